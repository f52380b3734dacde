//! Bounds on what a player gains.

use std::fmt;

/// A bound on what the player to act still gains.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Bound {
    /// The player to act can gain this much.
    AtLeast(i32),
    /// The other player can keep the player to act from gaining more than this.
    AtMost(i32),
}

impl Bound {
    /// Whether the bound is an upper bound.
    pub fn is_upper(self) -> bool {
        matches!(self, Bound::AtMost(_))
    }

    /// Returns the gain in the bound.
    pub fn gain(self) -> i32 {
        let (Bound::AtLeast(gain) | Bound::AtMost(gain)) = self;
        gain
    }

    /// Whether a gain respects the bound.
    pub fn allows(self, gain: i32) -> bool {
        match self {
            Bound::AtLeast(least) => gain >= least,
            Bound::AtMost(most) => gain <= most,
        }
    }

    /// Whether the bound holds in every position with this many stones in the bowls, because nobody can gain
    /// more than all of them.
    pub fn is_certain(self, stones: usize) -> bool {
        match self {
            Bound::AtLeast(_) => self.allows(-(stones as i32)),
            Bound::AtMost(_) => self.allows(stones as i32),
        }
    }

    /// Returns the stricter of two lower bounds or of two upper bounds.
    #[must_use]
    pub fn and(self, other: Bound) -> Bound {
        if self.allows(other.gain()) { other } else { self }
    }

    /// If the player to act gains `now` at once, returns the bound on what this player gains after that.
    #[must_use]
    pub(super) fn minus(self, now: i32) -> Bound {
        match self {
            Bound::AtLeast(gain) => Bound::AtLeast(gain.saturating_sub(now)),
            Bound::AtMost(gain) => Bound::AtMost(gain.saturating_sub(now)),
        }
    }

    /// Returns the same bound as seen by the other player.
    #[must_use]
    pub(super) fn turned(self) -> Bound {
        match self {
            Bound::AtLeast(gain) => Bound::AtMost(gain.saturating_neg()),
            Bound::AtMost(gain) => Bound::AtLeast(gain.saturating_neg()),
        }
    }
}

impl fmt::Display for Bound {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Bound::AtLeast(gain) => write!(f, "at least {gain:+}"),
            Bound::AtMost(gain) => write!(f, "at most {gain:+}"),
        }
    }
}
