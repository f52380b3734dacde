//! Whole random games: views, determinizations that agree with them, conservation of cards and tiles, and
//! rare clauses, reached and counted.

use std::collections::BTreeMap;

use rules::{Indexed, manitou::PublicState};

use super::*;

/// A small generator (xorshift).
struct Numbers(u64);

impl Numbers {
    fn new(seed: u64) -> Numbers {
        Numbers(seed.wrapping_mul(0x9E37_79B9_7F4A_7C15) | 1)
    }
}

impl Random for Numbers {
    fn below(&mut self, bound: u32) -> u32 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (((self.0 >> 32) * u64::from(bound)) >> 32) as u32
    }
}

fn specs() -> impl Iterator<Item = Spec> {
    (2..=5).flat_map(|players| {
        ["chosen", "random"]
            .map(|cards| Spec::parse(&format!("manitou:players={players},cards={cards}")).unwrap())
    })
}

fn viewers(spec: Spec) -> impl Iterator<Item = Viewer> {
    Seat::all(spec.seats()).map(Viewer::Seat).chain([Viewer::Spectator])
}

fn next(game: &Manitou, random: &mut Numbers) -> Option<Action> {
    match game.turn() {
        Turn::Seat(_) => game.sample(random),
        Turn::Chance => game.deal(random),
        Turn::Over => None,
    }
}

fn tiles_in_play(table: &PublicState) -> usize {
    let of_seats = table.seats().map(|seat| table.tiles(seat).len()).sum::<usize>();
    let in_grounds = Ground::ALL.iter().map(|&ground| table.ground(ground).len()).sum::<usize>();
    table.bag().len() + in_grounds + of_seats
}

fn played(table: &PublicState, seat: Seat) -> Cards {
    table.played(seat).iter().map(|placed| placed.card).collect()
}

/// In every position of random games, the determinization for each viewer gives that viewer the same view and
/// can be played to its end.
#[test]
fn mn_30_a_guess_has_the_view_it_was_made_from() {
    for spec in specs() {
        let random = &mut Numbers::new(1);
        for _ in 0..20 {
            let mut game = Manitou::new(spec);
            while let Some(action) = next(&game, random) {
                for viewer in viewers(spec) {
                    let view = game.view(viewer);
                    let mut guess = Manitou::guess(&view, random);
                    assert_eq!(guess.view(viewer), view);
                    assert!(guess.count() > 0 || guess.turn().seat().is_none());
                    let is_shown = game.shown(action, viewer) == action.to_string();
                    assert!(game.turn().seat().is_none() || game.hides(viewer) != is_shown);
                    if random.below(20) == 0 {
                        while let Some(action) = next(&guess, random) {
                            guess.try_play(action).unwrap();
                        }
                        assert!(guess.outcome().is_some());
                    }
                }
                game.try_play(action).unwrap();
            }
        }
    }
}

/// In the guesses, each possible hand of another seat occurs in proportion to the number of ways to draw it
/// from the unseen cards.
#[test]
fn mn_30_guesses_are_uniform() {
    // In the first hunt, seat 0 has played six of its eight cards, and may hold any of the 55 pairs of the
    // other 11.
    let random = &mut Numbers::new(7);
    let mut game = Manitou::new(Spec::default());
    while !matches!(game.public().phase(), Phase::Play(_)) || game.public().hand_size(Seat::FIRST) > 2 {
        let action = next(&game, random).unwrap();
        game.try_play(action).unwrap();
    }
    let view = game.view(Viewer::Seat(Seat::SECOND));
    let unseen = Cards::ALL.without(played(game.public(), Seat::FIRST));
    let mut hands: BTreeMap<String, u32> = BTreeMap::new();
    for _ in 0..20_000 {
        *hands.entry(Manitou::guess(&view, random).hand(Seat::FIRST).to_string()).or_default() += 1;
    }
    let ways = (unseen.len() * (unseen.len() - 1) / 2) as u32;
    for (hand, &count) in &hands {
        let mut cards =
            hand.split(',').map(|name| Card::all().find(|card| card.to_string() == name).unwrap());
        let (one, other) = (cards.next().unwrap(), cards.next().unwrap());
        let (first, second) = (unseen.count(one) as u32, unseen.count(other) as u32);
        let arrangements = if one == other { 1 } else { first * second };
        let expected = 20_000 * arrangements / ways;
        assert!((expected * 7 / 10..=expected * 13 / 10).contains(&count), "{hand}: {count}, not {expected}");
    }
}

