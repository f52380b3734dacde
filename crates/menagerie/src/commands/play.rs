//! `menagerie play`

use std::{
    hash::{BuildHasher, RandomState},
    path::{Path, PathBuf},
    time::{SystemTime, UNIX_EPOCH},
};

use book::Book;
use clap::Args as ClapArgs;
use players::PlayerSpec;
use rules::{catalog::AnySpec, record::Record};
use table::LocalTable;

use crate::{
    failure::{Failure, Result},
    help, interrupt,
    play::{Saver, Session},
    record_file::BrokenRecord,
    refusal::{Reason, Refusal},
    seats::Seats,
};

/// Play a game in the terminal
#[derive(ClapArgs)]
#[command(
    long_about = "Plays a game in the terminal: against the computer, with others at one screen, or as a \
    spectator of computer players.\n\nA player is one of\n  \
    human          a person at this terminal\n  \
    random         the computer, playing any legal action\n  \
    greedy         the computer, looking one action ahead\n  \
    steady         the computer, following a few fixed rules (only in Big Manitou)\n  \
    level:N        the computer at a level from 1 (weakest) to 8 (5 in Big Manitou)\n  \
    nodes:N        the computer, searching N nodes for each action\n  \
    time:MS        the computer, thinking for MS milliseconds on each action\n  \
    mcts:nodes=N   the computer with Monte-Carlo tree search; also mcts:time=MS\n  \
    uct:nodes=N    the computer with a tree search that knows only the rules; also uct:time=MS\n  \
    ugi:COMMAND    another program that speaks the engine protocol\n\n\
    Settings for another program go in brackets, as in ugi[time=200]:COMMAND. `menagerie rules ugi` lists \
    them. `menagerie rules players` says what a node is.\n\n\
    When it is your turn, type an action, its number in the list of legal actions, or a command. Type \
    `help` to list the commands. Ctrl-C or the end of the input saves the game, and you can continue it with \
    --resume. The program also saves finished games, and prints the name of the file."
)]
#[command(after_long_help = help::examples("play"))]
#[command(arg_required_else_help = false)]
pub(crate) struct Args {
    #[arg(help = help::SPEC, required_unless_present = "resume", conflicts_with = "resume")]
    spec: Option<String>,
    /// The player at the next seat; repeat the option for further seats [default: human at the first seat,
    /// level:2 at the others]
    #[arg(long = "player", value_name = "PLAYER")]
    players: Vec<PlayerSpec>,
    /// Seed of the draws and shuffles, and of the computers' choices [default: random]
    #[arg(long, value_name = "S", conflicts_with = "resume")]
    seed: Option<u64>,
    /// Start from this position
    #[arg(long, value_name = "TEXT", conflicts_with = "resume")]
    position: Option<String>,
    /// Play by the pie rule: the second player may take over the first player's side (C-10). If
    /// ugi:COMMAND has to choose, it keeps its side
    #[arg(long, conflicts_with_all = ["resume", "position"])]
    pie: bool,
    /// Bid for the sides before the game: each bid is a number of hunters, and the player with the lowest bid
    /// plays Hunter with that number (C-12). If ugi:COMMAND bids first, it bids the largest possible number.
    /// Otherwise, it passes, and the other player plays Hunter
    #[arg(long, conflicts_with_all = ["resume", "position"])]
    bids: bool,
    /// Save the game to this file, after the records already in it
    #[arg(long, value_name = "FILE", conflicts_with = "resume")]
    record: Option<PathBuf>,
    /// Replace the file of --record if it exists, even if it is not a file of records
    #[arg(long, requires = "record")]
    force: bool,
    /// Continue the last unfinished game of this file
    #[arg(long, value_name = "FILE")]
    resume: Option<PathBuf>,
    /// Draw boards in ASCII, without colours
    #[arg(long)]
    plain: bool,
}

pub(crate) fn run(args: Args, book: &Book) -> Result {
    let (table, saver, players) = match (&args.resume, &args.spec) {
        (Some(file), _) => {
            let (record, saver) = Saver::resume(file, book)?;
            let table = LocalTable::resume(&record, random_seed()).map_err(|(ply, faults)| {
                let error = BrokenRecord::ply(ply, &faults, book).message(book);
                Reason::RecordBroken { file: file.display().to_string(), record: "1".to_owned(), error }
            })?;
            let players = if args.players.is_empty() {
                recorded(&record, file)?
            } else {
                seating(&args.players, record.spec)?
            };
            (table, saver, players)
        }
        (None, Some(spec)) => {
            let spec = AnySpec::parse(spec).map_err(|illegal| Failure::illegal(book, &illegal))?;
            let players = seating(&args.players, spec)?;
            let names = players.iter().map(ToString::to_string).collect();
            let seed = args.seed.unwrap_or_else(random_seed);
            let now = SystemTime::now().duration_since(UNIX_EPOCH).ok();
            let now = now.and_then(|since| u64::try_from(since.as_millis()).ok());
            let mut table = LocalTable::new(spec, args.position.clone(), seed, names, now)
                .map_err(|faults| Failure::faults(book, &faults))?;
            if args.pie {
                table
                    .agree_on_pie()
                    .map_err(|refusal| Failure::Refused(vec![Refusal::by_table(book, &refusal)]))?;
            }
            if args.bids {
                table
                    .agree_on_bids()
                    .map_err(|refusal| Failure::Refused(vec![Refusal::by_table(book, &refusal)]))?;
            }
            (table, Saver::new(args.record.as_deref(), args.force, book)?, players)
        }
        (None, None) => {
            return Err(Failure::Usage("play needs a game; menagerie games lists them".to_owned()));
        }
    };
    let seats = Seats::new(&players, table.game().spec())?;
    let mut session = Session::new(book, table, seats, saver.clone(), args.plain);
    let result = session.run();
    if result.as_ref().is_err_and(|failure| !matches!(failure, Failure::Interrupted)) {
        saver.leave();
    }
    interrupt::nothing_before_exit();
    result
}

/// Returns one player for each seat. The given players take the first seats; if none are given, a person
/// takes the first seat. Computers take the other seats.
fn seating(given: &[PlayerSpec], spec: AnySpec) -> Result<Vec<PlayerSpec>> {
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

/// The players of a record. A name that does not describe a computer player belongs to a person.
///
/// # Errors
/// If the record names an external program for a seat. The file may come from anywhere, so it must not choose
/// which program is started.
fn recorded(record: &Record, file: &Path) -> Result<Vec<PlayerSpec>> {
    let player = |(seat, name): (usize, &String)| match name.parse().unwrap_or(PlayerSpec::Human) {
        PlayerSpec::Ugi(player) => {
            let (file, seat) = (file.display().to_string(), seat.to_string());
            Err(Reason::RecordEngine { file, seat, command: player.command }.into())
        }
        player => Ok(player),
    };
    record.seats.iter().enumerate().map(player).collect()
}

/// A seed that nobody can predict.
fn random_seed() -> u64 {
    RandomState::new().hash_one(SystemTime::now())
}
