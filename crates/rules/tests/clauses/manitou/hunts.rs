//! Material, choosing and playing (MN-1 to MN-12).

use super::*;

#[test]
fn mn_1_seventeen_cards() {
    let cards: Vec<String> = Cards::ALL.iter().map(|card| card.to_string()).collect();
    assert_eq!(cards.join(" "), "1 2 3 4 5 6 7 8 9 10 chief chief matriarch matriarch rain scout medicine");
    let values: Vec<u8> = Cards::ALL.iter().filter_map(Card::value).collect();
    assert_eq!(values, (1..=10).collect::<Vec<u8>>());
    let mut game = start("manitou:cards=random");
    run(&mut game, "tiles:t1,t1|t1,t1,t1|t1,t1,t1");
    assert_eq!(
        refused(&game, "deck:0:1,2,3,4,5,6,rain,rain"),
        "MN-1 manitou-cards-owned card=manitou-rain number=1"
    );
    assert_eq!(
        refused(&game, "deck:0:1,2,3,4,5,chief,chief,chief"),
        "MN-1 manitou-cards-owned card=manitou-chief number=2"
    );
}

#[test]
fn mn_2_sixty_tiles() {
    let bag = start("manitou").public().bag();
    assert_eq!(bag, Tiles::ALL);
    assert_eq!(bag.len(), 60);
    let counts: Vec<String> = Tile::all().map(|tile| format!("{tile} {}", bag.count(tile))).collect();
    assert_eq!(counts.join(", "), "t1 8, t2 6, t3 4, b1 8, b2 6, b3 4, totem 8, horse 8, tomahawk 8");
    assert_eq!((bag.tepees(), bag.buffaloes()), (8 + 12 + 12, 8 + 12 + 12));
}

#[test]
fn mn_3_cylinders_stand_beside_the_table() {
    let game = start("manitou");
    assert_eq!((game.public().totem(), game.public().horse()), (None, None));
}

#[test]
fn mn_4_number_of_hunts() {
    let hunts = |spec| start(spec).public().hunts();
    let numbers = ["manitou", "manitou:players=3", "manitou:players=4", "manitou:players=5"].map(hunts);
    assert_eq!(numbers, [4, 3, 4, 5]);
}

#[test]
fn mn_5_the_deal_passes_to_the_left() {
    let first = start("manitou:players=5");
    assert_eq!((first.public().first(), first.public().dealer()), (seat(0), seat(4)));
    let second = after_first_hunt();
    assert_eq!(
        (second.public().hunt(), second.public().first(), second.public().dealer()),
        (2, seat(1), seat(0))
    );
    assert_eq!(second.turn(), Turn::Chance);
}

#[test]
fn mn_6_tiles_by_ground() {
    let mut game = start("manitou:players=4");
    assert_eq!(game.chance().as_deref(), Some("chance:tiles"));
    assert!(texts(&game).is_empty());
    assert_eq!(game.public().groups(), [3, 4, 4]);
    for (players, groups) in [(2, [2, 3, 3]), (3, [3, 3, 4]), (5, [4, 4, 4])] {
        assert_eq!(start(&format!("manitou:players={players}")).public().groups(), groups);
    }
    assert_eq!(
        refused(&game, "tiles:t1,t1|t1,t1,t1,t1|b1,b1,b1,b1"),
        "MN-6 manitou-tiles-number ground=1 number=3 given=2"
    );
    assert_eq!(
        refused(&game, "tiles:t1,t1,t1|t1,t1,t1,t1|b1,b1,b1"),
        "MN-6 manitou-tiles-number ground=3 number=4 given=3"
    );
    // The bag has only four tiles with three tepees.
    assert_eq!(
        refused(&game, "tiles:t3,t3,t3|t3,b1,b1,b1|t3,b1,b1,b1"),
        "MN-6 manitou-tiles-bag tile=manitou-tepee-3 number=4"
    );
    assert_eq!(refused(&game, "play:1@1"), "MN-6 manitou-now-tiles");
    run(&mut game, "tiles:t3,t3,t3|t3,b1,b1,b1|horse,horse,totem,totem");
    assert_eq!(game.public().ground(ground(2)).to_string(), "t3,b1,b1,b1");
    assert_eq!(game.public().bag().len(), 49);
    let threes = Tile::all().find(|tile| tile.tepees() == 3).unwrap();
    assert_eq!(game.public().bag().count(threes), 0);
}

