//! Tables on a person's own device, and how a server takes them over.
//!
//! Such a table has the same log as any other. One person has every seat that does not belong to a computer.

use rules::catalog::AnySpec;
use wire::{Millis, Mode, Refusal, refusals::table as refusals};

use crate::{
    Event, Identity, LogEntry, Table,
    decide::check_level,
    limits::{MAX_ENTRIES, MAX_ORDER_ID},
    setup::patience,
};

/// The id of the person at a device. It is the same on every device.
pub const PERSON_ON_DEVICE: &str = "local";

impl Identity {
    /// The person at a device.
    pub fn on_device(name: &str) -> Identity {
        Identity::new(PERSON_ON_DEVICE, name)
    }
}

#[cfg(not(feature = "look-alikes"))]
impl Table {
    /// The name of a person at this table. All people at a device share one identity, so a name never needs a
    /// number that tells it apart from another.
    pub(crate) fn name_of(&self, identity: &Identity) -> String {
        identity.name.clone()
    }
}

/// Turns the log of a table on a person's device into the log of a server's table, where the game continues.
/// The person, `by`, has the same seats there. `now` is the server's time. If the device's clock was ahead,
/// entries that are later than `now` get the time `now`. A rematch of the game stays on the device.
///
/// The log may be forged, so it is accepted only if this server could have written it. Nothing proves that
/// its times are right, or that computer players really chose the actions at their seats.
///
/// # Errors
/// This is not the log of a table on a device.
pub fn take_over(
    log: Vec<LogEntry>,
    by: &Identity,
    max_level: impl Fn(AnySpec) -> u8,
    now: Millis,
) -> Result<Vec<LogEntry>, Refusal> {
    let max_level = match log.first().map(|first| &first.event) {
        Some(Event::Created(setup)) => AnySpec::parse(&setup.spec).map_or(0, max_level),
        _ => 0,
    };
    let fits = log.len() < MAX_ENTRIES as usize && log.is_sorted_by_key(|entry| entry.at);
    let stays = |entry: &LogEntry| matches!(entry.event, Event::WantsRematch { .. } | Event::Rematch { .. });
    let entries = log.into_iter().filter(|entry| !stays(entry));
    let taken: Option<Vec<LogEntry>> = entries.map(|entry| given_to(entry, by, max_level, now)).collect();
    let taken = taken.filter(|_| fits).ok_or(refusals::BROKEN)?;
    Table::replay(&taken).map_err(|_| refusals::BROKEN)?;
    Ok(taken)
}

/// Replaces the person at the device in an entry: `by` takes their place. `None` if a table on a device
/// cannot have such an entry.
fn given_to(mut entry: LogEntry, by: &Identity, max_level: u8, now: Millis) -> Option<LogEntry> {
    entry.at = entry.at.min(now);
    let give = |id: &mut String| (id == PERSON_ON_DEVICE).then(|| id.clone_from(&by.id));
    if let Some(cause) = &mut entry.by {
        give(cause)?;
    }
    if entry.order.as_ref().is_some_and(|order| order.chars().count() > MAX_ORDER_ID) {
        return None;
    }
    match &mut entry.event {
        Event::Created(setup) => {
            give(&mut setup.host)?;
            setup.listed = false;
            setup.rematch_of = None;
            let spec = AnySpec::parse(&setup.spec).ok()?;
            Table::check_agreements(spec, setup.pie, setup.bids, setup.position.is_some()).ok()?;
            let is_usual = setup.rules == spec.info().rules && setup.mode == Mode::Casual;
            patience(setup.clock).ok().filter(|usual| is_usual && *usual == setup.patience)?;
        }
        Event::Kept { identity, name, .. } | Event::Sat { identity, name, .. } => {
            give(identity)?;
            name.clone_from(&by.name);
        }
        Event::Filled { level, version, .. } => {
            check_level(*level, max_level).ok()?;
            env!("CARGO_PKG_VERSION").clone_into(version);
        }
        // At a table on a device, nobody leaves a seat or changes their name.
        Event::Left { .. } | Event::Renamed { .. } => return None,
        Event::Interrupted { from, until } => {
            *until = (*until).min(entry.at);
            *from = (*from).min(*until);
        }
        Event::Revealed { .. }
        | Event::Started
        | Event::Played { .. }
        | Event::SideChosen { .. }
        | Event::Bid { .. }
        | Event::Passed { .. }
        | Event::Dealt { .. }
        | Event::Offered { .. }
        | Event::Agreed { .. }
        | Event::Declined { .. }
        | Event::TakenBack { .. }
        | Event::Stopped(_)
        | Event::WantsRematch { .. }
        | Event::Rematch { .. } => {}
    }
    Some(entry)
}
