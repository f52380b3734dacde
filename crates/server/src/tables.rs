//! Loads tables, and changes them. No other module changes a table.

use std::{
    collections::BTreeMap,
    sync::{
        Arc,
        atomic::{AtomicUsize, Ordering::Relaxed},
    },
    time::Instant,
};

use futures_util::{StreamExt, stream};
use rules::{Seat, catalog::AnySpec};
use table::{Context, Event, FORMER_NAME, Identity, LogEntry, NewTable, Order, Outage, SecretSeed, Table};
use tokio::sync::{Notify, mpsc};
use tracing::Instrument;
use wire::{Command, Decision, Millis, SeatNumber, Stage, TableId, refusals::server as refusals};

use crate::{
    bus::{Bus, Hint},
    config::Role,
    error::Error,
    metrics::Metrics,
    removals::Removed,
    room::{self, Live, Room},
    rooms::Rooms,
    secret,
    store::{Append, Deadline, Store, StoreError},
    thinking::Thinking,
    time::TimeSource,
};

/// How long this server claims a deadline. After that, another server may claim it, because this one may be
/// gone. While a computer thinks, the claim on its turn is extended.
pub(crate) const CLAIM: Millis = 20_000;
/// How many times a server tries a change while other servers of the same store keep appending first.
const TRIES: usize = 5;
/// The maximum number of tables in one query for changed tables.
const MAX_POLLED: usize = 4096;
/// How many changed tables are read at the same time. The store has more connections than that.
const SYNCS: usize = 4;

/// Access to all tables, in memory or in the store.
pub(crate) struct Tables {
    store: Arc<dyn Store>,
    bus: Arc<dyn Bus>,
    time: TimeSource,
    metrics: Arc<Metrics>,
    pub(crate) rooms: Rooms,
    /// The removed people, who may not change tables any more.
    pub(crate) removed: Removed,
    /// The outages before this server's start, in order. In an outage, no server ran.
    outages: Vec<Outage>,
    /// The number of this process's own outages that are stored.
    stored_outages: AtomicUsize,
    pub(crate) thinking: Thinking,
    /// Notified when a table has changed at another server, if this server does nothing but think. The
    /// table may then have a new deadline.
    pub(crate) changed: Notify,
    /// The channel on which turns of computers are announced.
    computer_turns: mpsc::UnboundedSender<ComputerTurn>,
}

/// A table at which a computer is to act.
pub(crate) struct ComputerTurn {
    pub(crate) room: Arc<Room>,
    /// When the server found out that the computer is to act.
    pub(crate) since: Millis,
}

/// A cause that may change a table.
enum Cause<'a> {
    Order(Order<'a>),
    /// Somebody redeemed an invitation to a seat.
    Invitation {
        by: &'a Identity,
        seat: SeatNumber,
    },
    /// Somebody changed their name.
    Rename {
        by: &'a Identity,
    },
    /// An operator changed somebody's name.
    Replacement {
        of: &'a Identity,
    },
    /// Somebody leaves the server for good.
    Departure {
        identity: &'a str,
    },
    /// A computer chose an action.
    Computer {
        seat: Seat,
        ply: usize,
        decision: &'a Decision,
    },
    /// A deadline passed.
    Time,
}

impl Cause<'_> {
    /// Returns the identity and the order id for the log entries that this cause leads to.
    fn origin(&self) -> (Option<String>, Option<String>) {
        match self {
            Cause::Order(order) => (Some(order.by.id.clone()), Some(order.id.to_owned())),
            Cause::Invitation { by, .. } | Cause::Rename { by } => (Some(by.id.clone()), None),
            Cause::Replacement { of } => (Some(of.id.clone()), None),
            Cause::Departure { identity } => (Some((*identity).to_owned()), None),
            Cause::Computer { .. } | Cause::Time => (None, None),
        }
    }
}

impl<'a> Cause<'a> {
    /// Returns the person who asks for the change.
    fn person(&self) -> Option<&'a str> {
        match self {
            Cause::Order(order) => Some(&order.by.id),
            Cause::Invitation { by, .. } | Cause::Rename { by } => Some(&by.id),
            Cause::Replacement { .. } | Cause::Departure { .. } | Cause::Computer { .. } | Cause::Time => {
                None
            }
        }
    }
}

