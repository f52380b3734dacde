//! How games end, `MD-23` to `MD-26`, and the handicap, `MD-29`.

use rules::{
    Game, Spec as _, Turn,
    mandua::{Field, Mandua, QUIET_TURNS, Spec, TIGER},
};

use super::{actions, drawn, end, guided, play, played, restored, start, state, strict, why};

#[test]
fn md_23_the_last_removal_wins_at_once() {
    // The last tiger could have jumped b1 but stepped away.
    let board = "  .
           . . . . .
           . . . . .
         . . . . . . .
           . . . . .
           T h . . .
               .";
    let game = played(strict(board, "20 t -"), "a1-a2 object1 removea2");
    assert_eq!(end(&game), "MD-23 mandua-all-removed 0");
    assert_eq!(game.position().unwrap(), "5/5/5/5/1h3 ---- 20 - -");
}

#[test]
fn md_23_no_tiger_can_move() {
    // Tigers are on A and a1. Hunter closes c4 behind c5, and then both tigers are locked in.
    let board = "  T
           . . h . .
           . . . . .
         . h . . . . .
           h . . . .
           T h h . .
               .";
    for game in [guided(board, "5 h -"), strict(board, "5 h -")] {
        assert_eq!(end(&played(game.clone(), "@c4")), "MD-23 mandua-locked 0");
        assert_eq!(state(&played(game, "@d4")).chars().next(), Some('t'));
    }
}

/// One hunter on a1, which can only move to b1.
const CORNERED: &str = "
        .
    . . . . .
    . . . . .
  . . . . . . .
    T . . . .
    h . T . .
        .";

#[test]
fn md_24_the_maharaja() {
    for game in [guided(CORNERED, "0 t -"), strict(CORNERED, "0 t -")] {
        assert_eq!(end(&played(game, "c1-b1")), "MD-24 mandua-maharaja 0");
    }
    // With a hunter still to place, the game goes on.
    assert_eq!(state(&played(guided(CORNERED, "1 t -"), "c1-b1")), "h -");
}

#[test]
fn md_24_a_putt() {
    // Hunters are on a1 and a2. The tiger's move c2-b2 takes the last field that they could move to, and
    // beats nothing.
    let board = "  .
           . . . . .
           . . . . .
         . T . . . . .
           h . T . .
           h T . . .
               .";
    for game in [guided(board, "0 t -"), strict(board, "0 t -")] {
        assert_eq!(end(&played(game, "c2-b2")), "MD-24 mandua-putt 0");
    }
}

#[test]
fn md_24_hunters_to_set_and_no_field_for_them() {
    // A tiger leaves A for c5, the last vacant field of the ground.
    let board = "  T
           h T . h h
           h h h h h
         . h h h h h .
           h h h h h
           h h h h h
               .";
    assert_eq!(end(&played(guided(board, "2 t -"), "A-c5")), "MD-24 mandua-putt 0");
    // After b5-c5 there is room on b5.
    assert_eq!(actions(&played(guided(board, "2 t -"), "b5-c5")), "@b5");
}

#[test]
fn md_25_all_hunters_beaten() {
    let board = "  .
           . . . . .
           . . . . .
         . T h . . . .
           . . . . .
           . . . . .
               .";
    // A strict game ends too, before any objection, and even though Tiger announced nothing.
    for game in [guided(board, "0 t +1"), strict(board, "0 t -")] {
        let game = played(game, "a3-c3");
        assert_eq!((end(&game).as_str(), game.score(TIGER)), ("MD-25 mandua-all-beaten 1", 25));
    }
    // With a hunter still to place, the game goes on.
    assert_eq!(state(&played(guided(board, "1 t +1"), "a3-c3")), "h -");
}

#[test]
fn md_29_fewer_hunters() {
    let mut game = start("mandua:hunters=2");
    assert_eq!(game.position().unwrap(), "T3T/5/5/5/T3T ---- 2 h -");
    assert_eq!((game.to_set(), game.score(TIGER)), (2, 0));
    play(&mut game, "@c1 a1-b1 @d1 e1-e2");
    // Both hunters are set, so they move from now on (MD-6).
    assert_eq!(actions(&game), "c1-c2 d1-d2 d1-e1");
    assert_eq!(why(&game, "@c3"), "MD-6 mandua-none-to-set");
    play(&mut game, "c1-c2 b1-c1");
    assert_eq!(game.score(TIGER), 0);
    // Tiger wins by beating the second hunter (MD-25).
    let board = "  .
           . . . . .
           . . . . .
         . T h . . . .
           . . . . .
           . . . . .
               .";
    for spec in ["mandua:hunters=2", "mandua:referee=strict,hunters=2"] {
        let state = if spec.contains("strict") { "0 t -" } else { "0 t +1" };
        let game = restored(spec, &drawn(board, state));
        assert_eq!(game.score(TIGER), 1);
        let game = played(game, "a3-c3");
        assert_eq!((end(&game).as_str(), game.score(TIGER)), ("MD-25 mandua-all-beaten 1", 2));
    }
    // The number is part of the spec, but not of the position.
    for number in 1..=25 {
        let text = format!("mandua:hunters={number}");
        let game = start(&text);
        assert_eq!((game.spec().hunters, game.to_set()), (number, number));
        let written = if number == 25 { "mandua" } else { &text };
        assert_eq!(game.spec().to_string(), written);
        let same = restored("mandua", &game.position().unwrap());
        assert_eq!((same.key(), same.state()), (game.key(), game.state()));
    }
    for value in ["0", "26", "01", ""] {
        assert!(Spec::parse(&format!("mandua:hunters={value}")).is_err());
    }
}

