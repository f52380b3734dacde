//! Jungle endgame tables: the winner of every position with up to [`MOST_ANIMALS`] animals.
//!
//! **Hunger** is part of a position but takes no room in the tables. Normally the hungry animals are those
//! that can attack, so they follow from the squares (J-10). Only if animals have just starved can this be
//! different (J-12). The value of such a position follows from the positions after it, which are in the
//! tables.
//!
//! **J-16** depends on the past, yet every position has a value. While nothing is taken, the leading player
//! stays the same, and J-16 restricts only the leading player. There are three kinds of positions:
//!
//! 1. *Forced* positions, in which one side can force the end, which comes closer with each ply. No position
//!    repeats on the way, so J-16 forbids nothing that is needed.
//! 2. Other positions in which the leading player can force a position that has fewer animals and that they
//!    win. This position comes closer with each ply, too.
//! 3. All other positions. Here the other player can always stay among these positions, whatever the leading
//!    player does. The leading player may not go in cycles forever, so the game ends, and they lose.
//!
//! So no position is drawn, as J-17 says.
//!
//! A table assumes that each position occurs for the first time. Two positions that differ only in hunger
//! count as one (J-17), and a line may pass through both. That makes two occurrences, and three are allowed.
//! In a game with earlier positions, the positions that the other player wins stay won. But the leading
//! player may need a position that has already occurred three times.

mod build;
mod class;
mod clauses;
#[cfg(feature = "threads")]
mod fault;
mod field;
#[cfg(feature = "threads")]
mod folder;
mod lookup;
mod table;
mod value;

pub use build::{NotBuilt, Stop, each};
pub use class::{Class, MOST_ANIMALS};
pub use clauses::TableClauses;
#[cfg(feature = "threads")]
pub use folder::{Folder, TableFile};
pub use table::{SHARED_ANIMALS, Tables};
pub use value::Value;
