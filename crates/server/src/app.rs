//! All that the server holds, and the one way in which a table changes.

use std::{
    collections::HashMap,
    sync::{Arc, Mutex, PoisonError},
    time::{Duration, SystemTime, UNIX_EPOCH},
};

use rules::Seat;
use table::{Entry, Event, NewTable, Outage, Secret, Table, Who};
use tokio::sync::{Semaphore, watch};
use wire::{Command, Millis, Refusal, SeatNumber, Stage, TableId};

use crate::{
    Config,
    bus::{Bus, Hint},
    computers,
    guard::Limits,
    metrics::Metrics,
    room::{self, Live, Room},
    secret,
    store::{Append, Due, Failure, Store},
};

/// How long something that is due stays claimed; then another server takes it.
const CLAIM: Millis = 60_000;
/// How often a change is tried again when another server was faster.
const TRIES: usize = 5;
/// How long a table that nobody watches stays in memory.
const IDLE: Millis = 10 * 60_000;

/// The server's parts.
pub struct App {
    pub(crate) config: Config,
    pub(crate) store: Arc<dyn Store>,
    pub(crate) bus: Arc<dyn Bus>,
    pub(crate) metrics: Metrics,
    pub(crate) limits: Limits,
    /// So many computers think at once.
    pub(crate) thinkers: Semaphore,
    /// One position is studied at a time.
    pub(crate) students: Semaphore,
    /// Turns true when the server goes down.
    pub(crate) closing: watch::Sender<bool>,
    /// When no server ran, in order.
    outages: Vec<Outage>,
    rooms: Mutex<HashMap<TableId, Arc<Room>>>,
}

/// Why something was not done.
#[derive(Debug)]
pub(crate) enum Trouble {
    /// It may not be done.
    Refused(Refusal),
    /// There is no such table.
    NoTable,
    /// It might have been done, but the store does not work.
    Failed(Failure),
}

impl From<Failure> for Trouble {
    fn from(failure: Failure) -> Trouble {
        Trouble::Failed(failure)
    }
}

impl From<getrandom::Error> for Trouble {
    fn from(error: getrandom::Error) -> Trouble {
        Trouble::Failed(Failure::Broken(Box::new(error)))
    }
}

impl From<Refusal> for Trouble {
    fn from(refusal: Refusal) -> Trouble {
        Trouble::Refused(refusal)
    }
}

