//! A table in the memory of this server: its state, what its watchers are sent, and who is connected.

use std::{
    collections::{HashMap, VecDeque},
    net::IpAddr,
    sync::{Arc, Mutex as SyncMutex, PoisonError, RwLock, atomic::AtomicBool},
};

use rules::{Seat, Viewer};
use serde::Serialize;
use serde_json::value::{RawValue, to_raw_value};
use table::{BrokenLog, LogEntry, Occupant, Table};
use tokio::sync::{Mutex, watch};
use wire::{Event, FromServer, Millis, SeatNumber, Stage, TableId};

use crate::{
    error::Error,
    limits::MAX_PAGE,
    store::{Deadline, Listing, Store, StoreError},
};

/// How many of the newest events are kept as JSON. A client that lacks more is sent [pages](Room::page) of
/// the log.
const RECENT: usize = 32;

/// A table in memory.
pub(crate) struct Room {
    pub(crate) id: TableId,
    /// The table's state; `None` while it is not loaded. Whoever changes the table holds this lock until the
    /// change is stored.
    pub(crate) live: Mutex<Option<Live>>,
    /// What watchers are sent: events and states.
    feeds: RwLock<Feeds>,
    /// Wakes the watchers when there is something new.
    latest: watch::Sender<Latest>,
    /// The watches of each connected identity.
    watchers: SyncMutex<HashMap<String, Watches>>,
    /// Whether a task chooses the actions of the table's computers.
    pub(crate) thinking: AtomicBool,
}

/// The watches of an identity.
struct Watches {
    count: u32,
    /// The address from which the newest watch comes.
    from: IpAddr,
}

/// A message with the events that a client lacks, or with the first of them.
pub(crate) struct Page {
    /// The message, as JSON.
    pub(crate) text: String,
    /// The number of the last event that the client has after this message.
    pub(crate) number: u32,
    /// Whether the client still lacks events after this message.
    pub(crate) more: bool,
}

/// The newest entry of a table, and who is connected. A change of this value wakes the table's watchers. Each
/// watcher then fetches what its client lacks.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(crate) struct Latest {
    /// The number of the newest entry.
    pub(crate) number: u32,
    pub(crate) present: Present,
}

/// The seats whose people are connected, as a bit set with seat 0 in the lowest bit.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(crate) struct Present(u8);

impl Present {
    fn contains(self, seat: Seat) -> bool {
        self.0 >> seat.index() & 1 == 1
    }

    pub(crate) fn seats(self) -> Vec<SeatNumber> {
        (0..8).filter(|seat| self.0 >> seat & 1 == 1).collect()
    }
}

/// A loaded table, with the listing and the deadline that were last stored.
pub(crate) struct Live {
    pub(crate) table: Table,
    pub(crate) listing: Listing,
    pub(crate) deadline: Deadline,
}

impl Live {
    fn new(table: Table) -> Live {
        Live { deadline: Deadline::None, listing: listing(&table), table }
    }
}

/// What watchers are sent. There is one feed for each of the table's viewpoints.
#[derive(Default)]
struct Feeds {
    feeds: Vec<Feed>,
    is_hidden: bool,
    /// The identity of the person at each seat. Nobody else may see that seat's feed.
    people: Vec<Option<String>>,
}

#[derive(Default)]
struct Feed {
    /// The newest events as JSON, in order.
    recent: VecDeque<Box<RawValue>>,
    /// The number of the newest event.
    number: u32,
    state: Box<RawValue>,
}

/// A [`wire::Update`] whose parts are JSON already.
#[derive(Serialize)]
#[serde(tag = "type", rename = "update")]
struct Update<'a> {
    table: &'a str,
    seat: Option<SeatNumber>,
    events: Vec<&'a RawValue>,
    more: bool,
    state: &'a RawValue,
}

impl Room {
    pub(crate) fn new(id: TableId) -> Room {
        Room {
            id,
            live: Mutex::default(),
            feeds: RwLock::default(),
            latest: watch::Sender::default(),
            watchers: SyncMutex::default(),
            thinking: AtomicBool::new(false),
        }
    }

    pub(crate) fn subscribe(&self) -> watch::Receiver<Latest> {
        self.latest.subscribe()
    }

    /// Returns the number of the newest entry.
    pub(crate) fn number(&self) -> u32 {
        self.latest.borrow().number
    }

    /// Whether any client of this server watches the table.
    pub(crate) fn is_watched(&self) -> bool {
        self.latest.receiver_count() > 0
    }

