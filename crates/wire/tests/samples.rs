//! Games as a viewer sees them, for the page's tests and its gallery of boards. The command
//! `UPDATE_SAMPLES=1 cargo test -p wire` rewrites their files.

#![allow(clippy::unwrap_used, clippy::panic, reason = "a test that cannot go on fails")]

use std::{fs, path::PathBuf};

use rules::{
    Random, Seat, Turn, Viewer,
    catalog::{AnyGame, AnySpec, GAMES},
};
use serde::Serialize;
use wire::games::{self, Action, Board, Effect, Geometry, Legal, board, effect, geometry, legal};

/// A part of a random game.
#[derive(Serialize)]
struct Sample {
    spec: String,
    /// The keys of the seats' names in the book; none for seats that only have numbers.
    seat_names: &'static [&'static str],
    geometry: Geometry,
    moments: Vec<Moment>,
}

/// An action, the board after it, and the legal actions there.
#[derive(Serialize)]
struct Moment {
    action: Option<String>,
    parts: Option<Action>,
    by: Option<usize>,
    effect: Option<Effect>,
    board: Board,
    turn: Option<usize>,
    legal: Option<Legal>,
}

/// The generator `SplitMix64`.
struct Seeded(u64);

impl Random for Seeded {
    fn below(&mut self, bound: u32) -> u32 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let z = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        let z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        (((z ^ (z >> 31)) >> 32) * u64::from(bound) >> 32) as u32
    }
}

fn seat_of(turn: Turn) -> Option<usize> {
    turn.seat().map(Seat::index)
}

fn choose(game: &AnyGame, random: &mut Seeded) -> Option<String> {
    match game.turn() {
        Turn::Chance => game.deal(random),
        Turn::Seat(_) => {
            let legal = game.legal();
            legal.get(random.below(legal.len() as u32) as usize).cloned()
        }
        Turn::Over => None,
    }
}

/// Plays `to` random actions. Returns what the first seat sees after the first `from` actions and after each
/// later action.
fn sample(spec: &str, seed: u64, from: usize, to: usize) -> Sample {
    let spec = AnySpec::parse(spec).unwrap();
    let viewer = Viewer::Seat(Seat::FIRST);
    let mut random = Seeded(seed);
    let mut game = spec.start();
    let mut moments = Vec::new();
    let mut before = game.view(viewer);
    let mut played = (None, None, None);
    for ply in 0..=to {
        if ply >= from {
            let (action, by, effect) = played;
            let turn = seat_of(game.turn());
            moments.push(Moment {
                parts: action.as_deref().and_then(|text| games::action(spec.info().name, text)),
                action,
                by,
                effect,
                board: board(&before),
                turn,
                legal: legal(&before),
            });
        }
        let Some(action) = choose(&game, &mut random) else { break };
        let shown = game.shown(&action, viewer).unwrap();
        let by = seat_of(game.turn());
        game.play(&action).unwrap();
        let after = game.view(viewer);
        played = (Some(shown.clone()), by, Some(effect(&before, &shown, &after)));
        before = after;
    }
    let info = spec.info();
    Sample {
        spec: spec.to_string(),
        seat_names: info.seat_names,
        geometry: geometry(info.name).unwrap(),
        moments,
    }
}

fn fresh(name: &str, sample: &Sample) {
    let path =
        PathBuf::from(env!("CARGO_MANIFEST_DIR")).join(format!("../../web/src/lib/samples/{name}.json"));
    let text = format!("{}\n", serde_json::to_string(sample).unwrap());
    if std::env::var_os("UPDATE_SAMPLES").is_some() {
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(&path, &text).unwrap();
    }
    let known = fs::read_to_string(&path).unwrap_or_default();
    assert!(known == text, "{name}.json is old: run UPDATE_SAMPLES=1 cargo test -p wire");
}

/// The name of each sample, its spec and seed, and the plies it shows.
const SAMPLES: [(&str, &str, u64, [usize; 2]); 7] = [
    ("mancala", "mancala", 5, [0, 14]),
    ("mancala-ethiopian", "mancala:rules=ethiopian", 3, [0, 8]),
    ("mana", "mana", 1, [0, 16]),
    ("jungle", "jungle", 41, [40, 60]),
    ("mandua", "mandua", 7, [20, 44]),
    ("mandua-strict", "mandua:referee=strict", 9, [20, 44]),
    ("manitou", "manitou:players=3", 2, [0, 50]),
];

#[test]
fn the_samples_are_fresh() {
    for (name, spec, seed, [from, to]) in SAMPLES {
        fresh(name, &sample(spec, seed, from, to));
    }
}

#[test]
fn every_game_has_a_sample() {
    for game in GAMES {
        assert!(SAMPLES.iter().any(|(name, ..)| *name == game.name), "{} has no sample", game.name);
    }
}
