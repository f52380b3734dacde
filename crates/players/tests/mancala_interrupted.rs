//! A solve of mancala that is stopped, and perfect play within limits.

#![expect(clippy::unwrap_used, reason = "a test fails by panicking, its helpers too")]

use std::sync::{
    Mutex,
    atomic::{AtomicBool, Ordering::Relaxed},
};

use players::mancala::solve::{Bounds, Control, Gauge, Pages, Perfect, Proof, Solver, Tables};
use rules::{
    Game, Random, Spec as _,
    mancala::{Mancala, Spec},
};
use search::Generator;

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
    let control = Control { stop: &stop, limit: u64::MAX, gauge: &gauge, found: &found };
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
    let (stop, gauge) = (AtomicBool::new(false), Gauge::default());
    let control = Control { stop: &stop, limit: 10_000, gauge: &gauge, found: &|_| () };
    assert_eq!(solver.value(&game("mancala:rules=general,stones=3"), &control).value(), None);
    assert!(gauge.nodes.into_inner() < 20_000);
}

#[test]
fn perfect_play_gives_nothing_away() {
    for (spec, opening) in [
        ("mancala:stones=2", 0),
        ("mancala:rules=nigerian,stones=2", 0),
        ("mancala:rules=ethiopian,stones=2", 8),
    ] {
        let known = tables(spec, 7);
        let mut perfect = Perfect::new(known.clone(), 1 << 24, Vec::new()).unwrap();
        let mut pages = Pages::new(1 << 24).unwrap();
        let solver = Solver::new(&known, &mut pages, 24, 1).unwrap();
        let (stop, gauge) = (AtomicBool::new(false), Gauge::default());
        let control = Control { stop: &stop, limit: u64::MAX, gauge: &gauge, found: &|_| () };
        let mut random = Generator::new(7);
        let mut chosen = 0;
        for _ in 0..4 {
            let mut game = game(spec);
            for _ in 0..opening {
                game.play(game.sample(&mut random).unwrap());
            }
            while let Some(seat) = game.turn().seat() {
                let before = solver.value(&game, &control);
                // Against somebody who plays at random, so that it sees more than one line.
                let Some(action) = perfect.best(&game, 1 << 20, &stop).filter(|_| random.below(2) == 0)
                else {
                    game.play(game.sample(&mut random).unwrap());
                    continue;
                };
                game.play(action);
                chosen += 1;
                let after = solver.value(&game, &control);
                let after = if game.turn().seat() == Some(seat) { after } else { after.turned() };
                let over = game.outcome().is_some() && seat == rules::Seat::FIRST;
                let after = if over { after.turned() } else { after };
                assert_eq!(after.lower, before.lower, "{game:?}");
            }
        }
        assert!(chosen > 10, "{spec}: {chosen}");
    }
}

#[test]
fn perfect_play_says_nothing_where_it_proves_nothing() {
    let mut perfect =
        Perfect::new(Tables::new(game("mancala").spec().rule_set()), 1 << 24, Vec::new()).unwrap();
    assert_eq!(perfect.best(&game("mancala"), 1 << 13, &AtomicBool::new(false)), None);
    assert_eq!(perfect.best(&game("mancala:stones=6"), 1 << 13, &AtomicBool::new(false)), None);
}
