//! A message bus that loses, duplicates, delays and reorders messages, and a broker that is killed.

use std::time::Duration;

use crate::{
    cluster::Cluster,
    common::broker::Network,
    load::{Load, span},
};

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn hints_may_be_lost_doubled_late_and_reordered() {
    let span = span(1);
    let cluster = Cluster::start(&["all", "all", "all"]).await;
    let mut load = Load::start(&cluster, 6, 1).await;
    // First disturb all nodes, then one of them only.
    for nodes in [0..3, 1..2] {
        for network in [Network::Strange, Network::Silent, Network::Cut, Network::Good] {
            for node in &cluster.nodes[nodes.clone()] {
                node.bus_proxy.set(network);
            }
            load.pass(span / 2).await;
            load.until_acknowledged(20).await;
        }
    }
    load.finish(cluster, &format!("NATS disturbed for {} s in each way", span.as_secs())).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_broker_may_be_killed_at_any_moment() {
    let span = span(1);
    let mut cluster = Cluster::start(&["all", "all", "all"]).await;
    let mut load = Load::start(&cluster, 6, 1).await;
    let until = std::time::Instant::now() + span;
    let mut kills = 0;
    while kills < 3 || std::time::Instant::now() < until {
        cluster.kill_nats();
        let away = load.below(Duration::from_millis(600));
        load.pass(away).await;
        load.until_acknowledged(5).await;
        cluster.start_nats().await;
        let up = load.below(Duration::from_millis(600));
        load.pass(up).await;
        load.until_acknowledged(5).await;
        kills += 1;
    }
    load.finish(cluster, &format!("NATS killed {kills} times")).await;
}
