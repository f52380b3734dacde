//! A database that is killed, fails over, has a full disk, or whose answers are lost.

use std::{sync::atomic::Ordering::Relaxed, time::Duration};

use crate::{
    cluster::{Cluster, DATABASE, direct},
    instance::Instance,
    load::{Load, setting, span},
    proxy::Cut,
};

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_database_may_stop_and_be_killed() {
    let span = span(2);
    let mut cluster = Cluster::start(&["all", "all", "all"]).await;
    let mut load = Load::start(&cluster, 6, 1).await;
    for stop in [Instance::stop, Instance::kill] {
        stop(&mut cluster.instance);
        load.until_refused(12).await;
        load.pass(span).await;
        cluster.instance.start_again();
        load.until_acknowledged(30).await;
    }
    load.finish(cluster, &format!("PostgreSQL stopped and killed, away for {} s each", span.as_secs())).await;
}

/// Kills the database again and again, each time after a random pause, and starts it again at once.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_database_may_be_killed_again_and_again() {
    let kills: usize = setting("FAULTS_DATABASE_KILLS", 3);
    let mut cluster = Cluster::start(&["all", "all", "all"]).await;
    let mut load = Load::start(&cluster, 6, 1).await;
    for _ in 0..kills {
        let span = load.below(Duration::from_millis(500));
        load.pass(span).await;
        cluster.instance.kill();
        cluster.instance.start_again();
        load.until_acknowledged(10).await;
    }
    load.finish(cluster, &format!("PostgreSQL killed {kills} times")).await;
}

/// The machine of the primary database fails, and the standby takes over. Each commit waits for the standby,
/// so nothing is lost.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_standby_may_take_over() {
    let rounds = setting("FAULTS_ROUNDS", 1);
    let first = Instance::start();
    first.create(DATABASE).await;
    let mut standby = first.standby().await;
    let port = standby.port();
    let hosts = format!("127.0.0.1:{},127.0.0.1:{port}", first.port());
    let address = format!("postgres://menagerie:sesame@{hosts}/{DATABASE}?target_session_attrs=read-write");
    let mut cluster = Cluster::start_on(first, Some(address), &["all", "all", "all"]).await;
    let mut load = Load::start(&cluster, 6, 1).await;
    for round in 0..rounds {
        let span = load.below(Duration::from_secs(1));
        load.pass(span).await;
        cluster.instance.fail();
        load.until_refused(6).await;
        standby.promote().await;
        // The standby is now the primary. The next standby uses the port of the old primary, with a copy of
        // its own.
        load.set_database(direct(&standby));
        load.until_acknowledged(30).await;
        let old = std::mem::replace(&mut cluster.instance, standby);
        let port = old.port();
        drop(old);
        if round + 1 == rounds {
            break;
        }
        standby = cluster.instance.standby_on(port).await;
        load.until_acknowledged(10).await;
    }
    load.finish(cluster, &format!("PostgreSQL failed over {rounds} times")).await;
}

/// The file system that holds the tables is full for a while. Needs the permission to mount one.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_disk_of_the_database_may_be_full() {
    let span = span(2);
    let Some(instance) = Instance::start_small("24m") else {
        println!("SKIPPED: the test may not mount a small file system");
        return;
    };
    let place = format!("CREATE TABLESPACE small LOCATION '{}'", instance.small().display());
    instance.execute("postgres", &place).await;
    instance.execute("postgres", &format!("CREATE DATABASE {DATABASE} TABLESPACE small")).await;
    let cluster = Cluster::start_on(instance, None, &["all", "all", "all"]).await;
    let mut load = Load::start(&cluster, 6, 1).await;
    for _ in 0..2 {
        cluster.instance.fill().await;
        load.until_refused(12).await;
        load.pass(span).await;
        cluster.instance.free().await;
        load.until_acknowledged(30).await;
    }
    load.finish(cluster, &format!("the disk of PostgreSQL full for {} s, twice", span.as_secs())).await;
}

/// The connection of a node is cut when it sends a commit: before the database receives the commit, or before
/// its answer arrives.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_answer_to_a_commit_may_be_lost() {
    let cuts: usize = setting("FAULTS_CUTS", 20);
    let cluster = Cluster::start(&["all", "all", "all"]).await;
    let mut load = Load::start(&cluster, 6, 1).await;
    for number in 0..cuts {
        let proxy = &cluster.nodes[number % 3].database_proxy;
        let before = proxy.cuts();
        // In two of three cuts, the database commits, but the node does not receive the answer.
        let cut = if number % 9 < 6 { Cut::BeforeAnswer } else { Cut::BeforeExecution };
        proxy.cut_when_sent(b"\"event\":\"played\"", cut);
        load.until("no order is cut", || proxy.cuts() > before).await;
        load.until_acknowledged(3).await;
    }
    let all: u32 = cluster.nodes.iter().map(|node| node.database_proxy.cuts()).sum();
    assert_eq!(all as usize, cuts);
    let away = load.shared.counts.away.load(Relaxed);
    load.finish(cluster, &format!("{cuts} connections cut around a commit ({away} refusals)")).await;
}
