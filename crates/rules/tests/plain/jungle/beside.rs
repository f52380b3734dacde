//! Compares both implementations of Jungle.

use rules::{Random, jungle};

use super::Jungle;
use crate::{
    beside::{Plan, Tally, compare},
    board::{self, Men, Square, draw, name, squares},
    dice::Dice,
    perft::Check,
};

/// Plays games of every spec, `times` times as many as in an ordinary run.
pub(crate) fn games(times: u32) {
    let mut tally = Tally::default();
    let plan = Plan { games: 400 * times, texts: 1500 * times, plies: 1000 };
    compare::<jungle::Jungle, Jungle>("jungle", text, &plan, &mut tally);
    println!("jungle: {tally:?}");
    tally.saw(&["J-14", "J-15"]);
    assert!(tally.barred > 0, "no move was barred (J-16): {tally:?}");
}

/// Checks the table of perft counts for this game.
pub(crate) fn perft(check: Check) {
    check.of::<jungle::Jungle, Jungle>(|_| true);
}

/// The text of a position with random animals, from a few to all, often close to each other.
fn text(_: &str, dice: &mut Dice) -> String {
    let (first, last) = *dice.pick(&[(0, 8), (0, 8), (2, 6), (5, 8)]);
    let mut free: Vec<Square> = squares(7, 9).filter(|&(_, rank)| (first..=last).contains(&rank)).collect();
    free.retain(|square| !["d1", "d9"].contains(&name(*square).as_str()));
    let one_in = 1 + dice.below(7);
    let mut men = Men::new();
    for letter in "RCDWPTLErcdwptle".chars() {
        if dice.one_in(one_in) {
            let mut square = draw(&mut free, dice);
            let is_water = |(file, rank): Square| (3..=5).contains(&rank) && ![0, 3, 6].contains(&file);
            while is_water(square) && !"RrDd".contains(letter) && !dice.one_in(500) {
                square = draw(&mut free, dice);
            }
            men.insert(square, letter);
        }
    }
    let orange = dice.one_in(2);
    let mut own: Vec<Square> =
        men.iter().filter(|(_, man)| man.is_ascii_uppercase() == orange).map(|(&at, _)| at).collect();
    own.retain(|_| dice.one_in(3));
    own.sort_unstable();
    let hungry: Vec<String> = own.into_iter().map(name).collect();
    let hungry = if hungry.is_empty() { "-".to_owned() } else { hungry.join(",") };
    format!("{} {} {hungry}", board::write(&men, 7, 9), if orange { "o" } else { "y" })
}
