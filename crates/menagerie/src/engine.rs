//! A player that is another program, which speaks the engine protocol (UGI).

use std::{
    fmt::Write as _,
    io::{BufRead, BufReader, Write},
    process::{Child, ChildStdin, Command, Stdio},
    sync::mpsc::{self, Receiver, RecvTimeoutError},
    thread,
    time::{Duration, Instant},
};

use book::printable;
use players::{External, ExternalLimit};
use rules::{Seat, catalog::AnySpec};
use table::{Forfeit, LocalTable};

use crate::{
    failure::{Failure, Result},
    interrupt,
    refusal::Reason,
};

/// How long an engine may take to get ready. An engine with a fixed time for each action may also exceed that
/// time by this much.
const TIMEOUT: Duration = Duration::from_secs(20);
/// By how much an engine may exceed the time on its clock: delays between the two programs are not its fault.
const GRACE: Duration = Duration::from_millis(500);
/// How long an engine may search with a budget of nodes or depth.
const LONGEST_SEARCH: Duration = Duration::from_secs(600);
/// How often a wait checks whether the user has interrupted the program.
const INTERRUPT_CHECK: Duration = Duration::from_millis(50);
/// How many times to check whether a dropped engine has exited, and the pause after each check. An engine
/// that has not exited by then is killed.
const EXIT_CHECKS: (u32, Duration) = (20, Duration::from_millis(10));
/// The maximum number of characters of an engine's command or message that are printed.
const MAX_WORDS: usize = 300;

/// A running engine. Dropping it ends the process.
pub(crate) struct Engine {
    player: External,
    child: Child,
    input: ChildStdin,
    output: Receiver<String>,
    /// The time left on the engine's clock, if it has one.
    left: Option<Duration>,
}

/// Why an engine has no action to offer.
pub(crate) enum Unplayable {
    /// The engine loses the game. The text says why.
    Forfeit(Forfeit, String),
    /// The user has interrupted the program.
    Interrupted,
}

impl Unplayable {
    fn gone(problem: impl Into<String>) -> Unplayable {
        Unplayable::Forfeit(Forfeit::Gone, problem.into())
    }

    /// Returns the failure of a command that cannot go on without this engine.
    pub(crate) fn failure(self, player: &External) -> Failure {
        match self {
            Unplayable::Forfeit(_, problem) => {
                Reason::Engine { command: player.command.clone(), problem }.into()
            }
            Unplayable::Interrupted => Failure::Interrupted,
        }
    }
}

impl Engine {
    /// Starts an engine, and sends it its options and the game.
    pub(crate) fn start(player: &External, spec: AnySpec) -> Result<Engine, Unplayable> {
        let words = shlex::split(&player.command).ok_or_else(|| {
            Unplayable::gone("cannot be started: its command has a quotation mark that is not closed")
        })?;
        let (program, arguments) =
            words.split_first().ok_or_else(|| Unplayable::gone("cannot be started: its command is empty"))?;
        let mut child = Command::new(program)
            .args(arguments)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .map_err(|error| Unplayable::gone(format!("cannot be started: {error}")))?;
        let (Some(input), Some(output)) = (child.stdin.take(), child.stdout.take()) else {
            return Err(Unplayable::gone("has no input or output"));
        };
        let (sender, receiver) = mpsc::channel();
        thread::spawn(move || {
            for line in BufReader::new(output).lines().map_while(std::result::Result::ok) {
                if sender.send(line).is_err() {
                    break;
                }
            }
        });
        let mut engine = Engine { player: player.clone(), child, input, output: receiver, left: None };
        engine.send("ugi")?;
        engine.await_line("ugiok", TIMEOUT)?;
        for (name, value) in &player.options {
            engine.send(&format!("setoption name {name} value {value}"))?;
        }
        engine.send(&format!("setoption name Game value {spec}"))?;
        engine.new_game()?;
        Ok(engine)
    }

    /// Prepares the engine for another game.
    pub(crate) fn new_game(&mut self) -> Result<(), Unplayable> {
        if let ExternalLimit::Clock { time, .. } = self.player.limit {
            self.left = Some(Duration::from_millis(time));
        }
        self.send("uginewgame")?;
        self.send("isready")?;
        self.await_line("readyok", TIMEOUT).map(drop)
    }

    /// The time left on the engine's clock, if it has one.
    pub(crate) fn left(&self) -> Option<Duration> {
        self.left
    }

