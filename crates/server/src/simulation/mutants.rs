//! Deliberate faults. A test checks that the checker finds each of them.

/// A deliberate fault of a server or of the database.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Mutant {
    /// An order that is sent again counts as a new one: the log does not keep the ids of orders.
    ForgetsOrders,
    /// A server believes the hints: it reads a log only if a hint told it of entries that it lacks.
    TrustsHints,
    /// A claim on a computer's turn never ends, so no server takes over the turn of a server that has
    /// crashed.
    ClaimsForEver,
    /// The database answers before it has stored an append, and may forget the append.
    AnswersEarly,
    /// If an append's number is taken, the database stores the append at the end of the log instead of
    /// refusing it.
    IgnoresNumbers,
    /// A server that could not reach the database says that an order is done.
    HidesFailures,
}

impl Mutant {
    pub(super) const ALL: [Mutant; 6] = [
        Mutant::ForgetsOrders,
        Mutant::TrustsHints,
        Mutant::ClaimsForEver,
        Mutant::AnswersEarly,
        Mutant::IgnoresNumbers,
        Mutant::HidesFailures,
    ];
}
