//! The cards. Each player has ten hunters and seven heroes of five kinds (MN-1), and heroes defeat other
//! heroes (MN-13).

use std::fmt;

use crate::text;

/// A kind of card: a hunter with a value, or one of the five heroes. Its text is `7` or `chief`, for example.
/// In the canonical order, hunters come first, by value, and then heroes in the order of the table of MN-13.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Card(u8);

const HUNTERS: u8 = 10;

impl Card {
    /// The Chieftain. Each player has two. Defeats Rain Maker, Scout and Medicine Man.
    pub const CHIEF: Card = Card(10);
    /// The Matriarch. Each player has two. Defeats the Chieftain.
    pub const MATRIARCH: Card = Card(11);
    /// The Rain Maker. Defeats Scout and Matriarch.
    pub const RAIN: Card = Card(12);
    /// The Scout. Defeats Medicine Man and Matriarch.
    pub const SCOUT: Card = Card(13);
    /// The Medicine Man. Defeats Rain Maker and Matriarch.
    pub const MEDICINE: Card = Card(14);
    /// Number of kinds.
    pub const KINDS: usize = 15;

    /// The kinds in canonical order.
    pub fn all() -> impl Iterator<Item = Card> {
        (0..Card::KINDS as u8).map(Card)
    }

    /// The kind at an index of the canonical order.
    pub fn new(index: usize) -> Option<Card> {
        Card::all().nth(index)
    }

    /// The hunter with this value; `None` unless the value is from 1 to 10.
    pub fn hunter(value: u32) -> Option<Card> {
        if (1..=u32::from(HUNTERS)).contains(&value) { Some(Card(value as u8 - 1)) } else { None }
    }

    /// The index in the canonical order, from 0.
    #[inline]
    pub fn index(self) -> usize {
        self.0.into()
    }

    /// A hunter's value; `None` for a hero.
    #[inline]
    pub fn value(self) -> Option<u8> {
        if self.0 < HUNTERS { Some(self.0 + 1) } else { None }
    }

    /// Whether this is one of the five kinds of heroes.
    #[inline]
    pub fn is_hero(self) -> bool {
        self.0 >= HUNTERS
    }

    /// Whether this hero defeats the other (MN-13). Two of a kind do not defeat each other.
    #[inline]
    pub fn defeats(self, other: Card) -> bool {
        let defeated: &[Card] = match self {
            Card::CHIEF => &[Card::RAIN, Card::SCOUT, Card::MEDICINE],
            Card::MATRIARCH => &[Card::CHIEF],
            Card::RAIN => &[Card::SCOUT, Card::MATRIARCH],
            Card::SCOUT => &[Card::MEDICINE, Card::MATRIARCH],
            Card::MEDICINE => &[Card::RAIN, Card::MATRIARCH],
            _ => &[],
        };
        defeated.contains(&other)
    }

    /// The translation key of the name.
    pub fn name(self) -> &'static str {
        NAMES[self.index()].1
    }

    pub(super) fn parse(text: &str) -> Option<Card> {
        match text::number(text) {
            Some(value) => Card::hunter(value),
            None => Card::all().skip(HUNTERS.into()).find(|card| NAMES[card.index()].0 == text),
        }
    }
}

/// The text of each kind of card, and the translation key of its name.
const NAMES: [(&str, &str); Card::KINDS] = [
    ("1", "manitou-hunter-1"),
    ("2", "manitou-hunter-2"),
    ("3", "manitou-hunter-3"),
    ("4", "manitou-hunter-4"),
    ("5", "manitou-hunter-5"),
    ("6", "manitou-hunter-6"),
    ("7", "manitou-hunter-7"),
    ("8", "manitou-hunter-8"),
    ("9", "manitou-hunter-9"),
    ("10", "manitou-hunter-10"),
    ("chief", "manitou-chief"),
    ("matriarch", "manitou-matriarch"),
    ("rain", "manitou-rain"),
    ("scout", "manitou-scout"),
    ("medicine", "manitou-medicine"),
];

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(NAMES[self.index()].0)
    }
}

impl fmt::Debug for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// A multiset of one player's 17 cards.
///
/// Each card has a bit, in canonical order. The bit of the second Chieftain or Matriarch is set only if the
/// bit of the first is set, so that the same cards always have the same bits.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Cards(u32);

/// The bit of each kind's first card.
const FIRST: [u32; Card::KINDS] = {
    let mut bits = [0; Card::KINDS];
    let (mut kind, mut bit) = (0, 0);
    while kind < Card::KINDS {
        bits[kind] = 1 << bit;
        bit += if PAIRS & 1 << bit == 0 { 1 } else { 2 };
        kind += 1;
    }
    bits
};

/// The kind of each bit.
const KIND: [Card; 17] = {
    let mut kinds = [Card(0); 17];
    let (mut kind, mut bit) = (0, 0);
    while bit < 17 {
        kinds[bit] = Card(kind);
        if PAIRS & 1 << bit == 0 {
            kind += 1;
        }
        bit += 1;
    }
    kinds
};

/// The bits of the first Chieftain and the first Matriarch. A player has two cards of each.
const PAIRS: u32 = 1 << 10 | 1 << 12;

impl Cards {
    /// No card.
    pub const NONE: Cards = Cards(0);
    /// All of a player's cards.
    pub const ALL: Cards = Cards((1 << 17) - 1);

