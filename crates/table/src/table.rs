//! The state that a log leads to.

use std::{
    collections::{HashMap, HashSet},
    error, fmt,
};

use dice::{Contribution, Dice, Seed};
use rules::{
    Game, Random, Seat, Turn, Viewer,
    catalog::{AnyGame, AnySpec, SpecVisitor},
};
use wire::{Millis, SeatNumber, Stage, TableId};

use crate::{Entry, Event, Halt, Setup, hex, offer::Pending};

/// A person, as the server knows him.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Who {
    /// The identity; no secret.
    pub identity: String,
    /// The name he goes by.
    pub name: String,
}

/// Who is at a seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Place {
    /// Nobody.
    Open,
    /// Nobody yet, but it is kept for somebody.
    Kept(Who),
    /// A person.
    Person {
        /// Who.
        who: Who,
        /// What he added to the dice.
        contribution: Contribution,
    },
    /// A computer.
    Computer {
        /// How strong.
        level: u8,
        /// The version of the program that plays.
        version: String,
    },
}

/// A game being played, with all that is around it.
#[derive(Clone, Debug)]
pub struct Table {
    pub(crate) setup: Setup,
    pub(crate) seed: Seed,
    /// SHA-256 of the seed, in hexadecimal digits.
    pub(crate) commitment: String,
    pub(crate) spec: AnySpec,
    pub(crate) game: AnyGame,
    /// From the start on.
    pub(crate) dice: Option<Dice>,
    pub(crate) places: Vec<Place>,
    pub(crate) started: bool,
    pub(crate) halt: Option<Halt>,
    /// Number of entries taken in.
    pub(crate) number: u32,
    pub(crate) created: Millis,
    /// When something last happened.
    pub(crate) touched: Millis,
    /// When the seat to act began to think.
    pub(crate) since: Millis,
    /// What is left of each seat's time, with a Fischer clock.
    pub(crate) left: Vec<Millis>,
    /// Who played each action; nobody where the referee did.
    pub(crate) actors: Vec<Option<Seat>>,
    pub(crate) pending: Option<Pending>,
    /// Who would like another game.
    pub(crate) wants_rematch: Vec<bool>,
    pub(crate) rematch: Option<TableId>,
    /// Every order that has taken effect: by identity, its id.
    pub(crate) orders: HashMap<String, HashSet<String>>,
}

impl Table {
    /// The table of a whole log.
    ///
    /// # Errors
    /// The first entry that does not fit.
    pub fn replay(log: &[Entry]) -> Result<Table, Broken> {
        let (first, rest) = log.split_first().ok_or(Broken { number: 1 })?;
        let mut table = Table::open(first)?;
        for entry in rest {
            table.apply(entry)?;
        }
        Ok(table)
    }

    /// The table of the first entry of a log.
    ///
    /// # Errors
    /// It is no such entry, or what it says cannot be.
    pub fn open(first: &Entry) -> Result<Table, Broken> {
        let broken = Broken { number: 1 };
        let Event::Created(setup) = &first.event else { return Err(broken) };
        let spec = AnySpec::parse(&setup.spec).map_err(|_| broken)?;
        let game = match &setup.position {
            Some(position) => spec.from_position(position).map_err(|_| broken)?,
            None => spec.start(),
        };
        let seed = setup.seed.seed().ok_or(broken)?;
        let mut table = Table::begin(setup.clone(), spec, game, seed, first.at);
        table.remember(first);
        Ok(table)
    }

    /// An empty table for a game that stands at its start or its position.
    pub(crate) fn begin(setup: Setup, spec: AnySpec, game: AnyGame, seed: Seed, at: Millis) -> Table {
        Table {
            commitment: hex::encode(&seed.commitment()),
            seed,
            spec,
            game,
            dice: None,
            places: vec![Place::Open; spec.seats()],
            started: false,
            halt: None,
            number: 1,
            created: at,
            touched: at,
            since: at,
            left: vec![0; spec.seats()],
            actors: Vec::new(),
            pending: None,
            wants_rematch: vec![false; spec.seats()],
            rematch: None,
            orders: HashMap::new(),
            setup,
        }
    }

