//! Effects name the rules that applied: why animals starve, which rule banks stones, and whose turn is
//! skipped.

#![allow(clippy::unwrap_used, clippy::panic, reason = "a test that cannot go on fails")]

use rules::{Viewer, catalog::AnySpec};
use wire::{
    games::{
        self, Board, Effect,
        jungle::{self, Prey},
        mana,
        mancala::{self, Step, Why},
    },
    words::Skip,
};

/// The effect of an action in a position, and the board before it.
fn effect(spec: &str, position: &str, action: &str) -> (Board, Effect) {
    let mut game = AnySpec::parse(spec).unwrap().from_position(position).unwrap();
    let before = game.view(Viewer::Spectator);
    game.play(action).unwrap();
    (games::board(&before), games::effect(&before, action, &game.view(Viewer::Spectator)))
}

fn sown(position: &str, spec: &str, action: &str) -> (Vec<Step>, bool, Option<Skip>) {
    match effect(spec, position, action).1 {
        Effect::Mancala(mancala::Effect::Sown { steps, extra, skipped }) => (steps, extra, skipped),
        other => panic!("{other:?}"),
    }
}

/// The rules that bank stones in a sowing.
fn banked(steps: &[Step]) -> Vec<Why> {
    let why = |step: &Step| match step {
        Step::Bank { why, .. } => Some(*why),
        _ => None,
    };
    steps.iter().filter_map(why).collect()
}

#[test]
fn md_29_the_board_says_with_how_many_hunters_the_game_began() {
    let game = AnySpec::parse("mandua:hunters=3").unwrap().start();
    let Board::Mandua(board) = games::board(&game.view(Viewer::Spectator)) else { panic!("{game:?}") };
    assert_eq!((board.all, board.to_set), (3, 3));
}

#[test]
fn j_11_a_starved_animal_tells_what_it_could_have_eaten() {
    // Orange's Elephant is hungry: Yellow's Wolf is in front of it.
    let position = "l5t/1d3c1/r1p3e/3w3/3E3/7/2W1P1R/1C3D1/T5L o d5";
    let wolf = Prey { square: "d6".to_owned(), kind: "jungle-wolf".to_owned() };
    let (board, effect) = effect("jungle", position, "c3-b3");
    let Board::Jungle(board) = board else { panic!("{board:?}") };
    let elephant = board.animals.iter().find(|animal| animal.square == "d5").unwrap();
    assert_eq!((elephant.hungry, &elephant.prey), (true, &vec![wolf.clone()]));
    // Only hungry animals show what they could attack.
    assert!(board.animals.iter().all(|animal| animal.hungry || animal.prey.is_empty()));
    let Effect::Jungle(jungle::Effect::Roamed(roamed)) = effect else { panic!("{effect:?}") };
    assert_eq!(roamed.starves.len(), 1);
    let starved = &roamed.starves[0];
    assert_eq!((starved.square.as_str(), starved.kind.as_str()), ("d5", "jungle-elephant"));
    assert_eq!(starved.prey, [wolf]);
}

#[test]
fn j_11_the_animal_that_moved_may_starve_where_it_went() {
    let position = "l5t/1d3c1/r1p3e/3w3/3E3/7/2W1P1R/1C3D1/T5L o d5";
    let Effect::Jungle(jungle::Effect::Roamed(roamed)) = effect("jungle", position, "d5-d4").1 else {
        panic!("no move")
    };
    let starved: Vec<_> = roamed.starves.iter().map(|one| (one.square.as_str(), one.prey.len())).collect();
    assert_eq!(starved, [("d4", 1)]);
}

#[test]
fn ma_15_a_blocked_player_is_skipped() {
    let skipped = |position: &str, action: &str| match effect("mana", position, action).1 {
        Effect::Mana(mana::Effect::Flown(flight)) => flight.skipped,
        other => panic!("{other:?}"),
    };
    let shut_in = "6/d5/rr4/Rr4/RRr3/DR1r2 b - 1/0 *";
    // White must move a piece from a double square, but the only one cannot move.
    assert_eq!(skipped(shut_in, "+f2@f1"), Some(Skip { seat: 1, clause: "MA-15".to_owned() }));
    assert_eq!(skipped("rrdrrr/6/6/6/6/RRDRRR b - 0/0 *", "d1-d2@c3"), None);
}

#[test]
fn mc_8_an_extra_turn_is_told() {
    let start = "4 4 4 4 4 4 0 / 4 4 4 4 4 4 0 S";
    let (_, extra, skipped) = sown(start, "mancala", "3");
    assert_eq!((extra, skipped), (true, None));
    assert!(!sown(start, "mancala", "4").1);
    assert!(!sown(start, "mancala:rules=general", "3").1);
    // The game is over (MC-6), so there is no extra turn.
    assert!(!sown("0 0 0 0 0 1 0 / 4 4 4 4 4 4 0 S", "mancala", "6").1);
}

#[test]
fn mc_14_a_player_with_single_stones_is_skipped() {
    let (_, extra, skipped) = sown("0 0 0 3 0 2 0 / 1 0 1 0 0 0 0 S", "mancala:rules=ethiopian", "4l");
    assert_eq!((extra, skipped), (false, Some(Skip { seat: 1, clause: "MC-14".to_owned() })));
    // Even an extra turn is skipped.
    let (_, extra, skipped) = sown("0 0 1 0 2 0 0 / 4 4 4 4 4 4 0 S", "mancala:rules=ethiopian", "5r");
    assert_eq!((extra, skipped), (false, Some(Skip { seat: 0, clause: "MC-14".to_owned() })));
}

#[test]
fn each_banking_names_its_rule() {
    let (steps, ..) = sown("1 0 0 0 0 2 0 / 0 0 0 0 3 0 0 S", "mancala", "1");
    assert_eq!(banked(&steps), [Why::Capture, Why::Capture, Why::Rest]);
    let (steps, ..) = sown("1 0 0 0 0 3 0 / 3 0 0 0 0 0 0 S", "mancala:rules=nigerian", "6");
    assert_eq!(banked(&steps), [Why::Four]);
}
