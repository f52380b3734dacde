//! The messages between the page and the engine that runs in it, in workers of the browser.
//!
//! The page sends one request at a time to a worker and waits for its answer. Before the answer, a search
//! sends its progress. A search cannot be asked to stop: the page ends its worker.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::{
    games::Board,
    http::Study,
    session::{Happened, State},
    words::{Millis, Ply, Refusal, SeatNumber},
};

/// A request to the engine in the page. `viewer` is the seat whose view the answer shows; `None` for a
/// spectator's view.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum ToPocket {
    /// Begins a game on this device. The answer is `game`.
    Begin {
        /// The game and its options.
        spec: String,
        /// The position to begin with, unless it is the start.
        position: Option<String>,
        /// The seed of the dice, below 2^53.
        seed: u64,
        /// The players' names in seat order.
        names: Vec<String>,
        /// When the game began, for its record.
        began: Option<Millis>,
        /// The seat whose view the answer shows.
        viewer: Option<SeatNumber>,
    },
    /// Continues a recorded game. The answer is `game`, with all its events.
    Resume {
        /// The record.
        record: String,
        /// The seed of further dice, below 2^53, if the record has none.
        seed: u64,
        /// The seat whose view the answer shows.
        viewer: Option<SeatNumber>,
    },
    /// Asks for the game as another viewer sees it. The answer is `game`, without events.
    Look {
        /// The seat whose view the answer shows.
        viewer: Option<SeatNumber>,
    },
    /// Plays an action for the seat to act. The answer is `game`, with the action and the chance actions that
    /// follow.
    Play {
        /// The action.
        action: String,
        /// The seat whose view the answer shows.
        viewer: Option<SeatNumber>,
    },
    /// Takes back a seat's last turn and everything after it. The answer is `game`.
    TakeBack {
        /// The seat.
        seat: SeatNumber,
        /// The seat whose view the answer shows.
        viewer: Option<SeatNumber>,
    },
    /// Resigns for a seat. The answer is `game`.
    Resign {
        /// The seat.
        seat: SeatNumber,
        /// The seat whose view the answer shows.
        viewer: Option<SeatNumber>,
    },
    /// Asks for the record of the game, which reveals hidden cards. The answer is `record`.
    Record,
    /// Searches a position of a record. The answer is `lines` with at most one line. Before it,
    /// `progress` tells of each depth.
    Think {
        /// The record.
        record: String,
        /// How many of its actions lead to the position; `None` for all.
        ply: Option<Ply>,
        /// The node budget.
        nodes: u64,
        /// The seed for what the seat to act cannot know, below 2^53.
        seed: u64,
    },
    /// Analyzes a position of a record, with proofs. The answer is `lines`.
    Study {
        /// The record.
        record: String,
        /// How many of its actions lead to the position; `None` for all.
        ply: Option<Ply>,
        /// The node budget of each search.
        nodes: u64,
        /// How many lines to look for.
        lines: u8,
        /// The seed for what the seat to act cannot know, below 2^53.
        seed: u64,
    },
    /// Lets a computer choose an action in a position of a record. The answer is `chosen`.
    Choose {
        /// The record.
        record: String,
        /// How many of its actions lead to the position; `None` for all.
        ply: Option<Ply>,
        /// The computer's level, from 1.
        level: u8,
        /// The seed of the computer's choices, below 2^53.
        seed: u64,
    },
    /// Asks for a figure by which to check that the engine computes as the program does. The answer is
    /// `figure`.
    Check(Check),
}

/// What to check an engine by.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(tag = "check", rename_all = "kebab-case")]
pub enum Check {
    /// The specs for which the other figures exist, with a space between.
    Specs,
    /// The line of `menagerie bench --fingerprint` for a spec.
    Fingerprint {
        /// The spec.
        spec: String,
    },
    /// The number of action sequences of a length.
    Perft {
        /// The spec.
        spec: String,
        /// The position to begin with, unless it is the start.
        position: Option<String>,
        /// The length in plies.
        depth: u32,
    },
    /// The plies and a digest of the records of seeded random games.
    Games {
        /// The spec.
        spec: String,
    },
    /// What a seed of the dice leads to: the seed's commitment, those of the seats, and numbers below each
    /// bound, with a space between.
    Dice {
        /// The seed, in hexadecimal digits.
        seed: String,
        /// The spec.
        spec: String,
        /// The contribution of each seat, in hexadecimal digits.
        contributions: Vec<String>,
        /// How many numbers to draw below which bound, each time with fresh dice.
        draws: Vec<Draw>,
    },
    /// The number of deals in a record, after they were checked.
    Deals {
        /// The record.
        record: String,
    },
    /// The nodes of a search in a seeded position, for measuring its speed.
    Search {
        /// The spec.
        spec: String,
        /// The number of the position, from 0.
        opening: u32,
        /// The node budget.
        nodes: u64,
    },
}

/// Some numbers from the dice.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct Draw {
    /// The bound that all are below.
    pub below: u32,
    /// How many.
    pub count: u32,
}

/// An answer of the engine in the page.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum FromPocket {
    /// The game as the viewer sees it.
    Game {
        /// What has happened since the last answer, and in a new game its start.
        events: Vec<Happened>,
        /// The board now.
        board: Board,
        /// The state now.
        state: Box<State>,
    },
    /// The record of the game.
    Record {
        /// Its text.
        record: String,
    },
    /// What a search has found so far. The answer follows.
    Progress {
        /// Nodes searched.
        nodes: u64,
        /// The depth of the last complete iteration in plies; 0 where the search has no depth.
        depth: Ply,
        /// The best line.
        line: Study,
    },
    /// The best lines, the best first; none if no seat is to act.
    Lines {
        /// The lines.
        lines: Vec<Study>,
    },
    /// The computer's choice.
    Chosen {
        /// The action; `None` if no seat is to act.
        action: Option<String>,
    },
    /// A figure to compare.
    Figure {
        /// Its text.
        figure: String,
    },
    /// The request was refused and has changed nothing.
    Refused {
        /// All reasons, at least one.
        faults: Vec<Refusal>,
    },
}
