//! A simulated person with a client. They know only what the servers send them. When a connection is lost or
//! an answer does not come, they connect to any server and send the same order again.

use std::{
    cell::{Cell, RefCell},
    collections::BTreeMap,
    rc::Rc,
    sync::Arc,
    time::Duration,
};

use data_encoding::HEXLOWER;
use dice::Dice;
use futures_util::{SinkExt, StreamExt};
use rules::{Random, Seat, Viewer};
use serde::de::DeserializeOwned;
use serde_json::json;
use tokio::{
    io::{AsyncReadExt, AsyncWriteExt},
    time::{Instant, sleep, sleep_until, timeout},
};
use tokio_tungstenite::{
    WebSocketStream, client_async,
    tungstenite::{Message, client::IntoClientRequest},
};
use turmoil::net::TcpStream;
use wire::{
    Command, Event, FromClient, FromServer, Offer, SeatNumber, Stage, State, TableId, Update,
    http::{Me, TableInfo},
    refusals::server as refusals,
    session::Sitter,
};

use super::{
    Draw,
    database::Database,
    dice,
    hidden::Secrets,
    note,
    plan::{self, Plan},
};
use crate::config::Role;

/// How long a person waits for an answer before they try another server.
const PATIENCE: Duration = Duration::from_secs(3);
/// How long a person keeps a connection over which no message arrives.
const SILENCE: Duration = Duration::from_secs(12);

/// What one person did and saw.
#[derive(Default)]
pub(super) struct Record {
    pub(super) me: Option<Me>,
    /// The orders, in the order in which they were first sent.
    pub(super) orders: Vec<Sent>,
    /// The tables that the person has set up, if the server's answer has arrived.
    pub(super) created: Vec<TableId>,
    /// The updates of tables that the person has received.
    pub(super) seen: Vec<Seen>,
    /// The number of the newest event that the person has, by table.
    pub(super) newest: BTreeMap<TableId, u32>,
    /// The violations that the person has noticed.
    pub(super) wrong: Vec<String>,
    /// Whether the person is not waiting for an answer and knows the state of each table that they watch.
    pub(super) idle: bool,
}

/// An order that a person has sent.
pub(super) struct Sent {
    pub(super) id: String,
    pub(super) table: TableId,
    pub(super) command: Command,
    pub(super) answer: Answer,
    /// How often the order was sent.
    pub(super) copies: u32,
    /// Whether the order was already stored when it was first sent over the current connection. If so, it
    /// must not be refused.
    stored: bool,
}

/// What a person knows about an order.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Answer {
    /// The order may have taken effect.
    Unknown,
    Done,
    /// The order was refused, with this code.
    Refused(String),
}

/// An update of a table that a person has received.
pub(super) struct Seen {
    pub(super) table: TableId,
    pub(super) viewer: Viewer,
    pub(super) events: Vec<Event>,
    pub(super) state: State,
}

/// What all people of a run share.
pub(super) struct Club {
    pub(super) plan: Rc<Plan>,
    pub(super) database: Arc<Database>,
    /// The tables of the plan, once they are set up.
    pub(super) tables: RefCell<Vec<Option<TableId>>>,
    /// Whether people no longer begin anything new, because the time of faults is over.
    pub(super) calm: Cell<bool>,
    /// Which of two worlds this is, if the run compares two worlds that the first person cannot tell apart.
    pub(super) world: Option<usize>,
}

/// What a person knows about a table.
#[derive(Default)]
struct Mirror {
    number: u32,
    state: Option<State>,
    /// The seat whose view the person asked for last; `None` for a spectator's view.
    view: Option<SeatNumber>,
    /// Whether the view was asked for again over this connection, so that events may come twice.
    again: bool,
}

pub(super) struct Person {
    index: usize,
    club: Rc<Club>,
    record: Rc<RefCell<Record>>,
    dice: Dice,
    cookie: String,
    mirrors: BTreeMap<TableId, Mirror>,
    /// The order that has no answer yet: its index in the record, and when it was sent.
    pending: Option<(usize, Instant)>,
    heard: Instant,
    server: usize,
    secrets: Secrets,
}

type Socket = WebSocketStream<TcpStream>;

/// The connection is lost, or the person gives it up.
struct Lost;

impl<E: std::error::Error> From<E> for Lost {
    fn from(_: E) -> Lost {
        Lost
    }
}

