//! Measures the server under load: pairs of clients play random games over real sockets. The server of
//! boardgame.io is measured in the same way, for comparison.
//!
//! ```sh
//! cargo run --release -p load -- --json
//! cargo run --release -p load -- paced power --seconds 10
//! cargo run --release -p load -- paced power nodes --nodes 3 --database postgres://menagerie@127.0.0.1/load
//! ```
//!
//! The server runs in a process of its own and shares the machine with the clients.

mod boardgame_io;
mod computers;
mod disk;
mod figures;
mod game;
mod hostile;
mod menagerie;
mod nodes;
mod person;
mod play;
mod postgres;
mod process;
mod scenes;
mod soak;
mod socket;
mod trend;

use std::{error::Error, path::PathBuf};

use clap::{Parser, ValueEnum};
use tokio::{runtime, task::LocalSet};

use crate::scenes::Scene;

/// The same allocator as in the program `menagerie`, whose server is measured.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

/// The result of a step of the measurement. Any error ends the measurement.
type Outcome<T> = Result<T, Box<dyn Error + Send + Sync>>;

/// Measure the server under load
#[derive(Parser)]
struct Cli {
    /// What to measure [default: everything but the soak, which takes hours, and `nodes`, which needs a
    /// database]
    #[arg(value_enum)]
    scenes: Vec<Scene>,
    /// Seconds to measure each scene, after a warm-up of two seconds
    #[arg(long, default_value_t = 20)]
    seconds: u64,
    /// Number of tables, instead of the scene's default
    #[arg(long)]
    tables: Option<usize>,
    /// Number of idle sockets [default: 5000, and 10000 for several servers]
    #[arg(long)]
    sockets: Option<usize>,
    /// PostgreSQL database in place of a data file. Its processor time is measured only if it runs on this
    /// machine
    #[arg(long, env = "MENAGERIE_DATABASE", hide_env_values = true)]
    database: Option<String>,
    /// Address of the NATS server that connects several servers. Without this option, the command starts a
    /// NATS server if the program nats-server is installed; `none` uses no NATS
    #[arg(long)]
    bus: Option<String>,
    /// Number of servers that share the database, in the scene `nodes`
    #[arg(long, default_value_t = 3, value_parser = clap::value_parser!(u8).range(2..=16))]
    nodes: u8,
    /// Number of addresses from which the seven attacks of `hostile` come
    #[arg(long, default_value_t = 28, value_parser = clap::value_parser!(u8).range(1..=200))]
    addresses: u8,
    /// Folder for the server's data file, on the disk to measure
    #[arg(long, default_value = ".")]
    folder: PathBuf,
    /// Print one JSON object
    #[arg(long)]
    json: bool,
    /// Run as the server, with this data file. The scenes start this program that way
    #[arg(long, hide = true)]
    serve: Option<PathBuf>,
    /// What a confirmed action survives
    #[arg(long, hide = true, default_value = "power")]
    durability: Durability,
    /// Whether rate limits apply
    #[arg(long, hide = true)]
    limits: bool,
}

impl Cli {
    fn database(&self) -> Option<&str> {
        self.database.as_deref().filter(|url| !url.is_empty())
    }
}

#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
enum Durability {
    /// A power failure: every action is synced to disk
    Power,
    /// A crash of the server: every action is handed to the system
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
    // Raise the limit of open files. If the system does not allow that, connecting many clients fails later.
    let _ = rlimit::increase_nofile_limit(u64::MAX);
    let cli = Cli::parse();
    if let Some(data) = &cli.serve {
        let bus = std::env::var("MENAGERIE_BUS").ok().filter(|urls| !urls.is_empty());
        let shared = (cli.database(), bus.as_deref());
        return runtime::Runtime::new()?.block_on(menagerie::serve(data, cli.durability, cli.limits, shared));
    }
    // All clients share one thread.
    let runtime = runtime::Builder::new_current_thread().enable_all().build()?;
    let figures = LocalSet::new().block_on(&runtime, scenes::measure(&cli))?;
    if cli.json {
        println!("{figures}");
    } else {
        println!("{figures:#}");
    }
    Ok(())
}
