//! Copies of whole stores: every row arrives, and whatever is damaged is found and named.

use std::{
    fs,
    path::{Path, PathBuf},
};

use rusqlite::{Connection, types::Value};
use server::store::{
    Append, Copied, CopyError, Damage, Durability, Listing, Part, Place, Sqlite, Step, Store, StoreError,
    copy, restore,
};

use crate::{
    common::filled::{fill, game},
    store::entry,
};

/// Makes a backup of a data file.
pub(crate) async fn backup(data: &Path, file: &Path) -> Result<Copied, CopyError> {
    server::store::backup(&Place::File(data.to_owned()), file, &mut |_, _, _| ()).await
}

pub(crate) async fn copy_to(from: &Place, to: &Place) -> Result<Copied, CopyError> {
    copy(from, to, false, &mut |_, _, _| ()).await
}

async fn restore_to(backup: &Path, to: &Path) -> Result<Copied, CopyError> {
    restore(backup, &Place::File(to.to_owned()), &mut |_, _, _| ()).await
}

/// Everything in a data file, one text for each table of the schema.
pub(crate) fn content(file: &Path) -> Vec<String> {
    let connection = Connection::open(file).unwrap();
    let text = |query: &str| {
        let mut query = connection.prepare(query).unwrap();
        let columns = query.column_count();
        let row = |row: &rusqlite::Row<'_>| (0..columns).map(|column| row.get(column)).collect();
        let rows = query.query_map([], row).unwrap().collect::<Result<Vec<Vec<Value>>, _>>();
        rows.unwrap().into_iter().map(|row| format!("{row:?}\n")).collect()
    };
    [
        "SELECT tbl, newest FROM log ORDER BY 1",
        "SELECT tbl, number, at, identity, ordered, event FROM entry JOIN log ON log.id = log ORDER BY 1, 2",
        // Each entry refers to the entry before it.
        "SELECT tbl, entry.number, earlier.number
         FROM entry JOIN log ON log.id = entry.log LEFT JOIN entry AS earlier ON earlier.id = entry.before
         ORDER BY 1, 2",
        "SELECT tbl, number FROM log JOIN entry ON entry.id = last ORDER BY 1",
        "SELECT * FROM listing ORDER BY 1",
        "SELECT * FROM sitter ORDER BY 1, 2",
        "SELECT * FROM playing ORDER BY 1, 2",
        "SELECT * FROM due ORDER BY 1",
        "SELECT * FROM identity ORDER BY 1",
        "SELECT * FROM token ORDER BY 1",
        "SELECT * FROM invitation ORDER BY 1",
        "SELECT * FROM leaving ORDER BY 1",
        "SELECT * FROM ban ORDER BY 1",
        "SELECT * FROM audit ORDER BY id",
        "SELECT * FROM awake",
        "SELECT * FROM outage ORDER BY 1",
    ]
    .map(text)
    .to_vec()
}

/// Creates a data file that contains data of every kind.
pub(crate) async fn filled(file: &Path, tables: usize, actions: usize) {
    let store = Sqlite::open(file, Durability::Process).await.unwrap();
    fill(&store, tables, actions).await;
    store.close().await.unwrap();
}

/// The files in a folder.
fn files(folder: &Path) -> Vec<PathBuf> {
    let mut files: Vec<_> = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    files.sort();
    files
}

#[tokio::test]
async fn a_copy_and_a_restored_backup_have_the_same_rows() {
    let folder = tempfile::tempdir().unwrap();
    let [data, copied, saved, restored] =
        ["data.db", "copied.db", "saved.db", "restored.db"].map(|name| folder.path().join(name));
    filled(&data, 60, 20).await;
    let before = content(&data);
    assert!(before.iter().all(|rows| !rows.is_empty()));
    let places = [&data, &copied].map(|file| Place::File(file.clone()));
    let entries = 60 * game(20, 0).len() as u64;
    let mut steps = Vec::new();
    let mut note = |step, done, all| {
        assert!(done <= all && all == entries);
        steps.push(step);
    };
    let first = copy(&places[0], &places[1], false, &mut note).await.unwrap();
    assert!(steps.is_sorted_by_key(|step| *step == Step::Verify) && steps.contains(&Step::Verify));
    assert_eq!((first.tables, first.entries, first.sealed), (60, entries, false));
    let second = backup(&data, &saved).await.unwrap();
    let third = restore_to(&saved, &restored).await.unwrap();
    assert!(third.sealed);
    assert_eq!([second.digest, third.digest], [first.digest; 2]);
    for file in [&copied, &saved, &restored] {
        assert_eq!(content(file), before, "{}", file.display());
    }
    // Nothing is left beside the files, and servers start with each of them.
    assert_eq!(files(folder.path()), [&copied, &data, &restored, &saved].map(Clone::clone));
    for file in [copied, saved, restored] {
        let store = Sqlite::open(&file, Durability::Power).await.unwrap();
        assert_eq!(store.open_tables(99).await.unwrap().len(), 15);
        store.heartbeat(9_000_000).await.unwrap();
        store.close().await.unwrap();
        // A backup that a server has used is a data file.
        let again = folder.path().join("again.db");
        assert!(!restore_to(&file, &again).await.unwrap().sealed);
        fs::remove_file(again).unwrap();
    }
}

