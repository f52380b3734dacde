//! Another program that speaks the engine protocol, as a player.

use std::{
    io::{BufRead, BufReader, Write},
    process::{Child, ChildStdin, Command, Stdio},
    sync::mpsc::{self, Receiver, RecvTimeoutError},
    thread,
    time::Duration,
};

use rules::catalog::AnySpec;

use crate::{failure::Failure, local::Local};

/// Time an engine gets for an action.
const MOVE_TIME: Duration = Duration::from_secs(1);
/// Time it gets to answer anything, beyond what it was given to think.
const PATIENCE: Duration = Duration::from_secs(20);

/// An engine's process; it ends with this value.
pub(crate) struct Engine {
    command: String,
    child: Child,
    input: ChildStdin,
    output: Receiver<String>,
}

impl Engine {
    /// Starts an engine and tells it the game. The command is split at blanks.
    pub(crate) fn start(command: &str, spec: AnySpec) -> Result<Engine, Failure> {
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
            for line in BufReader::new(output).lines().map_while(Result::ok) {
                if sender.send(line).is_err() {
                    break;
                }
            }
        });
        let mut engine = Engine { command: command.to_owned(), child, input, output: receiver };
        engine.send("ugi")?;
        engine.await_line("ugiok", PATIENCE)?;
        engine.send(&format!("setoption name Game value {spec}"))?;
        engine.send("uginewgame")?;
        engine.send("isready")?;
        engine.await_line("readyok", PATIENCE)?;
        Ok(engine)
    }

    /// Its action for the game as it stands.
    pub(crate) fn choose(&mut self, local: &Local) -> Result<String, Failure> {
        let record = local.record();
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
        let answer = self.await_line("bestmove", MOVE_TIME + PATIENCE)?;
        let action = answer.split_whitespace().nth(1).unwrap_or_default();
        if action.is_empty() || action == "none" {
            return Err(failure(&self.command, "has no move to offer"));
        }
        Ok(action.to_owned())
    }

    fn send(&mut self, line: &str) -> Result<(), Failure> {
        writeln!(self.input, "{line}")
            .and_then(|()| self.input.flush())
            .map_err(|error| failure(&self.command, &format!("takes no more input: {error}")))
    }

    /// The next line that begins with this word; others are passed over.
    fn await_line(&mut self, word: &str, patience: Duration) -> Result<String, Failure> {
        loop {
            match self.output.recv_timeout(patience) {
                Ok(line) if line.split_whitespace().next() == Some(word) => return Ok(line),
                Ok(line) => {
                    if let Some(error) = line.strip_prefix("info error ") {
                        return Err(failure(&self.command, &format!("objects: {error}")));
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
    /// Asks it to end, and ends it if it will not.
    fn drop(&mut self) {
        let _ = writeln!(self.input, "quit");
        for _ in 0..20 {
            if let Ok(Some(_)) = self.child.try_wait() {
                return;
            }
            thread::sleep(Duration::from_millis(10));
        }
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

fn failure(command: &str, what: &str) -> Failure {
    Failure::refused("engine", format!("The engine “{command}” {what}."))
}
