//! Words that many messages share.

use std::collections::BTreeMap;

use rules::{Arg, Illegal};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// A table's name in addresses and messages: it cannot be guessed.
pub type TableId = String;
/// A moment or a span in milliseconds; moments count from the beginning of 1970.
pub type Millis = u64;
/// A seat, from 0.
pub type SeatNumber = u8;
/// How many actions have been played.
pub type Ply = u32;

/// What time a table gives its players.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, TS)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Clock {
    /// As long as they like.
    #[default]
    None,
    /// So many seconds for the game, and so many more after each turn.
    Fischer {
        /// At the start.
        seconds: u32,
        /// For each turn.
        increment: u32,
    },
    /// So many days for each turn.
    Days {
        /// How many.
        days: u32,
    },
}

/// What a game counts for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Mode {
    /// Nothing but the fun: there are no ratings yet.
    #[default]
    Casual,
}

/// Why something was refused. The sentence is in the book under `code`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct Refusal {
    /// The stable key, as `table-not-your-turn`.
    pub code: String,
    /// The clause of the rule book, where a game's rules refuse.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    #[ts(optional)]
    pub clause: Option<String>,
    /// The sentence's arguments.
    #[serde(skip_serializing_if = "BTreeMap::is_empty", default)]
    #[ts(as = "Option<BTreeMap<String, RefusalArg>>", optional)]
    pub args: BTreeMap<String, RefusalArg>,
}

/// One argument of a refusal.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum RefusalArg {
    /// A count.
    Number(i32),
    /// A place on the board, as `c3`.
    Square(String),
    /// The key of a name in the book, such as a piece's.
    Name(String),
    /// Text as it is.
    Text(String),
}

impl From<&Illegal> for Refusal {
    fn from(illegal: &Illegal) -> Refusal {
        let args = illegal.args().map(|(name, arg)| (name.to_owned(), arg.into())).collect();
        Refusal { code: illegal.key().to_owned(), clause: Some(illegal.clause().to_owned()), args }
    }
}

impl From<&Arg> for RefusalArg {
    fn from(arg: &Arg) -> RefusalArg {
        match arg {
            Arg::Number(number) => RefusalArg::Number(i32::try_from(*number).unwrap_or(i32::MAX)),
            Arg::Square(square) => RefusalArg::Square(square.clone()),
            Arg::Name(key) => RefusalArg::Name((*key).to_owned()),
            Arg::Text(text) => RefusalArg::Text(text.clone()),
        }
    }
}

/// How a game ended.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
pub struct Outcome {
    /// What each seat gets: 1 for a win alone, equal parts for those who share; empty where it has no result.
    pub scores: Vec<f64>,
    /// Why.
    pub why: Why,
}

/// Why a game ended.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Why {
    /// By the rules.
    Rules {
        /// The clause, as `MA-16`.
        clause: String,
        /// The key of the sentence in the book.
        key: String,
    },
    /// A player gave up.
    Resignation {
        /// Who.
        seat: SeatNumber,
    },
    /// The players agreed on a draw.
    Agreement,
    /// A clock ran out.
    Time {
        /// Whose.
        seat: SeatNumber,
    },
    /// A player stayed away, and another claimed the win.
    Absence {
        /// Who was away.
        seat: SeatNumber,
    },
    /// It was broken off without a result.
    Abort,
}
