//! Runs whole servers in a simulated world. One number, the seed, determines their clocks, their network,
//! their crashes, their database and their bus. The same seed gives the same history, byte for byte.
//!
//! | module | subject |
//! |---|---|
//! | `plan` | what happens in a run: servers, tables, people and faults, drawn from the seed |
//! | `world` | one run: steps the network of [`turmoil`], and injects faults |
//! | `database`, `bus` | a server's access to the database and the bus, with their faults |
//! | `person` | people who play, lose their connections, and send orders again |
//! | `hidden` | what people do in two worlds that differ in a hidden card |
//! | `logs` | what servers log |
//! | `checker` | the invariants of a history |
//! | `mutants` | deliberate faults, to test that the checker finds them |
//! | `tests` | many runs |
//!
//! A run replaces the system's randomness, its clock and its threads with [`fill`], `TimeSource::simulated`
//! and `Workers::simulated`. Tasks that wait for the same change of a table wake in a random order, which a
//! library chooses. No history shows that order: each person has a machine of their own, and the network
//! delays all messages between two machines by the same time.

mod bus;
mod checker;
mod database;
mod hidden;
mod logs;
#[path = "../../tests/server/memory.rs"]
mod memory;
mod mutants;
mod person;
mod plan;
mod tests;
mod world;

use std::{cell::RefCell, fmt, fmt::Write, time::Duration};

use dice::{Dice, Seed};
use rules::Random;

/// The seed of the run on this thread, its source of secrets, and its history.
struct Run {
    seed: u64,
    secrets: Dice,
    history: String,
    /// The time of the run.
    now: Duration,
}

thread_local! {
    static RUN: RefCell<Option<Run>> = const { RefCell::new(None) };
}

/// Begins a run on this thread.
fn begin(seed: u64) {
    let run = Run { seed, secrets: dice(seed, "secrets"), history: String::new(), now: Duration::ZERO };
    RUN.set(Some(run));
}

/// Ends the run on this thread. Returns its history.
fn end() -> String {
    RUN.take().map_or(String::new(), |run| run.history)
}

/// Sets the time that [`note!`] shows.
fn set_time(now: Duration) {
    RUN.with_borrow_mut(|run| {
        if let Some(run) = run {
            run.now = now;
        }
    });
}

/// Writes a line into the history. See [`note!`].
fn write_note(line: fmt::Arguments<'_>) {
    RUN.with_borrow_mut(|run| {
        if let Some(run) = run {
            let _ = writeln!(run.history, "{:>7.2} {line}", run.now.as_secs_f64());
        }
    });
}

macro_rules! note {
    ($($arg:tt)*) => { crate::simulation::write_note(format_args!($($arg)*)) };
}
use note;

/// Fills bytes from the run's source of secrets. Returns false if no simulation runs on this thread.
pub(crate) fn fill(bytes: &mut [u8]) -> bool {
    RUN.with_borrow_mut(|run| {
        run.as_mut().is_some_and(|run| {
            bytes.fill_with(|| run.secrets.below(256) as u8);
            true
        })
    })
}

/// Returns random numbers that follow from a seed and a name.
fn dice(seed: u64, name: &str) -> Dice {
    Dice::new(&Seed::from_number(seed), name, &[])
}

/// Returns random numbers for one event, which do not depend on what else has happened.
fn dice_of(event: fmt::Arguments<'_>) -> Dice {
    let seed = RUN.with_borrow(|run| run.as_ref().map_or(0, |run| run.seed));
    dice(seed, &event.to_string())
}

/// The random draws that the simulation needs in addition to [`Random`].
trait Draw: Random {
    /// Returns true in `per_mille` of a thousand cases, at random.
    fn chance(&mut self, per_mille: u32) -> bool {
        self.below(1000) < per_mille
    }

    /// Draws a span of at least `least` and at most `most` milliseconds.
    fn span(&mut self, least: u32, most: u32) -> Duration {
        Duration::from_millis(u64::from(least + self.below(most - least + 1)))
    }

    fn index(&mut self, length: usize) -> usize {
        self.below(length as u32) as usize
    }
}

impl<R: Random + ?Sized> Draw for R {}
