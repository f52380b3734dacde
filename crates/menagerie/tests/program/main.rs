//! The program from outside: arguments and input go in; output, errors and exit codes come out.

#![expect(clippy::unwrap_used, clippy::panic, reason = "a test fails by panicking, its helpers too")]

mod analyze;
mod bench;
mod bill;
mod check;
mod help;
mod legal;
mod r#match;
mod perft;
mod play;
mod rebuilding;
mod replay;
mod rules;
mod selfplay;
mod shell;
mod site;
mod solve;
mod support;
mod train;
mod ugi;
mod verify;
