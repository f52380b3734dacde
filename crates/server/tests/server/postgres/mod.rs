//! The store in PostgreSQL: the contract of every store, and what can happen only to this store.

mod clocks;
mod copies;
mod encrypted;
mod faults;
#[allow(dead_code, reason = "the tests of the whole program use the rest")]
mod instance;
mod proxy;
mod update;

use std::{
    sync::Arc,
    time::{Duration, Instant},
};

use futures_util::future::join_all;
use serde_json::json;
use server::{
    Polling,
    store::{Append, Deadline, Durability, Guests, Postgres, Questions, Store, StoreError},
};
use table::{Identity, Outage};
use wire::{Command, FromClient, Stage, http::TableInfo};

use crate::{
    common::{Client, Running, pick},
    delegated::{is_answered_after_a_crash, is_answered_by_another_server},
    nodes::{Strange, is_seen_from_the_other_server},
    store::{append, contract, entry, question, shared_contract},
};
use instance::Instance;
use proxy::{Cut, Proxy};

async fn open(instance: &Instance, database: &str) -> Result<Postgres, StoreError> {
    Postgres::open(&instance.url(database), Durability::Power).await
}

#[tokio::test]
async fn postgres_keeps_the_contract() {
    let instance = Instance::start();
    for (database, durability) in [("power", Durability::Power), ("process", Durability::Process)] {
        let url = instance.create(database).await;
        let store = Postgres::open(&url, durability).await.unwrap();
        contract(&store).await;
        store.close().await.unwrap();
        assert!(matches!(store.append(append("a", 6, 1)).await, Err(StoreError::Broken(_))));
        assert!(matches!(store.read_log("a", 0).await, Err(StoreError::Broken(_))));
        assert!(matches!(store.close().await, Err(StoreError::Broken(_))));
        let store = Postgres::open(&url, durability).await.unwrap();
        assert_eq!(store.read_log("a", 0).await.unwrap().len(), 5);
        assert_eq!(store.session(&[1; 32]).await.unwrap().unwrap().identity.name, "Ada");
    }
    let [one, other] = [instance.store("shared").await, open(&instance, "shared").await.unwrap()];
    shared_contract(&one, &other).await;
}

#[tokio::test]
async fn a_schema_is_created_once_and_checked() {
    let instance = Instance::start();
    // Many servers start at once with an empty database.
    let url = instance.create("games").await;
    let stores = join_all((0..4).map(|_| Postgres::open(&url, Durability::Power))).await;
    let stores: Vec<_> = stores.into_iter().map(Result::unwrap).collect();
    stores[0].append(append("a", 1, 2)).await.unwrap();
    assert_eq!(stores[3].read_log("a", 0).await.unwrap(), [entry(1), entry(2)]);
    drop(stores);
    // The first version had no questions.
    let first = "DROP TABLE question; UPDATE menagerie_schema SET version = 1, oldest = 1";
    instance.execute("games", first).await;
    let store = open(&instance, "games").await.unwrap();
    store.ask(&question("q", 100)).await.unwrap();
    assert_eq!(store.claim_questions(100, 200, 9).await.unwrap(), [question("q", 100)]);
    let kind = "SELECT relpersistence FROM pg_class WHERE relname = 'question'";
    assert_eq!(instance.execute("games", kind).await, ["u"]);
    drop(store);
    // The next version has added a column. A version after that has removed what this version needs.
    let version = "UPDATE menagerie_schema SET version = version + 1";
    instance.execute("games", &format!("{version}; ALTER TABLE entry ADD COLUMN later text")).await;
    let store = open(&instance, "games").await.unwrap();
    store.append(append("a", 3, 1)).await.unwrap();
    instance.execute("games", "UPDATE menagerie_schema SET oldest = version").await;
    assert!(matches!(open(&instance, "games").await, Err(StoreError::Newer)));

    for (database, sql) in [
        ("music", "CREATE TABLE song (title text)"),
        ("alike", "CREATE TABLE menagerie_schema (animal text)"),
    ] {
        instance.create(database).await;
        instance.execute(database, sql).await;
        let before = "SELECT count(*) FROM pg_class";
        let classes = instance.execute(database, before).await;
        assert!(matches!(open(&instance, database).await, Err(StoreError::Foreign)), "{database}");
        assert_eq!(instance.execute(database, before).await, classes);
    }
    let ascii = "CREATE DATABASE ascii ENCODING 'SQL_ASCII' LOCALE 'C' TEMPLATE template0";
    instance.execute("postgres", ascii).await;
    let error = open(&instance, "ascii").await.err().unwrap().to_string();
    assert_eq!(error, "the encoding of the database must be UTF8 and is SQL_ASCII");
}

