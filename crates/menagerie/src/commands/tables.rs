//! `menagerie tables`: those of mancala here, those of Jungle in `tables/jungle.rs`.

mod jungle;

use std::{
    io::{self, BufWriter, Write},
    sync::atomic::Ordering::Relaxed,
};

use book::Book;
use clap::{Args as ClapArgs, Subcommand};
use players::{
    Limits, PROOF_NODES, SearchContext,
    jungle::tables::MOST_ANIMALS,
    mancala::solve::{Entry, MOST_PROVEN, MOST_STONES, Pages, Solver, Tables, Written, write_book},
};
use rules::{
    Game,
    catalog::AnySpec,
    mancala::{Mancala, RuleSet, Spec},
};
use serde_json::{Value, json};

use crate::{
    cli::Format,
    failure::{Done, Failure, Refusal, tell},
    help,
    tables::{self, FolderArgs, STOP, ThreadsArg, unless_stopped},
};

/// Bytes of the tables with which a book is made.
const BOOK_TABLES: usize = 64 << 20;
/// Bytes to remember what a book rests on.
const BOOK_ROOM: usize = 1 << 30;

/// Build, check and list endgame tables
#[derive(ClapArgs)]
#[command(
    long_about = "An endgame table holds the value of every position with few stones or animals left. menagerie solve builds \
    the small tables it needs; larger ones, built once, make it faster."
)]
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
    /// Build the tables of a game, the smallest first; an interrupted build goes on where it was
    Build {
        /// The game, as mancala:rules=general or jungle
        spec: String,
        /// Most stones in the bowls, for mancala
        #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=MOST_STONES as i64))]
        stones: Option<u16>,
        /// Most animals on the board, both sides together, for Jungle
        #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(2..=MOST_ANIMALS as i64))]
        animals: Option<u16>,
        #[command(flatten)]
        threads: ThreadsArg,
    },
    /// Print the opening book of a rule set: perfect actions that take too long to find at the board
    Book {
        /// What is played, as mancala
        spec: String,
        /// Positions that take no more nodes are left out
        #[arg(long, value_name = "N", default_value_t = PROOF_NODES)]
        nodes: u64,
    },
    /// Check that each file is whole, and that each value follows from those it leads to
    Verify {
        #[command(flatten)]
        threads: ThreadsArg,
    },
    /// List the tables that are there
    Info,
}

pub(crate) fn run(args: &Args, book: &Book) -> Done {
    match &args.task {
        Task::Build { spec, stones, animals, threads } => {
            tables::stop_on_interrupt();
            match (AnySpec::parse(spec).map_err(|illegal| Failure::illegal(book, &illegal))?, stones, animals)
            {
                (AnySpec::Mancala(spec), Some(stones), None) => {
                    build(args, spec, usize::from(*stones), threads.number())?;
                }
                (AnySpec::Jungle(_), None, Some(animals)) => {
                    jungle::build(args, usize::from(*animals), threads.number())?;
                }
                (AnySpec::Mancala(_), ..) => {
                    return Err(Failure::refused(
                        "tables-size",
                        "Tables of mancala are built with --stones N.",
                    ));
                }
                (AnySpec::Jungle(_), ..) => {
                    return Err(Failure::refused(
                        "tables-size",
                        "Tables of Jungle are built with --animals N.",
                    ));
                }
                _ => {
                    return Err(Failure::refused(
                        "tables-game",
                        "There are tables only for mancala and Jungle.",
                    ));
                }
            }
            info(args)
        }
        Task::Verify { .. } | Task::Info if !any(args)? => Ok(()),
        Task::Verify { threads } => {
            tables::stop_on_interrupt();
            whole(args, threads.number())?;
            let sound = verify(args)?;
            if jungle::verify(args, threads.number())? && sound { Ok(()) } else { Err(Failure::Told) }
        }
        Task::Book { spec, nodes } => print_book(book, spec, *nodes),
        Task::Info => info(args),
    }
}

fn build(args: &Args, spec: Spec, stones: usize, threads: usize) -> Done {
    let folder = args.folder.folder()?;
    let read = folder.read(spec.rule_set(), stones, usize::MAX);
    let mut tables = read.map_err(|error| Failure::table(&error))?;
    tables::grow(&mut tables, stones, threads, Some(&folder))
}

