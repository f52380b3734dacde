//! The Mana-bird: where it may be set, where it is in the way, and what it asks of the next player.

use super::{
    board::{Kind, Square, Squares},
    position::Position,
    spec::BirdRule,
};

/// What the player to act owes.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Duty {
    /// To set up his pieces (MA-3, MA-4).
    SettingUp,
    /// To move a piece that stands on this kind, the bird's (MA-11).
    Kind(Kind),
    /// Nothing: he moves any piece or brings a Ronin back (MA-11, MA-14).
    Free,
    /// Nothing any more: the game has ended.
    Over,
}

impl Duty {
    /// What a bird on this square asks for.
    #[inline]
    pub(super) fn of(bird: Option<Square>) -> Duty {
        bird.map_or(Duty::Free, |bird| Duty::Kind(bird.kind()))
    }
}

impl Position {
    /// The squares on which no piece may end for the bird's sake (MA-12).
    #[inline]
    pub(super) fn barred(&self, rule: BirdRule) -> Squares {
        match rule {
            BirdRule::Solid => self.bird.into(),
            BirdRule::Spirit => Squares::NONE,
        }
    }

    /// The squares that neither a piece nor the bird holds.
    #[inline]
    fn open(&self) -> Squares {
        Squares::ALL - (self.occupied() | self.bird.into())
    }

    /// The enemy Daimyo. A turn that ends there ends the game, without the bird.
    #[inline]
    pub(super) fn prize(&self) -> Squares {
        self.daimyo[self.seat.other()].into()
    }

    /// Where the bird may be set when a piece has come to a square. No move ends on the kind it starts from (the board is made
    /// so), and only squares of the kind reached count: what the piece left behind never matters.
    #[inline]
    pub(super) fn perches(&self, to: Square) -> Squares {
        if self.prize().contains(to) {
            return Squares::NONE;
        }
        (self.open() - to.into()) & to.kind().squares()
    }
}

/// How many squares the bird may be set on, for many turns of one position.
pub(super) struct Perches {
    open: Squares,
    prize: Squares,
    /// Open squares of each kind.
    number: [u32; 3],
}

impl Perches {
    #[inline]
    pub(super) fn new(position: &Position) -> Perches {
        let (open, prize) = (position.open(), position.prize());
        Perches { open, prize, number: Kind::ALL.map(|kind| (open & kind.squares()).len() as u32) }
    }

    /// Ways to end on a square: one for each of [`Position::perches`], or one without a bird.
    #[inline]
    pub(super) fn ways(&self, to: Square) -> u32 {
        if self.prize.contains(to) {
            return 1;
        }
        let others = self.number[to.kind() as usize - 1] - u32::from(self.open.contains(to));
        others.max(1)
    }

    /// Ways to end on any of these squares; a kind at a time, where the bird never leaves the board.
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
