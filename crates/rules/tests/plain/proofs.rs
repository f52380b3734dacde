//! The certificates of this project, checked with the plain implementation alone.
//!
//! A certificate of a win lists the positions of the winner's strategy. Each has a number, which decreases
//! with every ply. So every line of play ends, and the check accepts only wins. `values` checks the
//! certificates of values.

mod values;

use std::{cmp::Reverse, collections::HashMap, fs};

use crate::{Plain, mana::Mana, mandua::Mandua};

/// The texts of all certificates of this project.
fn texts() -> impl Iterator<Item = String> {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../../proofs");
    let files = fs::read_dir(folder).unwrap().map(|file| fs::read(file.unwrap().path()).unwrap());
    files.map(|bytes| String::from_utf8(zstd::decode_all(bytes.as_slice()).unwrap()).unwrap())
}

/// Checks every certificate of a game. Returns how many there are.
fn check<G: Plain>(game: &str) -> usize {
    texts().filter(|text| check_text::<G>(game, text)).count()
}

#[test]
fn every_proof_of_this_project_is_sound() {
    assert_eq!(check::<Mana>("mana"), 2);
    assert_eq!(check::<Mandua>("mandua"), 3);
}

/// Checks a certificate of this game. Returns false, and checks nothing, if the certificate belongs to
/// another game.
fn check_text<G: Plain>(game: &str, text: &str) -> bool {
    let (head, body) = text.split_once("\n\n").unwrap();
    let field = |name: &str| head.lines().find_map(|line| line.strip_prefix(name)).unwrap();
    let spec = field("spec ");
    if spec.split(':').next() != Some(game) {
        return false;
    }
    let winner: usize = field("winner ").parse().unwrap();
    let mut steps: HashMap<&str, (u32, Option<&str>)> = HashMap::new();
    for line in body.lines() {
        let parts: Vec<&str> = line.split('\t').collect();
        let number = parts[1].parse().unwrap();
        assert!(number < 100, "{line}");
        assert!(steps.insert(parts[0], (number, parts.get(2).copied())).is_none(), "twice: {line}");
    }
    assert_eq!(steps.len(), field("positions ").parse().unwrap());
    assert!(steps.contains_key(field("start ")));
    for (position, (number, action)) in &steps {
        let game = G::from_position(spec, position).unwrap_or_else(|| panic!("no position: {position}"));
        assert_eq!(game.position(), *position);
        let all = game.actions();
        let wins = game.actor() == Some(winner);
        assert_eq!(action.is_some(), wins, "{position}");
        let played = match action {
            Some(action) => {
                vec![all.iter().find(|one| one == action).unwrap_or_else(|| panic!("{position} {action}"))]
            }
            None => all.iter().collect(),
        };
        for action in played {
            let mut next = game.clone();
            next.play(action);
            match next.outcome() {
                Some(scores) => {
                    let won: Vec<&str> = scores.split(' ').collect();
                    assert_eq!((won[winner], won[1 - winner]), ("1", "0"), "{position} {action}");
                }
                None => {
                    let (following, _) = steps
                        .get(next.position().as_str())
                        .unwrap_or_else(|| panic!("{position} {action} leads to no listed position"));
                    assert!(following < number, "{position} {action}");
                }
            }
        }
    }
    if game == "mandua" {
        check_runs::<G>(spec, &steps);
    }
    true
}

/// Checks that the winner never moves one piece to and fro five times in a row (MD-22).
fn check_runs<G: Plain>(spec: &str, steps: &HashMap<&str, (u32, Option<&str>)>) {
    let mut order: Vec<_> = steps.iter().collect();
    order.sort_by_key(|(_, (number, _))| Reverse(*number));
    // For each position, the winner's possible last actions. For each such action, the length of the longest
    // run that ends with it.
    let mut runs: HashMap<String, HashMap<String, u32>> = HashMap::new();
    for (position, (_, action)) in order {
        let game = G::from_position(spec, position).unwrap();
        let mut last = runs.remove(*position).unwrap_or_default();
        if let Some(action) = action {
            let back = action.split_once('-').and_then(|(from, to)| last.get(&format!("{to}-{from}")));
            let length = 1 + back.copied().unwrap_or(0);
            assert!(length < 5, "{position} {action}");
            last = HashMap::from([((*action).to_owned(), length)]);
        }
        let played = action.map_or_else(|| game.actions(), |action| vec![action.to_owned()]);
        for action in played {
            let mut next = game.clone();
            next.play(&action);
            if next.outcome().is_none() {
                let there = runs.entry(next.position()).or_default();
                for (action, length) in &last {
                    let known = there.entry(action.clone()).or_default();
                    *known = (*known).max(*length);
                }
            }
        }
    }
}
