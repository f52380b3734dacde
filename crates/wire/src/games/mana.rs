//! Mana as a front end shows it: the board, the legal actions and what an action does.

use rules::{
    Game, Seat,
    mana::{self, Duty, Kind, SetUp, Square, Squares},
};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::{cycled, seat_number, texts};
use crate::words::{SeatNumber, Skip};

/// The pieces and the bird.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[ts(rename = "ManaBoard")]
pub struct Board {
    /// Every piece on the board.
    pub pieces: Vec<Piece>,
    /// The bird's square; `None` while it is beside the board.
    pub bird: Option<String>,
    /// What the player to act must do next.
    pub duty: Owed,
    /// For each seat, the number of its captured Ronin, which wait beside the board.
    pub captured: [u8; 2],
    /// The number of moves in a row without a capture or the return of a Ronin.
    pub quiet: u32,
}

/// A piece on a square.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[ts(rename = "ManaPiece")]
pub struct Piece {
    /// The square on which the piece stands.
    pub square: String,
    /// The seat of the piece's owner.
    pub seat: SeatNumber,
    /// Whether the piece is the Daimyo. Otherwise it is a Ronin.
    pub daimyo: bool,
}

/// What the player to act must do next.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
#[ts(rename = "ManaDuty")]
pub enum Owed {
    /// Set up the pieces.
    SetUp,
    /// Move a piece that stands on a single square.
    Single,
    /// Move a piece that stands on a double square.
    Double,
    /// Move a piece that stands on a triple square.
    Triple,
    /// Move any piece, or bring a captured Ronin back.
    Free,
    /// Nothing: the game is over.
    Over,
}

/// What never changes about a square.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[ts(rename = "ManaSquare")]
pub struct Ground {
    /// The square's name.
    pub square: String,
    /// The number of steps that a piece takes from this square: 1, 2 or 3.
    pub steps: u8,
}

/// A piece's move, and the squares on which the bird may be set after it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[ts(rename = "ManaMove")]
pub struct Move {
    /// The square that the piece leaves; `None` for a Ronin that comes back from beside the board.
    pub from: Option<String>,
    /// The square where the piece ends.
    pub to: String,
    /// The squares of one path from `from` to `to`, both included; empty for a Ronin that comes back.
    pub path: Vec<String>,
    /// The squares on which the bird may be set; empty if it leaves the board or the move ends the game.
    pub perches: Vec<String>,
}

/// What the seat to act may do.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(tag = "form", rename_all = "kebab-case")]
#[ts(rename = "ManaLegal")]
pub enum Legal {
    /// The pieces are to be set up in the first row. The player chooses the Daimyo's square, and the action's
    /// text is `=DAIMYO`.
    FillRow {
        /// The possible squares for the Daimyo.
        daimyo: Vec<String>,
    },
    /// The pieces are to be set up anywhere on these squares. The action's text is `=DAIMYO:RONIN,RONIN,…`,
    /// with the Ronin in the order in which the squares are listed here (a1 to f1, then a2 and so on).
    Place {
        /// The possible squares for all six pieces.
        squares: Vec<String>,
        /// The number of Ronin to place.
        ronin: u8,
    },
    /// A piece is to be moved, and then the bird. The action's text is `FROM-TO@BIRD`, or `+TO@BIRD` for a
    /// Ronin that comes back. The text has no `@BIRD` if there is no square for the bird.
    Fly {
        /// Every legal move of every piece.
        moves: Vec<Move>,
    },
}

/// An action, split into its parts.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(tag = "kind", rename_all = "kebab-case")]
#[ts(rename = "ManaAction")]
pub enum Action {
    /// The pieces are set up in the first row.
    FillRow {
        /// The Daimyo's square.
        daimyo: String,
    },
    /// The pieces are set up in two rows.
    Place {
        /// The Daimyo's square.
        daimyo: String,
        /// The squares of the Ronin.
        ronin: Vec<String>,
    },
    /// A piece moves.
    Move {
        /// The square that the piece leaves.
        from: String,
        /// The square where the piece ends.
        to: String,
        /// The square on which the bird is set; `None` if it stays where it is or leaves the board.
        bird: Option<String>,
    },
    /// A Ronin comes back from beside the board.
    Return {
        /// The square that the Ronin enters.
        to: String,
        /// The square on which the bird is set; `None` if it leaves the board.
        bird: Option<String>,
    },
}

/// What an action did.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(tag = "effect", rename_all = "kebab-case")]
#[ts(rename = "ManaEffect")]
pub enum Effect {
    /// A piece moved, and then the bird.
    Flown(Flight),
}

/// What never changes on the board.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[ts(rename = "ManaGeometry")]
pub struct Geometry {
    /// Every square, with the number of steps that a piece takes from it.
    pub squares: Vec<Ground>,
}

/// How a piece moved, and where the bird went.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[ts(rename = "ManaFlight")]
pub struct Flight {
    /// The squares that the piece touched, both ends included. A Ronin that came back has only its new
    /// square.
    pub path: Vec<String>,
    /// Whether the piece came back from beside the board.
    pub returned: bool,
    /// Whether an enemy piece was captured.
    pub captured: bool,
    /// The square on which the bird was set, if it was.
    pub bird: Option<String>,
    /// The opponent's turn, if it is skipped because nothing can move (MA-14, MA-15).
    pub skipped: Option<Skip>,
}

pub(super) fn geometry() -> Geometry {
    let ground = |square: Square| Ground { square: square.to_string(), steps: square.kind() as u8 };
    Geometry { squares: Square::all().map(ground).collect() }
}

