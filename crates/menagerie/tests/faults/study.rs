//! Analyses that web servers leave to servers that think, while the servers that think are killed.

use std::time::{Duration, Instant};

use serde_json::json;
use tokio::{
    task::JoinSet,
    time::{sleep, timeout},
};

use crate::{cluster::Cluster, common::Client, load::setting};

const RECORD: &str = "[Spec \"jungle\"]\n[Rules \"1\"]\n[Result \"*\"]\n\n";
/// How many clients ask at the same time: so many that questions always wait at the servers that think.
const CLIENTS: usize = 6;
/// The maximum time until an answer. If a server is killed, its claim to the question must end before another
/// server can answer.
const ANSWER: Duration = Duration::from_secs(25);

/// The analysis of a game, as the text that the server sends.
async fn study(client: &mut Client) -> String {
    let point = json!({"record": RECORD, "ply": 0}).to_string();
    let (status, text) = timeout(ANSWER, client.text("POST", "/api/records/study", &point)).await.unwrap();
    assert_eq!(status, 200, "{text}");
    text
}

/// Of two thinking servers, at least one is always up. Every question gets an answer, and always the same.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn analyses_are_answered_though_thinking_nodes_are_killed() {
    let kills: usize = setting("FAULTS_KILLS", 15).min(100) / 3;
    let mut cluster = Cluster::start(&["web", "think", "think"]).await;
    let port = cluster.port(0);
    let expected = study(&mut Client::enter(port).await).await;
    let mut asking = JoinSet::new();
    let (stop, stopped) = tokio::sync::watch::channel(false);
    for _ in 0..CLIENTS {
        let (expected, stopped) = (expected.clone(), stopped.clone());
        asking.spawn(async move {
            let mut client = Client::enter(port).await;
            let (mut answers, mut longest) = (0, Duration::ZERO);
            while !*stopped.borrow() {
                let began = Instant::now();
                assert_eq!(study(&mut client).await, expected);
                longest = longest.max(began.elapsed());
                answers += 1;
            }
            (answers, longest)
        });
    }
    for kill in 0..kills {
        sleep(Duration::from_millis(300)).await;
        let node = &mut cluster.nodes[1 + kill % 2];
        node.kill();
        sleep(Duration::from_millis(200)).await;
        node.start().await;
    }
    stop.send(true).unwrap();
    let ended = asking.join_all().await;
    let answers: usize = ended.iter().map(|(answers, _)| answers).sum();
    let longest = ended.iter().map(|(_, longest)| *longest).max().unwrap();
    let log = cluster.nodes[0].log_text();
    assert!(!log.contains("no other server analyses"), "a server that thinks was always up: {log}");
    let left = "SELECT count(*) FROM question";
    while cluster.instance.execute(crate::cluster::DATABASE, left).await != ["0"] {
        sleep(Duration::from_millis(20)).await;
    }
    let problems = cluster.stop();
    assert!(problems.is_empty(), "{problems:#?}");
    println!("{kills} nodes that think killed: {answers} analyses, longest wait {} ms", longest.as_millis());
}
