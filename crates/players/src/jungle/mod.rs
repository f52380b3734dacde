//! What computer players know about Jungle.

mod clauses;
mod evaluation;
mod features;
mod oracle;
mod playouts;
pub mod tables;

use rules::{
    BySeat, Game, Seat,
    jungle::{Action, Jungle, Square},
};
use search::Knowledge;

pub use clauses::JungleClauses;
pub(crate) use evaluation::Weights;
use features::COUNT;
#[cfg(feature = "threads")]
use features::Land;
use oracle::JungleOracle;
use playouts::Playouts;

#[cfg(feature = "threads")]
use crate::learning::{self, LearnedWeights, SelfPlay};
use crate::{
    blur::Blur,
    levels::Level,
    oracle::{Oracle, TableSize},
    playable::Playable,
    searcher::{Searcher, alpha_beta},
};

/// The den of each seat: d1 for Orange, d9 for Yellow.
const DENS: BySeat<Option<Square>> = BySeat::new([Square::at(3, 0), Square::at(3, 8)]);

/// The weights of the features, as learned by `menagerie tune jungle`.
static WEIGHTS: [i16; COUNT] = include!("jungle.weights");

impl Playable for Jungle {
    const LEVELS: &'static [Level] = &[
        Level::deep(1, 150, 75),
        Level::deep(1, 150, 55),
        Level::deep(1, 150, 25),
        Level::deep(2, 140, 0),
        Level::deep(3, 90, 0),
        Level::wide(700, 30),
        Level::wide(2_700, 10),
        Level::wide(12_000, 0),
    ];

    fn knowledge() -> impl Knowledge<Jungle> + 'static {
        Playouts
    }

    fn best_search(blur: Blur, _: TableSize) -> impl Searcher<Jungle> + 'static {
        alpha_beta(Weights(&WEIGHTS), blur)
    }

    /// Whether the action takes an animal, leads out of danger, or leads nearer to the enemy den.
    fn leads_on(&self, action: Action) -> bool {
        let Some(enemy) = self.turn().seat().map(Seat::other) else { return true };
        let Some(den) = DENS[enemy] else { return true };
        let steps = |square: Square| square.file().abs_diff(den.file()) + square.rank().abs_diff(den.rank());
        self.animal(action.to).is_some()
            || self.reach(enemy).iter().any(|squares| squares.contains(action.from))
            || steps(action.to) < steps(action.from)
    }

    fn oracle() -> impl Oracle<Jungle> {
        JungleOracle::new()
    }

    #[cfg(feature = "threads")]
    fn tune(spec: rules::jungle::Spec, self_play: SelfPlay, doubt: f64) -> Option<LearnedWeights> {
        Some(learning::tuned::<Jungle, Land, _>(spec, || Weights(&WEIGHTS), &WEIGHTS, self_play, doubt))
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used, reason = "tests")]
mod tests {
    use rules::jungle::Spec;

    use super::{Game, Jungle, Playable};

    #[test]
    fn captures_and_moves_towards_the_den_lead_on() {
        let leading = |position| {
            let game = Jungle::from_position(Spec, position).unwrap();
            let (on, off): (Vec<_>, Vec<_>) =
                rules::legal(&game).into_iter().partition(|&action| game.leads_on(action));
            [on, off].map(|actions| actions.iter().map(ToString::to_string).collect::<Vec<_>>().join(" "))
        };
        assert_eq!(leading("7/7/7/7/7/7/7/1c5/1D5 o -"), ["b1-b2 b1-c1", "b1-a1"]);
        // The Dog is in danger.
        assert_eq!(leading("7/7/2De3/7/7/7/7/7/7 o -"), ["c7-b7 c7-c6 c7-c8", ""]);
        // Taking an animal leads on, even away from the den.
        assert_eq!(leading("7/7/2De3/7/7/7/7/7/7 y -"), ["d7-c7 d7-d6", "d7-d8 d7-e7"]);
    }
}
