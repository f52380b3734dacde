//! A table in the memory of this server: its state, what was told of it lately, and who is there.

use std::{
    collections::{HashMap, VecDeque},
    fmt::Write,
    sync::{Arc, Mutex as PlainMutex, PoisonError, RwLock, atomic::AtomicBool},
};

use rules::{Seat, Viewer};
use serde::Serialize;
use table::{Entry, Table};
use tokio::sync::{Mutex, watch};
use wire::{Event, SeatNumber, TableId};

use crate::{
    app::Trouble,
    store::{Due, Failure, Listing, Store},
};

/// How many of the newest events are kept as they are sent.
const RECENT: usize = 32;

/// A table, as this server knows it.
pub(crate) struct Room {
    pub(crate) id: TableId,
    /// Whoever changes the table holds this until the change is stored.
    pub(crate) live: Mutex<Option<Live>>,
    /// What is sent to those who look on.
    told: RwLock<Told>,
    /// Who watches the table waits for this to change.
    news: watch::Sender<News>,
    /// Through how many watches each identity looks on.
    there: PlainMutex<HashMap<String, u32>>,
    /// Whether this server lets the table's computers think just now.
    pub(crate) thinks: AtomicBool,
}

/// What there is to be sent.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(crate) struct News {
    /// The newest entry's number.
    pub(crate) number: u32,
    /// The seats whose persons are there, the first in the lowest bit.
    pub(crate) present: u8,
}

impl News {
    /// The seats whose persons are there.
    pub(crate) fn seats(self) -> Vec<SeatNumber> {
        (0..8).filter(|seat| self.present >> seat & 1 == 1).collect()
    }
}

/// The state, and what the store was told that follows from it.
pub(crate) struct Live {
    pub(crate) table: Table,
    pub(crate) listing: Listing,
    pub(crate) due: Due,
}

/// For each of the table's eyes.
#[derive(Default)]
struct Told {
    eyes: Vec<Eye>,
    hides: bool,
    /// Whose each seat is: nobody else looks through its eyes.
    sitters: Vec<Option<String>>,
}

#[derive(Default)]
struct Eye {
    /// The newest events as JSON, the last under `number`.
    recent: VecDeque<String>,
    number: u32,
    /// The state as JSON.
    state: String,
}

impl Room {
    pub(crate) fn new(id: TableId) -> Room {
        Room {
            id,
            live: Mutex::default(),
            told: RwLock::default(),
            news: watch::Sender::default(),
            there: PlainMutex::default(),
            thinks: AtomicBool::new(false),
        }
    }

    pub(crate) fn subscribe(&self) -> watch::Receiver<News> {
        self.news.subscribe()
    }

    pub(crate) fn number(&self) -> u32 {
        self.news.borrow().number
    }

    /// Whether anybody watches the table here.
    pub(crate) fn is_watched(&self) -> bool {
        self.news.receiver_count() > 0
    }

    /// Somebody looks on until the guard is dropped.
    pub(crate) fn enter(self: &Arc<Self>, identity: String) -> Looker {
        let mut there = self.there.lock().unwrap_or_else(PoisonError::into_inner);
        *there.entry(identity.clone()).or_default() += 1;
        drop(there);
        self.look_around();
        Looker { room: self.clone(), identity }
    }

    /// Whether the person at a seat looks on, through this server.
    pub(crate) fn is_there(&self, seat: Seat) -> bool {
        self.news.borrow().present >> seat.index() & 1 == 1
    }

    /// Tells who watches if other players are there than before.
    fn look_around(&self) {
        let present = self.present();
        self.news.send_if_modified(|news| {
            let changed = news.present != present;
            news.present = present;
            changed
        });
    }

    fn present(&self) -> u8 {
        let told = self.told.read().unwrap_or_else(PoisonError::into_inner);
        let there = self.there.lock().unwrap_or_else(PoisonError::into_inner);
        let sits = |sitter: &Option<String>| sitter.as_ref().is_some_and(|who| there.contains_key(who));
        told.sitters.iter().rev().fold(0, |seats, sitter| seats << 1 | u8::from(sits(sitter)))
    }