pub(super) fn board(game: &mana::Mana) -> Board {
    let pieces = Square::all().filter_map(|square| {
        let (seat, piece) = game.piece(square)?;
        let daimyo = piece == mana::Piece::Daimyo;
        Some(Piece { square: square.to_string(), seat: seat_number(seat), daimyo })
    });
    let duty = match game.duty() {
        Duty::SettingUp => Owed::SetUp,
        Duty::Kind(Kind::Single) => Owed::Single,
        Duty::Kind(Kind::Double) => Owed::Double,
        Duty::Kind(Kind::Triple) => Owed::Triple,
        Duty::Free => Owed::Free,
        Duty::Over => Owed::Over,
    };
    Board {
        pieces: pieces.collect(),
        bird: game.bird().map(|square| square.to_string()),
        duty,
        captured: [Seat::FIRST, Seat::SECOND].map(|seat| game.captured(seat) as u8),
        quiet: game.quiet_moves(),
    }
}

pub(super) fn legal(game: &mana::Mana) -> Option<Legal> {
    let seat = game.turn().seat()?;
    Some(match (game.duty(), game.spec().setup) {
        (Duty::SettingUp, SetUp::Standard) => Legal::FillRow { daimyo: daimyo_squares(game) },
        (Duty::SettingUp, SetUp::Advanced) => {
            let rows = if seat == Seat::FIRST { 0..2 } else { 4..6 };
            let squares = Square::all().filter(|square| rows.contains(&square.rank()));
            Legal::Place { squares: texts(squares), ronin: 5 }
        }
        _ => Legal::Fly { moves: moves(game) },
    })
}

fn daimyo_squares(game: &mana::Mana) -> Vec<String> {
    let may = |daimyo: &Square| game.check(mana::Action::FillRow { daimyo: *daimyo }).is_ok();
    texts(Square::all().filter(may))
}

fn moves(game: &mana::Mana) -> Vec<Move> {
    let mut moves = Vec::new();
    for from in in_order(game.movers()) {
        for to in in_order(game.ends(from)) {
            let path = texts(game.path(from, to).unwrap_or_default());
            moves.push(to_move(game, Some(from), to, path));
        }
    }
    for to in in_order(game.returns()) {
        moves.push(to_move(game, None, to, Vec::new()));
    }
    moves
}

fn to_move(game: &mana::Mana, from: Option<Square>, to: Square, path: Vec<String>) -> Move {
    // The capture of a Daimyo ends the game, and the bird stays where it is.
    let ends = game.piece(to).is_some_and(|(_, piece)| piece == mana::Piece::Daimyo);
    let perches = if ends { Squares::NONE } else { game.perches(to) };
    let from = from.map(|square| square.to_string());
    Move { from, to: to.to_string(), path, perches: texts(in_order(perches)) }
}

fn in_order(squares: Squares) -> impl Iterator<Item = Square> {
    Square::all().filter(move |&square| squares.contains(square))
}

pub(super) fn nth(legal: &Legal, number: usize) -> Option<String> {
    match legal {
        Legal::FillRow { daimyo } => Some(format!("={}", cycled(daimyo, number)?)),
        Legal::Place { squares, ronin } => {
            let (daimyo, others) = squares.split_first()?;
            Some(format!("={daimyo}:{}", others.get(..usize::from(*ronin))?.join(",")))
        }
        Legal::Fly { moves } => {
            let flight = cycled(moves, number)?;
            let piece = match &flight.from {
                Some(from) => format!("{from}-{}", flight.to),
                None => format!("+{}", flight.to),
            };
            Some(match cycled(&flight.perches, number / 7) {
                Some(perch) => format!("{piece}@{perch}"),
                None => piece,
            })
        }
    }
}

pub(super) fn action(text: &str) -> Option<Action> {
    let name = |square: Option<Square>| square.map(|square| square.to_string());
    Some(match text.parse().ok()? {
        mana::Action::FillRow { daimyo } => Action::FillRow { daimyo: daimyo.to_string() },
        mana::Action::Place { daimyo, ronin } => {
            Action::Place { daimyo: daimyo.to_string(), ronin: texts(ronin) }
        }
        mana::Action::Move { from, to, bird } => {
            Action::Move { from: from.to_string(), to: to.to_string(), bird: name(bird) }
        }
        mana::Action::Return { to, bird } => Action::Return { to: to.to_string(), bird: name(bird) },
    })
}

pub(super) fn effect(before: &mana::Mana, action: &str, after: &mana::Mana) -> Option<Effect> {
    let flight = |path, returned, captured, bird: Option<Square>| {
        let bird = bird.map(|square| square.to_string());
        Some(Effect::Flown(Flight { path, returned, captured, bird, skipped: skipped(before, after) }))
    };
    match action.parse().ok()? {
        mana::Action::Move { from, to, bird } => {
            let path = texts(before.path(from, to)?);
            flight(path, false, before.piece(to).is_some(), bird)
        }
        mana::Action::Return { to, bird } => flight(vec![to.to_string()], true, false, bird),
        mana::Action::FillRow { .. } | mana::Action::Place { .. } => None,
    }
}

/// The turn that was skipped after a move, if the same seat acts again.
fn skipped(before: &mana::Mana, after: &mana::Mana) -> Option<Skip> {
    let seat = before.turn().seat()?;
    if after.turn().seat() != Some(seat) {
        return None;
    }
    let blocked = seat.other();
    // MA-15 applies to a player who has pieces on squares of the bird's kind.
    let kind = after.bird().map(Square::kind);
    let bound = after.pieces(blocked).into_iter().any(|square| Some(square.kind()) == kind);
    Some(Skip { seat: seat_number(blocked), clause: if bound { "MA-15" } else { "MA-14" }.to_owned() })
}
