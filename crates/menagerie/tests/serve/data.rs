//! Data files and databases: who may use them, what a stop leaves, and backups.

use std::{
    fs::{self, DirEntry, Permissions},
    os::unix::fs::PermissionsExt,
    path::Path,
    process::Command as Process,
};

use serde_json::json;
use wire::{Command, Stage};

use crate::{
    common::{Client, pick},
    serving::{Serving, jungle, play},
};

#[tokio::test]
async fn a_backup_of_a_running_server_is_complete() {
    let folder = tempfile::tempdir().unwrap();
    let (data, copy) = (folder.path().join("tables.db"), folder.path().join("copy.db"));
    let serving = Serving::start(&data, &[]);
    let mut client = Client::connected(serving.port).await;
    let table = client.table(json!({"spec": "mana", "seats": [{"kind": "me"}, {"kind": "me"}]})).await.id;
    client.sit(&table, 0).await;
    client.sit(&table, 1).await;
    client.watch(&table, None).await;
    for ply in 0..6 {
        let mirror = client
            .until(&table, |mirror| mirror.state().stage == Stage::Playing && mirror.state().ply == ply)
            .await;
        let action = pick(mirror.state().legal.as_ref().unwrap(), 2);
        let seat = mirror.state().turn.unwrap();
        client.order(&table, Command::Play { seat, ply, action }).await.unwrap();
    }
    backup(&data, &copy);
    // A backup replaces an existing file only with `--force`, and never the data file itself.
    let again = |more: &[&str], copy: &Path| {
        let program = Process::new(env!("CARGO_BIN_EXE_menagerie"))
            .arg("backup")
            .arg(copy)
            .arg("--data")
            .arg(&data)
            .args(more)
            .output()
            .unwrap();
        (program.status.code(), String::from_utf8(program.stderr).unwrap())
    };
    assert!(again(&[], &copy).1.contains("already exists"));
    assert_eq!(again(&["--force"], &copy), (Some(0), String::new()));
    assert!(again(&["--force"], &data).1.contains("already exists"));
    // The server still runs.
    client.until(&table, |mirror| mirror.state().ply == 6).await;
    serving.end("-TERM");
    let serving = Serving::start(&copy, &[]);
    client.move_to(serving.port);
    client.connect().await;
    client.mirrors.clear();
    client.watch(&table, None).await;
    client.until(&table, |mirror| mirror.state().ply == 6).await;
    serving.end("-TERM");
}

#[test]
fn a_backup_of_a_missing_file_says_so() {
    let folder = tempfile::tempdir().unwrap();
    let (data, copy) = (folder.path().join("none.db"), folder.path().join("copy.db"));
    let mut program = Process::new(env!("CARGO_BIN_EXE_menagerie"));
    let ran = program.arg("backup").arg(&copy).arg("--data").arg(&data).output().unwrap();
    let told = String::from_utf8(ran.stderr).unwrap();
    assert!(ran.status.code() == Some(1) && told.contains("There is no data file"), "{told}");
    assert!(!data.exists() && !copy.exists());
}

fn backup(data: &Path, copy: &Path) {
    let backup = Process::new(env!("CARGO_BIN_EXE_menagerie"))
        .arg("backup")
        .arg(copy)
        .arg("--data")
        .arg(data)
        .output()
        .unwrap();
    assert!(backup.status.success(), "{}", String::from_utf8_lossy(&backup.stderr));
}

/// The files of a folder in order, with the permissions of each.
fn files(folder: &Path) -> Vec<(String, u32)> {
    let entry = |entry: std::io::Result<DirEntry>| {
        let entry = entry.unwrap();
        (entry.file_name().into_string().unwrap(), entry.metadata().unwrap().permissions().mode() & 0o777)
    };
    let mut files: Vec<_> = fs::read_dir(folder).unwrap().map(entry).collect();
    files.sort();
    files
}

#[tokio::test]
async fn after_a_stop_the_data_is_in_one_file_that_its_owner_alone_can_read() {
    let private = |names: &[&str]| names.iter().map(|name| ((*name).to_owned(), 0o600)).collect::<Vec<_>>();
    let without_order = "did not end in order";
    for durability in ["power", "process"] {
        let folder = tempfile::tempdir().unwrap();
        let (data, copy) = (folder.path().join("tables.db"), folder.path().join("copy.db"));
        let stopped = private(&["tables.db", "tables.db-lock"]);
        let running =
            private(&["tables.db", "tables.db-admin", "tables.db-lock", "tables.db-shm", "tables.db-wal"]);
        let flags = ["--durability", durability];

        let serving = Serving::start(&data, &flags);
        let mut client = Client::connected(serving.port).await;
        let table = jungle(&mut client).await;
        assert_eq!(files(folder.path()), running);
        assert_eq!(serving.end("-TERM").0, Some(0));
        assert_eq!(files(folder.path()), stopped);

        // A backup of data that no server uses also leaves the data in a single file.
        backup(&data, &copy);
        let copied = private(&["copy.db", "tables.db", "tables.db-lock"]);
        assert_eq!(files(folder.path()), copied);

        // Make the file readable for everybody, as an older version left it.
        fs::set_permissions(&data, Permissions::from_mode(0o644)).unwrap();
        let serving = Serving::start(&data, &flags);
        assert!(!serving.starting.contains(without_order), "{}", serving.starting);
        client.move_to(serving.port);
        client.connect().await;
        client.watch(&table, None).await;
        play(&mut client, &table, 0).await.unwrap();
        serving.end("-KILL");
        fs::remove_file(&copy).unwrap();
        assert_eq!(files(folder.path()), running);

        let serving = Serving::start(&data, &flags);
        assert!(serving.starting.contains(without_order), "{}", serving.starting);
        client.move_to(serving.port);
        client.connect().await;
        client.watch(&table, None).await;
        client.until(&table, |mirror| mirror.state().ply == 1).await;
        assert_eq!(serving.end("-INT").0, Some(0));
        assert_eq!(files(folder.path()), stopped);
    }
}

