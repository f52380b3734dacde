//! A table with its log, driven as a server drives it.

#![allow(dead_code, unreachable_pub, reason = "each test uses a part of it")]
#![allow(clippy::unwrap_used, reason = "a test that cannot go on fails")]

use data_encoding::HEXLOWER;
use dice::Contribution;
use rules::{Random, Seat, Viewer};
use table::{Context, Event, Identity, LogEntry, NewTable, Order, Outage, SeatPlan, SecretSeed, Table};
use wire::{Clock, Command, Event as Told, Millis, Mode, Refusal, Stage};

/// The highest level of a computer.
const LEVELS: u8 = 8;

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

/// A person. The id is the name in lower case.
pub fn who(name: &str) -> Identity {
    Identity { id: name.to_lowercase(), name: name.to_owned() }
}

pub fn new(spec: &str, seats: Vec<SeatPlan>) -> NewTable {
    NewTable {
        spec: spec.into(),
        position: None,
        clock: Clock::None,
        mode: Mode::Casual,
        listed: true,
        pie: false,
        bids: false,
        rematch_of: None,
        seats,
        seed: SecretSeed::new([7; 32]),
    }
}

pub fn computer() -> SeatPlan {
    SeatPlan::Computer { level: 1, version: "1".into() }
}

/// A table, its log, and all events that each viewer was sent.
#[derive(Clone)]
pub struct Desk {
    pub table: Table,
    pub log: Vec<LogEntry>,
    /// The events that each viewer was sent: first the seats in order, then the spectator.
    pub told: Vec<Vec<Told>>,
    pub now: Millis,
}

impl Desk {
    pub fn set_up(new: NewTable) -> Desk {
        let host = who("Host");
        let events = new.events(&host, LEVELS).unwrap();
        let entry = |event| LogEntry { at: 1000, by: Some(host.id.clone()), order: None, event };
        let mut entries = events.into_iter().map(entry);
        let first = entries.next().unwrap();
        let table = Table::open(&first).unwrap();
        let told = viewers(&table).iter().map(|_| vec![table.first_event()]).collect();
        let mut desk = Desk { table, log: vec![first], told, now: 1000 };
        for entry in entries {
            desk.take(entry);
        }
        desk.settle();
        desk
    }

    /// A table at which these people have sat down and revealed their contributions to the dice.
    pub fn seated(spec: &str, names: &[&str]) -> Desk {
        let mut desk =
            Desk::set_up(new(spec, names.iter().map(|name| SeatPlan::Invited(who(name))).collect()));
        for (seat, name) in names.iter().enumerate() {
            desk.sit(seat as u8, name);
        }
        if desk.table.stage() == Stage::Waiting {
            for (seat, name) in names.iter().enumerate() {
                desk.reveal(seat as u8, name);
            }
        }
        desk
    }

    pub fn sit(&mut self, seat: u8, name: &str) {
        let command = self.committing(seat, &[seat; 16]);
        self.order(name, &command).unwrap();
    }

    /// The command to sit down. If the table has dice, it includes a commitment to this contribution.
    pub fn committing(&self, seat: u8, contribution: &Contribution) -> Command {
        let info = self.table.info("", "");
        let commitment = info.commitment.map(|referee| {
            let referee = HEXLOWER.decode(referee.as_bytes()).unwrap().try_into().unwrap();
            let seat = Seat::new(seat.into()).unwrap();
            HEXLOWER.encode(&dice::seat_commitment(&referee, seat, contribution))
        });
        Command::Sit { seat, commitment }
    }

    /// Reveals what [`sit`](Desk::sit) committed to.
    pub fn reveal(&mut self, seat: u8, name: &str) {
        let contribution = HEXLOWER.encode(&[seat; 16]);
        self.order(name, &Command::Reveal { seat, contribution }).unwrap();
    }

    fn take(&mut self, entry: LogEntry) {
        let viewers = viewers(&self.table);
        let told = self.table.apply_for(&entry, &viewers).unwrap();
        for (all, told) in self.told.iter_mut().zip(told) {
            all.push(told);
        }
        self.log.push(entry);
    }

    fn settle(&mut self) {
        while let Some(event) = self.table.next_automatic(self.now) {
            self.take(LogEntry { at: self.now, by: None, order: None, event });
        }
    }

    /// Lets time pass, and adds the events that need no command.
    pub fn wait(&mut self, span: Millis) {
        self.now += span;
        self.settle();
    }

    /// Adds entries for the outages that the log does not contain yet.
    pub fn note_outages(&mut self, outages: &[Outage]) {
        while let Some(entry) = self.table.unrecorded_outage(outages) {
            self.now = self.now.max(entry.at);
            self.take(entry);
        }
    }

    /// The events that a person's command leads to while the player to act is away.
    pub fn decide(&self, name: &str, command: &Command) -> Result<Vec<Event>, Refusal> {
        self.decide_if(name, command, false)
    }

    pub fn decide_if(
        &self,
        name: &str,
        command: &Command,
        actor_is_present: bool,
    ) -> Result<Vec<Event>, Refusal> {
        let context =
            Context { now: self.now, actor_is_present, max_level: LEVELS, rematch_id: "next".to_owned() };
        self.table.decide(Order { id: "", by: &who(name), command }, &context)
    }

    pub fn order(&mut self, name: &str, command: &Command) -> Result<(), Refusal> {
        let events = self.decide(name, command)?;
        self.happen(Some(name.to_lowercase()), events);
        Ok(())
    }

    pub fn happen(&mut self, by: Option<String>, events: Vec<Event>) {
        for event in events {
            self.take(LogEntry { at: self.now, by: by.clone(), order: None, event });
        }
        self.settle();
    }

    /// Plays an action for the person to act.
    pub fn play(&mut self, action: &str) -> Result<(), Refusal> {
        let seat = self.table.turn().unwrap();
        let name = self.table.person_at(seat).unwrap().name.clone();
        let ply = self.table.ply() as u32;
        self.order(&name, &Command::Play { seat: seat.index() as u8, ply, action: action.into() })
    }
}

pub fn viewers(table: &Table) -> Vec<Viewer> {
    Seat::all(table.occupants().len()).map(Viewer::Seat).chain([Viewer::Spectator]).collect()
}
