//! What is asked and answered over HTTP, as JSON. A refusal is a [`Refusal`] with a status of 4xx.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::{
    games::{Action, Geometry},
    session::{Happened, SeatState, Stage},
    words::{Clock, Millis, Mode, Outcome, Ply, Refusal, SeatNumber, TableId},
};

/// Who the client is. `POST /api/me`, which may bring a [`Newcomer`], gives a new guest his cookie and tells every client who it
/// is; `PUT /api/me` takes a [`NewName`].
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct Me {
    /// The identity; no secret.
    pub id: String,
    /// The name he goes by.
    pub name: String,
}

/// What a new guest is called until he says otherwise.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct Newcomer {
    /// The word for a guest in his language, 1 to 16 characters; a number is put after it.
    pub called: String,
}

/// Another name to go by, at all tables that are not over, too: 1 to 24 characters, no control characters.
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
    /// What the game counts for.
    #[serde(default)]
    pub mode: Mode,
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
    /// What the game counts for.
    pub mode: Mode,
    /// When something last happened.
    pub touched: Millis,
    /// SHA-256 of the seed of the dice, to be read before one sits down.
    pub commitment: String,
    /// Whether a position of this game may be studied while it is played: nothing is hidden, and its rules allow it.
    pub allows_study: bool,
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

/// `POST /api/records`: a text pasted or dropped, for the records in it. Answered by [`Records`].
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct Paste {
    /// The text.
    pub text: String,
}

/// The records of a text.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
pub struct Records {
    /// The first of them, in order.
    pub records: Vec<Found>,
    /// How many follow that are left out.
    pub more: u32,
}

/// A record in a text.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
#[serde(tag = "found", rename_all = "kebab-case")]
pub enum Found {
    /// A game that is played by the rules from its beginning to its last action.
    Whole {
        /// The game and its options.
        spec: String,
        /// Who sat where; empty where nobody is known.
        seats: Vec<String>,
        /// The day it began, as `2026-11-20`.
        date: Option<String>,
        /// How many actions there are.
        plies: Ply,
        /// The record alone, to be shown.
        record: String,
    },
    /// One that breaks the rules, or its form.
    Broken {
        /// The line of the text, from 1.
        line: u32,
        /// The action, from 1, where it was one.
        ply: Option<Ply>,
        /// Everything that is wrong there.
        faults: Vec<Refusal>,
    },
}

/// `POST /api/records/show`: a record to be looked at. Answered by [`Shown`].
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct Show {
    /// The record.
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
    pub events: Vec<Happened>,
    /// What was said of the start and of each action.
    pub comments: Vec<Option<String>>,
    /// How it ended.
    pub result: Option<Outcome>,
}

/// `POST /api/records/study`: what a record's game was worth at some point. Answered by [`Study`], or `null` where nobody was to
/// act.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct Point {
    /// The record.
    pub record: String,
    /// How many actions had been played.
    pub ply: Ply,
}

/// `GET /api/tables/ID/study/PLY`, and after [`Point`]: what the game was worth to the seat to act after so many actions, and
/// what was best then. Given of games that are over, and to the one person who plays against computers alone.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
pub struct Study {
    /// The seat to act.
    pub seat: SeatNumber,
    /// Its expected score, from 0, lost, to 1, won alone. In a game with hidden things, as far as that seat could know.
    pub value: f64,
    /// Whether that is certain.
    pub certain: bool,
    /// The plies to the end, where they are proven too.
    pub proven: Option<u32>,
    /// The best action, and what is expected to follow it.
    pub line: Vec<Expected>,
}

/// An action of a line.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct Expected {
    /// Who takes it; nobody where the referee deals, or where it is not known who is to act.
    pub seat: Option<SeatNumber>,
    /// The action.
    pub action: String,
    /// The same in its parts.
    pub parts: Option<Action>,
}
