//! The mancala solver: endgame tables by number of stones, and an exact search above them.
//!
//! The **value** of a position is the final difference of the mancalas under perfect play, from the point of
//! view of the player to act. The **lead** that a player still gains in a position is the number of stones
//! that this player banks from there on, minus the number that the other player banks. This lead does not
//! depend on what has been banked before, so tables and memory identify positions by their bowls alone.
//!
//! In Ethiopian, play can go round in cycles, which MC-15 ends. The solver counts a cycle as a failure of the
//! player who wants to prove a bound. So a player can force [`Bounds::lower`] without repeating a position,
//! and the other player can force [`Bounds::upper`] in the same way. Both bounds hold under MC-15 if the
//! position occurs for the first time. If the bounds differ, the value depends on repetitions, and the solver
//! claims no more than the bounds. In the other rule sets no position repeats, and the bounds meet.

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
mod starts;
mod tables;

pub use book::{Book, Line, Written, write_book};
#[cfg(feature = "threads")]
pub use folder::{Folder, TableFile};
pub use memory::Pages;
pub use perfect::{Choice, MOST_PROVEN, Perfect, Way};
pub use proof::{Bounds, Proof};
pub use solver::{MoveValue, Solution, Solver, SolverProgress};
pub use starts::{Examined, even_starts};
pub use tables::{MOST_STONES, Tables};
