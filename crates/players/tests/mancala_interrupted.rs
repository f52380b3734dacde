//! A solve of mancala that is stopped.

#![expect(clippy::unwrap_used, reason = "a test fails by panicking, its helpers too")]

use std::sync::{
    Mutex,
    atomic::{AtomicBool, Ordering::Relaxed},
};

use players::mancala::solve::{Bounds, Control, Gauge, Pages, Proof, Solver, Tables};
use rules::{
    Game, Spec as _,
    mancala::{Mancala, Spec},
};

fn game(spec: &str) -> Mancala {
    Mancala::new(Spec::parse(spec).unwrap())
}

fn tables(spec: &str, stones: usize) -> Tables {
    let mut tables = Tables::new(game(spec).spec().rule_set());
    while tables.stones() < Some(stones) {
        assert!(tables.grow(1, &AtomicBool::new(false)));
    }
    tables
}

/// Solves a game, with what was proven before; stopped at the first proof, if asked to be. Tells what is proven, the nodes it
/// took and the proofs.
fn solved(spec: &str, tables: &Tables, learned: &[Proof], stopped: bool) -> (Bounds, u64, Vec<Proof>) {
    let mut pages = Pages::new(1 << 24).unwrap();
    let solver = Solver::new(tables, &mut pages, 36, 1).unwrap();
    learned.iter().for_each(|proof| solver.learn(proof));
    let (stop, gauge, proofs) = (AtomicBool::new(false), Gauge::default(), Mutex::new(Vec::new()));
    let found = |proof: Proof| {
        proofs.lock().unwrap().push(proof);
        stop.store(stopped, Relaxed);
    };
    let control = Control { stop: &|| stop.load(Relaxed), limit: u64::MAX, gauge: &gauge, found: &found };
    let value = solver.value(&game(spec), &control);
    (value, gauge.nodes.into_inner(), proofs.into_inner().unwrap())
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
    let gauge = Gauge::default();
    let control = Control { stop: &|| false, limit: 10_000, gauge: &gauge, found: &|_| () };
    assert_eq!(solver.value(&game("mancala:rules=general,stones=3"), &control).value(), None);
    assert!(gauge.nodes.into_inner() < 20_000);
}

#[test]
fn where_a_value_is_out_of_reach_bounds_are_proven() {
    let spec = "mancala:rules=ethiopian,stones=3";
    let tables = tables(spec, 8);
    let mut pages = Pages::new(1 << 26).unwrap();
    let solver = Solver::new(&tables, &mut pages, 36, 1).unwrap();
    let gauge = Gauge::default();
    let control = Control { stop: &|| false, limit: 6_500_000, gauge: &gauge, found: &|_| () };
    let bounds = solver.value(&game(spec), &control);
    assert!(bounds.lower >= -18 && bounds.value().is_none(), "{bounds:?}");
}

#[test]
fn a_solver_that_looks_far_finds_the_same() {
    let spec = "mancala:rules=general,stones=3";
    let tables = tables(spec, 8);
    let solved = |far: bool| {
        let mut pages = Pages::new(1 << 24).unwrap();
        let solver = Solver::new(&tables, &mut pages, 36, 1).unwrap();
        let solver = if far { solver.far(36, &|| false) } else { solver };
        let gauge = Gauge::default();
        let control = Control { stop: &|| false, limit: u64::MAX, gauge: &gauge, found: &|_| () };
        (solver.value(&game(spec), &control).value(), gauge.nodes.into_inner())
    };
    let ((value, nodes), (by_far, fewer)) = (solved(false), solved(true));
    assert_eq!((value, by_far), (Some(0), Some(0)));
    assert!(2 * fewer < nodes, "{fewer} of {nodes}");
}
