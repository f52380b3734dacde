//! The engine's side of the Universal Game Interface as a state machine, without input, output, threads or a
//! search. It takes one line of input at a time and says what the program must do in response. The manual's
//! page `ugi` describes the protocol.
//!
//! ```
//! use book::{Book, Language};
//! use ugi::{Answer, Protocol};
//!
//! let book = Book::new(Language::English);
//! let mut protocol = Protocol::new(&book)?;
//! assert_eq!(protocol.handle("position startpos moves 3"), Answer::Say(vec![]));
//! assert_eq!(protocol.handle("query turn"), Answer::Say(vec!["response 0".to_owned()]));
//! # Ok::<(), rules::Illegal>(())
//! ```

use std::{ops::RangeInclusive, time::Duration};

use book::Book;
use rules::{
    Illegal, MAX_SEATS, Seat, Turn,
    catalog::{AnyGame, AnySpec, GAMES},
};

/// What an engine has been told so far: the game, its position and the options of the search.
#[derive(Clone, Debug)]
pub struct Protocol<'a> {
    book: &'a Book,
    game: AnyGame,
    options: SearchOptions,
}

/// The options of a search, which `setoption` sets.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SearchOptions {
    /// The seed for the random choices.
    pub seed: u64,
    /// The level at which the engine plays; `None` for a search as strong as its limits allow.
    pub level: Option<u8>,
    /// The number of threads.
    pub threads: usize,
    /// The size of the transposition table in mebibytes.
    pub hash: usize,
}

impl Default for SearchOptions {
    fn default() -> SearchOptions {
        SearchOptions { seed: 0, level: None, threads: 1, hash: 16 }
    }
}

/// An option whose value is a number.
struct Spin {
    name: &'static str,
    range: RangeInclusive<u64>,
}

const SEED: Spin = Spin { name: "Seed", range: 0..=u64::MAX };
/// 0 stands for no level. If a game has fewer levels, a higher level is refused when a search begins.
const LEVEL: Spin = Spin { name: "Level", range: 0..=8 };
const THREADS: Spin = Spin { name: "Threads", range: 1..=256 };
const HASH: Spin = Spin { name: "Hash", range: 1..=4096 };

impl Spin {
    /// The line that offers the option.
    fn offer(&self, default: u64) -> String {
        let (least, most) = (self.range.start(), self.range.end());
        format!("option name {} type spin default {default} min {least} max {most}", self.name)
    }

    /// Reads a value, which must be a number in the range, without a sign or leading zeros.
    fn read(&self, text: &str) -> Result<u64, LineError> {
        let number = text.parse().ok().filter(|number: &u64| number.to_string() == text);
        number.filter(|number| self.range.contains(number)).ok_or_else(|| {
            let (least, most) = (self.range.start(), self.range.end());
            format!("{} is a number from {least} to {most}, not {text}", self.name)
        })
    }
}

/// What the program must do in response to a line.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Answer {
    /// Write these lines. A command that is not understood changes nothing, and its answer is `info error …`.
    Say(Vec<String>),
    /// Search for the seat to act, then write `bestmove`.
    Search(GoLimits),
    /// End the search, if one is under way.
    Stop,
    /// End the program.
    Quit,
}

/// The limits of a `go` command. If there are none, the search runs until `stop`.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct GoLimits {
    /// The maximum number of nodes.
    pub nodes: Option<u64>,
    /// The maximum time.
    pub time: Option<Duration>,
}

/// The search has a node budget but no depth limit. So `go depth N` sets a node budget, which is this number
/// doubled N times.
const DEPTH_NODES: u64 = 50;
/// Larger depths count as this depth. No search gets that far, and more doublings could overflow.
const MAX_DEPTH: u64 = 50;

/// A sentence that says what is wrong with a line.
type LineError = String;

/// Whether a line has to wait until the search under way has ended, because it changes the game or begins
/// another search.
pub fn waits_for_search(line: &str) -> bool {
    let command = line.split(' ').next().unwrap_or_default();
    ["position", "setoption", "uginewgame", "go"].contains(&command)
}

