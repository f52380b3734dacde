//! A game on one device, without a server.

use dice::Seed;
use rules::{
    Faults, Illegal, Scores, Seat, Turn, Viewer,
    catalog::{AnyGame, AnySpec},
    record::{Record, Stop},
};
use wire::{
    Clock, Command, Happened, Millis, Mode, Offer, Pie, Ply, Refusal, SeatNumber, refusals::table as refusals,
};

use crate::{
    Context, Event, Identity, LogEntry, Occupant, Order, PERSON_ON_DEVICE, SeatContribution, SecretSeed,
    Setup, StopReason, Table, annotations,
    record::{BIDS_TAG, PASS, PIE_TAG},
    retell::retell_action,
};

/// The record tag that holds the seed number of the dice.
const SEED_TAG: &str = "LocalSeed";

/// The reason why a seat forfeits a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Forfeit {
    /// The seat's action is illegal. The record says that the seat resigned.
    Illegal,
    /// The seat's time ran out.
    Time,
    /// The seat's player is gone.
    Gone,
}

/// A table on one device: one identity holds every seat, nobody contributes to the dice, and no clock runs.
///
/// Legal actions, resigning and taking back are decided by the same state machine as on a server. Chance
/// actions are dealt at once, so it is always some seat's turn until the game is over. The caller chooses the
/// computers' actions and passes them to [`play`](LocalTable::play) like a person's.
#[derive(Clone, Debug)]
pub struct LocalTable {
    table: Table,
    seed: u64,
    /// The record that is continued, or an empty one. Only its names, date, tags, comments and variations are
    /// used.
    header: Record,
    /// Whether every chance action so far follows from the seed. False if the game continues a record whose
    /// deals came from other dice.
    own_dice: bool,
}

impl LocalTable {
    /// Begins a game from its start or from a position. `names` are the players' names in seat order, and the
    /// record is dated `began`.
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

    /// Continues a recorded game. Its dice continue from the seed in the record, or from `fresh_seed` if the
    /// record has none.
    ///
    /// # Errors
    /// The number of the first illegal ply, from 1, and the reason. The number is 0 if the starting position
    /// is at fault.
    pub fn resume(record: &Record, fresh_seed: u64) -> Result<LocalTable, (usize, Faults)> {
        let own_seed = record.extra.iter().find(|(name, _)| name == SEED_TAG);
        let seed = own_seed.and_then(|(_, seed)| seed.parse().ok()).unwrap_or(fresh_seed);
        let (position, names) = (record.position.clone(), record.seats.clone());
        let mut local =
            LocalTable::seated(record.spec, position, seed, names, None).map_err(|faults| (0, faults))?;
        local.header = record.clone();
        let pie = record.extra.iter().find(|(name, _)| name == PIE_TAG);
        let pie = pie
            .and_then(|(_, word)| Pie::from_word(word))
            .filter(|_| Table::check_pie(record.spec, record.position.is_some()).is_ok());
        local.table.setup.pie = pie.is_some();
        local.replay_bids(record);
        for (number, ply) in (1..).zip(&record.plies) {
            local.replay_side_choice(pie == Some(Pie::Exchanged));
            local.game().check(&ply.action).map_err(|illegal| (number, illegal.into()))?;
            match local.table.game().turn().seat() {
                Some(seat) => local.happen(played(seat, &ply.action)),
                None => local.own_dice &= local.table.deal_as_recorded(&ply.action),
            }
        }
        if matches!(pie, Some(Pie::Kept | Pie::Exchanged)) {
            local.replay_side_choice(pie == Some(Pie::Exchanged));
        }
        local.deal();
        Ok(local)
    }

    /// Applies a record's choice of sides, if a side has to be chosen now. The names in the record are not
    /// exchanged, because they are already in their order after the choice.
    fn replay_side_choice(&mut self, exchanged: bool) {
        if let Some(seat) = self.table.chooser() {
            self.happen(Event::SideChosen { seat: number(seat), exchanged });
        }
    }