#[test]
fn mn_7_numbers_of_cards() {
    for (players, sizes) in [(2, &[8, 7][..]), (3, &[9, 8, 7]), (4, &[9, 8, 8, 7]), (5, &[9, 8, 8, 8, 7])] {
        let game = start(&format!("manitou:players={players}"));
        let table = game.public();
        assert_eq!(table.seats().map(|seat| table.choice_size(seat)).collect::<Vec<_>>(), sizes);
    }
    // In the next hunt, the other player is first.
    let table = *after_first_hunt().public();
    assert_eq!([table.choice_size(seat(0)), table.choice_size(seat(1))], [7, 8]);
}

#[test]
fn mn_7_every_choice_once() {
    let mut game = start("manitou");
    run(&mut game, "tiles:t1,t1|t1,t1,t1|t1,t1,t1");
    // 13 single cards and two pairs: C(13,8) + 2 C(13,7) + 3 C(13,6) + 2 C(13,5) + C(13,4).
    assert_eq!(game.count(), 1287 + 2 * 1716 + 3 * 1716 + 2 * 1287 + 715);
    let all = legal(&game);
    assert_eq!(all.len(), 13_156);
    assert_eq!(all.iter().collect::<HashSet<_>>().len(), all.len());
    assert!(all.iter().all(|&choice| game.check(choice).is_ok()));
    let expected = "MN-7 manitou-cards-number number=8 given=7";
    assert_eq!(refused(&game, "choose:1,2,3,4,5,6,7"), expected);
    assert_eq!(refused(&game, "decline"), "MN-7 manitou-now-choose seat=0 number=8");
}

#[test]
fn mn_7_choices_are_drawn_uniformly() {
    let mut game = start("manitou:players=2");
    run(&mut game, "tiles:t1,t1|t1,t1,t1|t1,t1,t1");
    // Each rank below the count gives a different choice.
    let mut seen = HashSet::new();
    for rank in 0..game.count() as u32 {
        seen.insert(game.sample(&mut Fixed(rank)).unwrap());
    }
    assert_eq!(seen.len() as u64, game.count());
}

#[test]
fn mn_7_random_cards_are_dealt_at_once() {
    let mut game = start("manitou:cards=random");
    run(&mut game, "tiles:t1,t1|t1,t1,t1|t1,t1,t1");
    assert_eq!(game.chance().as_deref(), Some("chance:deck:0"));
    assert_eq!(refused(&game, "deck:0:1,2,3"), "MN-7 manitou-cards-number number=8 given=3");
    run(&mut game, "deck:0:1,2,3,4,5,6,7,chief deck:1:chief,chief,3,4,5,6,7");
    assert_eq!(game.hand(seat(1)).to_string(), "3,chief,chief");
    assert_eq!(game.turn(), Turn::Seat(seat(0)));
}

#[test]
fn mn_8_played_cards_are_missing_in_the_second_hunt() {
    // In the first hunt seat 0 played 1 to 7 and kept 8; seat 1 played 1 2 3 7 8 9 10.
    let mut game = after_first_hunt();
    assert_eq!(
        game.public().available(seat(0)).to_string(),
        "8,9,10,chief,chief,matriarch,matriarch,rain,scout,medicine"
    );
    run(&mut game, "tiles:t1,b1|t1,b1,totem|horse,tomahawk,t3");
    assert_eq!(
        refused(&game, "choose:7,8,9,10,chief,rain,scout"),
        "MN-8 manitou-cards-spent card=manitou-hunter-7"
    );
    run(&mut game, "choose:8,9,10,chief,rain,scout,medicine");
}

#[test]
fn mn_8_in_the_third_hunt_all_cards_are_there() {
    let mut game = in_second_hunt();
    run(&mut game, "decline decline discard:b1");
    while !matches!(game.turn(), Turn::Chance) {
        let action = legal(&game)[0];
        game.try_play(action).unwrap();
    }
    assert_eq!(game.public().hunt(), 3);
    assert_eq!(game.public().available(seat(0)), Cards::ALL);
    assert_eq!(game.public().available(seat(1)), Cards::ALL);
}

