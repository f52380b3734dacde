//! Measures the server under load: tables of guided Mandua, played at random by pairs of clients over real sockets, and beside
//! it boardgame.io's server in the same way.
//!
//! ```sh
//! cargo run --release -p load -- --json
//! cargo run --release -p load -- paced power --seconds 10
//! ```
//!
//! A server runs as a process of its own; it shares the machine with the clients.

mod boardgame_io;
mod disk;
mod figures;
mod menagerie;
mod play;
mod process;
mod scenes;
mod socket;

use std::{error::Error, path::PathBuf};

use clap::{Parser, ValueEnum};
use tokio::{runtime, task::LocalSet};

use crate::scenes::Scene;

/// As in the program that is measured.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

/// Whatever goes wrong ends the measurement.
type Outcome<T> = Result<T, Box<dyn Error + Send + Sync>>;

/// Measure the server under load
#[derive(Parser)]
struct Cli {
    /// What to measure; everything, if nothing is named
    #[arg(value_enum)]
    scenes: Vec<Scene>,
    /// For how many seconds each scene is played, after two to warm up
    #[arg(long, default_value_t = 20)]
    seconds: u64,
    /// Tables, instead of the scene's own number
    #[arg(long)]
    tables: Option<usize>,
    /// Idle sockets
    #[arg(long, default_value_t = 5000)]
    sockets: usize,
    /// Where the server keeps its file; the folder's disk is what is measured
    #[arg(long, default_value = ".")]
    folder: PathBuf,
    /// Print one JSON object
    #[arg(long)]
    json: bool,
    /// Be the server, keeping everything in this file; the scenes start it
    #[arg(long, hide = true)]
    serve: Option<PathBuf>,
    /// What an acknowledgement promises
    #[arg(long, hide = true, default_value = "power")]
    durability: Durability,
}

#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
enum Durability {
    /// Synced to the disk
    Power,
    /// Out of the process
    Process,
}

impl Durability {
    fn name(self) -> &'static str {
        match self {
            Durability::Power => "power",
            Durability::Process => "process",
        }
    }
}

fn main() -> Outcome<()> {
    // Where the system allows no more files, connecting will tell.
    let _ = rlimit::increase_nofile_limit(u64::MAX);
    let cli = Cli::parse();
    if let Some(data) = &cli.serve {
        return runtime::Runtime::new()?.block_on(menagerie::serve(data, cli.durability));
    }
    // The clients take one thread.
    let runtime = runtime::Builder::new_current_thread().enable_all().build()?;
    let figures = LocalSet::new().block_on(&runtime, scenes::measure(&cli))?;
    if cli.json {
        println!("{figures}");
    } else {
        println!("{figures:#}");
    }
    Ok(())
}
