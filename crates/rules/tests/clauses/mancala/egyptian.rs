//! Extra turns, captures and the end: MC-8 to MC-10.

use super::*;

#[test]
fn mc_8_last_stone_in_the_own_mancala_gives_another_turn() {
    let game = played(start("mancala"), "3");
    assert_eq!(game.position().unwrap(), "4 4 0 5 5 5 1 / 4 4 4 4 4 4 0 S");
    //   . . . . . 1        Several extra turns in a row: 6, then 5, which fills 6 again, then 6.
    // 0             0
    //   1 . . . 2 1
    assert_eq!(
        after("egyptian", "1 0 0 0 2 1 0 / 1 0 0 0 0 0 0 S", "6 5 6"),
        "1 0 0 0 0 0 3 / 1 0 0 0 0 0 0 S"
    );
    // Passing the player's mancala is not enough.
    assert_eq!(played(start("mancala"), "4").turn(), Turn::Seat(NORTH));
}

#[test]
fn mc_9_a_last_stone_in_an_own_empty_bowl_captures_across() {
    //   . 3 . . . .
    // 0             0
    //   1 . . . . 1
    assert_eq!(after("egyptian", "1 0 0 0 0 1 0 / 2 0 0 0 3 0 0 S", "1"), "0 0 0 0 0 1 4 / 2 0 0 0 0 0 0 N");
    // North's bowl 2 is across from South's bowl 5.
    assert_eq!(after("egyptian", "0 0 0 1 5 0 0 / 1 0 0 0 0 1 0 N", "1"), "0 0 0 1 0 0 0 / 0 0 0 0 0 1 6 S");
}

#[test]
fn mc_9_the_single_stone_is_banked_even_when_nothing_is_across() {
    assert_eq!(after("egyptian", "1 0 0 0 0 1 0 / 2 0 0 0 0 0 0 S", "1"), "0 0 0 0 0 1 1 / 2 0 0 0 0 0 0 N");
}

#[test]
fn mc_9_stones_of_the_same_sowing_are_included() {
    // Ten stones from bowl 4 reach bowls 5 and 6, the mancala, North's six bowls, and bowl 1, which was
    // empty. North's bowl 6, across from bowl 1, has received a stone of this sowing.
    //   . 1 . . . .
    // 0             0
    //   . . . 10 . .
    assert_eq!(after("egyptian", "0 0 0 10 0 0 0 / 0 0 0 0 1 0 0 S", "4"), "0 0 0 0 1 1 3 / 1 1 1 1 2 0 0 N");
}

#[test]
fn mc_9_no_capture_in_a_bowl_that_held_stones_or_is_the_opponents() {
    assert_eq!(after("egyptian", "1 1 0 0 0 0 0 / 2 0 0 0 3 0 0 S", "1"), "0 2 0 0 0 0 0 / 2 0 0 0 3 0 0 N");
    //   . . . . 1 .        The second stone falls into North's bowl 1, which is empty.
    // 0             0
    //   1 . . . . 2
    assert_eq!(after("egyptian", "1 0 0 0 0 2 0 / 0 1 0 0 0 0 0 S", "6"), "1 0 0 0 0 0 1 / 1 1 0 0 0 0 0 N");
}

#[test]
fn mc_10_the_other_player_banks_the_rest() {
    // The mover's opponent banks the rest.
    let game = played(at("egyptian", "0 0 0 0 0 1 3 / 5 0 0 1 0 0 2 S"), "6");
    assert_eq!(game.position().unwrap(), "0 0 0 0 0 0 4 / 0 0 0 0 0 0 8 -");
    assert_eq!(result(&game), ("0 1".into(), "MC-10"));
    // The mover banks the rest, because a capture empties the other side.
    let game = played(at("egyptian", "1 0 0 0 0 2 0 / 0 0 0 0 3 0 0 S"), "1");
    assert_eq!(game.position().unwrap(), "0 0 0 0 0 0 6 / 0 0 0 0 0 0 0 -");
    assert_eq!(result(&game), ("1 0".into(), "MC-10"));
}
