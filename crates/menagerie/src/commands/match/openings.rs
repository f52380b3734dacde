//! How the games of a match begin.

use players::{Budget, Strength};
use rules::{
    Game, Turn,
    catalog::{AnyGame, GameVisitor},
};
use search::Generator;

use crate::{failure::Failure, local::Local, thinking};

/// Random actions at the beginning of each game.
pub(super) struct Openings {
    plies: u32,
    /// By how much what is expected may differ from a half.
    uneven: Option<f64>,
    /// Openings of which the first that is even enough is taken, or the most even, if none is.
    draws: usize,
}

/// Random actions where the arguments name no number, in games that are not dealt.
const PLIES: u32 = 4;
/// Openings that are looked at before one is taken that is less even than was asked for.
const DRAWS: usize = 400;
/// How much the computer thinks about an opening, to tell whether it is even.
const NODES: u64 = 100_000;

impl Openings {
    /// Openings of so many actions, even to so many points of 100.
    pub(super) fn new(plies: Option<u32>, even: Option<u8>, start: &AnyGame) -> Result<Openings, Failure> {
        let dealt = start.turn() == Turn::Chance;
        if dealt && even.is_some() {
            return Err(Failure::Usage("--even is for games that are not dealt".to_owned()));
        }
        let uneven = even.map(|points| f64::from(points) / 100.0);
        Ok(Openings { plies: plies.unwrap_or(if dealt { 0 } else { PLIES }), uneven, draws: DRAWS })
    }

    /// The actions of an opening after which the game goes on: the same for the same seed.
    pub(super) fn draw(&self, local: &Local, seed: u64) -> Vec<String> {
        let mut random = Generator::new(seed);
        let Some(most) = self.uneven else { return self.any(local, &mut random) };
        let mut best = (f64::INFINITY, Vec::new());
        for _ in 0..self.draws {
            let actions = self.any(local, &mut random);
            let uneven = unevenness(local, &actions);
            if uneven < best.0 {
                best = (uneven, actions);
            }
            if best.0 <= most {
                break;
            }
        }
        best.1
    }

    fn any(&self, local: &Local, random: &mut Generator) -> Vec<String> {
        // Where most openings end the game, shorter ones are played.
        let tries = (0..=self.plies).rev().flat_map(|plies| [plies; 10]);
        tries
            .map(|plies| local.game().visit(Opening(random, plies)))
            .find(Option::is_some)
            .flatten()
            .unwrap_or_default()
    }
}

/// By how much the computer expects after these actions another result than an even one.
fn unevenness(local: &Local, actions: &[String]) -> f64 {
    let mut game = local.game().clone();
    // Nothing is told where there is one action, or one that wins at once: such openings are not wanted.
    let mut expected = 0.0;
    if actions.iter().all(|action| game.play(action).is_ok()) {
        let strength = Strength::Search(Budget::Nodes(NODES));
        let _ = thinking::choose(&game, strength, 0, &|| false, &mut |thought| expected = thought.value);
    }
    (expected - 0.5).abs()
}

/// Random actions of a game, if it goes on after them.
struct Opening<'a>(&'a mut Generator, u32);

impl GameVisitor for Opening<'_> {
    type Output = Option<Vec<String>>;

    fn visit<G: Game>(self, game: &G) -> Option<Vec<String>> {
        let mut game = game.clone();
        let mut actions = Vec::new();
        for _ in 0..self.1 {
            let action = match game.turn() {
                Turn::Chance => return None,
                _ => game.sample(self.0)?,
            };
            game.play(action);
            actions.push(action.to_string());
        }
        game.outcome().is_none().then_some(actions)
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used, reason = "tests")]
mod tests {
    use rules::catalog::AnySpec;

    use super::{Openings, unevenness};
    use crate::local::Local;

    #[test]
    fn even_openings_leave_nobody_ahead() {
        let game = AnySpec::parse("mancala").unwrap().start();
        let local = Local::new(game.clone(), None, 1, Vec::new());
        let openings = |even| Openings::new(Some(4), even, &game).unwrap();
        let drawn = |even| [1, 2, 3].map(|seed| openings(even).draw(&local, seed));
        let even = drawn(Some(20));
        assert!(even.iter().all(|actions| actions.len() == 4 && unevenness(&local, actions) <= 0.2));
        assert!(drawn(None).iter().any(|actions| unevenness(&local, actions) > 0.2));
        assert_eq!(even, drawn(Some(20)));
    }

    #[test]
    fn where_none_is_even_enough_the_evenest_is_taken() {
        // Every opening of no actions is the same.
        let game = AnySpec::parse("mancala:stones=2").unwrap().start();
        let local = Local::new(game.clone(), None, 1, Vec::new());
        assert!(unevenness(&local, &[]) > 0.0);
        let none = Openings { plies: 0, uneven: Some(0.0), draws: 2 };
        assert!(none.draw(&local, 1).is_empty());
    }
}
