//! The attacks. Each attacker repeats its attack at the rate that hurts the server most. Some rates are above
//! the server's limits.

use std::{cell::RefCell, convert::Infallible, net::Ipv4Addr, rc::Rc, time::Duration};

use search::Generator;
use serde_json::json;
use tokio::{
    task::spawn_local,
    time::{Instant, sleep, sleep_until, timeout},
};
use wire::{Command, FromClient, Offer, TableId};

use super::{
    bombs,
    frames::{self, Flood},
    tally::Tally,
};
use crate::{
    Outcome, computers,
    game::{self, DEEP_RECORD, Progress},
    menagerie::Guest,
};

/// The pause before an attacker comes back.
const PAUSE: Duration = Duration::from_millis(200);

/// The number of players at one address who make logs grow.
const GROWERS: usize = 10;
/// The time between two actions of a player who makes a log grow. The player takes each action back, and so
/// sends 18 messages a second, which is within the limits.
const GROWTH: Duration = Duration::from_millis(110);
/// The number of sockets that one address opens and never reads from.
const SILENT: usize = 99;
/// The time between two requests of one silent socket. Each asks for the whole log of a table.
const ASKING: Duration = Duration::from_secs(5);
/// The number of tables at which one address lets computers play each other.
const COMPUTERS: usize = 50;
/// The number of clients at one address that send bombs: records that cost more to read than to send.
const BOMBERS: usize = 4;
/// The time between a client's bombs.
const BOMBING: Duration = Duration::from_millis(500);
/// The time between two requests to study a position, and how long an attacker waits for an answer.
const STUDYING: (Duration, Duration) = (Duration::from_millis(100), Duration::from_millis(10));
/// The time between two floods of frames.
const FLOODING: Duration = Duration::from_millis(50);
/// The time between two tables that an attacker sets up for the list of open tables.
const OPENING: Duration = Duration::from_millis(50);

/// An attacker, with what it shares with other attackers.
#[derive(Clone)]
struct Attacker {
    port: u16,
    from: Ipv4Addr,
    tally: Rc<Tally>,
    /// The tables whose logs grow.
    grown: Rc<RefCell<Vec<TableId>>>,
}

/// Begins all attacks, which go on until the runtime ends. The attacks are distributed over this many
/// addresses; if there are fewer addresses than attacks, several attacks come from the same address.
pub(super) fn begin(port: u16, addresses: u8) -> Vec<Rc<Tally>> {
    let grown = Rc::new(RefCell::new(Vec::new()));
    let bodies: Rc<[String]> = bombs::bodies().into();
    let names = [
        "log growth",
        "silent sockets",
        "computers",
        "record bombs",
        "abandoned studies",
        "frames",
        "open tables",
    ];
    let tallies = names.map(|name| Rc::new(Tally { name, ..Tally::default() }));
    let attacks = tallies.len() as u8;
    for number in 0..addresses.max(attacks) {
        let attack = usize::from(number % attacks);
        let attacker = Attacker {
            port,
            from: Ipv4Addr::new(127, 0, 10, number % addresses.max(1) + 1),
            tally: tallies[attack].clone(),
            grown: grown.clone(),
        };
        match attack {
            0 => {
                for number in 0..GROWERS {
                    repeat(attacker.clone(), async move |attacker| grow_log(attacker, number).await);
                }
            }
            1 => repeat(attacker, async |attacker| silent_sockets(attacker).await),
            2 => repeat(attacker, async |attacker| watch_computers(attacker).await),
            3 => {
                for number in 0..BOMBERS {
                    let bodies = bodies.clone();
                    repeat(attacker.clone(), async move |attacker| {
                        send_bombs(attacker, &bodies, number).await
                    });
                }
            }
            4 => repeat(attacker, async |attacker| abandon_studies(attacker).await),
            5 => {
                for flood in frames::floods() {
                    repeat(attacker.clone(), async move |attacker| flood_frames(attacker, &flood).await);
                }
            }
            _ => repeat(attacker, async |attacker| open_tables(attacker).await),
        }
    }
    tallies.into()
}

/// Repeats an attack. An error means that the server has refused it or closed its connection.
fn repeat(attacker: Attacker, attack: impl AsyncFn(&Attacker) -> Outcome<Infallible> + 'static) {
    spawn_local(async move {
        loop {
            let Err(_) = attack(&attacker).await;
            attacker.tally.closed.add(1);
            sleep(PAUSE).await;
        }
    });
}

impl Attacker {
    /// Enters as a new guest. Tries again until the server lets it enter.
    async fn enter(&self) -> Guest {
        loop {
            if let Ok(guest) = Guest::enter(self.port, self.from).await {
                return guest;
            }
            self.tally.refused.add(1);
            sleep(PAUSE).await;
        }
    }

    /// Posts a request and counts it. Returns whether the server granted it. A refusal is counted, too.
    async fn post(&self, guest: &mut Guest, path: &str, body: &str) -> Outcome<bool> {
        self.tally.sent.add(1);
        let granted = guest.ask("POST", path, body).await?.status < 400;
        self.tally.refused.add(usize::from(!granted));
        Ok(granted)
    }
}

