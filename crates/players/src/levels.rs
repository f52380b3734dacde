//! How strong the levels are, in one table.

/// The number of levels, the same in every game.
pub const LEVELS: u8 = NODES.len() as u8;

/// The nodes that each level searches at an action, in every game. A weak level errs because it sees less, never on
/// purpose: at level 1 it does not even look at every action. Each has about six times the nodes of the one below, which
/// wins it two games in three to four in five.
const NODES: [u64; 4] = [10, 60, 400, 2_500];

/// The nodes of a level; one that is too high is the highest.
pub(crate) fn nodes(level: u8) -> u64 {
    NODES[usize::from(level.clamp(1, LEVELS)) - 1]
}
