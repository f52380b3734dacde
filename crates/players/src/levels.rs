//! How strong the levels are, in one table.

/// The nodes that each level searches at an action, game by game. A weak level errs because it sees less, never on
/// purpose: at level 1 it does not even look at every action.
const LADDERS: &[(&str, &[u64])] = &[
    ("mancala", &[10, 60, 400, 2_500]),
    ("mana", &[10, 60, 400, 2_500]),
    ("jungle", &[10, 60, 400, 2_500]),
    ("mandua", &[10, 60, 400, 2_500]),
    ("manitou", &[10, 60, 400, 2_500]),
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

/// The nodes of a level of a game; one that is too high is the highest.
pub(crate) fn nodes(game: &str, level: u8) -> u64 {
    let ladder = ladder(game);
    let step = usize::from(level).clamp(1, ladder.len().max(1)) - 1;
    ladder.get(step).copied().unwrap_or(1)
}

fn ladder(game: &str) -> &'static [u64] {
    LADDERS.iter().find(|(name, _)| *name == game).map_or(&[], |(_, nodes)| nodes)
}

#[cfg(test)]
mod tests {
    use super::{LEVELS, levels, nodes};

    #[test]
    fn every_game_has_a_rising_ladder() {
        for game in rules::catalog::GAMES {
            let highest = levels(game.name);
            assert!((4..=LEVELS).contains(&highest), "{}", game.name);
            for level in 2..=highest {
                assert!(nodes(game.name, level) > nodes(game.name, level - 1), "{} {level}", game.name);
            }
            assert_eq!(nodes(game.name, LEVELS + 1), nodes(game.name, highest), "{}", game.name);
        }
    }
}
