//! Every implementation of the dice must reproduce the values in `vectors.json`. The tests of the web page
//! read the same file, and the manual shows its dice vectors. A second implementation, in Python, gave the
//! same values.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on fails")]

use data_encoding::HEXLOWER;
use dice::{Contribution, Contributions, Dice, Seed, Verified, VerifyError, seat_commitment, verify};
use rules::{
    Random, Seat,
    record::{self, DiceTags, Record, TreePath},
    shuffle,
};
use serde::Deserialize;

#[derive(Deserialize)]
struct Vectors {
    dice: Vec<Vector>,
    games: Vec<Game>,
}

/// A seed, a spec and contributions, and the values that follow from them.
#[derive(Deserialize)]
struct Vector {
    seed: String,
    spec: String,
    contributions: Vec<String>,
    commitment: String,
    seat_commitments: Vec<String>,
    numbers: Vec<Numbers>,
    /// The numbers 0 to 16, shuffled.
    shuffled: Vec<u32>,
}

/// The first numbers that fresh dice draw below a bound.
#[derive(Deserialize)]
struct Numbers {
    below: u32,
    are: Vec<u32>,
}

/// A whole game, and what the checks must find in it.
#[derive(Deserialize)]
struct Game {
    record: Vec<String>,
    by: Vec<Option<usize>>,
    deals: usize,
    /// `none` or `committed`; see [`Contributions`].
    contributions: String,
}

fn vectors() -> Vectors {
    serde_json::from_str(include_str!("vectors.json")).unwrap()
}

fn bytes<const N: usize>(hex: &str) -> [u8; N] {
    HEXLOWER.decode(hex.as_bytes()).unwrap().try_into().unwrap()
}

impl Vector {
    fn seed(&self) -> Seed {
        Seed::new(bytes(&self.seed))
    }

    fn contributions(&self) -> Vec<Contribution> {
        self.contributions.iter().map(|hex| bytes(hex)).collect()
    }

    fn dice(&self) -> Dice {
        Dice::new(&self.seed(), &self.spec, &self.contributions())
    }
}

#[test]
fn the_dice_give_the_vectors() {
    for vector in vectors().dice {
        let referee = vector.seed().commitment();
        assert_eq!(HEXLOWER.encode(&referee), vector.commitment);
        let seats = Seat::all(vector.contributions.len()).zip(vector.contributions());
        let committed = seats.map(|(seat, own)| HEXLOWER.encode(&seat_commitment(&referee, seat, &own)));
        assert!(committed.eq(vector.seat_commitments.iter().cloned()));
        for Numbers { below, are } in &vector.numbers {
            let mut dice = vector.dice();
            let numbers: Vec<u32> = are.iter().map(|_| dice.below(*below)).collect();
            assert_eq!(numbers, *are);
        }
        let mut order: Vec<u32> = (0..17).collect();
        shuffle(&mut order, &mut vector.dice());
        assert_eq!(order, vector.shuffled);
    }
}

#[test]
fn whole_games_are_dealt_again() {
    for Game { record, by, deals, contributions } in vectors().games {
        let record = read(&record);
        let contributions = match contributions.as_str() {
            "none" => Contributions::None,
            _ => Contributions::Committed,
        };
        assert_eq!(verify(&record), Ok(Verified { deals, contributions }));
        let mut game = record.start().unwrap();
        let mut actors = Vec::new();
        for ply in &record.plies {
            actors.push(game.turn().seat().map(Seat::index));
            game.play(&ply.action).unwrap();
        }
        assert_eq!(actors, by, "{actors:?}");
    }
}

/// The author of a variation chooses its deals, so the dice say nothing about them.
#[test]
fn deals_of_variations_need_not_follow_from_the_dice() {
    let game = vectors().games.pop().unwrap();
    let mut record = read(&game.record);
    let before = verify(&record);
    let other = record.start().unwrap().deal(&mut Dice::new(&Seed::from_number(7), "other", &[])).unwrap();
    record.add(&TreePath::default(), &other).unwrap();
    assert_eq!((record.plies[0].variations.len(), before.is_ok()), (1, true));
    assert_eq!(read(&[record.to_string()]), record);
    assert_eq!(verify(&record), before);
}

fn read(lines: &[String]) -> Record {
    record::read(&lines.join("\n")).remove(0).unwrap()
}

#[test]
fn a_number_that_was_not_committed_to_is_found() {
    let game = vectors().games.pop().unwrap();
    let record = read(&game.record);
    let seat = |number| Seat::new(number).unwrap();
    let changed = |change: &dyn Fn(&mut DiceTags)| {
        let mut record = record.clone();
        change(record.dice.as_mut().unwrap());
        verify(&record)
    };
    for (number, other) in [(0, [0; 16]), (2, [1; 16]), (1, [1; 16])] {
        let result = changed(&|tags| tags.contributions[number] = other);
        assert_eq!(result, Err(VerifyError::Contribution(seat(number))));
    }
    let swapped = changed(&|tags| tags.seat_commitments.swap(0, 2));
    assert_eq!(swapped, Err(VerifyError::Contribution(seat(0))));
    let missing = changed(&|tags| tags.seat_commitments[2] = None);
    assert_eq!(missing, Err(VerifyError::Contribution(seat(2))));
    // Older records have no seat commitments. They still pass, but their contributions count as uncommitted.
    let old = changed(&|tags| tags.seat_commitments = vec![None; 3]);
    assert_eq!(old, Ok(Verified { deals: game.deals, contributions: Contributions::Uncommitted }));
}

#[test]
fn the_manual_shows_the_vectors() {
    let manual = include_str!("../../../book/en/manual/dice.md");
    let words = |numbers: &[u32]| numbers.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ");
    for (n, vector) in vectors().dice.iter().enumerate() {
        let rows = manual.lines().filter(|line| line.starts_with("| "));
        let column: Vec<&str> =
            rows.map(|row| row.split('|').nth(n + 2).unwrap_or_default().trim()).collect();
        let expected = [
            format!("`{}`", vector.commitment),
            vector.seat_commitments.iter().map(|hex| format!("`{hex}`")).collect::<Vec<_>>().join(" "),
            words(&vector.numbers[0].are),
            words(&vector.numbers[1].are),
            words(&vector.shuffled),
        ];
        assert_eq!(column[column.len() - 5..], expected);
    }
}
