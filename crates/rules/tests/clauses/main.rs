//! Every clause of the rules, each with a position worked by hand; the test's name holds the clause's id.
#![allow(clippy::unwrap_used, reason = "test helpers")]

mod jungle;
mod mana;
mod mancala;
mod mandua;
mod manitou;
mod records;
mod tree;
mod variations;

/// Fails to compile if a game has no module of tests.
macro_rules! tested {
    ($($Game:ident $module:ident;)*) => {
        $(#[allow(unused_imports, reason = "only that the module exists matters")] use $module as _;)*
    };
}
rules::for_each_game!(tested);
