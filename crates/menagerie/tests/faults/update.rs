//! Nodes that are updated one by one to a version with another schema and protocol, and updates that are
//! rolled back.
//!
//! The next version is this program with the feature `next-version`:
//!
//! ```sh
//! cargo build --workspace --release --locked --features menagerie/next-version --bin menagerie --test faults
//! cp target/release/menagerie target/release/menagerie-next
//! FAULTS_NEXT=$PWD/target/release/menagerie-next cargo nextest run --workspace --release --locked --run-ignored only \
//!     -E 'binary(faults)' --no-capture
//! ```

use std::{env, path::PathBuf, sync::atomic::Ordering::Relaxed};

use crate::{
    cluster::{Cluster, DATABASE, program},
    game::{self, Kind},
    load::{Load, setting},
};

/// For each step, the node that changes its version, and whether it changes to the next version or back. The
/// steps are a partial update and its rollback, then a complete update and its rollback.
const STEPS: [(usize, bool); 10] = [
    (0, true),
    (1, true),
    (1, false),
    (0, false),
    (2, true),
    (0, true),
    (1, true),
    (2, false),
    (0, false),
    (1, false),
];

/// Clients only have to reconnect. This holds whichever version served their page, and whichever version
/// their node has.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
#[ignore = "needs a second program: ./test.sh --deep builds it"]
async fn nodes_may_be_updated_one_by_one_and_back() {
    let Some(next) = env::var_os("FAULTS_NEXT") else {
        panic!("FAULTS_NEXT names the next version's program")
    };
    let next = PathBuf::from(next);
    for _ in 0..setting("FAULTS_ROUNDS", 1) {
        let mut cluster = Cluster::start(&["all", "all", "all"]).await;
        let mut load = Load::start(&cluster, 4, 1).await;
        for (step, (number, is_next)) in (100..).zip(STEPS) {
            let node = &mut cluster.nodes[number];
            assert!(node.stop().await, "a node does not stop within ten seconds, or not with 0");
            load.until_acknowledged(10).await;
            node.program = if is_next { next.clone() } else { program() };
            node.start().await;
            // New clients get their page from any node.
            load.spawn(game::play_on(load.shared.clone(), Kind::People, step));
            load.until_acknowledged(40).await;
        }
        let counts = &load.shared.counts;
        assert!(counts.neighbours.load(Relaxed) > 0, "the versions have the same protocol");
        // Clients must not even see a refusal because the database is away.
        assert_eq!(counts.away.load(Relaxed), 0);
        let written = "SELECT count(*) > 0 FROM entry WHERE program = 'next'
                       UNION ALL SELECT count(*) > 0 FROM entry WHERE program IS NULL";
        assert_eq!(cluster.instance.execute(DATABASE, written).await, ["t", "t"]);
        let steps = STEPS.len();
        load.finish(cluster, &format!("{steps} nodes replaced by another version, one by one")).await;
    }
}
