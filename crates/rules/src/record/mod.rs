//! Game records, in a text format similar to chess's PGN.
//!
//! ```text
//! [Spec "game:stones=3"]
//! [Rules "1"]
//! [Seat0 "Ada"]
//! [Seat1 "level:2"]
//! [Date "2026-11-20"]
//! [Result "*"]
//!
//! {A quiet beginning.} 1. 4 2. 1? {Why not 2?} ({More active:} 2. 2! 3. 5) 3. 6
//! ```
//!
//! Tags come first, then a blank line, then the numbered plies. There may be one comment before the first ply
//! and one after each. A quote in a tag, a closing brace in a comment, a backslash and a line break are
//! written `\"`, `\}`, `\\` and `\n`. A file may hold many records.
//!
//! After a ply and its comment there may be variations in parentheses. A variation begins with another action
//! in place of the ply, under the same number, and has comments and variations like the main line.
//!
//! Reading is strict about everything but the layout: tags may come in any order, and lines may break between
//! any two words. Tags of other programs are kept.

mod comment;
mod path;
mod plies;
mod read;
mod replay;
mod tree;
mod write;

pub use comment::{Colour, Comment, Drawing};
pub use path::{Branch, TreePath};
pub use read::{ReadError, Reader, read};

use crate::{
    Arg, Faults, Illegal, Scores,
    catalog::{AnyGame, AnySpec},
    refusals,
};

refusals! {
    TAG_COUNT = "C-9", "record-tag-count" (expected);
    TAG_FORM = "C-9", "record-tag-form" (text);
    TAG_MISSING = "C-9", "record-tag-missing" (tag);
    TAG_REPEATED = "C-9", "record-tag-repeated" (tag);
    TAG_VALUE = "C-9", "record-tag-value" (tag, text, expected);
    RULES_NUMBER = "C-7", "record-rules-number" (text, expected);
    PLY_COUNT = "C-9", "record-ply-count" (expected);
    PLY_NUMBER = "C-9", "record-ply-number" (text, expected);
    PLY_MISSING = "C-9", "record-ply-missing" (number);
    MARK_FORM = "C-9", "record-mark-form" (text, expected);
    COMMENT_FORM = "C-9", "record-comment-form" (text);
    COMMENT_SECOND = "C-9", "record-comment-second" (text);
    COMMENT_PLACE = "C-9", "record-comment-place" (text);
    VARIATION_UNOPENED = "C-9", "record-variation-unopened" ();
    VARIATION_UNCLOSED = "C-9", "record-variation-unclosed" (number);
    VARIATION_FIRST = "C-9", "record-variation-first" (number);
    VARIATION_PLACE = "C-9", "record-variation-place" (number);
    VARIATION_REPEATED = "C-9", "record-variation-repeated" (text);
    VARIATION_DEPTH = "C-9", "record-variation-depth" (expected);
    PATH_UNKNOWN = "C-9", "record-path-unknown" (text);
    RESULT_WRONG = "C-9", "record-result-wrong" (text, expected);
}

/// The record of a game, finished or not.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Record {
    /// The game and its options.
    pub spec: AnySpec,
    /// The version of the rules; see [`Spec::RULES`](crate::Spec::RULES).
    pub rules: u32,
    /// The player's name at each seat; empty if unknown.
    pub seats: Vec<String>,
    /// The day the game began, such as `2026-11-20`.
    pub date: Option<String>,
    /// The position the game began with; `None` if the game began with the normal start.
    pub position: Option<String>,
    /// The data that makes the referee's dice checkable, in games with chance.
    pub dice: Option<DiceTags>,
    /// How the game stands after the last ply.
    pub standing: Standing,
    /// The names and values of other programs' tags, in order.
    pub extra: Vec<(String, String)>,
    /// The comment before the first ply.
    pub comment: Option<String>,
    /// The main line: the actions of the game, with their comments.
    pub plies: Vec<Ply>,
    /// Lines that could have followed the last ply of the main line, in a game that was stopped there.
    pub continuations: Vec<Variation>,
}

/// The greatest depth to which variations may be nested. Cloning, comparing and dropping a tree are
/// recursive, so a deeper tree could overflow the stack.
pub const MAX_DEPTH: usize = 100;

/// One action of a record.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Ply {
    /// The action's text.
    pub action: String,
    /// An annotator's judgement of the action.
    pub mark: Option<Mark>,
    /// The comment after the action. [`Comment::parse`] separates words and drawings.
    pub comment: Option<String>,
    /// Other lines from the position before the action. They begin with different actions, none of them with
    /// this one.
    pub variations: Vec<Variation>,
}

impl Ply {
    /// An action without mark, comment or variations.
    pub fn new(action: impl Into<String>) -> Ply {
        Ply { action: action.into(), mark: None, comment: None, variations: Vec::new() }
    }
}

/// A line that was not played.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Variation {
    /// The comment before the first ply.
    pub comment: Option<String>,
    /// The actions, at least one. The first ply has no variations of its own. Its alternatives are stored
    /// beside this line: in the [`variations`](Ply::variations) of the ply that this line replaces or, if
    /// this line continues the main line, in the record's [`continuations`](Record::continuations).
    pub plies: Vec<Ply>,
}

