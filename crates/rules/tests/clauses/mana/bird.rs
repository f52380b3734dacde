//! The bird, the duty it imposes, and players who cannot fulfil it: MA-10 to MA-15.

use rules::{
    Game, Turn,
    mana::{Duty, Kind, Mana},
};

use super::{
    BLACK, SPIRIT, STANDARD, WHITE, actions, after, birds, drawn, drawn_by, ends, names, result, spec,
    square, start, text, why,
};

const OPEN: &str = "
    . . . . . d
    . . . * . .
    . . r . . .
    . R . . . .
    . . . . . .
    . D . . . R";

#[test]
fn ma_10_the_bird_goes_to_another_empty_square_of_the_kind_reached() {
    // After a move from b3 to the triple b4, the bird may go to the eleven other triples, because none has a
    // piece.
    let game = drawn(OPEN, "b d5 3/4 1");
    assert_eq!(birds(&game, "b3-b4"), "a1 e1 b2 d2 c3 e3 f4 a5 c5 e5 d6");
    // After a move to the double a3, it may go to the other doubles except b1, f1 and f6, which have pieces.
    assert_eq!(birds(&game, "b3-a3"), "c1 f2 d3 a4 d4 f5 b6 c6");
    assert_eq!(why(&game, "b3-b4@c4"), "MA-10 mana-bird-kind square=c4 kind=1 expected=3");
    assert_eq!(why(&game, "b3-b4@b4"), "MA-10 mana-bird-occupied square=b4");
    assert_eq!(why(&game, "b3-a3@b1"), "MA-10 mana-bird-occupied square=b1");
    assert_eq!(why(&game, "b3-b4"), "MA-10 mana-bird-missing kind=3");
    let game = after(&game, "b3-b4@e5");
    assert_eq!((game.bird(), game.duty()), (Some(square("e5")), Duty::Kind(Kind::Triple)));
}

#[test]
fn ma_10_the_bird_must_leave_its_square() {
    // The bird is on the single d5. After a move from the triple c3 to the single c2, it may go to the other
    // singles except d5.
    let game = drawn(
        "
        . . . . . d
        . . . * . .
        . . . . . .
        . . R . . .
        . . . . . .
        . D . . . .",
        "b d5 4/5 *",
    );
    assert_eq!(birds(&game, "c3-c2"), "d1 a2 e2 b3 f3 c4 e4 b5 a6 e6");
    assert_eq!(why(&game, "c3-c2@d5"), "MA-10 mana-bird-stays square=d5");
}

#[test]
fn ma_10_a_captured_piece_leaves_no_square_to_the_bird() {
    // The Ronin captures the piece on the single c4 and is on that square now.
    let game = drawn(
        "
        . . . . . d
        . . . . . .
        . . r . . .
        . . R . . .
        . . . . . .
        . D . . . .",
        "b - 4/4 *",
    );
    // The Ronin gets there by way of b3 and b4, or of d3 and d4.
    assert_eq!(birds(&game, "c3-c4"), "d1 a2 c2 e2 b3 f3 e4 b5 d5 a6 e6");
    assert_eq!(why(&game, "c3-c4@c4"), "MA-10 mana-bird-occupied square=c4");
}

/// Pieces on all doubles except d4, and a Ronin elsewhere.
const FULL: &str = "
    . r r . . d
    . . . . . r
    r . R . . .
    R . . r . .
    . . . . . R
    . D R . . R";

#[test]
fn ma_10_without_a_square_the_bird_leaves_and_the_next_player_is_free() {
    let game = drawn(FULL, "b - 0/0 *");
    assert!(actions(&game).contains(&"c4-d4".to_owned()));
    assert_eq!(birds(&game, "c4-d4"), "");
    assert_eq!(why(&game, "c4-d4@c5"), "MA-10 mana-bird-nowhere kind=2");
    let game = after(&game, "c4-d4");
    assert_eq!((game.turn(), game.bird(), game.duty()), (Turn::Seat(WHITE), None, Duty::Free));
    assert_eq!(game.position().unwrap(), "1rr2d/5r/r2R2/R2r2/5R/1DR2R w - 0/0 *");
    assert_eq!(names(game.movers()), "d3 a4 f5 b6 c6 f6");
}

#[test]
fn ma_10_the_birds_own_square_alone_is_no_square_either() {
    // All doubles have pieces except d4, which has the bird. A single step from a6 captures on b6, a double.
    let drawing = "
        R r r . . d
        . . . . . r
        r . . * . .
        R . . r . .
        . . . . . R
        . D R . . R";
    for rules in [STANDARD, SPIRIT] {
        let game = drawn_by(rules, drawing, "b d4 0/0 *");
        assert_eq!(why(&game, "a6-b6@d4"), "MA-10 mana-bird-nowhere kind=2");
        let game = after(&game, "a6-b6");
        assert_eq!((game.bird(), game.duty(), game.captured(WHITE)), (None, Duty::Free, 1));
        // White has no duty, so they may return the captured Ronin.
        assert!(!game.returns().is_empty());
    }
}

