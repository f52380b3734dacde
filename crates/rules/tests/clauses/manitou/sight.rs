//! What a seat knows (MN-30), passing over (MN-31), and texts.

use super::*;

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
    assert_eq!((view.public().hand_size(seat(1)), view.public().deck_size(seat(1))), (3, 4));
    assert_eq!(view.public().cards(seat(0), ground(2)).count(), 1);
    assert_eq!(game.view(Viewer::Spectator).own(), None);
}

#[test]
fn mn_30_another_deck_or_choice_does_not_change_a_view() {
    // Seat 1 chooses and holds other cards, and the order of seat 0's deck below its hand differs.
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
fn mn_30_a_guess_by_an_opinion_agrees_with_the_view() {
    let mut game = start("manitou");
    let tiles = "tiles:t1,t1|t1,t1,t1|t1,t1,t1";
    run(&mut game, &format!("{tiles} choose:1,2,3,4,5,6,7,chief choose:1,2,3,4,5,6,chief"));
    run(&mut game, "deck:0:7,6,5,4,3,2,chief,1 deck:1:1,2,3,4,5,6,chief play:7@1 play:1@1");
    // In this model, seat 1 chooses the highest cards, heroes above hunters. Besides the 1 that it played, it
    // then holds the six cards below.
    let highest = |_: Seat, unseen: Cards, size: usize, _: &mut Fixed| {
        let mut cards: Vec<Card> = unseen.iter().collect();
        cards.split_off(cards.len() - size).into_iter().collect::<Cards>()
    };
    let view = game.view(Viewer::Seat(seat(0)));
    let guess = view.guess_by(&mut Fixed(0), highest);
    assert_eq!(guess.view(Viewer::Seat(seat(0))), view);
    let held = guess.hand(seat(1)).iter().chain(guess.deck(seat(1)).iter().copied()).collect::<Cards>();
    assert_eq!(held.to_string(), "chief,matriarch,matriarch,rain,scout,medicine");
}

#[test]
fn mn_31_who_cannot_play_is_passed_over() {
    // Seat 1 has all seven heroes: two face up in each ground, and one in hand at its last turn.
    let mut game = start("manitou");
    let heroes = "chief@1 chief@1 matriarch@2 matriarch@2 rain@3 scout@3 medicine";
    begin(&mut game, "t1,t1|t2,t2,t2|t3,t3,t3", &["1 2 3 4 5 6 7 8", heroes]);
    for (hunter, (hero, place)) in (1..7).zip(plan(heroes)) {
        run(&mut game, &format!("play:{hunter}@1 play:{hero}@{}", place.unwrap()));
    }
    assert!(!game.public().passed_over(seat(1)));
    let before = game;
    run(&mut game, "play:7@1");
    assert!(matches!(game.public().phase(), Phase::Take(_)), "no action of seat 1");
    assert_eq!(game.public().played(seat(1)).len(), 6);
    assert!(game.public().passed_over(seat(1)));
    // With a hunter in hand, seat 1 would have had its turn. So the others learn only now that the card is a
    // hero.
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
    assert_eq!(game.public().phase(), Phase::Eighth(seat(1)));
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

/// The referee's shuffle, as the rule book defines it.
#[test]
fn deals_follow_the_canonical_order() {
    // Always draws the last candidate, so that every item keeps its place.
    struct Still;
    impl Random for Still {
        fn below(&mut self, bound: u32) -> u32 {
            bound.saturating_sub(1)
        }
    }
    // `Fixed(0)` always draws the first candidate, so that every item moves up by one place.
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
