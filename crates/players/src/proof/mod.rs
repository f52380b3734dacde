//! Proof search, and a file that keeps what was proven.

#[cfg(feature = "threads")]
mod file;

#[cfg(feature = "threads")]
pub use file::ProofFile;
pub use search::{Clauses, Known, Proof, ProofProgress, Prover, Verdict};