    pub(crate) fn remember(&mut self, entry: &Entry) {
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

    /// When something last happened.
    pub fn touched(&self) -> Millis {
        self.touched
    }

    /// The game and its options.
    pub fn spec(&self) -> AnySpec {
        self.spec
    }

    /// The game as it stands; for the referee and for computers, who are given views of it.
    pub fn game(&self) -> &AnyGame {
        &self.game
    }

    /// How many actions have been played.
    pub fn ply(&self) -> usize {
        self.actors.len()
    }

    /// Who is at each seat.
    pub fn places(&self) -> &[Place] {
        &self.places
    }

    /// The name of the next game's table.
    pub fn rematch(&self) -> Option<&TableId> {
        self.rematch.as_ref()
    }

    /// Whether everybody is shown the table while it is open.
    pub fn listed(&self) -> bool {
        self.setup.listed
    }

    /// How far it has come.
    pub fn stage(&self) -> Stage {
        if self.halt.is_some() || self.started && self.game.turn() == Turn::Over {
            Stage::Over
        } else if self.started {
            Stage::Playing
        } else {
            Stage::Waiting
        }
    }

    /// Whether an order has taken effect already.
    pub fn has_done(&self, identity: &str, order: &str) -> bool {
        self.orders.get(identity).is_some_and(|orders| orders.contains(order))
    }

    /// The seat to act while the game is on.
    pub fn turn(&self) -> Option<Seat> {
        if self.stage() == Stage::Playing { self.game.turn().seat() } else { None }
    }

    /// The level of the computer that is to act.
    pub fn computers_turn(&self) -> Option<(Seat, u8)> {
        let seat = self.turn()?;
        match self.places.get(seat.index())? {
            Place::Computer { level, .. } => Some((seat, *level)),
            _ => None,
        }
    }

    /// A number for the computer that is to act, from which its choices among equals follow. Nobody can foresee it, since
    /// the referee's seed is in it.
    pub fn luck(&self) -> u64 {
        let mut contribution = [0xff; 16];
        contribution[..8].copy_from_slice(&(self.actors.len() as u64).to_le_bytes());
        let mut dice = Dice::new(&self.seed, "computer", &[contribution]);
        u64::from(dice.below(u32::MAX)) << 32 | u64::from(dice.below(u32::MAX))
    }

    /// The person at a seat, or for whom it is kept.
    pub fn sitter(&self, seat: Seat) -> Option<&Who> {
        match self.places.get(seat.index())? {
            Place::Kept(who) | Place::Person { who, .. } => Some(who),
            Place::Open | Place::Computer { .. } => None,
        }
    }

    /// The seats of an identity, those kept for it too.
    pub fn seats_of(&self, identity: &str) -> Vec<SeatNumber> {
        Seat::all(self.places.len())
            .filter(|&seat| self.sitter(seat).is_some_and(|who| who.identity == identity))
            .map(|seat| seat.index() as SeatNumber)
            .collect()
    }

    /// Whether the viewer may look through these eyes: a seat's are its own sitter's alone.
    pub fn may_view(&self, identity: &str, viewer: Viewer) -> bool {
        match viewer {
            Viewer::Spectator => true,
            Viewer::Seat(seat) => self.sitter(seat).is_some_and(|who| who.identity == identity),
        }
    }

    /// Whether somebody may be told how good positions of this game are: anybody once it is over, and before that the one person
    /// who plays against computers alone, if nothing is hidden and nothing is left for the players to see themselves (MD-18).
    pub fn may_study(&self, identity: &str) -> bool {
        match self.stage() {
            Stage::Over => true,
            Stage::Waiting => false,
            Stage::Playing => {
                let alone =
                    Seat::all(self.places.len()).filter(|seat| self.sitter(*seat).is_some()).count() == 1;
                alone && self.seats_of(identity).len() == 1 && !self.hides() && !self.is_strict()
            }
        }
    }

    /// Whether chance takes part or things are hidden.
    pub fn hides(&self) -> bool {
        struct Hides;
        impl SpecVisitor for Hides {
            type Output = bool;
            fn visit<G: Game>(self, _: G::Spec) -> bool {
                G::HIDDEN
            }
        }
        self.spec.visit(Hides)
    }
}

/// A log that no table can have. It says where and nothing of what, for that may be hidden.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Broken {
    /// The entry's number.
    pub number: u32,
}

impl fmt::Display for Broken {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "entry {} of the table's log does not fit", self.number)
    }
}

impl error::Error for Broken {}
