//! A game on this machine: the rules' game, the referee's dice, and what its record says besides.

use std::time::{SystemTime, UNIX_EPOCH};

use dice::{Dice, Seed};
use rules::{
    Illegal, Scores, Seat, Turn,
    catalog::AnyGame,
    record::{Record, Standing, Stop},
};

use crate::thinking::seed_of;

/// The tag that names the number from which the dice and the computers' choices follow.
const SEED_TAG: &str = "LocalSeed";

/// A game on this machine. Chance is dealt by itself: whenever it is not over, a seat is to act.
#[derive(Clone)]
pub(crate) struct Local {
    game: AnyGame,
    /// What its record says of its beginning, without plies.
    beginning: Record,
    seed: u64,
    dice: Dice,
    stopped: Option<(Stop, Option<Scores>)>,
}

/// What the dice give for every seat of a local game: nobody adds anything.
fn contributions(game: &AnyGame) -> Vec<[u8; 16]> {
    vec![[0; 16]; game.spec().seats()]
}

impl Local {
    /// A game that begins now, from its start or from a position.
    pub(crate) fn new(game: AnyGame, position: Option<String>, seed: u64, names: Vec<String>) -> Local {
        let mut beginning = Record::of(&game, position);
        beginning.seats = names;
        if game.turn() == Turn::Chance {
            beginning.dice = Some(dice::tags(&Seed::from_number(seed), &contributions(&game), false));
        }
        beginning.extra.push((SEED_TAG.to_owned(), seed.to_string()));
        let dice = Dice::new(&Seed::from_number(seed), &game.spec().to_string(), &contributions(&game));
        let mut local = Local { game, beginning, seed, dice, stopped: None };
        local.deal();
        local
    }

    /// A recorded game that goes on. One that was not played here goes on with dice from `fresh_seed`.
    pub(crate) fn resume(record: &Record, fresh_seed: u64) -> Option<Local> {
        let start = record.start().ok()?;
        let own_seed =
            record.extra.iter().find(|(name, _)| name == SEED_TAG).and_then(|(_, seed)| seed.parse().ok());
        let mut local = Local::new(
            start.clone(),
            record.position.clone(),
            own_seed.unwrap_or(fresh_seed),
            record.seats.clone(),
        );
        local.game = start;
        local.dice = Dice::new(
            &Seed::from_number(local.seed),
            &local.game.spec().to_string(),
            &contributions(&local.game),
        );
        let mut same_dice = true;
        for ply in &record.plies {
            if local.game.turn() == Turn::Chance {
                same_dice &= local.game.deal(&mut local.dice).as_ref() == Some(&ply.action);
            }
            local.game.play(&ply.action).ok()?;
        }
        let ours = Record { dice: local.beginning.dice.clone(), ..record.clone() };
        local.beginning = Record { plies: Vec::new(), standing: Standing::Unfinished, ..ours };
        if !same_dice {
            local.beginning.dice = None;
        }
        local.deal();
        Some(local)
    }

    /// Gives the game the day on which it begins.
    pub(crate) fn dated(mut self) -> Local {
        self.beginning.date =
            SystemTime::now().duration_since(UNIX_EPOCH).ok().map(|since| date(since.as_secs() / 86_400));
        self
    }

    pub(crate) fn game(&self) -> &AnyGame {
        &self.game
    }

    /// The number from which dice and computers' choices follow.
    pub(crate) fn seed(&self) -> u64 {
        self.seed
    }

    /// The seed for a computer's choice of the next action.
    pub(crate) fn seed_now(&self) -> u64 {
        seed_of(self.seed, self.game.actions().len())
    }

    /// The seat to act; `None` when the game is over or was stopped.
    pub(crate) fn actor(&self) -> Option<Seat> {
        if self.stopped.is_some() { None } else { self.game.turn().seat() }
    }

    /// Who won, if the players stopped the game.
    pub(crate) fn stopped(&self) -> Option<(Stop, Option<Scores>)> {
        self.stopped
    }

    /// Whether dice fall or things are hidden in this game.
    pub(crate) fn has_chance(&self) -> bool {
        self.game.spec().start().turn() == Turn::Chance
    }

    /// Plays an action and whatever chance follows on it.
    pub(crate) fn play(&mut self, action: &str) -> Result<(), Illegal> {
        self.game.play(action)?;
        self.deal();
        Ok(())
    }

    /// Takes the last actions back, so that `plies` are left. The dice stay as they are: what they gave may not be taken back.
    pub(crate) fn take_back_to(&mut self, plies: usize) {
        while self.game.actions().len() > plies && self.game.undo().is_some() {}
    }

    /// A seat gives up: the others share what there is.
    pub(crate) fn resign(&mut self, seat: Seat) {
        let seats = self.game.spec().seats();
        let others = Seat::all(seats).filter(|other| *other != seat);
        self.stopped = Some((Stop::Resignation, Some(Scores::shared(others, seats))));
    }

    /// The game written down as it stands.
    pub(crate) fn record(&self) -> Record {
        let now = Record::of(&self.game, self.beginning.position.clone());
        let standing = self.stopped.map_or(now.standing, |(stop, scores)| Standing::Stopped(stop, scores));
        let mut record = Record { plies: now.plies, standing, ..self.beginning.clone() };
        if let Some(tags) = &mut record.dice {
            let over = standing != Standing::Unfinished;
            tags.seed = over.then(|| Seed::from_number(self.seed).reveal());
        }
        record
    }

    fn deal(&mut self) {
        while self.game.turn() == Turn::Chance {
            let Some(action) = self.game.deal(&mut self.dice) else { return };
            if self.game.play(&action).is_err() {
                return;
            }
        }
    }
}

/// The date, by the Gregorian calendar, so many days after 1 January 1970.
fn date(days: u64) -> String {
    // Years begin in March here, so that the day that leap years add is a year's last (Howard Hinnant, "chrono-compatible
    // low-level date algorithms").
    let days = days + 719_468;
    let era = days / 146_097;
    let day_of_era = days % 146_097;
    let year_of_era = (day_of_era - day_of_era / 1_460 + day_of_era / 36_524 - day_of_era / 146_096) / 365;
    let day_of_year = day_of_era - (365 * year_of_era + year_of_era / 4 - year_of_era / 100);
    let shifted_month = (5 * day_of_year + 2) / 153;
    let day = day_of_year - (153 * shifted_month + 2) / 5 + 1;
    let month = if shifted_month < 10 { shifted_month + 3 } else { shifted_month - 9 };
    let year = year_of_era + era * 400 + u64::from(month <= 2);
    format!("{year:04}-{month:02}-{day:02}")
}

#[cfg(test)]
mod tests {
    use super::date;

    #[test]
    fn dates_follow_the_calendar() {
        let dates = [(0, "1970-01-01"), (59, "1970-03-01"), (11_016, "2000-02-29"), (20_777, "2026-11-20")];
        for (days, expected) in dates {
            assert_eq!(date(days), expected);
        }
    }
}
