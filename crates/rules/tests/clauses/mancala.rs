//! Mancala. Boards are drawn as South sees them: North's bowls 6 to 1 above, his own 1 to 6 below, the mancalas at the ends.

use rules::{
    Game, Indexed, Seat, Spec as _, Turn, legal,
    mancala::{Action, Bowl, Direction, Mancala, Place, RuleSet, Spec, Step},
    perft,
};

const SOUTH: Seat = Seat::FIRST;
const NORTH: Seat = Seat::SECOND;

fn start(spec: &str) -> Mancala {
    Mancala::new(Spec::parse(spec).unwrap())
}

fn at(rules: &str, position: &str) -> Mancala {
    Mancala::from_position(Spec::parse(&format!("mancala:rules={rules}")).unwrap(), position).unwrap()
}

/// The game after these actions.
fn played(mut game: Mancala, actions: &str) -> Mancala {
    for action in actions.split(' ') {
        let before = game.clone();
        let undo = game.try_play(action.parse().unwrap()).unwrap();
        let after = game.clone();
        game.undo(undo.clone());
        assert_eq!(game, before);
        game.play(action.parse().unwrap());
        assert_eq!(game, after);
    }
    game
}

/// The position after these actions.
fn after(rules: &str, position: &str, actions: &str) -> String {
    played(at(rules, position), actions).position().unwrap()
}

/// The result and the clause by which the game ended.
fn result(game: &Mancala) -> (String, &'static str) {
    let outcome = game.outcome().unwrap();
    assert_eq!(game.turn(), Turn::Over);
    (outcome.scores().to_string(), outcome.ending().clause)
}

fn refusal(game: &Mancala, action: &str) -> String {
    game.check(action.parse().unwrap()).unwrap_err().to_string()
}

fn actions(game: &Mancala) -> String {
    legal(game).iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
}

fn faults(rules: &str, position: &str) -> String {
    let spec = Spec::parse(&format!("mancala:rules={rules}")).unwrap();
    Mancala::from_position(spec, position).unwrap_err().to_string()
}

fn bowl(number: u8) -> Bowl {
    Bowl::new(number).unwrap()
}

#[test]
fn perft_figures() {
    for (spec, counts) in [
        ("mancala", [6, 35, 185, 942, 4685]),
        ("mancala:rules=general", [6, 36, 186, 973, 4874]),
        ("mancala:rules=ethiopian", [12, 142, 1440, 13966, 121_210]),
        ("mancala:rules=nigerian", [6, 30, 154, 756, 3618]),
    ] {
        for (depth, count) in (1..).zip(counts) {
            assert_eq!(perft(&mut start(spec), depth), count, "{spec} {depth}");
        }
    }
}

// Board

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

// Sowing

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
        // North skips South's.
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
    // It was empty when the last stone fell: that stone and the two across, in North's bowl 5, are banked (MC-9).
    assert_eq!(after("egyptian", position, "2"), "1 0 1 1 1 1 4 / 2 2 2 2 0 2 0 N");
    // Nigerian's circuit has one place more, and the turn ends in an empty bowl (MC-18).
    let position = "0 14 0 0 0 0 0 / 1 1 1 1 1 1 0 S";
    assert_eq!(after("nigerian", position, "2"), "1 1 1 1 1 1 1 / 2 2 2 2 2 2 1 N");
}

#[test]
fn mc_5_a_longer_lap_drops_into_the_lifted_bowl_and_goes_on() {
    // 13 go round once, two more fall into bowls 3 and 4.
    let position = "0 15 0 0 0 0 0 / 1 1 1 1 1 1 0 S";
    assert_eq!(after("general", position, "2"), "1 1 2 2 1 1 1 / 2 2 2 2 2 2 0 N");
    // Bowl 3 was not empty any more, so that nothing is captured.
    assert_eq!(after("egyptian", position, "2"), "1 1 2 2 1 1 1 / 2 2 2 2 2 2 0 N");
    // 95 = 7 x 13 + 4: seven rounds, and one more stone for bowls 2 to 5.
    assert_eq!(after("general", "95 0 0 0 0 0 0 / 1 0 0 0 0 0 0 S", "1"), "7 8 8 8 8 7 7 / 8 7 7 7 7 7 0 N");
}

