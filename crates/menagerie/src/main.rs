//! The program `menagerie`, with five games of skill. It serves the page, plays in the terminal, runs an
//! engine for other programs, and checks and measures the rules.

mod arena;
mod bill;
mod board;
mod canvas;
mod certificates;
mod cli;
mod commands;
mod data_folder;
mod data_lock;
mod diagram;
#[cfg(feature = "page")]
mod embedded;
mod endgame;
mod engine;
mod failure;
mod files;
mod games;
mod help;
mod interrupt;
mod language;
mod page;
mod play;
mod progress;
mod record_file;
mod refusal;
mod seats;
mod tally;
mod terminal;
mod thinking;
mod threads;
mod traces;
mod words;

use std::process::ExitCode;

use book::Book;

use crate::cli::Cli;

/// The server allocates and frees many short strings on several threads. Mimalloc is faster at this than the
/// system's allocator.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

fn main() -> ExitCode {
    interrupt::install();
    let cli = Cli::read();
    let book = Book::new(cli.language());
    let (done, as_json) = if let Some(version) = cli.version() {
        (version.run(), false)
    } else {
        let command = cli.subcommand();
        let as_json = command.as_json();
        (command.run(&book), as_json)
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => {
            failure.print(&book, as_json);
            failure.code()
        }
    }
}