/// Two pieces far apart: the hunter can circle on a1, b1, b2 and a2, and the tiger on e5, d5, d4 and e4.
const APART: &str = "
        .
    . . . . T
    . . . . .
  . . . . . . .
    . . . . .
    h . . . .
        .";

/// `turns` turns of one hunter and one tiger that circle four fields each.
fn round(mut game: Mandua, turns: usize) -> Mandua {
    for _ in 0..turns {
        let (pieces, ring) = if game.turn() == Turn::Seat(TIGER) {
            (game.tigers(), ["e5", "d5", "d4", "e4"])
        } else {
            (game.hunters(), ["a1", "b1", "b2", "a2"])
        };
        let at = ring.iter().position(|name| pieces.contains(Field::parse(name).unwrap())).unwrap();
        play(&mut game, &format!("{}-{}", ring[at], ring[(at + 1) % 4]));
    }
    game
}

#[test]
fn md_26_a_hundred_quiet_turns_are_a_draw() {
    assert_eq!(QUIET_TURNS, 100);
    for game in [guided(APART, "0 t -"), strict(APART, "0 t -")] {
        assert_eq!(state(&round(game.clone(), 99)).chars().next(), Some('h'));
        assert_eq!(end(&round(game, 100)), "MD-26 mandua-quiet -");
    }
}

#[test]
fn md_26_tigers_hundredth_turn_ends_before_an_objection() {
    let game = round(strict(APART, "0 h -"), 99);
    assert_eq!(state(&game), "t -");
    assert_eq!(end(&round(played(game, "say1"), 1)), "MD-26 mandua-quiet -");
}

#[test]
fn md_26_an_objection_belongs_to_hunters_turn() {
    // The hundredth turn is Hunter's. The objection is a part of it and does not end it.
    let game = played(round(strict(APART, "0 t -"), 99), "object1");
    assert_eq!(state(&game), "h -");
    assert_eq!(end(&round(game, 1)), "MD-26 mandua-quiet -");
}

#[test]
fn md_26_any_other_end_comes_first() {
    // Here the tiger's circle is next to c5. On the ninety-ninth turn, the tiger moves to A, and a hunter can
    // close c5 behind it.
    let board = "  .
           . T . h h
           . . h h .
         . . . h . . .
           . . . . .
           h . . . .
               .";
    for mut game in [guided(board, "0 t -"), strict(board, "0 t -")] {
        for _ in 0..12 {
            play(&mut game, "b5-a5 a1-b1 a5-a4 b1-b2 a4-b4 b2-a2 b4-b5 a2-a1");
        }
        let game = played(game, "b5-c5 a1-b1 c5-A");
        assert_eq!(end(&played(game.clone(), "d5-c5")), "MD-23 mandua-locked 0");
        assert_eq!(end(&played(game, "b1-b2")), "MD-26 mandua-quiet -");
    }
}

#[test]
fn md_26_a_placement_begins_the_count_anew() {
    let game = played(guided(APART, "1 t -"), "e5-d5 @c1");
    assert_eq!(end(&round(game.clone(), 100)), "MD-26 mandua-quiet -");
    assert_eq!(state(&round(game, 99)), "h -");
}

#[test]
fn md_26_a_beaten_hunter_begins_the_count_anew() {
    // After fifty turns Hunter sacrifices the hunter on e2.
    let board = "  .
           . . . . T
           . . . . .
         . . . . . . T
           . . . . h
           h . . . .
               .";
    let game = played(round(guided(board, "0 h -"), 50), "e2-e3 B-d3");
    assert_eq!(state(&round(game.clone(), 99)), "t -");
    assert_eq!(end(&round(game, 100)), "MD-26 mandua-quiet -");
}

#[test]
fn md_26_a_removed_tiger_begins_the_count_anew() {
    // On the ninety-ninth turn Tiger errs. Hunter removes the tiger on c3, so Hunter's turn does not count as
    // quiet either.
    let board = "  .
           . . . . T
           . . . . .
         . . . T . . .
           . . . . .
           h . . . .
               .";
    let game = round(played(round(strict(board, "0 t -"), 98), "say1"), 1);
    let game = round(played(game, "object0 removec3"), 1);
    assert_eq!(state(&round(game.clone(), 99)), "h ?");
    assert_eq!(end(&round(game, 100)), "MD-26 mandua-quiet -");
}