impl<'a> Protocol<'a> {
    /// A new engine, at the start of the first game of [`GAMES`].
    ///
    /// # Errors
    /// None occur, since every game can be played with its default options.
    pub fn new(book: &'a Book) -> Result<Protocol<'a>, Illegal> {
        Ok(Protocol { book, game: AnySpec::parse(GAMES[0].name)?.start(), options: SearchOptions::default() })
    }

    /// The game in its current position.
    pub fn game(&self) -> &AnyGame {
        &self.game
    }

    /// The options of a search.
    pub fn options(&self) -> SearchOptions {
        self.options
    }

    /// Handles a line of input, given without its line break.
    pub fn handle(&mut self, line: &str) -> Answer {
        self.execute(line).unwrap_or_else(|error| {
            let error = error.replace(|glyph: char| glyph.is_control(), " ");
            Answer::Say(vec![format!("info error {error}")])
        })
    }

    fn execute(&mut self, line: &str) -> Result<Answer, LineError> {
        let (command, rest) =
            line.split_once(' ').map_or((line, None), |(command, rest)| (command, Some(rest)));
        let nothing = Answer::Say(Vec::new());
        match (command, rest) {
            ("", None) => Ok(nothing),
            ("ugi", None) => Ok(Answer::Say(self.identity())),
            ("isready", None) => Ok(Answer::Say(vec!["readyok".to_owned()])),
            ("stop", None) => Ok(Answer::Stop),
            ("quit", None) => Ok(Answer::Quit),
            ("uginewgame", None) => {
                self.game = self.game.spec().start();
                Ok(nothing)
            }
            ("ugi" | "isready" | "stop" | "quit" | "uginewgame", Some(_)) => {
                Err(format!("{command} stands alone"))
            }
            ("setoption", rest) => self.set_option(rest.unwrap_or_default()).map(|()| nothing),
            ("position", rest) => self.set_position(rest.unwrap_or_default()).map(|()| nothing),
            ("go", rest) => self.go(rest.unwrap_or_default()),
            ("query", rest) => self.query(rest.unwrap_or_default()).map(|answer| Answer::Say(vec![answer])),
            _ => Err(format!("unknown command: {command}")),
        }
    }

    fn identity(&self) -> Vec<String> {
        // The lines state the defaults, even if the options have been changed.
        let SearchOptions { seed, level, threads, hash } = SearchOptions::default();
        vec![
            format!("id name Menagerie {}", env!("CARGO_PKG_VERSION")),
            "id author The Menagerie authors".to_owned(),
            format!("option name Game type string default {}", self.game.spec()),
            SEED.offer(seed),
            LEVEL.offer(level.unwrap_or_default().into()),
            THREADS.offer(threads as u64),
            HASH.offer(hash as u64),
            "ugiok".to_owned(),
        ]
    }

    fn set_option(&mut self, rest: &str) -> Result<(), LineError> {
        let form = || "expected: setoption name NAME value VALUE".to_owned();
        let (name, value) =
            rest.strip_prefix("name ").and_then(|rest| rest.split_once(" value ")).ok_or_else(form)?;
        match name {
            "Game" => {
                let spec = AnySpec::parse(value).map_err(|illegal| self.book.sentence(&illegal))?;
                self.game = spec.start();
            }
            "Seed" => self.options.seed = SEED.read(value)?,
            "Level" => self.options.level = Some(LEVEL.read(value)? as u8).filter(|&level| level > 0),
            "Threads" => self.options.threads = THREADS.read(value)? as usize,
            "Hash" => self.options.hash = HASH.read(value)? as usize,
            _ => {
                return Err(format!("unknown option: {name}; there are Game, Seed, Level, Threads and Hash"));
            }
        }
        Ok(())
    }

    fn set_position(&mut self, rest: &str) -> Result<(), LineError> {
        let (place, moves) = match rest.strip_suffix(" moves") {
            Some(place) => (place, ""),
            None => rest.split_once(" moves ").unwrap_or((rest, "")),
        };
        let spec = self.game.spec();
        let mut game = match place.strip_prefix("fen ") {
            Some(text) => spec.from_position(text).map_err(|faults| {
                faults.iter().map(|fault| self.book.sentence(fault)).collect::<Vec<_>>().join(" ")
            })?,
            None if place == "startpos" => spec.start(),
            None => return Err("expected: position startpos|fen TEXT [moves ACTION ...]".to_owned()),
        };
        for action in moves.split(' ').filter(|_| !moves.is_empty()) {
            game.play(action).map_err(|illegal| format!("{action}: {}", self.book.sentence(&illegal)))?;
        }
        self.game = game;
        Ok(())
    }

    fn go(&self, rest: &str) -> Result<Answer, LineError> {
        let limits = GoLimits::parse(rest, self.game.turn().seat())?;
        match self.game.turn() {
            Turn::Over => Ok(Answer::Say(vec!["bestmove none".to_owned()])),
            Turn::Chance => Err("the referee is to act, not a seat".to_owned()),
            Turn::Seat(_) => Ok(Answer::Search(limits)),
        }
    }

    fn query(&self, what: &str) -> Result<String, LineError> {
        let game = &self.game;
        let none = || "none".to_owned();
        let answer = match what {
            "gameover" => (game.turn() == Turn::Over).to_string(),
            "p1turn" => (game.turn() == Turn::Seat(Seat::FIRST)).to_string(),
            "result" => game.outcome().map_or_else(none, |outcome| match outcome.winner() {
                Some(seat) => format!("p{}win", seat.index() + 1),
                None => "draw".to_owned(),
            }),
            "legal" => game.legal().join(" "),
            "position" => game.position().unwrap_or_else(none),
            "turn" => match game.turn() {
                Turn::Seat(seat) => seat.to_string(),
                Turn::Chance => "chance".to_owned(),
                Turn::Over => none(),
            },
            "scores" => game.outcome().map_or_else(none, |outcome| outcome.scores().to_string()),
            "stores" => {
                let stores = Seat::all(game.spec().seats()).map(|seat| game.store(seat));
                let stores = stores.collect::<Option<Vec<_>>>();
                let stores = stores.ok_or_else(|| format!("{} has no stores", game.spec().info().name))?;
                stores.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
            }
            _ => {
                return Err(format!(
                    "unknown query: {what}; there are gameover, p1turn, result, legal, position, turn, scores, stores"
                ));
            }
        };
        Ok(if answer.is_empty() { "response".to_owned() } else { format!("response {answer}") })
    }
}

/// Reads a word such as `p1time` or `p1inc`. Returns the player's number, from 1, and whether the word is
/// about the time on the clock (`true`) or the increment (`false`).
fn clock_word(word: &str) -> Option<(usize, bool)> {
    let rest = word.strip_prefix('p')?;
    let (number, is_time) = match (rest.strip_suffix("time"), rest.strip_suffix("inc")) {
        (Some(number), _) => (number, true),
        (None, number) => (number?, false),
    };
    number.parse().ok().filter(|player| (1..=MAX_SEATS).contains(player)).map(|player| (player, is_time))
}

/// The time for an action in milliseconds: a 25th of the time on the clock plus half the increment. The time
/// is at most a fifth of the clock, so that a large increment cannot lose the game on time. It is at least 1.
fn share(clock: u64, increment: u64) -> u64 {
    (clock / 25).saturating_add(increment / 2).min(clock / 5).max(1)
}

impl GoLimits {
    /// Whether only `stop` ends the search.
    pub fn is_endless(&self) -> bool {
        self.nodes.is_none() && self.time.is_none()
    }

