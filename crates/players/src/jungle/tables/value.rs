//! What a position is worth, and the byte that says so.

/// Who wins a position under perfect play, seen by the player to act.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Value {
    /// Whether it is the player to act.
    pub wins: bool,
    /// The plies to the end, if the winner can force it even where positions may come back without end, and both play as
    /// well as they can. `None` where J-16 alone decides: without it, neither could force anything.
    pub plies: Option<u32>,
}

/// A value with the way to it, as a number: the better for the player to act, the larger.
///
/// - `FORCED - n`: he wins in n plies at most, J-16 or not.
/// - `RULED - k`: he wins by J-16; with k = 0 by waiting, since the other leads and has to find something new, otherwise by
///   leading, within k plies, into a position with fewer animals that is won.
/// - The negative of each: the other does.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) struct Worth(i16);

const FORCED: i16 = 20_000;
const RULED: i16 = 10_000;

impl Worth {
    /// Nobody can move any more, or worse: the player to act has lost.
    pub(super) const OVER: Worth = Worth(-FORCED);
    /// The other has lost by his own move.
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

    /// The plies to a forced end.
    pub(super) fn plies(self) -> Option<i16> {
        (self.0.abs() > RULED).then(|| FORCED - self.0.abs())
    }

    /// The plies to fewer animals, where J-16 decides.
    pub(super) fn steps(self) -> Option<i16> {
        (self.0.abs() <= RULED).then(|| RULED - self.0.abs())
    }

    /// What a move is worth that leads to this; `within` the class, or out of it. `leads` says whether the mover is the
    /// leading player where he moves.
    pub(super) fn before(self, within: bool, leads: bool) -> Worth {
        let wins = !self.wins();
        match (self.plies(), self.steps()) {
            (Some(plies), _) => Worth::forced(wins, plies + 1),
            // The leading player gets on; the other has time.
            (_, Some(steps)) if wins == leads => Worth::ruled(wins, if within { steps + 1 } else { 1 }),
            _ => Worth::ruled(wins, 0),
        }
    }

    pub(super) fn value(self) -> Value {
        Value { wins: self.wins(), plies: self.plies().map(|plies| plies as u32) }
    }
}

/// A byte of a table. The top bit says that the player to act loses; the rest counts the plies to a forced end from below, and
/// those to fewer animals from above. 0: the leading player loses, by J-16, whatever he does.
pub(super) mod byte {
    use super::Worth;

    /// Nothing but J-16.
    pub(crate) const WAIT: u8 = 0;
    /// The player to act loses.
    pub(crate) const LOSS: u8 = 128;
    /// Most plies of one kind, and of both together.
    pub(crate) const MOST: u8 = 127;

    /// Plies to a forced end.
    pub(crate) fn forced(wins: bool, plies: u8) -> u8 {
        if wins { plies } else { LOSS | plies }
    }

    /// Plies until the leading player, who wins, has led to fewer animals; at least one.
    pub(crate) fn ruled(wins: bool, steps: u8) -> u8 {
        let rest = LOSS - steps;
        if wins { rest } else { LOSS | rest }
    }

    /// What a byte says of a position in whose class forced ends take at most `longest` plies.
    pub(crate) fn worth(byte: u8, longest: u8, leads: bool) -> Worth {
        let (wins, rest) = (byte < LOSS, byte & MOST);
        match rest {
            0 if wins => Worth::ruled(!leads, 0),
            _ if rest <= longest => Worth::forced(wins, rest.into()),
            _ => Worth::ruled(wins, (LOSS - rest).into()),
        }
    }
}
