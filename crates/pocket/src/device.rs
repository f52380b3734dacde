//! Tables on this device. This module does the work of a server, but the page stores the tables.

use data_encoding::HEXLOWER_PERMISSIVE;
use dice::Seed;
use players::levels;
use rules::{Viewer, catalog::AnySpec};
use table::{
    Context, Event, Identity, LogEntry, MASKED_DELAY, NewTable, Order, Outage, PERSON_ON_DEVICE, SecretSeed,
    Table,
};
use wire::{
    Command, Decision, Millis, Ply, Refusal, SeatNumber, TableId, Update,
    http::NewTable as Wish,
    pocket::{FromPocket, Stored},
    refusals::{server, table as refusals},
};

use crate::{
    pocket::{Answer, Refused, viewer},
    think::{self, Decide},
};

/// A table, with the entries that are to be appended to its log.
pub(crate) struct DeviceTable {
    id: TableId,
    table: Table,
    /// The time of the new entries. A table's time does not go back, even if the device's clock does.
    now: Millis,
    entries: Vec<LogEntry>,
}

/// A command, with the data that it needs besides the table.
pub(crate) struct Given {
    pub(crate) order: String,
    pub(crate) name: String,
    pub(crate) command: Command,
    pub(crate) rematch: TableId,
}

/// Sets up a table for the person with this name.
pub(crate) fn set_up(id: TableId, wish: Wish, name: &str, seed: &str, now: Millis) -> Answer {
    let bytes = seed_bytes(seed)?;
    let by = Identity::on_device(name);
    begin(id, NewTable::wished(wish, &by, SecretSeed::new(bytes), &Seed::new(bytes)), &by, now)
}

/// Sets up the rematch of the game at a table.
pub(crate) fn set_up_rematch(id: TableId, of: &Stored, seed: &str, now: Millis) -> Answer {
    let over = replay(&of.log)?;
    begin(id, over.next_game(&of.id, SecretSeed::new(seed_bytes(seed)?)), &over.host(), now)
}

fn begin(id: TableId, new: NewTable, by: &Identity, now: Millis) -> Answer {
    let max_level = levels(AnySpec::parse(&new.spec)?);
    let entry = |event| LogEntry { at: now, by: Some(by.id.clone()), order: None, event };
    let entries: Vec<LogEntry> = new.events(by, max_level)?.into_iter().map(entry).collect();
    let table = Table::replay(&entries).map_err(|_| refusals::BROKEN)?;
    DeviceTable { id, table, now, entries }.finish()
}

impl DeviceTable {
    pub(crate) fn open(stored: Stored, now: Millis) -> Result<DeviceTable, Refused> {
        let table = replay(&stored.log)?;
        Ok(DeviceTable { id: stored.id, now: now.max(table.touched()), table, entries: Vec::new() })
    }

    /// Carries out a command.
    pub(crate) fn order(mut self, given: &Given) -> Answer {
        let by = Identity::on_device(&given.name);
        self.automatic()?;
        let context = Context {
            now: self.now,
            actor_is_present: true,
            max_level: levels(self.table.spec()),
            rematch_id: given.rematch.clone(),
        };
        let order = Order { id: &given.order, by: &by, command: &given.command };
        for event in self.table.decide(order, &context)? {
            self.happen(Some((&by.id, &given.order)), event)?;
        }
        self.finish()
    }

    /// Applies the events that are due without a command, such as the end of a game whose time is up. No
    /// clock is charged for the time since `absent`.
    pub(crate) fn pass_time(mut self, absent: Option<Millis>) -> Answer {
        // A tab showed the table when its newest event happened, so the absence cannot have begun earlier.
        let from = absent.map(|from| from.max(self.table.touched()));
        let outage = from.map(|from| Outage { from, until: self.now });
        if let Some(entry) = self.table.unrecorded_outage(outage.as_slice()) {
            self.apply(entry)?;
        }
        self.finish()
    }

    /// Carries out what the computer decided when `ply` actions had been played.
    pub(crate) fn play_computer(mut self, ply: Ply, decision: &Decision) -> Answer {
        let Some((seat, _)) = self.table.computer_to_act() else {
            return Err(refusals::OLD_BOARD.into());
        };
        for event in self.table.decide_computer(seat, ply as usize, decision)? {
            self.happen(None, event)?;
        }
        self.finish()
    }