    /// Asks the engine for an action in the current position. `clocks` holds the time left at each seat that
    /// has a clock.
    pub(crate) fn choose(
        &mut self,
        table: &LocalTable,
        clocks: &[Option<Duration>],
    ) -> Result<String, Unplayable> {
        let record = table.record();
        let mut position = match &record.position {
            Some(text) => format!("position fen {text}"),
            None => "position startpos".to_owned(),
        };
        if !record.plies.is_empty() {
            position.push_str(" moves");
        }
        for ply in &record.plies {
            position.push(' ');
            position.push_str(&ply.action);
        }
        self.send(&position)?;
        self.send(&self.go(clocks))?;
        let began = Instant::now();
        let answer = self.await_line("bestmove", self.patience())?;
        self.press_clock(began.elapsed())?;
        let action = answer.split_whitespace().nth(1).unwrap_or_default();
        if action.is_empty() || action == "none" {
            return Err(Unplayable::Forfeit(Forfeit::Illegal, "has no move to offer".to_owned()));
        }
        Ok(action.to_owned())
    }

    /// The command that starts a search.
    fn go(&self, clocks: &[Option<Duration>]) -> String {
        match self.player.limit {
            ExternalLimit::MoveTime(time) => format!("go movetime {time}"),
            ExternalLimit::Nodes(nodes) => format!("go nodes {nodes}"),
            ExternalLimit::Depth(depth) => format!("go depth {depth}"),
            ExternalLimit::Clock { increment, .. } => {
                let mut go = "go".to_owned();
                for (seat, left) in (1..).zip(clocks) {
                    // If an opponent has no clock, send the engine's own time, because there is no better
                    // guess.
                    let left = left.or(self.left).unwrap_or_default().as_millis().max(1);
                    let _ = write!(go, " p{seat}time {left} p{seat}inc {increment}");
                }
                go
            }
        }
    }

    /// The maximum time to wait for the engine's next action.
    fn patience(&self) -> Duration {
        match (self.player.limit, self.left) {
            (ExternalLimit::MoveTime(time), _) => Duration::from_millis(time) + TIMEOUT,
            (ExternalLimit::Clock { .. }, left) => left.unwrap_or_default() + GRACE,
            (ExternalLimit::Nodes(_) | ExternalLimit::Depth(_), _) => LONGEST_SEARCH,
        }
    }

    /// Subtracts the time of an action from the clock, and adds the increment.
    fn press_clock(&mut self, used: Duration) -> Result<(), Unplayable> {
        let (ExternalLimit::Clock { increment, .. }, Some(left)) = (self.player.limit, self.left) else {
            return Ok(());
        };
        if used > left + GRACE {
            return Err(Unplayable::Forfeit(Forfeit::Time, "has overstepped its time".to_owned()));
        }
        self.left = Some(left.saturating_sub(used) + Duration::from_millis(increment));
        Ok(())
    }

    fn send(&mut self, line: &str) -> Result<(), Unplayable> {
        writeln!(self.input, "{line}")
            .and_then(|()| self.input.flush())
            .map_err(|error| Unplayable::gone(format!("takes no more input: {error}")))
    }

    /// Waits for a line that begins with this word. Skips other lines, but fails if a line reports an error.
    fn await_line(&mut self, word: &str, timeout: Duration) -> Result<String, Unplayable> {
        let due = Instant::now() + timeout;
        loop {
            let left = due.saturating_duration_since(Instant::now());
            match self.output.recv_timeout(left.min(INTERRUPT_CHECK)) {
                Ok(line) if line.split_whitespace().next() == Some(word) => return Ok(line),
                Ok(line) => {
                    if let Some(error) = line.strip_prefix("info error ") {
                        let error = printable(error, MAX_WORDS);
                        return Err(Unplayable::gone(format!("reports an error: {error}")));
                    }
                }
                Err(RecvTimeoutError::Timeout) if interrupt::is_stopped() => {
                    return Err(Unplayable::Interrupted);
                }
                Err(RecvTimeoutError::Timeout) if left.is_zero() => {
                    let problem = format!("does not answer with {word}");
                    return Err(Unplayable::Forfeit(Forfeit::Time, problem));
                }
                Err(RecvTimeoutError::Timeout) => {}
                Err(RecvTimeoutError::Disconnected) => {
                    // Ctrl-C reaches the engine too, perhaps before it reaches this program.
                    thread::sleep(INTERRUPT_CHECK);
                    let ended = Unplayable::gone("has ended");
                    return Err(if interrupt::is_stopped() { Unplayable::Interrupted } else { ended });
                }
            }
        }
    }
}

impl Drop for Engine {
    /// Asks the engine to quit, and kills it if it does not.
    fn drop(&mut self) {
        let _ = writeln!(self.input, "quit");
        let (checks, pause) = EXIT_CHECKS;
        for _ in 0..checks {
            if let Ok(Some(_)) = self.child.try_wait() {
                return;
            }
            thread::sleep(pause);
        }
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// The time left at each seat that has a clock.
pub(crate) fn clocks(engines: &[Option<Engine>]) -> Vec<Option<Duration>> {
    engines.iter().map(|engine| engine.as_ref().and_then(Engine::left)).collect()
}

/// What a record and a message say about an engine that cannot go on.
pub(crate) fn seat_problem(seat: Seat, player: &External, problem: &str) -> String {
    format!("seat {seat}: the engine “{}” {problem}", printable(&player.command, MAX_WORDS))
}
