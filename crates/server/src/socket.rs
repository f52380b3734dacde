//! A client's WebSocket: what he orders goes to the tables, what happens at those he watches comes back.

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
use table::Who;
use tokio::{
    sync::watch,
    time::{MissedTickBehavior, interval, timeout},
};
use wire::{Command, FromClient, FromServer, Refusal, SeatNumber, TableId, http::Me};

use crate::{
    app::{App, Trouble, now},
    follow::Follow,
    identity::{self, From, Guest},
    room::json,
    routes::known_level,
    store::Hash,
};

/// The largest message from a client.
const MAX_MESSAGE: usize = 16 * 1024;
/// Most messages have room in this; it is cleared before every read.
const READ_AT_ONCE: usize = 512;
/// Most tables that one client watches at a time.
const MAX_WATCHES: usize = 64;
/// The longest id of an order.
const MAX_ID: usize = 36;
/// How often a line is tried, and clients hear that it is alive.
const HEARTBEAT: Duration = Duration::from_secs(25);
/// How long a client may take to read a message.
const SLOWEST: Duration = Duration::from_secs(20);

pub(crate) async fn upgrade(
    State(app): State<Arc<App>>,
    From(from): From,
    Guest(who): Guest,
    headers: HeaderMap,
    upgrade: WebSocketUpgrade,
) -> Result<Response, Trouble> {
    let counted = app.limits.socket(from).ok_or_else(|| Refusal::of("server-too-many-sockets"))?;
    let token = identity::token(&app, &headers).unwrap_or_default();
    Ok(upgrade
        .max_message_size(MAX_MESSAGE)
        .max_frame_size(MAX_MESSAGE)
        .read_buffer_size(READ_AT_ONCE)
        .on_upgrade(move |socket| async move {
            Client::new(app, who, token).serve(socket).await;
            drop(counted);
        }))
}

struct Client {
    app: Arc<App>,
    who: Who,
    token: Hash,
    watches: HashMap<TableId, Watch>,
    /// What the watches have to say.
    news: SelectAll<Abortable<BoxStream<'static, Utf8Bytes>>>,
}

/// Ends when it is dropped.
struct Watch(AbortHandle);

impl Drop for Watch {
    fn drop(&mut self) {
        self.0.abort();
    }
}

impl Client {
    fn new(app: Arc<App>, who: Who, token: Hash) -> Client {
        Client { app, who, token, watches: HashMap::new(), news: SelectAll::new() }
    }

    async fn serve(mut self, socket: WebSocket) {
        let app = self.app.clone();
        let _held = app.metrics.sockets.hold();
        let mut closing = app.closing.subscribe();
        let mut closed = pin!(closes(&mut closing));
        let mut heartbeat = interval(HEARTBEAT);
        heartbeat.set_missed_tick_behavior(MissedTickBehavior::Delay);
        heartbeat.reset();
        let mut heard = true;
        let (mut sink, mut stream) = socket.split();
        let me = Me { id: self.who.identity.clone(), name: self.who.name.clone() };
        if !put(&mut sink, [text(&FromServer::Hello { me, now: now() })]).await {
            return;
        }
        loop {
            let first = tokio::select! {
                Some(news) = self.news.next() => Message::Text(news),
                message = stream.next() => {
                    heard = true;
                    match message {
                        Some(Ok(Message::Text(message))) => match self.hear(&message).await {
                            Some(answer) => text(&answer),
                            None => continue,
                        },
                        Some(Ok(Message::Ping(_) | Message::Pong(_))) => continue,
                        Some(Ok(Message::Binary(_))) => text(&fault(Refusal::of("server-message"))),
                        Some(Ok(Message::Close(_)) | Err(_)) | None => return,
                    }
                }
                _ = heartbeat.tick() => {
                    // Whoever answers nothing for a whole beat is gone.
                    // A page's script sees no pings, so that it is told too.
                    let beat = [Message::Ping(Vec::new().into()), text(&FromServer::Beat)];
                    if !heard || !put(&mut sink, beat).await {
                        return;
                    }
                    heard = false;
                    continue;
                }
                () = &mut closed => {
                    let _ = put(&mut sink, [text(&FromServer::Goodbye), Message::Close(None)]).await;
                    return;
                }
            };
            // What an order led to leaves in the same packet as the answer to it.
            let more = from_fn(|| self.news.next().now_or_never().flatten()).map(Message::Text);
            if !put(&mut sink, once(first).chain(more)).await {
                return;
            }
        }
    }

