//! A client's WebSocket: it carries orders to the tables, and what happens at watched tables to the client.

use std::{
    collections::HashMap,
    iter::{from_fn, once},
    pin::pin,
    sync::Arc,
    time::Duration,
};

use axum::{
    extract::{
        State, WebSocketUpgrade,
        ws::{Message, Utf8Bytes, WebSocket},
    },
    http::HeaderMap,
    response::Response,
};
use futures_util::{
    FutureExt, SinkExt, StreamExt,
    stream::{AbortHandle, Abortable, BoxStream, SelectAll, SplitSink, abortable},
};
use rules::{Seat, Viewer};
use table::{Identity, Order};
use tokio::{
    sync::watch,
    time::{MissedTickBehavior, interval, timeout},
};
use wire::{
    Command, FromClient, FromServer, Refusal, SeatNumber, TableId,
    http::Me,
    refusals::{server as refusals, table as table_refusals},
};

use crate::{
    app::App,
    error::Error,
    identity::{self, ClientAddress, Guest},
    room::json,
    store::Hash,
    subscription::Subscription,
};

/// The longest message from a client, in bytes.
const MAX_MESSAGE: usize = 16 * 1024;
/// The read buffer in bytes. Most messages fit, and it is cleared before every read.
const READ_BUFFER: usize = 512;
/// The most tables that one client watches.
const MAX_WATCHES: usize = 64;
/// The longest id of an order, in characters.
const MAX_ORDER_ID: usize = 36;
/// How often the connection is tested.
const HEARTBEAT: Duration = Duration::from_secs(25);
/// How long a client may take to read a message.
const WRITE_TIMEOUT: Duration = Duration::from_secs(20);

pub(crate) async fn upgrade(
    State(app): State<Arc<App>>,
    ClientAddress(address): ClientAddress,
    Guest(identity): Guest,
    headers: HeaderMap,
    upgrade: WebSocketUpgrade,
) -> Result<Response, Error> {
    let counted = app.limits.socket(address).ok_or(refusals::TOO_MANY_SOCKETS)?;
    let token = identity::token(&app, &headers).unwrap_or_default();
    Ok(upgrade
        .max_message_size(MAX_MESSAGE)
        .max_frame_size(MAX_MESSAGE)
        .read_buffer_size(READ_BUFFER)
        .on_upgrade(move |socket| async move {
            Client::new(app, identity, token).serve(socket).await;
            drop(counted);
        }))
}

struct Client {
    app: Arc<App>,
    identity: Identity,
    token: Hash,
    watches: HashMap<TableId, Watch>,
    /// The messages of all watches.
    updates: SelectAll<Abortable<BoxStream<'static, Utf8Bytes>>>,
}

/// A watch that ends when it is dropped.
struct Watch(AbortHandle);

impl Drop for Watch {
    fn drop(&mut self) {
        self.0.abort();
    }
}

impl Client {
    fn new(app: Arc<App>, identity: Identity, token: Hash) -> Client {
        Client { app, identity, token, watches: HashMap::new(), updates: SelectAll::new() }
    }

    async fn serve(mut self, socket: WebSocket) {
        let app = self.app.clone();
        let _counted = app.metrics.sockets.hold();
        let mut closing = app.closing.subscribe();
        let mut closed = pin!(closes(&mut closing));
        let mut clock_moved = app.clock_moved.subscribe();
        let mut heartbeat = interval(HEARTBEAT);
        heartbeat.set_missed_tick_behavior(MissedTickBehavior::Delay);
        heartbeat.reset();
        let mut alive = true;
        let (mut sink, mut stream) = socket.split();
        let me = Me { id: self.identity.id.clone(), name: self.identity.name.clone() };
        if !send(&mut sink, [text(&FromServer::Hello { me, now: app.time.now() })]).await {
            return;
        }
        loop {
            let first = tokio::select! {
                Some(update) = self.updates.next() => Message::Text(update),
                message = stream.next() => {
                    alive = true;
                    match message {
                        Some(Ok(Message::Text(message))) => match self.receive(&message).await {
                            Some(answer) => text(&answer),
                            None => continue,
                        },
                        Some(Ok(Message::Ping(_) | Message::Pong(_))) => continue,
                        Some(Ok(Message::Binary(_))) => text(&fault(refusals::MESSAGE.into())),
                        Some(Ok(Message::Close(_)) | Err(_)) | None => return,
                    }
                }
                _ = heartbeat.tick() => {
                    // The ping tests the connection. The script of a page cannot see pings, so that it gets a message too.
                    let beat = [Message::Ping(Vec::new().into()), text(&FromServer::Beat { now: app.time.now() })];
                    if !alive || !send(&mut sink, beat).await {
                        return;
                    }
                    alive = false;
                    continue;
                }
                Ok(()) = clock_moved.changed() => text(&FromServer::Beat { now: app.time.now() }),
                () = &mut closed => {
                    let _ = send(&mut sink, [text(&FromServer::Goodbye), Message::Close(None)]).await;
                    return;
                }
            };
            // The update that follows from an order leaves in one packet with the answer.
            let more = from_fn(|| self.updates.next().now_or_never().flatten()).map(Message::Text);
            if !send(&mut sink, once(first).chain(more)).await {
                return;
            }
        }
    }

