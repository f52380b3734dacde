//! Proving that a position is won, lost or drawn.
//!
pub use search::{Clauses, Known, Proof, Prover, Sight, Verdict, Watch};

pub use crate::{jungle::Proofs as OfJungle, mana::Proofs as OfMana, mandua::Proofs as OfMandua};
