//! `menagerie analyze`

use std::{
    fs::{self, OpenOptions},
    io::{self, BufWriter, Write},
    iter,
    path::{Path, PathBuf},
    sync::{
        Arc, Mutex, PoisonError,
        atomic::{AtomicU32, Ordering::Relaxed},
    },
    time::{Duration, Instant},
};

use book::Book;
use clap::Args as ClapArgs;
use players::{
    Budget, Info, Limits, Playable, PlayableGameVisitor, SearchContext, Strength, jungle::tables::Tables,
    visit_game,
};
use rules::{
    Game, Seat, Turn,
    catalog::{AnyGame, AnySpec},
    jungle::Jungle,
    record::{self, Ply, Record},
};
use serde_json::{Value, json};

use crate::{
    board,
    cli::{Format, GameArgs},
    failure::{Done, Failure, Refusal, UNKNOWN_GAME, tell},
    files::write_whole,
    help, interrupt,
    tables::{FolderArgs, Progress, ThreadsArg},
    thinking::seed_of,
    trouble::{Trouble, read},
};

/// Find where a game was won and lost
#[derive(ClapArgs)]
#[command(long_about = "Analyses every ply of recorded games, or one position.\n\n\
    For each action it shows what the action was worth and what the best action was worth, as the expected score of the \
    player to act: 100 % is a sure win, 50 % is even. An action that gives away 5 % is marked ?!, 10 % ?, 20 % ??.\n\n\
    Proven results are shown as such, with the number of plies to the end where it is known. Positions that an endgame \
    table covers are looked up instead of searched. Where hands are hidden, an action is judged by what its player could \
    know.\n\n\
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

impl Args {
    /// The tables that are there.
    fn tables(&self) -> Tables {
        self.folder.jungle().map_or_else(|_| Tables::new(), |folder| Tables::open(folder, TABLES_ROOM))
    }
}

/// Bytes of memory that tables may take.
const TABLES_ROOM: usize = 1 << 30;

pub(crate) fn run(args: &Args, book: &Book) -> Done {
    let is_file = args.source == "-" || Path::new(&args.source).exists();
    match (is_file, args.position.is_some() || args.moves.is_some()) {
        (true, true) => Err(Failure::Usage(
            "--position and --moves go with a game, not with a file of records".to_owned(),
        )),
        (true, false) => records(args, book),
        (false, _) if args.annotate.is_some() => {
            Err(Failure::Usage("--annotate goes with a file of records".to_owned()))
        }
        (false, _) if names_no_game(&args.source) => {
            let message = format!("There is neither a file nor a game {}.", args.source);
            Err(Failure::refused("source-unknown", message))
        }
        (false, _) => position(args, book),
    }
}

/// Whether it is no game, not even one with wrong options.
fn names_no_game(source: &str) -> bool {
    AnySpec::parse(source).is_err_and(|illegal| illegal.key() == UNKNOWN_GAME)
}

/// One position.
fn position(args: &Args, book: &Book) -> Done {
    let moves = args.moves.clone().unwrap_or_default();
    let game = GameArgs { spec: args.source.clone(), position: args.position.clone(), moves }.game(book)?;
    match game.turn() {
        Turn::Seat(_) => (),
        Turn::Chance => {
            let message = "The referee is to act, not a seat: --moves takes what it deals.";
            return Err(Failure::refused("analyze-chance", message));
        }
        Turn::Over => {
            return Err(Failure::refused("analyze-over", "The game is over; there is nothing to analyse."));
        }
    }
    let lines = analyze(&game, args, &args.tables(), args.lines.unwrap_or(3), None, 0);
    let mut out = io::stdout().lock();
    if args.format.json {
        let position = game.position();
        let lines: Vec<Value> = lines.iter().map(Line::object).collect();
        writeln!(out, "{}", json!({"spec": game.spec().to_string(), "position": position, "lines": lines}))?;
    } else {
        for line in &lines {
            writeln!(out, "{:>12}  {}", line.worth(), line.actions.join(" "))?;
        }
    }
    Ok(out.flush()?)
}

