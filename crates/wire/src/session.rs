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
    /// Subscribes to a table: the server sends the events that the client missed, page by page, then each new
    /// one. Watching the same table again replaces the first subscription.
    Watch {
        /// The table.
        table: TableId,
        /// The seat whose view the client wants, which must be its own; `None` for a spectator's view.
        seat: Option<SeatNumber>,
        /// The number of the last event that the client has; 0 for none.
        after: u32,
    },
    /// Asks for the next page of events, after an update that said `more`.
    More {
        /// The table.
        table: TableId,
    },
    /// Ends a subscription.
    Unwatch {
        /// The table.
        table: TableId,
    },
    /// Sends a command to a table.
    Order {
        /// A unique id of at most 36 characters, chosen by the client. An order takes effect once, however
        /// often it is sent, and the server answers it each time.
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
    /// Sits down at a seat that is open or kept for the client. A game without dice starts when all seats are
    /// taken.
    Sit {
        /// The seat.
        seat: SeatNumber,
        /// The seat's commitment to its contribution: 32 bytes in hexadecimal digits. `None` at a table
        /// without dice. The manual's page `dice` says how to make a commitment.
        #[serde(default)]
        commitment: Option<String>,
    },
    /// Reveals the seat's contribution to the dice once every person has committed to theirs. The game starts
    /// when all contributions are revealed.
    Reveal {
        /// The client's seat.
        seat: SeatNumber,
        /// The 16 bytes that it committed to, in hexadecimal digits.
        contribution: String,
    },
    /// Leaves a seat before the game has started. Once everybody has committed, nobody can leave, but `Abort`
    /// still ends the table. Leaving a rematch aborts it, since nobody else can take the seat.
    Leave {
        /// The seat.
        seat: SeatNumber,
    },
    /// Gives an open seat to a computer player. Only the host may do this.
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
        /// The number of actions that had been played when the client chose this one.
        ply: Ply,
        /// The action's text.
        action: String,
    },
    /// Chooses a side, under the pie rule (C-10).
    ChooseSide {
        /// The client's seat before the choice.
        seat: SeatNumber,
        /// Whether the players exchange their seats.
        exchange: bool,
    },
    /// Names a number before the game, or passes (C-12).
    Bid {
        /// The client's seat.
        seat: SeatNumber,
        /// The number; `None` to pass. The field must always be present, so that nobody passes by mistake.
        #[serde(deserialize_with = "Option::deserialize")]
        number: Option<u8>,
    },
    /// Resigns.
    Resign {
        /// The client's seat.
        seat: SeatNumber,
    },
    /// Makes an offer. It takes effect once all other people at the table have accepted it.
    Offer {
        /// The client's seat.
        seat: SeatNumber,
        /// The offer.
        offer: Offer,
    },
    /// Answers the open offer. The player who made the offer withdraws it by declining.
    Answer {
        /// The client's seat.
        seat: SeatNumber,
        /// Whether to accept.
        accept: bool,
    },
    /// Aborts the game. Before the start, only the host may do this. Once everybody has committed to the
    /// dice, any player may. After the start, any player may until every seat has acted.
    Abort {
        /// The client's seat.
        seat: SeatNumber,
    },
    /// Ends the game, because the player to act has been away too long.
    Claim {
        /// The client's seat.
        seat: SeatNumber,
        /// The way to end the game.
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
    /// Taking back the last turn of the player who asks, and everything after it.
    TakeBack,
    /// Aborting the game without a result.
    Abort,
}

/// A claim against a player who is away.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Remedy {
    /// The other seats win.
    Win,
    /// The game ends without a result.
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
    /// An update of a watched table.
    Update(Box<Update>),
    /// The players who are present at a watched table. Sent when the watch begins and at every change.
    Present {
        /// The table.
        table: TableId,
        /// The seats whose players are present.
        seats: Vec<SeatNumber>,
    },
    /// Sent every 25 seconds, and when the server's clock has jumped. A client that receives nothing for
    /// longer knows that the connection is lost.
    Beat {
        /// The server's time.
        now: Millis,
    },
    /// The server has lost the connection to its database, or has regained it. Without the database, the
    /// server refuses orders, because it may not know what happened at other servers.
    Stale {
        /// Whether what the client knows may be out of date.
        stale: bool,
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
    /// The server is restarting. The client reconnects and watches its tables again from the last event that
    /// it has.
    Goodbye,
}

