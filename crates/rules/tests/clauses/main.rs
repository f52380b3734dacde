//! Every clause of the rules, each with a position worked by hand; the test's name holds the clause's id.
#![allow(clippy::unwrap_used, reason = "test helpers")]

mod jungle;
mod mana;
mod mancala;
mod mandua;
mod manitou;
mod records;
