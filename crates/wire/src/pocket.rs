//! The messages between the page and the engine that runs in it, in workers of the browser.
//!
//! A worker answers the page's requests in order. A search sends its progress before its answer. The page can
//! cancel its requests, which ends a running search early. If the search does not end, the page ends the
//! worker.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::{
    analysis::{Analysis, Edit, Options},
    http::{NewTable, Records, Shown, Study, TableInfo},
    session::{Command, Decision, Update},
    words::{Millis, Ply, Refusal, SeatNumber, TableId},
};

/// A table, in the form in which this device stores it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct Stored {
    /// The table's id.
    pub id: TableId,
    /// Its log, each entry as JSON.
    pub log: Vec<String>,
}

/// A request to the engine in the page. The page, not the engine, stores the tables on this device. So every
/// request about such a table includes the table. `now` is this device's time.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum ToPocket {
    /// Sets up a table on this device. The answer is `entries`.
    SetUp {
        /// The id of the new table.
        id: TableId,
        /// The game, the seats and the other properties of the table.
        wish: NewTable,
        /// The name of the person at this device.
        name: String,
        /// The seed of the dice: 32 random bytes in hexadecimal digits.
        seed: String,
        /// The time.
        now: Millis,
    },
    /// Sets up the rematch of a game. The answer is `entries`.
    SetUpRematch {
        /// The id of the new table.
        id: TableId,
        /// The table of the finished game.
        of: Stored,
        /// The seed of the new table's dice, as in `set-up`.
        seed: String,
        /// The time.
        now: Millis,
    },
    /// Carries out a command of the person at this device. The answer is `entries`, with an empty list if the
    /// order has already taken effect.
    Order {
        /// The table.
        table: Stored,
        /// The order's id. An order takes effect once.
        order: String,
        /// The name of the person at this device.
        name: String,
        /// The command.
        command: Command,
        /// The id of the next table, if the order leads to a rematch.
        rematch: TableId,
        /// The time.
        now: Millis,
    },
    /// Applies the events that are due without a command, such as the end of a game whose time is up. The
    /// answer is `entries`.
    PassTime {
        /// The table.
        table: Stored,
        /// When a tab last showed the table. No clock is charged for the time since then. `None` if a tab has
        /// shown the table all along.
        absent: Option<Millis>,
        /// The time.
        now: Millis,
    },
    /// Decides for the computer whose turn it is. The answer is `chosen`.
    Choose {
        /// The table.
        table: Stored,
    },
    /// Carries out what the computer decided. The answer is `entries`. The request is refused if other
    /// actions have been played since the decision.
    PlayComputer {
        /// The table.
        table: Stored,
        /// The number of actions that had been played when the computer decided.
        ply: Ply,
        /// The decision.
        decision: Decision,
        /// The time.
        now: Millis,
    },
    /// Asks for an update of a table. The answer is `update`, with all events after number `after`.
    Watch {
        /// The table.
        table: Stored,
        /// The seat whose view is shown; `None` for a spectator's view.
        seat: Option<SeatNumber>,
        /// The number of the last event that the viewer has; 0 for none.
        after: u32,
    },
    /// Asks for the record of a table's game. The answer is `record`.
    Record {
        /// The table.
        table: Stored,
    },
    /// Asks for the record of a table's game, for analysis. Some games must not be analysed while they are
    /// being played. The answer is `record`.
    RecordToStudy {
        /// The table.
        table: Stored,
        /// How many actions come before the position to analyse; `None` for all positions.
        ply: Option<Ply>,
    },
    /// Looks for records in a text. The answer is `records`.
    Records {
        /// The text.
        text: String,
    },
    /// Replays a record. The answer is `shown`.
    Show {
        /// The record.
        record: String,
    },
    /// Begins a record without plies. The answer is `record`.
    Begin {
        /// The game and its options.
        spec: String,
        /// The position to begin with; `None` for the start of the game.
        position: Option<String>,
    },
    /// Shows a record on the analysis board. The answer is `analysis`.
    Explore {
        /// The record.
        record: String,
        /// The path to a position in the record.
        path: String,
        /// The seat whose view is shown; `None` for a spectator's view.
        seat: Option<SeatNumber>,
        /// A change to make there before the record is shown.
        edit: Option<Edit>,
    },
    /// Asks what may be done at a place of a record. The answer is `options`.
    Options {
        /// The record.
        record: String,
        /// The path to the place.
        path: String,
        /// The seed, below 2^53, from which the referee draws.
        seed: u64,
    },
    /// Searches a position of a record. The answer is `lines` with at most one line. Before the answer,
    /// `progress` messages report what the search has found so far.
    Think {
        /// The record.
        record: String,
        /// The path to the position.
        path: String,
        /// The node budget.
        nodes: u64,
        /// The seed, below 2^53, from which the engine draws what is hidden from the seat to act.
        seed: u64,
    },
    /// Analyses a position of a record, with proofs. The answer is `lines`.
    Study {
        /// The record.
        record: String,
        /// The path to the position.
        path: String,
        /// The node budget of each search.
        nodes: u64,
        /// How many lines to look for.
        lines: u8,
        /// An action whose line is wanted in any case. If the line is not one of the best, it comes last.
        also: Option<String>,
        /// The endgame tables that may be built for the analysis.
        tables: StudyTables,
        /// The seed, below 2^53, from which the engine draws what is hidden from the seat to act.
        seed: u64,
    },
    /// Asks for a figure that checks the engine. The answer is `figure`.
    Check(Check),
}

