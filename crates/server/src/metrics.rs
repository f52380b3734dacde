//! Counts what the server does, for Prometheus.

use std::{
    fmt::Write,
    sync::atomic::{AtomicI64, AtomicU64, Ordering::Relaxed},
    time::Duration,
};

use crate::{config::Role, process, workers::WorkFigures};

/// A number that only grows.
#[derive(Default)]
pub(crate) struct Counter(AtomicU64);

impl Counter {
    pub(crate) fn add(&self, number: u64) {
        self.0.fetch_add(number, Relaxed);
    }
}

/// Counts spans of time by their length.
#[derive(Default)]
pub(crate) struct Histogram {
    /// For each bound, the number of spans that are at most as long as this bound and longer than the
    /// previous one. The last number counts the spans that are longer than every bound.
    counts: [AtomicU64; BOUNDS.len() + 1],
    micros: AtomicU64,
}

/// The bounds of a histogram. Each is given in microseconds, and in seconds as Prometheus writes it.
const BOUNDS: [(u64, &str); 11] = [
    (1_000, "0.001"),
    (2_500, "0.0025"),
    (5_000, "0.005"),
    (10_000, "0.01"),
    (25_000, "0.025"),
    (50_000, "0.05"),
    (100_000, "0.1"),
    (250_000, "0.25"),
    (500_000, "0.5"),
    (1_000_000, "1"),
    (5_000_000, "5"),
];

impl Histogram {
    pub(crate) fn add(&self, span: Duration) {
        let micros = u64::try_from(span.as_micros()).unwrap_or(u64::MAX);
        let index = BOUNDS.partition_point(|(bound, _)| *bound < micros);
        if let Some(count) = self.counts.get(index) {
            count.fetch_add(1, Relaxed);
        }
        self.micros.fetch_add(micros, Relaxed);
    }

    fn write(&self, text: &mut String, name: &str, help: &str) {
        let _ = writeln!(text, "# HELP menagerie_{name} {help}\n# TYPE menagerie_{name} histogram");
        let mut sum = 0;
        for (count, bound) in self.counts.iter().zip(BOUNDS.iter().map(|(_, bound)| *bound).chain(["+Inf"])) {
            sum += count.load(Relaxed);
            let _ = writeln!(text, "menagerie_{name}_bucket{{le=\"{bound}\"}} {sum}");
        }
        let seconds = self.micros.load(Relaxed) as f64 / 1e6;
        let _ = writeln!(text, "menagerie_{name}_sum {seconds}\nmenagerie_{name}_count {sum}");
    }
}

/// A number that goes up and down.
#[derive(Default)]
pub(crate) struct Gauge(AtomicI64);

impl Gauge {
    /// Adds one until the guard is dropped.
    pub(crate) fn hold(&self) -> Held<'_> {
        self.0.fetch_add(1, Relaxed);
        Held(self)
    }
}

/// Counts one until it is dropped; see [`Gauge::hold`].
pub(crate) struct Held<'a>(&'a Gauge);

impl Drop for Held<'_> {
    fn drop(&mut self) {
        self.0.0.fetch_sub(1, Relaxed);
    }
}

/// The current values that other parts of the server supply for the metrics.
pub(crate) struct Now {
    pub(crate) role: Role,
    pub(crate) tables_in_memory: usize,
    pub(crate) waiting_bytes: usize,
    pub(crate) work: WorkFigures,
    pub(crate) bus_connected: bool,
    pub(crate) store_away: bool,
    pub(crate) thinks: bool,
}

/// The metrics that the server updates while it works.
#[derive(Default)]
pub(crate) struct Metrics {
    pub(crate) entries: Counter,
    pub(crate) tables_created: Counter,
    pub(crate) orders: Counter,
    pub(crate) orders_refused: Counter,
    pub(crate) requests_limited: Counter,
    pub(crate) clients_closed: Counter,
    pub(crate) computer_actions: Counter,
    pub(crate) computer_millis: Counter,
    pub(crate) hints_sent: Counter,
    pub(crate) hints_received: Counter,
    pub(crate) tables_polled: Counter,
    pub(crate) tables_synced: Counter,
    pub(crate) deadlines_claimed: Counter,
    pub(crate) questions_answered: Counter,
    pub(crate) order_seconds: Histogram,
    pub(crate) connections: Gauge,
    pub(crate) sockets: Gauge,
}

