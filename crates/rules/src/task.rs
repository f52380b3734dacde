//! What the player whose turn it is may have to do. Usually it is to play an action. The other tasks come
//! from the pie rule (C-10) and from bids (C-12).

/// What the player whose turn it is has to do.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Task {
    /// Play an action.
    Act,
    /// Play an action before the other player chooses a side. The aim is that both sides are then equally
    /// good.
    OpenFairly,
    /// Play an action and then choose a side. The aim is that one side is then much better.
    OpenUnevenly,
    /// Choose a side.
    ChooseSide,
    /// Name a number or pass (C-12).
    Bid {
        /// The largest number that may be named; 0 if the player can only pass.
        most: u8,
        /// Whether this is the first bid, which must name a number.
        first: bool,
    },
}

impl Task {
    /// Whether the task is to play an action.
    pub const fn is_action(self) -> bool {
        matches!(self, Task::Act | Task::OpenFairly | Task::OpenUnevenly)
    }
}
