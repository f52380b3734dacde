//! The board, sowing, and the General rule set: MC-1 to MC-7.

use super::*;

#[test]
fn mc_1_six_bowls_a_side_with_four_stones_each() {
    assert_eq!(Bowl::ALL.len(), 6);
    assert_eq!(start("mancala").position().unwrap(), "4 4 4 4 4 4 0 / 4 4 4 4 4 4 0 S");
    for stones in 1..=8 {
        let game = start(&format!("mancala:rules=general,stones={stones}"));
        assert_eq!(game.spec().stones(), stones);
        for seat in [SOUTH, NORTH] {
            assert!(Bowl::ALL.iter().all(|&bowl| game.bowl(seat, bowl) == stones));
            assert_eq!((game.mancala(seat), game.score(seat)), (0, 0));
        }
    }
}

#[test]
fn mc_2_bowls_are_numbered_from_their_owners_left_and_south_begins() {
    assert_eq!(start("mancala").turn(), Turn::Seat(SOUTH));
    for i in 1..=6 {
        assert_eq!(bowl(i).across().number(), 7 - i);
    }
    assert_eq!((Bowl::new(0), Bowl::new(7)), (None, None));
    //   . . . . . 3        North's bowl 1 is across from South's bowl 6.
    // 0             0
    //   1 . . . . 2
    let game = at("egyptian", "1 0 0 0 0 2 0 / 3 0 0 0 0 0 0 S");
    assert_eq!((game.bowl(SOUTH, bowl(6)), game.bowl(NORTH, bowl(1))), (2, 3));
}

#[test]
fn mc_3_the_circuit_runs_counter_clockwise() {
    // Fourteen stones from bowl 4 visit every place of the full circuit once.
    //   . . . . . 1
    // 0             0
    //   . . . 14 . .
    let game = at("nigerian", "0 0 0 14 0 0 0 / 1 0 0 0 0 0 0 S");
    let drops: Vec<Place> = game
        .steps("4".parse().unwrap())
        .into_iter()
        .filter_map(|step| if let Step::Drop { to } = step { Some(to) } else { None })
        .collect();
    let bowls =
        |seat, numbers: std::ops::RangeInclusive<u8>| numbers.map(move |i| Place::Bowl(seat, bowl(i)));
    let expected: Vec<Place> = bowls(SOUTH, 5..=6)
        .chain([Place::Mancala(SOUTH)])
        .chain(bowls(NORTH, 1..=6))
        .chain([Place::Mancala(NORTH)])
        .chain(bowls(SOUTH, 1..=4))
        .collect();
    assert_eq!(drops, expected);
}

#[test]
fn mc_4_one_stone_into_each_next_place() {
    let game = played(start("mancala:rules=general"), "3");
    assert_eq!(game.position().unwrap(), "4 4 0 5 5 5 1 / 4 4 4 4 4 4 0 N");
    assert_eq!(played(game, "6").position().unwrap(), "5 5 1 5 5 5 1 / 4 4 4 4 4 0 1 S");
}

#[test]
fn mc_4_the_opponents_mancala_is_skipped() {
    //   1 1 1 1 1 1          2 2 2 2 2 2
    // 7             0      7             1
    //   1 . . . . 8          2 . . . . .
    for rules in ["general", "egyptian"] {
        assert_eq!(after(rules, "1 0 0 0 0 8 0 / 1 1 1 1 1 1 7 S", "6"), "2 0 0 0 0 0 1 / 2 2 2 2 2 2 7 N");
        // North skips South's mancala.
        assert_eq!(after(rules, "1 1 1 1 1 1 7 / 1 0 0 0 0 8 0 N", "6"), "2 2 2 2 2 2 7 / 2 0 0 0 0 0 1 S");
    }
}

#[test]
fn mc_4_only_own_bowls_with_stones() {
    let game = at("general", "0 2 0 0 1 0 0 / 4 4 4 4 4 4 0 S");
    assert_eq!(actions(&game), "2 5");
    assert_eq!(refusal(&game, "1"), "MC-4 mancala-empty-bowl bowl=1");
    let north = at("general", "4 4 4 4 4 4 0 / 1 0 0 0 0 3 0 N");
    assert_eq!(actions(&north), "1 6");
    assert_eq!(refusal(&north, "2"), "MC-4 mancala-empty-bowl bowl=2");
}

#[test]
fn mc_5_a_lap_of_the_whole_circuit_ends_in_the_lifted_bowl() {
    //   1  1 1 1 1 1          2 2 2 2 2 2
    // 0               0     0             1
    //   . 13 . . . .          1 1 1 1 1 1
    let position = "0 13 0 0 0 0 0 / 1 1 1 1 1 1 0 S";
    assert_eq!(after("general", position, "2"), "1 1 1 1 1 1 1 / 2 2 2 2 2 2 0 N");
    // Bowl 2 was empty when the last stone fell: that stone and the two across, in North's bowl 5, are banked
    // (MC-9).
    assert_eq!(after("egyptian", position, "2"), "1 0 1 1 1 1 4 / 2 2 2 2 0 2 0 N");
    // The Nigerian circuit has one more place, and the turn ends in an empty bowl (MC-18).
    let position = "0 14 0 0 0 0 0 / 1 1 1 1 1 1 0 S";
    assert_eq!(after("nigerian", position, "2"), "1 1 1 1 1 1 1 / 2 2 2 2 2 2 1 N");
}

