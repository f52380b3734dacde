//! A client's WebSocket. The client sends its orders over it, and receives the events at the tables that it
//! watches.

use std::{collections::BTreeMap, net::IpAddr, pin::pin, sync::Arc, time::Duration};

use axum::{
    extract::{
        Query, State, WebSocketUpgrade,
        ws::{CloseFrame, Message, Utf8Bytes, WebSocket, close_code},
    },
    http::{HeaderMap, StatusCode},
    response::{IntoResponse, Response},
};
use futures_util::{
    FutureExt, SinkExt, StreamExt,
    stream::{AbortHandle, Abortable, BoxStream, SelectAll, SplitSink, abortable},
};
use rules::{Seat, Viewer};
use table::{Identity, Order, limits::MAX_ORDER_ID};
use tokio::{
    sync::{Notify, Semaphore},
    time::{MissedTickBehavior, interval, timeout},
};
use tracing::Instrument;
use wire::{
    Command, FromClient, FromServer, Millis, Refusal, SeatNumber, TableId,
    http::Me,
    refusals::{server as refusals, table as table_refusals},
};

use crate::{
    app::{self, App},
    error::Error,
    identity::{self, ClientAddress, Guest},
    limits::{MAX_BATCH, MAX_BUFFER, MAX_MESSAGE, MAX_WATCHES, SESSION_CHECKED},
    protocol::Spoken,
    room::json,
    store::Hash,
    subscription::{Subscription, Watcher},
};

/// The size of the read buffer in bytes. Most messages fit. A larger buffer would take longer to clear before
/// every read.
const READ_BUFFER: usize = 512;
/// How often the server tests whether the client still answers.
const HEARTBEAT: Duration = Duration::from_secs(25);
/// How long a client may take to read a message.
const WRITE_TIMEOUT: Duration = Duration::from_secs(20);

pub(crate) async fn upgrade(
    State(app): State<Arc<App>>,
    ClientAddress(address): ClientAddress,
    Guest(identity): Guest,
    Query(spoken): Query<Spoken>,
    headers: HeaderMap,
    upgrade: WebSocketUpgrade,
) -> Result<Response, Error> {
    if *app.closing.borrow() {
        // The client tries again at once, and should reach another server.
        return Ok(StatusCode::SERVICE_UNAVAILABLE.into_response());
    }
    let counted = app.limits.socket(address).ok_or(refusals::TOO_MANY_SOCKETS)?;
    let token = identity::token(&app, &headers).unwrap_or_default();
    Ok(upgrade
        .max_message_size(MAX_MESSAGE)
        .max_frame_size(MAX_MESSAGE)
        .read_buffer_size(READ_BUFFER)
        .max_write_buffer_size(MAX_BUFFER)
        .on_upgrade(move |mut socket| async move {
            if let Some(close) = spoken.other(app.config.protocol) {
                // Send no message that says why: the client might not understand it.
                let _ = timeout(WRITE_TIMEOUT, socket.send(Message::Close(Some(close)))).await;
                return;
            }
            Client::new(app, identity, token, address).serve(socket).await;
            drop(counted);
        }))
}

struct Client {
    app: Arc<App>,
    identity: Identity,
    token: Hash,
    /// When the session was last found to be open.
    checked: Millis,
    address: IpAddr,
    /// Lets only one page of history be made for the client at a time.
    pages: Arc<Semaphore>,
    /// How many messages since the last heartbeat exceeded a rate limit or could not be read.
    strikes: u32,
    watches: BTreeMap<TableId, Watch>,
    /// The messages of all watches.
    updates: SelectAll<Abortable<BoxStream<'static, Utf8Bytes>>>,
}

/// A watch that ends when it is dropped.
struct Watch {
    end: AbortHandle,
    /// Notified when the client asks for the next page.
    demand: Arc<Notify>,
}

impl Drop for Watch {
    fn drop(&mut self) {
        self.end.abort();
    }
}

impl Client {
    fn new(app: Arc<App>, identity: Identity, token: Hash, address: IpAddr) -> Client {
        Client {
            checked: app.time.now(),
            app,
            identity,
            token,
            address,
            pages: Arc::new(Semaphore::new(1)),
            strikes: 0,
            watches: BTreeMap::new(),
            updates: SelectAll::new(),
        }
    }

