//! mancala.
