//! Two clients who play each other at random. They know the game themselves and read only as much of each
//! message as they need, so that the measurement is of the server.

use std::time::Duration;

use rules::Random;
use search::Generator;
use tokio::time::{Instant, sleep_until};

use crate::{
    Outcome,
    game::{Played, Progress},
};

/// The two clients of a table at some server, each with a socket of its own.
pub(crate) trait Clients: Sized {
    /// Connects both. `number` is the table's number among all.
    async fn connect(port: u16, number: usize) -> Outcome<Self>;

    /// Begins a game; returns once both clients have been told of it.
    async fn begin(&mut self) -> Outcome<()>;

    /// Sends an action from the client of its seat.
    async fn send(&mut self, played: &Played) -> Outcome<()>;

    /// Waits until the client of a seat has been told of this many actions.
    async fn await_actions(&mut self, seat: usize, actions: u32) -> Outcome<()>;
}

/// When to play.
#[derive(Clone, Copy)]
pub(crate) struct Times {
    /// The time between two actions of a table; `None` at full speed.
    pub(crate) pace: Option<Duration>,
    /// When the measurement begins.
    pub(crate) begin: Instant,
    pub(crate) end: Instant,
}

/// Plays game after game until the end. Returns the latencies, from one client's send to the other's receipt,
/// of the actions sent during the measurement.
pub(crate) async fn play<C: Clients>(mut clients: C, number: usize, times: Times) -> Outcome<Vec<Duration>> {
    let mut random = Generator::new(number as u64);
    let mut progress = Progress::new();
    let mut latencies = Vec::new();
    // The beginnings of paced tables are spread over a pace.
    let mut next = Instant::now() + times.pace.unwrap_or_default() * random.below(1000) / 1000;
    loop {
        if let Some(pace) = times.pace {
            sleep_until(next).await;
            next += pace;
        }
        if Instant::now() >= times.end {
            return Ok(latencies);
        }
        let Some(played) = progress.play_random(&mut random) else {
            clients.begin().await?;
            progress = Progress::new();
            continue;
        };
        let sent = Instant::now();
        clients.send(&played).await?;
        clients.await_actions(1 - played.seat, progress.ply()).await?;
        if sent >= times.begin {
            latencies.push(sent.elapsed());
        }
    }
}
