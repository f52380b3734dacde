//! A long run of everything that people do, at the pace of people. It measures whether the server's memory
//! and the number of its open files and sockets stay level.
//!
//! In the first half the server may fill its caches; only the trend of the second half counts.

use std::{
    cell::{Cell, RefCell},
    collections::{BTreeMap, VecDeque},
    convert::Infallible,
    net::Ipv4Addr,
    rc::Rc,
    time::Duration,
};

use rules::{Random, catalog::GAMES};
use search::Generator;
use serde_json::{Value, json};
use tokio::{
    task::JoinSet,
    time::{Instant, sleep, sleep_until, timeout},
};
use wire::{Command, Offer, SeatNumber, Stage, TableId, http::Wanted};

use crate::{Outcome, figures::Figures, game, person::Person, process::Server, trend::Trend};

/// The games that people play: games without chance. At a table of another game, each seat would first have to
/// commit to its contribution to the random numbers.
const PLAYED: [&str; 2] = [game::NAME, game::DEEP];
/// How many people come and go, and watch tables without playing.
const WATCHERS: usize = 12;
/// How many people study and read records.
const READERS: usize = 4;
/// At one of every `ALONE` tables, a person plays a computer.
const ALONE: usize = 4;
/// The number of addresses from which people come.
const ADDRESSES: usize = 40;
/// The longest time that people think, in milliseconds.
const THINKING: u32 = 4_000;
/// After this many games or visits, a person comes back as a new guest.
const VISITS: u32 = 8;
/// How many records are kept for the readers.
const RECORDS: usize = 20;
/// The time between two readings of memory and handles, unless the run is short.
const MINUTE: Duration = Duration::from_secs(60);
/// The minimum number of readings of memory and handles in a run.
const SAMPLES: u32 = 20;

/// What the people share.
struct World {
    port: u16,
    /// The tables at which people play.
    tables: RefCell<Vec<TableId>>,
    /// Records of games that are over.
    records: RefCell<VecDeque<String>>,
    /// For each action, the time until its player is told that it was played.
    latencies: RefCell<Vec<Duration>>,
    games: Cell<u64>,
    visits: Cell<u64>,
    readings: Cell<u64>,
    reconnects: Cell<u64>,
    take_backs: Cell<u64>,
    /// What went wrong, and how often.
    errors: RefCell<BTreeMap<String, u64>>,
}

impl World {
    fn address(&self, number: usize) -> Ipv4Addr {
        Ipv4Addr::new(127, 0, 1, (number % ADDRESSES) as u8 + 1)
    }

    fn some<'a, T>(from: &'a [T], random: &mut Generator) -> Option<&'a T> {
        from.get(random.below(from.len() as u32) as usize)
    }
}

fn add(count: &Cell<u64>) {
    count.set(count.get() + 1);
}

/// Measures for `seconds`. Prints the figures once a minute.
pub(crate) async fn measure(server: &Server, tables: usize, seconds: u64) -> Outcome<Value> {
    let world = Rc::new(World {
        port: server.port,
        tables: RefCell::default(),
        records: RefCell::default(),
        latencies: RefCell::default(),
        games: Cell::default(),
        visits: Cell::default(),
        readings: Cell::default(),
        reconnects: Cell::default(),
        take_backs: Cell::default(),
        errors: RefCell::default(),
    });
    let mut people = people(&world, tables);
    let begin = Instant::now();
    let (mut memory, mut handles) = (Vec::new(), Vec::new());
    let length = Duration::from_secs(seconds);
    let pause = MINUTE.min(length / SAMPLES);
    let mut next = begin + pause;
    let mut busy = server.busy();
    while next <= begin + length {
        sleep_until(next).await;
        let at = begin.elapsed().as_secs_f64();
        let megabytes = server.memory_mb().ok_or("the system does not tell the server's memory")?;
        let open = server.handles().ok_or("the system does not tell the server's handles")?;
        let now_busy = server.busy();
        let load = now_busy.zip(busy).map(|(now, before)| now.saturating_sub(before).div_duration_f64(pause));
        busy = now_busy;
        memory.push((at, megabytes));
        handles.push((at, open as f64));
        eprintln!(
            "  {at:6.0} s: {megabytes:.1} MB, {open} handles, {:.0} % of a core, {} actions, {} games, \
             {} visits, {} readings, {} errors",
            100.0 * load.unwrap_or_default(),
            world.latencies.borrow().len(),
            world.games.get(),
            world.visits.get(),
            world.readings.get(),
            world.errors.borrow().values().sum::<u64>(),
        );
        next += pause;
    }
    people.shutdown().await;
    let second_half = |values: &[(f64, f64)]| Trend::of(&values[values.len() / 2..]);
    let (memory, handles) = (second_half(&memory), second_half(&handles));
    let latencies = Figures::of(world.latencies.take());
    Ok(json!({
        "tables": tables,
        "seconds": seconds,
        "memory_mb": memory.map(Trend::to_json),
        "handles": handles.map(Trend::to_json),
        "level": memory.zip(handles).map(|(memory, handles)| memory.is_level() && handles.is_level()),
        "actions": latencies.count(),
        "p50_ms": latencies.quantile(0.50),
        "p99_ms": latencies.quantile(0.99),
        "games": world.games.get(),
        "visits": world.visits.get(),
        "readings": world.readings.get(),
        "reconnects": world.reconnects.get(),
        "take_backs": world.take_backs.get(),
        "errors": *world.errors.borrow(),
    }))
}

