//! Ctrl-C and SIGTERM: save what has to be saved, then exit with 130.

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

/// Set by an interrupt after [`stop_work`] was called.
pub(crate) static STOP: AtomicBool = AtomicBool::new(false);

/// Installs the handler. Where the system allows none, an interrupt ends the program at once.
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

/// Sets what to do before an interrupt ends the program. It replaces what was set before.
pub(crate) fn before_exit(action: impl FnMut() + Send + 'static) {
    *BEFORE_EXIT.lock().unwrap_or_else(PoisonError::into_inner) = Some(Box::new(action));
}

/// Leaves nothing to do before an interrupt ends the program.
pub(crate) fn nothing_before_exit() {
    *BEFORE_EXIT.lock().unwrap_or_else(PoisonError::into_inner) = None;
}

/// From now on an interrupt sets [`STOP`], and the command ends by itself after printing how far it came.
/// Another interrupt ends the program at once.
pub(crate) fn stop_work() {
    ENDS_BY_ITSELF.store(true, Relaxed);
}

/// Whether [`STOP`] is set, as a stop signal for searches.
pub(crate) fn is_stopped() -> bool {
    STOP.load(Relaxed)
}

/// Ends the work once [`STOP`] is set.
///
/// # Errors
/// The work was interrupted.
pub(crate) fn check_stop() -> Result {
    if is_stopped() { Err(Failure::Interrupted) } else { Ok(()) }
}
