//! players.
