//! Hunger (J-10 to J-13), and how it is shown (J-18).

use super::*;

/// Orange is about to move the Wolf. The Rat is in the water.
const QUIET: &str = "
    . . # ^ # . .
    . . . # . . .
    . . . . . . .
    . ~ ~ . ~ ~ .
    . ~ ~ . ~ ~ .
    . ~ ~ . ~ r .
    . . t . w E .
    . W . # . . .
    . . # ^ # . .";

#[test]
fn j_10_enemies_that_can_attack_become_hungry() {
    let game = drawn(QUIET, "o -");
    // The Wolf stays away from the Tiger. Yellow's Wolf is weaker than the Elephant, and Yellow's Rat is in
    // the water: no animal can attack.
    assert_eq!(hungry(&after(&game, "b2-b1")), "");
    // Next to the Tiger: only the Tiger can attack.
    assert_eq!(list(game.effect("b2-b3".parse().unwrap()).unwrap().hungry), "c3");
    let game = after(&game, "b2-b3");
    assert_eq!(game.position().unwrap(), "7/7/7/7/7/5r1/1Wt1wE1/7/7 y c3");
}

#[test]
fn j_10_legal_attacks_count_and_no_others() {
    // On land the Rat can attack the Elephant.
    let land = QUIET.replace("~ r .", "~ ~ r").replace("w E .", "w . E");
    assert_eq!(hungry(&after(&drawn(&land, "o -"), "b2-b1")), "g4");
    // A jump can be an attack, unless it is blocked.
    let jump = "
        . . # ^ # . .
        . . . # . . .
        . . . . . . .
        . ~ ~ . ~ ~ .
        . ~ ~ t ~ D .
        . ~ ~ . ~ ~ W
        . . . . . . .
        . . . # . . .
        . . # ^ # . .";
    assert_eq!(hungry(&after(&drawn(jump, "o -"), "g4-g5")), "");
    assert_eq!(hungry(&after(&drawn(&jump.replace('D', "~"), "o -"), "g4-g5")), "d5");
}

/// Wolf and Dog are hungry, because they can attack the Cat and the other Dog. The Lion is not hungry, though
/// it could take the Tiger.
pub(crate) const TABLE: &str = "
    . . # ^ # . t
    . . . # . . L
    . . . . . . .
    . ~ ~ . ~ ~ .
    . ~ ~ . ~ ~ .
    . ~ ~ c ~ ~ .
    . . . W . D d
    . . . # . . .
    C . # ^ # . .";

#[test]
fn j_11_one_meal_feeds_all() {
    for meal in ["d3-d4", "f3-g3"] {
        let game = drawn(TABLE, "o d3,f3");
        let effect = game.effect(meal.parse().unwrap()).unwrap();
        assert_eq!(list(effect.starved), "", "{meal}");
        let game = after(&game, meal);
        assert_eq!([game.score(ORANGE), game.score(YELLOW)], [6, 4]);
    }
}

#[test]
fn j_11_without_a_meal_all_the_hungry_starve() {
    let game = drawn(TABLE, "o d3,f3");
    assert_eq!(list(game.effect("a1-a2".parse().unwrap()).unwrap().starved), "d3 f3");
    let game = after(&game, "a1-a2");
    assert_eq!((at(&game, "d3"), at(&game, "f3")), (None, None));
    assert_eq!([game.score(ORANGE), game.score(YELLOW)], [5, 6]);
}

#[test]
fn j_11_they_starve_where_they_now_stand() {
    let game = drawn(TABLE, "o d3,f3");
    assert_eq!(list(game.effect("d3-d2".parse().unwrap()).unwrap().starved), "d2 f3");
    let game = after(&game, "d3-d2");
    assert_eq!((at(&game, "d2"), at(&game, "d3"), at(&game, "f3")), (None, None, None));
}

#[test]
fn j_11_a_meal_of_one_that_was_not_hungry_feeds_nobody() {
    let game = drawn(TABLE, "o d3,f3");
    let effect = game.effect("g8-g9".parse().unwrap()).unwrap();
    assert_eq!(effect.taken, Some(Animal { side: YELLOW, kind: Kind::Tiger }));
    assert_eq!(list(effect.starved), "d3 f3");
}

#[test]
fn j_11_marks_end_with_the_turn() {
    // Yellow's Dog on g3 is hungry, because it can take Orange's Dog on f3. Orange's animals on d4 and f3 are
    // no longer marked as hungry.
    let game = after(&drawn(TABLE, "o d3,f3"), "d3-d4");
    assert_eq!(hungry(&game), "g3");
    // After the Dog's attack, the Lion is marked as hungry. It could have attacked all along.
    assert_eq!(hungry(&after(&game, "g3-f3")), "g8");
}

#[test]
fn j_12_marked_though_the_only_prey_starves() {
    // Yellow's Dog can attack only Orange's Dog, which starves now. Yellow's Dog is marked as hungry all the
    // same.
    let game = after(&drawn(TABLE, "o d3,f3"), "a1-a2");
    assert_eq!((hungry(&game), targets(&game, "g3").as_str()), ("g3".to_owned(), "f3 g2 g4"));
    // So Yellow's Dog starves in the next turn, though it has nothing to attack.
    assert_eq!(at(&after(&game, "g3-f3"), "f3"), None);
}

#[test]
fn j_12_not_marked_for_an_attack_that_starving_opens() {
    let game = drawn(
        ". . # ^ # . .
         . . . # . . .
         . . . . . . .
         . ~ ~ . ~ ~ .
         l R ~ W ~ ~ .
         . ~ ~ . ~ ~ .
         . . . . . . .
         . . . # . . .
         . . # ^ # . E",
        "o b5",
    );
    // The Rat blocks the Lion's jump and starves now. Only after that could the Lion take the Wolf.
    let game = after(&game, "g1-g2");
    assert_eq!((at(&game, "b5"), hungry(&game)), (None, String::new()));
    assert_eq!(targets(&game, "a5"), "a4 a6 d5");
    // The Lion is not hungry, so it need not attack.
    assert_eq!(at(&after(&game, "a5-a4"), "a4"), Some((YELLOW, Kind::Lion)));
}

#[test]
fn j_13_the_hungry_may_not_enter_the_den() {
    let board = "
        . c W ^ # . .
        . . . R . . .
        . . . . . . .
        . ~ ~ . ~ ~ .
        . ~ ~ . ~ ~ .
        . ~ ~ . ~ ~ .
        . . . . . . .
        . . . # . . .
        . . # ^ # . .";
    let game = drawn(board, "o c9");
    assert_eq!(targets(&game, "c9"), "b9 c8");
    assert_eq!(refused(&game, "c9-d9"), "J-13 jungle-hungry-den animal=jungle-wolf");
    // The Rat is not hungry and may enter the den. So may the Wolf if it is not marked as hungry.
    assert_eq!(targets(&game, "d8"), "c8 d7 d9 e8");
    assert_eq!(targets(&drawn(board, "o -"), "c9"), "b9 c8 d9");
    assert_eq!(drawn(board, "o c9").count() + 1, drawn(board, "o -").count());
}

#[test]
fn j_18_what_is_shown_of_an_animal() {
    let game = drawn(TABLE, "o d3,f3");
    assert_eq!(hungry(&game), "d3 f3");
    assert_eq!(["g8", "d3", "d9"].map(|at| game.rank(square(at))), [Some(7), Some(4), None]);
    // The Rat is on the trap d2.
    let trap = drawn(&TABLE.replace("d\n    . . . #", "d\n    . . . R"), "o -");
    assert_eq!(trap.rank(square("d2")), Some(0));
}
