//! The legal turns: shown, counted, drawn by lot, checked.

use std::ops::ControlFlow;

use super::{
    action::Action,
    bird::{Duty, Perches},
    board::{self, Kind, Square, Squares},
    position::Position,
    refusals::{
        BIRD_AFTER_DAIMYO, BIRD_KIND, BIRD_MISSING, BIRD_NOWHERE, BIRD_OCCUPIED, BIRD_ON_END, BIRD_ON_PATH,
        BIRD_STAYS, DISTANCE, DUTY, ENEMY_PIECE, NO_PIECE, NONE_CAPTURED, OWN_PIECE, PATH, RETURN_DUTY,
        RETURN_OCCUPIED, STAY,
    },
    spec::BirdRule,
};
use crate::{Illegal, Random};

/// Six pieces a side; one that comes back is not on the board.
const MOST_STARTS: usize = 6;

impl Position {
    /// The kind that holds the player to act to the pieces standing on it (MA-11, MA-13).
    #[inline]
    fn bound(&self) -> Option<Kind> {
        match self.duty {
            Duty::Kind(kind) if !(self.own() & kind.squares()).is_empty() => Some(kind),
            _ => None,
        }
    }

    /// The pieces of the player to act that he may move, blocked ones included.
    #[inline]
    pub(super) fn movers(&self) -> Squares {
        self.bound().map_or(self.own(), |kind| self.own() & kind.squares())
    }

    /// Where the player to act may set a captured Ronin.
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

    /// Shows each place a piece can come from, `None` for beside the board, with the squares it can end on.
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

    /// Whether the player to act can do anything. Where a piece can end, its turn can be completed.
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

    /// One of the turns, all equally likely.
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
        let mut lot = random.below(count);
        let (from, mut ends, _) = starts.into_iter().find(|&(_, _, count)| below(&mut lot, count))?;
        let to = ends.find(|&to| below(&mut lot, perches.ways(to)))?;
        Some(turn(from, to, self.perches(to).nth(lot as usize)))
    }

    pub(super) fn check_move(
        &self,
        rule: BirdRule,
        from: Square,
        to: Square,
        bird: Option<Square>,
    ) -> Result<(), Illegal> {
        if self.enemy().contains(from) {
            return Err(Illegal::new(&ENEMY_PIECE, [from.into()]));
        }
        if !self.own().contains(from) {
            return Err(Illegal::new(&NO_PIECE, [from.into()]));
        }
        let kind = from.kind();
        if let Some(duty) = self.bound()
            && duty != kind
        {
            return Err(Illegal::new(&DUTY, [from.into(), kind.into(), duty.into()]));
        }
        if from == to {
            return Err(Illegal::new(&STAY, [from.into()]));
        }
        if self.own().contains(to) {
            return Err(Illegal::new(&OWN_PIECE, [to.into()]));
        }
        if !board::reach(from, kind, from.into()).contains(to) {
            return Err(Illegal::new(&DISTANCE, [from.into(), to.into(), kind.into()]));
        }
        if self.barred(rule).contains(to) {
            return Err(Illegal::new(&BIRD_ON_END, [to.into()]));
        }
        if !board::reach(from, kind, self.occupied()).contains(to) {
            return Err(Illegal::new(&PATH, [from.into(), to.into(), kind.into()]));
        }
        if let Some(bird) = self.bird
            && !self.ends(from, rule).contains(to)
        {
            return Err(Illegal::new(&BIRD_ON_PATH, [from.into(), to.into(), bird.into()]));
        }
        self.check_perch(to, bird)
    }

    pub(super) fn check_return(
        &self,
        rule: BirdRule,
        to: Square,
        bird: Option<Square>,
    ) -> Result<(), Illegal> {
        if let Some(duty) = self.bound() {
            return Err(Illegal::new(&RETURN_DUTY, [duty.into()]));
        }
        if self.captured(self.seat) == 0 {
            return Err(Illegal::from(&NONE_CAPTURED));
        }
        if self.occupied().contains(to) {
            return Err(Illegal::new(&RETURN_OCCUPIED, [to.into()]));
        }
        if self.barred(rule).contains(to) {
            return Err(Illegal::new(&BIRD_ON_END, [to.into()]));
        }
        self.check_perch(to, bird)
    }

    /// Checks the bird's part of a turn that is legal up to there.
    fn check_perch(&self, to: Square, bird: Option<Square>) -> Result<(), Illegal> {
        let kind = to.kind();
        let perches = self.perches(to);
        if self.prize().contains(to) {
            return bird.map_or(Ok(()), |_| Err(Illegal::from(&BIRD_AFTER_DAIMYO)));
        }
        let Some(bird) = bird else {
            let missing = || Err(Illegal::new(&BIRD_MISSING, [kind.into()]));
            return if perches.is_empty() { Ok(()) } else { missing() };
        };
        if perches.contains(bird) {
            return Ok(());
        }
        Err(if perches.is_empty() {
            Illegal::new(&BIRD_NOWHERE, [kind.into()])
        } else if bird.kind() != kind {
            Illegal::new(&BIRD_KIND, [bird.into(), bird.kind().into(), kind.into()])
        } else if self.bird == Some(bird) && bird != to {
            Illegal::new(&BIRD_STAYS, [bird.into()])
        } else {
            Illegal::new(&BIRD_OCCUPIED, [bird.into()])
        })
    }
}

/// Whether a lot falls within the next `count`; otherwise that many are passed by.
#[inline]
fn below(lot: &mut u32, count: u32) -> bool {
    let within = *lot < count;
    if !within {
        *lot -= count;
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