impl Person {
    pub(super) fn new(index: usize, seed: u64, club: Rc<Club>, record: Rc<RefCell<Record>>) -> Person {
        Person {
            index,
            club,
            record,
            dice: dice(seed, &format!("p{index}")),
            cookie: String::new(),
            mirrors: BTreeMap::new(),
            pending: None,
            heard: Instant::now(),
            server: 0,
            secrets: Secrets::default(),
        }
    }

    /// Plays for ever.
    pub(super) async fn live(mut self) {
        while self.enter().await.is_err() {
            self.pause().await;
        }
        let plan = self.club.plan.clone();
        for (place, table) in plan.tables.iter().enumerate() {
            while table.host == self.index
                && !self.club.calm.get()
                && self.create(place, table).await.is_err()
            {
                self.pause().await;
            }
        }
        loop {
            if let Ok(socket) = self.connect().await {
                let _ = self.play(socket).await;
                note!("p{} leaves n{}", self.index, self.server);
            }
            self.pause().await;
        }
    }

    /// Waits a moment, and picks another server.
    async fn pause(&mut self) {
        sleep(self.dice.span(20, 400)).await;
        let servers = &self.club.plan.servers;
        self.server = self.dice.index(servers.len());
        while servers[self.server].role == Role::Think {
            self.server = (self.server + 1) % servers.len();
        }
    }

    async fn stream(&self) -> Result<TcpStream, Lost> {
        Ok(timeout(PATIENCE, TcpStream::connect((format!("n{}", self.server), 80))).await??)
    }

    /// Sends a request. Returns the headers and the answer.
    async fn ask<T: DeserializeOwned>(
        &self,
        method: &str,
        path: &str,
        body: &str,
    ) -> Result<(String, T), Lost> {
        let asking = async {
            let mut stream = self.stream().await?;
            let head = format!(
                "{method} {path} HTTP/1.1\r\nHost: club\r\nCookie: {}\r\nContent-Type: application/json\r\n\
                 Content-Length: {}\r\nConnection: close\r\n\r\n",
                self.cookie,
                body.len()
            );
            stream.write_all(format!("{head}{body}").as_bytes()).await?;
            let mut answer = String::new();
            stream.read_to_string(&mut answer).await?;
            let (head, body) = answer.split_once("\r\n\r\n").ok_or(Lost)?;
            let status = head.split(' ').nth(1).unwrap_or_default();
            note!("p{} {method} {path} at n{}: {status}", self.index, self.server);
            Ok::<_, Lost>((head.to_owned(), serde_json::from_str(body)?))
        };
        timeout(2 * PATIENCE, asking).await?
    }

    async fn enter(&mut self) -> Result<(), Lost> {
        let (head, me): (_, Me) = self.ask("POST", "/api/me", "").await?;
        let cookie = head.lines().find_map(|line| line.strip_prefix("set-cookie: ")).ok_or(Lost)?;
        self.cookie = cookie.split(';').next().unwrap_or_default().to_owned();
        self.record.borrow_mut().me = Some(me);
        Ok(())
    }

    async fn create(&mut self, place: usize, table: &plan::Table) -> Result<(), Lost> {
        let seat = |seat: &plan::Seat| match seat {
            plan::Seat::Person(person) if *person == self.index => json!({"kind": "me"}),
            plan::Seat::Person(_) => json!({"kind": "anyone"}),
            plan::Seat::Computer => json!({"kind": "computer", "level": 1}),
        };
        let seats: Vec<_> = table.seats.iter().map(seat).collect();
        let wish = json!({"spec": table.spec, "seats": seats, "listed": true}).to_string();
        let (_, info): (_, TableInfo) = self.ask("POST", "/api/tables", &wish).await?;
        self.record.borrow_mut().created.push(info.id.clone());
        self.club.tables.borrow_mut()[place] = Some(info.id);
        Ok(())
    }

    async fn connect(&mut self) -> Result<Socket, Lost> {
        let mut request = "ws://club/ws".into_client_request()?;
        request.headers_mut().insert("Cookie", self.cookie.parse()?);
        let stream = self.stream().await?;
        let (socket, _) = timeout(PATIENCE, client_async(request, stream)).await??;
        note!("p{} is connected to n{}", self.index, self.server);
        Ok(socket)
    }

