//! `menagerie ugi`: an engine on standard input and output. The protocol is the manual's page `ugi`.

use std::{
    collections::VecDeque,
    io::{self, BufRead, Write},
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering},
        mpsc::{self, Sender},
    },
    thread,
    time::{Duration, Instant},
};

use book::Book;
use clap::Args as ClapArgs;
use players::{Budget, Strength};
use rules::{
    Seat, Turn,
    catalog::{AnyGame, AnySpec},
};

use crate::{
    cli,
    failure::{Done, Failure},
    thinking::{self, Thought},
};

/// Be an engine for another program
#[derive(ClapArgs)]
#[command(long_about = "Speaks the Universal Game Interface on standard input and output, so that another program can use this one as an \
    engine. `menagerie rules` knows nothing of it: the protocol is a page of the manual, book/en/manual/ugi.md.\n\nAn answer to every line \
    comes at once, also while a search is running.")]
#[command(after_long_help = "Examples:\n  menagerie ugi\n  \
    printf 'ugi\\nposition startpos moves 3\\ngo movetime 500\\n' | menagerie ugi\n  \
    menagerie play mancala --player human --player \"ugi:menagerie ugi\"")]
pub(crate) struct Args {}

pub(crate) fn run(_: &Args, book: &Book) -> Done {
    let (sender, events) = mpsc::channel();
    let lines = sender.clone();
    thread::spawn(move || {
        for line in io::stdin().lock().lines().map_while(Result::ok) {
            if lines.send(Event::Line(line)).is_err() {
                return;
            }
        }
        let _ = lines.send(Event::End);
    });
    let mut engine = Engine::new(book, sender)?;
    for event in events {
        match event {
            Event::Line(line) => engine.hear(line.trim_end_matches('\r'))?,
            Event::End => engine.end(true),
            Event::Found => engine.found()?,
        }
        if engine.ending && engine.search.is_none() {
            break;
        }
    }
    Ok(())
}

/// What can happen to an engine.
enum Event {
    /// It is told something.
    Line(String),
    /// Nobody will tell it anything more.
    End,
    /// The search has said its best move.
    Found,
}

/// What is wrong with a line.
type Wrong = String;

struct Engine<'a> {
    book: &'a Book,
    game: AnyGame,
    seed: u64,
    search: Option<Search>,
    /// Lines that wait for the search to end, since they change what it thinks about.
    waiting: VecDeque<String>,
    /// Whether it ends as soon as nothing is left to do.
    ending: bool,
    /// Whether a search is to end as soon as it has begun.
    hurry: bool,
    events: Sender<Event>,
}

/// A search in a thread of its own.
struct Search {
    stop: Arc<AtomicBool>,
    /// Whether it ends only when it is stopped.
    endless: bool,
}

/// What a search was asked for.
#[derive(Clone, Copy, Default)]
struct Limits {
    nodes: Option<u64>,
    time: Option<Duration>,
}

/// Nodes of `go depth 1`; each further level of depth doubles them.
const DEPTH_NODES: u64 = 50;
/// So that doubling never overflows.
const MAX_DEPTH: u64 = 50;

