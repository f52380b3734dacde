//! Analyses that web servers leave to the servers that think.

use std::{
    future::pending,
    path::Path,
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering::Relaxed},
    },
    time::Duration,
};

use serde_json::json;
use server::{
    Bus, Hint, InProcess, Role, TimeSource,
    store::{Durability, Question, Sqlite, Store},
};
use tempfile::TempDir;
use tokio::{io::AsyncWriteExt, net::TcpStream, task::JoinHandle, time::sleep};

use crate::{
    common::{Client, Running},
    nats::pass_time,
    nodes::Strange,
    scripted::{Answer, Call, Scripted},
};

/// Records of different games. One begins with a position.
const GAMES: [&str; 4] = [
    "[Spec \"mancala\"]\n[Rules \"1\"]\n[Result \"*\"]\n\n1. 3 2. 6\n",
    "[Spec \"mancala\"]\n[Rules \"1\"]\n[Position \"0 0 0 0 0 1 24 / 0 0 0 0 1 0 22 S\"]\n[Result \"*\"]\n\n",
    "[Spec \"jungle\"]\n[Rules \"1\"]\n[Result \"*\"]\n\n",
    "[Spec \"mandua\"]\n[Rules \"1\"]\n[Result \"*\"]\n\n",
];

/// Asks for the analysis of a record. Returns the status and the text of the answer.
async fn study(client: &mut Client, record: &str) -> (u16, String) {
    let point = json!({"record": record, "ply": 1000}).to_string();
    client.text("POST", "/api/records/study", &point).await
}

/// Asks for the analysis of a record in the background.
fn ask(mut client: Client, record: &'static str) -> JoinHandle<(u16, String)> {
    tokio::spawn(async move { study(&mut client, record).await })
}

/// What a server with the role `all` answers.
async fn expected() -> Vec<(u16, String)> {
    let folder = tempfile::tempdir().unwrap();
    let server = Running::start(&folder.path().join("tables.db")).await;
    let mut client = Client::enter(server.port).await;
    let mut answers = Vec::new();
    for record in GAMES {
        answers.push(study(&mut client, record).await);
    }
    assert!(answers.iter().all(|(status, text)| *status == 200 && text.contains("\"value\"")), "{answers:?}");
    server.stop().await;
    answers
}

async fn open(data: &Path) -> Arc<dyn Store> {
    Arc::new(Sqlite::open(data, Durability::Process).await.unwrap())
}

/// A web server, and the store that it shares with the servers that think. The test moves its clock.
struct Web {
    store: Arc<dyn Store>,
    bus: Arc<dyn Bus>,
    time: TimeSource,
    web: Running,
    /// The web server's own access to the store.
    own: Arc<Scripted>,
    /// Whether `own` holds back its next answer about questions until the test releases it.
    is_late: Arc<AtomicBool>,
    _folder: TempDir,
}

impl Web {
    async fn start() -> Web {
        let folder = tempfile::tempdir().unwrap();
        let data = folder.path().join("tables.db");
        let (bus, time) = (Strange::new(1, None) as Arc<dyn Bus>, TimeSource::manual(1_000_000));
        let store = open(&data).await;
        let is_late = Arc::new(AtomicBool::new(false));
        let late = is_late.clone();
        let script = move |call| {
            if call == Call::Questions && late.swap(false, Relaxed) { Answer::Late } else { Answer::Now }
        };
        let own = Scripted::open(&data, script).await;
        let web = start(own.clone(), &bus, Role::Web, &time).await;
        Web { store, bus, time, web, own, is_late, _folder: folder }
    }

    /// Claims a question as a server that thinks would do, and waits until the web server knows of the claim.
    /// No time passes.
    async fn claim(&self, until: u64) {
        let Question { id, .. } = claim(&*self.store, self.time.now(), until).await;
        self.is_late.store(true, Relaxed);
        // A hint about an answer makes the web server look for it.
        self.bus.publish(Hint { id, number: 1 });
        self.own.called.notified().await;
        self.own.answers.notify_one();
    }

    /// Moves the clock forward until it has reached `from` and the web server works. After that, the clock
    /// stands still, because otherwise the request would take too long. Never returns.
    async fn until_it_works(&self, from: u64) {
        while self.time.now() < from || self.web.figure("work_running").await == 0 {
            self.time.advance(Duration::from_millis(50));
            sleep(Duration::from_millis(5)).await;
        }
        pending::<()>().await;
    }
}

async fn start(store: Arc<dyn Store>, bus: &Arc<dyn Bus>, role: Role, time: &TimeSource) -> Running {
    let change = |config: &mut server::Config| (config.role, config.time) = (role, time.clone());
    Running::start_with(store, bus.clone(), change).await
}

/// Claims a question as a server that thinks would do.
async fn claim(store: &dyn Store, now: u64, until: u64) -> Question {
    loop {
        if let Some(question) = store.claim_questions(now, until, 1).await.unwrap().pop() {
            return question;
        }
        sleep(Duration::from_millis(5)).await;
    }
}