#[tokio::test]
async fn a_database_that_cannot_be_used_is_reported_without_the_password() {
    let mut instance = Instance::start();
    let text = async |database: &str, instance: &Instance| match open(instance, database).await {
        Err(StoreError::Unavailable(reason)) => reason.to_string(),
        result => panic!("{:?}", result.err()),
    };
    assert_eq!(text("missing", &instance).await, "database \"missing\" does not exist (SQLSTATE 3D000)");
    let file = instance.rules();
    std::fs::write(&file, "host all all 127.0.0.1/32 scram-sha-256").unwrap();
    instance.stop();
    instance.start_again();
    let refused = text("postgres", &instance).await;
    assert!(refused.contains("password authentication failed"), "{refused}");
    instance.stop();
    let gone = text("postgres", &instance).await;
    assert!(gone.contains("Connection refused") && !format!("{refused}{gone}").contains("sesame"), "{gone}");
}

/// Another server's append: the first entry of a log, with the same time and another order id.
fn foreign(table: &str) -> Append {
    let mut append = append(table, 1, 1);
    append.entries[0].order = Some("another".into());
    append
}

/// The connection breaks after the database has committed but before the client gets the answer, or before
/// the database has received anything. In both cases, each entry is stored once.
#[tokio::test]
async fn an_append_whose_answer_is_lost_is_stored_once() {
    let instance = Instance::start();
    instance.create("games").await;
    let proxy = Proxy::start(instance.port()).await;
    let url = instance.url_at(proxy.port, "games");
    let store = Postgres::open(&url, Durability::Power).await.unwrap();
    let direct = open(&instance, "games").await.unwrap();
    for (cuts, cut) in (1..).zip([Cut::BeforeAnswer, Cut::BeforeExecution]) {
        for (count, table) in (0..).zip([format!("first{cuts}"), format!("later{cuts}")]) {
            // Try both the first entry of a log and an entry that follows others.
            for first in 1..=count {
                store.append(append(&table, first, 1)).await.unwrap();
            }
            let before = proxy.cuts();
            proxy.cut_when_sent(table.as_bytes(), cut);
            // An append that must be refused stays refused, and others in the group are stored.
            let appends =
                [(table.clone(), count + 1), (format!("taken{table}"), 1), (format!("free{table}"), 1)];
            direct.append(foreign(&appends[1].0)).await.unwrap();
            let results =
                join_all(appends.iter().map(|(table, first)| store.append(append(table, *first, 1)))).await;
            assert!(
                matches!(results[..], [Ok(()), Err(StoreError::Conflict), Ok(())]),
                "{cut:?} {results:?}"
            );
            assert_eq!(proxy.cuts(), before + 1, "the connection was cut");
            assert_eq!(direct.read_log(&table, 0).await.unwrap().len() as u32, count + 1);
            assert_eq!(direct.read_log(&appends[2].0, 0).await.unwrap(), [entry(1)]);
        }
    }
    // The store does not take another server's entry under the same number for its own.
    proxy.cut_when_sent(b"contested", Cut::BeforeExecution);
    direct.append(foreign("contested")).await.unwrap();
    assert!(matches!(store.append(append("contested", 1, 1)).await, Err(StoreError::Conflict)));
    assert!(!store.is_away());
}

