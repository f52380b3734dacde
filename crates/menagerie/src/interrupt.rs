//! Ctrl-C and the wish to end from outside: what has to be saved is saved, then the program ends with 130.

use std::{
    process,
    sync::{Mutex, PoisonError},
};

use crate::terminal;

type LastAct = Box<dyn FnMut() + Send>;

static LAST_ACT: Mutex<Option<LastAct>> = Mutex::new(None);

/// From now on an interrupt ends the program with exit code 130. Where the system allows no handler, it ends it by itself.
pub(crate) fn install() {
    let _ = ctrlc::set_handler(|| {
        terminal::restore();
        if let Some(act) = LAST_ACT.lock().unwrap_or_else(PoisonError::into_inner).as_mut() {
            act();
        }
        process::exit(130);
    });
}

/// What is done before an interrupt ends the program; one thing at a time.
pub(crate) fn before_end(act: impl FnMut() + Send + 'static) {
    *LAST_ACT.lock().unwrap_or_else(PoisonError::into_inner) = Some(Box::new(act));
}

/// Nothing is left to do before the end.
pub(crate) fn nothing_before_end() {
    *LAST_ACT.lock().unwrap_or_else(PoisonError::into_inner) = None;
}
