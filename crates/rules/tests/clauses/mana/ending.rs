//! How games end, MA-16 to MA-18.

use rules::{Game, Seat, legal, mana::Action};

use super::{BLACK, STANDARD, WHITE, actions, after, drawn, result, start, why};

/// Black's piece on b3 captures the Daimyo on b4.
const DOOMED: &str = "
    . . . . . .
    . . . * . .
    . d . . . .
    . R r . . .
    . . . . . .
    D . . . . .";

#[test]
fn ma_16_whoever_captures_the_daimyo_wins() {
    let game = drawn(DOOMED, "b d5 4/4 1");
    assert!(actions(&game).contains(&"b3-b4".to_owned()));
    assert_eq!(why(&game, "b3-b4@d2"), "MA-16 mana-bird-after-daimyo");
    let game = after(&game, "b3-b4");
    assert_eq!(result(&game), ("MA-16", Some(BLACK)));
    // The bird stays in place.
    assert_eq!(game.position().unwrap(), "6/6/1R4/2r3/6/D5 - d5 4/4 -");
    assert_eq!((game.score(BLACK), game.score(WHITE)), (5, 4));
    assert_eq!(why(&game, "a1-a4@d4"), "C-5 game-over");
}

#[test]
fn ma_16_white_wins_likewise() {
    let game = drawn(
        "
        . . . . . .
        . . . . . d
        . . . . r .
        . . . . D .
        . . . . . .
        * . . . . .",
        "w a1 5/4 *",
    );
    assert_eq!(result(&after(&game, "e4-e3")), ("MA-16", Some(WHITE)));
}

/// Only the two Daimyo, and the bird on the single b3.
const ALONE: &str = "
    . . . . d .
    . . . . . .
    . . . . . .
    . * . . . .
    D . . . . .
    . . . . . .";
/// Each Daimyo moves from a single to a triple and returns in three steps around a corner.
const CYCLE: &str = "a2-a1@f4 e6-d6@c5 a1-a2@f3 d6-e6@b3";

#[test]
fn ma_17_the_third_time_is_a_draw() {
    let game = drawn(ALONE, "b b3 5/5 1");
    let twice = after(&game, CYCLE);
    assert_eq!((twice.outcome(), &twice), (None, &game));
    let thrice = after(&twice, CYCLE);
    assert_eq!(result(&thrice), ("MA-17", None));
    assert_ne!(thrice, game);
}

#[test]
fn ma_17_another_bird_is_another_position() {
    let game = drawn(ALONE, "b b3 5/5 1");
    let other = after(&game, "a2-a1@f4 e6-d6@c5 a1-a2@f3 d6-e6@c4");
    assert_ne!(other, game);
    // The first cycle ends with the bird on c4, not b3. So after two cycles, the starting position has
    // occurred only twice.
    let game = after(&other, "a2-a1@f4 e6-d6@c5 a1-a2@f3");
    assert_eq!(game.outcome(), None);
    let game = after(&game, "d6-e6@b3");
    assert_eq!(game.outcome(), None);
    // The position after Black's first move is the first one to occur three times.
    assert_eq!(result(&after(&game, "a2-a1@f4")), ("MA-17", None));
}

#[test]
fn ma_17_the_setting_up_is_no_part_of_it_and_the_first_position_counts() {
    let game = after(&start(STANDARD), "=b1 =b6");
    assert_eq!(game.quiet_moves(), 0);
    assert_eq!(after(&game, "d1-d2@b2").outcome(), None);
}

#[test]
fn ma_17_a_position_comes_back_after_a_capture_too() {
    // The Ronin on a1 is captured and returns to a1.
    let game = drawn(
        "
        . . . d . .
        . . . . . .
        . . . . . .
        . . . . . .
        D . . . . .
        r . . . . .",
        "b c5 5/4 3",
    );
    let cycle = "a2-a1@a5 d6-d5@a6 a1-a4@a3 +a1@a5 a4-a2@a6 d5-d6@c5";
    let twice = after(&game, cycle);
    assert_eq!((twice.outcome(), &twice), (None, &game));
    assert_eq!(result(&after(&twice, cycle)), ("MA-17", None));
}

#[test]
fn ma_18_captures_and_returns_begin_the_count_anew() {
    let game = drawn(
        "
        . . . d . .
        . . . . . .
        . . . . . .
        . . . . . .
        D . . . . .
        r . . . . .",
        "b c5 5/4 3",
    );
    let counts: Vec<u32> = "a2-a1@a5 d6-d5@a6 a1-a4@a3 +a1@a5 a4-a2@a6 d5-d6@c5"
        .split(' ')
        .scan(game, |game, action| {
            super::play(game, action);
            Some(game.quiet_moves())
        })
        .collect();
    assert_eq!(counts, [0, 1, 2, 0, 1, 2]);
}

#[test]
fn ma_18_a_hundred_moves_are_a_draw() {
    // Each Daimyo stays on its own two rows, and no position occurs three times.
    let mut game = drawn(ALONE, "b b3 5/5 1");
    let mut moves = 0;
    while game.outcome().is_none() {
        assert_eq!(game.quiet_moves(), moves);
        let near = if game.turn().seat() == Some(BLACK) { 0..2 } else { 4..6 };
        let next = legal(&game).into_iter().find(|&action| {
            let mut after = game.clone();
            after.play(action);
            let ended = after.outcome().map(|outcome| outcome.ending().clause);
            matches!(action, Action::Move { to, .. } if near.contains(&to.rank()))
                && matches!(ended, None | Some("MA-18"))
        });
        game.play(next.unwrap());
        moves += 1;
    }
    assert_eq!(moves, 100);
    assert_eq!(result(&game), ("MA-18", None));
    assert_eq!(game.quiet_moves(), 100);
}

#[test]
fn ma_18_two_moves_in_a_row_count_two() {
    let game = drawn(
        "
        . . . . . .
        d . . . . .
        r r . . . .
        R r . . . R
        R R r . . .
        D R . r . .",
        "b - 0/0 *",
    );
    let game = after(&game, "f3-f2@f1");
    assert_eq!((game.turn().seat(), game.quiet_moves()), (Some(Seat::FIRST), 1));
    assert_eq!(after(&game, "f2-f4@e3").quiet_moves(), 2);
}
