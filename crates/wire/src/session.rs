//! What goes over the WebSocket.

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
    /// Send me what happens at this table, first what I have missed. One watch a table; another replaces it.
    Watch {
        /// Which table.
        table: TableId,
        /// Through the eyes of this seat, one's own; of a spectator, if there is none.
        seat: Option<SeatNumber>,
        /// The number of the last event the client has; 0 for none.
        after: u32,
    },
    /// Send me no more of this table.
    Unwatch {
        /// Which table.
        table: TableId,
    },
    /// Do something at a table.
    Order {
        /// Chosen by the client, at most 36 characters, another for every order. An order takes effect once however often
        /// it is sent, and is answered each time.
        id: String,
        /// Which table.
        table: TableId,
        /// What to do.
        command: Command,
    },
}

/// What somebody does at a table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(tag = "do", rename_all = "kebab-case")]
pub enum Command {
    /// Sits down at a seat that is open or kept for him. The game starts when all seats are taken.
    Sit {
        /// Which seat.
        seat: SeatNumber,
        /// What the seat adds to the dice: 16 bytes of chance in hexadecimal digits, made after the commitment was read.
        contribution: String,
    },
    /// Leaves a seat before the game has started.
    Leave {
        /// Which seat.
        seat: SeatNumber,
    },
    /// The host gives an open seat to a computer.
    Fill {
        /// Which seat.
        seat: SeatNumber,
        /// How strong, from 1.
        level: u8,
    },
    /// Plays an action.
    Play {
        /// One's seat.
        seat: SeatNumber,
        /// How many actions had been played when it was chosen.
        ply: Ply,
        /// The action's text.
        action: String,
    },
    /// Gives up.
    Resign {
        /// One's seat.
        seat: SeatNumber,
    },
    /// Proposes something that the other persons at the table must agree to.
    Offer {
        /// One's seat.
        seat: SeatNumber,
        /// What.
        offer: Offer,
    },
    /// Answers the offer that stands; the one who made it withdraws it by answering no.
    Answer {
        /// One's seat.
        seat: SeatNumber,
        /// Whether one agrees.
        accept: bool,
    },
    /// Breaks the game off before everybody has acted.
    Abort {
        /// One's seat.
        seat: SeatNumber,
    },
    /// Ends a game in which the player to act has stayed away too long.
    Claim {
        /// One's seat.
        seat: SeatNumber,
        /// How.
        remedy: Remedy,
    },
    /// Would like another game with the same players.
    Rematch {
        /// One's seat.
        seat: SeatNumber,
    },
}

/// What can be agreed on.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Offer {
    /// The game is drawn.
    Draw,
    /// The last turn of the one who asks is taken back, and all that followed it.
    TakeBack,
    /// The game is broken off without a result.
    Abort,
}

/// What may be claimed when a player stays away.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Remedy {
    /// The others win.
    Win,
    /// There is no result.
    Abort,
}

/// A message from the server.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum FromServer {
    /// The first message of a connection.
    Hello {
        /// Who the server takes the client for.
        me: Me,
        /// The server's time.
        now: Millis,
    },
    /// What happened at a table that is watched.
    Update(Box<Update>),
    /// Whose players look at a table that is watched, now: sent at first and whenever that changes.
    Present {
        /// Which table.
        table: TableId,
        /// The seats whose persons are there.
        seats: Vec<SeatNumber>,
    },
    /// The line is alive. It is sent every 25 seconds: who hears nothing for much longer has lost the line.
    Beat,
    /// An order has taken effect.
    Done {
        /// The order's.
        id: String,
    },
    /// An order was refused and has changed nothing.
    Refused {
        /// The order's.
        id: String,
        /// Why.
        refusal: Refusal,
    },
    /// A message was not understood, or a table to watch was not found.
    Fault {
        /// Why.
        refusal: Refusal,
    },
    /// The server goes down for a while: connect again, and watch from the last number.
    Goodbye,
}

/// What happened at a table since the number the client has, and how it stands now.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
pub struct Update {
    /// Which table.
    pub table: TableId,
    /// Through whose eyes.
    pub seat: Option<SeatNumber>,
    /// The events, in order, without a gap. If the first is not the next that the client lacks, it watches again.
    pub events: Vec<Event>,
    /// How the table stands after them.
    pub state: State,
}

/// One thing that happened.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
pub struct Event {
    /// Its number for this viewer, from 1, each one more than the one before.
    pub number: u32,
    /// When.
    pub at: Millis,
    /// What.
    #[serde(flatten)]
    #[ts(flatten)]
    pub happened: Happened,
}

