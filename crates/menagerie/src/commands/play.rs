//! `menagerie play`

use std::{
    hash::{BuildHasher, RandomState},
    path::PathBuf,
};

use book::Book;
use clap::Args as ClapArgs;
use players::PlayerSpec;
use rules::catalog::AnySpec;

use crate::{
    cli,
    failure::{Done, Failure},
    interrupt,
    local::Local,
    play::{Saver, Session},
    seats::Seats,
};

/// Play a game in the terminal
#[derive(ClapArgs)]
#[command(
    long_about = "Plays a game in the terminal: against the computer, with others at one screen, or as a spectator of \
    computers.\n\nA player is one of\n  \
    human          a person at this terminal\n  \
    random         any legal action\n  \
    greedy         the best immediate result\n  \
    level:N        a level from 1, the weakest, to 8; in Big Manitou to 4\n  \
    nodes:N        so many search nodes an action\n  \
    time:MS        so many milliseconds an action\n  \
    mcts:nodes=N   tree search instead, for comparison; also mcts:time=MS\n  \
    uct:nodes=N    plain UCT, with nothing but the rules; also uct:time=MS\n  \
    ugi:COMMAND    another program that speaks the engine protocol\n\n\
    At your turn type an action or its number in the list, or a command: help names them all. Ctrl-C and the end of input save the \
    game; play --resume goes on with it."
)]
#[command(after_long_help = "Examples:\n  menagerie play mana\n  \
    menagerie play jungle --player level:3 --player human\n  \
    menagerie play manitou:players=4 --player human --player human\n  \
    menagerie play mandua --record games.txt\n  \
    menagerie play --resume games.txt")]
#[command(arg_required_else_help = false)]
pub(crate) struct Args {
    /// The game and its options, as mancala or mancala:rules=nigerian,stones=3
    #[arg(required_unless_present = "resume", conflicts_with = "resume")]
    spec: Option<String>,
    /// Who plays, one for each seat in order [default: human, then level:2]
    #[arg(long = "player", value_name = "PLAYER")]
    players: Vec<PlayerSpec>,
    /// Number from which the dice and the computers' choices follow [default: any]
    #[arg(long, value_name = "S", conflicts_with = "resume")]
    seed: Option<u64>,
    /// Begin from this position instead of the start
    #[arg(long, value_name = "TEXT", conflicts_with = "resume")]
    position: Option<String>,
    /// Keep the game in this file, after those that are there
    #[arg(long, value_name = "FILE", conflicts_with = "resume")]
    record: Option<PathBuf>,
    /// Go on with the last unfinished game of this file
    #[arg(long, value_name = "FILE")]
    resume: Option<PathBuf>,
    /// Draw boards in ASCII and without colours
    #[arg(long)]
    plain: bool,
}

pub(crate) fn run(args: Args, book: &Book) -> Done {
    let (local, saver) = match (&args.resume, &args.spec) {
        (Some(file), _) => {
            let (record, saver) = Saver::resume(file, book)?;
            let local = Local::resume(&record, any_seed());
            (local.ok_or_else(|| Failure::refused("record-broken", "The game cannot be replayed."))?, saver)
        }
        (None, Some(spec)) => {
            let game = cli::start(book, spec, args.position.as_deref())?;
            let names = seating(&args.players, game.spec())?.iter().map(ToString::to_string).collect();
            let seed = args.seed.unwrap_or_else(any_seed);
            (
                Local::new(game, args.position.clone(), seed, names).dated(),
                Saver::new(args.record.as_deref())?,
            )
        }
        (None, None) => {
            return Err(Failure::Usage("play needs a game, as in: menagerie play mana".to_owned()));
        }
    };
    let spec = local.game().spec();
    let players = match (&args.resume, args.players.is_empty()) {
        (Some(_), true) => recorded(&local),
        _ => seating(&args.players, spec)?,
    };
    let seats = Seats::seat(&players, spec)?;
    let mut session = Session::new(book, local, seats, saver.clone(), args.plain);
    let result = session.run();
    if result.as_ref().is_err_and(|failure| !matches!(failure, Failure::Interrupted)) {
        saver.leave();
    }
    interrupt::nothing_before_end();
    result
}

/// One player a seat: those given, where none is given a person first and then the computer.
fn seating(given: &[PlayerSpec], spec: AnySpec) -> Result<Vec<PlayerSpec>, Failure> {
    let seats = spec.seats();
    if given.len() > seats {
        return Err(Failure::Usage(format!(
            "{spec} has {seats} seats, but {} players are given",
            given.len()
        )));
    }
    let computer: PlayerSpec = "level:2".parse().map_err(|error| Failure::Usage(format!("{error}")))?;
    let mut players = if given.is_empty() { vec![PlayerSpec::Human] } else { given.to_vec() };
    players.resize(seats, computer);
    Ok(players)
}

/// The players of a record. Who is no computer is a person, by whatever name.
fn recorded(local: &Local) -> Vec<PlayerSpec> {
    local.record().seats.iter().map(|name| name.parse().unwrap_or(PlayerSpec::Human)).collect()
}

/// A number that nobody can foresee.
fn any_seed() -> u64 {
    RandomState::new().hash_one(std::time::SystemTime::now())
}
