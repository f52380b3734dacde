//! A sowing as the own side alone tells it: without relays, it takes of the other side only what it captures
//! there.

use super::set::Set;

/// The places of the circuit, seen by its player: his bowls, then his mancala, then the other's bowls.
const PLACES: usize = 13;
const MANCALA: usize = 6;
/// A stone in each bowl.
const ALL: u64 = 0x0101_0101_0101;

/// What a sowing does.
#[derive(Clone, Copy, Debug)]
pub(super) struct Sowing {
    /// The own side after it.
    pub(super) side: u64,
    /// What it banks, but for what it captures on the other side.
    pub(super) banked: u8,
    /// Whether the same player moves again.
    pub(super) again: bool,
    /// How many stones it drops on the other side.
    pub(super) dropped: usize,
    /// The other's bowl that it captures.
    pub(super) captured: Option<usize>,
}

impl Sowing {
    /// The sowing of action number `index`; it must be legal, and the rule set one without relays.
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
            // MC-9: the single stone, and what lies across.
            side -= 1 << (8 * at);
            banked += 1;
            captured = Some(5 - at);
        }
        Sowing { side, banked, again: S::CAPTURES && at == MANCALA, dropped, captured }
    }
}

/// What so many stones that are sown to the right drop into the bowls of the other side.
pub(super) const fn drops(stones: usize) -> u64 {
    (stones / 6) as u64 * ALL + (ALL & ((1 << (8 * (stones % 6))) - 1))
}
