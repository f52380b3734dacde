//! `menagerie move`, `backup` and `restore` as programs: their output, and what an interruption leaves.

use std::{
    fs::{self, OpenOptions},
    os::unix::fs::FileExt,
    path::Path,
    process::{Child, Command, Output, Stdio},
};

use serde_json::{Value, json};
use server::store::{Durability, Sqlite, Store};

use crate::{
    common::filled::{fill, game},
    instance::Instance,
    serving::Serving,
};

/// The program with `MENAGERIE_DATABASE` set to `database`, and without the other variables that can name a
/// database.
fn program(database: &str) -> Command {
    let mut program = Command::new(env!("CARGO_BIN_EXE_menagerie"));
    for variable in ["MENAGERIE_DATABASE", "MENAGERIE_FROM", "MENAGERIE_TO"] {
        program.env_remove(variable);
    }
    // An empty value counts as no database.
    program.env("MENAGERIE_DATABASE", database);
    program
}

/// The address of a database, with its password.
fn address(instance: &Instance, database: &str) -> String {
    format!("postgres://menagerie:sesame@127.0.0.1:{}/{database}", instance.port())
}

/// The exit code, and what the program printed. Fails if it printed the password.
fn told(output: &Output) -> (Option<i32>, String) {
    let text = String::from_utf8_lossy(&[&output.stdout[..], &output.stderr].concat()).into_owned();
    assert!(!text.contains("sesame"), "{text}");
    (output.status.code(), text)
}

fn run(program: &mut Command) -> (Option<i32>, String) {
    told(&program.output().unwrap())
}

/// The JSON answer of a command, which must succeed.
fn answer(program: &mut Command) -> Value {
    let (code, text) = run(program.arg("--json"));
    assert_eq!(code, Some(0), "{text}");
    serde_json::from_str(&text).unwrap()
}

async fn filled(file: &Path, tables: usize) {
    let store = Sqlite::open(file, Durability::Process).await.unwrap();
    fill(&store, tables, 40).await;
    store.close().await.unwrap();
}

/// Kills a program as soon as a condition holds. Fails if the program ends earlier.
async fn kill_when(mut child: Child, mut holds: impl AsyncFnMut() -> bool) {
    while !holds().await {
        if let Some(status) = child.try_wait().unwrap() {
            panic!("it was too fast to be killed: {status}");
        }
        tokio::time::sleep(std::time::Duration::from_millis(1)).await;
    }
    child.kill().unwrap();
    assert_eq!(child.wait().unwrap().code(), None, "it was killed before its end");
}

/// Waits until no program copies to or from a database. The database may need a moment to notice that a
/// program is gone.
async fn until_unlocked(instance: &Instance) {
    let locks = "SELECT count(*) FROM pg_locks WHERE locktype = 'advisory'";
    while instance.execute("postgres", locks).await != ["0"] {
        tokio::time::sleep(std::time::Duration::from_millis(5)).await;
    }
}

#[tokio::test]
async fn a_killed_move_leaves_no_server_to_start_and_can_be_made_again() {
    let instance = Instance::start();
    instance.create("games").await;
    let folder = tempfile::tempdir().unwrap();
    let [data, back] = ["data.db", "back.db"].map(|name| folder.path().join(name));
    filled(&data, 2_000).await;
    let url = address(&instance, "games");

    // Move to a database. The program is killed while it writes.
    let to_database = || {
        let mut program = program("");
        program.arg("move").arg("--from").arg(&data).env("MENAGERIE_TO", &url);
        program
    };
    let writes = "SELECT count(*) FROM pg_stat_activity WHERE query LIKE 'INSERT INTO entry%'";
    let killed = to_database().stdout(Stdio::null()).stderr(Stdio::null()).spawn().unwrap();
    kill_when(killed, async || instance.execute("games", writes).await != ["0"]).await;
    let serve = ["serve", "--port", "0", "--no-open"];
    let (code, text) = run(program(&url).args(serve));
    assert!(code == Some(1) && text.contains("was not finished"), "{text}");
    until_unlocked(&instance).await;
    let (code, text) = run(&mut to_database());
    assert_eq!(code, Some(0), "{text}");
    let entries = 2_000 * game(40, 0).len();
    let shown = url.replace(":sesame", "");
    assert!(
        text.starts_with(&format!("Copied 2000 tables with {entries} log entries to {shown}.\n")),
        "{text}"
    );
    until_unlocked(&instance).await;
    let (code, text) = run(&mut to_database());
    assert!(code == Some(1) && text.contains("already holds data"), "{text}");

    // Move back to a file.
    let to_file = || {
        let mut program = program("");
        program.arg("move").env("MENAGERIE_FROM", &url).arg("--to").arg(&back);
        program
    };
    until_unlocked(&instance).await;
    let killed = to_file().stdout(Stdio::null()).stderr(Stdio::null()).spawn().unwrap();
    kill_when(killed, async || fs::metadata(&back).is_ok_and(|file| file.len() > 500_000)).await;
    // If the program is killed between writing two pages of one change, SQLite considers the file damaged. A
    // wrong number of pages simulates this.
    OpenOptions::new().write(true).open(&back).unwrap().write_all_at(&u32::MAX.to_be_bytes(), 28).unwrap();
    let (code, text) = run(program("").args(serve).arg("--data").arg(&back));
    assert!(code == Some(1) && text.contains("was not finished"), "{text}");
    until_unlocked(&instance).await;
    let moved = answer(&mut to_file());
    assert_eq!((&moved["tables"], &moved["entries"]), (&json!(2000), &json!(entries)));
    // The new file has the same content as the first one.
    let digest = |place: &Path| {
        let copy = folder.path().join("again.db");
        let again = answer(program("").arg("move").arg("--from").arg(place).arg("--to").arg(&copy));
        fs::remove_file(copy).unwrap();
        again["digest"].clone()
    };
    assert_eq!([digest(&data), digest(&back)], [moved["digest"].clone(), moved["digest"].clone()]);
    drop(Serving::start(&back, &[]));
}