/// Two games differ only in the cards that the other seats choose and hold. The viewer sees the same in both.
#[test]
fn mn_30_views_do_not_change_with_unseen_cards() {
    for spec in specs() {
        let random = &mut Numbers::new(3);
        let mut compared = 0;
        for number in 0..60 {
            let viewer = Viewer::Seat(Seat::new(number % spec.seats()).unwrap());
            let mut one = Manitou::new(spec);
            let mut other = one;
            while let Some(action) = next(&one, random) {
                let hidden_from_viewer = match action {
                    Action::Choose(_) => one.turn().seat().map(Viewer::Seat) != Some(viewer),
                    Action::Deck { seat, .. } => Viewer::Seat(seat) != viewer,
                    _ => false,
                };
                let answer = if hidden_from_viewer {
                    next(&other, random)
                } else {
                    // Plays an action that is legal in both games. If there is none, the second game becomes
                    // a copy of the first.
                    let both = |action: &Action| other.check(*action).is_ok();
                    Some(action).filter(both).or_else(|| legal(&one).into_iter().find(both))
                };
                match answer {
                    Some(answer) => {
                        one.try_play(if hidden_from_viewer { action } else { answer }).unwrap();
                        other.try_play(answer).unwrap();
                    }
                    None => {
                        one.try_play(action).unwrap();
                        other = one;
                    }
                }
                // MN-31 can reveal that a seat was unable to play. Then the views may differ.
                if one.public().phase() != other.public().phase() {
                    other = one;
                }
                assert_eq!(one.view(viewer), other.view(viewer));
                assert_eq!(format!("{:?}", one.view(viewer)), format!("{:?}", other.view(viewer)));
                compared += u32::from(one != other);
            }
        }
        assert!(compared > 500, "{spec}: only {compared} positions differed");
    }
}

/// In whole games, cards and tiles are conserved, every action can be read back from its text and its
/// indices, and taking it back restores the game.
#[test]
fn whole_games_conserve_cards_and_tiles() {
    for spec in specs() {
        let random = &mut Numbers::new(5);
        for _ in 0..30 {
            let mut game = Manitou::new(spec);
            while let Some(action) = next(&game, random) {
                let table = *game.public();
                let before = tiles_in_play(&table);
                for seat in table.seats().filter(|&seat| table.is_dealt(seat)) {
                    assert_eq!(game.hand(seat).len(), table.hand_size(seat));
                    assert_eq!(game.deck(seat).len(), table.deck_size(seat));
                    let own = *game.view(Viewer::Seat(seat)).own().unwrap();
                    let all = own.hand().iter().chain(own.deck().iter()).chain(played(&table, seat).iter());
                    assert_eq!(all.collect::<Cards>(), own.chosen());
                    assert!(own.chosen().without(table.available(seat)).is_empty());
                }
                assert_eq!(action.to_string().parse::<Action>().unwrap(), action);
                let mut parts = Vec::new();
                Manitou::parts(action, &mut parts);
                assert!(
                    parts.len() <= Manitou::MAX_PARTS && parts.iter().all(|&part| part < Manitou::INDICES)
                );
                assert_eq!(Manitou::from_parts(&parts), Some(action));
                let copy = game;
                let undo = game.try_play(action).unwrap();
                let after = tiles_in_play(game.public());
                assert!(after <= before);
                assert!(after < before || !matches!(action, Action::Discard(_)));
                let mut back = game;
                back.undo(undo);
                assert_eq!(back, copy);
            }
            let points: Vec<i32> = game.public().seats().map(|seat| game.score(seat)).collect();
            let best = points.iter().max().unwrap();
            let outcome = game.outcome().unwrap();
            assert!(
                game.public()
                    .seats()
                    .filter(|&seat| outcome.score(seat) > 0.0)
                    .all(|seat| points[seat.index()] == *best)
            );
        }
    }
}

