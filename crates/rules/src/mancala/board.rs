//! The board: the stones in the bowls and mancalas.

use crate::{Seat, mix};

/// A bowl on one side of the board, numbered 1 to 6 from its owner's left to right (MC-2).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Bowl(u8);

impl Bowl {
    /// The six bowls of a side, from its owner's left to right.
    pub const ALL: [Bowl; 6] = [Bowl(0), Bowl(1), Bowl(2), Bowl(3), Bowl(4), Bowl(5)];

    /// The bowl with this number; `None` unless the number is from 1 to 6.
    pub const fn new(number: u8) -> Option<Bowl> {
        if 1 <= number && number <= 6 { Some(Bowl(number - 1)) } else { None }
    }

    /// The number, 1 to 6.
    pub const fn number(self) -> u8 {
        self.0 + 1
    }

    /// The opponent's bowl directly across.
    #[must_use]
    pub const fn across(self) -> Bowl {
        Bowl(5 - self.0)
    }

    /// The index, from 0: the number minus one.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The bowl at an index below 6; the last bowl for any other index.
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

/// A place as seen by the player to act: the index of its byte on a [`Board`]. Their bowls are 0 to 5 and
/// their mancala 6; the opponent's bowls are 8 to 13 and the opponent's mancala 14.
pub(super) type Spot = usize;

/// The spot of the mancala of the player to act.
pub(super) const MANCALA: Spot = 6;
/// The distance from a spot to the opponent's corresponding spot.
pub(super) const OPPONENT: Spot = 8;

/// One half of a board, with a one in the byte of each bowl.
const BOWLS: u64 = 0x0000_0101_0101_0101;
/// One half of a board, with a one in every byte.
const EVERY: u64 = 0x0101_0101_0101_0101;
const BOWLS_MASK: u64 = BOWLS * 0xff;
const MANCALA_SHIFT: u32 = 8 * MANCALA as u32;
const MANCALAS_MASK: u128 = (0xff << MANCALA_SHIFT) | (0xff << (64 + MANCALA_SHIFT));
/// Marks North's half, in its unused eighth byte. The low half belongs to the player to act, so the mark
/// shows who acts.
const NORTH: u64 = 1 << 56;

/// For each spot, a mask of all other bytes.
const OTHERS: [u128; 16] = {
    let mut others = [0; 16];
    let mut spot = 0;
    while spot < 16 {
        others[spot] = !(0xff << (8 * spot));
        spot += 1;
    }
    others
};

/// All stones, and the player to act. Each byte counts the stones in one spot, except bytes 7 and 15: one of
/// these two marks North's half. The low half belongs to the player to act. No byte exceeds 96, so that bytes
/// can be added without a carry between them.
///
/// The rules work on this type. It is public for callers that need its speed, such as solvers. It does not
/// know the rule set or whether the game is over.
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

    /// Makes a board with these stones: first South's side, then North's. Each side lists the stones in bowls
    /// 1 to 6, and then in the mancala.
    pub(super) fn from_stones(stones: [[u8; 7]; 2], actor: Seat) -> Board {
        let [south, north] =
            stones.map(|side| side.iter().rev().fold(0, |half, &count| half << 8 | u64::from(count)));
        let board = Board::new(south, north | NORTH);
        if actor == Seat::FIRST { board } else { board.turned() }
    }

    /// Makes a board from bowls in the form that [`bowls`](Board::bowls) returns. The mancalas are empty, and
    /// South acts.
    #[inline]
    pub fn from_bowls(own: u64, opponents: u64) -> Board {
        Board::new(own & BOWLS_MASK, opponents & BOWLS_MASK | NORTH)
    }

    /// Returns the stones in the bowls of the player to act, then the stones in the opponent's bowls. Each of
    /// the two numbers has one byte for each bowl. The lowest byte is bowl 1.
    #[inline]
    pub fn bowls(self) -> [u64; 2] {
        [self.own() & BOWLS_MASK, self.opponents() & BOWLS_MASK]
    }

