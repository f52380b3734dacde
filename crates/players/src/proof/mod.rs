//! Proving that a position of Mana, Jungle or Mandua is won, lost or drawn.
//!
//! ```
//! use players::proof::{OfJungle, Prover, Watch};
//! use rules::{Game, Seat, Spec, jungle};
//!
//! // The Elephant is two steps from the den, and nobody is near.
//! let text = "7/2E4/7/7/7/7/7/7/r6 o -";
//! let game = jungle::Jungle::from_position(Spec::parse("jungle")?, text).unwrap();
//! let mut watch = Watch { stop: &|| false, report: &mut |_| () };
//! let verdict = Prover::new(OfJungle, 1 << 20).value(&game, Seat::FIRST, 10_000, &mut watch);
//! assert_eq!(verdict.value(), Some(1));
//! # Ok::<(), rules::Illegal>(())
//! ```

mod certain;
#[cfg(feature = "threads")]
mod kept;

pub(crate) use certain::{Best, End, Size, best, ends, prepare, rank};

#[cfg(feature = "threads")]
pub use kept::Kept;
pub use search::{Clauses, Known, Proof, Prover, Sight, Verdict, Watch};

pub use crate::{jungle::Proofs as OfJungle, mana::Proofs as OfMana, mandua::Proofs as OfMandua};
