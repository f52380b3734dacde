//! Servers with different tasks: some serve players, some think for computer players.

use std::{future::pending, path::Path, sync::Arc, time::Duration};

use serde_json::json;
use server::{
    Bus, InProcess, Role, TimeSource,
    store::{Durability, Sqlite},
};
use tokio::time::sleep;
use wire::{Command, Stage};

use crate::{
    common::{Client, Running, pick, request},
    nats::until_claimed,
};

/// How many actions the computers of a server have chosen.
async fn thoughts(server: &Running) -> u32 {
    let figures = server.figures().await;
    let figure = figures.lines().find_map(|line| line.strip_prefix("menagerie_computer_actions_total "));
    figure.unwrap().parse().unwrap()
}

/// Servers with these roles, on one store and one clock.
async fn start<const N: usize>(data: &Path, time: &TimeSource, roles: [Role; N]) -> Vec<Running> {
    let bus: Arc<dyn Bus> = Arc::new(InProcess::default());
    // All stores are opened before a server starts, because opening a store releases all claims.
    let mut stores = Vec::new();
    for _ in roles {
        stores.push(Arc::new(Sqlite::open(data, Durability::Process).await.unwrap()));
    }
    let mut servers = Vec::new();
    for (store, role) in stores.into_iter().zip(roles) {
        let change = |config: &mut server::Config| (config.role, config.time) = (role, time.clone());
        servers.push(Running::start_with(store, bus.clone(), change).await);
    }
    servers
}

/// A game of a person against a computer.
async fn game(port: u16) -> (Client, String) {
    let mut person = Client::connected(port).await;
    let seats = json!([{"kind": "me"}, {"kind": "computer", "level": 1}]);
    let table = person.table(json!({"spec": "jungle", "seats": seats})).await.id;
    person.sit(&table, 0).await;
    person.watch(&table, None).await;
    person.until(&table, |mirror| mirror.state().stage == Stage::Playing).await;
    (person, table)
}

/// Plays an action, and waits for the computer's answer.
async fn play(person: &mut Client, table: &str) {
    let mirror = person.until(table, |mirror| mirror.state().turn == Some(0)).await;
    let (ply, action) = (mirror.state().ply, pick(mirror.state().legal.as_ref().unwrap(), 0));
    person.order(table, Command::Play { seat: 0, ply, action }).await.unwrap();
    person.until(table, |mirror| mirror.state().ply == ply + 2).await;
}

#[tokio::test]
async fn a_thinking_server_thinks_for_the_computers_of_web_servers() {
    let folder = tempfile::tempdir().unwrap();
    let time = TimeSource::system();
    let servers = start(&folder.path().join("tables.db"), &time, [Role::Web, Role::Think]).await;
    let [web, think] = [&servers[0], &servers[1]];
    assert_eq!(think.port, 0);
    assert_eq!(request(think.metrics, "GET", "/readyz", "", None, "").await.0, 200);
    let (mut person, table) = game(web.port).await;
    for _ in 0..5 {
        play(&mut person, &table).await;
    }
    assert_eq!((thoughts(web).await, thoughts(think).await), (0, 5));
    for server in servers {
        server.stop().await;
    }
}

/// Two servers think, and one of them stops in the middle of a turn. The computer waits before it acts, and
/// the clock of that server stands still.
#[tokio::test]
async fn a_turn_that_is_given_up_goes_to_another_thinking_server() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("tables.db");
    let bus: Arc<dyn Bus> = Arc::new(InProcess::default());
    let clocks = [(); 3].map(|()| TimeSource::manual(1_000_000));
    // All stores are opened before a server starts, because opening a store releases all claims.
    let mut stores = Vec::new();
    for _ in &clocks {
        stores.push(Arc::new(Sqlite::open(&data, Durability::Process).await.unwrap()));
    }
    let start = async |number: usize, role: Role| {
        let change =
            |config: &mut server::Config| (config.role, config.time) = (role, clocks[number].clone());
        Running::start_with(stores[number].clone(), bus.clone(), change).await
    };
    let (web, first) = (start(0, Role::Web).await, start(1, Role::Think).await);
    let mut person = Client::connected(web.port).await;
    let seats = json!([{"kind": "me"}, {"kind": "computer", "level": 1}]);
    let table = person.table(json!({"spec": "mandua:referee=strict", "seats": seats})).await.id;
    person.sit(&table, 0).await;
    person.watch(&table, None).await;
    let mirror = person.until(&table, |mirror| mirror.state().stage == Stage::Playing).await;
    let (seat, action) = (mirror.state().turn.unwrap(), pick(mirror.state().legal.as_ref().unwrap(), 0));
    person.order(&table, Command::Play { seat, ply: 0, action }).await.unwrap();
    // The server has claimed the turn once it has loaded the table.
    first.until_figure("tables_in_memory", |tables| tables == 1).await;
    let second = start(2, Role::Think).await;
    first.stop().await;
    let before = clocks[2].now();
    // After some seconds, the web server would take the turn. Until the second server has it, the web
    // server's clock stands still.
    until_claimed(&second, || clocks[2].advance(Duration::from_millis(50))).await;
    assert!(clocks[2].now() < before + 20_000, "nobody waited until the claim would have ended");
    let others = async {
        loop {
            for clock in [&clocks[0], &clocks[2]] {
                clock.advance(Duration::from_millis(50));
            }
            sleep(Duration::from_millis(5)).await;
        }
    };
    tokio::select! {
        _ = person.until(&table, |mirror| mirror.state().ply == 2) => {}
        () = others => {}
    }
    assert_eq!((thoughts(&web).await, thoughts(&second).await), (0, 1));
    web.stop().await;
    second.stop().await;
}

/// The clock stands still until the test moves it.
#[tokio::test]
async fn a_web_server_thinks_while_nobody_else_does() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("tables.db");
    let time = TimeSource::manual(1_000_000);
    let mut servers = start(&data, &time, [Role::Web, Role::Think]).await;
    let think = servers.pop().unwrap();
    let web = servers.pop().unwrap();
    let (mut person, table) = game(web.port).await;
    think.stop().await;
    let before = time.now();
    // The clock moves until the web server has claimed the turn.
    let pass_time = async {
        until_claimed(&web, || time.advance(Duration::from_millis(250))).await;
        pending::<()>().await;
    };
    tokio::select! {
        () = play(&mut person, &table) => {}
        () = pass_time => {}
    }
    assert!(time.now() >= before + 3_000, "the web server leaves the turn to others for some seconds");
    // The web server now knows that nobody else thinks, so it thinks at once, while the clock stands still.
    for _ in 0..3 {
        play(&mut person, &table).await;
    }
    assert_eq!(thoughts(&web).await, 4);
    web.stop().await;
}

/// A game of computers alone goes on while somebody watches. Only the server at which they watch knows that
/// they do.
#[tokio::test]
async fn a_web_server_thinks_for_computers_that_play_each_other() {
    let folder = tempfile::tempdir().unwrap();
    let time = TimeSource::system();
    let servers = start(&folder.path().join("tables.db"), &time, [Role::Web, Role::Think]).await;
    let mut onlooker = Client::connected(servers[0].port).await;
    let computer = json!({"kind": "computer", "level": 1});
    let table = onlooker.table(json!({"spec": "jungle", "seats": [computer, computer]})).await.id;
    onlooker.watch(&table, None).await;
    onlooker.until(&table, |mirror| mirror.state().ply >= 4).await;
    assert!(thoughts(&servers[0]).await >= 4);
    assert_eq!(thoughts(&servers[1]).await, 0);
    for server in servers {
        server.stop().await;
    }
}
