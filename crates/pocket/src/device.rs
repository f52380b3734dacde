//! Tables on this device: what a server does with a table, without keeping it.

use data_encoding::HEXLOWER_PERMISSIVE;
use dice::Seed;
use players::levels;
use rules::{Seat, Viewer, catalog::AnySpec};
use table::{
    Context, Event, Identity, LogEntry, NewTable, Order, Outage, PERSON_ON_DEVICE, SecretSeed, Table,
};
use wire::{
    Command, Millis, Refusal, SeatNumber, TableId, Update,
    http::NewTable as Wish,
    pocket::FromPocket,
    refusals::{server, table as refusals},
};

use crate::{
    pocket::{Answer, Refused},
    think,
};

/// How long after its turn has begun a computer's action is shown where the players are their own referees.
const MASKED_DELAY: Millis = 1_000;

/// A table, with the entries that are to be stored behind its log.
pub(crate) struct DeviceTable {
    table: Table,
    /// The time of the new entries. A table's time does not go back, even if the device's clock does.
    now: Millis,
    entries: Vec<LogEntry>,
}

/// A command, and what it needs besides the table.
pub(crate) struct Given {
    pub(crate) id: String,
    pub(crate) name: String,
    pub(crate) command: Command,
    pub(crate) rematch: TableId,
}

/// Sets a table up for the person with this name.
pub(crate) fn set_up(wish: Wish, name: &str, seed: &str, now: Millis) -> Answer {
    let bytes = seed_bytes(seed)?;
    let by = Identity::on_device(name);
    begin(NewTable::wished(wish, &by, SecretSeed::new(bytes), &Seed::new(bytes)), &by, now)
}

/// Sets up the rematch of the game at a table.
pub(crate) fn set_up_rematch(table: &str, log: &[String], seed: &str, now: Millis) -> Answer {
    let over = replay(log)?;
    if over.rematch().is_none() {
        return Err(refusals::NO_REMATCH.into());
    }
    begin(over.next_game(table, SecretSeed::new(seed_bytes(seed)?)), &over.host(), now)
}

fn begin(new: NewTable, by: &Identity, now: Millis) -> Answer {
    let max_level = levels(AnySpec::parse(&new.spec)?);
    let entry = |event| LogEntry { at: now, by: Some(by.id.clone()), order: None, event };
    let entries: Vec<LogEntry> = new.events(by, max_level)?.into_iter().map(entry).collect();
    let table = Table::replay(&entries).map_err(|_| refusals::BROKEN)?;
    let mut begun = DeviceTable { table, now, entries };
    begun.automatic()?;
    Ok(begun.into_entries())
}

impl DeviceTable {
    pub(crate) fn open(log: &[String], now: Millis) -> Result<DeviceTable, Refused> {
        let table = replay(log)?;
        Ok(DeviceTable { now: now.max(table.touched()), table, entries: Vec::new() })
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
        let order = Order { id: &given.id, by: &by, command: &given.command };
        for event in self.table.decide(order, &context)? {
            self.happen(Some((&by.id, &given.id)), event)?;
        }
        self.automatic()?;
        Ok(self.into_entries())
    }

    /// Does what needs no command. No clock is charged for the time since `absent`.
    pub(crate) fn pass_time(mut self, absent: Option<Millis>) -> Answer {
        let outage = absent.map(|from| Outage { from, until: self.now });
        if let Some(entry) = self.table.unrecorded_outage(outage.as_slice()) {
            self.apply(entry)?;
        }
        self.automatic()?;
        Ok(self.into_entries())
    }

    /// Lets the computer act that is to act.
    pub(crate) fn act(mut self) -> Answer {
        let Some((seat, level)) = self.table.computer_to_act() else {
            return Err(refusals::NOT_YOUR_TURN.into());
        };
        let began = self.table.touched();
        let action = think::choose(self.table.game(), level, self.table.computer_seed());
        let action = action.ok_or(refusals::NOT_YOUR_TURN)?;
        for event in self.table.decide_computer(seat, self.table.ply(), &action)? {
            self.happen(None, event)?;
        }
        self.automatic()?;
        let masked = self.table.spec().is_self_refereed();
        let at = if masked { began.saturating_add(MASKED_DELAY) } else { self.now };
        Ok(FromPocket::Acted { entries: texts(&self.entries), at })
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

    fn into_entries(self) -> FromPocket {
        FromPocket::Entries { entries: texts(&self.entries) }
    }
}

/// The news of a table for a viewer who has the events up to `after`.
pub(crate) fn watch(id: TableId, log: &[String], seat: Option<SeatNumber>, after: u32) -> Answer {
    let log = read(log)?;
    let (first, rest) = log.split_first().ok_or(refusals::BROKEN)?;
    let mut table = Table::open(first).map_err(|_| refusals::BROKEN)?;
    let viewer = match seat {
        None => Viewer::Spectator,
        Some(number) => Viewer::Seat(Seat::new(number.into()).ok_or(refusals::NO_SUCH_SEAT)?),
    };
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
    Ok(FromPocket::Update(Box::new(Update {
        table: id,
        seat,
        events,
        more: false,
        state: table.state(viewer),
    })))
}

/// A summary of a table.
pub(crate) fn info(id: &str, log: &[String]) -> Answer {
    Ok(FromPocket::Info(Box::new(replay(log)?.info(id, PERSON_ON_DEVICE))))
}

/// The record of a table's game. `to_study` asks whether the game may be analyzed now.
pub(crate) fn record(log: &[String], to_study: bool) -> Answer {
    let table = replay(log)?;
    if to_study {
        table.check_study(PERSON_ON_DEVICE)?;
    }
    Ok(FromPocket::Record { record: table.record()?.to_string() })
}

fn replay(log: &[String]) -> Result<Table, Refused> {
    Table::replay(&read(log)?).map_err(|_| refusals::BROKEN.into())
}

fn read(log: &[String]) -> Result<Vec<LogEntry>, Refused> {
    let entries: Option<_> = log.iter().map(|entry| LogEntry::from_json(entry)).collect();
    entries.ok_or_else(|| refusals::BROKEN.into())
}

fn texts(entries: &[LogEntry]) -> Vec<String> {
    entries.iter().map(LogEntry::to_json).collect()
}

fn seed_bytes(seed: &str) -> Result<[u8; 32], Refused> {
    let bytes = HEXLOWER_PERMISSIVE.decode(seed.as_bytes()).ok().and_then(|bytes| bytes.try_into().ok());
    bytes.ok_or_else(|| Refusal::from(server::MESSAGE).into())
}
