//! After the last card, and the leather thief (MN-16 to MN-20).

use super::*;

#[test]
fn mn_16_the_totem_owner_may_play_an_eighth_card() {
    let mut game = in_second_hunt();
    assert_eq!(game.public().phase(), Phase::Eighth(seat(1)));
    assert_eq!(texts(&game), ["decline", "play:medicine@1", "play:medicine@2", "play:medicine@3"]);
    assert_eq!(refused(&game, "take:t1"), "MN-16 manitou-now-eighth seat=1");
    assert_eq!(refused(&game, "play:10@1"), "MN-10 manitou-hand card=manitou-hunter-10");
    let mut declined = game;
    run(&mut declined, "decline");
    assert_eq!(lying(&declined, 1, 2), "5 chief");
    // A trial by the same rules: in ground 1 the later hero is the Scout, which defeats the Medicine Man.
    run(&mut game, "play:medicine@1");
    assert_eq!(
        (lying(&game, 0, 1), lying(&game, 1, 1)),
        ("8 matriarch scout".into(), "4 chief! medicine!".into())
    );
    assert_eq!(game.public().phase(), Phase::Move(seat(0)));
}

#[test]
fn mn_16_without_a_card_left_nobody_is_asked() {
    // Like the first hunt of the other tests, but seat 0, which has seven cards in the second hunt, takes the
    // totem.
    let mut game = start("manitou");
    hunt(
        &mut game,
        "totem,t1|t1,b1,b1|t2,b2,tomahawk",
        &["5@1 6@1 1@2 2@3 3@3 4@3 7@1 8", "1@1 10@2 9@2 8@2 2@3 3@3 7@3"],
    );
    run(&mut game, "take:totem take:t1 take:t1 take:b1 take:b1 take:t2 take:b2 take:tomahawk discard:b1");
    assert_eq!(game.public().totem(), Some(seat(0)));
    hunt(
        &mut game,
        "t1,b1|t1,b1,totem|horse,tomahawk,t3",
        &[
            "8@1 9@2 10@3 matriarch@1 rain@2 chief@3 scout@1",
            "4@1 5@2 6@3 chief@1 chief@2 scout@3 rain@3 medicine",
        ],
    );
    // Nobody owns the horse: the leather thief comes at once.
    assert_eq!(game.public().phase(), Phase::Discard(seat(0)));
}

#[test]
fn mn_17_the_horse_owner_may_move_a_hunter() {
    let mut game = in_second_hunt();
    run(&mut game, "decline");
    assert_eq!(game.public().phase(), Phase::Move(seat(0)));
    assert_eq!(
        texts(&game),
        ["decline", "move:10@3>1", "move:10@3>2", "move:8@1>2", "move:8@1>3", "move:9@2>1", "move:9@2>3"]
    );
    assert_eq!(refused(&game, "move:scout@1>2"), "MN-17 manitou-move-hero card=manitou-scout");
    assert_eq!(refused(&game, "move:4@1>2"), "MN-17 manitou-move-absent card=manitou-hunter-4 ground=1");
    assert_eq!(refused(&game, "move:8@2>3"), "MN-17 manitou-move-absent card=manitou-hunter-8 ground=2");
    assert_eq!(refused(&game, "move:8@1>1"), "MN-17 manitou-move-nowhere ground=1");
    assert_eq!(refused(&game, "play:8@1"), "MN-17 manitou-now-move seat=0");
    let mut declined = game;
    run(&mut declined, "decline");
    assert_eq!(lying(&declined, 0, 1), "8 matriarch scout");
    run(&mut game, "move:8@1>3");
    assert_eq!((lying(&game, 0, 1), lying(&game, 0, 3)), ("matriarch scout".into(), "10 chief 8".into()));
}

#[test]
fn mn_17_without_a_hunter_nobody_is_asked() {
    // Seat 0 owns the horse and plays only heroes.
    let mut game = after_first_hunt();
    hunt(
        &mut game,
        "t1,b1|t1,b1,totem|horse,tomahawk,t3",
        &[
            "chief@1 chief@1 matriarch@2 matriarch@2 rain@3 scout@3 medicine@1",
            "matriarch@1 matriarch@1 4@1 5@1 6@1 chief@3 chief@3 scout",
        ],
    );
    run(&mut game, "decline");
    assert!(matches!(game.public().phase(), Phase::Discard(_)));
}

