//! Text forms, legal positions and the numbering of actions.

use std::collections::HashSet;

use super::*;

#[test]
fn c_8_actions_are_strict() {
    for text in
        ["", "-", "a3", "a3a4", "A3-a4", "a0-a1", "a10-a9", "h1-g1", "a3-a4 ", " a3-a4", "a3-a4-a5", "a３-a4"]
    {
        let refusal = text.parse::<Action>().unwrap_err();
        assert_eq!((refusal.clause(), refusal.key()), ("C-8", "action-form"), "{text:?}");
    }
    for action in legal(&Jungle::new(Spec)) {
        assert_eq!(action.to_string().parse(), Ok(action));
    }
}

#[test]
fn c_8_positions_are_strict() {
    let board = "l5t/1d3c1/r1p1w1e/7/7/7/E1W1P1R/1C3D1/T5L";
    let bad_boards = [
        "",
        "7/7/7/7/7/7/7/7",
        "l5t/1d3c1/r1p1w1e/7/7/7/E1W1P1R/1C3D1/T5L/7",
        "l5t /1d3c1/r1p1w1e/7/7/7/E1W1P1R/1C3D1/T5L",
    ];
    let bad_rows = ["", "8", "6", "07", "52", "1111111", "l6t", "x6", "l4t", "７", "llllllll"];
    let rests = [
        "", " o", " o - -", "  o -", " o  -", " w -", " O -", " o a7", " o a7,", " y b8,a7", " y a7,a7",
        " - a7",
    ];
    for row in bad_rows {
        let faults = faults(&format!("l5t/1d3c1/{row}/7/7/7/E1W1P1R/1C3D1/T5L o -"));
        assert_eq!(faults, [format!("C-8 jungle-position-row number=7 text={row}")]);
    }
    let boards = bad_boards.iter().map(|board| format!("{board} o -"));
    let rests = rests.iter().filter(|rest| **rest != " o a7").map(|rest| format!("{board}{rest}"));
    for text in boards.chain(rests) {
        let faults = Jungle::from_position(Spec, &text).unwrap_err();
        let all: Vec<_> = faults.iter().map(|fault| (fault.clause(), fault.key())).collect();
        assert_eq!(all, [("C-8", "position-form")], "{text:?}");
    }
}

#[test]
fn legal_positions_report_all_faults_at_once() {
    let board = "
        . . # L # . .
        . . . # . . .
        . . . . . . .
        . C ~ . ~ ~ .
        . ~ ~ . ~ ~ .
        . ~ ~ . ~ ~ .
        . . . . . . .
        . W . # . W .
        . . # T # . .";
    assert_eq!(
        faults(&text(board, "o a1,b2")),
        [
            "J-2 jungle-position-twice side=jungle-orange animal=jungle-wolf",
            "J-15 jungle-position-none side=jungle-yellow",
            "J-14 jungle-position-den animal=jungle-lion square=d9",
            "J-5 jungle-position-water animal=jungle-cat square=b6",
            "J-4 jungle-position-own-den animal=jungle-tiger square=d1",
            "J-10 jungle-position-hungry square=a1 side=jungle-orange",
        ]
    );
    // Hungry squares must hold animals of the player to act, whether or not these animals can attack.
    assert_eq!(
        faults("l5t/7/7/7/7/7/7/7/T5L o a9"),
        ["J-10 jungle-position-hungry square=a9 side=jungle-orange"]
    );
    assert_eq!(drawn(board_with_one_each(), "y a9").hungry().len(), 1);
}

fn board_with_one_each() -> &'static str {
    "l . # ^ # . .
     . . . # . . .
     . . . . . . .
     . ~ ~ . ~ ~ .
     . ~ ~ . ~ D .
     . ~ ~ . ~ ~ .
     . . . . . . .
     . . . # . . .
     . . # ^ # . ."
}

#[test]
fn c_5_and_c_6_nothing_is_played_after_the_end() {
    let text = "3W3/7/7/7/7/7/5Dd/2c4/7 - -";
    assert_eq!(faults(text), [format!("C-6 position-over text={text}")]);
    // In a finished position, an animal may be in the enemy den, and a side may have no animals. Two Wolves
    // of one side are a fault.
    let text = "3W3/7/7/7/7/7/5D1/7/W6 - -";
    assert_eq!(
        faults(text),
        [
            "J-2 jungle-position-twice side=jungle-orange animal=jungle-wolf".to_owned(),
            format!("C-6 position-over text={text}")
        ]
    );
    let game = after(&drawn(board_with_one_each(), "o -"), "f5-g5 a9-a8");
    let won = after(&game, "g5-g6 a8-b8 g6-g7 b8-a8 g7-f7 a8-b8 f7-e7 b8-a8 e7-e8 a8-a9 e8-e9 a9-a8 e9-d9");
    assert_eq!(ending(&won), (Some(ORANGE), "J-14", "jungle-den"));
    assert_eq!(refused(&won, "a8-a9"), "C-5 game-over");
}

#[test]
fn the_spec_has_no_options() {
    assert_eq!(<Spec as rules::Spec>::parse("jungle"), Ok(Spec));
    assert_eq!(Spec.to_string(), "jungle");
    let refusal = <Spec as rules::Spec>::parse("jungle:hunger=no").unwrap_err();
    assert_eq!(refusal.to_string(), "C-1 spec-no-options game=jungle");
}

#[test]
fn actions_are_numbered_densely_in_the_order_of_their_texts() {
    let actions: Vec<Action> =
        (0..Jungle::INDICES).map(|index| Jungle::from_parts(&[index]).unwrap()).collect();
    assert!(actions.is_sorted_by_key(ToString::to_string));
    for (index, &action) in actions.iter().enumerate() {
        let mut parts = Vec::new();
        Jungle::parts(action, &mut parts);
        assert_eq!(parts, [index], "{action}");
    }
    let known: HashSet<Action> = actions.iter().copied().collect();
    assert_eq!(known.len(), Jungle::INDICES);
    for (index, text) in [(0, "a1-a2"), (1, "a1-b1"), (2, "a2-a1"), (233, "g9-g8")] {
        assert_eq!(actions[index].to_string(), text);
    }
    for parts in [&[][..], &[Jungle::INDICES], &[usize::MAX], &[0, 0]] {
        assert_eq!(Jungle::from_parts(parts), None);
    }
}

#[test]
fn everybody_sees_everything() {
    let game = after(&Jungle::new(Spec), "a3-a4");
    for viewer in [Viewer::Spectator, ORANGE.into(), YELLOW.into()] {
        assert_eq!(game.view(viewer), game);
    }
}
