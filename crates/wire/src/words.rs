//! Types that many messages share.

use std::collections::BTreeMap;

use rules::{Arg, Illegal};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// A table's id in addresses and messages. Nobody can guess it.
pub type TableId = String;
/// A time or a duration in milliseconds. Times count from the beginning of 1970.
pub type Millis = u64;
/// The number of a seat, from 0.
pub type SeatNumber = u8;
/// A number of actions.
pub type Ply = u32;

/// The time control of a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, TS)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Clock {
    /// No clock.
    #[default]
    None,
    /// A time for the whole game, and an increment added after each turn.
    Fischer {
        /// The time for the game, in seconds.
        seconds: u32,
        /// The increment, in seconds.
        increment: u32,
    },
    /// A number of days for each turn.
    Days {
        /// The number of days.
        days: u32,
    },
}

/// A turn that a rule skipped.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct Skip {
    /// The seat that would have had the turn.
    pub seat: SeatNumber,
    /// The clause that skips it, such as `MA-15`.
    pub clause: String,
}

/// Whether a game is rated.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Mode {
    /// Not rated. There are no ratings yet.
    #[default]
    Casual,
}

/// A refusal. The sentence to show is in `book/<language>/`, under the key `code`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct Refusal {
    /// The stable key, such as `table-not-your-turn`.
    pub code: String,
    /// The clause of the rule book, if the refusal comes from a game's rules.
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
    /// A place on the board, such as `c3`.
    Square(String),
    /// The key of a name in `book/<language>/`, such as a piece's name.
    Name(String),
    /// Text that is shown as it is.
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
    /// The score of each seat: 1 for a sole winner, or equal shares of 1 for several winners. Empty if the
    /// game has no result.
    pub scores: Vec<f64>,
    /// The reason.
    pub why: Why,
}

/// The reason why a game ended.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Why {
    /// The game ended by its rules.
    Rules {
        /// The clause that ended the game, such as `MA-16`.
        clause: String,
        /// The key of the sentence to show, in `book/<language>/`.
        key: String,
    },
    /// A player resigned.
    Resignation {
        /// The seat that resigned.
        seat: SeatNumber,
    },
    /// The players agreed on a draw.
    Agreement,
    /// A clock ran out.
    Time {
        /// The seat that ran out of time.
        seat: SeatNumber,
    },
    /// A player was away, and another claimed the win.
    Absence {
        /// The seat of the player who was away.
        seat: SeatNumber,
    },
    /// The game was aborted without a result.
    Abort,
}
