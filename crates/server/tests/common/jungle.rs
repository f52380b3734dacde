//! Logs of Jungle tables, as a server could have stored them.

use table::{Event, Identity, NewTable, SeatPlan, SecretSeed};
use wire::{Clock, Mode};

/// A table at which these people may sit.
pub fn table(seats: [SeatPlan; 2]) -> NewTable {
    NewTable {
        spec: "jungle".into(),
        position: None,
        clock: Clock::None,
        mode: Mode::Casual,
        listed: true,
        pie: false,
        bids: false,
        rematch_of: None,
        seats: seats.into(),
        seed: SecretSeed::new([7; 32]),
    }
}

/// Two people sit down at a new table of the first one, and the game begins. Each gives this contribution to
/// the dice.
pub fn begun(new: NewTable, people: &[Identity; 2], contribution: Option<&str>) -> Vec<Event> {
    let mut events = new.events(&people[0], 8).unwrap();
    for (seat, Identity { id, name }) in (0..).zip(people) {
        let (identity, name) = (id.clone(), name.clone());
        let contribution = contribution.map(str::to_owned);
        events.push(Event::Sat { seat, identity, name, commitment: None, contribution });
    }
    events.push(Event::Started);
    events
}