/// The web server asks, and the server that thinks answers as a server with the role `all` would.
pub(crate) async fn is_answered_by_another_server(stores: [Arc<dyn Store>; 2], bus: Arc<dyn Bus>) {
    let expected = expected().await;
    let time = TimeSource::system();
    let [web, think] = stores;
    let web = start(web, &bus, Role::Web, &time).await;
    let think = start(think, &bus, Role::Think, &time).await;
    let mut client = Client::enter(web.port).await;
    for (record, expected) in GAMES.into_iter().zip(&expected) {
        assert_eq!(study(&mut client, record).await, *expected);
    }
    assert_eq!(think.figure("questions_answered_total").await, GAMES.len());
    assert_eq!(web.figure("questions_answered_total").await, 0);
    // If nobody is to act in a position, the web server answers without a question to other servers.
    let over = "[Spec \"mancala\"]\n[Rules \"1\"]\n[Position \"0 0 0 0 0 1 24 / 0 0 0 0 1 0 22 S\"]\n[Result \"1 0\"]\n\n1. 6\n";
    assert_eq!(study(&mut client, over).await, (200, "null".to_owned()));
    assert_eq!(think.figure("questions_answered_total").await, GAMES.len());
    for server in [web, think] {
        server.stop().await;
    }
}

/// A thinking server claims a question and crashes. Its claim ends, and another server answers.
pub(crate) async fn is_answered_after_a_crash(stores: [Arc<dyn Store>; 3], bus: Arc<dyn Bus>) {
    let time = TimeSource::system();
    let [web, think, crashes] = stores;
    let web = start(web, &bus, Role::Web, &time).await;
    let asked = ask(Client::enter(web.port).await, GAMES[0]);
    let now = time.now();
    let question = claim(&*crashes, now + 60_000, now + 2_000).await;
    assert!(question.content.contains("[Spec \"mancala\"]") && question.content.ends_with("1. 3 2. 6\n"));
    let think = start(think, &bus, Role::Think, &time).await;
    let (status, text) = asked.await.unwrap();
    assert!(status == 200 && text.contains("\"value\""), "{status} {text}");
    assert!(time.now() >= now + 2_000, "the claim had to end first");
    assert_eq!(think.figure("questions_answered_total").await, 1);
    for server in [web, think] {
        server.stop().await;
    }
    crashes.close().await.unwrap();
}

#[tokio::test]
async fn a_thinking_server_answers_the_analyses_of_web_servers() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("tables.db");
    is_answered_by_another_server([open(&data).await, open(&data).await], Arc::new(InProcess::default()))
        .await;
}

#[tokio::test]
async fn a_question_of_a_crashed_server_is_answered_by_another() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("tables.db");
    let stores = [open(&data).await, open(&data).await, open(&data).await];
    is_answered_after_a_crash(stores, Arc::new(InProcess::default())).await;
}

/// A server that stops gives its questions up, so that nobody has to wait until its claims end. In this test,
/// the clock advances by less than a claim lasts.
#[tokio::test]
async fn a_question_that_is_given_up_goes_to_another_thinking_server() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("tables.db");
    let (bus, time) = (Arc::new(InProcess::default()) as Arc<dyn Bus>, TimeSource::manual(1_000_000));
    let stores = [open(&data).await, open(&data).await, open(&data).await];
    let [web, first, second] = stores;
    let web = start(web, &bus, Role::Web, &time).await;
    let first = start(first, &bus, Role::Think, &time).await;
    let mut asked = Vec::new();
    for _ in 0..12 {
        asked.push(ask(Client::enter(web.port).await, GAMES[2]));
    }
    first.until_figure("work_running", |running| running > 0).await;
    first.stop().await;
    let second = start(second, &bus, Role::Think, &time).await;
    // For a moment after a question was asked, a busy server leaves it to other servers.
    let pass = async {
        for _ in 0..8 {
            sleep(Duration::from_secs(1)).await;
            time.advance(Duration::from_millis(300));
        }
        pending::<()>().await;
    };
    let all = async {
        for asked in asked {
            assert_eq!(asked.await.unwrap().0, 200);
        }
    };
    tokio::select! {
        () = all => {}
        () = pass => unreachable!(),
    }
    assert!(second.figure("questions_answered_total").await > 0);
    for server in [web, second] {
        server.stop().await;
    }
}

#[tokio::test]
async fn a_web_server_analyses_while_nobody_else_does() {
    let served = Web::start().await;
    let Web { store, time, web, .. } = &served;
    let mut client = Client::enter(web.port).await;
    let answer = tokio::select! {
        answer = study(&mut client, GAMES[0]) => answer,
        () = served.until_it_works(1_003_000) => unreachable!(),
    };
    assert_eq!(answer.0, 200);
    assert!(time.now() >= 1_003_000, "the web server leaves the question to others for some seconds");
    // The web server now knows that nobody else answers, so it does so at once, while the clock stands still.
    let before = time.now();
    assert_eq!(study(&mut client, GAMES[0]).await, answer);
    assert_eq!(time.now(), before);
    // The question that nobody answered is gone.
    assert!(store.claim_questions(before + 60_000, before + 60_001, 9).await.unwrap().is_empty());
    served.web.stop().await;
}

