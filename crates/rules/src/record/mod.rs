//! A game written down and read back, in the manner of PGN.
//!
//! ```text
//! [Spec "mancala:stones=3"]
//! [Rules "1"]
//! [Seat0 "Ada"]
//! [Seat1 "level:2"]
//! [Date "2026-11-20"]
//! [Result "*"]
//!
//! {A quiet beginning.} 1. 4 2. 1 3. 6 {Why not 2?}
//! ```
//!
//! Tags come first, then a blank line, then the numbered plies with at most one comment before the first and after each.
//! A quote in a tag, a brace in a comment, a backslash and a line break are written `\"`, `\}`, `\\` and `\n`. A file may
//! hold many records. Reading is strict about everything but the layout: tags come in any order, plies may be broken into
//! lines anywhere between two words, and what other programs add in tags of their own is kept.

mod read;
mod write;

pub use read::{Broken, read};

use crate::{
    Arg, Faults, Illegal, Scores,
    catalog::{AnyGame, AnySpec},
    refusals,
};

refusals! {
    TAG_FORM = "C-9", "record-tag-form" (text);
    TAG_MISSING = "C-9", "record-tag-missing" (tag);
    TAG_REPEATED = "C-9", "record-tag-repeated" (tag);
    TAG_VALUE = "C-9", "record-tag-value" (tag, text, expected);
    RULES_NUMBER = "C-7", "record-rules-number" (text, expected);
    PLY_NUMBER = "C-9", "record-ply-number" (text, expected);
    PLY_MISSING = "C-9", "record-ply-missing" (number);
    COMMENT_FORM = "C-9", "record-comment-form" (text);
    COMMENT_SECOND = "C-9", "record-comment-second" (text);
    RESULT_WRONG = "C-9", "record-result-wrong" (text, expected);
}

/// A game written down, finished or not.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Record {
    /// The game and its options.
    pub spec: AnySpec,
    /// The number of the rules it was played by.
    pub rules: u32,
    /// Who sat at each seat; empty where nobody is known.
    pub seats: Vec<String>,
    /// The day it began, as `2026-11-20`.
    pub date: Option<String>,
    /// The position it began from, where that was not the start.
    pub position: Option<String>,
    /// What makes the referee's dice checkable, where there is chance.
    pub dice: Option<DiceTags>,
    /// How it stands.
    pub standing: Standing,
    /// Tags of other programs, in their order: names and values.
    pub extra: Vec<(String, String)>,
    /// The comment before the first ply.
    pub comment: Option<String>,
    /// The actions, each with the comment after it.
    pub plies: Vec<Ply>,
}

/// One action of a record.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Ply {
    /// The action's text.
    pub action: String,
    /// What was said of it.
    pub comment: Option<String>,
}

/// The referee's side of the checkable dice, as the crate `dice` defines them.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DiceTags {
    /// SHA-256 of the seed, published before the first action.
    pub commitment: [u8; 32],
    /// What each seat added.
    pub contributions: Vec<[u8; 16]>,
    /// The seed, revealed once the game is over.
    pub seed: Option<[u8; 32]>,
}

/// How a recorded game stands after its last ply.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Standing {
    /// It goes on.
    Unfinished,
    /// It ended by the rules, with this result.
    Finished(Scores),
    /// The players ended it otherwise, with this result, or with none.
    Stopped(Stop, Option<Scores>),
}

/// How a game ends that the rules have not ended.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Stop {
    /// A player gave up.
    Resignation,
    /// The players agreed on a draw.
    Agreement,
    /// A clock ran out.
    Time,
    /// A player stayed away.
    Absence,
    /// It was broken off without a result.
    Abort,
}

impl Stop {
    /// Every way, with its word in a record.
    pub const ALL: [(Stop, &'static str); 5] = [
        (Stop::Resignation, "resignation"),
        (Stop::Agreement, "agreement"),
        (Stop::Time, "time"),
        (Stop::Absence, "absence"),
        (Stop::Abort, "abort"),
    ];

    /// Its word in a record.
    pub fn word(self) -> &'static str {
        Stop::ALL.iter().find(|(stop, _)| *stop == self).map_or("", |(_, word)| word)
    }
}

impl Record {
    /// A record of this game as it stands; the seats' names are still empty.
    pub fn of(game: &AnyGame, position: Option<String>) -> Record {
        let spec = game.spec();
        Record {
            spec,
            rules: spec.info().rules,
            seats: vec![String::new(); spec.seats()],
            date: None,
            position,
            dice: None,
            standing: match game.outcome() {
                Some(outcome) => Standing::Finished(outcome.scores()),
                None => Standing::Unfinished,
            },
            extra: Vec::new(),
            comment: None,
            plies: game.actions().into_iter().map(|action| Ply { action, comment: None }).collect(),
        }
    }

    /// The game before the first ply.
    ///
    /// # Errors
    /// What is wrong with the position it began from.
    pub fn start(&self) -> Result<AnyGame, Faults> {
        match &self.position {
            Some(position) => self.spec.from_position(position),
            None => Ok(self.spec.start()),
        }
    }

    /// The game after the last ply.
    ///
    /// # Errors
    /// The number of the first ply that is refused, from 1, and why; 0 for the position it began from.
    pub fn replay(&self) -> Result<AnyGame, (usize, Faults)> {
        let mut game = self.start().map_err(|faults| (0, faults))?;
        for (i, ply) in self.plies.iter().enumerate() {
            game.play(&ply.action).map_err(|illegal| (i + 1, illegal.into()))?;
        }
        Ok(game)
    }

    /// Whether its standing agrees with where its plies lead.
    ///
    /// # Errors
    /// What the result should be.
    pub fn check_standing(&self, game: &AnyGame) -> Result<(), Illegal> {
        let by_rules = game.outcome().map(|outcome| outcome.scores());
        let agrees = match self.standing {
            Standing::Finished(_) => by_rules == self.scores(),
            Standing::Unfinished | Standing::Stopped(..) => by_rules.is_none(),
        };
        if agrees {
            return Ok(());
        }
        let text = |scores| Arg::Text(write::result_text(scores));
        Err(Illegal::new(&RESULT_WRONG, [text(self.scores()), text(by_rules)]))
    }

    /// The result, if there is one.
    pub fn scores(&self) -> Option<Scores> {
        match self.standing {
            Standing::Unfinished => None,
            Standing::Finished(scores) => Some(scores),
            Standing::Stopped(_, scores) => scores,
        }
    }
}
