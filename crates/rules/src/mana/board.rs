//! The board: squares, their kinds, and where the steps of a piece lead.

use std::fmt;

use crate::{Arg, BitSet, Member, Seat};

/// Number of files and of ranks.
pub(super) const SIDE: usize = 6;
/// Number of squares.
pub(super) const SQUARES: usize = SIDE * SIDE;

/// The kind of a square: how many steps a piece takes from it (MA-6).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Kind {
    /// One step.
    Single = 1,
    /// Two steps.
    Double,
    /// Three steps.
    Triple,
}

/// The printed board (MA-2), rank 1 first.
#[rustfmt::skip]
const KINDS: [Kind; SQUARES] = {
    use Kind::{Double as D, Single as S, Triple as T};
    [
        T, D, D, S, T, D,
        S, T, S, T, S, D,
        D, S, T, D, T, S,
        D, T, S, D, S, T,
        T, S, T, S, T, D,
        S, D, D, T, S, D,
    ]
};

const OF_KIND: [Squares; 3] = {
    let mut sets = [Squares::NONE; 3];
    let mut i = 0;
    while i < SQUARES {
        let set = &mut sets[KINDS[i] as usize - 1];
        *set = Squares::from_bits(set.bits() | 1 << i);
        i += 1;
    }
    sets
};

impl Kind {
    /// Every kind, single first.
    pub const ALL: [Kind; 3] = [Kind::Single, Kind::Double, Kind::Triple];

    /// The squares of this kind.
    #[inline]
    pub const fn squares(self) -> Squares {
        OF_KIND[self as usize - 1]
    }
}

impl From<Kind> for Arg {
    fn from(kind: Kind) -> Arg {
        Arg::Number(kind as i64)
    }
}

/// A square, `a1` to `f6` as seen by Black.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Square(u8);

impl Square {
    /// The square at an index. Squares are numbered rank by rank from Black's first, each rank from file a.
    #[inline]
    pub const fn new(index: usize) -> Option<Square> {
        if index < SQUARES { Some(Square(index as u8)) } else { None }
    }

    /// Reads the text of a square, such as `a1`.
    pub(super) fn parse(text: &str) -> Option<Square> {
        let &[file, rank] = text.as_bytes() else { return None };
        let (file, rank) = (file.wrapping_sub(b'a'), rank.wrapping_sub(b'1'));
        let side = SIDE as u8;
        (file < side && rank < side).then(|| Square(rank * side + file))
    }

    /// Every square, in the order of their indices.
    pub fn all() -> impl DoubleEndedIterator<Item = Square> + Clone {
        (0..SQUARES as u8).map(Square)
    }

    /// The index.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The file, from 0.
    pub const fn file(self) -> usize {
        self.index() % SIDE
    }

    /// The rank, from 0.
    pub const fn rank(self) -> usize {
        self.index() / SIDE
    }

    /// The kind printed on the square.
    #[inline]
    pub const fn kind(self) -> Kind {
        KINDS[self.index()]
    }

    /// Where a piece on this square can end its move if only its last step may enter a blocked square.
    /// `blocked` must contain this square.
    #[inline]
    pub fn ends(self, blocked: Squares) -> Squares {
        reach(self, self.kind(), blocked)
    }
}

impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", char::from(b'a' + self.file() as u8), self.rank() + 1)
    }
}

impl From<Square> for Arg {
    fn from(square: Square) -> Arg {
        Arg::Square(square.to_string())
    }
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

impl Squares {
    /// A seat's first `count` rows.
    pub(super) fn rows(seat: Seat, count: usize) -> Squares {
        let rows = (1 << (SIDE * count)) - 1;
        Squares::from_bits(if seat == Seat::FIRST { rows } else { rows << (SQUARES - SIDE * count) })
    }