    /// Takes in what the store has and this room has not.
    pub(crate) async fn catch_up(&self, live: &mut Option<Live>, store: &dyn Store) -> Result<(), Trouble> {
        let known = live.as_ref().map_or(0, |live| live.table.number());
        let log = store.log(&self.id, known).await?;
        if live.is_none() && log.is_empty() {
            return Err(Trouble::NoTable);
        }
        Ok(self.take_in_all(live, &log).map_err(broken)?)
    }

    /// Takes in entries that are stored, or are to be before anybody looks: all that this room has not.
    pub(crate) fn take_in_all(&self, live: &mut Option<Live>, log: &[Entry]) -> Result<(), table::Broken> {
        let Some((first, others)) = log.split_first() else { return Ok(()) };
        let (mut here, mut told, rest) = match live.take() {
            Some(here) => (here, Vec::new(), log),
            None => {
                let table = Table::open(first)?;
                let told = vec![vec![table.told_first(); table.eyes().len()]];
                (Live::new(table), told, others)
            }
        };
        for entry in rest {
            told.push(self.take_in(&mut here, entry)?);
        }
        self.tell(&here, told);
        here.listing = listing(&here.table);
        here.due = due(&here.table, 0);
        *live = Some(here);
        Ok(())
    }

    /// Takes an entry in; what is told of it is [told](Room::tell) once it is stored.
    pub(crate) fn take_in(&self, live: &mut Live, entry: &Entry) -> Result<Vec<Event>, table::Broken> {
        let eyes = live.table.eyes();
        live.table.tell(entry, &eyes)
    }

    /// Tells all who watch of entries that were taken in; of each entry, one event for each of the table's eyes. If the first is
    /// among them, all is told anew.
    pub(crate) fn tell(&self, live: &Live, told: Vec<Vec<Event>>) {
        let eyes = live.table.eyes();
        let states: Vec<String> = eyes.iter().map(|&eye| json(&live.table.state(eye))).collect();
        let mut here = self.told.write().unwrap_or_else(PoisonError::into_inner);
        if told.iter().flatten().any(|event| event.number == 1) {
            *here = Told::new(eyes.len(), live.table.hides());
        }
        here.add(told);
        let sitters = Seat::all(live.table.places().len())
            .map(|seat| live.table.sitter(seat).map(|who| who.identity.as_str()));
        if !here.sitters.iter().map(Option::as_deref).eq(sitters.clone()) {
            here.sitters = sitters.map(|sitter| sitter.map(str::to_owned)).collect();
        }
        for (eye, state) in here.eyes.iter_mut().zip(states) {
            eye.state = state;
        }
        drop(here);
        self.news.send_replace(News { number: live.table.number(), present: self.present() });
    }

    /// Whether somebody may look through these eyes, now.
    pub(crate) fn may_view(&self, identity: &str, viewer: Viewer) -> bool {
        let Viewer::Seat(seat) = viewer else { return true };
        let told = self.told.read().unwrap_or_else(PoisonError::into_inner);
        told.sitters.get(seat.index()).is_some_and(|sitter| sitter.as_deref() == Some(identity))
    }

    /// The update for a viewer who has the events up to `after`, and the number he has then; nothing if he lacks more than is
    /// kept here.
    pub(crate) fn update(&self, viewer: Viewer, after: u32) -> Option<(String, u32)> {
        let told = self.told.read().unwrap_or_else(PoisonError::into_inner);
        let eye = told.eyes.get(eye_of(viewer, told.hides, told.eyes.len()))?;
        let lacks = eye.number.saturating_sub(after) as usize;
        let events = eye.recent.len().checked_sub(lacks)?;
        Some((message(&self.id, viewer, eye.recent.iter().skip(events), &eye.state), eye.number))
    }