/// The events at a table that the client does not have yet, and the state after them.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
pub struct Update {
    /// The table.
    pub table: TableId,
    /// The seat whose view this is; `None` for a spectator's.
    pub seat: Option<SeatNumber>,
    /// The events in order, without gaps. If the first does not follow the client's last event, the client
    /// watches again.
    pub events: Vec<Event>,
    /// Whether the table already has further events. The server sends them when the client asks with `more`.
    pub more: bool,
    /// The state after these events.
    pub state: State,
}

/// An event at a table.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
pub struct Event {
    /// The event's number, from 1 without gaps. It is the same for every viewer.
    pub number: u32,
    /// When it happened, by the server's clock.
    pub at: Millis,
    /// What happened.
    #[serde(flatten)]
    #[ts(flatten)]
    pub happened: Happened,
}

/// What happened at a table.
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
    /// A seat revealed its contribution to the dice.
    Revealed {
        /// The seat.
        seat: SeatNumber,
    },
    /// A person left their seat.
    Left {
        /// The seat.
        seat: SeatNumber,
    },
    /// A person changed their name.
    Renamed {
        /// The person's seat.
        seat: SeatNumber,
        /// The new name.
        name: String,
    },
    /// A computer player took a seat.
    Filled {
        /// The seat.
        seat: SeatNumber,
        /// The computer's level.
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
        /// The same action, split into its parts.
        parts: Option<Action>,
        /// What the action did, for a board that shows it step by step.
        effect: Effect,
        /// The board after the action.
        board: Board,
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
        bid: u8,
    },
    /// A player passed, so the game begins with the number that was named last.
    Passed {
        /// The player's seat before the pass.
        seat: SeatNumber,
        /// The number that was named last.
        bid: u8,
        /// Whether the players exchanged their seats.
        exchanged: bool,
        /// The board at the start.
        board: Board,
    },
    /// The referee drew or shuffled.
    Dealt {
        /// The action's number, from 1.
        ply: Ply,
        /// The action, as far as the viewer may know it.
        action: String,
        /// The same action, split into its parts.
        parts: Option<Action>,
        /// The board after the action.
        board: Board,
    },
    /// A player made an offer.
    Offered {
        /// The player's seat.
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
    /// No server ran for a while. No clock is charged for that time.
    Interrupted {
        /// When the interruption began.
        from: Millis,
        /// When the interruption ended.
        until: Millis,
    },
    /// The players ended the game, or a clock ran out.
    Stopped {
        /// The result.
        result: Outcome,
    },
    /// A player asks for another game.
    WantsRematch {
        /// The seat.
        seat: SeatNumber,
    },
    /// The rematch was set up at another table.
    Rematch {
        /// The id of that table.
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
    /// The state of each seat.
    pub seats: Vec<SeatState>,
    /// The host's seat.
    pub host: Option<SeatNumber>,
    /// The number of actions played.
    pub ply: Ply,
    /// The seat to act, to choose a side or to bid.
    pub turn: Option<SeatNumber>,
    /// The state of the pie rule; `None` if the players have not agreed on it.
    pub pie: Option<Pie>,
    /// The state of the bids; `None` if the players have not agreed to bid.
    #[serde(default)]
    pub bids: Option<Bids>,
    /// The legal actions, if it is the viewer's turn. In a game that hides nothing, everybody gets them.
    /// `None` while a player has to choose a side or to bid.
    pub legal: Option<Legal>,
    /// The time control.
    pub clock: Clock,
    /// When the current turn began. The clock has been running since then.
    pub since: Millis,
    /// When the time of the seat to act is up.
    pub deadline: Option<Millis>,
    /// The time from which the others may end the game if the player to act is away.
    pub claimable: Option<Millis>,
    /// The time from which the others may end the game even if the player to act is present.
    pub overdue: Option<Millis>,
    /// The open offer.
    pub offer: Option<OfferState>,
    /// What players may do now besides playing an action.
    pub may: May,
    /// The result, once the game is over.
    pub result: Option<Outcome>,
    /// The public parts of the dice, in a game with chance.
    pub dice: Option<DiceState>,
    /// The table of the rematch.
    pub rematch: Option<TableId>,
    /// The table of the previous game, if this is a rematch.
    pub earlier: Option<TableId>,
}

/// The stage of a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Stage {
    /// The table waits for players.
    Waiting,
    /// The game is being played.
    Playing,
    /// The game has ended.
    Over,
}

