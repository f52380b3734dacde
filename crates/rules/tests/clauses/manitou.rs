//! Big Manitou, clause by clause, on hunts worked by hand.
//!
//! A seat's part in a hunt is written as a plan, as `5@1 chief@2 … 8`: its deck from the top, each card with the ground to
//! which it is played. Played in this order every card is in the hand when its turn comes; the last ones stay unplayed.

use std::collections::HashSet;

use rules::{
    Game, Random, Seat, Spec as _, Turn, Viewer, legal,
    manitou::{Action, Card, Cards, Ground, Manitou, Phase, Share, Spec, TURNS, Tile, Tiles},
};

fn start(spec: &str) -> Manitou {
    Manitou::new(Spec::parse(spec).unwrap())
}

fn seat(number: usize) -> Seat {
    Seat::new(number).unwrap()
}

fn ground(number: u32) -> Ground {
    Ground::new(number).unwrap()
}

/// Plays actions, separated by spaces.
#[track_caller]
fn run(game: &mut Manitou, actions: &str) {
    for action in actions.split_whitespace() {
        if let Err(illegal) = action.parse().and_then(|action| game.try_play(action)) {
            panic!("{action}: {illegal}");
        }
    }
}

/// The refusal of an action.
#[track_caller]
fn refused(game: &Manitou, action: &str) -> String {
    let parsed: Action = action.parse().unwrap();
    game.check(parsed).unwrap_err().to_string()
}

fn texts(game: &Manitou) -> Vec<String> {
    legal(game).iter().map(ToString::to_string).collect()
}

/// The cards of a plan, each with its ground if it is played.
fn plan(text: &str) -> Vec<(Card, Option<Ground>)> {
    text.split_whitespace()
        .map(|item| match format!("play:{item}").parse() {
            Ok(Action::Play { card, ground }) => (card, Some(ground)),
            _ => match format!("deck:0:{item}").parse() {
                Ok(Action::Deck { cards, .. }) => (cards[0], None),
                other => panic!("{item}: {other:?}"),
            },
        })
        .collect()
}

/// Tiles, choices and decks of a hunt.
#[track_caller]
fn begin(game: &mut Manitou, tiles: &str, plans: &[&str]) {
    run(game, &format!("tiles:{tiles}"));
    for plan_text in plans {
        let cards: Cards = plan(plan_text).into_iter().map(|(card, _)| card).collect();
        run(game, &format!("choose:{cards}"));
    }
    for (number, plan_text) in plans.iter().enumerate() {
        let cards: Vec<String> = plan(plan_text).iter().map(|(card, _)| card.to_string()).collect();
        run(game, &format!("deck:{number}:{}", cards.join(",")));
    }
}

/// A hunt up to the last of the seven cards; the plans by seat.
#[track_caller]
fn hunt(game: &mut Manitou, tiles: &str, plans: &[&str]) {
    begin(game, tiles, plans);
    let mut left: Vec<_> = plans.iter().map(|text| plan(text).into_iter()).collect();
    while let Phase::Play(seat) = game.table().phase() {
        let Some((card, Some(ground))) = left[seat.index()].next() else { panic!("seat {seat} has no plan") };
        run(game, &format!("play:{card}@{ground}"));
    }
}

/// A seat's cards in a ground, the ones turned down with `!`.
fn lying(game: &Manitou, number: usize, in_ground: u32) -> String {
    let cards: Vec<String> = game
        .table()
        .cards(seat(number), ground(in_ground))
        .map(|placed| format!("{}{}", placed.card(), if placed.is_face_up() { "" } else { "!" }))
        .collect();
    cards.join(" ")
}

fn tiles(game: &Manitou, number: usize) -> String {
    game.table().tiles(seat(number)).to_string()
}

/// Two players; after the first hunt seat 1 owns the totem and seat 0 the horse.
///
/// ```text
///            ground 1     ground 2        ground 3
/// tiles      horse t1     totem b1 b1     t2 b2 tomahawk
/// seat 0     5 6 7 = 18   1               2 3 4 = 9            28 in all
/// seat 1     1            10 9 8 = 27     2 3 7 = 12           40 in all
/// takes      0 0          1 1 0           1 1 0                then the thief goes to seat 1
/// ```
fn after_first_hunt() -> Manitou {
    let mut game = start("manitou");
    hunt(
        &mut game,
        "horse,t1|totem,b1,b1|t2,b2,tomahawk",
        &["5@1 6@1 1@2 2@3 3@3 4@3 7@1 8", "1@1 10@2 9@2 8@2 2@3 3@3 7@3"],
    );
    run(&mut game, "take:horse take:t1 take:totem take:b1 take:b1 take:t2 take:b2 take:tomahawk discard:b1");
    assert_eq!((tiles(&game, 0), tiles(&game, 1)), ("t1,b1,horse,tomahawk".into(), "t2,b2,totem".into()));
    game
}

