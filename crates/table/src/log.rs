//! A table's log, from which the table's whole state can be rebuilt.
//!
//! Its JSON form is stored for years, so it must not change: `tests/table.rs` pins it.

use std::fmt;

use serde::{Deserialize, Serialize};
use wire::{Clock, Millis, Mode, Offer, Ply, SeatNumber, TableId};

use crate::hex;

/// One entry of a table's log. Its number is its place in the log, from 1.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct LogEntry {
    /// When it happened, by the server's clock.
    pub at: Millis,
    /// The id of the person who caused it; `None` if a computer acted or the event was automatic.
    pub by: Option<String>,
    /// The id of the order that caused it; `None` if no order did.
    pub order: Option<String>,
    /// What happened.
    pub event: Event,
}

impl LogEntry {
    /// Reads an entry from JSON; `None` if the text is not an entry.
    pub fn from_json(text: &str) -> Option<LogEntry> {
        serde_json::from_str(text).ok()
    }

    /// The entry as JSON.
    pub fn to_json(&self) -> String {
        // All map keys in an entry are text, so an entry can always be written.
        serde_json::to_string(self).unwrap_or_default()
    }
}

/// What happened at a table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "event", rename_all = "kebab-case")]
pub enum Event {
    /// The table was created. This is the first entry of every log.
    Created(Setup),
    /// A seat was reserved for somebody.
    Kept {
        /// The seat.
        seat: SeatNumber,
        /// The id of the identity for which the seat is reserved.
        identity: String,
        /// The person's name.
        name: String,
    },
    /// Somebody sat down.
    Sat {
        /// The seat.
        seat: SeatNumber,
        /// The id of the person's identity.
        identity: String,
        /// The person's name.
        name: String,
        /// In games with chance, the person's commitment: 32 bytes in hexadecimal digits.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        commitment: Option<String>,
        /// The person's contribution to the dice: 16 bytes in hexadecimal digits. Only logs of earlier
        /// versions, in which seats did not commit, contain it.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        contribution: Option<String>,
    },
    /// A seat revealed the contribution to which it had committed.
    Revealed {
        /// The seat.
        seat: SeatNumber,
        /// The contribution: 16 bytes in hexadecimal digits.
        contribution: String,
    },
    /// Somebody left a seat.
    Left {
        /// The seat.
        seat: SeatNumber,
    },
    /// The person at a seat changed their name.
    Renamed {
        /// The seat.
        seat: SeatNumber,
        /// The new name.
        name: String,
    },
    /// A computer took a seat.
    Filled {
        /// The seat.
        seat: SeatNumber,
        /// The computer's level, from 1.
        level: u8,
        /// The version of the program that plays.
        version: String,
    },
    /// The game began, because all seats were taken.
    Started,
    /// A seat acted.
    Played {
        /// The seat.
        seat: SeatNumber,
        /// The action's text.
        action: String,
    },
    /// A player chose a side, under the pie rule.
    SideChosen {
        /// The player's seat before the choice.
        seat: SeatNumber,
        /// Whether the players exchanged their seats.
        exchanged: bool,
    },
    /// A player named a number before the game.
    Bid {
        /// The player's seat.
        seat: SeatNumber,
        /// The number.
        number: u8,
    },
    /// A player passed, so the game begins with the number that was named last.
    Passed {
        /// The player's seat before the pass.
        seat: SeatNumber,
    },
    /// The referee played a chance action.
    Dealt {
        /// The action's text.
        action: String,
    },
    /// A seat made an offer.
    Offered {
        /// The seat.
        seat: SeatNumber,
        /// What it offered.
        offer: Offer,
    },
    /// A seat agreed to the offer.
    Agreed {
        /// The seat.
        seat: SeatNumber,
    },
    /// A seat declined the offer, or withdrew its own.
    Declined {
        /// The seat.
        seat: SeatNumber,
    },
    /// Actions were taken back.
    TakenBack {
        /// The number of actions that remain.
        ply: Ply,
    },
    /// No server ran for a while. No clock is charged for that time.
    Interrupted {
        /// When the last server stopped.
        from: Millis,
        /// When a server ran again.
        until: Millis,
    },
    /// The game ended for a reason outside its rules.
    Stopped(StopReason),
    /// A seat asked for a rematch.
    WantsRematch {
        /// The seat.
        seat: SeatNumber,
    },
    /// Everybody has asked for a rematch.
    Rematch {
        /// The id of the rematch's table.
        table: TableId,
    },
}

/// A reason outside the rules why a game ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "how", rename_all = "kebab-case")]
pub enum StopReason {
    /// A player resigned.
    Resignation {
        /// The player's seat.
        seat: SeatNumber,
    },
    /// The players agreed on a draw.
    Agreement,
    /// A player's time ran out.
    Time {
        /// The player's seat.
        seat: SeatNumber,
    },
    /// A player stayed away, and another claimed the win.
    Absence {
        /// The seat of the player who was away.
        seat: SeatNumber,
    },
    /// The game was aborted without a result.
    Abort,
}

/// How a table was set up.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Setup {
    /// The version number of the game's rules.
    pub rules: u32,
    /// The game and its options, in canonical form.
    pub spec: String,
    /// The position from which the game began; `None` for the usual start.
    pub position: Option<String>,
    /// The time control.
    pub clock: Clock,
    /// Whether the game is rated.
    #[serde(default)]
    pub mode: Mode,
    /// How long a player may stay away before the others may end the game.
    pub patience: Option<Millis>,
    /// Whether the public list shows the table while a seat is open.
    pub listed: bool,
    /// Whether the players agreed on the pie rule (C-10).
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub pie: bool,
    /// Whether the players agreed on bids before the game (C-12).
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub bids: bool,
    /// The table of the previous game, if this is a rematch.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rematch_of: Option<TableId>,
    /// The id of the identity that set the table up.
    pub host: String,
    /// The referee's seed.
    pub seed: SecretSeed,
}

/// The referee's seed in hexadecimal digits. No message and no log line shows it before the game is over.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct SecretSeed(String);

impl SecretSeed {
    /// Stores these bytes as a seed.
    pub fn new(bytes: [u8; 32]) -> SecretSeed {
        SecretSeed(hex::encode(&bytes))
    }

    pub(crate) fn seed(&self) -> Option<dice::Seed> {
        hex::decode(&self.0).map(dice::Seed::new)
    }
}

impl fmt::Debug for SecretSeed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("SecretSeed")
    }
}