#[tokio::test]
async fn nothing_is_answered_while_a_data_file_is_gone() {
    let folder = tempfile::tempdir().unwrap();
    let [data, log, away] = ["tables.db", "tables.db-wal", "away.db"].map(|name| folder.path().join(name));
    let mut serving = Serving::start(&data, &[]);
    let mut client = Client::connected(serving.port).await;
    let table = jungle(&mut client).await;
    for (ply, (file, replaced)) in (0..).zip([(&data, false), (&data, true), (&log, false)]) {
        fs::rename(file, &away).unwrap();
        if replaced {
            fs::copy(&away, file).unwrap();
        }
        assert_eq!(play(&mut client, &table, ply).await.unwrap_err().code, "server-failed");
        serving.until_log("removed or replaced");
        // Once the file is back, the game goes on.
        fs::rename(&away, file).unwrap();
        play(&mut client, &table, ply).await.unwrap();
    }
    // The server notices a removed file even if nobody does anything.
    fs::remove_file(&data).unwrap();
    serving.until_log("removed or replaced");
    let (code, _, log) = serving.end("-TERM");
    assert_eq!(code, Some(1), "{log}");
}

/// The error of a server that refuses its data file.
fn refusal(data: &Path) -> String {
    let refused = Process::new(env!("CARGO_BIN_EXE_menagerie"))
        .args(["serve", "--port", "0", "--no-open", "--data"])
        .arg(data)
        .output()
        .unwrap();
    assert_eq!(refused.status.code(), Some(1));
    assert!(refused.stdout.is_empty());
    String::from_utf8(refused.stderr).unwrap()
}

#[test]
fn data_in_use_by_another_server_is_refused_until_that_one_ends() {
    let folder = tempfile::tempdir().unwrap();
    let (data, link) = (folder.path().join("tables.db"), folder.path().join("link.db"));
    let serving = Serving::start(&data, &[]);
    std::os::unix::fs::symlink(&data, &link).unwrap();
    for name in [&data, &link] {
        let expected = format!(
            "menagerie: {}: another server is using this file. Choose another one with --data.\n",
            name.display()
        );
        assert_eq!(refusal(name), expected);
    }
    // The lock ends with the process, even if the process is killed.
    serving.end("-KILL");
    Serving::start(&data, &[]).end("-TERM");
}

/// The lock is on the data file itself. It still works if the file is opened under another name, or if the
/// lock file beside it is gone.
#[cfg(target_os = "linux")]
#[test]
fn data_in_use_is_refused_under_another_name_and_without_its_lock_file() {
    let folder = tempfile::tempdir().unwrap();
    let [data, link] = ["tables.db", "link.db"].map(|name| folder.path().join(name));
    let serving = Serving::start(&data, &[]);
    fs::hard_link(&data, &link).unwrap();
    assert!(refusal(&link).contains("another server is using this file"));
    fs::remove_file(folder.path().join("tables.db-lock")).unwrap();
    for name in [&data, &link] {
        assert!(refusal(name).contains("another server is using this file"));
    }
    serving.end("-KILL");
    Serving::start(&data, &[]).end("-TERM");
}

#[test]
fn a_file_that_is_no_data_file_is_refused() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("letter.txt");
    fs::write(&data, "Dear reader, ".repeat(100)).unwrap();
    let expected = format!("menagerie: {}: it does not hold data of Menagerie\n", data.display());
    assert_eq!(refusal(&data), expected);
}

/// The program never shows the password, whether the URL is unusable or the database does not answer.
#[test]
fn a_database_that_cannot_be_used_is_refused_without_its_password() {
    let url = |rest: &str| format!("postgres://ada:sesame@{rest}");
    for (flags, variable, code, words) in [
        (
            vec![],
            url("127.0.0.1:1/games"),
            1,
            "postgres://ada@127.0.0.1:1/games: the database does not answer",
        ),
        (vec!["--database".to_owned(), url("127.0.0.1:1/games")], String::new(), 1, "Connection refused"),
        (vec![], url("127.0.0.1:1/games?sslmode=prefer"), 2, "sslmode must be disable, require"),
        (vec![], url("127.0.0.1:1/games?sslmode=require"), 1, "Connection refused"),
        (vec![], url("127.0.0.1:port/games"), 2, "expected postgres://USER:PASSWORD@HOST:PORT/DATABASE"),
        (vec!["--data".to_owned(), "file.db".to_owned()], url("db.example/games"), 2, "exclude each other"),
    ] {
        let mut program = Process::new(env!("CARGO_BIN_EXE_menagerie"));
        program.args(["serve", "--port", "0", "--no-open"]).args(flags).env("MENAGERIE_DATABASE", variable);
        let done = program.env("XDG_DATA_HOME", env!("CARGO_TARGET_TMPDIR")).output().unwrap();
        let said = String::from_utf8([done.stdout, done.stderr].concat()).unwrap();
        assert!(said.contains(words) && !said.contains("sesame"), "{said}");
        assert_eq!(done.status.code(), Some(code), "{said}");
    }
}
