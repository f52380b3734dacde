//! The legal actions: visited, counted and sampled.

use std::ops::ControlFlow;

use crate::Random;

use super::{
    action::Action,
    beating::Leap,
    board::{Board, Direction, Fields},
    position::{Phase, Position},
    spec::Referee,
};

/// The legal actions of a position, in groups that can be counted in bulk.
#[derive(Default)]
struct Legal {
    place: Fields,
    /// Where hunters move or tigers step, by direction.
    step: [Fields; 4],
    /// Where tigers jump, by direction.
    jump: [Fields; 4],
    /// The beating actions of a guided turn. Bit i stands for the i-th action that [`Board::beats`] visits.
    beat: u16,
    /// Tiger may announce any number from 1 to this one; 0 if Tiger may not announce.
    say: u8,
    /// Hunter may object with any number below this one; 0 if Hunter may not object.
    object: u8,
    end: bool,
    remove: Fields,
}

impl Legal {
    #[inline]
    fn of(position: &Position, referee: Referee) -> Legal {
        let board = position.board;
        let mut legal = Legal::default();
        match position.phase {
            Phase::Hunt | Phase::Object => {
                if position.phase == Phase::Object {
                    legal.object = position.turn.before.hunters.len() as u8 + 1;
                }
                if position.to_set > 0 {
                    legal.place = board.ground();
                } else {
                    legal.step = Direction::ALL.map(|direction| board.hunts(direction));
                }
            }
            Phase::Remove(tigers) => legal.remove = tigers,
            Phase::Prowl if referee == Referee::Guided => {
                legal.beat = position.highest.correct;
                if position.highest.total == 0 {
                    legal.step = Direction::ALL.map(|direction| board.steps(direction));
                }
            }
            Phase::Prowl if position.beaten() == 0 => {
                if position.turn.announced == 0 {
                    legal.say = board.hunters.len() as u8;
                }
                legal.step = Direction::ALL.map(|direction| board.steps(direction));
                legal.jump = Direction::ALL.map(|direction| board.jumps(direction));
            }
            Phase::Prowl => {
                let manduas = board.hunters.between();
                legal.step = Direction::ALL.map(|direction| board.steps(direction) & manduas);
                legal.jump = Direction::ALL.map(|direction| board.jumps(direction));
                legal.end = true;
            }
            Phase::Over(_) => {}
        }
        legal
    }

    /// Visits the beating actions of a guided turn that keep the highest total in reach.
    #[inline]
    fn correct<B>(&self, board: Board, mut visitor: impl FnMut(Leap) -> ControlFlow<B>) -> ControlFlow<B> {
        let mut rest = self.beat;
        if rest == 0 {
            return ControlFlow::Continue(());
        }
        board.beats(|leap| {
            let shown = rest & 1 == 1;
            rest >>= 1;
            if shown { visitor(leap) } else { ControlFlow::Continue(()) }
        })
    }

    #[inline]
    fn count(&self) -> u32 {
        let goes = self.step.iter().chain(&self.jump).map(|to| to.len()).sum::<usize>();
        let fields = (self.place.len() + self.remove.len() + goes) as u32;
        fields + self.beat.count_ones() + u32::from(self.say) + u32::from(self.object) + u32::from(self.end)
    }
}

impl Position {
    pub(super) fn visit<B>(
        &self,
        referee: Referee,
        mut visitor: impl FnMut(Action) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        let legal = Legal::of(self, referee);
        (1..=legal.say).try_for_each(|number| visitor(Action::Say(number)))?;
        (0..legal.object).try_for_each(|number| visitor(Action::Object(number)))?;
        { legal.place }.try_for_each(|field| visitor(Action::Place(field)))?;
        for ((direction, steps), jumps) in Direction::ALL.into_iter().zip(legal.step).zip(legal.jump) {
            for to in steps.singles() {
                visitor(Leap::step(to, direction).action())?;
            }
            for to in jumps.singles() {
                visitor(Leap::jump(to, direction).action())?;
            }
        }
        legal.correct(self.board, |leap| visitor(leap.action()))?;
        { legal.remove }.try_for_each(|field| visitor(Action::Remove(field)))?;
        if legal.end { visitor(Action::End) } else { ControlFlow::Continue(()) }
    }

    pub(super) fn count(&self, referee: Referee) -> u64 {
        Legal::of(self, referee).count().into()
    }

    pub(super) fn sample(&self, referee: Referee, random: &mut impl Random) -> Option<Action> {
        let legal = Legal::of(self, referee);
        let mut drawn = Drawn(random.below(legal.count()));
        if let Some(field) = drawn.field(legal.place) {
            return Some(Action::Place(field.only()));
        }
        for ((direction, steps), jumps) in Direction::ALL.into_iter().zip(legal.step).zip(legal.jump) {
            if let Some(to) = drawn.field(steps) {
                return Some(Leap::step(to, direction).action());
            }
            if let Some(to) = drawn.field(jumps) {
                return Some(Leap::jump(to, direction).action());
            }
        }
        if let Some(mut skip) = drawn.among(legal.beat.count_ones()) {
            let found = legal.correct(self.board, |leap| {
                if skip == 0 {
                    return ControlFlow::Break(leap.action());
                }
                skip -= 1;
                ControlFlow::Continue(())
            });
            return found.break_value();
        }
        if let Some(skip) = drawn.among(legal.say.into()) {
            return Some(Action::Say(skip as u8 + 1));
        }
        if let Some(skip) = drawn.among(legal.object.into()) {
            return Some(Action::Object(skip as u8));
        }
        if let Some(field) = drawn.field(legal.remove) {
            return Some(Action::Remove(field.only()));
        }
        legal.end.then_some(Action::End)
    }
}

/// A random number below the number of actions, counted down group by group.
struct Drawn(u32);

impl Drawn {
    /// Returns the number as an index within the next group, if it is below the size of that group. Otherwise
    /// subtracts the size.
    #[inline]
    fn among(&mut self, size: u32) -> Option<u32> {
        if self.0 < size {
            return Some(self.0);
        }
        self.0 -= size;
        None
    }

    #[inline]
    fn field(&mut self, fields: Fields) -> Option<Fields> {
        if fields.is_empty() {
            return None;
        }
        self.among(fields.len() as u32).map(|skip| fields.single(skip))
    }
}