#[tokio::test]
async fn nothing_is_overwritten() {
    let folder = tempfile::tempdir().unwrap();
    let [data, used, saved] = ["data.db", "used.db", "saved.db"].map(|name| folder.path().join(name));
    filled(&data, 3, 4).await;
    backup(&data, &saved).await.unwrap();
    // A file in which a server has stored only its start is not overwritten either.
    let store = Sqlite::open(&used, Durability::Power).await.unwrap();
    store.record_start(7).await.unwrap();
    store.close().await.unwrap();
    for to in [&used, &data, &saved] {
        let before = fs::read(to).unwrap();
        for refused in [
            restore_to(&saved, to).await,
            copy_to(&Place::File(data.clone()), &Place::File(to.clone())).await,
        ] {
            assert!(matches!(refused, Err(CopyError::Target(StoreError::NotEmpty))), "{refused:?}");
        }
        assert_eq!(fs::read(to).unwrap(), before);
    }
    fs::write(&used, "letters\n".repeat(900)).unwrap();
    assert!(matches!(restore_to(&saved, &used).await, Err(CopyError::Target(StoreError::Foreign))));
    assert_eq!(fs::read(&used).unwrap().len(), 8 * 900);
}

/// If a row of a backup is changed, the restore reports where the damage is.
#[tokio::test]
async fn a_changed_row_is_found_and_named() {
    let folder = tempfile::tempdir().unwrap();
    let [data, saved, broken, to] =
        ["data.db", "saved.db", "broken.db", "to.db"].map(|name| folder.path().join(name));
    filled(&data, 20, 10).await;
    backup(&data, &saved).await.unwrap();
    let connection = Connection::open(&saved).unwrap();
    let query = "SELECT id, tbl FROM log ORDER BY tbl LIMIT 1 OFFSET 7";
    let (log, table): (i64, String) =
        connection.query_row(query, [], |row| Ok((row.get(0)?, row.get(1)?))).unwrap();
    drop(connection);
    let table = || table.clone();
    let last = game(10, 0).len() as i64;
    // The reason why an entry cannot be read is not compared.
    let unplayable = Damage::Unplayable { table: table(), reason: String::new() };
    let damages = [
        (
            "DELETE FROM entry WHERE log = {} AND number = 9",
            Damage::EntryMissing { table: table(), number: 9 },
        ),
        (
            "DELETE FROM entry WHERE log = {} AND number = {last}",
            Damage::EntryMissing { table: table(), number: last },
        ),
        (
            "DELETE FROM entry WHERE log = {} AND number = 1",
            Damage::EntryMissing { table: table(), number: 1 },
        ),
        (
            "UPDATE log SET newest = newest + 1 WHERE id = {}",
            Damage::EntryMissing { table: table(), number: last + 1 },
        ),
        ("UPDATE log SET newest = newest - 1 WHERE id = {}", Damage::EntryExtra { table: table() }),
        // These logs can still be replayed, but their content is not the same.
        ("UPDATE entry SET at = at + 1 WHERE log = {} AND number = 8", Damage::LogChanged { table: table() }),
        (
            "UPDATE entry SET event = replace(event, 'ada', 'eda') WHERE log = {} AND event LIKE '%ada%'",
            Damage::LogChanged { table: table() },
        ),
        (
            "UPDATE entry SET ordered = 'o' WHERE log = {} AND number = 8",
            Damage::LogChanged { table: table() },
        ),
        ("UPDATE entry SET event = substr(event, 2) WHERE log = {} AND number = 8", unplayable),
        (
            "DELETE FROM entry WHERE log = {}; DELETE FROM log WHERE id = {}",
            Damage::LogMissing { table: table() },
        ),
        ("INSERT INTO entry (log, number, at, event) VALUES (999, 1, 1, '')", Damage::Stray { entries: 1 }),
        ("DELETE FROM listing WHERE tbl = (SELECT tbl FROM log WHERE id = {})", Damage::Changed(Part::Lists)),
        ("DELETE FROM sitter WHERE identity = 'ada'", Damage::Changed(Part::Lists)),
        ("DELETE FROM due", Damage::Changed(Part::Deadlines)),
        ("UPDATE identity SET name = 'Eve' WHERE id = 'ada'", Damage::Changed(Part::Guests)),
        ("UPDATE token SET identity = 'bob'", Damage::Changed(Part::Sessions)),
        ("UPDATE invitation SET taken = NULL", Damage::Changed(Part::Invitations)),
        ("DELETE FROM leaving", Damage::Changed(Part::Removals)),
        ("DELETE FROM ban WHERE until IS NULL", Damage::Changed(Part::Bans)),
        ("UPDATE audit SET id = id + 10 WHERE id = 1", Damage::Changed(Part::Audit)),
        ("UPDATE awake SET at = 0", Damage::Changed(Part::Heartbeat)),
        ("INSERT INTO outage VALUES (1, 2)", Damage::Changed(Part::Outages)),
    ];
    for (sql, damage) in damages {
        fs::copy(&saved, &broken).unwrap();
        let sql = sql.replace("{}", &log.to_string()).replace("{last}", &last.to_string());
        Connection::open(&broken).unwrap().execute_batch(&sql).unwrap();
        match restore_to(&broken, &to).await {
            Err(CopyError::Damaged(found)) => {
                let found = found.into_iter().map(|damage| match damage {
                    Damage::Unplayable { table, .. } => Damage::Unplayable { table, reason: String::new() },
                    damage => damage,
                });
                assert!(found.clone().any(|found| found == damage), "{sql}: {:?}", found.collect::<Vec<_>>());
            }
            result => panic!("{sql}: {result:?}"),
        }
        // No server starts with the unfinished copy. The next restore starts over.
        assert!(matches!(Sqlite::open(&to, Durability::Power).await, Err(StoreError::Unfinished)), "{sql}");
        assert!(matches!(backup(&to, &broken).await, Err(CopyError::Source(StoreError::Unfinished))));
    }
    restore_to(&saved, &to).await.unwrap();
    assert_eq!(content(&to), content(&data));
}

