//! A table's state, which results from its log.

use std::{
    collections::{HashMap, HashSet},
    error, fmt,
};

use dice::{Dice, Seed};
use rules::{
    Random, Seat, Task, Turn,
    catalog::{AnyGame, AnySpec},
};
use wire::{Millis, Pie, Refusal, SeatNumber, Stage, TableId, refusals::table as refusals};

use crate::{
    Event, LogEntry, SeatContribution, Setup, StopReason, bids::Bidding, hex, limits::Counts, offer::Pending,
    pie::SideChoice,
};

/// A person, as the server knows them.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Identity {
    /// The id. It is not secret.
    pub id: String,
    /// The name that others see.
    pub name: String,
}

impl Identity {
    pub(crate) fn new(id: &str, name: &str) -> Identity {
        Identity { id: id.to_owned(), name: name.to_owned() }
    }
}

/// The occupant of a seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Occupant {
    /// The seat is open.
    Nobody,
    /// The seat is reserved for a person who has not sat down yet.
    Invited(Identity),
    /// A person has the seat.
    Person {
        /// The person's identity.
        identity: Identity,
        /// The person's contribution to the dice.
        contribution: SeatContribution,
    },
    /// A computer has the seat.
    Computer {
        /// The computer's level, from 1.
        level: u8,
        /// The version of the program that plays.
        version: String,
    },
}

/// A game being played, with its seats, clocks, offers and dice.
#[derive(Clone, Debug)]
pub struct Table {
    pub(crate) setup: Setup,
    pub(crate) seed: Seed,
    /// SHA-256 of the seed, in hexadecimal digits.
    pub(crate) commitment: String,
    pub(crate) spec: AnySpec,
    pub(crate) game: AnyGame,
    /// The referee's dice; `None` before the game has started.
    pub(crate) dice: Option<Dice>,
    pub(crate) occupants: Vec<Occupant>,
    pub(crate) started: bool,
    pub(crate) stopped: Option<StopReason>,
    /// The number of entries applied.
    pub(crate) number: u32,
    pub(crate) created: Millis,
    /// The time of the newest entry.
    pub(crate) touched: Millis,
    /// When the clock of the seat to act started.
    pub(crate) since: Millis,
    /// With a Fischer clock, the time that each seat has left.
    pub(crate) left: Vec<Millis>,
    /// The seat that played each action; `None` for the referee.
    pub(crate) actors: Vec<Option<Seat>>,
    /// The choice of sides under the pie rule, once it was made.
    pub(crate) sides: Option<SideChoice>,
    pub(crate) bidding: Bidding,
    pub(crate) pending: Option<Pending>,
    /// Whether each seat has asked for a rematch.
    pub(crate) wants_rematch: Vec<bool>,
    pub(crate) rematch: Option<TableId>,
    /// The ids of all orders that have taken effect, by identity.
    pub(crate) orders: HashMap<String, HashSet<String>>,
    pub(crate) counts: Counts,
}

impl Table {
    /// Replays a whole log.
    ///
    /// # Errors
    /// The number of the first entry that does not fit.
    pub fn replay(log: &[LogEntry]) -> Result<Table, BrokenLog> {
        let (first, rest) = log.split_first().ok_or(BrokenLog { number: 1 })?;
        let mut table = Table::open(first)?;
        for entry in rest {
            table.apply(entry)?;
        }
        Ok(table)
    }

    /// The table after the first entry of its log.
    ///
    /// # Errors
    /// The entry does not create a table, or its setup is not valid.
    pub fn open(first: &LogEntry) -> Result<Table, BrokenLog> {
        let broken = BrokenLog { number: 1 };
        let Event::Created(setup) = &first.event else { return Err(broken) };
        let spec = AnySpec::parse(&setup.spec).map_err(|_| broken)?;
        let game = match &setup.position {
            Some(position) => spec.from_position(position).map_err(|_| broken)?,
            None => spec.start(),
        };
        let seed = setup.seed.seed().ok_or(broken)?;
        let mut table = Table::begin(setup.clone(), game, seed, first.at);
        table.remember_order(first);
        Ok(table)
    }

