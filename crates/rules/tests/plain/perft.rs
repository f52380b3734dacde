//! The table of perft counts. Both implementations must reproduce every figure.

use std::collections::BTreeMap;

use rules::{Game, Spec};

use crate::{Plain, jungle, mana, mancala, mandua};

/// One line of the table.
struct Line {
    spec: &'static str,
    /// The position, unless it is the start.
    position: Option<&'static str>,
    /// The counts at depth 1, 2, 3 and so on.
    counts: Vec<u64>,
}

/// The table's lines for a game.
fn table(game: &str) -> Vec<Line> {
    let lines = include_str!("../data/perft.txt").lines().filter(|line| !line.starts_with('#'));
    let read = |line: &'static str| {
        let (start, counts) = line.split_once(" | ").unwrap();
        let (spec, position) = match start.split_once(' ') {
            Some((spec, position)) => (spec, Some(position)),
            None => (start, None),
        };
        Line { spec, position, counts: counts.split(' ').map(|count| count.parse().unwrap()).collect() }
    };
    let lines: Vec<Line> = lines.map(read).collect();
    lines.into_iter().filter(|line| line.spec.split(':').next() == Some(game)).collect()
}

/// Number of action sequences of exactly `depth` plies.
fn plain_perft<P: Plain>(game: &P, depth: u32) -> u64 {
    match depth {
        0 => 1,
        1 => game.actions().len() as u64,
        _ => {
            let mut count = 0;
            for action in game.actions() {
                let mut next = game.clone();
                next.play(&action);
                count += plain_perft(&next, depth - 1);
            }
            count
        }
    }
}

/// The depths of a line that a budget of sequences allows. A depth with more than six times the budget is
/// left out.
fn depths(line: &Line, budget: u64) -> impl Iterator<Item = (u32, u64)> {
    let counted = line.counts.iter().scan(0, |sum, &count| {
        let before = *sum;
        *sum += count;
        Some(before)
    });
    let allowed = move |&(_, (counted, &count)): &(u32, (u64, &u64))| {
        counted < budget && count <= budget.saturating_mul(6)
    };
    (1..).zip(counted.zip(&line.counts)).take_while(allowed).map(|(depth, (_, &count))| (depth, count))
}

fn check(line: &Line, budget: u64, who: &str, mut perft: impl FnMut(u32) -> u64) {
    for (depth, count) in depths(line, budget) {
        assert_eq!(perft(depth), count, "{who}: {} {:?} depth {depth}", line.spec, line.position);
    }
}

fn plain_comes_to_it<P: Plain>(name: &str, nodes: u64) {
    for line in table(name) {
        let game = match line.position {
            Some(position) => P::from_position(line.spec, position).unwrap(),
            None => P::start(line.spec),
        };
        check(&line, nodes, "plain", |depth| plain_perft(&game, depth));
    }
}

fn fast_comes_to_it<G: Game>(name: &str, nodes: u64) {
    for line in table(name) {
        let spec = G::Spec::parse(line.spec).unwrap();
        let mut game = match line.position {
            Some(position) => G::from_position(spec, position).unwrap(),
            None => G::new(spec),
        };
        check(&line, nodes, "fast", |depth| rules::perft(&mut game, depth));
    }
}

/// Counts the same sequences with both implementations, depth by depth, until the budget is spent. Of the
/// last depth, counts as many subtrees as the budget allows.
fn side_by_side<P: Plain, G: Game>(name: &str, nodes: u64) {
    for line in table(name).iter().filter(|line| line.position.is_none() && is_counted_long(line.spec)) {
        let (plain, mut fast) = (P::start(line.spec), G::new(G::Spec::parse(line.spec).unwrap()));
        let mut left = nodes;
        let mut depth = 0;
        while left > 0 {
            depth += 1;
            compare(&plain, &mut fast, depth, &mut left, line.spec);
        }
    }
}

