//! What the best actions of a position are, for those who study it.

use rules::Game;
use search::{Generator, Info, Limits};

use crate::{
    blur::Blur,
    proof::{self, End},
    thinker::{self, Means},
};

/// The `count` best actions of the seat to act, the best first, each with its value and what is expected to follow; and
/// after them `also`, if it is legal and not among them. `limits` are those of each search: a game played by alpha-beta is
/// searched once for each line, one played by tree search once for all. What the search leaves open is given to a small
/// proof search: `proven` is certain, and lines that are proven say so. Ends early when `stop` says so; empty when no seat is to
/// act.
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
    let mut thinker = thinker::best::<G>(Blur::NONE);
    let lines = thinker.lines(view, count.max(1), also, &mut Means { limits, random: &mut random, stop });
    let open: Vec<_> = lines.iter().filter(|info| info.proven.is_none()).map(|info| info.best).collect();
    if open.is_empty() {
        return lines;
    }
    let nodes = (limits.nodes / PROOF_SHARE).min(PROOF_NODES);
    mark(lines, proof::ends(&game, &open, nodes, stop), count.max(1), also)
}

/// Nodes of the proof search that is asked what is certain: at most, and as a share of those of a search.
const PROOF_NODES: u64 = 100_000;
const PROOF_SHARE: u64 = 2;

/// Puts what is certain into the lines, the best first, `also` at the end if it is none of the `count` best.
fn mark<A: Copy + PartialEq>(
    mut lines: Vec<Info<A>>,
    ends: Vec<End<A>>,
    count: usize,
    also: Option<A>,
) -> Vec<Info<A>> {
    if ends.is_empty() {
        return lines;
    }
    for End { won, plies, line } in ends {
        let Some(&best) = line.first() else { continue };
        let (value, proven) = (f64::from(u8::from(won)), Some(plies));
        if let Some(info) = lines.iter_mut().find(|info| info.best == best) {
            *info = Info { value, proven, line, ..info.clone() };
        } else if let Some(first) = lines.first() {
            lines.push(Info { best, value, proven, line, ..first.clone() });
        }
    }
    // Of two wins the shorter, of two losses the longer.
    let worth = |info: &Info<A>| {
        let plies = info.proven.map_or(0.0, f64::from);
        (info.value, if info.value > 0.5 { -plies } else { plies })
    };
    lines.sort_by(|one, other| {
        let (one, other) = (worth(one), worth(other));
        other.0.total_cmp(&one.0).then(other.1.total_cmp(&one.1))
    });
    let rest = lines.split_off(count.min(lines.len()));
    lines.extend(rest.into_iter().find(|info| Some(info.best) == also));
    lines
}
