//! The board: 29 fields, sets of them, and the pieces that stand there (`MD-1`, `MD-2`).
//!
//! A field is one bit of a 7 x 7 square. The middle 5 x 5 is the ground, and the outside fields are the
//! middles of the four edges. Shifting by 1 or 7 moves every piece at once, and a piece that leaves the board
//! or wraps round an edge lands on a bit that is not a field.

use std::fmt;

use crate::{BitSet, Member};

const WIDTH: u8 = 7;

/// One of the 29 fields.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Field(u8);

impl Field {
    /// Number of fields.
    pub const COUNT: usize = 29;

    /// The fields in the order of texts and indices: a1 to e1, a2 to e5, then A to D.
    pub const ALL: [Field; Field::COUNT] = {
        let mut all = [Field(0); Field::COUNT];
        let mut number = 0;
        while number < 25 {
            all[number] = Field::on(number as u8 % 5 + 1, number as u8 / 5 + 1);
            number += 1;
        }
        all[25] = Field::on(3, 6);
        all[26] = Field::on(6, 3);
        all[27] = Field::on(3, 0);
        all[28] = Field::on(0, 3);
        all
    };

    const fn on(column: u8, row: u8) -> Field {
        Field(row * WIDTH + column)
    }

    /// The field's index in [`Field::ALL`].
    #[inline]
    pub const fn number(self) -> usize {
        const NUMBERS: [u8; 49] = {
            let mut numbers = [0; 49];
            let mut number = 0;
            while number < Field::COUNT {
                numbers[Field::ALL[number].0 as usize] = number as u8;
                number += 1;
            }
            numbers
        };
        NUMBERS[self.0 as usize] as usize
    }

    /// The column: 0 for D, 1 to 5 for the files a to e, 6 for B.
    pub const fn column(self) -> usize {
        (self.0 % WIDTH) as usize
    }

    /// The row: 0 for C, 1 to 5 for the ranks, 6 for A.
    pub const fn row(self) -> usize {
        (self.0 / WIDTH) as usize
    }

    /// Whether this is an outside field, A to D.
    pub const fn is_cage(self) -> bool {
        self.number() >= 25
    }

    /// The distance of `other` in a straight line: 1 if it adjoins this field, 2 if one place lies between
    /// them; `None` for all other fields.
    pub(super) const fn reach(self, other: Field) -> Option<u8> {
        let columns = self.column().abs_diff(other.column());
        let rows = self.row().abs_diff(other.row());
        match (columns, rows) {
            (1, 0) | (0, 1) => Some(1),
            (2, 0) | (0, 2) => Some(2),
            _ => None,
        }
    }

    /// The name, such as `c3` or `A`.
    pub const fn name(self) -> &'static str {
        const NAMES: [&str; Field::COUNT] = [
            "a1", "b1", "c1", "d1", "e1", "a2", "b2", "c2", "d2", "e2", "a3", "b3", "c3", "d3", "e3", "a4",
            "b4", "c4", "d4", "e4", "a5", "b5", "c5", "d5", "e5", "A", "B", "C", "D",
        ];
        NAMES[self.number()]
    }

    /// Reads the name of a field; `None` if no field has it.
    pub fn parse(name: &str) -> Option<Field> {
        match *name.as_bytes() {
            [cage @ b'A'..=b'D'] => Some(Field::ALL[usize::from(25 + cage - b'A')]),
            [file @ b'a'..=b'e', rank @ b'1'..=b'5'] => Some(Field::on(file - b'a' + 1, rank - b'0')),
            _ => None,
        }
    }
}

impl fmt::Display for Field {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl fmt::Debug for Field {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// One of the four directions, stored as the number of bits by which a shift rotates a set.
#[derive(Clone, Copy, Debug)]
pub struct Direction(u32);

impl Direction {
    /// North, east, south, west.
    pub const ALL: [Direction; 4] =
        [Direction(WIDTH as u32), Direction(1), Direction(64 - WIDTH as u32), Direction(63)];

    /// The opposite direction.
    #[inline]
    pub const fn opposite(self) -> Direction {
        Direction(64 - self.0)
    }
}

impl Member for Field {
    const ALL: u64 = first_fields(Field::COUNT).bits();

