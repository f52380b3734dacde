//! The worked positions of the rules, from the pictures in the printed book, in guided and strict games.

use rules::{Game, mandua::Field};

use super::{actions, guided, names, played, state, strict, why};

const PICTURE_6: &str = "
        T
    . . . . .
    . h . h .
  T . . T . . T
    . . . . .
    . . . . .
        .";

const PICTURE_8: &str = "
        .
    . . . . .
    . T . . .
  T . h . . . .
    h . h T .
    . . . . .
        T";

const PICTURE_10: &str = "
        .
    . . . . .
    . . . . .
  . . . . T . T
    T h . h .
    . . . . .
        T";

const PICTURE_12: &str = "
        .
    . . h . .
    . . . h .
  T . . . . h .
    . . T h .
    . T . . h
        T";

const PICTURE_14: &str = "
        .
    . T T h .
    . . . h h
  . h . . T . .
    . T . . h
    . . . . .
        .";

const PICTURE_16: &str = "
        T
    . h h h .
    h . T . h
  T h . h h h .
    h . . h h
    . h h T h
        .";

#[test]
fn md_9_picture_6_a_step_takes_both() {
    let game = guided(PICTURE_6, "23 t +2");
    assert_eq!(actions(&game), "c3-c4");
    assert_eq!(names(played(game, "c3-c4").hunters()), "");
    let game = played(strict(PICTURE_6, "23 t -"), "say2 c3-c4");
    assert_eq!(state(&game), "h ?");
    assert_eq!(state(&played(game, "object2")), "h -");
}

#[test]
fn md_18_pictures_8_and_9_the_jump_with_the_mandua() {
    let game = guided(PICTURE_8, "22 t +3");
    assert_eq!(actions(&game), "b4-b2");
    assert_eq!(names(played(game, "b4-b2").hunters()), "");
    // d2 beats only one hunter, and nothing is left to beat: the turn ends by itself.
    let game = played(strict(PICTURE_8, "22 t -"), "d2-b2");
    assert_eq!(state(&game), "h ?");
    let game = played(game, "object3");
    assert_eq!((state(&game).as_str(), actions(&game).as_str()), ("h x:b4", "removeb4"));
}

#[test]
fn md_18_pictures_10_and_11_fewer_than_possible() {
    assert_eq!(actions(&guided(PICTURE_10, "23 t +2")), "a2-c2 d3-d1");
    let game = played(strict(PICTURE_10, "23 t -"), "say1 d3-d1");
    assert_eq!((state(&game).as_str(), actions(&game).as_str()), ("t !1+1", "a2-c2 end"));
    let game = played(game, "end object2");
    assert_eq!(actions(&game), "removea2");
    // Beaten hunters stay off the board, and Hunter still has a move.
    let game = played(game, "removea2");
    assert_eq!(game.position().unwrap(), "5/5/5/1h3/3T1 -TT- 23 h -");
}

#[test]
fn md_13_pictures_12_and_13_the_mandua_has_priority() {
    assert_eq!(actions(&guided(PICTURE_12, "20 t +3")), "c2-e2");
    let game = played(strict(PICTURE_12, "20 t -"), "say4 c2-e2");
    assert_eq!(names(game.hunters()), "d4 c5");
    assert_eq!(actions(&played(game.clone(), "object3")), "removee2");
    // Four, Tiger's own number, is not the highest total.
    assert_eq!(state(&played(game, "object4")), "h -");
}

#[test]
fn md_19_pictures_14_and_15_the_tiger_that_could_have_beaten_the_most() {
    let game = guided(PICTURE_14, "20 t +4");
    assert_eq!(actions(&game), "c5-e5");
    assert_eq!(why(&game, "d3-e3"), "MD-15 mandua-too-few number=3 highest=4");
    let game = played(strict(PICTURE_14, "20 t -"), "say4 d3-e3 c5-e5 object4");
    // The tiger from c5 did jump. The action names it by its current field.
    assert_eq!(actions(&game), "removee5");
    let game = played(strict(PICTURE_14, "20 t -"), "say4 d3-e3 end object4");
    assert_eq!(actions(&game), "removec5");
}

#[test]
fn md_13_pictures_16_to_18_twelve_of_fifteen() {
    let game = guided(PICTURE_16, "10 t +12");
    let tigers: Vec<Field> = ["c4", "D"].into_iter().filter_map(Field::parse).collect();
    let first: Vec<String> = actions(&game).split(' ').map(|action| action[..1].to_owned()).collect();
    assert_eq!((names(tigers.into_iter().collect()).as_str(), first.join("").as_str()), ("c4 D", "Dcc"));
    // After c4-d4, the jump d1-d3 with its mandua on c3 and e3 leads to eleven at best.
    let game = played(game, "c4-d4");
    assert_eq!((state(&game).as_str(), actions(&game).as_str()), ("t +10", "A-c4 D-b3"));
    assert_eq!(why(&game, "d1-d3"), "MD-15 mandua-too-few number=9 highest=10");
    let game = played(strict(PICTURE_16, "10 t -"), "say12 c4-d4 d1-d3");
    assert_eq!(names(strict(PICTURE_16, "10 t -").hunters()).split(' ').count() - game.hunters().len(), 5);
    assert_eq!(actions(&played(game, "end object12")), "removed3");
}

#[test]
fn md_14_pictures_16_to_18_to_the_end_in_every_order() {
    // With every correct first action, twelve hunters are beaten and three are left.
    fn walk(game: &rules::mandua::Mandua, ends: &mut u32) {
        if state(game) == "h -" {
            assert_eq!(game.hunters().len(), 3);
            *ends += 1;
            return;
        }
        for action in rules::legal(game) {
            let mut next = game.clone();
            next.play(action);
            walk(&next, ends);
        }
    }
    let mut ends = 0;
    walk(&guided(PICTURE_16, "10 t +12"), &mut ends);
    assert!(ends > 1, "{ends}");
}