#[test]
fn mc_6_the_game_ends_when_a_side_is_empty_extra_turn_or_not() {
    //   . . . 2 . .             North banks the two (MC-10).
    // 8             10
    //   . . . . . 1             The last stone falls into the own mancala, but there is no turn left to take.
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
    //   . . . . . 2             A relay: bowl 6 is lifted, and North's bowl 1, not empty, is lifted and sown on. South
    // 0             0           is empty while the hand is full, and North's bowls 2 to 4 have the stones in the end.
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

// General

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
    // The stones left may be the winner's or the mover's.
    let game = played(at("general", "0 0 0 0 2 0 3 / 0 0 0 0 0 1 1 N"), "6");
    assert_eq!(game.position().unwrap(), "0 0 0 0 2 0 3 / 0 0 0 0 0 0 2 -");
    assert_eq!((actions(&game), game.count()), (String::new(), 0));
}

// Egyptian

#[test]
fn mc_8_last_stone_in_the_own_mancala_gives_another_turn() {
    let game = played(start("mancala"), "3");
    assert_eq!(game.position().unwrap(), "4 4 0 5 5 5 1 / 4 4 4 4 4 4 0 S");
    //   . . . . . 1        One extra turn after the other: 6, then 5, which fills 6 again, then 6.
    // 0             0
    //   1 . . . 2 1
    assert_eq!(
        after("egyptian", "1 0 0 0 2 1 0 / 1 0 0 0 0 0 0 S", "6 5 6"),
        "1 0 0 0 0 0 3 / 1 0 0 0 0 0 0 S"
    );
    // Passing the own mancala is not enough.
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
    //   . 1 . . . .        Ten stones from bowl 4: 5, 6, mancala, North's six, and bowl 1, which was empty. Across lies
    // 0             0      North's bowl 6, where a stone of this sowing fell.
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
    // The one who did not move ...
    let game = played(at("egyptian", "0 0 0 0 0 1 3 / 5 0 0 1 0 0 2 S"), "6");
    assert_eq!(game.position().unwrap(), "0 0 0 0 0 0 4 / 0 0 0 0 0 0 8 -");
    assert_eq!(result(&game), ("0 1".into(), "MC-10"));
    // ... or the mover, whose capture emptied the other side.
    let game = played(at("egyptian", "1 0 0 0 0 2 0 / 0 0 0 0 3 0 0 S"), "1");
    assert_eq!(game.position().unwrap(), "0 0 0 0 0 0 6 / 0 0 0 0 0 0 0 -");
    assert_eq!(result(&game), ("1 0".into(), "MC-10"));
}

// Ethiopian

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
    // 0             0     Bowl 1 to the left: North's six, the own mancala, bowls 6 and 5.
    //   9 . . . 1 .
    let position = "9 0 0 0 1 0 0 / 1 1 1 1 1 1 0 S";
    assert_eq!(after("ethiopian", position, "1l"), "0 0 0 0 2 1 1 / 2 2 2 2 2 2 0 N");
}

