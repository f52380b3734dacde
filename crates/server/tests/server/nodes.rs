//! Two servers of one store, on unreliable buses and slow stores.

use std::{sync::Arc, time::Duration};

use crate::{
    common::{Client, Running, pick},
    scripted::{Answer, Call, Scripted},
};
use serde_json::json;
use server::{
    Bus, Hint, InProcess,
    store::{Durability, Sqlite, Store},
};
use tokio::{io::AsyncWriteExt, net::TcpStream, sync::broadcast};
use wire::{Command, FromClient, Happened, Offer, Stage, http::TableInfo, session::Sitter};

/// A bus that sends every hint several times, or never.
pub(crate) struct Strange {
    times: usize,
    resync: Option<Duration>,
    hints: broadcast::Sender<Hint>,
}

impl Strange {
    pub(crate) fn new(times: usize, resync: Option<Duration>) -> Arc<Strange> {
        Arc::new(Strange { times, resync, hints: broadcast::channel(16).0 })
    }
}

impl Bus for Strange {
    fn publish(&self, hint: Hint) {
        for _ in 0..self.times {
            // It is no error if nobody listens.
            let _ = self.hints.send(hint.clone());
        }
    }

    fn listen(&self) -> broadcast::Receiver<Hint> {
        self.hints.subscribe()
    }

    fn resync_interval(&self) -> Option<Duration> {
        self.resync
    }
}

/// A person plays at one server; a spectator at the other sees everything, once and in order.
pub(crate) async fn is_seen_from_the_other_server(stores: [Arc<dyn Store>; 2], bus: Arc<Strange>) {
    let [one, other] = stores;
    let one = Running::start_with(one, bus.clone(), |_| ()).await;
    let other = Running::start_with(other, bus, |_| ()).await;
    let mut player = Client::connected(one.port).await;
    let me = json!({"kind": "me"});
    let table: TableInfo = player.table(json!({"spec": "jungle", "seats": [me, me]})).await;
    let mut onlooker = Client::connected(other.port).await;
    onlooker.watch(&table.id, None).await;
    player.watch(&table.id, Some(0)).await;
    for seat in [0, 1] {
        player.sit(&table.id, seat).await;
    }
    player.until(&table.id, |mirror| mirror.state().stage == Stage::Playing).await;
    for ply in 0..6 {
        let mirror = player.until(&table.id, |mirror| mirror.state().ply == ply).await;
        let action = pick(mirror.state().legal.as_ref().unwrap(), ply as usize);
        let command = Command::Play { seat: (ply % 2) as u8, ply, action };
        player.order(&table.id, command).await.unwrap();
        onlooker.until(&table.id, |mirror| mirror.state().ply == ply + 1).await;
    }
    let numbers: Vec<_> = onlooker.mirrors[&table.id].events.iter().map(|event| event.number).collect();
    assert_eq!(numbers, (1..=numbers.len() as u32).collect::<Vec<_>>());
    one.stop().await;
    other.stop().await;
}

async fn is_seen_in_one_file(bus: Arc<Strange>) {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("tables.db");
    let open = async || Arc::new(Sqlite::open(&data, Durability::Process).await.unwrap()) as Arc<dyn Store>;
    is_seen_from_the_other_server([open().await, open().await], bus).await;
}

#[tokio::test]
async fn a_hint_may_come_twice() {
    is_seen_in_one_file(Strange::new(2, None)).await;
}

#[tokio::test]
async fn a_hint_may_be_lost() {
    is_seen_in_one_file(Strange::new(0, Some(Duration::from_millis(40)))).await;
}

