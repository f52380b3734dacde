//! The tasks of the player whose turn it is. The pie rule (C-10) adds tasks to playing an action.

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
}