    async fn serve(mut self, socket: WebSocket) {
        let app = self.app.clone();
        let _counted = app.metrics.sockets.hold();
        let mut closing = app.closing.subscribe();
        let mut closed = pin!(app::closes(&mut closing));
        let mut clock_moved = app.clock_moved.subscribe();
        let mut stale = app.stale.subscribe();
        if *stale.borrow() {
            stale.mark_changed();
        }
        let mut heartbeat = interval(HEARTBEAT);
        heartbeat.set_missed_tick_behavior(MissedTickBehavior::Delay);
        heartbeat.reset();
        let mut alive = true;
        let (mut sink, mut stream) = socket.split();
        // 1. Register the socket. If the session ended before that, nothing has notified the socket, so check
        //    the session.
        let session = app.sockets.register(&self.identity.id, self.token, self.address);
        if let Err(error) = self.check_session().await {
            return close(&mut sink, error.refusal(), "session").await;
        }
        // 2. Greet the client.
        let me = Me { id: self.identity.id.clone(), name: self.identity.name.clone() };
        if !send(&mut sink, [text(&FromServer::Hello { me, now: app.time.now() })]).await {
            return;
        }
        loop {
            // 3. Wait for the next thing to send, or for a reason to close the connection.
            let first = tokio::select! {
                // The order is fixed, because with a random order a simulation could not be repeated. Rare
                // events come first. The client's messages cannot hold up the updates: they are rate-limited,
                // and each answer is sent together with the updates that wait.
                biased;
                () = &mut closed => {
                    let _ = send(&mut sink, [text(&FromServer::Goodbye), Message::Close(None)]).await;
                    return;
                }
                () = session.socket.ended() => {
                    let ended = self.check_session().await.map_or_else(Error::refusal, |()| refusals::BANNED.into());
                    return close(&mut sink, ended, "session").await;
                }
                _ = heartbeat.tick() => {
                    // The ping tests the connection. A page's script cannot see pings, so the client also
                    // gets a message.
                    let beat = FromServer::Beat { now: app.time.now() };
                    let beat = [Message::Ping(Vec::new().into()), text(&beat)];
                    if !alive || !send(&mut sink, beat).await {
                        return;
                    }
                    alive = false;
                    self.strikes = 0;
                    continue;
                }
                Ok(()) = clock_moved.changed() => text(&FromServer::Beat { now: app.time.now() }),
                message = stream.next() => {
                    alive = true;
                    if app.time.now() >= self.checked.saturating_add(SESSION_CHECKED)
                        && let Err(error) = self.check_session().await
                        // While the store is away, the client stays connected. The next message checks again.
                        && !error.is_away()
                    {
                        return close(&mut sink, error.refusal(), "session").await;
                    }
                    match message {
                        Some(Ok(Message::Close(_)) | Err(_)) | None => return,
                        Some(Ok(message)) => match self.receive(message).await {
                            Some(_) if app.limits.strikes_out(self.strikes) => {
                                app.metrics.clients_closed.add(1);
                                return close(&mut sink, refusals::TOO_OFTEN.into(), "limit").await;
                            }
                            Some(answer) => text(&answer),
                            None => continue,
                        },
                    }
                }
                Some(update) = self.updates.next() => Message::Text(update),
                // This branch is last, so that the client gets the updates that it missed before it is told
                // that nothing is out of date.
                Ok(()) = stale.changed() => {
                    let stale = *stale.borrow_and_update();
                    text(&FromServer::Stale { stale })
                }
            };
            // 4. Send it, with all updates that already wait.
            let (batch, size) = self.batch(first);
            let Some(_waits) = app.limits.wait(self.address, size) else {
                app.metrics.clients_closed.add(1);
                return close(&mut sink, refusals::TOO_MUCH_WAITING.into(), "limit").await;
            };
            if !send(&mut sink, batch).await {
                return;
            }
        }
    }

    /// Adds to `first` the updates that already wait, so that the answer to an order and the order's effects
    /// are sent in one packet. Returns the batch and its size in bytes.
    fn batch(&mut self, first: Message) -> (Vec<Message>, usize) {
        let mut size = length(&first);
        let mut batch = vec![first];
        while size < MAX_BATCH
            && let Some(update) = self.updates.next().now_or_never().flatten()
        {
            size += update.len();
            batch.push(Message::Text(update));
        }
        (batch, size)
    }

