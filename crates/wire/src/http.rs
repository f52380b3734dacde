//! What is asked and answered over HTTP, as JSON. A refusal is a [`Refusal`](crate::Refusal) with a status of 4xx.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::{
    games::Geometry,
    session::{SeatState, Stage},
    words::{Clock, Millis, SeatNumber, TableId},
};

/// Who the client is. `POST /api/me` gives a new guest his cookie and tells every client who it is; `PUT /api/me` takes a
/// [`NewName`].
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct Me {
    /// The identity; no secret.
    pub id: String,
    /// The name he goes by.
    pub name: String,
}

/// Another name to go by: 1 to 24 characters, no control characters.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct NewName {
    /// The name.
    pub name: String,
}

/// `GET /api/games`: what can be played here.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
pub struct Games {
    /// The games.
    pub games: Vec<GameInfo>,
    /// Whether other devices can reach this server, so that a friend can play by link.
    pub reachable: bool,
    /// The address that links to this server begin with.
    pub url: String,
}

/// One game.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
pub struct GameInfo {
    /// Its name in a spec.
    pub name: String,
    /// The options of its spec: `name:key=value,key=value`.
    pub options: Vec<GameOption>,
    /// How many can play: most games have two seats.
    pub seats: Vec<u8>,
    /// Whether things are hidden: players on one device must hand it over.
    pub hidden: bool,
    /// The strongest level of a computer; levels begin at 1.
    pub levels: u8,
    /// What never changes on its board.
    pub geometry: Geometry,
}

/// One option of a game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct GameOption {
    /// The key, as `stones`.
    pub key: String,
    /// Its values.
    pub values: Vec<String>,
    /// The one that is left out of a spec.
    pub default: String,
}

/// `POST /api/tables`: a new table, answered by [`TableInfo`].
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct NewTable {
    /// The game and its options.
    pub spec: String,
    /// A position to begin from, for games that have a text for it.
    #[serde(default)]
    #[ts(optional)]
    pub position: Option<String>,
    /// Who is wanted at each seat.
    pub seats: Vec<Wanted>,
    /// Whether the seats are dealt out by lot.
    #[serde(default)]
    pub lot: bool,
    /// What time the players get.
    #[serde(default)]
    pub clock: Clock,
    /// Whether the table is shown to everybody in the list of open tables.
    #[serde(default)]
    pub listed: bool,
}

/// Who is wanted at a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Wanted {
    /// The one who sets up the table; at several seats, all players on his device.
    Me,
    /// Whoever comes.
    Anyone,
    /// A computer.
    Computer {
        /// How strong, from 1.
        level: u8,
    },
}

/// `GET /api/tables/ID`: a table in short.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
pub struct TableInfo {
    /// Its name.
    pub id: TableId,
    /// The game and its options.
    pub spec: String,
    /// How far it has come.
    pub stage: Stage,
    /// Who sits where.
    pub seats: Vec<SeatState>,
    /// The seats that are the asker's, or kept for him.
    pub yours: Vec<SeatNumber>,
    /// The seat to act.
    pub turn: Option<SeatNumber>,
    /// What time the players get.
    pub clock: Clock,
    /// When something last happened.
    pub touched: Millis,
    /// SHA-256 of the seed of the dice, to be read before one sits down.
    pub commitment: String,
}

/// `GET /api/tables`: tables in short.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
pub struct Tables {
    /// Those at which the asker sits, newest first.
    pub yours: Vec<TableInfo>,
    /// Those that are listed and wait for somebody, newest first.
    pub open: Vec<TableInfo>,
}

/// `POST /api/tables/ID/invitations`: asks for an invitation to an open seat; only players of the table get one. Answered by
/// [`Invitation`].
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct Invite {
    /// To which seat.
    pub seat: SeatNumber,
}

/// An invitation to a seat, good for one person.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct Invitation {
    /// The link: the secret stands after the `#`, so that it never reaches a server's log or a `Referer`.
    pub url: String,
}

/// `POST /api/join`: exchanges an invitation for the seat, which is then kept for the client; he sits down by a `sit`
/// command. Answered by [`Joined`].
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct Join {
    /// What stands after the `#` of the link.
    pub invitation: String,
}

/// The seat that an invitation was for.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct Joined {
    /// The table.
    pub table: TableId,
    /// The seat.
    pub seat: SeatNumber,
}

/// `POST /api/records`: a record pasted or dropped, to be viewed. Answered by [`Shown`].
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct Show {
    /// The record's text.
    pub record: String,
}

/// A record played through, for a spectator who may know everything that lies open.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
pub struct Shown {
    /// The game and its options.
    pub spec: String,
    /// Who sat where; empty where nobody is known.
    pub seats: Vec<String>,
    /// The board at the start and after each action.
    pub events: Vec<crate::session::Happened>,
    /// How it ended.
    pub result: Option<crate::words::Outcome>,
}
