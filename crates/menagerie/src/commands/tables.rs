//! `menagerie tables`

use std::io::{self, BufWriter, Write};

use book::Book;
use clap::{Args as ClapArgs, Subcommand};
use players::mancala::solve::{Entry, MOST_STONES};
use rules::{catalog::AnySpec, mancala::RuleSet};
use serde_json::{Value, json};

use crate::{
    cli::Format,
    failure::{Done, Failure},
    tables::{self, FolderArgs, ThreadsArg},
};

/// Build, check and list endgame tables
#[derive(ClapArgs)]
#[command(
    long_about = "Endgame tables hold the value of every position with few stones in the bowls. `solve` builds those it needs by itself; \
    larger ones, built once, make it faster."
)]
#[command(
    after_long_help = "Examples:\n  menagerie tables build mancala --stones 18\n  menagerie tables info\n  menagerie tables verify --json"
)]
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
    /// Build the tables of a rule set, one number of stones after the other; an interrupted build goes on where it was
    Build {
        /// The rule set, as mancala:rules=general
        spec: String,
        /// Most stones in the bowls
        #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=MOST_STONES as i64))]
        stones: u16,
        #[command(flatten)]
        threads: ThreadsArg,
    },
    /// Check that each file is whole, and that each value follows from those it leads to
    Verify,
    /// List the tables that are there
    Info,
}

pub(crate) fn run(args: &Args, book: &Book) -> Done {
    match &args.task {
        Task::Build { spec, stones, threads } => {
            build(args, book, spec, usize::from(*stones), threads.number())
        }
        Task::Verify => verify(args),
        Task::Info => info(args),
    }
}

fn build(args: &Args, book: &Book, spec: &str, stones: usize, threads: usize) -> Done {
    tables::stop_on_interrupt();
    let folder = args.folder.folder()?;
    let spec = AnySpec::parse(spec).map_err(|illegal| Failure::illegal(book, &illegal))?;
    let AnySpec::Mancala(spec) = spec else {
        return Err(Failure::refused("tables-game", "There are tables only for mancala yet."));
    };
    let read = folder.read(spec.rule_set(), stones, usize::MAX);
    let mut tables = read.map_err(|error| Failure::file(folder.path(), &error))?;
    tables::grow(&mut tables, stones, threads, Some(&folder))?;
    info(args)
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
    Ok(out.flush()?)
}

fn verify(args: &Args) -> Done {
    let folder = args.folder.folder()?;
    let mut out = BufWriter::new(io::stdout().lock());
    let mut faulty = 0;
    for rule_set in RuleSet::ALL {
        let entries: Vec<Entry> =
            folder.entries().into_iter().filter(|entry| entry.rule_set == rule_set).collect();
        let tables = match folder.read(rule_set, MOST_STONES, usize::MAX) {
            Ok(tables) => tables,
            Err(error) => return Err(Failure::refused("table-damaged", error.to_string())),
        };
        for entry in entries.iter().filter(|entry| Some(entry.stones) <= tables.stones()) {
            let fault = tables.fault(entry.stones);
            faulty += usize::from(fault.is_some());
            if args.format.json {
                let mut object = object(entry);
                object["sound"] = fault.is_none().into();
                writeln!(out, "{object}")?;
            } else {
                let sound = if fault.is_none() { "sound" } else { "faulty" };
                writeln!(out, "{} {} stones {sound}", name(entry.rule_set), entry.stones)?;
            }
            out.flush()?;
        }
    }
    if faulty > 0 { Err(Failure::Told) } else { Ok(()) }
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
