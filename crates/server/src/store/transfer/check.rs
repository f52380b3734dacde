//! Checks what is read from a store: every log is complete and can be replayed, and nothing has changed.

use std::{collections::BTreeMap, fmt};

use table::{LogEntry, Table};
use wire::Millis;

use super::rows::{Batch, Digester, Entry, Log, Part, Value};
use crate::store::Hash;

/// The maximum number of damaged places that are reported.
const MAX_DAMAGES: usize = 20;

/// Damage in a store, or a difference from what it should contain.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Damage {
    /// A log lacks an entry.
    EntryMissing {
        /// The table.
        table: String,
        /// The number of the entry.
        number: i64,
    },
    /// A log has entries after the one that the store calls its newest, or several entries under one number.
    EntryExtra {
        /// The table.
        table: String,
    },
    /// A log contains something that cannot be read, or that is against the rules.
    Unplayable {
        /// The table.
        table: String,
        /// Why the log cannot be replayed.
        reason: String,
    },
    /// Entries belong to no log.
    Stray {
        /// How many such entries there are.
        entries: u64,
    },
    /// A log is missing.
    LogMissing {
        /// The table.
        table: String,
    },
    /// There is a log that should not exist.
    LogExtra {
        /// The table.
        table: String,
    },
    /// The content of a log has changed.
    LogChanged {
        /// The table.
        table: String,
    },
    /// A part other than the logs has changed.
    Changed(Part),
    /// The file itself is damaged. The text comes from SQLite.
    File(String),
}

impl fmt::Display for Damage {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Damage::EntryMissing { table, number } => {
                write!(f, "the log of the table {table} lacks entry {number}")
            }
            Damage::EntryExtra { table } => {
                write!(f, "the log of the table {table} has entries that do not belong to it")
            }
            Damage::Unplayable { table, reason } => {
                write!(f, "the log of the table {table} cannot be replayed: {reason}")
            }
            Damage::Stray { entries } => write!(f, "{entries} entries belong to no log"),
            Damage::LogMissing { table } => write!(f, "the log of the table {table} is missing"),
            Damage::LogExtra { table } => write!(f, "the log of the table {table} was added"),
            Damage::LogChanged { table } => write!(f, "the log of the table {table} was changed"),
            Damage::Changed(part) => write!(f, "{part} were changed"),
            Damage::File(words) => write!(f, "the file is damaged: {words}"),
        }
    }
}

/// The digests of everything that a store holds.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub(in crate::store) struct Digests {
    /// The digest of each log, by table.
    pub(in crate::store) logs: BTreeMap<String, Hash>,
    /// The digests of the other parts. A part without rows is left out.
    pub(in crate::store) parts: BTreeMap<Part, Hash>,
    /// The number of entries in all logs.
    pub(in crate::store) entries: u64,
}

impl Digests {
    /// Returns one digest of everything.
    pub(super) fn total(&self) -> Hash {
        let mut total = Digester::default();
        for (table, digest) in &self.logs {
            total.add(&[Value::Text(table.clone()), Value::Bytes(digest.to_vec())]);
        }
        for (part, digest) in &self.parts {
            total.add(&[Value::Text(part.key().to_owned()), Value::Bytes(digest.to_vec())]);
        }
        total.finish()
    }

    /// Returns the differences between these digests and the digests of what was read.
    pub(super) fn differences(&self, read: &Digests) -> Vec<Damage> {
        let of_log = |table: &String| {
            let table = table.clone();
            match (self.logs.get(&table), read.logs.get(&table)) {
                (Some(_), None) => Some(Damage::LogMissing { table }),
                (None, Some(_)) => Some(Damage::LogExtra { table }),
                (was, is) => (was != is).then_some(Damage::LogChanged { table }),
            }
        };
        let new = read.logs.keys().filter(|table| !self.logs.contains_key(*table));
        let logs = self.logs.keys().chain(new).filter_map(of_log);
        let differs = |part: &&Part| self.parts.get(part) != read.parts.get(part);
        let new = read.parts.keys().filter(|part| !self.parts.contains_key(part));
        let parts = self.parts.keys().chain(new).filter(differs).map(|part| Damage::Changed(*part));
        logs.chain(parts).take(MAX_DAMAGES).collect()
    }
}

/// Checks what is read, and computes its digests.
#[derive(Default)]
pub(super) struct Checker {
    digests: Digests,
    parts: BTreeMap<Part, Digester>,
    damages: Vec<Damage>,
    /// The number of entries that the store has, if it was counted.
    counted: u64,
}

impl Checker {
    /// Checks what was read next.
    pub(super) fn check(&mut self, batch: &Batch) {
        match batch {
            Batch::Count(entries) => self.counted = *entries,
            Batch::Logs(logs) => {
                for log in logs {
                    self.digests.entries += log.entries.len() as u64;
                    self.digests.logs.insert(log.table.clone(), log.digest());
                    self.damages.extend(damage(log));
                }
                self.damages.truncate(MAX_DAMAGES);
            }
            Batch::Rows(spec, rows) => {
                let digester = self.parts.entry(spec.part).or_default();
                rows.iter().for_each(|row| digester.add(row));
            }
        }
    }

    /// Whether something is damaged.
    pub(super) fn is_damaged(&self) -> bool {
        !self.damages.is_empty()
    }

    /// Returns the number of entries that were checked so far, and the number of entries in the store.
    pub(super) fn progress(&self) -> (u64, u64) {
        (self.digests.entries, self.counted)
    }

    /// Returns the digests of everything, and the damage that was found. There may be more damage than is
    /// returned.
    pub(super) fn finish(mut self) -> (Digests, Vec<Damage>) {
        self.digests.parts =
            self.parts.into_iter().map(|(part, digester)| (part, digester.finish())).collect();
        let stray = self.counted.saturating_sub(self.digests.entries);
        // Stray entries were counted but not read. Entries behind a gap in a log are not read either, so
        // count strays only if nothing else is damaged.
        if stray > 0 && self.damages.is_empty() {
            self.damages.push(Damage::Stray { entries: stray });
        }
        (self.digests, self.damages)
    }
}

/// Returns the damage in a log, if there is any.
fn damage(log: &Log) -> Option<Damage> {
    let table = || log.table.clone();
    // Go back from the newest entry, because an SQLite file is read in this way, and the read stops at a gap.
    let mut expected = log.newest;
    for entry in log.entries.iter().rev() {
        if entry.number < expected {
            return Some(Damage::EntryMissing { table: table(), number: expected });
        }
        if entry.number > expected {
            return Some(Damage::EntryExtra { table: table() });
        }
        expected -= 1;
    }
    if expected != 0 {
        return Some(Damage::EntryMissing { table: table(), number: expected.max(1) });
    }
    let parse = |Entry { number, at, by, order, event }: &Entry| {
        let event = serde_json::from_str(event).map_err(|error| format!("entry {number}: {error}"))?;
        Ok::<_, String>(LogEntry { at: *at as Millis, by: by.clone(), order: order.clone(), event })
    };
    let replayed = log
        .entries
        .iter()
        .map(parse)
        .collect::<Result<Vec<_>, _>>()
        .and_then(|entries| Table::replay(&entries).map(drop).map_err(|error| error.to_string()));
    replayed.err().map(|reason| Damage::Unplayable { table: table(), reason })
}