/// The second hunt after [`after_first_hunt`]; seat 1 plays first and is asked for an eighth card.
///
/// ```text
///            ground 1                 ground 2       ground 3
/// tiles      t1 b1                    t1 b1 totem    horse tomahawk t3
/// seat 1     4 (chief)                5 chief        6 (scout) (rain)      medicine in hand
/// seat 0     8 matriarch scout        9 (rain)       10 chief
/// ```
fn in_second_hunt() -> Manitou {
    let mut game = after_first_hunt();
    hunt(
        &mut game,
        "t1,b1|t1,b1,totem|horse,tomahawk,t3",
        &[
            "8@1 9@2 10@3 matriarch@1 rain@2 chief@3 scout@1",
            "4@1 5@2 6@3 chief@1 chief@2 scout@3 rain@3 medicine",
        ],
    );
    game
}

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
    let bag = start("manitou").table().bag();
    assert_eq!(bag, Tiles::ALL);
    assert_eq!(bag.len(), 60);
    let counts: Vec<String> = Tile::all().map(|tile| format!("{tile} {}", bag.count(tile))).collect();
    assert_eq!(counts.join(", "), "t1 8, t2 6, t3 4, b1 8, b2 6, b3 4, totem 8, horse 8, tomahawk 8");
    assert_eq!((bag.tepees(), bag.buffaloes()), (8 + 12 + 12, 8 + 12 + 12));
}

#[test]
fn mn_3_cylinders_stand_beside_the_table() {
    let game = start("manitou");
    assert_eq!((game.table().totem(), game.table().horse()), (None, None));
}

#[test]
fn mn_4_number_of_hunts() {
    let hunts = |spec| start(spec).table().hunts();
    let numbers = ["manitou", "manitou:players=3", "manitou:players=4", "manitou:players=5"].map(hunts);
    assert_eq!(numbers, [4, 3, 4, 5]);
}

#[test]
fn mn_5_the_deal_passes_to_the_left() {
    let first = start("manitou:players=5");
    assert_eq!((first.table().first(), first.table().dealer()), (seat(0), seat(4)));
    let second = after_first_hunt();
    assert_eq!(
        (second.table().hunt(), second.table().first(), second.table().dealer()),
        (2, seat(1), seat(0))
    );
    assert_eq!(second.turn(), Turn::Chance);
}

#[test]
fn mn_6_tiles_by_ground() {
    let mut game = start("manitou:players=4");
    assert_eq!(game.chance().as_deref(), Some("chance:tiles"));
    assert!(texts(&game).is_empty());
    assert_eq!(game.table().groups(), [3, 4, 4]);
    for (players, groups) in [(2, [2, 3, 3]), (3, [3, 3, 4]), (5, [4, 4, 4])] {
        assert_eq!(start(&format!("manitou:players={players}")).table().groups(), groups);
    }
    assert_eq!(
        refused(&game, "tiles:t1,t1|t1,t1,t1,t1|b1,b1,b1,b1"),
        "MN-6 manitou-tiles-number ground=1 number=3 given=2"
    );
    assert_eq!(
        refused(&game, "tiles:t1,t1,t1|t1,t1,t1,t1|b1,b1,b1"),
        "MN-6 manitou-tiles-number ground=3 number=4 given=3"
    );
    // Of the threes there are four in the bag.
    assert_eq!(
        refused(&game, "tiles:t3,t3,t3|t3,b1,b1,b1|t3,b1,b1,b1"),
        "MN-6 manitou-tiles-bag tile=manitou-tepee-3 number=4"
    );
    assert_eq!(refused(&game, "play:1@1"), "MN-6 manitou-now-tiles");
    run(&mut game, "tiles:t3,t3,t3|t3,b1,b1,b1|horse,horse,totem,totem");
    assert_eq!(game.table().ground(ground(2)).to_string(), "t3,b1,b1,b1");
    assert_eq!(game.table().bag().len(), 49);
    let threes = Tile::all().find(|tile| tile.tepees() == 3).unwrap();
    assert_eq!(game.table().bag().count(threes), 0);
}

#[test]
fn mn_7_numbers_of_cards() {
    for (players, sizes) in [(2, &[8, 7][..]), (3, &[9, 8, 7]), (4, &[9, 8, 8, 7]), (5, &[9, 8, 8, 8, 7])] {
        let game = start(&format!("manitou:players={players}"));
        let table = game.table();
        assert_eq!(table.seats().map(|seat| table.choice_size(seat)).collect::<Vec<_>>(), sizes);
    }
    // The next hunt the other player is first.
    let table = *after_first_hunt().table();
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
    // Each number below the count makes another choice.
    let mut seen = HashSet::new();
    for rank in 0..game.count() as u32 {
        seen.insert(game.sample(&mut Fixed(rank)).unwrap());
    }
    assert_eq!(seen.len() as u64, game.count());
}

/// Always this number, if it is below the bound.
struct Fixed(u32);

impl Random for Fixed {
    fn below(&mut self, bound: u32) -> u32 {
        self.0.min(bound.saturating_sub(1))
    }
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
        game.table().available(seat(0)).to_string(),
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
    assert_eq!(game.table().hunt(), 3);
    assert_eq!(game.table().available(seat(0)), Cards::ALL);
    assert_eq!(game.table().available(seat(1)), Cards::ALL);
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
    assert_eq!((game.table().hand_size(seat(1)), game.table().deck_size(seat(1))), (3, 4));
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
    assert_eq!((game.table().hand_size(seat(0)), game.table().deck_size(seat(0))), (3, 5));
}