    /// Number of cards.
    #[inline]
    pub fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether there are no cards.
    #[inline]
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether a card of this kind is among them.
    #[inline]
    pub fn contains(self, card: Card) -> bool {
        self.0 & FIRST[card.index()] != 0
    }

    /// Number of cards of this kind.
    #[inline]
    pub fn count(self, card: Card) -> usize {
        let first = FIRST[card.index()];
        (self.0 & (first | (first & PAIRS) << 1)).count_ones() as usize
    }

    /// Adds a card. Returns false if all the player's cards of this kind are in the set already.
    #[inline]
    pub(super) fn insert(&mut self, card: Card) -> bool {
        let first = FIRST[card.index()];
        let bit = if self.0 & first == 0 { first } else { (first & PAIRS) << 1 };
        let room = self.0 & bit != bit;
        self.0 |= bit;
        room
    }

    /// Removes a card of this kind, if there is one.
    #[inline]
    pub(super) fn remove(&mut self, card: Card) {
        let first = FIRST[card.index()];
        let second = (first & PAIRS) << 1;
        self.0 &= if self.0 & second == 0 { !first } else { !second };
    }

    /// The multiset difference: removes as many cards of each kind as `others` has.
    #[inline]
    #[must_use]
    pub fn without(self, others: Cards) -> Cards {
        let left = self.0 & !others.0;
        let seconds = left & PAIRS << 1 & !(left << 1);
        Cards(left & !seconds | seconds >> 1)
    }

    /// Each card, in canonical order.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Card> + Clone {
        bits(self.0).map(|bit| KIND[bit as usize])
    }

    /// Each kind once, in canonical order.
    #[inline]
    pub fn kinds(self) -> impl Iterator<Item = Card> + Clone {
        Cards(self.0 & !(PAIRS << 1)).iter()
    }

    /// Number of hunters.
    pub(super) fn hunters(self) -> usize {
        (self.0 & ((1 << HUNTERS) - 1)).count_ones() as usize
    }
}

/// The numbers of the set bits of a mask, lowest first.
fn bits(mut mask: u32) -> impl Iterator<Item = u32> + Clone {
    std::iter::from_fn(move || {
        let bit = mask.trailing_zeros();
        mask &= mask.wrapping_sub(1);
        if bit < u32::BITS { Some(bit) } else { None }
    })
}

impl FromIterator<Card> for Cards {
    /// Drops cards of a kind beyond the number that a player owns.
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Cards {
        let mut set = Cards::NONE;
        for card in cards {
            set.insert(card);
        }
        set
    }
}

/// Writes the cards in canonical order with commas, such as `1,10,chief,chief`.
impl fmt::Display for Cards {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        super::action::write_list(f, self.iter())
    }
}

impl fmt::Debug for Cards {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{{{self}}}")
    }
}

/// Counts the ways to choose a number of cards (MN-7), and finds each choice by its rank, without listing
/// them all.
pub(super) mod choice {
    use super::{Cards, PAIRS, bits};

    /// `BINOMIAL[n][k]` is the number of ways to choose k of n cards, up to all 17.
    const BINOMIAL: [[u32; 18]; 18] = {
        let mut table = [[0; 18]; 18];
        let mut n = 0;
        while n < 18 {
            table[n][0] = 1;
            let mut k = 1;
            while k <= n {
                table[n][k] = table[n - 1][k - 1] + table[n - 1][k];
                k += 1;
            }
            n += 1;
        }
        table
    };

    /// The kinds that are available twice, as bits of their first cards.
    fn pairs(available: Cards) -> u32 {
        available.0 >> 1 & PAIRS
    }

    /// Iterates over the ways to take none, one or two cards of every pair. Each comes with the number of
    /// ways to complete the choice from the other cards.
    fn heads(available: Cards, size: usize) -> impl Iterator<Item = (u32, u32)> {
        let pairs = pairs(available);
        let singles = (available.0 & !(pairs | pairs << 1)).count_ones() as usize;
        let of_pair = move |pair: u32| {
            let both = [0, pair, pair | pair << 1];
            both.into_iter().take(if pairs & pair == 0 { 1 } else { 3 })
        };
        of_pair(1 << 10)
            .flat_map(move |chiefs| of_pair(1 << 12).map(move |matriarchs| chiefs | matriarchs))
            .map(move |head| {
                let rest = size.checked_sub(head.count_ones() as usize);
                (head, rest.and_then(|rest| BINOMIAL[singles].get(rest)).copied().unwrap_or(0))
            })
    }

    /// Number of distinct choices of `size` cards.
    pub(in super::super) fn count(available: Cards, size: usize) -> u32 {
        heads(available, size).map(|(_, ways)| ways).sum()
    }

    /// The choice with this rank, which must be below [`count`].
    pub(in super::super) fn nth(available: Cards, size: usize, mut rank: u32) -> Option<Cards> {
        let (head, _) = heads(available, size).find(|&(_, ways)| {
            let here = rank < ways;
            rank -= if here { 0 } else { ways };
            here
        })?;
        let pairs = pairs(available);
        let singles = available.0 & !(pairs | pairs << 1);
        let mut left = size - head.count_ones() as usize;
        let mut choice = head;
        for (after, bit) in (0..singles.count_ones() as usize).rev().zip(bits(singles)) {
            if left == 0 {
                break;
            }
            let with = BINOMIAL[after][left - 1];
            if rank < with {
                choice |= 1 << bit;
                left -= 1;
            } else {
                rank -= with;
            }
        }
        Some(Cards(choice))
    }
}
