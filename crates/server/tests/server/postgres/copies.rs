//! Moves between a file and a database, and backups of a database.

use std::sync::Arc;

use server::store::{
    CopyError, Durability, Guests, Place, Postgres, Sqlite, Store, StoreError, copy, restore,
};

use super::{Instance, open};
use crate::{
    common::filled::{fill, game},
    copies::{content, copy_to, filled, is_consistent_while_written},
};

/// A query for the number of advisory locks, which mark servers and copies.
const MARKS: &str = "SELECT count(*) FROM pg_locks WHERE locktype = 'advisory'";

/// Waits until no server and no copy holds a mark in this database.
async fn until_alone(instance: &Instance, database: &str) {
    while instance.execute(database, MARKS).await != ["0"] {
        tokio::time::sleep(std::time::Duration::from_millis(10)).await;
    }
}

#[tokio::test]
async fn a_server_moves_to_a_database_and_back() {
    let instance = Instance::start();
    let folder = tempfile::tempdir().unwrap();
    let [data, back, saved, restored] =
        ["data.db", "back.db", "saved.db", "restored.db"].map(|name| folder.path().join(name));
    filled(&data, 300, 30).await;
    let before = content(&data);
    let database = Place::Database(instance.create("games").await);
    let moved = copy_to(&Place::File(data.clone()), &database).await.unwrap();
    until_alone(&instance, "games").await;
    let returned = copy_to(&database, &Place::File(back.clone())).await.unwrap();
    assert_eq!(returned, moved);
    assert_eq!(content(&back), before);
    // A backup of the database has the same content as the data file.
    let backup = server::store::backup(&database, &saved, &mut |_, _, _| ()).await.unwrap();
    assert_eq!((backup.digest, content(&saved) == before), (moved.digest, true));
    let again = Place::Database(instance.create("again").await);
    for place in [&again, &Place::File(restored.clone())] {
        let restored = restore(&saved, place, &mut |_, _, _| ()).await.unwrap();
        assert_eq!((restored.digest, restored.sealed), (moved.digest, true));
    }
    assert_eq!(content(&restored), before);

    // The database behaves like the file: its indexes find the same rows, and new rows get new ids.
    until_alone(&instance, "games").await;
    let (file, store) =
        (Sqlite::open(&data, Durability::Power).await.unwrap(), open(&instance, "games").await.unwrap());
    for person in ["ada", "bob", "Čyd", "dan"] {
        assert_eq!(store.tables_of(person, 999).await.unwrap(), file.tables_of(person, 999).await.unwrap());
        assert_eq!(store.playing(person).await.unwrap(), file.playing(person).await.unwrap());
        let mut naming =
            [store.tables_naming(person).await.unwrap(), file.tables_naming(person).await.unwrap()];
        naming.iter_mut().for_each(|tables| tables.sort());
        assert_eq!(naming[0], naming[1]);
    }
    assert_eq!(store.open_tables(999).await.unwrap(), file.open_tables(999).await.unwrap());
    let claims = [&store as &dyn Store, &file].map(|store| store.claim_deadlines(5_000, 6_000, 999));
    let mut claims =
        futures_util::future::join_all(claims).await.into_iter().map(Result::unwrap).collect::<Vec<_>>();
    claims.iter_mut().for_each(|tables| tables.sort());
    assert!(claims[0] == claims[1] && claims[0].len() == 60, "{claims:?}");
    for store in [&store as &dyn Store, &file] {
        store.append(crate::store::append("new", 1, 2)).await.unwrap();
        let audit = server::store::AuditEntry {
            at: 5,
            operator: "root".into(),
            action: "ban".into(),
            subject: "new".into(),
            reason: None,
        };
        store.add_audit(&audit).await.unwrap();
        assert_eq!(store.audit(9).await.unwrap()[0], audit);
    }
}

