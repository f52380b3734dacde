//! Jumps, manduas and the highest total: `MD-8` to `MD-15`.

use rules::mandua::{Field, Strike};

use super::{actions, guided, names, played, start, state, strict, why};

fn field(name: &str) -> Field {
    Field::parse(name).unwrap()
}

#[test]
fn md_8_a_jump_goes_over_one_hunter_in_a_straight_line() {
    // b3 jumps c3, since d3 behind it is vacant. It cannot jump b4, since b5 is occupied, or c4 or c2
    // diagonally.
    let board = "  .
           . h . . .
           . h h . .
         . . T h . . .
           . . h . .
           . . . . .
               .";
    let game = strict(board, "20 t -");
    let jump = Strike { jumped: Some(field("c3")), pair: None };
    assert_eq!(game.strike("b3-d3".parse().unwrap()), Some(jump));
    assert_eq!(why(&game, "b3-b5"), "MD-8 mandua-jump-occupied field=b5");
    assert_eq!(why(&game, "b3-b1"), "MD-8 mandua-jump-over-none field=b2");
    assert_eq!(why(&game, "b3-d5"), "MD-7 mandua-tiger-reach from=b3 to=d5");
    assert_eq!(why(&game, "b3-e3"), "MD-7 mandua-tiger-reach from=b3 to=e3");
    let game = played(game, "b3-d3");
    assert_eq!(names(game.hunters()), "c2 b4 c4 b5");
}

#[test]
fn md_8_outside_fields_count() {
    // Tigers can jump from c4 over c5 to A, and from D over a3 to b3.
    let board = "  .
           . . h . .
           . . T . .
         T h . . . . .
           . . . . .
           . . . . .
               .";
    let game = guided(board, "20 t +2");
    assert_eq!(actions(&game), "D-b3 c4-A");
    let game = played(game, "c4-A D-b3");
    assert_eq!((names(game.tigers()).as_str(), game.hunters().len()), ("b3 A", 0));
    // A tiger can jump from A over c5 to c4.
    let board = "  T
           . . h . .
           . . . . .
         . . . . . . .
           . . . . .
           . . . . .
               .";
    assert_eq!(actions(&guided(board, "20 t +1")), "A-c4");
    assert_eq!(why(&guided(board, "20 t +1"), "A-c3"), "MD-7 mandua-tiger-reach from=A to=c3");
}

#[test]
fn md_9_a_step_between_two_hunters_takes_both() {
    // The tiger on b3 steps to c3, between the hunters on c2 and c4. The first is below it, the second above.
    let board = "  .
           . . . . .
           . . h . .
         . . T . . . .
           . . h . .
           . . . . .
               .";
    let game = guided(board, "20 t +2");
    let mandua = Strike { jumped: None, pair: Some([field("c2"), field("c4")]) };
    assert_eq!(actions(&game), "b3-c3");
    assert_eq!(game.strike("b3-c3".parse().unwrap()), Some(mandua));
    assert_eq!(played(game, "b3-c3").hunters().len(), 0);
}

#[test]
fn md_9_the_hunter_jumped_is_already_gone() {
    // c1 jumps c2 and lands on c3, below c4. c2 was jumped, so c4 is not one of a pair and stays.
    let board = "  .
           . . h . .
           . . h . .
         . . . . . . .
           . . h . .
           . . T . .
               .";
    let game = guided(board, "20 t +1");
    let jump = Strike { jumped: Some(field("c2")), pair: None };
    assert_eq!(game.strike("c1-c3".parse().unwrap()), Some(jump));
    assert_eq!(names(played(game, "c1-c3").hunters()), "c4 c5");
    // The same jump beats three if hunters also stand on b3 and d3, beside the field it lands on.
    let board = "  .
           . . h . .
           . . h . .
         . . h . h . .
           . . h . .
           . . T . .
               .";
    let game = guided(board, "20 t +3");
    let both = Strike { jumped: Some(field("c2")), pair: Some([field("b3"), field("d3")]) };
    assert_eq!(game.strike("c1-c3".parse().unwrap()), Some(both));
    assert_eq!(names(played(game, "c1-c3").hunters()), "c4 c5");
}

#[test]
fn md_10_closing_in_on_a_standing_tiger_is_no_mandua() {
    // Hunter places d3. The tiger on c3 is then between b3 and d3, but nothing happens.
    let board = "  .
           . . . . .
           . . . . .
         . h h T . h .
           . . . . .
           . . . . .
               .";
    let game = played(guided(board, "5 h -"), "@d3");
    assert_eq!((names(game.hunters()).as_str(), state(&game).as_str()), ("a3 b3 d3 e3", "t -"));
}