    /// Whether the table may be unloaded: no task is changing it, and its game is over or nothing has
    /// happened at it since `since`.
    pub(crate) fn is_idle(&self, since: Millis) -> bool {
        let idle = |table: &Table| table.stage() == Stage::Over || table.touched() < since;
        self.live.try_lock().is_ok_and(|live| live.as_ref().is_none_or(|live| idle(&live.table)))
    }

    /// Counts a watch of this identity until the guard is dropped.
    pub(crate) fn connect(self: &Arc<Self>, identity: String, from: IpAddr) -> Connected {
        let mut watchers = self.watchers.lock().unwrap_or_else(PoisonError::into_inner);
        let watches = watchers.entry(identity.clone()).or_insert(Watches { count: 0, from });
        watches.count += 1;
        watches.from = from;
        drop(watchers);
        self.update_present();
        Connected { room: self.clone(), identity }
    }

    /// Returns the address that is charged for the work at this table: the address of somebody who sits here,
    /// or else of somebody who watches.
    pub(crate) fn watched_from(&self) -> Option<IpAddr> {
        let feeds = self.feeds.read().unwrap_or_else(PoisonError::into_inner);
        let watchers = self.watchers.lock().unwrap_or_else(PoisonError::into_inner);
        let sits = feeds.people.iter().flatten().find_map(|person| watchers.get(person));
        sits.or_else(|| watchers.values().min_by_key(|watches| watches.from)).map(|watches| watches.from)
    }

    /// Whether the person at a seat is connected to this server.
    pub(crate) fn is_present(&self, seat: Seat) -> bool {
        self.latest.borrow().present.contains(seat)
    }

    /// Wakes the watchers if a player has connected or disconnected.
    fn update_present(&self) {
        self.latest.send_if_modified(|latest| {
            // Compute this under the lock: if two changes happen at the same time, the later one must send
            // the later state.
            let present = self.present();
            let changed = latest.present != present;
            latest.present = present;
            changed
        });
    }

    fn present(&self) -> Present {
        let feeds = self.feeds.read().unwrap_or_else(PoisonError::into_inner);
        let watchers = self.watchers.lock().unwrap_or_else(PoisonError::into_inner);
        let connected = |person: &Option<String>| person.as_ref().is_some_and(|id| watchers.contains_key(id));
        Present(feeds.people.iter().rev().fold(0, |seats, person| seats << 1 | u8::from(connected(person))))
    }

    /// Applies the stored entries that this room lacks.
    pub(crate) async fn sync(&self, live: &mut Option<Live>, store: &dyn Store) -> Result<(), Error> {
        let known = live.as_ref().map_or(0, |live| live.table.number());
        let log = store.read_log(&self.id, known).await?;
        if live.is_none() && log.is_empty() {
            return Err(Error::NoTable);
        }
        Ok(self.apply_log(live, &log)?)
    }

    /// Applies and broadcasts entries that are stored, or that will be stored before anybody can watch.
    pub(crate) fn apply_log(&self, live: &mut Option<Live>, log: &[LogEntry]) -> Result<(), BrokenLog> {
        let Some((first, others)) = log.split_first() else { return Ok(()) };
        let (mut loaded, mut events, rest, is_new) = match live.take() {
            Some(loaded) => (loaded, Vec::new(), log, false),
            None => {
                let table = Table::open(first)?;
                let events = vec![vec![table.first_event(); table.viewpoints().len()]];
                (Live::new(table), events, others, true)
            }
        };
        // Only the newest events are kept. Older entries are only applied, because describing an entry takes
        // longer than applying it.
        let (old, recent) = rest.split_at(rest.len().saturating_sub(RECENT));
        for entry in old {
            loaded.table.apply(entry)?;
        }
        if !old.is_empty() {
            events.clear();
        }
        for entry in recent {
            events.push(Room::apply(&mut loaded, entry)?);
        }
        if log.iter().any(|entry| matches!(entry.event, table::Event::Renamed { .. })) {
            // Another server may have replaced a name in the log.
            self.drop_recent();
        }
        self.feed(&loaded, events, is_new);
        loaded.listing = listing(&loaded.table);
        loaded.deadline = deadline(&loaded.table, Deadline::At { at: 0, claimed: 0 });
        *live = Some(loaded);
        Ok(())
    }

    /// Applies an entry. Returns its description for each of the table's viewpoints, to
    /// [broadcast](Room::broadcast) once the entry is stored.
    pub(crate) fn apply(live: &mut Live, entry: &LogEntry) -> Result<Vec<Event>, BrokenLog> {
        let viewpoints = live.table.viewpoints();
        live.table.apply_for(entry, &viewpoints)
    }

    /// Sends the watchers events that were already applied. `events` holds the events of one entry after the
    /// other: one event for each viewpoint.
    pub(crate) fn broadcast(&self, live: &Live, events: Vec<Vec<Event>>) {
        self.feed(live, events, false);
    }

