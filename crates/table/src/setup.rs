//! Setting a table up.

use rules::{Seat, catalog::AnySpec};
use wire::{Clock, Millis, Mode, Refusal, words::RefusalArg};

use crate::{Event, Place, Secret, Setup, Table, Who};

/// A minute.
const MINUTE: Millis = 60_000;
/// How long a player may stay away where no clock says otherwise.
const PATIENCE: Millis = 5 * MINUTE;
/// The longest clocks.
const MAX_SECONDS: u32 = 24 * 60 * 60;
const MAX_DAYS: u32 = 30;

/// A table to be set up, once what chance decides is decided.
#[derive(Clone, Debug)]
pub struct NewTable {
    /// The game and its options.
    pub spec: String,
    /// A position to begin from.
    pub position: Option<String>,
    /// What time the players get.
    pub clock: Clock,
    /// What the game counts for.
    pub mode: Mode,
    /// Whether everybody is shown the table while it is open.
    pub listed: bool,
    /// Who comes to which seat, in seat order.
    pub chairs: Vec<Chair>,
    /// The referee's seed.
    pub seed: Secret,
}

/// Who comes to a seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Chair {
    /// Whoever likes.
    Open,
    /// Somebody it is kept for.
    Kept(Who),
    /// A computer.
    Computer {
        /// How strong.
        level: u8,
        /// The version of the program that plays.
        version: String,
    },
}

impl NewTable {
    /// The first entries of the table's log.
    ///
    /// # Errors
    /// What cannot be played so.
    pub fn events(self, host: &Who) -> Result<Vec<Event>, Refusal> {
        let spec = AnySpec::parse(&self.spec).map_err(|illegal| Refusal::from(&illegal))?;
        if let Some(position) = &self.position {
            // The first fault is the one to mend first.
            spec.from_position(position).map_err(|faults| {
                faults.iter().next().map_or_else(|| Refusal::of("table-position"), Refusal::from)
            })?;
        }
        if self.chairs.len() != spec.seats() {
            let expected = RefusalArg::Number(spec.seats() as i32);
            return Err(Refusal::of("table-seats").with("expected", expected));
        }
        let patience = match self.clock {
            Clock::None => Some(PATIENCE),
            Clock::Fischer { seconds, increment } => {
                if seconds == 0 || seconds > MAX_SECONDS || increment > MAX_SECONDS {
                    return Err(Refusal::of("table-clock"));
                }
                Some(PATIENCE)
            }
            Clock::Days { days } => {
                if days == 0 || days > MAX_DAYS {
                    return Err(Refusal::of("table-clock"));
                }
                None
            }
        };
        let setup = Setup {
            rules: spec.info().rules,
            spec: spec.to_string(),
            position: self.position,
            clock: self.clock,
            mode: self.mode,
            patience,
            listed: self.listed,
            host: host.identity.clone(),
            seed: self.seed,
        };
        let mut events = vec![Event::Created(setup)];
        for (seat, chair) in self.chairs.into_iter().enumerate() {
            let seat = seat as u8;
            match chair {
                Chair::Open => {}
                Chair::Kept(Who { identity, name }) => events.push(Event::Kept { seat, identity, name }),
                Chair::Computer { level, version } => events.push(Event::Filled { seat, level, version }),
            }
        }
        Ok(events)
    }
}

impl Table {
    /// The next game of the same players: everybody moves on by one seat, so that another begins.
    pub fn next_game(&self, seed: Secret) -> NewTable {
        let mut chairs: Vec<Chair> = self.places.iter().map(Place::chair).collect();
        chairs.rotate_right(1);
        NewTable {
            spec: self.setup.spec.clone(),
            position: self.setup.position.clone(),
            clock: self.setup.clock,
            mode: self.setup.mode,
            listed: false,
            chairs,
            seed,
        }
    }

    /// The host, as far as the log knows him.
    pub fn host(&self) -> Who {
        let identity = self.setup.host.clone();
        let name = Seat::all(self.places.len())
            .find_map(|seat| self.sitter(seat).filter(|who| who.identity == identity))
            .map(|who| who.name.clone());
        Who { identity, name: name.unwrap_or_default() }
    }
}

impl Place {
    fn chair(&self) -> Chair {
        match self {
            Place::Open => Chair::Open,
            Place::Kept(who) | Place::Person { who, .. } => Chair::Kept(who.clone()),
            Place::Computer { level, version } => Chair::Computer { level: *level, version: version.clone() },
        }
    }
}
