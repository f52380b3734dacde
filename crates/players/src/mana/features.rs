//! The features of a Mana position.

use rules::{
    Game, Seat, Turn,
    mana::{Duty, Kind, Mana, Square, Squares},
};

use crate::linear::Features;

/// The threats of each side, what the bird may ask for, mobility, and where the pieces stand.
pub(crate) struct Board;

/// Index of the feature for the right to move.
const TURN: usize = 0;
/// First index of three features: the number of kinds of square, 1 to 3, on which the bird would let the
/// opponent take the Daimyo.
const THREATENED: usize = TURN + 1;
/// First index of three features: the number of kinds of square, 1 to 3, on which the bird would let the
/// player to act take the enemy Daimyo.
const THREATENING: usize = THREATENED + 3;
/// First index of four features: the number of squares, 0 to 3, that safe moves can reach. After a safe move
/// the bird lets no enemy take the Daimyo.
const SAFE_MOVES: usize = THREATENING + 3;
/// Index of the feature for a bird that demands nothing of the player to act.
const FREE: usize = SAFE_MOVES + 4;
/// Index of the feature for a safe move that leaves the opponent no safe answer.
const STRIKE: usize = FREE + 1;
/// First index of two features: the number of safe answers to the kinds that the bird may demand, for the
/// player to act and for the opponent.
const ANSWERS: usize = STRIKE + 1;
/// First index of two features: the number of kinds on which all pieces of a side are blocked.
const BLOCKED: usize = ANSWERS + 2;
/// First index of two features: the number of kinds on which a side has no piece. If the bird demands such a
/// kind, the side's choice is free (MA-13).
const EMPTY: usize = BLOCKED + 2;
/// First index of six features: a side's number of pieces on the board, 1 to 6.
const PIECES: usize = EMPTY + 2;
/// Index of the feature for the number of squares that a side's pieces can move to.
const MOBILITY: usize = PIECES + 6;
/// Index of the feature for the number of squares that the Daimyo can move to.
const DAIMYO_MOBILITY: usize = MOBILITY + 1;
/// First index of six features: the Daimyo's rank, seen from its side.
const DAIMYO_RANK: usize = DAIMYO_MOBILITY + 1;
/// First index of three features: the kind of the Daimyo's square.
const DAIMYO_KIND: usize = DAIMYO_RANK + 6;
/// First index of ten features: the number of Ronin at each distance, 1 to 10, from the enemy Daimyo.
const DISTANCE: usize = DAIMYO_KIND + 3;
/// Number of features.
pub(crate) const COUNT: usize = DISTANCE + 10;

/// For each kind of square that the bird may demand, at most this many safe moves of a side are counted.
const ENOUGH: u32 = 4;