    /// Like [`broadcast`](Room::broadcast). If `is_new` is set, the table has just been loaded, and all feeds
    /// are replaced by new ones.
    fn feed(&self, live: &Live, events: Vec<Vec<Event>>, is_new: bool) {
        let viewpoints = live.table.viewpoints();
        let states: Vec<_> = viewpoints.iter().map(|&viewer| raw(&live.table.state(viewer))).collect();
        let mut feeds = self.feeds.write().unwrap_or_else(PoisonError::into_inner);
        if is_new {
            *feeds = Feeds::new(viewpoints.len(), live.table.spec().is_hidden());
        }
        feeds.push(events);
        let people = Seat::all(live.table.occupants().len())
            .map(|seat| live.table.person_at(seat).map(|person| person.id.as_str()));
        if !feeds.people.iter().map(Option::as_deref).eq(people.clone()) {
            feeds.people = people.map(|person| person.map(str::to_owned)).collect();
        }
        for (feed, state) in feeds.feeds.iter_mut().zip(states) {
            feed.state = state;
        }
        drop(feeds);
        self.latest.send_modify(|latest| {
            *latest = Latest { number: live.table.number(), present: self.present() };
        });
    }

    /// Drops the events that are kept here, because a name in them was replaced. Clients get them from the
    /// log instead.
    pub(crate) fn drop_recent(&self) {
        let mut feeds = self.feeds.write().unwrap_or_else(PoisonError::into_inner);
        feeds.feeds.iter_mut().for_each(|feed| feed.recent.clear());
    }

    /// Whether an identity may now watch with the view of `viewer`. Only the person at a seat may see that
    /// seat's view.
    pub(crate) fn may_watch(&self, identity: &str, viewer: Viewer) -> bool {
        let Viewer::Seat(seat) = viewer else { return true };
        let feeds = self.feeds.read().unwrap_or_else(PoisonError::into_inner);
        feeds.people.get(seat.index()).is_some_and(|person| person.as_deref() == Some(identity))
    }

    /// Returns the update for a viewer who has the events up to `after`. Returns `None` if the viewer lacks
    /// more events than are kept here, or than fit into a page.
    pub(crate) fn update(&self, viewer: Viewer, after: u32) -> Option<Page> {
        let feeds = self.feeds.read().unwrap_or_else(PoisonError::into_inner);
        let feed = feeds.feeds.get(feeds.index(viewer))?;
        let lacking = feed.number.saturating_sub(after) as usize;
        let skipped = feed.recent.len().checked_sub(lacking)?;
        let events: Vec<_> = feed.recent.iter().skip(skipped).map(|event| &**event).collect();
        if size_of(&events) > MAX_PAGE {
            return None;
        }
        Some(Page {
            text: self.message(viewer, events, false, &feed.state),
            number: feed.number,
            more: false,
        })
    }

    /// Like [`update`](Room::update), but reads the events after `after` from the log, until a page is full.
    pub(crate) fn page(&self, log: &[LogEntry], viewer: Viewer, after: u32) -> Result<Page, StoreError> {
        let (first, rest) = log.split_first().ok_or(StoreError::Conflict)?;
        let mut table = Table::open(first).map_err(StoreError::broken)?;
        let mut events = Vec::new();
        let mut size = 0;
        if after == 0 {
            events.push(raw(&table.first_event()));
        }
        for entry in rest {
            if table.number() < after {
                table.apply(entry).map_err(StoreError::broken)?;
                continue;
            }
            if size >= MAX_PAGE {
                break;
            }
            for event in table.apply_for(entry, &[viewer]).map_err(StoreError::broken)? {
                let event = raw(&event);
                size += event.get().len();
                events.push(event);
            }
        }
        let more = (table.number() as usize) < log.len();
        let events = events.iter().map(|event| &**event).collect();
        let text = self.message(viewer, events, more, &raw(&table.state(viewer)));
        Ok(Page { text, number: table.number(), more })
    }

    fn message(&self, viewer: Viewer, events: Vec<&RawValue>, more: bool, state: &RawValue) -> String {
        let size = size_of(&events);
        let seat = match viewer {
            Viewer::Seat(seat) => Some(seat.index() as SeatNumber),
            Viewer::Spectator => None,
        };
        json_sized(&Update { table: &self.id, seat, events, more, state }, size + state.get().len() + 100)
    }
}

/// One watch by an identity; see [`Room::connect`].
pub(crate) struct Connected {
    room: Arc<Room>,
    identity: String,
}

