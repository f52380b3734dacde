//! The legal turns: visited, counted and sampled.

use std::ops::ControlFlow;

use super::{
    action::Action,
    bird::{Duty, Perches},
    board::{self, Kind, Square, Squares},
    position::Position,
    spec::BirdRule,
};
use crate::Random;

/// The most places from which a turn can start: one for each piece on the board, and one for all captured
/// Ronin together. A side has six pieces, each on the board or captured, so there are at most six.
const MOST_STARTS: usize = 6;

impl Position {
    /// The kind of square that the player to act must move from, if they have a piece on such a square
    /// (MA-11, MA-13).
    #[inline]
    pub(super) fn bound(&self) -> Option<Kind> {
        match self.duty {
            Duty::Kind(kind) if !(self.own() & kind.squares()).is_empty() => Some(kind),
            _ => None,
        }
    }

    /// The pieces that the player to act may move, including blocked ones.
    #[inline]
    pub(super) fn movers(&self) -> Squares {
        self.bound().map_or(self.own(), |kind| self.own() & kind.squares())
    }

    /// Where the player to act may return a captured Ronin.
    #[inline]
    pub(super) fn returns(&self, rule: BirdRule) -> Squares {
        if self.bound().is_some() || self.captured(self.seat) == 0 {
            return Squares::NONE;
        }
        Squares::ALL - (self.occupied() | self.barred(rule))
    }

    /// Where the piece of the player to act on this square can end.
    #[inline]
    pub(super) fn ends(&self, from: Square, rule: BirdRule) -> Squares {
        let barred = self.barred(rule);
        board::reach(from, from.kind(), self.occupied() | barred) - (self.own() | barred)
    }

    /// Visits each square from which a piece can start, with the squares on which it can end. `None` stands
    /// for a captured Ronin, which starts off the board.
    #[inline]
    fn starts<B>(
        &self,
        rule: BirdRule,
        mut visitor: impl FnMut(Option<Square>, Squares) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        for from in self.movers() {
            visitor(Some(from), self.ends(from, rule))?;
        }
        let returns = self.returns(rule);
        if returns.is_empty() { ControlFlow::Continue(()) } else { visitor(None, returns) }
    }

    /// Whether the player to act has a legal turn. Only the pieces are checked, not the bird: wherever the
    /// piece ends, the turn can be completed.
    #[inline]
    pub(super) fn can_act(&self, rule: BirdRule) -> bool {
        self.starts(
            rule,
            |_, ends| if ends.is_empty() { ControlFlow::Continue(()) } else { ControlFlow::Break(()) },
        )
        .is_break()
    }

    pub(super) fn visit_turns<B>(
        &self,
        rule: BirdRule,
        mut visitor: impl FnMut(Action) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        self.starts(rule, |from, ends| {
            for to in ends {
                let perches = self.perches(to);
                if perches.is_empty() {
                    visitor(turn(from, to, None))?;
                }
                for bird in perches {
                    visitor(turn(from, to, Some(bird)))?;
                }
            }
            ControlFlow::Continue(())
        })
    }

    pub(super) fn count_turns(&self, rule: BirdRule) -> u64 {
        let perches = Perches::new(self);
        let mut count = 0;
        let _ = self.starts(rule, |_, ends| -> ControlFlow<()> {
            count += perches.sum(ends);
            ControlFlow::Continue(())
        });
        count.into()
    }

    /// A uniformly random turn.
    pub(super) fn sample_turn(&self, rule: BirdRule, random: &mut impl Random) -> Option<Action> {
        let perches = Perches::new(self);
        let mut starts = [(None, Squares::NONE, 0); MOST_STARTS];
        let mut room = starts.iter_mut();
        let mut count = 0;
        let _ = self.starts(rule, |from, ends| {
            let Some(slot) = room.next() else { return ControlFlow::Break(()) };
            *slot = (from, ends, perches.sum(ends));
            count += slot.2;
            ControlFlow::Continue(())
        });
        let mut drawn = random.below(count);
        let (from, mut ends, _) = starts.into_iter().find(|&(_, _, count)| below(&mut drawn, count))?;
        let to = ends.find(|&to| below(&mut drawn, perches.ways(to)))?;
        Some(turn(from, to, self.perches(to).nth(drawn as usize)))
    }
}

/// Whether `drawn` falls within the next `count` turns. If not, subtracts `count` from `drawn`.
#[inline]
fn below(drawn: &mut u32, count: u32) -> bool {
    let within = *drawn < count;
    if !within {
        *drawn -= count;
    }
    within
}

#[inline]
fn turn(from: Option<Square>, to: Square, bird: Option<Square>) -> Action {
    match from {
        Some(from) => Action::Move { from, to, bird },
        None => Action::Return { to, bird },
    }
}
