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
        !(self.occupied() | self.bird.into())
    }

    /// Where the bird may be set when a piece has come from a square, or from beside the board, to another.
    #[inline]
    pub(super) fn perches(&self, from: Option<Square>, to: Square) -> Squares {
        (self.open() | from.into()) & !Squares::from(to) & to.kind().squares()
    }
}

/// How many squares the bird may be set on, for many turns of one position.
pub(super) struct Perches {
    open: Squares,
    /// Open squares of each kind.
    number: [u32; 3],
}

impl Perches {
    #[inline]
    pub(super) fn new(position: &Position) -> Perches {
        let open = position.open();
        Perches { open, number: Kind::ALL.map(|kind| (open & kind.squares()).len()) }
    }

    /// Number of [`Position::perches`]: the open squares of the kind, with the one left and without the one taken.
    #[inline]
    fn after(&self, from: Option<Square>, to: Square) -> u32 {
        self.of(from, to.kind()) - u32::from(self.open.contains(to))
    }

    #[inline]
    fn of(&self, from: Option<Square>, kind: Kind) -> u32 {
        self.number[kind as usize - 1] + u32::from(from.is_some_and(|from| from.kind() == kind))
    }

    /// Ways to end there: one where the bird leaves the board (MA-10).
    #[inline]
    pub(super) fn ways(&self, from: Option<Square>, to: Square) -> u32 {
        self.after(from, to).max(1)
    }

    /// Ways to end on any of these squares, a kind at a time where the bird never leaves the board.
    #[inline]
    pub(super) fn sum(&self, from: Option<Square>, ends: Squares) -> u32 {
        if self.number.iter().any(|&number| number < 2) {
            return ends.map(|to| self.ways(from, to)).sum();
        }
        let free = Kind::ALL.map(|kind| (ends & kind.squares()).len() * self.of(from, kind));
        free.iter().sum::<u32>() - (ends & self.open).len()
    }
}
