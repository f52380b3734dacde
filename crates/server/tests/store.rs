//! What every store must do. A second back end is to pass the same.

#![allow(clippy::unwrap_used, clippy::panic, reason = "a test that cannot go on fails")]

use server::store::{Append, Due, Durability, Failure, Listing, Sqlite, Store, backup};
use sqlx::{Connection, SqliteConnection, sqlite::SqliteConnectOptions};
use table::{Entry, Event, Halt, Outage, Who};

fn entry(at: u64) -> Entry {
    Entry { at, by: Some("ada".into()), order: Some(format!("o{at}")), event: Event::Stopped(Halt::Abort) }
}

fn append(table: &str, first: u32, count: u64) -> Append {
    let entries = (0..count).map(|i| entry(u64::from(first) + i)).collect();
    Append { table: table.into(), first, entries, listing: None, due: None }
}

/// The contract.
async fn contract(store: &dyn Store) {
    logs(store).await;
    lists(store).await;
    what_is_due(store).await;
    guests(store).await;
    removal(store).await;
    outages(store).await;
}

async fn logs(store: &dyn Store) {
    assert!(store.log("a", 0).await.unwrap().is_empty());
    store.append(append("a", 1, 3)).await.unwrap();
    store.append(append("b", 1, 1)).await.unwrap();
    assert_eq!(store.log("a", 0).await.unwrap(), [entry(1), entry(2), entry(3)]);
    assert_eq!(store.log("a", 2).await.unwrap(), [entry(3)]);
    // A number is taken once, and none is left out; of what does not follow nothing is stored.
    for (table, first) in [("a", 1), ("a", 3), ("a", 5), ("z", 2), ("z", 0)] {
        assert!(matches!(store.append(append(table, first, 2)).await, Err(Failure::Conflict)));
    }
    assert!(store.log("z", 0).await.unwrap().is_empty());
    assert_eq!(store.log("a", 0).await.unwrap().len(), 3);
    // Of many who want the same number, one gets it, and those who want another are not disturbed.
    let many = (0..64)
        .map(|i| store.append(if i % 2 == 0 { append("a", 4, 2) } else { append(&format!("c{i}"), 1, 1) }));
    let results = futures_util::future::join_all(many).await;
    assert_eq!(results.iter().filter(|result| result.is_ok()).count(), 33);
    assert!(results.iter().all(|result| matches!(result, Ok(()) | Err(Failure::Conflict))));
    assert_eq!(store.log("a", 0).await.unwrap().len(), 5);
    assert_eq!(store.log("c63", 0).await.unwrap().len(), 1);
}

async fn lists(store: &dyn Store) {
    let list = |table: &str, identities: &[&str], open, touched| {
        let identities = identities.iter().map(|identity| (*identity).to_owned()).collect();
        Append { listing: Some(Listing { identities, open, touched }), ..append(table, 1, 1) }
    };
    store.append(list("l1", &["ada", "bob"], true, 10)).await.unwrap();
    store.append(list("l2", &["ada"], true, 30)).await.unwrap();
    store.append(list("l3", &["bob"], false, 20)).await.unwrap();
    assert_eq!(store.tables_of("ada", 9).await.unwrap(), ["l2", "l1"]);
    assert_eq!(store.tables_of("bob", 1).await.unwrap(), ["l3"]);
    assert_eq!(store.open_tables(9).await.unwrap(), ["l2", "l1"]);
    // A new listing takes the place of the old.
    store.append(Append { first: 2, ..list("l1", &["bob"], false, 40) }).await.unwrap();
    assert_eq!(store.tables_of("ada", 9).await.unwrap(), ["l2"]);
    assert_eq!(store.tables_of("bob", 9).await.unwrap(), ["l1", "l3"]);
    assert_eq!(store.open_tables(9).await.unwrap(), ["l2"]);
}

async fn what_is_due(store: &dyn Store) {
    let due = |table: &str, first, due| Append { due: Some(due), ..append(table, first, 1) };
    store.append(due("d1", 1, Due::At { at: 100, claimed: 0 })).await.unwrap();
    store.append(due("d2", 1, Due::At { at: 200, claimed: 0 })).await.unwrap();
    store.append(due("d3", 1, Due::At { at: 50, claimed: 500 })).await.unwrap();
    assert!(store.claim_due(99, 400, 9).await.unwrap().is_empty());
    assert_eq!(store.claim_due(150, 400, 9).await.unwrap(), ["d1"]);
    // It is claimed, until it is not any more.
    assert!(store.claim_due(199, 400, 9).await.unwrap().is_empty());
    assert_eq!(store.claim_due(399, 600, 9).await.unwrap(), ["d2"]);
    assert_eq!(store.claim_due(450, 700, 9).await.unwrap(), ["d1"]);
    assert_eq!(store.claim_due(550, 700, 9).await.unwrap(), ["d3"]);
    store.append(due("d1", 2, Due::Never)).await.unwrap();
    let mut rest = store.claim_due(9999, 10_000, 9).await.unwrap();
    rest.sort();
    assert_eq!(rest, ["d2", "d3"]);
}

