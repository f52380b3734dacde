//! Computer players. They think on the threads of [`Workers`](crate::workers::Workers). A computer that
//! people wait for gets a thread before other computers.

use std::{
    io,
    net::{IpAddr, Ipv6Addr},
    sync::{Arc, atomic::Ordering::Relaxed},
    time::{Duration, Instant},
};

use players::{Computer, Playable, PlayableGameVisitor, SearchContext, Strength, visit_game};
use rules::{Seat, Task};
use table::Table;
use tokio::{sync::mpsc, task::JoinSet};
use tracing::Instrument;
use wire::{Decision, Millis, refusals::table as refusals};

use crate::{
    app::App,
    error::Error,
    room::Room,
    tables::ComputerTurn,
    workers::{self, Class},
};

/// How long a computer may use a thread for one action. Levels have a node budget, so this limit matters only
/// on a slow machine.
const MAX_THINKING: Duration = Duration::from_secs(20);

/// How long a computer waits before it tries again to reach a store that is away.
const AWAY: Duration = Duration::from_secs(1);

const MASKED_DELAY: Duration = Duration::from_millis(table::MASKED_DELAY);
const MAX_MASKED_THINKING: Duration = Duration::from_millis(table::MAX_MASKED_THINKING);

/// A search that decides from one seat's view. It stops early once the given function returns true.
type Choice = Box<dyn FnOnce(&(dyn Fn() -> bool + Sync)) -> Option<Decision> + Send>;

/// Lets computers act at the tables that `turns` announces. Dropping the future stops them.
pub(crate) async fn run(app: Arc<App>, mut turns: mpsc::UnboundedReceiver<ComputerTurn>) {
    let mut playing = JoinSet::new();
    while let Some(ComputerTurn { room, since }) = turns.recv().await {
        while playing.try_join_next().is_some() {}
        if !room.thinking.swap(true, Relaxed) {
            playing.spawn(play_turns(app.clone(), room, since));
        }
    }
}

/// Plays for the computers of a table until a person is to act. If no person plays there, stops once nobody
/// watches.
async fn play_turns(app: Arc<App>, room: Arc<Room>, since: Millis) {
    let mut known = 0;
    loop {
        let played = match next_turn(&app, &room, since).await {
            Ok(None) => return,
            // Each turn must be on a newer board than the turn before it. This one is not, so the loop ends.
            Ok(Some(turn)) if turn.number <= known => {
                tracing::error!(table = room.id, known, "a computer was shown an old board again");
                break;
            }
            Ok(Some(turn)) => {
                known = turn.number;
                let span = tracing::info_span!("computer", table = room.id);
                play_turn(&app, &room, turn).instrument(span).await
            }
            Err(error) => Err(error),
        };
        match played {
            Ok(()) => continue,
            // The game went on while the computer was thinking.
            Err(Error::Refused(refusal)) if refusal.code == refusals::OLD_BOARD.code => continue,
            // The computer waits for the store. This server has claimed the turn, so no other server would
            // act soon.
            Err(error) if error.is_away() => {
                known = 0;
                app.time.sleep(AWAY).await;
                while app.store.is_away() {
                    app.time.sleep(AWAY).await;
                }
                continue;
            }
            // The deadline stays in the store, so that a server tries again later.
            Err(Error::Failed(failure)) => {
                tracing::error!(table = room.id, %failure, "a computer could not play");
            }
            Err(Error::Refused(refusal)) => {
                tracing::error!(table = room.id, refusal.code, "a computer's action was refused");
            }
            Err(Error::TooOften(_) | Error::NoTable) => {}
        }
        break;
    }
    room.thinking.store(false, Relaxed);
}

struct Turn {
    /// The number of the newest log entry that the computer knows.
    number: u32,
    /// When the turn began to wait for a thread. This uses the system's clock even if a test sets the
    /// server's time.
    queued: Instant,
    seat: Seat,
    ply: usize,
    /// Whether the computer's thinking time must stay hidden.
    masked: bool,
    since: Millis,
    class: Class,
    /// The address that is charged for the turn's time on a thread.
    from: IpAddr,
    choice: Choice,
}

