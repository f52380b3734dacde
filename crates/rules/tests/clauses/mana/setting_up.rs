//! The board and setting up, MA-1 to MA-5.

use rules::{
    Game, Seat, Turn,
    mana::{Duty, Kind, Piece, Square},
};

use super::{ADVANCED, BLACK, SPECS, STANDARD, WHITE, actions, after, drawn_by, square, start, why};

#[test]
fn ma_1_twelve_squares_of_each_kind_and_six_pieces_a_side() {
    assert_eq!(Square::all().count(), 36);
    assert_eq!(Kind::ALL.map(|kind| kind.squares().len()), [12, 12, 12]);
    let game = after(&start(STANDARD), "=b1 =b6");
    for seat in [BLACK, WHITE] {
        let of = |piece| Square::all().filter(|&at| game.piece(at) == Some((seat, piece))).count();
        assert_eq!((of(Piece::Daimyo), of(Piece::Ronin)), (1, 5));
    }
}

#[test]
fn ma_2_the_printed_board() {
    let board = ["322132", "131312", "213231", "231213", "313132", "122312"];
    let kind = |file: usize, rank: usize| board[rank].as_bytes()[file] - b'0';
    for at in Square::all() {
        assert_eq!(at.kind() as u8, kind(at.file(), at.rank()), "{at}");
    }
    // By the rules, there is a triple at Black's left and a double at White's left.
    assert_eq!((square("a1").kind(), square("f6").kind()), (Kind::Triple, Kind::Double));
    // The mirror image would have a double at Black's left.
    assert_eq!(square("f1").kind(), Kind::Double);
}

#[test]
fn ma_3_the_pieces_fill_the_first_row_with_the_daimyo_on_a_double() {
    let game = start(STANDARD);
    assert_eq!(actions(&game), ["=b1", "=c1", "=f1"]);
    let game = after(&game, "=c1");
    assert_eq!(game.position().unwrap(), "6/6/6/6/6/RRDRRR w - 0/0 =");
    assert_eq!(actions(&game), ["=b6", "=c6", "=f6"]);
    let game = after(&game, "=f6");
    assert_eq!(game.position().unwrap(), "rrrrrd/6/6/6/6/RRDRRR b - 0/0 *");
}

#[test]
fn ma_3_refuses_any_other_place() {
    let game = start(STANDARD);
    assert_eq!(why(&game, "=a1"), "MA-3 mana-daimyo-double square=a1 kind=3");
    assert_eq!(why(&game, "=d1"), "MA-3 mana-daimyo-double square=d1 kind=1");
    assert_eq!(why(&game, "=f2"), "MA-3 mana-first-row square=f2");
    assert_eq!(why(&game, "=b6"), "MA-3 mana-first-row square=b6");
    assert_eq!(why(&game, "=c1:a1,b1,d1,e1,f1"), "MA-3 mana-fill-row");
    assert_eq!(why(&after(&game, "=c1"), "=b1"), "MA-3 mana-first-row square=b1");
}

#[test]
fn ma_4_any_six_squares_of_two_rows() {
    let game = start(ADVANCED);
    // There are 924 ways to choose the six squares, and for each 6 ways to choose the Daimyo's.
    assert_eq!(game.count(), 5544);
    let all = actions(&game);
    assert_eq!(all.len(), 5544);
    assert!(all.windows(2).all(|pair| pair[0] < pair[1]));
    let game = after(&game, "=b2:a1,c1,d1,e2,f2");
    assert_eq!(game.position().unwrap(), "6/6/6/6/1D2RR/R1RR2 w - 0/0 =");
    assert_eq!(game.count(), 5544);
    let game = after(&game, "=a5:f5,c6,d6,e6,f6");
    assert_eq!(game.position().unwrap(), "2rrrr/d4r/6/6/1D2RR/R1RR2 b - 0/0 *");
}

#[test]
fn ma_4_the_daimyo_may_stand_on_any_kind() {
    let all = actions(&start(ADVANCED));
    for daimyo in ["d1", "b1", "a1"] {
        assert_eq!(all.iter().filter(|action| action.starts_with(&format!("={daimyo}:"))).count(), 462);
    }
}

#[test]
fn ma_4_refuses_any_other_place() {
    let game = start(ADVANCED);
    assert_eq!(why(&game, "=c1"), "MA-4 mana-place-each");
    assert_eq!(why(&game, "=b3:a1,c1,d1,e2,f2"), "MA-4 mana-two-rows square=b3");
    assert_eq!(why(&game, "=b2:a1,c1,d1,e2,f5"), "MA-4 mana-two-rows square=f5");
    assert_eq!(why(&game, "=b2:a1,b2,d1,e2,f2"), "MA-4 mana-square-twice square=b2");
    assert_eq!(why(&game, "=b2:a1,c1,c1,e2,f2"), "MA-4 mana-square-twice square=c1");
    // Squares are in order by rank, then by file.
    assert_eq!(why(&game, "=b2:a1,a2,d1,e2,f2"), "MA-4 mana-rising-order square=d1 after=a2");
    let white = after(&game, "=b2:a1,c1,d1,e2,f2");
    assert_eq!(why(&white, "=b4:a5,a6,c5,d5,e6"), "MA-4 mana-two-rows square=b4");
}

#[test]
fn ma_5_black_sets_up_first_and_white_sees_it() {
    let game = start(STANDARD);
    assert_eq!((game.turn(), game.duty(), game.bird()), (Turn::Seat(BLACK), Duty::SettingUp, None));
    let game = after(&game, "=b1");
    assert_eq!((game.turn(), game.duty()), (Turn::Seat(WHITE), Duty::SettingUp));
    assert_eq!(game.piece(square("b1")), Some((BLACK, Piece::Daimyo)));
    let game = after(&game, "=b6");
    assert_eq!((game.turn(), game.duty(), game.bird()), (Turn::Seat(BLACK), Duty::Free, None));
}

#[test]
fn ma_5_no_turn_before_and_no_setting_up_after() {
    let game = after(&start(STANDARD), "=b1");
    assert_eq!(why(&game, "a1-b3@d1"), "MA-5 mana-setting-up");
    assert_eq!(why(&game, "+b3@d1"), "MA-5 mana-setting-up");
    let game = after(&game, "=b6");
    assert_eq!(why(&game, "=b1"), "MA-5 mana-set-up-already");
    assert_eq!(why(&game, "=b2:a1,c1,d1,e2,f2"), "MA-5 mana-set-up-already");
}

#[test]
fn ma_5_a_position_of_the_setting_up_goes_on() {
    for rules in SPECS {
        let game = drawn_by(
            rules,
            "
            . . . . . .
            . . . . . .
            . . . . . .
            . . . . . .
            . . . . . .
            R R D R R R",
            "w - 0/0 =",
        );
        assert_eq!(game.turn(), Turn::Seat(WHITE));
        assert_eq!([game.score(BLACK), game.score(WHITE), game.captured(Seat::FIRST) as i32], [0, 0, 0]);
    }
}
