//! Draws the openings of a match.

use players::{Budget, SearchContext, Strength};
use rules::{
    Game, Turn,
    catalog::{AnyGame, GameVisitor},
};
use search::Generator;

use crate::{
    failure::{Failure, Result},
    interrupt::is_stopped,
    thinking::{self, Thought},
};

/// Draws random openings.
pub(super) struct Openings {
    plies: u32,
    /// An opening is even if the expected score after it differs from one half by at most this much. `None`
    /// if any opening will do.
    tolerance: Option<f64>,
    /// The maximum number of openings that are drawn to find an even one. If none of them is even, the one
    /// that comes closest is taken.
    draws: usize,
}

/// The default number of random actions in an opening, for games without a deal.
const PLIES: u32 = 4;
/// The maximum number of openings that are drawn to find an even one.
const DRAWS: usize = 400;
/// The node budget for the score of an opening.
const NODES: u64 = 100_000;

impl Openings {
    /// Prepares openings of `plies` actions. With `even`, the expected score after an opening differs from 50
    /// by at most that many points, on a scale of 0 to 100.
    ///
    /// # Errors
    /// `even` is given for a game with a deal, whose openings cannot be scored.
    pub(super) fn new(plies: Option<u32>, even: Option<u8>, start: &AnyGame) -> Result<Openings> {
        let dealt = start.turn() == Turn::Chance;
        if dealt && even.is_some() {
            return Err(Failure::Usage("--even does not work for games that are dealt".to_owned()));
        }
        let tolerance = even.map(|points| f64::from(points) / 100.0);
        Ok(Openings { plies: plies.unwrap_or(if dealt { 0 } else { PLIES }), tolerance, draws: DRAWS })
    }

    /// Draws an opening after which the game is not over. The same seed gives the same opening.
    pub(super) fn draw(&self, start: &AnyGame, seed: u64) -> Vec<String> {
        let mut random = Generator::new(seed);
        let Some(tolerance) = self.tolerance else { return self.any(start, &mut random) };
        let mut best = (f64::INFINITY, Vec::new());
        for _ in 0..self.draws {
            let actions = self.any(start, &mut random);
            let uneven = unevenness(start, &actions);
            if uneven < best.0 {
                best = (uneven, actions);
            }
            if best.0 <= tolerance || is_stopped() {
                break;
            }
        }
        best.1
    }

    fn any(&self, start: &AnyGame, random: &mut Generator) -> Vec<String> {
        // If random openings of this length keep ending the game, shorter ones are tried.
        let tries = (0..=self.plies).rev().flat_map(|plies| [plies; 10]);
        tries
            .map(|plies| start.visit(Opening(random, plies)))
            .find(Option::is_some)
            .flatten()
            .unwrap_or_default()
    }
}

/// How far the expected score after these actions is from one half.
fn unevenness(start: &AnyGame, actions: &[String]) -> f64 {
    let mut game = start.clone();
    // The computer reports no score if it has only one action or wins at once. Such openings count as uneven.
    let mut expected = 0.0_f64;
    if actions.iter().all(|action| game.play(action).is_ok()) {
        let strength = Strength::Search(Budget::Nodes(NODES));
        let mut report = |thought: &Thought| expected = thought.value;
        let mut context = SearchContext::unlimited().stop_when(&is_stopped).report_to(&mut report);
        let _ = thinking::choose(&game, strength, 0, &mut context);
    }
    (expected - 0.5).abs()
}

/// Plays this many random actions and returns them. `None` if the game is over by then, or if chance has to
/// act.
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
    use rules::catalog::GAMES;

    use super::{Openings, unevenness};

    #[test]
    fn even_openings_leave_nobody_ahead() {
        let game = GAMES[0].default_spec().start();
        let openings = |even| Openings::new(Some(4), even, &game).unwrap();
        let drawn = |even| [1, 2, 3].map(|seed| openings(even).draw(&game, seed));
        let even = drawn(Some(20));
        assert!(even.iter().all(|actions| actions.len() == 4 && unevenness(&game, actions) <= 0.2));
        assert!(drawn(None).iter().any(|actions| unevenness(&game, actions) > 0.2));
        assert_eq!(even, drawn(Some(20)));
    }

    #[test]
    fn where_none_is_even_enough_the_evenest_is_taken() {
        // All openings without actions are the same.
        let game = GAMES[0].default_spec().start();
        assert!(unevenness(&game, &[]) > 0.0);
        let none = Openings { plies: 0, tolerance: Some(0.0), draws: 2 };
        assert!(none.draw(&game, 1).is_empty());
    }
}