/// Entries that were applied and are not stored yet, with their descriptions for each viewpoint.
#[derive(Default)]
struct Changes {
    entries: Vec<LogEntry>,
    events: Vec<Vec<wire::Event>>,
}

impl Changes {
    fn apply(&mut self, live: &mut Live, entry: LogEntry) -> Result<(), Error> {
        self.events.push(Room::apply(live, &entry)?);
        self.entries.push(entry);
        Ok(())
    }
}

impl Tables {
    /// Records in the store that a server has started. The turns of computers are sent to `computer_turns`.
    pub(crate) async fn open(
        store: Arc<dyn Store>,
        bus: Arc<dyn Bus>,
        time: TimeSource,
        metrics: Arc<Metrics>,
        role: Role,
        computer_turns: mpsc::UnboundedSender<ComputerTurn>,
    ) -> Result<Tables, StoreError> {
        let outages = store.record_start(time.now()).await?;
        Ok(Tables {
            store,
            bus,
            time,
            metrics,
            rooms: Rooms::default(),
            removed: Removed::default(),
            outages,
            stored_outages: AtomicUsize::new(0),
            thinking: Thinking::new(role, "thinks for the computer players"),
            changed: Notify::new(),
            computer_turns,
        })
    }

    /// Returns the room of a table. Loads the table if it is not in memory.
    pub(crate) async fn room(&self, id: &str) -> Result<Arc<Room>, Error> {
        if let Some(room) = self.rooms.get(id) {
            return Ok(room);
        }
        let room = Arc::new(Room::new(id.to_owned()));
        let mut live = room.live.lock().await;
        self.load_current(&room, &mut live).await?;
        drop(live);
        let room = self.rooms.insert(room);
        // Hints that arrived while the log was read found no room here, so read the log again.
        if let Err(error) = self.sync(&room).await {
            // The room stays in memory, because another request may have made it and somebody may watch it.
            // But its state is dropped, so that the next request reads the log again.
            *room.live.lock().await = None;
            return Err(error);
        }
        Ok(room)
    }

    /// Returns the entry for the first outage that a table's log lacks. In an outage, no server ran, or the
    /// process of this server was suspended.
    fn unrecorded_outage(&self, table: &Table) -> Option<LogEntry> {
        let earlier = table.unrecorded_outage(&self.outages);
        earlier.or_else(|| table.unrecorded_outage(self.time.outage_after(table.touched()).as_slice()))
    }

    /// Stores the outages that this process noticed and records them at the tables in memory. Returns whether
    /// there were any. After an error they are stored the next time.
    pub(crate) async fn record_outages(&self) -> Result<bool, StoreError> {
        let outages = self.time.outages(self.stored_outages.load(Relaxed));
        for outage in &outages {
            let Outage { from, until } = *outage;
            tracing::warn!(
                from,
                until,
                "the server did not run, or the clock was set; no clock is charged for it"
            );
            self.store.record_outage(*outage).await?;
            self.stored_outages.fetch_add(1, Relaxed);
        }
        if !outages.is_empty() {
            for room in self.rooms.all() {
                if let Err(Error::Failed(failure)) = self.look_at(&room, |_| ()).await {
                    failure.log(&format!("cannot record an outage at the table {}", room.id));
                }
            }
        }
        Ok(!outages.is_empty())
    }