#[test]
fn mn_10_the_seventh_card_is_the_last() {
    let game = in_second_hunt();
    let played = |number| game.table().played(seat(number)).len();
    assert_eq!([played(0), played(1)], [TURNS, TURNS]);
    assert!(!matches!(game.table().phase(), Phase::Play(_)));
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
    // A sacrifice makes room: Chieftain against the Scout, who came later.
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
    assert_eq!(game.table().hunters(seat(0), ground(1)), 19);
}

#[test]
fn mn_13_who_defeats_whom() {
    let table = [
        ("chief", "rain scout medicine", "matriarch"),
        ("matriarch", "chief", "rain scout medicine"),
        ("rain", "scout matriarch", "chief medicine"),
        ("scout", "medicine matriarch", "chief rain"),
        ("medicine", "rain matriarch", "chief scout"),
    ];
    let named = |name: &str| Card::all().find(|card| card.to_string() == name).unwrap();
    for (name, defeats, defeated_by) in table {
        let hero = named(name);
        for other in Card::all().filter(|card| card.is_hero()) {
            let other_name = other.to_string();
            assert_eq!(
                hero.defeats(other),
                defeats.split(' ').any(|name| name == other_name),
                "{name} {other}"
            );
            assert_eq!(
                other.defeats(hero),
                defeated_by.split(' ').any(|name| name == other_name),
                "{other} {name}"
            );
        }
    }
}

/// Two players' heroes in ground 1: seat 0 plays `old` one after the other, then seat 1 plays `new` there.
fn trial(old: &[&str], new: &str) -> (String, String) {
    let mut game = start("manitou");
    let fillers = ["1", "2", "3", "4", "5", "6", "7"];
    let first = [old, &fillers[..8 - old.len()]].concat().join(" ");
    begin(&mut game, "t1,t1|t1,t1,t1|t1,t1,t1", &[&first, &format!("{new} 1 2 3 4 5 6")]);
    for (number, hero) in old.iter().enumerate() {
        let answer = if number + 1 == old.len() { format!("{new}@1") } else { "1@2".into() };
        run(&mut game, &format!("play:{hero}@1 play:{answer}"));
    }
    (lying(&game, 0, 1), lying(&game, 1, 1))
}

#[test]
fn mn_14_one_hero_is_met() {
    assert_eq!(trial(&["scout"], "chief"), ("scout!".into(), "chief".into()));
    assert_eq!(trial(&["matriarch"], "chief"), ("matriarch".into(), "chief!".into()));
    assert_eq!(trial(&["chief"], "chief"), ("chief!".into(), "chief!".into()));
}

#[test]
fn mn_14_one_owner_of_heroes_a_ground() {
    let game = in_second_hunt();
    let owners = Ground::ALL.map(|ground| game.table().hero_owner(ground));
    assert_eq!(owners, [Some(seat(0)), Some(seat(1)), Some(seat(0))]);
    assert_eq!((lying(&game, 0, 1), lying(&game, 1, 1)), ("8 matriarch scout".into(), "4 chief!".into()));
    assert_eq!((lying(&game, 0, 2), lying(&game, 1, 2)), ("9 rain!".into(), "5 chief".into()));
    assert_eq!((lying(&game, 0, 3), lying(&game, 1, 3)), ("10 chief".into(), "6 scout! rain!".into()));
}

#[test]
fn mn_15_two_heroes_cost_a_sacrifice() {
    // The book's example: a Scout protected by a Chieftain, attacked by a Matriarch or a Chieftain.
    assert_eq!(trial(&["scout", "chief"], "matriarch"), ("scout chief!".into(), "matriarch!".into()));
    assert_eq!(trial(&["scout", "chief"], "chief"), ("scout chief!".into(), "chief!".into()));
    // The later one is met: Rain Maker would defeat the Scout.
    assert_eq!(trial(&["scout", "chief"], "rain"), ("scout chief".into(), "rain!".into()));
    assert_eq!(trial(&["chief", "scout"], "rain"), ("chief scout!".into(), "rain!".into()));
}

#[test]
fn mn_15_then_a_trial_against_the_one_left() {
    let mut game = start("manitou");
    begin(&mut game, "t1,t1|t1,t1,t1|t1,t1,t1", &["scout chief 1 2 3 4 5 6", "1 matriarch rain 2 3 4 5"]);
    run(&mut game, "play:scout@1 play:1@2 play:chief@1 play:matriarch@1 play:1@2 play:rain@1");
    assert_eq!((lying(&game, 0, 1), lying(&game, 1, 1)), ("scout! chief!".into(), "matriarch! rain".into()));
}

#[test]
fn mn_16_the_totem_owner_may_play_an_eighth_card() {
    let mut game = in_second_hunt();
    assert_eq!(game.table().phase(), Phase::Eighth(seat(1)));
    assert_eq!(texts(&game), ["decline", "play:medicine@1", "play:medicine@2", "play:medicine@3"]);
    assert_eq!(refused(&game, "take:t1"), "MN-16 manitou-now-eighth seat=1");
    assert_eq!(refused(&game, "play:10@1"), "MN-10 manitou-hand card=manitou-hunter-10");
    let mut declined = game;
    run(&mut declined, "decline");
    assert_eq!(lying(&declined, 1, 2), "5 chief");
    // A trial by the same rules: in ground 1 the later one is the Scout, who defeats the Medicine Man.
    run(&mut game, "play:medicine@1");
    assert_eq!(
        (lying(&game, 0, 1), lying(&game, 1, 1)),
        ("8 matriarch scout".into(), "4 chief! medicine!".into())
    );
    assert_eq!(game.table().phase(), Phase::Move(seat(0)));
}

