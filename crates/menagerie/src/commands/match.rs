//! `menagerie match`

mod cross_table;
mod openings;
mod report;

use std::{
    fs::File,
    io::{BufWriter, Write},
    ops::ControlFlow,
    path::{Path, PathBuf},
};

use book::Book;
use clap::Args as ClapArgs;
use players::PlayerSpec;
use rules::catalog::AnyGame;
use table::LocalTable;

use crate::{
    arena::{self, Fixture},
    cli::{Format, start},
    failure::{Failure, Result},
    files::check_free,
    help,
    progress::Progress,
    seats::Seats,
    thinking::choice_seed,
    threads::ThreadsArg,
};
use openings::Openings;
use report::Report;

/// Measure how much stronger one player is than another
#[derive(ClapArgs)]
#[command(long_about = "Plays a match and shows how much stronger one player is than another, with a 95 % \
    confidence interval.\n\n\
    Each game starts with an opening: a few random actions or, in a game that begins with a deal, the deal \
    alone. Every player plays every opening once from every seat, so neither a side nor the luck of the deal \
    favours anybody. In the confidence interval, all games with the same opening count together as one \
    result. A random opening often decides the game. With --even, the command looks for openings that do \
    not.\n\n\
    In games with two seats, every player meets every other player or, with --ladder, only the next player \
    in the list. If you name three or more players, the command also shows a cross table of the results.\n\n\
    In games with more than two seats, give one player for each seat, or two players. If you give two \
    players, the first takes one seat and the second takes all other seats.\n\n\
    A player can be another program: ugi:COMMAND, or ugi[SETTINGS]:COMMAND with settings such as time=200, \
    nodes=5000, clock=60000+600 (milliseconds for the whole game + for each action) and option.NAME=VALUE, \
    separated by commas. Quote parts of the command as in a shell. If a program plays an illegal action, \
    exits, or does not answer in time, it loses the game, and the match goes on.\n\n\
    When you interrupt the command, it shows the results so far.")]
#[command(after_long_help = help::examples("match"))]
pub(crate) struct Args {
    /// The game and its options
    spec: String,
    /// A player; give this option once for each player
    #[arg(long = "player", value_name = "PLAYER", required = true)]
    players: Vec<PlayerSpec>,
    /// Number of games for each pair of players, rounded up so that each opening is played from every seat.
    /// With --sprt, the match may stop earlier
    #[arg(long, value_name = "N", default_value_t = 100, value_parser = clap::value_parser!(u64).range(1..))]
    games: u64,
    /// Seed of everything left to chance: openings, draws, shuffles and the choices of players
    #[arg(long, value_name = "S", default_value_t = 0)]
    seed: u64,
    /// Number of random actions in an opening [default: 4; 0 in games that begin with a deal]
    #[arg(long, value_name = "PLIES", value_parser = clap::value_parser!(u32).range(0..=1000))]
    opening: Option<u32>,
    /// Choose openings at random until one is balanced: with 10, until the computer expects each side to
    /// score between 40 and 60 %
    #[arg(long, value_name = "POINTS", value_parser = clap::value_parser!(u8).range(0..50))]
    even: Option<u8>,
    /// Start the openings from this position
    #[arg(long, value_name = "TEXT")]
    position: Option<String>,
    /// Let each player meet only the next player in the list
    #[arg(long)]
    ladder: bool,
    /// Stop as soon as it is clear whether the first of two players is stronger by E1 Elo points or
    /// only by E0
    #[arg(long, value_name = "E0,E1", value_parser = elo_bounds, allow_hyphen_values = true)]
    sprt: Option<[f64; 2]>,
    /// Write the records of the games to this new file
    #[arg(long, value_name = "FILE")]
    records: Option<PathBuf>,
    /// Replace the file of --records if it exists
    #[arg(long, requires = "records")]
    force: bool,
    #[command(flatten)]
    threads: ThreadsArg,
    #[command(flatten)]
    pub(crate) format: Format,
}

/// The log-likelihood ratio at which a sequential test ends. It is ln(0.95 / 0.05), so each of the two wrong
/// verdicts has a probability of 5 %.
const SPRT_BOUND: f64 = 2.944_438_979;

/// The largest Elo difference that `--sprt` accepts.
const MAX_ELO: f64 = 2000.0;

fn elo_bounds(text: &str) -> Result<[f64; 2], String> {
    let bounds: Option<Vec<f64>> = text.split(',').map(|elo| elo.parse().ok()).collect();
    match bounds.as_deref() {
        Some(&[low, high]) if -MAX_ELO <= low && low < high && high <= MAX_ELO => Ok([low, high]),
        _ => Err(format!(
            "expected two numbers of Elo points from -{MAX_ELO} to {MAX_ELO}, the smaller one first, as in 0,10"
        )),
    }
}