    /// Loads a table's state, if it is not loaded.
    async fn load<'a>(&self, room: &Room, live: &'a mut Option<Live>) -> Result<&'a mut Live, Error> {
        if live.is_none() {
            room.sync(live, &*self.store).await?;
        }
        live.as_mut().ok_or(Error::NoTable)
    }

    /// Loads a table's state. If there was an outage, records it, so that nobody sees a clock that ran during
    /// the outage.
    async fn load_current<'a>(&self, room: &Room, live: &'a mut Option<Live>) -> Result<&'a mut Live, Error> {
        let loaded = self.load(room, live).await?;
        // While the store is away, what is loaded can still be read.
        if self.unrecorded_outage(&loaded.table).is_some() && !self.store.is_away() {
            match self.try_change(room, loaded, &Cause::Time, self.time.now()).await {
                Ok(()) => {}
                // Another server has already recorded the outage.
                Err(Error::Failed(StoreError::Conflict)) => *live = None,
                Err(error) => {
                    *live = None;
                    return Err(error);
                }
            }
        }
        self.load(room, live).await
    }

    /// Calls `look` with a table in its current state. Returns what `look` returns.
    pub(crate) async fn look<T>(&self, id: &str, look: impl FnOnce(&Table) -> T) -> Result<T, Error> {
        let room = self.room(id).await?;
        self.look_at(&room, look).await
    }

    /// Calls `look` with the table of a room, while nobody can change it.
    pub(crate) async fn look_at<T>(&self, room: &Room, look: impl FnOnce(&Table) -> T) -> Result<T, Error> {
        let mut live = room.live.lock().await;
        Ok(look(&self.load_current(room, &mut live).await?.table))
    }

    /// Applies the entries that other servers have stored for a table.
    pub(crate) async fn sync(&self, room: &Room) -> Result<(), Error> {
        let mut live = room.live.lock().await;
        room.sync(&mut live, &*self.store).await
    }

    /// Syncs the tables that hints name, if they are in memory and lack the entry with the given number.
    pub(crate) async fn follow_hints(&self, hints: BTreeMap<TableId, u32>) {
        if self.thinking.only_thinks() {
            self.changed.notify_one();
        }
        self.metrics.hints_received.add(hints.len() as u64);
        self.sync_to(hints).await;
    }

    /// Syncs the tables in memory that `needs_sync` picks and that have changed at other servers. One query
    /// to the store covers up to [`MAX_POLLED`] tables.
    pub(crate) async fn sync_changed(&self, needs_sync: impl Fn(&Room) -> bool) {
        let rooms: Vec<_> = self.rooms.all().into_iter().filter(|room| needs_sync(room)).collect();
        for rooms in rooms.chunks(MAX_POLLED) {
            let known: Vec<_> = rooms.iter().map(|room| (room.id.clone(), room.number())).collect();
            self.metrics.tables_polled.add(known.len() as u64);
            match self.store.grown(&known).await {
                Ok(grown) => self.sync_to(grown).await,
                Err(failure) => failure.log("cannot find out which tables have changed at other servers"),
            }
        }
    }

    /// Applies what other servers have stored for tables in memory that lack the entry with the given number.
    async fn sync_to(&self, newest: impl IntoIterator<Item = (TableId, u32)>) {
        let lacking = newest.into_iter().filter_map(|(table, number)| {
            let room = self.rooms.get(&table).filter(|room| room.number() < number)?;
            Some((room, number))
        });
        let sync = |(room, number): (Arc<Room>, u32)| async move {
            let mut live = room.live.lock().await;
            // This server itself may have stored the entry meanwhile.
            if live.as_ref().is_some_and(|live| live.table.number() >= number) {
                return;
            }
            self.metrics.tables_synced.add(1);
            let span = tracing::debug_span!("sync", table = room.id, number);
            if let Err(Error::Failed(failure)) = room.sync(&mut live, &*self.store).instrument(span).await {
                failure.log(&format!("cannot read what is new at the table {}", room.id));
            }
        };
        stream::iter(lacking).for_each_concurrent(SYNCS, sync).await;
    }

    /// Executes an order. An order that is sent again is not executed again.
    pub(crate) async fn order(&self, id: &str, order: Order<'_>) -> Result<(), Error> {
        let began = Instant::now();
        let done = self.change(id, &Cause::Order(order)).await;
        self.metrics.order_seconds.add(began.elapsed());
        done
    }

    /// Reserves a seat for somebody who redeemed an invitation to it.
    pub(crate) async fn reserve(&self, id: &str, by: &Identity, seat: SeatNumber) -> Result<(), Error> {
        self.change(id, &Cause::Invitation { by, seat }).await
    }

    /// Changes somebody's name at a table.
    pub(crate) async fn rename(&self, id: &str, by: &Identity) -> Result<(), Error> {
        self.change(id, &Cause::Rename { by }).await
    }

    /// Replaces somebody's name at a table and in its log.
    pub(crate) async fn replace_name(&self, id: &str, of: &Identity) -> Result<(), Error> {
        self.change(id, &Cause::Replacement { of }).await?;
        self.replace_in_log(id, of).await
    }

    /// Ends somebody's part in a table, and replaces their name there and in the log.
    pub(crate) async fn depart(&self, id: &str, identity: &str) -> Result<(), Error> {
        self.change(id, &Cause::Departure { identity }).await?;
        let former = Identity { id: identity.to_owned(), name: FORMER_NAME.to_owned() };
        self.replace_in_log(id, &former).await
    }

    /// Replaces somebody's name in a table's log by the name that they have at the table.
    async fn replace_in_log(&self, id: &str, by: &Identity) -> Result<(), Error> {
        let name = self.look(id, |table| table.name_of(by)).await?;
        self.store.replace_names(id, &by.id, &name).await?;
        if let Some(room) = self.rooms.get(id) {
            room.drop_recent();
        }
        Ok(())
    }

    /// Carries out what a computer decided when `ply` actions had been played.
    pub(crate) async fn play_computer(
        &self,
        id: &str,
        seat: Seat,
        ply: usize,
        decision: &Decision,
    ) -> Result<(), Error> {
        self.change(id, &Cause::Computer { seat, ply, decision }).await
    }

    /// Announces the turn of a computer, if one is to act. The computer may have waited for somebody to
    /// watch.
    pub(crate) async fn resume_computers(&self, room: &Arc<Room>) {
        let live = room.live.lock().await;
        if live.as_ref().is_some_and(|live| self.computer_acts_here(&live.table)) {
            self.announce(room.clone());
        }
    }

    /// Whether this server is to act for a computer at a table. A game between computers goes on at the
    /// server of a client that watches it, because no other server knows about that client.
    fn computer_acts_here(&self, table: &Table) -> bool {
        table.computer_to_act().is_some() && (self.thinking.thinks(self.time.now()) || !table.has_people())
    }

    fn announce(&self, room: Arc<Room>) {
        // An error means that the server is stopping and nobody listens.
        let _ = self.computer_turns.send(ComputerTurn { room, since: self.time.now() });
    }

    /// Acts on a deadline that passed and that this server has claimed.
    pub(crate) async fn meet_deadline(&self, id: &str) -> Result<(), Error> {
        let room = self.room(id).await?;
        // Another server may have set the deadline, and its hint may come later or never.
        self.sync(&room).await?;
        self.pass_time(id).await?;
        if self.look_at(&room, |table| table.computer_to_act().is_some()).await? {
            self.announce(room);
        }
        Ok(())
    }

    /// Changes a table if the time that has passed requires it.
    async fn pass_time(&self, id: &str) -> Result<(), Error> {
        self.change(id, &Cause::Time).await
    }

    /// Sets a table up under a new id.
    pub(crate) async fn create(&self, new: NewTable, host: &Identity, id: TableId) -> Result<(), Error> {
        if self.removed.contains(&host.id) {
            return Err(refusals::NO_IDENTITY.into());
        }
        let now = self.time.now();
        let max_level = AnySpec::parse(&new.spec).map_or(0, players::levels);
        let entry = |event| LogEntry { at: now, by: Some(host.id.clone()), order: None, event };
        let entries = new.events(host, max_level)?.into_iter().map(entry).collect();
        self.open_with(id, entries).await
    }

    /// Sets up a table that continues a game from the device of `by`. If a client sends the same game again,
    /// the table has the same id, and nothing happens.
    pub(crate) async fn take_over(
        &self,
        log: Vec<LogEntry>,
        by: &Identity,
        id: TableId,
    ) -> Result<(), Error> {
        if self.removed.contains(&by.id) {
            return Err(refusals::NO_IDENTITY.into());
        }
        let entries = table::take_over(log, by, players::levels, self.time.now())?;
        match self.open_with(id, entries).await {
            Err(Error::Failed(StoreError::Conflict)) => Ok(()),
            result => result,
        }
    }

    /// Opens a table with the first entries of its log.
    async fn open_with(&self, id: TableId, entries: Vec<LogEntry>) -> Result<(), Error> {
        let room = Arc::new(Room::new(id.clone()));
        let mut live = None;
        room.apply_log(&mut live, &entries)?;
        let listing = live.as_ref().map(|live| live.listing.clone());
        let deadline = live.as_ref().map(|live| live.deadline).filter(|at| *at != Deadline::None);
        *room.live.lock().await = live;
        self.store.append(Append { table: id.clone(), first: 1, entries, listing, deadline }).await?;
        self.rooms.insert(room);
        self.metrics.tables_created.add(1);
        tracing::info!(table = id, "a table is set up");
        // With computers at all seats the game starts at once.
        self.pass_time(&id).await
    }

    /// Changes a table. Every change takes these steps:
    ///
    /// 1. Lock the room, so that other changes of this server wait.
    /// 2. If no game began in time, remove the table and stop.
    /// 3. Decide, apply, store and broadcast ([`try_change`](Tables::try_change)). If another server stored
    ///    an entry under the same number first, drop the state, load it again and start over.
    /// 4. Announce a computer's turn.
    async fn change(&self, id: &str, cause: &Cause<'_>) -> Result<(), Error> {
        let room = self.room(id).await?;
        for _ in 0..TRIES {
            let now = self.time.now();
            let mut live = room.live.lock().await;
            if cause.person().is_some_and(|person| self.removed.contains(person)) {
                return Err(refusals::NO_IDENTITY.into());
            }
            if self.store.is_away() {
                // Refuse the change before it is applied, so that the loaded state remains.
                return Err(Error::Failed(StoreError::Unavailable("the change was not tried".into())));
            }
            let loaded = self.load(&room, &mut live).await?;
            if self.remove_expired(&loaded.table, id, now).await? {
                *live = None;
                self.rooms.remove(id);
                return Err(Error::NoTable);
            }
            let changed = self.try_change(&room, loaded, cause, now).await;
            let computer_acts_here = self.computer_acts_here(&loaded.table);
            if let Err(Error::Failed(failure)) = &changed {
                // The state in memory contains entries that were not stored.
                *live = None;
                if matches!(failure, StoreError::Conflict) {
                    continue;
                }
            }
            drop(live);
            if changed.is_ok() && computer_acts_here {
                self.announce(room);
            }
            return changed;
        }
        Err(Error::Failed(StoreError::Conflict))
    }

    /// Decides and applies what a cause leads to, together with the automatic events before and after it.
    /// After that, stores the entries, sets up the rematch, and broadcasts the entries. The automatic events
    /// are stored even if the cause is refused.
    async fn try_change(
        &self,
        room: &Room,
        live: &mut Live,
        cause: &Cause<'_>,
        now: Millis,
    ) -> Result<(), Error> {
        let first = live.table.number() + 1;
        let mut changes = Changes::default();
        self.apply_automatic(live, now, &mut changes)?;
        let decided = decide(room, &live.table, cause, now);
        if let Ok(events) = &decided {
            let (by, order) = cause.origin();
            for event in events {
                let entry = LogEntry { at: now, by: by.clone(), order: order.clone(), event: event.clone() };
                changes.apply(live, entry)?;
            }
            self.apply_automatic(live, now, &mut changes)?;
        }
        let Changes { entries, events } = changes;
        if !entries.is_empty() {
            let computers = if self.thinking.thinks(now) {
                // A deadline at 0 always counts as passed, even if the clock is set back after the turn
                // began.
                Deadline::At { at: 0, claimed: now + CLAIM }
            } else {
                Deadline::At { at: now, claimed: 0 }
            };
            let append = self.store.append(prepare_append(room, live, first, entries, computers));
            append.instrument(tracing::debug_span!("append", table = room.id, first)).await?;
        }
        // Set up the rematch before the broadcast, because players who hear of it go there at once. If this
        // fails, the rematch is set up when the order is sent again.
        let set_up = match (&decided, live.table.rematch().cloned()) {
            (Ok(_), Some(next)) => self.set_up_rematch(&live.table, &room.id, next).await,
            _ => Ok(()),
        };
        if !events.is_empty() {
            self.metrics.entries.add(events.len() as u64);
            room.broadcast(live, events);
            self.metrics.hints_sent.add(1);
            self.bus.publish(Hint { id: room.id.clone(), number: live.table.number() });
        }
        set_up?;
        decided.map(|_| ())
    }

    /// Applies outages and automatic events until there are none left.
    fn apply_automatic(&self, live: &mut Live, now: Millis, changes: &mut Changes) -> Result<(), Error> {
        let next = |table: &Table| {
            let automatic =
                || Some(LogEntry { at: now, by: None, order: None, event: table.next_automatic(now)? });
            self.unrecorded_outage(table).or_else(automatic)
        };
        while let Some(entry) = next(&live.table) {
            changes.apply(live, entry)?;
        }
        Ok(())
    }

    /// Removes a table if no game has begun at it in time. Returns whether it was removed.
    async fn remove_expired(&self, table: &Table, id: &str, now: Millis) -> Result<bool, StoreError> {
        let expired = table.expires().is_some_and(|at| at <= now);
        Ok(expired && self.store.remove_table(id, table.number()).await?)
    }

    /// Sets the rematch's table up, unless it exists.
    async fn set_up_rematch(&self, table: &Table, id: &str, next: TableId) -> Result<(), Error> {
        if !self.store.read_log(&next, 0).await?.is_empty() {
            return Ok(());
        }
        let new = table.next_game(id, SecretSeed::new(secret::random()?));
        match Box::pin(self.create(new, &table.host(), next)).await {
            // Another server has already set up the rematch.
            Err(Error::Failed(StoreError::Conflict)) => Ok(()),
            result => result,
        }
    }
}

