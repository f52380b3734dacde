//! Repetition of moves: `MD-21` and `MD-22`.

use super::{end, guided, legal, played, state, strict};

/// A hunter on a1 and a tiger on e5, far apart.
const APART: &str = "
        .
    . . . . T
    . . . . .
  . . . . . . .
    . . . . .
    h . . . .
        .";

#[test]
fn md_21_the_third_same_move_loses() {
    // Hunter plays a1-b1 for the third time before Tiger plays e5-d5 for the third time.
    let game = played(guided(APART, "0 h -"), "a1-b1 e5-d5 b1-a1 d5-e5 a1-b1 e5-d5 b1-a1 d5-e5");
    assert_eq!(state(&game), "h -");
    assert_eq!(end(&played(game, "a1-b1")), "MD-22 mandua-repetition 1");
}

#[test]
fn md_22_tigers_run_loses_at_once() {
    // Tiger plays e5-d5 for the third time, while Hunter goes round a square. A strict game ends too, before
    // any objection.
    let moves = "e5-d5 a1-b1 d5-e5 b1-b2 e5-d5 b2-a2 d5-e5 a2-a1";
    for game in [guided(APART, "0 t -"), strict(APART, "0 t -")] {
        let game = played(game, moves);
        assert_eq!(end(&played(game, "e5-d5")), "MD-22 mandua-repetition 0");
    }
}

#[test]
fn md_22_a_run_goes_on_when_a_move_goes_straight_back() {
    let game = played(guided(APART, "0 t -"), "e5-d5 a1-b1");
    let back: Vec<_> = legal(&game).into_iter().filter(|action| game.goes_back(*action)).collect();
    assert_eq!(back, ["d5-e5".parse().unwrap()]);
}

#[test]
fn md_22_another_way_breaks_the_run() {
    // After d5 the tiger goes on to c5 and returns: e5-d5 is played a third time, but not in a row.
    let moves = "e5-d5 a1-b1 d5-e5 b1-b2 e5-d5 b2-a2 d5-c5 a2-a1 c5-d5 a1-b1 d5-e5 b1-b2";
    let game = played(guided(APART, "0 t -"), moves);
    // This d5-e5 is the first move of a new run between e5 and d5.
    let game = played(game, "e5-d5 b2-a2 d5-e5 a2-a1 e5-d5 a1-b1");
    assert_eq!(state(&game), "t -");
    assert_eq!(end(&played(game, "d5-e5")), "MD-22 mandua-repetition 0");
}

#[test]
fn md_22_another_figure_breaks_the_run() {
    let board = "  .
           . . . . T
           . . . . .
         . . . . . . .
           . . . . .
           h . . . T
               .";
    let moves = "e5-d5 a1-b1 d5-e5 b1-b2 e5-d5 b2-a2 d5-e5 a2-a1 e1-e2 a1-b1 e5-d5 b1-b2";
    assert_eq!(state(&played(guided(board, "0 t -"), moves)), "t -");
}

#[test]
fn md_22_a_beating_action_ends_its_players_own_run_only() {
    // Tiger moves between e5 and d5, and Hunter between a1 and b1. Then a3 jumps b3.
    let board = "  .
           . . . . T
           . . . . .
         . T . h . . .
           . . . . .
           h . . . .
               .";
    let game = played(guided(board, "0 t -"), "e5-d5 a1-b1 d5-e5 b1-a1 e5-d5 a1-b1 d5-e5");
    // Now e5-d5 would be the fifth move of Tiger's run, but Hunter's c3-b3 forces Tiger to beat. That ends
    // Tiger's run, so the next e5-d5 begins a new one. Hunter's b1-a1 begins a new run as well.
    let game = played(game, "c3-b3 a3-c3 b1-a1 e5-d5");
    assert_eq!(state(&game), "h -");
    let game = played(game, "a1-b1 d5-e5 b1-a1 e5-d5 a1-b1 d5-e5");
    assert_eq!(end(&played(game, "b1-a1")), "MD-22 mandua-repetition 1");
}

#[test]
fn md_22_the_opponents_beating_leaves_a_run_alone() {
    // Hunter plays a1-b1 three times in a row, although Tiger beats in between.
    let board = "  .
           . . . . .
           . . . . .
         . T h . h . .
           . . . . .
           h . . . .
               .";
    // a3 jumps b3 and d3 in one turn, and moves about later.
    let game = played(guided(board, "0 h -"), "a1-b1 a3-c3 c3-e3 b1-a1 e3-e4 a1-b1 e4-e5 b1-a1 e5-d5");
    assert_eq!(end(&played(game, "a1-b1")), "MD-22 mandua-repetition 1");
}

#[test]
fn md_22_announcements_objections_and_removals_change_nothing() {
    // Tiger sometimes announces one hunter and errs. Hunter objects twice with a wrong number, and once with
    // the right one.
    let board = "  .
           T . . . T
           . . . . .
         . . . . . . .
           . . . . .
           h . . . .
               .";
    let game = played(
        strict(board, "0 t -"),
        "say1 e5-d5 object1 a1-b1 d5-e5 b1-b2 say1 e5-d5 object0 removea5 b2-a2",
    );
    let game = played(game, "say1 d5-e5 object1 a2-a1");
    assert_eq!(end(&played(game, "say1 e5-d5")), "MD-22 mandua-repetition 0");
}
