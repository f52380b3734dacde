//! The board: squares, terrain, and tables of steps and jumps (J-1, J-5, J-6).

use std::fmt;

use crate::{BitSet, BySeat, Member, Seat};

/// Number of files, `a` to `g`.
pub const FILES: usize = 7;
/// Number of ranks, `1` to `9`.
pub const RANKS: usize = 9;
/// Number of squares.
pub const SQUARES: usize = FILES * RANKS;

/// A square of the board. Squares are ordered by file, then rank, like their texts.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Square(u8);

impl Square {
    /// The square at an index. Squares are numbered file by file: a1 to a9, then b1, up to g9.
    pub const fn new(number: usize) -> Option<Square> {
        if number < SQUARES { Some(Square(number as u8)) } else { None }
    }

    /// The square on a file and rank, both from 0.
    pub const fn at(file: usize, rank: usize) -> Option<Square> {
        if file < FILES && rank < RANKS { Square::new(file * RANKS + rank) } else { None }
    }

    /// Reads the text of a square, such as `c3`.
    pub fn parse(text: &str) -> Option<Square> {
        let &[file, rank] = text.as_bytes() else { return None };
        Square::at(file.checked_sub(b'a')?.into(), rank.checked_sub(b'1')?.into())
    }

    /// All squares in order.
    pub fn all() -> impl DoubleEndedIterator<Item = Square> + ExactSizeIterator + Clone {
        (0..SQUARES as u8).map(Square)
    }

    /// The index.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The file, from 0.
    pub const fn file(self) -> usize {
        self.index() / RANKS
    }

    /// The rank, from 0.
    pub const fn rank(self) -> usize {
        self.index() % RANKS
    }

    /// The terrain of the square (J-1).
    pub const fn terrain(self) -> Terrain {
        const SEATS: [Seat; 2] = [Seat::FIRST, Seat::SECOND];
        let here = Squares::from_bits(1 << self.0);
        let mut i = 0;
        while i < SEATS.len() {
            if here.meets(*DENS.get(SEATS[i])) {
                return Terrain::Den(SEATS[i]);
            }
            if here.meets(*SIDE_TRAPS.get(SEATS[i])) {
                return Terrain::Trap(SEATS[i]);
            }
            i += 1;
        }
        if here.meets(WATER) { Terrain::Water } else { Terrain::Land }
    }
}

impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", char::from(b'a' + self.file() as u8), self.rank() + 1)
    }
}

/// The terrain of a square.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Terrain {
    /// Land without a trap or den.
    Land,
    /// One of the two lakes.
    Water,
    /// A trap before this side's den.
    Trap(Seat),
    /// This side's den.
    Den(Seat),
}

impl Member for Square {
    const ALL: u64 = (1 << SQUARES) - 1;

    #[inline]
    fn bit(self) -> u32 {
        self.0.into()
    }

    #[inline]
    fn from_bit(bit: u32) -> Option<Square> {
        Square::new(bit as usize)
    }
}

/// A set of squares. It iterates in the order of their indices.
pub type Squares = BitSet<Square>;

/// The squares with these texts, which must lie on the board.
const fn squares(texts: &[&[u8; 2]]) -> Squares {
    let mut set = 0;
    let mut i = 0;
    while i < texts.len() {
        let &[file, rank] = texts[i];
        set |= bit((file - b'a') as i32, (rank - b'1') as i32);
        i += 1;
    }
    Squares::from_bits(set)
}

/// The den of each side (J-1).
pub(super) const DENS: BySeat<Squares> = BySeat::new([squares(&[b"d1"]), squares(&[b"d9"])]);
/// The traps before the den of each side (J-1).
pub(super) const SIDE_TRAPS: BySeat<Squares> =
    BySeat::new([squares(&[b"c1", b"d2", b"e1"]), squares(&[b"c9", b"d8", b"e9"])]);