/// The endgame tables that an analysis may build.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum StudyTables {
    /// None, so that the first lines do not wait for tables.
    None,
    /// Small tables, which are built in seconds.
    Common,
    /// Large tables, which take much memory.
    Large,
}

/// A figure that shows whether the engine in the page computes the same results as the program.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(tag = "check", rename_all = "kebab-case")]
pub enum Check {
    /// The specs to which the other checks apply, separated by spaces.
    Specs,
    /// The line of `menagerie bench --fingerprint` for a spec.
    Fingerprint {
        /// The spec.
        spec: String,
    },
    /// The number of sequences of legal actions that are `depth` plies long.
    Perft {
        /// The spec.
        spec: String,
        /// The position to begin with; `None` for the start of the game.
        position: Option<String>,
        /// The length in plies.
        depth: u32,
    },
    /// The number of plies in seeded random games, and a digest of the games' records.
    Games {
        /// The spec.
        spec: String,
    },
    /// The commitment to a seed of the dice, the commitments of the seats, and numbers that the dice draw,
    /// separated by spaces.
    Dice {
        /// The seed, in hexadecimal digits.
        seed: String,
        /// The spec.
        spec: String,
        /// The contribution of each seat, in hexadecimal digits.
        contributions: Vec<String>,
        /// How many numbers to draw, and below which bound. Each entry begins with fresh dice.
        draws: Vec<Draw>,
    },
    /// The number of deals in a record, after the engine has checked each of them.
    Deals {
        /// The record.
        record: String,
    },
    /// The number of nodes in a search of a position after a seeded random opening. The page times the
    /// search.
    Search {
        /// The spec.
        spec: String,
        /// The number of the opening, from 0.
        opening: u32,
        /// The node budget.
        nodes: u64,
    },
}

/// A number of draws from the dice, all below the same bound.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct Draw {
    /// The bound. All numbers are below it.
    pub below: u32,
    /// How many numbers to draw.
    pub count: u32,
}

/// An answer of the engine in the page.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum FromPocket {
    /// What the page must store for a table.
    Entries {
        /// The entries to append to the table's log, each as JSON.
        entries: Vec<String>,
        /// The summary of the table after these entries.
        info: Box<TableInfo>,
    },
    /// What a computer decided.
    Chosen {
        /// The decision; `None` if it is no computer's turn.
        decision: Option<Decision>,
        /// The number of actions that had been played.
        ply: Ply,
        /// The earliest moment at which the decision may be carried out. If the players are their own
        /// referees, this moment does not reveal how long the computer thought.
        at: Millis,
    },
    /// The update of a table.
    Update(Box<Update>),
    /// The record of a game.
    Record {
        /// Its text.
        record: String,
    },
    /// The records in a text.
    Records(Records),
    /// A record, replayed.
    Shown(Box<Shown>),
    /// A record on the analysis board.
    Analysis(Box<Analysis>),
    /// What may be done at a place of a record.
    Options(Options),
    /// What a search has found so far. The answer follows later.
    Progress {
        /// The number of nodes searched so far.
        nodes: u64,
        /// The depth of the last complete iteration in plies; 0 if the search has no depth.
        depth: Ply,
        /// The best line.
        line: Study,
    },
    /// The best lines, the best first; none if no seat is to act.
    Lines {
        /// The lines.
        lines: Vec<Study>,
        /// The number of nodes searched for all lines together.
        nodes: u64,
        /// The depth to which the best line was searched, in plies; 0 if the search has no depth.
        depth: Ply,
        /// The bytes of memory that large endgame tables would need. `None` if large tables would tell no
        /// more about this position than small ones.
        large_tables: Option<u64>,
    },
    /// The figure that a check asked for.
    Figure {
        /// Its text.
        figure: String,
    },
    /// The computer players of the game need a file that is not loaded. The request has changed nothing. It
    /// can be repeated once the file is loaded.
    Lacks {
        /// The name of the file.
        file: String,
    },
    /// The request was refused and has changed nothing.
    Refused {
        /// All reasons, at least one.
        faults: Vec<Refusal>,
    },
}

impl ToPocket {
    /// Parses a request from JSON.
    ///
    /// # Errors
    /// The text is not a request.
    pub fn from_json(text: &str) -> serde_json::Result<ToPocket> {
        serde_json::from_str(text)
    }
}

impl FromPocket {
    /// The answer as JSON.
    pub fn to_json(&self) -> String {
        // Serialization cannot fail, because all map keys in a message are text.
        serde_json::to_string(self).unwrap_or_default()
    }
}