    /// The stones in the mancala of the player to act, minus the stones in the opponent's mancala.
    #[inline]
    pub fn lead(self) -> i32 {
        i32::from(self.get(MANCALA)) - i32::from(self.get(OPPONENT + MANCALA))
    }

    /// An exact key: equal only for the same stones and the same player to act.
    #[inline]
    pub(super) fn key(self) -> u128 {
        self.0
    }

    /// A key for hash tables. The arguments of `mix` are never zero, because the top byte of a half is 0 or
    /// 1, and the top bytes of the constants have other values.
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

    /// The player to act.
    #[inline]
    pub fn actor(self) -> Seat {
        if self.own() & NORTH == 0 { Seat::FIRST } else { Seat::SECOND }
    }

    /// The board as seen by the other player.
    #[inline]
    pub(super) fn turned(self) -> Board {
        Board(self.0.rotate_left(64))
    }

    #[inline]
    pub(super) fn get(self, spot: Spot) -> u8 {
        let half = if spot < OPPONENT { self.own() } else { self.opponents() };
        (half >> (8 * (spot & 7))) as u8
    }

    /// Adds stones to all spots at once. Each byte of `stones` is the number of stones to add to one spot.
    #[inline]
    pub(super) fn add(&mut self, stones: u128) {
        self.0 = self.0.wrapping_add(stones);
    }

    /// Takes all stones from a spot and returns their number.
    #[inline]
    pub(super) fn lift(&mut self, spot: Spot) -> u8 {
        let stones = self.get(spot);
        self.0 &= OTHERS[spot & 15];
        stones
    }

    /// Captures if the spot is a bowl of the player to act and holds a single stone: banks that stone and all
    /// stones in the bowl across (MC-9), and returns the number of stones across. Branchless, because a
    /// branch would be unpredictable.
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

    /// The place of a spot.
    pub(super) fn place(self, spot: Spot) -> Place {
        let seat = if spot < OPPONENT { self.actor() } else { self.actor().other() };
        match spot % OPPONENT {
            MANCALA => Place::Mancala(seat),
            bowl => Place::Bowl(seat, Bowl::at(bowl)),
        }
    }

    /// A set of bits: bit i is set if the player's bowl with index i holds at least `least` stones.
    #[inline]
    pub(super) fn own_bowls(self, least: u8) -> usize {
        let enough = (self.own() & BOWLS_MASK).wrapping_add(BOWLS * (0x80 - u64::from(least))) >> 7 & BOWLS;
        // Byte i, shifted up by 40 - 7 i, becomes bit 40 + i.
        const GATHER: u64 = 1 << 40 | 1 << 33 | 1 << 26 | 1 << 19 | 1 << 12 | 1 << 5;
        (enough.wrapping_mul(GATHER) >> 40 & 0x3f) as usize
    }

    /// Whether either side has no stone in its bowls.
    #[inline]
    pub(super) fn has_empty_side(self) -> bool {
        self.own() & BOWLS_MASK == 0 || self.opponents() & BOWLS_MASK == 0
    }

    /// Whether the mancalas hold the same numbers of stones as on `other`. Both boards must be seen by the
    /// same player.
    #[inline]
    pub(super) fn same_mancalas(self, other: Board) -> bool {
        (self.0 ^ other.0) & MANCALAS_MASK == 0
    }

    /// Each player banks the stones in their own bowls.
    pub(super) fn sweep(&mut self) {
        let swept = |half: u64| (half & !BOWLS_MASK) + into_mancala(half & BOWLS_MASK);
        *self = Board::new(swept(self.own()), swept(self.opponents()));
    }

    /// For each spot with a one in `dropped`: if it is a bowl that holds exactly four stones, moves them to
    /// its owner's mancala (MC-17). Returns a one in each spot that was emptied.
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

/// Moves the stones of a half's bowls to its mancala. The top byte of the product is the sum of all bytes.
#[inline]
fn into_mancala(bowls: u64) -> u64 {
    bowls.wrapping_mul(EVERY) >> 56 << MANCALA_SHIFT
}
