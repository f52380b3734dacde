//! The board: bowls, mancalas, circuits.

use crate::Seat;

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
const BOWLS_MASK: u64 = BOWLS * 0xff;
const MANCALA_SHIFT: u32 = 8 * MANCALA as u32;
const MANCALAS_MASK: u128 = (0xff << MANCALA_SHIFT) | (0xff << (64 + MANCALA_SHIFT));
/// Stands in the unused eighth byte of North's half: it tells whose half is whose, and so who acts.
const NORTH: u64 = 1 << 56;

/// All stones and who acts: sixteen bytes, each the stones in one [`Spot`]; the low half belongs to the player to act.
/// No byte ever exceeds 96, so that sums of bytes do not run into each other.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Board(u128);

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

    /// Exact: equal for the same stones and the same player to act only.
    #[inline]
    pub(super) fn key(self) -> u128 {
        self.0
    }

    /// A short key that is spread evenly. Neither factor can be zero: the constants' top bytes are no half's.
    #[inline]
    pub(super) fn hash_key(self) -> u64 {
        let product = u128::from(self.own() ^ 0x9e37_79b9_7f4a_7c15)
            * u128::from(self.opponents() ^ 0xd1b5_4a32_d192_ed03);
        (product as u64) ^ (product >> 64) as u64
    }

    #[inline]
    pub(super) fn own(self) -> u64 {
        self.0 as u64
    }

    #[inline]
    fn opponents(self) -> u64 {
        (self.0 >> 64) as u64
    }

    #[inline]
    pub(super) fn actor(self) -> Seat {
        if self.own() & NORTH == 0 { Seat::FIRST } else { Seat::SECOND }
    }

    /// The board seen from the other side.
    #[inline]
    pub(super) fn turned(self) -> Board {
        Board(self.0.rotate_left(64))
    }

    #[inline]
    pub(super) fn get(self, spot: Spot) -> u8 {
        (self.0 >> (8 * spot)) as u8
    }

    /// Adds to each spot.
    #[inline]
    pub(super) fn add(&mut self, stones: u128) {
        self.0 = self.0.wrapping_add(stones);
    }

    /// Takes stones from a spot that has them.
    #[inline]
    pub(super) fn take(&mut self, spot: Spot, stones: u8) {
        self.0 = self.0.wrapping_sub(u128::from(stones) << (8 * spot));
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
        let swept = |half: u64| {
            let stones = (half & BOWLS_MASK).wrapping_mul(BOWLS | BOWLS << 16) >> 56;
            (half & !BOWLS_MASK) + (stones << MANCALA_SHIFT)
        };
        *self = Board::new(swept(self.own()), swept(self.opponents()));
    }

    /// Banks, each in its owner's mancala, the bowls that hold four stones among the spots with a one in `dropped`
    /// (MC-17). Returns those spots, with a one each.
    #[inline]
    pub(super) fn bank_fours(&mut self, dropped: u128) -> u128 {
        const ALL: u128 = 0x0101_0101_0101_0101_0101_0101_0101_0101;
        let bowls: u128 = u128::from(BOWLS) << 64 | u128::from(BOWLS);
        let not_four = ((self.0 ^ (ALL * 4)) + ALL * 0x7f) >> 7;
        let fours = dropped & bowls & !not_four;
        if fours != 0 {
            let banked = |half: u64| u128::from(half.count_ones()) << (MANCALA_SHIFT + 2);
            self.0 = self.0 - fours * 4 + banked(fours as u64) + (banked((fours >> 64) as u64) << 64);
        }
        fours
    }
}

/// What a lap drops.
#[derive(Clone, Copy)]
pub(super) struct Lap {
    /// A one in each spot that gets a stone.
    pub(super) drops: u128,
    /// Where the last stone falls.
    pub(super) last: Spot,
}

/// The way stones go, with all laps along it that come nowhere twice.
pub(super) struct Circuit {
    /// The spots in order.
    pub(super) path: &'static [Spot],
    /// By start and number of stones.
    laps: [[Lap; 15]; 16],
}

impl Circuit {
    const fn new(path: &'static [Spot]) -> Circuit {
        let mut laps = [[Lap { drops: 0, last: 0 }; 15]; 16];
        let mut start = 0;
        while start < path.len() {
            let mut lap = Lap { drops: 0, last: path[start] };
            let mut stones = 0;
            while stones <= path.len() {
                laps[path[start]][stones] = lap;
                stones += 1;
                lap.last = path[(start + stones) % path.len()];
                lap.drops |= 1 << (8 * lap.last);
            }
            start += 1;
        }
        Circuit { path, laps }
    }

    /// Number of places.
    #[inline]
    pub(super) fn places(&self) -> u8 {
        self.path.len() as u8
    }

    /// The lap of so many stones, at most one for each place, from a spot on.
    #[inline]
    pub(super) fn lap(&self, start: Spot, stones: u8) -> &Lap {
        &self.laps[start & 15][usize::from(stones.min(14))]
    }

    /// The spot after this one.
    pub(super) fn after(&self, spot: Spot) -> Spot {
        let at = self.path.iter().position(|&known| known == spot).unwrap_or(0);
        self.path[(at + 1) % self.path.len()]
    }
}

/// Counter-clockwise, the opponent's mancala skipped (MC-3, MC-4).
pub(super) static RIGHT: Circuit = Circuit::new(&[0, 1, 2, 3, 4, 5, 6, 8, 9, 10, 11, 12, 13]);
/// Clockwise, the opponent's mancala skipped (MC-12).
pub(super) static LEFT: Circuit = Circuit::new(&[13, 12, 11, 10, 9, 8, 6, 5, 4, 3, 2, 1, 0]);
/// Counter-clockwise through both mancalas (MC-16).
pub(super) static FULL: Circuit = Circuit::new(&[0, 1, 2, 3, 4, 5, 6, 8, 9, 10, 11, 12, 13, 14]);
