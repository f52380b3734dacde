//! The program as its users meet it: arguments and input in; output, errors and exit codes out.

mod bench;
mod help;
mod legal;
mod perft;
mod play;
mod replay;
mod rules;
mod selfplay;
mod support;
mod ugi;