/// This bus loses nothing, so that no server resyncs: a hint that comes while the log is read must not be
/// missed.
#[tokio::test]
async fn nothing_is_missed_while_the_log_is_read() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("tables.db");
    let bus = Strange::new(1, None);
    let one = Running::start_on(&data, bus.clone(), |_| ()).await;
    let late = |call| if call == Call::Log(0) { Answer::Late } else { Answer::Now };
    let store = Scripted::open(&data, late).await;
    let other = Running::start_with(store.clone(), bus, |_| ()).await;
    let mut player = Client::connected(one.port).await;
    let me = json!({"kind": "me"});
    let table: TableInfo = player.table(json!({"spec": "jungle", "seats": [me, me]})).await;
    player.sit(&table.id, 0).await;
    let mut onlooker = Client::connected(other.port).await;
    onlooker.watch(&table.id, None).await;
    store.called.notified().await;
    player.sit(&table.id, 1).await;
    player.watch(&table.id, None).await;
    player.until(&table.id, |mirror| mirror.state().stage == Stage::Playing).await;
    store.answers.notify_one();
    onlooker.until(&table.id, |mirror| mirror.state().stage == Stage::Playing).await;
    one.stop().await;
    other.stop().await;
}

/// A client that does not wait for the response gets what it asked for, and others are told.
#[tokio::test]
async fn a_change_is_told_though_nobody_waits_for_its_answer() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("tables.db");
    let late = |call| if call == Call::Append(5) { Answer::Late } else { Answer::Now };
    let store = Scripted::open(&data, late).await;
    let server = Running::start_with(store.clone(), Arc::new(InProcess::default()), |_| ()).await;
    let mut host = Client::connected(server.port).await;
    let me = json!({"kind": "me"});
    let table: TableInfo = host.table(json!({"spec": "jungle", "seats": [me, me]})).await;
    host.sit(&table.id, 0).await;
    host.watch(&table.id, None).await;
    let before = host.until(&table.id, |_| true).await.number();
    assert_eq!(before, 4);
    let mut stream = TcpStream::connect(("127.0.0.1", server.port)).await.unwrap();
    let name = r#"{"name":"Ada"}"#;
    let head = host.head("PUT", "/api/me", name.len());
    stream.write_all(format!("{head}{name}").as_bytes()).await.unwrap();
    store.called.notified().await;
    drop(stream);
    // Wait until the server has noticed that the client is gone. It then counts only the connection that
    // reads this figure. The host's socket is not counted.
    server.until_figure("connections", |open| open == 1).await;
    store.answers.notify_one();
    let mirror = host.until(&table.id, |mirror| mirror.number() > before).await;
    // The other seat is reserved for the same person.
    let renamed = Happened::Renamed { seat: 1, name: "Ada".into() };
    assert_eq!(mirror.events.last().map(|event| &event.happened), Some(&renamed));
    server.stop().await;
}

/// A table at which one person has both seats of a game that has begun.
async fn alone(client: &mut Client) -> String {
    let me = json!({"kind": "me"});
    let table = client.table(json!({"spec": "jungle", "seats": [me, me]})).await.id;
    begin(client, &table, &[0, 1]).await;
    table
}

/// A table at which a person is to act against a computer.
async fn against_computer(client: &mut Client) -> String {
    let seats = json!([{"kind": "me"}, {"kind": "computer", "level": 1}]);
    let table = client.table(json!({"spec": "jungle", "seats": seats})).await.id;
    begin(client, &table, &[0]).await;
    table
}

async fn begin(client: &mut Client, table: &str, seats: &[u8]) {
    for &seat in seats {
        client.sit(table, seat).await;
    }
    client.watch(table, None).await;
    client.until(table, |mirror| mirror.state().stage == Stage::Playing).await;
}

/// The next action of the player to act.
fn next_action(client: &Client, table: &str) -> Command {
    let state = client.mirrors[table].state();
    let action = pick(state.legal.as_ref().unwrap(), 1 + state.ply as usize);
    Command::Play { seat: state.turn.unwrap(), ply: state.ply, action }
}

async fn play(client: &mut Client, table: &str) {
    let command = next_action(client, table);
    let ply = client.mirrors[table].state().ply + 1;
    client.order(table, command).await.unwrap();
    client.until(table, |mirror| mirror.state().ply >= ply).await;
}

/// Sends an order and does not wait for the answer.
async fn send(client: &mut Client, table: &str, command: Command) -> String {
    let id = client.next_id();
    client.send(&FromClient::Order { id: id.clone(), table: table.to_owned(), command }).await;
    id
}