#[test]
fn mn_16_without_a_card_left_nobody_is_asked() {
    // As the first hunt of the others, but seat 0, who has seven cards in the second hunt, takes the totem.
    let mut game = start("manitou");
    hunt(
        &mut game,
        "totem,t1|t1,b1,b1|t2,b2,tomahawk",
        &["5@1 6@1 1@2 2@3 3@3 4@3 7@1 8", "1@1 10@2 9@2 8@2 2@3 3@3 7@3"],
    );
    run(&mut game, "take:totem take:t1 take:t1 take:b1 take:b1 take:t2 take:b2 take:tomahawk discard:b1");
    assert_eq!(game.table().totem(), Some(seat(0)));
    hunt(
        &mut game,
        "t1,b1|t1,b1,totem|horse,tomahawk,t3",
        &[
            "8@1 9@2 10@3 matriarch@1 rain@2 chief@3 scout@1",
            "4@1 5@2 6@3 chief@1 chief@2 scout@3 rain@3 medicine",
        ],
    );
    // Nobody owns the horse: the leather thief comes at once.
    assert_eq!(game.table().phase(), Phase::Discard(seat(0)));
}

#[test]
fn mn_17_the_horse_owner_may_move_a_hunter() {
    let mut game = in_second_hunt();
    run(&mut game, "decline");
    assert_eq!(game.table().phase(), Phase::Move(seat(0)));
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
    // Seat 0 owns the horse and plays heroes alone.
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
    assert!(matches!(game.table().phase(), Phase::Discard(_)));
}

#[test]
fn mn_18_unplayed_cards_go_back() {
    let mut game = in_second_hunt();
    assert_eq!(game.view(Viewer::Seat(seat(1))).own().unwrap().hand().to_string(), "medicine");
    run(&mut game, "decline decline");
    let view = game.view(Viewer::Seat(seat(1)));
    assert!(view.own().unwrap().hand().is_empty());
    assert_eq!(view.aside().to_string(), "1,2,3,7,8,9,10,matriarch,matriarch,medicine");
    assert_eq!(game.table().hand_size(seat(1)), 0);
}

#[test]
fn mn_19_the_strongest_loses_a_tepee_or_buffalo() {
    // Seat 0 has 8 + 9 + 10 = 27 against 4 + 5 + 6 = 15; its tomahawk does not count.
    let mut game = in_second_hunt();
    run(&mut game, "decline decline");
    assert_eq!(game.table().strength(seat(0)), 27);
    assert_eq!([0, 1].map(|number| game.table().is_robbed(seat(number))), [true, false]);
    assert_eq!(game.table().phase(), Phase::Discard(seat(0)));
    assert_eq!(texts(&game), ["discard:b1", "discard:t1"]);
    assert_eq!(refused(&game, "discard:horse"), "MN-19 manitou-discard-other tile=manitou-horse");
    assert_eq!(refused(&game, "discard:t2"), "MN-19 manitou-discard-absent tile=manitou-tepee-2");
    assert_eq!(refused(&game, "decline"), "MN-19 manitou-now-discard seat=0");
    let bag = game.table().bag();
    run(&mut game, "discard:t1");
    assert_eq!(tiles(&game, 0), "b1,horse,tomahawk");
    assert_eq!(game.table().bag(), bag);
}

/// ```text
///            ground 1   ground 2          ground 3
/// seat 1     4 5        chief, chief      medicine      matriarch in hand
/// seat 0     9
/// ```
/// and heroes of seat 0 that were turned down: both have 9.
const EVEN: [&str; 2] = [
    "9@1 rain@2 scout@2 medicine@2 chief@3 chief@3 matriarch@3",
    "chief@2 chief@2 4@1 5@1 matriarch@3 medicine@3 rain@3 matriarch",
];

#[test]
fn mn_19_all_who_tie_discard() {
    let mut game = after_first_hunt();
    hunt(&mut game, "t1,b1|t1,b1,totem|horse,tomahawk,t3", &EVEN);
    run(&mut game, "decline decline");
    assert_eq!([0, 1].map(|number| game.table().strength(seat(number))), [9, 9]);
    // MN-20: from the first player on, who is seat 1 now.
    assert_eq!(game.table().phase(), Phase::Discard(seat(1)));
    assert!(game.table().owes_tile(seat(0)));
    run(&mut game, "discard:t2");
    assert_eq!(game.table().phase(), Phase::Discard(seat(0)));
    run(&mut game, "discard:t1");
    assert!(matches!(game.table().phase(), Phase::Take(_)));
}

/// A hunt in which each seat follows the other with the same card: no ground is anybody's alone.
const MIRROR: [&str; 2] = ["1@1 2@1 3@2 4@2 5@3 6@3 7@3 8", "1@1 2@1 3@2 4@2 5@3 6@3 7@3"];

/// The same for the second and fourth hunt; heroes of a kind turn each other down.
const MIRRORED_HEROES: [&str; 2] = [
    "8@1 9@2 10@3 chief@1 matriarch@1 rain@2 scout@2",
    "8@1 9@2 10@3 chief@1 matriarch@1 rain@2 scout@2 medicine",
];

