//! What the best actions of a position are, for those who study it.

use rules::Game;
use search::{Generator, Info, Limits};

use crate::{
    blur::Blur,
    thinker::{self, Means},
};

/// The `count` best actions of the seat to act, the best first, each with its value and what is expected to follow; and
/// after them `also`, if it is legal and not among them. `limits` are those of each search: a game played by alpha-beta is
/// searched once for each line, one played by tree search once for all. Ends early when `stop` says so; empty when no seat is
/// to act.
///
/// ```
/// use rules::{Game, Seat, Spec, mancala};
/// use search::Limits;
///
/// let game = mancala::Mancala::new(mancala::Spec::parse("mancala")?);
/// let last = "6".parse()?;
/// let lines = players::analyze::<mancala::Mancala>(&game, 2, Some(last), Limits::depth(5), 1, &|| false);
/// assert!(lines[0].value >= lines[1].value && lines.iter().any(|info| info.best == last));
/// # Ok::<(), rules::Illegal>(())
/// ```
pub fn analyze<G: Game>(
    view: &G::View,
    count: usize,
    also: Option<G::Action>,
    limits: Limits,
    seed: u64,
    stop: &dyn Fn() -> bool,
) -> Vec<Info<G::Action>> {
    let mut random = Generator::new(seed);
    let game = G::guess(view, &mut random);
    let also = also.filter(|action| game.check(*action).is_ok());
    thinker::best::<G>(Blur::NONE).lines(
        view,
        count.max(1),
        also,
        &mut Means { limits, random: &mut random, stop },
    )
}