#[test]
fn ma_11_a_piece_on_the_birds_kind_must_move() {
    let game = drawn(OPEN, "b d5 3/4 1");
    assert_eq!(names(game.movers()), "b3");
    assert_eq!(why(&game, "f1-f3@e2"), "MA-11 mana-duty square=f1 kind=2 duty=1");
    assert!(actions(&game).iter().all(|action| action.starts_with("b3-")));
}

#[test]
fn ma_11_no_duty_in_the_first_move() {
    let game = after(&start(STANDARD), "=b1 =b6");
    assert_eq!(game.duty(), Duty::Free);
    assert_eq!(names(game.movers()), "a1 b1 c1 d1 e1 f1");
    // Pieces on singles, doubles and triples may begin.
    let all = actions(&game);
    for piece in ["d1-d2@", "c1-c3@", "a1-a4@"] {
        assert!(all.iter().any(|action| action.starts_with(piece)), "{piece}");
    }
    // No Ronin is captured yet, so none can return.
    assert_eq!(why(&game, "+d3@d4"), "MA-13 mana-none-captured");
}

/// The bird is next to the Ronin on a3, a double.
const BESIDE: &str = "
    . . . . . d
    . . . . . .
    * . . . . .
    R . . . . .
    . . . . . .
    . . . . . D";

#[test]
fn ma_12_a_solid_bird_is_in_the_way() {
    let game = drawn(BESIDE, "b a4 4/5 2");
    // a5 is beyond the bird. b4 can be reached by way of b3.
    assert_eq!(ends(&game, "a3"), "a1 b2 c3 b4");
    assert_eq!(why(&game, "a3-a5@c5"), "MA-12 mana-bird-on-path from=a3 to=a5 bird=a4");
    assert_eq!(game.path(square("a3"), square("b4")), Some(["a3", "b3", "b4"].map(square).to_vec()));
    let game = drawn(BESIDE, "b a4 4/5 *");
    // A Ronin cannot return to the bird's square.
    assert_eq!(why(&game, "+a4@f2"), "MA-12 mana-bird-on-end square=a4");
}

#[test]
fn ma_12_no_move_ends_on_a_solid_bird() {
    // Two steps from a3 to b4, where the bird is.
    let game = drawn(&BESIDE.replacen("* .", ". *", 1), "b b4 4/5 *");
    assert_eq!(ends(&game, "a3"), "a1 b2 c3 a5");
    assert_eq!(why(&game, "a3-b4@d2"), "MA-12 mana-bird-on-end square=b4");
}

#[test]
fn ma_12_a_spirit_hinders_nobody() {
    let game = drawn_by(SPIRIT, BESIDE, "b a4 4/5 2");
    assert_eq!(ends(&game, "a3"), "a1 b2 c3 b4 a5");
    let game = drawn_by(SPIRIT, &BESIDE.replacen("* .", ". *", 1), "b b4 4/5 *");
    // The bird goes to another square. It cannot go to b4, where the Ronin is now.
    assert_eq!(birds(&game, "a3-b4"), "a1 e1 b2 d2 c3 e3 f4 a5 c5 e5 d6");
    assert_eq!(why(&game, "a3-b4@b4"), "MA-10 mana-bird-occupied square=b4");
    assert_eq!(birds(&game, "+b4"), "a1 e1 b2 d2 c3 e3 f4 a5 c5 e5 d6");
    // The bird may not stay in place when the piece goes elsewhere.
    assert_eq!(why(&game, "a3-a5@b4"), "MA-10 mana-bird-stays square=b4");
    // The bird is never set on a piece.
    let game = drawn_by(SPIRIT, BESIDE, "b a4 4/5 *");
    assert_eq!(why(&game, "+c1@f1"), "MA-10 mana-bird-occupied square=f1");
}

#[test]
fn ma_13_no_piece_there_any_piece_or_a_ronin_back() {
    // The bird is on a triple. Black has pieces on doubles and a single.
    let game = drawn(
        "
        . . . . . d
        . . . . * .
        . . . . . .
        R R . . . .
        . . . . . .
        . . . . . D",
        "b e5 3/5 3",
    );
    assert_eq!(names(game.movers()), "f1 a3 b3");
    assert_eq!(ends(&game, "b3"), "b2 c3 b4");
    // Any empty square: 36 less three Black pieces, White's Daimyo and the bird.
    assert_eq!(game.returns().len(), 31);
    assert_eq!(why(&game, "+a3@f2"), "MA-13 mana-return-occupied square=a3");
    assert_eq!(why(&game, "+f6@f2"), "MA-13 mana-return-occupied square=f6");
    assert_eq!(birds(&game, "+a4"), "b1 c1 f2 d3 d4 f5 b6 c6");
    let game = after(&game, "+a4@d4");
    assert_eq!(game.position().unwrap(), "5d/6/R5/RR4/6/5D w d4 2/5 2");
}

#[test]
fn ma_13_not_with_a_piece_there_nor_without_a_captured_ronin() {
    let game = drawn(OPEN, "b d5 3/4 1");
    assert!(game.returns().is_empty());
    assert_eq!(why(&game, "+d4@f2"), "MA-13 mana-return-duty duty=1");
    let full = drawn(FULL, "b - 0/0 *");
    assert_eq!(why(&full, "+d4@d4"), "MA-13 mana-none-captured");
}

