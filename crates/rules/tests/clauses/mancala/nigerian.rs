//! Fours and relays: MC-16 to MC-19.

use super::*;

#[test]
fn mc_16_the_opponents_mancala_gets_a_stone_the_last_one_too() {
    //   1 1 1 1 1 1
    // 0             0
    //   1 . . . . 8
    assert_eq!(after("nigerian", "1 0 0 0 0 8 0 / 1 1 1 1 1 1 0 S", "6"), "1 0 0 0 0 0 1 / 2 2 2 2 2 2 1 N");
}

#[test]
fn mc_16_no_extra_turns() {
    assert_eq!(after("nigerian", "1 0 0 0 0 1 0 / 1 0 0 0 0 0 0 S", "6"), "1 0 0 0 0 0 1 / 1 0 0 0 0 0 0 N");
}

#[test]
fn mc_17_a_drop_that_makes_four_banks_them_for_the_bowls_owner() {
    // South drops into North's bowl 1: North banks.
    assert_eq!(after("nigerian", "1 0 0 0 0 3 0 / 3 0 0 0 0 0 0 S", "6"), "1 0 0 0 0 0 1 / 0 1 0 0 0 0 4 N");
    // South drops into South's bowl 2: South banks.
    assert_eq!(after("nigerian", "2 3 0 0 0 0 0 / 1 0 0 0 0 0 0 S", "1"), "0 0 1 0 0 0 4 / 1 0 0 0 0 0 0 N");
}

#[test]
fn mc_17_only_a_drop_banks_four() {
    assert_eq!(after("nigerian", "4 0 0 0 0 1 0 / 4 0 0 0 0 0 0 S", "6"), "4 0 0 0 0 0 1 / 4 0 0 0 0 0 0 N");
    // Four stones in a mancala are not banked again.
    assert_eq!(after("nigerian", "1 0 0 0 0 1 3 / 1 0 0 0 0 0 0 S", "6"), "1 0 0 0 0 0 4 / 1 0 0 0 0 0 0 N");
}

#[test]
fn mc_17_a_bowl_banked_in_the_first_round_fills_again_in_the_second() {
    // 20 stones: a whole round of 14 makes four in bowl 3, which are banked. The other six go to bowls 3 to 6
    // (bowl 3 has one again), the mancala and North's bowl 1, which then has two. Three relays follow: to 2
    // and 3; from 3 to 4 and 5; from 5 to 6 and the mancala.
    //   1 . .  . . .
    // 0              0
    //   . 20 3 . . .
    assert_eq!(after("nigerian", "0 20 3 0 0 0 0 / 0 0 0 0 0 1 0 S", "2"), "1 1 1 2 2 2 6 / 0 2 0 2 0 3 2 N");
}

#[test]
fn mc_18_a_last_stone_in_a_bowl_with_stones_sows_on() {
    // From the start: bowls 2 to 5 receive a stone. Bowl 5 is lifted, and its five stones go to 6, the
    // mancala and North's 1 to 3. North's bowl 3 is lifted, and its five stones go to 4, 5, 6, North's
    // mancala and South's bowl 1, which is empty.
    //   5 5 5 . 5 5
    // 1             1
    //   1 5 5 5 . 5
    assert_eq!(
        played(start("mancala:rules=nigerian"), "1").position().unwrap(),
        "1 5 5 5 0 5 1 / 5 5 0 5 5 5 1 N"
    );
}

#[test]
fn mc_18_the_turn_ends_in_a_mancala_an_empty_bowl_or_with_four() {
    let end = |position| after("nigerian", position, "1");
    assert_eq!(end("6 0 0 0 0 0 0 / 1 0 0 0 0 0 0 S"), "0 1 1 1 1 1 1 / 1 0 0 0 0 0 0 N");
    assert_eq!(end("2 1 0 0 0 0 0 / 1 0 0 0 0 0 0 S"), "0 2 1 0 0 0 0 / 1 0 0 0 0 0 0 N");
    // Bowl 3 has three: the last stone makes four, South banks, and nothing is lifted.
    assert_eq!(end("2 1 3 0 0 0 0 / 1 0 0 0 0 0 0 S"), "0 2 0 0 0 0 4 / 1 0 0 0 0 0 0 N");
    // Bowl 2 has four stones. The last stone makes five, and the bowl is lifted.
    assert_eq!(end("1 4 0 0 0 0 0 / 1 0 0 0 0 0 0 S"), "0 0 1 1 1 1 1 / 1 0 0 0 0 0 0 N");
}

#[test]
fn mc_19_stones_left_in_bowls_count_for_nobody() {
    let game = played(at("nigerian", "0 0 0 0 0 1 0 / 5 0 0 0 0 0 2 S"), "6");
    assert_eq!(game.position().unwrap(), "0 0 0 0 0 0 1 / 5 0 0 0 0 0 2 -");
    assert_eq!(result(&game), ("0 1".into(), "MC-19"));
}
