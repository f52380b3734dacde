//! Runs of many seeds.
//!
//! The variable `SEEDS` names other seeds for [`nothing_acknowledged_is_lost`]. `SEEDS=1000..2000` runs a
//! thousand, and `SEEDS=17` prints the history of one.

use std::{
    env,
    ops::Range,
    sync::{
        Mutex, PoisonError,
        atomic::{AtomicU64, Ordering::Relaxed},
    },
    thread::{available_parallelism, scope},
};

use super::{
    mutants::Mutant,
    world::{Figures, Outcome, run, run_hidden},
};

/// The seeds of an ordinary test.
const SEEDS: Range<u64> = 0..500;
/// The seeds of a deep test.
const MANY_SEEDS: Range<u64> = 500..10_500;
/// The checker must find each deliberate fault within this many seeds.
const FOUND_WITHIN: u64 = 40;

/// Calls a function for each seed, on all cores, until it returns false.
fn for_all(seeds: Range<u64>, work: impl Fn(u64) -> bool + Sync) {
    let next = AtomicU64::new(seeds.start);
    let worker = || {
        loop {
            let seed = next.fetch_add(1, Relaxed);
            if seed >= seeds.end || !work(seed) {
                next.fetch_max(seeds.end, Relaxed);
                return;
            }
        }
    };
    scope(|scope| {
        for _ in 1..available_parallelism().map_or(1, Into::into) {
            scope.spawn(worker);
        }
        worker();
    });
}

/// Runs seeds. If a history is wrong, prints it and fails.
fn run_all(seeds: Range<u64>) {
    let total = Mutex::new(Figures::default());
    let failed = Mutex::new(None);
    for_all(seeds.clone(), |seed| {
        let outcome = run(seed, None);
        total.lock().unwrap_or_else(PoisonError::into_inner).add(outcome.figures);
        if outcome.wrong.is_empty() {
            return true;
        }
        *failed.lock().unwrap_or_else(PoisonError::into_inner) = Some((seed, outcome));
        false
    });
    println!("{} seeds: {:?}", seeds.end - seeds.start, total.into_inner().unwrap());
    if let Some((seed, Outcome { history, wrong, .. })) = failed.into_inner().unwrap() {
        println!("{history}");
        panic!("seed {seed}: {wrong:#?}");
    }
}

/// Returns the seeds that the variable `SEEDS` names.
fn chosen() -> Option<Range<u64>> {
    let text = env::var("SEEDS").ok()?;
    let number = |text: &str| text.parse::<u64>().unwrap();
    Some(match text.split_once("..") {
        Some((from, to)) => number(from)..number(to),
        None => number(&text)..number(&text) + 1,
    })
}

#[test]
fn nothing_acknowledged_is_lost() {
    let seeds = chosen().unwrap_or(SEEDS);
    if seeds.end - seeds.start == 1 {
        println!("{}", run(seeds.start, None).history);
    }
    run_all(seeds);
}

#[test]
#[ignore = "takes several minutes"]
fn nothing_acknowledged_is_lost_in_many_histories() {
    run_all(MANY_SEEDS);
}

#[test]
fn a_seed_has_one_history() {
    for_all(0..20, |seed| {
        let [one, other] = [run(seed, None), run(seed, None)];
        if one.history != other.history {
            let mut lines = one.history.lines().zip(other.history.lines());
            let first = lines.find(|(one, other)| one != other);
            panic!("seed {seed}: {first:#?}");
        }
        true
    });
}

#[test]
fn the_checker_finds_each_fault_that_is_made_on_purpose() {
    for mutant in Mutant::ALL {
        let found = Mutex::new(None);
        for_all(0..FOUND_WITHIN, |seed| {
            let outcome = run(seed, Some(mutant));
            let Some(wrong) = outcome.wrong.into_iter().next() else { return true };
            *found.lock().unwrap_or_else(PoisonError::into_inner) = Some((seed, wrong));
            false
        });
        let found = found.into_inner().unwrap();
        println!("{mutant:?}: {found:?}");
        assert!(found.is_some(), "{mutant:?} is not found within {FOUND_WITHIN} seeds");
    }
}

/// The first person cannot tell two worlds apart. So in both worlds, that person must see the same, the bus
/// must carry the same, and the servers must log the same.
#[test]
fn hidden_cards_are_in_no_hint_and_no_log() {
    let differ = AtomicU64::new(0);
    for_all(0..24, |seed| {
        let [one, other] = [0, 1].map(|world| run_hidden(seed, world));
        assert!(one.wrong.is_empty(), "seed {seed}: {:#?}", one.wrong);
        assert!(other.wrong.is_empty(), "seed {seed}: {:#?}", other.wrong);
        assert!(one.seen == other.seen, "seed {seed}: the first person sees another world");
        assert!(one.history == other.history, "seed {seed}: the worlds have different histories");
        differ.fetch_add(u64::from(one.digest != other.digest), Relaxed);
        true
    });
    let differ = differ.into_inner();
    assert!(differ >= 6, "only {differ} worlds differ");
}
