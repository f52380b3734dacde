//! Both directions, single stones, repetition: MC-11 to MC-15.

use super::*;

#[test]
fn mc_11_each_move_goes_right_or_left() {
    let game = start("mancala:rules=ethiopian");
    assert_eq!(actions(&game), "1l 1r 2l 2r 3l 3r 4l 4r 5l 5r 6l 6r");
    assert_eq!(played(game.clone(), "3r").position().unwrap(), "4 4 0 5 5 5 1 / 4 4 4 4 4 4 0 S");
    assert_eq!(refusal(&game, "3"), "MC-11 mancala-direction-missing bowl=3");
    for rules in ["general", "egyptian", "nigerian"] {
        let game = start(&format!("mancala:rules={rules}"));
        assert_eq!(actions(&game), "1 2 3 4 5 6");
        for action in ["3r", "3l"] {
            assert_eq!(refusal(&game, action), "MC-11 mancala-direction-given bowl=3");
        }
    }
}

#[test]
fn mc_12_clockwise_the_opponents_mancala_is_skipped() {
    //   5 5 5 4 4 4
    // 0             0     Bowl 2 to the left: bowl 1, and North's 6, 5 and 4.
    //   5 . 4 4 4 4
    let game = played(start("mancala:rules=ethiopian"), "2l");
    assert_eq!(game.position().unwrap(), "5 0 4 4 4 4 0 / 4 4 4 5 5 5 0 N");
}

#[test]
fn mc_12_clockwise_the_own_mancala_gets_a_stone_and_bowl_6_follows() {
    //   1 1 1 1 1 1
    // 0             0     Bowl 1 to the left: North's six bowls, South's mancala, bowls 6 and 5.
    //   9 . . . 1 .
    let position = "9 0 0 0 1 0 0 / 1 1 1 1 1 1 0 S";
    assert_eq!(after("ethiopian", position, "1l"), "0 0 0 0 2 1 1 / 2 2 2 2 2 2 0 N");
}

#[test]
fn mc_12_extra_turns_and_captures_hold_clockwise() {
    // Seven stones from bowl 1 end in the player's mancala (MC-8).
    assert_eq!(
        after("ethiopian", "7 2 0 0 0 0 0 / 1 1 1 1 1 1 0 S", "1l"),
        "0 2 0 0 0 0 1 / 2 2 2 2 2 2 0 S"
    );
    // Eight stones end in the empty bowl 6 and capture North's bowl 1, which received one of them (MC-9).
    assert_eq!(
        after("ethiopian", "8 1 0 0 0 0 0 / 1 1 1 1 1 1 0 S", "1l"),
        "0 1 0 0 0 0 4 / 0 2 2 2 2 2 0 N"
    );
    // Thirteen stones from bowl 3 go round to bowl 3 (MC-5) and capture North's bowl 4.
    assert_eq!(
        after("ethiopian", "0 0 13 0 0 0 0 / 1 1 1 1 1 1 0 S", "3l"),
        "1 1 0 1 1 1 4 / 2 2 2 0 2 2 0 N"
    );
}

#[test]
fn mc_13_a_single_stone_may_not_be_played() {
    let game = at("ethiopian", "1 2 0 0 0 0 0 / 4 4 4 4 4 4 0 S");
    assert_eq!(actions(&game), "2l 2r");
    assert_eq!(game.count(), 2);
    assert_eq!(refusal(&game, "1r"), "MC-13 mancala-single-stone bowl=1");
    assert_eq!(refusal(&game, "3r"), "MC-4 mancala-empty-bowl bowl=3");
    // With one stone in each bowl, nobody could begin.
    let refused = Spec::parse("mancala:rules=ethiopian,stones=1").unwrap_err();
    assert_eq!(refused.to_string(), "MC-13 mancala-one-stone");
    assert!(Spec::parse("mancala:rules=ethiopian,stones=2").is_ok());
}