/// The question of a client that leaves is withdrawn, so that nobody works on it.
#[tokio::test]
async fn the_question_of_a_client_that_leaves_is_withdrawn() {
    let served = Web::start().await;
    let Web { store, time, web, .. } = &served;
    let client = Client::enter(web.port).await;
    let point = json!({"record": GAMES[0], "ply": 2}).to_string();
    let mut stream = TcpStream::connect(("127.0.0.1", web.port)).await.unwrap();
    let head = client.head("POST", "/api/records/study", point.len());
    stream.write_all(format!("{head}{point}").as_bytes()).await.unwrap();
    let Question { id, .. } = claim(&**store, time.now(), time.now() + 60_000).await;
    drop(stream);
    while !store.questions(std::slice::from_ref(&id)).await.unwrap().is_empty() {
        sleep(Duration::from_millis(2)).await;
    }
    assert!(!store.answer(&id, "null").await.unwrap());
    served.web.stop().await;
}

/// Somebody has claimed the question and does not answer it.
#[tokio::test]
async fn an_answer_that_takes_too_long_is_not_waited_for() {
    let served = Web::start().await;
    let Web { time, web, .. } = &served;
    let asked = ask(Client::enter(web.port).await, GAMES[0]);
    served.claim(time.now() + 600_000).await;
    let (status, text) = tokio::select! {
        answer = asked => answer.unwrap(),
        () = pass_time(time) => unreachable!(),
    };
    assert_eq!(status, 429, "{text}");
    assert!(text.contains("server-busy"), "{text}");
    assert!(time.now() >= 1_020_000);
    served.web.stop().await;
}

/// The only server that thinks has claimed the question and crashed.
#[tokio::test]
async fn a_web_server_answers_a_question_whose_claim_has_ended() {
    let served = Web::start().await;
    let Web { time, web, .. } = &served;
    let asked = ask(Client::enter(web.port).await, GAMES[0]);
    served.claim(1_005_000).await;
    let (status, text) = tokio::select! {
        answer = asked => answer.unwrap(),
        () = served.until_it_works(1_008_000) => unreachable!(),
    };
    assert_eq!(status, 200, "{text}");
    assert!((1_008_000..1_020_000).contains(&time.now()), "{}", time.now());
    served.web.stop().await;
}

/// Malformed data in the store does not stop the servers.
#[tokio::test]
async fn malformed_questions_and_answers_are_errors() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("tables.db");
    let (bus, time) = (Arc::new(InProcess::default()) as Arc<dyn Bus>, TimeSource::system());
    let store = open(&data).await;
    let (web, think) = (open(&data).await, open(&data).await);
    let web = start(web, &bus, Role::Web, &time).await;
    let failed = "\"failed\"";
    for answer in ["", "null", "{\"study\":{}}", "{\"study\":[", failed] {
        let asked = ask(Client::enter(web.port).await, GAMES[0]);
        let Question { id, .. } = claim(&*store, time.now() + 60_000, time.now() + 90_000).await;
        assert!(store.answer(&id, answer).await.unwrap());
        let (status, text) = asked.await.unwrap();
        assert!(status == 500 && text.contains("server-failed"), "{answer}: {status} {text}");
    }
    let ids = ["question-1", "question-2"].map(str::to_owned);
    for (id, content) in ids.iter().zip(["", "[Spec \"jungle\"]\n[Rules \"1\"]\n[Result \"*\"]\n\n1. z9z9\n"])
    {
        let question = Question { id: id.clone(), asker: 1, asked: time.now(), content: content.to_owned() };
        store.ask(&question).await.unwrap();
    }
    let think = start(think, &bus, Role::Think, &time).await;
    loop {
        let states = store.questions(&ids).await.unwrap();
        if states.iter().all(|state| state.answer.as_deref() == Some(failed)) {
            break;
        }
        sleep(Duration::from_millis(5)).await;
    }
    assert_eq!(study(&mut Client::enter(web.port).await, GAMES[0]).await.0, 200);
    for server in [web, think] {
        server.stop().await;
    }
}

/// A server of each role beside web servers that share its store over a network.
#[tokio::test]
async fn a_server_with_all_roles_answers_web_servers_too() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("tables.db");
    let (bus, time) = (Arc::new(server::Polling::default()) as Arc<dyn Bus>, TimeSource::system());
    let (web, all) = (open(&data).await, open(&data).await);
    let web = start(web, &bus, Role::Web, &time).await;
    let all = start(all, &bus, Role::All, &time).await;
    assert_eq!(study(&mut Client::enter(web.port).await, GAMES[0]).await.0, 200);
    assert_eq!(all.figure("questions_answered_total").await, 1);
    // It answers its own clients without a question to other servers.
    assert_eq!(study(&mut Client::enter(all.port).await, GAMES[0]).await.0, 200);
    assert_eq!(all.figure("questions_answered_total").await, 1);
    for server in [web, all] {
        server.stop().await;
    }
}
