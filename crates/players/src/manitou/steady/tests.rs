//! Tests of the rules of `steady`, one by one, and of whole games.

#![allow(clippy::unwrap_used, reason = "tests")]

use rules::{
    Game, Random, Seat, Spec as _, Turn,
    manitou::{Card, Cards, Manitou, Spec, Tile},
};
use search::Generator;

use super::{choose, liking, order, steady};
use crate::manitou::sample_games;

/// A first hunt for two. At its end, seat 0 has b3, t3, t2 and the horse, and seat 1 has the totem and two
/// tomahawks. A word after `=` is what `steady` would do.
const FIRST_HUNT: &str = "tiles:totem,b2|b3,tomahawk,tomahawk|t3,horse,t2 deck:0:10,rain,5,chief,7,scout,2,4
    deck:1:medicine,8,6,matriarch,9,4,chief play:10@2 play:8@1 play:rain@3 play:medicine@3 play:chief@3
    play:matriarch@3 play:scout@3 play:9@2 play:7@1 play:6@1 play:2@3 play:4@2 play:5@1 play:chief@1
    =take:totem take:totem take:b2 =take:tomahawk take:tomahawk take:tomahawk take:b3 =take:t3 take:t3
    =take:horse take:horse take:t2 =discard:b2 discard:b2 ";

/// The tiles and the cards of seat 0 in the second hunt.
const SECOND_HUNT: &str = "tiles:b1,t1|t1,horse,b2|t2,t1,b1 deck:0:matriarch,chief,4,medicine,8,6,9 ";

/// The second hunt up to the last card. In ground 1, seat 1 has 21 against 8. In ground 2, it has 12
/// against 9. In ground 3, it has only the Scout, against 4.
const LAST_CARD: &str =
    "play:5@1 play:matriarch@2 play:3@1 play:chief@2 play:7@1 play:8@1 play:chief@2 play:4@3
    play:rain@2 play:9@2 play:10@2 play:medicine@2 play:scout@3 ";

fn cards(names: &str) -> Cards {
    names.split(',').map(|name| Card::all().find(|card| card.to_string() == name).unwrap()).collect()
}

/// Plays a game with drawn cards for two. At each word after `=`, checks that `steady` chooses this action.
#[track_caller]
fn follow(parts: &[&str]) {
    let mut game = Manitou::new(Spec::parse("manitou:cards=random").unwrap());
    for word in parts.concat().split_whitespace() {
        if let Some(expected) = word.strip_prefix('=') {
            let seat = game.turn().seat().unwrap();
            assert_eq!(steady(&game, seat).unwrap().to_string(), expected);
        } else {
            let played = word.parse().and_then(|action| game.try_play(action));
            played.map_err(|illegal| format!("{word}: {illegal}")).unwrap();
        }
    }
}

#[test]
fn cards_are_chosen_in_a_fixed_order() {
    assert_eq!(order().collect::<Cards>(), Cards::ALL);
    let first = choose(Cards::ALL, 7);
    assert_eq!(first, cards("6,8,10,matriarch,rain,scout,medicine"));
    assert_eq!(choose(Cards::ALL, 9), cards("4,6,8,10,chief,matriarch,rain,scout,medicine"));
    assert_eq!(choose(Cards::ALL.without(first), 8), cards("3,4,5,7,9,chief,chief,matriarch"));
}

#[test]
fn a_card_goes_where_it_gains_most_tiles() {
    let deal = "tiles:totem,b2|b3,tomahawk,tomahawk|t3,horse,t2 deck:0:7,chief,2,scout,10,3,9,5 \
        deck:1:1,8,chief,6,4,matriarch,rain ";
    // Any hunter takes the lead, so the lowest one is enough. For the other seat, taking this lead over is
    // worth four tiles.
    follow(&[deal, "=play:2@1 play:2@1 =play:8@1"]);
}