/// Why something happens.
enum Cause<'a> {
    /// Somebody ordered it.
    Order { who: &'a Who, id: &'a str, command: &'a Command },
    /// Somebody was invited to a seat.
    Invitation { who: &'a Who, seat: SeatNumber },
    /// Somebody has another name.
    Rename { who: &'a Who },
    /// A computer chose an action.
    Computer { seat: Seat, ply: usize, action: &'a str },
    /// It was due.
    Time,
}

impl App {
    pub(crate) async fn open(
        config: Config,
        store: Arc<dyn Store>,
        bus: Arc<dyn Bus>,
    ) -> Result<App, Failure> {
        let outages = store.wake(now()).await?;
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        Ok(App {
            limits: Limits::new(config.limits),
            config,
            store,
            bus,
            metrics: Metrics::default(),
            thinkers: Semaphore::new(cores.saturating_sub(1).max(1)),
            students: Semaphore::new(1),
            closing: watch::Sender::new(false),
            outages,
            rooms: Mutex::default(),
        })
    }

    /// A table that is loaded, if there is one of this name.
    pub(crate) async fn room(&self, id: &str) -> Result<Arc<Room>, Trouble> {
        let room = self.rooms().get(id).cloned();
        if let Some(room) = room {
            return Ok(room);
        }
        let room = Arc::new(Room::new(id.to_owned()));
        let mut live = room.live.lock().await;
        self.wake(&room, &mut live).await?;
        drop(live);
        let room = self.rooms().entry(id.to_owned()).or_insert(room).clone();
        // Hints that came while the log was read found no room here.
        if let Err(trouble) = self.refresh(&room).await {
            self.rooms().remove(id);
            return Err(trouble);
        }
        Ok(room)
    }

    /// Has a table in memory.
    async fn load<'a>(&self, room: &Room, live: &'a mut Option<Live>) -> Result<&'a mut Live, Trouble> {
        if live.is_none() {
            room.catch_up(live, &*self.store).await?;
        }
        live.as_mut().ok_or(Trouble::NoTable)
    }

    /// As [`load`](App::load), for somebody to look at: a time in which no server ran is accounted for before he sees a clock.
    async fn wake<'a>(&self, room: &Room, live: &'a mut Option<Live>) -> Result<&'a mut Live, Trouble> {
        let here = self.load(room, live).await?;
        if here.table.interrupted(&self.outages).is_some() {
            match self.try_change(room, here, &Cause::Time).await {
                Ok(()) => {}
                Err(trouble) => {
                    *live = None;
                    // Where another server was faster, it has done it.
                    if !matches!(trouble, Trouble::Failed(Failure::Conflict)) {
                        return Err(trouble);
                    }
                }
            }
        }
        self.load(room, live).await
    }

    /// Gives a table up at which no game has begun for so long; says whether it did.
    async fn give_up(&self, table: &Table, id: &str) -> Result<bool, Failure> {
        Ok(table.expires().is_some_and(|at| at <= now()) && self.store.remove(id, table.number()).await?)
    }

    fn rooms(&self) -> std::sync::MutexGuard<'_, HashMap<TableId, Arc<Room>>> {
        self.rooms.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Number of tables in memory.
    pub(crate) fn room_count(&self) -> usize {
        self.rooms().len()
    }

    /// Forgets tables that nobody watches and that are over, or at which nothing has happened for a while: their logs are in the
    /// store.
    pub(crate) fn forget_idle(&self) {
        let now = now();
        let is_idle = |table: &Table| table.stage() == Stage::Over || table.touched() + IDLE < now;
        self.rooms().retain(|_, room| {
            let rests =
                room.live.try_lock().is_ok_and(|live| live.as_ref().is_none_or(|live| is_idle(&live.table)));
            room.is_watched() || !rests || Arc::strong_count(room) > 1
        });
    }

    /// Takes in what another server has stored, if the table is in memory here.
    pub(crate) async fn hear(&self, hint: &Hint) {
        let room = self.rooms().get(&hint.table).cloned();
        if let Some(room) = room.filter(|room| room.number() < hint.number) {
            self.refresh_or_say(&room).await;
        }
    }

    /// As [`hear`](App::hear), without a hint, for every table in memory that `concerns` picks.
    pub(crate) async fn hear_all(&self, concerns: impl Fn(&Room) -> bool) {
        let rooms: Vec<_> = self.rooms().values().filter(|room| concerns(room)).cloned().collect();
        for room in rooms {
            self.refresh_or_say(&room).await;
        }
    }

    async fn refresh_or_say(&self, room: &Room) {
        if let Err(Trouble::Failed(failure)) = self.refresh(room).await {
            tracing::error!(table = room.id, %failure, "what is new at a table cannot be read");
        }
    }

    /// Takes in what other servers have stored at a table.
    pub(crate) async fn refresh(&self, room: &Room) -> Result<(), Trouble> {
        let mut live = room.live.lock().await;
        room.catch_up(&mut live, &*self.store).await
    }

    /// Looks at a table.
    pub(crate) async fn look<T>(&self, id: &str, look: impl FnOnce(&Table) -> T) -> Result<T, Trouble> {
        let room = self.room(id).await?;
        let mut live = room.live.lock().await;
        Ok(look(&self.wake(&room, &mut live).await?.table))
    }

    /// Carries an order out, once.
    pub(crate) async fn order(
        self: &Arc<Self>,
        id: &str,
        who: &Who,
        order: &str,
        command: &Command,
    ) -> Result<(), Trouble> {
        self.change(id, &Cause::Order { who, id: order, command }).await
    }

    /// Keeps a seat for somebody who was invited.
    pub(crate) async fn keep(self: &Arc<Self>, id: &str, who: &Who, seat: SeatNumber) -> Result<(), Trouble> {
        self.change(id, &Cause::Invitation { who, seat }).await
    }

    /// Calls somebody by his new name at a table.
    pub(crate) async fn rename(self: &Arc<Self>, id: &str, who: &Who) -> Result<(), Trouble> {
        self.change(id, &Cause::Rename { who }).await
    }

    /// Plays what a computer chose.
    pub(crate) async fn computer_plays(
        self: &Arc<Self>,
        id: &str,
        seat: Seat,
        ply: usize,
        action: &str,
    ) -> Result<(), Trouble> {
        self.change(id, &Cause::Computer { seat, ply, action }).await
    }

    /// Does what is due at a table.
    pub(crate) async fn tick(self: &Arc<Self>, id: &str) -> Result<(), Trouble> {
        self.change(id, &Cause::Time).await
    }

    /// Sets a table up.
    pub(crate) async fn create(
        self: &Arc<Self>,
        new: NewTable,
        host: &Who,
        id: TableId,
    ) -> Result<TableId, Trouble> {
        let mut entries: Vec<Entry> = Vec::new();
        let now = now();
        let spec = new.spec.clone();
        for event in new.events(host)? {
            entries.push(Entry { at: now, by: Some(host.identity.clone()), order: None, event });
        }
        let room = Arc::new(Room::new(id.clone()));
        let mut live = None;
        room.take_in_all(&mut live, &entries).map_err(fault)?;
        let listing = live.as_ref().map(|live| live.listing.clone());
        let due = live.as_ref().map(|live| live.due).filter(|due| *due != Due::Never);
        *room.live.lock().await = live;
        self.store.append(Append { table: id.clone(), first: 1, entries, listing, due }).await?;
        self.rooms().entry(id.clone()).or_insert(room);
        self.metrics.tables_created.add(1);
        tracing::info!(table = id, spec, "a table is set up");
        // A table of computers alone, or the last seat: the referee begins.
        self.tick(&id).await?;
        Ok(id)
    }

    /// The one way in which a table changes: decide, take in, store, tell. Who else wants to change it waits.
    async fn change(self: &Arc<Self>, id: &str, cause: &Cause<'_>) -> Result<(), Trouble> {
        let room = self.room(id).await?;
        for _ in 0..TRIES {
            let mut live = room.live.lock().await;
            let here = self.load(&room, &mut live).await?;
            if self.give_up(&here.table, id).await? {
                *live = None;
                self.rooms().remove(id);
                return Err(Trouble::NoTable);
            }
            let changed = self.try_change(&room, here, cause).await;
            let rematch = here.table.rematch().cloned();
            let thinks = here.table.computers_turn().is_some();
            if let Err(Trouble::Failed(failure)) = &changed {
                // What was taken in and not stored has not happened.
                *live = None;
                if matches!(failure, Failure::Conflict) {
                    continue;
                }
            }
            drop(live);
            if changed.is_ok() {
                if let Some(next) = rematch {
                    self.set_up_rematch(&room, next).await?;
                }
                if thinks {
                    computers::think(self, room);
                }
            }
            return changed;
        }
        Err(Trouble::Failed(Failure::Conflict))
    }

    async fn try_change(&self, room: &Room, live: &mut Live, cause: &Cause<'_>) -> Result<(), Trouble> {
        let now = now();
        let first = live.table.number() + 1;
        let (mut entries, mut told) = (Vec::new(), Vec::new());
        self.referee(room, live, now, &mut entries, &mut told)?;
        let decided = decide(room, &live.table, cause, now);
        if let Ok(events) = &decided {
            let (by, order) = match cause {
                Cause::Order { who, id, .. } => (Some(who.identity.clone()), Some((*id).to_owned())),
                Cause::Invitation { who, .. } | Cause::Rename { who } => (Some(who.identity.clone()), None),
                Cause::Computer { .. } | Cause::Time => (None, None),
            };
            for event in events {
                let entry = Entry { at: now, by: by.clone(), order: order.clone(), event: event.clone() };
                told.push(room.take_in(live, &entry).map_err(fault)?);
                entries.push(entry);
            }
            self.referee(room, live, now, &mut entries, &mut told)?;
        }
        if !entries.is_empty() {
            let append = self.prepare(room, live, first, entries, now);
            self.store.append(append).await?;
            self.metrics.entries.add(told.len() as u64);
            room.tell(live, told);
            self.bus.publish(Hint { table: room.id.clone(), number: live.table.number() });
        }
        decided.map(|_| ())
    }

    /// Takes in all that happens of itself.
    fn referee(
        &self,
        room: &Room,
        live: &mut Live,
        now: Millis,
        entries: &mut Vec<Entry>,
        told: &mut Vec<Vec<wire::Event>>,
    ) -> Result<(), Trouble> {
        let next = |table: &Table| {
            let of_itself = || Some(Entry { at: now, by: None, order: None, event: table.referee(now)? });
            table.interrupted(&self.outages).or_else(of_itself)
        };
        while let Some(entry) = next(&live.table) {
            told.push(room.take_in(live, &entry).map_err(fault)?);
            entries.push(entry);
        }
        Ok(())
    }

    /// The entries, with what the store's lists need to be told.
    fn prepare(&self, room: &Room, live: &mut Live, first: u32, entries: Vec<Entry>, now: Millis) -> Append {
        // Who plays stays where he is.
        let plays = |entry: &Entry| matches!(entry.event, Event::Played { .. } | Event::Dealt { .. });
        let listing = if entries.iter().all(plays) { None } else { Some(room::listing(&live.table)) };
        let known = &mut live.listing;
        let listing = listing.filter(|new| new.identities != known.identities || new.open != known.open);
        if let Some(new) = &listing {
            known.clone_from(new);
        }
        let due = room::due(&live.table, now + CLAIM);
        let rescheduled = due != live.due;
        live.due = due;
        Append { table: room.id.clone(), first, entries, listing, due: rescheduled.then_some(due) }
    }

    /// Sets the next game's table up, unless it is there.
    async fn set_up_rematch(self: &Arc<Self>, room: &Room, next: TableId) -> Result<(), Trouble> {
        if !self.store.log(&next, 0).await?.is_empty() {
            return Ok(());
        }
        let seed = Secret::new(secret::random()?);
        let (new, host) = {
            let live = room.live.lock().await;
            let Some(live) = live.as_ref() else { return Ok(()) };
            (live.table.next_game(seed), live.table.host())
        };
        match Box::pin(self.create(new, &host, next)).await {
            // Somebody else was faster.
            Err(Trouble::Failed(Failure::Conflict)) => Ok(()),
            result => result.map(|_| ()),
        }
    }
}

