//! What happens in a run, drawn from its seed.

use std::time::Duration;

use rules::{Random, catalog::GAMES};

use super::{Draw, bus, database, dice, hidden};
use crate::config::Role;

/// How long a run injects faults.
pub(super) const CHAOS: Duration = Duration::from_secs(20);

/// Everything that is decided about a run in advance.
#[derive(Debug)]
pub(super) struct Plan {
    pub(super) servers: Vec<Server>,
    pub(super) tables: Vec<Table>,
    /// The number of people.
    pub(super) people: usize,
    pub(super) database: database::Rates,
    pub(super) bus: bus::Rates,
    /// The largest error of a server's clock, in milliseconds.
    pub(super) skew: u32,
    /// The faults, in order of time.
    pub(super) faults: Vec<(Duration, Fault)>,
}

#[derive(Clone, Copy, Debug)]
pub(super) struct Server {
    pub(super) role: Role,
    /// How long a computer thinks here.
    pub(super) thinking: Duration,
}

#[derive(Clone, Debug)]
pub(super) struct Table {
    pub(super) spec: &'static str,
    pub(super) seats: Vec<Seat>,
    /// The person who sets the table up. They also have a seat.
    pub(super) host: usize,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Seat {
    Person(usize),
    Computer,
}

/// The beginning or the end of a fault.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Fault {
    /// A server crashes.
    Dies(usize),
    /// A server is told to stop.
    Stops(usize),
    /// A server is started, if it does not run.
    Starts(usize),
    /// The database is cut off from a server (`true`), or can be reached again (`false`).
    Cut(usize, bool),
    /// The database is away (`true`), or back (`false`).
    Down(bool),
    /// A server is cut off from the bus (`true`), or connected again (`false`).
    Bus(usize, bool),
    /// The network between a person and a server loses all messages (`true`), or works again (`false`).
    Parted(usize, usize, bool),
    /// The network between a person and a server holds all messages back (`true`), or releases them
    /// (`false`).
    Held(usize, usize, bool),
    /// The network between a person and a server has this latency.
    Latency(usize, usize, Duration),
}

/// Returns the games at simulated tables, each with its number of seats.
fn games() -> Vec<(&'static str, usize)> {
    GAMES.iter().map(|game| (game.name, 2)).chain([(hidden::FOR_THREE, 3)]).collect()
}

impl Plan {
    pub(super) fn new(seed: u64) -> Plan {
        let mut dice = dice(seed, "plan");
        let roles: &[Role] = match dice.below(6) {
            0 => &[Role::All, Role::All],
            1 => &[Role::Web, Role::Web, Role::Think],
            2 => &[Role::Web, Role::Think, Role::Think],
            3 => &[Role::Web, Role::Web],
            4 => &[Role::All, Role::Web, Role::Think],
            _ => &[Role::All, Role::All, Role::All],
        };
        let servers: Vec<_> =
            roles.iter().map(|&role| Server { role, thinking: dice.span(20, 1500) }).collect();
        let people = 2 + dice.index(3);
        let tables = (0..2 + dice.index(3)).map(|_| table(&mut dice, people)).collect();
        let mut rate = |often, most| if dice.chance(often) { dice.below(most) } else { 0 };
        let database = database::Rates {
            refused: rate(400, 60),
            unanswered: rate(500, 60),
            late: rate(400, 80),
            slow: rate(300, 100),
        };
        let bus = bus::Rates { lost: rate(500, 500), doubled: rate(400, 300), late: rate(500, 300) };
        let skew = match dice.below(4) {
            0 => 300_000,
            1 => 1_000,
            _ => 0,
        };
        let mut faults = Vec::new();
        for _ in 0..dice.below(9) {
            fault(&mut dice, &servers, people, &mut faults);
        }
        faults.sort_by_key(|(at, _)| *at);
        Plan { servers, tables, people, database, bus, skew, faults }
    }
}

impl Plan {
    /// Makes the plan of a run without computer players. People play only the game that hides cards.
    pub(super) fn hidden(seed: u64) -> Plan {
        let plan = Plan::new(seed);
        Plan { tables: hidden::tables(plan.people), ..plan }
    }
}

fn table(dice: &mut impl Random, people: usize) -> Table {
    let games = games();
    let (spec, seats) = games[dice.index(games.len())];
    let host = dice.index(people);
    let others = dice.index(people);
    let first = dice.index(seats);
    let seat = |seat| match (seat + seats - first) % seats {
        0 => Seat::Person(host),
        other => match (others + other) % people {
            person if person == host || dice.chance(400) => Seat::Computer,
            person => Seat::Person(person),
        },
    };
    let mut seats: Vec<_> = (0..seats).map(seat).collect();
    // One person at two seats would need two views.
    for place in 1..seats.len() {
        if seats[..place].contains(&seats[place]) {
            seats[place] = Seat::Computer;
        }
    }
    if !seats.contains(&Seat::Person(host)) {
        seats[0] = Seat::Person(host);
    }
    Table { spec, seats, host }
}

/// Adds a fault and its end.
fn fault(dice: &mut impl Random, servers: &[Server], people: usize, faults: &mut Vec<(Duration, Fault)>) {
    let most = CHAOS.as_millis() as u32;
    let from = dice.span(500, most);
    let until = |dice: &mut dyn Random, longest| (from + dice.span(200, longest)).min(CHAOS);
    let server = dice.index(servers.len());
    let person = dice.index(people);
    let (begin, end) = match dice.below(12) {
        0..=2 => ((from, Fault::Dies(server)), (until(dice, 6000), Fault::Starts(server))),
        3 => ((from, Fault::Stops(server)), (until(dice, 6000), Fault::Starts(server))),
        4..=5 => ((from, Fault::Cut(server, true)), (until(dice, 6000), Fault::Cut(server, false))),
        6 => ((from, Fault::Down(true)), (until(dice, 5000), Fault::Down(false))),
        7 => ((from, Fault::Bus(server, true)), (until(dice, 8000), Fault::Bus(server, false))),
        8 => (
            (from, Fault::Parted(person, server, true)),
            (until(dice, 6000), Fault::Parted(person, server, false)),
        ),
        9..=10 => (
            (from, Fault::Held(person, server, true)),
            (until(dice, 3000), Fault::Held(person, server, false)),
        ),
        _ => (
            (from, Fault::Latency(person, server, dice.span(20, 800))),
            (until(dice, 6000), Fault::Latency(person, server, Duration::from_millis(20))),
        ),
    };
    faults.extend([begin, end]);
}
