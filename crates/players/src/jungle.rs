//! What is known about Jungle.

use std::ops::ControlFlow;

use rules::{
    Game, Seat,
    jungle::{Action, Jungle, Kind, Square},
};
use search::{Generator, Knowledge, Values, advantage};

/// A uniform playout wanders about for hundreds of plies and lets half the animals starve, which says little. So playouts
/// are short, enter a den when they can, eat when they are hungry, and are judged by animals and by the way to the den.
pub(crate) struct Known;

/// Plies of a playout.
const HORIZON: u32 = 10;

/// What an animal is worth, by rank.
const WORTH: [f64; 8] = [5.0, 3.0, 4.0, 4.0, 6.0, 9.0, 10.0, 9.0];

impl Knowledge<Jungle> for Known {
    fn forced(&self, game: &Jungle) -> Option<Action> {
        let seat = game.turn().seat()?;
        for kind in game.kinds(seat).iter() {
            let from = game.square(rules::jungle::Animal { side: seat, kind })?;
            if game.targets(from).contains(den(seat.other())) {
                return Some(Action { from, to: den(seat.other()) });
            }
        }
        None
    }

    fn playout(&self, game: &Jungle, random: &mut Generator) -> Option<Action> {
        let hungry = game.hungry();
        let mut best = None;
        let mut most = 0.0;
        let _ = game.visit(|action| -> ControlFlow<()> {
            if let Some(prey) = game.animal(action.to) {
                let hunger = if hungry.contains(action.from) { 10.0 } else { 0.0 };
                let worth = WORTH[prey.kind.index()] + hunger;
                if worth > most {
                    (best, most) = (Some(action), worth);
                }
            }
            ControlFlow::Continue(())
        });
        best.or_else(|| game.sample(random))
    }

    fn horizon(&self) -> u32 {
        HORIZON
    }

    fn judge(&self, game: &Jungle) -> Values {
        let [orange, yellow] = [Seat::FIRST, Seat::SECOND].map(|seat| worth(game, seat));
        advantage(orange - yellow, 10.0)
    }
}

fn worth(game: &Jungle, seat: Seat) -> f64 {
    game.kinds(seat).iter().map(|kind: Kind| {
        let rank = game.square(rules::jungle::Animal { side: seat, kind }).map_or(0, |square| square.rank());
        let ahead = if seat == Seat::FIRST { rank } else { 8 - rank };
        WORTH[kind.index()] + 0.2 * ahead as f64
    }).sum()
}

fn den(side: Seat) -> Square {
    // d1 and d9.
    Square::at(3, if side == Seat::FIRST { 0 } else { 8 }).unwrap()
}
