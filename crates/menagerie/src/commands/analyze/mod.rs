//! `menagerie analyze`. This file reads the arguments and runs the command. [`analysis`] finds the best
//! lines, [`report`] describes them, and [`summary`] says what they mean for the whole game. [`side`] says
//! which player's expected scores are shown. [`annotated`] writes the games with comments, even if the
//! analysis is interrupted.

mod analysis;
mod annotated;
mod report;
mod side;
mod summary;

use std::{
    io::{self, Write},
    path::{Path, PathBuf},
};

use book::{Book, Language};
use clap::Args as ClapArgs;
use players::PlayerSpec;
use rules::{
    MAX_SEATS, Seat, Turn,
    catalog::AnySpec,
    record::{Ply, Record},
};
use serde_json::{Value, json};

pub(crate) use self::report::Line;
use self::{
    analysis::Analyst,
    annotated::Annotated,
    report::Study,
    side::{Side, View},
    summary::{Judged, Summary},
};
use crate::{
    cli::{Format, GameArgs, UNKNOWN_GAME},
    endgame::FolderArgs,
    failure::{Failure, Result, eprint},
    files::{check_free, is_same_file},
    help, interrupt,
    progress::Progress,
    record_file::{BrokenRecord, read_records},
    refusal::{Reason, Refusal},
    threads::ThreadsArg,
};

/// Find where a game was won and lost
#[derive(ClapArgs)]
#[command(long_about = "Analyses every ply (single action) of recorded games, or one position.\n\n\
    For each game, the command first shows where the game was won and lost: the turning point with its \
    board, the costliest actions, and the accuracy of each player. A player's accuracy is 100 % minus what \
    their actions gave away on average. Actions that were the only legal ones do not count.\n\n\
    After that, the command shows the value of each action. If another action was clearly better, it also \
    shows the value of the best action. A value is an expected score: 100 % is a sure win, 50 % is even. In a \
    game of two players, all values are the scores of the same side, which is named above the list. In a \
    game with more players, and for a single position, each value is the score of the player to act. The \
    marks ?!, ? and ?? mean that the action is worse than the best action by at least 5, 10 and 20 %.\n\n\
    Proven results are marked, with the number of plies to the end if it is known. Positions that are in an \
    endgame table are looked up instead of searched. In games with hidden cards, an action is judged by what \
    its player could know.\n\n\
    With --annotate, the command also writes the games to a file, with the findings as comments.")]
#[command(after_long_help = help::examples("analyze"))]
pub(crate) struct Args {
    /// A file of records, - for standard input, or a game and its options
    #[arg(value_name = "FILE|SPEC")]
    source: String,
    /// With a spec: start from this position
    #[arg(long, value_name = "TEXT")]
    position: Option<String>,
    /// With a spec: play these actions first, separated by single spaces
    #[arg(long, value_name = "ACTIONS")]
    moves: Option<String>,
    /// Number of best lines to show [default: 1 for each ply of a record, 3 for a position]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u8).range(1..))]
    lines: Option<u8>,
    /// Node budget of each search; each line of each ply is a search of its own [default: 200000; 50000 in
    /// games with hidden cards]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..))]
    nodes: Option<u64>,
    /// Time limit for each ply, in milliseconds, instead of a node budget
    #[arg(long, value_name = "MS", conflicts_with = "nodes", value_parser = clap::value_parser!(u64).range(1..))]
    time: Option<u64>,
    /// In a recorded game of two players, show the values for this seat (0 is the first) [default: the
    /// person's seat if exactly one player is a person, otherwise 0]
    #[arg(long, value_name = "SEAT", value_parser = clap::value_parser!(u8).range(0..MAX_SEATS as i64))]
    seat: Option<u8>,
    /// Write the games with the findings as comments to this file
    #[arg(long, value_name = "FILE")]
    annotate: Option<PathBuf>,
    /// Replace the file of --annotate if it exists
    #[arg(long, requires = "annotate")]
    force: bool,
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
            writeln!(out, "{:>12}  {}", line.worth(book, View::Own), line.actions.join(" "))?;
        }
    }
    Ok(out.flush()?)
}

