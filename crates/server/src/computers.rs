//! Computer players: a bounded number of threads beside those that serve people.

use std::{
    io,
    sync::{Arc, atomic::Ordering::Relaxed},
    time::{Duration, Instant},
};

use players::{Computer, Playable, PlayableGameVisitor, Strength, visit_game};
use rules::Seat;
use table::Table;
use tokio::{
    sync::{Semaphore, mpsc},
    task::{JoinSet, spawn_blocking},
};
use wire::{Millis, refusals::table as refusals};

use crate::{app::App, error::Error, room::Room, tables::ComputerTurn};

/// The longest a computer thinks. Levels are limited by nodes, so that this applies only on an overloaded machine.
const MAX_THINKING: Duration = Duration::from_secs(20);

/// At self-refereed tables, where the thinking time would tell something, an action is played this long after the turn
/// began.
const MASKED_DELAY: Duration = Duration::from_secs(1);
/// The longest a computer thinks there.
const MAX_MASKED_THINKING: Duration = Duration::from_millis(900);

/// Chooses an action for one seat's view; stops early when it is told to.
type Choice = Box<dyn FnOnce(&(dyn Fn() -> bool + Sync)) -> Option<String> + Send>;

/// Lets computers act at the tables that `turns` announces. Dropping the future stops them.
pub(crate) async fn run(app: Arc<App>, mut turns: mpsc::UnboundedReceiver<ComputerTurn>) {
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    let threads = Arc::new(Semaphore::new(cores.saturating_sub(1).max(1)));
    let mut playing = JoinSet::new();
    while let Some(ComputerTurn { room, since }) = turns.recv().await {
        while playing.try_join_next().is_some() {}
        if !room.thinking.swap(true, Relaxed) {
            playing.spawn(play_turns(app.clone(), threads.clone(), room, since));
        }
    }
}

/// Plays for the computers of a table until a person is to act.
async fn play_turns(app: Arc<App>, threads: Arc<Semaphore>, room: Arc<Room>, since: Millis) {
    let mut known = 0;
    loop {
        let played = match next_turn(&app, &room, since).await {
            Ok(None) => return,
            // Each turn is chosen on a newer board than the last, so that the loop ends.
            Ok(Some(turn)) if turn.number <= known => {
                tracing::error!(table = room.id, known, "a computer was shown an old board again");
                break;
            }
            Ok(Some(turn)) => {
                known = turn.number;
                play_turn(&app, &threads, &room, turn).await
            }
            Err(error) => Err(error),
        };
        match played {
            Ok(()) => continue,
            // The game went on while the computer was thinking.
            Err(Error::Refused(refusal)) if refusal.code == refusals::OLD_BOARD.code => continue,
            // The deadline stays in the store, so that a server tries again.
            Err(Error::Failed(failure)) => {
                tracing::error!(table = room.id, %failure, "a computer could not play");
            }
            Err(Error::Refused(refusal)) => {
                tracing::error!(table = room.id, refusal.code, "a computer's action was refused");
            }
            Err(Error::NoTable) => {}
        }
        break;
    }
    room.thinking.store(false, Relaxed);
}

/// A computer's turn.
struct Turn {
    /// The number of the newest entry that it knows.
    number: u32,
    seat: Seat,
    ply: usize,
    /// Whether the thinking time must not show.
    masked: bool,
    since: Millis,
    choice: Choice,
}

/// The turn of the computer to act. If there is none, the room is marked as free for the next announcement.
async fn next_turn(app: &App, room: &Room, since: Millis) -> Result<Option<Turn>, Error> {
    let next = |table: &Table| {
        let Some((seat, level)) = table.computer_to_act() else {
            // Under the lock: a change that gives a computer the turn is announced after this.
            room.thinking.store(false, Relaxed);
            return None;
        };
        Some(Turn {
            number: table.number(),
            seat,
            ply: table.ply(),
            masked: table.spec().is_self_refereed(),
            since: since.max(table.touched()),
            choice: visit_game(table.game(), Chooser { seat, level, seed: table.computer_seed() }),
        })
    };
    // Another change that failed may have dropped the state: it is loaded again.
    app.tables.look_at(room, next).await
}

/// Chooses and plays an action.
async fn play_turn(app: &App, threads: &Semaphore, room: &Room, turn: Turn) -> Result<(), Error> {
    let Turn { number: _, seat, ply, masked, since, choice } = turn;
    let limit = if masked { MAX_MASKED_THINKING } else { MAX_THINKING };
    let queued = app.time.now();
    let permit = threads.acquire().await.map_err(Error::internal)?;
    // After a longer wait for the permit, the thinking could outlast the delay and show.
    let began = app.time.now();
    let late = began > queued + (MASKED_DELAY - MAX_MASKED_THINKING).as_millis() as Millis;
    let since = if late { began.max(since) } else { since };
    let started = Instant::now();
    let action = spawn_blocking(move || choice(&|| started.elapsed() > limit)).await;
    drop(permit);
    if started.elapsed() > limit {
        tracing::warn!(table = room.id, "a computer ran out of time; the machine is too busy for its level");
    }
    if masked {
        app.time.sleep_until(since + MASKED_DELAY.as_millis() as Millis, MASKED_DELAY).await;
    }
    // Everybody can read the metrics, so that they must not show the time without the delay.
    app.metrics.computer_actions.add(1);
    app.metrics.computer_millis.add(started.elapsed().as_millis() as u64);
    let action = action.map_err(Error::internal)?;
    let action = action.ok_or_else(|| Error::internal(io::Error::other("the search found no action")))?;
    app.tables.play_computer(&room.id, seat, ply, &action).await
}

/// Prepares a choice from the view of a seat, so that the computer knows nothing else.
struct Chooser {
    seat: Seat,
    level: u8,
    seed: u64,
}

impl PlayableGameVisitor for Chooser {
    type Output = Choice;

    fn visit<G: Playable>(self, game: &G) -> Choice {
        let view = game.view(self.seat.into());
        Box::new(move |stop| {
            let mut computer = Computer::new(Strength::Level(self.level), self.seed, None).ok()?;
            computer.choose::<G>(&view, stop, &mut |_| ()).map(|action| action.to_string())
        })
    }
}

#[cfg(test)]
mod tests;
