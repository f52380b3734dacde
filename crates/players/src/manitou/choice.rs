//! Chooses plausible cards for a hunt (MN-7).

use std::cmp::Reverse;

use rules::{
    Random,
    manitou::{Card, Cards},
};
use search::Generator;

/// The appeal of a hunter card, for each point of its value.
const VALUE: i32 = 10;
/// The basic appeal of a hero card.
const HERO: i32 = 60;
/// A random number below this is added to [`HERO`]. It is drawn once for each choice.
const HEROES: u32 = 35;
/// What each kind of hero adds to the appeal of its card: Chieftain, Matriarch, Rain Maker, Scout, Medicine
/// Man.
const KINDS: [i32; 5] = [0, 15, -5, -5, -10];
/// A random number below this is added to the appeal of each card.
const LUCK: u32 = 25;

/// The lowest basic appeal of a hero card in a set that [`try_out`] picks.
const LEAST_HERO: i32 = 20;
/// For such a set, a random number below this is added to [`LEAST_HERO`], once for the set.
const ANY_HEROES: u32 = 110;
/// For such a set, a random number below this is added to the appeal of each card.
const ANY_LUCK: u32 = 60;

/// Picks `size` of these cards as a player might.
///
/// First, it draws how much the player values heroes. Then it gives each card an appeal, partly at random,
/// and picks the most appealing cards. So the picked sets differ mainly in the number of heroes, which
/// matters most.
///
/// The constants [`VALUE`] to [`LUCK`] were chosen by games of playouts against playouts.
pub(super) fn pick(from: Cards, size: usize, random: &mut Generator) -> Cards {
    let hero = HERO + random.below(HEROES) as i32;
    most_appealing(from, size, hero, LUCK, random)
}

/// Picks `size` of these cards as [`pick`] does, but sets that a player would rarely choose are more likely.
/// Against a player whose choice is known, such sets are often best (measured in `exploit`).
pub(super) fn try_out(from: Cards, size: usize, random: &mut Generator) -> Cards {
    let hero = LEAST_HERO + random.below(ANY_HEROES) as i32;
    most_appealing(from, size, hero, ANY_LUCK, random)
}

/// Picks the cards with the highest appeal. `hero` is the basic appeal of a hero card. A random number below
/// `luck` is added to the appeal of each card.
fn most_appealing(from: Cards, size: usize, hero: i32, luck: u32, random: &mut Generator) -> Cards {
    let mut cards = [(i32::MIN, Card::default()); 17];
    for (place, card) in cards.iter_mut().zip(from.iter()) {
        let appeal = match card.value() {
            Some(value) => VALUE * i32::from(value),
            None => hero + KINDS[card.index() - Card::CHIEF.index()],
        };
        *place = (appeal + random.below(luck) as i32, card);
    }
    if (1..cards.len()).contains(&size) {
        // Equal appeals need an order, so that the choice does not depend on how the library selects.
        cards.select_nth_unstable_by_key(size - 1, |(appeal, card)| (Reverse(*appeal), card.index()));
    }
    cards.iter().take(size).map(|(_, card)| *card).collect()
}