/// Every ply of every record.
fn records(args: &Args, book: &Book) -> Done {
    let records = record::read(&read(Path::new(&args.source))?);
    if records.is_empty() {
        return Err(Failure::refused("record-none", format!("{}: there is no record in it.", args.source)));
    }
    let whole = records.iter().map(|record| {
        let record = record.as_ref().map_err(|broken| Trouble::of_text(broken, book))?;
        record.replay().map(|_| record).map_err(|(ply, faults)| Trouble::of_ply(ply, &faults, book))
    });
    let whole: Vec<Result<&Record, Trouble>> = whole.collect();
    let Some(path) = &args.annotate else { return each_record(&whole, args, book, &|_, _, _| ()) };
    let source = if args.source == "-" { "/dev/stdin" } else { &args.source };
    let is_source =
        fs::canonicalize(path).is_ok_and(|path| fs::canonicalize(source).is_ok_and(|source| path == source));
    let broken = whole.iter().enumerate().filter_map(|(i, record)| {
        let (file, number, trouble) = (path.display(), i + 1, record.as_ref().err()?.text());
        let message = format!(
            "{file}: record {number} is broken and would be lost: {trouble} --annotate takes another file."
        );
        Some(Refusal::of("annotate-broken", message))
    });
    let broken: Vec<Refusal> = broken.collect();
    if is_source && !broken.is_empty() {
        return Err(Failure::Refused(broken));
    }
    let annotated = Annotated::new(path, whole.iter().flatten().copied())?;
    let keep = |record: usize, place: usize, ply: Ply| annotated.keep(record, place, ply);
    let told = each_record(&whole, args, book, &keep);
    // Also when nobody reads any more what is told.
    annotated.finish()?;
    told
}

/// Studies one record after the other; what is found out about each ply is given to `keep`, with the number of its record among the
/// whole ones, and its own.
fn each_record(
    records: &[Result<&Record, Trouble>],
    args: &Args,
    book: &Book,
    keep: &dyn Fn(usize, usize, Ply),
) -> Done {
    let mut out = BufWriter::new(io::stdout().lock());
    let (mut studied, mut broken) = (0, false);
    for (i, record) in records.iter().enumerate() {
        match record {
            Ok(record) => {
                if !args.format.json {
                    let gap = if i == 0 { "" } else { "\n" };
                    writeln!(out, "{gap}record {}: {}, {} plies", i + 1, record.spec, record.plies.len())?;
                }
                study(record, i + 1, args, book, &mut out, &|place, ply| keep(studied, place, ply))?;
                studied += 1;
            }
            Err(trouble) if args.format.json => {
                broken = true;
                writeln!(out, "{}", trouble.object(i + 1))?;
            }
            Err(trouble) => {
                broken = true;
                out.flush()?;
                tell(&format!("menagerie: record {}: {}", i + 1, trouble.text()));
            }
        }
    }
    out.flush()?;
    if broken { Err(Failure::Told) } else { Ok(()) }
}

/// Games with what was found out so far, which are written to a file at the end, or when an interrupt ends the program.
struct Annotated {
    path: PathBuf,
    records: Arc<Mutex<Vec<Record>>>,
}

impl Annotated {
    /// None of them has comments yet. What cannot be written to is refused at once.
    fn new<'a>(path: &Path, records: impl Iterator<Item = &'a Record>) -> Result<Annotated, Failure> {
        let records = Arc::new(Mutex::new(records.cloned().collect()));
        let annotated = Annotated { path: path.to_owned(), records };
        // Who reads a pipe would take its being closed again for the end; and where nobody does, an interrupt shall not wait for him.
        if fs::metadata(path).is_ok_and(|there| !there.is_file() && !there.is_dir()) {
            return Ok(annotated);
        }
        let writable = OpenOptions::new().append(true).create(true).open(path);
        writable.map_err(|error| Failure::file(path, &error))?;
        let (file, kept) = (path.to_owned(), Arc::clone(&annotated.records));
        interrupt::before_end(move || {
            if let Err(error) = write_records(&file, &kept) {
                tell(&format!("menagerie: {}: {error}", file.display()));
            }
        });
        Ok(annotated)
    }

    fn keep(&self, record: usize, place: usize, ply: Ply) {
        let mut records = self.records.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(kept) = records.get_mut(record).and_then(|record| record.plies.get_mut(place)) {
            *kept = ply;
        }
    }

    fn finish(self) -> Done {
        let written = write_records(&self.path, &self.records);
        interrupt::nothing_before_end();
        written.map_err(|error| Failure::file(&self.path, &error))
    }
}