    /// Checks that the session has not ended, and reads the person's current name.
    async fn check_session(&mut self) -> Result<(), Error> {
        self.identity = self.app.session(&self.token).await?.ok_or(refusals::NO_IDENTITY)?;
        self.checked = self.app.time.now();
        Ok(())
    }

    /// Acts on a message. Returns the answer, if there is one.
    async fn receive(&mut self, message: Message) -> Option<FromServer> {
        if self.app.limits.message(&self.identity.id, self.address).is_err() {
            self.app.metrics.requests_limited.add(1);
            self.strikes += 1;
            return Some(fault(refusals::TOO_OFTEN.into()));
        }
        let message = match &message {
            Message::Text(text) => serde_json::from_str::<FromClient>(text).ok(),
            Message::Ping(_) | Message::Pong(_) | Message::Close(_) => return None,
            Message::Binary(_) => None,
        };
        let Some(message) = message else {
            self.strikes += 1;
            return Some(fault(refusals::MESSAGE.into()));
        };
        match message {
            FromClient::Watch { table, seat, after } => {
                let span = tracing::info_span!("watch", table);
                let watch =
                    async { self.watch(table, seat, after).await.err().map(|error| fault(error.refusal())) };
                watch.instrument(span).await
            }
            FromClient::More { table } => {
                if let Some(watch) = self.watches.get(&table) {
                    watch.demand.notify_one();
                }
                None
            }
            FromClient::Unwatch { table } => {
                self.watches.remove(&table);
                None
            }
            FromClient::Order { id, table, command } => {
                self.app.metrics.orders.add(1);
                let span = tracing::info_span!("order", request = id, table);
                let answer = async {
                    match self.order(&id, &table, &command).await {
                        Ok(()) => FromServer::Done { id },
                        Err(error) => {
                            self.app.metrics.orders_refused.add(1);
                            FromServer::Refused { id, refusal: error.refusal() }
                        }
                    }
                };
                Some(answer.instrument(span).await)
            }
        }
    }

    async fn order(&mut self, id: &str, table: &str, command: &Command) -> Result<(), Error> {
        if !(1..=MAX_ORDER_ID).contains(&id.chars().count()) {
            return Err(refusals::ORDER_ID.into());
        }
        if let Command::Sit { .. } = command {
            // The log stores the person's name, which may have changed since the client connected.
            self.check_session().await?;
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
        let has_others = self.app.bus.resync_interval().is_some();
        let may_watch = || room.may_watch(&self.identity.id, viewer);
        // While nobody watched the table, a hint may have been lost. A client that was connected to another
        // server before may know newer entries than this server, and may have sat down there.
        if after > room.number() || has_others && (!room.is_watched() || !may_watch()) {
            self.app.tables.sync(&room).await?;
        }
        if !may_watch() {
            return Err(table_refusals::NOT_YOUR_SEAT.into());
        }
        let watcher =
            Watcher { identity: self.identity.id.clone(), from: self.address, pages: self.pages.clone() };
        let demand = Arc::new(Notify::new());
        let subscription =
            Subscription::new(self.app.clone(), room.clone(), watcher, viewer, after, demand.clone());
        let (messages, end) = abortable(subscription.messages().boxed());
        self.updates.push(messages);
        self.watches.insert(id, Watch { end, demand });
        // Do this in a task of its own: it waits while another change is being stored, and the client need
        // not wait.
        let app = self.app.clone();
        tokio::spawn(async move { app.tables.resume_computers(&room).await });
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

/// Tells the client why the server closes the socket, and closes it.
async fn close(sink: &mut SplitSink<WebSocket, Message>, refusal: Refusal, reason: &'static str) {
    let close = CloseFrame { code: close_code::POLICY, reason: Utf8Bytes::from_static(reason) };
    let _ = send(sink, [text(&fault(refusal)), Message::Close(Some(close))]).await;
}

/// Returns the length of a text message in bytes. Other messages count as 0.
fn length(message: &Message) -> usize {
    match message {
        Message::Text(text) => text.len(),
        _ => 0,
    }
}

fn fault(refusal: Refusal) -> FromServer {
    FromServer::Fault { refusal }
}

fn text(message: &FromServer) -> Message {
    Message::Text(json(message).into())
}
