//! The board: bowls, mancalas and the stones in them.

use crate::{Seat, mix};

/// A bowl on one side of the board, numbered 1 to 6 from its owner's left to right (MC-2).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Bowl(u8);

impl Bowl {
    /// The six bowls of a side, from its owner's left to right.
    pub const ALL: [Bowl; 6] = [Bowl(0), Bowl(1), Bowl(2), Bowl(3), Bowl(4), Bowl(5)];

    /// The bowl of this number, if there is one.
    pub const fn new(number: u8) -> Option<Bowl> {
        if 1 <= number && number <= 6 { Some(Bowl(number - 1)) } else { None }
    }

    /// The number, 1 to 6.
    pub const fn number(self) -> u8 {
        self.0 + 1
    }

    /// The other side's bowl that lies across.
    #[must_use]
    pub const fn across(self) -> Bowl {
        Bowl(5 - self.0)
    }

    /// The number less one, for indexing.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The bowl at an index; the last one if there is none.
    #[inline]
    pub(super) const fn at(index: usize) -> Bowl {
        Bowl(if index < 6 { index as u8 } else { 5 })
    }
}

/// A place that can hold stones.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Place {
    /// A seat's bowl.
    Bowl(Seat, Bowl),
    /// A seat's mancala.
    Mancala(Seat),
}

/// A place as the player to act sees it, the number of its byte on a [`Board`]: 0 to 5 his own bowls, 6 his mancala, 8 to
/// 13 the opponent's bowls, 14 the opponent's mancala.
pub(super) type Spot = usize;

/// The own mancala.
pub(super) const MANCALA: Spot = 6;
/// How far the opponent's places are from one's own.
pub(super) const OPPONENT: Spot = 8;

/// One in every byte of a half that is a bowl.
const BOWLS: u64 = 0x0000_0101_0101_0101;
/// One in every byte of a half.
const EVERY: u64 = 0x0101_0101_0101_0101;
const BOWLS_MASK: u64 = BOWLS * 0xff;
const MANCALA_SHIFT: u32 = 8 * MANCALA as u32;
const MANCALAS_MASK: u128 = (0xff << MANCALA_SHIFT) | (0xff << (64 + MANCALA_SHIFT));
/// Stands in the unused eighth byte of North's half: it tells whose half is whose, and so who acts.
const NORTH: u64 = 1 << 56;

/// For each spot, the bytes of all others.
const OTHERS: [u128; 16] = {
    let mut others = [0; 16];
    let mut spot = 0;
    while spot < 16 {
        others[spot] = !(0xff << (8 * spot));
        spot += 1;
    }
    others
};

/// All stones and who acts: sixteen bytes, each the stones in one spot of the circuit; the low half belongs to the player to act.
/// No byte ever exceeds 96, so that sums of bytes do not run into each other.
///
/// This is what the rules themselves work on, open to those who need its speed, such as solvers. It does not know the rule
/// set, nor whether the game is over.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Board(u128);

impl Board {
    pub(super) fn start(stones: u8) -> Board {
        let side = BOWLS * u64::from(stones);
        Board::new(side, side | NORTH)
    }

    fn new(own: u64, opponents: u64) -> Board {
        Board(u128::from(own) | u128::from(opponents) << 64)
    }

    /// The board with these stones in South's and North's bowls 1 to 6 and mancala, seen by the one who acts.
    pub(super) fn from_stones(stones: [[u8; 7]; 2], actor: Seat) -> Board {
        let [south, north] =
            stones.map(|side| side.iter().rev().fold(0, |half, &count| half << 8 | u64::from(count)));
        let board = Board::new(south, north | NORTH);
        if actor == Seat::FIRST { board } else { board.turned() }
    }

    /// The board with these stones in the bowls of the player to act and of the other, as [`bowls`](Board::bowls) gives them,
    /// and none in the mancalas.
    #[inline]
    pub fn from_bowls(own: u64, opponents: u64) -> Board {
        Board::new(own & BOWLS_MASK, opponents & BOWLS_MASK | NORTH)
    }

    /// The stones in the bowls of the player to act, and of the other: bowl 1 in the lowest byte, then one byte a bowl.
    #[inline]
    pub fn bowls(self) -> [u64; 2] {
        [self.own() & BOWLS_MASK, self.opponents() & BOWLS_MASK]
    }

    /// How many stones more the player to act has in his mancala.
    #[inline]
    pub fn lead(self) -> i32 {
        i32::from(self.get(MANCALA)) - i32::from(self.get(OPPONENT + MANCALA))
    }

    /// Exact: equal for the same stones and the same player to act only.
    #[inline]
    pub(super) fn key(self) -> u128 {
        self.0
    }

    /// A short key that is spread evenly. Neither factor can be zero: the constants' top bytes are no half's.
    #[inline]
    pub(super) fn hash_key(self) -> u64 {
        mix(self.own() ^ 0x9e37_79b9_7f4a_7c15, self.opponents() ^ 0xd1b5_4a32_d192_ed03)
    }

    #[inline]
    pub(super) fn own(self) -> u64 {
        self.0 as u64
    }

