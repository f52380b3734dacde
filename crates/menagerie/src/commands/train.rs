//! `menagerie train`

use std::{
    fs::{self, File, OpenOptions},
    io::{self, Write},
    path::PathBuf,
    sync::{
        Mutex, PoisonError,
        atomic::{AtomicU64, Ordering::Relaxed},
    },
};

use book::Book;
use clap::Args as ClapArgs;
use players::{SelfPlay, TrainError, Training};
use rules::catalog::AnySpec;

use super::tune::report;
use crate::{
    cli::Format,
    data_folder::or_data_folder,
    failure::{Failure, Result},
    help,
    interrupt::{self, STOP},
    progress::Progress,
    refusal::Reason,
    threads::ThreadsArg,
};

/// Train a network from games
#[derive(ClapArgs)]
#[command(
    long_about = "Lets the computer play against itself, and trains a small network with these games. For \
    each position, the network learns to predict a mix of two numbers: the value that the search found \
    there, and the result of the game. At the start of the training, the weights of the network are random. \
    The command prints the trained weights. To use them, write them to the game's file in crates/players and \
    build the program again.\n\n\
    The same arguments give the same network, with any number of threads. Every tenth game is held out for \
    validation. On standard error, the command prints the loss on these games, once with the weights that \
    `menagerie tune` found and once with the network.\n\n\
    The command saves each finished game in a folder. If you interrupt the command (exit code 130) and run \
    it again, it plays only the missing games. The training with the games then starts from the beginning. A \
    run with a larger --games also uses these games, if it has the same --nodes, --opening and --seed."
)]
#[command(after_long_help = help::examples("train"))]
pub(crate) struct Args {
    #[arg(help = help::TRAINED_SPEC)]
    spec: String,
    /// Number of games
    #[arg(long, value_name = "N", default_value_t = 20_000, value_parser = clap::value_parser!(u64).range(1..))]
    games: u64,
    /// Nodes searched for each action
    #[arg(long, value_name = "N", default_value_t = 1000, value_parser = clap::value_parser!(u64).range(1..))]
    nodes: u64,
    /// Maximum number of random actions at the start of a game
    #[arg(long, value_name = "PLIES", default_value_t = 12, value_parser = clap::value_parser!(u32).range(0..=1000))]
    opening: u32,
    /// Seed of everything left to chance
    #[arg(long, value_name = "S", default_value_t = 0)]
    seed: u64,
    /// Number of training epochs
    #[arg(long, value_name = "N", default_value_t = 30, value_parser = clap::value_parser!(u32).range(1..=100_000))]
    rounds: u32,
    /// Folder of the games [default: `training` in your data folder]
    #[arg(long, value_name = "DIR")]
    folder: Option<PathBuf>,
    #[command(flatten)]
    threads: ThreadsArg,
    #[command(flatten)]
    pub(crate) format: Format,
}

pub(crate) fn run(args: &Args, book: &Book) -> Result {
    let spec = AnySpec::parse(&args.spec).map_err(|illegal| Failure::illegal(book, &illegal))?;
    if !players::has_network(spec) {
        return Err(no_network(spec));
    }
    interrupt::stop_work();
    let path = games_file(args, spec)?;
    let at_file = |error: io::Error| Failure::file(&path, &error);
    let (kept, file) = open(&path).map_err(at_file)?;
    let writing = Mutex::new((file, Progress::new(), Ok(())));
    let played = AtomicU64::new(kept.lines().count() as u64);
    let keep = |line: &str| {
        let mut writing = writing.lock().unwrap_or_else(PoisonError::into_inner);
        let (file, progress, written) = &mut *writing;
        let number = played.fetch_add(1, Relaxed) + 1;
        progress.update(|| format!("game {number} of {}", args.games));
        // Each line is written in one call, so that a crash can cut off only the last line.
        *written = file.write_all(format!("{line}\n").as_bytes());
        written.is_ok() && !STOP.load(Relaxed)
    };
    let mut progress = Progress::new();
    let mut report_round = |round: u32| {
        progress.update(|| format!("round {round} of {}", args.rounds));
        !STOP.load(Relaxed)
    };
    let self_play = SelfPlay {
        games: args.games,
        nodes: args.nodes,
        opening: args.opening,
        seed: args.seed,
        threads: args.threads.number(),
    };
    let training =
        Training { self_play, rounds: args.rounds, kept: &kept, keep: &keep, epoch: &mut report_round };
    let trained = players::train(spec, training);
    let (_, mut playing, written) = writing.into_inner().unwrap_or_else(PoisonError::into_inner);
    playing.clear();
    progress.clear();
    written.map_err(at_file)?;
    match trained {
        Ok(learned) => report(spec, &learned, args.format.json),
        Err(TrainError::Stopped) => Err(Failure::Interrupted),
        Err(TrainError::NoNetwork) => Err(no_network(spec)),
    }
}

fn no_network(spec: AnySpec) -> Failure {
    Reason::NoNetwork { spec: spec.to_string() }.into()
}

/// The file for the games that these arguments produce. Its name contains every argument that affects the
/// games.
fn games_file(args: &Args, spec: AnySpec) -> Result<PathBuf> {
    let folder = or_data_folder(args.folder.clone(), "training", "--folder")?;
    fs::create_dir_all(&folder).map_err(|error| Failure::file(&folder, &error))?;
    let name = spec.to_string().replace([':', '=', ','], "-");
    let Args { nodes, opening, seed, .. } = args;
    Ok(folder.join(format!("{name}-nodes-{nodes}-opening-{opening}-seed-{seed}.games")))
}

/// Returns the content of the file, and the file opened for appending. If the last line was cut off, a line
/// break is added first.
fn open(path: &PathBuf) -> io::Result<(String, File)> {
    let mut file = OpenOptions::new().create(true).append(true).open(path)?;
    let kept = fs::read_to_string(path)?;
    if !kept.is_empty() && !kept.ends_with('\n') {
        file.write_all(b"\n")?;
    }
    Ok((kept, file))
}
