//! The record of a table's game.

use rules::{
    Scores, Seat,
    record::{Record, Standing, Stop},
};
use wire::{Millis, Refusal, Stage};

use crate::{Halt, Place, Table};

const DAY: Millis = 24 * 60 * 60 * 1000;

impl Table {
    /// The game written down as far as it has come.
    ///
    /// # Errors
    /// It holds hidden things and is still going on.
    pub fn record(&self) -> Result<Record, Refusal> {
        if self.hides() && self.stage() != Stage::Over {
            return Err(Refusal::of("table-record-hidden"));
        }
        Ok(self.written())
    }

    /// The game written down, hidden things and all.
    pub(crate) fn written(&self) -> Record {
        let mut record = Record::of(&self.game, self.setup.position.clone());
        record.date = Some(date(self.created));
        record.seats = self.places.iter().map(name).collect();
        if let Some((stop, scores)) = self.stop() {
            record.standing = Standing::Stopped(stop, scores);
        }
        if self.hides() && self.started {
            let over = self.stage() == Stage::Over;
            record.dice = Some(dice::tags(&self.seed, &self.contributions(), over));
        }
        record
    }

    /// How the game was stopped, unless it ended by its rules or goes on, and with what result.
    pub(crate) fn stop(&self) -> Option<(Stop, Option<Scores>)> {
        let halt = self.halt?;
        let stop = match halt {
            Halt::Resignation { .. } => Stop::Resignation,
            Halt::Agreement => Stop::Agreement,
            Halt::Time { .. } => Stop::Time,
            Halt::Absence { .. } => Stop::Absence,
            Halt::Abort => Stop::Abort,
        };
        Some((stop, self.halted_scores(halt)))
    }

    fn contributions(&self) -> Vec<dice::Contribution> {
        let of = |seat: Seat| match &self.places[seat.index()] {
            Place::Person { contribution, .. } => *contribution,
            _ => [0; 16],
        };
        Seat::all(self.places.len()).map(of).collect()
    }
}

fn name(place: &Place) -> String {
    match place {
        Place::Open => String::new(),
        Place::Kept(who) | Place::Person { who, .. } => who.name.clone(),
        Place::Computer { level, .. } => format!("level:{level}"),
    }
}

/// The day of a moment, as `2026-11-20`, in UTC: the proleptic Gregorian calendar in eras of 400 years.
pub(crate) fn date(at: Millis) -> String {
    let days = at / DAY + 719_468;
    let (era, of_era) = (days / 146_097, days % 146_097);
    let year_of_era = (of_era - of_era / 1_460 + of_era / 36_524 - of_era / 146_096) / 365;
    let of_year = of_era - (365 * year_of_era + year_of_era / 4 - year_of_era / 100);
    // Years begin in March here, so that the leap day is the last.
    let month = (5 * of_year + 2) / 153;
    let day = of_year - (153 * month + 2) / 5 + 1;
    let (month, next) = if month < 10 { (month + 3, 0) } else { (month - 9, 1) };
    format!("{:04}-{month:02}-{day:02}", year_of_era + era * 400 + next)
}

#[cfg(test)]
mod tests {
    use super::{DAY, date};

    #[test]
    fn days_have_their_dates() {
        for (day, text) in [
            (0, "1970-01-01"),
            (59, "1970-03-01"),
            (11_016, "2000-02-29"),
            (11_017, "2000-03-01"),
            (19_722, "2023-12-31"),
            (20_777, "2026-11-20"),
        ] {
            assert_eq!(date(day * DAY + DAY - 1), text);
        }
    }
}