fn write_records(path: &Path, records: &Mutex<Vec<Record>>) -> io::Result<()> {
    let records = records.lock().unwrap_or_else(PoisonError::into_inner);
    let text: Vec<String> = records.iter().map(Record::to_string).collect();
    write_whole(path, &text.join("\n"))
}

/// Studies a game that replays well; tells of each ply as soon as it is done, and keeps it with a comment.
fn study(
    record: &Record,
    number: usize,
    args: &Args,
    book: &Book,
    out: &mut impl Write,
    keep: &dyn Fn(usize, Ply),
) -> Done {
    let mut game = record.start().map_err(|faults| Failure::faults(book, &faults))?;
    let mut progress = Progress::new();
    let tables = args.tables();
    for (i, ply) in record.plies.iter().enumerate() {
        if let Turn::Seat(seat) = game.turn() {
            progress.tell(|| format!("record {number}: ply {} of {}", i + 1, record.plies.len()));
            let lines = analyze(&game, args, &tables, args.lines.unwrap_or(1), Some(&ply.action), i);
            let study = Study::of(&ply.action, lines);
            progress.clear();
            if args.format.json {
                writeln!(out, "{}", study.object(number, i + 1, seat))?;
            } else {
                let player = board::player(book, &game, seat, &record.seats);
                writeln!(out, "{:4}. {player}: {}", i + 1, study.text())?;
            }
            out.flush()?;
            keep(i, study.annotate(ply));
        }
        game.play(&ply.action).map_err(|illegal| Failure::illegal(book, &illegal))?;
    }
    Ok(())
}

/// An action, what it is worth, and what is expected to follow it.
#[derive(Clone)]
struct Line {
    /// Expected score of the seat to act.
    value: f64,
    /// Whether that is proven.
    proven: bool,
    /// Plies to the end, where they are proven too.
    plies: Option<u32>,
    nodes: u64,
    depth: u32,
    actions: Vec<String>,
}

impl Line {
    fn of<A: ToString>(info: Info<A>) -> Line {
        let Info { nodes, depth, value, certain, proven, line, .. } = info;
        let actions = line.iter().map(ToString::to_string).collect();
        Line { value, proven: certain, plies: proven, nodes, depth, actions }
    }

    fn action(&self) -> &str {
        self.actions.first().map_or("", String::as_str)
    }

    /// What it is worth, in words.
    fn worth(&self) -> String {
        let word = match self.value {
            value if !self.proven => return format!("{:.0} %", 100.0 * value),
            value if value > 0.5 => "won",
            value if value < 0.5 => "lost",
            _ => return "drawn".to_owned(),
        };
        self.plies.map_or_else(|| word.to_owned(), |plies| format!("{word} in {plies}"))
    }

    fn object(&self) -> Value {
        json!({
            "action": self.action(),
            "value": self.value,
            "proven": self.proven,
            "plies": self.plies,
            "nodes": self.nodes,
            "depth": self.depth,
            "line": self.actions,
        })
    }
}

/// The best lines of the seat to act, and that of the action played if it is none of them.
fn analyze(
    game: &AnyGame,
    args: &Args,
    tables: &Tables,
    lines: u8,
    played: Option<&str>,
    ply: usize,
) -> Vec<Line> {
    if let AnyGame::Jungle(game) = game
        && let Some(known) = known(game.game(), tables, lines.into(), played)
    {
        return known;
    }
    let nodes = if args.time.is_some() { u64::MAX } else { args.nodes };
    let limits = Limits { threads: args.threads.number(), ..Limits::nodes(nodes) };
    let time = args.time.map(Duration::from_millis);
    visit_game(game, Analysis { lines: lines.into(), played, limits, time, ply })
}

/// The same from tables, if they know.
fn known(game: &Jungle, tables: &Tables, lines: usize, played: Option<&str>) -> Option<Vec<Line>> {
    let actions = tables.actions(game)?.into_iter().enumerate();
    let shown = actions.filter(|(i, (action, _))| *i < lines || Some(action.to_string().as_str()) == played);
    let known = shown.map(|(_, (action, value))| {
        let mut after = game.clone();
        after.play(action);
        let actions: Vec<String> =
            iter::once(action).chain(tables.line(&after)).map(|action| action.to_string()).collect();
        let depth = actions.len() as u32;
        Line { value: f64::from(value.wins), proven: true, plies: value.plies, nodes: 0, depth, actions }
    });
    Some(known.collect())
}