#[tokio::test]
async fn a_store_that_is_away_refuses_at_once_and_comes_back_by_itself() {
    let mut instance = Instance::start();
    let store = instance.store("games").await;
    store.append(append("a", 1, 1)).await.unwrap();
    let mut number = 2;
    for stop in [Instance::stop, Instance::kill] {
        stop(&mut instance);
        // The first call that fails finds out that the database is away. Later calls are refused at once. The
        // processes of a killed server may still store something.
        let noticed = loop {
            match store.append(append("a", number, 1)).await {
                Ok(()) => number += 1,
                Err(error) => break error,
            }
        };
        assert!(matches!(noticed, StoreError::Unavailable(_)), "{noticed}");
        assert!(store.is_away());
        let began = Instant::now();
        for _ in 0..20 {
            assert!(matches!(store.append(append("a", number, 1)).await, Err(StoreError::Unavailable(_))));
            assert!(matches!(store.read_log("a", 0).await, Err(StoreError::Unavailable(_))));
            assert!(matches!(store.check().await, Err(StoreError::Unavailable(_))));
        }
        assert!(began.elapsed() < Duration::from_secs(2), "{:?}", began.elapsed());
        instance.start_again();
        while store.is_away() {
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
        store.append(append("a", number, 1)).await.unwrap();
        store.check().await.unwrap();
        assert_eq!(store.read_log("a", 0).await.unwrap(), (1..=number.into()).map(entry).collect::<Vec<_>>());
        number += 1;
    }
}

/// If the database does not accept what one append contains, no other append fails.
#[tokio::test]
async fn an_append_that_the_database_refuses_fails_alone() {
    let instance = Instance::start();
    let store = instance.store("games").await;
    let appends = ["a", "b", "not\0text", "c"].map(|table| append(table, 1, 1));
    let results = join_all(appends.map(|append| store.append(append))).await;
    assert!(matches!(results[..], [Ok(()), Ok(()), Err(StoreError::Broken(_)), Ok(())]), "{results:?}");
    assert!(store.read_log("not\0text", 0).await.unwrap().is_empty());
    assert!(!store.remove_table("not\0text", 1).await.unwrap());
}

/// A server that starts beside another one records no outage, because the other one has been running. It
/// leaves the other's claims and questions as they are.
#[tokio::test]
async fn a_server_that_starts_sees_whether_it_is_alone() {
    let instance = Instance::start();
    let one = instance.store("games").await;
    assert_eq!(one.record_start(1_000).await.unwrap(), []);
    one.heartbeat(2_000).await.unwrap();
    let claimed = Deadline::At { at: 1, claimed: 100_000 };
    one.append(Append { deadline: Some(claimed), ..append("a", 1, 1) }).await.unwrap();
    one.ask(&question("q", 1)).await.unwrap();
    let ids = ["q".to_owned()];
    // A server counts as running even after its connections broke, because a new session soon takes the lock
    // that marks it.
    let marked = "SELECT count(*) FROM pg_locks WHERE locktype = 'advisory'";
    let first = instance.execute("games", "SELECT pid FROM pg_locks WHERE locktype = 'advisory'").await;
    let again = format!("{marked} AND pid <> {}", first[0]);
    let sessions = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity
                    WHERE datname = 'games' AND pid <> pg_backend_pid()";
    instance.execute("games", sessions).await;
    while instance.execute("games", &again).await != ["1"] {
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    let other = open(&instance, "games").await.unwrap();
    assert_eq!(other.record_start(9_000).await.unwrap(), []);
    assert!(other.claim_deadlines(9_000, 10_000, 9).await.unwrap().is_empty());
    assert_eq!(other.questions(&ids).await.unwrap().len(), 1);
    one.close().await.unwrap();
    other.close().await.unwrap();
    while instance.execute("games", marked).await != ["0"] {
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    let alone = open(&instance, "games").await.unwrap();
    assert_eq!(alone.record_start(20_000).await.unwrap(), [Outage { from: 9_000, until: 20_000 }]);
    assert_eq!(alone.claim_deadlines(20_000, 30_000, 9).await.unwrap(), ["a"]);
    assert!(alone.questions(&ids).await.unwrap().is_empty(), "nobody waits for the answer any more");
}

/// Executes more statements at once than there are connections.
#[tokio::test]
async fn connections_are_bounded() {
    let instance = Instance::start();
    let store = instance.store("games").await;
    let adds = (0..200_u8).map(|number| {
        let identity = Identity { id: format!("p{number}"), name: "🦊 O'Hara".into() };
        let store = &store;
        async move { store.add_identity(&identity, &[number; 32], 5).await }
    });
    assert!(join_all(adds).await.iter().all(Result::is_ok));
    let sessions = "SELECT count(*) FROM pg_stat_activity WHERE application_name = 'menagerie'";
    assert_eq!(instance.execute("games", sessions).await, ["9"]);
    assert_eq!(store.session(&[7; 32]).await.unwrap().unwrap().identity.name, "🦊 O'Hara");
}

/// The database refuses a further connection (SQLSTATE 53300). Those that are open still work, so the
/// database is not away, and appends are not refused.
#[tokio::test]
async fn a_refused_connection_does_not_count_as_a_database_that_is_away() {
    let instance = Instance::start();
    instance.execute("postgres", "CREATE ROLE guest LOGIN CONNECTION LIMIT 3").await;
    instance.execute("postgres", "CREATE DATABASE games OWNER guest").await;
    let url = format!("postgres://guest@127.0.0.1:{}/games", instance.port());
    let store = Postgres::open(&url.parse().unwrap(), Durability::Power).await.unwrap();
    store.append(append("a", 1, 1)).await.unwrap();
    let mut refused = 0;
    let mut number = 2;
    while refused < 20 {
        let reads = join_all((0..8).map(|_| store.read_log("a", 0)));
        let (reads, appended) = tokio::join!(reads, store.append(append("a", number, 1)));
        appended.unwrap();
        number += 1;
        assert!(reads.iter().any(Result::is_ok));
        for read in reads {
            match read {
                Ok(log) => assert!(!log.is_empty()),
                Err(StoreError::Unavailable(reason)) => {
                    assert!(reason.to_string().contains("SQLSTATE 53300"), "{reason}");
                    refused += 1;
                }
                Err(error) => panic!("{error}"),
            }
        }
        assert!(!store.is_away());
    }
    assert_eq!(store.read_log("a", 0).await.unwrap().len() as u32, number - 1);
}

/// The server is told to stop while an order waits for a database that does not answer.
#[tokio::test]
async fn a_server_stops_within_ten_seconds_though_the_database_is_silent() {
    let instance = Instance::start();
    instance.create("games").await;
    let proxy = Proxy::start(instance.port()).await;
    let store = Postgres::open(&instance.url_at(proxy.port, "games"), Durability::Power).await.unwrap();
    let server = Running::start_with(Arc::new(store), Arc::new(Polling::default()), |_| ()).await;
    let mut player = Client::connected(server.port).await;
    let me = json!({"kind": "me"});
    let table = player.table(json!({"spec": "jungle", "seats": [me, me]})).await.id;
    player.sit(&table, 0).await;
    proxy.set_silent(true);
    let sit = Command::Sit { seat: 1, commitment: None };
    player.send(&FromClient::Order { id: "last".into(), table, command: sit }).await;
    server.until_figure("orders_total", |orders| orders == 2).await;
    let began = Instant::now();
    server.stop().await;
    assert!(began.elapsed() < Duration::from_secs(10), "{:?}", began.elapsed());
}

#[tokio::test]
async fn two_servers_of_one_database_see_each_other() {
    let instance = Instance::start();
    for (database, times, resync) in [("polled", 0, Some(Duration::from_millis(40))), ("hinted", 2, None)] {
        let stores = [instance.store(database).await, open(&instance, database).await.unwrap()];
        let stores = stores.map(|store| Arc::new(store) as Arc<dyn Store>);
        is_seen_from_the_other_server(stores, Strange::new(times, resync)).await;
    }
}

/// This holds whether all hints arrive or all are lost.
#[tokio::test]
async fn thinking_servers_answer_the_analyses_of_web_servers() {
    let instance = Instance::start();
    for (database, times) in [("silent", 0), ("hinted", 1)] {
        let [one, other, third, last, spare] = [
            instance.store(database).await,
            open(&instance, database).await.unwrap(),
            open(&instance, database).await.unwrap(),
            open(&instance, database).await.unwrap(),
            open(&instance, database).await.unwrap(),
        ]
        .map(|store| Arc::new(store) as Arc<dyn Store>);
        let bus = Strange::new(times, Some(Duration::from_millis(40)));
        is_answered_by_another_server([one, other], bus.clone()).await;
        is_answered_after_a_crash([third, last, spare], bus).await;
    }
}

/// Clients stay connected, and are told that their data may be out of date. They are told that it is current
/// again only after they have received what other servers have stored meanwhile.
#[tokio::test]
async fn clients_hear_that_the_database_is_away_and_back() {
    let mut instance = Instance::start();
    let url = instance.create("games").await;
    let proxy = Proxy::start(instance.port()).await;
    let stores = [instance.url_at(proxy.port, "games"), url];
    // No hint tells the servers of each other's changes. They ask for changes only when the database is back.
    let bus = Strange::new(0, Some(Duration::from_secs(3600)));
    let [one, other] = stores.map(async |url| {
        let store = Postgres::open(&url, Durability::Power).await.unwrap();
        Running::start_with(Arc::new(store), bus.clone(), |_| ()).await
    });
    let (one, other) = (one.await, other.await);
    let mut onlooker = Client::connected(one.port).await;
    let mut player = Client::connected(other.port).await;
    let me = json!({"kind": "me"});
    let table: TableInfo = player.table(json!({"spec": "jungle", "seats": [me, me]})).await;
    for seat in [0, 1] {
        player.sit(&table.id, seat).await;
    }
    player.watch(&table.id, None).await;
    onlooker.watch(&table.id, None).await;
    onlooker.until(&table.id, |mirror| mirror.state().stage == Stage::Playing).await;

    proxy.set_open(false);
    onlooker.until_stale(true).await;
    assert!(one.figures().await.contains("menagerie_store_away 1"));
    let mirror = player.until(&table.id, |mirror| mirror.state().stage == Stage::Playing).await;
    let action = pick(mirror.state().legal.as_ref().unwrap(), 0);
    player.order(&table.id, Command::Play { seat: 0, ply: 0, action }).await.unwrap();
    assert!(!player.stale, "the other server has its database");

    proxy.set_open(true);
    onlooker.until_stale(false).await;
    assert_eq!(onlooker.mirrors[&table.id].state().ply, 1);
    assert!(one.figures().await.contains("menagerie_store_away 0"));
    one.stop().await;
    other.stop().await;
    instance.stop();
}
