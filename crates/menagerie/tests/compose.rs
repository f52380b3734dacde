//! Runs the services of `compose.yaml` as processes on this machine, with the same commands, environment and
//! configuration. Each service has a loopback address of its own in place of its host name. Two people play
//! across the servers while each service is killed in turn.
//!
//! This test needs PostgreSQL, NATS and Caddy (Debian: `apt-get install postgresql nats-server caddy`).
//! Without them, skip it: `cargo nextest run -E 'not binary(compose)'`.

#![cfg(target_os = "linux")]
#![allow(clippy::unwrap_used, clippy::panic, reason = "a test that cannot go on fails")]

#[path = "../../server/tests/common/mod.rs"]
mod common;
#[path = "compose/person.rs"]
mod person;
#[path = "compose/site.rs"]
mod site;

use std::time::Duration;

use serde_json::json;
use tokio::time::timeout;
use wire::Stage;

use person::Person;
use site::Site;

/// How long one step may take on a busy machine.
const STEP: Duration = Duration::from_secs(90);

/// Two people at different servers play each other, and one of them also plays against a computer.
struct Evening {
    site: Site,
    people: [Person; 2],
    /// The table at which the people play each other.
    together: String,
    /// The table at which the first person plays against a computer.
    alone: String,
}

impl Evening {
    async fn begin() -> Evening {
        let site = Site::start().await;
        let mut people = [Person::enter(site.port).await, Person::enter(site.port).await];
        // Wait until the proxy has given each web server one socket.
        for web in ["web1", "web2"] {
            site.until_figure(web, "menagerie_sockets 1").await;
        }
        let (me, anyone) = (json!({"kind": "me"}), json!({"kind": "anyone"}));
        let computer = json!({"kind": "computer", "level": 1});
        let host = &mut people[0].client;
        let together = host.table(json!({"spec": "jungle", "seats": [me, anyone], "listed": true})).await.id;
        let alone = host.table(json!({"spec": "jungle", "seats": [me, computer]})).await.id;
        for (person, table, seat) in [(0, &together, 0), (1, &together, 1), (0, &alone, 0)] {
            people[person].client.sit(table, seat).await;
            people[person].watch(table, seat).await;
        }
        let mut evening = Evening { site, people, together, alone };
        for person in [0, 1] {
            let started = |stage| stage == Stage::Playing;
            let table = evening.together.clone();
            evening.people[person].until(&table, |state| started(state.stage)).await;
        }
        evening
    }

    /// Each person plays once, and the other sees it.
    async fn play_together(&mut self) {
        for _ in 0..2 {
            let table = self.together.clone();
            let ply = self.people[0].ply(&table);
            let turn = (ply % 2) as usize;
            let [one, other] = &mut self.people;
            let (player, watcher) = if turn == 0 { (one, other) } else { (other, one) };
            player.play(&table, ply).await;
            watcher.until(&table, |state| state.ply > ply).await;
            player.until(&table, |state| state.ply > ply).await;
        }
    }

    /// The first person plays against the computer, which answers.
    async fn play_alone(&mut self) {
        let table = self.alone.clone();
        let ply = self.people[0].ply(&table);
        self.people[0].play(&table, ply).await;
        self.people[0].until(&table, |state| state.ply >= ply + 2).await;
    }
}

async fn step<T>(name: &str, step: impl Future<Output = T>) -> T {
    timeout(STEP, step).await.unwrap_or_else(|_| panic!("this does not end: {name}"))
}

#[tokio::test]
async fn two_people_play_across_servers_while_each_part_is_killed() {
    let mut evening = step("all services start", Evening::begin()).await;
    step("they play", async {
        evening.play_together().await;
        evening.play_alone().await;
    })
    .await;
    let thinks = evening.site.until_figure("think", "menagerie_computer_actions_total 1");
    step("think has chosen one action", thinks).await;

    // Kill a web server: its people come back at the other one.
    for web in ["web1", "web2"] {
        evening.site.kill(web);
        step(&format!("they play without {web}"), evening.play_together()).await;
        step(&format!("{web} comes back"), evening.site.start_again(web)).await;
        step("the proxy sees it", evening.site.until_ready(web)).await;
    }

    // Kill the server that thinks for computer players: a web server does so instead.
    evening.site.kill("think");
    step("a web server thinks", async {
        evening.play_together().await;
        evening.play_alone().await;
    })
    .await;
    step("think comes back", evening.site.start_again("think")).await;
    step("it is ready", evening.site.until_ready("think")).await;

    // Kill NATS: the servers get no hints about changes, and ask the database instead.
    evening.site.kill("nats");
    step("they play without hints", evening.play_together()).await;
    step("NATS comes back", evening.site.start_again("nats")).await;
    for web in ["web1", "web2"] {
        step("the bus heals", evening.site.until_figure(web, "menagerie_bus_connected 1")).await;
    }

    // Kill the database: orders are refused, but no connection is lost. Afterwards the same orders succeed.
    let reconnects = evening.people.each_ref().map(|person| person.reconnects);
    evening.site.kill("postgres");
    step("orders are refused", evening.people[0].is_refused(&evening.together)).await;
    step("the database comes back", evening.site.start_again("postgres")).await;
    step("they play again", async {
        evening.play_together().await;
        evening.play_alone().await;
    })
    .await;
    assert_eq!(evening.people.each_ref().map(|person| person.reconnects), reconnects);

    // Kill the proxy: the clients reconnect once it is back.
    evening.site.kill("proxy");
    step("the proxy comes back", evening.site.start_again("proxy")).await;
    step("they reconnect and play", async {
        evening.play_together().await;
        evening.play_alone().await;
    })
    .await;

    // The clients themselves check that their events have no gaps and no repetitions. A person reconnects at
    // most three times: for each web server and for the proxy.
    let [one, other] = &evening.people;
    assert_eq!(one.events(&evening.together), other.events(&evening.together));
    for person in &evening.people {
        assert!((1..=3).contains(&person.reconnects), "{} reconnects", person.reconnects);
    }
    // A server that is asked to stop exits with 0. Its log does not contain the password.
    for server in ["web1", "web2", "think"] {
        assert_eq!(step("it stops", evening.site.stop(server)).await, Some(0), "{server}");
        let log = evening.site.log(server);
        assert!(log.contains("the server is up") && !log.contains(site::PASSWORD), "{log}");
    }
}