struct Analysis<'a> {
    lines: usize,
    played: Option<&'a str>,
    limits: Limits,
    /// Time for all of it, where that is limited.
    time: Option<Duration>,
    ply: usize,
}

impl PlayableGameVisitor for Analysis<'_> {
    type Output = Vec<Line>;

    fn visit<G: Playable>(self, game: &G) -> Vec<Line> {
        let Some(seat) = game.turn().seat() else { return Vec::new() };
        let played = self.played.and_then(|action| action.parse().ok());
        let seed = seed_of(0, self.ply);
        // Tree search finds all lines at once; alpha-beta searches for one after the other, then proofs are looked for, and each has its
        // part of the time.
        let parts = if G::HIDDEN { 1 } else { self.lines as u32 + u32::from(played.is_some()) + 1 };
        players::prepare(game, Strength::Search(Budget::Nodes(self.limits.nodes)));
        let (began, ended) = (Instant::now(), AtomicU32::new(0));
        let stop = || {
            let part = parts.min(ended.load(Relaxed) + 1);
            let due = self.time.is_some_and(|time| began.elapsed() >= time * part / parts);
            if due {
                ended.store(part, Relaxed);
            }
            due
        };
        let context = SearchContext::new(self.limits).stop_when(&stop);
        let lines = players::analyze::<G>(&game.view(seat.into()), self.lines, played, seed, &context);
        lines.into_iter().map(Line::of).collect()
    }
}

/// What was found out about an action that was played.
struct Study {
    played: Line,
    /// The best lines, the best first.
    best: Vec<Line>,
}

/// Costs from which an action is marked, in expected score.
const MARKS: [(f64, &str); 3] = [(0.20, "??"), (0.10, "?"), (0.05, "?!")];

impl Study {
    fn of(action: &str, mut lines: Vec<Line>) -> Study {
        let place = lines.iter().position(|line| line.action() == action);
        let played = match place {
            // It was searched besides, and stands behind the best.
            Some(place) if place + 1 == lines.len() && place > 0 => lines.pop(),
            Some(place) => lines.get(place).cloned(),
            None => None,
        };
        let unknown = Line {
            value: 0.5,
            proven: false,
            plies: None,
            nodes: 0,
            depth: 0,
            actions: vec![action.to_owned()],
        };
        Study { played: played.unwrap_or(unknown), best: lines }
    }

    /// What the action costs against the best one.
    fn cost(&self) -> f64 {
        self.best.first().map_or(0.0, |best| (best.value - self.played.value).max(0.0))
    }

    fn mark(&self) -> &'static str {
        MARKS.iter().find(|(least, _)| self.cost() >= *least).map_or("", |(_, mark)| mark)
    }

    /// Whether there was something better that deserves to be shown.
    fn is_mistake(&self) -> bool {
        !self.mark().is_empty()
    }

    fn comment(&self) -> String {
        let mut comment = self.played.worth();
        if let Some(best) = self.best.first().filter(|_| self.is_mistake()) {
            let line = best.actions.join(" ");
            comment = format!("{} {comment}; better {}: {line}", self.mark(), best.worth());
        }
        comment
    }

    fn text(&self) -> String {
        let mut text = format!("{}  {}", self.played.action(), self.comment());
        if self.best.len() > 1 {
            for line in &self.best {
                text.push_str(&format!("\n      {:>12}  {}", line.worth(), line.actions.join(" ")));
            }
        }
        text
    }

    fn annotate(&self, ply: &Ply) -> Ply {
        let said = ply.comment.iter().cloned().chain([self.comment()]);
        Ply { comment: Some(said.collect::<Vec<_>>().join(" | ")), ..ply.clone() }
    }

    fn object(&self, record: usize, ply: usize, seat: Seat) -> Value {
        json!({
            "record": record,
            "ply": ply,
            "seat": seat.index(),
            "played": self.played.object(),
            "cost": self.cost(),
            "mark": self.mark(),
            "lines": self.best.iter().map(Line::object).collect::<Vec<_>>(),
        })
    }
}