#[test]
fn mc_12_extra_turns_and_captures_hold_clockwise() {
    // Seven from bowl 1 end in the own mancala (MC-8).
    assert_eq!(
        after("ethiopian", "7 2 0 0 0 0 0 / 1 1 1 1 1 1 0 S", "1l"),
        "0 2 0 0 0 0 1 / 2 2 2 2 2 2 0 S"
    );
    // Eight end in the empty bowl 6 and take North's bowl 1, where one of them fell (MC-9).
    assert_eq!(
        after("ethiopian", "8 1 0 0 0 0 0 / 1 1 1 1 1 1 0 S", "1l"),
        "0 1 0 0 0 0 4 / 0 2 2 2 2 2 0 N"
    );
    // Thirteen from bowl 3 go round to bowl 3 (MC-5) and take North's bowl 4.
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
    // So nobody could begin with one stone in each bowl.
    let refused = Spec::parse("mancala:rules=ethiopian,stones=1").unwrap_err();
    assert_eq!(refused.to_string(), "MC-13 mancala-one-stone");
    assert!(Spec::parse("mancala:rules=ethiopian,stones=2").is_ok());
}

#[test]
fn mc_14_a_player_with_only_single_stones_is_skipped() {
    //   1 . . . . 1       Bowl 1 to the right ends in the empty bowl 3, which is banked with nothing across; North has only
    // 0             0     single stones, and South acts again.
    //   2 . . 2 . .
    assert_eq!(
        after("ethiopian", "2 0 0 2 0 0 0 / 1 0 0 0 0 1 0 S", "1r"),
        "0 1 0 2 0 0 1 / 1 0 0 0 0 1 0 S"
    );
}

#[test]
fn mc_14_an_extra_turn_is_skipped_too() {
    //   . . . . 3 .       The last stone gives South an extra turn, but he has one single stone.
    // 0             0
    //   . . . . 2 .
    assert_eq!(
        after("ethiopian", "0 0 0 0 2 0 0 / 0 3 0 0 0 0 0 S", "5r"),
        "0 0 0 0 0 1 1 / 0 3 0 0 0 0 0 N"
    );
}

#[test]
fn mc_14_when_neither_can_play_each_banks_his_own() {
    //   . . 1 . 1 .       Bowl 1 to the right ends in the empty bowl 3 and takes North's bowl 4: single stones everywhere.
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
    // A position from text is its own first occurrence, whatever came before it.
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

// Nigerian

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
    // South drops into his own bowl 2: South banks.
    assert_eq!(after("nigerian", "2 3 0 0 0 0 0 / 1 0 0 0 0 0 0 S", "1"), "0 0 1 0 0 0 4 / 1 0 0 0 0 0 0 N");
}

#[test]
fn mc_17_only_a_drop_banks_four() {
    assert_eq!(after("nigerian", "4 0 0 0 0 1 0 / 4 0 0 0 0 0 0 S", "6"), "4 0 0 0 0 0 1 / 4 0 0 0 0 0 0 N");
    // And four are not banked from a mancala.
    assert_eq!(after("nigerian", "1 0 0 0 0 1 3 / 1 0 0 0 0 0 0 S", "6"), "1 0 0 0 0 0 4 / 1 0 0 0 0 0 0 N");
}

#[test]
fn mc_17_a_bowl_banked_in_the_first_round_fills_again_in_the_second() {
    //   1 . .  . . .      20 stones: a whole round of 14 makes four in bowl 3, which go to the mancala; the six left
    // 0              0    fall into bowls 3 to 6 (bowl 3 is at one again), the mancala and North's bowl 1, which has two
    //   . 20 3 . . .      then: relay, 2 and 3; relay from 3, 4 and 5; relay from 5, 6 and the mancala.
    assert_eq!(after("nigerian", "0 20 3 0 0 0 0 / 0 0 0 0 0 1 0 S", "2"), "1 1 1 2 2 2 6 / 0 2 0 2 0 3 2 N");
}

#[test]
fn mc_18_a_last_stone_in_a_bowl_with_stones_sows_on() {
    // From the start: 2 to 5 get one; bowl 5 is lifted, five stones: 6, mancala, North's 1 to 3; North's bowl 3 is lifted,
    // five stones: 4, 5, 6, North's mancala, South's bowl 1, which is empty.
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
    // Bowl 2 has four: it has five then and is lifted.
    assert_eq!(end("1 4 0 0 0 0 0 / 1 0 0 0 0 0 0 S"), "0 0 1 1 1 1 1 / 1 0 0 0 0 0 0 N");
}

