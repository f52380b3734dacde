//! Two clients who play each other at random. They know the game themselves and read of what they are sent only how far it has
//! come, so that little is measured but the server.

use std::time::Duration;

use rules::{
    Game, Random, Turn,
    mandua::{Action, Field, Mandua, Spec},
};
use search::Generator;
use tokio::time::{Instant, sleep_until};

use crate::Outcome;

/// A table of two clients at some server, each with a socket of its own.
pub(crate) trait Table: Sized {
    /// Two clients, the table's number among all.
    async fn open(port: u16, number: usize) -> Outcome<Self>;

    /// Begins a game; both clients have been told of it then.
    async fn begin(&mut self) -> Outcome<()>;

    /// Sends an action from its seat's client.
    async fn act(&mut self, played: &Played) -> Outcome<()>;

    /// Waits until a seat's client has been told of so many actions.
    async fn hear(&mut self, seat: usize, actions: u32) -> Outcome<()>;
}

/// An action and what it does.
pub(crate) struct Played {
    pub(crate) seat: usize,
    /// How many were played before.
    pub(crate) ply: u32,
    pub(crate) action: Action,
    pub(crate) beaten: Vec<Field>,
    /// Whether the same seat acts again.
    pub(crate) goes_on: bool,
}

/// When it is played.
#[derive(Clone, Copy)]
pub(crate) struct Times {
    /// Between two actions of a table; at full speed where there is none.
    pub(crate) pace: Option<Duration>,
    /// From when on it is measured.
    pub(crate) begin: Instant,
    pub(crate) end: Instant,
}

/// Plays game after game until the end; how long each action took from the one who sent it to the other, of those sent while it
/// was measured.
pub(crate) async fn play<T: Table>(mut table: T, number: usize, times: Times) -> Outcome<Vec<Duration>> {
    let mut random = Generator::new(number as u64);
    let (mut game, mut ply) = (Mandua::new(Spec::default()), 0);
    let mut spans = Vec::new();
    // Paced tables begin spread over a pace.
    let mut next = Instant::now() + times.pace.unwrap_or_default() * random.below(1000) / 1000;
    loop {
        if let Some(pace) = times.pace {
            sleep_until(next).await;
            next += pace;
        }
        if Instant::now() >= times.end {
            return Ok(spans);
        }
        let Some(played) = draw(&mut game, ply, &mut random) else {
            table.begin().await?;
            (game, ply) = (Mandua::new(Spec::default()), 0);
            continue;
        };
        ply += 1;
        let sent = Instant::now();
        table.act(&played).await?;
        table.hear(1 - played.seat, ply).await?;
        if sent >= times.begin {
            spans.push(sent.elapsed());
        }
    }
}

/// Plays a random legal action; nothing if the game is over.
fn draw(game: &mut Mandua, ply: u32, random: &mut Generator) -> Option<Played> {
    let Turn::Seat(seat) = game.turn() else { return None };
    let action = game.sample(random)?;
    let strike = game.strike(action);
    let beaten =
        strike.iter().flat_map(|strike| strike.jumped.into_iter().chain(strike.pair.into_iter().flatten()));
    let beaten = beaten.collect();
    game.play(action);
    let goes_on = game.turn() == Turn::Seat(seat);
    Some(Played { seat: seat.index(), ply, action, beaten, goes_on })
}
