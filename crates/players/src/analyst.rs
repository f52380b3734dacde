//! Finds the best actions of a position, for people who study it.

use std::sync::atomic::{AtomicBool, Ordering::Relaxed};

use search::{Generator, Info, SearchContext};

use crate::{
    blur::Blur,
    oracle::{self, KnownLine, TableSize},
    playable::Playable,
    searcher::first,
};

/// Returns the `count` best actions of the seat to act, the best first. Each comes with its value and the
/// line expected to follow. If the action `also` is legal and not among them, it comes last. The list is
/// empty when no seat is to act.
///
/// The limits apply to each search: alpha-beta searches once for each line, tree search once for all lines.
/// After that, tables or a small proof search settle values that the search leaves open, if they can. Each
/// line says whether its value is certain. The lines that are not certain have an estimated margin if the
/// game estimates one ([`Playable::expected_margin`]). Tables of the given size are built when they are first
/// needed. The stop signal ends the current search and all proofs. No progress is reported.
///
/// ```
/// use players::{Playable, SearchContext, TableSize};
/// use search::Limits;
///
/// /// How much worse an action is than the best one.
/// fn cost<G: Playable>(view: &G::View, action: G::Action) -> Option<f64> {
///     let context = SearchContext::new(Limits::depth(5));
///     let lines = players::analyze::<G>(view, 1, Some(action), 1, TableSize::Common, &context);
///     let value = lines.iter().find(|info| info.best == action)?.value;
///     Some(lines[0].value - value)
/// }
/// ```
pub fn analyze<G: Playable>(
    view: &G::View,
    count: usize,
    also: Option<G::Action>,
    seed: u64,
    tables: TableSize,
    context: &SearchContext<'_, Info<G::Action>>,
) -> Vec<Info<G::Action>> {
    let mut random = Generator::new(seed);
    let game = G::guess(view, &mut random);
    let also = also.filter(|action| game.check(*action).is_ok());
    let mut searcher = G::boxed_best_search(Blur::NONE, tables);
    let lines = searcher.lines(view, count.max(1), also, &mut random, context);
    let stopped = AtomicBool::new(false);
    let stop = || {
        if (context.stop)() {
            stopped.store(true, Relaxed);
        }
        stopped.load(Relaxed)
    };
    let proof = SearchContext::new(context.limits).stop_when(&stop);
    let known = G::boxed_oracle().lines(&game, &lines, tables, &proof);
    let mut lines = merge(lines, known, count.max(1), also);
    // No action wins by more points than the proven best one.
    let most =
        lines.first().filter(|best| best.certain).and_then(|best| best.margin).unwrap_or(f64::INFINITY);
    for info in lines.iter_mut().filter(|info| !info.certain) {
        info.margin = game.expected_margin(info.value).map(|margin| margin.min(most));
    }
    lines
}

/// Returns the memory in bytes that [`analyze`] needs for [`TableSize::Large`]. `None` if the large tables
/// know no more about this position than the common ones.
pub fn large_table_bytes<G: Playable>(game: &G) -> Option<usize> {
    G::boxed_oracle().large_table_bytes(game)
}

/// Adds `known`, the lines with a certain value, to the lines of the search. Sorts all of them, the best
/// first, and keeps `count`. If the action `also` is not among these, it comes last.
fn merge<A: Copy + PartialEq>(
    mut lines: Vec<Info<A>>,
    known: Vec<KnownLine<A>>,
    count: usize,
    also: Option<A>,
) -> Vec<Info<A>> {
    if known.is_empty() || lines.is_empty() {
        return lines;
    }
    // The rank decides among lines of equal value.
    let mut ranks: Vec<i32> = lines
        .iter()
        .map(|info| info.proven.map_or(0, |plies| oracle::rank(info.value > 0.5, plies)))
        .collect();
    let mut best = None;
    for known in known {
        let Some(&action) = known.line.first() else { continue };
        if known.is_best {
            best = Some((action, known.value));
        }
        let place = match lines.iter().position(|info| info.best == action) {
            Some(place) => place,
            None => {
                let more = lines.first().map(|first| Info { best: action, margin: None, ..first.clone() });
                lines.extend(more);
                ranks.push(0);
                lines.len() - 1
            }
        };
        ranks[place] = known.rank;
        let info = &mut lines[place];
        info.margin = known.margin.map(f64::from);
        // A line that the search has already proven is replaced only if `known` also gives the plies to the
        // end.
        if !info.certain || known.plies.is_some() {
            (info.value, info.certain, info.proven, info.line) = (known.value, true, known.plies, known.line);
        }
    }
    if let Some((_, value)) = best {
        // No action is better than the proven best one, whatever value the search expects.
        lines.iter_mut().filter(|info| !info.certain).for_each(|info| info.value = info.value.min(value));
    }
    let mut order: Vec<(Info<A>, i32)> = lines.into_iter().zip(ranks).collect();
    order.sort_by(|(one, one_rank), (other, other_rank)| {
        let is_best = |info: &Info<A>| best.is_some_and(|(action, _)| info.best == action);
        let by_value = other.value.total_cmp(&one.value);
        by_value.then(is_best(other).cmp(&is_best(one))).then(other_rank.cmp(one_rank))
    });
    first(order.into_iter().map(|(info, _)| info).collect(), count, also)
}
