//! The bodies of HTTP requests and answers, as JSON. A request that is refused gets a [`Refusal`] and an HTTP
//! error status.

use rules::{
    Game, Spec,
    record::{ReadError, Record},
};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::{
    games::{self, Action, Board, Geometry},
    session::{Happened, SeatState, Stage},
    words::{Clock, Millis, Mode, Outcome, Ply, Refusal, SeatNumber, TableId},
};

/// The client's identity. It is the answer to `POST /api/me`, which also gives the client a cookie. The body
/// of that request may be a [`Newcomer`]. `PUT /api/me` takes a [`NewName`].
///
/// `DELETE /api/me/session` ends the session of this client, and `DELETE /api/me/sessions` ends all sessions
/// of the identity. `DELETE /api/me` removes the identity and replaces its name at all tables. The answer to
/// all three is `null`, and all three remove the cookie.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct Me {
    /// The id of the identity. It is not secret.
    pub id: String,
    /// The name shown at tables.
    pub name: String,
}

/// How to name a new guest.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct Newcomer {
    /// The word for a guest in the client's language, 1 to 16 characters. The server appends a number.
    pub called: String,
}

/// A new name of 1 to 30 visible characters that does not look like the name of a computer. It also replaces
/// the old name at tables where the game is not over. If two people at a table have names that look alike,
/// the table adds a number to the second.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct NewName {
    /// The name.
    pub name: String,
}

/// `GET /api/privacy`: what this server stores about people, and for how long.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct Privacy {
    /// The name of the only cookie.
    pub cookie: String,
    /// The number of days after which an unused session ends.
    pub session_days: u32,
    /// The number of days after which a table is deleted if no game begins there.
    pub unplayed_days: u32,
    /// The number of minutes for which the server remembers a network address after the last request from
    /// there.
    pub address_minutes: u32,
    /// Whether the server serves statistics about itself. They contain only counts.
    pub metrics: bool,
    /// How clients reach the server.
    pub way: Way,
    /// How to reach the operator; `None` if the server does not say.
    pub operator: Option<String>,
    /// The client's identity, if it has one. This request does not create one.
    pub you: Option<Me>,
}

/// How clients reach a server.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Way {
    /// Only from the server's own device.
    Device,
    /// Without encryption.
    Http,
    /// With encryption.
    Https,
}

/// `GET /api/games`: the games of this server.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
pub struct Games {
    /// The games.
    pub games: Vec<GameInfo>,
    /// Whether other devices can reach this server, so that links to it work for friends.
    pub reachable: bool,
    /// The base address of links to this server.
    pub url: String,
}

/// A game that this server offers.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
pub struct GameInfo {
    /// The game's name in a spec.
    pub name: String,
    /// The options that a spec may set, as in `name:key=value,key=value`.
    pub options: Vec<GameOption>,
    /// The possible numbers of seats.
    pub seats: Vec<u8>,
    /// The key of the option that sets the number of seats; `None` if only one number is possible.
    pub seats_option: Option<String>,
    /// Whether the game hides information from players. If it does, players who share a device must hand the
    /// device over to each other.
    pub hidden: bool,
    /// Whether players may agree on the pie rule (C-10).
    pub pie: bool,
    /// The key of the option that the players may bid on before the game (C-12); `None` if the game has no
    /// bids.
    pub bids: Option<String>,
    /// The highest level of a computer player; levels begin at 1.
    pub levels: u8,
    /// The games against the computer that the page suggests, the easiest first.
    pub presets: Vec<Preset>,
    /// What never changes on the game's board.
    pub geometry: Geometry,
}

/// A game against the computer that the page suggests.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct Preset {
    /// The people for whom the preset is meant.
    pub kind: PresetKind,
    /// The game and its options.
    pub spec: String,
    /// The level of the computer.
    pub level: u8,
}

/// The people for whom a preset is meant.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum PresetKind {
    /// Somebody who does not know the game yet.
    FirstGame,
    /// Somebody who has won a game or two.
    EvenMatch,
    /// Somebody who wants to meet the strongest computer.
    Strongest,
}

/// One option of a game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct GameOption {
    /// The key, such as `stones`.
    pub key: String,
    /// The possible values.
    pub values: Vec<String>,
    /// The default, which a canonical spec leaves out.
    pub default: String,
}

