//! The steps of sowings, stone by stone.

use super::*;

#[test]
fn mc_9_steps_tell_a_capture_and_the_end() {
    //   . 3 . . . .        South captures three and one, North is empty, South banks the other two.
    // 0             0
    //   1 . . . . 2
    let game = at("egyptian", "1 0 0 0 0 2 0 / 0 0 0 0 3 0 0 S");
    let [one, two, six] = [1, 2, 6].map(|number| Place::Bowl(SOUTH, bowl(number)));
    assert_eq!(
        game.steps("1".parse().unwrap()),
        [
            Step::Lift { from: one, stones: 1 },
            Step::Drop { to: two },
            Step::Bank { from: two, stones: 1, to: SOUTH, why: Banking::Capture },
            Step::Bank { from: Place::Bowl(NORTH, bowl(5)), stones: 3, to: SOUTH, why: Banking::Capture },
            Step::Bank { from: six, stones: 2, to: SOUTH, why: Banking::Rest },
        ]
    );
    assert_eq!(game.steps("2".parse().unwrap()), []);
}

#[test]
fn mc_17_steps_tell_fours_when_they_are_made() {
    //   . . . . . 3        North's bowl 1 is banked before the last stone falls into bowl 2.
    // 0             0
    //   1 . . . . 3
    let game = at("nigerian", "1 0 0 0 0 3 0 / 3 0 0 0 0 0 0 S");
    let [one, two] = [1, 2].map(|number| Place::Bowl(NORTH, bowl(number)));
    assert_eq!(
        game.steps("6".parse().unwrap()),
        [
            Step::Lift { from: Place::Bowl(SOUTH, bowl(6)), stones: 3 },
            Step::Drop { to: Place::Mancala(SOUTH) },
            Step::Drop { to: one },
            Step::Bank { from: one, stones: 4, to: NORTH, why: Banking::Four },
            Step::Drop { to: two },
        ]
    );
}

#[test]
fn mc_8_an_extra_turn_is_known_from_the_action() {
    let extends =
        |rules: &str, position: &str, action: &str| at(rules, position).extends(action.parse().unwrap());
    assert!(extends("egyptian", "0 0 4 0 0 1 0 / 1 0 0 0 0 0 0 S", "3"));
    assert!(!extends("egyptian", "0 0 3 0 0 1 0 / 1 0 0 0 0 0 0 S", "3"));
    assert!(!extends("general", "0 0 4 0 0 1 0 / 1 0 0 0 0 0 0 S", "3"));
}
