//! Counts what an attack sends and how the server answers.

use std::{cell::Cell, rc::Rc};

use serde_json::{Map, Value, json};

/// Counts what an attack has sent, and what the server has refused and closed.
#[derive(Default)]
pub(super) struct Tally {
    pub(super) name: &'static str,
    /// Requests, messages and frames that the attack sent.
    pub(super) sent: Count,
    /// Requests, messages and sockets that the server refused.
    pub(super) refused: Count,
    /// Connections and sockets that the server closed.
    pub(super) closed: Count,
}

#[derive(Default)]
pub(super) struct Count(Cell<u64>);

impl Count {
    pub(super) fn add(&self, number: usize) {
        self.0.set(self.0.get() + number as u64);
    }
}

/// Returns the figures of all attacks, by name.
pub(super) fn report(tallies: &[Rc<Tally>]) -> Value {
    let figures = |tally: &Rc<Tally>| {
        let [sent, refused, closed] = [&tally.sent, &tally.refused, &tally.closed].map(|count| count.0.get());
        (tally.name.to_owned(), json!({"sent": sent, "refused": refused, "closed": closed}))
    };
    tallies.iter().map(figures).collect::<Map<_, _>>().into()
}
