//! Nodes that are killed at any moment.

use std::time::Duration;

use rules::Random;

use crate::{
    cluster::Cluster,
    load::{Load, setting},
};

/// The maximum time between two kills, and the maximum time for which a node stays dead.
const BETWEEN: Duration = Duration::from_millis(400);
const DEAD: Duration = Duration::from_millis(200);

/// Kills one node, sometimes two, and rarely all.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nodes_may_be_killed_at_any_moment() {
    let kills: u32 = setting("FAULTS_KILLS", 15);
    let mut cluster = Cluster::start(&["web", "web", "think"]).await;
    let mut load = Load::start(&cluster, 6, 1).await;
    let mut killed = 0;
    while killed < kills {
        load.until_acknowledged(1).await;
        let span = load.below(BETWEEN);
        load.pass(span).await;
        let count = match load.random.below(20) {
            0 => 3,
            1..4 => 2,
            _ => 1,
        };
        let first = load.random.below(3) as usize;
        let victims: Vec<usize> = (0..count).map(|next| (first + next) % 3).collect();
        for &victim in &victims {
            cluster.nodes[victim].kill();
            killed += 1;
        }
        let span = load.below(DEAD);
        load.pass(span).await;
        for victim in victims {
            cluster.nodes[victim].start().await;
        }
        if killed % 100 < count as u32 {
            println!("{killed} kills, {} orders acknowledged", load.acknowledged());
        }
    }
    load.until_acknowledged(10).await;
    load.finish(cluster, &format!("{killed} nodes killed")).await;
}
