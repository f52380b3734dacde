//! Small sets of squares, fields, kinds or seats, held in one machine word.

use std::{
    fmt,
    hash::{Hash, Hasher},
    marker::PhantomData,
    ops::{BitAnd, BitOr, BitOrAssign, Not, Sub, SubAssign},
};

/// A type whose values can be stored in a [`BitSet`]: each value has its own bit.
pub trait Member: Copy {
    /// The set of all values, as bits.
    const ALL: u64;

    /// The number of the value's bit, below 64.
    fn bit(self) -> u32;

    /// The value that has this bit; `None` if no value has it.
    fn from_bit(bit: u32) -> Option<Self>;
}

/// A set of values. It is also an iterator over them, lowest bit first.
pub struct BitSet<T> {
    bits: u64,
    values: PhantomData<T>,
}

impl<T> BitSet<T> {
    /// The empty set.
    pub const NONE: BitSet<T> = BitSet::from_bits(0);

    /// The set of the values with these bits.
    #[inline]
    pub const fn from_bits(bits: u64) -> BitSet<T> {
        BitSet { bits, values: PhantomData }
    }

    /// The bits of the values.
    #[inline]
    pub const fn bits(self) -> u64 {
        self.bits
    }

    /// Whether the set is empty.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.bits == 0
    }

    /// Number of values.
    #[inline]
    pub const fn len(self) -> usize {
        self.bits.count_ones() as usize
    }

    /// Whether the two sets have a value in common.
    #[inline]
    pub const fn meets(self, other: BitSet<T>) -> bool {
        self.bits & other.bits != 0
    }

    /// Iterates over the values, lowest bit first. Each is given as a set that holds only this value.
    #[inline]
    pub fn singles(self) -> impl Iterator<Item = BitSet<T>> {
        let mut rest = self.bits;
        std::iter::from_fn(move || {
            let lowest = rest & rest.wrapping_neg();
            rest ^= lowest;
            (lowest != 0).then_some(BitSet::from_bits(lowest))
        })
    }
}

impl<T: Member> BitSet<T> {
    /// Every value.
    pub const ALL: BitSet<T> = BitSet::from_bits(T::ALL);

    /// Whether the value is in the set.
    #[inline]
    pub fn contains(self, value: T) -> bool {
        self.bits >> value.bit() & 1 == 1
    }

    /// The value with the lowest bit.
    #[inline]
    pub fn first(self) -> Option<T> {
        T::from_bit(self.bits.trailing_zeros())
    }

    /// Adds the value if `condition` holds, without a branch.
    #[inline]
    pub fn insert_if(&mut self, value: T, condition: bool) {
        self.bits |= u64::from(condition) << value.bit();
    }
}

impl<T: Member> Iterator for BitSet<T> {
    type Item = T;

    #[inline]
    fn next(&mut self) -> Option<T> {
        let first = self.first()?;
        self.bits &= self.bits.wrapping_sub(1);
        Some(first)
    }
}

impl<T: Member> From<T> for BitSet<T> {
    #[inline]
    fn from(value: T) -> BitSet<T> {
        BitSet::from_bits(1 << value.bit())
    }
}

impl<T: Member> From<Option<T>> for BitSet<T> {
    #[inline]
    fn from(value: Option<T>) -> BitSet<T> {
        value.map_or(BitSet::NONE, BitSet::from)
    }
}

impl<T: Member> FromIterator<T> for BitSet<T> {
    #[inline]
    fn from_iter<I: IntoIterator<Item = T>>(values: I) -> BitSet<T> {
        values.into_iter().fold(BitSet::NONE, |set, value| set | value.into())
    }
}

impl<T> BitAnd for BitSet<T> {
    type Output = BitSet<T>;

    #[inline]
    fn bitand(self, other: BitSet<T>) -> BitSet<T> {
        BitSet::from_bits(self.bits & other.bits)
    }
}

impl<T> BitOr for BitSet<T> {
    type Output = BitSet<T>;

    #[inline]
    fn bitor(self, other: BitSet<T>) -> BitSet<T> {
        BitSet::from_bits(self.bits | other.bits)
    }
}

impl<T> BitOrAssign for BitSet<T> {
    #[inline]
    fn bitor_assign(&mut self, other: BitSet<T>) {
        self.bits |= other.bits;
    }
}

/// `a - b` is the set of the values in `a` that are not in `b`.
impl<T> Sub for BitSet<T> {
    type Output = BitSet<T>;

    #[inline]
    fn sub(self, other: BitSet<T>) -> BitSet<T> {
        BitSet::from_bits(self.bits & !other.bits)
    }
}

impl<T> SubAssign for BitSet<T> {
    #[inline]
    fn sub_assign(&mut self, other: BitSet<T>) {
        self.bits &= !other.bits;
    }
}

/// `!a` is the set of all values that are not in `a`.
impl<T: Member> Not for BitSet<T> {
    type Output = BitSet<T>;

    #[inline]
    fn not(self) -> BitSet<T> {
        BitSet::ALL - self
    }
}

// These traits are not derived: derived implementations would require `T` to implement the same traits.

impl<T> Clone for BitSet<T> {
    #[inline]
    fn clone(&self) -> BitSet<T> {
        *self
    }
}

impl<T> Copy for BitSet<T> {}

impl<T> PartialEq for BitSet<T> {
    #[inline]
    fn eq(&self, other: &BitSet<T>) -> bool {
        self.bits == other.bits
    }
}

impl<T> Eq for BitSet<T> {}

impl<T> Hash for BitSet<T> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.bits.hash(state);
    }
}

impl<T> Default for BitSet<T> {
    fn default() -> BitSet<T> {
        BitSet::NONE
    }
}

impl<T: Member + fmt::Debug> fmt::Debug for BitSet<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(*self).finish()
    }
}
