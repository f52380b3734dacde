//! A simulated person who plays and watches many games. Unlike the clients in `play`, a person reads each
//! state that the server sends.

use std::net::Ipv4Addr;

use serde::Deserialize;
use serde_json::json;
use wire::{Command, FromClient, SeatNumber, State, TableId, http::Wanted};

use crate::{Outcome, menagerie::Guest, socket::Socket};

/// The parts of a message from the server that people act on.
#[derive(Deserialize)]
struct Message {
    #[serde(rename = "type")]
    kind: String,
    #[serde(default)]
    table: TableId,
    #[serde(default)]
    more: bool,
    state: Option<Box<State>>,
}

/// A person with a socket, who watches one table at a time.
pub(crate) struct Person {
    pub(crate) guest: Guest,
    socket: Socket,
    orders: u64,
    table: TableId,
    seat: Option<SeatNumber>,
    /// The table's newest known state.
    state: Option<Box<State>>,
}

impl Person {
    pub(crate) async fn enter(port: u16, from: Ipv4Addr) -> Outcome<Person> {
        let guest = Guest::enter(port, from).await?;
        let socket = guest.connect().await?;
        Ok(Person { guest, socket, orders: 0, table: String::new(), seat: None, state: None })
    }

    /// Sets a table up without watching it.
    pub(crate) async fn set_up(&mut self, spec: &str, seats: &[Wanted], listed: bool) -> Outcome<TableId> {
        let wish = json!({"spec": spec, "seats": seats, "listed": listed});
        let info = self.guest.post("/api/tables", &wish).await?;
        Ok(info["id"].as_str().ok_or("no table came")?.to_owned())
    }

    /// Stops watching the last table, and watches this one as a spectator.
    pub(crate) async fn watch(&mut self, table: &str) -> Outcome<()> {
        self.unwatch().await?;
        (self.table, self.seat, self.state) = (table.to_owned(), None, None);
        self.watch_again().await
    }

    /// Sits down at a table, and watches it from that seat.
    pub(crate) async fn sit(&mut self, table: &str, seat: SeatNumber) -> Outcome<()> {
        self.unwatch().await?;
        (self.table, self.seat, self.state) = (table.to_owned(), Some(seat), None);
        self.order(Command::Sit { seat, commitment: None }).await?;
        self.watch_again().await
    }

    /// Stops watching.
    pub(crate) async fn unwatch(&mut self) -> Outcome<()> {
        if self.table.is_empty() {
            return Ok(());
        }
        let table = std::mem::take(&mut self.table);
        self.state = None;
        self.send(&FromClient::Unwatch { table }).await
    }

    /// Drops the connection without closing the WebSocket, connects again and watches the same table.
    pub(crate) async fn reconnect(&mut self) -> Outcome<()> {
        self.socket = self.guest.connect().await?;
        if self.table.is_empty() { Ok(()) } else { self.watch_again().await }
    }

    async fn watch_again(&mut self) -> Outcome<()> {
        let after = self.state.as_ref().map_or(0, |state| state.number);
        self.send(&FromClient::Watch { table: self.table.clone(), seat: self.seat, after }).await
    }

    /// Sends an order to the table that this person watches.
    pub(crate) async fn order(&mut self, command: Command) -> Outcome<()> {
        self.orders += 1;
        let (id, table) = (self.orders.to_string(), self.table.clone());
        self.send(&FromClient::Order { id, table, command }).await
    }

    async fn send(&mut self, message: &FromClient) -> Outcome<()> {
        self.socket.send(&serde_json::to_string(message)?).await
    }

    /// Waits until the table that this person watches is in a state that satisfies `reached`.
    pub(crate) async fn until(&mut self, reached: impl Fn(&State) -> bool) -> Outcome<&State> {
        while !self.state.as_deref().is_some_and(&reached) {
            self.next_state().await?;
        }
        self.state.as_deref().ok_or_else(|| "no state came".into())
    }

    /// Receives the next state of the table that this person watches.
    pub(crate) async fn next_state(&mut self) -> Outcome<()> {
        loop {
            let text = self.socket.next().await?;
            let message: Message = serde_json::from_slice(text)?;
            if matches!(message.kind.as_str(), "refused" | "fault" | "goodbye") {
                return Err(String::from_utf8_lossy(text).into());
            }
            let Some(state) = message.state.filter(|_| message.table == self.table) else { continue };
            if message.more {
                self.send(&FromClient::More { table: message.table }).await?;
            }
            self.state = Some(state);
            return Ok(());
        }
    }
}
