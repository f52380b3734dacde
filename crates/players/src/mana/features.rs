//! The features of a Mana position.

use rules::{
    Game, Seat, Turn,
    mana::{Duty, Kind, Mana, Square, Squares},
};

use crate::linear::Features;

/// The features say what each side threatens, what the bird may demand, how mobile the pieces are, and where
/// they stand.
pub(crate) struct Board;

/// Index of the feature that is 1 in every position. Its weight is the value of being the player to act.
const TURN: usize = 0;
/// First index of three features, one each for 1, 2 and 3 kinds of square. A kind counts if the opponent
/// could take the Daimyo of the player to act when the bird demands this kind. The feature for the number of
/// such kinds is 1. If there is no such kind, all three are 0.
const THREATENED: usize = TURN + 1;
/// First index of three features, one each for 1, 2 and 3 kinds of square. A kind counts if the player to act
/// could take the enemy Daimyo when the bird demands this kind. The feature for the number of such kinds is
/// 1. If there is no such kind, all three are 0.
const THREATENING: usize = THREATENED + 3;
/// First index of four features, one each for 0, 1, 2 and 3 squares that the player to act can reach by
/// *safe* moves. With more squares, all four are 0. A move is safe if the bird then lets no enemy take the
/// Daimyo.
const SAFE_MOVES: usize = THREATENING + 3;
/// Index of the feature that is 1 if the bird demands nothing of the player to act.
const FREE: usize = SAFE_MOVES + 4;
/// Index of the feature that is 1 if some safe move leaves the opponent without a safe answer.
const STRIKE: usize = FREE + 1;
/// First index of two features, for the player to act and for the opponent: the number of squares that the
/// side can safely move to, summed over the three kinds that the bird may demand.
const ANSWERS: usize = STRIKE + 1;
/// First index of two features, for the player to act and for the opponent: the number of kinds of square on
/// which the side has pieces, but all of them are blocked.
const BLOCKED: usize = ANSWERS + 2;
/// First index of two features, for the player to act and for the opponent: the number of kinds of square on
/// which the side has no piece. If the bird demands such a kind, the side's choice is free (MA-13).
const EMPTY: usize = BLOCKED + 2;
/// First index of six features: a side's number of pieces on the board, 1 to 6.
const PIECES: usize = EMPTY + 2;
/// Index of the feature for the number of squares that a side's pieces can move to.
const MOBILITY: usize = PIECES + 6;
/// Index of the feature for the number of squares that a side's Daimyo can move to.
const DAIMYO_MOBILITY: usize = MOBILITY + 1;
/// First index of six features: the rank of a side's Daimyo, counted from that side's end of the board.
const DAIMYO_RANK: usize = DAIMYO_MOBILITY + 1;
/// First index of three features: the kind of square on which a side's Daimyo stands.
const DAIMYO_KIND: usize = DAIMYO_RANK + 6;
/// First index of ten features: the number of a side's Ronin at each distance, 1 to 10, from the enemy
/// Daimyo.
const DISTANCE: usize = DAIMYO_KIND + 3;
/// Number of features.
pub(crate) const COUNT: usize = DISTANCE + 10;

/// At most this many safe moves of a side are counted for each kind of square that the bird may demand.
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
    /// For each kind of square, where the side's pieces on such squares can move to.
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

    /// For each kind of square that the bird may demand, returns whether a piece could then move to `square`.
    fn threats(&self, square: Square) -> [bool; 3] {
        let any = self.ends.iter().any(|ends| ends.contains(square));
        Kind::ALL.map(|kind| match self.stands_on(kind) {
            true => self.ends[kind as usize - 1].contains(square),
            false => any,
        })
    }

    /// Returns the number of squares that this side can safely move to when the bird demands this kind. For
    /// each kind, `threats` says whether a bird on it lets the enemy take this side's Daimyo.
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

    /// Returns the number of kinds of square for which `holds` is true. `holds` receives the pieces on
    /// squares of one kind, and the squares that they can move to.
    fn kinds(&self, holds: impl Fn(Squares, Squares) -> bool) -> i32 {
        Kind::ALL
            .into_iter()
            .filter(|kind| holds(self.pieces & kind.squares(), self.ends[*kind as usize - 1]))
            .count() as i32
    }
}

/// Returns the squares among `ends` that are safe to move to. The bird follows to a square of the same kind.
/// For each kind, `threats` says whether the bird there lets the enemy take the Daimyo.
fn safe(ends: Squares, threats: [bool; 3]) -> Squares {
    Kind::ALL
        .into_iter()
        .filter(|kind| !threats[*kind as usize - 1])
        .fold(Squares::NONE, |safe, kind| safe | ends & kind.squares())
}