fn analyze_file(args: &Args, book: &Book) -> Result {
    if let Some(path) = &args.annotate {
        check_free(path, args.force)?;
    }
    let records = read_records(Path::new(&args.source), book)?;
    interrupt::stop_work();
    let Some(path) = &args.annotate else { return analyze_records(&records, args, book, &|_, _, _| ()) };
    let source = if args.source == "-" { "/dev/stdin" } else { &args.source };
    if is_same_file(path, Path::new(source)) {
        let broken: Vec<Refusal> = would_be_lost(path, &records, book).collect();
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

/// Returns a refusal for each broken record. The annotated games are about to replace the file from which
/// they were read, and the broken records would be lost.
fn would_be_lost(
    path: &Path,
    records: &[Result<Record, BrokenRecord>],
    book: &Book,
) -> impl Iterator<Item = Refusal> {
    records.iter().enumerate().filter_map(|(i, record)| {
        let error = record.as_ref().err()?.message(book);
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
    let mut out = anstream::AutoStream::auto(io::stdout().lock());
    let shown = args.lines.unwrap_or(1);
    let english = Book::new(Language::English);
    // Find at least two lines: the second best shows how much better the best one is.
    let analyst = Analyst::new(args, shown.max(2));
    let (mut intact, mut broken) = (0, false);
    for (i, record) in records.iter().enumerate() {
        match record {
            Ok(record) => {
                let seat =
                    args.seat.and_then(|seat| Seat::new(seat.into())).unwrap_or_else(|| reader(record));
                let side = Side { book, english: &english, record, seat };
                let job = Job { record, number: i + 1, as_json: args.format.json, side, shown: shown.into() };
                job.run(&analyst, &mut out, &|place, ply| keep(intact, place, ply))?;
                interrupt::check_stop()?;
                intact += 1;
            }
            Err(error) if args.format.json => {
                broken = true;
                writeln!(out, "{}", error.object(i + 1, book))?;
            }
            Err(error) => {
                broken = true;
                out.flush()?;
                eprint(&format!("menagerie: {}", error.in_file(i + 1, book)));
            }
        }
    }
    out.flush()?;
    if broken { Err(Failure::Reported) } else { Ok(()) }
}

/// Returns the seat of the reader. This is the person's seat if exactly one player is a person, otherwise the
/// first seat.
fn reader(record: &Record) -> Seat {
    let is_person = |name: &String| name.parse().unwrap_or(PlayerSpec::Human) == PlayerSpec::Human;
    let mut people = (0..).zip(&record.seats).filter(|(_, name)| is_person(name));
    match (people.next(), people.next()) {
        (Some((seat, _)), None) => Seat::new(seat).unwrap_or(Seat::FIRST),
        _ => Seat::FIRST,
    }
}

/// A record to analyse.
struct Job<'a> {
    record: &'a Record,
    /// The number of the record in its file, from 1.
    number: usize,
    as_json: bool,
    side: Side<'a>,
    /// The number of best lines to show.
    shown: usize,
}

impl Job<'_> {
    /// Analyses each ply and hands it with its comment to `keep`, until the user interrupts. Prints the
    /// summary and the plies. In JSON, prints each ply as soon as it is analysed.
    fn run(&self, analyst: &Analyst, out: &mut impl Write, keep: &dyn Fn(usize, Ply)) -> Result {
        let Job { record, number, as_json, side, shown } = *self;
        let mut game = record.start().map_err(|faults| Failure::faults(side.book, &faults))?;
        let mut progress = Progress::new();
        let mut judged = Vec::new();
        for (i, ply) in record.plies.iter().enumerate() {
            if let Turn::Seat(seat) = game.turn() {
                progress.update(|| format!("record {number}: ply {} of {}", i + 1, record.plies.len()));
                let study = if game.legal().len() == 1 {
                    Study::forced(&ply.action)
                } else {
                    Study::new(&ply.action, analyst.lines(&game, Some(&ply.action), i), shown)
                };
                if interrupt::is_stopped() {
                    // The search was cut short, so its findings are worthless.
                    break;
                }
                if as_json {
                    progress.clear();
                    writeln!(out, "{}", study.object(number, i + 1, seat))?;
                    out.flush()?;
                }
                keep(i, study.annotate(side.english, ply, side.view(seat)));
                judged.push(Judged { ply: i + 1, seat, before: game.clone(), study });
            }
            game.play(&ply.action).map_err(|illegal| Failure::illegal(side.book, &illegal))?;
        }
        progress.clear();
        let summary = Summary::new(record, side, &judged);
        if as_json {
            writeln!(out, "{}", summary.object(number))?;
        } else {
            let gap = if number == 1 { "" } else { "\n" };
            let (number, spec) = (number.to_string(), record.spec.to_string());
            let plies = record.plies.len().to_string();
            let record = [("number", number.as_str()), ("spec", &spec), ("plies", &plies)];
            writeln!(out, "{gap}{}", side.book.say("terminal-record", &record))?;
            write!(out, "{}", summary.text())?;
            writeln!(out, "\n{}", side.heading())?;
            for Judged { ply, seat, study, .. } in &judged {
                writeln!(out, "{ply:4}. {}: {}", side.name(*seat), study.text(side.book, side.view(*seat)))?;
            }
        }
        Ok(out.flush()?)
    }
}
