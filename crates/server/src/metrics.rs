//! Counts what the server does, for Prometheus.

use std::{
    fmt::Write,
    sync::atomic::{AtomicI64, AtomicU64, Ordering::Relaxed},
};

use crate::workers::WorkFigures;

/// A number that only grows.
#[derive(Default)]
pub(crate) struct Counter(AtomicU64);

impl Counter {
    pub(crate) fn add(&self, number: u64) {
        self.0.fetch_add(number, Relaxed);
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

/// Everything that is counted.
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
    pub(crate) connections: Gauge,
    pub(crate) sockets: Gauge,
}

impl Metrics {
    /// The number of connected clients.
    pub(crate) fn clients(&self) -> i64 {
        self.sockets.0.load(Relaxed)
    }

    /// The text that Prometheus reads.
    pub(crate) fn text(
        &self,
        tables_in_memory: usize,
        waiting_bytes: usize,
        work: WorkFigures,
        bus: bool,
    ) -> String {
        let counters = [
            ("entries_total", "Entries stored in the tables' logs.", &self.entries),
            ("tables_created_total", "Tables set up.", &self.tables_created),
            ("orders_total", "Orders received.", &self.orders),
            ("orders_refused_total", "Orders refused.", &self.orders_refused),
            ("requests_limited_total", "Requests and messages beyond a limit.", &self.requests_limited),
            ("clients_closed_total", "Sockets closed because of a limit.", &self.clients_closed),
            ("computer_actions_total", "Actions that computers chose.", &self.computer_actions),
            ("computer_thinking_milliseconds_total", "Time that computers thought.", &self.computer_millis),
        ];
        let mut text = String::new();
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
            ("bus_connected", "0 while the connection that carries hints is lost.", usize::from(bus)),
        ] {
            write(name, help, "gauge", number as i64);
        }
        write(
            "work_abandoned_total",
            "Work whose client left before the result.",
            "counter",
            work.abandoned as i64,
        );
        text
    }
}