impl Metrics {
    /// Returns the number of connected clients.
    pub(crate) fn clients(&self) -> i64 {
        self.sockets.0.load(Relaxed)
    }

    /// Returns the text that Prometheus reads.
    pub(crate) fn text(&self, now: &Now) -> String {
        let Now { role, tables_in_memory, waiting_bytes, work, bus_connected, store_away, thinks } = *now;
        let counters = [
            ("entries_total", "Entries stored in the tables' logs.", &self.entries),
            ("tables_created_total", "Tables set up.", &self.tables_created),
            ("orders_total", "Orders received.", &self.orders),
            ("orders_refused_total", "Orders refused.", &self.orders_refused),
            ("requests_limited_total", "Requests and messages beyond a limit.", &self.requests_limited),
            ("clients_closed_total", "Sockets closed because of a limit.", &self.clients_closed),
            ("computer_actions_total", "Actions that computers chose.", &self.computer_actions),
            ("computer_thinking_milliseconds_total", "Time that computers thought.", &self.computer_millis),
            ("hints_sent_total", "Changes that the other servers were told of.", &self.hints_sent),
            ("hints_received_total", "Changed tables that other servers told of.", &self.hints_received),
            ("tables_polled_total", "Watched tables that were checked for changes.", &self.tables_polled),
            ("tables_synced_total", "Changes at other servers that were read.", &self.tables_synced),
            ("deadlines_claimed_total", "Deadlines on which this server acted.", &self.deadlines_claimed),
            ("questions_answered_total", "Analyses for other servers.", &self.questions_answered),
        ];
        let mut text = String::new();
        let role = match role {
            Role::All => "all",
            Role::Web => "web",
            Role::Think => "think",
        };
        let version = env!("CARGO_PKG_VERSION");
        let _ = writeln!(
            text,
            "# HELP menagerie_info What the server does, and its version.\n# TYPE menagerie_info gauge\n\
             menagerie_info{{role=\"{role}\",version=\"{version}\"}} 1"
        );
        self.order_seconds.write(&mut text, "order_seconds", "Time from an order to its answer.");
        let mut write = |name: &str, help: &str, kind: &str, value: i64| {
            // Writing to a `String` cannot fail.
            let _ = write!(
                text,
                "# HELP menagerie_{name} {help}\n# TYPE menagerie_{name} {kind}\nmenagerie_{name} {value}\n"
            );
        };
        for (name, help, counter) in counters {
            write(name, help, "counter", counter.0.load(Relaxed) as i64);
        }
        write(
            "connections",
            "Connections open, without WebSockets.",
            "gauge",
            self.connections.0.load(Relaxed),
        );
        write("sockets", "Clients connected.", "gauge", self.clients());
        for (name, help, number) in [
            ("tables_in_memory", "Tables held in memory.", tables_in_memory),
            ("waiting_bytes", "Bytes that wait for clients, or that clients have sent.", waiting_bytes),
            ("work_running", "Searches and other long work that has a thread.", work.running),
            ("work_paused", "Work that gave its thread to other work for a while.", work.paused),
            ("work_waiting", "Work that has not started.", work.waiting),
            (
                "bus_connected",
                "0 while the connection that carries hints is lost.",
                usize::from(bus_connected),
            ),
            ("store_away", "1 while the database does not answer.", usize::from(store_away)),
            ("thinks", "1 while the server thinks for computers that play with people.", usize::from(thinks)),
        ] {
            write(name, help, "gauge", number as i64);
        }
        write(
            "work_abandoned_total",
            "Work whose client left before the result.",
            "counter",
            work.abandoned as i64,
        );
        process::write_figures(&mut text);
        text
    }
}
