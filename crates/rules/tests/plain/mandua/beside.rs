//! Compares both implementations of Mandua.

use rules::{Random, mandua};

use super::Mandua;
use crate::{
    Plain,
    beside::{Plan, Tally, compare, line},
    board::{self, Men, Square, draw, name, squares},
    dice::Dice,
    perft::Check,
};

/// Plays games of every spec, `times` times as many as in an ordinary run.
pub(crate) fn games(times: u32) {
    for referee in ["guided", "strict"] {
        for start in ["cages", "corners", "cross"] {
            let spec = format!("mandua:referee={referee},start={start}");
            let mut tally = Tally::default();
            let plan = Plan { games: 400 * times, texts: 1500 * times, plies: 1000 };
            compare::<mandua::Mandua, Mandua>(&spec, text, &plan, &mut tally);
            println!("{spec}: {tally:?}");
            tally.saw(&["MD-22", "MD-23", "MD-24", "MD-25", "MD-26"]);
        }
        let mut tally = Tally::default();
        for hunters in 1..25 {
            let spec = format!("mandua:referee={referee},hunters={hunters}");
            let plan = Plan { games: 20 * times, texts: 100 * times, plies: 1000 };
            compare::<mandua::Mandua, Mandua>(&spec, text, &plan, &mut tally);
        }
        println!("mandua:referee={referee} with fewer hunters: {tally:?}");
        tally.saw(&["MD-23", "MD-24", "MD-25"]);
    }
}

/// Checks the table of perft counts for this game.
pub(crate) fn perft(check: Check) {
    check.of::<mandua::Mandua, Mandua>(|_| true);
}

/// The worked positions of the rules.
#[test]
fn worked_positions() {
    let strict = |from: &str, actions: &str, to: &str| {
        line::<mandua::Mandua, Mandua>("mandua:referee=strict", from, actions, to);
    };
    let guided = |from: &str, actions: &str, to: &str| {
        line::<mandua::Mandua, Mandua>("mandua", from, actions, to);
    };
    // Pictures 6 and 7
    guided("5/1h1h1/2T2/5/5 TT-T 23 t +2", "c3-c4", "5/2T2/5/5/5 TT-T 23 h -");
    // Pictures 8 and 9
    guided("5/1T3/1h3/h1hT1/5 --TT 22 t +3", "b4-b2", "5/5/5/1T1T1/5 --TT 22 h -");
    let pictures = "5/1T3/1h3/h1hT1/5 --TT 22 t -";
    strict(pictures, "d2-b2 object3", "5/1T3/1h3/hT3/5 --TT 22 h x:b4");
    // Pictures 10 and 11
    let pictures = "5/5/3T1/Th1h1/5 -TT- 23 t -";
    strict(pictures, "say1 d3-d1 end object2", "5/5/5/Th3/3T1 -TT- 23 h x:a2");
    // Pictures 12 and 13
    let pictures = "2h2/3h1/4h/2Th1/1T2h --TT 20 t -";
    strict(pictures, "say4 c2-e2 object3", "2h2/3h1/5/4T/1T3 --TT 20 h x:e2");
    // Pictures 14 and 15
    let pictures = "1TTh1/3hh/h2T1/1T2h/5 ---- 20 t -";
    strict(pictures, "d3-e3 end object4", "1TTh1/3h1/h3T/1T3/5 ---- 20 h x:c5");
    // Pictures 16 to 18
    let pictures = "1hhh1/h1T1h/h1hhh/h2hh/1hhTh T--T 10 t -";
    strict(pictures, "say12 c4-d4", "1hh2/h2Th/h1h1h/h2hh/1hhTh T--T 10 t !12+2");
    guided(&pictures.replace("t -", "t +12"), "c4-d4", "1hh2/h2Th/h1h1h/h2hh/1hhTh T--T 10 t +10");
}

/// The text of a position with few or many hunters, some of them still to be placed. If the text can state a
/// total, it states the right one.
fn text(spec: &str, dice: &mut Dice) -> String {
    let mut free: Vec<Square> = squares(5, 5).collect();
    let mut men = Men::new();
    let mut cages = ['-'; 4];
    for _ in 0..*dice.pick(&[1, 2, 3, 4, 4, 4]) {
        if dice.one_in(3) {
            cages[dice.below(4) as usize] = 'T';
        } else {
            men.insert(draw(&mut free, dice), 'T');
        }
    }
    let most = *dice.pick(&[2, 5, 12, 22]);
    let hunters = dice.below(most).min(free.len() as u32);
    for _ in 0..hunters {
        men.insert(draw(&mut free, dice), 'h');
    }
    let to_set = if dice.one_in(3) { dice.below(26 - hunters) } else { 0 };
    let cages: String = cages.iter().collect();
    let start = format!("{} {cages} {to_set}", board::write(&men, 5, 5));
    if dice.one_in(2) {
        let named: Vec<String> =
            men.iter().filter(|&(_, &man)| man == 'T' && dice.one_in(2)).map(|(&at, _)| name(at)).collect();
        let removal = spec.contains("strict") && dice.one_in(2);
        let state = if removal { format!("x:{}", named.join(",")) } else { "-".to_owned() };
        return format!("{start} h {state}");
    }
    let states = (1..=hunters).map(|number| format!("{start} t +{number}"));
    let right = states.into_iter().find(|text| Mandua::from_position(spec, text).is_some());
    right.unwrap_or(format!("{start} t -"))
}