fn compare<P: Plain, G: Game>(plain: &P, fast: &mut G, depth: u32, left: &mut u64, spec: &str) {
    let count = rules::perft(fast, depth);
    if count <= *left || depth == 1 {
        assert_eq!(plain_perft(plain, depth), count, "{spec} at {:?} depth {depth}", fast.position());
        *left = left.saturating_sub(count);
        return;
    }
    for action in plain.actions() {
        if *left == 0 {
            break;
        }
        let mut next = plain.clone();
        next.play(&action);
        let undo = fast.try_play(action.parse().unwrap()).unwrap();
        compare(&next, fast, depth - 1, left, spec);
        fast.undo(undo);
    }
}

/// Whether the long run counts a spec with both implementations. For mancala: every rule set with few, the
/// usual and many stones.
fn is_counted_long(spec: &str) -> bool {
    let stones = spec.split(['=', ',']).next_back().and_then(|stones| stones.parse().ok()).unwrap_or(4);
    !spec.starts_with("mancala") || [2, 4, 8].contains(&stones)
}

/// Numbers of sequences to count for a spec: with both implementations in the ordinary run, with both in the
/// long run, and with the crate alone in the long run.
const PLAIN: u64 = 1_000_000;
const PLAIN_LONG: u64 = 100_000_000;
const FAST: u64 = 10_000_000;
const FAST_LONG: u64 = u64::MAX;

#[test]
fn the_table_has_every_spec_and_goes_far_enough() {
    let counted = |budget| {
        let mut specs: BTreeMap<&str, u64> = BTreeMap::new();
        for line in ["mancala", "mana", "jungle", "mandua"].into_iter().flat_map(table) {
            *specs.entry(line.spec).or_default() +=
                depths(&line, budget).map(|(_, count)| count).sum::<u64>();
        }
        specs
    };
    assert_eq!(counted(PLAIN).len(), 31 + 4 + 1 + 6);
    for (budget, least) in [(PLAIN, 1_000_000), (FAST_LONG, 100_000_000)] {
        for (spec, sum) in counted(budget) {
            assert!(sum >= least, "{spec}: {sum}");
        }
    }
}

#[test]
fn plain_mancala() {
    plain_comes_to_it::<mancala::Mancala>("mancala", PLAIN);
}

#[test]
fn plain_mana() {
    plain_comes_to_it::<mana::Mana>("mana", PLAIN);
}

#[test]
fn plain_jungle() {
    plain_comes_to_it::<jungle::Jungle>("jungle", PLAIN);
}

#[test]
fn plain_mandua() {
    plain_comes_to_it::<mandua::Mandua>("mandua", PLAIN);
}

#[test]
fn fast_mancala() {
    fast_comes_to_it::<rules::mancala::Mancala>("mancala", FAST);
}

#[test]
fn fast_mana() {
    fast_comes_to_it::<rules::mana::Mana>("mana", FAST);
}

#[test]
fn fast_jungle() {
    fast_comes_to_it::<rules::jungle::Jungle>("jungle", FAST);
}

#[test]
fn fast_mandua() {
    fast_comes_to_it::<rules::mandua::Mandua>("mandua", FAST);
}

#[test]
#[ignore = "long"]
fn fast_to_the_end_of_the_table() {
    fast_comes_to_it::<rules::mancala::Mancala>("mancala", FAST_LONG);
    fast_comes_to_it::<rules::mana::Mana>("mana", FAST_LONG);
    fast_comes_to_it::<rules::jungle::Jungle>("jungle", FAST_LONG);
    fast_comes_to_it::<rules::mandua::Mandua>("mandua", FAST_LONG);
}

#[test]
#[ignore = "long"]
fn both_count_mancala_alike() {
    side_by_side::<mancala::Mancala, rules::mancala::Mancala>("mancala", PLAIN_LONG);
}

#[test]
#[ignore = "long"]
fn both_count_mana_alike() {
    side_by_side::<mana::Mana, rules::mana::Mana>("mana", PLAIN_LONG);
}

#[test]
#[ignore = "long"]
fn both_count_jungle_alike() {
    side_by_side::<jungle::Jungle, rules::jungle::Jungle>("jungle", PLAIN_LONG);
}

#[test]
#[ignore = "long"]
fn both_count_mandua_alike() {
    side_by_side::<mandua::Mandua, rules::mandua::Mandua>("mandua", PLAIN_LONG);
}