async fn guests(store: &dyn Store) {
    let ada = Who { identity: "ada".into(), name: "Guest 1".into() };
    store.add_identity(&ada, &[1; 32], 5).await.unwrap();
    assert_eq!(store.identity(&[1; 32]).await.unwrap(), Some(ada.clone()));
    assert_eq!(store.identity(&[2; 32]).await.unwrap(), None);
    store.rename("ada", "Ada").await.unwrap();
    assert_eq!(store.identity(&[1; 32]).await.unwrap().unwrap().name, "Ada");
    store.add_invitation(&[3; 32], "a", 1, 5).await.unwrap();
    assert_eq!(store.take_invitation(&[4; 32], "ada").await.unwrap(), None);
    assert_eq!(store.take_invitation(&[3; 32], "ada").await.unwrap(), Some(("a".into(), 1)));
    assert_eq!(store.take_invitation(&[3; 32], "bob").await.unwrap(), None);
    assert_eq!(store.take_invitation(&[3; 32], "ada").await.unwrap(), Some(("a".into(), 1)));
}

async fn removal(store: &dyn Store) {
    let listing = Listing { identities: vec!["eve".into()], open: true, touched: 99 };
    let due = Due::At { at: 1, claimed: 0 };
    store.append(Append { listing: Some(listing), due: Some(due), ..append("r", 1, 2) }).await.unwrap();
    store.add_invitation(&[9; 32], "r", 1, 5).await.unwrap();
    // Something has happened at it since.
    assert!(!store.remove("r", 1).await.unwrap());
    assert_eq!(store.log("r", 0).await.unwrap().len(), 2);
    assert!(store.remove("r", 2).await.unwrap());
    assert!(store.log("r", 0).await.unwrap().is_empty());
    assert!(store.tables_of("eve", 9).await.unwrap().is_empty());
    assert!(!store.open_tables(9).await.unwrap().contains(&"r".to_owned()));
    assert!(!store.claim_due(99_999, 99_999, 99).await.unwrap().contains(&"r".to_owned()));
    assert_eq!(store.take_invitation(&[9; 32], "eve").await.unwrap(), None);
    assert!(!store.remove("r", 2).await.unwrap());
    assert_eq!(store.log("a", 0).await.unwrap().len(), 5, "other tables stay");
}

async fn outages(store: &dyn Store) {
    // No server has ever run: nothing was missed.
    assert_eq!(store.wake(1000).await.unwrap(), []);
    store.beat(2000).await.unwrap();
    let first = Outage { from: 2000, until: 5000 };
    assert_eq!(store.wake(5000).await.unwrap(), [first]);
    store.beat(5000).await.unwrap();
    store.beat(7000).await.unwrap();
    assert_eq!(store.wake(7500).await.unwrap(), [first, Outage { from: 7000, until: 7500 }]);
    // A clock that was set back has seen no time go by.
    assert_eq!(store.wake(100).await.unwrap().len(), 2);
}

#[tokio::test]
async fn sqlite_keeps_the_contract() {
    for durability in [Durability::Power, Durability::Process] {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("tables.db");
        contract(&Sqlite::open(&file, durability).await.unwrap()).await;
        // All of it is there when it is opened again, and in a copy.
        let copy = folder.path().join("copy.db");
        backup(&file, &copy).await.unwrap();
        for file in [file, copy] {
            let store = Sqlite::open(&file, durability).await.unwrap();
            assert_eq!(store.log("a", 0).await.unwrap().len(), 5);
            assert_eq!(store.identity(&[1; 32]).await.unwrap().unwrap().name, "Ada");
        }
    }
}

#[tokio::test]
async fn two_who_write_to_one_file_take_no_number_twice() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("tables.db");
    let stores = [
        Sqlite::open(&file, Durability::Process).await.unwrap(),
        Sqlite::open(&file, Durability::Process).await.unwrap(),
    ];
    for number in 1..50 {
        let [one, other] = [&stores[0], &stores[1]].map(|store| store.append(append("a", number, 1)));
        let results = futures_util::future::join(one, other).await;
        assert!(matches!(results, (Ok(()), Err(Failure::Conflict)) | (Err(Failure::Conflict), Ok(()))));
    }
    for store in &stores {
        assert_eq!(store.log("a", 0).await.unwrap().len(), 49);
    }
}

