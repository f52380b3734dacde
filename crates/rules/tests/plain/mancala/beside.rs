//! Compares both implementations of Mancala.

use rules::{Random, Spec, mancala};

use super::Mancala;
use crate::{
    beside::{Plan, Tally, compare, line},
    dice::Dice,
    perft::Check,
};

/// Plays games of every spec, `times` times as many as in an ordinary run.
pub(crate) fn games(times: u32) {
    for (rules, endings) in [
        ("general", ["MC-6"].as_slice()),
        ("egyptian", &["MC-10"]),
        ("ethiopian", &["MC-10", "MC-14"]),
        ("nigerian", &["MC-19"]),
    ] {
        let mut tally = Tally::default();
        for stones in if rules == "ethiopian" { 2..=8 } else { 1..=8 } {
            let spec = format!("mancala:rules={rules},stones={stones}");
            let plan = Plan { games: 400 * times, texts: 1500 * times, plies: 2000 };
            compare::<mancala::Mancala, Mancala>(&spec, text, &plan, &mut tally);
            if mancala::Spec::parse(&format!("{spec},start=1")).is_ok() {
                for start in 1..=30 {
                    let plan = Plan { games: 10 * times, texts: 0, plies: 2000 };
                    let spec = format!("{spec},start={start}");
                    compare::<mancala::Mancala, Mancala>(&spec, text, &plan, &mut tally);
                }
            }
        }
        println!("mancala:rules={rules}: {tally:?}");
        tally.saw(endings);
    }
}

/// Checks the table of perft counts for this game. `Check::SideBySide` covers every rule set, but only with
/// 2, 4 and 8 stones.
pub(crate) fn perft(check: Check) {
    check.of::<mancala::Mancala, Mancala>(|spec| {
        let stones = spec.split(['=', ',']).next_back().and_then(|stones| stones.parse().ok()).unwrap_or(4);
        [2, 4, 8].contains(&stones)
    });
}

#[test]
fn a_position_comes_back() {
    // The example of MC-15, played twice.
    let moves = "6l 3l 4l 1l 5l 2l 3l 1l 6l 4l 5l 2l";
    line::<mancala::Mancala, Mancala>(
        "mancala:rules=ethiopian",
        "0 1 0 1 1 2 0 / 1 0 2 1 0 0 0 S",
        &[moves, moves].join(" "),
        "0 0 0 0 0 0 5 / 0 0 0 0 0 0 4 -",
    );
}

/// The text of a position with few stones, so that ends, skipped turns and repetitions are near.
fn text(_: &str, dice: &mut Dice) -> String {
    let most = *dice.pick(&[2, 3, 3, 5, 9, 14]);
    let gaps = 1 + dice.below(4);
    let mut words = Vec::new();
    for side in ["/", if dice.one_in(2) { "S" } else { "N" }] {
        for _ in 0..6 {
            words.push(if dice.one_in(gaps) { 0 } else { dice.below(most + 1) }.to_string());
        }
        words.push(dice.below(20).to_string());
        words.push(side.to_owned());
    }
    words.join(" ")
}