#[test]
fn mn_19_who_has_no_tile_discards_nothing() {
    let mut game = start("manitou");
    hunt(&mut game, "totem,totem|totem,totem,totem|totem,totem,totem", &MIRROR);
    // Both are robbed and have nothing.
    assert_eq!((game.table().hunt(), game.table().phase()), (2, Phase::Tiles));
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
    assert_eq!([0, 1].map(|number| game.table().strength(seat(number))), [0, 0]);
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
    assert!(matches!(game.table().phase(), Phase::Take(_)));
    run(&mut game, "take:horse take:t1 take:totem take:b1 take:b1 take:t2 take:b2 take:tomahawk");
    assert_eq!(game.table().phase(), Phase::Discard(seat(1)));
    assert_eq!(texts(&game), ["discard:b1", "discard:b2", "discard:t2"]);
    run(&mut game, "discard:t2");
    assert_eq!((game.table().hunt(), game.table().phase()), (2, Phase::Tiles));
}

/// Who takes what for, in order, taking always the first kind.
fn takes(game: &mut Manitou) -> Vec<String> {
    std::iter::from_fn(|| match game.table().phase() {
        Phase::Take(take) => {
            let share = match take.share {
                Share::Heroes => 'A',
                Share::Highest => 'B',
                Share::Next => 'C',
            };
            let action = legal(game)[0];
            game.try_play(action).unwrap();
            Some(format!("{}:{}{share}", take.ground, take.seat))
        }
        _ => None,
    })
    .collect()
}

#[test]
fn mn_21_heroes_take_first() {
    // See `in_second_hunt`. Ground 1 has two tiles: one for the heroes, one for the 8.
    let mut game = in_second_hunt();
    run(&mut game, "decline decline discard:b1");
    assert_eq!(texts(&game), ["take:b1", "take:t1"]);
    assert_eq!(refused(&game, "take:horse"), "MN-21 manitou-take-absent tile=manitou-horse ground=1");
    assert_eq!(takes(&mut game), ["1:0A", "1:0B", "2:1A", "2:0B", "2:0B", "3:0A", "3:0B", "3:0B"]);
}

#[test]
fn mn_21_after_the_hunter_has_moved() {
    // Seat 0's 8 leaves ground 1 to the 4 of seat 1.
    let mut game = in_second_hunt();
    run(&mut game, "decline move:8@1>3 discard:b1");
    assert_eq!(takes(&mut game), ["1:0A", "1:1B", "2:1A", "2:0B", "2:0B", "3:0A", "3:0B", "3:0B"]);
}

#[test]
fn mn_22_tomahawks_owned_before_strengthen_each_hunter() {
    // 9 against 4 + 5, but seat 0 owns a tomahawk: 10 against 9.
    let mut game = after_first_hunt();
    hunt(&mut game, "t1,b1|t1,b1,totem|horse,tomahawk,t3", &EVEN);
    run(&mut game, "decline decline discard:t2 discard:t1");
    assert_eq!([0, 1].map(|number| game.table().hunters(seat(number), ground(1))), [10, 9]);
    assert!(takes(&mut game).starts_with(&["1:0B".to_owned(), "1:0B".to_owned()]));
}

#[test]
fn mn_22_a_tomahawk_taken_in_this_hunt_does_not_count_in_it() {
    // ```text
    //            ground 1        ground 2    ground 3
    // seat 0     9 10            8           heroes, each against one of its kind
    // seat 1                     4 5         6, and those
    // ```
    // In ground 2 it is 8, with one tomahawk 9, against 9. A tomahawk taken in ground 1 would make it 10.
    let mut game = after_first_hunt();
    hunt(
        &mut game,
        "tomahawk,tomahawk|t1,b1,totem|horse,tomahawk,t3",
        &[
            "8@2 9@1 10@1 chief@3 matriarch@3 rain@3 scout@3",
            "4@2 5@2 6@3 chief@3 matriarch@3 rain@3 scout@3 medicine",
        ],
    );
    run(&mut game, "decline decline discard:t1");
    run(&mut game, "take:tomahawk take:tomahawk");
    assert_eq!(game.table().hunters(seat(0), ground(2)), 9);
    assert!(game.table().ground(ground(2)).is_empty(), "nobody takes from ground 2");
}

#[test]
fn mn_22_and_23_who_ties_takes_nothing() {
    // ```text
    //            ground 1   ground 2   ground 3
    // tiles      3          4          4
    // seat 0     15         9          10
    // seat 1     16         9          5
    // seat 2     19         4          5
    // seat 3     23         2          3
    // takes      3 3 2      2 2 3      0 0 3
    // ```
    let mut game = start("manitou:players=4");
    hunt(
        &mut game,
        "t1,t1,t1|b1,b1,b1,b1|t2,t2,t2,t2",
        &[
            "10@3 9@2 1@1 2@1 3@1 4@1 5@1 6 7",
            "5@3 9@2 1@1 2@1 3@1 4@1 6@1 7",
            "5@3 4@2 1@1 2@1 3@1 6@1 7@1 8",
            "3@3 2@2 1@1 4@1 5@1 6@1 7@1",
        ],
    );
    assert_eq!(game.table().takes().len(), 8);
    assert_eq!(takes(&mut game), ["1:3B", "1:3B", "1:2C", "2:2B", "2:2B", "2:3C", "3:0B", "3:0B", "3:3C"]);
}