#[test]
fn a_hero_goes_where_it_wins_a_trial() {
    let deal = "tiles:totem,b2|b3,tomahawk,tomahawk|t3,horse,t2 deck:0:scout,2,7,3,10,4,9,5 ";
    // The Chieftain and the Rain Maker defeat the Scout.
    follow(&[deal, "deck:1:rain,chief,matriarch,medicine,6,4,1 play:scout@3 =play:chief@3"]);
    // In ground 1, the Matriarch and the Medicine Man would lose to the Scout. Two Scouts would turn each
    // other face down, which gains one tile. Any hero in ground 2 gains one tile, too.
    follow(&[deal, "deck:1:medicine,matriarch,scout,chief,6,4,1 play:scout@1 =play:matriarch@2"]);
}

#[test]
fn tomahawks_count() {
    let deck = "deck:1:5,3,7,chief,rain,10,scout,1 play:5@1 ";
    let own = "tiles:b1,t1|t1,horse,b2|t2,t1,b1 deck:0:6,8,9,matriarch,chief,4,medicine ";
    // With two tomahawks, hunter 5 counts 7.
    follow(&[FIRST_HUNT, own, deck, "=play:8@1"]);
}

#[test]
fn the_eighth_card_must_gain_a_tile() {
    let deck = |last| format!("deck:1:5,3,7,chief,rain,10,scout,{last} ");
    follow(&[FIRST_HUNT, SECOND_HUNT, &deck(1), LAST_CARD, "play:6@1 =decline"]);
    // Hunter 2 counts 4. Once it is played, nobody leads in ground 3.
    follow(&[FIRST_HUNT, SECOND_HUNT, &deck(2), LAST_CARD, "play:6@1 =play:2@3"]);
}

#[test]
fn a_hunter_moves_only_for_a_gain() {
    let deck = "deck:1:5,3,7,chief,rain,10,scout,1 ";
    // In ground 2, seat 0 has 9 against 12. Hunter 4 turns this into a lead, and hunter 6 holds ground 3.
    follow(&[FIRST_HUNT, SECOND_HUNT, deck, LAST_CARD, "play:6@3 decline =move:4@3>2"]);
    // Here, hunter 6 gives seat 0 a sum of 15 in ground 2. No move gains a tile in ground 1.
    follow(&[FIRST_HUNT, SECOND_HUNT, deck, LAST_CARD, "play:6@2 decline =decline"]);
}

#[test]
fn points_come_first_among_tiles() {
    let deck = "deck:1:5,3,7,chief,rain,10,scout,1 ";
    let end = "play:6@3 play:1@3 move:6@3>2 =discard:t2 discard:t2 =take:t1 take:t1";
    follow(&[FIRST_HUNT, SECOND_HUNT, deck, LAST_CARD, end]);
    let mut tiles: Vec<Tile> = Tile::all().collect();
    tiles.sort_by_key(|tile| -liking(*tile));
    let names: Vec<String> = tiles.iter().map(ToString::to_string).collect();
    assert_eq!(names.join(" "), "tomahawk horse totem t3 b3 t2 b2 t1 b1");
}

/// Plays games in which some actions are random and the others are the player's own. Checks that every action
/// that the player chooses is legal, and that it stays the same if the hidden cards change.
#[test]
fn only_what_the_seat_sees_counts() {
    sample_games::play(
        40,
        |game, seat, random| {
            let chosen = steady(game, seat).unwrap();
            game.check(chosen).unwrap_or_else(|illegal| panic!("{chosen}: {illegal}"));
            let view = game.view(seat.into());
            for _ in 0..3 {
                assert_eq!(steady(&Manitou::guess(&view, random), seat), Some(chosen));
            }
            if random.below(2) == 0 { Some(chosen) } else { game.sample(random) }
        },
        |_| (),
    );
}

/// Checks the points at the end of games between two such players. They change only with the rules of the
/// game, or if this player changes by mistake.
#[test]
fn the_player_never_changes() {
    let points = |seed| {
        let mut random = Generator::new(seed);
        let mut game = Manitou::new(Spec::parse("manitou").unwrap());
        loop {
            let action = match game.turn() {
                Turn::Over => break [0, 1].map(|seat| game.score(Seat::new(seat).unwrap())),
                Turn::Chance => game.deal(&mut random),
                Turn::Seat(seat) => steady(&game, seat),
            };
            game.try_play(action.unwrap()).unwrap();
        }
    };
    assert_eq!([1, 2, 3, 4].map(points), [[5, 6], [7, 8], [5, 4], [6, 4]]);
}