pub(crate) fn run(args: &Args, book: &Book) -> Result {
    let game = start(book, &args.spec, args.position.as_deref())?;
    let contests = contests(args, game.spec().seats())?;
    for contest in &contests {
        // Start all engines once, so that an engine that does not start is reported before any game is
        // played.
        Seats::new(&contest.seated(args, 0), game.spec())?;
    }
    if let Some(file) = &args.records {
        check_free(file, args.force)?;
    }
    let mut records = args.records.as_deref().map(RecordWriter::create).transpose()?;
    let openings = Openings::new(args.opening, args.even, &game)?;
    let match_ = Match { args, book, game, contests, openings };
    let mut report = Report::new(&match_);
    let mut progress = Progress::new();
    let mut round = Vec::new();
    let played = arena::play_all(
        match_.games(),
        args.threads.number(),
        book,
        |number| match_.fixture(number),
        |number, table| {
            if let Some(records) = &mut records {
                records.add(&table)?;
            }
            round.push(table);
            let Place { contest, seating, .. } = match_.place(number);
            if seating + 1 == match_.contests[contest].seatings.len() {
                report.count(contest, &round);
                round.clear();
            }
            progress.update(|| report.progress(&match_, number + 1));
            Ok(report.verdict().map_or(ControlFlow::Continue(()), |_| ControlFlow::Break(())))
        },
    );
    progress.clear();
    if let Ok(()) | Err(Failure::Interrupted) = played {
        report.print(book, args.format.json)?;
    }
    played
}

/// Writes the records of the games to a file.
struct RecordWriter<'a> {
    path: &'a Path,
    file: BufWriter<File>,
    is_empty: bool,
}

impl RecordWriter<'_> {
    fn create(path: &Path) -> Result<RecordWriter<'_>> {
        let file = File::create(path).map_err(|error| Failure::file(path, &error))?;
        Ok(RecordWriter { path, file: BufWriter::new(file), is_empty: true })
    }

    fn add(&mut self, table: &LocalTable) -> Result {
        let gap = if self.is_empty { "" } else { "\n" };
        self.is_empty = false;
        let written = write!(self.file, "{gap}{}", table.record()).and_then(|()| self.file.flush());
        written.map_err(|error| Failure::file(self.path, &error))
    }
}

/// Players who meet each other: two, or as many as the game has seats.
#[derive(Clone)]
struct Contest {
    /// The players who take part, as indices into the list of players.
    players: Vec<usize>,
    /// The games that are played with one opening. For each of them: the player at each seat, as an index
    /// into the list of players.
    seatings: Vec<Vec<usize>>,
}

impl Contest {
    /// A contest in which every player takes every seat once for each opening.
    fn rotated(seating: Vec<usize>) -> Contest {
        let mut players = seating.clone();
        players.dedup();
        let rotation = |by| {
            let mut seating = seating.clone();
            seating.rotate_right(by);
            seating
        };
        Contest { players, seatings: (0..seating.len()).map(rotation).collect() }
    }

    fn seated(&self, args: &Args, seating: usize) -> Vec<PlayerSpec> {
        self.seatings[seating].iter().map(|player| args.players[*player].clone()).collect()
    }
}

/// The contests of a match: which players meet each other.
fn contests(args: &Args, seats: usize) -> Result<Vec<Contest>> {
    let players = args.players.len();
    let usage = |message: String| Err(Failure::Usage(message));
    if args.players.contains(&PlayerSpec::Human) {
        return usage("a human cannot take part in a match; use play".to_owned());
    }
    if players < 2 {
        return usage("a match needs at least two players: give --player several times".to_owned());
    }
    if args.sprt.is_some() && (seats, players) != (2, 2) {
        return usage("--sprt needs two players and a game with two seats".to_owned());
    }
    let pairs = (0..players).flat_map(|one| (one + 1..players).map(move |other| (one, other)));
    match seats {
        2 => Ok(pairs
            .filter(|(one, other)| !args.ladder || one + 1 == *other)
            .map(|(one, other)| Contest::rotated(vec![one, other]))
            .collect()),
        _ if players == 2 => Ok(vec![Contest::rotated([vec![0], vec![1; seats - 1]].concat())]),
        _ if players == seats => Ok(vec![Contest::rotated((0..seats).collect())]),
        _ => usage(format!("{seats} seats need {seats} players, or two: one against all other seats")),
    }
}

struct Match<'a> {
    args: &'a Args,
    book: &'a Book,
    /// The game before the openings.
    game: AnyGame,
    contests: Vec<Contest>,
    openings: Openings,
}

/// The place of a game in the schedule of the match.
struct Place {
    contest: usize,
    seating: usize,
    opening: u64,
}

impl Match<'_> {
    /// The number of games that are played with one opening, in all contests together.
    fn games_per_opening(&self) -> u64 {
        self.contests.iter().map(|contest| contest.seatings.len() as u64).sum()
    }

    /// The total number of games. `--games` is rounded up so that each opening is played from every seat.
    fn games(&self) -> u64 {
        let seatings = self.contests[0].seatings.len() as u64;
        self.args.games.div_ceil(seatings).saturating_mul(self.games_per_opening())
    }

    fn place(&self, number: u64) -> Place {
        let mut seating = (number % self.games_per_opening()) as usize;
        let mut contest = 0;
        while seating >= self.contests[contest].seatings.len() {
            seating -= self.contests[contest].seatings.len();
            contest += 1;
        }
        Place { contest, seating, opening: number / self.games_per_opening() }
    }

    fn fixture(&self, number: u64) -> Result<Fixture> {
        let Place { contest, seating, opening } = self.place(number);
        let seating = self.contests[contest].seated(self.args, seating);
        let names = seating.iter().map(ToString::to_string).collect();
        let seed = choice_seed(self.args.seed, opening as usize);
        let mut table = LocalTable::new(self.game.spec(), self.args.position.clone(), seed, names, None)
            .map_err(|faults| Failure::faults(self.book, &faults))?;
        for action in self.openings.draw(table.game(), seed) {
            // The opening was drawn from the same position, so its actions are legal.
            if table.play(&action).is_err() {
                break;
            }
        }
        Ok(Fixture { table, seating })
    }
}
