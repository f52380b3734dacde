//! Clocks are arithmetic on stored moments; nothing ticks.

use rules::Seat;
use wire::{Clock, Millis};

use crate::{Entry, Event, Place, Table};

const DAY: Millis = 24 * 60 * 60 * 1000;
const SECOND: Millis = 1000;
/// How many times as long a player may do nothing if he is there: whoever thinks is not away, but nobody waits for ever.
const THERE: Millis = 12;
/// How long a table is kept at which no game has begun.
const WAITS: Millis = 14 * DAY;

/// A time in which no server ran.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Outage {
    /// From when.
    pub from: Millis,
    /// Until when.
    pub until: Millis,
}

impl Table {
    /// When the time of the person to act is up.
    pub fn deadline(&self) -> Option<Millis> {
        let seat = self.person_to_act()?;
        match self.setup.clock {
            Clock::None => None,
            Clock::Fischer { .. } => self.left.get(seat.index()).map(|left| self.since.saturating_add(*left)),
            Clock::Days { days } => Some(self.since.saturating_add(DAY * Millis::from(days))),
        }
    }

    /// When the others may end the game if the person to act is away. There is nobody to do so if all other seats are
    /// computers or his own.
    pub fn claimable(&self) -> Option<Millis> {
        self.patient_until(1)
    }

    /// When they may do so even if he is there and does nothing.
    pub fn overdue(&self) -> Option<Millis> {
        self.patient_until(THERE)
    }

    /// When a table at which no game has begun is given up: some time after anything last happened at it.
    pub fn expires(&self) -> Option<Millis> {
        (!self.started).then(|| self.touched.saturating_add(WAITS))
    }

    /// The entry that accounts for the first of these times, in which no server ran, that this table has not heard of. They
    /// are in order. Where no person is to act, nobody's time runs.
    pub fn interrupted(&self, outages: &[Outage]) -> Option<Entry> {
        self.person_to_act()?;
        // Whatever is stored after a server was back is stored after this entry.
        let Outage { from, until } = *outages.iter().find(|outage| outage.until > self.touched)?;
        Some(Entry { at: until, by: None, order: None, event: Event::Interrupted { from, until } })
    }

    /// The time that ran meanwhile has not run.
    pub(crate) fn interrupt(&mut self, from: Millis, until: Millis) {
        self.since += until.saturating_sub(from.max(self.since));
    }

    fn patient_until(&self, times: Millis) -> Option<Millis> {
        let seat = self.person_to_act()?;
        let who = self.sitter(seat)?;
        let others = Seat::all(self.places.len()).filter_map(|other| self.sitter(other));
        if others.into_iter().all(|other| other.identity == who.identity) {
            return None;
        }
        self.setup.patience.map(|patience| self.since.saturating_add(patience * times))
    }

    fn person_to_act(&self) -> Option<Seat> {
        let seat = self.turn()?;
        matches!(self.places.get(seat.index())?, Place::Person { .. }).then_some(seat)
    }

    /// What each seat has at the start.
    pub(crate) fn full_time(&self) -> Millis {
        match self.setup.clock {
            Clock::Fischer { seconds, .. } => SECOND * Millis::from(seconds),
            Clock::None | Clock::Days { .. } => 0,
        }
    }

    /// Charges a person for an action at this moment, and begins the next one's time. A computer's time is not counted: it
    /// is not his fault how busy the machine is.
    pub(crate) fn press(&mut self, seat: Seat, at: Millis) {
        let Clock::Fischer { increment, .. } = self.setup.clock else {
            self.since = at;
            return;
        };
        let ends_turn = self.game.turn().seat() != Some(seat);
        let person = matches!(self.places.get(seat.index()), Some(Place::Person { .. }));
        if let Some(left) = self.left.get_mut(seat.index()).filter(|_| person) {
            *left = left.saturating_sub(at.saturating_sub(self.since));
            if ends_turn {
                *left += SECOND * Millis::from(increment);
            }
        }
        self.since = at;
    }
}
