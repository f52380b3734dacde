//! The animals and their ranks (J-2).

use crate::Seat;

/// A kind of animal, weakest first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Kind {
    /// Rank 1; swims, and attacks the Elephant.
    Rat,
    /// Rank 2.
    Cat,
    /// Rank 3; swims.
    Dog,
    /// Rank 4.
    Wolf,
    /// Rank 5; jumps along ranks.
    Leopard,
    /// Rank 6; jumps.
    Tiger,
    /// Rank 7; jumps.
    Lion,
    /// Rank 8.
    Elephant,
}

impl Kind {
    /// All kinds, weakest first.
    pub const ALL: [Kind; 8] =
        [Kind::Rat, Kind::Cat, Kind::Dog, Kind::Wolf, Kind::Leopard, Kind::Tiger, Kind::Lion, Kind::Elephant];

    /// The number, for indexing.
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The printed rank, 1 to 8.
    pub const fn rank(self) -> u8 {
        self as u8 + 1
    }

    /// The small letter of position texts.
    pub const fn letter(self) -> char {
        match self {
            Kind::Rat => 'r',
            Kind::Cat => 'c',
            Kind::Dog => 'd',
            Kind::Wolf => 'w',
            Kind::Leopard => 'p',
            Kind::Tiger => 't',
            Kind::Lion => 'l',
            Kind::Elephant => 'e',
        }
    }

    /// The key of its name in the book.
    pub const fn name(self) -> &'static str {
        match self {
            Kind::Rat => "jungle-rat",
            Kind::Cat => "jungle-cat",
            Kind::Dog => "jungle-dog",
            Kind::Wolf => "jungle-wolf",
            Kind::Leopard => "jungle-leopard",
            Kind::Tiger => "jungle-tiger",
            Kind::Lion => "jungle-lion",
            Kind::Elephant => "jungle-elephant",
        }
    }

    /// Whether it enters water (J-5).
    pub const fn swims(self) -> bool {
        matches!(self, Kind::Rat | Kind::Dog)
    }
}

/// An animal of one side.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Animal {
    /// Whose it is.
    pub side: Seat,
    /// What it is.
    pub kind: Kind,
}

impl Animal {
    /// The letter of position texts: capitals are Orange.
    pub const fn letter(self) -> char {
        let letter = self.kind.letter();
        if self.side.index() == 0 { letter.to_ascii_uppercase() } else { letter }
    }

    /// The animal of a letter.
    pub fn from_letter(letter: char) -> Option<Animal> {
        let side = if letter.is_ascii_uppercase() { Seat::FIRST } else { Seat::SECOND };
        let kind = Kind::ALL.into_iter().find(|kind| kind.letter() == letter.to_ascii_lowercase())?;
        Some(Animal { side, kind })
    }
}

/// A set of kinds: animals of one side.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Kinds(u8);

impl Kinds {
    /// No kind.
    pub const NONE: Kinds = Kinds(0);

    /// Whether the kind is in the set.
    #[inline]
    pub const fn contains(self, kind: Kind) -> bool {
        self.0 >> kind.index() & 1 == 1
    }

    /// Whether the set is empty.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Adds the kind if `condition` holds.
    #[inline]
    pub(super) const fn insert_if(&mut self, kind: Kind, condition: bool) {
        self.0 |= (condition as u8) << kind.index();
    }

    /// The set as a number below 256.
    #[inline]
    pub(super) const fn bits(self) -> u8 {
        self.0
    }

    /// The kinds in the set, weakest first.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Kind> + Clone {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let kind = *Kind::ALL.get(left.trailing_zeros() as usize)?;
            left &= left - 1;
            Some(kind)
        })
    }
}
