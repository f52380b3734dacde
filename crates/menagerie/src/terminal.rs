//! Saves and restores the modes of the terminal. The line editor changes them while a line is typed, and an
//! interrupt must restore them.

#[cfg(unix)]
mod modes {
    use std::{
        io::{self, Write},
        sync::{Mutex, PoisonError},
    };

    use nix::sys::termios::{SetArg, Termios, tcgetattr, tcsetattr};

    static ORIGINAL: Mutex<Option<Termios>> = Mutex::new(None);

    /// Saves the modes that the terminal has now.
    pub(crate) fn remember() {
        *ORIGINAL.lock().unwrap_or_else(PoisonError::into_inner) = tcgetattr(io::stdin()).ok();
    }

    /// Restores the saved modes. Errors are ignored, because the program is about to end.
    pub(crate) fn restore() {
        if let Some(modes) = ORIGINAL.lock().unwrap_or_else(PoisonError::into_inner).as_ref() {
            let _ = tcsetattr(io::stdin(), SetArg::TCSANOW, modes);
            // This escape sequence turns bracketed paste off.
            let mut out = io::stderr();
            let _ = out.write_all(b"\x1b[?2004l").and_then(|()| out.flush());
        }
    }
}

#[cfg(unix)]
pub(crate) use modes::{remember, restore};

/// On systems other than Unix there is nothing to do: they restore the terminal themselves.
#[cfg(not(unix))]
pub(crate) fn remember() {}

#[cfg(not(unix))]
pub(crate) fn restore() {}
