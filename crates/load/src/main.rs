//! Measures the server under load: many tables of guided Mandua, played at random by pairs of clients over real sockets.
//!
//! ```sh
//! cargo run --release -p load -- paced --tables 1000 --json
//! cargo run --release -p load -- full --tables 50 --durability process --json
//! cargo run --release -p load -- idle --sockets 5000 --json
//! ```
//!
//! The server runs as a process of its own, so that its memory can be told; both share the machine.

mod disk;
mod figures;
mod guest;
mod host;
mod pair;

use std::{error::Error, path::PathBuf, time::Duration};

use clap::{Args, Parser, Subcommand, ValueEnum};
use serde_json::json;
use tokio::time::Instant;

use crate::{figures::Figures, guest::Guest, host::Host};

/// Whatever goes wrong ends the measurement.
type Outcome<T> = Result<T, Box<dyn Error + Send + Sync>>;

/// Measure the server under load
#[derive(Parser)]
struct Cli {
    #[command(subcommand)]
    scene: Scene,
}

#[derive(Subcommand)]
enum Scene {
    /// Many tables with a move a second each
    Paced(Load),
    /// Tables at full speed: the next move as soon as the last has arrived
    Full(Load),
    /// Sockets at which nothing happens
    Idle {
        /// How many
        #[arg(long, default_value_t = 5000)]
        sockets: usize,
        /// Print one JSON object
        #[arg(long)]
        json: bool,
    },
    /// The server's process; started by the others
    #[command(hide = true)]
    Serve {
        /// Where it keeps everything
        data: PathBuf,
        /// What an acknowledgement promises
        durability: Durability,
    },
}

#[derive(Args)]
struct Load {
    /// How many tables
    #[arg(long, default_value_t = 1000)]
    tables: usize,
    /// For how many seconds, after two to warm up
    #[arg(long, default_value_t = 20)]
    seconds: u64,
    /// What an acknowledgement promises
    #[arg(long, value_enum, default_value_t = Durability::Power)]
    durability: Durability,
    /// Where the server keeps its file; the folder's disk is what is measured
    #[arg(long, default_value = ".")]
    folder: PathBuf,
    /// Print one JSON object
    #[arg(long)]
    json: bool,
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

/// How long the first moves are not counted.
const WARM_UP: Duration = Duration::from_secs(2);

#[tokio::main]
async fn main() -> Outcome<()> {
    // Where the system allows no more files, connecting will tell.
    let _ = rlimit::increase_nofile_limit(u64::MAX);
    match Cli::parse().scene {
        Scene::Paced(load) => play(&load, "paced", Some(Duration::from_secs(1))).await,
        Scene::Full(load) => play(&load, "full", None).await,
        Scene::Idle { sockets, json } => idle(sockets, json).await,
        Scene::Serve { data, durability } => host::serve(&data, durability).await,
    }
}

async fn play(load: &Load, scene: &str, pace: Option<Duration>) -> Outcome<()> {
    let folder = tempfile::tempdir_in(&load.folder)?;
    let sync = disk::fdatasync_median(folder.path())?;
    let host = Host::start(&folder.path().join("tables.db"), load.durability)?;
    let mut tables = Vec::new();
    for number in 0..load.tables {
        tables.push(pair::Pair::seated(host.port, number as u64).await?);
    }
    let begin = Instant::now() + WARM_UP;
    let end = begin + Duration::from_secs(load.seconds);
    let playing: Vec<_> = tables.into_iter().map(|pair| tokio::spawn(pair.play(pace, begin, end))).collect();
    let mut figures = Figures::default();
    for played in playing {
        figures.add(&played.await??);
    }
    let told = json!({
        "scene": scene,
        "tables": load.tables,
        "durability": load.durability.name(),
        "seconds": load.seconds,
        "moves": figures.count(),
        "moves_per_second": figures.count() as f64 / load.seconds as f64,
        "p50_ms": figures.quantile(0.50),
        "p99_ms": figures.quantile(0.99),
        "fdatasync_median_ms": sync.as_secs_f64() * 1e3,
        "server_memory_mb": host.memory_mb(),
    });
    tell(&told, load.json);
    Ok(())
}

async fn idle(sockets: usize, json: bool) -> Outcome<()> {
    let folder = tempfile::tempdir()?;
    let host = Host::start(&folder.path().join("tables.db"), Durability::Process)?;
    let before = host.memory_mb();
    let guest = Guest::enter(host.port).await?;
    let mut held = Vec::with_capacity(sockets);
    for _ in 0..sockets {
        held.push(guest.connect().await?);
    }
    let told = json!({
        "scene": "idle",
        "sockets": held.len(),
        "server_memory_before_mb": before,
        "server_memory_mb": host.memory_mb(),
    });
    tell(&told, json);
    Ok(())
}

/// One JSON object, or a line for each figure.
fn tell(figures: &serde_json::Value, json: bool) {
    match figures.as_object() {
        Some(object) if !json => object.iter().for_each(|(name, value)| println!("{name}: {value}")),
        _ => println!("{figures}"),
    }
}