    /// The squares one step away from any of these.
    #[inline]
    #[must_use]
    pub const fn around(self) -> Squares {
        const LEFTMOST: u64 = 0b1_000001_000001_000001_000001_000001;
        let bits = self.bits();
        let (right, left) = ((bits & !(LEFTMOST << (SIDE - 1))) << 1, (bits & !LEFTMOST) >> 1);
        Squares::from_bits((bits << SIDE | bits >> SIDE | right | left) & Square::ALL)
    }
}

/// The index that stands for any square beyond the edge.
const OFF: u8 = SQUARES as u8;

/// For each square, the indices of the squares below, left, right and above; [`OFF`] beyond the edge.
const NEXT: [[u8; 4]; SQUARES] = {
    let mut next = [[OFF; 4]; SQUARES];
    let mut i = 0;
    while i < SQUARES {
        let (file, rank, at) = (i % SIDE, i / SIDE, i as u8);
        let side = SIDE as u8;
        next[i] = [
            if rank > 0 { at - side } else { OFF },
            if file > 0 { at - 1 } else { OFF },
            if file + 1 < SIDE { at + 1 } else { OFF },
            if rank + 1 < SIDE { at + side } else { OFF },
        ];
        i += 1;
    }
    next
};

/// The squares one step away from each square.
const ONE_STEP: [Squares; SQUARES] = {
    let mut steps = [Squares::NONE; SQUARES];
    let mut i = 0;
    while i < SQUARES {
        let mut way = 0;
        while way < 4 {
            if NEXT[i][way] != OFF {
                steps[i] = Squares::from_bits(steps[i].bits() | 1 << NEXT[i][way]);
            }
            way += 1;
        }
        i += 1;
    }
    steps
};

/// Where two steps from a square can end. The first index is the square. The second is the result of
/// [`around`], which says which squares near it are blocked. The set is empty if the square itself is
/// blocked, and for [`OFF`].
const TWO_STEPS: [[Squares; 32]; SQUARES + 1] = {
    let mut ends = [[Squares::NONE; 32]; SQUARES + 1];
    let mut i = 0;
    while i < SQUARES {
        let mut blocked = 0;
        while blocked < 32 {
            let mut way = 0;
            while way < 4 {
                // Bit 2 is the square itself; the other bits are its neighbours.
                let bit = if way < 2 { way } else { way + 1 };
                let via = NEXT[i][way];
                if blocked >> 2 & 1 == 0 && blocked >> bit & 1 == 0 && via != OFF {
                    let more = ONE_STEP[via as usize].bits() & !(1 << i);
                    ends[i][blocked] = Squares::from_bits(ends[i][blocked].bits() | more);
                }
                way += 1;
            }
            blocked += 1;
        }
        i += 1;
    }
    ends
};

/// Returns five bits that say whether a square and its neighbours are blocked. From the lowest bit: below,
/// left, the square itself, right, above. The bits of neighbours beyond the edge are arbitrary.
#[inline]
const fn around(square: u8, blocked: Squares) -> usize {
    let near = blocked.bits() << SIDE >> square & 0b1_0000_1110_0001;
    ((near | near >> 4 | near >> 8) & 31) as usize
}

#[inline]
fn two_steps(from: u8, blocked: Squares) -> Squares {
    TWO_STEPS[usize::from(from)][around(from, blocked)]
}

/// Where `steps` steps from a square can end if only the last step may enter a blocked square (MA-6, MA-7).
///
/// No path visits a square twice. The table of two steps already leaves out the way back to the start. Three
/// steps cannot end where they began, but the last two of them could pass over the starting square. So that
/// square counts as blocked for the last two steps.
#[inline]
pub(super) fn reach(from: Square, steps: Kind, blocked: Squares) -> Squares {
    match steps {
        Kind::Single => ONE_STEP[from.index()],
        Kind::Double => two_steps(from.0, blocked - from.into()),
        Kind::Triple => {
            let blocked = blocked | from.into();
            let [below, left, right, above] = NEXT[from.index()].map(|via| two_steps(via, blocked));
            below | left | right | above
        }
    }
}

/// A path of `steps` steps from one square to another, including both squares; `None` if there is none.
pub(super) fn path(from: Square, to: Square, steps: Kind, blocked: Squares) -> Option<Vec<Square>> {
    fn extend(path: &mut Vec<Square>, to: Square, steps: usize, blocked: Squares) -> bool {
        let Some(&last) = path.last() else { return false };
        if steps == 0 {
            return last == to;
        }
        let open = if steps == 1 { Squares::from(to) } else { !blocked };
        for next in ONE_STEP[last.index()] & open {
            if !path.contains(&next) {
                path.push(next);
                if extend(path, to, steps - 1, blocked) {
                    return true;
                }
                path.pop();
            }
        }
        false
    }
    let mut path = vec![from];
    extend(&mut path, to, steps as usize, blocked).then_some(path)
}

#[cfg(test)]
mod tests {
    use super::{Square, Squares, path, reach};

    #[test]
    fn no_move_ends_on_the_kind_it_starts_from() {
        for from in Square::all() {
            assert!((reach(from, from.kind(), from.into()) & from.kind().squares()).is_empty(), "{from}");
        }
    }

    #[test]
    fn around_is_one_step() {
        for from in Square::all() {
            assert_eq!(Squares::from(from).around(), super::ONE_STEP[from.index()], "{from}");
        }
    }

    #[test]
    fn tables_and_paths_agree() {
        // Compares the tables with a plain search for paths, from every square, with random squares blocked.
        let mut pattern: u64 = 1;
        for _ in 0..4000 {
            pattern = pattern.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            let blocked = Squares::from_bits(pattern >> 28 & pattern.rotate_left(17)) & Squares::ALL;
            for from in Square::all() {
                let blocked = blocked | from.into();
                let ends = reach(from, from.kind(), blocked);
                for to in Square::all() {
                    assert_eq!(
                        ends.contains(to),
                        path(from, to, from.kind(), blocked).is_some(),
                        "{from} {to}"
                    );
                }
            }
        }
    }
}