    /// A table without players, with `game` in its starting position.
    pub(crate) fn begin(setup: Setup, game: AnyGame, seed: Seed, at: Millis) -> Table {
        let spec = game.spec();
        Table {
            commitment: hex::encode(&seed.commitment()),
            seed,
            spec,
            game,
            dice: None,
            occupants: vec![Occupant::Nobody; spec.seats()],
            started: false,
            stopped: None,
            number: 1,
            created: at,
            touched: at,
            since: at,
            left: vec![0; spec.seats()],
            actors: Vec::new(),
            sides: None,
            bidding: Bidding::default(),
            pending: None,
            wants_rematch: vec![false; spec.seats()],
            rematch: None,
            orders: HashMap::new(),
            counts: Counts::default(),
            setup,
        }
    }

    pub(crate) fn remember_order(&mut self, entry: &LogEntry) {
        if let (Some(by), Some(order)) = (&entry.by, &entry.order) {
            match self.orders.get_mut(by) {
                Some(orders) => orders.insert(order.clone()),
                None => self.orders.entry(by.clone()).or_default().insert(order.clone()),
            };
        }
    }

    /// The number of the newest entry.
    pub fn number(&self) -> u32 {
        self.number
    }

    /// The time of the newest entry.
    pub fn touched(&self) -> Millis {
        self.touched
    }

    /// The game and its options.
    pub fn spec(&self) -> AnySpec {
        self.spec
    }

    /// The game in its current state, including what it hides from players. Only the referee and the server's
    /// computer players may use it, and a computer player is given only its own view.
    pub fn game(&self) -> &AnyGame {
        &self.game
    }

    /// The number of actions that have been played.
    pub fn ply(&self) -> usize {
        self.actors.len()
    }

    /// The occupants of all seats, in seat order.
    pub fn occupants(&self) -> &[Occupant] {
        &self.occupants
    }

    /// The id of the rematch's table, if there is a rematch.
    pub fn rematch(&self) -> Option<&TableId> {
        self.rematch.as_ref()
    }

    /// Whether the public list shows the table while a seat is open.
    pub fn listed(&self) -> bool {
        self.setup.listed
    }

    /// Whether the table waits for players, its game is being played, or its game is over.
    pub fn stage(&self) -> Stage {
        if self.stopped.is_some() || self.started && self.game.turn() == Turn::Over {
            Stage::Over
        } else if self.started {
            Stage::Playing
        } else {
            Stage::Waiting
        }
    }

    /// Whether an order has taken effect already.
    pub(crate) fn has_executed(&self, identity: &str, order: &str) -> bool {
        self.orders.get(identity).is_some_and(|orders| orders.contains(order))
    }

    /// The seat to act, to choose a side or to bid. `None` before the game, after it, and while the referee
    /// is to act.
    pub fn turn(&self) -> Option<Seat> {
        if self.stage() != Stage::Playing {
            return None;
        }
        self.bidder().or_else(|| self.chooser()).or_else(|| self.game.turn().seat())
    }

    /// What the player whose turn it is has to do.
    pub fn task(&self) -> Task {
        if self.bidder().is_some() {
            return self.bid_task();
        }
        let first = self.actors.first().copied().flatten();
        match self.chooser() {
            Some(_) => Task::ChooseSide,
            None if !self.setup.pie || self.sides.is_some() => Task::Act,
            None if first.is_none_or(|first| self.turn() == Some(first)) => Task::OpenFairly,
            None => Task::OpenUnevenly,
        }
    }

    /// Whether the players have exchanged their seats, under the pie rule (C-10) or by bids (C-12).
    pub fn are_exchanged(&self) -> bool {
        self.pie() == Some(Pie::Exchanged) || self.bidding.exchanged == Some(true)
    }

    /// Checks that the players may agree on the pie rule if `pie` is set, and on bids if `bids` is set.
    pub(crate) fn check_agreements(
        spec: AnySpec,
        pie: bool,
        bids: bool,
        from_position: bool,
    ) -> Result<(), Refusal> {
        if pie {
            Table::check_pie(spec, from_position)?;
        }
        if bids {
            Table::check_bids(spec, from_position)?;
        }
        Ok(())
    }