/// Starts the tasks of the people who play, look on and read. They run until the returned set is dropped.
fn people(world: &Rc<World>, tables: usize) -> JoinSet<()> {
    let mut people = JoinSet::new();
    for number in 0..tables + WATCHERS + READERS {
        let world = world.clone();
        people.spawn_local(async move {
            let mut random = Generator::new(number as u64);
            loop {
                let done = match number.checked_sub(tables) {
                    None => play_games(&world, number, &mut random).await,
                    Some(number) if number < WATCHERS => look_on(&world, number, &mut random).await,
                    Some(number) => read(&world, number, &mut random).await,
                };
                if let Err(error) = done {
                    *world.errors.borrow_mut().entry(error.to_string()).or_default() += 1;
                    think(&mut random).await;
                }
            }
        });
    }
    people
}

async fn think(random: &mut Generator) {
    sleep(Duration::from_millis(random.below(THINKING).into())).await;
}

/// Plays some games, between two friends or between a person and a computer.
async fn play_games(world: &World, number: usize, random: &mut Generator) -> Outcome<()> {
    let alone = number.is_multiple_of(ALONE);
    let mut people = Vec::new();
    for seat in 0..if alone { 1 } else { 2 } {
        people.push(Person::enter(world.port, world.address(2 * number + seat)).await?);
    }
    for _ in 0..VISITS {
        think(random).await;
        let spec = World::some(&PLAYED, random).copied().unwrap_or_default();
        let other =
            if alone { Wanted::Computer { level: 1 + random.below(2) as u8 } } else { Wanted::Anyone };
        let table = people[0].set_up(spec, &[Wanted::Me, other], true).await?;
        world.tables.borrow_mut().push(table.clone());
        let played = play_game(world, &table, &mut people, random).await;
        world.tables.borrow_mut().retain(|other| *other != table);
        played?;
        add(&world.games);
        let record = people[0].guest.text(&format!("/api/tables/{table}/record")).await?;
        let mut records = world.records.borrow_mut();
        records.push_back(record);
        if records.len() > RECORDS {
            records.pop_front();
        }
    }
    Ok(())
}

async fn play_game(world: &World, table: &str, people: &mut [Person], random: &mut Generator) -> Outcome<()> {
    for (seat, person) in (0..).zip(people.iter_mut()) {
        person.sit(table, seat).await?;
    }
    let count = people.len();
    let is_ours = |seat: SeatNumber| usize::from(seat) < count;
    // The number of the newest event that any person has received.
    let mut number = 0;
    loop {
        // Each person waits for the events that another person already has. If a computer is to act,
        // everybody waits for it.
        for person in people.iter_mut() {
            let state = person.until(|state| {
                state.number >= number && (state.stage == Stage::Over || state.turn.is_some_and(is_ours))
            });
            number = state.await?.number;
        }
        let state = people[0].until(|_| true).await?;
        let (ply, may, turn, legal) = (state.ply, state.may, state.turn, state.legal.clone());
        let Some(seat) = turn.filter(|_| state.stage == Stage::Playing) else { break };
        think(random).await;
        let person = &mut people[usize::from(seat)];
        match random.below(100) {
            0..2 => {
                person.reconnect().await?;
                add(&world.reconnects);
                continue;
            }
            2..6 if may.take_back && ply > 4 => {
                take_back(people, seat, random).await?;
                add(&world.take_backs);
                continue;
            }
            6 if ply > 60 => person.order(Command::Resign { seat }).await?,
            _ => {
                let action = legal.and_then(|legal| legal.nth(random.below(1 << 16) as usize));
                let action = action.ok_or("no action is legal")?;
                let sent = Instant::now();
                person.order(Command::Play { seat, ply, action }).await?;
                person.until(|state| state.ply > ply).await?;
                world.latencies.borrow_mut().push(sent.elapsed());
            }
        }
        number = people[usize::from(seat)].until(|state| state.number > number).await?.number;
    }
    for person in people {
        person.unwatch().await?;
    }
    Ok(())
}

