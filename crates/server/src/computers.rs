//! Computer players: a bounded number of threads beside those that serve people.

use std::{
    sync::{Arc, atomic::Ordering::Relaxed},
    time::{Duration, Instant},
};

use players::{Computer, Playable, PlayableGameVisitor, Strength, visit_game};
use rules::Seat;
use tokio::time::sleep;

use crate::{
    app::{App, Trouble},
    room::Room,
};

/// No computer thinks longer than this; its budget is counted in nodes, so that this strikes only on a machine that is far
/// too busy.
const PATIENCE: Duration = Duration::from_secs(20);

/// Where how long a computer thinks would tell something, it always takes so long, and thinks for no longer than
/// [`MASKED_PATIENCE`].
const MASK: Duration = Duration::from_secs(1);
const MASKED_PATIENCE: Duration = Duration::from_millis(900);

/// A computer's thoughts about one action.
type Thought = Box<dyn FnOnce(&(dyn Fn() -> bool + Sync)) -> Option<String> + Send>;

/// Lets the computers of a table think and play until a person is to act, unless they do so already.
pub(crate) fn think(app: &Arc<App>, room: Arc<Room>) {
    if room.thinks.swap(true, Relaxed) {
        return;
    }
    let app = app.clone();
    tokio::spawn(async move {
        while let Some(action) = next_action(&app, &room).await {
            match action {
                Ok(()) => {}
                // The game has gone on without it.
                Err(Trouble::Refused(_) | Trouble::NoTable) => break,
                Err(Trouble::Failed(failure)) => {
                    // What is due stays due, and will be tried again.
                    tracing::error!(table = room.id, %failure, "a computer could not play");
                    break;
                }
            }
        }
        room.thinks.store(false, Relaxed);
    });
}

/// Plays one action for the computer to act; nothing if it is a person's turn.
async fn next_action(app: &Arc<App>, room: &Room) -> Option<Result<(), Trouble>> {
    let (seat, ply, masked, thought) = {
        let live = room.live.lock().await;
        let table = &live.as_ref()?.table;
        let (seat, level) = table.computers_turn()?;
        (
            seat,
            table.ply(),
            table.is_strict(),
            visit_game(table.game(), Player { seat, level, luck: table.luck() }),
        )
    };
    let patience = if masked { MASKED_PATIENCE } else { PATIENCE };
    let permit = app.thinkers.acquire().await.ok()?;
    let started = Instant::now();
    let action = tokio::task::spawn_blocking(move || thought(&|| started.elapsed() > patience)).await;
    drop(permit);
    if started.elapsed() > patience {
        tracing::warn!(table = room.id, "a computer ran out of time; the machine is too busy for its level");
    }
    if masked {
        sleep(MASK.saturating_sub(started.elapsed())).await;
    }
    // Counted after that, since everybody can read the figures.
    app.metrics.thoughts.add(1);
    app.metrics.thinking_millis.add(started.elapsed().as_millis() as u64);
    match action {
        Ok(action) => Some(app.computer_plays(&room.id, seat, ply, &action?).await),
        Err(error) => {
            tracing::error!(table = room.id, %error, "a computer's thoughts broke off");
            None
        }
    }
}

/// Prepares the thoughts of the computer at a seat: all it is given is the seat's view.
struct Player {
    seat: Seat,
    level: u8,
    luck: u64,
}

impl PlayableGameVisitor for Player {
    type Output = Thought;

    fn visit<G: Playable>(self, game: &G) -> Thought {
        let view = game.view(self.seat.into());
        Box::new(move |stop| {
            let mut computer = Computer::new(Strength::Level(self.level), self.luck, None).ok()?;
            computer.choose::<G>(&view, stop, &mut |_| ()).map(|action| action.to_string())
        })
    }
}
