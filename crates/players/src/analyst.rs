//! What the best actions of a position are, for those who study it.

use std::sync::atomic::{AtomicBool, Ordering::Relaxed};

use rules::Game;
use search::{Generator, Info, Limits};

use crate::{
    blur::Blur,
    proof::{self, End, Size},
    thinker::{self, Means},
};

/// The `count` best actions of the seat to act, the best first, each with its value and what is expected to follow; and
/// after them `also`, if it is legal and not among them. `limits` are those of each search: a game played by alpha-beta is
/// searched once for each line, one played by tree search once for all. What the search leaves open is looked up or given to
/// a small proof search, and lines that are certain say so. When `stop` says so, the search that is under way ends, and so do all proofs;
/// empty when no seat is to act.
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
    stop: &(dyn Fn() -> bool + Sync),
) -> Vec<Info<G::Action>> {
    let mut random = Generator::new(seed);
    let game = G::guess(view, &mut random);
    let also = also.filter(|action| game.check(*action).is_ok());
    let mut thinker = thinker::best::<G>(Blur::NONE, Size::Common);
    let lines = thinker.lines(view, count.max(1), also, &mut Means { limits, random: &mut random, stop });
    let stopped = AtomicBool::new(false);
    let ends = proof::ends(&game, &lines, limits.nodes, &|| {
        if stop() {
            stopped.store(true, Relaxed);
        }
        stopped.load(Relaxed)
    });
    mark(lines, ends, count.max(1), also)
}

/// Puts what is certain into the lines, the best first, `also` at the end if it is none of the `count` best.
fn mark<A: Copy + PartialEq>(
    mut lines: Vec<Info<A>>,
    ends: Vec<End<A>>,
    count: usize,
    also: Option<A>,
) -> Vec<Info<A>> {
    if ends.is_empty() || lines.is_empty() {
        return lines;
    }
    // What decides among equals.
    let mut ranks: Vec<i32> = lines
        .iter()
        .map(|info| info.proven.map_or(0, |plies| proof::rank(info.value > 0.5, plies)))
        .collect();
    let mut best = None;
    for end in ends {
        let Some(&action) = end.line.first() else { continue };
        if end.is_best {
            best = Some((action, end.value));
        }
        let place = match lines.iter().position(|info| info.best == action) {
            Some(place) => place,
            None => {
                let more = lines.first().map(|first| Info { best: action, ..first.clone() });
                lines.extend(more);
                ranks.push(0);
                lines.len() - 1
            }
        };
        ranks[place] = end.rank;
        let info = &mut lines[place];
        // Who knows the plies too knows more.
        if !info.certain || end.plies.is_some() {
            (info.value, info.certain, info.proven, info.line) = (end.value, true, end.plies, end.line);
        }
    }
    if let Some((_, value)) = best {
        // Whatever a search hopes for.
        lines.iter_mut().filter(|info| !info.certain).for_each(|info| info.value = info.value.min(value));
    }
    let mut order: Vec<(Info<A>, i32)> = lines.into_iter().zip(ranks).collect();
    order.sort_by(|(one, one_rank), (other, other_rank)| {
        let is_best = |info: &Info<A>| best.is_some_and(|(action, _)| info.best == action);
        let by_value = other.value.total_cmp(&one.value);
        by_value.then(is_best(other).cmp(&is_best(one))).then(other_rank.cmp(one_rank))
    });
    let mut lines: Vec<Info<A>> = order.into_iter().map(|(info, _)| info).collect();
    let rest = lines.split_off(count.min(lines.len()));
    lines.extend(rest.into_iter().find(|info| Some(info.best) == also));
    lines
}
