//! Stopping and resuming a solve of Mancala.

#![expect(clippy::unwrap_used, reason = "a test fails by panicking, its helpers too")]

use std::sync::atomic::{AtomicBool, Ordering::Relaxed};

use players::{
    Limits, SearchContext,
    mancala::solve::{Bounds, Pages, Proof, Solver, SolverProgress, Tables},
};
use rules::{
    Game, Spec as _,
    mancala::{Mancala, Spec},
};

/// A search without limits.
fn unlimited<'a>() -> SearchContext<'a, SolverProgress> {
    SearchContext::unlimited()
}

fn game(spec: &str) -> Mancala {
    Mancala::new(Spec::parse(spec).unwrap())
}

fn tables(spec: &str, stones: usize) -> Tables {
    let mut tables = Tables::new(game(spec).spec().rule_set());
    while tables.stones() < Some(stones) {
        assert!(tables.grow(&SearchContext::unlimited()));
    }
    tables
}

/// Solves a game, starting from earlier proofs. If asked to, stops at the first new proof. Returns what is
/// proven, the number of nodes, and the proofs.
fn solved(spec: &str, tables: &Tables, learned: &[Proof], stopped: bool) -> (Bounds, u64, Vec<Proof>) {
    let mut pages = Pages::new(1 << 24).unwrap();
    let solver = Solver::new(tables, &mut pages, 36, 1).unwrap();
    learned.iter().for_each(|proof| solver.learn(proof));
    let (stop, mut proofs) = (AtomicBool::new(false), Vec::new());
    let mut report = |progress: &SolverProgress| {
        proofs.extend_from_slice(&progress.proofs);
        stop.store(stopped && !proofs.is_empty(), Relaxed);
    };
    let stop = || stop.load(Relaxed);
    let mut context = unlimited().stop_when(&stop).report_to(&mut report);
    let value = solver.value(&game(spec), &mut context);
    (value, solver.nodes(), proofs)
}

#[test]
fn a_stopped_solve_tells_bounds_and_goes_on_where_it_was() {
    for (spec, value) in [("mancala:stones=3", 2), ("mancala:rules=ethiopian,stones=2", 6)] {
        let tables = tables(spec, 8);
        let (whole, all_nodes, _) = solved(spec, &tables, &[], false);
        assert_eq!(whole, Bounds { lower: value, upper: value }, "{spec}");

        let (part, _, proofs) = solved(spec, &tables, &[], true);
        assert!(part.lower <= value && value <= part.upper && part.value().is_none(), "{spec}: {part:?}");
        assert!(part.lower > -36 || part.upper < 36, "{spec}: {part:?}");

        let (rest, nodes, _) = solved(spec, &tables, &proofs, false);
        assert_eq!(rest, whole);
        assert!(nodes < all_nodes, "{spec}: {nodes} of {all_nodes}");
    }
}

#[test]
fn a_limit_of_nodes_ends_a_search() {
    let tables = tables("mancala:rules=general,stones=3", 8);
    let mut pages = Pages::new(1 << 24).unwrap();
    let solver = Solver::new(&tables, &mut pages, 36, 1).unwrap();
    let mut context = SearchContext::new(Limits::nodes(10_000));
    assert_eq!(solver.value(&game("mancala:rules=general,stones=3"), &mut context).value(), None);
    assert!(solver.nodes() < 20_000);
}

#[test]
fn where_a_value_is_out_of_reach_bounds_are_proven() {
    let spec = "mancala:rules=ethiopian,stones=3";
    let tables = tables(spec, 8);
    let mut pages = Pages::new(1 << 26).unwrap();
    let solver = Solver::new(&tables, &mut pages, 36, 1).unwrap();
    let bounds = solver.value(&game(spec), &mut SearchContext::new(Limits::nodes(6_500_000)));
    assert!(bounds.lower >= -18 && bounds.value().is_none(), "{bounds:?}");
}

#[test]
fn a_solver_that_looks_far_finds_the_same() {
    let spec = "mancala:rules=general,stones=3";
    let tables = tables(spec, 8);
    let solved = |far: bool| {
        let mut pages = Pages::new(1 << 24).unwrap();
        let solver = Solver::new(&tables, &mut pages, 36, 1).unwrap();
        let solver = if far { solver.far(36, &unlimited()) } else { solver };
        (solver.value(&game(spec), &mut unlimited()).value(), solver.nodes())
    };
    let ((value, nodes), (by_far, fewer)) = (solved(false), solved(true));
    assert_eq!((value, by_far), (Some(0), Some(0)));
    assert!(2 * fewer < nodes, "{fewer} of {nodes}");
}
