//! The page's tests compare figures that the module computes with stored ones. The tests here do the same
//! without a browser. `UPDATE_GAMES=1 cargo test -p pocket` rewrites the figures of random games.

#![allow(clippy::unwrap_used, clippy::panic, reason = "a test that cannot go on fails")]

use std::{fmt::Write, fs, path::PathBuf};

use wire::pocket::{Check, FromPocket, ToPocket};

/// The largest perft count that is checked here. The tests of the crate `rules` check the larger ones.
const MOST_SEQUENCES: u64 = 200_000;

fn figure(check: Check) -> String {
    match pocket::answer(ToPocket::Check(check), &mut |_| {}) {
        FromPocket::Figure { figure } => figure,
        other => panic!("{other:?}"),
    }
}

fn specs() -> Vec<String> {
    figure(Check::Specs).split(' ').map(str::to_owned).collect()
}

#[test]
fn the_fingerprint_is_the_programs() {
    let expected = include_str!("../../menagerie/tests/data/fingerprint.txt");
    let lines: Vec<String> = specs().into_iter().map(|spec| figure(Check::Fingerprint { spec })).collect();
    assert_eq!(lines, expected.lines().collect::<Vec<_>>());
}

#[test]
fn perft_is_that_of_the_table() {
    let table = include_str!("../../rules/tests/data/perft.txt");
    for line in table.lines().filter(|line| !line.starts_with('#')) {
        let (start, counts) = line.split_once(" | ").unwrap();
        let (spec, position) = start.split_once(' ').map_or((start, None), |(spec, rest)| (spec, Some(rest)));
        for (depth, count) in (1..).zip(counts.split(' ')) {
            if count.parse::<u64>().unwrap() > MOST_SEQUENCES {
                break;
            }
            let position = position.map(str::to_owned);
            assert_eq!(figure(Check::Perft { spec: spec.to_owned(), position, depth }), count, "{line}");
        }
    }
}

#[test]
fn every_game_has_positions_to_search() {
    for spec in specs() {
        for opening in 0..20 {
            let nodes = figure(Check::Search { spec: spec.clone(), opening, nodes: 10 });
            assert_ne!(nodes, "0", "{spec} {opening}");
        }
    }
}

#[test]
fn random_games_are_as_ever() {
    let mut text = String::new();
    for spec in specs() {
        let _ = writeln!(text, "{}", figure(Check::Games { spec }));
    }
    let file = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/data/games.txt");
    if std::env::var_os("UPDATE_GAMES").is_some() {
        fs::write(&file, &text).unwrap();
    }
    assert_eq!(
        text,
        fs::read_to_string(file).unwrap(),
        "if rules or dice were meant to change, write it anew"
    );
}