    /// Repeats the bids of a record in which nobody has passed yet. After a pass there is nothing to repeat:
    /// the record's spec has the number, and its names are already at their final seats.
    fn replay_bids(&mut self, record: &Record) {
        let Some((_, bids)) = record.extra.iter().find(|(name, _)| name == BIDS_TAG) else { return };
        let is_open = !bids.ends_with(PASS) && record.plies.is_empty();
        if !is_open || Table::check_bids(record.spec, record.position.is_some()).is_err() {
            return;
        }
        self.table.setup.bids = true;
        for number in bids.split(' ').map_while(|word| word.parse().ok()) {
            let Some(seat) = self.table.bidder() else { return };
            if self.bid(seat, Some(number)).is_err() {
                return;
            }
        }
    }

    /// Ends the bids by a pass of the player who has to bid. If nobody has named a number yet, the first
    /// player names the largest one, and the second player passes.
    fn end_bids(&mut self) {
        while let Some(seat) = self.table.bidder() {
            let most = self.table.bids().filter(|bids| bids.numbers.is_empty()).and_then(|bids| bids.most);
            if self.bid(seat, most).is_err() {
                return;
            }
        }
    }

    /// A table with all seats taken, at the start of its game.
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
            pie: false,
            bids: false,
            rematch_of: None,
            host: PERSON_ON_DEVICE.to_owned(),
            seed: SecretSeed::new(dice_seed.reveal()),
        };
        let mut table = Table::begin(setup, game, dice_seed, began.unwrap_or_default());
        for (occupant, name) in table.occupants.iter_mut().zip(&header.seats) {
            *occupant = Occupant::Person {
                identity: Identity::on_device(name),
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

    /// The game in its current state.
    pub fn game(&self) -> &AnyGame {
        self.table.game()
    }

    /// The seed number of the dice.
    pub fn seed(&self) -> u64 {
        self.seed
    }

    /// The seat to act; `None` once the game is over or was stopped.
    pub fn actor(&self) -> Option<Seat> {
        self.table.turn()
    }

    /// How the players stopped the game, and its result. `None` if they did not stop it.
    pub fn stopped(&self) -> Option<(Stop, Option<Scores>)> {
        self.table.stop()
    }

    /// Plays an action for the seat to act, and deals the chance actions that follow. If the bids are still
    /// open, they end before the action. If a side has to be chosen, the players keep their sides.
    ///
    /// # Errors
    /// The clause that the action breaks. The game is then unchanged.
    pub fn play(&mut self, action: &str) -> Result<(), Illegal> {
        self.game().check(action)?;
        self.end_bids();
        self.replay_side_choice(false);
        let seat = self.actor().ok_or_else(rules::game_over)?;
        self.happen(played(seat, action));
        self.deal();
        Ok(())
    }

    /// Lets the players agree on the pie rule (C-10), before the first action.
    ///
    /// # Errors
    /// The game has no pie rule, begins from a position, or has begun.
    pub fn agree_on_pie(&mut self) -> Result<(), Refusal> {
        Table::check_pie(self.table.spec(), self.table.setup.position.is_some())?;
        if self.table.ply() > 0 {
            return Err(refusals::BEING_PLAYED.into());
        }
        self.table.setup.pie = true;
        Ok(())
    }

    /// Whether the players have exchanged their seats, under the pie rule (C-10) or by bids (C-12). After
    /// bids, the seats are exchanged if the first player passed. A pass of the first player follows an even
    /// number of bids. The tag `Bids` contains the bids and the word `pass`, so its number of words is odd in
    /// this case.
    pub fn are_exchanged(&self) -> bool {
        let by_bids = |bids: &str| bids.ends_with(PASS) && !bids.split(' ').count().is_multiple_of(2);
        let extra = self.record().extra;
        self.table.are_exchanged() || extra.iter().any(|(name, bids)| name == BIDS_TAG && by_bids(bids))
    }

    /// Lets the players agree on bids (C-12), before the first action.
    ///
    /// # Errors
    /// The game has no bids, begins from a position, or has begun.
    pub fn agree_on_bids(&mut self) -> Result<(), Refusal> {
        Table::check_bids(self.table.spec(), self.table.setup.position.is_some())?;
        if self.table.ply() > 0 {
            return Err(refusals::BEING_PLAYED.into());
        }
        self.table.setup.bids = true;
        Ok(())
    }

    /// Names a number for the seat that has to bid, or passes; see [`Table::bidder`]. If the players exchange
    /// their seats because of a pass, their names in the record are exchanged, too.
    ///
    /// # Errors
    /// This seat cannot name this number now, or cannot pass now.
    pub fn bid(&mut self, seat: Seat, number: Option<u8>) -> Result<(), Refusal> {
        self.order(&Command::Bid { seat: self::number(seat), number })?;
        if number.is_none() && self.table.bids().is_some_and(|bids| bids.exchanged) {
            self.header.seats.swap(0, 1);
        }
        Ok(())
    }

    /// Chooses a side for the seat that has to choose one; see [`Table::chooser`]. If the players exchange
    /// their seats, their names in the record are exchanged, too.
    ///
    /// # Errors
    /// This seat has no side to choose now.
    pub fn choose_side(&mut self, seat: Seat, exchange: bool) -> Result<(), Refusal> {
        self.order(&Command::ChooseSide { seat: number(seat), exchange })?;
        if exchange {
            self.header.seats.swap(0, 1);
        }
        Ok(())
    }

    /// Takes back a seat's last turn and everything after it. Returns the actions that were taken back.
    ///
    /// # Errors
    /// The game does not allow it, or the seat has not acted yet.
    pub fn take_back(&mut self, seat: Seat) -> Result<Vec<String>, Refusal> {
        let actions = self.game().actions();
        self.order(&Command::Offer { seat: number(seat), offer: Offer::TakeBack })?;
        Ok(actions[self.table.ply()..].to_vec())
    }

    /// Resigns for a seat. The other seats share the win.
    ///
    /// # Errors
    /// The game is over.
    pub fn resign(&mut self, seat: Seat) -> Result<(), Refusal> {
        self.order(&Command::Resign { seat: number(seat) })
    }

    /// Ends the game when the player at a seat cannot continue, such as a program that has crashed. The other
    /// seats share the win. `why` becomes a comment of the record. Does nothing if the game is over.
    pub fn forfeit(&mut self, seat: Seat, forfeit: Forfeit, why: String) {
        if self.actor().is_none() {
            return;
        }
        let seat = number(seat);
        self.happen(Event::Stopped(match forfeit {
            Forfeit::Illegal => StopReason::Resignation { seat },
            Forfeit::Time => StopReason::Time { seat },
            Forfeit::Gone => StopReason::Absence { seat },
        }));
        self.header.comment = Some(why);
    }

    /// The events of all actions after the first `from` actions, as described to this viewer.
    pub fn events(&self, from: usize, viewer: Viewer) -> Vec<Happened> {
        let actions = self.game().actions();
        let mut game = self.game().clone();
        let recent = actions.get(from..).unwrap_or_default();
        for _ in recent {
            game.undo();
        }
        let mut view = game.view(viewer);
        let mut events = Vec::new();
        for (ply, action) in (from as Ply + 1..).zip(recent) {
            // The action has been played before, so it is legal.
            let Ok((event, after)) = retell_action(&mut game, &view, action, viewer, ply) else { break };
            events.push(event);
            view = after;
        }
        events
    }

    /// The scores of a game that is over, by its rules or because it was stopped.
    pub fn scores(&self) -> Option<Scores> {
        let by_rules = self.game().outcome().map(|outcome| outcome.scores());
        by_rules.or_else(|| self.stopped().and_then(|(_, scores)| scores))
    }

    /// The record of the game so far. It reveals hidden cards, so show it only to people who may see all of
    /// them.
    pub fn record(&self) -> Record {
        let Record { seats, date, mut extra, comment, .. } = self.header.clone();
        let written = self.table.full_record();
        if self.table.setup.pie {
            extra.retain(|(name, _)| name != PIE_TAG);
        }
        if self.table.setup.bids {
            extra.retain(|(name, _)| name != BIDS_TAG);
        }
        extra.extend(written.extra.iter().cloned());
        let dice = written.dice.clone().filter(|_| self.own_dice);
        let (plies, continuations) = annotations::keep(&self.header, written.plies);
        Record { dice, seats, date, extra, comment, plies, continuations, ..written }
    }

    fn order(&mut self, command: &Command) -> Result<(), Refusal> {
        let order = Order { id: "", by: &Identity::on_device(""), command };
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

    /// Plays chance actions until it is a seat's turn or the game is over.
    fn deal(&mut self) {
        while self.game().turn() == Turn::Chance
            && let Some(dealt) = self.table.next_automatic(self.table.touched())
        {
            self.happen(dealt);
        }
    }

    /// Applies an event that this table has decided on, so it cannot be refused.
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
