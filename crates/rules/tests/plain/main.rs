//! A second implementation of the games, written from the clauses alone. It is slow but simple, and it shares
//! only the text forms with the crate. The tests compare the crate with it, action by action. A comment such
//! as `J-5` names the clauses that the code below it implements.
#![allow(clippy::unwrap_used, clippy::panic, reason = "test helpers")]

mod beside;
mod board;
mod dice;
mod perft;
mod proofs;

mod jungle;
mod mana;
mod mancala;
mod mandua;
mod manitou;

/// The long run plays this many times the number of games of the ordinary run.
const LONG: u32 = 20;

/// The tests of every game. They do not compile if a game has no second implementation.
macro_rules! tests {
    ($($Game:ident $module:ident;)*) => {
        mod games {
            $(mod $module {
                use crate::{LONG, $module::beside, perft::Check};

                #[test]
                fn are_played_alike() {
                    beside::games(1);
                }

                #[test]
                #[ignore = "long"]
                fn are_played_alike_for_long() {
                    beside::games(LONG);
                }

                #[test]
                fn are_counted_by_the_plain_implementation() {
                    beside::perft(Check::Plain);
                }

                #[test]
                fn are_counted_by_the_crate() {
                    beside::perft(Check::Fast);
                }

                #[test]
                #[ignore = "long"]
                fn are_counted_to_the_end_of_the_table() {
                    beside::perft(Check::FastToTheEnd);
                }

                #[test]
                #[ignore = "long"]
                fn are_counted_alike_for_long() {
                    beside::perft(Check::SideBySide);
                }
            })*
        }
    };
}
rules::for_each_game!(tests);

/// A plainly written game. It reads and writes texts, and it keeps the history that the rules need.
trait Plain: Clone {
    /// Starts a game. The keys of the spec may come in any order.
    fn start(spec: &str) -> Self;

    /// Starts a game at a position; `None` if the text must be refused.
    fn from_position(spec: &str, text: &str) -> Option<Self>;

    /// The seat to act; `None` if the game is over.
    fn actor(&self) -> Option<usize>;

    /// The legal actions, each once, in any order.
    fn actions(&self) -> Vec<String>;

    /// Plays a legal action.
    fn play(&mut self, action: &str);

    /// The position as text.
    fn position(&self) -> String;

    /// The seats' scores, such as `1 0` or `0.5 0.5`, if the game is over.
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

/// The scores if this seat wins, or those of a draw if the winner is `None`.
fn scores(winner: Option<usize>) -> String {
    match winner {
        Some(0) => "1 0",
        Some(_) => "0 1",
        None => "0.5 0.5",
    }
    .to_owned()
}