#[test]
fn mc_5_a_longer_lap_drops_into_the_lifted_bowl_and_goes_on() {
    // 13 go round once, two more fall into bowls 3 and 4.
    let position = "0 15 0 0 0 0 0 / 1 1 1 1 1 1 0 S";
    assert_eq!(after("general", position, "2"), "1 1 2 2 1 1 1 / 2 2 2 2 2 2 0 N");
    // Bowl 3 was no longer empty, so nothing is captured.
    assert_eq!(after("egyptian", position, "2"), "1 1 2 2 1 1 1 / 2 2 2 2 2 2 0 N");
    // 95 = 7 x 13 + 4: seven rounds, and one more stone for bowls 2 to 5.
    assert_eq!(after("general", "95 0 0 0 0 0 0 / 1 0 0 0 0 0 0 S", "1"), "7 8 8 8 8 7 7 / 8 7 7 7 7 7 0 N");
}

#[test]
fn mc_6_the_game_ends_when_a_side_is_empty_extra_turn_or_not() {
    //   . . . 2 . .             North banks the two (MC-10).
    // 8             10
    //   . . . . . 1             The last stone falls into South's mancala, but the game is over.
    let game = played(at("egyptian", "0 0 0 0 0 1 10 / 0 0 2 0 0 0 8 S"), "6");
    assert_eq!(game.position().unwrap(), "0 0 0 0 0 0 11 / 0 0 0 0 0 0 10 -");
    assert_eq!(result(&game), ("1 0".into(), "MC-10"));
    assert_eq!(actions(&game), "");
    assert_eq!(game.count(), 0);
    assert_eq!(refusal(&game, "6"), "C-5 game-over");
}

#[test]
fn mc_6_equal_mancalas_are_a_draw() {
    let game = played(at("egyptian", "0 0 0 0 0 1 9 / 0 0 2 0 0 0 8 S"), "6");
    assert_eq!(result(&game), ("0.5 0.5".into(), "MC-10"));
    let game = played(at("general", "0 0 0 0 0 1 7 / 0 0 2 0 0 0 8 S"), "6");
    assert_eq!(result(&game), ("0.5 0.5".into(), "MC-6"));
}

#[test]
fn mc_6_looked_at_when_sowing_and_captures_are_done() {
    //   . 3 . . . .             South's last stone captures the three: both sides are empty at once.
    // 0             0
    //   1 . . . . .
    let game = played(at("egyptian", "1 0 0 0 0 0 0 / 0 0 0 0 3 0 0 S"), "1");
    assert_eq!(game.position().unwrap(), "0 0 0 0 0 0 4 / 0 0 0 0 0 0 0 -");
    // A relay: bowl 6 is lifted, and then North's bowl 1, which is not empty. South's side is empty while the
    // stones are in hand. In the end, they lie in North's bowls 2 to 4.
    //   . . . . . 2
    // 0             0
    //   . . . . . 2
    let game = played(at("nigerian", "0 0 0 0 0 2 0 / 2 0 0 0 0 0 0 S"), "6");
    assert_eq!(game.position().unwrap(), "0 0 0 0 0 0 1 / 0 1 1 1 0 0 0 -");
    // The relay brings South's bowl 1 a stone just before the turn ends, and the game goes on.
    //   1 . . . . .
    // 0             0
    //   . . . . . 7
    let game = played(at("nigerian", "0 0 0 0 0 7 0 / 0 0 0 0 0 1 0 S"), "6");
    assert_eq!(game.position().unwrap(), "1 0 0 0 0 0 1 / 1 1 1 1 1 0 1 N");
}

#[test]
fn mc_7_no_captures_and_no_extra_turns() {
    //   . 3 . . . .
    // 0             0
    //   1 . . . . 1
    let position = "1 0 0 0 0 1 0 / 0 0 0 0 3 0 0 S";
    assert_eq!(after("general", position, "1"), "0 1 0 0 0 1 0 / 0 0 0 0 3 0 0 N");
    assert_eq!(after("general", position, "6"), "1 0 0 0 0 0 1 / 0 0 0 0 3 0 0 N");
}

#[test]
fn mc_7_stones_left_in_bowls_count_for_nobody_and_stay_in_the_text() {
    let game = played(at("general", "0 0 0 0 0 1 3 / 5 0 0 0 0 0 2 S"), "6");
    assert_eq!(game.position().unwrap(), "0 0 0 0 0 0 4 / 5 0 0 0 0 0 2 -");
    assert_eq!(result(&game), ("1 0".into(), "MC-6"));
    assert_eq!((game.score(SOUTH), game.score(NORTH)), (4, 2));
    assert_eq!((actions(&game), game.count()), (String::new(), 0));
    // The stones left in bowls may also be on the winner's side.
    let game = played(at("general", "0 0 0 0 2 0 3 / 0 0 0 0 0 1 1 N"), "6");
    assert_eq!(game.position().unwrap(), "0 0 0 0 2 0 3 / 0 0 0 0 0 0 2 -");
    assert_eq!((actions(&game), game.count()), (String::new(), 0));
}
