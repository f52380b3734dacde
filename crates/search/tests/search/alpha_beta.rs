//! In games small enough to be solved, alpha-beta finds the actions that are known to be best, and proves
//! their values.

use crate::{
    MANCALA_ENDS, minimax,
    toys::{Pile, PileSpec},
};
use rules::{Game, Spec, jungle, mancala};
use search::{AlphaBeta, Info, Limits, Plain, SearchContext};

fn think<G: Game>(game: &G, limits: Limits) -> Option<Info<G::Action>> {
    AlphaBeta::<G, Plain>::new(Plain).search(game, &[], &mut SearchContext::new(limits))
}

#[test]
fn extra_turns_are_understood() {
    for stones in 1..=14 {
        let game = Pile::new(PileSpec { seats: 2, stones });
        let (value, best) = game.solve();
        let info = think(&game, Limits::depth(20)).unwrap();
        assert!(best.contains(&info.best), "{stones} stones: {info:?}, best are {best:?}");
        assert_eq!(info.value, value, "{stones} stones: {info:?}");
        assert!(info.proven.is_some(), "{stones} stones: {info:?}");
    }
}

#[test]
fn the_end_of_mancala_is_played_as_a_plain_search_plays_it() {
    let spec = mancala::Spec::parse("mancala").unwrap();
    let mut seen = Vec::new();
    for position in MANCALA_ENDS {
        let mut game = mancala::Mancala::from_position(spec, position).unwrap();
        let value = minimax(&mut game);
        let info = think(&game, Limits::depth(60)).unwrap();
        assert_eq!((info.value, info.proven.is_some()), (value, value != 0.5), "{position}: {info:?}");
        seen.push(value);
    }
    assert!(seen.contains(&0.0) && seen.contains(&1.0), "{seen:?}");
}

#[test]
fn the_same_limit_gives_the_same() {
    let game = jungle::Jungle::new(jungle::Spec::parse("jungle").unwrap());
    for limits in [Limits::nodes(20_000), Limits::depth(4)] {
        let [one, two] = [0, 1].map(|_| think(&game, limits).unwrap());
        assert!(one == two && one.nodes <= limits.nodes, "{one:?}, {two:?}");
    }
}

#[test]
fn there_is_always_an_answer() {
    let game = jungle::Jungle::new(jungle::Spec::parse("jungle").unwrap());
    for nodes in [0, 1, 2, 10] {
        let info = think(&game, Limits::nodes(nodes)).unwrap();
        assert!(game.check(info.best).is_ok(), "{info:?}");
    }
    let all = rules::legal(&game);
    let mut search = AlphaBeta::<jungle::Jungle, Plain>::new(Plain);
    let mut without =
        |without: &[_]| search.search(&game, without, &mut SearchContext::new(Limits::depth(2)));
    assert_eq!(without(&all[1..]).unwrap().best, all[0]);
    assert!(without(&all).is_none());
    let three_seats = Pile::new(PileSpec { seats: 3, stones: 9 });
    assert!(think(&three_seats, Limits::depth(2)).is_none());
}

#[test]
fn threads_find_together_what_one_finds_alone() {
    let spec = mancala::Spec::parse("mancala").unwrap();
    for position in MANCALA_ENDS {
        let game = mancala::Mancala::from_position(spec, position).unwrap();
        let alone = think(&game, Limits::depth(60)).unwrap();
        let together = think(&game, Limits { threads: 3, ..Limits::depth(60) }).unwrap();
        assert_eq!(
            (together.value, together.certain),
            (alone.value, alone.certain),
            "{position}: {together:?}"
        );
    }
}

#[test]
fn whichever_thread_finishes_a_depth_it_is_told_once() {
    let game = jungle::Jungle::new(jungle::Spec::parse("jungle").unwrap());
    let limits = Limits { threads: 3, ..Limits::depth(6) };
    let mut told = Vec::new();
    let mut tell = |info: &Info<_>| told.push(info.depth);
    let mut search = AlphaBeta::<jungle::Jungle, Plain>::new(Plain);
    let info = search.search(&game, &[], &mut SearchContext::new(limits).report_to(&mut tell)).unwrap();
    assert!(game.check(info.best).is_ok() && info.line.first() == Some(&info.best), "{info:?}");
    // The last report is the result.
    assert_eq!(told.pop(), Some(6));
    assert!(told.is_sorted_by(|one, other| one < other) && told.last() == Some(&6), "{told:?}");
}
