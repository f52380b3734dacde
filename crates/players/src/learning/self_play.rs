//! Plays and records games of the computer against itself.

use std::fmt::{self, Write};

use rules::{Game, Random};
use search::{AlphaBeta, Evaluation, Generator, Limits, MOST, SearchContext};

use super::SelfPlay;

/// A game and the values that the search found during it.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct TrainingGame<A> {
    /// The game's number, which together with the seed determines the whole game.
    pub(super) number: u64,
    /// The random actions at the start.
    pub(super) opening: Vec<A>,
    /// The other actions, each with the value that the search found for the seat that chose it, in the units
    /// of [`Evaluation`].
    pub(super) moves: Vec<(A, i16)>,
}

impl<A: Copy> TrainingGame<A> {
    /// Plays the game with this number.
    pub(super) fn play<G: Game<Action = A>, E: Evaluation<G>>(
        spec: G::Spec,
        search: &mut AlphaBeta<G, E>,
        self_play: SelfPlay,
        number: u64,
    ) -> TrainingGame<A> {
        // `rules::mix` would work too, but training would then play other games and learn other weights.
        let seed = self_play.seed.wrapping_add(number).wrapping_mul(0x9e37_79b9_7f4a_7c15);
        let mut random = Generator::new(seed);
        let mut game = G::new(spec);
        let mut played = TrainingGame { number, opening: Vec::new(), moves: Vec::new() };
        for _ in 0..random.below(self_play.opening + 1) {
            if let Some(action) = game.sample(&mut random) {
                game.play(action);
                played.opening.push(action);
            }
        }
        search.forget();
        while game.turn().seat().is_some()
            && let Some(info) =
                search.search(&game, &[], &mut SearchContext::new(Limits::nodes(self_play.nodes)))
        {
            played.moves.push((info.best, lead(info.value, search.scale())));
            game.play(info.best);
        }
        played
    }

    /// Replays the game. Calls `each` with each position that was searched, the action taken there, and the
    /// value that the search found. Returns the finished game, or `None` if the actions do not finish it or
    /// one of them is illegal.
    pub(super) fn replay<G: Game<Action = A>>(
        &self,
        spec: G::Spec,
        mut each: impl FnMut(&G, A, i16),
    ) -> Option<G> {
        let mut game = G::new(spec);
        for action in &self.opening {
            game.check(*action).ok()?;
            game.play(*action);
        }
        for (action, value) in &self.moves {
            game.check(*action).ok()?;
            each(&game, *action, *value);
            game.play(*action);
        }
        game.outcome().is_some().then_some(game)
    }
}

/// Returns the evaluation that corresponds to an expected score: the inverse of [`search::worth`].
fn lead(value: f64, scale: f64) -> i16 {
    let edge = 2.0 * value - 1.0;
    let most = f64::from(MOST);
    (scale * edge / (1.0 - edge.abs()).max(1e-9)).clamp(-most, most).round() as i16
}

/// Writes the game as one line. The line begins with the number of the game and the actions of the opening.
/// After `|` comes each further action with its value. After `;` comes the number of these further actions.
impl<A: fmt::Display> fmt::Display for TrainingGame<A> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.number)?;
        self.opening.iter().try_for_each(|action| write!(f, " {action}"))?;
        f.write_str(" |")?;
        self.moves.iter().try_for_each(|(action, value)| write!(f, " {action} {value}"))?;
        f.write_char(' ')?;
        write!(f, "; {}", self.moves.len())
    }
}

impl<A: std::str::FromStr> TrainingGame<A> {
    /// Reads a game from its line. Returns `None` if the line is incomplete.
    pub(super) fn read(line: &str) -> Option<TrainingGame<A>> {
        let (line, count) = line.split_once(" ; ")?;
        let (start, moves) = line.split_once(" |")?;
        let mut start = start.split_ascii_whitespace();
        let number = start.next()?.parse().ok()?;
        let opening: Option<Vec<A>> = start.map(|action| action.parse().ok()).collect();
        let words: Vec<&str> = moves.split_ascii_whitespace().collect();
        let moves: Option<Vec<(A, i16)>> =
            words.chunks_exact(2).map(|pair| Some((pair[0].parse().ok()?, pair[1].parse().ok()?))).collect();
        let game = TrainingGame { number, opening: opening?, moves: moves? };
        (words.len().is_multiple_of(2) && count.parse() == Ok(game.moves.len())).then_some(game)
    }
}
