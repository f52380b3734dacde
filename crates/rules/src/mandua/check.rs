//! Whether an action is legal and, if not, which clause forbids it.

use crate::{Arg, Illegal, Refusal, text};

use super::{
    action::Action,
    beating::Highest,
    board::{Direction, Field, Fields},
    position::{Phase, Position},
    refusals::{
        GUIDED, HUNTER_OCCUPIED, HUNTER_OUTSIDE, HUNTER_REACH, HUNTERS_TURN, JUMP_OCCUPIED, JUMP_OVER_NONE,
        MUST_BEAT, NO_HUNTER, NO_REMOVAL, NO_TIGER, NONE_TO_SET, NOT_THE_MOST, NOTHING_BEATEN, OBJECT_LATE,
        OBJECT_RANGE, REMOVE_FIRST, SAID, SAY_LATE, SAY_RANGE, SET_FIRST, STEP_LATE, TIGER_OCCUPIED,
        TIGER_REACH, TIGERS_TURN, TOO_FEW,
    },
    spec::Referee,
};

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

    /// Whether a hunter may be placed on a field or move there.
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

    /// The refusal of a tiger's move that is neither a step nor a jump.
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