#[test]
fn mc_19_stones_left_in_bowls_count_for_nobody() {
    let game = played(at("nigerian", "0 0 0 0 0 1 0 / 5 0 0 0 0 0 2 S"), "6");
    assert_eq!(game.position().unwrap(), "0 0 0 0 0 0 1 / 5 0 0 0 0 0 2 -");
    assert_eq!(result(&game), ("0 1".into(), "MC-19"));
}

// Specs, texts, positions, indices

#[test]
fn c_1_specs() {
    for (text, rule_set, stones, canonical) in [
        ("mancala", RuleSet::Egyptian, 4, "mancala"),
        ("mancala:rules=egyptian,stones=4", RuleSet::Egyptian, 4, "mancala"),
        ("mancala:stones=8,rules=nigerian", RuleSet::Nigerian, 8, "mancala:rules=nigerian,stones=8"),
        ("mancala:rules=general", RuleSet::General, 4, "mancala:rules=general"),
        ("mancala:rules=ethiopian,stones=2", RuleSet::Ethiopian, 2, "mancala:rules=ethiopian,stones=2"),
    ] {
        let spec = Spec::parse(text).unwrap();
        assert_eq!(
            (spec.rule_set(), spec.stones(), spec.to_string().as_str()),
            (rule_set, stones, canonical)
        );
    }
    for text in [
        "mancala:stones=0",
        "mancala:stones=9",
        "mancala:stones=04",
        "mancala:rules=",
        "mancala:",
        "mancala:rule=x",
    ] {
        assert_eq!(Spec::parse(text).unwrap_err().clause(), "C-1", "{text}");
    }
}

#[test]
fn c_6_positions_with_every_fault() {
    assert_eq!(
        faults("general", "4 4 4 4 4 4 0 / 0 0 0 0 0 0 0 S"),
        "MC-6 mancala-no-stones seat=mancala-north"
    );
    assert_eq!(
        faults("egyptian", "0 0 0 0 0 0 4000000000 / 0 0 0 0 0 0 4000000000 N"),
        "MC-1 mancala-too-many-stones stones=8000000000 most=96; MC-6 mancala-no-stones seat=mancala-south; \
         MC-6 mancala-no-stones seat=mancala-north"
    );
    assert_eq!(
        faults("ethiopian", "1 1 0 0 0 0 0 / 1 0 0 0 0 0 95 S"),
        "MC-1 mancala-too-many-stones stones=98 most=96; MC-14 mancala-position-only-singles"
    );
    assert_eq!(faults("ethiopian", "1 1 0 0 0 0 0 / 1 0 0 0 0 0 0 N"), "MC-14 mancala-position-only-singles");
    let over = "0 0 0 0 0 0 24 / 0 0 0 0 0 0 24 -";
    assert_eq!(faults("egyptian", over), format!("C-6 position-over text={over}"));
    // One stone will do, and so will 96 in one bowl's sight.
    for position in [
        "1 0 0 0 0 0 0 / 0 0 0 0 0 1 0 N",
        "0 0 0 95 0 0 0 / 0 1 0 0 0 0 0 S",
        "1 0 0 0 0 0 0 / 1 0 0 0 0 0 94 S",
    ] {
        assert_eq!(at("egyptian", position).position().unwrap(), position);
    }
}

