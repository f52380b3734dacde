//! A person plays a computer while computers play each other at many other tables.

use std::{cell::Cell, net::Ipv4Addr, rc::Rc, time::Duration};

use serde_json::{Value, json};
use tokio::{
    task::{JoinSet, spawn_local},
    time::{Instant, sleep, sleep_until},
};
use wire::{Command, FromClient};

use crate::{
    Outcome,
    figures::Figures,
    game::{self, DEEP},
    menagerie::Guest,
    process::Server,
    socket::{HERE, Socket},
};

/// The number of addresses from which the tables of computers are set up and watched.
const ADDRESSES: u8 = 10;
/// How long computers play before the measurement.
const WARM_UP: Duration = Duration::from_secs(5);
/// How long the person thinks before each action. This keeps them within the rate limits.
const THINKING: Duration = Duration::from_millis(200);

/// Measures how long the computer takes for each of its actions.
pub(crate) async fn measure(server: &Server, tables: usize, seconds: u64) -> Outcome<Value> {
    let port = server.port;
    let guest = Guest::enter(port, HERE).await?;
    let mut crowd = JoinSet::new();
    let updates = Rc::new(Cell::new(0_u64));
    for number in 0..ADDRESSES {
        let from = Ipv4Addr::new(127, 0, 0, 2 + number);
        let share = tables / usize::from(ADDRESSES);
        let mut socket = set_up_crowd(port, from, share).await?;
        let updates = updates.clone();
        crowd.spawn_local(async move {
            while let Ok(message) = socket.next().await {
                updates.set(updates.get() + u64::from(message.starts_with(br#"{"type":"update""#)));
            }
        });
    }
    eprintln!("  computers play at {tables} tables; {seconds} seconds are measured");
    let begin = Instant::now() + WARM_UP;
    let end = begin + Duration::from_secs(seconds);
    let person = spawn_local(play(guest, begin, end));
    sleep_until(end).await;
    let answers = Figures::of(person.await??);
    if crowd.try_join_next().is_some() {
        return Err("the server closed the socket of somebody who looked on".into());
    }
    Ok(json!({
        "tables": tables,
        "seconds": seconds,
        "answers": answers.count(),
        "p50_ms": answers.quantile(0.50),
        "p99_ms": answers.quantile(0.99),
        "longest_ms": answers.quantile(1.0),
        "updates_of_the_others": updates.get(),
        "server_memory_mb": server.memory_mb(),
    }))
}

/// Sets up tables of the strongest computers, and watches all of them.
pub(crate) async fn set_up_crowd(port: u16, from: Ipv4Addr, tables: usize) -> Outcome<Socket> {
    let mut guest = Guest::enter(port, from).await?;
    let games = guest.get("/api/games").await?;
    let level = games["games"].as_array().into_iter().flatten().find(|game| game["name"] == DEEP);
    let level = level.and_then(|game| game["levels"].as_u64()).ok_or("the game has no computers")?;
    let mut socket = guest.connect().await?;
    let computer = json!({"kind": "computer", "level": level});
    for _ in 0..tables {
        let info = guest.post("/api/tables", &json!({"spec": DEEP, "seats": [computer, computer]})).await?;
        let table = info["id"].as_str().ok_or("no table came")?.to_owned();
        socket.send(&serde_json::to_string(&FromClient::Watch { table, seat: None, after: 0 })?).await?;
    }
    Ok(socket)
}

/// Plays game after game until `end`. Returns how long the computer took for each action, counting only turns
/// that began after `begin`.
async fn play(mut guest: Guest, begin: Instant, end: Instant) -> Outcome<Vec<Duration>> {
    let mut socket = guest.connect().await?;
    let mut answers = Vec::new();
    loop {
        let seats = json!([{"kind": "me"}, {"kind": "computer", "level": 1}]);
        let info = guest.post("/api/tables", &json!({"spec": game::NAME, "seats": seats})).await?;
        let table = info["id"].as_str().ok_or("no table came")?.to_owned();
        let watch = FromClient::Watch { table: table.clone(), seat: Some(0), after: 0 };
        socket.send(&serde_json::to_string(&watch)?).await?;
        order(&mut socket, &table, 0, Command::Sit { seat: 0, commitment: None }).await?;
        // When the computer's turn began.
        let mut asked: Option<Instant> = None;
        let mut number = 0;
        loop {
            let update: Value = serde_json::from_slice(socket.next().await?)?;
            if update["type"] == "fault" || update["type"] == "refused" {
                return Err(update.to_string().into());
            }
            let state = &update["state"];
            let newest = state["number"].as_u64().unwrap_or(0);
            if update["table"] != table || newest <= number {
                continue;
            }
            number = newest;
            if let Some(asked) = asked.take().filter(|asked| *asked >= begin) {
                answers.push(asked.elapsed());
            }
            if Instant::now() >= end {
                return Ok(answers);
            }
            if state["stage"] == "over" {
                break;
            }
            match state["turn"].as_u64() {
                Some(0) => {
                    let action = &state["legal"]["actions"][0]["action"];
                    let action = action.as_str().ok_or("no action is legal")?.to_owned();
                    let ply = state["ply"].as_u64().unwrap_or(0) as u32;
                    sleep(THINKING).await;
                    order(&mut socket, &table, number, Command::Play { seat: 0, ply, action }).await?;
                }
                Some(_) => asked = Some(Instant::now()),
                None => {}
            }
        }
        socket.send(&serde_json::to_string(&FromClient::Unwatch { table })?).await?;
    }
}

async fn order(socket: &mut Socket, table: &str, number: u64, command: Command) -> Outcome<()> {
    let order = FromClient::Order { id: number.to_string(), table: table.to_owned(), command };
    socket.send(&serde_json::to_string(&order)?).await
}
