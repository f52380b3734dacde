//! The strict table: announcing, ending, objecting and removing (`MD-16` to `MD-20`, `MD-27`, `MD-28`).

use rules::{
    Game, Turn,
    catalog::AnySpec,
    mandua::{HUNTER, Mandua, TIGER},
};

use super::{actions, names, played, restored, start, state, strict, why};

/// a2 can beat two hunters, and d3 one.
const PICTURE_10: &str = "
        .
    . . . . .
    . . . . .
  . . . . T . T
    T h . h .
    . . . . .
        T";

fn picture_10() -> Mandua {
    strict(PICTURE_10, "23 t -")
}

#[test]
fn md_16_tiger_announces_from_one_to_the_hunters_on_the_board() {
    let game = picture_10();
    assert_eq!(why(&game, "say0"), "MD-16 mandua-say-range number=0 most=2");
    assert_eq!(why(&game, "say3"), "MD-16 mandua-say-range number=3 most=2");
    let game = played(game, "say2");
    assert_eq!((state(&game).as_str(), game.tigers_turn().announced()), ("t !2+0", 2));
    // Without hunters on the board, nothing can be announced.
    let game = restored("mandua:referee=strict", "T4/5/5/5/5 ---- 3 t -");
    assert_eq!(actions(&game), "a5-a4 a5-b5");
    assert_eq!(why(&game, "say1"), "MD-16 mandua-say-range number=1 most=0");
}

#[test]
fn md_16_tiger_may_err() {
    // Tiger may step although they could beat, may beat fewer than possible, and may announce any number.
    let game = picture_10();
    for wrong in ["C-c1", "say2 C-c1", "say1 d3-d1 end", "d3-d1 end", "say1 a2-c2 c2-e2"] {
        let game = played(game.clone(), wrong);
        assert_eq!(state(&game), "h ?", "{wrong}");
        assert!(state(&played(game, "object2")).starts_with("h x:"), "{wrong}");
    }
    // Tiger errs unless they announce the right number and beat it.
    assert_eq!(state(&played(game, "say2 a2-c2 c2-e2 object2")), "h -");
}

#[test]
fn md_15_a_strict_position_can_be_looked_at_as_a_guided_one() {
    let guided = played(picture_10(), "say1").guided();
    assert_eq!((state(&guided).as_str(), actions(&guided).as_str()), ("t +2", "a2-c2 d3-d1"));
    // Within a turn, the guided position shows what can still be beaten.
    assert_eq!(state(&played(picture_10(), "say2 a2-c2").guided()), "t +1");
    assert_eq!(state(&played(picture_10(), "C-c1").guided()), "h -");
}

#[test]
fn md_17_the_course_of_a_turn() {
    let game = picture_10();
    assert_eq!(actions(&game), "B-e3 C-c1 a2-a1 a2-a3 a2-c2 d3-c3 d3-d1 d3-d4 d3-e3 say1 say2");
    assert_eq!(why(&game, "end"), "MD-17 mandua-nothing-beaten");
    let game = played(game, "say2");
    assert_eq!(actions(&game), "B-e3 C-c1 a2-a1 a2-a3 a2-c2 d3-c3 d3-d1 d3-d4 d3-e3");
    assert_eq!(why(&game, "say1"), "MD-17 mandua-said number=2");
    assert_eq!(why(&game, "end"), "MD-17 mandua-nothing-beaten");
    let game = played(game, "a2-c2");
    assert_eq!(
        (actions(&game).as_str(), state(&game).as_str(), game.beaten()),
        ("c2-e2 d3-d1 end", "t !2+1", 1)
    );
    assert_eq!(why(&game, "d3-d4"), "MD-17 mandua-step-late");
    assert_eq!(why(&game, "say2"), "MD-17 mandua-say-late");
    // After c2-e2, d2 is gone. No tiger has a beating action left, and the turn ends by itself.
    assert_eq!(state(&played(game, "c2-e2")), "h ?");
}

#[test]
fn md_17_nothing_said_is_written_as_nought() {
    let game = played(picture_10(), "a2-c2");
    assert_eq!(state(&game), "t !0+1");
}

#[test]
fn md_18_hunter_objects_once_with_the_highest_total() {
    let game = played(picture_10(), "C-c1");
    let objections: Vec<String> =
        actions(&game).split(' ').filter(|a| a.starts_with('o')).map(Into::into).collect();
    assert_eq!(objections, ["object0", "object1", "object2"]);
    assert_eq!(why(&game, "object3"), "MD-18 mandua-object-range number=3 most=2");
    assert_eq!(why(&game, "removea2"), "MD-18 mandua-no-removal");
    // A wrong number has no effect, and there is no second attempt.
    let game = played(game, "object1");
    assert_eq!((game.turn(), state(&game).as_str()), (Turn::Seat(HUNTER), "h -"));
    assert_eq!(why(&game, "object2"), "MD-18 mandua-object-late");
}

#[test]
fn md_18_the_range_is_of_the_hunters_before_the_turn() {
    // There were two hunters before the turn, and both are beaten.
    let game = played(picture_10(), "say2 a2-c2 c2-e2");
    assert_eq!(game.hunters().len(), 0);
    assert!(actions(&game).ends_with("object0 object1 object2"));
}

#[test]
fn md_18_not_before_tigers_first_turn() {
    assert_eq!(why(&start("mandua:referee=strict"), "object0"), "MD-18 mandua-object-late");
}

