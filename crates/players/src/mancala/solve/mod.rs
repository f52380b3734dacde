//! Mancala solved: endgame tables by number of stones, and an exact search above them.

mod build;
mod memory;
mod search;
mod set;
mod side;
mod tables;
