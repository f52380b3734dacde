//! The position: what lies where and what the next turn owes.

use std::hash::{Hash, Hasher};

use super::{
    action::RONIN,
    bird::Duty,
    board::{Kind, Square, Squares},
};
use crate::{Outcome, Seat};

/// A man of the game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Piece {
    /// The piece to capture.
    Daimyo,
    /// One of five.
    Ronin,
}

#[derive(Clone, Copy, Debug)]
pub(super) struct Position {
    /// Each seat's pieces.
    pub(super) pieces: [Squares; 2],
    /// The Daimyo among them.
    pub(super) daimyo: [Option<Square>; 2],
    pub(super) bird: Option<Square>,
    pub(super) duty: Duty,
    /// Who acts; in a finished game, who acted last.
    pub(super) seat: Seat,
    /// Moves in a row without a capture or a return (MA-18).
    pub(super) quiet: u8,
    pub(super) outcome: Option<Outcome>,
}

impl Position {
    pub(super) const START: Position = Position {
        pieces: [Squares::NONE; 2],
        daimyo: [None; 2],
        bird: None,
        duty: Duty::SettingUp,
        seat: Seat::FIRST,
        quiet: 0,
        outcome: None,
    };

    #[inline]
    pub(super) fn own(&self) -> Squares {
        self.pieces[self.seat.index()]
    }

    #[inline]
    pub(super) fn enemy(&self) -> Squares {
        self.pieces[self.seat.other().index()]
    }

    #[inline]
    pub(super) fn occupied(&self) -> Squares {
        self.pieces[0] | self.pieces[1]
    }

    pub(super) fn piece(&self, square: Square) -> Option<(Seat, Piece)> {
        let seat = Seat::all(2).find(|seat| self.pieces[seat.index()].contains(square))?;
        let daimyo = self.daimyo[seat.index()] == Some(square);
        Some((seat, if daimyo { Piece::Daimyo } else { Piece::Ronin }))
    }

    /// A seat's Ronin off the board since the setting up.
    #[inline]
    pub(super) fn captured(&self, seat: Seat) -> usize {
        if self.duty == Duty::SettingUp {
            return 0;
        }
        let ronin = self.pieces[seat.index()] & !Squares::from(self.daimyo[seat.index()]);
        RONIN.saturating_sub(ronin.len() as usize)
    }

    /// All that makes two positions the same (MA-17), and the result. The captured Ronin follow from the pieces, the kind
    /// that a bird asks for from its square.
    #[inline]
    pub(super) fn key(&self) -> u128 {
        let [black, white] = self.pieces.map(Squares::bits);
        let [black_daimyo, white_daimyo, bird] = [self.daimyo[0], self.daimyo[1], self.bird]
            .map(|square| square.map_or(u64::from(u8::MAX), |square| square.index() as u64));
        let duty = match self.duty {
            Duty::SettingUp => 0,
            Duty::Kind(Kind::Single | Kind::Double | Kind::Triple) => 1,
            Duty::Free => 2,
            Duty::Over => 3,
        };
        let result = match self.outcome {
            None => 0,
            Some(outcome) => 1 + outcome.winner().map_or(0, |seat| 1 + seat.index() as u64),
        };
        let low = black | black_daimyo << 36 | bird << 44 | duty << 52 | result << 54;
        let high = white | white_daimyo << 36 | (self.seat.index() as u64) << 44;
        u128::from(low) | u128::from(high) << 64
    }

    /// The key folded to half its length: each half is spread by an odd constant, and the product of both is folded.
    pub(super) fn hash_key(&self) -> u64 {
        let key = self.key();
        let low = (key as u64 ^ 0x9e37_79b9_7f4a_7c15).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let high = ((key >> 64) as u64 ^ 0xd6e8_feb8_6659_fd93).wrapping_mul(0x94d0_49bb_1331_11eb);
        let product = u128::from(low ^ low >> 32) * u128::from(high ^ high >> 29);
        product as u64 ^ (product >> 64) as u64
    }
}

impl PartialEq for Position {
    fn eq(&self, other: &Position) -> bool {
        self.key() == other.key()
    }
}

impl Eq for Position {}

impl Hash for Position {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.key().hash(state);
    }
}