impl<'a> Engine<'a> {
    fn new(book: &'a Book, events: Sender<Event>) -> Result<Engine<'a>, Failure> {
        Ok(Engine {
            book,
            game: cli::start(book, "mancala", None)?,
            seed: 0,
            search: None,
            waiting: VecDeque::new(),
            ending: false,
            hurry: false,
            events,
        })
    }

    /// Obeys a line now, or once the search has ended and all that waits before it is done.
    fn hear(&mut self, line: &str) -> Done {
        let command = line.split(' ').next().unwrap_or_default();
        let changes = ["position", "setoption", "uginewgame", "go"].contains(&command);
        let waits = !self.waiting.is_empty() && command == "query" || self.search.is_some() && changes;
        if waits {
            self.waiting.push_back(line.to_owned());
            Ok(())
        } else {
            self.obey(line)
        }
    }

    /// The search has ended: what waited is done, up to the next search.
    fn found(&mut self) -> Done {
        self.search = None;
        while self.search.is_none() {
            let Some(line) = self.waiting.pop_front() else { break };
            self.obey(&line)?;
        }
        Ok(())
    }

    /// Comes to an end: what waits is still done, searches that have no end are stopped, with `quit` all of them.
    fn end(&mut self, let_finish: bool) {
        self.ending = true;
        self.hurry |= !let_finish;
        if let Some(search) = self.search.as_ref().filter(|search| self.hurry || search.endless) {
            search.stop.store(true, Ordering::Relaxed);
        }
    }

    fn obey(&mut self, line: &str) -> Done {
        let (command, rest) = line.split_once(' ').map_or((line, None), |(command, rest)| (command, Some(rest)));
        let done = match (command, rest) {
            ("", None) => Ok(()),
            ("ugi", None) => {
                self.identity().iter().try_for_each(|line| say(line))?;
                Ok(())
            }
            ("isready", None) => {
                say("readyok")?;
                Ok(())
            }
            ("quit", None) => {
                self.end(false);
                Ok(())
            }
            ("stop", None) => {
                if let Some(search) = &self.search {
                    search.stop.store(true, Ordering::Relaxed);
                }
                Ok(())
            }
            ("uginewgame", None) => {
                self.game = self.game.spec().start();
                Ok(())
            }
            ("ugi" | "isready" | "quit" | "stop" | "uginewgame", Some(_)) => Err(format!("{command} stands alone")),
            ("setoption", rest) => self.set_option(rest.unwrap_or_default()),
            ("position", rest) => self.set_position(rest.unwrap_or_default()),
            ("go", rest) => self.go(rest.unwrap_or_default()),
            ("query", rest) => match self.query(rest.unwrap_or_default()) {
                Ok(answer) => {
                    say(&answer)?;
                    Ok(())
                }
                Err(wrong) => Err(wrong),
            },
            _ => Err(format!("unknown command: {command}")),
        };
        if let Err(wrong) = done {
            say(&format!("info error {}", wrong.replace(['\n', '\r'], " ")))?;
        }
        Ok(())
    }

    fn identity(&self) -> [String; 5] {
        [
            format!("id name Menagerie {}", env!("CARGO_PKG_VERSION")),
            "id author The Menagerie authors".to_owned(),
            format!("option name Game type string default {}", self.game.spec()),
            "option name Seed type spin default 0 min 0 max 9223372036854775807".to_owned(),
            "ugiok".to_owned(),
        ]
    }

    fn set_option(&mut self, rest: &str) -> Result<(), Wrong> {
        let form = || "expected: setoption name NAME value VALUE".to_owned();
        let (name, value) = rest.strip_prefix("name ").and_then(|rest| rest.split_once(" value ")).ok_or_else(form)?;
        match name {
            "Game" => {
                let spec = AnySpec::parse(value).map_err(|illegal| self.book.sentence(&illegal))?;
                self.game = spec.start();
            }
            "Seed" => {
                let seed = value.parse().ok().filter(|seed: &u64| seed.to_string() == value);
                self.seed = seed.ok_or_else(|| format!("{value} is no seed: a number is expected"))?;
            }
            _ => return Err(format!("unknown option: {name}; there are Game and Seed")),
        }
        Ok(())
    }

    fn set_position(&mut self, rest: &str) -> Result<(), Wrong> {
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

    fn go(&mut self, rest: &str) -> Result<(), Wrong> {
        let limits = Limits::parse(rest)?;
        match self.game.turn() {
            Turn::Over => say("bestmove none").map_err(|error| error.to_string()),
            Turn::Chance => Err("the referee is to act, not a seat".to_owned()),
            Turn::Seat(_) => {
                let endless = limits.nodes.is_none() && limits.time.is_none();
                let stop = Arc::new(AtomicBool::new(self.hurry || self.ending && endless));
                self.search = Some(Search { stop: Arc::clone(&stop), endless });
                let (game, seed, events) = (self.game.clone(), self.seed, self.events.clone());
                thread::spawn(move || {
                    search(&game, seed, limits, &stop);
                    let _ = events.send(Event::Found);
                });
                Ok(())
            }
        }
    }

    fn query(&self, rest: &str) -> Result<String, Wrong> {
        let game = &self.game;
        let seats = || Seat::all(game.spec().seats());
        let numbers = |numbers: Vec<String>| numbers.join(" ");
        let answer = match rest {
            "gameover" => (game.turn() == Turn::Over).to_string(),
            "p1turn" => (game.turn() == Turn::Seat(Seat::FIRST)).to_string(),
            "result" => match game.outcome() {
                None => "none".to_owned(),
                Some(outcome) => match outcome.winner() {
                    Some(seat) => format!("p{}win", seat.index() + 1),
                    None => "draw".to_owned(),
                },
            },
            "legal" => game.legal().join(" "),
            "position" => game.position().unwrap_or_else(|| "none".to_owned()),
            "turn" => match game.turn() {
                Turn::Seat(seat) => seat.to_string(),
                Turn::Chance => "chance".to_owned(),
                Turn::Over => "none".to_owned(),
            },
            "scores" => game.outcome().map_or_else(|| "none".to_owned(), |outcome| outcome.scores().to_string()),
            "stores" => match game {
                AnyGame::Mancala(playing) => {
                    numbers(seats().map(|seat| playing.game().mancala(seat).to_string()).collect())
                }
                _ => return Err("only mancala has stores".to_owned()),
            },
            _ => {
                return Err(format!(
                    "unknown query: {rest}; there are gameover, p1turn, result, legal, position, turn, scores, stores"
                ));
            }
        };
        Ok(if answer.is_empty() { "response".to_owned() } else { format!("response {answer}") })
    }
}

impl Limits {
    fn parse(text: &str) -> Result<Limits, Wrong> {
        let mut limits = Limits::default();
        let mut words = text.split(' ').filter(|word| !word.is_empty());
        while let Some(word) = words.next() {
            if word == "infinite" {
                continue;
            }
            let known = ["movetime", "nodes", "depth"].contains(&word);
            if !known {
                return Err(format!("unknown limit: {word}; there are movetime, nodes, depth, infinite"));
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
        Ok(limits)
    }
}

/// Searches with the view of the seat to act and says what it finds.
fn search(game: &AnyGame, seed: u64, limits: Limits, stop: &AtomicBool) {
    let began = Instant::now();
    let time = limits.time.unwrap_or(Duration::MAX);
    let stop = || stop.load(Ordering::Relaxed) || began.elapsed() >= time;
    let strength = Strength::Search(Budget::Nodes(limits.nodes.unwrap_or(u64::MAX)));
    let mut report = |thought: Thought| {
        let elapsed = began.elapsed();
        let speed = thought.nodes as f64 / elapsed.as_secs_f64().max(1e-6);
        let line = thought.line.join(" ");
        // The reader may be gone; the next line read tells.
        let _ = say(&format!(
            "info nodes {} time {} nps {speed:.0} score {:.3} pv {line}",
            thought.nodes,
            elapsed.as_millis(),
            thought.value,
        ));
    };
    let action = thinking::choose(game, strength, seed, &stop, &mut report);
    let _ = match action {
        Ok(action) => say(&format!("bestmove {}", action.as_deref().unwrap_or("none"))),
        Err(_) => say("bestmove none"),
    };
}

/// One line, at once.
fn say(line: &str) -> io::Result<()> {
    let mut out = io::stdout().lock();
    writeln!(out, "{line}")?;
    out.flush()
}
