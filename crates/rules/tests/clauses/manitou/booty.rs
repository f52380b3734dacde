//! Tiles, points and the end (MN-25 to MN-29).

use super::*;

#[test]
fn mn_25_the_smaller_total_of_tepees_and_buffaloes() {
    // Seat 0 has the highest sum in each ground and takes two tiles from each. Seat 1 takes the rest.
    let plans = ["10@1 9@2 8@3 7@1 6@2 5@3 4@1 1", "1@1 2@2 3@3 4@2 5@2 6@3 7@1"];
    for (more, pairs) in [("t1", 5), ("t2", 5), ("t3", 5), ("b1", 4)] {
        let mut game = start("manitou");
        hunt(&mut game, &format!("t3,t1|b3,b2,horse|{more},totem,tomahawk"), &plans);
        run(&mut game, "take:t3 take:t1 take:b3 take:b2");
        assert_eq!(game.public().points(seat(0)).pairs, 4, "4 tepees and 5 buffaloes");
        run(&mut game, &format!("take:horse take:{more}"));
        assert_eq!(game.public().points(seat(0)).pairs, pairs, "{more}");
    }
}

/// Like [`after_first_hunt`], but with tiles that are neither tepees nor buffaloes.
fn cylinders() -> Manitou {
    let mut game = start("manitou");
    hunt(
        &mut game,
        "totem,totem|totem,horse,horse|horse,tomahawk,tomahawk",
        &["5@1 6@1 1@2 2@3 3@3 4@3 7@1 8", "1@1 10@2 9@2 8@2 2@3 3@3 7@3"],
    );
    game
}

#[test]
fn mn_26_cylinders_go_to_who_has_as_many() {
    let mut game = cylinders();
    let owners =
        |game: &Manitou| (game.public().totem().map(Seat::index), game.public().horse().map(Seat::index));
    run(&mut game, "take:totem");
    assert_eq!(owners(&game), (Some(0), None), "the first totem");
    run(&mut game, "take:totem take:totem");
    assert_eq!(owners(&game), (Some(0), None), "one against two");
    run(&mut game, "take:horse");
    assert_eq!(owners(&game), (Some(0), Some(1)), "the first horse");
    run(&mut game, "take:horse");
    assert_eq!(owners(&game), (Some(0), Some(0)), "one against one");
    run(&mut game, "take:horse");
    assert_eq!(owners(&game), (Some(0), Some(1)), "two against one");
    let points = game.public().points(seat(1));
    assert_eq!((points.totem, points.horse), (0, 1));
    assert_eq!(game.score(seat(0)), 1);
}

#[test]
fn mn_27_a_discard_may_pass_the_cylinder_on() {
    let mut game = cylinders();
    run(
        &mut game,
        "take:totem take:totem take:totem take:horse take:horse take:horse take:tomahawk take:tomahawk",
    );
    // MN-19: seat 1 has neither tepee nor buffalo.
    assert_eq!(texts(&game), ["discard:horse", "discard:tomahawk", "discard:totem"]);
    assert_eq!(game.public().horse(), Some(seat(1)));
    let mut other = game;
    run(&mut other, "discard:totem");
    assert_eq!((other.public().totem(), other.public().horse()), (Some(seat(0)), Some(seat(1))));
    run(&mut game, "discard:horse");
    assert_eq!(game.public().horse(), Some(seat(0)), "one against one");
}

#[test]
fn mn_27_of_several_to_the_next_clockwise() {
    // ```text
    //            ground 1         ground 2         ground 3
    // tiles      totem totem h.   totem h. h.      totem tomahawk x 3
    // seat 0                      10               27
    // seat 1     45                                1                     46 in all
    // seat 2     10               27
    // ```
    let mut game = start("manitou:players=3");
    hunt(
        &mut game,
        "totem,totem,horse|totem,horse,horse|totem,tomahawk,tomahawk,tomahawk",
        &[
            "10@3 9@3 8@3 1@2 2@2 3@2 4@2 5 6",
            "10@1 9@1 8@1 7@1 6@1 5@1 1@3 4",
            "10@2 9@2 8@2 1@1 2@1 3@1 4@1",
        ],
    );
    run(&mut game, "take:totem take:totem take:horse take:totem take:horse take:horse");
    run(&mut game, "take:totem take:tomahawk take:tomahawk");
    // MN-28: seats 0 and 1 have one tomahawk each, and seat 2 has none.
    assert_eq!([0, 1, 2].map(|number| game.public().points(seat(number)).tomahawks), [1, 1, 0]);
    assert_eq!((game.public().totem(), game.public().phase()), (Some(seat(1)), Phase::Discard(seat(1))));
    run(&mut game, "discard:totem");
    assert_eq!(game.public().totem(), Some(seat(2)), "one each, and seat 2 sits left of seat 1");
}

