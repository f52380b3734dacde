//! Groups positions into classes by the animals on the board, and numbers the positions of a class.
//!
//! The number of a position is its *index*. It has one digit for each animal: the animal's square, counted
//! among the squares that this animal can stand on. The board is symmetric, so positions are mirrored if
//! necessary to put the first animal on files a to d. Indices at which two animals would share a square are
//! unused.

use std::{array, fmt, ops::Range};

use rules::{
    Seat,
    jungle::{Animal, FILES, Jungle, Kind, RANKS, SQUARES, Square, Terrain},
};

/// The most animals on the board for which there can be tables.
pub const MOST_ANIMALS: usize = 5;

/// Number of squares on which an animal can stand: first for an animal that stays on land, then for one that
/// swims. No animal stands on a den during a game.
const PLACES: [usize; 2] = [49, 61];
/// The same two numbers, counting only the squares on files a to d.
const NEAR_PLACES: [usize; 2] = [28, 34];

/// The digit of each square: first for animals that stay on land, then for those that swim. Squares on which
/// they cannot stand have 255.
static DIGITS: [[u8; SQUARES]; 2] = [digits(false), digits(true)];
/// The square that each digit stands for: the inverse of [`DIGITS`].
static SQUARES_BY_DIGIT: [[u8; PLACES[1]]; 2] = [by_digit(false), by_digit(true)];

const fn digits(swims: bool) -> [u8; SQUARES] {
    let mut table = [255; SQUARES];
    let (mut number, mut digit) = (0, 0);
    while let Some(square) = Square::new(number) {
        let stands = match square.terrain() {
            Terrain::Land | Terrain::Trap(_) => true,
            Terrain::Water => swims,
            Terrain::Den(_) => false,
        };
        if stands {
            table[number] = digit;
            digit += 1;
        }
        number += 1;
    }
    table
}

const fn by_digit(swims: bool) -> [u8; PLACES[1]] {
    let mut table = [0; PLACES[1]];
    let digits = digits(swims);
    let mut number = 0;
    while number < SQUARES {
        if digits[number] != 255 {
            table[digits[number] as usize] = number as u8;
        }
        number += 1;
    }
    table
}

/// The animals on the board: Orange's, and then Yellow's. The animals of each side are in the order of their
/// ranks, the weakest first. An animal's **place** is its index in this list.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Class {
    oranges: u8,
    count: u8,
    kinds: [Kind; MOST_ANIMALS],
}

impl Class {
    /// Returns the class of these animals. `None` if a side has no animal, or if there are more than
    /// [`MOST_ANIMALS`] in all.
    fn new(
        orange: impl Iterator<Item = Kind> + Clone,
        yellow: impl Iterator<Item = Kind> + Clone,
    ) -> Option<Class> {
        let (oranges, yellows) = (orange.clone().count(), yellow.clone().count());
        let fits = oranges > 0 && yellows > 0 && oranges + yellows <= MOST_ANIMALS;
        let mut all = orange.chain(yellow);
        let kinds = array::from_fn(|_| all.next().unwrap_or(Kind::Rat));
        fits.then_some(Class { oranges: oranges as u8, count: (oranges + yellows) as u8, kinds })
    }

    /// Returns the class of a game's position. `None` if a side has no animal, or if there are more than
    /// [`MOST_ANIMALS`] in all.
    pub fn of(game: &Jungle) -> Option<Class> {
        Class::new(game.kinds(Seat::FIRST), game.kinds(Seat::SECOND))
    }

    /// All classes with this many animals.
    pub fn all(animals: usize) -> Vec<Class> {
        let sets = |count: usize| (1..256_u32).filter(move |set| set.count_ones() as usize == count);
        let kinds = |set: u32| Kind::ALL.into_iter().filter(move |kind| set >> kind.index() & 1 == 1);
        let mut classes = Vec::new();
        for oranges in (1..animals).rev() {
            for orange in sets(oranges) {
                classes.extend(
                    sets(animals - oranges).filter_map(|yellow| Class::new(kinds(orange), kinds(yellow))),
                );
            }
        }
        classes
    }

    /// The class itself, and all classes that captures and starvation can lead to.
    pub fn within(self) -> Vec<Class> {
        (0..1_u8 << self.count())
            .map(|gone| self.without(gone))
            .filter(|class| Seat::all(2).all(|side| !class.places(side).is_empty()))
            .collect()
    }

    /// Number of animals.
    pub fn count(&self) -> usize {
        self.count.into()
    }

