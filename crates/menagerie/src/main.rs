//! Five games of skill in one program: a terminal to play them in, an engine for other programs, and the tools to check
//! and measure the rules.

mod arena;
mod board;
mod canvas;
mod cli;
mod commands;
mod data_folder;
#[cfg(feature = "page")]
mod embedded;
mod engine;
mod failure;
mod files;
mod help;
mod interrupt;
mod language;
mod local;
mod page;
mod play;
mod seats;
mod tables;
mod tally;
mod terminal;
mod thinking;
mod trouble;

use std::process::ExitCode;

use book::Book;

use crate::cli::Cli;

/// A server makes and drops many short texts on several threads.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

fn main() -> ExitCode {
    interrupt::install();
    let cli = Cli::read();
    let book = Book::new(cli.language());
    let command = cli.asked();
    let as_json = command.as_json();
    match command.run(&book) {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => {
            failure.tell(as_json);
            failure.code()
        }
    }
}
