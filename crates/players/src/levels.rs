//! How strong the levels are, in one table.

/// How a level plays. A weak one errs because it sees less and judges less exactly, never on purpose.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Level {
    /// Nodes searched at an action.
    pub(crate) nodes: u64,
    /// Most plies looked ahead, but for forcing actions; tree search knows no such limit.
    pub(crate) depth: u32,
    /// How inexactly positions are judged; tree search judges them as they are.
    pub(crate) blur: i32,
    /// Of a hundred actions, how many are not thought of at all; tree search thinks of all.
    pub(crate) overlooks: u32,
}

/// A level of tree search.
const fn tree(nodes: u64) -> Level {
    Level { nodes, depth: u32::MAX, blur: 0, overlooks: 0 }
}

/// A level of alpha-beta that looks so many plies ahead.
const fn deep(depth: u32, blur: i32, overlooks: u32) -> Level {
    Level { nodes: 20_000, depth, blur, overlooks }
}

/// A level of alpha-beta that looks ahead as far as its nodes reach.
const fn wide(nodes: u64, blur: i32) -> Level {
    Level { nodes, depth: u32::MAX, blur, overlooks: 0 }
}

/// The levels of each game.
const LADDERS: &[(&str, &[Level])] = &[
    (
        "mancala",
        &[
            deep(1, 2_000, 50),
            deep(1, 1_150, 27),
            deep(1, 650, 10),
            deep(1, 350, 3),
            deep(1, 130, 0),
            deep(2, 50, 0),
            wide(500, 15),
            wide(300_000, 0),
        ],
    ),
    (
        "mana",
        &[
            deep(1, 4_000, 75),
            deep(1, 3_000, 30),
            deep(2, 300, 0),
            wide(1_000, 50),
            wide(3_000, 20),
            wide(8_000, 0),
            wide(25_000, 0),
            wide(80_000, 0),
        ],
    ),
    (
        "jungle",
        &[
            deep(1, 3_000, 50),
            deep(1, 600, 8),
            deep(1, 250, 0),
            deep(2, 140, 0),
            deep(3, 90, 0),
            wide(700, 30),
            wide(2_700, 10),
            wide(12_000, 0),
        ],
    ),
    (
        "mandua",
        &[
            deep(1, 2_000, 60),
            deep(1, 600, 0),
            deep(3, 300, 0),
            deep(3, 150, 0),
            wide(1_000, 100),
            wide(1_500, 50),
            wide(4_000, 20),
            wide(20_000, 0),
        ],
    ),
    ("manitou", &[tree(2), tree(8), tree(60), tree(2_500)]),
];

/// The most levels that any game has; a game's own number is [`levels`].
pub const LEVELS: u8 = {
    let (mut most, mut game) = (0, 0);
    while game < LADDERS.len() {
        if LADDERS[game].1.len() > most {
            most = LADDERS[game].1.len();
        }
        game += 1;
    }
    most as u8
};

/// The number of levels in the game of this name; none in an unknown one.
pub fn levels(game: &str) -> u8 {
    ladder(game).len() as u8
}

/// A level of a game; one that is too high is the highest.
pub(crate) fn level(game: &str, level: u8) -> Level {
    let ladder = ladder(game);
    let step = usize::from(level).clamp(1, ladder.len().max(1)) - 1;
    ladder.get(step).copied().unwrap_or(tree(1))
}

fn ladder(game: &str) -> &'static [Level] {
    LADDERS.iter().find(|(name, _)| *name == game).map_or(&[], |(_, levels)| levels)
}

#[cfg(test)]
mod tests {
    use super::{LEVELS, level, levels};

    #[test]
    fn every_game_has_a_rising_ladder() {
        for game in rules::catalog::GAMES {
            let highest = levels(game.name);
            assert!((4..=LEVELS).contains(&highest), "{}", game.name);
            for number in 2..=highest {
                let (low, high) = (level(game.name, number - 1), level(game.name, number));
                assert!(high.depth >= low.depth && high.blur <= low.blur, "{} {number}", game.name);
                assert!(high.overlooks <= low.overlooks && high != low, "{} {number}", game.name);
            }
            assert_eq!(level(game.name, LEVELS + 1), level(game.name, highest), "{}", game.name);
        }
    }
}
