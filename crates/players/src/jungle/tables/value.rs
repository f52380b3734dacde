//! The value of a position, and its encoding in a byte.

/// The value of a position under perfect play, for the player to act.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Value {
    /// Whether the player to act wins.
    pub wins: bool,
    /// Plies to the end under perfect play, if the winner could force it even without J-16. `None` where J-16
    /// alone decides.
    pub plies: Option<u32>,
}

/// A value and its distance in plies, as one number: the larger, the better for the player to act.
///
/// - `FORCED - n`: the player to act wins in at most n plies, with or without J-16.
/// - `RULED - k`: the player to act wins by J-16. If k is 0, they win by waiting, since the other player
///   leads and has to change something. Otherwise they lead, and reach a won position with fewer animals
///   within k plies.
/// - The negative of either number: the other player wins in this way.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) struct Worth(i16);

const FORCED: i16 = 20_000;
const RULED: i16 = 10_000;

impl Worth {
    /// The worth of a position in which the player to act has lost.
    pub(super) const OVER: Worth = Worth(-FORCED);
    /// The worth of a position in which the other player has lost by their own move.
    pub(super) const GIVEN: Worth = Worth(FORCED);

    pub(super) fn forced(wins: bool, plies: i16) -> Worth {
        Worth(if wins { FORCED - plies } else { plies - FORCED })
    }

    pub(super) fn ruled(wins: bool, steps: i16) -> Worth {
        Worth(if wins { RULED - steps } else { steps - RULED })
    }

    pub(super) fn wins(self) -> bool {
        self.0 > 0
    }

    /// Plies to a forced end; `None` where J-16 decides.
    pub(super) fn plies(self) -> Option<i16> {
        (self.0.abs() > RULED).then(|| FORCED - self.0.abs())
    }

    /// Plies to a position with fewer animals; `None` where an end is forced.
    pub(super) fn steps(self) -> Option<i16> {
        (self.0.abs() <= RULED).then(|| RULED - self.0.abs())
    }

    /// The worth of a move that leads to a position of this worth. `within`: the move stays in the class.
    /// `leads`: the mover is the leading player.
    pub(super) fn before(self, within: bool, leads: bool) -> Worth {
        let wins = !self.wins();
        match (self.plies(), self.steps()) {
            (Some(plies), _) => Worth::forced(wins, plies + 1),
            // The leading player has to make progress; the other player only has to wait.
            (_, Some(steps)) if wins == leads => Worth::ruled(wins, if within { steps + 1 } else { 1 }),
            _ => Worth::ruled(wins, 0),
        }
    }

    pub(super) fn value(self) -> Value {
        Value { wins: self.wins(), plies: self.plies().map(|plies| plies as u32) }
    }
}

/// The bytes of a table. The top bit says that the player to act loses. The other bits are a number of plies.
/// Plies to a forced end count up from 0. Plies to a position with fewer animals count down from 128. 0 means
/// that the leading player loses by J-16, whatever they do.
pub(super) mod byte {
    use super::Worth;

    /// Only J-16 decides.
    pub(crate) const WAIT: u8 = 0;
    /// The player to act loses.
    pub(crate) const LOSS: u8 = 128;
    /// The largest number of plies that fits. In one table, the longest forced end and the longest way to
    /// fewer animals share this range, so the sum of the two may not exceed it either.
    pub(crate) const MOST: u8 = 127;

    /// The byte for a forced end after this many plies.
    pub(crate) fn forced(wins: bool, plies: u8) -> u8 {
        if wins { plies } else { LOSS | plies }
    }

    /// The byte for a position in which the leading player wins, and reaches fewer animals after this many
    /// plies (at least one).
    pub(crate) fn ruled(wins: bool, steps: u8) -> u8 {
        let rest = LOSS - steps;
        if wins { rest } else { LOSS | rest }
    }

    /// The worth that a byte stands for, in a class whose forced ends take at most `longest` plies.
    pub(crate) fn worth(byte: u8, longest: u8, leads: bool) -> Worth {
        let (wins, rest) = (byte < LOSS, byte & MOST);
        match rest {
            0 if wins => Worth::ruled(!leads, 0),
            _ if rest <= longest => Worth::forced(wins, rest.into()),
            _ => Worth::ruled(wins, (LOSS - rest).into()),
        }
    }
}
