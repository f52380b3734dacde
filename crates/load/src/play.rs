//! Two clients that play random games against each other. They keep track of the game themselves and read
//! only the parts of a message that they need, so that their own work hardly affects the measurement.

use std::{net::Ipv4Addr, time::Duration};

use rules::Random;
use search::Generator;
use tokio::time::{Instant, sleep_until};

use crate::{
    Outcome,
    game::{Played, Progress},
};

/// The two clients of a table at some server, each with a socket of its own.
pub(crate) trait Clients: Sized {
    /// Connects both clients from an address: each to the server at one of these ports. Each table has a
    /// different `number`.
    async fn connect(ports: [u16; 2], from: Ipv4Addr, number: usize) -> Outcome<Self>;

    /// Begins a game. Returns once the server has told both clients.
    async fn begin(&mut self) -> Outcome<()>;

    /// Sends an action from the client of the seat that plays it.
    async fn send(&mut self, played: &Played) -> Outcome<()>;

    /// Waits until the server has told the client of this seat that `actions` actions were played.
    async fn await_actions(&mut self, seat: usize, actions: u32) -> Outcome<()>;
}

/// The times of a measurement.
#[derive(Clone, Copy)]
pub(crate) struct Times {
    /// The time between two actions at a table; `None` to play at full speed.
    pub(crate) pace: Option<Duration>,
    /// When the measurement begins.
    pub(crate) begin: Instant,
    pub(crate) end: Instant,
}

/// An action that was sent.
#[derive(Clone, Copy)]
pub(crate) struct Sent {
    pub(crate) at: Instant,
    /// The time until the other client had received it.
    pub(crate) latency: Duration,
}

/// Plays game after game until `times.end`. Returns each action that is sent during the measurement.
pub(crate) async fn play<C: Clients>(mut clients: C, number: usize, times: Times) -> Outcome<Vec<Sent>> {
    let mut random = Generator::new(number as u64);
    let mut progress = Progress::new();
    let mut all = Vec::new();
    // Paced tables begin at different moments, so that they do not all act at once.
    let mut next = Instant::now() + times.pace.unwrap_or_default() * random.below(1000) / 1000;
    loop {
        if let Some(pace) = times.pace {
            sleep_until(next).await;
            next += pace;
        }
        if Instant::now() >= times.end {
            return Ok(all);
        }
        let Some(played) = progress.play_random(&mut random) else {
            clients.begin().await?;
            progress = Progress::new();
            continue;
        };
        let at = Instant::now();
        clients.send(&played).await?;
        clients.await_actions(1 - played.seat, progress.ply()).await?;
        if at >= times.begin {
            all.push(Sent { at, latency: at.elapsed() });
        }
    }
}
