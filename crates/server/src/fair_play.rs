//! Keeps players from learning, while they play, what positions of their game are worth. Questions about
//! their own table, about other tables and about records are all refused.

use rules::catalog::AnySpec;
use table::Identity;
use wire::{http::Found, refusals::table as refusals};

use crate::{app::App, error::Error};

/// What a request asks about the positions of a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Question {
    /// What a position is worth.
    Worth,
    /// What the rules say about a position or about actions. At a self-refereed table, the players must find
    /// that out themselves.
    Rules,
}

impl App {
    /// Checks that somebody may get an answer to a question about positions of a game.
    ///
    /// While the person plays a game, the answer is refused for all positions of that game, not only for
    /// positions at their own table. Otherwise they could send a record that begins one action after their
    /// table's position.
    pub(crate) async fn check_fair_play(
        &self,
        by: &Identity,
        question: Question,
        spec: AnySpec,
    ) -> Result<(), Error> {
        let kept = self.games_kept_from(by, question).await?;
        if kept.contains(&spec.info().name) { Err(refusals::STUDY_AFTER.into()) } else { Ok(()) }
    }

    /// Checks, like [`check_fair_play`](App::check_fair_play), that somebody may read these records and their
    /// faults.
    pub(crate) async fn check_fair_reading(&self, by: &Identity, records: &[Found]) -> Result<(), Error> {
        let kept = self.games_kept_from(by, Question::Rules).await?;
        let tells = |game: &&str| {
            records.iter().any(|found| match found {
                Found::Whole { spec, .. } => spec.split(':').next() == Some(*game),
                // The codes of a game's refusals begin with the game's name.
                Found::Broken { faults, .. } => faults.iter().any(|fault| fault.code.starts_with(*game)),
            })
        };
        if kept.iter().any(tells) { Err(refusals::STUDY_AFTER.into()) } else { Ok(()) }
    }

    /// Returns the games that this person is playing and about which they must get no answer to `question`.
    async fn games_kept_from(&self, by: &Identity, question: Question) -> Result<Vec<&'static str>, Error> {
        let playing = self.store.playing(&by.id).await?;
        let specs = playing.iter().filter_map(|spec| AnySpec::parse(spec).ok());
        let kept = specs.filter(|spec| question == Question::Worth || spec.is_self_refereed());
        Ok(kept.map(|spec| spec.info().name).collect())
    }
}
