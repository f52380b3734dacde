//! The record of a table's game.

use jiff::{Timestamp, tz::TimeZone};
use rules::{
    Scores,
    record::{DiceTags, Record, Standing, Stop},
};
use wire::{Millis, Refusal, Stage, refusals::table as refusals};

use crate::{Occupant, SeatContribution, StopReason, Table};

/// The record tag for the state of the pie rule (C-11).
pub(crate) const PIE_TAG: &str = "Pie";
/// The record tag for the bids before the game (C-12). C-13 describes its value, such as `20 15 pass`.
pub(crate) const BIDS_TAG: &str = "Bids";
/// The last word in the value of [`BIDS_TAG`], once a player has passed.
pub(crate) const PASS: &str = "pass";

impl Table {
    /// The record of the game so far.
    ///
    /// # Errors
    /// The game hides information from players and is not over yet.
    pub fn record(&self) -> Result<Record, Refusal> {
        if self.spec.is_hidden() && self.stage() != Stage::Over {
            return Err(refusals::RECORD_HIDDEN.into());
        }
        Ok(self.full_record())
    }

    /// The record for somebody who wants to analyse the position after `ply` actions, or all positions if
    /// `ply` is `None`. It includes everything that the game hides, so it must stay on the device where the
    /// game is stored.
    ///
    /// # Errors
    /// This person may not analyse that now; see [`Table::check_study`].
    pub fn record_to_study(&self, identity: &str, ply: Option<usize>) -> Result<Record, Refusal> {
        self.check_study(identity, ply)?;
        Ok(self.full_record())
    }

    /// The record, including everything that the game hides from players.
    pub(crate) fn full_record(&self) -> Record {
        let mut record = Record::of(&self.game, self.setup.position.clone());
        record.date = date(self.created);
        record.seats = self.occupants.iter().map(name).collect();
        if let Some((stop, scores)) = self.stop() {
            record.standing = Standing::Stopped(stop, scores);
        }
        if self.has_dice() && self.started {
            record.dice = Some(self.dice_tags());
        }
        if let Some(pie) = self.pie() {
            record.extra.push((PIE_TAG.to_owned(), pie.word().to_owned()));
        }
        if self.setup.bids {
            let numbers = self.bidding.numbers.iter().map(u8::to_string);
            let pass = self.bidding.exchanged.map(|_| PASS.to_owned());
            let words: Vec<String> = numbers.chain(pass).collect();
            record.extra.push((BIDS_TAG.to_owned(), words.join(" ")));
        }
        record
    }

    /// How the game was stopped, and the result. `None` if the game ended by its rules or is not over.
    pub(crate) fn stop(&self) -> Option<(Stop, Option<Scores>)> {
        let reason = self.stopped?;
        let stop = match reason {
            StopReason::Resignation { .. } => Stop::Resignation,
            StopReason::Agreement => Stop::Agreement,
            StopReason::Time { .. } => Stop::Time,
            StopReason::Absence { .. } => Stop::Absence,
            StopReason::Abort => Stop::Abort,
        };
        Some((stop, self.stopped_scores(reason)))
    }

    /// The tags that let anyone check the deals. The seed stays secret until the game is over.
    fn dice_tags(&self) -> DiceTags {
        let contributions = || {
            self.occupants
                .iter()
                .map(|occupant| occupant.seat_contribution().unwrap_or(SeatContribution::None))
        };
        DiceTags {
            commitment: self.seed.commitment(),
            seat_commitments: contributions().map(|seat| seat.commitment()).collect(),
            contributions: contributions().map(|seat| seat.contribution().unwrap_or_default()).collect(),
            seed: (self.stage() == Stage::Over).then(|| self.seed.reveal()),
        }
    }
}

fn name(occupant: &Occupant) -> String {
    match occupant {
        Occupant::Nobody => String::new(),
        Occupant::Invited(identity) | Occupant::Person { identity, .. } => identity.name.clone(),
        Occupant::Computer { level, .. } => format!("level:{level}"),
    }
}

/// The day of a moment in UTC, such as `2026-11-20`. `None` for moments beyond the calendar's end in the year
/// 9999.
pub(crate) fn date(at: Millis) -> Option<String> {
    let at = Timestamp::from_millisecond(at.try_into().ok()?).ok()?;
    Some(at.to_zoned(TimeZone::UTC).date().to_string())
}
