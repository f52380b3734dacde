#![allow(clippy::unwrap_used, reason = "a test that cannot go on fails")]

use std::{
    net::IpAddr,
    sync::{
        Arc, Mutex,
        atomic::{AtomicBool, Ordering::Relaxed},
        mpsc,
    },
};

use tokio::{
    sync::oneshot,
    task::{JoinHandle, yield_now},
};

use super::{Class, Turn, Workers};
use crate::{error::Error, limits::MAX_STUDIES_WAITING};

fn address(number: u8) -> IpAddr {
    [10, 0, 0, number].into()
}

/// Runs work in a task of its own. Returns once the work waits for a thread or has one.
async fn begin<T: Send + 'static>(
    workers: &Workers,
    class: Class,
    from: u8,
    work: impl FnOnce(&Turn) -> T + Send + 'static,
) -> JoinHandle<Result<T, Error>> {
    let (workers, before) = (workers.clone(), workers.figures());
    let (own, number) = (workers.clone(), before.running + before.paused + before.waiting);
    let running = tokio::spawn(async move { workers.run(class, address(from), work).await });
    loop {
        let now = own.figures();
        if running.is_finished() || now.running + now.paused + now.waiting > number {
            return running;
        }
        yield_now().await;
    }
}

/// Begins work that occupies its thread until the sender is dropped, even if other work waits. Returns once
/// the work has begun.
async fn hold(workers: &Workers, from: u8) -> (mpsc::Sender<()>, JoinHandle<Result<(), Error>>) {
    let (held, release) = mpsc::channel();
    let (begun, beginning) = oneshot::channel();
    let work = move |_: &Turn| {
        let _ = begun.send(());
        let _ = release.recv();
    };
    let running = begin(workers, Class::Play, from, work).await;
    beginning.await.unwrap();
    (held, running)
}

#[tokio::test]
async fn a_place_is_held_until_the_work_ends_not_until_its_client_leaves() {
    let workers = Workers::with_threads(1);
    let (held, running) = hold(&workers, 1).await;
    running.abort();
    assert!(running.await.unwrap_err().is_cancelled());
    let next = begin(&workers, Class::Play, 2, |_| ()).await;
    let figures = workers.figures();
    assert_eq!((figures.running, figures.waiting, figures.abandoned), (1, 1, 1));
    drop(held);
    next.await.unwrap().unwrap();
}

#[tokio::test]
async fn work_ends_when_nobody_waits_for_it() {
    let workers = Workers::with_threads(1);
    let (begun, beginning) = oneshot::channel();
    let endless = move |turn: &Turn| {
        let _ = begun.send(());
        while !turn.should_stop() {}
    };
    let running = begin(&workers, Class::Study, 1, endless).await;
    beginning.await.unwrap();
    let waiting = begin(&workers, Class::Study, 1, |_| ()).await;
    waiting.abort();
    assert!(waiting.await.unwrap_err().is_cancelled());
    assert_eq!(workers.figures().waiting, 0, "what has not begun never does");
    running.abort();
    workers.run(Class::Study, address(2), |_| ()).await.unwrap();
}

#[tokio::test]
async fn a_job_that_fails_gives_its_thread_back() {
    let workers = Workers::with_threads(1);
    #[allow(clippy::panic, reason = "it is what is tested")]
    let failed = workers.run(Class::Play, address(1), |_| panic!("on purpose")).await;
    assert!(failed.is_err());
    workers.run(Class::Play, address(1), |_| ()).await.unwrap();
    assert_eq!(workers.figures().running, 0);
}

#[tokio::test]
async fn those_who_look_on_wait_for_those_who_play() {
    let workers = Workers::with_threads(1);
    let over = Arc::new(AtomicBool::new(false));
    let (begun, beginning) = oneshot::channel();
    let ends = over.clone();
    let looked_on = move |turn: &Turn| {
        let _ = begun.send(());
        while !ends.load(Relaxed) {
            assert!(!turn.should_stop());
        }
    };
    let running = begin(&workers, Class::Watch, 1, looked_on).await;
    beginning.await.unwrap();
    let own = workers.clone();
    let paused = workers.run(Class::Play, address(1), move |_| own.figures().paused).await.unwrap();
    assert_eq!(paused, 1);
    over.store(true, Relaxed);
    running.await.unwrap().unwrap();
}