/// An annotator's judgement of an action.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Mark {
    /// Good.
    Good,
    /// A mistake.
    Mistake,
    /// Brilliant.
    Brilliant,
    /// A blunder.
    Blunder,
    /// Interesting: worth a try.
    Interesting,
    /// Dubious.
    Dubious,
}

impl Mark {
    /// Every mark, with its text. No action's text contains `!` or `?`.
    pub const ALL: [(Mark, &'static str); 6] = [
        (Mark::Good, "!"),
        (Mark::Mistake, "?"),
        (Mark::Brilliant, "!!"),
        (Mark::Blunder, "??"),
        (Mark::Interesting, "!?"),
        (Mark::Dubious, "?!"),
    ];

    /// The mark's text, such as `!?`.
    pub fn text(self) -> &'static str {
        Mark::ALL.iter().find(|(mark, _)| *mark == self).map_or("", |(_, text)| text)
    }

    fn parse(text: &str) -> Option<Mark> {
        Mark::ALL.iter().find(|(_, known)| *known == text).map(|(mark, _)| *mark)
    }
}

/// The data with which anyone can check the dice; the crate `dice` defines it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DiceTags {
    /// The SHA-256 of the referee's seed, published before the first action.
    pub commitment: [u8; 32],
    /// Each seat's commitment, made before any contribution was revealed; `None` for a seat that contributes
    /// nothing, and for all seats of older records.
    pub seat_commitments: Vec<Option<[u8; 32]>>,
    /// Each seat's contribution.
    pub contributions: Vec<[u8; 16]>,
    /// The seed, which is revealed after the game.
    pub seed: Option<[u8; 32]>,
}

/// How a recorded game stands after its last ply.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Standing {
    /// The game is not over.
    Unfinished,
    /// The game ended by the rules, with this result.
    Finished(Scores),
    /// The game ended for a reason outside the rules, with or without a result.
    Stopped(Stop, Option<Scores>),
}

impl Standing {
    /// The standing that follows from the rules alone: unfinished, or finished with the game's result.
    fn by_rules(game: &AnyGame) -> Standing {
        match game.outcome() {
            Some(outcome) => Standing::Finished(outcome.scores()),
            None => Standing::Unfinished,
        }
    }
}

/// Why a game ended if the rules did not end it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Stop {
    /// A player resigned.
    Resignation,
    /// The players agreed to a draw.
    Agreement,
    /// A clock ran out.
    Time,
    /// A player was absent.
    Absence,
    /// The game was aborted without a result.
    Abort,
}

impl Stop {
    /// Every reason, with the word that records use for it.
    pub const ALL: [(Stop, &'static str); 5] = [
        (Stop::Resignation, "resignation"),
        (Stop::Agreement, "agreement"),
        (Stop::Time, "time"),
        (Stop::Absence, "absence"),
        (Stop::Abort, "abort"),
    ];

    /// The word that records use for this reason.
    pub fn word(self) -> &'static str {
        Stop::ALL.iter().find(|(stop, _)| *stop == self).map_or("", |(_, word)| word)
    }
}

impl Record {
    /// The record of a game as it stands, with empty player names.
    pub fn of(game: &AnyGame, position: Option<String>) -> Record {
        let spec = game.spec();
        Record {
            spec,
            rules: spec.info().rules,
            seats: vec![String::new(); spec.seats()],
            date: None,
            position,
            dice: None,
            standing: Standing::by_rules(game),
            extra: Vec::new(),
            comment: None,
            plies: game.actions().into_iter().map(Ply::new).collect(),
            continuations: Vec::new(),
        }
    }

    /// The game before the first ply.
    ///
    /// # Errors
    /// The faults of the position the game began with.
    pub fn start(&self) -> Result<AnyGame, Faults> {
        match &self.position {
            Some(position) => self.spec.from_position(position),
            None => Ok(self.spec.start()),
        }
    }

    /// The game after the last ply.
    ///
    /// # Errors
    /// The number of the first ply that is refused, and why. The starting position counts as ply 0.
    pub fn replay(&self) -> Result<AnyGame, (usize, Faults)> {
        let mut game = self.start().map_err(|faults| (0, faults))?;
        for (number, ply) in (1..).zip(&self.plies) {
            game.play(&ply.action).map_err(|illegal| (number, illegal.into()))?;
        }
        Ok(game)
    }

    /// Like [`replay`](Record::replay), but returns `None` soon after `stop` returns true.
    ///
    /// # Errors
    /// The same errors as [`replay`](Record::replay).
    pub fn replay_until(&self, stop: &dyn Fn() -> bool) -> Result<Option<AnyGame>, (usize, Faults)> {
        let mut game = self.start().map_err(|faults| (0, faults))?;
        for (number, ply) in (1..).zip(&self.plies) {
            if stop() {
                return Ok(None);
            }
            game.play(&ply.action).map_err(|illegal| (number, illegal.into()))?;
        }
        Ok(Some(game))
    }

    /// Checks that the recorded standing agrees with `game`, which is the game after the last ply.
    ///
    /// # Errors
    /// The refusal names the correct result.
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

    /// The result, if the game has one.
    pub fn scores(&self) -> Option<Scores> {
        match self.standing {
            Standing::Unfinished => None,
            Standing::Finished(scores) => Some(scores),
            Standing::Stopped(_, scores) => scores,
        }
    }
}
