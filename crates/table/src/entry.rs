//! The log: what is stored of a table, and nothing else is.

use std::fmt;

use serde::{Deserialize, Serialize};
use wire::{Clock, Millis, Mode, Offer, Ply, SeatNumber, TableId};

/// One entry of a table's log. Its number is its place in the log, from 1.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Entry {
    /// When, by the server's clock.
    pub at: Millis,
    /// The identity that caused it; nobody where it followed of itself or a computer acted.
    pub by: Option<String>,
    /// The id of the order that caused it.
    pub order: Option<String>,
    /// What happened.
    pub event: Event,
}

/// What happened at a table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "event", rename_all = "kebab-case")]
pub enum Event {
    /// The first entry of every table.
    Created(Setup),
    /// A seat is kept for somebody.
    Kept {
        /// Which.
        seat: SeatNumber,
        /// For whom.
        identity: String,
        /// His name.
        name: String,
    },
    /// Somebody sat down.
    Sat {
        /// Where.
        seat: SeatNumber,
        /// Who.
        identity: String,
        /// His name.
        name: String,
        /// What he adds to the dice, in hexadecimal digits.
        contribution: String,
    },
    /// A seat is open again.
    Left {
        /// Which.
        seat: SeatNumber,
    },
    /// Somebody goes by another name from now on.
    Renamed {
        /// His seat.
        seat: SeatNumber,
        /// The name.
        name: String,
    },
    /// A computer took a seat.
    Filled {
        /// Which.
        seat: SeatNumber,
        /// How strong.
        level: u8,
        /// The version of the program that plays.
        version: String,
    },
    /// All seats are taken: the game begins.
    Started,
    /// A seat acted.
    Played {
        /// Which.
        seat: SeatNumber,
        /// The action.
        action: String,
    },
    /// The referee drew or shuffled.
    Dealt {
        /// The action.
        action: String,
    },
    /// Something was proposed.
    Offered {
        /// By whom.
        seat: SeatNumber,
        /// What.
        offer: Offer,
    },
    /// Somebody agreed to what was proposed.
    Agreed {
        /// Who.
        seat: SeatNumber,
    },
    /// Somebody did not agree, or withdrew what he proposed.
    Declined {
        /// Who.
        seat: SeatNumber,
    },
    /// All actions but the first `ply` were taken back.
    TakenBack {
        /// How many remain.
        ply: Ply,
    },
    /// No server ran for a while: that time is nobody's.
    Interrupted {
        /// From when.
        from: Millis,
        /// Until when.
        until: Millis,
    },
    /// The game was ended, but not by its rules.
    Stopped(Halt),
    /// Somebody would like another game.
    WantsRematch {
        /// Who.
        seat: SeatNumber,
    },
    /// Everybody would: it is at this table.
    Rematch {
        /// Its name.
        table: TableId,
    },
}

/// How a game is ended that its rules have not ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "how", rename_all = "kebab-case")]
pub enum Halt {
    /// This seat gave up.
    Resignation {
        /// Which.
        seat: SeatNumber,
    },
    /// A draw was agreed.
    Agreement,
    /// This seat's time was up.
    Time {
        /// Which.
        seat: SeatNumber,
    },
    /// This seat stayed away, and another claimed the win.
    Absence {
        /// Which.
        seat: SeatNumber,
    },
    /// Without a result.
    Abort,
}

/// How a table is set up.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Setup {
    /// The number of the game's rules.
    pub rules: u32,
    /// The game and its options, in canonical form.
    pub spec: String,
    /// The position to begin from.
    pub position: Option<String>,
    /// What time the players get.
    pub clock: Clock,
    /// What the game counts for.
    #[serde(default)]
    pub mode: Mode,
    /// How long a player may stay away before the others may end the game.
    pub patience: Option<Millis>,
    /// Whether everybody is shown the table while it is open.
    pub listed: bool,
    /// The identity that set it up.
    pub host: String,
    /// The referee's seed.
    pub seed: Secret,
}

/// The referee's seed in hexadecimal digits. It is shown in no message, log or fault before the game is over.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Secret(String);

impl Secret {
    /// These bytes.
    pub fn new(bytes: [u8; 32]) -> Secret {
        Secret(crate::hex::encode(&bytes))
    }

    pub(crate) fn seed(&self) -> Option<dice::Seed> {
        crate::hex::decode(&self.0).map(dice::Seed::new)
    }
}

impl fmt::Debug for Secret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Secret")
    }
}