#[tokio::test]
async fn a_backup_of_either_store_is_restored_to_either_store() {
    let instance = Instance::start();
    let folder = tempfile::tempdir().unwrap();
    let file = |name: &str| folder.path().join(name);
    filled(&file("data.db"), 40).await;
    let saved = answer(program("").arg("backup").arg(file("one.db")).arg("--data").arg(file("data.db")));
    for database in ["one", "two"] {
        instance.create(database).await;
    }
    let [one, two] = ["one", "two"].map(|name| address(&instance, name));
    // Restore from a file to a database, from there to another database, and back to a file.
    assert_eq!(answer(program(&one).arg("restore").arg(file("one.db")))["digest"], saved["digest"]);
    assert_eq!(answer(program(&one).arg("backup").arg(file("two.db")))["digest"], saved["digest"]);
    assert_eq!(answer(program(&two).arg("restore").arg(file("two.db")))["digest"], saved["digest"]);
    let three = answer(program(&two).arg("backup").arg(file("three.db")));
    let data = file("new/folder/data.db");
    let restored = answer(program("").arg("restore").arg(file("three.db")).arg("--data").arg(&data));
    assert_eq!(restored["digest"], three["digest"]);
    let marks = |database| instance.execute(database, "SELECT tbl FROM log ORDER BY tbl");
    assert_eq!(marks("one").await, marks("two").await);

    // Nothing is overwritten, neither data nor backups.
    for refused in [
        run(program(&one).arg("restore").arg(file("one.db"))),
        run(program("").arg("restore").arg(file("one.db")).arg("--data").arg(&data)),
        run(program("").arg("restore").arg(file("one.db")).arg("--data").arg(file("two.db"))),
    ] {
        assert!(refused.0 == Some(1) && refused.1.contains("already holds data"), "{refused:?}");
    }
    let (code, text) = run(program(&one).arg("backup").arg(file("two.db")));
    assert!(code == Some(1) && text.contains("already exists"), "{text}");

    // One backup lacks its end, and another has a changed byte in the middle of an event.
    let whole = fs::read(file("one.db")).unwrap();
    fs::write(file("short.db"), &whole[..whole.len() * 2 / 3]).unwrap();
    let at = whole.windows(8).rposition(|window| window == b"\"played\"").unwrap();
    let changed = [&whole[..at + 3], b"i", &whole[at + 4..]].concat();
    fs::write(file("changed.db"), changed).unwrap();
    for (name, words) in [("short.db", "short.db"), ("changed.db", "the log of the table ")] {
        let (code, text) = run(program("").arg("restore").arg(file(name)).arg("--data").arg(file("to.db")));
        assert!(code == Some(1) && text.contains(words), "{text}");
        let (code, text) = run(program("").args(["serve", "--port", "0", "--data"]).arg(file("to.db")));
        assert!(code == Some(1) && text.contains("was not finished"), "{text}");
    }
    assert_eq!(
        run(program("").arg("restore").arg(file("one.db")).arg("--data").arg(file("to.db"))).0,
        Some(0)
    );
    let (code, text) = run(program("").arg("restore").arg(file("none.db")).arg("--data").arg(file("x.db")));
    assert!(code == Some(1) && text.contains("none.db") && !file("x.db").exists(), "{text}");
}

#[tokio::test]
async fn a_served_file_is_moved_only_as_a_snapshot() {
    let folder = tempfile::tempdir().unwrap();
    let [data, to] = ["data.db", "to.db"].map(|name| folder.path().join(name));
    filled(&data, 20).await;
    let serving = Serving::start(&data, &[]);
    let copy = |more: &[&str], to: &Path| {
        run(program("").arg("move").arg("--from").arg(&data).arg("--to").arg(to).args(more))
    };
    let (code, text) = copy(&[], &to);
    assert!(code == Some(1) && text.contains("a server is using this data") && !to.exists(), "{text}");
    assert_eq!(copy(&["--snapshot"], &to).0, Some(0));
    // The data file of a running server cannot be overwritten.
    let (code, text) = run(program("").arg("restore").arg(&to).arg("--data").arg(&data));
    assert!(code == Some(1) && text.contains("another program is using this file"), "{text}");
    drop(serving);
    let wrong =
        run(program("").args(["move", "--from"]).arg(&to).args(["--to", "postgres://ada:sesame@/games"]));
    assert!(wrong.0 == Some(2) && wrong.1.contains("--to: expected a host"), "{wrong:?}");
    let (code, text) =
        run(program("").args(["help", "move"]).env("MENAGERIE_TO", "postgres://ada:sesame@one/games"));
    assert!(code == Some(0) && text.contains("MENAGERIE_TO"), "{text}");
}