    async fn hear(&mut self, message: &str) -> Option<FromServer> {
        if !self.app.limits.message(&self.who.identity) {
            self.app.metrics.requests_limited.add(1);
            return Some(fault(Refusal::of("server-too-often")));
        }
        let Ok(message) = serde_json::from_str::<FromClient>(message) else {
            return Some(fault(Refusal::of("server-message")));
        };
        match message {
            FromClient::Watch { table, seat, after } => {
                self.watch(table, seat, after).await.err().map(|trouble| fault(trouble.refusal()))
            }
            FromClient::Unwatch { table } => {
                self.watches.remove(&table);
                None
            }
            FromClient::Order { id, table, command } => {
                self.app.metrics.orders.add(1);
                Some(match self.order(&id, &table, &command).await {
                    Ok(()) => FromServer::Done { id },
                    Err(trouble) => {
                        self.app.metrics.orders_refused.add(1);
                        FromServer::Refused { id, refusal: trouble.refusal() }
                    }
                })
            }
        }
    }

    async fn order(&mut self, id: &str, table: &str, command: &Command) -> Result<(), Trouble> {
        if id.is_empty() || id.chars().count() > MAX_ID {
            return Err(Refusal::of("server-order-id").into());
        }
        let who = match command {
            Command::Fill { level, .. } => {
                let game = self.app.look(table, |table| table.game().spec().info().name).await?;
                known_level(game, *level)?;
                None
            }
            // He may have taken another name since he came.
            Command::Sit { .. } => self.app.store.identity(&self.token).await?,
            _ => None,
        };
        self.app.order(table, who.as_ref().unwrap_or(&self.who), id, command).await
    }

    async fn watch(&mut self, id: TableId, seat: Option<SeatNumber>, after: u32) -> Result<(), Trouble> {
        self.watches.remove(&id);
        if self.watches.len() >= MAX_WATCHES {
            return Err(Refusal::of("server-too-many-watches").into());
        }
        let viewer = match seat {
            None => Viewer::Spectator,
            Some(seat) => {
                Viewer::Seat(Seat::new(seat.into()).ok_or_else(|| Refusal::of("table-no-such-seat"))?)
            }
        };
        let room = self.app.room(&id).await?;
        // A hint may have been lost while nobody watched.
        if self.app.bus.doubt().is_some() && !room.is_watched() {
            self.app.refresh(&room).await?;
        }
        if !room.may_view(&self.who.identity, viewer) {
            return Err(Refusal::of("table-not-your-seat").into());
        }
        let follow = Follow::new(self.app.clone(), room, self.who.identity.clone(), viewer, after);
        let (messages, end) = abortable(follow.messages().boxed());
        self.news.push(messages);
        self.watches.insert(id, Watch(end));
        Ok(())
    }
}

/// Sends messages together; false if the line is gone, or the client has long stopped reading.
async fn put(sink: &mut SplitSink<WebSocket, Message>, messages: impl IntoIterator<Item = Message>) -> bool {
    let sending = async {
        for message in messages {
            sink.feed(message).await?;
        }
        sink.flush().await
    };
    timeout(SLOWEST, sending).await.is_ok_and(|sent| sent.is_ok())
}

/// Waits until the server goes down.
pub(crate) async fn closes(closing: &mut watch::Receiver<bool>) {
    // The end of the sender is the end of the server too.
    let _ = closing.wait_for(|closing| *closing).await;
}

fn fault(refusal: Refusal) -> FromServer {
    FromServer::Fault { refusal }
}

fn text(message: &FromServer) -> Message {
    Message::Text(json(message).into())
}