/// What happened.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
#[serde(tag = "what", rename_all = "kebab-case")]
pub enum Happened {
    /// The table was set up.
    Created,
    /// Somebody may sit down at this seat and nobody else.
    Kept {
        /// Which seat.
        seat: SeatNumber,
        /// For whom.
        name: String,
    },
    /// Somebody sat down.
    Sat {
        /// Where.
        seat: SeatNumber,
        /// Who.
        name: String,
    },
    /// Somebody left his seat.
    Left {
        /// Which seat.
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
        /// Which seat.
        seat: SeatNumber,
        /// How strong.
        level: u8,
    },
    /// The game began.
    Started {
        /// The board at the start.
        board: Board,
    },
    /// A seat acted.
    Played {
        /// Who.
        seat: SeatNumber,
        /// The action's number, from 1.
        ply: Ply,
        /// The action, as far as the viewer may know it.
        action: String,
        /// The same in its parts.
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
        /// The same in its parts.
        parts: Option<Action>,
        /// The board after it.
        board: Board,
    },
    /// Something was proposed.
    Offered {
        /// By whom.
        seat: SeatNumber,
        /// What.
        offer: Offer,
    },
    /// Somebody agreed, and others are still asked.
    Agreed {
        /// Who.
        seat: SeatNumber,
    },
    /// Somebody did not agree, or withdrew the offer.
    Declined {
        /// Who.
        seat: SeatNumber,
    },
    /// The newest actions were taken back.
    TakenBack {
        /// How many actions remain.
        ply: Ply,
        /// The board now.
        board: Board,
    },
    /// No server ran for a while: that time is nobody's.
    Interrupted {
        /// From when.
        from: Millis,
        /// Until when.
        until: Millis,
    },
    /// The players ended the game, or a clock did.
    Stopped {
        /// How.
        result: Outcome,
    },
    /// Somebody would like another game.
    WantsRematch {
        /// Who.
        seat: SeatNumber,
    },
    /// The next game is at this table.
    Rematch {
        /// Its name.
        table: TableId,
    },
}

/// How a table stands.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
pub struct State {
    /// The number of the newest event.
    pub number: u32,
    /// The game and its options.
    pub spec: String,
    /// Waiting, being played or over.
    pub stage: Stage,
    /// Who sits where.
    pub seats: Vec<SeatState>,
    /// The seat that set the table up, where its host sits.
    pub host: Option<SeatNumber>,
    /// How many actions have been played.
    pub ply: Ply,
    /// The seat to act.
    pub turn: Option<SeatNumber>,
    /// What the viewer may do, if it is his turn. At a table without hidden things, everybody's to see.
    pub legal: Option<Legal>,
    /// What time the players get.
    pub clock: Clock,
    /// When the seat to act began to think: its clock runs from there.
    pub since: Millis,
    /// When its time is up.
    pub deadline: Option<Millis>,
    /// When the others may end the game if its player is away.
    pub claimable: Option<Millis>,
    /// When they may do so even if he is there and does nothing.
    pub overdue: Option<Millis>,
    /// What has been proposed and not been answered by all.
    pub offer: Option<OfferState>,
    /// What can be asked for or done now, apart from playing.
    pub may: May,
    /// How it ended.
    pub result: Option<Outcome>,
    /// What makes the referee's dice checkable.
    pub dice: DiceState,
    /// The table of the next game.
    pub rematch: Option<TableId>,
}

/// How far a table has come.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Stage {
    /// It waits for its open seats.
    Waiting,
    /// The game is on.
    Playing,
    /// The game has ended.
    Over,
}

/// Who sits at a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct SeatState {
    /// Who.
    #[serde(flatten)]
    #[ts(flatten)]
    pub sitter: Sitter,
    /// What is left of its time, counted when its last turn ended.
    pub left: Option<Millis>,
    /// Whether it would like another game.
    pub wants_rematch: bool,
}

/// Who sits at a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(tag = "sitter", rename_all = "kebab-case")]
pub enum Sitter {
    /// Nobody yet.
    Open,
    /// Nobody yet, but it is kept for somebody.
    Kept {
        /// His name.
        name: String,
    },
    /// A person.
    Person {
        /// His name.
        name: String,
    },
    /// A computer.
    Computer {
        /// How strong, from 1.
        level: u8,
        /// The version of the program that plays.
        version: String,
    },
}

/// An offer and who has agreed to it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct OfferState {
    /// Who made it.
    pub seat: SeatNumber,
    /// What.
    pub offer: Offer,
    /// Who has still to answer.
    pub asked: Vec<SeatNumber>,
}

/// What a player can do now, apart from playing.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct May {
    /// Give up.
    pub resign: bool,
    /// Propose a draw.
    pub draw: bool,
    /// Ask for a turn back; never where hidden things have been shown by it, nor where the players referee themselves.
    pub take_back: bool,
    /// Break it off without asking.
    pub abort: bool,
    /// Ask for another game.
    pub rematch: bool,
}

/// What makes the referee's dice checkable, as the manual's page on dice tells.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct DiceState {
    /// SHA-256 of the referee's seed, in hexadecimal digits.
    pub commitment: String,
    /// What each seat added, in seat order; none for a seat nobody sits at.
    pub contributions: Vec<Option<String>>,
    /// The seed, once the game is over.
    pub seed: Option<String>,
}
