//! Copies made while people play: a backup that is restored to another database, and a move.

use std::{
    collections::BTreeSet,
    path::Path,
    process::{Command, Stdio},
};

use serde_json::Value;
use tokio::task::spawn_blocking;

use crate::{
    cluster::{Cluster, DATABASE, program},
    instance::Instance,
    load::Load,
};

/// For each database table that only grows, a query that returns its rows as text.
const ROWS: [(&str, &str); 3] = [
    (
        "entry",
        "SELECT json_build_array(tbl, number, at, identity, encode(ordered, 'hex'), named, event)
         FROM entry JOIN log ON log.id = log",
    ),
    ("identity", "SELECT json_build_array(id, name, created) FROM identity"),
    ("token", "SELECT json_build_array(encode(hash, 'hex'), identity) FROM token"),
];
/// A query for inconsistencies between the logs and the database tables that are derived from them.
const WRONG: &str = "
    SELECT 'gap ' || tbl FROM log WHERE newest <> (SELECT count(*) FROM entry WHERE log = log.id)
                                     OR newest <> (SELECT max(number) FROM entry WHERE log = log.id)
    UNION ALL SELECT 'not listed ' || tbl FROM log WHERE tbl NOT IN (SELECT tbl FROM listing)
    UNION ALL SELECT 'without log ' || tbl FROM listing WHERE tbl NOT IN (SELECT tbl FROM log)
    UNION ALL SELECT 'due without log ' || tbl FROM due WHERE tbl NOT IN (SELECT tbl FROM log)";

type Rows = Vec<BTreeSet<String>>;

async fn rows(instance: &Instance) -> Rows {
    let mut all = Vec::new();
    for (_, select) in ROWS {
        all.push(instance.execute(DATABASE, select).await.into_iter().collect());
    }
    all
}

fn address(instance: &Instance) -> String {
    format!("postgres://menagerie:sesame@127.0.0.1:{}/{DATABASE}", instance.port())
}

/// Runs a command of the program that copies data. Returns its answer.
async fn copy(arguments: &[&str], variables: &[(&str, &str)], file: Option<&Path>) -> Value {
    let mut command = Command::new(program());
    for variable in ["MENAGERIE_DATABASE", "MENAGERIE_FROM", "MENAGERIE_TO"] {
        command.env_remove(variable);
    }
    command.args(arguments).args(file).arg("--json").envs(variables.iter().copied()).stdin(Stdio::null());
    let output = spawn_blocking(move || command.output().unwrap()).await.unwrap();
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    serde_json::from_slice(&output.stdout).unwrap()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_copy_under_load_has_one_moment_and_is_played_on() {
    let cluster = Cluster::start(&["all", "all", "all"]).await;
    let mut load = Load::start(&cluster, 6, 1).await;
    load.until_acknowledged(60).await;
    let folder = tempfile::tempdir().unwrap();
    let [saved, again] = ["saved.db", "again.db"].map(|name| folder.path().join(name));
    let others = [Instance::start(), Instance::start()];
    for other in &others {
        other.create(DATABASE).await;
    }
    let from = address(&cluster.instance);
    let [restored, moved] = [&others[0], &others[1]].map(address);

    // The copy contains everything stored before it began, and nothing stored after it ended.
    let before = rows(&cluster.instance).await;
    let acknowledged = load.acknowledged();
    let backup = copy(&["backup"], &[("MENAGERIE_DATABASE", &from)], Some(&saved)).await;
    assert!(load.acknowledged() > acknowledged, "nobody played meanwhile");
    let between = rows(&cluster.instance).await;
    copy(&["move", "--snapshot"], &[("MENAGERIE_FROM", &from), ("MENAGERIE_TO", &moved)], None).await;
    let after = rows(&cluster.instance).await;
    let restore = copy(&["restore"], &[("MENAGERIE_DATABASE", &restored)], Some(&saved)).await;
    assert_eq!(restore["digest"], backup["digest"]);
    for (copied, [before, after]) in others.iter().zip([[&before, &between], [&between, &after]]) {
        for (((table, _), copied), (before, after)) in
            ROWS.iter().zip(rows(copied).await).zip(before.iter().zip(after))
        {
            assert!(!before.is_empty() && before.is_subset(&copied), "{table} lacks rows");
            assert!(copied.is_subset(after), "{table} has rows of its own");
        }
        assert_eq!(copied.execute(DATABASE, WRONG).await, [""; 0]);
    }
    // The digest covers all tables, so a backup of the restored data has the same one.
    let second = copy(&["backup"], &[("MENAGERIE_DATABASE", &restored)], Some(&again)).await;
    assert_eq!(second["digest"], backup["digest"]);
    load.until_acknowledged(10).await;
    load.finish(cluster, "backup and move under load").await;

    let [restored, _] = others;
    let cluster = Cluster::start_on(restored, None, &["all", "all"]).await;
    let load = Load::start(&cluster, 2, 0).await;
    load.finish(cluster, "play on the restored database").await;
}
