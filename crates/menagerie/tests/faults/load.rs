//! A continuous load of games, and the counts of a run.

use std::{
    env,
    str::FromStr,
    sync::{
        Arc, Mutex, PoisonError,
        atomic::{
            AtomicBool, AtomicU64, AtomicUsize,
            Ordering::{Relaxed, SeqCst},
        },
    },
    time::{Duration, Instant},
};

use rules::Random;
use search::Generator;
use tokio::{task::JoinSet, time::sleep};

use crate::{
    cluster::{Cluster, Ports},
    game::{self, Kind},
};

/// How long a run waits for an order to be acknowledged or refused before it fails.
const STANDSTILL: Duration = Duration::from_secs(60);
/// If no order is sent for so long, all players wait for each other.
const QUIET: Duration = Duration::from_secs(5);

/// The value of an environment variable that makes a run longer, or the default.
pub(crate) fn setting<T: FromStr>(name: &str, default: T) -> T {
    env::var(name).ok().and_then(|value| value.parse().ok()).unwrap_or(default)
}

/// How long a fault lasts: `FAULTS_SECONDS`, or a default for an ordinary run.
pub(crate) fn span(ordinary: u64) -> Duration {
    Duration::from_secs(setting("FAULTS_SECONDS", ordinary))
}

/// The seed of a run's random choices.
pub(crate) fn seed() -> u64 {
    let now =
        || std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH).unwrap().as_millis() as u64;
    setting("FAULTS_SEED", now() % 1_000_000_000)
}

/// What the clients count.
#[derive(Default, Debug)]
pub(crate) struct Counts {
    pub(crate) orders: AtomicUsize,
    pub(crate) acknowledged: AtomicUsize,
    /// Requests, connections and orders that were refused because the database is away.
    pub(crate) away: AtomicUsize,
    pub(crate) reconnects: AtomicUsize,
    /// HTTP answers of nodes whose protocol versions differ from those of the client.
    pub(crate) neighbours: AtomicUsize,
    /// Orders that were sent again because no answer came.
    pub(crate) repeated: AtomicUsize,
    pub(crate) games: AtomicUsize,
    pub(crate) entries: AtomicUsize,
    pub(crate) seen: AtomicUsize,
    /// Actions of computers in the checked games.
    pub(crate) computers: AtomicUsize,
    /// The longest time from sending an order to its acknowledgement, in milliseconds.
    pub(crate) longest: AtomicU64,
}

/// What all clients of a run share.
pub(crate) struct Shared {
    pub(crate) seed: u64,
    pub(crate) ports: Ports,
    pub(crate) began: Instant,
    /// Set when the games are to end.
    pub(crate) enough: AtomicBool,
    pub(crate) counts: Counts,
    /// The connection parameters of the database, without a proxy. They may name several hosts, separated by
    /// commas.
    pub(crate) database: Mutex<String>,
}

/// Games at many tables.
pub(crate) struct Load {
    pub(crate) shared: Arc<Shared>,
    pub(crate) random: Generator,
    games: JoinSet<()>,
}

impl Load {
    /// Prepares a run without starting any games. Prints its seed.
    pub(crate) fn prepare(cluster: &Cluster) -> Load {
        let seed = seed();
        println!("seed {seed}");
        let shared = Arc::new(Shared {
            seed,
            ports: cluster.ports.clone(),
            began: Instant::now(),
            enough: AtomicBool::new(false),
            counts: Counts::default(),
            database: Mutex::new(cluster.direct()),
        });
        Load { shared, random: Generator::new(seed), games: JoinSet::new() }
    }

    /// Starts games at `tables` tables of people and `computers` tables with a computer. Returns once some
    /// orders were acknowledged.
    pub(crate) async fn start(cluster: &Cluster, tables: usize, computers: usize) -> Load {
        let mut load = Load::prepare(cluster);
        for number in 0..tables + computers {
            let kind = if number < tables { Kind::People } else { Kind::Computer };
            load.spawn(game::play_on(load.shared.clone(), kind, number as u64));
        }
        load.until_acknowledged(10 * tables).await;
        load
    }

    /// Runs clients in the background.
    pub(crate) fn spawn(&mut self, games: impl Future<Output = ()> + Send + 'static) {
        self.games.spawn(games);
    }

    /// Changes the connection parameters of the database, after a failover.
    pub(crate) fn set_database(&self, config: String) {
        *self.shared.database.lock().unwrap_or_else(PoisonError::into_inner) = config;
    }

