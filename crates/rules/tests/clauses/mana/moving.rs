//! Moving a piece, MA-6 to MA-9.

use rules::{Game, Turn, mana::Piece};

use super::{BLACK, STANDARD, WHITE, actions, after, birds, drawn, ends, names, square, start, why};

#[test]
fn ma_6_black_begins_and_the_players_alternate() {
    let mut game = after(&start(STANDARD), "=b1 =b6");
    for (turn, action) in [(BLACK, "d1-d2@b2"), (WHITE, "d6-c4@e4"), (BLACK, "f1-f3@d5")] {
        assert_eq!(game.turn(), Turn::Seat(turn));
        game = after(&game, action);
    }
}

const THREE_KINDS: &str = "
    . . . . . d
    . . . . . .
    . . . . . .
    R R R . . .
    . . . . . .
    . . . . . D";

#[test]
fn ma_6_as_many_steps_as_the_kind_of_the_starting_square() {
    // a3 is a double, b3 a single, c3 a triple.
    let game = drawn(THREE_KINDS, "b - 2/5 *");
    assert_eq!(ends(&game, "b3"), "b2 b4");
    assert_eq!(ends(&game, "a3"), "a1 b2 b4 a5");
    // Straight on, or with one or two turns, which can also lead to an adjoining square.
    assert_eq!(ends(&game, "c3"), "b1 d1 a2 c2 e2 d3 f3 a4 c4 e4 b5 d5 c6");
}

#[test]
fn ma_6_the_daimyo_moves_like_a_ronin() {
    let game = drawn(
        "
        . . . . . d
        . . . . . .
        . . . . . .
        R R D . . .
        . . . . . .
        . . . . . R",
        "b - 2/5 *",
    );
    assert_eq!(game.piece(square("c3")), Some((BLACK, Piece::Daimyo)));
    assert_eq!(ends(&game, "c3"), "b1 d1 a2 c2 e2 d3 f3 a4 c4 e4 b5 d5 c6");
}

#[test]
fn ma_6_refusals() {
    let game = drawn(THREE_KINDS, "b - 2/5 *");
    assert_eq!(why(&game, "d4-d5@b5"), "MA-6 mana-no-piece square=d4");
    assert_eq!(why(&game, "f6-f5@f2"), "MA-6 mana-enemy-piece square=f6");
    assert_eq!(why(&game, "b3-b5@d5"), "MA-6 mana-distance from=b3 to=b5 kind=1");
    assert_eq!(why(&game, "b3-c4@e4"), "MA-6 mana-distance from=b3 to=c4 kind=1");
    assert_eq!(why(&game, "a3-a4@d4"), "MA-6 mana-distance from=a3 to=a4 kind=2");
    assert_eq!(why(&game, "c3-c5@e5"), "MA-6 mana-distance from=c3 to=c5 kind=3");
}

const HEMMED_IN: &str = "
    . . . . . d
    . . . . . .
    . . . . . .
    . . . . . .
    R r . . . .
    D . R . . .";

#[test]
fn ma_7_never_over_another_piece() {
    // The only empty neighbour of a1 is b1, and there are pieces on b2 and c1 beyond it.
    let game = drawn(HEMMED_IN, "b - 3/4 *");
    assert_eq!(ends(&game, "a1"), "");
    assert_eq!(why(&game, "a1-b1@c1"), "MA-7 mana-path from=a1 to=b1 kind=3");
    assert_eq!(why(&game, "a1-d1@b5"), "MA-7 mana-path from=a1 to=d1 kind=3");
    // The enemy on b2 may be captured from c1 by way of c2 or b1, which are empty.
    assert_eq!(ends(&game, "c1"), "e1 b2 d2 c3");
}

#[test]
fn ma_7_no_square_twice() {
    // The path b1, c1, b1 would visit b1 twice, and so would b1, a1, b1.
    let game = drawn(
        "
        . . . . . d
        . . . . . .
        . . . . . .
        . . . . . .
        r r . . . .
        R . . D . .",
        "b - 4/3 *",
    );
    // The path b1, c1, d1 ends on a piece of the same side. Only b1, c1, c2 is left.
    assert_eq!(ends(&game, "a1"), "c2");
    assert_eq!(why(&game, "a1-b1@c1"), "MA-7 mana-path from=a1 to=b1 kind=3");
    assert_eq!(why(&game, "a1-a1@b2"), "MA-7 mana-stay square=a1");
}

#[test]
fn ma_8_captures_by_ending_on_an_enemy() {
    let game = drawn(HEMMED_IN, "b - 3/4 *");
    assert_eq!(why(&game, "a2-a1@e1"), "MA-8 mana-own-piece square=a1");
    let game = after(&game, "a2-b2@d2");
    assert_eq!(game.piece(square("b2")), Some((BLACK, Piece::Ronin)));
    assert_eq!((game.captured(BLACK), game.captured(WHITE)), (3, 5));
    assert_eq!((game.score(BLACK), game.score(WHITE)), (5, 3));
    assert_eq!(game.position().unwrap(), "5d/6/6/6/1R4/D1R3 w d2 3/5 3");
}

#[test]
fn ma_9_two_paths_are_one_move() {
    // The path from a3 to b4 leads over a4 or b3.
    let game = drawn(
        "
        . . . . . d
        . . . . . .
        . . . . . .
        R . . . . .
        . . . . . .
        . . . . . D",
        "b - 4/5 *",
    );
    assert_eq!(birds(&game, "a3-b4"), "a1 e1 b2 d2 c3 e3 f4 a5 c5 e5 d6");
    let all = actions(&game);
    assert!(all.windows(2).all(|pair| pair[0] < pair[1]), "each action is listed once");
    assert_eq!(game.count(), all.len() as u64);
    let path = game.path(square("a3"), square("b4")).unwrap();
    assert!(path == ["a3", "b3", "b4"].map(square) || path == ["a3", "a4", "b4"].map(square));
    assert_eq!(game.path(square("a3"), square("c4")), None);
}

#[test]
fn ma_9_a_path_avoids_what_is_in_the_way() {
    let game = drawn(HEMMED_IN, "b - 3/4 *");
    assert_eq!(names(game.movers()), "a1 c1 a2");
    assert_eq!(game.path(square("c1"), square("b2")), Some(["c1", "b1", "b2"].map(square).to_vec()));
    assert_eq!(game.path(square("a1"), square("b1")), None);
}
