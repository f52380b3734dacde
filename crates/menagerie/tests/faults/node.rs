//! Nodes that are cut off from the database, frozen, or stopped with SIGTERM.

use std::{
    sync::atomic::Ordering::Relaxed,
    time::{Duration, Instant},
};

use serde_json::json;
use wire::{Command, Stage};

use crate::{
    cluster::Cluster,
    common::{Client, pick},
    load::{Load, setting, span},
};

/// A node that reaches its clients but not the database acknowledges nothing. Clients can still watch the
/// tables that it has loaded.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_node_that_is_cut_off_from_the_database_refuses() {
    let span = span(2);
    let cluster = Cluster::start(&["all", "all", "all"]).await;
    // A client stays at a node that refuses its orders. With this many tables, play goes on at some of them,
    // because nobody there uses the node that is cut off.
    let mut load = Load::start(&cluster, 12, 0).await;
    let port = cluster.ports[0].load(Relaxed);
    let mut client = Client::connected(port).await;
    let me = json!({"kind": "me"});
    let table = client.table(json!({"spec": "jungle", "seats": [me, me]})).await.id;
    for seat in [0, 1] {
        client.sit(&table, seat).await;
    }
    client.watch(&table, None).await;
    for silent in [false, true] {
        let mirror = client.until(&table, |mirror| mirror.state().stage == Stage::Playing).await;
        let state = mirror.state();
        let (seat, ply) = (state.turn.unwrap(), state.ply);
        let play = Command::Play { seat, ply, action: pick(state.legal.as_ref().unwrap(), ply as usize) };
        let mut onlooker = client.twin().await;
        // The server's greeting contains its time, so it shows that the node has accepted the socket.
        onlooker.until_clock(1).await;
        let proxy = &cluster.nodes[0].database_proxy;
        if silent {
            proxy.set_silent(true);
        } else {
            proxy.set_open(false);
        }
        let id = client.next_id();
        let until = Instant::now() + span;
        let mut refused = 0;
        while refused < 3 || Instant::now() < until {
            let refusal = client.order_as(&id, &table, play.clone()).await.unwrap_err();
            assert_eq!(refusal.code, "server-away");
            refused += 1;
            // Receiving also answers the server's pings. Without that, the server would close the socket.
            tokio::select! {
                () = load.pass(Duration::from_millis(50)) => {}
                () = async { while onlooker.receive().await {} } => panic!("the onlooker's connection ended"),
            }
        }
        // Another client, connected to this node since before the fault, can still open the board.
        onlooker.watch(&table, None).await;
        onlooker.until(&table, |mirror| mirror.state().ply == ply).await;
        load.until_acknowledged(20).await;
        let proxy = &cluster.nodes[0].database_proxy;
        if silent {
            proxy.set_silent(false);
        } else {
            proxy.set_open(true);
        }
        while let Err(refusal) = client.order_as(&id, &table, play.clone()).await {
            assert_eq!(refusal.code, "server-away");
            load.pass(Duration::from_millis(50)).await;
        }
        let mirror = client.until(&table, |mirror| mirror.state().ply > ply).await;
        assert_eq!(mirror.state().ply, ply + 1);
        assert!(client.faults.is_empty() && !client.goodbye);
    }
    load.finish(cluster, &format!("a node cut off from the database for {} s, twice", span.as_secs())).await;
}

/// While a node is frozen, the other nodes continue. When it resumes, the tables in its memory are out of
/// date.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_node_may_be_frozen() {
    let (span, rounds) = (span(3), setting("FAULTS_ROUNDS", 1));
    let cluster = Cluster::start(&["all", "all", "all"]).await;
    let mut load = Load::start(&cluster, 6, 1).await;
    for round in 0..rounds {
        let node = round % 3;
        cluster.nodes[node].signal("-STOP");
        load.pass(span).await;
        load.until_acknowledged(20).await;
        cluster.nodes[node].signal("-CONT");
        load.pass(Duration::from_millis(500)).await;
        load.until_acknowledged(20).await;
    }
    load.finish(cluster, &format!("a node frozen for {} s, {rounds} times", span.as_secs())).await;
}

/// Each node in turn is stopped with SIGTERM and started again, as in an update.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nodes_may_be_stopped_one_by_one() {
    let rounds = setting("FAULTS_ROUNDS", 1);
    let mut cluster = Cluster::start(&["web", "web", "web", "think"]).await;
    let mut load = Load::start(&cluster, 6, 1).await;
    for _ in 0..rounds {
        for node in &mut cluster.nodes {
            assert!(node.stop().await, "a node does not stop within ten seconds, or not with 0");
            load.until_acknowledged(10).await;
            node.start().await;
            load.until_acknowledged(10).await;
        }
    }
    load.finish(cluster, &format!("all nodes stopped one by one, {rounds} times")).await;
}
