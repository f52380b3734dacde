//! The searches find what is known to be best in games small enough to be solved.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::missing_docs_in_private_items, reason = "tests")]

mod alpha_beta;
mod mcts;
mod toys;