    /// The seat and the level of the computer that is to act, to choose a side or to bid; `None` if it is not
    /// a computer's turn.
    pub fn computer_to_act(&self) -> Option<(Seat, u8)> {
        let seat = self.turn()?;
        match self.occupants.get(seat.index())? {
            Occupant::Computer { level, .. } => Some((seat, *level)),
            _ => None,
        }
    }

    /// The seed for the random choices of the computer that is to act. Players cannot predict it, since it is
    /// derived from the referee's secret seed.
    pub fn computer_seed(&self) -> u64 {
        let mut contribution = [0xff; 16];
        contribution[..8].copy_from_slice(&(self.actors.len() as u64).to_le_bytes());
        let mut dice = Dice::new(&self.seed, "computer", &[contribution]);
        u64::from(dice.below(u32::MAX)) << 32 | u64::from(dice.below(u32::MAX))
    }

    /// The person who has a seat or for whom it is reserved.
    pub fn person_at(&self, seat: Seat) -> Option<&Identity> {
        match self.occupants.get(seat.index())? {
            Occupant::Invited(identity) | Occupant::Person { identity, .. } => Some(identity),
            Occupant::Nobody | Occupant::Computer { .. } => None,
        }
    }

    /// Whether any seat is a person's.
    pub fn has_people(&self) -> bool {
        Seat::all(self.occupants.len()).any(|seat| self.person_at(seat).is_some())
    }

    /// The seats of an identity, reserved ones included.
    pub fn seats_of(&self, identity: &str) -> Vec<SeatNumber> {
        Seat::all(self.occupants.len())
            .filter(|&seat| self.person_at(seat).is_some_and(|person| person.id == identity))
            .map(|seat| seat.index() as SeatNumber)
            .collect()
    }

    /// Whether the people at this table are barred from any analysis of this kind of game, here or elsewhere.
    /// Games with hidden information need no such rule, because nobody knows the whole position.
    pub fn bars_study(&self) -> bool {
        let mut people = Seat::all(self.occupants.len()).filter_map(|seat| self.person_at(seat));
        let may_study = |person: &Identity| self.check_study(&person.id, None).is_ok();
        self.stage() == Stage::Playing && !self.spec.is_hidden() && !people.all(may_study)
    }

    /// The seat that played the next action after the first `ply` actions. If exactly `ply` actions have been
    /// played, this is the seat whose turn it is. `None` if the next action is the referee's, or if fewer
    /// actions have been played.
    fn actor(&self, ply: usize) -> Option<Seat> {
        if ply == self.actors.len() { self.turn() } else { self.actors.get(ply).copied().flatten() }
    }

    /// Checks that somebody may see an analysis of the position after `ply` actions, or of all positions if
    /// `ply` is `None`. Once the game is over, everybody may. Before that, the rules must allow study, and
    /// the person must play alone against computers. If the game hides something, they may analyse only
    /// positions in which they are to act. The analysis of a computer's position would reveal what the
    /// computer holds.
    ///
    /// # Errors
    /// The reason why they may not.
    pub fn check_study(&self, identity: &str, ply: Option<usize>) -> Result<(), Refusal> {
        let allowed = match self.stage() {
            Stage::Over => true,
            Stage::Waiting => false,
            Stage::Playing => {
                let people =
                    Seat::all(self.occupants.len()).filter(|seat| self.person_at(*seat).is_some()).count();
                let own = self.seats_of(identity);
                let acts = |ply| self.actor(ply).is_some_and(|seat| own == [seat.index() as SeatNumber]);
                let shows_nothing_hidden = !self.spec.is_hidden() || ply.is_some_and(acts);
                people == 1 && own.len() == 1 && shows_nothing_hidden && self.spec.check_study().is_ok()
            }
        };
        if allowed { Ok(()) } else { Err(refusals::NO_STUDY.into()) }
    }
}

/// The error for a log that no table can have. It contains the number of the faulty entry, but not its
/// content, which may be secret.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct BrokenLog {
    /// The number of the entry that does not fit.
    pub number: u32,
}

impl fmt::Display for BrokenLog {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "entry {} of the table's log does not fit", self.number)
    }
}

impl error::Error for BrokenLog {}
