//! What Monte-Carlo tree search knows about Jungle.

use std::ops::ControlFlow;

use rules::{
    Game, Seat,
    jungle::{Action, Animal, Jungle},
};
use search::{Generator, Knowledge, Values, advantage};

use super::DENS;

/// Plays short playouts. With uniformly random actions, a playout would take hundreds of plies, and animals
/// would starve beside their prey. Its result would say little about the position. So these playouts are
/// short, capture when they can, and enter an open den. The last position is judged by the animals that are
/// left and by how far they have advanced. The constants below were chosen by matches between a few
/// candidates at 250 nodes.
pub(crate) struct Playouts;

/// The most plies of a playout.
const HORIZON: u32 = 10;
/// The value of an animal, by rank from the Rat up.
const WORTH: [f64; 8] = [5.0, 3.0, 4.0, 4.0, 6.0, 9.0, 10.0, 9.0];
/// The prior of a capture is the value of the prey ([`WORTH`]) multiplied by this.
const PREY: f64 = 0.06;
/// The value of each row of the board by which an animal has advanced towards the enemy's side.
const STEP: f64 = 0.5;
/// The additional value of each step by which a side's foremost animal has come closer to the enemy den.
const LEAD: f64 = 1.0;
/// A side that is ahead by this much, in the units of [`WORTH`], has an expected score of three quarters.
const SCALE: f64 = 4.0;

impl Knowledge<Jungle> for Playouts {
    fn forced(&self, game: &Jungle) -> Option<Action> {
        let seat = game.turn().seat()?;
        let den = DENS[seat.other()]?;
        let squares = game.kinds(seat).filter_map(|kind| game.square(Animal { side: seat, kind }));
        squares
            .into_iter()
            .find(|from| game.targets(*from).contains(den))
            .map(|from| Action { from, to: den })
    }

    /// Plays the capture of the most valuable prey. Captures by hungry animals come before all other
    /// captures. If there is no capture, plays a random action.
    fn playout(&self, game: &Jungle, random: &mut Generator) -> Option<Action> {
        let hungry = game.hungry();
        let mut best = None;
        let mut most = (false, 0.0);
        let _ = game.visit(|action| -> ControlFlow<()> {
            if let Some(prey) = game.animal(action.to) {
                let meal = (hungry.contains(action.from), WORTH[prey.kind.index()]);
                if meal > most {
                    (best, most) = (Some(action), meal);
                }
            }
            ControlFlow::Continue(())
        });
        best.or_else(|| game.sample(random))
    }

    /// Ranks captures by the value of the prey. Against level 4, a search of 1,000 nodes scores 70 % with
    /// this prior, and 45 % without it.
    fn prior(&self, game: &Jungle, action: Action) -> f64 {
        game.animal(action.to).map_or(0.0, |prey| PREY * WORTH[prey.kind.index()])
    }

    fn proves(&self) -> bool {
        true
    }

    fn exploration(&self) -> f64 {
        0.2
    }

    fn horizon(&self, _: &Jungle) -> u32 {
        HORIZON
    }

    fn judge(&self, game: &Jungle) -> Values {
        advantage(strength(game, Seat::FIRST) - strength(game, Seat::SECOND), SCALE)
    }
}

fn strength(game: &Jungle, side: Seat) -> f64 {
    let mut sum = 0.0;
    let mut foremost = 0;
    for kind in game.kinds(side) {
        let Some(square) = game.square(Animal { side, kind }) else { continue };
        let ranks = if side == Seat::FIRST { square.rank() } else { 8 - square.rank() };
        foremost = foremost.max(ranks + 3 - square.file().abs_diff(3));
        sum += WORTH[kind.index()] + STEP * ranks as f64;
    }
    sum + LEAD * foremost as f64
}
