//! What alpha-beta knows about Jungle.

use rules::{
    Game, Seat, Turn,
    jungle::{Action, Animal, Jungle},
};
use search::Evaluation;

/// Animals and their advance.
pub(crate) struct Weights;

/// What an animal is worth, by rank from the Rat up.
const WORTH: [i32; 8] = [167, 100, 133, 133, 200, 300, 333, 300];
/// What a step of any animal towards the enemy's bank is worth.
const STEP: i32 = 17;
/// What a step of the foremost animal towards the enemy's den is worth besides.
const LEAD: i32 = 33;

impl Evaluation<Jungle> for Weights {
    fn evaluate(&self, game: &Jungle) -> i32 {
        let lead = strength(game, Seat::FIRST) - strength(game, Seat::SECOND);
        if game.turn() == Turn::Seat(Seat::FIRST) { lead } else { -lead }
    }

    fn promise(&self, game: &Jungle, action: Action) -> i32 {
        game.animal(action.to).map_or(0, |prey| WORTH[prey.kind.index()])
    }

    fn forcing(&self, game: &Jungle, action: Action) -> bool {
        game.animal(action.to).is_some()
    }

    fn tense(&self, game: &Jungle) -> bool {
        !game.hungry().is_empty()
    }
}

fn strength(game: &Jungle, side: Seat) -> i32 {
    let mut sum = 0;
    let mut foremost = 0;
    for kind in game.kinds(side).iter() {
        let Some(square) = game.square(Animal { side, kind }) else { continue };
        let ranks = if side == Seat::FIRST { square.rank() } else { 8 - square.rank() };
        foremost = foremost.max(ranks + 3 - square.file().abs_diff(3));
        sum += WORTH[kind.index()] + STEP * ranks as i32;
    }
    sum + LEAD * foremost as i32
}
