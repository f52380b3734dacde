//! What the servers of a run log. Each line goes into the history, with the server that wrote it.

use std::{cell::Cell, fmt, fmt::Write};

use tracing::{
    Event, Metadata, Subscriber,
    field::{Field, Visit},
    span::{Attributes, Id, Record},
};

use super::note;

thread_local! {
    /// The machine that is being simulated now: the letter and the number in its name.
    static MACHINE: Cell<Option<(char, u64)>> = const { Cell::new(None) };
}

/// Adds the servers' log lines to the history.
pub(super) struct Logs;

/// The target of the spans in which the simulated machines run.
const MACHINES: &str = "turmoil";

impl Subscriber for Logs {
    fn enabled(&self, metadata: &Metadata<'_>) -> bool {
        if metadata.is_span() {
            metadata.target().starts_with(MACHINES) && metadata.name() == "node"
        } else {
            metadata.target().starts_with("server")
        }
    }

    fn new_span(&self, span: &Attributes<'_>) -> Id {
        let mut name = Name(None);
        span.record(&mut name);
        // The id encodes the machine: its number plus one, because an id cannot be 0, and its letter.
        let (letter, number) = name.0.unwrap_or(('?', 0));
        Id::from_u64(1 + number << 8 | u64::from(letter as u8))
    }

    fn record(&self, _: &Id, _: &Record<'_>) {}

    fn record_follows_from(&self, _: &Id, _: &Id) {}

    fn event(&self, event: &Event<'_>) {
        let mut line = Line(String::new());
        event.record(&mut line);
        let machine = MACHINE.get().map_or(String::new(), |(letter, number)| format!("{letter}{number}"));
        note!("{machine} log: {}{}", event.metadata().level(), line.0);
    }

    fn enter(&self, span: &Id) {
        let id = span.into_u64();
        MACHINE.set(Some(((id & 0xff) as u8 as char, (id >> 8) - 1)));
    }

    fn exit(&self, _: &Id) {
        MACHINE.set(None);
    }
}

/// The name of a machine: a letter and a number.
struct Name(Option<(char, u64)>);

impl Visit for Name {
    fn record_str(&mut self, _: &Field, value: &str) {
        let mut letters = value.chars();
        self.0 = letters.next().zip(letters.as_str().parse().ok());
    }

    fn record_debug(&mut self, _: &Field, _: &dyn fmt::Debug) {}
}

struct Line(String);

impl Visit for Line {
    fn record_debug(&mut self, field: &Field, value: &dyn fmt::Debug) {
        let _ = match field.name() {
            "message" => write!(self.0, " {value:?}"),
            name => write!(self.0, " {name}={value:?}"),
        };
    }
}
