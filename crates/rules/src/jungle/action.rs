//! Moves, as `a3-a4`; a jump is written likewise, as `b3-b7`.

use std::{fmt, str::FromStr};

use super::board::{Square, Squares, crossed};
use crate::{Illegal, text};

/// The animal on one square goes to another.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Action {
    /// Where the animal stands.
    pub from: Square,
    /// Where it goes.
    pub to: Square,
}

impl Action {
    /// The water a jump between these squares crosses; empty when it is no jump (J-6).
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