    /// The animals in the order of their places.
    pub fn animals(&self) -> impl Iterator<Item = Animal> {
        (0..self.count()).map(|place| Animal { side: self.side(place), kind: self.kinds[place] })
    }

    /// The places of a side's animals.
    #[inline]
    pub(super) fn places(&self, side: Seat) -> Range<usize> {
        if side == Seat::FIRST { 0..self.oranges.into() } else { self.oranges.into()..self.count.into() }
    }

    #[inline]
    pub(super) fn kind(&self, place: usize) -> Kind {
        self.kinds[place]
    }

    #[inline]
    pub(super) fn side(&self, place: usize) -> Seat {
        if place < self.oranges.into() { Seat::FIRST } else { Seat::SECOND }
    }

    /// The leading player: the one with more animals, or Orange if the numbers are equal (J-16).
    #[inline]
    pub(super) fn leader(&self) -> Seat {
        if self.oranges * 2 >= self.count { Seat::FIRST } else { Seat::SECOND }
    }

    /// Returns the class without the animals at the places in `gone`. At least one animal of each side must
    /// be left.
    pub(super) fn without(&self, gone: u8) -> Class {
        let stays = |place: &usize| gone >> place & 1 == 0;
        let mut left = (0..self.count()).filter(stays);
        let kinds = array::from_fn(|_| left.next().map_or(Kind::Rat, |place| self.kinds[place]));
        let count = (0..self.count()).filter(stays).count() as u8;
        Class { oranges: self.places(Seat::FIRST).filter(stays).count() as u8, count, kinds }
    }

    /// Returns a number below 65,536 that is different for each class.
    #[inline]
    pub(super) fn number(&self) -> usize {
        let bits = |side| self.places(side).fold(0, |set, place| set | 1 << self.kinds[place].index());
        bits(Seat::FIRST) << 8 | bits(Seat::SECOND)
    }

    /// Returns the number of indices. Each index is used twice: with Orange to act, and with Yellow to act.
    pub fn positions(&self) -> usize {
        (0..self.count()).map(|place| self.base(place)).product()
    }

    /// Returns the number of squares on which the animal at a place can stand. This is the base of its digit
    /// in an index. For the first animal, only files a to d count.
    #[inline]
    pub(super) fn base(&self, place: usize) -> usize {
        let swims = usize::from(self.kinds[place].swims());
        if place == 0 { NEAR_PLACES[swims] } else { PLACES[swims] }
    }

    /// Returns the square that a digit stands for, for the animal at a place.
    #[inline]
    pub(super) fn square(&self, place: usize, digit: usize) -> u8 {
        SQUARES_BY_DIGIT[usize::from(self.kinds[place].swims())][digit]
    }

    /// Returns the digit that stands for a square, for the animal at a place.
    #[inline]
    pub(super) fn digit(&self, place: usize, square: u8) -> usize {
        DIGITS[usize::from(self.kinds[place].swims())][usize::from(square)].into()
    }

    /// Returns the index of a position, which is mirrored first if necessary.
    #[inline]
    pub(super) fn index(&self, squares: &[u8; MOST_ANIMALS]) -> usize {
        let flip = usize::from(squares[0]) / RANKS > FILES / 2;
        (0..self.count()).fold(0, |index, place| {
            let square = if flip { mirrored(squares[place]) } else { squares[place] };
            index * self.base(place) + self.digit(place, square)
        })
    }

    /// Returns the squares of the animals in the position that has this index.
    #[inline]
    pub(super) fn squares(&self, index: usize) -> [u8; MOST_ANIMALS] {
        // 32-bit divisions are faster.
        let mut index = index as u32;
        let mut squares = [0; MOST_ANIMALS];
        for place in (0..self.count()).rev() {
            let base = self.base(place) as u32;
            squares[place] = self.square(place, (index % base) as usize);
            index /= base;
        }
        squares
    }
}

/// Writes the letters of Orange's animals, a hyphen, and the letters of Yellow's animals, for example `rl-e`.
impl fmt::Display for Class {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for place in 0..self.count() {
            if place == usize::from(self.oranges) {
                write!(f, "-")?;
            }
            write!(f, "{}", self.kinds[place].letter())?;
        }
        Ok(())
    }
}

/// Returns the mirror image of a square: file a becomes file g.
#[inline]
pub(super) fn mirrored(square: u8) -> u8 {
    let (file, rank) = (usize::from(square) / RANKS, usize::from(square) % RANKS);
    ((FILES - 1 - file) * RANKS + rank) as u8
}
