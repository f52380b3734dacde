//! The legal actions: shown, counted, drawn by lot, and each checked by itself.

use std::ops::ControlFlow;

use crate::{Arg, Illegal, Random, Refusal, text};

use super::{
    action::Action,
    beating::{Highest, Leap},
    board::{Board, Direction, Field, Fields},
    refusals::{
        GUIDED, HUNTER_OCCUPIED, HUNTER_OUTSIDE, HUNTER_REACH, HUNTERS_TURN, JUMP_OCCUPIED, JUMP_OVER_NONE,
        MUST_BEAT, NO_HUNTER, NO_REMOVAL, NO_TIGER, NONE_TO_SET, NOT_THE_MOST, NOTHING_BEATEN, OBJECT_LATE,
        OBJECT_RANGE, REMOVE_FIRST, SAID, SAY_LATE, SAY_RANGE, SET_FIRST, STEP_LATE, TIGER_OCCUPIED,
        TIGER_REACH, TIGERS_TURN, TOO_FEW,
    },
    spec::Referee,
    turn::{Phase, Position},
};

/// The legal actions of a position, in groups that can be counted without being listed.
#[derive(Default)]
struct Legal {
    place: Fields,
    /// Where hunters move or tigers step, by direction.
    step: [Fields; 4],
    /// Where tigers jump, by direction.
    jump: [Fields; 4],
    /// The beating actions of a guided turn: bit i for the i-th of the board.
    beat: u16,
    /// `say1` to this.
    say: u8,
    /// `object0` to below this.
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

    /// Shows the beating actions of a guided turn that keep the highest total in reach.
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
        let mut lot = Lot(random.below(legal.count()));
        if let Some(field) = lot.draw(legal.place) {
            return Some(Action::Place(field.only()));
        }
        for ((direction, steps), jumps) in Direction::ALL.into_iter().zip(legal.step).zip(legal.jump) {
            if let Some(to) = lot.draw(steps) {
                return Some(Leap::step(to, direction).action());
            }
            if let Some(to) = lot.draw(jumps) {
                return Some(Leap::jump(to, direction).action());
            }
        }
        if let Some(mut skip) = lot.among(legal.beat.count_ones()) {
            let drawn = legal.correct(self.board, |leap| {
                if skip == 0 {
                    return ControlFlow::Break(leap.action());
                }
                skip -= 1;
                ControlFlow::Continue(())
            });
            return drawn.break_value();
        }
        if let Some(skip) = lot.among(legal.say.into()) {
            return Some(Action::Say(skip as u8 + 1));
        }
        if let Some(skip) = lot.among(legal.object.into()) {
            return Some(Action::Object(skip as u8));
        }
        if let Some(field) = lot.draw(legal.remove) {
            return Some(Action::Remove(field.only()));
        }
        legal.end.then_some(Action::End)
    }
}

/// A number drawn among all actions, counted down group by group.
struct Lot(u32);

impl Lot {
    /// The place drawn in a group of this size, if the lot fell there.
    #[inline]
    fn among(&mut self, size: u32) -> Option<u32> {
        if self.0 < size {
            return Some(self.0);
        }
        self.0 -= size;
        None
    }

    #[inline]
    fn draw(&mut self, fields: Fields) -> Option<Fields> {
        if fields.is_empty() {
            return None;
        }
        self.among(fields.len() as u32).map(|skip| fields.single(skip))
    }
}

/// Whether an action is legal, and if not, by which clause.
impl Position {
    pub(super) fn check(&self, referee: Referee, action: Action) -> Result<(), Illegal> {
        match self.phase {
            Phase::Over(_) => Err(text::game_over()),
            Phase::Prowl => self.check_tiger(referee, action),
            Phase::Hunt | Phase::Object | Phase::Remove(_) => self.check_hunter(referee, action),
        }
    }

    fn check_hunter(&self, referee: Referee, action: Action) -> Result<(), Illegal> {
        if referee == Referee::Guided
            && matches!(action, Action::Object(_) | Action::Remove(_) | Action::Say(_) | Action::End)
        {
            return refuse(&GUIDED, []);
        }
        match (action, self.phase) {
            (Action::Say(_) | Action::End, _) => refuse(&HUNTERS_TURN, []),
            (Action::Go { from, .. }, _) if self.board.tigers.contains(from) => refuse(&HUNTERS_TURN, []),
            (Action::Remove(field), Phase::Remove(tigers)) => {
                if tigers.contains(field) {
                    Ok(())
                } else if self.board.tigers.contains(field) {
                    refuse(&NOT_THE_MOST, [square(field)])
                } else {
                    refuse(&NO_TIGER, [square(field)])
                }
            }
            (Action::Remove(_), _) => refuse(&NO_REMOVAL, []),
            (_, Phase::Remove(_)) => refuse(&REMOVE_FIRST, []),
            (Action::Object(number), Phase::Object) => {
                let most = self.turn.before.hunters.len();
                if usize::from(number) <= most {
                    Ok(())
                } else {
                    refuse(&OBJECT_RANGE, [count(number), count(most as u8)])
                }
            }
            (Action::Object(_), _) => refuse(&OBJECT_LATE, []),
            (Action::Place(field), _) => self.check_place(field),
            (Action::Go { from, to }, _) => self.check_hunt(from, to),
        }
    }

