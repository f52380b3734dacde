//! Two people who play each other at two nodes, while each part of the cluster is killed in turn.

use std::sync::{Arc, atomic::Ordering::Relaxed};

use crate::{
    cluster::Cluster,
    game::{self, Kind},
    load::{Load, setting},
    person::Person,
};

/// The people see no errors except lost connections and a database that is away. Each of the two has a
/// preferred node.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn two_people_play_on_while_each_part_is_killed() {
    let rounds: usize = setting("FAULTS_ROUNDS", 1);
    let mut cluster = Cluster::start(&["web", "web", "think"]).await;
    let mut load = Load::prepare(&cluster);
    let shared = load.shared.clone();
    load.spawn(play(shared.clone(), Kind::People));
    load.spawn(play(shared.clone(), Kind::Computer));
    load.until_acknowledged(10).await;
    for _ in 0..rounds {
        for node in 0..3 {
            cluster.nodes[node].kill();
            load.until_acknowledged(10).await;
            cluster.nodes[node].start().await;
            load.until_acknowledged(10).await;
        }
        cluster.kill_nats();
        load.until_acknowledged(10).await;
        cluster.start_nats().await;
        load.until_acknowledged(10).await;
        cluster.instance.kill();
        load.until_refused(4).await;
        cluster.instance.start_again();
        load.until_acknowledged(10).await;
    }
    assert!(shared.counts.reconnects.load(Relaxed) >= 2 * rounds);
    load.finish(cluster, &format!("each part killed, {rounds} times")).await;
}

async fn play(shared: Arc<crate::load::Shared>, kind: Kind) {
    let enter = |name: &str, seed| Person::enter(shared.clone(), name.to_owned(), shared.seed + seed);
    let mut people = [enter("Ada", 1).await, enter("Bob", 2).await, enter("Cyd", 3).await];
    people[0].settle(0);
    people[1].settle(1);
    for spec in ["jungle", "mandua"].into_iter().cycle() {
        if shared.enough.load(std::sync::atomic::Ordering::SeqCst) {
            break;
        }
        game::play(&shared, kind, spec, &mut people).await;
    }
}
