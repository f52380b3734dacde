//! Monte-Carlo tree search.

use crate::{
    MANCALA_ENDS, minimax,
    toys::{Cups, CupsAction, CupsSpec, Pile, PileSpec},
};
use rules::{Game, Seat, Spec, Turn, mancala};
use search::{Generator, Info, Knowledge, Limits, Mcts, Plain, SearchContext};

fn think<G: Game>(view: &G::View, limits: Limits, seed: u64) -> Option<Info<G::Action>> {
    Mcts::<G, Plain>::new(Plain).search(view, &mut Generator::new(seed), &mut SearchContext::new(limits))
}

fn pile(seats: usize, stones: u8) -> Pile {
    Pile::new(PileSpec { seats, stones })
}

#[test]
fn extra_turns_are_understood() {
    for stones in 1..=14 {
        let game = pile(2, stones);
        let (value, best) = game.solve();
        let info = think::<Pile>(&game, Limits::nodes(20_000), stones.into()).unwrap();
        assert!(best.contains(&info.best), "{stones} stones: {info:?}, best are {best:?}");
        assert!((info.value - value).abs() < 0.1, "{stones} stones: {info:?}, worth {value}");
    }
}

/// With five stones, taking two and then three wins at once. Any other action lets another seat win.
#[test]
fn every_seat_looks_after_itself() {
    for seats in 3..=5 {
        let info = think::<Pile>(&pile(seats, 5), Limits::nodes(5_000), 1).unwrap();
        assert_eq!((info.best.0, info.line.len()), (2, 2), "{seats} seats: {info:?}");
        assert!(info.value > 0.9, "{seats} seats: {info:?}");
    }
}

#[test]
fn nobody_sees_through_a_cup() {
    for acts in [Seat::FIRST, Seat::SECOND] {
        let mut game = Cups::new(CupsSpec { acts });
        let hide = game.deal(&mut Generator::new(3)).unwrap();
        let CupsAction::Hide(coin) = hide else { panic!("{hide}") };
        game.play(hide);
        let info = think::<Cups>(&game.view(acts.into()), Limits::nodes(2_000), 4).unwrap();
        let (best, value) =
            if acts == Seat::FIRST { (CupsAction::Away, 0.5) } else { (CupsAction::Lift(coin), 1.0) };
        assert!(info.best == best && info.value == value, "{info:?}");
    }
}

#[test]
fn the_same_seed_and_limit_give_the_same() {
    let game = pile(3, 30);
    let mut reports = Vec::new();
    for _ in 0..2 {
        let mut lines = Vec::new();
        let mut report = |info: &Info<_>| lines.push(info.clone());
        let mut context = SearchContext::new(Limits::nodes(3_000)).report_to(&mut report);
        let info = Mcts::<Pile, Plain>::new(Plain).search(&game, &mut Generator::new(9), &mut context);
        assert_eq!(lines.last(), info.as_ref());
        reports.push(lines);
    }
    assert_eq!(reports[0].iter().map(|info| info.nodes).collect::<Vec<_>>(), [1024, 2048, 3000]);
    assert_eq!(reports[0], reports[1]);
}

/// An earlier search does not change the result of a later one.
#[test]
fn a_search_can_be_used_again() {
    let mut search = Mcts::<Pile, Plain>::new(Plain);
    let mut once = |stones| {
        let mut context = SearchContext::new(Limits::nodes(500));
        search.search(&pile(2, stones), &mut Generator::new(1), &mut context)
    };
    let fresh = once(11);
    once(20);
    assert_eq!(once(11), fresh);
}

#[test]
fn the_signal_ends_it_after_one_node_at_least() {
    let mut search = Mcts::<Pile, Plain>::new(Plain);
    let mut context = SearchContext::new(Limits::default()).stop_when(&|| true);
    let info = search.search(&pile(2, 9), &mut Generator::new(1), &mut context).unwrap();
    assert_eq!(info.nodes, 1);
}

