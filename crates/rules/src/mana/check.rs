//! Whether an action is legal and, if not, which clause forbids it.

use super::{
    action::Action,
    bird::Duty,
    board::{self, Square},
    position::Position,
    refusals::{
        BIRD_AFTER_DAIMYO, BIRD_KIND, BIRD_MISSING, BIRD_NOWHERE, BIRD_OCCUPIED, BIRD_ON_END, BIRD_ON_PATH,
        BIRD_STAYS, DISTANCE, DUTY, ENEMY_PIECE, NO_PIECE, NONE_CAPTURED, OWN_PIECE, PATH, RETURN_DUTY,
        RETURN_OCCUPIED, SET_UP_ALREADY, SETTING_UP, STAY,
    },
    set_up,
    spec::{BirdRule, Spec},
};
use crate::{Illegal, text};

impl Position {
    pub(super) fn check(&self, spec: Spec, action: Action) -> Result<(), Illegal> {
        let (Spec { setup, bird: rule }, seat) = (spec, self.seat);
        let setting_up = match self.duty {
            Duty::Over => return Err(text::game_over()),
            duty => duty == Duty::SettingUp,
        };
        match action {
            Action::FillRow { .. } | Action::Place { .. } if !setting_up => {
                Err(Illegal::from(&SET_UP_ALREADY))
            }
            Action::FillRow { daimyo } => set_up::check_fill(setup, seat, daimyo),
            Action::Place { daimyo, ronin } => set_up::check_place(setup, seat, daimyo, ronin),
            Action::Move { .. } | Action::Return { .. } if setting_up => Err(Illegal::from(&SETTING_UP)),
            Action::Move { from, to, bird } => self.check_move(rule, from, to, bird),
            Action::Return { to, bird } => self.check_return(rule, to, bird),
        }
    }

    fn check_move(
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

    fn check_return(&self, rule: BirdRule, to: Square, bird: Option<Square>) -> Result<(), Illegal> {
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

    /// Checks where a turn sets the bird. The rest of the turn must be legal.
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
