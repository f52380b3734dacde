//! Actions and their text: `=c1`, `=b2:a1,c1,d1,e2,f2`, `a1-b3@e4`, `+b3@e4`.

use std::{fmt, str::FromStr};

use super::board::Square;
use crate::{Illegal, text};

/// Number of Ronin of each side.
pub(super) const RONIN: usize = 5;

/// A player's whole turn.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Action {
    /// Fills the first row, with the Daimyo on this square (MA-3): `=c1`.
    FillRow {
        /// Where the Daimyo goes.
        daimyo: Square,
    },
    /// Places each piece on a square of the player's choice (MA-4): `=b2:a1,c1,d1,e2,f2`.
    Place {
        /// Where the Daimyo goes.
        daimyo: Square,
        /// Where the Ronin go. The squares must be in rising order.
        ronin: [Square; RONIN],
    },
    /// Moves a piece and then the bird: `a1-b3@e4`, or `a1-b3` if the bird is not set.
    Move {
        /// Where the piece stands.
        from: Square,
        /// Where the piece ends its move.
        to: Square,
        /// Where the bird goes; `None` if it is not set.
        bird: Option<Square>,
    },
    /// Returns a captured Ronin to the board and then moves the bird: `+b3@e4`.
    Return {
        /// Where the Ronin goes.
        to: Square,
        /// Where the bird goes; `None` if it is not set.
        bird: Option<Square>,
    },
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let bird = match *self {
            Action::FillRow { daimyo } => {
                write!(f, "={daimyo}")?;
                None
            }
            Action::Place { daimyo, ronin } => {
                write!(f, "={daimyo}")?;
                for (i, square) in ronin.iter().enumerate() {
                    write!(f, "{}{square}", if i == 0 { ':' } else { ',' })?;
                }
                None
            }
            Action::Move { from, to, bird } => {
                write!(f, "{from}-{to}")?;
                bird
            }
            Action::Return { to, bird } => {
                write!(f, "+{to}")?;
                bird
            }
        };
        bird.map_or(Ok(()), |bird| write!(f, "@{bird}"))
    }
}

impl FromStr for Action {
    type Err = Illegal;

    fn from_str(text: &str) -> Result<Action, Illegal> {
        if let Some(squares) = text.strip_prefix('=') {
            return set_up(squares).ok_or_else(|| text::action_form(text, "=c1, =b2:a1,c1,d1,e2,f2"));
        }
        turn(text).ok_or_else(|| text::action_form(text, "a1-b3@e4, a1-b3, +b3@e4"))
    }
}

fn set_up(text: &str) -> Option<Action> {
    let Some((daimyo, list)) = text.split_once(':') else {
        return Square::parse(text).map(|daimyo| Action::FillRow { daimyo });
    };
    let daimyo = Square::parse(daimyo)?;
    let mut ronin = [daimyo; RONIN];
    let mut texts = list.split(',');
    for square in &mut ronin {
        *square = Square::parse(texts.next()?)?;
    }
    texts.next().is_none().then_some(Action::Place { daimyo, ronin })
}

fn turn(text: &str) -> Option<Action> {
    let (piece, bird) = match text.split_once('@') {
        Some((piece, bird)) => (piece, Some(Square::parse(bird)?)),
        None => (text, None),
    };
    if let Some(to) = piece.strip_prefix('+') {
        return Some(Action::Return { to: Square::parse(to)?, bird });
    }
    let (from, to) = piece.split_once('-')?;
    Some(Action::Move { from: Square::parse(from)?, to: Square::parse(to)?, bird })
}