/// Asks to take a turn back. The friend usually agrees; a computer is not asked.
async fn take_back(people: &mut [Person], seat: SeatNumber, random: &mut Generator) -> Outcome<()> {
    let other = 1 - seat;
    let person = &mut people[usize::from(seat)];
    let before = person.until(|_| true).await?.number;
    person.order(Command::Offer { seat, offer: Offer::TakeBack }).await?;
    person.until(|state| state.number > before).await?;
    if let Some(friend) = people.get_mut(usize::from(other)) {
        friend.until(|state| state.offer.is_some()).await?;
        think(random).await;
        friend.order(Command::Answer { seat: other, accept: random.below(4) > 0 }).await?;
        for person in people {
            person.until(|state| state.number > before && state.offer.is_none()).await?;
        }
    }
    Ok(())
}

/// Watches some tables for a while each, most of them tables of people, and reconnects now and then.
async fn look_on(world: &World, number: usize, random: &mut Generator) -> Outcome<()> {
    let mut person = Person::enter(world.port, world.address(number)).await?;
    for _ in 0..VISITS {
        think(random).await;
        let watched = World::some(&world.tables.borrow(), random).cloned();
        // The first watcher sets up tables of computers, as does any watcher who finds no table.
        let (table, stay) = match watched.filter(|_| number > 0) {
            Some(table) => (table, THINKING + random.below(5 * THINKING)),
            None => {
                let game = World::some(GAMES, random).ok_or("there are no games")?;
                let computer = Wanted::Computer { level: 1 };
                let seats = vec![computer; game.seat_counts().first().copied().unwrap_or(2)];
                (person.set_up(game.name, &seats, false).await?, 1_000)
            }
        };
        person.watch(&table).await?;
        if let Ok(Err(error)) = timeout(Duration::from_millis(stay.into()), follow(&mut person)).await {
            return Err(error);
        }
        if random.below(2) == 0 {
            person.reconnect().await?;
        }
        person.unwatch().await?;
        add(&world.visits);
        // The watcher who always sets up tables of computers pauses for longer, so that computers do not play
        // all the time.
        let pauses = if number == 0 { 5 } else { 0 };
        for _ in 0..pauses {
            think(random).await;
        }
    }
    Ok(())
}

async fn follow(person: &mut Person) -> Outcome<Infallible> {
    loop {
        person.next_state().await?;
    }
}

/// Reads records and lists, and studies positions. About one study in four is abandoned before the answer.
async fn read(world: &World, number: usize, random: &mut Generator) -> Outcome<()> {
    let mut person = Person::enter(world.port, world.address(number)).await?;
    for _ in 0..VISITS {
        think(random).await;
        person.guest.get("/api/tables").await?;
        think(random).await;
        let records = world.records.borrow().iter().cloned().collect::<Vec<_>>();
        let Some(record) = World::some(&records, random) else { continue };
        person.guest.post("/api/records", &json!({"text": records.join("\n\n")})).await?;
        think(random).await;
        person.guest.post("/api/records/show", &json!({"record": record})).await?;
        think(random).await;
        let point = json!({"record": record, "ply": random.below(60)});
        let patience = if random.below(4) == 0 { Duration::from_millis(30) } else { MINUTE };
        if let Ok(studied) = timeout(patience, person.guest.post("/api/records/study", &point)).await {
            studied?;
        }
        add(&world.readings);
        think(random).await;
    }
    Ok(())
}
