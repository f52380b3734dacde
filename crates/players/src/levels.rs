//! The parameters of a level, and the suggested games against the computer.

use rules::catalog::{AnySpec, GameInfo};

use crate::playable::{Playable, levels};

/// A suggested game against the computer.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Preset {
    /// Whom the preset is for.
    pub kind: PresetKind,
    /// The game and its options.
    pub spec: AnySpec,
    /// The level of the computer.
    pub level: u8,
}

/// Whom a preset is for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PresetKind {
    /// Somebody who does not know the game yet.
    FirstGame,
    /// Somebody who has won a game or two.
    EvenMatch,
    /// Somebody who wants to meet the strongest computer.
    Strongest,
}

/// Returns the suggested games against the computer, the easiest first.
pub fn presets(game: &GameInfo) -> [Preset; 3] {
    let usual = game.default_spec();
    let first = AnySpec::parse(game.first_game).unwrap_or(usual);
    let highest = levels(usual);
    let preset = |kind, spec, level| Preset { kind, spec, level };
    [
        preset(PresetKind::FirstGame, first, 1),
        preset(PresetKind::EvenMatch, usual, highest.div_ceil(2)),
        preset(PresetKind::Strongest, usual, highest),
    ]
}

/// How a level plays. A weak level makes mistakes because it searches less, evaluates less exactly and
/// overlooks actions. It never chooses a bad action on purpose.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Level {
    /// Nodes searched for each action.
    pub(crate) nodes: u64,
    /// Plies of look-ahead, not counting forcing actions. Tree search ignores it.
    pub(crate) depth: u32,
    /// The width of the [`Blur`](crate::blur::Blur) on evaluations. Tree search ignores it.
    pub(crate) blur: i32,
    /// The percentage of actions that the player overlooks. It overlooks fewer of the actions that gain most
    /// at once, and it never overlooks a win. Tree search ignores this.
    pub(crate) overlooks: u32,
}

impl Level {
    /// Creates a level that plays by tree search or, in a secret choice, by regret matching.
    pub(crate) const fn tree(nodes: u64) -> Level {
        Level { nodes, depth: u32::MAX, blur: 0, overlooks: 0 }
    }

    /// Creates a level that plays by alpha-beta and looks this many plies ahead.
    pub(crate) const fn deep(depth: u32, blur: i32, overlooks: u32) -> Level {
        Level { nodes: 20_000, depth, blur, overlooks }
    }

    /// Creates a level that plays by alpha-beta and is limited only by nodes.
    pub(crate) const fn wide(nodes: u64, blur: i32) -> Level {
        Level { nodes, depth: u32::MAX, blur, overlooks: 0 }
    }
}

/// Returns the level of a game with this number, from 1. A number above the highest level means the highest
/// level.
pub(crate) fn level<G: Playable>(number: u8) -> Level {
    let last = G::LEVELS.len().saturating_sub(1);
    let place = usize::from(number).saturating_sub(1).min(last);
    G::LEVELS.get(place).copied().unwrap_or(Level::tree(1))
}

#[cfg(test)]
#[allow(clippy::unwrap_used, reason = "tests")]
mod tests {
    use rules::{Spec, catalog::AnySpec};

    use super::{level, presets};
    use crate::playable::{LEVELS, Playable, PlayableSpecVisitor, levels, visit_spec};

    struct Rises;

    impl PlayableSpecVisitor for Rises {
        type Output = ();

        fn visit<G: Playable>(self, _: G::Spec) {
            let (name, highest) = (G::Spec::NAME, G::LEVELS.len() as u8);
            for number in 2..=highest {
                let (low, high) = (level::<G>(number - 1), level::<G>(number));
                assert!(high.depth >= low.depth && high.blur <= low.blur, "{name} {number}");
                assert!(high.overlooks <= low.overlooks && high != low, "{name} {number}");
            }
            assert_eq!(level::<G>(LEVELS + 1), level::<G>(highest), "{name}");
        }
    }

    #[test]
    fn presets_rise_from_a_first_game_to_the_strongest_computer() {
        for game in rules::catalog::GAMES {
            assert_eq!(AnySpec::parse(game.first_game).unwrap().info().name, game.name);
            let levels: Vec<u8> = presets(game).iter().map(|preset| preset.level).collect();
            assert_eq!((levels[0], levels[2]), (1, super::levels(game.default_spec())), "{}", game.name);
            assert!(levels.is_sorted_by(|low, high| low < high), "{}: {levels:?}", game.name);
        }
    }

    #[test]
    fn the_levels_of_every_game_rise() {
        for game in rules::catalog::GAMES {
            let spec = AnySpec::parse(game.name).unwrap();
            assert!((4..=LEVELS).contains(&levels(spec)), "{}", game.name);
            visit_spec(spec, Rises);
        }
    }
}
