//! The modes of the terminal. The line editor changes them until a line is complete, and an interrupt must
//! restore them.

#[cfg(unix)]
mod modes {
    use std::{
        io::{self, Write},
        sync::{Mutex, PoisonError},
    };

    use nix::sys::termios::{SetArg, Termios, tcgetattr, tcsetattr};

    static ORIGINAL: Mutex<Option<Termios>> = Mutex::new(None);

    /// Saves the modes.
    pub(crate) fn remember() {
        *ORIGINAL.lock().unwrap_or_else(PoisonError::into_inner) = tcgetattr(io::stdin()).ok();
    }

    /// Restores the saved modes. If that fails, the program is ending anyway.
    pub(crate) fn restore() {
        if let Some(modes) = ORIGINAL.lock().unwrap_or_else(PoisonError::into_inner).as_ref() {
            let _ = tcsetattr(io::stdin(), SetArg::TCSANOW, modes);
            // Turns bracketed paste off.
            let mut out = io::stderr();
            let _ = out.write_all(b"\x1b[?2004l").and_then(|()| out.flush());
        }
    }
}

#[cfg(unix)]
pub(crate) use modes::{remember, restore};

/// Other systems restore the terminal themselves.
#[cfg(not(unix))]
pub(crate) fn remember() {}

#[cfg(not(unix))]
pub(crate) fn restore() {}
