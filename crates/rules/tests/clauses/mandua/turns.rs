//! Board, pieces and plain turns: `MD-1` to `MD-7`.

use rules::{
    Game, Seat, Turn,
    mandua::{Field, HUNTER, HUNTERS, TIGER, TIGERS},
};

use super::{actions, drawn, guided, names, play, played, start, state, strict, why};

#[test]
fn md_1_29_fields_25_hunters_4_tigers() {
    let cages = Field::ALL.into_iter().filter(|field| field.is_cage()).count();
    assert_eq!((Field::COUNT, cages, HUNTERS, TIGERS), (29, 4, 25, 4));
    let game = start("mandua");
    assert_eq!((game.to_set(), game.tigers().len(), game.hunters().len()), (25, 4, 0));
}

#[test]
fn md_2_an_outside_field_touches_one_field() {
    // With a tiger on each of the four cages, each has one step, to the middle of its side.
    let game = guided(
        "       T
           . . . . .
           . . . . .
         T . . . . . T
           . . . . .
           . . . . .
               T",
        "25 t -",
    );
    assert_eq!(actions(&game), "A-c5 B-e3 C-c1 D-a3");
    let cage = |name: &str| Field::parse(name).map(|field| (field.column(), field.row())).unwrap();
    assert_eq!(["A", "B", "C", "D", "a1", "e5"].map(cage), [(3, 6), (6, 3), (3, 0), (0, 3), (1, 1), (5, 5)]);
}

#[test]
fn md_3_only_tigers_enter_the_outside_fields() {
    let game = start("mandua");
    for cage in ["A", "B", "C", "D"] {
        assert_eq!(why(&game, &format!("@{cage}")), format!("MD-3 mandua-hunter-outside field={cage}"));
    }
    // The hunter on c5 may not go to A; the tiger on e3 may go to B.
    let board = "  .
           . . h . .
           . . . . .
         . . . . . T .
           . . . . .
           . . . . .
               .";
    let mut game = guided(board, "0 h -");
    assert_eq!(why(&game, "c5-A"), "MD-3 mandua-hunter-outside field=A");
    play(&mut game, "c5-b5 e3-B");
    assert_eq!(names(game.tigers()), "B");
}

#[test]
fn md_4_three_starts() {
    for (spec, text, tigers) in [
        ("mandua", "T3T/5/5/5/T3T ---- 25 h -", "a1 e1 a5 e5"),
        ("mandua:start=cages", "5/5/5/5/5 TTTT 25 h -", "A B C D"),
        ("mandua:start=cross", "5/2T2/1T1T1/2T2/5 ---- 25 h -", "c2 b3 d3 c4"),
    ] {
        let game = start(spec);
        assert_eq!((game.position().unwrap().as_str(), names(game.tigers()).as_str()), (text, tigers));
    }
}

#[test]
fn md_5_hunter_begins_and_players_alternate() {
    let mut game = start("mandua");
    assert_eq!((HUNTER, TIGER), (Seat::FIRST, Seat::SECOND));
    for (action, next) in [("@c3", TIGER), ("a1-a2", HUNTER), ("@c2", TIGER), ("a2-a1", HUNTER)] {
        play(&mut game, action);
        assert_eq!(game.turn(), Turn::Seat(next));
    }
    assert_eq!(why(&game, "a1-a2"), "MD-5 mandua-hunters-turn");
    play(&mut game, "@b4");
    assert_eq!(why(&game, "@b2"), "MD-5 mandua-tigers-turn");
    assert_eq!(why(&game, "c3-c4"), "MD-5 mandua-tigers-turn");
}

#[test]
fn md_6_hunters_are_set_first() {
    // Two hunters are on the board. The next hunter may be placed on any of the 20 vacant fields inside, but
    // no hunter may move yet.
    let board = "  .
           T . . . T
           . . . . .
         . h . h . . .
           . . . . .
           . . . . T
               T";
    let game = guided(board, "1 h -");
    let expected = "@a1 @a2 @a4 @b1 @b2 @b3 @b4 @b5 @c1 @c2 @c4 @c5 @d1 @d2 @d3 @d4 @d5 @e2 @e3 @e4";
    assert_eq!(actions(&game), expected);
    assert_eq!(why(&game, "a3-a2"), "MD-6 mandua-set-first number=1");
    assert_eq!(why(&game, "@c3"), "MD-6 mandua-hunter-occupied field=c3");
    assert_eq!(why(&game, "@e1"), "MD-6 mandua-hunter-occupied field=e1");
    assert_eq!(played(game, "@d4").to_set(), 0);
}

#[test]
fn md_6_then_one_moves_to_an_adjoining_vacant_field() {
    // c3 can move to b3, c2 and c4, because d3 is occupied. d3 can move to d2, d4 and e3.
    let board = "  .
           T . . . .
           . . . . .
         . . . h h . .
           . . . . .
           . . . . .
               .";
    let game = guided(board, "0 h -");
    assert_eq!(actions(&game), "c3-b3 c3-c2 c3-c4 d3-d2 d3-d4 d3-e3");
    assert_eq!(why(&game, "@a1"), "MD-6 mandua-none-to-set");
    assert_eq!(why(&game, "c3-b2"), "MD-6 mandua-hunter-reach from=c3 to=b2");
    assert_eq!(why(&game, "c3-c5"), "MD-6 mandua-hunter-reach from=c3 to=c5");
    assert_eq!(why(&game, "c3-d3"), "MD-6 mandua-hunter-occupied field=d3");
    assert_eq!(why(&game, "a1-a2"), "MD-6 mandua-no-hunter field=a1");
}

#[test]
fn md_6_beaten_hunters_stay_out() {
    let board = "  .
           . . . . .
           . . . . .
         . T h . . . .
           . . . . .
           . . . . .
               .";
    let game = played(guided(board, "7 t +1"), "a3-c3");
    assert_eq!((game.hunters().len(), game.to_set(), game.score(TIGER)), (0, 7, 18));
    assert_eq!(game.position().unwrap(), "5/5/2T2/5/5 ---- 7 h -");
}

#[test]
fn md_7_a_tiger_steps_to_an_adjoining_vacant_field() {
    // b2 can move to a2, b3 and c2. b1 is occupied and cannot be jumped, because the field behind it is off
    // the board.
    let board = "  .
           . . . . .
           . . . . .
         . . . . . . .
           . T . . .
           . h . . .
               .";
    for game in [guided(board, "3 t -"), strict(board, "3 t -")] {
        let steps = actions(&game).replace("say1", "");
        assert_eq!(steps.trim(), "b2-a2 b2-b3 b2-c2");
        assert_eq!(why(&game, "b2-c3"), "MD-7 mandua-tiger-reach from=b2 to=c3");
        assert_eq!(why(&game, "b2-e2"), "MD-7 mandua-tiger-reach from=b2 to=e2");
        assert_eq!(why(&game, "b2-b2"), "MD-7 mandua-tiger-reach from=b2 to=b2");
        assert_eq!(why(&game, "b2-b1"), "MD-7 mandua-tiger-occupied field=b1");
        assert_eq!(why(&game, "c3-c4"), "MD-7 mandua-no-tiger field=c3");
    }
    assert_eq!(state(&guided(board, "3 t -")), "t -");
    assert_eq!(drawn(board, "3 t -"), "5/5/5/1T3/1h3 ---- 3 t -");
}