#[tokio::test]
async fn those_who_look_on_get_a_little_nevertheless() {
    let workers = Workers::with_threads(1);
    let over = Arc::new(AtomicBool::new(false));
    let mut endless = Vec::new();
    for from in [1, 2] {
        let ends = over.clone();
        let work = move |turn: &Turn| while !ends.load(Relaxed) && !turn.should_stop() {};
        endless.push(begin(&workers, Class::Play, from, work).await);
    }
    // Without an occasional slice, this work would never begin.
    workers.run(Class::Watch, address(3), move |_| over.store(true, Relaxed)).await.unwrap();
    for work in endless {
        work.await.unwrap().unwrap();
    }
}

#[tokio::test]
async fn whoever_plays_does_not_wait_for_their_own_studies() {
    let workers = Workers::with_threads(1);
    let (held, _running) = hold(&workers, 9).await;
    let order = Arc::new(Mutex::new(Vec::new()));
    let mut jobs = Vec::new();
    for (from, class) in [(1, Class::Study), (1, Class::Play), (2, Class::Study), (1, Class::Play)] {
        let order = order.clone();
        let note = move |_: &Turn| order.lock().unwrap().push((from, class));
        jobs.push(begin(&workers, class, from, note).await);
    }
    drop(held);
    for job in jobs {
        job.await.unwrap().unwrap();
    }
    let expected = [(1, Class::Play), (2, Class::Study), (1, Class::Play), (1, Class::Study)];
    assert_eq!(*order.lock().unwrap(), expected);
}

#[tokio::test]
async fn addresses_take_turns() {
    let workers = Workers::with_threads(1);
    let (held, _running) = hold(&workers, 9).await;
    let order = Arc::new(Mutex::new(Vec::new()));
    let note = |from| {
        let order = order.clone();
        move |_: &Turn| order.lock().unwrap().push(from)
    };
    let mut jobs = Vec::new();
    for from in [1, 1, 1, 1, 2, 2, 3] {
        jobs.push(begin(&workers, Class::Play, from, note(from)).await);
    }
    drop(held);
    for job in jobs {
        job.await.unwrap().unwrap();
    }
    assert_eq!(*order.lock().unwrap(), [1, 2, 3, 1, 2, 1, 1]);
}

#[tokio::test]
async fn long_work_gives_way_to_another_address() {
    let workers = Workers::with_threads(1);
    let over = Arc::new(AtomicBool::new(false));
    let ends = over.clone();
    let long = move |turn: &Turn| {
        while !ends.load(Relaxed) {
            assert!(!turn.should_stop());
        }
        turn.used()
    };
    let running = begin(&workers, Class::Play, 1, long).await;
    // If the first job did not pause, the second would never begin.
    workers.run(Class::Play, address(2), move |_| over.store(true, Relaxed)).await.unwrap();
    running.await.unwrap().unwrap();
}

#[tokio::test]
async fn an_address_has_so_many_studies_waiting() {
    let workers = Workers::with_threads(1);
    let (held, _running) = hold(&workers, 1).await;
    let mut waiting = Vec::new();
    for _ in 0..MAX_STUDIES_WAITING {
        waiting.push(begin(&workers, Class::Study, 1, |_| ()).await);
    }
    let refused = workers.run(Class::Study, address(1), |_| ()).await;
    assert!(matches!(refused, Err(Error::Refused(refusal)) if refusal.code == "server-busy"));
    let other = begin(&workers, Class::Study, 2, |_| ()).await;
    drop(held);
    other.await.unwrap().unwrap();
    for job in waiting {
        job.await.unwrap().unwrap();
    }
}
