//! Sets tables up.

use dice::{Dice, Seed};
use rules::{Seat, catalog::AnySpec};
use wire::{
    Clock, Millis, Mode, Refusal, TableId,
    http::{NewTable as Wish, Wanted},
    refusals::table as refusals,
    words::RefusalArg,
};

use crate::{Event, Identity, Occupant, SecretSeed, Setup, Table, decide::check_level};

const MINUTE: Millis = 60_000;
/// How long a player may stay away before the others may end the game.
const PATIENCE: Millis = 5 * MINUTE;
/// The maximum number of seconds that a clock may give for a game or add for a turn.
const MAX_SECONDS: u32 = 24 * 60 * 60;
/// The maximum number of days that a clock may give for a turn.
const MAX_DAYS: u32 = 30;

/// A table to be set up. The caller has already made every random choice, such as the seed.
#[derive(Clone, Debug)]
pub struct NewTable {
    /// The game and its options.
    pub spec: String,
    /// A position to begin from.
    pub position: Option<String>,
    /// The time control.
    pub clock: Clock,
    /// Whether the game is rated.
    pub mode: Mode,
    /// Whether the public list shows the table while a seat is open.
    pub listed: bool,
    /// Whether the players agree on the pie rule (C-10).
    pub pie: bool,
    /// Whether the players agree on bids before the game (C-12).
    pub bids: bool,
    /// The table of the previous game, if this is a rematch.
    pub rematch_of: Option<TableId>,
    /// Who is to get each seat, in seat order.
    pub seats: Vec<SeatPlan>,
    /// The referee's seed.
    pub seed: SecretSeed,
}

/// Who is to get a seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum SeatPlan {
    /// Anybody may take the seat.
    Open,
    /// The seat is reserved for this person.
    Invited(Identity),
    /// A computer takes the seat.
    Computer {
        /// The computer's level, from 1.
        level: u8,
        /// The version of the program that plays.
        version: String,
    },
}

impl NewTable {
    /// The table that `by` asked for. The seed `lots` decides the seats if the request asks for random seats.
    pub fn wished(wish: Wish, by: &Identity, seed: SecretSeed, lots: &Seed) -> NewTable {
        let plan = |wanted: &Wanted| match wanted {
            Wanted::Me => SeatPlan::Invited(by.clone()),
            Wanted::Anyone => SeatPlan::Open,
            Wanted::Computer { level } => {
                SeatPlan::Computer { level: *level, version: env!("CARGO_PKG_VERSION").to_owned() }
            }
        };
        let mut seats: Vec<SeatPlan> = wish.seats.iter().map(plan).collect();
        if wish.lot {
            rules::shuffle(&mut seats, &mut Dice::new(lots, "seats", &[]));
        }
        NewTable {
            spec: wish.spec,
            position: wish.position,
            clock: wish.clock,
            mode: wish.mode,
            listed: wish.listed,
            pie: wish.pie,
            bids: wish.bids,
            rematch_of: None,
            seats,
            seed,
        }
    }

    /// The first events of the table's log. `max_level` is the highest level of a computer player in this
    /// game.
    ///
    /// # Errors
    /// The reason why such a table cannot be set up.
    pub fn events(self, host: &Identity, max_level: u8) -> Result<Vec<Event>, Refusal> {
        let spec = AnySpec::parse(&self.spec).map_err(|illegal| Refusal::from(&illegal))?;
        if let Some(position) = &self.position {
            // A refusal can report only one fault, so report the first.
            spec.from_position(position).map_err(|faults| {
                faults.iter().next().map_or_else(|| refusals::POSITION.into(), Refusal::from)
            })?;
        }
        Table::check_agreements(spec, self.pie, self.bids, self.position.is_some())?;
        if self.seats.len() != spec.seats() {
            return Err(refusals::SEATS.with([RefusalArg::Number(spec.seats() as i32)]));
        }
        let setup = Setup {
            rules: spec.info().rules,
            spec: spec.to_string(),
            position: self.position,
            clock: self.clock,
            mode: self.mode,
            patience: patience(self.clock)?,
            listed: self.listed,
            pie: self.pie,
            bids: self.bids,
            rematch_of: self.rematch_of,
            host: host.id.clone(),
            seed: self.seed,
        };
        let mut events = vec![Event::Created(setup)];
        for (seat, plan) in (0..).zip(self.seats) {
            match plan {
                SeatPlan::Open => {}
                SeatPlan::Invited(Identity { id, name }) => {
                    events.push(Event::Kept { seat, identity: id, name });
                }
                SeatPlan::Computer { level, version } => {
                    check_level(level, max_level)?;
                    events.push(Event::Filled { seat, level, version });
                }
            }
        }
        Ok(events)
    }
}

/// How long a player may stay away at a table with this clock. `None` if the clock gives days for each turn,
/// because no other limit is needed then.
pub(crate) fn patience(clock: Clock) -> Result<Option<Millis>, Refusal> {
    match clock {
        Clock::None => Ok(Some(PATIENCE)),
        Clock::Fischer { seconds, increment }
            if (1..=MAX_SECONDS).contains(&seconds) && increment <= MAX_SECONDS =>
        {
            Ok(Some(PATIENCE))
        }
        Clock::Days { days } if (1..=MAX_DAYS).contains(&days) => Ok(None),
        Clock::Fischer { .. } | Clock::Days { .. } => Err(refusals::CLOCK.into()),
    }
}

impl Table {
    /// The table for a rematch of this game. `id` is the id of this table. Every player moves to the next
    /// seat, so that another player begins. If the players exchanged their seats during the game, they keep
    /// their new seats instead, which also lets another player begin.
    pub fn next_game(&self, id: &str, seed: SecretSeed) -> NewTable {
        let mut seats: Vec<SeatPlan> = self.occupants.iter().map(Occupant::plan).collect();
        if !self.are_exchanged() {
            seats.rotate_right(1);
        }
        NewTable {
            spec: self.setup.spec.clone(),
            position: self.setup.position.clone(),
            clock: self.setup.clock,
            mode: self.setup.mode,
            listed: false,
            pie: self.setup.pie,
            bids: self.setup.bids,
            rematch_of: Some(id.to_owned()),
            seats,
            seed,
        }
    }

    /// The host's identity. Its name is empty if the host has no seat.
    pub fn host(&self) -> Identity {
        let at_seat = Seat::all(self.occupants.len())
            .find_map(|seat| self.person_at(seat).filter(|person| person.id == self.setup.host));
        at_seat.cloned().unwrap_or_else(|| Identity::new(&self.setup.host, ""))
    }
}

impl Occupant {
    fn plan(&self) -> SeatPlan {
        match self {
            Occupant::Nobody => SeatPlan::Open,
            Occupant::Invited(identity) | Occupant::Person { identity, .. } => {
                SeatPlan::Invited(identity.clone())
            }
            Occupant::Computer { level, version } => {
                SeatPlan::Computer { level: *level, version: version.clone() }
            }
        }
    }
}
