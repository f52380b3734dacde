//! Bounds on values, and their text form.

use std::{fmt, str::FromStr};

use rules::mancala::Board;

use super::{set::Set, side::Side};

/// Proven bounds on a value.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Bounds {
    /// The player to act can force at least this.
    pub lower: i32,
    /// The other player can hold the player to act to at most this.
    pub upper: i32,
}

impl Bounds {
    /// Returns the value, if the bounds meet.
    pub fn value(self) -> Option<i32> {
        (self.lower == self.upper).then_some(self.lower)
    }

    /// Returns the bounds as seen by the other player.
    #[must_use]
    pub fn turned(self) -> Bounds {
        Bounds { lower: -self.upper, upper: -self.lower }
    }

    pub(super) fn plus(self, stones: i32) -> Bounds {
        Bounds { lower: self.lower + stones, upper: self.upper + stones }
    }

    /// Limits these bounds, which are only believed, to the proven bounds.
    pub(super) fn within(self, proven: Bounds) -> Bounds {
        let Bounds { lower, upper } = proven;
        Bounds { lower: self.lower.clamp(lower, upper), upper: self.upper.clamp(lower, upper) }
    }

    /// Narrows the bounds by the answer to whether the value reaches a goal. Possible values differ by
    /// multiples of `step`.
    pub(super) fn learn(&mut self, goal: i32, step: i32, reached: bool) {
        match reached {
            true => self.lower = self.lower.max(goal),
            false => self.upper = self.upper.min(goal - step),
        }
    }

    pub(super) fn and(self, other: Bounds) -> Bounds {
        Bounds { lower: self.lower.max(other.lower), upper: self.upper.min(other.upper) }
    }
}

/// A result that is worth storing between runs: the bowls of a position, and bounds on the lead that the
/// player to act still gains (the stones that this player banks, minus those that the other player banks). As
/// text: `4 4 4 4 4 4 / 4 4 4 4 4 4 -48 10`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Proof {
    /// The bowls of the player to act and of the other player, as from [`Board::bowls`].
    pub bowls: [u64; 2],
    /// Bounds on the lead that the player to act still gains.
    pub bounds: Bounds,
}

impl Proof {
    /// Creates a proof from the bounds that a search for one player has found. In a rule set with cycles, it
    /// keeps only the bound that this player can force.
    pub(super) fn by<S: Set>(board: Board, by_actor: bool, bounds: Bounds) -> Proof {
        let stones = board.bowls().map(|bowls| Side::of(bowls).stones as i32).iter().sum::<i32>();
        let bounds = match (S::BOTH, by_actor) {
            (false, _) => bounds,
            (true, true) => Bounds { upper: stones, ..bounds },
            (true, false) => Bounds { lower: -stones, ..bounds },
        };
        Proof { bowls: board.bowls(), bounds }
    }

    /// Creates a proof of the exact value of a position.
    pub(super) fn exact(board: Board, rest: i32) -> Proof {
        Proof { bowls: board.bowls(), bounds: Bounds { lower: rest, upper: rest } }
    }

    pub(super) fn board(&self) -> Board {
        Board::from_bowls(self.bowls[0], self.bowls[1])
    }
}

impl fmt::Display for Proof {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let side = |bowls: u64| {
            (0..6).map(|bowl| (bowls >> (8 * bowl) & 0xff).to_string()).collect::<Vec<_>>().join(" ")
        };
        let Bounds { lower, upper } = self.bounds;
        write!(f, "{} / {} {lower} {upper}", side(self.bowls[0]), side(self.bowls[1]))
    }
}

impl FromStr for Proof {
    type Err = ();

    fn from_str(text: &str) -> Result<Proof, ()> {
        let (own, rest) = text.split_once(" / ").ok_or(())?;
        let mut words = rest.split(' ');
        let own = side(&mut own.split(' '))?;
        let other = side(&mut words)?;
        let mut bound = || words.next().and_then(|word| word.parse::<i32>().ok()).ok_or(());
        let bounds = Bounds { lower: bound()?, upper: bound()? };
        let proof = Proof { bowls: [own, other], bounds };
        if words.next().is_none() && proof.to_string() == text { Ok(proof) } else { Err(()) }
    }
}

/// Parses the six bowls of a side, with at most 96 stones in all of them together.
fn side<'a>(words: &mut impl Iterator<Item = &'a str>) -> Result<u64, ()> {
    let mut bowls = 0;
    let mut sum = 0;
    for bowl in 0..6 {
        let stones: u8 = words.next().and_then(|word| word.parse().ok()).ok_or(())?;
        sum += u64::from(stones);
        bowls |= u64::from(stones) << (8 * bowl);
    }
    if sum <= 96 { Ok(bowls) } else { Err(()) }
}
