//! A table with its log, driven as a server drives it.

#![allow(dead_code, unreachable_pub, reason = "each test uses a part of it")]
#![allow(clippy::unwrap_used, reason = "a test that cannot go on fails")]

use rules::{Random, Seat, Viewer};
use table::{Chair, Entry, Event, NewTable, Outage, Secret, Table, Who};
use wire::{Clock, Command, Event as Told, Millis, Mode, Refusal};

/// The generator `SplitMix64`.
pub struct Seeded(pub u64);

impl Random for Seeded {
    fn below(&mut self, bound: u32) -> u32 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = (self.0 ^ self.0 >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ z >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        ((z ^ z >> 31) % u64::from(bound.max(1))) as u32
    }
}

/// Somebody.
pub fn who(name: &str) -> Who {
    Who { identity: name.to_lowercase(), name: name.to_owned() }
}

pub fn new(spec: &str, chairs: Vec<Chair>) -> NewTable {
    NewTable {
        spec: spec.into(),
        position: None,
        clock: Clock::None,
        mode: Mode::Casual,
        listed: true,
        chairs,
        seed: Secret::new([7; 32]),
    }
}

pub fn computer() -> Chair {
    Chair::Computer { level: 1, version: "1".into() }
}

/// A table, its log, and all that each viewer was told.
pub struct Desk {
    pub table: Table,
    pub log: Vec<Entry>,
    /// By seat, and the spectator last.
    pub told: Vec<Vec<Told>>,
    pub now: Millis,
}

impl Desk {
    pub fn set_up(new: NewTable) -> Desk {
        let host = who("Host");
        let events = new.events(&host).unwrap();
        let entry = |event| Entry { at: 1000, by: Some(host.identity.clone()), order: None, event };
        let mut entries = events.into_iter().map(entry);
        let first = entries.next().unwrap();
        let table = Table::open(&first).unwrap();
        let told = viewers(&table).iter().map(|_| vec![table.told_first()]).collect();
        let mut desk = Desk { table, log: vec![first], told, now: 1000 };
        for entry in entries {
            desk.take(entry);
        }
        desk.settle();
        desk
    }

    /// A table at which these persons have sat down.
    pub fn seated(spec: &str, names: &[&str]) -> Desk {
        let mut desk = Desk::set_up(new(spec, names.iter().map(|name| Chair::Kept(who(name))).collect()));
        for (seat, name) in names.iter().enumerate() {
            desk.sit(seat as u8, name);
        }
        desk
    }

    pub fn sit(&mut self, seat: u8, name: &str) {
        let contribution = format!("{seat:032x}");
        self.order(name, &Command::Sit { seat, contribution }).unwrap();
    }

    fn take(&mut self, entry: Entry) {
        let viewers = viewers(&self.table);
        let told = self.table.tell(&entry, &viewers).unwrap();
        for (all, told) in self.told.iter_mut().zip(told) {
            all.push(told);
        }
        self.log.push(entry);
    }

    fn settle(&mut self) {
        while let Some(event) = self.table.referee(self.now) {
            self.take(Entry { at: self.now, by: None, order: None, event });
        }
    }

    /// Lets time pass, and what follows from that.
    pub fn wait(&mut self, span: Millis) {
        self.now += span;
        self.settle();
    }

    /// Hears of times in which no server ran.
    pub fn interrupted(&mut self, outages: &[Outage]) {
        while let Some(entry) = self.table.interrupted(outages) {
            self.now = self.now.max(entry.at);
            self.take(entry);
        }
    }

    pub fn order(&mut self, name: &str, command: &Command) -> Result<(), Refusal> {
        let events = self.table.decide(command, &who(name), self.now, "next")?;
        self.happen(Some(name.to_lowercase()), events);
        Ok(())
    }

    pub fn happen(&mut self, by: Option<String>, events: Vec<Event>) {
        for event in events {
            self.take(Entry { at: self.now, by: by.clone(), order: None, event });
        }
        self.settle();
    }

    /// Plays an action for the person to act.
    pub fn play(&mut self, action: &str) -> Result<(), Refusal> {
        let seat = self.table.turn().unwrap();
        let name = self.table.sitter(seat).unwrap().name.clone();
        let ply = self.table.ply() as u32;
        self.order(&name, &Command::Play { seat: seat.index() as u8, ply, action: action.into() })
    }
}

pub fn viewers(table: &Table) -> Vec<Viewer> {
    Seat::all(table.places().len()).map(Viewer::Seat).chain([Viewer::Spectator]).collect()
}