    /// Reads the limits of a `go` command. Only the clock of the seat to act counts.
    fn parse(text: &str, seat: Option<Seat>) -> Result<GoLimits, LineError> {
        let mut limits = GoLimits::default();
        let (mut clock, mut increment) = (None, 0);
        let mut words = text.split(' ').filter(|word| !word.is_empty());
        while let Some(word) = words.next() {
            if word == "infinite" {
                continue;
            }
            if let Some((player, is_time)) = clock_word(word) {
                let number: u64 = words
                    .next()
                    .and_then(|number| number.parse().ok())
                    .ok_or_else(|| format!("after {word} a number of milliseconds is expected"))?;
                match (seat.is_some_and(|seat| seat.index() + 1 == player), is_time) {
                    (true, true) => clock = Some(number),
                    (true, false) => increment = number,
                    (false, _) => {}
                }
                continue;
            }
            if !["movetime", "nodes", "depth"].contains(&word) {
                return Err(format!(
                    "unknown limit: {word}; there are movetime, nodes, depth, p1time, p1inc and so on, infinite"
                ));
            }
            let number: u64 = words
                .next()
                .and_then(|number| number.parse().ok())
                .filter(|number| *number > 0)
                .ok_or_else(|| format!("after {word} a number from 1 up is expected"))?;
            match word {
                "movetime" => limits.time = Some(Duration::from_millis(number)),
                "nodes" => limits.nodes = Some(number),
                _ => limits.nodes = Some(DEPTH_NODES << number.min(MAX_DEPTH)),
            }
        }
        if let Some(clock) = clock {
            let share = Duration::from_millis(share(clock, increment));
            limits.time = Some(limits.time.map_or(share, |time| time.min(share)));
        }
        Ok(limits)
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use rules::Seat;

    use super::GoLimits;

    #[test]
    fn a_clock_gives_each_action_a_share_of_the_seats_own_time() {
        let time = |text: &str| GoLimits::parse(text, Some(Seat::FIRST.other())).unwrap().time;
        let milliseconds = |time: u64| Some(Duration::from_millis(time));
        assert_eq!(time("p1time 5000 p2time 60000 p1inc 9 p2inc 600"), milliseconds(2700));
        assert_eq!(time("p2time 60000 p2inc 600 movetime 100"), milliseconds(100));
        // A large increment does not use up the clock, and an empty clock still allows a move.
        assert_eq!(time("p2time 100 p2inc 60000"), milliseconds(20));
        assert_eq!(time("p2time 0"), milliseconds(1));
        assert_eq!(time("p1time 60000 nodes 5"), None);
    }

    #[test]
    fn what_is_no_clock_is_refused() {
        for text in ["p0time 5", "p6time 5", "ptime 5", "p1tim 5", "p1time", "p1time -5", "p1inc x"] {
            assert!(GoLimits::parse(text, Some(Seat::FIRST)).is_err(), "{text}");
        }
    }
}