    pub(crate) fn acknowledged(&self) -> usize {
        self.shared.counts.acknowledged.load(Relaxed)
    }

    /// Fails if a client has failed.
    pub(crate) fn check(&mut self) {
        while let Some(ended) = self.games.try_join_next() {
            if let Err(error) = ended {
                std::panic::resume_unwind(error.into_panic());
            }
        }
    }

    /// Waits until this many more orders were acknowledged.
    pub(crate) async fn until_acknowledged(&mut self, more: usize) {
        let wanted = self.acknowledged() + more;
        let (mut last, mut since) = (0, Instant::now());
        loop {
            self.check();
            let now = self.acknowledged();
            if now >= wanted {
                return;
            }
            if now > last {
                (last, since) = (now, Instant::now());
            }
            assert!(
                since.elapsed() < STANDSTILL,
                "seed {}: nothing is acknowledged any more",
                self.shared.seed
            );
            sleep(Duration::from_millis(2)).await;
        }
    }

    /// Waits until this many more orders were refused because the database is away, or until nobody sends an
    /// order any more. This can happen if an action is acknowledged just before the database goes away. The
    /// other nodes learn of that action only once the database is back, and until then every player may be
    /// waiting for such an action.
    pub(crate) async fn until_refused(&mut self, more: usize) {
        let shared = self.shared.clone();
        let Counts { orders, acknowledged, away, .. } = &shared.counts;
        let wanted = away.load(Relaxed) + more;
        let (mut last, mut since) = (0, Instant::now());
        self.until("nothing is refused", || {
            let sent = orders.load(Relaxed) + away.load(Relaxed);
            if sent != last {
                (last, since) = (sent, Instant::now());
            }
            let all_wait = orders.load(Relaxed) == acknowledged.load(Relaxed) && since.elapsed() > QUIET;
            all_wait || away.load(Relaxed) >= wanted
        })
        .await;
    }

    /// Waits until `reached` holds. Fails with the reason `otherwise` after a standstill.
    pub(crate) async fn until(&mut self, otherwise: &str, mut reached: impl FnMut() -> bool) {
        let since = Instant::now();
        while !reached() {
            self.check();
            assert!(
                since.elapsed() < STANDSTILL,
                "seed {}: {otherwise}, with {:?}",
                self.shared.seed,
                self.shared.counts
            );
            sleep(Duration::from_millis(2)).await;
        }
    }

    /// Waits for this time while the games continue.
    pub(crate) async fn pass(&mut self, span: Duration) {
        let until = Instant::now() + span;
        while Instant::now() < until {
            self.check();
            sleep(Duration::from_millis(5).min(until.saturating_duration_since(Instant::now()))).await;
        }
    }

    /// A random duration of at most `longest`.
    pub(crate) fn below(&mut self, longest: Duration) -> Duration {
        Duration::from_micros(self.random.below(longest.as_micros() as u32 + 1).into())
    }

    /// Ends all games, and waits until each client has seen the end of its game. Then checks all logs in the
    /// database, and prints the counts.
    pub(crate) async fn finish(mut self, cluster: Cluster, what: &str) {
        self.shared.enough.store(true, SeqCst);
        let since = Instant::now();
        while !self.games.is_empty() {
            self.check();
            let seed = self.shared.seed;
            assert!(
                since.elapsed() < 2 * STANDSTILL,
                "seed {seed}: not everybody sees the end of their game"
            );
            sleep(Duration::from_millis(5)).await;
        }
        crate::history::check_all(&self.shared).await;
        let problems = cluster.stop();
        assert!(problems.is_empty(), "seed {}: the nodes report {problems:#?}", self.shared.seed);
        let Counts {
            orders,
            acknowledged,
            away,
            reconnects,
            neighbours: _,
            repeated,
            games,
            entries,
            seen,
            computers,
            longest,
        } = &self.shared.counts;
        let count = |count: &AtomicUsize| count.load(Relaxed);
        println!(
            "{what}: seed {}, {:.1} s, {} orders, {} acknowledged, {} sent again, {} refused while away, {} reconnections, \
             {} games checked, {} entries, {} events seen, {} actions of computers, longest wait {} ms",
            self.shared.seed,
            self.shared.began.elapsed().as_secs_f64(),
            count(orders),
            count(acknowledged),
            count(repeated),
            count(away),
            count(reconnects),
            count(games),
            count(entries),
            count(seen),
            count(computers),
            longest.load(Relaxed),
        );
    }
}