#[test]
fn a_full_tree_still_gives_an_answer() {
    let game = pile(2, 7);
    let (_, best) = game.solve();
    let limits = Limits { memory: 12, ..Limits::nodes(5_000) };
    let info = think::<Pile>(&game, limits, 6).unwrap();
    assert!(best.contains(&info.best) && info.line.len() < 12, "{info:?}");
    assert!(
        think::<Pile>(&game, Limits { memory: 0, ..Limits::nodes(5) }, 6).is_none(),
        "no room for an action"
    );
}

#[test]
fn a_finished_game_has_no_action() {
    let mut game = pile(2, 3);
    game.play(rules::legal(&game)[2]);
    assert_eq!(game.turn(), Turn::Over);
    assert_eq!(think::<Pile>(&game, Limits::nodes(5), 1), None);
}

/// Believes that three stones must never be taken, and ends each playout after one ply.
struct Wrong;

impl Knowledge<Pile> for Wrong {
    fn sensible(&self, _: &Pile, action: <Pile as Game>::Action) -> bool {
        action.0 != 3
    }

    fn horizon(&self, _: &Pile) -> u32 {
        1
    }
}

#[test]
fn knowledge_is_believed() {
    let game = pile(2, 3);
    let mut search = Mcts::<Pile, Wrong>::new(Wrong);
    let mut context = SearchContext::new(Limits::nodes(200));
    let info = search.search(&game, &mut Generator::new(1), &mut context).unwrap();
    assert_eq!(info.best.0, 2, "and then the last: {info:?}");
}

/// Proves what it can, and believes that large actions are better.
struct Prover;

impl<G: Game> Knowledge<G> for Prover {
    fn proves(&self) -> bool {
        true
    }

    fn prior(&self, _: &G, action: G::Action) -> f64 {
        f64::from(action.to_string().ends_with('2'))
    }
}

fn prove<G: Game>(view: &G::View, nodes: u64) -> Info<G::Action> {
    let mut search = Mcts::<G, Prover>::new(Prover);
    let mut once =
        || search.search(view, &mut Generator::new(2), &mut SearchContext::new(Limits::nodes(nodes)));
    let (info, again) = (once(), once());
    assert_eq!(info, again);
    info.unwrap()
}

/// A proven value is exact, and the search ends with the proof.
#[test]
fn what_is_proven_is_what_a_plain_search_finds() {
    for stones in 1..=14 {
        let (value, best) = pile(2, stones).solve();
        let info = prove::<Pile>(&pile(2, stones), 200_000);
        assert!(best.contains(&info.best) && info.nodes < 200_000, "{stones} stones: {info:?}");
        assert_eq!(info.value, value, "{stones} stones: {info:?}");
    }
    let spec = mancala::Spec::parse("mancala").unwrap();
    let mut seen = Vec::new();
    for position in MANCALA_ENDS {
        let mut game = mancala::Mancala::from_position(spec, position).unwrap();
        let value = minimax(&mut game);
        let info = prove::<mancala::Mancala>(&game, 200_000);
        assert!(info.nodes < 200_000, "{position}: {info:?}");
        assert_eq!(info.value, value, "{position}: {info:?}");
        let seat = game.turn().seat().unwrap();
        game.play(info.best);
        let kept = match (game.outcome(), game.turn().seat()) {
            (Some(outcome), _) => outcome.score(seat),
            (None, next) if next == Some(seat) => minimax(&mut game),
            _ => 1.0 - minimax(&mut game),
        };
        assert_eq!(kept, value, "{position}: {info:?}");
        seen.push(value);
    }
    assert!([0.0, 1.0].iter().all(|value| seen.contains(value)), "{seen:?}");
}

/// [`Limits::memory`] promises nodes of at most 64 bytes. That holds as long as an action has at most 16
/// bytes.
#[test]
fn actions_are_small() {
    macro_rules! sizes {
        ($($Game:ident $module:ident;)*) => {
            [$(size_of::<<rules::$module::$Game as Game>::Action>()),*]
        };
    }
    let sizes = rules::for_each_game!(sizes);
    assert!(sizes.iter().all(|size| *size <= 16), "{sizes:?}");
}
