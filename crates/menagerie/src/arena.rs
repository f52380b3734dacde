//! Plays many games between computers, several at the same time.

use std::{
    collections::BTreeMap,
    ops::ControlFlow,
    sync::{
        atomic::{AtomicBool, AtomicU64, Ordering::Relaxed},
        mpsc,
    },
    thread,
};

use book::{Book, printable};
use players::{PlayerSpec, SearchContext};
use rules::Seat;
use table::{Forfeit, LocalTable};

use crate::{
    failure::{Failure, Result, eprint},
    interrupt,
    refusal::Reason,
    seats::{Choice, Seats},
};

/// The maximum number of characters in the reason for a forfeit.
const MAX_REASON: usize = 500;

/// A game to be played: the table at its beginning, and the player at each seat.
pub(crate) struct Fixture {
    pub(crate) table: LocalTable,
    pub(crate) seating: Vec<PlayerSpec>,
}

/// Plays as many games as `games` says. The games are numbered from 0. Hands the finished games to `each` in
/// the order of their numbers, until `each` returns `Break`.
///
/// If a program plays an illegal action, exits or does not answer in time, it loses the game. A message on
/// standard error says so, and the next game starts the program again. From this call on, an interrupt cuts
/// off the games in progress. `each` receives only whole games.
///
/// # Errors
/// Returns the first error of `fixture`, of `each` or of a player of this program, or an interrupt. After
/// that, no further game begins.
pub(crate) fn play_all(
    games: u64,
    threads: usize,
    book: &Book,
    fixture: impl Fn(u64) -> Result<Fixture> + Sync,
    mut each: impl FnMut(u64, LocalTable) -> Result<ControlFlow<()>>,
) -> Result {
    interrupt::stop_work();
    let next = AtomicU64::new(0);
    let stop = AtomicBool::new(false);
    let (sender, receiver) = mpsc::channel();
    thread::scope(|scope| {
        for _ in 0..threads.min(usize::try_from(games).unwrap_or(usize::MAX)) {
            let (sender, next, stop, fixture) = (sender.clone(), &next, &stop, &fixture);
            scope.spawn(move || {
                let mut known_seats = Vec::new();
                while !stop.load(Relaxed) && !interrupt::is_stopped() {
                    let number = next.fetch_add(1, Relaxed);
                    if number >= games {
                        break;
                    }
                    let played =
                        fixture(number).and_then(|fixture| play(fixture, &mut known_seats, book, stop));
                    if sender.send((number, played)).is_err() {
                        break;
                    }
                }
            });
        }
        drop(sender);
        let mut waiting = BTreeMap::new();
        let mut due = 0;
        let mut flow = Ok(ControlFlow::Continue(()));
        for (number, game) in receiver {
            waiting.insert(number, game);
            while let Ok(ControlFlow::Continue(())) = flow
                && let Some(game) = waiting.remove(&due)
            {
                flow = game.and_then(|table| each(due, table));
                due += 1;
            }
            if !matches!(flow, Ok(ControlFlow::Continue(()))) {
                stop.store(true, Relaxed);
            }
        }
        flow.map(drop)?;
        interrupt::check_stop()
    })
}

/// Plays one game. `known_seats` keeps the players of this thread, with one entry for each seating. The
/// thread uses them again in later games, so it starts an engine again only after the engine has failed.
fn play(
    fixture: Fixture,
    known_seats: &mut Vec<Seats>,
    book: &Book,
    stop: &AtomicBool,
) -> Result<LocalTable> {
    let Fixture { mut table, seating } = fixture;
    let at = match known_seats.iter().position(|seats| *seats.players() == seating) {
        Some(at) => at,
        None => {
            known_seats.push(Seats::unstarted(&seating, table.game().spec())?);
            known_seats.len() - 1
        }
    };
    let seats = &mut known_seats[at];
    seats.new_game();
    let is_stopped = || stop.load(Relaxed) || interrupt::is_stopped();
    while let Some(seat) = table.actor() {
        let mut context = SearchContext::unlimited().stop_when(&is_stopped);
        let choice = seats.choose(&table, seat, &mut context)?;
        if is_stopped() {
            // A search that was cut short chooses badly, so the game does not count.
            return Err(Failure::Interrupted);
        }
        match choice {
            Choice::Action(action) => {
                if let Err(illegal) = table.play(&action) {
                    let player = seating[seat.index()].to_string();
                    let error = book.sentence(&illegal);
                    let illegal = Reason::PlayerIllegal { player, action, error };
                    match seating[seat.index()] {
                        PlayerSpec::Ugi(_) => {
                            lose(
                                &mut table,
                                seat,
                                Forfeit::Illegal,
                                format!("seat {seat}: {}", illegal.sentence(book)),
                            );
                        }
                        // If one of the program's own computers plays an illegal action, the program has a
                        // bug.
                        _ => return Err(illegal.into()),
                    }
                }
            }
            Choice::Forfeit(forfeit, problem) => lose(&mut table, seat, forfeit, problem),
        }
    }
    Ok(table)
}

/// Ends a game because the player at a seat cannot go on, and prints why.
fn lose(table: &mut LocalTable, seat: Seat, forfeit: Forfeit, why: String) {
    let why = printable(&why, MAX_REASON);
    eprint(&format!("menagerie: {why}: it loses this game"));
    table.forfeit(seat, forfeit, why);
}
