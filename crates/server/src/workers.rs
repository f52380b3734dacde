//! Threads for long work, which all clients share: computers' actions, analysis, histories and records.
//!
//! - Work that people wait for runs before computers that play each other; see [`Class`].
//! - The addresses take turns, so that an address gets its share however much it asks for.
//! - Work [asks](Turn::should_stop) all the time whether to go on. When it asks, it may pause for other work,
//!   or end because nobody waits for its result any more.
//! - Work holds its place until its thread has ended, not until its client has gone.

use std::{
    collections::{HashMap, VecDeque},
    net::IpAddr,
    sync::{
        Arc, Condvar, Mutex, MutexGuard, PoisonError,
        atomic::{AtomicBool, AtomicU64, AtomicUsize, Ordering::Relaxed},
    },
    thread::available_parallelism,
    time::{Duration, Instant},
};

use tokio::{sync::Notify, task::spawn_blocking};
use wire::refusals::server as refusals;

use crate::{
    error::Error,
    limits::{LOOK, MAX_STARTED, MAX_STUDIES_WAITING, SLICE},
};

/// Who waits for work.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) enum Class {
    /// People at a table: a computer's answer, or what has happened so far.
    Play,
    /// A person who studies a game. Studies of an address wait for its work of the class
    /// [`Play`](Class::Play).
    Study,
    /// Nobody waits for this work, except perhaps a spectator of computers that play each other. This work
    /// waits for all work of other classes, whatever its address, except that it gets a slice [now and
    /// then](LOOK).
    Watch,
}

impl Class {
    /// Which of the queues it waits in. Work of an earlier queue runs first.
    fn queue(self) -> usize {
        usize::from(self == Class::Watch)
    }
}

/// The number of queues.
const QUEUES: usize = 2;
/// The queue of [`Class::Watch`].
const LAST: usize = QUEUES - 1;

/// The threads and the queue for them.
#[derive(Clone)]
pub(crate) struct Workers(Arc<Shared>);

struct Shared {
    state: Mutex<State>,
    /// Wakes threads that have paused.
    resumed: Condvar,
    /// The first queue in which work waits, or [`QUEUES`].
    urgent: AtomicUsize,
    abandoned: AtomicU64,
}

struct State {
    /// How many jobs may run at the same time.
    threads: usize,
    running: usize,
    /// For each queue, the number of jobs that have started and not ended: those that run, and those that
    /// have paused.
    started: [usize; QUEUES],
    /// The jobs that wait for a thread.
    queues: [FairQueue; QUEUES],
    /// When the queue of [`Class::Watch`] last had its turn.
    looked: Instant,
}

/// Work and its place in the queue. All but `abandoned` changes only under the lock of the state.
struct Job {
    class: Class,
    from: IpAddr,
    /// Whether the job has a thread or may take one.
    granted: AtomicBool,
    started: AtomicBool,
    /// Whether the job has its thread for a slice although more urgent work waits.
    looks: AtomicBool,
    /// Whether nobody waits for the result.
    abandoned: AtomicBool,
    /// Wakes the task that starts the job.
    start: Notify,
}

impl Workers {
    /// One thread for each core but one, which is left to the threads that answer requests.
    pub(crate) fn new() -> Workers {
        Workers::with_threads(available_parallelism().map_or(1, |cores| cores.get().saturating_sub(1).max(1)))
    }

    fn with_threads(threads: usize) -> Workers {
        let state = State {
            threads,
            running: 0,
            started: Default::default(),
            queues: Default::default(),
            looked: Instant::now(),
        };
        Workers(Arc::new(Shared {
            state: Mutex::new(state),
            resumed: Condvar::new(),
            urgent: AtomicUsize::new(QUEUES),
            abandoned: AtomicU64::new(0),
        }))
    }

    /// Does work for a client at this address on another thread when its turn comes. If the future is
    /// dropped, the work is told to stop.
    pub(crate) async fn run<T: Send + 'static>(
        &self,
        class: Class,
        from: IpAddr,
        work: impl FnOnce(&Turn) -> T + Send + 'static,
    ) -> Result<T, Error> {
        let mut place = self.0.enqueue(class, from)?;
        while !place.job.granted.load(Relaxed) {
            place.job.start.notified().await;
        }
        let turn = place.start();
        let result = spawn_blocking(move || work(&turn)).await;
        place.done = true;
        result.map_err(Error::internal)
    }

    /// The numbers of jobs that run, that have paused, and that have not started.
    pub(crate) fn figures(&self) -> WorkFigures {
        let state = self.0.lock();
        let waiting: usize = state.queues.iter().map(FairQueue::len).sum();
        let started: usize = state.started.iter().sum();
        let paused = started.saturating_sub(state.running);
        WorkFigures {
            running: state.running,
            paused,
            waiting: waiting.saturating_sub(paused),
            abandoned: self.0.abandoned.load(Relaxed),
        }
    }
}

