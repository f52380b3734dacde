//! Tables on a person's own device, and their way to a server.
//!
//! Such a table has the same log as any other. One person holds every seat that is no computer's.

use wire::{Millis, Mode, Refusal, refusals::table as refusals};

use crate::{Event, Identity, LogEntry, Table, limits::MAX_ENTRIES};

/// The id of the person at a device, who needs no other.
pub const PERSON_ON_DEVICE: &str = "local";

impl Identity {
    /// The person at a device.
    pub fn on_device(name: &str) -> Identity {
        Identity::new(PERSON_ON_DEVICE, name)
    }
}

/// Takes over a game that was played on the device of `by`: the log of a server's table with the same game, in
/// which `by` has the seats of the person at the device. `now` is the server's time; what the device's clock says
/// to lie beyond it happens now.
///
/// # Errors
/// The log is not that of a table on a device.
pub fn take_over(log: Vec<LogEntry>, by: &Identity, now: Millis) -> Result<Vec<LogEntry>, Refusal> {
    let whole = Table::replay(&log).map_err(|_| refusals::BROKEN)?;
    let fits = log.len() < MAX_ENTRIES as usize
        && log.is_sorted_by_key(|entry| entry.at)
        && whole.mode() == Mode::Casual
        && whole.rematch().is_none();
    let taken: Option<Vec<LogEntry>> = log.into_iter().map(|entry| given_to(entry, by, now)).collect();
    Ok(taken.filter(|_| fits).ok_or(refusals::BROKEN)?)
}

/// An entry in which the person at the device is `by`. `None` if it names somebody else.
fn given_to(mut entry: LogEntry, by: &Identity, now: Millis) -> Option<LogEntry> {
    entry.at = entry.at.min(now);
    let give = |id: &mut String| (id == PERSON_ON_DEVICE).then(|| id.clone_from(&by.id));
    if let Some(cause) = &mut entry.by {
        give(cause)?;
    }
    match &mut entry.event {
        Event::Created(setup) => {
            give(&mut setup.host)?;
            setup.listed = false;
            setup.rematch_of = None;
        }
        Event::Kept { identity, name, .. } | Event::Sat { identity, name, .. } => {
            give(identity)?;
            name.clone_from(&by.name);
        }
        _ => {}
    }
    Some(entry)
}