    #[inline]
    fn opponents(self) -> u64 {
        (self.0 >> 64) as u64
    }

    /// Who acts.
    #[inline]
    pub fn actor(self) -> Seat {
        if self.own() & NORTH == 0 { Seat::FIRST } else { Seat::SECOND }
    }

    /// The board seen from the other side.
    #[inline]
    pub(super) fn turned(self) -> Board {
        Board(self.0.rotate_left(64))
    }

    #[inline]
    pub(super) fn get(self, spot: Spot) -> u8 {
        let half = if spot < OPPONENT { self.own() } else { self.opponents() };
        (half >> (8 * (spot & 7))) as u8
    }

    /// Adds to each spot.
    #[inline]
    pub(super) fn add(&mut self, stones: u128) {
        self.0 = self.0.wrapping_add(stones);
    }

    /// Takes all stones from a spot; returns how many.
    #[inline]
    pub(super) fn lift(&mut self, spot: Spot) -> u8 {
        let stones = self.get(spot);
        self.0 &= OTHERS[spot & 15];
        stones
    }

    /// If an own bowl holds a single stone, banks that and all stones across (MC-9). Returns how many lay across, if it
    /// was so. Without branches, since chance decides.
    #[inline]
    pub(super) fn capture(&mut self, spot: Spot) -> Option<u8> {
        let shift = 8 * (spot as u32 & 7);
        let across_shift = 40u32.wrapping_sub(shift) & 63;
        let (own, opponents) = (self.own(), self.opponents());
        let captures = spot < MANCALA && own >> shift & 0xff == 1;
        let single = u64::from(captures);
        let across = opponents >> across_shift & (0xff * single);
        *self = Board::new(
            own - (single << shift) + ((single + across) << MANCALA_SHIFT),
            opponents - (across << across_shift),
        );
        captures.then_some(across as u8)
    }

    /// Number of stones in a place.
    pub(super) fn stones(self, place: Place) -> u8 {
        let (seat, spot) = match place {
            Place::Bowl(seat, bowl) => (seat, bowl.index()),
            Place::Mancala(seat) => (seat, MANCALA),
        };
        self.get(if seat == self.actor() { spot } else { OPPONENT + spot })
    }

    /// The place that a spot is.
    pub(super) fn place(self, spot: Spot) -> Place {
        let seat = if spot < OPPONENT { self.actor() } else { self.actor().other() };
        match spot % OPPONENT {
            MANCALA => Place::Mancala(seat),
            bowl => Place::Bowl(seat, Bowl::at(bowl)),
        }
    }

    /// Bit i is set when own bowl i holds at least so many stones.
    #[inline]
    pub(super) fn own_bowls(self, least: u8) -> usize {
        let enough = (self.own() & BOWLS_MASK).wrapping_add(BOWLS * (0x80 - u64::from(least))) >> 7 & BOWLS;
        // Byte i, shifted up by 40 - 7 i, becomes bit 40 + i.
        const GATHER: u64 = 1 << 40 | 1 << 33 | 1 << 26 | 1 << 19 | 1 << 12 | 1 << 5;
        (enough.wrapping_mul(GATHER) >> 40 & 0x3f) as usize
    }

    /// Whether one of the sides has no stone in its bowls.
    #[inline]
    pub(super) fn has_empty_side(self) -> bool {
        self.own() & BOWLS_MASK == 0 || self.opponents() & BOWLS_MASK == 0
    }

    /// Whether the mancalas hold what they hold on `other`, seen from the same side.
    #[inline]
    pub(super) fn same_mancalas(self, other: Board) -> bool {
        (self.0 ^ other.0) & MANCALAS_MASK == 0
    }

    /// Each player banks the stones in his own bowls.
    pub(super) fn sweep(&mut self) {
        let swept = |half: u64| (half & !BOWLS_MASK) + into_mancala(half & BOWLS_MASK);
        *self = Board::new(swept(self.own()), swept(self.opponents()));
    }

    /// Banks, each in its owner's mancala, the bowls that hold four stones among the spots with a one in `dropped`
    /// (MC-17). Returns those spots, with a one each.
    #[inline]
    pub(super) fn bank_fours(&mut self, dropped: u128) -> u128 {
        let fours = |half: u64, dropped: u64| {
            let not_four = ((half ^ (EVERY * 4)) + EVERY * 0x7f) >> 7;
            dropped & BOWLS & !not_four
        };
        let own = fours(self.own(), dropped as u64);
        let opponents = fours(self.opponents(), (dropped >> 64) as u64);
        let banked = |half: u64, fours: u64| half - fours * 4 + into_mancala(fours * 4);
        *self = Board::new(banked(self.own(), own), banked(self.opponents(), opponents));
        u128::from(own) | u128::from(opponents) << 64
    }
}

/// The stones of a half's bowls, all in its mancala: the product's top byte is the sum of all bytes.
#[inline]
fn into_mancala(bowls: u64) -> u64 {
    bowls.wrapping_mul(EVERY) >> 56 << MANCALA_SHIFT
}
