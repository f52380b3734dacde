//! Shows the progress of long work on standard error.

use std::{
    io::{self, IsTerminal, Write},
    time::{Duration, Instant},
};

/// One line on standard error: rewritten twice a second at a terminal, printed twice a minute elsewhere.
pub(crate) struct Progress {
    next: Instant,
    every: Duration,
    terminal: bool,
    shown: bool,
}

impl Progress {
    pub(crate) fn new() -> Progress {
        let terminal = io::stderr().is_terminal();
        let every = Duration::from_millis(if terminal { 500 } else { 30_000 });
        Progress { next: Instant::now() + every, every, terminal, shown: false }
    }

    /// Shows the line if it is time to update it.
    pub(crate) fn update(&mut self, line: impl FnOnce() -> String) {
        if Instant::now() < self.next {
            return;
        }
        self.next = Instant::now() + self.every;
        self.shown = true;
        // An error is ignored: the work continues even if nobody reads the line.
        let _ = match self.terminal {
            true => write!(io::stderr(), "\r\x1b[K{}", line()),
            false => writeln!(io::stderr(), "{}", line()),
        };
    }

    /// Clears the line, so that output can follow.
    pub(crate) fn clear(&mut self) {
        if self.terminal && self.shown {
            let _ = write!(io::stderr(), "\r\x1b[K");
        }
    }
}