/// `POST /api/tables`: a new table, answered by [`TableInfo`].
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct NewTable {
    /// The game and its options.
    pub spec: String,
    /// A position to begin from, for games with position texts.
    #[serde(default)]
    #[ts(optional)]
    pub position: Option<String>,
    /// The player wanted at each seat.
    pub seats: Vec<Wanted>,
    /// Whether to assign the seats at random.
    #[serde(default)]
    pub lot: bool,
    /// The time control.
    #[serde(default)]
    pub clock: Clock,
    /// Whether the game is rated.
    #[serde(default)]
    pub mode: Mode,
    /// Whether to show the table in the public list of open tables.
    #[serde(default)]
    pub listed: bool,
    /// Whether the players agree on the pie rule (C-10).
    #[serde(default)]
    pub pie: bool,
    /// Whether the players agree on bids before the game (C-12).
    #[serde(default)]
    pub bids: bool,
}

/// The player wanted at a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Wanted {
    /// The person who creates the table. If several seats have this value, all their players share that
    /// person's device.
    Me,
    /// Anybody who takes the seat.
    Anyone,
    /// A computer.
    Computer {
        /// The level, from 1.
        level: u8,
    },
}

/// `POST /api/tables/taken-over`: moves a game from the client's device to this server, where it goes on. The
/// server checks the log. The answer is the new table's [`TableInfo`].
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct DeviceGame {
    /// The table's log, each entry as JSON.
    pub log: Vec<String>,
}

/// `GET /api/tables/ID`: a summary of a table.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
pub struct TableInfo {
    /// The table's id.
    pub id: TableId,
    /// The game and its options.
    pub spec: String,
    /// Waiting, being played or over.
    pub stage: Stage,
    /// The state of each seat.
    pub seats: Vec<SeatState>,
    /// The seats that belong to the client, or are kept for it.
    pub yours: Vec<SeatNumber>,
    /// The seat to act.
    pub turn: Option<SeatNumber>,
    /// The time control.
    pub clock: Clock,
    /// Whether the game is rated.
    pub mode: Mode,
    /// Whether the players agreed on the pie rule (C-10).
    pub pie: bool,
    /// Whether the players agreed on bids before the game (C-12).
    #[serde(default)]
    pub bids: bool,
    /// The number of actions played.
    pub ply: Ply,
    /// When the current turn began.
    pub since: Millis,
    /// When the newest event happened.
    pub touched: Millis,
    /// The board, while the game is being played, as the client's seat sees it. A client without a seat, or
    /// with several, gets a spectator's view.
    pub board: Option<Board>,
    /// The result, once the game is over.
    pub result: Option<Outcome>,
    /// The table of the rematch.
    pub rematch: Option<TableId>,
    /// SHA-256 of the seed of the dice, in a game with chance. A client needs it to sit down.
    pub commitment: Option<String>,
    /// Whether the rules allow positions to be analysed during the game. If the game hides something, only
    /// positions in which the client is to act may be analysed.
    pub allows_study: bool,
}

/// `GET /api/tables`: summaries of tables.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
pub struct Tables {
    /// The tables at which the client has a seat, newest first.
    pub yours: Vec<TableInfo>,
    /// Listed tables with an open seat, newest first.
    pub open: Vec<TableInfo>,
}

/// `POST /api/tables/ID/invitations`: asks for an invitation to an open seat. Only players of the table get
/// one. The answer is an [`Invitation`].
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct Invite {
    /// The seat.
    pub seat: SeatNumber,
}

/// An invitation to a seat, for one person.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct Invitation {
    /// The link. The secret follows the `#`, so that it never reaches a log or a `Referer` header.
    pub url: String,
}

/// `POST /api/join`: exchanges an invitation for a seat. The server keeps the seat for the client, which
/// takes it with a `sit` command. The answer is [`Joined`].
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct Join {
    /// The part of the invitation's link after the `#`.
    pub invitation: String,
}

/// `POST /api/invitations`: asks which seat an invitation is for, without accepting it. The body is a
/// [`Join`].
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
pub struct Invited {
    /// The name of the host; empty if they have no seat.
    pub host: String,
    /// The seat that is offered.
    pub seat: SeatNumber,
    /// The table.
    pub table: TableInfo,
}

/// The seat that the server keeps for the client after an invitation.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct Joined {
    /// The table.
    pub table: TableId,
    /// The seat.
    pub seat: SeatNumber,
}

/// `POST /api/records`: a text that may contain game records. The answer is [`Records`].
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct Paste {
    /// The text.
    pub text: String,
}