/// The state of the pie rule (C-10), if the players have agreed on it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Pie {
    /// No side has been chosen yet, and nobody may choose one now.
    Ahead,
    /// The player to act has to choose a side.
    Asked,
    /// The players kept their sides.
    Kept,
    /// The players exchanged their sides.
    Exchanged,
}

impl Pie {
    const ALL: [Pie; 4] = [Pie::Ahead, Pie::Asked, Pie::Kept, Pie::Exchanged];

    /// The word in records, which is the same as in messages.
    pub fn word(self) -> &'static str {
        match self {
            Pie::Ahead => "ahead",
            Pie::Asked => "asked",
            Pie::Kept => "kept",
            Pie::Exchanged => "exchanged",
        }
    }

    /// The state with this word.
    pub fn from_word(word: &str) -> Option<Pie> {
        Pie::ALL.into_iter().find(|pie| pie.word() == word)
    }
}

/// The bids (C-12), if the players have agreed on them.
#[derive(Clone, Default, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct Bids {
    /// The numbers named so far. The players take turns.
    pub numbers: Vec<u8>,
    /// The largest number that the player to act may name; 0 if they can only pass. `None` while nobody has
    /// to bid.
    pub most: Option<u8>,
    /// Whether the players exchanged their seats when one of them passed.
    pub exchanged: bool,
}

/// What a computer player does on its turn.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(tag = "decides", rename_all = "kebab-case")]
pub enum Decision {
    /// It plays an action.
    Action {
        /// The action's text.
        action: String,
    },
    /// It chooses a side, under the pie rule (C-10).
    Side {
        /// Whether the players exchange their seats.
        exchange: bool,
    },
    /// It names a number or passes (C-12).
    Bid {
        /// The number; `None` if it passes.
        number: Option<u8>,
    },
}

/// A seat: its occupant, its clock and whether it wants a rematch.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct SeatState {
    /// The occupant.
    #[serde(flatten)]
    #[ts(flatten)]
    pub sitter: Sitter,
    /// The time that the seat had left at the end of its last turn.
    pub left: Option<Millis>,
    /// Whether its player asks for another game.
    pub wants_rematch: bool,
}

/// The occupant of a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(tag = "sitter", rename_all = "kebab-case")]
pub enum Sitter {
    /// Nobody yet.
    Open,
    /// Nobody yet, but the seat is kept for a person.
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
    /// The offer.
    pub offer: Offer,
    /// The seats that have yet to answer.
    pub asked: Vec<SeatNumber>,
}

/// What players may do now besides playing an action.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct May {
    /// Whether players may resign.
    pub resign: bool,
    /// Whether players may offer a draw.
    pub draw: bool,
    /// Whether players may ask to take a turn back. This is never possible in a game that hides information,
    /// or in which players act as referees.
    pub take_back: bool,
    /// Whether players may abort the game without asking the others.
    pub abort: bool,
    /// Whether players may ask for another game.
    pub rematch: bool,
}

/// The data that a player needs to check the referee's dice. The manual's page `dice` explains how.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct DiceState {
    /// SHA-256 of the referee's seed, in hexadecimal digits.
    pub commitment: String,
    /// The commitment of each seat to its contribution; `None` for an empty seat and for a computer.
    pub seat_commitments: Vec<Option<String>>,
    /// The contribution of each seat, in seat order; `None` while the seat is empty or has not revealed it.
    pub contributions: Vec<Option<String>>,
    /// The seed, once the game is over.
    pub seed: Option<String>,
}
