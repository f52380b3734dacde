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

use players::{PlayerSpec, SearchContext};
use table::LocalTable;

use crate::{failure::Result, refusal::Reason, seats::Seats};

/// A game to be played: the table at its beginning, and the player at each seat.
pub(crate) struct Fixture {
    pub(crate) table: LocalTable,
    pub(crate) seating: Vec<PlayerSpec>,
}

/// Plays the games 0, 1, 2, … below `games`. Hands the finished games to `each` in the order of their
/// numbers, until `each` returns `Break`.
///
/// # Errors
/// The first failure of a player or of `each`. No further game begins after it.
pub(crate) fn play_all(
    games: u64,
    threads: usize,
    fixture: impl Fn(u64) -> Result<Fixture> + Sync,
    mut each: impl FnMut(u64, LocalTable) -> Result<ControlFlow<()>>,
) -> Result {
    let next = AtomicU64::new(0);
    let stop = AtomicBool::new(false);
    let (sender, receiver) = mpsc::channel();
    thread::scope(|scope| {
        for _ in 0..threads.min(usize::try_from(games).unwrap_or(usize::MAX)) {
            let (sender, next, stop, fixture) = (sender.clone(), &next, &stop, &fixture);
            scope.spawn(move || {
                let mut known_seats = Vec::new();
                while !stop.load(Relaxed) {
                    let number = next.fetch_add(1, Relaxed);
                    if number >= games {
                        break;
                    }
                    let played = fixture(number).and_then(|fixture| play(fixture, &mut known_seats, stop));
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
        flow.map(|_| ())
    })
}

/// Plays one game. `known_seats` keeps this thread's players for its later games, one entry for each seating,
/// so that an engine is started only once.
fn play(fixture: Fixture, known_seats: &mut Vec<Seats>, stop: &AtomicBool) -> Result<LocalTable> {
    let Fixture { mut table, seating } = fixture;
    let at = match known_seats.iter().position(|seats| *seats.players() == seating) {
        Some(at) => at,
        None => {
            known_seats.push(Seats::new(&seating, table.game().spec())?);
            known_seats.len() - 1
        }
    };
    while let Some(seat) = table.actor().filter(|_| !stop.load(Relaxed)) {
        let is_stopped = || stop.load(Relaxed);
        let mut context = SearchContext::unlimited().stop_when(&is_stopped);
        let action = known_seats[at].choose(&table, seat, &mut context)?;
        table.play(&action).map_err(|illegal| {
            let player = seating[seat.index()].to_string();
            Reason::PlayerIllegal { player, action, error: illegal.to_string() }
        })?;
    }
    Ok(table)
}
