//! What alpha-beta knows about Mandua.

use std::ops::ControlFlow;

use rules::{
    Game,
    mandua::{Action, Fields, Mandua},
};
use search::{Evaluation, MOST};

use super::{
    features::{COUNT, Hunt},
    threats::{exposed, jumps, manduas, springs},
};
use crate::linear;

/// The features of the hunt. Made for guided games.
pub(crate) struct Weights(pub(crate) &'static [i16; COUNT]);

/// What beating promises.
const BEATING: i32 = 100;
/// What a hunter promises that comes where it takes a threat away.
const COVER: i32 = 50;
/// What a tiger promises that comes where it may threaten.
const LURKING: i32 = 1;
/// What a hunter promises that may be beaten at once.
const EXPOSED: i32 = -20_000;

impl Evaluation<Mandua> for Weights {
    fn evaluate(&self, game: &Mandua) -> i32 {
        linear::sum::<Mandua, Hunt>(game, self.0).clamp(-MOST, MOST)
    }

    /// Tiger must beat where he can, so that either all actions are forcing or none is.
    fn visit(&self, game: &Mandua, forcing: bool, each: &mut impl FnMut(Action, i32)) {
        if forcing && game.to_beat() == 0 {
            return;
        }
        let (tigers, hunters) = (game.tigers(), game.hunters());
        let vacant = Fields::BOARD - (tigers | hunters);
        let covers = jumps(tigers, hunters, vacant) | manduas(tigers, hunters, vacant);
        let (exposed, springs) = (exposed(tigers, hunters, vacant), springs(hunters, vacant));
        let _ = game.visit(|action| -> ControlFlow<()> {
            let promise = match action {
                Action::Go { .. } if game.to_beat() > 0 => BEATING,
                Action::Go { from, to } if tigers.contains(from) => LURKING * i32::from(springs.contains(to)),
                Action::Go { to, .. } | Action::Place(to) => {
                    match (exposed.contains(to), covers.contains(to)) {
                        (true, _) => EXPOSED,
                        (_, true) => COVER,
                        _ => 0,
                    }
                }
                _ => 0,
            };
            each(action, promise);
            ControlFlow::Continue(())
        });
    }

    fn forcing(&self, game: &Mandua, _: Action) -> bool {
        game.to_beat() > 0
    }

    fn tense(&self, game: &Mandua) -> bool {
        game.to_beat() > 0
    }
}
