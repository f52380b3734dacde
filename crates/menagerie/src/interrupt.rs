//! Handles Ctrl-C and SIGTERM: saves what has to be saved, then exits with 130.

use std::{
    process,
    sync::{
        Mutex, PoisonError,
        atomic::{AtomicBool, Ordering::Relaxed},
    },
};

use crate::{
    failure::{Failure, Result},
    terminal,
};

type Action = Box<dyn FnMut() + Send>;

static BEFORE_EXIT: Mutex<Option<Action>> = Mutex::new(None);

/// Whether the command ends by itself once [`STOP`] is set.
static ENDS_BY_ITSELF: AtomicBool = AtomicBool::new(false);

/// An interrupt sets this, if [`stop_work`] was called before.
pub(crate) static STOP: AtomicBool = AtomicBool::new(false);

/// Installs the interrupt handler. If the system does not allow one, an interrupt ends the program at once.
pub(crate) fn install() {
    let _ = ctrlc::set_handler(|| {
        terminal::restore();
        if ENDS_BY_ITSELF.load(Relaxed) && !STOP.swap(true, Relaxed) {
            return;
        }
        if let Some(action) = BEFORE_EXIT.lock().unwrap_or_else(PoisonError::into_inner).as_mut() {
            action();
        }
        process::exit(130);
    });
}

/// Sets the action to run before an interrupt ends the program. It replaces any earlier action.
pub(crate) fn before_exit(action: impl FnMut() + Send + 'static) {
    *BEFORE_EXIT.lock().unwrap_or_else(PoisonError::into_inner) = Some(Box::new(action));
}

/// Removes the action that [`before_exit`] set.
pub(crate) fn nothing_before_exit() {
    *BEFORE_EXIT.lock().unwrap_or_else(PoisonError::into_inner) = None;
}

/// From now on, an interrupt only sets [`STOP`]: the command then prints what it has done so far and ends by
/// itself. A second interrupt ends the program at once.
pub(crate) fn stop_work() {
    ENDS_BY_ITSELF.store(true, Relaxed);
}

/// Whether [`STOP`] is set, as a stop signal for searches.
pub(crate) fn is_stopped() -> bool {
    STOP.load(Relaxed)
}

/// Fails once [`STOP`] is set, so that `?` ends the work.
///
/// # Errors
/// The work was interrupted.
pub(crate) fn check_stop() -> Result {
    if is_stopped() { Err(Failure::Interrupted) } else { Ok(()) }
}
