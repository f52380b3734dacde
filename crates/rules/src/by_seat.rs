//! One value for each seat.

use std::ops::{Index, IndexMut};

use crate::Seat;

/// One value for each of the first `SEATS` seats. Only a [`Seat`] can index it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct BySeat<T, const SEATS: usize = 2>([T; SEATS]);

impl<T, const SEATS: usize> BySeat<T, SEATS> {
    /// The values in seat order.
    #[inline]
    pub const fn new(values: [T; SEATS]) -> BySeat<T, SEATS> {
        BySeat(values)
    }

    /// Computes the value for each seat by calling `value` once, in seat order.
    #[inline]
    pub fn from_fn(mut value: impl FnMut(Seat) -> T) -> BySeat<T, SEATS> {
        let mut seats = Seat::all(SEATS);
        BySeat(std::array::from_fn(|_| value(seats.next().unwrap_or(Seat::FIRST))))
    }

    /// The same as [`Index::index`], for use in constants.
    #[inline]
    pub const fn get(&self, seat: Seat) -> &T {
        &self.0[place::<SEATS>(seat)]
    }

    /// The values in seat order.
    #[inline]
    pub const fn values(&self) -> &[T; SEATS] {
        &self.0
    }

    /// Each seat with its value, in seat order.
    #[inline]
    pub fn iter(&self) -> impl DoubleEndedIterator<Item = (Seat, &T)> + ExactSizeIterator {
        Seat::all(SEATS).zip(&self.0)
    }

    /// Applies a function to each value.
    #[inline]
    pub fn map<U>(self, change: impl FnMut(T) -> U) -> BySeat<U, SEATS> {
        BySeat(self.0.map(change))
    }
}

/// The array index of a seat's value. With two seats, the mask makes the bounds check unnecessary.
#[inline]
const fn place<const SEATS: usize>(seat: Seat) -> usize {
    if SEATS == 2 { seat.index() & 1 } else { seat.index() }
}

impl<T: Default, const SEATS: usize> Default for BySeat<T, SEATS> {
    fn default() -> BySeat<T, SEATS> {
        BySeat::from_fn(|_| T::default())
    }
}

impl<T, const SEATS: usize> Index<Seat> for BySeat<T, SEATS> {
    type Output = T;

    #[inline]
    fn index(&self, seat: Seat) -> &T {
        &self.0[place::<SEATS>(seat)]
    }
}

impl<T, const SEATS: usize> IndexMut<Seat> for BySeat<T, SEATS> {
    #[inline]
    fn index_mut(&mut self, seat: Seat) -> &mut T {
        &mut self.0[place::<SEATS>(seat)]
    }
}

#[cfg(test)]
mod tests {
    use super::BySeat;
    use crate::{MAX_SEATS, Seat};

    #[test]
    fn each_seat_has_its_own_value() {
        let mut values: BySeat<usize, MAX_SEATS> = BySeat::from_fn(Seat::index);
        values[Seat::SECOND] = 7;
        let read: Vec<(usize, usize)> = values.iter().map(|(seat, &value)| (seat.index(), value)).collect();
        assert_eq!(read, [(0, 0), (1, 7), (2, 2), (3, 3), (4, 4)]);
        assert_eq!(BySeat::new(["first", "second"])[Seat::SECOND], "second");
    }
}
