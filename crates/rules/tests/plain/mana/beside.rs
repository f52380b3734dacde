//! Compares both implementations of Mana.

use rules::{Random, mana};

use super::Mana;
use crate::{
    beside::{Plan, Tally, compare},
    board::{self, Men, Square, draw, name, squares},
    dice::Dice,
    perft::Check,
};

/// Plays games of every spec, `times` times as many as in an ordinary run.
pub(crate) fn games(times: u32) {
    for options in ["", ":bird=spirit", ":setup=advanced", ":setup=advanced,bird=spirit"] {
        let spec = format!("mana{options}");
        let mut tally = Tally::default();
        // An advanced game takes much longer, because there are thousands of ways to set up.
        let games = if options.contains("advanced") { 4 } else { 50 };
        let plan = Plan { games: games * times, texts: 200 * times, plies: 2000 };
        compare::<mana::Mana, Mana>(&spec, text, &plan, &mut tally);
        println!("{spec}: {tally:?}");
        tally.saw(&["MA-16", "MA-17", "MA-18"]);
        assert!(tally.again > 0, "nobody was skipped (MA-14): {tally:?}");
    }
}

/// Checks the table of perft counts for this game.
pub(crate) fn perft(check: Check) {
    check.of::<mana::Mana, Mana>(|_| true);
}

/// The text of a position whose pieces are crowded into a part of the board, so that some are blocked.
fn text(_: &str, dice: &mut Dice) -> String {
    let (files, ranks) = *dice.pick(&[(6, 6), (6, 6), (6, 2), (4, 3), (3, 4), (5, 4)]);
    let mut free: Vec<Square> = squares(files, ranks).collect();
    let mut men = Men::new();
    let mut captured = [0, 0];
    for (seat, letters) in [(0, ['D', 'R']), (1, ['d', 'r'])] {
        men.insert(draw(&mut free, dice), letters[0]);
        let most = *dice.pick(&[0, 2, 6]);
        captured[seat] = dice.below(most).min(5);
        for _ in captured[seat]..5 {
            men.insert(draw(&mut free, dice), letters[1]);
        }
    }
    free.extend(squares(6, 6).filter(|&(file, rank)| file >= files || rank >= ranks));
    let bird = if dice.one_in(5) { None } else { free.get(dice.below(free.len() as u32) as usize) };
    let duty = dice.pick(&["1", "2", "3", "*"]);
    let bird = bird.map_or("-".to_owned(), |&bird| name(bird));
    let actor = dice.pick(&["b", "w"]);
    format!("{} {actor} {bird} {}/{} {duty}", board::write(&men, 6, 6), captured[0], captured[1])
}
