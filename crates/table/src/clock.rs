//! Clocks. They are computed from stored times and need no timer.

use rules::Seat;
use wire::{Clock, Millis};

use crate::{Event, LogEntry, Occupant, Table};

const DAY: Millis = 24 * 60 * 60 * 1000;
const SECOND: Millis = 1000;
/// The time limit for a connected player is this many times the limit for a player who is away. A connected
/// player may be thinking, but the others must not wait forever.
const PRESENT_FACTOR: Millis = 12;
/// At tables where the players act as referees, a computer acts this long after the start of its turn,
/// because its thinking time could reveal something.
pub const MASKED_DELAY: Millis = SECOND;
/// The longest time that a computer may think at a table where the players act as referees.
pub const MAX_MASKED_THINKING: Millis = 900;
/// How long a table is kept if its game does not start.
pub const KEEP_UNSTARTED: Millis = 14 * DAY;

/// A span of time in which no server ran.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Outage {
    /// The last moment at which a server is known to have run.
    pub from: Millis,
    /// When a server ran again.
    pub until: Millis,
}

impl Table {
    /// The moment at which the person to act runs out of time. `None` on a Fischer clock before the person's
    /// first action, because nobody must lose time before they know that the game has begun.
    pub fn deadline(&self) -> Option<Millis> {
        let seat = self.person_to_act()?;
        match self.setup.clock {
            Clock::None => None,
            Clock::Fischer { .. } if self.own_actions(seat) == 0 => None,
            Clock::Fischer { .. } => self.time_left(seat).map(|left| self.since.saturating_add(left)),
            Clock::Days { days } => Some(self.since.saturating_add(DAY * Millis::from(days))),
        }
    }

    /// The moment from which the others may end the game if the person to act is away. `None` if there is
    /// nobody else to end it, because all other seats belong to computers or to the same person.
    pub fn claimable(&self) -> Option<Millis> {
        self.patient_until(1)
    }

    /// The moment from which the others may end the game even if the person to act is connected.
    pub fn overdue(&self) -> Option<Millis> {
        self.patient_until(PRESENT_FACTOR)
    }

    /// The moment at which the table is removed if its game has not started by then. This is a fixed time
    /// after the table's last event.
    pub fn expires(&self) -> Option<Millis> {
        (!self.started).then(|| self.touched.saturating_add(KEEP_UNSTARTED))
    }

    /// The log entry for the first outage since the table's last event. `outages` are in order of time.
    /// Returns `None` if no person is to act, because no clock runs then.
    pub fn unrecorded_outage(&self, outages: &[Outage]) -> Option<LogEntry> {
        self.person_to_act()?;
        // A server that starts stores the entries for outages before any other entry. So all outages up to
        // `touched` are already in the log.
        let Outage { from, until } = *outages.iter().find(|outage| outage.until > self.touched)?;
        Some(LogEntry { at: until, by: None, order: None, event: Event::Interrupted { from, until } })
    }

    /// Excludes a span of time from the time that is charged to the player to act.
    pub(crate) fn exclude_from_clock(&mut self, from: Millis, until: Millis) {
        self.since += until.saturating_sub(from.max(self.since));
    }

    fn patient_until(&self, factor: Millis) -> Option<Millis> {
        let seat = self.person_to_act()?;
        let to_act = self.person_at(seat)?;
        let mut people = Seat::all(self.occupants.len()).filter_map(|seat| self.person_at(seat));
        if people.all(|person| person.id == to_act.id) {
            return None;
        }
        // Nobody may be absent for longer than their clock allows, even before it has started.
        let longest = self.time_left(seat).unwrap_or(Millis::MAX);
        self.setup.patience.map(|patience| self.since.saturating_add(longest.min(patience * factor)))
    }

    fn person_to_act(&self) -> Option<Seat> {
        let seat = self.turn()?;
        matches!(self.occupants.get(seat.index())?, Occupant::Person { .. }).then_some(seat)
    }

    /// The time that a seat has left on its Fischer clock, as of the beginning of the turn.
    fn time_left(&self, seat: Seat) -> Option<Millis> {
        let counts = matches!(self.setup.clock, Clock::Fischer { .. });
        self.left.get(seat.index()).copied().filter(|_| counts)
    }

    /// The time that each seat has at the start of the game.
    pub(crate) fn full_time(&self) -> Millis {
        match self.setup.clock {
            Clock::Fischer { seconds, .. } => SECOND * Millis::from(seconds),
            Clock::None | Clock::Days { .. } => 0,
        }
    }

    /// Charges a person for the time that they took to choose a side, if their clock is already running. They
    /// get no increment, because the choice is not an action.
    pub(crate) fn charge_for_choice(&mut self, seat: Seat, at: Millis) {
        let runs = self.own_actions(seat) > 0;
        let person = matches!(self.occupants.get(seat.index()), Some(Occupant::Person { .. }));
        if let Some(left) = self.left.get_mut(seat.index()).filter(|_| runs && person) {
            *left = left.saturating_sub(at.saturating_sub(self.since));
        }
        self.since = at;
    }

    /// Charges a person for the time of an action, and starts the next player's clock. The action was played
    /// at the time `at`. A player's first action costs no time and earns no increment. A computer is not
    /// charged, so that it cannot lose because the machine is busy.
    pub(crate) fn press_clock(&mut self, seat: Seat, at: Millis) {
        let Clock::Fischer { increment, .. } = self.setup.clock else {
            self.since = at;
            return;
        };
        let ends_turn = self.game.turn().seat() != Some(seat);
        let person = matches!(self.occupants.get(seat.index()), Some(Occupant::Person { .. }));
        let first = self.own_actions(seat) <= 1;
        if let Some(left) = self.left.get_mut(seat.index()).filter(|_| person && !first) {
            *left = left.saturating_sub(at.saturating_sub(self.since));
            if ends_turn {
                *left += SECOND * Millis::from(increment);
            }
        }
        self.since = at;
    }
}