impl Features<Mana> for Board {
    fn visit(game: &Mana, each: &mut impl FnMut(usize, i32)) {
        let Turn::Seat(seat) = game.turn() else { return };
        let (Some(own), Some(other)) = (Side::new(game, seat), Side::new(game, seat.other())) else { return };
        let (threatened, threatening) = (other.threats(own.daimyo), own.threats(other.daimyo));
        each(TURN, 1);
        let mut count = |first: usize, threats: [bool; 3]| {
            let kinds = threats.iter().filter(|&&threat| threat).count();
            if kinds > 0 {
                each(first + kinds - 1, 1);
            }
        };
        count(THREATENED, threatened);
        count(THREATENING, threatening);
        each(FREE, i32::from(game.duty() == Duty::Free));

        let ends = game.movers().map(|from| game.ends(from)).fold(Squares::NONE, |all, ends| all | ends);
        let safe = safe(ends, threatened);
        if safe.len() < 4 {
            each(SAFE_MOVES + safe.len(), 1);
        }
        let strikes = Kind::ALL
            .into_iter()
            .any(|kind| !(safe & kind.squares()).is_empty() && other.answers(kind, threatening) == 0);
        each(STRIKE, i32::from(strikes));
        for (place, side, threats) in [(0, &own, threatened), (1, &other, threatening)] {
            let answers: u32 = Kind::ALL.map(|kind| side.answers(kind, threats).min(ENOUGH)).iter().sum();
            each(ANSWERS + place, answers as i32);
            each(BLOCKED + place, side.kinds(|pieces, ends| !pieces.is_empty() && ends.is_empty()));
            each(EMPTY + place, side.kinds(|pieces, _| pieces.is_empty()));
        }
        for (side, enemy, sign) in [(&own, &other, 1), (&other, &own, -1)] {
            each(PIECES + side.pieces.len().clamp(1, 6) - 1, sign);
            each(MOBILITY, sign * side.mobility);
            each(DAIMYO_MOBILITY, sign * side.daimyo_mobility);
            let rank = side.daimyo.rank();
            each(DAIMYO_RANK + if side.seat == Seat::FIRST { rank } else { 5 - rank }, sign);
            each(DAIMYO_KIND + side.daimyo.kind() as usize - 1, sign);
            for square in side.pieces {
                if square != side.daimyo {
                    let distance = square.file().abs_diff(enemy.daimyo.file())
                        + square.rank().abs_diff(enemy.daimyo.rank());
                    each(DISTANCE + distance - 1, sign);
                }
            }
        }
    }
}

/// What one side can do, ignoring the bird.
struct Side {
    seat: Seat,
    pieces: Squares,
    daimyo: Square,
    /// Where the side's pieces can move to, by the kind of square that they stand on.
    ends: [Squares; 3],
    mobility: i32,
    daimyo_mobility: i32,
}

impl Side {
    fn new(game: &Mana, seat: Seat) -> Option<Side> {
        let (pieces, daimyo) = (game.pieces(seat), game.daimyo(seat)?);
        let occupied = pieces | game.pieces(seat.other());
        let mut side =
            Side { seat, pieces, daimyo, ends: [Squares::NONE; 3], mobility: 0, daimyo_mobility: 0 };
        for from in pieces {
            let ends = from.ends(occupied) & !pieces;
            side.ends[from.kind() as usize - 1] |= ends;
            side.mobility += ends.len() as i32;
            if from == daimyo {
                side.daimyo_mobility = ends.len() as i32;
            }
        }
        Some(side)
    }

    /// For each kind that the bird may demand, whether a piece could then move to this square.
    fn threats(&self, square: Square) -> [bool; 3] {
        let any = self.ends.iter().any(|ends| ends.contains(square));
        Kind::ALL.map(|kind| match self.stands_on(kind) {
            true => self.ends[kind as usize - 1].contains(square),
            false => any,
        })
    }

    /// The number of squares that this side can safely move to when the bird demands this kind.
    fn answers(&self, kind: Kind, threats: [bool; 3]) -> u32 {
        let ends = match self.stands_on(kind) {
            true => self.ends[kind as usize - 1],
            false => self.ends[0] | self.ends[1] | self.ends[2],
        };
        safe(ends, threats).len() as u32
    }

    fn stands_on(&self, kind: Kind) -> bool {
        !(self.pieces & kind.squares()).is_empty()
    }

    /// The number of kinds of square for which `holds` is true. `holds` receives the pieces on squares of one
    /// kind, and the squares that they can move to.
    fn kinds(&self, holds: impl Fn(Squares, Squares) -> bool) -> i32 {
        Kind::ALL
            .into_iter()
            .filter(|kind| holds(self.pieces & kind.squares(), self.ends[*kind as usize - 1]))
            .count() as i32
    }
}

/// The squares among `ends` that are safe to move to: the bird then demands a kind that threatens nothing.
fn safe(ends: Squares, threats: [bool; 3]) -> Squares {
    Kind::ALL
        .into_iter()
        .filter(|kind| !threats[*kind as usize - 1])
        .fold(Squares::NONE, |safe, kind| safe | ends & kind.squares())
}
