//! `menagerie ugi`: an engine on standard input and output. The crate `ugi` implements the protocol; this
//! module adds the input, the output and a search thread.

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
use players::{Budget, Limits, SearchContext, Strength};
use rules::catalog::AnyGame;
use ugi::{Answer, GoLimits, Protocol, SearchOptions};

use crate::{
    failure::{Failure, Result},
    help,
    thinking::{self, Thought},
};

/// Run an engine for another program
#[derive(ClapArgs)]
#[command(
    long_about = "Speaks the Universal Game Interface on standard input and output, so that another program \
    can use Menagerie as its engine. `menagerie rules ugi` shows the protocol."
)]
#[command(after_long_help = help::examples("ugi"))]
pub(crate) struct Args {}

pub(crate) fn run(_: &Args, book: &Book) -> Result {
    let (sender, events) = mpsc::channel();
    let lines = sender.clone();
    thread::spawn(move || {
        for line in io::stdin().lock().split(b'\n').map_while(Result::ok) {
            if lines.send(Event::Line(String::from_utf8_lossy(&line).into_owned())).is_err() {
                return;
            }
        }
        let _ = lines.send(Event::End);
    });
    let mut engine = Engine::new(book, sender)?;
    for event in events {
        match event {
            Event::Line(line) => engine.receive(line.trim_end_matches('\r'))?,
            Event::End => engine.end(true),
            Event::SearchEnded => engine.search_ended()?,
        }
        if engine.ending && engine.search.is_none() {
            break;
        }
    }
    Ok(())
}

/// What the main loop reacts to.
enum Event {
    /// A line of input.
    Line(String),
    /// The end of the input.
    End,
    /// The search has printed its best move.
    SearchEnded,
}

struct Engine<'a> {
    protocol: Protocol<'a>,
    search: Option<RunningSearch>,
    /// Lines that wait for the search to end.
    waiting: VecDeque<String>,
    /// Whether the engine ends as soon as no search runs and no line waits.
    ending: bool,
    /// Whether every search must stop at once.
    hurry: bool,
    events: Sender<Event>,
}

/// A search in its own thread.
struct RunningSearch {
    stop: Arc<AtomicBool>,
    /// Whether the search has no limit, so that only `stop` ends it.
    is_endless: bool,
}

impl<'a> Engine<'a> {
    fn new(book: &'a Book, events: Sender<Event>) -> Result<Engine<'a>> {
        let protocol = Protocol::new(book).map_err(|illegal| Failure::illegal(book, &illegal))?;
        Ok(Engine { protocol, search: None, waiting: VecDeque::new(), ending: false, hurry: false, events })
    }

    /// Obeys a line at once, or puts it after the lines that wait for the end of the running search.
    fn receive(&mut self, line: &str) -> Result {
        let waits = self.search.is_some() && ugi::waits_for_search(line)
            || !self.waiting.is_empty() && line.starts_with("query");
        if waits {
            self.waiting.push_back(line.to_owned());
            return Ok(());
        }
        self.obey(line)
    }

    fn obey(&mut self, line: &str) -> Result {
        match self.protocol.handle(line) {
            Answer::Say(lines) => lines.iter().try_for_each(|line| say(line))?,
            Answer::Search(limits) => self.search(limits)?,
            Answer::Stop => {
                if let Some(search) = &self.search {
                    search.stop.store(true, Ordering::Relaxed);
                }
            }
            Answer::Quit => self.end(false),
        }
        Ok(())
    }

    /// Obeys the lines that waited for the end of the search, until one of them starts another search.
    fn search_ended(&mut self) -> Result {
        self.search = None;
        while self.search.is_none() {
            let Some(line) = self.waiting.pop_front() else { break };
            self.obey(&line)?;
        }
        Ok(())
    }

    /// Ends the engine once the waiting lines are obeyed. Stops an endless search at once. Stops any other
    /// search only if `let_finish` is false.
    fn end(&mut self, let_finish: bool) {
        self.ending = true;
        self.hurry |= !let_finish;
        if let Some(search) = self.search.as_ref().filter(|search| self.hurry || search.is_endless) {
            search.stop.store(true, Ordering::Relaxed);
        }
    }

    /// Starts a search, unless the game has no such level.
    fn search(&mut self, limits: GoLimits) -> Result {
        let (game, options) = (self.protocol.game().clone(), self.protocol.options());
        let (name, levels) = (game.spec().info().name, players::levels(game.spec()));
        if options.level.is_some_and(|level| level > levels) {
            return Ok(say(&format!("info error {name} has the levels 1 to {levels}"))?);
        }
        let is_endless = limits.is_endless() && options.level.is_none();
        let stop = Arc::new(AtomicBool::new(self.hurry || self.ending && is_endless));
        self.search = Some(RunningSearch { stop: Arc::clone(&stop), is_endless });
        let events = self.events.clone();
        thread::spawn(move || {
            search(&game, options, limits, is_endless, &stop);
            let _ = events.send(Event::SearchEnded);
        });
        Ok(())
    }
}

/// How often an endless search that has nothing left to search checks for `stop`.
const STOP_CHECK: Duration = Duration::from_millis(5);

/// Searches from the view of the seat to act, and prints the best move. An endless search prints that move
/// only after the stop signal.
fn search(game: &AnyGame, options: SearchOptions, limits: GoLimits, is_endless: bool, stop: &AtomicBool) {
    let strength = match (options.level, limits) {
        (Some(level), _) => Strength::Level(level),
        (None, GoLimits { nodes: None, time: Some(time) }) => Strength::Search(Budget::Time(time)),
        (None, GoLimits { nodes, .. }) => Strength::Search(Budget::Nodes(nodes.unwrap_or(u64::MAX))),
    };
    thinking::prepare(game, strength);
    let began = Instant::now();
    let stopped = || stop.load(Ordering::Relaxed);
    let time = limits.time.unwrap_or(Duration::MAX);
    let stop = || stopped() || began.elapsed() >= time;
    let mut report = |thought: &Thought| {
        let elapsed = began.elapsed();
        let speed = thought.nodes as f64 / elapsed.as_secs_f64().max(1e-6);
        let line = thought.line.join(" ");
        // An error is ignored: if nobody reads the output any more, the input ends too.
        let _ = say(&format!(
            "info nodes {} time {} nps {speed:.0} score {:.3} pv {line}",
            thought.nodes,
            elapsed.as_millis(),
            thought.value,
        ));
    };
    let bounds = Limits {
        threads: options.threads,
        memory: Limits::memory_of(options.hash << 20),
        ..Limits::nodes(limits.nodes.unwrap_or(u64::MAX))
    };
    let mut context = SearchContext::new(bounds).stop_when(&stop).report_to(&mut report);
    let action = thinking::choose(game, strength, options.seed, &mut context);
    while is_endless && !stopped() {
        thread::sleep(STOP_CHECK);
    }
    let _ = match action {
        Ok(action) => say(&format!("bestmove {}", action.as_deref().unwrap_or("none"))),
        Err(_) => say("bestmove none"),
    };
}

/// Prints a line and flushes it.
fn say(line: &str) -> io::Result<()> {
    let mut out = io::stdout().lock();
    writeln!(out, "{line}")?;
    out.flush()
}