#[tokio::test]
async fn a_used_or_foreign_database_is_not_overwritten() {
    let instance = Instance::start();
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("data.db");
    filled(&data, 3, 4).await;
    let from = Place::File(data);
    let used = Place::Database(instance.create("used").await);
    let store = open(&instance, "used").await.unwrap();
    // A server is running.
    let refused = copy_to(&from, &used).await;
    assert!(matches!(refused, Err(CopyError::Target(StoreError::InUse))), "{refused:?}");
    let refused = copy_to(&used, &Place::File(folder.path().join("to.db"))).await;
    assert!(matches!(refused, Err(CopyError::Source(StoreError::InUse))), "{refused:?}");
    store.close().await.unwrap();
    until_alone(&instance, "used").await;
    let refused = copy_to(&from, &used).await;
    assert!(matches!(refused, Err(CopyError::Target(StoreError::NotEmpty))), "{refused:?}");
    let music = Place::Database(instance.create("music").await);
    instance.execute("music", "CREATE TABLE song (title text)").await;
    let refused = copy_to(&from, &music).await;
    assert!(matches!(refused, Err(CopyError::Target(StoreError::Foreign))), "{refused:?}");
    assert_eq!(
        instance
            .execute(
                "music",
                "SELECT relname FROM pg_class WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace"
            )
            .await,
        ["song"]
    );
    let empty = Place::Database(instance.create("empty").await);
    let refused = copy_to(&empty, &Place::File(folder.path().join("to.db"))).await;
    assert!(matches!(refused, Err(CopyError::Source(StoreError::Foreign))), "{refused:?}");
}

