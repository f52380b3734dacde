//! What happens at a table when a person leaves the server for good.

use rules::Seat;
use wire::{SeatNumber, Stage};

use crate::{Event, Identity, StopReason, Table};

/// The name shown for a person who has left for good.
pub const FORMER_NAME: &str = "Guest";

impl Table {
    /// The events that replace a person's name at their seats, even if the game is over.
    pub fn replace_name(&self, identity: &Identity) -> Vec<Event> {
        let name = self.name_of(identity);
        let differs = |seat: &Seat| {
            self.person_at(*seat).is_some_and(|known| known.id == identity.id && known.name != name)
        };
        Seat::all(self.occupants.len())
            .filter(differs)
            .map(|seat| Event::Renamed { seat: seat.index() as SeatNumber, name: name.clone() })
            .collect()
    }

    /// The events that follow when a person leaves for good, so that nobody waits for them. Before the game,
    /// their seats become free or the table is aborted. A game that is being played ends.
    pub fn depart(&self, identity: &str) -> Vec<Event> {
        let seats = self.seats_of(identity);
        let Some(&seat) = seats.first() else { return Vec::new() };
        let abort =
            self.setup.host == identity || self.all_have_committed() || self.setup.rematch_of.is_some();
        let end = match self.stage() {
            Stage::Waiting if !abort => return seats.iter().map(|&seat| Event::Left { seat }).collect(),
            Stage::Waiting => Some(StopReason::Abort),
            Stage::Playing if !self.all_have_acted() => Some(StopReason::Abort),
            Stage::Playing => Some(StopReason::Resignation { seat }),
            Stage::Over => None,
        };
        let mut events = self.replace_name(&Identity::new(identity, FORMER_NAME));
        events.extend(end.map(Event::Stopped));
        events
    }
}
