//! The games written a second time, from the clauses alone: slow, obvious, and sharing nothing with the crate
//! but the text forms. What the crate does is held against it, action by action.
#![allow(clippy::unwrap_used, clippy::panic, reason = "test helpers")]

mod beside;
mod board;
mod dice;
mod games;
mod hunts;
mod jungle;
mod mana;
mod mancala;
mod mandua;
mod manitou;
mod perft;
mod texts;

/// A game in text alone, with all of its past that the rules ask for.
trait Plain: Clone {
    /// The start of a game of this spec; keys in any order.
    fn start(spec: &str) -> Self;

    /// The game that goes on from a position text; `None` where the text must be refused.
    fn from_position(spec: &str, text: &str) -> Option<Self>;

    /// The seat to act; `None` when the game is over.
    fn actor(&self) -> Option<usize>;

    /// The legal actions in any order, each once.
    fn actions(&self) -> Vec<String>;

    /// Plays a legal action.
    fn play(&mut self, action: &str);

    /// The position as text.
    fn position(&self) -> String;

    /// The seats' scores once the game is over, as `1 0` or `0.5 0.5`.
    fn outcome(&self) -> Option<String>;

    /// The legal actions in ASCII order.
    fn legal(&self) -> Vec<String> {
        let mut actions = self.actions();
        actions.sort();
        actions
    }
}

/// The value of a key in a spec's text.
fn option<'a>(spec: &'a str, key: &str, default: &'a str) -> &'a str {
    let (_, options) = spec.split_once(':').unwrap_or((spec, ""));
    options
        .split(',')
        .filter_map(|pair| pair.split_once('='))
        .find(|(known, _)| *known == key)
        .map_or(default, |(_, value)| value)
}

/// The scores when this seat wins, or when nobody does.
fn scores(winner: Option<usize>) -> String {
    match winner {
        Some(0) => "1 0",
        Some(_) => "0 1",
        None => "0.5 0.5",
    }
    .to_owned()
}
