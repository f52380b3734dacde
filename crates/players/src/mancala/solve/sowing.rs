//! The effects of a sowing that follow from the player's own side. Without relays, only the number of
//! captured stones depends on the other side.

use super::set::Set;

/// Number of places of the circuit, as seen by the player: their bowls, then their mancala, then the other
/// player's bowls.
const PLACES: usize = 13;
/// The index of the player's mancala among the places.
const MANCALA: usize = 6;
/// One stone in each bowl.
const ALL: u64 = 0x0101_0101_0101;

/// The result of a sowing.
#[derive(Clone, Copy, Debug)]
pub(super) struct Sowing {
    /// The player's own side after the sowing.
    pub(super) side: u64,
    /// The number of stones that the sowing banks, without those captured on the other side.
    pub(super) banked: u8,
    /// Whether the same player moves again.
    pub(super) again: bool,
    /// The number of stones that the sowing drops on the other side.
    pub(super) dropped: usize,
    /// The bowl of the other side that the sowing captures.
    pub(super) captured: Option<usize>,
}

impl Sowing {
    /// Computes the sowing of action number `index`, which must be legal, in a rule set without relays.
    pub(super) fn new<S: Set>(mut side: u64, index: usize) -> Sowing {
        let (bowl, left) = (index % 6, index >= 6);
        let stones = side >> (8 * bowl) & 0xff;
        side &= !(0xff << (8 * bowl));
        let (mut at, mut banked, mut dropped) = (bowl, 0, 0);
        for _ in 0..stones {
            at = (at + if left { PLACES - 1 } else { 1 }) % PLACES;
            match at {
                ..MANCALA => side += 1 << (8 * at),
                MANCALA => banked += 1,
                _ => dropped += 1,
            }
        }
        let mut captured = None;
        if S::CAPTURES && at < MANCALA && side >> (8 * at) & 0xff == 1 {
            // MC-9: the single stone, and the stones across from it.
            side -= 1 << (8 * at);
            banked += 1;
            captured = Some(5 - at);
        }
        Sowing { side, banked, again: S::CAPTURES && at == MANCALA, dropped, captured }
    }
}

/// Returns the bowls of the other side after a sowing to the right has dropped this many stones into them.
/// Before the sowing, they are empty. Each bowl is a byte.
pub(super) const fn drops(stones: usize) -> u64 {
    (stones / 6) as u64 * ALL + (ALL & ((1 << (8 * (stones % 6))) - 1))
}
