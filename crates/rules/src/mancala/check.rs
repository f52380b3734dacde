//! Whether an action is legal and, if not, which clause forbids it.

use crate::{Arg, Illegal, text};

use super::{
    Action, Mancala,
    refusals::{DIRECTION_GIVEN, DIRECTION_MISSING, EMPTY_BOWL, SINGLE_STONE},
};

impl Mancala {
    pub(super) fn check_action(&self, action: Action) -> Result<(), Illegal> {
        if self.position.end.is_some() {
            return Err(text::game_over());
        }
        let rules = self.rules();
        let refusal = match (rules.both_directions, action.direction) {
            (true, None) => &DIRECTION_MISSING,
            (false, Some(_)) => &DIRECTION_GIVEN,
            _ => match self.position.board.get(action.bowl.index()) {
                0 => &EMPTY_BOWL,
                stones if stones < rules.least => &SINGLE_STONE,
                _ => return Ok(()),
            },
        };
        Err(Illegal::new(refusal, [Arg::Number(action.bowl.number().into())]))
    }
}
