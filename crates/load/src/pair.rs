//! Two clients who play each other. They play by themselves what they send, so that little is measured but the server.

use std::time::Duration;

use futures_util::{SinkExt, StreamExt};
use rules::{Game, Turn, mandua::Mandua};
use search::Generator;
use serde_json::json;
use tokio::{net::TcpStream, time::Instant};
use tokio_tungstenite::{WebSocketStream, tungstenite::Message};
use wire::{Command, FromClient};

use crate::{Outcome, guest::Guest};

type Socket = WebSocketStream<TcpStream>;

/// A table of two clients.
pub(crate) struct Pair {
    guest: Guest,
    sockets: [Socket; 2],
    table: String,
    game: Mandua,
    ply: u32,
    random: Generator,
    orders: u64,
}

impl Pair {
    /// A pair that is about to begin.
    pub(crate) async fn seated(port: u16, seed: u64) -> Outcome<Pair> {
        let guest = Guest::enter(port).await?;
        let sockets = [guest.connect().await?, guest.connect().await?];
        let random = Generator::new(seed);
        let mut pair = Pair { guest, sockets, table: String::new(), game: game(), ply: 0, random, orders: 0 };
        pair.sit_down().await?;
        Ok(pair)
    }

    async fn sit_down(&mut self) -> Outcome<()> {
        if !self.table.is_empty() {
            for socket in &mut self.sockets {
                send(socket, &FromClient::Unwatch { table: self.table.clone() }).await?;
            }
        }
        let wish = json!({"spec": "mandua", "seats": [{"kind": "me"}, {"kind": "me"}]});
        let info = self.guest.post("/api/tables", &wish).await?;
        info["id"].as_str().ok_or("no table came")?.clone_into(&mut self.table);
        (self.game, self.ply) = (game(), 0);
        for seat in 0..2 {
            let sit = Command::Sit { seat, contribution: "0".repeat(32) };
            self.order(usize::from(seat), sit).await?;
            let watch = FromClient::Watch { table: self.table.clone(), seat: Some(seat), after: 0 };
            send(&mut self.sockets[usize::from(seat)], &watch).await?;
        }
        for socket in &mut self.sockets {
            until(socket, &ply_mark(&self.table, 0)).await?;
        }
        Ok(())
    }

    /// Plays until `end`; how long each action took from the one who sent it to the other, of those sent after `begin`.
    pub(crate) async fn play(
        mut self,
        pace: Option<Duration>,
        begin: Instant,
        end: Instant,
    ) -> Outcome<Vec<Duration>> {
        let mut spans = Vec::new();
        // Paced tables begin spread over a second.
        let spread = u64::from(rules::Random::below(&mut self.random, 1000));
        let mut next = Instant::now() + pace.map_or(Duration::ZERO, |_| Duration::from_millis(spread));
        while Instant::now() < end {
            if let Some(pace) = pace {
                tokio::time::sleep_until(next).await;
                next += pace;
            }
            let Turn::Seat(seat) = self.game.turn() else {
                self.sit_down().await?;
                continue;
            };
            let action = self.game.sample(&mut self.random).ok_or("a seat to act has an action")?;
            let command =
                Command::Play { seat: seat.index() as u8, ply: self.ply, action: action.to_string() };
            self.game.play(action);
            self.ply += 1;
            let mark = ply_mark(&self.table, self.ply);
            let sent = Instant::now();
            self.order(seat.index(), command).await?;
            until(&mut self.sockets[seat.other().index()], &mark).await?;
            if sent >= begin {
                spans.push(sent.elapsed());
            }
            until(&mut self.sockets[seat.index()], &mark).await?;
        }
        Ok(spans)
    }

    async fn order(&mut self, socket: usize, command: Command) -> Outcome<()> {
        self.orders += 1;
        let order = FromClient::Order { id: self.orders.to_string(), table: self.table.clone(), command };
        send(&mut self.sockets[socket], &order).await
    }
}

fn game() -> Mandua {
    Mandua::new(rules::mandua::Spec::default())
}

/// What stands in the update after so many actions, and in no earlier one.
fn ply_mark(table: &str, ply: u32) -> [String; 2] {
    [format!(r#""table":"{table}""#), format!(r#""ply":{ply},"turn""#)]
}

async fn send(socket: &mut Socket, message: &FromClient) -> Outcome<()> {
    Ok(socket.send(Message::text(serde_json::to_string(message)?)).await?)
}

/// Reads until a message with these marks comes.
async fn until(socket: &mut Socket, marks: &[String; 2]) -> Outcome<()> {
    loop {
        match socket.next().await.ok_or("the line ended")?? {
            Message::Text(text) if text.starts_with(r#"{"type":"refused""#) => {
                return Err(text.as_str().into());
            }
            Message::Text(text) if marks.iter().all(|mark| text.contains(mark.as_str())) => return Ok(()),
            _ => {}
        }
    }
}