/// An action is stored but not broadcast yet. Somebody who reads the log at this moment sees the action, and
/// must not see an older state afterwards.
#[tokio::test]
async fn an_older_state_never_follows_a_newer_one() {
    let folder = tempfile::tempdir().unwrap();
    // Before entry 45, the table already has more events than the server keeps in memory.
    let late = |call| if call == Call::Append(45) { Answer::Late } else { Answer::Now };
    let store = Scripted::open(&folder.path().join("tables.db"), late).await;
    let server = Running::start_with(store.clone(), Arc::new(InProcess::default()), |_| ()).await;
    let mut player = Client::connected(server.port).await;
    let table = alone(&mut player).await;
    while player.mirrors[&table].number() < 44 {
        play(&mut player, &table).await;
    }
    let command = next_action(&player, &table);
    let order = send(&mut player, &table, command.clone()).await;
    store.called.notified().await;
    let mut onlooker = Client::connected(server.port).await;
    onlooker.watch(&table, None).await;
    onlooker.until(&table, |mirror| mirror.number() == 45).await;
    store.answers.notify_one();
    player.order_as(&order, &table, command).await.unwrap();
    player.until(&table, |mirror| mirror.number() == 45).await;
    play(&mut player, &table).await;
    // The client checks that each state is newer than the one before.
    onlooker.until(&table, |mirror| mirror.number() == 46).await;
    server.stop().await;
}

/// Somebody comes from another server and knows more than this server.
#[tokio::test]
async fn a_server_that_knows_less_than_its_client_reads_the_log() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("tables.db");
    let bus = Strange::new(0, None);
    let one = Running::start_on(&data, bus.clone(), |_| ()).await;
    let other = Running::start_on(&data, bus, |_| ()).await;
    let mut player = Client::connected(one.port).await;
    let table = alone(&mut player).await;
    // The other server has the table in memory, is watched and gets no hints.
    let mut onlooker = Client::connected(other.port).await;
    onlooker.watch(&table, None).await;
    onlooker.until(&table, |_| true).await;
    play(&mut player, &table).await;
    player.move_to(other.port);
    player.connect().await;
    // The client checks that the first state is no older than what it has.
    player.watch(&table, None).await;
    onlooker.until(&table, |mirror| mirror.state().ply == 1).await;
    play(&mut player, &table).await;
    one.stop().await;
    other.stop().await;
}

/// Somebody sits down at one server and goes to another at once. The other server keeps the table in memory
/// for a watcher, and no hint has reached it yet.
#[tokio::test]
async fn a_server_learns_who_has_sat_down_before_it_refuses_a_seat() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("tables.db");
    // No hint arrives, and the test ends long before the next resync.
    let bus = Strange::new(0, Some(Duration::from_secs(3600)));
    let one = Running::start_on(&data, bus.clone(), |_| ()).await;
    let other = Running::start_on(&data, bus, |_| ()).await;
    let mut host = Client::connected(other.port).await;
    let seats = json!([{"kind": "me"}, {"kind": "anyone"}]);
    let table: TableInfo = host.table(json!({"spec": "jungle", "seats": seats, "listed": true})).await;
    host.watch(&table.id, None).await;
    host.until(&table.id, |_| true).await;
    let mut guest = Client::connected(one.port).await;
    guest.sit(&table.id, 1).await;
    guest.move_to(other.port);
    guest.connect().await;
    guest.watch(&table.id, Some(1)).await;
    guest.until(&table.id, |mirror| matches!(mirror.state().seats[1].sitter, Sitter::Person { .. })).await;
    assert!(guest.faults.is_empty());
    one.stop().await;
    other.stop().await;
}