/// An action is read only from exactly the indices that it has.
#[test]
fn parts_are_strict() {
    let random = &mut Numbers::new(9);
    for _ in 0..20_000 {
        let length = 1 + random.below(12) as usize;
        let base = random.below(Manitou::INDICES as u32);
        let parts: Vec<usize> =
            (0..length).map(|_| ((base + random.below(15)) as usize).min(Manitou::INDICES + 1)).collect();
        if let Some(action) = Manitou::from_parts(&parts) {
            let mut own = Vec::new();
            Manitou::parts(action, &mut own);
            assert_eq!(own, parts);
            assert_eq!(action.to_string().parse::<Action>().unwrap(), action);
        }
    }
    assert_eq!(Manitou::from_parts(&[]), None);
    let first: Vec<_> = (0..Manitou::INDICES).filter_map(|part| Manitou::from_parts(&[part])).collect();
    assert_eq!(first.len(), 45 + 60 + 1 + 9 + 9);
}

/// The events of an action, by name.
fn events(before: &Manitou, action: Action, after: &Manitou) -> Vec<&'static str> {
    let (old, new) = (before.public(), after.public());
    let mut events = Vec::new();
    let mut note = |happened: bool, name: &'static str| {
        if happened {
            events.push(name);
        }
    };
    let down = |table: &PublicState| {
        table.seats().flat_map(|seat| table.played(seat).to_vec()).filter(|placed| !placed.face_up).count()
    };
    let same_hunt = old.hunt() == new.hunt();
    match (old.phase(), action) {
        (Phase::Play(seat) | Phase::Eighth(seat), Action::Play { card, ground }) if card.is_hero() => {
            let met = old.hero_owner(ground).filter(|&owner| owner != seat);
            let heroes = met.map_or(0, |owner| {
                old.cards(owner, ground).filter(|placed| placed.card.is_hero() && placed.face_up).count()
            });
            let stays = new.cards(seat, ground).next_back().is_some_and(|placed| placed.face_up);
            if same_hunt && met.is_some() {
                let turned = down(new) - down(old);
                note(heroes == 1 && stays, "MN-14 won");
                note(heroes == 1 && turned == 2, "MN-14 even");
                note(heroes == 1 && turned == 1 && !stays, "MN-14 lost");
                note(heroes == 2 && turned == 2, "MN-15 sacrifice");
                note(heroes == 2 && turned == 1, "MN-15 in vain");
            }
            note(matches!(old.phase(), Phase::Eighth(_)), "MN-16 played");
        }
        (Phase::Eighth(_), Action::Decline) => {
            note(true, "MN-16 declined");
            note(before.count() == 1, "MN-31 only decline");
        }
        (Phase::Move(_), Action::Move { .. }) => note(true, "MN-17 moved"),
        (Phase::Move(_), Action::Decline) => note(true, "MN-17 declined"),
        (Phase::Discard(seat), Action::Discard(tile)) => {
            note(old.hunt() == 1, "MN-20 in the first hunt");
            note(before.count() == 1, "MN-19 no choice");
            note(tile >= Tile::TOTEM, "MN-19 neither tepee nor buffalo");
            note(old.seats().filter(|&seat| old.owes_tile(seat)).count() > 1, "MN-19 several");
            for (was, is) in [(old.totem(), new.totem()), (old.horse(), new.horse())] {
                note(was == Some(seat) && is.is_some() && is != was, "MN-27 passed on");
                note(was == Some(seat) && is.is_none(), "MN-27 put back");
            }
        }
        (Phase::Take(take), _) => {
            for (was, is) in [(old.totem(), new.totem()), (old.horse(), new.horse())] {
                note(was.is_none() && is.is_some(), "MN-26 first");
                note(was.is_some() && is != was, "MN-26 overtaken");
            }
            let size = old.groups()[take.ground.index()];
            note(take.share == Share::Next && size == 3, "MN-23 in a small ground");
            note(take.share == Share::Next && size == 4, "MN-23");
            let sums = old.seats().map(|seat| old.hunters(seat, take.ground));
            let highest = sums.clone().max().unwrap_or(0);
            note(
                take.share == Share::Highest && old.hunters(take.seat, take.ground) < highest,
                "MN-22 ties passed over",
            );
        }
        _ => {}
    }
    if let (Phase::Play(_), true) = (old.phase(), same_hunt) {
        let passed = |table: &PublicState| table.seats().filter(|&seat| table.passed_over(seat)).count();
        note(passed(new) > passed(old), "MN-31 passed over");
    }
    if matches!(new.phase(), Phase::Over) {
        note(true, after.outcome().unwrap().ending().key);
    }
    note(
        tiles_in_play(new) < tiles_in_play(old) && !matches!(action, Action::Discard(_)),
        "MN-24 tiles left over",
    );
    events
}