#[test]
fn mn_9_decks_are_the_chosen_cards() {
    let mut game = start("manitou");
    run(&mut game, "tiles:t1,t1|t1,t1,t1|t1,t1,t1 choose:1,2,3,4,5,6,7,chief choose:1,2,3,4,5,6,chief");
    assert_eq!(game.chance().as_deref(), Some("chance:deck:0"));
    assert_eq!(refused(&game, "deck:1:1,2,3,4,5,6,chief"), "MN-9 manitou-deck-seat seat=0");
    assert_eq!(
        refused(&game, "deck:0:1,2,3,4,5,6,chief,chief"),
        "MN-9 manitou-deck-choice card=manitou-chief"
    );
    assert_eq!(refused(&game, "deck:0:1,2,3,4,5,6,7,8"), "MN-9 manitou-deck-choice card=manitou-hunter-8");
    assert_eq!(refused(&game, "play:1@1"), "MN-9 manitou-now-deck seat=0");
    run(&mut game, "deck:0:7,chief,1,2,3,4,5,6 deck:1:6,5,4,3,2,1,chief");
    assert_eq!(game.hand(seat(0)).to_string(), "1,7,chief");
    assert_eq!(
        game.deck(seat(0)).iter().map(ToString::to_string).collect::<Vec<_>>(),
        ["2", "3", "4", "5", "6"]
    );
    assert_eq!((game.public().hand_size(seat(1)), game.public().deck_size(seat(1))), (3, 4));
}

#[test]
fn mn_10_one_card_a_turn_and_a_card_drawn() {
    let mut game = start("manitou:players=3");
    begin(
        &mut game,
        "t1,t1,t1|t1,t1,t1|t1,t1,b1,b1",
        &["1 2 3 4 5 6 7 8 9", "1 2 3 4 5 6 7 8", "1 2 3 4 5 6 7"],
    );
    assert_eq!(game.turn(), Turn::Seat(seat(0)));
    // Three hunters, three grounds.
    assert_eq!(texts(&game).len(), 9);
    assert_eq!(refused(&game, "play:4@1"), "MN-10 manitou-hand card=manitou-hunter-4");
    assert_eq!(refused(&game, "take:t1"), "MN-10 manitou-now-play seat=0");
    run(&mut game, "play:2@3");
    assert_eq!(game.hand(seat(0)).to_string(), "1,3,4");
    assert_eq!(game.turn(), Turn::Seat(seat(1)));
    run(&mut game, "play:1@1 play:1@1");
    assert_eq!(game.turn(), Turn::Seat(seat(0)));
    assert_eq!((game.public().hand_size(seat(0)), game.public().deck_size(seat(0))), (3, 5));
}

#[test]
fn mn_10_the_seventh_card_is_the_last() {
    let game = in_second_hunt();
    let played = |number| game.public().played(seat(number)).len();
    assert_eq!([played(0), played(1)], [TURNS, TURNS]);
    assert!(!matches!(game.public().phase(), Phase::Play(_)));
    // Seat 0 drew its last card four turns before the end.
    assert!(game.hand(seat(0)).is_empty());
}

#[test]
fn mn_11_no_third_hero_face_up() {
    let mut game = start("manitou");
    begin(&mut game, "t1,t1|t1,t1,t1|t1,t1,t1", &["chief scout rain medicine 1 2 3 4", "chief 2 3 4 5 6 7"]);
    run(&mut game, "play:chief@1 play:2@2 play:scout@1 play:3@2");
    assert_eq!(refused(&game, "play:rain@1"), "MN-11 manitou-third-hero ground=1");
    assert_eq!(
        texts(&game),
        [
            "play:1@1",
            "play:1@2",
            "play:1@3",
            "play:medicine@2",
            "play:medicine@3",
            "play:rain@2",
            "play:rain@3"
        ]
    );
    // Seat 1's Chieftain defeats the Scout, the later of the two heroes, and sacrifices itself. That makes
    // room for another hero of seat 0.
    run(&mut game, "play:1@1 play:chief@1");
    assert_eq!(lying(&game, 0, 1), "chief scout! 1");
    run(&mut game, "play:rain@1");
    assert_eq!(lying(&game, 0, 1), "chief scout! 1 rain");
}

#[test]
fn mn_12_nothing_happens_to_hunters() {
    let mut game = start("manitou");
    begin(&mut game, "t1,t1|t1,t1,t1|t1,t1,t1", &["10 9 chief 1 2 3 4 5", "1 2 chief 4 5 6 7"]);
    run(&mut game, "play:9@1 play:1@1 play:10@1 play:2@1 play:chief@1 play:chief@1");
    assert_eq!((lying(&game, 0, 1), lying(&game, 1, 1)), ("9 10 chief!".into(), "1 2 chief!".into()));
    assert_eq!(game.public().hunters(seat(0), ground(1)), 19);
}