/// A flipped bit in a backup is found, unless it is in an unused part of the file.
#[tokio::test]
async fn flipped_bits_and_missing_ends_are_found() {
    let folder = tempfile::tempdir().unwrap();
    let [data, saved, broken, to] =
        ["data.db", "saved.db", "broken.db", "to.db"].map(|name| folder.path().join(name));
    filled(&data, 60, 12).await;
    backup(&data, &saved).await.unwrap();
    let (whole, rows) = (fs::read(&saved).unwrap(), content(&data));
    let mut found = 0;
    // A step that is no power of two, so that all parts of pages are hit.
    for at in (0..whole.len()).step_by(whole.len() / 250 | 1) {
        let mut bytes = whole.clone();
        bytes[at] ^= 1 << (at % 8);
        fs::write(&broken, bytes).unwrap();
        match restore_to(&broken, &to).await {
            Ok(_) => {
                assert_eq!(content(&to), rows, "the bit in byte {at} changed something unnoticed");
                fs::remove_file(&to).unwrap();
            }
            Err(error) => {
                assert!(!matches!(error, CopyError::Target(_) | CopyError::Different(_)), "{at}: {error}");
                found += 1;
            }
        }
    }
    assert!(found > 100, "{found}");
    for length in [0, 50, 4096, whole.len() / 2, whole.len() - 4096, whole.len() - 1] {
        fs::write(&broken, &whole[..length]).unwrap();
        let refused = restore_to(&broken, &to).await;
        assert!(
            matches!(refused, Err(CopyError::Damaged(_) | CopyError::Source(_))),
            "{length}: {refused:?}"
        );
    }
}