/// What was played before entries were linked to each other is there, and goes on.
#[tokio::test]
async fn a_file_of_an_older_program_keeps_its_logs() {
    let folder = tempfile::tempdir().unwrap();
    let (file, older) = (folder.path().join("tables.db"), folder.path().join("older"));
    std::fs::create_dir(&older).unwrap();
    let migrations = concat!(env!("CARGO_MANIFEST_DIR"), "/migrations/sqlite");
    for migration in std::fs::read_dir(migrations).unwrap().map(Result::unwrap) {
        if migration.file_name().to_str().unwrap() < "0004" {
            std::fs::copy(migration.path(), older.join(migration.file_name())).unwrap();
        }
    }
    let options = SqliteConnectOptions::new().filename(&file).create_if_missing(true);
    let mut connection = SqliteConnection::connect_with(&options).await.unwrap();
    sqlx::migrate::Migrator::new(older).await.unwrap().run(&mut connection).await.unwrap();
    for (table, number) in [("a", 1), ("b", 1), ("a", 2), ("c", 1), ("b", 2), ("a", 3)] {
        let Entry { at, by, order, event } = entry(number);
        sqlx::query("INSERT INTO entry VALUES ($1, $2, $3, $4, $5, $6)")
            .bind(table)
            .bind(number as i64)
            .bind(at as i64)
            .bind(by)
            .bind(order)
            .bind(serde_json::to_string(&event).unwrap())
            .execute(&mut connection)
            .await
            .unwrap();
    }
    connection.close().await.unwrap();
    let store = Sqlite::open(&file, Durability::Power).await.unwrap();
    for (table, count) in [("a", 3), ("b", 2), ("c", 1)] {
        assert!(matches!(store.append(append(table, count, 1)).await, Err(Failure::Conflict)));
        store.append(append(table, count + 1, 2)).await.unwrap();
        let log: Vec<Entry> = (1..=u64::from(count) + 2).map(entry).collect();
        assert_eq!(store.log(table, 0).await.unwrap(), log);
    }
    assert!(store.remove("b", 4).await.unwrap());
    assert!(store.log("b", 0).await.unwrap().is_empty());
    assert_eq!(store.log("a", 0).await.unwrap().len(), 5);
}

#[tokio::test]
async fn a_database_of_another_program_is_refused_and_left_as_it_is() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("music.db");
    let options = SqliteConnectOptions::new().filename(&file).create_if_missing(true);
    let mut connection = SqliteConnection::connect_with(&options).await.unwrap();
    sqlx::raw_sql("CREATE TABLE song (title TEXT)").execute(&mut connection).await.unwrap();
    connection.close().await.unwrap();
    let before = std::fs::read(&file).unwrap();
    assert!(matches!(Sqlite::open(&file, Durability::Power).await, Err(Failure::Foreign)));
    let copy = folder.path().join("backup.db");
    assert!(matches!(backup(&file, &copy).await, Err(Failure::Foreign)));
    assert!(!copy.exists());
    assert_eq!(std::fs::read(&file).unwrap(), before);
}

/// As a store is left that was cut short while it was made: the list of migrations is there, with its index, and nothing else.
#[tokio::test]
async fn a_store_that_was_hardly_begun_is_finished() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("begun.db");
    drop(Sqlite::open(&file, Durability::Power).await.unwrap());
    let mut connection =
        SqliteConnection::connect_with(&SqliteConnectOptions::new().filename(&file)).await.unwrap();
    let tables: Vec<String> = sqlx::query_scalar(
        "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%' AND name <> '_sqlx_migrations'",
    )
    .fetch_all(&mut connection)
    .await
    .unwrap();
    assert!(!tables.is_empty());
    let drops: String = tables.iter().map(|table| format!("DROP TABLE {table};")).collect();
    let drops = format!("PRAGMA foreign_keys = OFF; {drops} DELETE FROM _sqlx_migrations");
    sqlx::raw_sql(sqlx::AssertSqlSafe(drops)).execute(&mut connection).await.unwrap();
    connection.close().await.unwrap();
    let store = Sqlite::open(&file, Durability::Power).await.unwrap();
    store.append(append("a", 1, 1)).await.unwrap();
}
