//! A check that reads arbitrary messages, or gives arbitrary commands to a table.

use data_encoding::HEXLOWER;
use rules::{Random, Seat, Viewer};
use serde::{Serialize, de::DeserializeOwned};
use table::{Context, Identity, LogEntry, NewTable, Order, Outage, SeatPlan, SecretSeed, Table};
use wire::{Clock, Command, Decision, FromClient, Mode, Offer, Refusal, Remedy, http};

use crate::{all_specs, bytes::Choices};

/// The highest level of a computer player.
const LEVELS: u8 = 8;

/// Reads the bytes as lines of JSON, as clients send them. If the bytes begin with `#`, they instead select
/// what three people do at one table.
pub fn wire(data: &[u8]) {
    match data.split_first() {
        Some((b'#', choices)) => whole_table(&mut Choices(choices.iter())),
        _ => String::from_utf8_lossy(data).lines().take(50).for_each(message),
    }
}

/// Reads a line as every kind of message. A message that is read must be written and read back unchanged.
fn message(line: &str) {
    understood::<FromClient>(line);
    understood::<http::NewName>(line);
    understood::<http::Invite>(line);
    understood::<http::Join>(line);
    understood::<http::Show>(line);
    if let Some(wish) = understood::<http::NewTable>(line) {
        set_up(&wish);
    }
}

fn understood<T: Serialize + DeserializeOwned + PartialEq + std::fmt::Debug>(line: &str) -> Option<T> {
    let read: T = serde_json::from_str(line).ok()?;
    let written = serde_json::to_string(&read).expect("a message can be written");
    assert_eq!(serde_json::from_str::<T>(&written).ok().as_ref(), Some(&read), "{written}");
    Some(read)
}

/// Sets up the table that a message asks for. If the table is allowed, its log must replay.
fn set_up(wish: &http::NewTable) {
    let chair = |wanted: &http::Wanted| match wanted {
        http::Wanted::Me => SeatPlan::Invited(who(0)),
        http::Wanted::Anyone => SeatPlan::Open,
        http::Wanted::Computer { level } => SeatPlan::Computer { level: *level, version: String::new() },
    };
    let new = NewTable {
        spec: wish.spec.clone(),
        position: wish.position.clone(),
        clock: wish.clock,
        mode: wish.mode,
        listed: wish.listed,
        pie: wish.pie,
        bids: wish.bids,
        seats: wish.seats.iter().map(chair).collect(),
        seed: SecretSeed::new([7; 32]),
        rematch_of: None,
    };
    if let Ok(events) = new.events(&who(0), LEVELS) {
        let entries: Vec<LogEntry> =
            events.into_iter().map(|event| LogEntry { at: 0, by: None, order: None, event }).collect();
        let table = Table::replay(&entries).expect("what may be set up stands");
        table.viewpoints().into_iter().for_each(|eye| drop(written(&table, eye)));
    }
}

fn who(number: u32) -> Identity {
    Identity { id: format!("id{number}"), name: format!("Guest {number}") }
}

fn written(table: &Table, viewer: Viewer) -> String {
    serde_json::to_string(&table.state(viewer)).expect("a state can be written")
}

/// Lets three people issue arbitrary commands. A refused command must change nothing, the log must replay to
/// the same table, and each viewer must receive one event for each entry of the log.
fn whole_table(choices: &mut Choices<'_>) {
    let specs = all_specs();
    let spec = specs[choices.below(specs.len() as u32) as usize];
    let mut chair = || match choices.below(5) {
        0 => SeatPlan::Open,
        1 => SeatPlan::Computer { level: 1, version: String::new() },
        person => SeatPlan::Invited(who(person - 2)),
    };
    let seats = (0..spec.seats()).map(|_| chair()).collect();
    let new = NewTable {
        spec: spec.to_string(),
        position: None,
        clock: clock(choices),
        mode: Mode::Casual,
        listed: choices.below(2) == 0,
        pie: spec.info().pie.is_some() && choices.below(2) == 0,
        bids: spec.info().bids.is_some() && choices.below(2) == 0,
        seats,
        seed: SecretSeed::new([7; 32]),
        rematch_of: None,
    };
    let Ok(events) = new.events(&who(0), LEVELS) else { return };
    let entries = events.into_iter().map(|event| LogEntry { at: 0, by: None, order: None, event }).collect();
    let mut desk = Desk::open(entries);
    while choices.0.len() > 0 {
        desk.step(choices);
    }
    desk.is_what_its_log_says();
}

fn clock(choices: &mut Choices<'_>) -> Clock {
    match choices.below(3) {
        0 => Clock::None,
        1 => Clock::Fischer { seconds: choices.below(300), increment: choices.below(10) },
        _ => Clock::Days { days: choices.below(4) },
    }
}

fn command(table: &Table, choices: &mut Choices<'_>) -> Command {
    let seat = choices.below(6) as u8;
    match choices.below(14) {
        0 => Command::Sit { seat, commitment: commitment(table, seat, choices) },
        10 => Command::Reveal { seat, contribution: "0".repeat(choices.below(3) as usize + 30) },
        1 => Command::Leave { seat },
        2 => Command::Fill { seat, level: choices.below(9) as u8 },
        3 => Command::Resign { seat },
        4 => Command::Offer {
            seat,
            offer: [Offer::Draw, Offer::TakeBack, Offer::Abort][choices.below(3) as usize],
        },
        5 => Command::Answer { seat, accept: choices.below(2) == 0 },
        6 => Command::Abort { seat },
        7 => Command::Claim { seat, remedy: [Remedy::Win, Remedy::Abort][choices.below(2) as usize] },
        8 => Command::Rematch { seat },
        11 => Command::ChooseSide { seat, exchange: choices.below(2) == 0 },
        12 => Command::Bid { seat, number: Some(choices.below(27) as u8).filter(|number| *number > 0) },
        _ => Command::Play { seat, ply: table.ply() as u32, action: format!("a{}", choices.below(9)) },
    }
}

