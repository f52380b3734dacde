//! Sets of cards that deserve a thought at the secret choice (MN-7).

use rules::{
    Random, Seat,
    manitou::{Action, Card, Cards, Table},
};
use search::Generator;

/// A choice of cards for a hunt.
pub(super) fn propose(table: &Table, seat: Seat, taste: &Taste, random: &mut Generator) -> Action {
    Action::Choose(pick(table.available(seat), table.choice_size(seat), taste, random))
}

/// So many of these cards, as a player may choose them. How much the set makes of heroes is drawn first, then each card's
/// appeal by this and a little luck, and the most appealing cards are chosen. So the sets differ in what matters, and
/// hardly ever in what does not.
pub(super) fn pick(from: Cards, size: usize, taste: &Taste, random: &mut Generator) -> Cards {
    let strength = taste.strength.0 + taste.strength.1 * random.below(taste.strength.2) as i32;
    let heroes = taste.heroes.0 + random.below(taste.heroes.1) as i32;
    let mut cards = [(i32::MIN, Card::default()); 17];
    for (place, card) in cards.iter_mut().zip(from.iter()) {
        let appeal = match card.value() {
            Some(value) => strength * i32::from(value),
            None => heroes + taste.favour[card.index() - 10],
        };
        *place = (appeal + random.below(taste.luck) as i32, card);
    }
    if size > 0 && size < cards.len() {
        cards.select_nth_unstable_by_key(size - 1, |(appeal, _)| std::cmp::Reverse(*appeal));
    }
    cards.iter().take(size).map(|(_, card)| *card).collect()
}

/// How sets are made.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Taste {
    /// How much a set may make of a hunter's value: from this, by steps, so many.
    pub(crate) strength: (i32, i32, u32),
    /// The appeal of a hero: from this, and how much above.
    pub(crate) heroes: (i32, u32),
    /// What is added for each kind of hero, Chieftain first.
    pub(crate) favour: [i32; 5],
    /// The part of luck in a card's appeal is below this.
    pub(crate) luck: u32,
}

/// The numbers in use.
pub(crate) const TASTE: Taste =
    Taste { strength: (10, 0, 1), heroes: (60, 35), favour: [0, 15, -5, -5, -10], luck: 25 };
