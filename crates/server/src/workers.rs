//! Threads for long work, which all clients share: computers' actions, analysis, histories and records.
//!
//! - Work that somebody waits for comes before games between computers; see [`Class`].
//! - Network addresses take turns, so asking for more work gives no address a larger share.
//! - Work [asks](Turn::should_stop) at short intervals whether to stop. It may then pause for other work, or
//!   end because nobody waits for its result any more.
//! - Work holds its place until it has ended on its thread, even if its client has gone.

mod fair_queue;
#[cfg(test)]
mod tests;

use std::{
    net::IpAddr,
    sync::{
        Arc, Condvar, Mutex, MutexGuard, PoisonError,
        atomic::{AtomicBool, AtomicU64, AtomicUsize, Ordering::Relaxed},
    },
    thread::available_parallelism,
    time::{Duration, Instant},
};

use tokio::{
    sync::Notify,
    task::{JoinError, spawn_blocking},
};
use wire::refusals::server as refusals;

use self::fair_queue::FairQueue;
use crate::{
    error::Error,
    limits::{LOOK, MAX_STARTED, MAX_STUDIES_WAITING, SLICE},
};

/// Who waits for the result of a job.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) enum Class {
    /// People at a table wait for a computer player's action, or for the events of the table so far.
    Play,
    /// A person who studies a game waits for this work. It gets a thread only when no work of the class
    /// [`Play`](Class::Play) from the same address waits for one.
    Study,
    /// Nobody waits for this work, except perhaps a spectator of computers that play each other. This work
    /// waits for all work of other classes, from any address. But it gets a slice [now and then](LOOK), even
    /// if other work waits.
    Watch,
}

impl Class {
    /// Returns the index of the queue in which work of this class waits. Work of an earlier queue runs first.
    fn queue(self) -> usize {
        usize::from(self == Class::Watch)
    }
}

/// The number of queues.
const QUEUES: usize = 2;
/// The queue of [`Class::Watch`].
const LAST: usize = QUEUES - 1;

/// The threads, and the queues of work that waits for them.
#[derive(Clone)]
pub(crate) struct Workers(Arc<Shared>);

/// Where work runs.
enum Threads {
    /// On threads of the system.
    System,
    /// On the thread that waits for the result, after this span of simulated time.
    #[cfg(test)]
    Here(Duration),
}

impl Threads {
    async fn run<T: Send + 'static>(
        &self,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, JoinError> {
        match self {
            Threads::System => spawn_blocking(work).await,
            #[cfg(test)]
            Threads::Here(span) => {
                tokio::time::sleep(*span).await;
                Ok(work())
            }
        }
    }
}

struct Shared {
    threads: Threads,
    state: Mutex<State>,
    /// Wakes threads that have paused.
    resumed: Condvar,
    /// The index of the first queue in which work waits, or [`QUEUES`] if no work waits.
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

/// Work and its place in the queue. Every field except `abandoned` changes only while the state is locked.
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
    /// Allows one job at a time for each core but one. That core is left to the threads that answer requests.
    pub(crate) fn new() -> Workers {
        Workers::with_threads(available_parallelism().map_or(1, |cores| cores.get().saturating_sub(1).max(1)))
    }

    /// Makes workers for a simulation: no work waits for a thread, and all work takes this span of simulated
    /// time.
    #[cfg(test)]
    pub(crate) fn simulated(span: Duration) -> Workers {
        Workers::on(Threads::Here(span), usize::MAX)
    }

    fn with_threads(threads: usize) -> Workers {
        Workers::on(Threads::System, threads)
    }

    fn on(kind: Threads, threads: usize) -> Workers {
        let state = State {
            threads,
            running: 0,
            started: Default::default(),
            queues: Default::default(),
            looked: Instant::now(),
        };
        Workers(Arc::new(Shared {
            threads: kind,
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
        self.place(class, from).await?.run(work).await
    }

    /// Waits until a client at this address may use a thread.
    pub(crate) async fn place(&self, class: Class, from: IpAddr) -> Result<Place, Error> {
        let place = self.0.enqueue(class, from)?;
        while !place.job.granted.load(Relaxed) {
            place.job.start.notified().await;
        }
        Ok(place)
    }

    /// Returns the numbers of jobs that run, that have paused, and that have not started.
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

/// What the metrics say about the [`Workers`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct WorkFigures {
    pub(crate) running: usize,
    pub(crate) paused: usize,
    pub(crate) waiting: usize,
    /// How often a client left before the result of its job was ready.
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
        // Only studies need a limit here. The number of computers' turns is limited by the tables, and the
        // number of histories by the sockets.
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
    /// Takes the next job. It comes from the first queue that is not empty, and from the address whose turn
    /// it is. Now and then it comes from the last queue instead.
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
pub(crate) struct Place {
    shared: Arc<Shared>,
    job: Arc<Job>,
    /// Whether the job has a [`Turn`], which frees the thread when it is dropped.
    spawned: bool,
    /// Whether the result is ready.
    done: bool,
}

impl Place {
    /// Does work on a thread. If the future is dropped, the work is told to stop.
    pub(crate) async fn run<T: Send + 'static>(
        mut self,
        work: impl FnOnce(&Turn) -> T + Send + 'static,
    ) -> Result<T, Error> {
        let turn = self.start();
        let result = self.shared.threads.run(move || work(&turn)).await;
        self.done = true;
        result.map_err(Error::internal)
    }

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
        // Set this under the lock, so that a thread that is about to pause does not miss it.
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

/// A job's turn on a thread. Dropping it frees the thread.
pub(crate) struct Turn {
    shared: Arc<Shared>,
    job: Arc<Job>,
    slice: Mutex<Slice>,
}

/// The time since a job was last given its thread.
struct Slice {
    began: Instant,
    /// The time that the job had used before.
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

    /// Returns how long the work has used a thread.
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
                // Let the job run on, because it needs a moment to end.
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
