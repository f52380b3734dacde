//! Files of the SQLite store: files of earlier and later versions, of other programs, and files that are
//! gone.

use std::path::Path;

use rusqlite::Connection;
use server::store::{
    Append, CopyError, Durability, Guests, Listing, Questions, Session, Sqlite, Store, StoreError,
};
use table::{Event, Identity, LogEntry, SeatPlan, StopReason};

use crate::{
    common,
    copies::backup,
    store::{append, entry, question},
};

/// The list that the last unreleased version kept of its migrations, and the header of its files.
const UNRELEASED: &str = "
    PRAGMA journal_mode = WAL;
    CREATE TABLE _sqlx_migrations (version BIGINT PRIMARY KEY, success BOOLEAN NOT NULL);
    INSERT INTO _sqlx_migrations VALUES (1, TRUE), (2, TRUE), (3, TRUE), (4, TRUE);";

/// A file as the last unreleased version left it, with a log of three entries.
fn unreleased(file: &Path) {
    let connection = Connection::open(file).unwrap();
    connection.execute_batch(include_str!("../../src/store/sqlite/schema.sql")).unwrap();
    connection.execute_batch(UNRELEASED).unwrap();
    connection.execute("INSERT INTO log VALUES (1, 'a', 3, 3)", []).unwrap();
    for number in 1..=3_i64 {
        let LogEntry { at, by, order, event } = entry(number as u64);
        let before = Some(number - 1).filter(|before| *before > 0);
        let event = serde_json::to_string(&event).unwrap();
        let row = rusqlite::params![number, before, at as i64, by, order, event];
        connection.execute("INSERT INTO entry VALUES (?1, 1, ?1, ?2, ?3, ?4, ?5, ?6)", row).unwrap();
    }
}

#[tokio::test]
async fn a_file_of_the_last_unreleased_version_is_carried_over() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("tables.db");
    unreleased(&file);
    let copy = folder.path().join("copy.db");
    backup(&file, &copy).await.unwrap();
    for file in [file, copy] {
        // The file is converted when it is first opened, and is current the second time.
        for count in [3, 4] {
            let store = Sqlite::open(&file, Durability::Power).await.unwrap();
            assert_eq!(store.read_log("a", 0).await.unwrap(), (1..=count).map(entry).collect::<Vec<_>>());
            store.append(append("a", count as u32 + 1, 1)).await.unwrap();
        }
    }
}

/// The log of a game of Jungle that two people play, or that one of them has resigned.
fn jungle(is_over: bool) -> Vec<LogEntry> {
    let people = ["ada", "bob"].map(|id| Identity { id: id.into(), name: id.into() });
    let new = common::jungle::table([SeatPlan::Open, SeatPlan::Open]);
    let mut events = common::jungle::begun(new, &people, Some(&"0".repeat(32)));
    if is_over {
        events.push(Event::Stopped(StopReason::Resignation { seat: 0 }));
    }
    events.into_iter().map(|event| LogEntry { at: 5, by: None, order: None, event }).collect()
}

/// Files of the first version do not say which games their players must not study.
#[tokio::test]
async fn a_file_of_the_first_version_is_carried_over() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("tables.db");
    let store = Sqlite::open(&file, Durability::Power).await.unwrap();
    for (table, people, entries) in [
        ("played", ["ada", "bob"], jungle(false)),
        ("over", ["ada", "bob"], jungle(true)),
        ("broken", ["cyd", "dan"], vec![entry(1)]),
    ] {
        let identities = people.map(str::to_owned).to_vec();
        let listing = Some(Listing { identities, open: false, playing: None, touched: 5 });
        store
            .append(Append { table: table.into(), first: 1, entries, listing, deadline: None })
            .await
            .unwrap();
    }
    store.close().await.unwrap();
    Connection::open(&file)
        .unwrap()
        .execute_batch(&format!("{OLDER} DROP TABLE playing; PRAGMA user_version = 1"))
        .unwrap();
    for _ in ["carried over", "current"] {
        let store = Sqlite::open(&file, Durability::Power).await.unwrap();
        for (person, playing) in
            [("ada", vec!["jungle"]), ("bob", vec!["jungle"]), ("cyd", vec![]), ("dan", vec![])]
        {
            assert_eq!(store.playing(person).await.unwrap(), playing, "{person}");
        }
        assert_eq!(store.tables_of("ada", 9).await.unwrap().len(), 2);
        assert_eq!(store.tables_of("cyd", 9).await.unwrap(), ["broken"]);
        store.close().await.unwrap();
    }
}

/// Makes a file of the second version.
const OLDER: &str = "
    DROP TABLE question;
    DROP TABLE leaving;
    DROP TABLE ban;
    DROP TABLE audit;
    DROP INDEX entry_named;
    DROP INDEX token_identity;
    ALTER TABLE token DROP COLUMN used;
    PRAGMA user_version = 2;";

/// Files of the second version do not say when sessions were used. A server that starts counts
/// such sessions as used at its start.
#[tokio::test]
async fn a_file_of_the_second_version_is_carried_over() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("tables.db");
    let store = Sqlite::open(&file, Durability::Power).await.unwrap();
    let ada = Identity { id: "ada".into(), name: "Ada".into() };
    store.add_identity(&ada, &[1; 32], 5).await.unwrap();
    let entries = jungle(false);
    store
        .append(Append { table: "a".into(), first: 1, entries, listing: None, deadline: None })
        .await
        .unwrap();
    store.close().await.unwrap();
    Connection::open(&file).unwrap().execute_batch(OLDER).unwrap();
    let store = Sqlite::open(&file, Durability::Power).await.unwrap();
    assert_eq!(store.tables_naming("ada").await.unwrap(), ["a"]);
    store.record_start(700).await.unwrap();
    assert_eq!(store.session(&[1; 32]).await.unwrap(), Some(Session { identity: ada, used: 700 }));
    store.end_unused_sessions(700).await.unwrap();
    assert!(store.session(&[1; 32]).await.unwrap().is_some());
}

