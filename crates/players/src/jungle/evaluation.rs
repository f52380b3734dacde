//! What alpha-beta knows about Jungle.

use rules::{
    Game,
    jungle::{Action, Animal, Jungle},
};
use search::{Evaluation, MOST};

use super::{
    DENS,
    features::{COUNT, Land},
};
use crate::linear;

/// The weights of the features of [`Land`].
pub(crate) struct Weights(pub(crate) &'static [i16; COUNT]);

/// The [promise](Evaluation::promise) of an action that takes an animal, by the rank of that animal, from the
/// Rat up.
const WORTH: [i32; 8] = [167, 100, 133, 133, 200, 300, 333, 300];

impl Evaluation<Jungle> for Weights {
    fn evaluate(&self, game: &Jungle) -> i32 {
        linear::sum::<Jungle, Land>(game, self.0).clamp(-MOST, MOST)
    }

    fn at_once(&self, game: &Jungle) -> Option<Action> {
        let seat = game.turn().seat()?;
        let to = DENS[seat.other()]?;
        let reach = game.reach(seat);
        let kind = game.kinds(seat).find(|kind| reach[kind.index()].contains(to))?;
        Some(Action { from: game.square(Animal { side: seat, kind })?, to })
    }

    fn promise(&self, game: &Jungle, action: Action) -> i32 {
        game.animal(action.to).map_or(0, |prey| WORTH[prey.kind.index()])
    }

    fn forcing(&self, game: &Jungle, action: Action) -> bool {
        game.animal(action.to).is_some()
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used, reason = "tests")]
mod tests {
    use rules::{Game, jungle};
    use search::{Evaluation, Generator};

    use super::{Action, Jungle, Weights};

    #[test]
    fn an_open_den_is_entered() {
        let weights = Weights(&crate::jungle::WEIGHTS);
        let mut random = Generator::new(1);
        let mut wins = 0;
        for _ in 0..20 {
            let mut game = Jungle::new(jungle::Spec);
            while game.turn().seat().is_some() {
                let enters = |action: &Action| matches!(action.to.to_string().as_str(), "d1" | "d9");
                let win = weights.at_once(&game);
                assert_eq!(win.is_some(), rules::legal(&game).iter().any(enters));
                assert!(win.is_none_or(|action| enters(&action) && game.check(action).is_ok()));
                wins += usize::from(win.is_some());
                game.play(game.sample(&mut random).unwrap());
            }
        }
        assert!(wins > 10, "{wins}");
    }
}