#[test]
fn mn_23_one_more_tile_if_there_is_one() {
    // Grounds 2 and 3 have three tiles and no heroes: there is one left for the next highest, in ground 1 there is not.
    let mut game = start("manitou");
    hunt(
        &mut game,
        "horse,t1|totem,b1,b1|t2,b2,tomahawk",
        &["5@1 6@1 1@2 2@3 3@3 4@3 7@1 8", "1@1 10@2 9@2 8@2 2@3 3@3 7@3"],
    );
    assert_eq!(takes(&mut game), ["1:0B", "1:0B", "2:1B", "2:1B", "2:0C", "3:1B", "3:1B", "3:0C"]);
}

#[test]
fn mn_24_each_tile_is_an_action_and_the_rest_leaves() {
    // Nobody plays to ground 3; in ground 2 seat 1 has a hero and no hunter, and so no sum.
    let mut game = start("manitou");
    hunt(
        &mut game,
        "t1,t1|b1,b1,b1|t2,b2,tomahawk",
        &["1@1 2@1 3@1 4@1 5@1 6@1 7@1 8", "1@1 2@1 3@1 4@1 5@1 6@1 chief@2"],
    );
    assert_eq!(texts(&game), ["take:t1"]);
    run(&mut game, "take:t1");
    assert_eq!(texts(&game), ["take:t1"]);
    assert_eq!(refused(&game, "discard:t1"), "MN-24 manitou-now-take seat=0 ground=1");
    run(&mut game, "take:t1");
    assert_eq!(texts(&game), ["take:b1"]);
    run(&mut game, "take:b1");
    // Seat 0 has 28 against 21 and one kind of tile: it is still asked.
    assert_eq!(game.table().phase(), Phase::Discard(seat(0)));
    assert_eq!(texts(&game), ["discard:t1"]);
    assert!(Ground::ALL.iter().all(|&ground| game.table().ground(ground).is_empty()));
    assert_eq!(game.table().bag().len(), 52);
}

#[test]
fn mn_25_the_smaller_total_of_tepees_and_buffaloes() {
    // Seat 0 has most in each ground and takes two tiles of each; seat 1 takes what is left.
    let plans = ["10@1 9@2 8@3 7@1 6@2 5@3 4@1 1", "1@1 2@2 3@3 4@2 5@2 6@3 7@1"];
    for (more, pairs) in [("t1", 5), ("t2", 5), ("t3", 5), ("b1", 4)] {
        let mut game = start("manitou");
        hunt(&mut game, &format!("t3,t1|b3,b2,horse|{more},totem,tomahawk"), &plans);
        run(&mut game, "take:t3 take:t1 take:b3 take:b2");
        assert_eq!(game.table().points(seat(0)).pairs, 4, "4 tepees and 5 buffaloes");
        run(&mut game, &format!("take:horse take:{more}"));
        assert_eq!(game.table().points(seat(0)).pairs, pairs, "{more}");
    }
}

/// The grounds of [`after_first_hunt`], with tiles that are neither tepees nor buffaloes.
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
        |game: &Manitou| (game.table().totem().map(Seat::index), game.table().horse().map(Seat::index));
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
    let points = game.table().points(seat(1));
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
    assert_eq!(game.table().horse(), Some(seat(1)));
    let mut other = game;
    run(&mut other, "discard:totem");
    assert_eq!((other.table().totem(), other.table().horse()), (Some(seat(0)), Some(seat(1))));
    run(&mut game, "discard:horse");
    assert_eq!(game.table().horse(), Some(seat(0)), "one against one");
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
    // MN-28: seats 0 and 1 have a tomahawk each, seat 2 has none.
    assert_eq!([0, 1, 2].map(|number| game.table().points(seat(number)).tomahawks), [1, 1, 0]);
    assert_eq!((game.table().totem(), game.table().phase()), (Some(seat(1)), Phase::Discard(seat(1))));
    run(&mut game, "discard:totem");
    assert_eq!(game.table().totem(), Some(seat(2)), "one each, and seat 2 sits left of seat 1");
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
    assert_eq!((game.table().horse(), game.table().phase()), (Some(seat(1)), Phase::Discard(seat(1))));
    run(&mut game, "discard:horse");
    assert_eq!(game.table().horse(), None);
}

#[test]
fn mn_28_nobody_scores_for_no_tomahawks() {
    let game = start("manitou:players=5");
    assert!(game.table().seats().all(|seat| game.table().points(seat).tomahawks == 0));
    let game = after_first_hunt();
    assert_eq!([0, 1].map(|number| game.table().points(seat(number)).tomahawks), [1, 0]);
    // A pair, the horse and the tomahawk; two pairs and the totem.
    assert_eq!([0, 1].map(|number| game.score(seat(number))), [3, 3]);
}

/// Three hunts in which nobody takes anything, and a fourth by these plans and tiles.
fn fourth_hunt(tiles: &str, plans: [&str; 2]) -> Manitou {
    let mut game = start("manitou");
    hunt(&mut game, "totem,totem|totem,totem,totem|totem,totem,totem", &MIRROR);
    hunt(&mut game, "horse,horse|horse,horse,horse|horse,horse,horse", &MIRRORED_HEROES);
    hunt(&mut game, "tomahawk,tomahawk|tomahawk,tomahawk,tomahawk|tomahawk,tomahawk,tomahawk", &MIRROR);
    assert_eq!((game.table().hunt(), game.table().phase()), (4, Phase::Tiles));
    hunt(&mut game, tiles, &plans);
    game
}