#[test]
fn c_8_positions_of_another_form_are_refused() {
    for text in [
        "",
        "4 4 4 4 4 4 0 / 4 4 4 4 4 4 0",
        "4 4 4 4 4 4 0 / 4 4 4 4 4 4 0 s",
        "4 4 4 4 4 4 0 / 4 4 4 4 4 4 0 S ",
        " 4 4 4 4 4 4 0 / 4 4 4 4 4 4 0 S",
        "4 4 4 4 4 4  0 / 4 4 4 4 4 4 0 S",
        "4 4 4 4 4 4 0/4 4 4 4 4 4 0 S",
        "4 4 4 4 4 4 / 4 4 4 4 4 4 0 S",
        "4 4 4 4 4 4 0 0 / 4 4 4 4 4 4 0 S",
        "04 4 4 4 4 4 0 / 4 4 4 4 4 4 0 S",
        "+4 4 4 4 4 4 0 / 4 4 4 4 4 4 0 S",
        "4 4 4 4 4 4 0 / 4 4 4 4 4 4 0 S / 4",
        "4 4 4 4 4 4 0 / 4 4 4 4 4 4 99999999999999999999 S",
    ] {
        assert!(faults("egyptian", text).starts_with("C-8 position-form text="), "{text:?}");
    }
}

#[test]
fn c_8_actions() {
    for direction in [None, Some(Direction::Right), Some(Direction::Left)] {
        for bowl in Bowl::ALL {
            let action = Action { bowl, direction };
            assert_eq!(action.to_string().parse(), Ok(action));
        }
    }
    for text in ["", "0", "7", "3 ", " 3", "3R", "3lr", "r3", "l", "33", "/", "٣"] {
        assert_eq!(text.parse::<Action>().unwrap_err().key(), "action-form", "{text:?}");
    }
}

#[test]
fn indices_are_dense() {
    let texts: Vec<String> =
        (0..Mancala::INDICES).map(|index| Mancala::from_parts(&[index]).unwrap().to_string()).collect();
    assert_eq!(texts.join(" "), "1 2 3 4 5 6 1r 2r 3r 4r 5r 6r 1l 2l 3l 4l 5l 6l");
    for (index, text) in texts.iter().enumerate() {
        let mut parts = Vec::new();
        Mancala::parts(text.parse().unwrap(), &mut parts);
        assert_eq!(parts, [index]);
    }
    for none in [&[][..], &[18], &[0, 0], &[usize::MAX]] {
        assert_eq!(Mancala::from_parts(none), None);
    }
}

// Steps

#[test]
fn mc_9_steps_tell_a_capture_and_the_end() {
    //   . 3 . . . .        South captures three and one, North is empty, South banks his other two.
    // 0             0
    //   1 . . . . 2
    let game = at("egyptian", "1 0 0 0 0 2 0 / 0 0 0 0 3 0 0 S");
    let [one, two, six] = [1, 2, 6].map(|number| Place::Bowl(SOUTH, bowl(number)));
    assert_eq!(
        game.steps("1".parse().unwrap()),
        [
            Step::Lift { from: one, stones: 1 },
            Step::Drop { to: two },
            Step::Bank { from: two, stones: 1, to: SOUTH },
            Step::Bank { from: Place::Bowl(NORTH, bowl(5)), stones: 3, to: SOUTH },
            Step::Bank { from: six, stones: 2, to: SOUTH },
        ]
    );
    assert_eq!(game.steps("2".parse().unwrap()), []);
}

#[test]
fn mc_17_steps_tell_fours_when_they_are_made() {
    //   . . . . . 3        North's bowl 1 is banked before the last stone falls into his bowl 2.
    // 0             0
    //   1 . . . . 3
    let game = at("nigerian", "1 0 0 0 0 3 0 / 3 0 0 0 0 0 0 S");
    let [one, two] = [1, 2].map(|number| Place::Bowl(NORTH, bowl(number)));
    assert_eq!(
        game.steps("6".parse().unwrap()),
        [
            Step::Lift { from: Place::Bowl(SOUTH, bowl(6)), stones: 3 },
            Step::Drop { to: Place::Mancala(SOUTH) },
            Step::Drop { to: one },
            Step::Bank { from: one, stones: 4, to: NORTH },
            Step::Drop { to: two },
        ]
    );
}