    async fn play(&mut self, mut socket: Socket) -> Result<(), Lost> {
        self.heard = Instant::now();
        for mirror in self.mirrors.values_mut() {
            mirror.again = false;
        }
        let known: Vec<_> = self.mirrors.keys().cloned().collect();
        for table in known {
            self.watch(&mut socket, &table).await?;
        }
        if let Some((order, _)) = self.pending {
            self.begin_order(order);
            self.send_order(&mut socket, order).await?;
        }
        let mut next = Instant::now() + self.dice.span(20, 300);
        loop {
            tokio::select! {
                biased;
                message = socket.next() => match message {
                    Some(Ok(Message::Text(text))) => {
                        self.heard = Instant::now();
                        self.receive(&mut socket, serde_json::from_str(&text)?).await?;
                    }
                    Some(Ok(Message::Ping(_) | Message::Pong(_))) => {}
                    _ => return Err(Lost),
                },
                () = sleep_until(next) => {
                    self.act(&mut socket).await?;
                    next = Instant::now() + self.dice.span(100, 900);
                }
            }
        }
    }

    async fn send(&self, socket: &mut Socket, message: &FromClient) -> Result<(), Lost> {
        let text = serde_json::to_string(message)?;
        Ok(timeout(PATIENCE, socket.send(Message::text(text))).await??)
    }

    async fn watch(&mut self, socket: &mut Socket, table: &str) -> Result<(), Lost> {
        let mirror = self.mirrors.entry(table.to_owned()).or_default();
        let (seat, after) = (mirror.view, mirror.number);
        note!("p{} watches {table} as {seat:?} after {after}", self.index);
        self.send(socket, &FromClient::Watch { table: table.to_owned(), seat, after }).await
    }

    /// Notes whether an order is already stored. This is called before the order is sent over a new
    /// connection.
    fn begin_order(&self, order: usize) {
        let mut record = self.record.borrow_mut();
        let me = record.me.as_ref().map_or(String::new(), |me| me.id.clone());
        let order = &mut record.orders[order];
        order.stored = self.club.database.memory.has_order(&order.table, &me, &order.id);
    }

    /// Sends an order, for the first time or again.
    async fn send_order(&mut self, socket: &mut Socket, order: usize) -> Result<(), Lost> {
        let message = {
            let mut record = self.record.borrow_mut();
            let Sent { id, table, command, copies, .. } = &mut record.orders[order];
            *copies += 1;
            let secret = self.club.world.filter(|_| matches!(command, Command::Play { .. }));
            let what = secret.map_or_else(|| serde_json::to_string(command), |_| Ok("play".to_owned()))?;
            note!("p{} sends {id} to {table}: {what}", self.index);
            FromClient::Order { id: id.clone(), table: table.clone(), command: command.clone() }
        };
        self.send(socket, &message).await
    }

    /// Sends a new order.
    async fn order(&mut self, socket: &mut Socket, table: &str, command: Command) -> Result<(), Lost> {
        let order = {
            let mut record = self.record.borrow_mut();
            let id = format!("p{}-{}", self.index, record.orders.len());
            let table = table.to_owned();
            record.orders.push(Sent {
                id,
                table,
                command,
                answer: Answer::Unknown,
                copies: 0,
                stored: false,
            });
            record.idle = false;
            record.orders.len() - 1
        };
        self.pending = Some((order, Instant::now()));
        self.send_order(socket, order).await
    }

    async fn receive(&mut self, socket: &mut Socket, message: FromServer) -> Result<(), Lost> {
        match message {
            FromServer::Update(update) => self.update(socket, *update).await,
            FromServer::Done { id } => {
                note!("p{} hears that {id} is done", self.index);
                self.answered(&id, Answer::Done);
                Ok(())
            }
            FromServer::Refused { id, refusal } => {
                note!("p{} hears that {id} is refused: {}", self.index, refusal.code);
                // After these two refusals, the order may still have taken effect. The person sends it again
                // after a while.
                if refusal.code != refusals::AWAY.code && refusal.code != refusals::FAILED.code {
                    self.answered(&id, Answer::Refused(refusal.code.to_string()));
                }
                Ok(())
            }
            FromServer::Fault { refusal } => {
                note!("p{} hears of a fault: {}", self.index, refusal.code);
                Err(Lost)
            }
            FromServer::Goodbye => Err(Lost),
            FromServer::Hello { .. }
            | FromServer::Present { .. }
            | FromServer::Beat { .. }
            | FromServer::Stale { .. } => Ok(()),
        }
    }