/// Files of the third version have no questions. A server that starts finds no questions of an earlier server
/// either.
#[tokio::test]
async fn a_file_of_the_third_version_is_carried_over() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("tables.db");
    Sqlite::open(&file, Durability::Power).await.unwrap().close().await.unwrap();
    Connection::open(&file).unwrap().execute_batch("DROP TABLE question; PRAGMA user_version = 3").unwrap();
    for _ in ["carried over", "current"] {
        let store = Sqlite::open(&file, Durability::Power).await.unwrap();
        assert!(store.claim_questions(500, 600, 9).await.unwrap().is_empty());
        store.ask(&question("q", 100)).await.unwrap();
        assert_eq!(store.claim_questions(500, 600, 9).await.unwrap().len(), 1);
        store.close().await.unwrap();
    }
}

#[tokio::test]
async fn after_closing_nothing_is_stored_or_read() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("tables.db");
    let store = Sqlite::open(&file, Durability::Power).await.unwrap();
    store.append(append("a", 1, 1)).await.unwrap();
    store.close().await.unwrap();
    assert!(matches!(store.append(append("a", 2, 1)).await, Err(StoreError::Broken(_))));
    assert!(matches!(store.read_log("a", 0).await, Err(StoreError::Broken(_))));
    assert!(matches!(store.close().await, Err(StoreError::Broken(_))));
    let store = Sqlite::open(&file, Durability::Power).await.unwrap();
    assert_eq!(store.read_log("a", 0).await.unwrap(), [entry(1)]);
}

/// This holds with each durability, and for each of the store's files.
#[cfg(unix)]
#[tokio::test]
async fn a_store_whose_file_is_gone_stores_nothing_until_it_is_back() {
    for durability in [Durability::Power, Durability::Process] {
        let folder = tempfile::tempdir().unwrap();
        let [file, away] = ["tables.db", "away"].map(|name| folder.path().join(name));
        let link = folder.path().join("link.db");
        std::os::unix::fs::symlink(&file, &link).unwrap();
        let store = Sqlite::open(&link, durability).await.unwrap();
        for (number, gone) in (1..).zip(["tables.db", "tables.db-wal", "tables.db-shm", "link.db"]) {
            let gone = folder.path().join(gone);
            std::fs::rename(&gone, &away).unwrap();
            for _ in ["removed", "replaced"] {
                assert!(matches!(store.append(append("a", number, 1)).await, Err(StoreError::Gone)));
                assert!(matches!(store.heartbeat(5).await, Err(StoreError::Gone)));
                std::fs::write(&gone, "").unwrap();
            }
            std::fs::rename(&away, &gone).unwrap();
            store.append(append("a", number, 1)).await.unwrap();
        }
        assert_eq!(store.read_log("a", 0).await.unwrap().len(), 4);
    }
}

#[tokio::test]
async fn a_file_of_an_older_or_a_newer_version_is_refused_and_left_as_it_is() {
    let folder = tempfile::tempdir().unwrap();
    let refused = async |name: &str, change: &str| {
        let file = folder.path().join(name);
        unreleased(&file);
        Connection::open(&file).unwrap().execute_batch(change).unwrap();
        let before = std::fs::read(&file).unwrap();
        let error = Sqlite::open(&file, Durability::Power).await.err().unwrap();
        assert_eq!(std::fs::read(&file).unwrap(), before);
        error
    };
    let older = refused("older.db", "DELETE FROM _sqlx_migrations WHERE version = 4").await;
    assert!(matches!(older, StoreError::Outdated), "{older}");
    // The number is the application id of Menagerie.
    let newer = refused("newer.db", "PRAGMA application_id = 0x4d6e6772; PRAGMA user_version = 5").await;
    assert!(matches!(newer, StoreError::Newer), "{newer}");
}

#[tokio::test]
async fn a_file_of_another_program_is_refused_and_left_as_it_is() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("music.db");
    Connection::open(&file).unwrap().execute_batch("CREATE TABLE song (title TEXT)").unwrap();
    let text = folder.path().join("text.db");
    std::fs::write(&text, "no database at all\n".repeat(500)).unwrap();
    for file in [file, text] {
        let before = std::fs::read(&file).unwrap();
        assert!(matches!(Sqlite::open(&file, Durability::Power).await, Err(StoreError::Foreign)));
        let copy = folder.path().join("backup.db");
        assert!(matches!(backup(&file, &copy).await, Err(CopyError::Source(StoreError::Foreign))));
        assert!(!copy.exists());
        assert_eq!(std::fs::read(&file).unwrap(), before);
    }
}

/// An unreleased version that was interrupted left the list of its migrations and nothing else. `serve`
/// creates an empty file before it opens the store.
#[tokio::test]
async fn a_store_that_was_hardly_begun_is_finished() {
    let folder = tempfile::tempdir().unwrap();
    for content in
        ["", "CREATE TABLE _sqlx_migrations (version BIGINT PRIMARY KEY, success BOOLEAN NOT NULL)"]
    {
        let file = folder.path().join(format!("begun{}.db", content.len()));
        std::fs::write(&file, "").unwrap();
        Connection::open(&file).unwrap().execute_batch(content).unwrap();
        let store = Sqlite::open(&file, Durability::Power).await.unwrap();
        store.append(append("a", 1, 1)).await.unwrap();
        assert_eq!(store.read_log("a", 0).await.unwrap(), [entry(1)]);
    }
}
