//! Actions and their text: `3`, or `3r` and `3l` where the player chooses the direction.

use std::{fmt, str::FromStr};

use crate::{Illegal, text};

use super::Bowl;

/// The direction of a sowing.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Direction {
    /// Counter-clockwise.
    Right,
    /// Clockwise.
    Left,
}

/// A player sows the stones of one of their bowls.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Action {
    /// The bowl whose stones are sown.
    pub bowl: Bowl,
    /// The direction, in rule sets where the player chooses it (MC-11).
    pub direction: Option<Direction>,
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let direction = match self.direction {
            None => "",
            Some(Direction::Right) => "r",
            Some(Direction::Left) => "l",
        };
        write!(f, "{}{direction}", self.bowl.number())
    }
}

impl FromStr for Action {
    type Err = Illegal;

    fn from_str(text: &str) -> Result<Action, Illegal> {
        let (number, direction) = match text.as_bytes() {
            [number] => (number, None),
            [number, b'r'] => (number, Some(Direction::Right)),
            [number, b'l'] => (number, Some(Direction::Left)),
            _ => return Err(malformed(text)),
        };
        let bowl = Bowl::new(number.wrapping_sub(b'0')).ok_or_else(|| malformed(text))?;
        Ok(Action { bowl, direction })
    }
}

fn malformed(text: &str) -> Illegal {
    text::action_form(text, "1 .. 6, 1l .. 6l, 1r .. 6r")
}