/// What the metrics say of the [`Workers`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct WorkFigures {
    pub(crate) running: usize,
    pub(crate) paused: usize,
    pub(crate) waiting: usize,
    /// The number of jobs so far whose client left before the result.
    pub(crate) abandoned: u64,
}

impl Shared {
    fn lock(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn enqueue(self: &Arc<Self>, class: Class, from: IpAddr) -> Result<Place, Error> {
        let job = Arc::new(Job {
            class,
            from,
            granted: AtomicBool::new(false),
            started: AtomicBool::new(false),
            looks: AtomicBool::new(false),
            abandoned: AtomicBool::new(false),
            start: Notify::new(),
        });
        let mut state = self.lock();
        let queue = &mut state.queues[class.queue()];
        // The computers' turns are limited by the tables, and histories by the sockets.
        if class == Class::Study && queue.studies_of(from) >= MAX_STUDIES_WAITING {
            return Err(refusals::BUSY.into());
        }
        queue.push_back(job.clone());
        self.dispatch(&mut state);
        drop(state);
        Ok(Place { shared: self.clone(), job, spawned: false, done: false })
    }

    /// Gives free threads to jobs that wait.
    fn dispatch(&self, state: &mut State) {
        let mut granted = false;
        while state.running < state.threads
            && let Some(job) = state.next()
        {
            state.running += 1;
            if !job.started.swap(true, Relaxed) {
                state.started[job.class.queue()] += 1;
            }
            job.granted.store(true, Relaxed);
            job.start.notify_one();
            granted = true;
        }
        let urgent = state.queues.iter().position(|queue| !queue.is_empty());
        self.urgent.store(urgent.unwrap_or(QUEUES), Relaxed);
        if granted {
            self.resumed.notify_all();
        }
    }

    /// Frees the thread of a job that has ended, or that has never begun.
    fn end(&self, job: &Job) {
        let mut state = self.lock();
        state.running -= 1;
        state.started[job.class.queue()] -= 1;
        self.dispatch(&mut state);
    }
}

impl State {
    /// The next job: from the first queue in which one waits, of the address whose turn it is.
    fn next(&mut self) -> Option<Arc<Job>> {
        let urgent = self.queues.iter().position(|queue| !queue.is_empty())?;
        let looks = urgent != LAST && !self.queues[LAST].is_empty() && self.looked.elapsed() > LOOK;
        let chosen = if looks { LAST } else { urgent };
        if chosen == LAST {
            self.looked = Instant::now();
        }
        let may_start = self.started[chosen] < MAX_STARTED[chosen];
        let job = self.queues[chosen].pop(|job| may_start || job.started.load(Relaxed))?;
        job.looks.store(looks, Relaxed);
        Some(job)
    }
}

/// A job's place in the queue, held by the task that waits for the result.
struct Place {
    shared: Arc<Shared>,
    job: Arc<Job>,
    /// Whether a [`Turn`] frees the thread.
    spawned: bool,
    /// Whether the result is there.
    done: bool,
}

impl Place {
    fn start(&mut self) -> Turn {
        self.spawned = true;
        let slice = Slice { began: Instant::now(), used: Duration::ZERO };
        Turn { shared: self.shared.clone(), job: self.job.clone(), slice: Mutex::new(slice) }
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        if self.done {
            return;
        }
        self.shared.abandoned.fetch_add(1, Relaxed);
        // Under the lock, so that a thread that is about to pause does not miss it.
        let mut state = self.shared.lock();
        self.job.abandoned.store(true, Relaxed);
        if self.spawned {
            drop(state);
            self.shared.resumed.notify_all();
        } else if self.job.granted.load(Relaxed) {
            drop(state);
            self.shared.end(&self.job);
        } else {
            state.queues[self.job.class.queue()].remove(&self.job);
            self.shared.dispatch(&mut state);
        }
    }
}

/// A job's turn on a thread. The place is free when this is dropped.
pub(crate) struct Turn {
    shared: Arc<Shared>,
    job: Arc<Job>,
    slice: Mutex<Slice>,
}

/// The time since a job was last given its thread.
struct Slice {
    began: Instant,
    /// The time it had used before.
    used: Duration,
}

impl Turn {
    /// Whether nobody waits for the result any more.
    pub(crate) fn is_abandoned(&self) -> bool {
        self.job.abandoned.load(Relaxed)
    }