#[test]
fn mn_18_unplayed_cards_go_back() {
    let mut game = in_second_hunt();
    assert_eq!(game.view(Viewer::Seat(seat(1))).own().unwrap().hand().to_string(), "medicine");
    run(&mut game, "decline decline");
    let view = game.view(Viewer::Seat(seat(1)));
    assert!(view.own().unwrap().hand().is_empty());
    assert_eq!(view.aside().to_string(), "1,2,3,7,8,9,10,matriarch,matriarch,medicine");
    assert_eq!(game.public().hand_size(seat(1)), 0);
}

#[test]
fn mn_19_the_strongest_loses_a_tepee_or_buffalo() {
    // Seat 0 has 8 + 9 + 10 = 27 against 4 + 5 + 6 = 15; its tomahawk does not count.
    let mut game = in_second_hunt();
    run(&mut game, "decline decline");
    assert_eq!(game.public().strength(seat(0)), 27);
    assert_eq!([0, 1].map(|number| game.public().is_robbed(seat(number))), [true, false]);
    assert_eq!(game.public().phase(), Phase::Discard(seat(0)));
    assert_eq!(texts(&game), ["discard:b1", "discard:t1"]);
    assert_eq!(refused(&game, "discard:horse"), "MN-19 manitou-discard-other tile=manitou-horse");
    assert_eq!(refused(&game, "discard:t2"), "MN-19 manitou-discard-absent tile=manitou-tepee-2");
    assert_eq!(refused(&game, "decline"), "MN-19 manitou-now-discard seat=0");
    let bag = game.public().bag();
    run(&mut game, "discard:t1");
    assert_eq!(tiles(&game, 0), "b1,horse,tomahawk");
    assert_eq!(game.public().bag(), bag);
}

#[test]
fn mn_19_all_who_tie_discard() {
    let mut game = after_first_hunt();
    hunt(&mut game, "t1,b1|t1,b1,totem|horse,tomahawk,t3", &EVEN);
    run(&mut game, "decline decline");
    assert_eq!([0, 1].map(|number| game.public().strength(seat(number))), [9, 9]);
    // MN-20: in turn order from the first player, which is seat 1 now.
    assert_eq!(game.public().phase(), Phase::Discard(seat(1)));
    assert!(game.public().owes_tile(seat(0)));
    run(&mut game, "discard:t2");
    assert_eq!(game.public().phase(), Phase::Discard(seat(0)));
    run(&mut game, "discard:t1");
    assert!(matches!(game.public().phase(), Phase::Take(_)));
}

#[test]
fn mn_19_who_has_no_tile_discards_nothing() {
    let mut game = start("manitou");
    hunt(&mut game, "totem,totem|totem,totem,totem|totem,totem,totem", &MIRROR);
    // Both seats tie for the highest sum of hunters, but neither has a tile.
    assert_eq!((game.public().hunt(), game.public().phase()), (2, Phase::Tiles));
}

#[test]
fn mn_19_without_hunters_all_tie() {
    // ```text
    //            ground 1                           ground 2                            ground 3
    // seat 0     (chief) rain (scout)               (chief) (matriarch) medicine        (matriarch)
    // seat 1     (matriarch) (chief) (matriarch)    (medicine) (chief)                  rain scout
    // takes      0                                  0                                   1
    // ```
    let mut game = start("manitou");
    hunt(
        &mut game,
        "t1,t2|b1,b2,totem|t3,b3,horse",
        &[
            "chief@1 chief@2 matriarch@2 rain@1 scout@1 matriarch@3 medicine@2 1",
            "matriarch@1 rain@3 scout@3 medicine@2 chief@2 chief@1 matriarch@1",
        ],
    );
    run(&mut game, "take:t1 take:b2 take:horse");
    assert_eq!([0, 1].map(|number| game.public().strength(seat(number))), [0, 0]);
    run(&mut game, "discard:b2");
    assert_eq!(texts(&game), ["discard:horse"], "the only tile of seat 1");
}

#[test]
fn mn_20_in_the_first_hunt_the_thief_comes_last() {
    let mut game = start("manitou");
    hunt(
        &mut game,
        "horse,t1|totem,b1,b1|t2,b2,tomahawk",
        &["5@1 6@1 1@2 2@3 3@3 4@3 7@1 8", "1@1 10@2 9@2 8@2 2@3 3@3 7@3"],
    );
    assert!(matches!(game.public().phase(), Phase::Take(_)));
    run(&mut game, "take:horse take:t1 take:totem take:b1 take:b1 take:t2 take:b2 take:tomahawk");
    assert_eq!(game.public().phase(), Phase::Discard(seat(1)));
    assert_eq!(texts(&game), ["discard:b1", "discard:b2", "discard:t2"]);
    run(&mut game, "discard:t2");
    assert_eq!((game.public().hunt(), game.public().phase()), (2, Phase::Tiles));
}
