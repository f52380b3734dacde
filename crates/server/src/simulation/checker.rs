//! The invariants of every history.
//!
//! - Nothing that was acknowledged is lost: an order that was answered with "done" is in the log, and a table
//!   that was set up exists.
//! - Nothing happens twice: an order is in the log once, and a refused order is not in it.
//! - All viewers agree with the store: each event and each state that a viewer saw follows from the log. So
//!   nobody sees a gap, an old state again, or anything hidden from them.
//! - Every log can be replayed.
//! - The bus carries nothing about a table except its id and the number of its entries.

use std::{cell::Ref, collections::BTreeMap};

use rules::Viewer;
use table::{Event, LogEntry, Table};
use wire::{Command, State, TableId};

use super::person::{Answer, Record, Sent};

/// Checks a history. Returns a description of each violation.
pub(super) fn check(
    logs: &BTreeMap<TableId, Vec<LogEntry>>,
    records: &[Ref<'_, Record>],
    on_the_bus: &str,
) -> Vec<String> {
    let mut wrong = Vec::new();
    for record in records {
        wrong.extend(record.wrong.iter().cloned());
        let lost = record.created.iter().filter(|table| !logs.contains_key(*table));
        wrong.extend(lost.map(|table| format!("{table} was set up and is lost")));
        let me = record.me.as_ref().map_or("", |me| &me.id);
        wrong.extend(record.orders.iter().filter_map(|order| check_order(logs, me, order)));
    }
    for (table, log) in logs {
        wrong.extend(check_log(table, log));
        wrong.extend(check_views(table, log, records));
        let secrets = log.iter().filter_map(secret);
        let told = secrets.filter(|secret| on_the_bus.contains(secret.as_str()));
        wrong.extend(told.map(|_| format!("{table}: a secret is on the bus")));
    }
    wrong
}

/// Checks an order. Returns a description of the violation, if there is one.
fn check_order(logs: &BTreeMap<TableId, Vec<LogEntry>>, by: &str, order: &Sent) -> Option<String> {
    let Sent { id, table, command, answer, copies, .. } = order;
    let log = logs.get(table).map(Vec::as_slice).unwrap_or_default();
    let is_of = |entry: &LogEntry| entry.by.as_deref() == Some(by) && entry.order.as_deref() == Some(id);
    let caused: Vec<_> = log.iter().filter(|entry| is_of(entry)).collect();
    let wrong = match answer {
        Answer::Done if caused.is_empty() => Some("is done and not in the log".to_owned()),
        // If the order was sent more than once, one copy may be refused before another copy is done.
        Answer::Refused(code) if !caused.is_empty() && *copies == 1 => {
            Some(format!("is refused ({code}) and in the log"))
        }
        _ => None,
    };
    let twice = || {
        let main = caused.iter().filter(|entry| is_main(&entry.event, command)).count();
        (main > 1).then(|| format!("is in the log {main} times"))
    };
    wrong.or_else(twice).map(|wrong| format!("{table}: the order {id} {wrong}"))
}

/// Whether an event is the main effect of a command.
fn is_main(event: &Event, command: &Command) -> bool {
    match command {
        Command::Sit { .. } => matches!(event, Event::Sat { .. }),
        Command::Reveal { .. } => matches!(event, Event::Revealed { .. }),
        Command::Leave { .. } => matches!(event, Event::Left { .. }),
        Command::Fill { .. } => matches!(event, Event::Filled { .. }),
        Command::Play { .. } => matches!(event, Event::Played { .. }),
        Command::ChooseSide { .. } => matches!(event, Event::SideChosen { .. }),
        Command::Bid { .. } => matches!(event, Event::Bid { .. } | Event::Passed { .. }),
        Command::Resign { .. } | Command::Abort { .. } | Command::Claim { .. } => {
            matches!(event, Event::Stopped(_))
        }
        Command::Offer { .. } => matches!(event, Event::Offered { .. }),
        Command::Answer { .. } => matches!(event, Event::Agreed { .. } | Event::Declined { .. }),
        Command::Rematch { .. } => matches!(event, Event::WantsRematch { .. }),
    }
}

/// Checks a log. Returns a description of each violation.
fn check_log(table: &str, log: &[LogEntry]) -> Vec<String> {
    let mut wrong = Vec::new();
    if let Err(broken) = Table::replay(log) {
        wrong.push(format!("{table}: {broken}"));
    }
    // All entries of an order must be consecutive.
    let mut seen: Vec<(&str, &str)> = Vec::new();
    for entry in log {
        if let (Some(by), Some(order)) = (&entry.by, &entry.order) {
            let order = (by.as_str(), order.as_str());
            if seen.last() != Some(&order) && seen.contains(&order) {
                wrong.push(format!("{table}: the order {} takes effect again", order.1));
            }
            seen.push(order);
        }
    }
    wrong
}

/// Checks that everything that people saw of a table follows from its log. Returns a description of each
/// violation.
fn check_views(table: &str, log: &[LogEntry], records: &[Ref<'_, Record>]) -> Vec<String> {
    let Some((first, rest)) = log.split_first() else { return Vec::new() };
    let Ok(mut replayed) = Table::open(first) else { return Vec::new() };
    let mut viewers: Vec<Viewer> = Vec::new();
    let seen = || records.iter().flat_map(|record| &record.seen).filter(|seen| seen.table == table);
    for seen in seen() {
        if !viewers.contains(&seen.viewer) {
            viewers.push(seen.viewer);
        }
    }
    // Collect what each viewer may see at each number of the log: the event, and the state after it.
    let mut events = vec![vec![replayed.first_event()]; viewers.len()];
    let states = |table: &Table| viewers.iter().map(|&viewer| table.state(viewer)).collect::<Vec<State>>();
    let mut all_states = vec![states(&replayed)];
    for entry in rest {
        let Ok(told) = replayed.apply_for(entry, &viewers) else { break };
        events.iter_mut().zip(told).for_each(|(events, event)| events.push(event));
        all_states.push(states(&replayed));
    }
    let mut wrong = Vec::new();
    for seen in seen() {
        let Some(viewer) = viewers.iter().position(|viewer| *viewer == seen.viewer) else { continue };
        let at = |number: u32| (number as usize).wrapping_sub(1);
        for event in &seen.events {
            if events[viewer].get(at(event.number)) != Some(event) {
                wrong.push(format!("{table}: {:?} saw another event {}", seen.viewer, event.number));
            }
        }
        let state = all_states.get(at(seen.state.number)).map(|states| &states[viewer]);
        if state != Some(&seen.state) {
            wrong.push(format!("{table}: {:?} saw another state {}", seen.viewer, seen.state.number));
        }
    }
    wrong
}

/// Returns the part of an entry that only servers may know.
fn secret(entry: &LogEntry) -> Option<String> {
    match &entry.event {
        Event::Created(setup) => serde_json::to_string(&setup.seed).ok(),
        Event::Dealt { action } => Some(action.clone()).filter(|action| action.len() > 12),
        _ => None,
    }
}
