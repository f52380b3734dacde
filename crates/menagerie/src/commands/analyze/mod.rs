//! `menagerie analyze`. This file reads the arguments and runs the command. [`analysis`] finds the best
//! lines, [`report`] describes them, and [`annotated`] writes the games with comments, even if the analysis
//! is interrupted.

mod analysis;
mod annotated;
mod report;

use std::{
    fs,
    io::{self, BufWriter, Write},
    path::{Path, PathBuf},
};

use book::Book;
use clap::Args as ClapArgs;
use rules::{
    Turn,
    catalog::AnySpec,
    record::{Ply, Record},
};
use serde_json::{Value, json};

pub(crate) use self::report::Line;
use self::{analysis::Analyst, annotated::Annotated, report::Study};
use crate::{
    board,
    cli::{Format, GameArgs, UNKNOWN_GAME},
    endgame::FolderArgs,
    failure::{Failure, Result, eprint},
    help,
    progress::Progress,
    record_file::{BrokenRecord, read_records},
    refusal::{Reason, Refusal},
    threads::ThreadsArg,
};

/// Find where a game was won and lost
#[derive(ClapArgs)]
#[command(long_about = "Analyses every ply of recorded games, or one position.\n\n\
    For each action, it shows the value of that action and the value of the best action. A value is the \
    expected score of the player to act: 100 % is a sure win, 50 % is even. An action that is worse than the \
    best one by at least 5 % is marked ?!, by 10 % ?, by 20 % ??.\n\n\
    Proven results are shown as such, with the number of plies to the end if it is known. Positions that an \
    endgame table covers are looked up instead of searched. Where hands are hidden, an action is judged by \
    what its player could know.\n\n\
    With --annotate, the games are written to a file with the findings as comments.")]
#[command(after_long_help = help::examples("analyze"))]
pub(crate) struct Args {
    /// A file of records, - for standard input, or a game and its options
    #[arg(value_name = "FILE|SPEC")]
    source: String,
    /// For a game: start from this position
    #[arg(long, value_name = "TEXT")]
    position: Option<String>,
    /// For a game: play these actions first, separated by single spaces
    #[arg(long, value_name = "ACTIONS")]
    moves: Option<String>,
    /// Number of best lines to show [default: 1 for each ply of a record, 3 for a position]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u8).range(1..))]
    lines: Option<u8>,
    /// Node budget for each line of each ply
    #[arg(long, value_name = "N", default_value_t = 200_000, value_parser = clap::value_parser!(u64).range(1..))]
    nodes: u64,
    /// Time limit for each ply, in milliseconds, instead of a node budget
    #[arg(long, value_name = "MS", conflicts_with = "nodes", value_parser = clap::value_parser!(u64).range(1..))]
    time: Option<u64>,
    /// Write the games with the findings as comments to this file
    #[arg(long, value_name = "FILE")]
    annotate: Option<PathBuf>,
    #[command(flatten)]
    threads: ThreadsArg,
    #[command(flatten)]
    folder: FolderArgs,
    #[command(flatten)]
    pub(crate) format: Format,
}

pub(crate) fn run(args: &Args, book: &Book) -> Result {
    let is_file = args.source == "-" || Path::new(&args.source).exists();
    match (is_file, args.position.is_some() || args.moves.is_some()) {
        (true, true) => {
            Err(Failure::Usage("--position and --moves need a game, not a file of records".to_owned()))
        }
        (true, false) => analyze_file(args, book),
        (false, _) if args.annotate.is_some() => {
            Err(Failure::Usage("--annotate needs a file of records".to_owned()))
        }
        (false, _) if names_no_game(&args.source) => {
            Err(Reason::SourceUnknown { source: args.source.clone() }.into())
        }
        (false, _) => analyze_position(args, book),
    }
}

/// Whether the text names no game at all, as opposed to a game with wrong options.
fn names_no_game(source: &str) -> bool {
    AnySpec::parse(source).is_err_and(|illegal| illegal.key() == UNKNOWN_GAME)
}

fn analyze_position(args: &Args, book: &Book) -> Result {
    let moves = args.moves.clone().unwrap_or_default();
    let game = GameArgs { spec: args.source.clone(), position: args.position.clone(), moves }.game(book)?;
    match game.turn() {
        Turn::Seat(_) => (),
        Turn::Chance => return Err(Reason::AnalyzeChance.into()),
        Turn::Over => return Err(Reason::AnalyzeOver.into()),
    }
    let lines = Analyst::new(args, args.lines.unwrap_or(3)).lines(&game, None, 0);
    let mut out = io::stdout().lock();
    if args.format.json {
        let lines: Vec<Value> = lines.iter().map(Line::object).collect();
        let object = json!({"spec": game.spec().to_string(), "position": game.position(), "lines": lines});
        writeln!(out, "{object}")?;
    } else {
        for line in &lines {
            writeln!(out, "{:>12}  {}", line.worth(), line.actions.join(" "))?;
        }
    }
    Ok(out.flush()?)
}

