//! Inexact evaluation, for weaker play.

use rules::Game;
use search::{Evaluation, MOST};

/// How inexactly a player evaluates positions. Each evaluation has an error between `-width` and `width`,
/// which depends only on the position and the seed. So the player may choose an action that is nearly as good
/// as the best one, but never one that is far worse.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Blur {
    width: i32,
    seed: u64,
}

impl Blur {
    /// No error: evaluations are exact.
    pub(crate) const NONE: Blur = Blur { width: 0, seed: 0 };

    pub(crate) fn new(width: i32, seed: u64) -> Blur {
        Blur { width, seed }
    }

    /// Whether evaluations are exact.
    pub(crate) fn is_none(self) -> bool {
        self.width == 0
    }

    /// Returns the error of the evaluation of a position with this key.
    fn error(self, key: u64) -> i32 {
        // `rules::mix` would work too, but every weak level would then play differently.
        let mixed = (key ^ self.seed).wrapping_mul(0x9e37_79b9_7f4a_7c15);
        let mixed = (mixed ^ mixed >> 32).wrapping_mul(0xd6e8_feb8_6659_fd93);
        ((mixed >> 33) % (2 * self.width as u64 + 1)) as i32 - self.width
    }
}

/// An evaluation with the errors of a [`Blur`].
pub(crate) struct Blurred<E> {
    pub(crate) evaluation: E,
    pub(crate) blur: Blur,
}

impl<G: Game, E: Evaluation<G>> Evaluation<G> for Blurred<E> {
    fn evaluate(&self, game: &G) -> i32 {
        let value = self.evaluation.evaluate(game);
        if self.blur.is_none() {
            return value;
        }
        (value + self.blur.error(game.key())).clamp(-MOST, MOST)
    }

    fn settled(&self, game: &G) -> Option<i32> {
        self.evaluation.settled(game)
    }

    fn at_once(&self, game: &G) -> Option<G::Action> {
        self.evaluation.at_once(game)
    }

    fn visit(&self, game: &G, forcing: bool, each: &mut impl FnMut(G::Action, i32)) {
        self.evaluation.visit(game, forcing, each);
    }

    fn promise(&self, game: &G, action: G::Action) -> i32 {
        self.evaluation.promise(game, action)
    }

    fn forcing(&self, game: &G, action: G::Action) -> bool {
        self.evaluation.forcing(game, action)
    }

    fn tense(&self, game: &G) -> bool {
        self.evaluation.tense(game)
    }

    fn scale(&self) -> f64 {
        self.evaluation.scale()
    }
}

#[cfg(test)]
mod tests {
    use super::Blur;

    #[test]
    fn errors_keep_to_the_width_and_follow_from_key_and_seed() {
        let blur = Blur::new(50, 7);
        let errors: Vec<i32> = (0..2_000).map(|key| blur.error(key)).collect();
        assert!(errors.iter().all(|error| error.abs() <= 50));
        assert!(errors.contains(&50) && errors.contains(&-50) && errors.contains(&0));
        assert_eq!(blur.error(3), Blur::new(50, 7).error(3));
        assert!((0..2_000).any(|key| blur.error(key) != Blur::new(50, 8).error(key)));
        assert_eq!(Blur::NONE.error(5), 0);
    }
}