/// While data is copied, no server starts with it, and a server that was away cannot go on.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn servers_are_kept_from_a_database_that_is_copied() {
    let instance = Instance::start();
    let url = instance.create("games").await;
    let running = Postgres::open(&url, Durability::Power).await.unwrap();
    fill(&running, 20, 10).await;
    // The server loses its connections, and a copy begins before the server has connected again.
    let folder = tempfile::tempdir().unwrap();
    let from = Place::Database(url.clone());
    let others = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity
                  WHERE datname = 'games' AND pid <> pg_backend_pid()";
    let mut refused = Vec::new();
    for attempt in 0.. {
        instance.execute("games", others).await;
        let mut held = false;
        let to = Place::File(folder.path().join(format!("to{attempt}.db")));
        let (handle, mut steps) = (tokio::runtime::Handle::current(), 0);
        let copied = copy(&from, &to, false, &mut |_, _, _| {
            steps += 1;
            if steps > 1 {
                return;
            }
            held = true;
            // Ask in the middle of the copy, on another thread. On this thread, the calls would consume the
            // wake-ups that the copy waits for.
            let ask = || {
                handle.block_on(async {
                    let second = Postgres::open(&url, Durability::Power).await.map(drop);
                    let append = running.append(crate::store::append("late", 1, 1)).await;
                    let copy = copy_to(&from, &Place::File(folder.path().join("no.db"))).await;
                    vec![
                        second.unwrap_err().to_string(),
                        append.unwrap_err().to_string(),
                        copy.unwrap_err().to_string(),
                    ]
                })
            };
            refused =
                tokio::task::block_in_place(|| std::thread::scope(|scope| scope.spawn(ask).join().unwrap()));
        })
        .await;
        if held {
            copied.unwrap();
            break;
        }
        assert!(attempt < 500, "the server is always faster: {copied:?}");
    }
    assert!(refused[0].contains("being copied") && refused[1].contains("being copied"), "{refused:?}");
    assert_eq!(refused[2], "servers are using this data");
    // After the copy, the server goes on.
    while running.append(crate::store::append("late", 1, 1)).await.is_err() {
        tokio::time::sleep(std::time::Duration::from_millis(10)).await;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_snapshot_of_a_busy_database_is_consistent() {
    let instance = Instance::start();
    let folder = tempfile::tempdir().unwrap();
    let store = Arc::new(instance.store("games").await);
    let moved = Place::Database(instance.create("moved").await);
    let saved = Place::File(folder.path().join("saved.db"));
    is_consistent_while_written(store, Place::Database(instance.url("games")), [saved, moved]).await;
}

/// Whatever is damaged in a database is found and named.
#[tokio::test]
async fn a_damaged_database_is_found_and_named() {
    let instance = Instance::start();
    let folder = tempfile::tempdir().unwrap();
    let [data, to] = ["data.db", "to.db"].map(|name| folder.path().join(name));
    filled(&data, 10, 8).await;
    let place = Place::Database(instance.create("games").await);
    copy_to(&Place::File(data), &place).await.unwrap();
    let table = &instance.execute("games", "SELECT tbl FROM log WHERE id = 4").await[0];
    for (sql, words) in [
        (
            "DELETE FROM entry WHERE log = 4 AND number = 5",
            format!("the log of the table {table} lacks entry 5"),
        ),
        (
            "UPDATE entry SET event = '{\"event\":\"started\"}' WHERE log = 4 AND number = 7",
            format!("the log of the table {table} cannot be replayed"),
        ),
        ("DELETE FROM log WHERE id = 4", format!("{} entries belong to no log", game(8, 0).len())),
    ] {
        until_alone(&instance, "games").await;
        instance
            .execute(
                "games",
                &format!(
                    "CREATE TABLE kept AS SELECT * FROM entry; CREATE TABLE heads AS SELECT * FROM log; {sql}"
                ),
            )
            .await;
        let refused = copy_to(&place, &Place::File(to.clone())).await.unwrap_err();
        assert!(
            matches!(refused, CopyError::Damaged(_)) && refused.to_string().contains(&words),
            "{refused}"
        );
        assert!(matches!(Sqlite::open(&to, Durability::Power).await, Err(StoreError::Unfinished)));
        until_alone(&instance, "games").await;
        let mend = "TRUNCATE entry; INSERT INTO entry SELECT * FROM kept; DROP TABLE kept;
                    TRUNCATE log; INSERT INTO log OVERRIDING SYSTEM VALUE SELECT * FROM heads; DROP TABLE heads";
        instance.execute("games", mend).await;
    }
    copy_to(&place, &Place::File(to)).await.unwrap();
}

/// A copy that lost its connection leaves a database with which no server starts. The next copy starts over.
#[tokio::test]
async fn a_copy_that_was_cut_off_is_begun_anew() {
    let instance = Instance::start();
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("data.db");
    filled(&data, 200, 20).await;
    let url = instance.create("games").await;
    let (from, to) = (Place::File(data.clone()), Place::Database(url.clone()));
    for wanted in [1, 4] {
        let proxy = super::Proxy::start(instance.port()).await;
        let behind = Place::Database(instance.url_at(proxy.port, "games"));
        let mut steps = 0;
        let mut note = |_, _, _| {
            steps += 1;
            if steps == wanted {
                proxy.set_open(false);
            }
        };
        let cut = copy(&from, &behind, false, &mut note).await;
        assert!(matches!(cut, Err(CopyError::Target(StoreError::Unavailable(_)))), "{cut:?}");
        until_alone(&instance, "games").await;
        let refused = Postgres::open(&url, Durability::Power).await.err().unwrap();
        assert!(matches!(refused, StoreError::Unfinished), "{refused}");
        let saved = folder.path().join("saved.db");
        let refused = server::store::backup(&to, &saved, &mut |_, _, _| ()).await;
        assert!(matches!(refused, Err(CopyError::Source(StoreError::Unfinished))), "{refused:?}");
    }
    let copied = copy_to(&from, &to).await.unwrap();
    until_alone(&instance, "games").await;
    let back = folder.path().join("back.db");
    assert_eq!(copy_to(&to, &Place::File(back.clone())).await.unwrap(), copied);
    assert_eq!(content(&back), content(&data));
}
