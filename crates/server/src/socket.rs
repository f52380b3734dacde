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
use futures_util::{SinkExt, StreamExt, stream::SplitSink};
use rules::{Seat, Viewer};
use table::Who;
use tokio::{
    sync::{mpsc, watch},
    task::{AbortHandle, yield_now},
    time::{MissedTickBehavior, interval, timeout},
};
use wire::{Command, FromClient, FromServer, Refusal, SeatNumber, TableId, http::Me};

use crate::{
    app::{App, Trouble, now},
    identity::{self, From, Guest},
    room::{Room, json},
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
    news: mpsc::Sender<Utf8Bytes>,
    newsstand: mpsc::Receiver<Utf8Bytes>,
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
        let (news, newsstand) = mpsc::channel(16);
        Client { app, who, token, watches: HashMap::new(), news, newsstand }
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
        let mut answer = Some(FromServer::Hello { me, now: now() });
        loop {
            let mut more = || self.newsstand.try_recv().ok();
            if let Some(message) = answer.take()
                && !put(&mut sink, once(text(&message)).chain(from_fn(&mut more).map(Message::Text))).await
            {
                return;
            }
            tokio::select! {
                Some(news) = self.newsstand.recv() => {
                    if !put(&mut sink, [Message::Text(news)]).await {
                        return;
                    }
                }
                message = stream.next() => {
                    heard = true;
                    match message {
                        Some(Ok(Message::Text(message))) => answer = self.hear(&message).await,
                        Some(Ok(Message::Ping(_) | Message::Pong(_))) => {}
                        Some(Ok(Message::Binary(_))) => answer = Some(fault(Refusal::of("server-message"))),
                        Some(Ok(Message::Close(_)) | Err(_)) | None => return,
                    }
                }
                _ = heartbeat.tick() => {
                    // Whoever answers nothing for a whole beat is gone.
                    // A page's script sees no pings, so that it is told too.
                    if !heard || !put(&mut sink, [Message::Ping(Vec::new().into())]).await {
                        return;
                    }
                    heard = false;
                    answer = Some(FromServer::Beat);
                }
                () = &mut closed => {
                    let _ = put(&mut sink, [text(&FromServer::Goodbye), Message::Close(None)]).await;
                    return;
                }
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

    async fn order(&self, id: &str, table: &str, command: &Command) -> Result<(), Trouble> {
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
        self.app.order(table, who.as_ref().unwrap_or(&self.who), id, command).await?;
        // Who watches the table here has been woken, and what he says leaves in the same packet as the answer.
        yield_now().await;
        Ok(())
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
        if !room.may_view(&self.who.identity, viewer) {
            return Err(Refusal::of("table-not-your-seat").into());
        }
        let follow =
            follow(self.app.clone(), room, self.who.identity.clone(), viewer, after, self.news.clone());
        self.watches.insert(id, Watch(tokio::spawn(follow).abort_handle()));
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

/// Sends a viewer what he lacks, and then whatever is new, until he may look no longer.
async fn follow(
    app: Arc<App>,
    room: Arc<Room>,
    identity: String,
    viewer: Viewer,
    mut after: u32,
    news: mpsc::Sender<Utf8Bytes>,
) {
    // First listen, then look: what comes between is seen twice and sent once.
    let mut news_of_room = room.subscribe();
    let _there = room.enter(identity.clone());
    let mut present = None;
    loop {
        let newest = *news_of_room.borrow_and_update();
        if !room.may_view(&identity, viewer) {
            let _ = news.send(utf8(&fault(Refusal::of("table-not-your-seat")))).await;
            return;
        }
        // A viewer's first update comes even if nothing has happened that he lacks.
        if present.is_none() || newest.number != after {
            let update = match room.update(viewer, after) {
                Some(update) => Ok(update),
                None => match app.store.log(&room.id, 0).await {
                    Ok(log) => room.long_update(&log, viewer, after),
                    Err(failure) => Err(failure),
                },
            };
            let text = match update {
                Ok((text, number)) => {
                    after = number;
                    text
                }
                Err(failure) => {
                    let _ = news.send(utf8(&fault(Trouble::Failed(failure).refusal()))).await;
                    return;
                }
            };
            if news.send(text.into()).await.is_err() {
                return;
            }
        }
        if present.replace(newest.present) != Some(newest.present) {
            let told = FromServer::Present { table: room.id.clone(), seats: newest.seats() };
            if news.send(utf8(&told)).await.is_err() {
                return;
            }
        }
        if news_of_room.changed().await.is_err() {
            return;
        }
    }
}

fn fault(refusal: Refusal) -> FromServer {
    FromServer::Fault { refusal }
}

fn text(message: &FromServer) -> Message {
    Message::Text(utf8(message))
}

fn utf8(message: &FromServer) -> Utf8Bytes {
    Utf8Bytes::from(json(message))
}
