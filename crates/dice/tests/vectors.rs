//! Every implementation of the dice must reproduce `vectors.json`. The page's tests read the same file, and
//! the manual shows its first vectors. A third implementation, in Python, gave the same values.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on fails")]

use data_encoding::HEXLOWER;
use dice::{Contribution, Dice, Seed, verify};
use rules::{Random, Seat, record, shuffle};
use serde::Deserialize;

#[derive(Deserialize)]
struct Vectors {
    dice: Vec<Vector>,
    games: Vec<Game>,
}

/// What a seed, a spec and contributions lead to.
#[derive(Deserialize)]
struct Vector {
    seed: String,
    spec: String,
    contributions: Vec<String>,
    commitment: String,
    numbers: Vec<Numbers>,
    /// The numbers 0 to 16, shuffled.
    shuffled: Vec<u32>,
}

/// The first numbers below a bound.
#[derive(Deserialize)]
struct Numbers {
    below: u32,
    are: Vec<u32>,
}

/// A whole game, the seat that acted at each ply, and the number of deals.
#[derive(Deserialize)]
struct Game {
    record: Vec<String>,
    by: Vec<Option<usize>>,
    deals: usize,
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

    fn dice(&self) -> Dice {
        let contributions: Vec<Contribution> = self.contributions.iter().map(|hex| bytes(hex)).collect();
        Dice::new(&self.seed(), &self.spec, &contributions)
    }
}

#[test]
fn the_dice_give_the_vectors() {
    for vector in vectors().dice {
        assert_eq!(HEXLOWER.encode(&vector.seed().commitment()), vector.commitment);
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
    for Game { record, by, deals } in vectors().games {
        let record = record::read(&record.join("\n")).remove(0).unwrap();
        assert_eq!(verify(&record), Ok(deals));
        let mut game = record.start().unwrap();
        let mut actors = Vec::new();
        for ply in &record.plies {
            actors.push(game.turn().seat().map(Seat::index));
            game.play(&ply.action).unwrap();
        }
        assert_eq!(actors, by, "{actors:?}");
    }
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
            words(&vector.numbers[0].are),
            words(&vector.numbers[1].are),
            words(&vector.shuffled),
        ];
        assert_eq!(column[column.len() - 4..], expected);
    }
}
