//! Runs every attack at once beside honest tables, and measures how much longer honest players wait.
//!
//! The attackers run on a thread of their own. The processor time of this thread is reported separately,
//! because the attackers share the machine with the server.

mod attacks;
mod bombs;
mod frames;
mod tally;

use std::{net::Ipv4Addr, thread, time::Duration};

use serde_json::{Value, json};
use tokio::{
    runtime,
    sync::oneshot,
    task::{LocalSet, spawn_local},
    time::{Instant, sleep_until},
};

use crate::{
    Outcome,
    figures::Figures,
    menagerie::{Guest, OurClients},
    play::{Sent, Times, play},
    process::{Server, own_busy, thread_busy},
    scenes::set_up,
    socket::HERE,
};

/// The time between two actions at an honest table.
const PACE: Duration = Duration::from_secs(1);
/// The number of addresses from which honest people come.
const HOMES: usize = 40;
/// How long honest games are played before the measurement.
const WARM_UP: Duration = Duration::from_secs(2);
/// How long attacks go on before their effect is measured. By then, attackers that read nothing have filled
/// the system's buffers, and bursts are used up.
const ATTACK_WARM_UP: Duration = Duration::from_secs(15);

/// Measures the honest tables for `seconds` without attackers, and then for the same time with attackers from
/// `addresses` addresses.
pub(crate) async fn measure(server: &Server, tables: usize, seconds: u64, addresses: u8) -> Outcome<Value> {
    let span = Duration::from_secs(seconds);
    let home = |number: usize| Ipv4Addr::new(127, 0, 1, (number % HOMES) as u8 + 1);
    let clients = set_up::<OurClients>(|_| [server.port; 2], tables, home).await?;
    let begin = Instant::now() + WARM_UP;
    let attacked = begin + span + ATTACK_WARM_UP;
    let times = Times { pace: Some(PACE), begin, end: attacked + span };
    let playing: Vec<_> =
        clients.into_iter().map(|(number, table)| spawn_local(play(table, number, times))).collect();
    eprintln!("  {tables} honest tables play; {seconds} seconds are measured without attackers");
    sleep_until(begin).await;
    let start = busy(server);
    sleep_until(begin + span).await;
    let calm = shares(start, busy(server), span);
    eprintln!("  the attackers come; {seconds} seconds are measured with them");
    let attackers = Attackers::start(server.port, addresses);
    sleep_until(attacked).await;
    let start = busy(server);
    sleep_until(times.end).await;
    let under_attack = shares(start, busy(server), span);
    let (mut sent, mut lost, mut errors) = (Vec::new(), 0_usize, Vec::new());
    for played in playing {
        match played.await? {
            Ok(mut own) => sent.append(&mut own),
            Err(error) => {
                lost += 1;
                errors.push(error.to_string());
            }
        }
    }
    errors.sort_unstable();
    errors.dedup();
    let (attacks, attackers_busy) = attackers.stop()?;
    let mut survivor = Guest::enter(server.port, HERE).await?;
    survivor.get("/api/games").await?;
    let between = |from: Instant, until: Instant| {
        let during = |sent: &&Sent| (from..until).contains(&sent.at);
        Figures::of(sent.iter().filter(during).map(|sent| sent.latency).collect())
    };
    let attack_time = (ATTACK_WARM_UP + span).as_secs_f64();
    Ok(json!({
        "tables": tables,
        "seconds": seconds,
        "addresses": addresses,
        "calm": waits(&between(begin, begin + span), &calm),
        "attacked": waits(&between(attacked, times.end), &under_attack),
        "attackers_cores": attackers_busy.map(|busy| busy.as_secs_f64() / attack_time),
        "tables_lost": lost,
        "errors": errors,
        "attacks": attacks,
        "server_lives": true,
        "server_memory_mb": server.memory_mb(),
        "server_peak_memory_mb": server.peak_memory_mb(),
    }))
}

/// Returns the processor time of the server and of all clients.
fn busy(server: &Server) -> [Option<Duration>; 2] {
    [server.busy(), own_busy()]
}

/// Returns how many cores the server and all clients kept busy on average.
fn shares(before: [Option<Duration>; 2], after: [Option<Duration>; 2], span: Duration) -> [Option<f64>; 2] {
    [0, 1].map(|which| Some(after[which]?.checked_sub(before[which]?)?.div_duration_f64(span)))
}

fn waits(figures: &Figures, [server, clients]: &[Option<f64>; 2]) -> Value {
    json!({
        "actions": figures.count(),
        "p50_ms": figures.quantile(0.50),
        "p99_ms": figures.quantile(0.99),
        "longest_ms": figures.quantile(1.0),
        "server_cores": server,
        "clients_cores": clients,
    })
}

/// The thread of the attackers.
struct Attackers {
    stop: oneshot::Sender<()>,
    thread: thread::JoinHandle<Outcome<(Value, Option<Duration>)>>,
}

impl Attackers {
    fn start(port: u16, addresses: u8) -> Attackers {
        let (stop, stopped) = oneshot::channel();
        let thread = thread::spawn(move || {
            let runtime = runtime::Builder::new_current_thread().enable_all().build()?;
            let local = LocalSet::new();
            let tallies = local.block_on(&runtime, async {
                let tallies = attacks::begin(port, addresses);
                // An error means that the measurement was given up.
                let _ = stopped.await;
                tallies
            });
            Ok((tally::report(&tallies), thread_busy()))
        });
        Attackers { stop, thread }
    }

    /// Ends the attacks. Returns their figures and the processor time that the attackers have used.
    fn stop(self) -> Outcome<(Value, Option<Duration>)> {
        // An error means that the thread has already ended; joining it tells why.
        let _ = self.stop.send(());
        self.thread.join().map_err(|_| "the attackers' thread panicked")?
    }
}
