//! A table: one game being played, as a pure state machine with seats, clocks and offers.
//!
//! A table is stored as a log of [`LogEntry`]s, and its state is a replay of them. A change takes three
//! steps:
//!
//! 1. [`Table::decide`] says which events a command leads to, or refuses it. [`Table::next_automatic`]
//!    returns the next event that needs no command: the start, a chance action, or the end of a game because
//!    it is too long or a clock ran out.
//! 2. The caller stores the events as log entries.
//! 3. [`Table::apply`] applies an entry. [`Table::apply_for`] also describes it to each
//!    [viewer](Table::viewpoints).
//!
//! [`Table::state`] is what one viewer may know of the current state. The state and all descriptions are made
//! from the viewer's view of the game, so they reveal nothing hidden. [`LocalTable`] is a table without a
//! server. [`retell`] describes the game of a record, and [`explore`] describes a record with variations.
//!
//! The crate uses no socket, clock, thread or source of randomness. The caller passes in the time, the
//! identity of the person who gives a command, the referee's seed and the ids of new tables.

mod annotations;
mod apply;
mod bids;
mod clock;
mod contribution;
mod decide;
mod departure;
mod describe;
mod device;
mod explore;
mod hex;
pub mod limits;
mod local;
mod log;
#[cfg(feature = "look-alikes")]
mod names;
mod offer;
mod pie;
mod record;
mod retell;
mod setup;
mod state;
mod table;

pub use clock::{KEEP_UNSTARTED, MASKED_DELAY, MAX_MASKED_THINKING, Outage};
pub use contribution::SeatContribution;
pub use decide::{Context, Order};
pub use departure::FORMER_NAME;
pub use device::{PERSON_ON_DEVICE, take_over};
pub use explore::{edit, explore, options};
pub use local::{Forfeit, LocalTable};
pub use log::{Event, LogEntry, SecretSeed, Setup, StopReason};
#[cfg(feature = "look-alikes")]
pub use names::{MAX_NAME, check_name};
pub use retell::retell;
pub use setup::{NewTable, SeatPlan};
pub use table::{BrokenLog, Identity, Occupant, Table};