/// Two requests load a table at once. The slower one fails to read the entries that came meanwhile.
#[tokio::test]
async fn a_failed_load_takes_the_table_from_nobody_who_watches_it() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("tables.db");
    let server = Running::start(&data).await;
    let mut player = Client::connected(server.port).await;
    let table = alone(&mut player).await;
    server.stop().await;

    let (mut loads, mut syncs) = (0, 0);
    let script = move |call| match call {
        Call::Log(0) => {
            loads += 1;
            if loads == 1 { Answer::Late } else { Answer::Now }
        }
        Call::Log(_) => {
            syncs += 1;
            if syncs == 2 { Answer::Fails } else { Answer::Now }
        }
        _ => Answer::Now,
    };
    let store = Scripted::open(&data, script).await;
    let server = Running::start_with(store.clone(), Arc::new(InProcess::default()), |_| ()).await;
    let mut slower = Client::connected(server.port).await;
    slower.watch(&table, None).await;
    store.called.notified().await;
    let mut watcher = Client::connected(server.port).await;
    watcher.watch(&table, None).await;
    watcher.until(&table, |_| true).await;
    store.answers.notify_one();
    while slower.faults.is_empty() {
        slower.receive().await;
    }
    assert_eq!(slower.faults[0].code, "server-failed");
    player.move_to(server.port);
    player.connect().await;
    player.watch(&table, None).await;
    play(&mut player, &table).await;
    watcher.until(&table, |mirror| mirror.state().ply == 1).await;
    server.stop().await;
}

/// Between a person's action and the computer's turn, the loaded state is dropped, because another change
/// could not be stored.
#[tokio::test]
async fn a_computer_plays_though_a_change_before_it_failed() {
    let folder = tempfile::tempdir().unwrap();
    let mut failed = false;
    let script = move |call| match call {
        Call::Append(6) => Answer::Late,
        Call::Append(7) if !std::mem::replace(&mut failed, true) => Answer::Fails,
        _ => Answer::Now,
    };
    let store = Scripted::open(&folder.path().join("tables.db"), script).await;
    let server = Running::start_with(store.clone(), Arc::new(InProcess::default()), |_| ()).await;
    let mut person = Client::connected(server.port).await;
    let table = against_computer(&mut person).await;
    assert_eq!(person.mirrors[&table].number(), 5);
    let mut twin = person.twin().await;
    let command = next_action(&person, &table);
    send(&mut person, &table, command).await;
    store.called.notified().await;
    let (order, command) = (person.next_id(), Command::Resign { seat: 0 });
    twin.send(&FromClient::Order { id: order.clone(), table: table.clone(), command }).await;
    // This order waits until the action is stored.
    server.until_figure("orders_total", |orders| orders == 3).await;
    store.answers.notify_one();
    assert_eq!(twin.answer(&order).await.unwrap_err().code, "server-failed");
    person.until(&table, |mirror| mirror.state().ply == 2).await;
    server.stop().await;
}

/// The person takes their action back at another server while the computer thinks.
#[tokio::test]
async fn a_computer_whose_board_is_old_waits_for_its_next_turn() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("tables.db");
    let bus = Strange::new(0, None);
    let mut held = false;
    let script = move |call| match call {
        Call::Append(7) if !std::mem::replace(&mut held, true) => Answer::Held,
        _ => Answer::Now,
    };
    let store = Scripted::open(&data, script).await;
    let one = Running::start_with(store.clone(), bus.clone(), |_| ()).await;
    let other = Running::start_on(&data, bus, |_| ()).await;
    let mut person = Client::connected(one.port).await;
    let table = against_computer(&mut person).await;
    let command = next_action(&person, &table);
    person.order(&table, command).await.unwrap();
    store.called.notified().await;
    person.move_to(other.port);
    person.connect().await;
    person.order(&table, Command::Offer { seat: 0, offer: Offer::TakeBack }).await.unwrap();
    store.answers.notify_one();
    person.move_to(one.port);
    person.connect().await;
    person.watch(&table, None).await;
    let taken_back = |happened: &Happened| matches!(happened, Happened::TakenBack { ply: 0, .. });
    person.until(&table, |mirror| taken_back(&mirror.events.last().unwrap().happened)).await;
    play(&mut person, &table).await;
    person.until(&table, |mirror| mirror.state().ply == 2).await;
    // The computer thought twice: once in vain.
    one.until_figure("computer_actions_total", |actions| actions == 2).await;
    one.stop().await;
    other.stop().await;
}