/// Asks the table which events a cause leads to.
fn decide(room: &Room, table: &Table, cause: &Cause<'_>, now: Millis) -> Result<Vec<Event>, Error> {
    Ok(match cause {
        Cause::Order(order) => {
            let context = Context {
                now,
                actor_is_present: table.turn().is_some_and(|seat| room.is_present(seat)),
                max_level: players::levels(table.spec()),
                rematch_id: match order.command {
                    Command::Rematch { .. } => secret::word::<12>()?,
                    _ => TableId::new(),
                },
            };
            table.decide(*order, &context)?
        }
        Cause::Invitation { by, seat } => table.reserve(*seat, by)?,
        Cause::Rename { by } => table.rename(by),
        Cause::Replacement { of } => table.replace_name(of),
        Cause::Departure { identity } => table.depart(identity),
        Cause::Computer { seat, ply, decision } => table.decide_computer(*seat, *ply, decision)?,
        Cause::Time => Vec::new(),
    })
}

/// Prepares entries for the store, together with the changes that they make to the store's lists. If a
/// computer is to act, the table's deadline is `computers`.
fn prepare_append(
    room: &Room,
    live: &mut Live,
    first: u32,
    entries: Vec<LogEntry>,
    computers: Deadline,
) -> Append {
    // Actions never change who has a seat, and only the last action ends the game. Since most entries are
    // actions, few appends need a listing.
    let is_action = |entry: &LogEntry| matches!(entry.event, Event::Played { .. } | Event::Dealt { .. });
    let goes_on = live.table.stage() == Stage::Playing && entries.iter().all(is_action);
    let listing = if goes_on { None } else { Some(room::listing(&live.table)) };
    let known = &mut live.listing;
    let listing = listing.filter(|new| !new.is_shown_like(known));
    if let Some(new) = &listing {
        known.clone_from(new);
    }
    let deadline = room::deadline(&live.table, computers);
    let changed = deadline != live.deadline;
    live.deadline = deadline;
    Append { table: room.id.clone(), first, entries, listing, deadline: changed.then_some(deadline) }
}
