//! mana.