/// Chooses a commitment that a seat can reveal, one that it cannot reveal, or none.
fn commitment(table: &Table, seat: u8, choices: &mut Choices<'_>) -> Option<String> {
    let referee = table.info("", "").commitment.and_then(|text| HEXLOWER.decode(text.as_bytes()).ok());
    let referee = referee.and_then(|bytes| bytes.try_into().ok()).unwrap_or_default();
    match choices.below(8) {
        0 => None,
        1 => Some("0".repeat(choices.below(3) as usize + 62)),
        _ if table.spec().is_hidden() => {
            Some(HEXLOWER.encode(&dice::seat_commitment(&referee, Seat::new(seat.into())?, &[0; 16])))
        }
        _ => None,
    }
}

/// A table, together with its log.
struct Desk {
    table: Table,
    log: Vec<LogEntry>,
    now: u64,
}

impl Desk {
    fn open(log: Vec<LogEntry>) -> Desk {
        let table = Table::replay(&log).expect("what may be set up stands");
        Desk { table, log, now: 0 }
    }

    fn step(&mut self, choices: &mut Choices<'_>) {
        let before = self.log.len();
        match choices.below(4) {
            0 => self.now += 1 << choices.below(32),
            1 => {
                let until = self.now + (1 << choices.below(24));
                while let Some(entry) = self.table.unrecorded_outage(&[Outage { from: self.now, until }]) {
                    self.take(entry);
                }
                self.now = until;
            }
            2 => {
                let Some(seat) = self.table.turn() else { return };
                let legal = self.table.game().legal();
                let action = &legal[choices.below(legal.len() as u32) as usize];
                let computer = self.table.computer_to_act().is_some();
                let (ply, number) = (self.table.ply(), seat.index() as u8);
                let exchange = choices.below(2) == 0;
                let chooses = self.table.chooser().is_some();
                let bid = self.table.bidder().and_then(|_| self.table.bids()).map(|bids| {
                    let most = bids.most.unwrap_or_default();
                    let passes = most == 0 || !bids.numbers.is_empty() && exchange;
                    (!passes).then(|| 1 + choices.below(most.into()) as u8)
                });
                let decided = match self.table.person_at(seat) {
                    Some(sitter) if !computer => {
                        let command = if let Some(number) = bid {
                            Command::Bid { seat: seat.index() as u8, number }
                        } else if chooses {
                            Command::ChooseSide { seat: number, exchange }
                        } else {
                            Command::Play { seat: number, ply: ply as u32, action: action.clone() }
                        };
                        self.decide(sitter, &command)
                    }
                    _ => {
                        let decision = if let Some(number) = bid {
                            Decision::Bid { number }
                        } else if chooses {
                            Decision::Side { exchange }
                        } else {
                            Decision::Action { action: action.clone() }
                        };
                        self.table.decide_computer(seat, ply, &decision)
                    }
                };
                decided.expect("what is legal may be done").into_iter().for_each(|event| self.happen(event));
            }
            _ => {
                let command = command(&self.table, choices);
                let who = who(choices.below(3));
                let state = written(&self.table, Viewer::Spectator);
                match self.decide(&who, &command) {
                    Ok(events) => events.into_iter().for_each(|event| self.happen(event)),
                    Err(refusal) => {
                        assert!(!refusal.code.is_empty());
                        assert_eq!(written(&self.table, Viewer::Spectator), state);
                        assert_eq!(self.log.len(), before);
                    }
                }
            }
        }
        while let Some(event) = self.table.next_automatic(self.now) {
            self.happen(event);
        }
    }

    fn decide(&self, by: &Identity, command: &Command) -> Result<Vec<table::Event>, Refusal> {
        let context = Context {
            now: self.now,
            actor_is_present: false,
            max_level: LEVELS,
            rematch_id: "next".to_owned(),
        };
        self.table.decide(Order { id: "", by, command }, &context)
    }

    fn happen(&mut self, event: table::Event) {
        self.take(LogEntry { at: self.now, by: None, order: None, event });
    }

    fn take(&mut self, entry: LogEntry) {
        self.table.apply(&entry).expect("what was decided fits");
        self.log.push(entry);
    }

    fn is_what_its_log_says(&self) {
        let stored = serde_json::to_string(&self.log).expect("a log can be written");
        let log: Vec<LogEntry> = serde_json::from_str(&stored).expect("a log can be read");
        assert_eq!(log, self.log);
        let viewers = Seat::all(self.table.occupants().len()).map(Viewer::Seat).chain([Viewer::Spectator]);
        for viewer in viewers {
            let mut teller = Table::open(&log[0]).expect("a log has a first entry");
            for entry in &log[1..] {
                let told = teller.apply_for(entry, &[viewer]).expect("a log fits");
                assert_eq!(told.len(), 1);
                assert_eq!(told[0].number, teller.number());
            }
            assert_eq!(written(&teller, viewer), written(&self.table, viewer));
        }
    }
}
