//! Clocks are arithmetic on stored moments; nothing ticks.

use rules::Seat;
use wire::{Clock, Millis};

use crate::{Event, LogEntry, Occupant, Table};

const DAY: Millis = 24 * 60 * 60 * 1000;
const SECOND: Millis = 1000;
/// A player who is connected may take this many times as long as one who is away: they may be thinking, but
/// the others must not wait forever.
const PRESENT_FACTOR: Millis = 12;
/// How long a table is kept without a game.
const KEEP_UNSTARTED: Millis = 14 * DAY;

/// A span of time in which no server ran.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Outage {
    /// The last moment at which a server is known to have run.
    pub from: Millis,
    /// When a server ran again.
    pub until: Millis,
}

impl Table {
    /// When the person to act runs out of time.
    pub fn deadline(&self) -> Option<Millis> {
        let seat = self.person_to_act()?;
        match self.setup.clock {
            Clock::None => None,
            Clock::Fischer { .. } => self.left.get(seat.index()).map(|left| self.since.saturating_add(*left)),
            Clock::Days { days } => Some(self.since.saturating_add(DAY * Millis::from(days))),
        }
    }

    /// When the others may end the game if the person to act is away. `None` if all other seats are computers
    /// or the same person's, who could not claim it.
    pub fn claimable(&self) -> Option<Millis> {
        self.patient_until(1)
    }

    /// When the others may end the game even if the person to act is connected.
    pub fn overdue(&self) -> Option<Millis> {
        self.patient_until(PRESENT_FACTOR)
    }

    /// When the table is removed because no game has begun: some time after its last event.
    pub fn expires(&self) -> Option<Millis> {
        (!self.started).then(|| self.touched.saturating_add(KEEP_UNSTARTED))
    }

    /// The entry that accounts for the first outage since the table's last event. `outages` are in order.
    /// There is none while no person is to act, since nobody's clock runs then.
    pub fn unrecorded_outage(&self, outages: &[Outage]) -> Option<LogEntry> {
        self.person_to_act()?;
        // This entry is stored before any other of the new server, so that `touched` tells which outages are
        // known.
        let Outage { from, until } = *outages.iter().find(|outage| outage.until > self.touched)?;
        Some(LogEntry { at: until, by: None, order: None, event: Event::Interrupted { from, until } })
    }

    /// Does not charge this span to the player to act.
    pub(crate) fn exclude_from_clock(&mut self, from: Millis, until: Millis) {
        self.since += until.saturating_sub(from.max(self.since));
    }

    fn patient_until(&self, factor: Millis) -> Option<Millis> {
        let to_act = self.person_at(self.person_to_act()?)?;
        let mut people = Seat::all(self.occupants.len()).filter_map(|seat| self.person_at(seat));
        if people.all(|person| person.id == to_act.id) {
            return None;
        }
        self.setup.patience.map(|patience| self.since.saturating_add(patience * factor))
    }

    fn person_to_act(&self) -> Option<Seat> {
        let seat = self.turn()?;
        matches!(self.occupants.get(seat.index())?, Occupant::Person { .. }).then_some(seat)
    }

    /// What each seat has on its clock at the start.
    pub(crate) fn full_time(&self) -> Millis {
        match self.setup.clock {
            Clock::Fischer { seconds, .. } => SECOND * Millis::from(seconds),
            Clock::None | Clock::Days { .. } => 0,
        }
    }

    /// Charges a person for an action at this moment, and starts the next player's clock. A computer is not
    /// charged: how busy the machine is must not cost it the game.
    pub(crate) fn press_clock(&mut self, seat: Seat, at: Millis) {
        let Clock::Fischer { increment, .. } = self.setup.clock else {
            self.since = at;
            return;
        };
        let ends_turn = self.game.turn().seat() != Some(seat);
        let person = matches!(self.occupants.get(seat.index()), Some(Occupant::Person { .. }));
        if let Some(left) = self.left.get_mut(seat.index()).filter(|_| person) {
            *left = left.saturating_sub(at.saturating_sub(self.since));
            if ends_turn {
                *left += SECOND * Millis::from(increment);
            }
        }
        self.since = at;
    }
}
