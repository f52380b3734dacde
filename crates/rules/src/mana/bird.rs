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

    /// The squares that neither a piece nor the bird holds: those it may be set on (MA-10).
    #[inline]
    pub(super) fn open(&self) -> Squares {
        !(self.occupied() | self.bird.into())
    }

    /// Where the bird may be set when a piece has come from a square, or from beside the board, to another.
    #[inline]
    pub(super) fn perches(&self, from: Option<Square>, to: Square) -> Squares {
        (self.open() | from.into()) & !Squares::from(to) & to.kind().squares()
    }

    /// Pairs of an end among `ends` and a square for the bird then; an end that leaves it no square counts once.
    /// `ends` holds no Daimyo. The same as adding up [`Position::perches`], a kind of squares at a time.
    #[inline]
    pub(super) fn count_perches(&self, from: Option<Square>, ends: Squares) -> u64 {
        let open = self.open();
        let mut count = 0;
        for kind in Kind::ALL {
            let vacated = from.is_some_and(|from| from.kind() == kind);
            let perches = (open & kind.squares()).len() + u32::from(vacated);
            let ends = ends & kind.squares();
            // A piece that ends on an open square takes that one from the bird.
            let quiet = (ends & open).len();
            count += quiet * perches.saturating_sub(1).max(1) + (ends.len() - quiet) * perches.max(1);
        }
        count.into()
    }
}
