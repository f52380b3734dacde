//! How strong the levels are, in one table.

use rules::Spec;

/// The number of levels, the same in every game.
pub const LEVELS: u8 = 4;

/// The nodes that a level searches at each action. A weak level errs because it sees less, never on purpose.
const NODES: &[(&str, [u64; LEVELS as usize])] = &[
    ("jungle", [30, 150, 600, 2_500]),
    ("mana", [30, 150, 600, 2_500]),
    ("mancala", [30, 300, 3_000, 30_000]),
    ("mandua", [30, 150, 600, 2_500]),
    ("manitou", [30, 150, 600, 2_500]),
];

/// For a game that is not in the table.
const OTHERS: [u64; LEVELS as usize] = [30, 150, 600, 2_500];

/// The nodes of a level; one that is too high is the highest.
pub(crate) fn nodes<S: Spec>(_: &S, level: u8) -> u64 {
    let nodes = NODES.iter().find(|(name, _)| *name == S::NAME).map_or(&OTHERS, |(_, nodes)| nodes);
    nodes[usize::from(level.clamp(1, LEVELS)) - 1]
}
