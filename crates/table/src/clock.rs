//! Clocks are arithmetic on stored moments; nothing ticks.

use rules::Seat;
use wire::{Clock, Millis};

use crate::{Place, Table};

const DAY: Millis = 24 * 60 * 60 * 1000;
const SECOND: Millis = 1000;

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

    /// When the others may end the game if the person to act stays away. There is nobody to do so if all other seats are
    /// computers or his own.
    pub fn claimable(&self) -> Option<Millis> {
        let seat = self.person_to_act()?;
        let who = self.sitter(seat)?;
        let others = Seat::all(self.places.len()).filter_map(|other| self.sitter(other));
        if others.into_iter().all(|other| other.identity == who.identity) {
            return None;
        }
        self.setup.patience.map(|patience| self.since.saturating_add(patience))
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
