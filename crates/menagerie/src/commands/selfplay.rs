//! `menagerie selfplay`

use std::{
    io::{self, Write},
    ops::ControlFlow,
    time::Instant,
};

use book::Book;
use clap::Args as ClapArgs;
use players::PlayerSpec;
use rules::{
    Seat,
    catalog::{AnyGame, AnySpec},
};
use serde_json::{Value, json};
use table::LocalTable;

use crate::{
    arena::{self, Fixture},
    board,
    cli::{Format, start},
    failure::{Failure, Result, eprint},
    help,
    seats::Seats,
    tally::Tally,
    threads::ThreadsArg,
};

/// Let computers play each other
#[derive(ClapArgs)]
#[command(
    long_about = "Lets computers play each other. The command writes the records of the games to standard \
    output and a summary to standard error.\n\n\
    With --seed S, the first game uses the seed S, the second S + 1, and so on. The seed decides the \
    draws and shuffles and every random choice of the players. So the same arguments give the same output, \
    with any number of threads. This does not hold for players with a time limit."
)]
#[command(after_long_help = help::examples("selfplay"))]
pub(crate) struct Args {
    /// The game and its options
    spec: String,
    /// Number of games
    #[arg(long, value_name = "N", default_value_t = 1)]
    games: u64,
    /// Seed of the first game
    #[arg(long, value_name = "S", default_value_t = 0)]
    seed: u64,
    /// The player at the next seat; a single player takes all seats [default: level:1]
    #[arg(long = "player", value_name = "PLAYER")]
    players: Vec<PlayerSpec>,
    /// Start every game from this position
    #[arg(long, value_name = "TEXT")]
    position: Option<String>,
    /// Rotate the players' seats from game to game
    #[arg(long)]
    swap: bool,
    #[command(flatten)]
    threads: ThreadsArg,
    #[command(flatten)]
    pub(crate) format: Format,
}

pub(crate) fn run(args: &Args, book: &Book) -> Result {
    let game = start(book, &args.spec, args.position.as_deref())?;
    let players = players(&args.players, game.spec())?;
    let match_ = Match { args, book, game, players };
    // Start all engines once, so that an engine that does not start is reported before any game is played.
    Seats::new(&match_.players, match_.game.spec())?;
    let began = Instant::now();
    let mut summary = Summary::new(&match_.players);
    let mut out = io::BufWriter::new(io::stdout().lock());
    let threads = args.threads.number();
    let played = arena::play_all(
        args.games,
        threads,
        book,
        |number| match_.fixture(number),
        |number, table| {
            summary.count(&match_, number, &table);
            if args.format.json {
                writeln!(out, "{}", match_.object(number, &table))?;
            } else {
                let gap = if number == 0 { "" } else { "\n" };
                write!(out, "{gap}{}", table.record())?;
            }
            out.flush()?;
            Ok(ControlFlow::Continue(()))
        },
    );
    if let Ok(()) | Err(Failure::Interrupted) = played {
        summary.print(&match_, began.elapsed().as_secs_f64(), threads);
    }
    played
}

/// One player for each seat.
fn players(given: &[PlayerSpec], spec: AnySpec) -> Result<Vec<PlayerSpec>> {
    let seats = spec.seats();
    let players = match given {
        [] => vec!["level:1".parse().map_err(|error| Failure::Usage(format!("{error}")))?; seats],
        [one] => vec![one.clone(); seats],
        many if many.len() == seats => many.to_vec(),
        many => {
            return Err(Failure::Usage(format!(
                "{spec} has {seats} seats, but {} players are given",
                many.len()
            )));
        }
    };
    if players.contains(&PlayerSpec::Human) {
        return Err(Failure::Usage("a human cannot take part in selfplay; use play".to_owned()));
    }
    Ok(players)
}

struct Match<'a> {
    args: &'a Args,
    book: &'a Book,
    game: AnyGame,
    players: Vec<PlayerSpec>,
}

impl Match<'_> {
    fn fixture(&self, number: u64) -> Result<Fixture> {
        let seating = self.seating(number);
        let names = seating.iter().map(ToString::to_string).collect();
        let seed = self.args.seed.wrapping_add(number);
        let table = LocalTable::new(self.game.spec(), self.args.position.clone(), seed, names, None)
            .map_err(|faults| Failure::faults(self.book, &faults))?;
        Ok(Fixture { table, seating })
    }

    /// The players by seat in the game with this number.
    fn seating(&self, number: u64) -> Vec<PlayerSpec> {
        let mut seating = self.players.clone();
        let by = self.shift(number);
        seating.rotate_left(by);
        seating
    }

    /// By how many seats the players are rotated in the game with this number.
    fn shift(&self, number: u64) -> usize {
        if self.args.swap { (number % self.players.len() as u64) as usize } else { 0 }
    }

    fn object(&self, number: u64, table: &LocalTable) -> Value {
        let record = table.record();
        let seats = || Seat::all(record.seats.len());
        let moves: Vec<&str> = record.plies.iter().map(|ply| ply.action.as_str()).collect();
        let outcome = table.game().outcome();
        let stop = table.stopped().map(|(stop, _)| stop.word());
        json!({
            "game": number,
            "spec": record.spec.to_string(),
            "seed": table.seed(),
            "players": record.seats,
            "plies": moves.len(),
            "result": table.scores().map(|scores| seats().map(|seat| scores.of(seat)).collect::<Vec<_>>()),
            "stop": stop,
            "clause": outcome.map(|outcome| outcome.ending().clause),
            "scores": seats().map(|seat| table.game().score(seat)).collect::<Vec<_>>(),
            "position": record.position,
            "moves": moves,
        })
    }
}

/// The results of all games, by player.
struct Summary {
    games: u64,
    plies: usize,
    players: Vec<Tally>,
}

impl Summary {
    fn new(players: &[PlayerSpec]) -> Summary {
        Summary { games: 0, plies: 0, players: vec![Tally::default(); players.len()] }
    }

    fn count(&mut self, match_: &Match, number: u64, table: &LocalTable) {
        self.games += 1;
        self.plies += table.table().ply();
        let Some(scores) = table.scores() else { return };
        let seats = self.players.len();
        for seat in Seat::all(seats) {
            let player = &mut self.players[(seat.index() + match_.shift(number)) % seats];
            let score = scores.of(seat);
            player.game(score);
            player.round(score);
        }
    }

    fn print(&self, match_: &Match, seconds: f64, threads: usize) {
        if self.games == 0 {
            return eprint(&format!("0 games of {}", match_.game.spec()));
        }
        let games = self.games as f64;
        eprint(&format!(
            "{} games of {} in {seconds:.1} s ({:.1} per second, {threads} threads); {:.1} plies per game",
            self.games,
            match_.game.spec(),
            self.games as f64 / seconds.max(1e-9),
            self.plies as f64 / games,
        ));
        for (i, (tally, player)) in self.players.iter().zip(&match_.players).enumerate() {
            let seat = Seat::new(i).unwrap_or(Seat::FIRST);
            let name = if match_.args.swap {
                format!("player {}", i + 1)
            } else {
                board::player(match_.book, match_.game.spec(), seat, &[])
            };
            eprint(&format!(
                "  {name:10} {player:14}  won {:4}  shared {:4}  lost {:4}  score {:>14}",
                tally.won,
                tally.shared,
                tally.lost,
                tally.percent(),
            ));
        }
    }
}