/// All traps. A trap works against both sides (J-9).
pub(super) const TRAPS: Squares = {
    let [orange, yellow] = SIDE_TRAPS.values();
    Squares::from_bits(orange.bits() | yellow.bits())
};
/// The two lakes (J-1).
pub(super) const WATER: Squares = squares(&[
    b"b4", b"b5", b"b6", b"c4", b"c5", b"c6", //
    b"e4", b"e5", b"e6", b"f4", b"f5", b"f6",
]);

/// Length of tables that are indexed by square: an entry for each square, and a last, empty one for animals
/// off the board.
pub(super) const ENTRIES: usize = SQUARES + 1;

/// The bit of a square; 0 beyond the board.
const fn bit(file: i32, rank: i32) -> u64 {
    if file < 0 || file >= FILES as i32 || rank < 0 || rank >= RANKS as i32 {
        0
    } else {
        1 << (file * RANKS as i32 + rank)
    }
}

/// The four directions of a step: change of file, change of rank.
const DIRECTIONS: [(i32, i32); 4] = [(0, 1), (0, -1), (1, 0), (-1, 0)];

/// The squares one step away from each square (J-3), for animals that swim or for those that do not (J-5).
const fn steps(swims: bool) -> [Squares; ENTRIES] {
    let mut table = [Squares::NONE; ENTRIES];
    let mut from = 0;
    while from < SQUARES {
        let (file, rank) = ((from / RANKS) as i32, (from % RANKS) as i32);
        let mut set = 0;
        let mut i = 0;
        while i < DIRECTIONS.len() {
            set |= bit(file + DIRECTIONS[i].0, rank + DIRECTIONS[i].1);
            i += 1;
        }
        table[from] = Squares::from_bits(if swims { set } else { set & !WATER.bits() });
        from += 1;
    }
    table
}

/// The steps of animals that stay on land.
pub(super) static LAND_STEPS: [Squares; ENTRIES] = steps(false);
/// The steps of animals that swim.
pub(super) static WATER_STEPS: [Squares; ENTRIES] = steps(true);

/// A jump: the square it ends on, and the water it crosses. Both are empty if there is no jump.
#[derive(Clone, Copy)]
pub(super) struct Jump {
    pub(super) to: Squares,
    pub(super) over: Squares,
}

/// The jumps from one square: at most two along its rank, or one along its file.
pub(super) type Jumps = [Jump; 2];

/// The jumps from each square (J-6): always along ranks, and along files if `along_files` is set.
const fn jumps(along_files: bool) -> [Jumps; ENTRIES] {
    let mut table = [[Jump { to: Squares::NONE, over: Squares::NONE }; 2]; ENTRIES];
    let mut from = 0;
    while from < SQUARES {
        let mut found = 0;
        let mut i = 0;
        while i < DIRECTIONS.len() {
            let (right, up) = DIRECTIONS[i];
            let mut file = (from / RANKS) as i32 + right;
            let mut rank = (from % RANKS) as i32 + up;
            let mut over = 0;
            while bit(file, rank) & WATER.bits() != 0 {
                over |= bit(file, rank);
                file += right;
                rank += up;
            }
            let takes_off = WATER.bits() >> from & 1 == 0;
            if over != 0 && takes_off && (along_files || up == 0) {
                let to = Squares::from_bits(bit(file, rank));
                table[from][found] = Jump { to, over: Squares::from_bits(over) };
                found += 1;
            }
            i += 1;
        }
        from += 1;
    }
    table
}

/// The jumps of Lion and Tiger.
pub(super) static JUMPS: [Jumps; ENTRIES] = jumps(true);
/// The jumps of the Leopard, which are along ranks only.
pub(super) static RANK_JUMPS: [Jumps; ENTRIES] = jumps(false);

/// The water that a jump between two squares crosses. Empty if no jump leads from one to the other.
pub(super) fn crossed(from: Square, to: Square) -> Squares {
    let lands = |jump: &&Jump| jump.to.contains(to);
    JUMPS[from.index()].iter().find(lands).map_or(Squares::NONE, |jump| jump.over)
}