    /// Whether to stop. First pauses while more urgent work waits, or while it is another address's turn.
    pub(crate) fn should_stop(&self) -> bool {
        let (urgent, own) = (self.shared.urgent.load(Relaxed), self.job.class.queue());
        let at_once = urgent < own && !self.job.looks.load(Relaxed);
        if at_once || urgent < QUEUES && self.slice().began.elapsed() > SLICE {
            self.pause();
        }
        self.is_abandoned()
    }

    /// The time that the work has had a thread for.
    pub(crate) fn used(&self) -> Duration {
        let slice = self.slice();
        slice.used + slice.began.elapsed()
    }

    fn slice(&self) -> MutexGuard<'_, Slice> {
        self.slice.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn pause(&self) {
        let mut slice = self.slice();
        let used = slice.began.elapsed();
        slice.used += used;
        let job = &self.job;
        let mut state = self.shared.lock();
        job.granted.store(false, Relaxed);
        state.running -= 1;
        state.queues[job.class.queue()].push_front(job.clone());
        self.shared.dispatch(&mut state);
        while !job.granted.load(Relaxed) {
            if job.abandoned.load(Relaxed) {
                // It needs a moment to end.
                state.queues[job.class.queue()].remove(job);
                state.running += 1;
                break;
            }
            state = self.shared.resumed.wait(state).unwrap_or_else(PoisonError::into_inner);
        }
        drop(state);
        slice.began = Instant::now();
    }
}

impl Drop for Turn {
    fn drop(&mut self) {
        self.shared.end(&self.job);
    }
}

/// Jobs that wait, first come first served for each address. The addresses take turns.
#[derive(Default)]
struct FairQueue {
    jobs: HashMap<IpAddr, VecDeque<Arc<Job>>>,
    /// The addresses with jobs, the next one first.
    turns: VecDeque<IpAddr>,
}

impl FairQueue {
    fn is_empty(&self) -> bool {
        self.turns.is_empty()
    }

    fn len(&self) -> usize {
        self.jobs.values().map(VecDeque::len).sum()
    }

    /// The number of waiting studies that an address asked for.
    fn studies_of(&self, from: IpAddr) -> usize {
        let line = self.jobs.get(&from).into_iter().flatten();
        line.filter(|job| job.class == Class::Study).count()
    }

    /// Puts a job after the others of its address and class.
    fn push_back(&mut self, job: Arc<Job>) {
        let line = self.line(job.from);
        let at = line.partition_point(|other| other.class <= job.class);
        line.insert(at, job);
    }

    /// Puts a job that has paused before the others of its address and class.
    fn push_front(&mut self, job: Arc<Job>) {
        let line = self.line(job.from);
        let at = line.partition_point(|other| other.class < job.class);
        line.insert(at, job);
    }

    fn line(&mut self, from: IpAddr) -> &mut VecDeque<Arc<Job>> {
        self.jobs.entry(from).or_insert_with(|| {
            self.turns.push_back(from);
            VecDeque::new()
        })
    }

    /// Takes the job of the address whose turn it is. An address whose first job is not allowed is passed
    /// over.
    fn pop(&mut self, is_allowed: impl Fn(&Job) -> bool) -> Option<Arc<Job>> {
        for _ in 0..self.turns.len() {
            let from = self.turns.pop_front()?;
            let line = self.jobs.get_mut(&from)?;
            let job = if line.front().is_some_and(|job| is_allowed(job)) { line.pop_front() } else { None };
            if line.is_empty() {
                self.jobs.remove(&from);
            } else {
                self.turns.push_back(from);
            }
            if job.is_some() {
                return job;
            }
        }
        None
    }

    fn remove(&mut self, job: &Arc<Job>) {
        let Some(line) = self.jobs.get_mut(&job.from) else { return };
        line.retain(|other| !Arc::ptr_eq(other, job));
        if line.is_empty() {
            self.jobs.remove(&job.from);
            self.turns.retain(|from| *from != job.from);
        }
    }
}

#[cfg(test)]
mod tests {
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

    /// Runs work in a task of its own; returns once it waits or has a thread.
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

    /// Work that occupies its thread until the sender is dropped, even if other work waits. Returns once the
    /// work has begun.
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
        // Without its turn now and then, this would never begin.
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
        // Would the first not pause, the second would never begin.
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
}
