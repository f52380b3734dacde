//! The analysis board: a record with its variations, and changes to it.
//!
//! A place in a record is a path such as `4.2/7`; the crate `rules` explains it at `TreePath`.

use rules::record;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::{
    games::{Action, Legal},
    session::Happened,
    words::{Outcome, SeatNumber},
};

/// A change to a record's variations. The message with the change also contains a path, which leads to the
/// ply to change.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(tag = "do", rename_all = "kebab-case")]
pub enum Edit {
    /// Plays an action after the ply. If the record already has this action there, the record stays as it is,
    /// and the board only moves to the action.
    Play {
        /// The action's text.
        action: String,
    },
    /// Exchanges the innermost variation that contains the ply with the plies that it replaces. Those plies
    /// become a variation.
    Promote,
    /// Deletes the ply and what follows it.
    Delete,
    /// Replaces the comment and the drawings after the ply. With the path `0`, replaces those before the
    /// first ply of the game.
    Comment {
        /// The new comment; an empty one removes the comment.
        comment: Comment,
    },
    /// Replaces the comment before the ply, which must be the first of a variation.
    CommentBefore {
        /// The new comment; an empty one removes the comment.
        comment: Comment,
    },
    /// Replaces the ply's mark.
    Mark {
        /// The new mark; `None` removes it.
        mark: Option<Mark>,
    },
}

/// A record on the analysis board, and a place in it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
pub struct Analysis {
    /// The record's text.
    pub record: String,
    /// The game and its options.
    pub spec: String,
    /// The name at each seat; empty if unknown.
    pub seats: Vec<String>,
    /// The comment before the first ply.
    pub comment: Comment,
    /// The plies of all lines, in the order of the record's text: a ply, its variations, the next ply.
    pub plies: Vec<TreePly>,
    /// The path to the place that is shown.
    pub path: String,
    /// The line through the place: the start of the game, then each action up to the end of the line.
    pub line: Vec<Happened>,
    /// The paths of the events of `line`. The first is `0`.
    pub line_paths: Vec<String>,
}

/// An action in a record with variations.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct TreePly {
    /// The path of the ply.
    pub path: String,
    /// The seat that acts; `None` for the referee.
    pub seat: Option<SeatNumber>,
    /// The action.
    pub action: String,
    /// The same action, split into its parts.
    pub parts: Option<Action>,
    /// An assessment of the action, if there is one.
    pub mark: Option<Mark>,
    /// The comment after the action.
    pub comment: Comment,
    /// The comment before the ply; only the first ply of a variation has one.
    pub before: Comment,
}

/// The legal actions, or the result, at a place of a record.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
pub struct Options {
    /// The seat to act; `None` if the referee is to act or the game is over.
    pub turn: Option<SeatNumber>,
    /// The legal actions of that seat.
    pub legal: Option<Legal>,
    /// The referee's next action, drawn at random; `None` if the referee is not to act.
    pub deal: Option<String>,
    /// How the game ended, if it is over.
    pub result: Option<Outcome>,
    /// The position's text; `None` if the game's positions have no text form.
    pub position: Option<String>,
}

/// A comment on a position, with drawings on the board.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, TS)]
pub struct Comment {
    /// The text; empty if there are only drawings.
    pub text: String,
    /// The drawings, in order.
    pub drawings: Vec<Drawing>,
}

/// A drawing on the board.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(tag = "shape", rename_all = "kebab-case")]
pub enum Drawing {
    /// A circle around a cell.
    Circle {
        /// The cell.
        cell: String,
        /// Its colour.
        colour: Colour,
    },
    /// An arrow between two cells.
    Arrow {
        /// The cell where it begins.
        from: String,
        /// The cell to which it points.
        to: String,
        /// Its colour.
        colour: Colour,
    },
}

/// Defines an enum for messages, with the same name and values as an enum in `rules::record`. The two enums
/// convert into each other.
macro_rules! same_values {
    ($(#[doc = $doc:literal] $Name:ident { $(#[doc = $value_doc:literal] $Value:ident $text:literal,)* })*) => {$(
        #[doc = $doc]
        #[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
        pub enum $Name {
            $(#[doc = $value_doc] #[serde(rename = $text)] $Value,)*
        }

        impl From<record::$Name> for $Name {
            fn from(value: record::$Name) -> $Name {
                match value {
                    $(record::$Name::$Value => $Name::$Value,)*
                }
            }
        }

        impl From<$Name> for record::$Name {
            fn from(value: $Name) -> record::$Name {
                match value {
                    $($Name::$Value => record::$Name::$Value,)*
                }
            }
        }
    )*};
}

same_values! {
    /// The colour of a drawing.
    Colour {
        /// Green.
        Green "green",
        /// Red.
        Red "red",
        /// Blue.
        Blue "blue",
        /// Yellow.
        Yellow "yellow",
    }
    /// An assessment of an action.
    Mark {
        /// Good.
        Good "!",
        /// A mistake.
        Mistake "?",
        /// Brilliant.
        Brilliant "!!",
        /// A blunder.
        Blunder "??",
        /// Interesting.
        Interesting "!?",
        /// Dubious.
        Dubious "?!",
    }
}

impl From<record::Comment> for Comment {
    fn from(comment: record::Comment) -> Comment {
        let drawings = comment.drawings.into_iter().map(Drawing::from).collect();
        Comment { text: comment.text, drawings }
    }
}

impl From<Comment> for record::Comment {
    fn from(comment: Comment) -> record::Comment {
        let drawings = comment.drawings.into_iter().map(record::Drawing::from).collect();
        record::Comment { text: comment.text, drawings }
    }
}

impl From<record::Drawing> for Drawing {
    fn from(drawing: record::Drawing) -> Drawing {
        match drawing {
            record::Drawing::Circle { cell, colour } => Drawing::Circle { cell, colour: colour.into() },
            record::Drawing::Arrow { from, to, colour } => Drawing::Arrow { from, to, colour: colour.into() },
        }
    }
}

impl From<Drawing> for record::Drawing {
    fn from(drawing: Drawing) -> record::Drawing {
        match drawing {
            Drawing::Circle { cell, colour } => record::Drawing::Circle { cell, colour: colour.into() },
            Drawing::Arrow { from, to, colour } => record::Drawing::Arrow { from, to, colour: colour.into() },
        }
    }
}