/// As [`MIRRORED_HEROES`], but seat 1 plays its 10 to ground 2.
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

#[test]
fn mn_30_a_seat_sees_its_own_cards() {
    let mut game = start("manitou");
    run(&mut game, "tiles:t1,t1|t1,t1,t1|t1,t1,t1 choose:1,2,3,4,5,6,7,chief");
    let own = |game: &Manitou, number| *game.view(Viewer::Seat(seat(number))).own().unwrap();
    assert_eq!(own(&game, 0).chosen().to_string(), "1,2,3,4,5,6,7,chief");
    assert!(own(&game, 1).chosen().is_empty());
    run(&mut game, "choose:1,2,3,4,5,6,chief deck:0:7,6,5,4,3,2,chief,1 deck:1:1,2,3,4,5,6,chief play:6@2");
    assert_eq!(own(&game, 0).hand().to_string(), "4,5,7");
    assert_eq!(own(&game, 0).deck().to_string(), "1,2,3,chief");
    let view = game.view(Viewer::Seat(seat(0)));
    assert_eq!(view.aside().to_string(), "8,9,10,chief,matriarch,matriarch,rain,scout,medicine");
    assert_eq!((view.table().hand_size(seat(1)), view.table().deck_size(seat(1))), (3, 4));
    assert_eq!(view.table().cards(seat(0), ground(2)).count(), 1);
    assert_eq!(game.view(Viewer::Spectator).own(), None);
}

#[test]
fn mn_30_another_deck_or_choice_does_not_change_a_view() {
    // Seat 1 chooses and holds other cards, and seat 0's deck lies in another order below its hand.
    let worlds = [
        "choose:1,2,3,4,5,6,7,chief choose:1,2,3,4,5,6,chief deck:0:7,6,5,4,3,2,chief,1 deck:1:1,2,3,4,5,6,chief",
        "choose:1,2,3,4,5,6,7,chief choose:4,5,6,7,8,9,10 deck:0:5,6,7,1,2,3,4,chief deck:1:10,9,8,7,6,5,4",
    ]
    .map(|actions| {
        let mut game = start("manitou");
        run(&mut game, "tiles:t1,t1|t1,t1,t1|t1,t1,t1");
        run(&mut game, actions);
        game
    });
    assert_ne!(worlds[0], worlds[1]);
    let [one, other] = worlds.map(|world| (world.view(Viewer::Seat(seat(0))), world.view(Viewer::Spectator)));
    assert_eq!(one, other);
    let [one, other] = worlds.map(|world| world.view(Viewer::Seat(seat(1))));
    assert_ne!(one, other);
}

#[test]
fn mn_30_what_a_seat_is_shown_of_the_record() {
    let mut game = start("manitou");
    let shown = |game: &Manitou, action: &str, viewer: Viewer| game.shown(action.parse().unwrap(), viewer);
    let tiles = "tiles:t1,t1|t1,t1,t1|t1,t1,t1";
    assert_eq!(shown(&game, tiles, Viewer::Spectator), tiles);
    run(&mut game, tiles);
    let choice = "choose:1,2,3,4,5,6,7,chief";
    assert_eq!(shown(&game, choice, Viewer::Seat(seat(0))), choice);
    assert_eq!(shown(&game, choice, Viewer::Seat(seat(1))), "choose:?");
    assert_eq!(shown(&game, choice, Viewer::Spectator), "choose:?");
    run(&mut game, "choose:1,2,3,4,5,6,7,chief choose:1,2,3,4,5,6,chief");
    for viewer in [Viewer::Seat(seat(0)), Viewer::Seat(seat(1)), Viewer::Spectator] {
        assert_eq!(shown(&game, "deck:0:7,6,5,4,3,2,chief,1", viewer), "deck:0:?");
    }
    run(&mut game, "deck:0:7,6,5,4,3,2,chief,1 deck:1:1,2,3,4,5,6,chief");
    assert_eq!(shown(&game, "play:6@2", Viewer::Spectator), "play:6@2");
    for masked in ["deck:0:?", "choose:?"] {
        assert_eq!(masked.parse::<Action>().unwrap_err().key(), "action-form");
    }
}

#[test]
fn mn_31_who_cannot_play_is_passed_over() {
    // Seat 1 has all seven heroes, two in each ground face up, and one in hand when its last turn comes.
    let mut game = start("manitou");
    let heroes = "chief@1 chief@1 matriarch@2 matriarch@2 rain@3 scout@3 medicine";
    begin(&mut game, "t1,t1|t2,t2,t2|t3,t3,t3", &["1 2 3 4 5 6 7 8", heroes]);
    for (hunter, (hero, place)) in (1..7).zip(plan(heroes)) {
        run(&mut game, &format!("play:{hunter}@1 play:{hero}@{}", place.unwrap()));
    }
    assert!(!game.table().passed_over(seat(1)));
    let before = game;
    run(&mut game, "play:7@1");
    assert!(matches!(game.table().phase(), Phase::Take(_)), "no action of seat 1");
    assert_eq!(game.table().played(seat(1)).len(), 6);
    assert!(game.table().passed_over(seat(1)));
    // Had it been a hunter, seat 1 would have had its turn; so whoever looks on knows the card only afterwards.
    let guesses: HashSet<Cards> = (0..40)
        .map(|seed| Manitou::guess(&before.view(Viewer::Spectator), &mut Fixed(seed)).hand(seat(1)))
        .collect();
    assert!(guesses.len() > 1);
}

