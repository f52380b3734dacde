//! Jungle endgame tables: the winner of every position with up to [`MOST_ANIMALS`] animals.
//!
//! **Hunger** is part of a position but takes no room in the tables. Normally the hungry animals are those
//! that can attack, so they follow from the squares (J-10). After animals have starved, the hungry animals
//! may be others (J-12). The value of such a position is derived from the positions after it.
//!
//! **J-16** depends on the past, yet every position has a value. While nothing is taken, the leading player
//! stays the same, and J-16 restricts only the leading player. There are three kinds of positions:
//!
//! 1. *Forced* positions: one side can force the end of the game. Each ply brings the end closer, so no
//!    position repeats, and J-16 forbids no move that is needed.
//! 2. Other positions in which the leading player can force a won position with fewer animals. Here, too,
//!    each ply brings that position closer.
//! 3. All remaining positions. The other player can always stay among these positions, whatever the leading
//!    player does. The leading player may not go in cycles forever, so the game ends, and they lose.
//!
//! So no position is drawn, as J-17 says.
//!
//! A table assumes that each position occurs for the first time. Two positions that differ only in hunger
//! count as one (J-17), and perfect play may pass through both. That makes two occurrences, and J-16 allows
//! three. In a game in progress, some positions have occurred before. The positions that the other player
//! wins stay won. But where the leading player should win, they may need a position that has already occurred
//! three times.

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