/// White's only piece on a double stands on a4 and is blocked on all sides. White's other pieces could
/// capture.
const SKIPPING: &str = "
    . . . . . .
    d . . . . .
    r r . . . .
    R r . . . R
    R R r . . .
    D R . r . .";

#[test]
fn ma_14_a_blocked_player_is_skipped_and_the_other_is_free() {
    let game = after(&drawn(SKIPPING, "b - 0/0 *"), "f3-f2@f1");
    assert_eq!((game.turn(), game.duty(), game.bird()), (Turn::Seat(BLACK), Duty::Free, Some(square("f1"))));
    assert_eq!(game.position().unwrap(), "6/d5/rr4/Rr4/RRr2R/DR1r2 b f1 0/0 *");
    // Any piece may move, whatever the kind of the bird's square. The bird still blocks its square.
    assert_eq!(names(game.movers()), "a1 b1 a2 b2 f2 a3");
    assert_eq!(ends(&game, "f2"), "e1 d2 e3 f4");
    assert_eq!(ends(&game, "b1"), "d1 c2");
    assert_eq!(why(&game, "f2-f1@f2"), "MA-6 mana-distance from=f2 to=f1 kind=2");
    // The bird then imposes a duty on White as usual.
    let game = after(&game, "f2-f4@e3");
    assert_eq!((game.turn(), game.duty()), (Turn::Seat(WHITE), Duty::Kind(Kind::Triple)));
}

#[test]
fn ma_14_who_is_free_by_it_may_bring_a_ronin_back() {
    // As above, but the Ronin on b2 is captured.
    let game = drawn(&SKIPPING.replacen("R R r", "R . r", 1), "b - 1/0 *");
    let game = after(&game, "f3-f2@f1");
    assert_eq!((game.turn(), game.duty()), (Turn::Seat(BLACK), Duty::Free));
    assert!(game.returns().contains(square("b2")) && !game.returns().contains(square("f1")));
    let game = after(&game, "+b2@e3");
    assert_eq!(game.captured(BLACK), 0);
}

#[test]
fn ma_14_the_skip_is_done_where_a_text_names_the_player_without_an_action() {
    let game = Mana::from_position(spec(STANDARD), "6/d5/rr4/Rr4/RRr2R/DR1r2 w f1 0/0 2").unwrap();
    assert_eq!(game.position().unwrap(), "6/d5/rr4/Rr4/RRr2R/DR1r2 b f1 0/0 *");
}

#[test]
fn ma_15_skipped_even_where_another_piece_could_move() {
    // With the bird on a triple, White must move the piece on b4 or a5, and the one on b4 can move.
    let triple = after(&drawn(SKIPPING, "b - 0/0 *"), "f3-e3@e5");
    assert_eq!((triple.turn(), triple.duty()), (Turn::Seat(WHITE), Duty::Kind(Kind::Triple)));
    assert_eq!(names(triple.movers()), "b4 a5");
    // With the bird on a double, White must move the piece on a4, which is blocked. So White is skipped.
    let double = after(&drawn(SKIPPING, "b - 0/0 *"), "f3-f2@f1");
    assert_eq!(double.turn(), Turn::Seat(BLACK));
    // A captured Ronin does not help White, because White has a piece on a double.
    let captured = drawn(&SKIPPING.replacen("D R . r", "D R . .", 1), "b - 0/1 *");
    let captured = after(&captured, "f3-f2@f1");
    assert_eq!((captured.turn(), captured.captured(WHITE)), (Turn::Seat(BLACK), 1));
}

/// All of Black's pieces are blocked, and so is White's a4. One black Ronin is captured.
const SHUT_IN: &str = "
    . . . . . .
    d . . . . .
    r r . . . .
    R r . . . .
    R R r . . .
    D R . r . .";

#[test]
fn ma_15_neither_can_act() {
    // The captured Ronin returns to c1, and Black's pieces stay blocked. White's only piece on a double is
    // a4, so White is skipped. Black, without a duty, has no legal turn.
    let game = after(&drawn(SHUT_IN, "b - 1/0 *"), "+c1@f2");
    assert_eq!(result(&game), ("MA-15", None));
    assert_eq!(game.position().unwrap(), "6/d5/rr4/Rr4/RRr3/DRRr2 - f2 0/0 -");
    // If the Ronin returns elsewhere, it can move when White is skipped.
    let game = after(&drawn(SHUT_IN, "b - 1/0 *"), "+f2@f1");
    assert_eq!(game.turn(), Turn::Seat(BLACK));
}

#[test]
fn ma_15_a_free_player_without_an_action_is_skipped_likewise() {
    let drawing = SHUT_IN.replacen("R . r", "R R r", 1);
    // Black has no duty but is blocked. White is not blocked.
    let skipped = Mana::from_position(spec(STANDARD), &text(&drawing, "b - 0/0 *")).unwrap();
    assert_eq!((skipped.turn(), &skipped), (Turn::Seat(WHITE), &drawn(&drawing, "w - 0/0 *")));
}
