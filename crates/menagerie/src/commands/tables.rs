//! `menagerie tables`

use book::Book;
use clap::{Args as ClapArgs, Subcommand};
use rules::catalog::AnySpec;

use crate::{
    cli::Format,
    endgame::{FolderArgs, TableSizes},
    failure::{Failure, Result, eprint},
    games::{self, OpeningList, Wanted},
    help, interrupt,
    refusal::{Reason, Refusal},
    threads::ThreadsArg,
};

/// Build, list and verify endgame tables; print the opening book or the even starts (positions from
/// which neither side can force a win)
#[derive(ClapArgs)]
#[command(long_about = help::TABLES)]
#[command(after_long_help = help::examples("tables"))]
pub(crate) struct Args {
    #[command(subcommand)]
    task: Task,
    #[command(flatten)]
    folder: FolderArgs,
    #[command(flatten)]
    pub(crate) format: Format,
}

#[derive(Subcommand)]
enum Task {
    /// Build the tables of a game, smallest first; an interrupted build keeps the finished tables
    Build {
        #[arg(help = help::SPEC)]
        spec: String,
        #[command(flatten)]
        sizes: TableSizes,
        /// Build only the tables that a game from this position can need
        #[arg(long, value_name = "TEXT")]
        position: Option<String>,
        #[command(flatten)]
        threads: ThreadsArg,
    },
    #[command(about = help::BOOK)]
    Book {
        #[arg(help = help::SPEC)]
        spec: String,
        /// Print only positions whose proof takes more than N nodes [default: the node limit of the highest
        /// level]
        #[arg(long, value_name = "N")]
        nodes: Option<u64>,
    },
    #[command(about = help::STARTS)]
    Starts {
        #[arg(help = help::SPEC)]
        spec: String,
        /// Try openings of at most N actions
        #[arg(long, value_name = "N", default_value_t = 3)]
        plies: usize,
    },
    /// Check that each file is intact, and that the value of each position follows from the values of the
    /// positions after it
    Verify {
        #[command(flatten)]
        threads: ThreadsArg,
    },
    /// List the tables in the folder
    Info,
}

pub(crate) fn run(args: &Args, book: &Book) -> Result {
    let parse = |spec: &str| AnySpec::parse(spec).map_err(|illegal| Failure::illegal(book, &illegal));
    match &args.task {
        Task::Build { spec, sizes, position, threads } => {
            interrupt::stop_work();
            let spec = parse(spec)?;
            let tables = games::tables(spec)?;
            let from = position
                .as_ref()
                .map(|text| spec.from_position(text).map_err(|faults| Failure::faults(book, &faults)));
            let from = from.transpose()?;
            let wanted = match (&from, sizes.only(tables.unit())) {
                (Some(game), _) => Wanted::Position(game),
                (None, Some(size)) => Wanted::Size(size),
                (None, None) => {
                    let (game, unit) = (tables.game().to_owned(), tables.unit().to_owned());
                    return Err(Reason::TablesSize { game, unit }.into());
                }
            };
            tables.build(&args.folder, spec, wanted, threads.number())?;
            info(args)
        }
        Task::Book { spec, nodes } => {
            interrupt::stop_work();
            games::print_openings(parse(spec)?, OpeningList::Book { nodes: *nodes })
        }
        Task::Starts { spec, plies } => {
            interrupt::stop_work();
            games::print_openings(parse(spec)?, OpeningList::EvenStarts { plies: *plies })
        }
        Task::Verify { .. } | Task::Info if !any(args)? => Ok(()),
        Task::Verify { threads } => {
            interrupt::stop_work();
            verify(args, threads.number())
        }
        Task::Info => info(args),
    }
}

fn info(args: &Args) -> Result {
    games::all_tables().try_for_each(|tables| tables.list(&args.folder, args.format.json))
}

/// Whether there are tables in the folder. Prints a message if there are none.
fn any(args: &Args) -> Result<bool> {
    args.folder.check_exists()?;
    for tables in games::all_tables() {
        if !tables.is_empty(&args.folder)? {
            return Ok(true);
        }
    }
    eprint(&format!("There are no tables in {}.", args.folder.path()?.display()));
    Ok(false)
}

/// Checks all tables. If any file is damaged, the check of values is skipped, because it would compare sound
/// values with damaged ones.
fn verify(args: &Args, threads: usize) -> Result {
    let mut damaged: Vec<Refusal> = Vec::new();
    for tables in games::all_tables() {
        let errors = tables.damaged(&args.folder, threads)?;
        damaged.extend(errors.iter().map(|error| Reason::endgame_table(error).into()));
    }
    if !damaged.is_empty() {
        return Err(Failure::Refused(damaged));
    }
    let mut sound = true;
    for tables in games::all_tables() {
        sound &= tables.verify(&args.folder, threads, args.format.json)?;
    }
    if sound { Ok(()) } else { Err(Failure::Reported) }
}
