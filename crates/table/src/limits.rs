//! How long a table's log may become.
//!
//! Everybody who watches a table is sent the events of its log, and loading a table replays the log. So
//! nobody may make a log grow without end. Each limit is far beyond what people do in a game. Together they
//! keep a log below [`MAX_ENTRIES`], whatever players do. Only the entries for outages of the server are not
//! limited. A longer log from an earlier version can still be read.

use rules::{MAX_SEATS, Seat};
use wire::{
    Refusal, SeatNumber,
    refusals::{RefusalKind, table as refusals},
};

use crate::{Event, Table};

/// The maximum number of entries in a log. A game whose log is full ends without a result.
pub const MAX_ENTRIES: u32 = 10_000;
/// The maximum number of actions in a game, including those taken back. A game that reaches this number ends
/// without a result. The longest record that the server shows has the same number of actions.
pub const MAX_ACTIONS: u32 = 5_000;
/// The maximum number of characters in an order's id.
pub const MAX_ORDER_ID: usize = 36;
/// The maximum number of records that are read from a text.
pub const MAX_RECORDS: usize = 500;
/// The maximum number of times that turns are taken back in a game.
pub const MAX_TAKE_BACKS: u32 = 200;
/// The maximum number of offers that a seat makes in a game. Each offer may lead to an answer from every
/// other seat.
pub const MAX_OFFERS: u32 = 100;
/// The maximum number of times that seats are taken or reserved before a game. The limit is high, because
/// strangers may come and go at a listed table.
pub const MAX_ARRIVALS: u32 = 250;
/// The maximum number of changes of the name at a seat that a table shows. Later changes are not shown.
pub const MAX_RENAMES: u32 = 20;
/// The number of entries reserved for the end of a full log: the end of the game, and requests for a rematch.
const LAST_ENTRIES: u32 = 10;

/// Checks that a log has room for a thousand outages, whatever players do.
const _: () = {
    let seats = MAX_SEATS as u32;
    let reveals = seats;
    let bids = u8::MAX as u32;
    let before = 2 + 2 * MAX_ARRIVALS + reveals + seats * MAX_RENAMES + bids;
    let offers = seats * MAX_OFFERS * seats;
    assert!(before + MAX_ACTIONS + MAX_TAKE_BACKS + offers + LAST_ENTRIES + 1_000 < MAX_ENTRIES);
};

/// How many events of each limited kind a table's log has.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Counts {
    actions: u32,
    take_backs: u32,
    arrivals: u32,
    /// The offers by each seat.
    offers: [u32; MAX_SEATS],
    /// The renamings of each seat's player.
    renames: [u32; MAX_SEATS],
}

impl Counts {
    /// Counts an event of the log.
    pub(crate) fn count(&mut self, event: &Event) {
        let add = |counts: &mut [u32], seat: SeatNumber| {
            if let Some(count) = counts.get_mut(usize::from(seat)) {
                *count += 1;
            }
        };
        match event {
            Event::Played { .. } | Event::Dealt { .. } => self.actions += 1,
            Event::TakenBack { .. } => self.take_backs += 1,
            Event::Kept { .. } | Event::Sat { .. } | Event::Filled { .. } => self.arrivals += 1,
            Event::Offered { seat, .. } => add(&mut self.offers, *seat),
            Event::Renamed { seat, .. } => add(&mut self.renames, *seat),
            _ => {}
        }
    }
}

impl Table {
    /// Whether the game must end because it has reached a limit.
    pub(crate) fn is_full(&self) -> bool {
        self.counts.actions >= MAX_ACTIONS || self.number >= MAX_ENTRIES - LAST_ENTRIES
    }

    /// Checks that turns may still be taken back.
    pub(crate) fn check_take_backs(&self) -> Result<(), Refusal> {
        allow(self.counts.take_backs < MAX_TAKE_BACKS, refusals::TAKE_BACKS_USED)
    }

    /// Checks that a seat may make another offer.
    pub(crate) fn check_offers(&self, seat: Seat) -> Result<(), Refusal> {
        allow(self.counts.offers[seat.index()] < MAX_OFFERS, refusals::OFFERS_USED)
    }

    /// Checks that another person may take a seat.
    pub(crate) fn check_arrivals(&self) -> Result<(), Refusal> {
        allow(self.counts.arrivals < MAX_ARRIVALS, refusals::TOO_MANY_ARRIVALS)
    }

    /// Whether the table still shows changes of the name at a seat.
    pub(crate) fn shows_new_name(&self, seat: Seat) -> bool {
        self.counts.renames[seat.index()] < MAX_RENAMES
    }
}

fn allow(allowed: bool, refusal: &'static RefusalKind) -> Result<(), Refusal> {
    if allowed { Ok(()) } else { Err(refusal.into()) }
}
