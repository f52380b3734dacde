//! A person whose client reconnects by itself, as the page does.

use std::time::Duration;

use tokio::time::sleep;
use tokio_tungstenite::tungstenite::Message;
use wire::{Command, FromClient, SeatNumber, State};

use crate::common::{Client, pick};

/// How long the client waits before it tries again.
const PAUSE: Duration = Duration::from_millis(50);

pub(crate) struct Person {
    pub(crate) client: Client,
    /// The tables that the person watches, and from which seat.
    watches: Vec<(String, SeatNumber)>,
    /// How often the person has reconnected.
    pub(crate) reconnects: u32,
}

impl Person {
    pub(crate) async fn enter(port: u16) -> Person {
        Person { client: Client::connected(port).await, watches: Vec::new(), reconnects: 0 }
    }

    pub(crate) async fn watch(&mut self, table: &str, seat: SeatNumber) {
        self.watches.push((table.to_owned(), seat));
        self.client.watch(table, Some(seat)).await;
    }

    /// Tries to connect until it succeeds, and watches the tables again.
    async fn reconnect(&mut self) {
        self.reconnects += 1;
        while !self.client.try_connect().await {
            sleep(PAUSE).await;
        }
        for (table, seat) in self.watches.clone() {
            self.client.careful_watch(&table, Some(seat)).await;
        }
    }

    /// Receives messages until `wish` holds for the newest state of a table.
    pub(crate) async fn until(&mut self, table: &str, wish: impl Fn(&State) -> bool) {
        while !self.state(table).is_some_and(&wish) {
            if !self.client.receive().await {
                self.reconnect().await;
            }
        }
    }

    fn state(&self, table: &str) -> Option<&State> {
        self.client.mirrors.get(table)?.state.as_ref()
    }

    /// The number of actions played at a table.
    pub(crate) fn ply(&self, table: &str) -> u32 {
        self.state(table).unwrap().ply
    }

    /// The number and the time of each event seen at a table.
    pub(crate) fn events(&self, table: &str) -> Vec<(u32, u64)> {
        self.client.mirrors[table].events.iter().map(|event| (event.number, event.at)).collect()
    }

    /// Plays an action. While the database is away, sends the same order again.
    pub(crate) async fn play(&mut self, table: &str, ply: u32) {
        let (id, order) = self.order(table, ply).await;
        while let Some(refusal) = self.send(&id, &order).await {
            assert_eq!(refusal, "server-away");
            sleep(PAUSE).await;
        }
    }

    /// Tries to play while the database is away, and checks that the order is refused.
    pub(crate) async fn is_refused(&mut self, table: &str) {
        let ply = self.ply(table);
        let (id, order) = self.order(table, ply).await;
        assert_eq!(self.send(&id, &order).await.as_deref(), Some("server-away"));
    }

    async fn order(&mut self, table: &str, ply: u32) -> (String, String) {
        self.until(table, |state| state.ply == ply && state.legal.is_some()).await;
        let state = self.state(table).unwrap();
        let (seat, action) = (state.turn.unwrap(), pick(state.legal.as_ref().unwrap(), 0));
        let (id, command) = (self.client.next_id(), Command::Play { seat, ply, action });
        let order = FromClient::Order { id: id.clone(), table: table.to_owned(), command };
        (id, serde_json::to_string(&order).unwrap())
    }

    /// Sends an order, and again after each lost connection, until it is answered. Returns the code of a
    /// refusal.
    async fn send(&mut self, id: &str, order: &str) -> Option<String> {
        loop {
            self.client.send_all([Message::text(order)]).await;
            match self.client.try_answer(id).await {
                Some(answer) => return answer.err().map(|refusal| refusal.code),
                None => self.reconnect().await,
            }
        }
    }
}