/// A backup of damaged data is written, and the damage is reported. Neither the backup nor the data itself
/// can be copied to another place.
#[tokio::test]
async fn a_backup_of_a_damaged_server_says_so() {
    let folder = tempfile::tempdir().unwrap();
    let [data, saved, to] = ["data.db", "saved.db", "to.db"].map(|name| folder.path().join(name));
    filled(&data, 5, 6).await;
    let store = Sqlite::open(&data, Durability::Process).await.unwrap();
    let listing = Listing { identities: vec![], open: false, playing: None, touched: 5 };
    let append = |table: &str, entries| Append {
        table: table.into(),
        first: 1,
        entries,
        listing: None,
        deadline: None,
    };
    store.append(Append { listing: Some(listing), ..append("senseless", vec![entry(1)]) }).await.unwrap();
    store.append(append("sound", game(3, 1))).await.unwrap();
    store.close().await.unwrap();
    let damages = backup(&data, &saved).await.unwrap().damages;
    assert!(
        matches!(&damages[..], [Damage::Unplayable { table, .. }] if table == "senseless"),
        "{damages:?}"
    );
    assert_eq!(content(&saved), content(&data));
    for place in [&saved, &data].map(|file| Place::File(file.clone())) {
        let refused = copy_to(&place, &Place::File(to.clone())).await.unwrap_err();
        assert!(matches!(&refused, CopyError::Damaged(found) if *found == damages), "{refused}");
        assert!(refused.to_string().contains("the log of the table senseless cannot be replayed"));
    }
}

/// A snapshot of a file that a server is writing to contains everything that was acknowledged before, and its
/// logs are complete.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_snapshot_of_a_busy_file_is_consistent() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("data.db");
    let store = std::sync::Arc::new(Sqlite::open(&data, Durability::Process).await.unwrap());
    let places = ["saved.db", "moved.db"].map(|name| Place::File(folder.path().join(name)));
    is_consistent_while_written(store, Place::File(data), places).await;
}

/// Backs a store up to the first place and copies it to the second, while others write to it.
pub(crate) async fn is_consistent_while_written(
    store: std::sync::Arc<dyn Store>,
    from: Place,
    [saved, moved]: [Place; 2],
) {
    use std::sync::atomic::{AtomicU32, Ordering::Relaxed};
    fill(&*store, 300, 20).await;
    let log = std::sync::Arc::new(game(60, 3));
    // The number of acknowledged entries of each writer.
    let acknowledged: std::sync::Arc<[AtomicU32; 4]> = std::sync::Arc::default();
    let mut writers = tokio::task::JoinSet::new();
    for writer in 0..4 {
        let (store, log, acknowledged) = (store.clone(), log.clone(), acknowledged.clone());
        writers.spawn(async move {
            for round in 0.. {
                let table = format!("busy{writer}-{round}");
                for number in 1..=log.len() as u32 {
                    let entries = vec![log[number as usize - 1].clone()];
                    let append = Append {
                        table: table.clone(),
                        first: number,
                        entries,
                        listing: None,
                        deadline: None,
                    };
                    store.append(append).await.unwrap();
                    acknowledged[writer].fetch_add(1, Relaxed);
                }
            }
        });
    }
    while acknowledged.iter().any(|count| count.load(Relaxed) < 5) {
        tokio::task::yield_now().await;
    }
    let Place::File(saved_file) = &saved else { panic!("a backup is a file") };
    for is_backup in [true, false] {
        let before: Vec<_> = acknowledged.iter().map(|count| count.load(Relaxed)).collect();
        let copied = if is_backup {
            server::store::backup(&from, saved_file, &mut |_, _, _| ()).await.unwrap()
        } else {
            copy(&from, &moved, true, &mut |_, _, _| ()).await.unwrap()
        };
        assert_eq!(copied.damages, []);
        let after: Vec<_> = acknowledged.iter().map(|count| count.load(Relaxed)).collect();
        assert_ne!(before, after, "somebody wrote meanwhile");
        let (before, after): (u32, u32) = (before.iter().sum(), after.iter().sum());
        let busy = copied.entries as u32 - 300 * game(20, 0).len() as u32;
        // An append may be stored and not yet acknowledged.
        assert!((before..=after + 4).contains(&busy), "{before} {busy} {after}");
    }
    writers.shutdown().await;
}
