//! Games that the computer plays against itself, to learn from.

use std::fmt::{self, Write};

use rules::{Game, Random};
use search::{AlphaBeta, Evaluation, Generator, Limits, MOST, SearchContext};

use super::Lessons;

/// A game, and what the search thought on its way.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Lesson<A> {
    /// Its number.
    pub(super) number: u64,
    /// Random actions that it began with.
    pub(super) opening: Vec<A>,
    /// The actions that were searched, and what the search found each worth to the seat that took it, in hundredths of the
    /// game's common unit.
    pub(super) moves: Vec<(A, i16)>,
}

impl<A: Copy> Lesson<A> {
    /// Plays the game of this number: everything left to chance follows from it and the seed.
    pub(super) fn play<G: Game<Action = A>, E: Evaluation<G>>(
        spec: G::Spec,
        search: &mut AlphaBeta<G, E>,
        lessons: Lessons,
        number: u64,
    ) -> Lesson<A> {
        let seed = lessons.seed.wrapping_add(number).wrapping_mul(0x9e37_79b9_7f4a_7c15);
        let mut random = Generator::new(seed);
        let mut game = G::new(spec);
        let mut lesson = Lesson { number, opening: Vec::new(), moves: Vec::new() };
        for _ in 0..random.below(lessons.opening + 1) {
            if let Some(action) = game.sample(&mut random) {
                game.play(action);
                lesson.opening.push(action);
            }
        }
        search.forget();
        while game.turn().seat().is_some()
            && let Some(info) =
                search.search(&game, &[], &mut SearchContext::new(Limits::nodes(lessons.nodes)))
        {
            lesson.moves.push((info.best, lead(info.value, search.scale())));
            game.play(info.best);
        }
        lesson
    }

    /// Plays through it; `each` sees the positions that were searched, before the action that was taken, and what that was
    /// found worth. Returns the finished game; `None` if it breaks off or an action is not legal.
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

/// The lead that is worth so much of a game, where `scale` is worth three quarters: [`search::worth`] turned back.
fn lead(value: f64, scale: f64) -> i16 {
    let edge = 2.0 * value - 1.0;
    let most = f64::from(MOST);
    (scale * edge / (1.0 - edge.abs()).max(1e-9)).clamp(-most, most).round() as i16
}

/// One line: the number, the actions of the opening, a stroke, each action with its worth, and at the end how many.
impl<A: fmt::Display> fmt::Display for Lesson<A> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.number)?;
        self.opening.iter().try_for_each(|action| write!(f, " {action}"))?;
        f.write_str(" |")?;
        self.moves.iter().try_for_each(|(action, value)| write!(f, " {action} {value}"))?;
        f.write_char(' ')?;
        write!(f, "; {}", self.moves.len())
    }
}

impl<A: std::str::FromStr> Lesson<A> {
    /// Reads a line; `None` where it was cut short.
    pub(super) fn read(line: &str) -> Option<Lesson<A>> {
        let (line, count) = line.split_once(" ; ")?;
        let (start, moves) = line.split_once(" |")?;
        let mut start = start.split_ascii_whitespace();
        let number = start.next()?.parse().ok()?;
        let opening: Option<Vec<A>> = start.map(|action| action.parse().ok()).collect();
        let words: Vec<&str> = moves.split_ascii_whitespace().collect();
        let moves: Option<Vec<(A, i16)>> =
            words.chunks_exact(2).map(|pair| Some((pair[0].parse().ok()?, pair[1].parse().ok()?))).collect();
        let lesson = Lesson { number, opening: opening?, moves: moves? };
        (words.len().is_multiple_of(2) && count.parse() == Ok(lesson.moves.len())).then_some(lesson)
    }
}
