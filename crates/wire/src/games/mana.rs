//! Mana.

use rules::{
    Game, Seat,
    mana::{self, Duty, Kind, SetUp, Square, Squares},
};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::{seat_number, texts};
use crate::words::{SeatNumber, Skip};

/// The pieces and the bird.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[ts(rename = "ManaBoard")]
pub struct Board {
    /// Every piece on the board.
    pub pieces: Vec<Piece>,
    /// The bird's square; nothing while it is beside the board.
    pub bird: Option<String>,
    /// What the player to act owes.
    pub duty: Owed,
    /// By seat, the Ronin that wait beside the board.
    pub captured: [u8; 2],
    /// Moves in a row without a capture or a return.
    pub quiet: u32,
}

/// A piece on a square.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[ts(rename = "ManaPiece")]
pub struct Piece {
    /// Where it stands.
    pub square: String,
    /// Its owner.
    pub seat: SeatNumber,
    /// Whether it is the Daimyo; a Ronin otherwise.
    pub daimyo: bool,
}

/// What the player to act owes.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
#[ts(rename = "ManaDuty")]
pub enum Owed {
    /// To set up the pieces.
    SetUp,
    /// To move a piece from a single square.
    Single,
    /// To move a piece from a double square.
    Double,
    /// To move a piece from a triple square.
    Triple,
    /// Nothing: any piece may move, or a Ronin may come back.
    Free,
    /// Nothing: the game is over.
    Over,
}

/// What never changes about a square.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[ts(rename = "ManaSquare")]
pub struct Ground {
    /// Its name.
    pub square: String,
    /// The steps that a piece takes from it: 1, 2 or 3.
    pub steps: u8,
}

/// A piece's move, and the possible perches of the bird after it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[ts(rename = "ManaMove")]
pub struct Move {
    /// Where the piece stands; `None` for a Ronin that comes back.
    pub from: Option<String>,
    /// Where it ends.
    pub to: String,
    /// The squares of a way there, both ends included; empty for a Ronin that comes back.
    pub path: Vec<String>,
    /// The squares for the bird; empty if it leaves the board.
    pub perches: Vec<String>,
}

/// What the seat to act may do.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(tag = "form", rename_all = "kebab-case")]
#[ts(rename = "ManaLegal")]
pub enum Legal {
    /// The pieces to set up in the first row: the squares for the Daimyo. The action is `=DAIMYO`.
    FillRow {
        /// Squares for the Daimyo.
        daimyo: Vec<String>,
    },
    /// The pieces to set up anywhere on these squares. The action is `=DAIMYO:RONIN,RONIN,…`, the Ronin from a1 to f1,
    /// then a2 and so on, as the squares are listed here.
    Place {
        /// Squares for all six.
        squares: Vec<String>,
        /// How many Ronin.
        ronin: u8,
    },
    /// A piece and then the bird. The action is `FROM-TO@BIRD`, or `+TO@BIRD` for a Ronin that comes back; where there
    /// is no perch for the bird, without `@BIRD`.
    Fly {
        /// Every piece's every end.
        moves: Vec<Move>,
    },
}

/// An action in its parts.
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
        /// From where.
        from: String,
        /// To where.
        to: String,
        /// Where the bird is set; nothing where it stays, or leaves the board.
        bird: Option<String>,
    },
    /// A Ronin comes back from beside the board.
    Return {
        /// To where.
        to: String,
        /// Where the bird is set.
        bird: Option<String>,
    },
}

/// What an action did.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(tag = "effect", rename_all = "kebab-case")]
#[ts(rename = "ManaEffect")]
pub enum Effect {
    /// A piece and the bird went somewhere.
    Flown(Flight),
}

/// What never changes on the board.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[ts(rename = "ManaGeometry")]
pub struct Geometry {
    /// Each square's kind: how many steps a piece takes from it.
    pub squares: Vec<Ground>,
}

/// The ways of a piece and the bird.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[ts(rename = "ManaFlight")]
pub struct Flight {
    /// The squares the piece touched, both ends included; the one square of a Ronin that came back.
    pub path: Vec<String>,
    /// Whether it came back from beside the board.
    pub returned: bool,
    /// Whether an enemy piece was captured.
    pub captured: bool,
    /// The bird's square after it.
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
    // A captured Daimyo ends the game: the bird stays where it is.
    let ends = game.piece(to).is_some_and(|(_, piece)| piece == mana::Piece::Daimyo);
    let perches = if ends { Squares::NONE } else { game.perches(to) };
    let from = from.map(|square| square.to_string());
    Move { from, to: to.to_string(), path, perches: texts(in_order(perches)) }
}

fn in_order(squares: Squares) -> impl Iterator<Item = Square> {
    Square::all().filter(move |&square| squares.contains(square))
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

/// The turn that was skipped after a move: the same seat acts again.
fn skipped(before: &mana::Mana, after: &mana::Mana) -> Option<Skip> {
    let seat = before.turn().seat()?;
    if after.turn().seat() != Some(seat) {
        return None;
    }
    let blocked = seat.other();
    // MA-15 is for a player who has pieces on the bird's kind.
    let kind = after.bird().map(Square::kind);
    let bound = after.pieces(blocked).into_iter().any(|square| Some(square.kind()) == kind);
    Some(Skip { seat: seat_number(blocked), clause: if bound { "MA-15" } else { "MA-14" }.to_owned() })
}
