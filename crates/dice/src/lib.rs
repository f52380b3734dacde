//! dice.
