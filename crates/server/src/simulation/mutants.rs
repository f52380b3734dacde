//! Faults that are made on purpose. If the checker did not find them, its silence would mean nothing.

/// A fault.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Mutant {
    /// An order that is sent again counts as a new one: the log does not keep the ids of orders.
    ForgetsOrders,
    /// A server believes the hints: it reads a log only if a hint told it of entries that it lacks.
    TrustsHints,
    /// A claim on a computer's turn never ends, so nobody takes the turn of a dead server over.
    ClaimsForEver,
    /// The database answers before it has stored an append, and may forget the append.
    AnswersEarly,
    /// The database stores an append whose number is taken, after what is there already.
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