/// Like [`next`], but the dealer and the owner of the totem prefer heroes when they choose their cards, and
/// the other seats prefer hunters. Such hands can get stuck.
fn stubborn(game: &Manitou, random: &mut Numbers) -> Option<Action> {
    let Phase::Choose(seat) = game.public().phase() else { return next(game, random) };
    let available = game.public().available(seat);
    let size = game.public().choice_size(seat);
    let dealer = seat == game.public().dealer() || game.public().totem() == Some(seat);
    let (heroes, hunters): (Vec<Card>, Vec<Card>) = available.iter().partition(|card| card.is_hero());
    let wanted = if dealer { [heroes, hunters] } else { [hunters, heroes] };
    Some(Action::Choose(wanted.into_iter().flatten().take(size).collect()))
}

#[test]
fn rare_events_happen() {
    let mut counts: BTreeMap<&str, u32> = BTreeMap::new();
    for spec in specs() {
        let random = &mut Numbers::new(11);
        for number in 0..900 {
            let mut game = Manitou::new(spec);
            let player = if number % 3 == 0 { stubborn } else { next };
            while let Some(action) = player(&game, random) {
                let before = game;
                game.try_play(action).unwrap();
                for event in events(&before, action, &game) {
                    *counts.entry(event).or_default() += 1;
                }
            }
        }
    }
    for event in [
        "MN-14 won",
        "MN-14 even",
        "MN-14 lost",
        "MN-15 sacrifice",
        "MN-15 in vain",
        "MN-16 played",
        "MN-16 declined",
        "MN-17 moved",
        "MN-17 declined",
        "MN-19 no choice",
        "MN-19 neither tepee nor buffalo",
        "MN-19 several",
        "MN-20 in the first hunt",
        "MN-22 ties passed over",
        "MN-23",
        "MN-23 in a small ground",
        "MN-24 tiles left over",
        "MN-26 first",
        "MN-26 overtaken",
        "MN-27 passed on",
        "MN-27 put back",
        "MN-31 only decline",
        "MN-31 passed over",
        "manitou-points",
        "manitou-tepees",
        "manitou-tiles",
        "manitou-shared",
    ] {
        assert!(counts.get(event).is_some_and(|&count| count > 0), "{event}: {counts:#?}");
    }
}

#[test]
fn every_bag_lasts() {
    // Five players draw all sixty tiles.
    let random = &mut Numbers::new(13);
    let mut game = Manitou::new(Spec::parse("manitou:players=5").unwrap());
    while let Some(action) = next(&game, random) {
        game.try_play(action).unwrap();
    }
    assert_eq!(game.public().bag(), Tiles::NONE);
}
