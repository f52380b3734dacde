//! Which cards a player may choose for a hunt (MN-7).

use std::cmp::Reverse;

use rules::{
    Random,
    manitou::{Card, Cards},
};
use search::Generator;

/// What a hunter adds to its card's appeal for each of its value.
const VALUE: i32 = 10;
/// The appeal of a hero lies from here ...
const HERO: i32 = 60;
/// ... to so much above.
const HEROES: u32 = 35;
/// What the kind of a hero adds: Chieftain, Matriarch, Rain Maker, Scout, Medicine Man.
const KINDS: [i32; 5] = [0, 15, -5, -5, -10];
/// Luck adds less than this to a card's appeal.
const LUCK: u32 = 25;

/// So many of these cards, as a player may choose them: how much he makes of heroes is drawn first, then each card's appeal
/// by this and a little luck, and the most appealing cards are chosen. So the sets differ in what matters, the number
/// of heroes, and hardly ever in what does not.
///
/// The numbers above were found by games of playouts against playouts.
pub(super) fn pick(from: Cards, size: usize, random: &mut Generator) -> Cards {
    let heroes = HERO + random.below(HEROES) as i32;
    let mut cards = [(i32::MIN, Card::default()); 17];
    for (place, card) in cards.iter_mut().zip(from.iter()) {
        let appeal = match card.value() {
            Some(value) => VALUE * i32::from(value),
            None => heroes + KINDS[card.index() - Card::CHIEF.index()],
        };
        *place = (appeal + random.below(LUCK) as i32, card);
    }
    if (1..cards.len()).contains(&size) {
        cards.select_nth_unstable_by_key(size - 1, |(appeal, _)| Reverse(*appeal));
    }
    cards.iter().take(size).map(|(_, card)| *card).collect()
}
