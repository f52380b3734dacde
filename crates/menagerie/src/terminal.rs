//! The terminal as it was found: whoever edits a line there changes how it behaves until the line is done.

#[cfg(unix)]
mod modes {
    use std::{
        io::{self, Write},
        sync::{Mutex, PoisonError},
    };

    use nix::sys::termios::{SetArg, Termios, tcgetattr, tcsetattr};

    static FOUND: Mutex<Option<Termios>> = Mutex::new(None);

    /// Takes note of how the terminal behaves.
    pub(crate) fn remember() {
        *FOUND.lock().unwrap_or_else(PoisonError::into_inner) = tcgetattr(io::stdin()).ok();
    }

    /// Lets it behave so again. Where that fails, there is nobody left to be told.
    pub(crate) fn restore() {
        if let Some(modes) = FOUND.lock().unwrap_or_else(PoisonError::into_inner).as_ref() {
            let _ = tcsetattr(io::stdin(), SetArg::TCSANOW, modes);
            // Pasted text comes unmarked again.
            let mut out = io::stderr();
            let _ = out.write_all(b"\x1b[?2004l").and_then(|()| out.flush());
        }
    }
}

#[cfg(unix)]
pub(crate) use modes::{remember, restore};

/// Elsewhere the system does it.
#[cfg(not(unix))]
pub(crate) fn remember() {}

#[cfg(not(unix))]
pub(crate) fn restore() {}
