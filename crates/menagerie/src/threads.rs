//! The argument for the number of threads.

use std::{num::NonZeroUsize, thread};

use clap::Args;

/// The option `--threads`.
#[derive(Args)]
pub(crate) struct ThreadsArg {
    /// Number of threads [default: one per processor]
    #[arg(long, value_name = "N", value_parser = threads)]
    threads: Option<NonZeroUsize>,
}

impl ThreadsArg {
    pub(crate) fn number(&self) -> usize {
        self.threads.or_else(|| thread::available_parallelism().ok()).map_or(1, NonZeroUsize::get)
    }
}

/// The maximum number of threads. If there were more, the system might refuse to start some of them in the
/// middle of the work. No machine gains from more.
const MAX_THREADS: usize = 256;

/// Parses a number of threads from 1 to `MAX_THREADS`.
pub(crate) fn threads(text: &str) -> Result<NonZeroUsize, String> {
    let number = text.parse().ok().filter(|number: &NonZeroUsize| number.get() <= MAX_THREADS);
    number.ok_or_else(|| format!("expected a number of threads from 1 to {MAX_THREADS}"))
}
