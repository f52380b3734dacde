//! The messages of the WebSocket.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::{
    games::{Action, Board, Effect, Legal},
    http::Me,
    words::{Clock, Millis, Outcome, Ply, Refusal, SeatNumber, TableId},
};

/// A message from a client.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum FromClient {
    /// Subscribes to a table: the server sends what the client missed, then what happens. A second watch of the same
    /// table replaces the first.
    Watch {
        /// The table.
        table: TableId,
        /// The client's own seat, whose view it wants; a spectator's view if there is none.
        seat: Option<SeatNumber>,
        /// The number of the last event that the client has; 0 for none.
        after: u32,
    },
    /// Ends a subscription.
    Unwatch {
        /// The table.
        table: TableId,
    },
    /// Sends a command to a table.
    Order {
        /// Chosen by the client, unique, at most 36 characters. An order takes effect once, however often it is sent, and
        /// the server answers it each time.
        id: String,
        /// The table.
        table: TableId,
        /// The command.
        command: Command,
    },
}

/// A command of a player.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(tag = "do", rename_all = "kebab-case")]
pub enum Command {
    /// Sits down at a seat that is open or kept for the client. The game starts when all seats are taken.
    Sit {
        /// The seat.
        seat: SeatNumber,
        /// The seat's contribution to the dice: 16 random bytes in hexadecimal digits, drawn after reading the commitment.
        contribution: String,
    },
    /// Leaves a seat before the game has started.
    Leave {
        /// The seat.
        seat: SeatNumber,
    },
    /// Gives an open seat to a computer player; for the host.
    Fill {
        /// The seat.
        seat: SeatNumber,
        /// The level, from 1.
        level: u8,
    },
    /// Plays an action.
    Play {
        /// The client's seat.
        seat: SeatNumber,
        /// The number of actions played when the client chose it.
        ply: Ply,
        /// The action's text.
        action: String,
    },
    /// Resigns.
    Resign {
        /// The client's seat.
        seat: SeatNumber,
    },
    /// Makes an offer that the other persons at the table must accept.
    Offer {
        /// The client's seat.
        seat: SeatNumber,
        /// The offer.
        offer: Offer,
    },
    /// Answers the open offer. Whoever made it withdraws it by declining.
    Answer {
        /// The client's seat.
        seat: SeatNumber,
        /// Whether to accept.
        accept: bool,
    },
    /// Aborts the game before everybody has acted.
    Abort {
        /// The client's seat.
        seat: SeatNumber,
    },
    /// Ends a game whose player to act has been away too long.
    Claim {
        /// The client's seat.
        seat: SeatNumber,
        /// The way to end it.
        remedy: Remedy,
    },
    /// Asks for another game with the same players.
    Rematch {
        /// The client's seat.
        seat: SeatNumber,
    },
}

/// An offer.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Offer {
    /// A draw.
    Draw,
    /// To take back the last turn of whoever asks, and all that followed it.
    TakeBack,
    /// To abort the game without a result.
    Abort,
}

/// A claim against a player who is away.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Remedy {
    /// A win for the others.
    Win,
    /// No result.
    Abort,
}

/// A message from the server.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum FromServer {
    /// The first message of a connection.
    Hello {
        /// The client's identity.
        me: Me,
        /// The server's time.
        now: Millis,
    },
    /// News of a watched table.
    Update(Box<Update>),
    /// The players present at a watched table: sent at first and at every change.
    Present {
        /// The table.
        table: TableId,
        /// The seats whose persons are present.
        seats: Vec<SeatNumber>,
    },
    /// Sent every 25 seconds, so that a client notices a lost connection by the silence, and when the server's time has made
    /// a leap.
    Beat {
        /// The server's time.
        now: Millis,
    },
    /// An order has taken effect.
    Done {
        /// The order's id.
        id: String,
    },
    /// An order was refused and has changed nothing.
    Refused {
        /// The order's id.
        id: String,
        /// The reason.
        refusal: Refusal,
    },
    /// A message was malformed, or a table was not found.
    Fault {
        /// The reason.
        refusal: Refusal,
    },
    /// The server is restarting: the client reconnects, and watches again from its last number.
    Goodbye,
}

/// The events at a table that the client lacks, and its current state.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
pub struct Update {
    /// The table.
    pub table: TableId,
    /// The seat whose view this is; `None` for a spectator's.
    pub seat: Option<SeatNumber>,
    /// The events, in order, without a gap. If the first is not the next one, the client watches again.
    pub events: Vec<Event>,
    /// The state after these events.
    pub state: State,
}

/// An event at a table.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
pub struct Event {
    /// Its number for this viewer, counted from 1 without gaps.
    pub number: u32,
    /// The server's time.
    pub at: Millis,
    /// The kinds of events.
    #[serde(flatten)]
    #[ts(flatten)]
    pub happened: Happened,
}