    fn answered(&mut self, id: &str, answer: Answer) {
        let mut record = self.record.borrow_mut();
        let Some(place) = record.orders.iter().position(|order| order.id == id) else {
            record.wrong.push(format!("an answer to {id}, which was never sent"));
            return;
        };
        let order = &mut record.orders[place];
        let wrong = match (&order.answer, &answer) {
            (Answer::Unknown, Answer::Refused(code)) if order.stored => {
                Some(format!("{id} was stored when it was sent again, and is refused: {code}"))
            }
            (Answer::Done, Answer::Refused(code)) => Some(format!("{id} is done, and then refused: {code}")),
            // If the order was sent more than once, one copy may be refused before another copy is done.
            (Answer::Refused(code), Answer::Done) if order.copies == 1 => {
                Some(format!("{id} is refused: {code}, and then done"))
            }
            _ => None,
        };
        if order.answer == Answer::Unknown || answer == Answer::Done {
            order.answer = answer;
        }
        record.wrong.extend(wrong);
        if self.pending.is_some_and(|(pending, _)| pending == place) {
            self.pending = None;
        }
    }

    async fn update(&mut self, socket: &mut Socket, update: Update) -> Result<(), Lost> {
        let Update { table, seat, events, more, state } = update;
        if more {
            self.send(socket, &FromClient::More { table: table.clone() }).await?;
        }
        let mirror = self.mirrors.entry(table.clone()).or_default();
        let mut record = self.record.borrow_mut();
        let mut wrong = None;
        for event in &events {
            if event.number == mirror.number + 1 {
                mirror.number = event.number;
            } else if event.number > mirror.number || !mirror.again {
                wrong = Some(format!("{table}: event {} follows {}", event.number, mirror.number));
            }
        }
        if state.number != mirror.number && !(mirror.again && state.number < mirror.number) {
            wrong = Some(format!("{table}: state {} with the events up to {}", state.number, mirror.number));
        }
        record.wrong.extend(wrong.map(|wrong| format!("p{} at n{}: {wrong}", self.index, self.server)));
        note!("p{} sees {table} {} as {seat:?}", self.index, state.number);
        let viewer = seat.and_then(|seat| Seat::new(seat.into())).map_or(Viewer::Spectator, Viewer::Seat);
        record.newest.insert(table.clone(), mirror.number);
        record.seen.push(Seen { table, viewer, events, state: state.clone() });
        if state.number == mirror.number {
            mirror.state = Some(state);
        }
        Ok(())
    }

    /// Takes the next step: sends the pending order again, watches new tables, or acts at a table.
    async fn act(&mut self, socket: &mut Socket) -> Result<(), Lost> {
        if self.heard.elapsed() > SILENCE {
            return Err(Lost);
        }
        if let Some((order, since)) = self.pending {
            if since.elapsed() > PATIENCE {
                self.pending = Some((order, Instant::now()));
                return Err(Lost);
            }
            if self.dice.chance(300) {
                self.send_order(socket, order).await?;
            }
            return Ok(());
        }
        let news: Vec<_> = {
            let tables = self.club.tables.borrow();
            tables.iter().flatten().filter(|table| !self.mirrors.contains_key(*table)).cloned().collect()
        };
        for table in news {
            self.watch(socket, &table).await?;
        }
        if self.club.calm.get() {
            self.record.borrow_mut().idle = self.mirrors.values().all(|mirror| mirror.state.is_some());
            return Ok(());
        }
        let sent = self.record.borrow().orders.len();
        if sent > 0 && self.dice.chance(30) {
            // A client may send an order again although it is done.
            let order = self.dice.index(sent);
            if self.record.borrow().orders[order].answer == Answer::Done {
                self.begin_order(order);
                return self.send_order(socket, order).await;
            }
        }
        if self.dice.chance(30) {
            return Err(Lost);
        }
        let tables: Vec<_> = self.mirrors.keys().cloned().collect();
        if tables.is_empty() {
            return Ok(());
        }
        let from = self.dice.index(tables.len());
        for table in tables.iter().cycle().skip(from).take(tables.len()) {
            if self.act_at(socket, table).await? {
                break;
            }
        }
        Ok(())
    }

    /// Does something at a table. Returns whether there was something to do.
    async fn act_at(&mut self, socket: &mut Socket, table: &str) -> Result<bool, Lost> {
        let Some(state) = self.mirrors.get(table).and_then(|mirror| mirror.state.clone()) else {
            return Ok(false);
        };
        let Some(seat) = self.seat_at(table, &state) else { return Ok(false) };
        if let Some(next) = &state.rematch
            && !self.mirrors.contains_key(next)
        {
            self.watch(socket, next).await?;
            return Ok(true);
        }
        let command = match state.stage {
            Stage::Waiting => self.arrive(seat, &state),
            Stage::Playing => {
                let mirror = self.mirrors.entry(table.to_owned()).or_default();
                if state.dice.is_some() && mirror.view != Some(seat) {
                    (mirror.view, mirror.again) = (Some(seat), true);
                    self.watch(socket, table).await?;
                    return Ok(true);
                }
                match self.club.world {
                    Some(world) => self.move_in_world(world, seat, table, &state),
                    None => self.move_at(seat, &state),
                }
            }
            Stage::Over => {
                let wants = state.may.rematch && !state.seats[usize::from(seat)].wants_rematch;
                (wants && self.dice.chance(300)).then_some(Command::Rematch { seat })
            }
        };
        let Some(command) = command else { return Ok(false) };
        self.order(socket, table, command).await?;
        Ok(true)
    }

