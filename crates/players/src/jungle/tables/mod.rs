//! Jungle with few animals, solved: tables of who wins every position with up to [`MOST_ANIMALS`].
//!
//! **Hunger** is part of a position, and yet takes no room: as a rule hungry is who can attack, which the squares tell
//! (J-10). Only where animals have just starved may it differ (J-12); what such a position is worth follows from the
//! next ones, which are in the tables.
//!
//! **J-16** depends on the past, and still there is a value. While nothing is taken the leading player is the same, and he is
//! the only one whom the clause forbids anything. Call a position *forced* if one side can bring about an end in ever fewer
//! plies: no position comes back on the way, so that J-16 forbids nothing that is needed. Of the others, take those from
//! which the leading player can force, in ever fewer plies, fewer animals and a position that he wins: he does. From
//! the rest the other player can always stay in the rest, whatever the leading player does; and since that one
//! may not go in circles for ever, the game ends, and not in his favour. So no position is drawn, as J-17 has it.
//!
//! A position counts as its own first occurrence. Those that differ in hunger alone are the same to J-17, and both may come
//! up on a way: twice, where three times are allowed. With a past, what the other player wins stays won; the leading
//! player may find a position of his way used up, if it has occurred three times already.
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

pub use build::{NotBuilt, each};
pub use class::{Class, MOST_ANIMALS};
pub use clauses::TableClauses;
#[cfg(feature = "threads")]
pub use folder::{Entry, Folder};
pub use table::{SHARED_ANIMALS, Tables};
pub use value::Value;
