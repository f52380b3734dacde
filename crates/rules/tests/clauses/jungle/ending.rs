//! The end: J-14 to J-17.

use super::*;

#[test]
fn j_14_the_den_wins_before_hunger() {
    let board = "
        . . W ^ # . .
        . . . # . . .
        . . . . . . .
        . ~ ~ . ~ ~ .
        . ~ ~ . ~ ~ .
        . ~ ~ . ~ ~ .
        . . . . . D d
        . . c # . . .
        . . # ^ # . .";
    // The hungry Dog does not attack, and the other Dog could attack. Neither matters, because the game ends
    // first.
    let mut game = drawn(board, "o f3");
    let effect = game.effect("c9-d9".parse().unwrap()).unwrap();
    assert_eq!((list(effect.starved), list(effect.hungry)), (String::new(), String::new()));
    play(&mut game, "c9-d9");
    assert_eq!(ending(&game), (Some(ORANGE), "J-14", "jungle-den"));
    assert_eq!(game.position().unwrap(), "3W3/7/7/7/7/7/5Dd/2c4/7 - -");
    let game = after(&drawn(&board.replace("c # .", "# c ."), "y -"), "d2-d1");
    assert_eq!(ending(&game), (Some(YELLOW), "J-14", "jungle-den"));
}

const PAIR: &str = "
    . . # ^ # . .
    . . . # . . .
    . . . . . . .
    . ~ ~ . ~ ~ .
    . ~ ~ . ~ ~ .
    . ~ ~ c ~ ~ .
    . . . W . . .
    . . . # . . .
    . . # ^ # . .";

#[test]
fn j_15_a_mover_whose_last_animals_starve_loses() {
    let game = after(&drawn(PAIR, "o d3"), "d3-c3");
    assert_eq!(ending(&game), (Some(YELLOW), "J-15", "jungle-all-starved"));
}

#[test]
fn j_15_an_opponent_without_animals_loses() {
    let game = after(&drawn(PAIR, "o d3"), "d3-d4");
    assert_eq!(ending(&game), (Some(ORANGE), "J-15", "jungle-all-taken"));
    assert_eq!([game.score(ORANGE), game.score(YELLOW)], [8, 7]);
}

#[test]
fn j_15_an_opponent_without_a_move_loses() {
    let game = drawn(
        "c T # ^ # . .
         . L . # . . .
         . . . . . . .
         . ~ ~ . ~ ~ .
         . ~ ~ . ~ ~ .
         . ~ ~ . ~ ~ .
         . . . . . . .
         . . . # . . .
         . . # ^ # . .",
        "o -",
    );
    assert_eq!(ending(&after(&game, "b8-a8")), (Some(ORANGE), "J-15", "jungle-no-move"));
}

#[test]
fn j_15_a_den_closed_to_the_hungry_is_no_move() {
    let board = "
        . . # ^ # . .
        . . . # . . .
        . . . . . . .
        . ~ ~ . ~ ~ .
        . ~ ~ . ~ ~ .
        . ~ ~ . ~ ~ .
        . . . . . . .
        . . T # . . .
        . L c ^ # . .";
    assert_eq!(targets(&drawn(board, "y -"), "c1"), "d1");
    let text = text(board, "y c1");
    assert_eq!(faults(&text), [format!("C-6 position-over text={text}")]);
}

/// Orange leads, since both sides have the same number of animals. The Cat moves to a2 and b1, and the Wolf
/// answers on g8 and f9.
const DANCE: &str = "
    . . # ^ # . w
    . . . # . . .
    . . . . . . .
    . ~ ~ . ~ ~ .
    . ~ ~ . ~ ~ .
    . ~ ~ . ~ ~ .
    . . . . . . .
    . . . # . . .
    C . # ^ # . .";

