//! What `solve` and `tables` share: where tables are kept, how many are worth having, and telling how far things are.

use std::{
    fs,
    io::{self, IsTerminal, Write},
    num::NonZeroUsize,
    path::PathBuf,
    sync::atomic::{AtomicBool, Ordering::Relaxed},
    thread,
    time::{Duration, Instant},
};

use clap::Args;
use players::{
    jungle,
    mancala::solve::{Folder, MOST_STONES, Tables},
};

use crate::{
    data_folder::or_data_folder,
    failure::{Done, Failure},
    interrupt,
};

/// Set by an interrupt, once [`stop_on_interrupt`] was called: what is at work ends, and says how far it came.
pub(crate) static STOP: AtomicBool = AtomicBool::new(false);

/// How long an interrupted program may take to say how far it came.
const LAST_WORDS: Duration = Duration::from_secs(10);

/// From now on an interrupt sets [`STOP`] and leaves it to the command to end the program.
pub(crate) fn stop_on_interrupt() {
    interrupt::before_end(|| {
        STOP.store(true, Relaxed);
        thread::sleep(LAST_WORDS);
    });
}

/// Refuses to go on once [`STOP`] is set.
pub(crate) fn unless_stopped() -> Done {
    if STOP.load(Relaxed) { Err(Failure::Interrupted) } else { Ok(()) }
}

/// Where tables are.
#[derive(Args)]
pub(crate) struct FolderArgs {
    /// Folder of the tables and proofs [default: tables in the data folder]
    #[arg(long, value_name = "DIR", global = true)]
    tables: Option<PathBuf>,
}

impl FolderArgs {
    pub(crate) fn folder(&self) -> Result<Folder, Failure> {
        self.path().map(Folder::new)
    }

    /// The same folder, for tables of Jungle.
    pub(crate) fn jungle(&self) -> Result<jungle::tables::Folder, Failure> {
        self.path().map(jungle::tables::Folder::new)
    }

    /// A folder that was named must be there.
    pub(crate) fn look(&self) -> Result<(), Failure> {
        let Some(path) = &self.tables else { return Ok(()) };
        fs::read_dir(path).map(|_| ()).map_err(|error| Failure::file(path, &error))
    }

    fn path(&self) -> Result<PathBuf, Failure> {
        or_data_folder(self.tables.clone(), "tables", "--tables")
    }
}

/// How many threads work.
#[derive(Args)]
pub(crate) struct ThreadsArg {
    /// Number of threads [default: one a processor]
    #[arg(long, value_name = "N", value_parser = threads)]
    threads: Option<NonZeroUsize>,
}

impl ThreadsArg {
    pub(crate) fn number(&self) -> usize {
        self.threads.or_else(|| thread::available_parallelism().ok()).map_or(1, NonZeroUsize::get)
    }
}

/// More threads than any machine puts to use would only be refused by the system, halfway.
const MOST_THREADS: usize = 256;

/// A number of threads.
pub(crate) fn threads(text: &str) -> Result<NonZeroUsize, String> {
    let number = text.parse().ok().filter(|number: &NonZeroUsize| number.get() <= MOST_THREADS);
    number.ok_or_else(|| format!("expected a number of threads from 1 to {MOST_THREADS}"))
}

/// Adds to tables until they know of so many stones, and keeps each number in the folder, if there is one.
pub(crate) fn grow(
    tables: &mut Tables,
    stones: usize,
    threads: usize,
    folder: Option<&Folder>,
) -> Result<(), Failure> {
    let mut progress = Progress::new();
    let (begun, whole) = (Instant::now(), work(stones) - tables.stones().map_or(0.0, work));
    while tables.stones() < Some(stones.min(MOST_STONES)) {
        let next = tables.stones().map_or(0, |stones| stones + 1);
        progress.tell(|| {
            let left = work(stones) - tables.stones().map_or(0.0, work);
            let seconds = begun.elapsed().as_secs_f64() * left / (whole - left).max(1.0);
            let estimate = if left < whole { format!(", about {seconds:.0} s left") } else { String::new() };
            format!("tables: {next} of {stones} stones{estimate}")
        });
        if !tables.grow(threads, &STOP) {
            progress.clear();
            return Err(Failure::Interrupted);
        }
        if let Some(folder) = folder {
            folder.keep(tables).map_err(|error| Failure::file(folder.path(), &error))?;
        }
    }
    progress.clear();
    Ok(())
}

/// Positions with up to so many stones in twelve bowls.
fn work(stones: usize) -> f64 {
    (1..=12).map(|k| (stones + k) as f64 / k as f64).product()
}

/// One line on standard error that tells how far something is: often on a terminal, now and then elsewhere.
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

    /// Shows the line if it is time to.
    pub(crate) fn tell(&mut self, line: impl FnOnce() -> String) {
        if Instant::now() < self.next {
            return;
        }
        self.next = Instant::now() + self.every;
        self.shown = true;
        // Nobody to read it is no harm.
        let _ = match self.terminal {
            true => write!(io::stderr(), "\r\x1b[K{}", line()),
            false => writeln!(io::stderr(), "{}", line()),
        };
    }

    /// Leaves a clean line.
    pub(crate) fn clear(&mut self) {
        if self.terminal && self.shown {
            let _ = write!(io::stderr(), "\r\x1b[K");
        }
    }
}
