//! The Mana-bird: where it may be set, what it blocks, and which pieces the next player must move.

use super::{
    board::{Kind, Square, Squares},
    position::Position,
    spec::BirdRule,
};

/// What the player to act must do.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Duty {
    /// The player must set up their pieces (MA-3, MA-4).
    SettingUp,
    /// The player must move a piece that stands on a square of this kind, which is the kind of the bird's
    /// square (MA-11). A player without such a piece is free (MA-13).
    Kind(Kind),
    /// The player may move any piece or return a captured Ronin (MA-11, MA-14).
    Free,
    /// Nothing, because the game is over.
    Over,
}

impl Duty {
    /// The duty that a bird on this square imposes.
    #[inline]
    pub(super) fn of(bird: Option<Square>) -> Duty {
        bird.map_or(Duty::Free, |bird| Duty::Kind(bird.kind()))
    }
}

impl Position {
    /// The squares that no piece may enter because of the bird (MA-12).
    #[inline]
    pub(super) fn barred(&self, rule: BirdRule) -> Squares {
        match rule {
            BirdRule::Solid => self.bird.into(),
            BirdRule::Spirit => Squares::NONE,
        }
    }

    /// The squares without a piece and without the bird.
    #[inline]
    fn open(&self) -> Squares {
        Squares::ALL - (self.occupied() | self.bird.into())
    }

    /// The square of the enemy Daimyo. A move to it wins, so no bird is set after it.
    #[inline]
    pub(super) fn prize(&self) -> Squares {
        self.daimyo[self.seat.other()].into()
    }

    /// Where the bird may be set after a piece has moved to a square. The square that the piece left can be
    /// ignored: the bird must go to a square of the kind that the piece reached, and on this board no move
    /// ends on the kind of square it started from.
    #[inline]
    pub(super) fn perches(&self, to: Square) -> Squares {
        if self.prize().contains(to) {
            return Squares::NONE;
        }
        (self.open() - to.into()) & to.kind().squares()
    }
}

/// Counts the turns of a position without listing them. A piece that moves to a square gives one turn for
/// each square on which the bird may then be set.
pub(super) struct Perches {
    open: Squares,
    prize: Squares,
    /// Number of squares of each kind that hold neither a piece nor the bird.
    number: [u32; 3],
}

impl Perches {
    #[inline]
    pub(super) fn new(position: &Position) -> Perches {
        let (open, prize) = (position.open(), position.prize());
        Perches { open, prize, number: Kind::ALL.map(|kind| (open & kind.squares()).len() as u32) }
    }

    /// Number of turns that move a piece to this square: one for each square where the bird may then be set
    /// ([`Position::perches`]), or a single turn without the bird.
    #[inline]
    pub(super) fn ways(&self, to: Square) -> u32 {
        if self.prize.contains(to) {
            return 1;
        }
        let others = self.number[to.kind() as usize - 1] - u32::from(self.open.contains(to));
        others.max(1)
    }

    /// Number of turns that move a piece to any of these squares. If the bird never has to leave the board,
    /// the turns are counted by kind of square. Otherwise they are counted square by square.
    #[inline]
    pub(super) fn sum(&self, ends: Squares) -> u32 {
        if self.number.iter().any(|&number| number < 2) {
            return ends.map(|to| self.ways(to)).sum();
        }
        let prize = ends & self.prize;
        let ends = ends - prize;
        let ways = |kind: Kind| (ends & kind.squares()).len() as u32 * self.number[kind as usize - 1];
        u32::from(!prize.is_empty()) + Kind::ALL.map(ways).iter().sum::<u32>()
            - (ends & self.open).len() as u32
    }
}
