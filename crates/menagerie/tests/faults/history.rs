//! Compares the orders that clients sent, the acknowledgements, and the events that clients saw with the logs
//! in the database.

use std::{
    collections::HashMap,
    fmt::Write,
    sync::{PoisonError, atomic::Ordering::Relaxed},
    time::{Duration, Instant},
};

use rules::{Seat, Viewer};
use table::{Event, LogEntry, StopReason, Table};
use tokio::time::sleep;
use tokio_postgres::{NoTls, SimpleQueryMessage};
use wire::{Command, SeatNumber};

use crate::{load::Shared, person::Person};

/// How long a query waits for a database that is away.
const PATIENCE: Duration = Duration::from_secs(90);

/// What a client sent or received.
#[derive(Debug)]
#[allow(dead_code, reason = "a run that fails prints all of it")]
pub(crate) enum What {
    Connected,
    Lost(&'static str),
    Sent(String, Command),
    Acknowledged(String),
    Refused(String, String),
    Saw(u32),
}

/// When and where a client sent or received something.
#[derive(Debug)]
pub(crate) struct Record {
    pub(crate) at: Duration,
    pub(crate) who: String,
    pub(crate) node: usize,
    pub(crate) what: What,
}

/// The records as text in order of time, one record a line.
pub(crate) fn print(records: &mut [Record]) -> String {
    records.sort_by_key(|record| record.at);
    let mut text = String::new();
    for Record { at, who, node, what } in records {
        let _ = writeln!(text, "{:>10.3} ms  {who} at node {node}: {what:?}", at.as_secs_f64() * 1e3);
    }
    text
}

/// Queries the database. Tries again while it is away.
async fn query(shared: &Shared, sql: &str) -> Vec<Vec<Option<String>>> {
    let until = Instant::now() + PATIENCE;
    loop {
        match try_query(shared, sql).await {
            Ok(rows) => return rows,
            Err(error) if Instant::now() > until => panic!("seed {}: {error}", shared.seed),
            Err(_) => sleep(Duration::from_millis(50)).await,
        }
    }
}

async fn try_query(shared: &Shared, sql: &str) -> Result<Vec<Vec<Option<String>>>, tokio_postgres::Error> {
    let config = shared.database.lock().unwrap_or_else(PoisonError::into_inner).clone();
    let (client, connection) = tokio_postgres::connect(&config, NoTls).await?;
    let driver = tokio::spawn(connection);
    let messages = client.simple_query(sql).await?;
    drop(client);
    driver.abort();
    let row = |message| match message {
        SimpleQueryMessage::Row(row) => {
            Some((0..row.len()).map(|column| row.get(column).map(str::to_owned)).collect())
        }
        _ => None,
    };
    Ok(messages.into_iter().filter_map(row).collect())
}

/// Checks a finished game. `seats` holds the seat of each person.
pub(crate) async fn check(
    shared: &Shared,
    table: &str,
    people: &mut [Person; 3],
    seats: [Option<SeatNumber>; 3],
) {
    let read = format!(
        "SELECT number, at, identity, convert_from(ordered, 'UTF8'), event FROM entry
         WHERE log = (SELECT id FROM log WHERE tbl = '{table}') ORDER BY number"
    );
    let rows = query(shared, &read).await;
    let result = compare(shared, &rows, people, seats);
    if let Err(why) = result {
        let mut trail: Vec<Record> = people.iter_mut().flat_map(|person| person.trail.drain(..)).collect();
        let mut history = print(&mut trail);
        for row in rows {
            let _ = writeln!(history, "stored: {row:?}");
        }
        panic!("seed {}: table {table}: {why}\n{history}", shared.seed);
    }
    shared.counts.entries.fetch_add(rows.len(), Relaxed);
    shared.counts.seen.fetch_add(people.iter().map(|person| person.events.len()).sum(), Relaxed);
}

fn compare(
    shared: &Shared,
    rows: &[Vec<Option<String>>],
    people: &[Person; 3],
    seats: [Option<SeatNumber>; 3],
) -> Result<(), String> {
    let mut log = Vec::new();
    for (number, row) in (1..).zip(rows) {
        let [stored, at, by, order, event] = &row[..] else { return Err("a row has five columns".into()) };
        if *stored != Some(format!("{number}")) {
            return Err(format!("number {number} is missing"));
        }
        let at = at.as_deref().and_then(|at| at.parse().ok()).ok_or("no time is stored")?;
        let event = serde_json::from_str(event.as_deref().unwrap_or_default())
            .map_err(|error| format!("{number}: {error}"))?;
        log.push(LogEntry { at, by: by.clone(), order: order.clone(), event });
    }
    check_orders(&log, people)?;
    let computers =
        log.iter().filter(|entry| entry.by.is_none() && matches!(entry.event, Event::Played { .. }));
    shared.counts.computers.fetch_add(computers.count(), Relaxed);
    for (person, seat) in people.iter().zip(seats) {
        let viewer = match seat {
            None => Viewer::Spectator,
            Some(seat) => Viewer::Seat(Seat::new(seat.into()).ok_or("no such seat")?),
        };
        let expected = seen_by(&log, viewer)?;
        if let Some((seen, stored)) =
            person.events.iter().zip(&expected).find(|(seen, stored)| seen != stored)
        {
            return Err(format!("{} saw {seen:?}, but the log has {stored:?}", person.name));
        }
        if person.events.len() != expected.len() {
            let (seen, stored) = (person.events.len(), expected.len());
            return Err(format!("{} saw {seen} events of {stored}", person.name));
        }
    }
    Ok(())
}

/// The events of a log that a viewer must see. Fails if the log cannot be replayed.
fn seen_by(log: &[LogEntry], viewer: Viewer) -> Result<Vec<wire::Event>, String> {
    let (first, rest) = log.split_first().ok_or("the log is empty")?;
    let mut table = Table::open(first).map_err(|error| error.to_string())?;
    let mut events = vec![table.first_event()];
    for entry in rest {
        events.extend(table.apply_for(entry, &[viewer]).map_err(|error| error.to_string())?);
    }
    Ok(events)
}

/// Checks that each acknowledged order is stored once, as it was sent, and that every stored order was sent
/// by somebody.
fn check_orders(log: &[LogEntry], people: &[Person; 3]) -> Result<(), String> {
    let mut stored: HashMap<(&str, &str), Vec<&Event>> = HashMap::new();
    for entry in log {
        if let (Some(by), Some(order)) = (&entry.by, &entry.order) {
            stored.entry((by, order)).or_default().push(&entry.event);
        }
    }
    for person in people {
        for id in &person.acknowledged {
            let events = stored.get(&(person.me.id.as_str(), id.as_str())).map_or(&[][..], Vec::as_slice);
            let command = person.orders.get(id).ok_or_else(|| format!("{id} was never sent"))?;
            let is_result = |event: &&&Event| match (command, event) {
                (Command::Play { seat, action, .. }, Event::Played { seat: by, action: played }) => {
                    seat == by && action == played
                }
                (Command::Sit { seat, .. }, Event::Sat { seat: by, .. })
                | (Command::Reveal { seat, .. }, Event::Revealed { seat: by, .. })
                | (Command::Resign { seat }, Event::Stopped(StopReason::Resignation { seat: by })) => {
                    seat == by
                }
                _ => false,
            };
            let results = events.iter().filter(is_result).count();
            if results != 1 {
                return Err(format!("{id} is acknowledged, and {results} times in the log"));
            }
        }
    }
    for ((by, order), events) in stored {
        let person = people.iter().find(|person| person.me.id == by);
        if !person.is_some_and(|person| person.orders.contains_key(order)) && !order.is_empty() {
            let created = events.iter().all(|event| matches!(event, Event::Created(_) | Event::Kept { .. }));
            if !created {
                return Err(format!("nobody sent the order {order}"));
            }
        }
    }
    Ok(())
}

/// Checks the logs of all tables, including those whose creation was not acknowledged.
pub(crate) async fn check_all(shared: &Shared) {
    let gaps = "SELECT count(*) FROM log WHERE newest <> (SELECT count(*) FROM entry WHERE log = log.id)
                OR newest <> (SELECT max(number) FROM entry WHERE log = log.id)";
    let stray = "SELECT count(*) FROM entry WHERE NOT EXISTS (SELECT FROM log WHERE id = entry.log)";
    let twice = "SELECT count(*) FROM (SELECT FROM entry WHERE ordered IS NOT NULL
                 GROUP BY log, identity, ordered, event HAVING count(*) > 1) AS twice";
    for (what, sql) in [("a gap", gaps), ("an entry without its log", stray), ("an order twice", twice)] {
        let found = query(shared, sql).await;
        assert_eq!(found, [[Some("0".to_owned())]], "seed {}: the database has {what}", shared.seed);
    }
}