#[test]
fn j_16_the_leader_may_not_repeat_for_the_fourth_time() {
    let mut game = drawn(DANCE, "o -");
    assert_eq!(game.leader(), ORANGE);
    for _ in 0..3 {
        assert_eq!(targets(&game, "a1"), "a2 b1");
        play(&mut game, "a1-a2 g9-g8 a2-a1 g8-g9");
    }
    assert_eq!(targets(&game, "a1"), "b1");
    assert_eq!(game.count(), 1);
    assert_eq!(refused(&game, "a1-a2"), "J-16 jungle-repetition");
    // From b1, the Cat may not go back to a1 while the Wolf is on g8: that position has occurred three times.
    assert_eq!(targets(&after(&game, "a1-b1 g9-g8"), "b1"), "b2 c1");
    assert_eq!(targets(&after(&game, "a1-b1 g9-f9"), "b1"), "a1 b2 c1");
}

#[test]
fn j_16_the_other_player_may() {
    let mut game = drawn(DANCE, "o -");
    for turn in 1..=6 {
        assert_eq!(game.occurrences(), turn);
        play(&mut game, if turn > 3 { "a1-b1 g9-f9 b1-a1" } else { "a1-a2 g9-g8 a2-a1" });
        play(&mut game, if turn > 3 { "f9-g9" } else { "g8-g9" });
    }
    assert_eq!(game.occurrences(), 7);
}

#[test]
fn j_16_a_leader_who_finds_nothing_new_loses() {
    let mut game = drawn(DANCE, "o -");
    for (out, answer) in [("a2", "g8"), ("b1", "f9")] {
        for _ in 0..3 {
            play(&mut game, &format!("a1-{out} g9-{answer} {out}-a1 {answer}-g9"));
        }
    }
    assert_eq!(ending(&game), (Some(YELLOW), "J-15", "jungle-nothing-new"));
}

#[test]
fn j_17_the_start_counts_as_an_occurrence() {
    // Yellow leads, because it has one animal more, the Dog. With the move to g9, Yellow may bring about the
    // starting position a second and a third time, but not a fourth.
    let board = DANCE.replacen(". . .\n    . ~", ". . d\n    . ~", 1);
    let mut game = drawn(&board, "o -");
    assert_eq!(game.leader(), YELLOW);
    play(&mut game, "a1-a2 g9-g8 a2-a1 g8-g9 a1-a2 g9-g8 a2-a1 g8-g9 a1-a2 g9-g8 a2-a1");
    assert_eq!(refused(&game, "g8-g9"), "J-16 jungle-repetition");
    // A position that is read from a text has occurred once.
    assert_eq!(drawn(&board, "o -").occurrences(), 1);
}

#[test]
fn j_17_the_player_to_act_belongs_to_the_position() {
    let mut game = drawn(
        ". . # ^ # . e
         . . . # . . .
         . . . . . . .
         . ~ ~ . ~ ~ .
         . ~ ~ . ~ ~ .
         . ~ ~ . ~ ~ .
         . L . . . . .
         . . . # . . .
         . . # ^ # . .",
        "o -",
    );
    let start = game.clone();
    // One jump out and six steps back: the same squares, with the other player to act.
    play(&mut game, "b3-b7 g9-g8 b7-a7 g8-g9 a7-a6 g9-g8 a6-a5 g8-g9 a5-a4 g9-g8 a4-a3 g8-g9 a3-b3");
    assert!(Square::all().all(|square| game.animal(square) == start.animal(square)));
    assert_eq!((game.occurrences(), game == start), (1, false));
    play(
        &mut game,
        "g9-g8 b3-b7 g8-g9 b7-a7 g9-g8 a7-a6 g8-g9 a6-a5 g9-g8 a5-a4 g8-g9 a4-a3 g9-g8 a3-b3 g8-g9",
    );
    assert_eq!((game.occurrences(), game == start), (2, true));
}

#[test]
fn j_17_marks_are_no_part_of_the_board_position() {
    // The two values differ, since the hungry Wolf has fewer moves. The board position is the same.
    let [full, hungry] = ["o -", "o d3"].map(|rest| drawn(PAIR, rest));
    assert!(full != hungry);
    assert!(full.key() != hungry.key());
    assert_eq!([full.occurrences(), hungry.occurrences()], [1, 1]);
}
