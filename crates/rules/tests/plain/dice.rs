//! Seeded randomness, and styles of play that make rare events happen.

use std::hash::{DefaultHasher, Hash, Hasher};

use rules::{Game, Random, Seat};

/// A small generator (splitmix64).
pub(crate) struct Dice(u64);

impl Dice {
    /// Seeds the generator. Equal texts give equal numbers.
    pub(crate) fn new(seed: &str) -> Dice {
        Dice(seed.bytes().fold(7, |sum: u64, byte| sum.wrapping_mul(257).wrapping_add(byte.into())))
    }

    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mixed = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        let mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        mixed ^ (mixed >> 31)
    }

    /// True with a probability of one in `times`.
    pub(crate) fn one_in(&mut self, times: u32) -> bool {
        self.below(times) == 0
    }

    pub(crate) fn pick<'a, T>(&mut self, items: &'a [T]) -> &'a T {
        &items[self.below(items.len() as u32) as usize]
    }
}

impl Random for Dice {
    fn below(&mut self, bound: u32) -> u32 {
        if bound < 2 { 0 } else { (self.next() % u64::from(bound)) as u32 }
    }
}

/// A style of random play.
#[derive(Clone, Copy)]
pub(crate) enum Style {
    /// Uniformly random actions.
    Uniform,
    /// Mostly the same action whenever a position recurs, so that games repeat positions.
    Habit,
    /// Mostly actions that leave the sum of the scores unchanged: nothing is banked, captured or returned.
    Quiet,
    /// Mostly actions that reverse one of the last four actions.
    Shuttle,
}

impl Style {
    /// The style of game `number`. Consecutive games use the styles in turn.
    pub(crate) fn of(number: u32) -> Style {
        [Style::Uniform, Style::Uniform, Style::Habit, Style::Quiet, Style::Shuttle][number as usize % 5]
    }
}

/// A legal action in this style.
pub(crate) fn choose<G: Game>(
    style: Style,
    game: &mut G,
    legal: &[String],
    played: &[String],
    dice: &mut Dice,
) -> String {
    let any = dice.pick(legal).clone();
    if dice.one_in(25) {
        return any;
    }
    match style {
        Style::Uniform => any,
        Style::Habit => {
            let mut hasher = DefaultHasher::new();
            game.position().hash(&mut hasher);
            legal[hasher.finish() as usize % legal.len()].clone()
        }
        Style::Quiet => {
            let here = taken(game);
            let quiet = (0..8).map(|_| dice.pick(legal)).find(|action| {
                let action: G::Action = action.parse().unwrap_or_else(|error| panic!("{error}"));
                let undo = game.play(action);
                let there = taken(game);
                game.undo(undo);
                here == there
            });
            quiet.cloned().unwrap_or(any)
        }
        Style::Shuttle => {
            let back = played.iter().rev().take(4).find_map(|last| {
                let (from, to) = last.split('@').next().unwrap_or_default().split_once('-')?;
                let back = format!("{to}-{from}");
                legal.iter().find(|action| action.starts_with(&back))
            });
            back.cloned().unwrap_or(any)
        }
    }
}

/// The sum of both seats' scores.
fn taken<G: Game>(game: &G) -> i32 {
    game.score(Seat::FIRST) + game.score(Seat::SECOND)
}
