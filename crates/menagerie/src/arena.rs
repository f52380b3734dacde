//! Many games between computers, several at the same time.

use std::{
    collections::BTreeMap,
    ops::ControlFlow,
    sync::{
        atomic::{AtomicBool, AtomicU64, Ordering::Relaxed},
        mpsc,
    },
    thread,
};

use players::PlayerSpec;

use crate::{
    failure::{Done, Failure},
    local::Local,
    seats::Seats,
};

/// A game to be played: how it begins, and who sits where.
pub(crate) struct Fixture {
    pub(crate) local: Local,
    pub(crate) seating: Vec<PlayerSpec>,
}

/// Plays games number 0, 1, 2, … up to `games`, and hands them over in this order, until `each` breaks off.
pub(crate) fn play_all(
    games: u64,
    threads: usize,
    fixture: impl Fn(u64) -> Fixture + Sync,
    mut each: impl FnMut(u64, Local) -> Result<ControlFlow<()>, Failure>,
) -> Done {
    let next = AtomicU64::new(0);
    let stop = AtomicBool::new(false);
    let (sender, receiver) = mpsc::channel();
    thread::scope(|scope| {
        for _ in 0..threads.min(usize::try_from(games).unwrap_or(usize::MAX)) {
            let (sender, next, stop, fixture) = (sender.clone(), &next, &stop, &fixture);
            scope.spawn(move || {
                let mut tables = Vec::new();
                while !stop.load(Relaxed) {
                    let number = next.fetch_add(1, Relaxed);
                    if number >= games
                        || sender.send((number, play(fixture(number), &mut tables, stop))).is_err()
                    {
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
                flow = game.and_then(|local| each(due, local));
                due += 1;
            }
            if !matches!(flow, Ok(ControlFlow::Continue(()))) {
                stop.store(true, Relaxed);
            }
        }
        flow.map(|_| ())
    })
}

/// Plays one game. `tables` keeps the players of this thread for its next games, one set for each seating.
fn play(fixture: Fixture, tables: &mut Vec<Seats>, stop: &AtomicBool) -> Result<Local, Failure> {
    let Fixture { mut local, seating } = fixture;
    let at = match tables.iter().position(|seats| *seats.players() == seating) {
        Some(at) => at,
        None => {
            tables.push(Seats::seat(&seating, local.game().spec())?);
            tables.len() - 1
        }
    };
    while let Some(seat) = local.actor().filter(|_| !stop.load(Relaxed)) {
        let action = tables[at].choose(&local, seat, &|| stop.load(Relaxed))?;
        local.play(&action).map_err(|illegal| {
            Failure::refused(
                "player-illegal",
                format!("{} played {action}: {illegal}", seating[seat.index()]),
            )
        })?;
    }
    Ok(local)
}
