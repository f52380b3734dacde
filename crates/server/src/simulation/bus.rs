//! The bus of the simulated servers. It loses hints, duplicates them, and delivers them late and in any
//! order.

use std::{
    collections::BTreeMap,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
    time::Duration,
};

use tokio::sync::broadcast;
use wire::TableId;

use super::{Draw, dice_of, note};
use crate::bus::{Bus, Hint};

/// The fault rates of hints, per thousand.
#[derive(Clone, Copy, Default, Debug)]
pub(super) struct Rates {
    pub(super) lost: u32,
    pub(super) doubled: u32,
    pub(super) late: u32,
}

/// The hints in transit, and the faults of the bus.
pub(super) struct Hints(Mutex<State>);

struct State {
    rates: Rates,
    /// The servers that are cut off from the bus.
    cut: Vec<bool>,
    listeners: Vec<broadcast::Sender<Hint>>,
    /// The hints in transit. The key is the time of arrival and a serial number. The value is the server that
    /// receives the hint, and the hint.
    on_the_way: BTreeMap<(Duration, u64), (usize, Hint)>,
    sent: u64,
    now: Duration,
    /// For each server and table, the newest entry number that a hint has announced.
    promised: BTreeMap<(usize, TableId), u32>,
    /// Everything that was on the bus, as text.
    seen: String,
}

impl Hints {
    pub(super) fn new(servers: usize, rates: Rates) -> Hints {
        Hints(Mutex::new(State {
            rates,
            cut: vec![false; servers],
            listeners: (0..servers).map(|_| broadcast::channel(64).0).collect(),
            on_the_way: BTreeMap::new(),
            sent: 0,
            now: Duration::ZERO,
            promised: BTreeMap::new(),
            seen: String::new(),
        }))
    }

    fn state(&self) -> MutexGuard<'_, State> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    pub(super) fn set_cut(&self, server: usize, cut: bool) {
        self.state().cut[server] = cut;
    }

    /// Ends all faults.
    pub(super) fn heal(&self) {
        let mut state = self.state();
        state.rates = Rates::default();
        state.cut.fill(false);
    }

    /// Delivers the hints that are due.
    pub(super) fn step(&self, now: Duration) {
        let mut state = self.state();
        state.now = now;
        let later = state.on_the_way.split_off(&(now, 0));
        for (server, hint) in std::mem::replace(&mut state.on_the_way, later).into_values() {
            if state.cut[server] {
                continue;
            }
            let promised = state.promised.entry((server, hint.id.clone())).or_default();
            *promised = hint.number.max(*promised);
            // An error means that the server does not run.
            let _ = state.listeners[server].send(hint);
        }
    }

    /// Whether a hint has announced an entry after this number to a server.
    pub(super) fn promised(&self, server: usize, table: &str, after: u32) -> bool {
        self.state().promised.get(&(server, table.to_owned())).is_some_and(|newest| *newest > after)
    }

    /// Returns everything that was on the bus, as text.
    pub(super) fn seen(&self) -> String {
        self.state().seen.clone()
    }
}

/// One server's connection to the bus.
pub(super) struct Connection {
    pub(super) hints: Arc<Hints>,
    pub(super) server: usize,
    /// How many times the server was started before.
    pub(super) life: u32,
}

impl Bus for Connection {
    fn publish(&self, hint: Hint) {
        let mut state = self.hints.state();
        if state.cut[self.server] {
            return;
        }
        state.seen.push_str(&format!("{hint:?}\n"));
        let rates = state.rates;
        for server in (0..state.cut.len()).filter(|server| *server != self.server) {
            let Hint { id, number } = &hint;
            let (from, life) = (self.server, self.life);
            let mut dice = dice_of(format_args!("hint/{from}/{life}/{server}/{id}/{number}"));
            let copies = if dice.chance(rates.lost) { 0 } else { 1 + u32::from(dice.chance(rates.doubled)) };
            if copies != 1 {
                note!("hint {id} {number} from n{from} to n{server}: {copies} times");
            }
            for _ in 0..copies {
                let longest = if dice.chance(rates.late) { 5000 } else { 20 };
                let at = state.now + dice.span(1, longest);
                state.sent += 1;
                let place = (at, state.sent);
                state.on_the_way.insert(place, (server, hint.clone()));
            }
        }
    }

    fn listen(&self) -> broadcast::Receiver<Hint> {
        self.hints.state().listeners[self.server].subscribe()
    }

    fn resync_interval(&self) -> Option<Duration> {
        Some(Duration::from_secs(1))
    }

    fn is_connected(&self) -> bool {
        !self.hints.state().cut[self.server]
    }
}