/// The kinds of events.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
#[serde(tag = "what", rename_all = "kebab-case")]
pub enum Happened {
    /// The table was created.
    Created,
    /// The seat is kept for a person.
    Kept {
        /// The seat.
        seat: SeatNumber,
        /// The person's name.
        name: String,
    },
    /// A person sat down.
    Sat {
        /// The seat.
        seat: SeatNumber,
        /// The person's name.
        name: String,
    },
    /// A person left their seat.
    Left {
        /// The seat.
        seat: SeatNumber,
    },
    /// A person changed their name.
    Renamed {
        /// Their seat.
        seat: SeatNumber,
        /// The new name.
        name: String,
    },
    /// A computer player took a seat.
    Filled {
        /// The seat.
        seat: SeatNumber,
        /// Its level.
        level: u8,
    },
    /// The game began.
    Started {
        /// The board at the start.
        board: Board,
    },
    /// A seat acted.
    Played {
        /// The seat.
        seat: SeatNumber,
        /// The action's number, from 1.
        ply: Ply,
        /// The action, as far as the viewer may know it.
        action: String,
        /// The same action in its parts.
        parts: Option<Action>,
        /// What it did, for a board that shows it step by step.
        effect: Effect,
        /// The board after it.
        board: Board,
    },
    /// The referee drew or shuffled.
    Dealt {
        /// The action's number, from 1.
        ply: Ply,
        /// The action, as far as the viewer may know it.
        action: String,
        /// The same action in its parts.
        parts: Option<Action>,
        /// The board after it.
        board: Board,
    },
    /// A player made an offer.
    Offered {
        /// Their seat.
        seat: SeatNumber,
        /// The offer.
        offer: Offer,
    },
    /// A player accepted the offer; others have yet to answer.
    Agreed {
        /// The seat.
        seat: SeatNumber,
    },
    /// A player declined or withdrew the offer.
    Declined {
        /// The seat.
        seat: SeatNumber,
    },
    /// Actions were taken back.
    TakenBack {
        /// The number of actions that remain.
        ply: Ply,
        /// The board now.
        board: Board,
    },
    /// No server ran for a while. That time counts for no clock.
    Interrupted {
        /// The beginning of that time.
        from: Millis,
        /// The end of that time.
        until: Millis,
    },
    /// The players ended the game, or a clock did.
    Stopped {
        /// The way to end it.
        result: Outcome,
    },
    /// A player asks for another game.
    WantsRematch {
        /// The seat.
        seat: SeatNumber,
    },
    /// The next game is at this table.
    Rematch {
        /// Its name.
        table: TableId,
    },
}

/// The state of a table.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
pub struct State {
    /// The number of the newest event.
    pub number: u32,
    /// The game and its options.
    pub spec: String,
    /// Waiting, being played or over.
    pub stage: Stage,
    /// One for each seat.
    pub seats: Vec<SeatState>,
    /// The host's seat.
    pub host: Option<SeatNumber>,
    /// The number of actions played.
    pub ply: Ply,
    /// The seat to act.
    pub turn: Option<SeatNumber>,
    /// The legal actions, if it is the viewer's turn. If nothing is hidden, everybody gets them.
    pub legal: Option<Legal>,
    /// The time control.
    pub clock: Clock,
    /// When the current turn began: the clock runs from there.
    pub since: Millis,
    /// When the time of the seat to act is up.
    pub deadline: Option<Millis>,
    /// When the others may end the game if the player to act is away.
    pub claimable: Option<Millis>,
    /// When they may do so even if the player is present and does nothing.
    pub overdue: Option<Millis>,
    /// The open offer.
    pub offer: Option<OfferState>,
    /// What players may do now, apart from playing.
    pub may: May,
    /// The result, once the game is over.
    pub result: Option<Outcome>,
    /// The public parts of the dice.
    pub dice: DiceState,
    /// The table of the rematch.
    pub rematch: Option<TableId>,
}

/// The stage of a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Stage {
    /// It waits for players.
    Waiting,
    /// The game is being played.
    Playing,
    /// The game has ended.
    Over,
}

/// The occupant of a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct SeatState {
    /// The occupant.
    #[serde(flatten)]
    #[ts(flatten)]
    pub sitter: Sitter,
    /// The remaining time at the end of its last turn.
    pub left: Option<Millis>,
    /// Whether it asks for another game.
    pub wants_rematch: bool,
}

/// The occupant of a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(tag = "sitter", rename_all = "kebab-case")]
pub enum Sitter {
    /// Nobody yet.
    Open,
    /// Nobody yet; it is kept for a person.
    Kept {
        /// The person's name.
        name: String,
    },
    /// A person.
    Person {
        /// The person's name.
        name: String,
    },
    /// A computer player.
    Computer {
        /// The level, from 1.
        level: u8,
        /// The version of the program.
        version: String,
    },
}

/// An open offer.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct OfferState {
    /// The seat that made it.
    pub seat: SeatNumber,
    /// The kinds of events.
    pub offer: Offer,
    /// The seats that have yet to answer.
    pub asked: Vec<SeatNumber>,
}

/// What a player may do now, apart from playing.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct May {
    /// Resign.
    pub resign: bool,
    /// Offer a draw.
    pub draw: bool,
    /// Ask to take a turn back. Not allowed with hidden things, or where the players are their own referees.
    pub take_back: bool,
    /// Abort the game without asking.
    pub abort: bool,
    /// Ask for another game.
    pub rematch: bool,
}

/// What makes the referee's dice checkable; see the manual's page on dice.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct DiceState {
    /// SHA-256 of the referee's seed, in hexadecimal digits.
    pub commitment: String,
    /// The contribution of each seat, in seat order; `None` for an open seat.
    pub contributions: Vec<Option<String>>,
    /// The seed, once the game is over.
    pub seed: Option<String>,
}