impl Drop for Connected {
    fn drop(&mut self) {
        let mut watchers = self.room.watchers.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(watches) = watchers.get_mut(&self.identity) {
            watches.count -= 1;
            if watches.count == 0 {
                watchers.remove(&self.identity);
            }
        }
        drop(watchers);
        self.room.update_present();
    }
}

impl Feeds {
    fn new(viewpoints: usize, is_hidden: bool) -> Feeds {
        Feeds { feeds: (0..viewpoints).map(|_| Feed::default()).collect(), is_hidden, people: Vec::new() }
    }

    fn push(&mut self, events: Vec<Vec<Event>>) {
        for events in events {
            for (feed, event) in self.feeds.iter_mut().zip(events) {
                if feed.recent.len() == RECENT {
                    feed.recent.pop_front();
                }
                feed.recent.push_back(raw(&event));
                feed.number = event.number;
            }
        }
    }

    /// Returns the index of the feed that a viewer sees.
    fn index(&self, viewer: Viewer) -> usize {
        match viewer {
            _ if !self.is_hidden => 0,
            Viewer::Seat(seat) => seat.index(),
            Viewer::Spectator => self.feeds.len().saturating_sub(1),
        }
    }
}

/// Returns what the store must know to list a table.
pub(crate) fn listing(table: &Table) -> Listing {
    let seats = Seat::all(table.occupants().len());
    let mut identities: Vec<String> =
        seats.filter_map(|seat| table.person_at(seat)).map(|person| person.id.clone()).collect();
    identities.sort();
    identities.dedup();
    let waits = table.occupants().contains(&Occupant::Nobody) && table.stage() == Stage::Waiting;
    Listing {
        identities,
        open: waits && table.listed(),
        playing: table.bars_study().then(|| table.spec().to_string()),
        touched: table.touched(),
    }
}

/// Returns when a server must act at a table. If a computer is to act in a game with people, returns
/// `computers`. If computers play only each other, returns [`Deadline::None`]: they wait until somebody
/// watches. If no computer is to act, returns the moment when a person's time or the table's time runs out.
pub(crate) fn deadline(table: &Table, computers: Deadline) -> Deadline {
    if table.computer_to_act().is_some() {
        if table.has_people() { computers } else { Deadline::None }
    } else {
        let at = table.deadline().or(table.expires());
        at.map_or(Deadline::None, |at| Deadline::At { at, claimed: 0 })
    }
}

/// Returns the JSON of a message.
pub(crate) fn json(message: &FromServer) -> String {
    json_sized(message, 256)
}

/// Returns the JSON of a value. The JSON is expected to take about `size` bytes. This does not fail, because
/// everything that is sent can be written as JSON.
fn json_sized(value: &impl Serialize, size: usize) -> String {
    let mut text = Vec::with_capacity(size);
    let written = serde_json::to_writer(&mut text, value);
    written.ok().and_then(|()| String::from_utf8(text).ok()).unwrap_or_default()
}

/// Returns how many bytes the events take in a message.
fn size_of(events: &[&RawValue]) -> usize {
    events.iter().map(|event| event.get().len() + 1).sum()
}

fn raw(value: &impl Serialize) -> Box<RawValue> {
    to_raw_value(value).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use std::{
        net::Ipv4Addr,
        sync::{Arc, Barrier, PoisonError},
        thread,
    };

    use super::Room;

    /// Without the lock in `update_present`, a thread could compute who is present before another thread's
    /// change, and publish the result after that change.
    #[test]
    fn of_several_who_come_or_go_at_once_nobody_is_overlooked() {
        let people = ["Ada", "Bob", "Cyd", "Dan"];
        let room = Arc::new(Room::new("table".into()));
        let seats = people.iter().map(|person| Some((*person).to_owned())).collect();
        room.feeds.write().unwrap_or_else(PoisonError::into_inner).people = seats;
        for round in 0..2_000 {
            let barrier = Barrier::new(people.len());
            let connected = thread::scope(|scope| {
                let connect = |person: &str| {
                    let (room, barrier, person) = (room.clone(), &barrier, person.to_owned());
                    scope.spawn(move || {
                        barrier.wait();
                        room.connect(person, Ipv4Addr::LOCALHOST.into())
                    })
                };
                let threads: Vec<_> = people.into_iter().map(connect).collect();
                threads.into_iter().map(|thread| thread.join().unwrap()).collect::<Vec<_>>()
            });
            assert_eq!(room.latest.borrow().present.seats(), [0, 1, 2, 3], "round {round}");
            thread::scope(|scope| {
                for connected in connected {
                    let barrier = &barrier;
                    scope.spawn(move || {
                        barrier.wait();
                        drop(connected);
                    });
                }
            });
            assert!(room.latest.borrow().present.seats().is_empty(), "round {round}");
        }
    }
}
