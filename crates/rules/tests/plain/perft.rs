//! The table of perft counts: both implementations come to every figure in it.

use rules::{Game, Spec};

use crate::{Plain, jungle, mana, mancala, mandua};

/// One line of the table.
struct Line {
    spec: &'static str,
    /// Where it is not the start.
    position: Option<&'static str>,
    /// At depth 1, 2, 3, ...
    counts: Vec<u64>,
}

/// The lines of a game.
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

/// Compares a line's counts until so many sequences have been counted.
fn check(line: &Line, nodes: u64, who: &str, mut perft: impl FnMut(u32) -> u64) {
    let mut counted = 0;
    for (depth, &count) in (1..).zip(&line.counts) {
        if counted >= nodes {
            break;
        }
        assert_eq!(perft(depth), count, "{who}: {} {:?} depth {depth}", line.spec, line.position);
        counted += count;
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

/// Every spec has a line, and one that goes on to 10^8.
#[test]
fn the_table_is_complete() {
    let specs =
        |game| table(game).into_iter().map(|line| line.spec).collect::<std::collections::BTreeSet<_>>();
    assert_eq!(["mancala", "mana", "jungle", "mandua"].map(|game| specs(game).len()), [31, 4, 1, 6]);
    for game in ["mancala", "mana", "jungle", "mandua"] {
        for spec in specs(game) {
            let most = table(game)
                .iter()
                .filter(|line| line.spec == spec)
                .map(|line| line.counts.last().copied())
                .max();
            assert!(most.flatten() >= Some(100_000_000), "{spec}");
        }
    }
}

/// For the ordinary run.
const PLAIN: u64 = 1_000_000;
const FAST: u64 = 10_000_000;
/// For the long run.
const ALL: u64 = u64::MAX;

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
#[ignore = "minutes"]
fn fast_to_the_end_of_the_table() {
    fast_comes_to_it::<rules::mancala::Mancala>("mancala", ALL);
    fast_comes_to_it::<rules::mana::Mana>("mana", ALL);
    fast_comes_to_it::<rules::jungle::Jungle>("jungle", ALL);
    fast_comes_to_it::<rules::mandua::Mandua>("mandua", ALL);
}

#[test]
#[ignore = "an hour"]
fn plain_to_the_end_of_the_table() {
    plain_comes_to_it::<mancala::Mancala>("mancala", ALL);
    plain_comes_to_it::<mana::Mana>("mana", ALL);
    plain_comes_to_it::<jungle::Jungle>("jungle", ALL);
    plain_comes_to_it::<mandua::Mandua>("mandua", ALL);
}
