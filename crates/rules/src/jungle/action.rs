//! Actions and their text: `a3-a4`, and the jump `b3-b7`.

use std::{fmt, str::FromStr};

use super::board::{Square, Squares, crossed};
use crate::{Illegal, text};

/// An animal moves from one square to another.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Action {
    /// The square the animal leaves.
    pub from: Square,
    /// The square the animal moves to.
    pub to: Square,
}

impl Action {
    /// The water that a jump crosses (J-6). Empty if the move is not a jump.
    pub fn crossed(self) -> Squares {
        crossed(self.from, self.to)
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}", self.from, self.to)
    }
}

impl FromStr for Action {
    type Err = Illegal;

    fn from_str(text: &str) -> Result<Action, Illegal> {
        let squares = text.split_once('-').map(|(from, to)| (Square::parse(from), Square::parse(to)));
        match squares {
            Some((Some(from), Some(to))) => Ok(Action { from, to }),
            _ => Err(text::action_form(text, "a3-a4")),
        }
    }
}
