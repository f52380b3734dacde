//! A game being played, as a pure state machine: seats, clocks, offers.
//!
//! A table is its log of [`Entry`]s. [`Table::decide`] says what a command leads to, or why not; [`Table::referee`] what follows
//! of itself (the start, what is dealt, a clock that ran out); [`Table::apply`] takes an entry in. [`Table::tell`] takes an
//! entry in and tells each [viewer](Table::eyes) what he may know of it, and [`Table::state`] says how things stand for him. Both are made
//! from the viewer's view.
//!
//! There is no socket, clock, thread or randomness in here: the time, who asks, the referee's seed and the names of new
//! tables are handed in.

mod apply;
mod clock;
mod decide;
mod entry;
mod hex;
mod local;
mod offer;
mod record;
mod retell;
mod setup;
mod state;
mod table;
mod tell;

pub use clock::Outage;
pub use entry::{Entry, Event, Halt, Secret, Setup};
pub use local::LocalTable;
pub use retell::retell;
pub use setup::{Chair, NewTable};
pub use table::{Broken, Place, Table, Who};
