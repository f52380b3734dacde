//! The vectors that every implementation of the dice must reach: `vectors.json`, read by the page's tests too. The first of them
//! stand in the manual, and a third implementation in Python gave them too.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on fails")]

use dice::{Commitment, Contribution, Dice, Seed, verify};
use rules::{Random, Seat, record, shuffle};
use serde::Deserialize;

#[derive(Deserialize)]
struct Vectors {
    dice: Vec<Vector>,
    games: Vec<Game>,
}

/// What follows from a seed.
#[derive(Deserialize)]
struct Vector {
    seed: String,
    spec: String,
    contributions: Vec<String>,
    commitment: String,
    numbers: Vec<Numbers>,
    /// The numbers 0 to 16.
    shuffled: Vec<u32>,
}

/// The first numbers below a bound.
#[derive(Deserialize)]
struct Numbers {
    below: u32,
    are: Vec<u32>,
}

/// A whole game, who acted at each ply, and how often the referee dealt.
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
    std::array::from_fn(|i| u8::from_str_radix(&hex[2 * i..2 * i + 2], 16).unwrap())
}

fn hex(bytes: Commitment) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
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
        assert_eq!(hex(vector.seed().commitment()), vector.commitment);
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
