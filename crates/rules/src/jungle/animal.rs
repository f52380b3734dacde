//! The animals and their ranks (J-2).

use crate::{BitSet, Member, Seat};

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

    /// The index, from 0.
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The printed rank, 1 to 8.
    pub const fn rank(self) -> u8 {
        self as u8 + 1
    }

    /// The letter in position texts, in lower case.
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

    /// The translation key of the name.
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

    /// Whether the animal enters water (J-5).
    pub const fn swims(self) -> bool {
        matches!(self, Kind::Rat | Kind::Dog)
    }
}

/// An animal of one side.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Animal {
    /// The side it belongs to.
    pub side: Seat,
    /// The kind of animal.
    pub kind: Kind,
}

impl Animal {
    /// The letter in position texts: upper case for Orange, lower case for Yellow.
    pub const fn letter(self) -> char {
        let letter = self.kind.letter();
        if self.side.index() == 0 { letter.to_ascii_uppercase() } else { letter }
    }

    /// The animal that a letter stands for in position texts.
    pub fn from_letter(letter: char) -> Option<Animal> {
        let side = if letter.is_ascii_uppercase() { Seat::FIRST } else { Seat::SECOND };
        let kind = Kind::ALL.into_iter().find(|kind| kind.letter() == letter.to_ascii_lowercase())?;
        Some(Animal { side, kind })
    }
}

impl Member for Kind {
    const ALL: u64 = 0xff;

    #[inline]
    fn bit(self) -> u32 {
        self as u32
    }

    #[inline]
    fn from_bit(bit: u32) -> Option<Kind> {
        Kind::ALL.get(bit as usize).copied()
    }
}

/// A set of kinds, which stands for some of one side's animals. It iterates weakest first.
pub type Kinds = BitSet<Kind>;