fn analyze_file(args: &Args, book: &Book) -> Result {
    let records = read_records(Path::new(&args.source), book)?;
    let Some(path) = &args.annotate else { return analyze_records(&records, args, book, &|_, _, _| ()) };
    if is_same_file(path, &args.source) {
        let broken: Vec<Refusal> = would_be_lost(path, &records).collect();
        if !broken.is_empty() {
            return Err(Failure::Refused(broken));
        }
    }
    let annotated = Annotated::new(path, records.iter().flatten())?;
    let keep = |record: usize, place: usize, ply: Ply| annotated.keep(record, place, ply);
    let analyzed = analyze_records(&records, args, book, &keep);
    // Write the file even if nobody reads the output any more.
    annotated.finish()?;
    analyzed
}

fn is_same_file(path: &Path, source: &str) -> bool {
    let source = if source == "-" { "/dev/stdin" } else { source };
    fs::canonicalize(path).is_ok_and(|path| fs::canonicalize(source).is_ok_and(|source| path == source))
}

/// A refusal for each broken record. If the annotated games replaced their own file, these records would be
/// lost.
fn would_be_lost(path: &Path, records: &[Result<Record, BrokenRecord>]) -> impl Iterator<Item = Refusal> {
    records.iter().enumerate().filter_map(|(i, record)| {
        let error = record.as_ref().err()?.message();
        let (file, record) = (path.display().to_string(), (i + 1).to_string());
        Some(Reason::AnnotateBroken { file, record, error }.into())
    })
}

/// A function that receives the index of a record among the intact ones, the index of a ply, and the ply with
/// its comment.
type Keep<'a> = &'a dyn Fn(usize, usize, Ply);

/// Analyses one record after the other, and hands every analysed ply to `keep`.
fn analyze_records(
    records: &[Result<Record, BrokenRecord>],
    args: &Args,
    book: &Book,
    keep: Keep<'_>,
) -> Result {
    let mut out = BufWriter::new(io::stdout().lock());
    let analyst = Analyst::new(args, args.lines.unwrap_or(1));
    let (mut intact, mut broken) = (0, false);
    for (i, record) in records.iter().enumerate() {
        match record {
            Ok(record) => {
                if !args.format.json {
                    let gap = if i == 0 { "" } else { "\n" };
                    writeln!(out, "{gap}record {}: {}, {} plies", i + 1, record.spec, record.plies.len())?;
                }
                let job = Job { record, number: i + 1, as_json: args.format.json, book };
                job.run(&analyst, &mut out, &|place, ply| keep(intact, place, ply))?;
                intact += 1;
            }
            Err(error) if args.format.json => {
                broken = true;
                writeln!(out, "{}", error.object(i + 1))?;
            }
            Err(error) => {
                broken = true;
                out.flush()?;
                eprint(&format!("menagerie: record {}: {}", i + 1, error.message()));
            }
        }
    }
    out.flush()?;
    if broken { Err(Failure::Reported) } else { Ok(()) }
}

/// A record to analyse.
struct Job<'a> {
    record: &'a Record,
    /// The number of the record in its file, from 1.
    number: usize,
    as_json: bool,
    book: &'a Book,
}

impl Job<'_> {
    /// Analyses each ply, prints it at once, and hands it with its comment to `keep`.
    fn run(&self, analyst: &Analyst, out: &mut impl Write, keep: &dyn Fn(usize, Ply)) -> Result {
        let Job { record, number, as_json, book } = *self;
        let mut game = record.start().map_err(|faults| Failure::faults(book, &faults))?;
        let mut progress = Progress::new();
        for (i, ply) in record.plies.iter().enumerate() {
            if let Turn::Seat(seat) = game.turn() {
                progress.update(|| format!("record {number}: ply {} of {}", i + 1, record.plies.len()));
                let study = Study::new(&ply.action, analyst.lines(&game, Some(&ply.action), i));
                progress.clear();
                if as_json {
                    writeln!(out, "{}", study.object(number, i + 1, seat))?;
                } else {
                    let player = board::player(book, game.spec(), seat, &record.seats);
                    writeln!(out, "{:4}. {player}: {}", i + 1, study.text())?;
                }
                out.flush()?;
                keep(i, study.annotate(ply));
            }
            game.play(&ply.action).map_err(|illegal| Failure::illegal(book, &illegal))?;
        }
        Ok(())
    }
}
