#![allow(clippy::unwrap_used, reason = "a test that cannot go on fails")]

use std::{
    net::{IpAddr, Ipv4Addr},
    sync::Arc,
    time::Duration,
};

use futures_util::future::join;
use table::{Event, Identity, NewTable, Order, SeatPlan, SecretSeed};
use tempfile::TempDir;
use tokio::{
    sync::{
        mpsc::{UnboundedReceiver, unbounded_channel},
        oneshot,
    },
    task::yield_now,
};
use wire::{Clock, Command, Mode};

use super::{play_turn, play_turns};
use crate::{
    app::App,
    bus::InProcess,
    config::{Config, Role, Timeouts},
    protocol::Protocol,
    room::Room,
    store::{Durability, Sqlite},
    tables::ComputerTurn,
    time::TimeSource,
};

/// Noon of a day in November 2026.
const NOON: u64 = 1_795_176_000_000;
const TABLE: &str = "table";

/// A server's parts without their connections, and a table at which a computer is to act.
struct Scene {
    app: Arc<App>,
    time: TimeSource,
    room: Arc<Room>,
    _turns: UnboundedReceiver<ComputerTurn>,
    _folder: TempDir,
}

/// Returns a server with a table at which Ada has played `action` against a computer.
async fn scene(spec: &str, action: &str) -> Scene {
    let folder = tempfile::tempdir().unwrap();
    let store = Sqlite::open(&folder.path().join("tables.db"), Durability::Process).await.unwrap();
    let time = TimeSource::manual(NOON);
    let here = IpAddr::V4(Ipv4Addr::LOCALHOST);
    let config = Config {
        role: Role::All,
        listen: here,
        port: 0,
        public_url: None,
        trusted_proxies: Vec::new(),
        limits: false,
        timeouts: Timeouts::default(),
        reachable: false,
        link_host: here,
        metrics: None,
        operator: None,
        admin: None,
        assets: None,
        protocol: Protocol::default(),
        time: time.clone(),
    };
    let (sender, turns) = unbounded_channel();
    let app = App::open(config, Arc::new(store), Arc::new(InProcess::default()), sender).await.unwrap();
    let ada = Identity { id: "ada".into(), name: "Ada".into() };
    let new = NewTable {
        spec: spec.into(),
        position: None,
        clock: Clock::None,
        mode: Mode::Casual,
        listed: false,
        pie: false,
        bids: false,
        rematch_of: None,
        seats: vec![SeatPlan::Invited(ada.clone()), SeatPlan::Computer { level: 1, version: "0".into() }],
        seed: SecretSeed::new([7; 32]),
    };
    app.tables.create(new, &ada, TABLE.into()).await.unwrap();
    for (id, command) in [
        ("1", Command::Sit { seat: 0, commitment: None }),
        ("2", Command::Play { seat: 0, ply: 0, action: action.into() }),
    ] {
        app.tables.order(TABLE, Order { id, by: &ada, command: &command }).await.unwrap();
    }
    let room = app.tables.room(TABLE).await.unwrap();
    Scene { app: Arc::new(app), time, room, _turns: turns, _folder: folder }
}

/// The computer waits for a thread for longer than it may think, and then chooses its action at once.
#[tokio::test]
async fn a_masked_computer_that_waited_for_a_thread_takes_its_second_afterwards() {
    let Scene { app, time, room, .. } = &scene("mandua:referee=strict", "@c3").await;
    let mut turn = super::next_turn(app, room, NOON).await.unwrap().unwrap();
    let (thought, has_thought) = oneshot::channel();
    let choice = turn.choice;
    turn.choice = Box::new(|stop| {
        let action = choice(stop);
        thought.send(()).unwrap();
        action
    });
    turn.queued = turn.queued.checked_sub(Duration::from_secs(5)).unwrap();
    time.advance(Duration::from_secs(5));
    let wait = async {
        has_thought.await.unwrap();
        // Let other tasks run. A computer that did not wait for a second would play too early here.
        while app.workers.figures().running > 0 {
            yield_now().await;
        }
        for _ in 0..1000 {
            yield_now().await;
        }
        time.advance(Duration::from_secs(1));
    };
    let (played, ()) = join(play_turn(app, room, turn), wait).await;
    played.unwrap();
    let log = app.store.read_log(TABLE, 0).await.unwrap();
    let newest = log.last().unwrap();
    assert!(matches!(newest.event, Event::Played { seat: 1, .. }), "{newest:?}");
    assert_eq!(newest.at, NOON + 6000);
}

/// The test gives a table a second room, which a server never does. Even then, the computers of that room
/// must not think for ever.
#[tokio::test]
async fn a_computer_that_sees_an_old_board_again_stops() {
    let Scene { app, room, .. } = &scene("mandua", "@c3").await;
    let old = Arc::new(Room::new(TABLE.into()));
    app.tables.look_at(&old, |_| ()).await.unwrap();
    for room in [room, &old] {
        play_turns(app.clone(), room.clone(), NOON).await;
    }
    let log = app.store.read_log(TABLE, 0).await.unwrap();
    let played = log.iter().filter(|entry| matches!(entry.event, Event::Played { seat: 1, .. })).count();
    assert_eq!(played, 1);
}