    fn happen(&mut self, cause: Option<(&str, &str)>, event: Event) -> Result<(), Refused> {
        let (by, order) = cause.map(|(by, order)| (by.to_owned(), order.to_owned())).unzip();
        self.apply(LogEntry { at: self.now, by, order, event })
    }

    fn automatic(&mut self) -> Result<(), Refused> {
        while let Some(event) = self.table.next_automatic(self.now) {
            self.happen(None, event)?;
        }
        Ok(())
    }

    fn apply(&mut self, entry: LogEntry) -> Result<(), Refused> {
        self.table.apply(&entry).map_err(|_| refusals::BROKEN)?;
        self.entries.push(entry);
        Ok(())
    }

    /// Applies all automatic events that are due. Answers with all new entries.
    fn finish(mut self) -> Answer {
        self.automatic()?;
        Ok(FromPocket::Entries {
            entries: self.entries.iter().map(LogEntry::to_json).collect(),
            info: Box::new(self.table.info(&self.id, PERSON_ON_DEVICE)),
        })
    }
}

/// Decides for the computer whose turn it is.
pub(crate) fn choose(stored: &Stored) -> Answer {
    let table = replay(&stored.log)?;
    let (ply, since) = (table.ply() as Ply, table.touched());
    let Some((seat, level)) = table.computer_to_act() else {
        return Ok(FromPocket::Chosen { decision: None, ply, at: since });
    };
    if let Some(lacking) = think::lacking(table.spec()) {
        return Ok(lacking);
    }
    let masked = table.spec().is_self_refereed();
    let decide = Decide { seat, level, seed: table.computer_seed(), masked, task: table.task() };
    let decision = think::decide(table.game(), decide).ok_or(server::FAILED)?;
    let at = if masked { since.saturating_add(MASKED_DELAY) } else { since };
    Ok(FromPocket::Chosen { decision: Some(decision), ply, at })
}

/// The update for a viewer who has the table's events up to number `after`.
pub(crate) fn watch(stored: Stored, seat: Option<SeatNumber>, after: u32) -> Answer {
    let log = read(&stored.log)?;
    let (first, rest) = log.split_first().ok_or(refusals::BROKEN)?;
    let mut table = Table::open(first).map_err(|_| refusals::BROKEN)?;
    let viewer = viewer(seat)?;
    let mut events = Vec::new();
    if after == 0 {
        events.push(table.first_event());
    }
    for entry in rest {
        if table.number() < after {
            table.apply(entry).map_err(|_| refusals::BROKEN)?;
        } else {
            events.extend(table.apply_for(entry, &[viewer]).map_err(|_| refusals::BROKEN)?);
        }
    }
    if let Viewer::Seat(seat) = viewer
        && table.person_at(seat).is_none_or(|person| person.id != PERSON_ON_DEVICE)
    {
        return Err(refusals::NOT_YOUR_SEAT.into());
    }
    let state = table.state(viewer);
    Ok(FromPocket::Update(Box::new(Update { table: stored.id, seat, events, more: false, state })))
}

pub(crate) fn record(stored: &Stored) -> Answer {
    Ok(FromPocket::Record { record: replay(&stored.log)?.record()?.to_string() })
}

/// The record of a table's game, for analysis of the position after `ply` actions, or of all positions if
/// `ply` is `None`. Refused if this analysis is not allowed now.
pub(crate) fn record_to_study(stored: &Stored, ply: Option<Ply>) -> Answer {
    let record = replay(&stored.log)?.record_to_study(PERSON_ON_DEVICE, ply.map(|ply| ply as usize))?;
    Ok(FromPocket::Record { record: record.to_string() })
}

fn replay(log: &[String]) -> Result<Table, Refused> {
    Table::replay(&read(log)?).map_err(|_| refusals::BROKEN.into())
}

fn read(log: &[String]) -> Result<Vec<LogEntry>, Refused> {
    let entries: Option<_> = log.iter().map(|entry| LogEntry::from_json(entry)).collect();
    entries.ok_or_else(|| refusals::BROKEN.into())
}

fn seed_bytes(seed: &str) -> Result<[u8; 32], Refused> {
    let bytes = HEXLOWER_PERMISSIVE.decode(seed.as_bytes()).ok().and_then(|bytes| bytes.try_into().ok());
    bytes.ok_or_else(|| Refusal::from(server::MESSAGE).into())
}