#[test]
fn md_11_the_highest_total_must_be_beaten() {
    // a1 can jump one hunter, and e1 two in a row. One turn beats all three with two tigers, and either may
    // begin.
    let board = "  .
           . . . . .
           . . . . h
         . . . . . . .
           . . . . h
           T h . . T
               .";
    let game = guided(board, "20 t +3");
    assert_eq!(game.to_beat(), 3);
    assert_eq!(actions(&game), "a1-c1 e1-e3");
    assert_eq!(why(&game, "a1-a2"), "MD-11 mandua-must-beat number=3");
    let game = played(game, "e1-e3");
    assert_eq!((state(&game).as_str(), actions(&game).as_str()), ("t +2", "a1-c1 e3-e5"));
    assert_eq!(state(&played(game, "a1-c1 e3-e5")), "h -");
}

#[test]
fn md_12_the_same_tiger_may_beat_again_after_another_has() {
    // a1 jumps b1 to c1; e1 jumps e2 to e3 and makes room; then c1 jumps d1 to e1.
    let board = "  .
           . . . . .
           . . . . .
         . . . . . . .
           . . . . h
           T h . h T
               .";
    let game = played(guided(board, "20 t +3"), "a1-c1 e1-e3 c1-e1");
    assert_eq!((names(game.tigers()).as_str(), game.hunters().len()), ("e1 e3", 0));
}

#[test]
fn md_12_no_plain_step_between_beating_actions() {
    // b1 jumps c1 and lands on d1. A further step to e1 would make e2 jumpable, but that step is no part of
    // the turn.
    let board = "  .
           . . . . .
           . . . . .
         . . . . . . .
           . . . . h
           . T h . .
               .";
    assert_eq!(state(&played(guided(board, "20 t +1"), "b1-d1")), "h -");
    // If nothing can be beaten, the turn is one plain step.
    let game = start("mandua");
    assert_eq!(state(&played(game, "@c3 a1-a2")), "h -");
}

#[test]
fn md_13_a_mandua_cannot_be_put_off() {
    // c2 jumps d2 and lands between e1 and e3, which beats three. If that pair stayed, the tiger could jump
    // on and beat more.
    let board = "  .
           . . h . .
           . . . h .
         T . . . . h .
           . . T h .
           . T . . h
               T";
    let game = guided(board, "20 t +3");
    assert_eq!(actions(&game), "c2-e2");
    assert_eq!(names(played(game, "c2-e2").hunters()), "d4 c5");
}

#[test]
fn md_13_no_mandua_need_be_sought() {
    // c2-c3 would beat only two, b3 and d3: e4 is then out of reach. a3 beats three by jumping b3, d3 and e4.
    let board = "  .
           . . . . .
           . . . . h
         . T h . h . .
           . . T . .
           . . . . .
               .";
    let game = guided(board, "20 t +3");
    assert_eq!(actions(&game), "a3-c3");
    assert_eq!(why(&game, "c2-c3"), "MD-15 mandua-too-few number=2 highest=3");
    assert_eq!(played(game, "a3-c3 c3-e3 e3-e5").hunters().len(), 0);
}

#[test]
fn md_14_every_order_that_reaches_the_total_is_correct() {
    let board = "  .
           T h . h T
           . . . . .
         . . . . . . .
           . . . . .
           T h . . .
               .";
    // Either a5 beats b5 or e5 beats d5, but not both, because both jumps end on c5. a1 beats b1 before or
    // after that.
    for order in ["a1-c1 a5-c5", "a5-c5 a1-c1", "e5-c5 a1-c1", "a1-c1 e5-c5"] {
        let game = played(guided(board, "20 t +2"), order);
        assert_eq!((game.hunters().len(), state(&game).as_str()), (1, "h -"), "{order}");
    }
}

#[test]
fn md_15_guided_allows_only_correct_turns() {
    let board = "  .
           . . . . .
           . T . . .
         T . h . . . .
           h . h T .
           . . . . .
               T";
    let game = guided(board, "22 t +3");
    assert_eq!(actions(&game), "b4-b2");
    assert_eq!(why(&game, "d2-b2"), "MD-15 mandua-too-few number=1 highest=3");
    for action in ["say3", "end", "object3", "removeb4"] {
        assert_eq!(why(&game, action), "MD-15 mandua-guided");
        assert_eq!(why(&played(game.clone(), "b4-b2"), action), "MD-15 mandua-guided");
    }
    // The turn ends when the total is reached. Hunter places or moves, and can do nothing else.
    assert_eq!(state(&played(game, "b4-b2")), "h -");
}