/// Returns the turn of the computer that is to act. Returns `None` if no computer is to act, or if only
/// computers play and nobody watches. In that case, also marks the room as free, so that the next
/// announcement starts a new task.
async fn next_turn(app: &App, room: &Room, since: Millis) -> Result<Option<Turn>, Error> {
    let next = |table: &Table| {
        let (has_people, is_watched) = (table.has_people(), room.is_watched());
        let Some((seat, level)) = table.computer_to_act().filter(|_| has_people || is_watched) else {
            // The room is locked here. If a change gives a computer the turn, or if somebody begins to watch,
            // that is announced only after this flag is cleared.
            room.thinking.store(false, Relaxed);
            return None;
        };
        Some(Turn {
            number: table.number(),
            queued: Instant::now(),
            // A server that serves no players does not know who watches.
            class: if has_people && (is_watched || app.tables.thinking.only_thinks()) {
                Class::Play
            } else {
                Class::Watch
            },
            from: room.watched_from().unwrap_or(Ipv6Addr::UNSPECIFIED.into()),
            seat,
            ply: table.ply(),
            masked: table.spec().is_self_refereed(),
            since: since.max(table.touched()),
            choice: visit_game(
                table.game(),
                Chooser { seat, level, seed: table.computer_seed(), task: table.task() },
            ),
        })
    };
    // `look_at` loads the table's state again if a failed change has dropped it.
    app.tables.look_at(room, next).await
}

/// Chooses and plays an action.
async fn play_turn(app: &App, room: &Room, turn: Turn) -> Result<(), Error> {
    let Turn { number: _, queued, seat, ply, masked, since, class, from, choice } = turn;
    let time = app.time.clone();
    let work = move |turn: &workers::Turn| {
        // A masked computer plays only after a fixed delay, which hides its thinking time. After a long wait
        // for a thread, the computer could still be thinking when the delay ends. In that case, the delay
        // begins now.
        let late = queued.elapsed() > MASKED_DELAY - MAX_MASKED_THINKING;
        let since = if late { time.now().max(since) } else { since };
        let decision = if masked {
            // Do not call `should_stop`, because a pause would reveal something, too.
            choice(&|| turn.is_abandoned() || turn.used() > MAX_MASKED_THINKING)
        } else {
            choice(&|| turn.should_stop() || turn.used() > MAX_THINKING)
        };
        (decision, since, turn.used())
    };
    let (decision, since, used) = app.workers.run(class, from, work).await?;
    if used > if masked { MAX_MASKED_THINKING } else { MAX_THINKING } {
        tracing::warn!(table = room.id, "a computer ran out of time; the machine is too slow for its level");
    }
    // Other people may read the metrics, so the metrics must not show how long the computer really thought.
    let used = if masked {
        app.time.sleep_until(since + MASKED_DELAY.as_millis() as Millis, MASKED_DELAY).await;
        used.max(MASKED_DELAY)
    } else {
        used
    };
    app.metrics.computer_actions.add(1);
    app.metrics.computer_millis.add(used.as_millis() as u64);
    let decision = decision.ok_or_else(|| Error::internal(io::Error::other("the search found no action")))?;
    app.tables.play_computer(&room.id, seat, ply, &decision).await
}

/// Prepares a decision from the view of a seat, so that the computer knows only what that seat may know.
struct Chooser {
    seat: Seat,
    level: u8,
    seed: u64,
    task: Task,
}

impl PlayableGameVisitor for Chooser {
    type Output = Choice;

    fn visit<G: Playable>(self, game: &G) -> Choice {
        let view = game.view(self.seat.into());
        Box::new(move |stop| {
            let mut computer = Computer::new(Strength::Level(self.level), self.seed, None).ok()?;
            let mut context = SearchContext::unlimited().stop_when(stop);
            let decision = computer.decide::<G>(self.task, self.seat, &view, &mut context)?;
            Some(match decision {
                players::Decision::Action(action) => Decision::Action { action: action.to_string() },
                players::Decision::Side { exchange } => Decision::Side { exchange },
                players::Decision::Bid { number } => Decision::Bid { number },
            })
        })
    }
}

#[cfg(test)]
mod tests;