#[test]
fn mn_31_only_decline_is_left_for_an_eighth_card() {
    // ```text
    //            ground 1                            ground 2          ground 3
    // seat 1     chief chief 4                       2 x matriarch     rain scout      medicine in hand
    // seat 0     8 9 10 (rain) (scout) (medicine)    (chief)
    // ```
    let mut game = after_first_hunt();
    hunt(
        &mut game,
        "t1,b1|t1,b1,totem|horse,tomahawk,t3",
        &[
            "8@1 9@1 10@1 rain@1 scout@1 medicine@1 chief@2",
            "chief@1 chief@1 matriarch@2 matriarch@2 rain@3 scout@3 4@1 medicine",
        ],
    );
    assert_eq!(lying(&game, 0, 1), "8 9 10 rain! scout! medicine!");
    assert_eq!(game.table().phase(), Phase::Eighth(seat(1)));
    assert_eq!(texts(&game), ["decline"]);
    assert_eq!(refused(&game, "play:medicine@3"), "MN-11 manitou-third-hero ground=3");
}

#[test]
fn c_1_specs() {
    for text in ["manitou", "manitou:players=5", "manitou:cards=random", "manitou:players=3,cards=random"] {
        assert_eq!(Spec::parse(text).unwrap().to_string(), text);
    }
    assert_eq!(Spec::parse("manitou:cards=chosen,players=2").unwrap(), Spec::default());
    for text in ["manitou:", "manitou:players=1", "manitou:players=6", "manitou:players=02", "manitou:cards"]
    {
        assert_eq!(Spec::parse(text).unwrap_err().clause(), "C-1", "{text}");
    }
}

#[test]
fn c_8_texts_are_strict() {
    for text in [
        "tiles:t3,b1|t1,totem,b2|b1,b1,tomahawk",
        "deck:4:10,chief,2,chief",
        "choose:1,2,10,chief,chief,matriarch,rain,scout",
        "play:10@3",
        "play:chief@1",
        "move:7@2>3",
        "decline",
        "discard:b1",
        "take:horse",
    ] {
        assert_eq!(text.parse::<Action>().unwrap().to_string(), text);
    }
    for text in [
        "",
        "pass",
        "decline:",
        "Decline",
        "play:7",
        "play:7@0",
        "play:7@4",
        "play:07@1",
        "play:11@1",
        "play: 7@1",
        "play:7@1 ",
        "play:tribe@1",
        "move:7@2",
        "move:7@2>4",
        "choose:2,1",
        "choose:1,1",
        "choose:chief,chief,chief",
        "choose:matriarch,chief",
        "choose:",
        "choose:1,",
        "deck:5:1",
        "deck:0",
        "deck:0:",
        "deck:0:1,2,3,4,5,6,7,8,9,10",
        "tiles:t1,t1|t1",
        "tiles:t1|t1|t1|t1",
        "tiles:t1,t1,t1,t1,t1|t1|t1",
        "tiles:t4|t1|t1",
        "take:",
        "take:b4",
        "discard:cylinder",
    ] {
        let refusal = text.parse::<Action>().unwrap_err();
        assert_eq!((refusal.clause(), refusal.key()), ("C-8", "action-form"), "{text}");
    }
    let faults = Manitou::from_position(Spec::default(), "anything").unwrap_err();
    assert_eq!(faults.to_string(), "C-8 manitou-no-position");
    assert_eq!(start("manitou").position(), None);
}

/// The referee's shuffle, as the rule book tells it.
#[test]
fn deals_follow_the_canonical_order() {
    // Always the last of what may change places: nothing moves.
    struct Still;
    impl Random for Still {
        fn below(&mut self, bound: u32) -> u32 {
            bound.saturating_sub(1)
        }
    }
    // Always the first: from the top down everything moves up one place.
    let mut game = start("manitou");
    let deal = |game: &Manitou, random: &mut dyn Random| {
        let mut random = random;
        game.deal(&mut random).unwrap().to_string()
    };
    assert_eq!(deal(&game, &mut Still), "tiles:t1,t1|t1,t1,t1|t1,t1,t1");
    assert_eq!(deal(&game, &mut Fixed(0)), "tiles:t1,t1|t1,t1,t1|t1,t1,t2");
    run(&mut game, "tiles:t1,t1|t1,t1,t1|t1,t1,t1 choose:1,2,3,4,5,6,chief,chief choose:1,2,3,4,5,6,chief");
    assert_eq!(deal(&game, &mut Still), "deck:0:1,2,3,4,5,6,chief,chief");
    assert_eq!(deal(&game, &mut Fixed(0)), "deck:0:2,3,4,5,6,chief,chief,1");
    let mut game = start("manitou:cards=random");
    run(&mut game, "tiles:t1,t1|t1,t1,t1|t1,t1,t1");
    assert_eq!(deal(&game, &mut Still), "deck:0:1,2,3,4,5,6,7,8");
    assert_eq!(deal(&game, &mut Fixed(0)), "deck:0:2,3,4,5,6,7,8,9");
}