/// The server's time.
pub(crate) fn now() -> Millis {
    SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or(Duration::ZERO).as_millis() as Millis
}

fn decide(room: &Room, table: &Table, cause: &Cause<'_>, now: Millis) -> Result<Vec<Event>, Trouble> {
    Ok(match cause {
        Cause::Order { who, id, .. } if table.has_done(&who.identity, id) => Vec::new(),
        Cause::Order { who, command, .. } => {
            let fresh = match command {
                Command::Rematch { .. } => secret::word::<12>()?,
                _ => String::new(),
            };
            let events = table.decide(command, who, now, &fresh)?;
            if matches!(command, Command::Claim { .. }) && is_thinking(room, table, now) {
                return Err(Refusal::of("server-player-there").into());
            }
            events
        }
        Cause::Invitation { who, seat } => table.keep(*seat, who)?,
        Cause::Rename { who } => table.rename(who),
        Cause::Computer { seat, ply, action } => table.computer_plays(*seat, *ply, action)?,
        Cause::Time => Vec::new(),
    })
}

/// Whether the player to act is there, and may still do nothing.
fn is_thinking(room: &Room, table: &Table, now: Millis) -> bool {
    table.turn().is_some_and(|seat| room.is_there(seat)) && table.overdue().is_some_and(|at| now < at)
}

fn fault(error: table::Broken) -> Trouble {
    Trouble::Failed(Failure::Broken(Box::new(error)))
}