    #[inline]
    fn bit(self) -> u32 {
        self.0.into()
    }

    #[inline]
    fn from_bit(bit: u32) -> Option<Field> {
        if bit < 49 { Some(Field(bit as u8)) } else { None }
    }
}

/// The first fields of [`Field::ALL`].
const fn first_fields(count: usize) -> Fields {
    let mut bits = 0;
    let mut number = 0;
    while number < count {
        bits |= 1 << Field::ALL[number].0;
        number += 1;
    }
    Fields::from_bits(bits)
}

/// A set of fields. It iterates in the order of their bits; [`in_order`](Fields::in_order) gives the order of
/// texts.
pub type Fields = BitSet<Field>;

impl Fields {
    /// The 25 fields on which hunters may stand (`MD-3`).
    pub const GROUND: Fields = first_fields(25);

    /// Adds a field to the set. Unlike the set's operators, this works in constants.
    #[inline]
    pub const fn with(self, field: Field) -> Fields {
        Fields::from_bits(self.bits() | 1 << field.0)
    }

    /// The fields in the order of [`Field::ALL`].
    pub fn in_order(self) -> impl Iterator<Item = Field> {
        Field::ALL.into_iter().filter(move |&field| self.contains(field))
    }

    /// The only field of a set that holds exactly one field.
    #[inline]
    pub(super) const fn only(self) -> Field {
        // The remainder makes this a valid bit even for an empty set.
        Field((self.bits().trailing_zeros() % 49) as u8)
    }

    /// The field at index `skip` in the order of [`singles`](BitSet::singles), as a set.
    #[inline]
    pub(super) fn single(self, skip: u32) -> Fields {
        let mut rest = self.bits();
        for _ in 0..skip {
            rest &= rest.wrapping_sub(1);
        }
        Fields::from_bits(rest & rest.wrapping_neg())
    }

    /// The set moved by one field. Pieces that leave the board land on bits that are not fields.
    #[inline]
    pub const fn shift(self, direction: Direction) -> Fields {
        Fields::from_bits(self.bits().rotate_left(direction.0))
    }

    /// The fields next to any of these.
    #[inline]
    pub const fn around(self) -> Fields {
        let bits = self.bits();
        Fields::from_bits((bits << WIDTH | bits << 1 | bits >> WIDTH | bits >> 1) & Fields::ALL.bits())
    }

    /// The fields that have two of these fields as neighbours on opposite sides: left and right, or above and
    /// below.
    #[inline]
    pub const fn between(self) -> Fields {
        let set = self.bits();
        Fields::from_bits(set << 1 & set >> 1 | set << WIDTH & set >> WIDTH)
    }
}

/// The pieces on the board.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) struct Board {
    pub(super) tigers: Fields,
    pub(super) hunters: Fields,
}

impl Board {
    /// The vacant fields.
    #[inline]
    pub(super) fn vacant(self) -> Fields {
        !(self.tigers | self.hunters)
    }

    /// The vacant fields that hunters may stand on.
    #[inline]
    pub(super) fn ground(self) -> Fields {
        Fields::GROUND - (self.tigers | self.hunters)
    }

    /// The fields that hunters can move to in this direction.
    #[inline]
    pub(super) fn hunts(self, direction: Direction) -> Fields {
        self.hunters.shift(direction) & self.ground()
    }

    /// The fields that tigers can step to in this direction, whether or not the step makes a mandua (`MD-9`).
    #[inline]
    pub(super) fn steps(self, direction: Direction) -> Fields {
        self.tigers.shift(direction) & self.vacant()
    }

    /// The fields that tigers can jump to in this direction (`MD-8`).
    #[inline]
    pub(super) fn jumps(self, direction: Direction) -> Fields {
        (self.tigers.shift(direction) & self.hunters).shift(direction) & self.vacant()
    }

    /// Whether a hunter can move.
    pub(super) fn can_hunt(self) -> bool {
        !(self.hunters.around() & self.ground()).is_empty()
    }

    /// Whether a tiger can step or jump.
    #[inline]
    pub(super) fn can_prowl(self) -> bool {
        !(self.tigers.around() & self.vacant()).is_empty()
            || Direction::ALL.into_iter().any(|direction| !self.jumps(direction).is_empty())
    }
}