    /// Returns the person's seat at a table: the seat in the plan, or the seat that is reserved for them at a
    /// rematch.
    fn seat_at(&self, table: &str, state: &State) -> Option<SeatNumber> {
        let tables = self.club.tables.borrow();
        let place = tables.iter().position(|known| known.as_deref() == Some(table));
        let seat = match place {
            Some(place) => {
                let seats = &self.club.plan.tables[place].seats;
                seats.iter().position(|seat| *seat == plan::Seat::Person(self.index))
            }
            None => {
                let record = self.record.borrow();
                let own = record.me.as_ref()?.name.as_str();
                let is_own = |sitter: &Sitter| match sitter {
                    Sitter::Kept { name } | Sitter::Person { name } => name == own,
                    Sitter::Open | Sitter::Computer { .. } => false,
                };
                state.seats.iter().position(|seat| is_own(&seat.sitter))
            }
        };
        seat.map(|seat| seat as SeatNumber)
    }

    /// Returns the command to sit down, or the one to reveal the seat's contribution to the dice, if it is
    /// time for one of them.
    fn arrive(&mut self, seat: SeatNumber, state: &State) -> Option<Command> {
        let contribution = [seat + 1; 16];
        let place = usize::from(seat);
        match (&state.seats[place].sitter, &state.dice) {
            (Sitter::Open | Sitter::Kept { .. }, dice) => {
                let commitment = dice.as_ref().and_then(|dice| {
                    let referee = HEXLOWER.decode(dice.commitment.as_bytes()).ok()?.try_into().ok()?;
                    let own = dice::seat_commitment(&referee, Seat::new(place)?, &contribution);
                    Some(HEXLOWER.encode(&own))
                });
                Some(Command::Sit { seat, commitment })
            }
            (Sitter::Person { .. }, Some(dice)) => {
                let committed = |(place, commitment): (usize, &Option<String>)| {
                    commitment.is_some() || matches!(state.seats[place].sitter, Sitter::Computer { .. })
                };
                let all = dice.seat_commitments.iter().enumerate().all(committed);
                let own = dice.contributions.get(place)?.is_none();
                (all && own).then(|| Command::Reveal { seat, contribution: HEXLOWER.encode(&contribution) })
            }
            _ => None,
        }
    }

    /// Chooses an action in one of two worlds.
    fn move_in_world(
        &mut self,
        world: usize,
        seat: SeatNumber,
        table: &str,
        state: &State,
    ) -> Option<Command> {
        let legal = state.legal.as_ref().filter(|_| state.turn == Some(seat))?;
        let action = self.secrets.action(&mut self.dice, world, self.index, table, legal)?;
        Some(Command::Play { seat, ply: state.ply, action })
    }

    /// Chooses a command at random: an action, an offer, an answer to an offer, or an attempt to end the
    /// game.
    fn move_at(&mut self, seat: SeatNumber, state: &State) -> Option<Command> {
        if let Some(offer) = &state.offer {
            if offer.asked.contains(&seat) {
                return Some(Command::Answer { seat, accept: self.dice.chance(500) });
            }
            if self.dice.chance(100) && offer.seat == seat {
                return Some(Command::Answer { seat, accept: false });
            }
        }
        match self.dice.below(100) {
            0 => return Some(Command::Resign { seat }),
            1..=3 => {
                let offers = [Offer::Draw, Offer::TakeBack, Offer::Abort];
                return Some(Command::Offer { seat, offer: offers[self.dice.index(offers.len())] });
            }
            4 => return Some(Command::Abort { seat }),
            5..=6 => return Some(Command::Play { seat, ply: state.ply, action: "nonsense".into() }),
            _ => {}
        }
        let action = state.legal.as_ref().filter(|_| state.turn == Some(seat))?.nth(self.dice.index(1000))?;
        Some(Command::Play { seat, ply: state.ply, action })
    }
}