/// One thread, and the same tables and room everywhere, so that the book is the same.
fn print_book(book: &Book, spec: &str, nodes: u64) -> Done {
    tables::stop_on_interrupt();
    let spec = AnySpec::parse(spec).map_err(|illegal| Failure::illegal(book, &illegal))?;
    let AnySpec::Mancala(spec) = spec else {
        return Err(Failure::refused("tables-game", "There are books only for mancala."));
    };
    let game = Mancala::new(spec);
    let stones = 12 * usize::from(game.spec().stones());
    let too_many = || Failure::refused("book-stones", "Books are for up to four stones a bowl.");
    if stones > MOST_PROVEN {
        return Err(too_many());
    }
    let mut tables = Tables::new(game.spec().rule_set());
    let worth = Tables::worth(game.spec().rule_set(), stones, BOOK_TABLES);
    tables::grow(&mut tables, worth, 1, None)?;
    let room = |error: io::Error| Failure::refused("memory", format!("memory: {error}"));
    let mut pages = Pages::new(BOOK_ROOM).map_err(room)?;
    let solver = Solver::new(&tables, &mut pages, stones, 1).ok_or_else(too_many)?;
    let stop = || STOP.load(Relaxed);
    let mut context = SearchContext::new(Limits::default()).stop_when(&stop);
    let mut out = io::stdout().lock();
    let (mut told, mut lines) = (Ok(()), 0);
    let mut progress = tables::Progress::new();
    write_book(&game, &solver, nodes, &mut context, |written| match written {
        Written::Line(line) if told.is_ok() => {
            lines += 1;
            told = writeln!(out, "{line}");
        }
        Written::Line(_) => (),
        Written::Part(part) => progress.tell(|| format!("book: {lines} lines, {:.1} %", part * 100.0)),
    })
    .map_err(room)?;
    progress.clear();
    told?;
    unless_stopped()
}

fn info(args: &Args) -> Done {
    let folder = args.folder.folder()?;
    let mut out = BufWriter::new(io::stdout().lock());
    for entry in folder.entries() {
        if args.format.json {
            writeln!(out, "{}", object(&entry))?;
        } else {
            writeln!(
                out,
                "{} {} stones {} bytes {}",
                name(entry.rule_set),
                entry.stones,
                entry.bytes,
                entry.file.display()
            )?;
        }
    }
    out.flush()?;
    jungle::info(args)
}

/// Whether there are tables, which is told where there are none; a folder that was named must be there.
fn any(args: &Args) -> Result<bool, Failure> {
    args.folder.look()?;
    let folder = args.folder.folder()?;
    let any = !folder.entries().is_empty() || !args.folder.jungle()?.entries().is_empty();
    if !any {
        tell(&format!("There are no tables in {}.", folder.path().display()));
    }
    Ok(any)
}

/// Checks that every file is whole: what one says is judged by others.
fn whole(args: &Args, threads: usize) -> Done {
    let folder = args.folder.folder()?;
    let mut damaged = jungle::damaged(&args.folder.jungle()?, threads)?;
    for entry in folder.entries() {
        unless_stopped()?;
        damaged.extend(folder.check(&entry).err());
    }
    let refusals: Vec<Refusal> = damaged.iter().map(Refusal::by_table).collect();
    if refusals.is_empty() { Ok(()) } else { Err(Failure::Refused(refusals)) }
}

/// Whether all is sound.
fn verify(args: &Args) -> Result<bool, Failure> {
    let folder = args.folder.folder()?;
    let mut out = BufWriter::new(io::stdout().lock());
    let mut faulty = 0;
    for rule_set in RuleSet::ALL {
        let entries: Vec<Entry> =
            folder.entries().into_iter().filter(|entry| entry.rule_set == rule_set).collect();
        let tables =
            folder.read(rule_set, MOST_STONES, usize::MAX).map_err(|error| Failure::table(&error))?;
        for entry in &entries {
            // What a table rests on may be missing.
            let missing = tables.stones().map_or(0, |known| known + 1);
            let sound = (missing >= entry.stones).then(|| tables.fault(entry.stones, &STOP).is_none());
            unless_stopped()?;
            faulty += usize::from(sound != Some(true));
            if args.format.json {
                let mut object = object(entry);
                object["sound"] = sound.into();
                if sound.is_none() {
                    object["missing"] = missing.into();
                }
                writeln!(out, "{object}")?;
            } else {
                let word = match sound {
                    Some(true) => "sound".to_owned(),
                    Some(false) => "faulty".to_owned(),
                    None => format!("cannot be checked before those of {missing} stones are built"),
                };
                writeln!(out, "{} {} stones {word}", name(entry.rule_set), entry.stones)?;
            }
            out.flush()?;
        }
    }
    Ok(faulty == 0)
}

fn object(entry: &Entry) -> Value {
    let (rules, stones, bytes) = (name(entry.rule_set), entry.stones, entry.bytes);
    json!({"rules": rules, "stones": stones, "bytes": bytes, "file": entry.file.display().to_string()})
}

fn name(rule_set: RuleSet) -> &'static str {
    match rule_set {
        RuleSet::General => "general",
        RuleSet::Egyptian => "egyptian",
        RuleSet::Ethiopian => "ethiopian",
        RuleSet::Nigerian => "nigerian",
    }
}
