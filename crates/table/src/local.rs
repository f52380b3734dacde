//! A game on one device, without a server.

use dice::Seed;
use rules::{
    Faults, Illegal, Scores, Seat, Turn,
    catalog::{AnyGame, AnySpec},
    record::{Record, Standing, Stop},
};
use wire::{Clock, Command, Millis, Mode, Offer, Refusal, SeatNumber};

use crate::{
    Context, Event, Identity, LogEntry, Occupant, Order, SeatContribution, SecretSeed, Setup, Table,
};

/// The record tag with the number that the dice follow from.
const SEED_TAG: &str = "LocalSeed";
/// The id of the identity that holds every seat.
const OWNER: &str = "local";

/// A table on one device: one identity holds every seat, nobody contributes to the dice, and no clock runs.
///
/// The same state machine as at a server decides what is legal, resigns and takes back. Chance actions are dealt at once,
/// so that a seat is to act until the game is over. The caller chooses the computers' actions and passes them to
/// [`play`](LocalTable::play) like a person's.
#[derive(Clone, Debug)]
pub struct LocalTable {
    table: Table,
    seed: u64,
    /// What the record says besides the game: names, date, comment and tags.
    header: Record,
    /// Whether the seed explains every chance action so far. Other dice may have dealt a record from elsewhere.
    own_dice: bool,
}

impl LocalTable {
    /// Begins a game from its start or from a position. `names` are the players' names in seat order, `began` is the
    /// moment that dates the record.
    ///
    /// # Errors
    /// What is wrong with the position.
    pub fn new(
        spec: AnySpec,
        position: Option<String>,
        seed: u64,
        names: Vec<String>,
        began: Option<Millis>,
    ) -> Result<LocalTable, Faults> {
        let mut local = LocalTable::seated(spec, position, seed, names, began)?;
        local.header.extra.push((SEED_TAG.to_owned(), seed.to_string()));
        local.deal();
        Ok(local)
    }

    /// Goes on with a recorded game. `fresh_seed` deals the rest if the record does not name the seed of its own.
    ///
    /// # Errors
    /// The number of the first ply that is refused, from 1, and why; 0 for the position the game began from.
    pub fn resume(record: &Record, fresh_seed: u64) -> Result<LocalTable, (usize, Faults)> {
        let own_seed = record.extra.iter().find(|(name, _)| name == SEED_TAG);
        let seed = own_seed.and_then(|(_, seed)| seed.parse().ok()).unwrap_or(fresh_seed);
        let (position, names) = (record.position.clone(), record.seats.clone());
        let mut local =
            LocalTable::seated(record.spec, position, seed, names, None).map_err(|faults| (0, faults))?;
        local.header =
            Record { plies: Vec::new(), standing: Standing::Unfinished, dice: None, ..record.clone() };
        for (number, ply) in (1..).zip(&record.plies) {
            local.game().check(&ply.action).map_err(|illegal| (number, illegal.into()))?;
            match local.table.game().turn().seat() {
                Some(seat) => local.happen(played(seat, &ply.action)),
                None => local.own_dice &= local.table.deal_as_recorded(&ply.action),
            }
        }
        local.deal();
        Ok(local)
    }

    /// A table at which everybody sits and nothing has happened yet.
    fn seated(
        spec: AnySpec,
        position: Option<String>,
        seed: u64,
        names: Vec<String>,
        began: Option<Millis>,
    ) -> Result<LocalTable, Faults> {
        let game = match &position {
            Some(position) => spec.from_position(position)?,
            None => spec.start(),
        };
        let mut header = Record::of(&game, position.clone());
        header.date = began.and_then(crate::record::date);
        header.seats = names;
        header.seats.resize(spec.seats(), String::new());
        let dice_seed = Seed::from_number(seed);
        let setup = Setup {
            rules: spec.info().rules,
            spec: spec.to_string(),
            position,
            clock: Clock::None,
            mode: Mode::Casual,
            patience: None,
            listed: false,
            host: OWNER.to_owned(),
            seed: SecretSeed::new(dice_seed.reveal()),
        };
        let mut table = Table::begin(setup, game, dice_seed, began.unwrap_or_default());
        for (occupant, name) in table.occupants.iter_mut().zip(&header.seats) {
            *occupant = Occupant::Person {
                identity: Identity::new(OWNER, name),
                contribution: SeatContribution::None,
            };
        }
        let mut local = LocalTable { table, seed, header, own_dice: true };
        local.happen(Event::Started);
        Ok(local)
    }

    /// The table.
    pub fn table(&self) -> &Table {
        &self.table
    }

    /// The game as it stands.
    pub fn game(&self) -> &AnyGame {
        self.table.game()
    }

    /// The number from which the dice follow.
    pub fn seed(&self) -> u64 {
        self.seed
    }

    /// The seat to act; `None` once the game is over or was stopped.
    pub fn actor(&self) -> Option<Seat> {
        self.table.turn()
    }

    /// How the players stopped the game, if they did, and the result.
    pub fn stopped(&self) -> Option<(Stop, Option<Scores>)> {
        self.table.stop()
    }

    /// Plays an action for the seat to act, and deals the chance actions that follow.
    ///
    /// # Errors
    /// The clause against it; nothing has changed then.
    pub fn play(&mut self, action: &str) -> Result<(), Illegal> {
        self.game().check(action)?;
        let seat = self.actor().ok_or_else(rules::game_over)?;
        self.happen(played(seat, action));
        self.deal();
        Ok(())
    }

    /// Takes a seat's last turn back, with all that followed it. Returns the actions that are gone.
    ///
    /// # Errors
    /// The game does not allow it, or the seat has not acted yet.
    pub fn take_back(&mut self, seat: Seat) -> Result<Vec<String>, Refusal> {
        let actions = self.game().actions();
        self.order(&Command::Offer { seat: number(seat), offer: Offer::TakeBack })?;
        Ok(actions[self.table.ply()..].to_vec())
    }

    /// Resigns for a seat: the others share the result.
    ///
    /// # Errors
    /// The game is over.
    pub fn resign(&mut self, seat: Seat) -> Result<(), Refusal> {
        self.order(&Command::Resign { seat: number(seat) })
    }

    /// The record as far as the game has come. It holds hidden cards: show it only to who may see all of them.
    pub fn record(&self) -> Record {
        let Record { seats, date, extra, comment, .. } = self.header.clone();
        let written = self.table.full_record();
        Record { dice: written.dice.filter(|_| self.own_dice), seats, date, extra, comment, ..written }
    }

    fn order(&mut self, command: &Command) -> Result<(), Refusal> {
        let order = Order { id: "", by: &Identity::new(OWNER, ""), command };
        let context = Context {
            now: self.table.touched(),
            actor_is_present: true,
            max_level: 0,
            rematch_id: String::new(),
        };
        for event in self.table.decide(order, &context)? {
            self.happen(event);
        }
        Ok(())
    }

    /// Plays chance actions until a seat is to act.
    fn deal(&mut self) {
        while self.game().turn() == Turn::Chance
            && let Some(dealt) = self.table.next_automatic(self.table.touched())
        {
            self.happen(dealt);
        }
    }

    /// Applies an event that was decided here, so that it fits.
    fn happen(&mut self, event: Event) {
        let entry = LogEntry { at: self.table.touched(), by: None, order: None, event };
        let applied = self.table.apply(&entry);
        debug_assert!(applied.is_ok(), "{entry:?}");
    }
}

fn number(seat: Seat) -> SeatNumber {
    seat.index() as SeatNumber
}

fn played(seat: Seat, action: &str) -> Event {
    Event::Played { seat: number(seat), action: action.to_owned() }
}