#[test]
fn mn_27_back_beside_the_table() {
    // ```text
    //            ground 1              ground 2   ground 3
    // tiles      horse t1              b1 b1 b1   b2 b2 b2
    // seat 0     chief rain 1          10 9       8 7          35 in all
    // seat 1     (scout) 2 3           10 9       8 7          39 in all
    // ```
    let mut game = start("manitou");
    hunt(
        &mut game,
        "horse,t1|b1,b1,b1|b2,b2,b2",
        &["chief@1 rain@1 1@1 10@2 9@2 8@3 7@3 6", "2@1 scout@1 3@1 10@2 9@2 8@3 7@3"],
    );
    run(&mut game, "take:t1 take:horse");
    assert_eq!((game.public().horse(), game.public().phase()), (Some(seat(1)), Phase::Discard(seat(1))));
    run(&mut game, "discard:horse");
    assert_eq!(game.public().horse(), None);
}

#[test]
fn mn_28_nobody_scores_for_no_tomahawks() {
    let game = start("manitou:players=5");
    assert!(game.public().seats().all(|seat| game.public().points(seat).tomahawks == 0));
    let game = after_first_hunt();
    assert_eq!([0, 1].map(|number| game.public().points(seat(number)).tomahawks), [1, 0]);
    // Seat 0: a pair, the horse and the tomahawk. Seat 1: two pairs and the totem.
    assert_eq!([0, 1].map(|number| game.score(seat(number))), [3, 3]);
}

/// Three hunts in which nobody takes a tile, and a fourth with these plans and tiles.
fn fourth_hunt(tiles: &str, plans: [&str; 2]) -> Manitou {
    let mut game = start("manitou");
    hunt(&mut game, "totem,totem|totem,totem,totem|totem,totem,totem", &MIRROR);
    hunt(&mut game, "horse,horse|horse,horse,horse|horse,horse,horse", &MIRRORED_HEROES);
    hunt(&mut game, "tomahawk,tomahawk|tomahawk,tomahawk,tomahawk|tomahawk,tomahawk,tomahawk", &MIRROR);
    assert_eq!((game.public().hunt(), game.public().phase()), (4, Phase::Tiles));
    hunt(&mut game, tiles, &plans);
    game
}

/// Like [`MIRRORED_HEROES`], but seat 1 plays its 10 to ground 2.
///
/// ```text
///            ground 1   ground 2   ground 3
/// seat 0     8          9          10
/// seat 1     8          9 10
/// takes                 1 1 0      0 0
/// ```
const UNEVEN: [&str; 2] = [MIRRORED_HEROES[0], "8@1 9@2 10@2 chief@1 matriarch@1 rain@2 scout@2 medicine"];

#[test]
fn mn_29_points_then_tepees_then_tiles() {
    let cases = [
        ("t1,t1|b1,b1,b1|t1,t1,t1", "take:b1 take:b1 take:b1 take:t1 take:t1", "manitou-points"),
        ("b1,b1|t1,t1,t1|t1,t1,t1", "take:t1 take:t1 take:t1 take:t1 take:t1", "manitou-tepees"),
        ("t1,t1|b1,b1,b1|b1,b1,b1", "take:b1 take:b1 take:b1 take:b1 take:b1", "manitou-tiles"),
    ];
    for (tiles, takes, key) in cases {
        let mut game = fourth_hunt(tiles, UNEVEN);
        assert_eq!(game.outcome(), None);
        run(&mut game, takes);
        let outcome = game.outcome().unwrap();
        assert_eq!((outcome.winner(), outcome.ending().key), (Some(seat(0)), key));
        assert_eq!(outcome.ending().clause, "MN-29");
        assert_eq!((game.turn(), game.count()), (Turn::Over, 0));
        assert_eq!(refused(&game, "take:t1"), "C-5 game-over");
    }
}

#[test]
fn mn_29_all_equal_is_shared() {
    let game = fourth_hunt("t1,t1|b1,b1,b1|t1,t1,t1", MIRRORED_HEROES);
    let outcome = game.outcome().unwrap();
    assert_eq!((outcome.winner(), outcome.ending().key), (None, "manitou-shared"));
    assert_eq!([0, 1].map(|number| outcome.score(seat(number))), [0.5, 0.5]);
}