    async fn receive(&mut self, message: &str) -> Option<FromServer> {
        if !self.app.limits.message(&self.identity.id) {
            self.app.metrics.requests_limited.add(1);
            return Some(fault(refusals::TOO_OFTEN.into()));
        }
        let Ok(message) = serde_json::from_str::<FromClient>(message) else {
            return Some(fault(refusals::MESSAGE.into()));
        };
        match message {
            FromClient::Watch { table, seat, after } => {
                self.watch(table, seat, after).await.err().map(|error| fault(error.refusal()))
            }
            FromClient::Unwatch { table } => {
                self.watches.remove(&table);
                None
            }
            FromClient::Order { id, table, command } => {
                self.app.metrics.orders.add(1);
                Some(match self.order(&id, &table, &command).await {
                    Ok(()) => FromServer::Done { id },
                    Err(error) => {
                        self.app.metrics.orders_refused.add(1);
                        FromServer::Refused { id, refusal: error.refusal() }
                    }
                })
            }
        }
    }

    async fn order(&mut self, id: &str, table: &str, command: &Command) -> Result<(), Error> {
        if !(1..=MAX_ORDER_ID).contains(&id.chars().count()) {
            return Err(refusals::ORDER_ID.into());
        }
        if let Command::Sit { .. } = command {
            // The name that the log keeps may have changed since the client connected.
            if let Some(identity) = self.app.store.identity(&self.token).await? {
                self.identity = identity;
            }
        }
        self.app.tables.order(table, Order { id, by: &self.identity, command }).await
    }

    async fn watch(&mut self, id: TableId, seat: Option<SeatNumber>, after: u32) -> Result<(), Error> {
        self.watches.remove(&id);
        if self.watches.len() >= MAX_WATCHES {
            return Err(refusals::TOO_MANY_WATCHES.into());
        }
        let viewer = match seat {
            None => Viewer::Spectator,
            Some(seat) => Viewer::Seat(Seat::new(seat.into()).ok_or(table_refusals::NO_SUCH_SEAT)?),
        };
        let room = self.app.tables.room(&id).await?;
        // A hint may have been lost while nobody watched, or not have come yet.
        let unwatched = self.app.bus.resync_interval().is_some() && !room.is_watched();
        if unwatched || after > room.number() {
            self.app.tables.sync(&room).await?;
        }
        if !room.may_watch(&self.identity.id, viewer) {
            return Err(table_refusals::NOT_YOUR_SEAT.into());
        }
        let subscription = Subscription::new(self.app.clone(), room, self.identity.id.clone(), viewer, after);
        let (messages, end) = abortable(subscription.messages().boxed());
        self.updates.push(messages);
        self.watches.insert(id, Watch(end));
        Ok(())
    }
}

/// Sends messages together. Returns `false` if the connection is gone or the client has stopped reading.
async fn send(sink: &mut SplitSink<WebSocket, Message>, messages: impl IntoIterator<Item = Message>) -> bool {
    let sending = async {
        for message in messages {
            sink.feed(message).await?;
        }
        sink.flush().await
    };
    timeout(WRITE_TIMEOUT, sending).await.is_ok_and(|sent| sent.is_ok())
}

/// Waits until the server stops.
pub(crate) async fn closes(closing: &mut watch::Receiver<bool>) {
    // An error means that the server is gone.
    let _ = closing.wait_for(|closing| *closing).await;
}

fn fault(refusal: Refusal) -> FromServer {
    FromServer::Fault { refusal }
}

fn text(message: &FromServer) -> Message {
    Message::Text(json(message).into())
}