#[test]
fn mc_14_a_player_with_only_single_stones_is_skipped() {
    // Sowing bowl 1 to the right ends in bowl 3, which was empty. Its stone is banked, and there is nothing
    // across. North has only single stones, so South acts again.
    //   1 . . . . 1
    // 0             0
    //   2 . . 2 . .
    assert_eq!(
        after("ethiopian", "2 0 0 2 0 0 0 / 1 0 0 0 0 1 0 S", "1r"),
        "0 1 0 2 0 0 1 / 1 0 0 0 0 1 0 S"
    );
}

#[test]
fn mc_14_an_extra_turn_is_skipped_too() {
    //   . . . . 3 .       The last stone gives South an extra turn, but South has only a single stone.
    // 0             0
    //   . . . . 2 .
    assert_eq!(
        after("ethiopian", "0 0 0 0 2 0 0 / 0 3 0 0 0 0 0 S", "5r"),
        "0 0 0 0 0 1 1 / 0 3 0 0 0 0 0 N"
    );
}

#[test]
fn mc_14_when_neither_can_play_each_banks_his_own() {
    // Bowl 1 to the right ends in the empty bowl 3 and captures North's bowl 4. Only single stones are left.
    //   . . 1 . 1 .
    // 0             0
    //   2 . . . . 1
    let game = played(at("ethiopian", "2 0 0 0 0 1 0 / 0 1 0 1 0 0 0 S"), "1r");
    assert_eq!(game.position().unwrap(), "0 0 0 0 0 0 4 / 0 0 0 0 0 0 1 -");
    assert_eq!(result(&game), ("1 0".into(), "MC-14"));
}

const CYCLE: &str = "0 1 0 1 1 2 0 / 1 0 2 1 0 0 0 S";
const ROUND: &str = "6l 3l 4l 1l 5l 2l 3l 1l 6l 4l 5l 2l";

#[test]
fn mc_15_the_third_occurrence_ends_the_game_the_start_included() {
    let once = played(at("ethiopian", CYCLE), ROUND);
    assert_eq!(once.position().unwrap(), CYCLE);
    assert_eq!((&once, once.key()), (&at("ethiopian", CYCLE), at("ethiopian", CYCLE).key()));
    let twice = played(once, ROUND);
    // Five stones on South's side, four on North's.
    assert_eq!(twice.position().unwrap(), "0 0 0 0 0 0 5 / 0 0 0 0 0 0 4 -");
    assert_eq!(result(&twice), ("1 0".into(), "MC-15"));
}

#[test]
fn mc_15_an_action_taken_back_is_forgotten() {
    let mut game = played(at("ethiopian", CYCLE), ROUND);
    let last = ROUND.rsplit_once(' ').unwrap();
    game = played(game, last.0);
    for _ in 0..3 {
        let undo = game.play(last.1.parse().unwrap());
        assert_eq!(game.turn(), Turn::Over);
        game.undo(undo);
        assert_ne!(game.turn(), Turn::Over);
    }
}

#[test]
fn mc_15_only_in_ethiopian_the_past_counts() {
    // A position read from a text counts as its first occurrence.
    let game = played(at("ethiopian", CYCLE), ROUND);
    let again = at("ethiopian", &game.position().unwrap());
    assert_eq!(played(again, ROUND).position().unwrap(), CYCLE);
}

#[test]
fn mc_15_the_one_who_acts_belongs_to_the_position() {
    let [south, north] =
        ["S", "N"].map(|actor| at("ethiopian", &format!("2 0 0 0 0 1 0 / 2 0 0 0 0 1 0 {actor}")));
    assert_ne!(south, north);
    assert_ne!(south.key(), north.key());
    let banked = at("ethiopian", "2 0 0 0 0 1 1 / 2 0 0 0 0 1 0 S");
    assert_ne!(south, banked);
    assert_ne!(south.key(), banked.key());
}
