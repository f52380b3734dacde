//! What players have to do in their turns, which the pie rule makes different.

/// What the player whose turn it is has to do.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Task {
    /// Play an action.
    Act,
    /// Play an action after which the other player chooses a side, so that both sides should be equally good.
    OpenFairly,
    /// Play an action and then choose a side, so that one side should be much better.
    OpenUnevenly,
    /// Choose a side.
    ChooseSide,
}
