//! Mancala solved: endgame tables by number of stones, and an exact search above them.
//!
//! The **value** of a position is the final difference of the mancalas under perfect play of both, seen by
//! the player to act. How much more he banks from here on does not depend on what has been banked, so that
//! tables and memory know positions by their bowls alone.
//!
//! In Ethiopian play can go round in circles, which MC-15 ends. Here a circle is a failure of whoever wants
//! to prove something: a [`Bounds::lower`] can be forced without ever coming back to a position, and so can
//! an upper one. Both hold under MC-15 from a position that is its own first occurrence. Where they differ,
//! the value depends on repetitions, and no more than the bounds is claimed. In the other rule sets no
//! position comes back, and the bounds meet.

mod alone;
mod book;
mod build;
mod certain;
#[cfg(feature = "threads")]
mod folder;
mod memory;
mod perfect;
mod proof;
mod rows;
mod search;
mod set;
mod side;
mod solver;
mod sowing;
mod tables;

pub use book::{Book, Line, Written, write_book};
#[cfg(feature = "threads")]
pub use folder::{Folder, TableFile};
pub use memory::Pages;
pub use perfect::{Choice, MOST_PROVEN, Perfect, Way};
pub use proof::{Bounds, Proof};
pub use solver::{MoveValue, Solution, Solver, SolverProgress};
pub use tables::{MOST_STONES, Tables};
