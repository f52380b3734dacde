//! The value of a position, and the code that stands for it in a table.

/// The value of a position under perfect play, for the player to act.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Value {
    /// Whether the player to act wins.
    pub wins: bool,
    /// Plies to the end of the game under perfect play. `None` if the winner could not force a win without
    /// J-16.
    pub plies: Option<u32>,
}

/// The value of a position and a number of plies, combined into one number: the larger, the better for the
/// player to act.
///
/// - `FORCED - n`: the player to act wins in at most n plies, with or without J-16.
/// - `RULED - 0`: the player to act wins by J-16, and only has to wait. The other player is the leading
///   player. In the end, J-16 leaves them no move.
/// - `RULED - k` with k > 0: the player to act is the leading player. Within k plies they reach a position
///   with fewer animals that they win by J-16.
/// - The negative of such a number: the other player wins in this way.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) struct Worth(i16);

const FORCED: i16 = 20_000;
const RULED: i16 = 10_000;

impl Worth {
    /// The worth of a position in which the player to act has lost.
    pub(super) const OVER: Worth = Worth(-FORCED);
    /// The worth of a position in which the player to act has won, because the other player's move made all
    /// their own animals starve (J-15).
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

    /// Returns the plies to a forced end, or `None` if J-16 decides the game.
    pub(super) fn plies(self) -> Option<i16> {
        (self.0.abs() > RULED).then(|| FORCED - self.0.abs())
    }

    /// Returns the plies to a position with fewer animals, or 0 if the winner only has to wait. `None` if one
    /// side can force the end without J-16.
    pub(super) fn steps(self) -> Option<i16> {
        (self.0.abs() <= RULED).then(|| RULED - self.0.abs())
    }

    /// Returns what a move is worth to the mover if it leads to a position of this worth. `within` says
    /// whether that position has the same animals, and `leads` whether the mover is the leading player.
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

/// How tables store the worth of a position: as a *code* of two bytes, which is packed into one byte where
/// all codes of a table fit.
///
/// A code of 0 means that the leading player loses by J-16, whatever they do. In all other codes, the top bit
/// says whether the player to act loses. The other bits hold *n* for a forced end in *n* plies, and
/// `LOSS` − *n* for a position with fewer animals in *n* plies.
pub(super) mod code {
    use super::{FORCED, RULED, Worth};

    /// The leading player loses by J-16, whatever they do.
    pub(crate) const WAIT: u16 = 0;
    /// The top bit: the player to act loses.
    pub(crate) const LOSS: u16 = 1 << 15;
    /// The largest number of plies in a code. With a larger one, [`Worth`] could not tell the two meanings
    /// apart.
    pub(crate) const MOST: u16 = (FORCED - RULED - 1) as u16;
    /// The top bit of a packed code.
    const PACKED_LOSS: u8 = 1 << 7;
    /// Codes can be packed if the most plies to a forced end plus the most plies to a position with fewer
    /// animals are at most this. The two meanings then have different bytes.
    pub(crate) const MOST_PACKED: usize = 127;

    /// Returns the code for a forced end after this many plies. `wins` says whether the player to act wins.
    pub(crate) fn forced(wins: bool, plies: u16) -> u16 {
        if wins { plies } else { LOSS | plies }
    }

    /// Returns the code for a position in which the leading player wins by reaching a position with fewer
    /// animals. `steps` is the number of plies until then, at least one. `wins` says whether the player to
    /// act wins.
    pub(crate) fn ruled(wins: bool, steps: u16) -> u16 {
        let rest = LOSS - steps;
        if wins { rest } else { LOSS | rest }
    }

    /// Whether the player to act wins a position with this code, which is not [`WAIT`].
    pub(crate) fn wins(code: u16) -> bool {
        code < LOSS
    }

    /// Returns the worth that a code stands for. `leads` says whether the player to act is the leading
    /// player.
    pub(crate) fn worth(code: u16, leads: bool) -> Worth {
        match code & !LOSS {
            0 if wins(code) => Worth::ruled(!leads, 0),
            plies @ 0..=MOST => Worth::forced(wins(code), plies as i16),
            rest => Worth::ruled(wins(code), (LOSS - rest) as i16),
        }
    }

    /// Packs a code into a byte.
    pub(crate) fn pack(code: u16) -> u8 {
        (code >> 8) as u8 & PACKED_LOSS | code as u8 & !PACKED_LOSS
    }

    /// Returns the code that a byte stands for. In the byte's table, forced ends take at most `longest`
    /// plies.
    pub(crate) fn unpack(byte: u8, longest: u16) -> u16 {
        let rest = u16::from(byte & !PACKED_LOSS);
        let rest = if rest <= longest { rest } else { LOSS - u16::from(PACKED_LOSS) + rest };
        u16::from(byte & PACKED_LOSS) << 8 | rest
    }
}

#[cfg(test)]
mod tests {
    use super::{Worth, code};

    #[test]
    fn packed_codes_mean_what_they_meant_before() {
        assert_eq!(code::unpack(code::pack(code::WAIT), 5), code::WAIT);
        for longest in 0..=code::MOST_PACKED as u16 {
            let steps = 1..=code::MOST_PACKED as u16 - longest;
            for wins in [false, true] {
                let forced = (u16::from(wins)..=longest).map(|plies| code::forced(wins, plies));
                for code in forced.chain(steps.clone().map(|steps| code::ruled(wins, steps))) {
                    assert_eq!(code::unpack(code::pack(code), longest), code, "{longest}");
                }
            }
        }
    }

    #[test]
    fn codes_hold_long_wins() {
        for plies in [1, 128, 5_000, code::MOST] {
            for wins in [false, true] {
                let worth = code::worth(code::forced(wins, plies), wins);
                assert_eq!(worth, Worth::forced(wins, plies as i16));
                let worth = code::worth(code::ruled(wins, plies), wins);
                assert_eq!(worth, Worth::ruled(wins, plies as i16));
            }
        }
    }
}
