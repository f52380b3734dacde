//! Games of every spec, side by side.

use rules::{jungle::Jungle, mana::Mana, mancala::Mancala, mandua::Mandua};

use crate::{
    beside::{Plan, Tally, compare, line},
    jungle, mana, mancala, mandua, texts,
};

/// The factor by which the long run plays more games than the ordinary run.
const LONG: u32 = 10;

fn mancala_is_the_same(times: u32) {
    for (rules, endings) in [
        ("general", ["MC-6"].as_slice()),
        ("egyptian", &["MC-10"]),
        ("ethiopian", &["MC-10", "MC-14"]),
        ("nigerian", &["MC-19"]),
    ] {
        let mut tally = Tally::default();
        for stones in if rules == "ethiopian" { 2..=8 } else { 1..=8 } {
            let spec = format!("mancala:rules={rules},stones={stones}");
            let plan = Plan { games: 800 * times, texts: 3000 * times, plies: 2000 };
            compare::<Mancala, mancala::Mancala>(&spec, texts::mancala, &plan, &mut tally);
        }
        println!("mancala:rules={rules}: {tally:?}");
        tally.saw(endings);
    }
}

fn mana_is_the_same(times: u32) {
    for options in ["", ":bird=spirit", ":setup=advanced", ":setup=advanced,bird=spirit"] {
        let spec = format!("mana{options}");
        let mut tally = Tally::default();
        // Most of the time goes to the many ways to set up.
        let games = if options.contains("advanced") { 20 } else { 200 };
        let plan = Plan { games: games * times, texts: 800 * times, plies: 2000 };
        compare::<Mana, mana::Mana>(&spec, texts::mana, &plan, &mut tally);
        println!("{spec}: {tally:?}");
        tally.saw(&["MA-16", "MA-17", "MA-18"]);
        assert!(tally.again > 0, "nobody was skipped (MA-14): {tally:?}");
    }
}

fn jungle_is_the_same(times: u32) {
    let mut tally = Tally::default();
    let plan = Plan { games: 800 * times, texts: 3000 * times, plies: 1000 };
    compare::<Jungle, jungle::Jungle>("jungle", texts::jungle, &plan, &mut tally);
    println!("jungle: {tally:?}");
    tally.saw(&["J-14", "J-15"]);
    assert!(tally.barred > 0, "no move was barred (J-16): {tally:?}");
}

fn mandua_is_the_same(times: u32) {
    for referee in ["guided", "strict"] {
        for start in ["cages", "corners", "cross"] {
            let spec = format!("mandua:referee={referee},start={start}");
            let mut tally = Tally::default();
            let plan = Plan { games: 800 * times, texts: 3000 * times, plies: 1000 };
            compare::<Mandua, mandua::Mandua>(&spec, texts::mandua, &plan, &mut tally);
            println!("{spec}: {tally:?}");
            tally.saw(&["MD-22", "MD-23", "MD-24", "MD-25", "MD-26"]);
        }
    }
}

#[test]
fn mancala_games() {
    mancala_is_the_same(1);
}

#[test]
fn mana_games() {
    mana_is_the_same(1);
}

#[test]
fn jungle_games() {
    jungle_is_the_same(1);
}

#[test]
fn mandua_games() {
    mandua_is_the_same(1);
}

#[test]
#[ignore = "long"]
fn many_mancala_games() {
    mancala_is_the_same(LONG);
}

#[test]
#[ignore = "long"]
fn many_mana_games() {
    mana_is_the_same(LONG);
}

#[test]
#[ignore = "long"]
fn many_jungle_games() {
    jungle_is_the_same(LONG);
}

#[test]
#[ignore = "long"]
fn many_mandua_games() {
    mandua_is_the_same(LONG);
}

#[test]
fn mancala_comes_back() {
    // The example of MC-15, played twice.
    let moves = "6l 3l 4l 1l 5l 2l 3l 1l 6l 4l 5l 2l";
    line::<Mancala, mancala::Mancala>(
        "mancala:rules=ethiopian",
        "0 1 0 1 1 2 0 / 1 0 2 1 0 0 0 S",
        &[moves, moves].join(" "),
        "0 0 0 0 0 0 5 / 0 0 0 0 0 0 4 -",
    );
}

/// The worked positions of the rules.
#[test]
fn mandua_worked_positions() {
    let strict = |from: &str, actions: &str, to: &str| {
        line::<Mandua, mandua::Mandua>("mandua:referee=strict", from, actions, to);
    };
    let guided = |from: &str, actions: &str, to: &str| {
        line::<Mandua, mandua::Mandua>("mandua", from, actions, to);
    };
    // Pictures 6 and 7
    guided("5/1h1h1/2T2/5/5 TT-T 23 t +2", "c3-c4", "5/2T2/5/5/5 TT-T 23 h -");
    // 8 and 9
    guided("5/1T3/1h3/h1hT1/5 --TT 22 t +3", "b4-b2", "5/5/5/1T1T1/5 --TT 22 h -");
    let pictures = "5/1T3/1h3/h1hT1/5 --TT 22 t -";
    strict(pictures, "d2-b2 object3", "5/1T3/1h3/hT3/5 --TT 22 h x:b4");
    // 10 and 11
    let pictures = "5/5/3T1/Th1h1/5 -TT- 23 t -";
    strict(pictures, "say1 d3-d1 end object2", "5/5/5/Th3/3T1 -TT- 23 h x:a2");
    // 12 and 13
    let pictures = "2h2/3h1/4h/2Th1/1T2h --TT 20 t -";
    strict(pictures, "say4 c2-e2 object3", "2h2/3h1/5/4T/1T3 --TT 20 h x:e2");
    // 14 and 15
    let pictures = "1TTh1/3hh/h2T1/1T2h/5 ---- 20 t -";
    strict(pictures, "d3-e3 end object4", "1TTh1/3h1/h3T/1T3/5 ---- 20 h x:c5");
    // 16 to 18
    let pictures = "1hhh1/h1T1h/h1hhh/h2hh/1hhTh T--T 10 t -";
    strict(pictures, "say12 c4-d4", "1hh2/h2Th/h1h1h/h2hh/1hhTh T--T 10 t !12+2");
    guided(&pictures.replace("t -", "t +12"), "c4-d4", "1hh2/h2Th/h1h1h/h2hh/1hhTh T--T 10 t +10");
}