/// Plays an action and takes it back, again and again, at table after table.
async fn grow_log(attacker: &Attacker, number: usize) -> Outcome<Infallible> {
    let mut guest = attacker.enter().await;
    let mut socket = guest.connect().await?;
    let seats = json!([{"kind": "me"}, {"kind": "me"}]);
    let action =
        Progress::new().play_random(&mut Generator::new(number as u64)).ok_or("no action is legal")?;
    let seat = action.seat as u8;
    let mut id = 0_u64;
    loop {
        let info = guest.post("/api/tables", &json!({"spec": game::NAME, "seats": seats})).await?;
        let table = info["id"].as_str().ok_or("no table came")?.to_owned();
        attacker.grown.borrow_mut().push(table.clone());
        let mut commands =
            vec![Command::Sit { seat: 0, commitment: None }, Command::Sit { seat: 1, commitment: None }];
        let mut next = Instant::now();
        loop {
            let mut waiting = 0;
            for command in commands.drain(..) {
                id += 1;
                let order = FromClient::Order { id: id.to_string(), table: table.clone(), command };
                socket.send(&serde_json::to_string(&order)?).await?;
                attacker.tally.sent.add(1);
                waiting += 1;
            }
            let mut refused = 0;
            while waiting > 0 {
                let text = socket.next().await?;
                let is_refusal =
                    text.starts_with(br#"{"type":"refused""#) || text.starts_with(br#"{"type":"fault""#);
                refused += usize::from(is_refusal);
                waiting -= u8::from(is_refusal || text.starts_with(br#"{"type":"done""#));
            }
            attacker.tally.refused.add(refused);
            if refused > 0 {
                break;
            }
            commands.push(Command::Play { seat, ply: 0, action: action.text() });
            commands.push(Command::Offer { seat, offer: Offer::TakeBack });
            next += GROWTH;
            sleep_until(next).await;
        }
    }
}

/// Opens sockets that ask for the longest logs and read nothing.
async fn silent_sockets(attacker: &Attacker) -> Outcome<Infallible> {
    let guest = Rc::new(attacker.enter().await);
    let mut sockets = tokio::task::JoinSet::new();
    for number in 0..SILENT {
        let (guest, tally, grown) = (guest.clone(), attacker.tally.clone(), attacker.grown.clone());
        sockets.spawn_local(async move {
            // Spread the requests of all sockets evenly over time.
            sleep(ASKING * number as u32 / SILENT as u32).await;
            loop {
                let Ok(mut socket) = guest.connect_narrowly().await else {
                    tally.refused.add(1);
                    sleep(ASKING).await;
                    continue;
                };
                loop {
                    let table = grown.borrow().iter().rev().nth(number % GROWERS).cloned();
                    if let Some(table) = table {
                        let watch = FromClient::Watch { table: table.clone(), seat: None, after: 0 };
                        let Ok(text) = serde_json::to_string(&watch) else { return };
                        tally.sent.add(1);
                        if socket.send(&text).await.is_err() {
                            break;
                        }
                    }
                    sleep(ASKING).await;
                }
                tally.closed.add(1);
            }
        });
    }
    while sockets.join_next().await.is_some() {}
    Err("all sockets have ended".into())
}

/// Lets the strongest computers play each other at many tables, and watches all of them.
async fn watch_computers(attacker: &Attacker) -> Outcome<Infallible> {
    attacker.tally.sent.add(COMPUTERS);
    let mut socket = computers::set_up_crowd(attacker.port, attacker.from, COMPUTERS).await?;
    loop {
        socket.next().await?;
    }
}

/// Sends records that cost more to read than to send.
async fn send_bombs(attacker: &Attacker, bodies: &[String], number: usize) -> Outcome<Infallible> {
    let mut guest = attacker.enter().await;
    let mut next = Instant::now() + BOMBING * number as u32 / BOMBERS as u32;
    for body in bodies.iter().cycle().skip(number) {
        sleep_until(next).await;
        next += BOMBING;
        attacker.post(&mut guest, "/api/records", body).await?;
    }
    Err("there are no bombs".into())
}

/// Asks the server to study a position, again and again, and does not wait for the answers.
async fn abandon_studies(attacker: &Attacker) -> Outcome<Infallible> {
    let (pause, patience) = STUDYING;
    let mut guest = attacker.enter().await;
    let body = json!({"record": DEEP_RECORD, "ply": 2}).to_string();
    loop {
        sleep(pause).await;
        // At the timeout the request is dropped, which closes the connection.
        if let Ok(answer) = timeout(patience, attacker.post(&mut guest, "/api/records/study", &body)).await {
            answer?;
        }
    }
}

/// Floods the server over a socket, and reads nothing.
async fn flood_frames(attacker: &Attacker, flood: &Flood) -> Outcome<Infallible> {
    let guest = attacker.enter().await;
    loop {
        let Ok(mut socket) = guest.connect().await else {
            attacker.tally.refused.add(1);
            sleep(PAUSE).await;
            continue;
        };
        while socket.put_often(flood.kind, &flood.payload, flood.at_once).await.is_ok() {
            attacker.tally.sent.add(flood.at_once);
            sleep(FLOODING).await;
        }
        attacker.tally.closed.add(1);
        sleep(PAUSE).await;
    }
}

/// Floods the list of open tables.
async fn open_tables(attacker: &Attacker) -> Outcome<Infallible> {
    let mut guest = attacker.enter().await;
    let seats = json!([{"kind": "me"}, {"kind": "anyone"}]);
    let body = json!({"spec": game::NAME, "seats": seats, "listed": true}).to_string();
    loop {
        attacker.post(&mut guest, "/api/tables", &body).await?;
        sleep(OPENING).await;
    }
}