#[test]
fn md_18_hunter_removes_before_he_moves() {
    let game = played(picture_10(), "d3-d4 object2");
    assert_eq!(why(&game, "@c3"), "MD-19 mandua-remove-first");
    assert_eq!(why(&game, "object2"), "MD-19 mandua-remove-first");
    assert_eq!(why(&game, "removed4"), "MD-19 mandua-not-the-most field=d4");
    assert_eq!(why(&game, "removec3"), "MD-7 mandua-no-tiger field=c3");
    let game = played(game, "removea2");
    assert_eq!((names(game.tigers()).as_str(), game.score(HUNTER)), ("d4 B C", 1));
    assert_eq!(game.turn(), Turn::Seat(HUNTER));
    assert_eq!(played(game, "@c3").turn(), Turn::Seat(TIGER));
}

#[test]
fn md_19_where_the_highest_total_is_nought_all_are_equal() {
    // There is nothing to beat, but Tiger announces one hunter. Any tiger may be removed. The action names
    // the tiger by its current field.
    let game = played(start("mandua:referee=strict"), "@c3 say1 a1-b1 object0");
    assert_eq!((state(&game).as_str(), game.tigers().len()), ("h x:b1,e1,a5,e5", 4));
    assert_eq!(actions(&game), "removea5 removeb1 removee1 removee5");
}

#[test]
fn md_19_among_equals_hunter_chooses() {
    // a2 or b3 can beat the hunter on b2, and e5 can beat nothing.
    let board = "  .
           . . . . T
           . . . . .
         . . T . . . .
           T h . . .
           . . . . .
               .";
    let game = played(strict(board, "20 t -"), "e5-d5 object1");
    assert_eq!(actions(&game), "removea2 removeb3");
}

#[test]
fn md_19_a_needless_objection_has_no_effect() {
    let game = played(start("mandua:referee=strict"), "@c3 a1-b1 object0");
    assert_eq!((state(&game).as_str(), game.tigers().len()), ("h -", 4));
}

#[test]
fn md_20_moving_without_objecting_lets_the_turn_stand() {
    let game = played(picture_10(), "d3-d4 @c3");
    assert_eq!((state(&game).as_str(), game.tigers().len()), ("t -", 4));
    assert_eq!(why(&game, "object2"), "MD-5 mandua-tigers-turn");
    let game = played(game, "d4-d3");
    assert_eq!(game.tigers_turn().hunters().len(), 3, "only the newest turn can be objected to");
}

#[test]
fn md_27_no_action_takes_a_move_back() {
    // After the objection, the beaten hunter stays off the board, and Hunter only moves.
    let game = played(picture_10(), "d3-d1 end object2 removea2");
    assert_eq!((names(game.hunters()).as_str(), game.to_set()), ("b2", 23));
    assert!(actions(&game).split(' ').all(|action| action.starts_with('@')));
}

#[test]
fn md_28_the_position_before_tigers_turn_and_its_steps() {
    let game = played(picture_10(), "say2 a2-c2 d3-d1");
    let turn = game.tigers_turn();
    assert_eq!((names(turn.tigers()).as_str(), names(turn.hunters()).as_str()), ("a2 d3 B C", "b2 d2"));
    let steps: Vec<String> = turn.steps().iter().map(|(from, to)| format!("{from}-{to}")).collect();
    assert_eq!((steps.join(" ").as_str(), turn.announced(), game.beaten()), ("a2-c2 d3-d1", 2, 2));
    assert_eq!(game.before_turn(), picture_10());
    // The turn matters while Hunter can object. Only then does it distinguish two games.
    let other = played(picture_10(), "say2 d3-d1 a2-c2");
    assert_eq!(game.position(), other.position());
    assert!(game != other && played(game, "object0") == played(other, "object0"));
}

#[test]
fn md_18_nothing_tells_the_highest_total() {
    // The same actions begin a turn in both positions. The highest total is 2 in one of them (by jumping b2
    // and d2) and 1 in the other.
    let with = |rank: &str| {
        let board = format!(
            "
                .
            T . . . .
            . . . . .
          . . . . . . .
            {rank}
            . . . . .
                ."
        );
        strict(&board, "20 t -")
    };
    let (two, one) = (with("T h . h ."), with("T h . . h"));
    for course in ["", "say1", "say2"] {
        let [two, one] = [&two, &one].map(|game| played(game.clone(), course));
        assert_eq!((actions(&two), state(&two), two.count()), (actions(&one), state(&one), one.count()));
        assert_eq!((two.to_beat(), one.to_beat()), (0, 0));
        for action in ["say0", "say3", "end", "object1", "removea2", "@c3", "a2-b3", "a5-a3", "a2-b2"] {
            assert_eq!(why(&two, action), why(&one, action));
        }
    }
    // After a plain step, Hunter can object with the same numbers in both games.
    let [two, one] = [two, one].map(|game| played(game, "a5-a4"));
    let objections =
        |game: &Mandua| actions(game).split(' ').filter(|action| action.starts_with('o')).count();
    assert_eq!((objections(&two), state(&two)), (objections(&one), state(&one)));
}

#[test]
fn md_16_nothing_tells_the_highest_total_at_a_strict_table() {
    let played_strictly = AnySpec::parse("mandua:referee=strict").unwrap();
    assert!(played_strictly.is_self_refereed());
    assert_eq!(played_strictly.check_study().unwrap_err().clause(), "MD-16");
    let guided = AnySpec::parse("mandua").unwrap();
    assert!(!guided.is_self_refereed() && guided.check_study().is_ok());
}

#[test]
fn md_27_a_move_made_stands_at_a_strict_table() {
    let played_strictly = AnySpec::parse("mandua:referee=strict").unwrap();
    assert_eq!(played_strictly.check_take_back().unwrap_err().clause(), "MD-27");
    assert!(AnySpec::parse("mandua").unwrap().check_take_back().is_ok());
}