/// The game records found in a text.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
pub struct Records {
    /// The first records, in order.
    pub records: Vec<Found>,
    /// The number of further records in the text.
    pub more: u32,
}

/// One game record found in a text.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
#[serde(tag = "found", rename_all = "kebab-case")]
pub enum Found {
    /// A game whose actions are all legal.
    Whole {
        /// The game and its options.
        spec: String,
        /// The name at each seat; empty if unknown.
        seats: Vec<String>,
        /// The day on which the game began, such as `2026-11-20`.
        date: Option<String>,
        /// The number of actions.
        plies: Ply,
        /// The text of this record alone, to be sent in a [`Show`].
        record: String,
    },
    /// A record that is malformed or has an illegal action.
    Broken {
        /// The number of the faulty line of the text, from 1.
        line: u32,
        /// The number of the faulty action, from 1; `None` if the fault is elsewhere.
        ply: Option<Ply>,
        /// All faults at that place.
        faults: Vec<Refusal>,
    },
}

impl From<Result<Record, ReadError>> for Found {
    fn from(read: Result<Record, ReadError>) -> Found {
        match read {
            Ok(record) => Found::Whole {
                spec: record.spec.to_string(),
                seats: record.seats.clone(),
                date: record.date.clone(),
                plies: record.plies.len() as Ply,
                record: record.to_string(),
            },
            Err(broken) => Found::Broken {
                line: broken.line as u32,
                ply: broken.ply.map(|ply| ply as Ply),
                faults: broken.faults.iter().map(Refusal::from).collect(),
            },
        }
    }
}

/// `POST /api/records/show`: a record to show. The answer is [`Shown`].
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct Show {
    /// The record.
    pub record: String,
}

/// A record, replayed as a spectator sees it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
pub struct Shown {
    /// The game and its options.
    pub spec: String,
    /// The name at each seat; empty if unknown.
    pub seats: Vec<String>,
    /// The start of the game, then each action.
    pub events: Vec<Happened>,
    /// The text of the comment on the start and on each action, without drawings.
    pub comments: Vec<Option<String>>,
    /// The result, if the game is over.
    pub result: Option<Outcome>,
}

/// `POST /api/records/study`: asks for an analysis of a position of a record. The answer is a [`Study`], or
/// `null` if it is no seat's turn in that position.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct Point {
    /// The record.
    pub record: String,
    /// The number of actions before the position.
    pub ply: Ply,
}

/// `GET /api/tables/ID/study/PLY`, and the answer to [`Point`]: the analysis of the position after `PLY`
/// actions. Once the game is over, everybody may ask for it. Before that, only a person who plays alone
/// against computers may. While a client plays a game that must not be analysed, the server analyses no
/// game of the same kind for this client, neither at another table nor in a record.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
pub struct Study {
    /// The seat to act.
    pub seat: SeatNumber,
    /// That seat's expected score, from 0 (lost) to 1 (sole winner), judged only by what the seat could know.
    pub value: f64,
    /// Whether the value is proven.
    pub certain: bool,
    /// The number of plies to the end of the game, if that number is proven too.
    pub proven: Option<u32>,
    /// The seat's points minus its opponent's points at the end of the game. If the value is proven, this is
    /// the result of perfect play. Otherwise it is an estimate. `None` if it is not known, or if the game
    /// counts no points.
    pub margin: Option<f64>,
    /// The principal variation: the best action and the expected replies.
    pub line: Vec<Expected>,
}

/// An action of a principal variation.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct Expected {
    /// The seat that acts; `None` if the referee acts, or if it is not known who acts.
    pub seat: Option<SeatNumber>,
    /// The action.
    pub action: String,
    /// The same action, split into its parts.
    pub parts: Option<Action>,
}

impl Expected {
    /// Adds to each action of a line the seat that acts. In a game with hidden information, `game` is a guess
    /// from the view of the seat to act, so the seats reveal nothing that is hidden from that seat. The
    /// search may have guessed other cards, so an action of the line may be illegal in `game`. After such an
    /// action, the seats are unknown.
    pub fn line<G: Game>(mut game: G, line: &[G::Action]) -> Vec<Expected> {
        let mut allowed = true;
        let expected = line.iter().map(|&action| {
            let seat = game.turn().seat().filter(|_| allowed).map(|seat| seat.index() as SeatNumber);
            allowed = allowed && game.try_play(action).is_ok();
            let action = action.to_string();
            Expected { seat, parts: games::action(G::Spec::NAME, &action), action }
        });
        expected.collect()
    }
}