    /// As [`update`](Room::update), from the whole log.
    pub(crate) fn long_update(
        &self,
        log: &[Entry],
        viewer: Viewer,
        after: u32,
    ) -> Result<(String, u32), Failure> {
        let (first, rest) = log.split_first().ok_or(Failure::Conflict)?;
        let mut table = Table::open(first).map_err(broken)?;
        let mut events = vec![json(&table.told_first())];
        for entry in rest {
            events.extend(table.tell(entry, &[viewer]).map_err(broken)?.first().map(json));
        }
        let state = json(&table.state(viewer));
        Ok((message(&self.id, viewer, events.iter().skip(after as usize), &state), table.number()))
    }
}

/// Somebody who looks on.
pub(crate) struct Looker {
    room: Arc<Room>,
    identity: String,
}

impl Drop for Looker {
    fn drop(&mut self) {
        let mut there = self.room.there.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(watches) = there.get_mut(&self.identity) {
            *watches -= 1;
            if *watches == 0 {
                there.remove(&self.identity);
            }
        }
        drop(there);
        self.room.look_around();
    }
}

impl Live {
    pub(crate) fn new(table: Table) -> Live {
        let listing = listing(&table);
        Live { due: Due::Never, listing, table }
    }
}

impl Told {
    fn new(eyes: usize, hides: bool) -> Told {
        Told { eyes: (0..eyes).map(|_| Eye::default()).collect(), hides, sitters: Vec::new() }
    }

    fn add(&mut self, told: Vec<Vec<Event>>) {
        for events in told {
            for (eye, event) in self.eyes.iter_mut().zip(events) {
                if eye.recent.len() == RECENT {
                    eye.recent.pop_front();
                }
                eye.recent.push_back(json(&event));
                eye.number = event.number;
            }
        }
    }
}

/// Where a table is found.
pub(crate) fn listing(table: &Table) -> Listing {
    let seats = Seat::all(table.places().len());
    let mut identities: Vec<String> =
        seats.filter_map(|seat| table.sitter(seat)).map(|who| who.identity.clone()).collect();
    identities.sort();
    identities.dedup();
    let waits = table.places().contains(&table::Place::Open) && table.stage() == wire::Stage::Waiting;
    Listing { identities, open: waits && table.listed(), touched: table.touched() }
}

/// When something is due at a table: a computer's turn now, the end of a person's time or of the table's then.
pub(crate) fn due(table: &Table, claimed: u64) -> Due {
    if table.computers_turn().is_some() {
        Due::At { at: table.touched(), claimed }
    } else {
        table.deadline().or(table.expires()).map_or(Due::Never, |at| Due::At { at, claimed: 0 })
    }
}

fn eye_of(viewer: Viewer, hides: bool, eyes: usize) -> usize {
    match viewer {
        _ if !hides => 0,
        Viewer::Seat(seat) => seat.index(),
        Viewer::Spectator => eyes.saturating_sub(1),
    }
}

/// An update put together from parts that are JSON already.
fn message<'a>(
    id: &str,
    viewer: Viewer,
    events: impl Iterator<Item = &'a String> + Clone,
    state: &str,
) -> String {
    let events_size: usize = events.clone().map(|event| event.len() + 1).sum();
    let mut text = String::with_capacity(events_size + state.len() + id.len() + 80);
    // A table's name has nothing in it that would have to be escaped. Writing to a `String` cannot fail.
    let _ = write!(text, r#"{{"type":"update","table":"{id}","seat":"#);
    let _ = match viewer {
        Viewer::Seat(seat) => write!(text, "{}", seat.index()),
        Viewer::Spectator => text.write_str("null"),
    };
    text.push_str(r#","events":["#);
    for (i, event) in events.enumerate() {
        if i > 0 {
            text.push(',');
        }
        text.push_str(event);
    }
    text.push_str(r#"],"state":"#);
    text.push_str(state);
    text.push('}');
    text
}

/// Data of ours always have a JSON form.
pub(crate) fn json(value: &impl Serialize) -> String {
    // Most of what is sent has room in it.
    let mut text = Vec::with_capacity(1024);
    let written = serde_json::to_writer(&mut text, value);
    written.ok().and_then(|()| String::from_utf8(text).ok()).unwrap_or_default()
}

fn broken(error: table::Broken) -> Failure {
    Failure::Broken(Box::new(error))
}
