//! A player that is another program, which speaks the engine protocol (UGI).

use std::{
    io::{BufRead, BufReader, Write},
    process::{Child, ChildStdin, Command, Stdio},
    sync::mpsc::{self, Receiver, RecvTimeoutError},
    thread,
    time::Duration,
};

use rules::catalog::AnySpec;
use table::LocalTable;

use crate::{
    failure::{Failure, Result},
    refusal::Reason,
};

/// The time an engine gets for an action.
const MOVE_TIME: Duration = Duration::from_secs(1);
/// How long an engine may take to answer, in addition to the time for an action.
const TIMEOUT: Duration = Duration::from_secs(20);
/// How often a dropped engine is checked before it is killed, and the pause between two checks.
const EXIT_CHECKS: (u32, Duration) = (20, Duration::from_millis(10));

/// A running engine. Dropping it ends the process.
pub(crate) struct Engine {
    command: String,
    child: Child,
    input: ChildStdin,
    output: Receiver<String>,
}

impl Engine {
    /// Starts an engine and sends it the game. The command is split at whitespace.
    pub(crate) fn start(command: &str, spec: AnySpec) -> Result<Engine> {
        let mut words = command.split_whitespace();
        let mut child = Command::new(words.next().unwrap_or_default())
            .args(words)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .map_err(|error| failure(command, &format!("cannot be started: {error}")))?;
        let (Some(input), Some(output)) = (child.stdin.take(), child.stdout.take()) else {
            return Err(failure(command, "has no input or output"));
        };
        let (sender, receiver) = mpsc::channel();
        thread::spawn(move || {
            for line in BufReader::new(output).lines().map_while(std::result::Result::ok) {
                if sender.send(line).is_err() {
                    break;
                }
            }
        });
        let mut engine = Engine { command: command.to_owned(), child, input, output: receiver };
        engine.send("ugi")?;
        engine.await_line("ugiok", TIMEOUT)?;
        engine.send(&format!("setoption name Game value {spec}"))?;
        engine.send("uginewgame")?;
        engine.send("isready")?;
        engine.await_line("readyok", TIMEOUT)?;
        Ok(engine)
    }

    /// Asks the engine for an action in the current position.
    pub(crate) fn choose(&mut self, table: &LocalTable) -> Result<String> {
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
        self.send(&format!("go movetime {}", MOVE_TIME.as_millis()))?;
        let answer = self.await_line("bestmove", MOVE_TIME + TIMEOUT)?;
        let action = answer.split_whitespace().nth(1).unwrap_or_default();
        if action.is_empty() || action == "none" {
            return Err(failure(&self.command, "has no move to offer"));
        }
        Ok(action.to_owned())
    }

    fn send(&mut self, line: &str) -> Result {
        writeln!(self.input, "{line}")
            .and_then(|()| self.input.flush())
            .map_err(|error| failure(&self.command, &format!("takes no more input: {error}")))
    }

    /// Waits for a line that begins with this word. Skips other lines, but fails at one that reports an
    /// error.
    fn await_line(&mut self, word: &str, timeout: Duration) -> Result<String> {
        loop {
            match self.output.recv_timeout(timeout) {
                Ok(line) if line.split_whitespace().next() == Some(word) => return Ok(line),
                Ok(line) => {
                    if let Some(error) = line.strip_prefix("info error ") {
                        return Err(failure(&self.command, &format!("reports an error: {error}")));
                    }
                }
                Err(RecvTimeoutError::Timeout) => {
                    return Err(failure(&self.command, &format!("does not answer with {word}")));
                }
                Err(RecvTimeoutError::Disconnected) => return Err(failure(&self.command, "has ended")),
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

fn failure(command: &str, problem: &str) -> Failure {
    Reason::Engine { command: command.to_owned(), problem: problem.to_owned() }.into()
}