    fn check_place(&self, field: Field) -> Result<(), Illegal> {
        if self.to_set == 0 { refuse(&NONE_TO_SET, []) } else { self.check_ground(field) }
    }

    fn check_hunt(&self, from: Field, to: Field) -> Result<(), Illegal> {
        if !self.board.hunters.contains(from) {
            refuse(&NO_HUNTER, [square(from)])
        } else if self.to_set > 0 {
            refuse(&SET_FIRST, [count(self.to_set)])
        } else if !Fields::from(from).around().contains(to) {
            refuse(&HUNTER_REACH, [square(from), square(to)])
        } else {
            self.check_ground(to)
        }
    }

    /// Whether a hunter may come to stand on a field.
    fn check_ground(&self, field: Field) -> Result<(), Illegal> {
        if field.is_cage() {
            refuse(&HUNTER_OUTSIDE, [square(field)])
        } else if self.board.ground().contains(field) {
            Ok(())
        } else {
            refuse(&HUNTER_OCCUPIED, [square(field)])
        }
    }

    fn check_tiger(&self, referee: Referee, action: Action) -> Result<(), Illegal> {
        match action {
            Action::Go { from, to } => self.check_prowl(referee, from, to),
            Action::Place(_) => refuse(&TIGERS_TURN, []),
            _ if referee == Referee::Guided => refuse(&GUIDED, []),
            Action::Object(_) | Action::Remove(_) => refuse(&TIGERS_TURN, []),
            Action::End if self.beaten() > 0 => Ok(()),
            Action::End => refuse(&NOTHING_BEATEN, []),
            Action::Say(_) if self.beaten() > 0 => refuse(&SAY_LATE, []),
            Action::Say(_) if self.turn.announced > 0 => refuse(&SAID, [count(self.turn.announced)]),
            Action::Say(number) => {
                let most = self.board.hunters.len() as u8;
                if (1..=most).contains(&number) {
                    Ok(())
                } else {
                    refuse(&SAY_RANGE, [count(number), count(most)])
                }
            }
        }
    }

    fn check_prowl(&self, referee: Referee, from: Field, to: Field) -> Result<(), Illegal> {
        if self.board.hunters.contains(from) {
            return refuse(&TIGERS_TURN, []);
        }
        if !self.board.tigers.contains(from) {
            return refuse(&NO_TIGER, [square(from)]);
        }
        let Some(leap) = self.board.leap(from, to) else { return Err(self.no_leap(from, to)) };
        let (next, beaten) = self.board.after(leap);
        match referee {
            Referee::Strict if beaten == 0 && self.beaten() > 0 => refuse(&STEP_LATE, []),
            Referee::Strict => Ok(()),
            Referee::Guided if self.highest.total == 0 => Ok(()),
            Referee::Guided if beaten == 0 => refuse(&MUST_BEAT, [count(self.highest.total)]),
            Referee::Guided => {
                let total = beaten + Highest::of(next).total;
                if total == self.highest.total {
                    Ok(())
                } else {
                    refuse(&TOO_FEW, [count(total), count(self.highest.total)])
                }
            }
        }
    }

    /// Why a tiger cannot get from one field to another.
    fn no_leap(&self, from: Field, to: Field) -> Illegal {
        let vacant = self.board.vacant().contains(to);
        let (near, target) = (Fields::from(from).around(), Fields::from(to));
        let straight = Direction::ALL.into_iter().find(|&direction| {
            let over = Fields::from(from).shift(direction) & Fields::ALL;
            over.shift(direction) == target
        });
        match straight {
            _ if near.contains(to) => Illegal::new(&TIGER_OCCUPIED, [square(to)]),
            Some(_) if !vacant => Illegal::new(&JUMP_OCCUPIED, [square(to)]),
            Some(direction) => {
                Illegal::new(&JUMP_OVER_NONE, [square(Fields::from(from).shift(direction).only())])
            }
            None => Illegal::new(&TIGER_REACH, [square(from), square(to)]),
        }
    }
}

fn refuse<const N: usize>(refusal: &'static Refusal, args: [Arg; N]) -> Result<(), Illegal> {
    Err(Illegal::new(refusal, args))
}

fn square(field: Field) -> Arg {
    Arg::Square(field.to_string())
}

fn count(number: u8) -> Arg {
    Arg::Number(number.into())
}
