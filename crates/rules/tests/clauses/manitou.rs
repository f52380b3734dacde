//! Big Manitou, clause by clause, with hunts worked out by hand.
//!
//! A plan such as `5@1 chief@2 … 8` describes a seat's part in a hunt: its deck from the top, each card with
//! the ground it is played to. With the deck in this order, every card is in the hand by the time it is
//! played. Cards without a ground stay unplayed.

mod booty;
mod hunts;
mod rare;
mod sharing;
mod sight;
mod thief;
mod trials;

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

/// Plays actions, which are separated by spaces.
#[track_caller]
fn run(game: &mut Manitou, actions: &str) {
    for action in actions.split_whitespace() {
        let played = action.parse().and_then(|action| game.try_play(action));
        played.map_err(|illegal| format!("{action}: {illegal}")).unwrap();
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

fn card(name: &str) -> Card {
    Card::all().find(|card| card.to_string() == name).unwrap()
}

/// The cards of a plan, with the ground of each card that is played.
fn plan(text: &str) -> Vec<(Card, Option<Ground>)> {
    let place = |number: &str| ground(number.parse().unwrap());
    text.split_whitespace()
        .map(|item| match item.split_once('@') {
            Some((name, number)) => (card(name), Some(place(number))),
            None => (card(item), None),
        })
        .collect()
}

/// Plays the tiles, choices and decks of a hunt.
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

/// Plays a hunt up to the last of the seven cards, with a plan for each seat.
#[track_caller]
fn hunt(game: &mut Manitou, tiles: &str, plans: &[&str]) {
    begin(game, tiles, plans);
    let mut left: Vec<_> = plans.iter().map(|text| plan(text).into_iter()).collect();
    while let Phase::Play(seat) = game.public().phase() {
        let (card, ground) = left[seat.index()].next().unwrap();
        run(game, &format!("play:{card}@{}", ground.unwrap()));
    }
}

/// A seat's cards in a ground. `!` marks cards that are face down.
fn lying(game: &Manitou, number: usize, in_ground: u32) -> String {
    let cards: Vec<String> = game
        .public()
        .cards(seat(number), ground(in_ground))
        .map(|placed| format!("{}{}", placed.card, if placed.face_up { "" } else { "!" }))
        .collect();
    cards.join(" ")
}

fn tiles(game: &Manitou, number: usize) -> String {
    game.public().tiles(seat(number)).to_string()
}

/// Two players. After the first hunt, seat 1 owns the totem and seat 0 the horse.
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

/// The second hunt after [`after_first_hunt`]. Seat 1 plays first and may play an eighth card.
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

/// A random source that always returns this number, or the highest allowed number if this one is too high.
struct Fixed(u32);

impl Random for Fixed {
    fn below(&mut self, bound: u32) -> u32 {
        self.0.min(bound.saturating_sub(1))
    }
}

/// A hunt that ends with these cards in the grounds, and with heroes of seat 0 that were turned face down.
/// Both sums in ground 1 are 9.
///
/// ```text
///            ground 1   ground 2          ground 3
/// seat 1     4 5        chief, chief      medicine      matriarch in hand
/// seat 0     9
/// ```
const EVEN: [&str; 2] = [
    "9@1 rain@2 scout@2 medicine@2 chief@3 chief@3 matriarch@3",
    "chief@2 chief@2 4@1 5@1 matriarch@3 medicine@3 rain@3 matriarch",
];

/// A hunt in which each seat answers the other with the same card, so that no seat wins a ground alone.
const MIRROR: [&str; 2] = ["1@1 2@1 3@2 4@2 5@3 6@3 7@3 8", "1@1 2@1 3@2 4@2 5@3 6@3 7@3"];

/// Like [`MIRROR`], but for the second and fourth hunt. Heroes of the same kind turn each other face down.
const MIRRORED_HEROES: [&str; 2] = [
    "8@1 9@2 10@3 chief@1 matriarch@1 rain@2 scout@2",
    "8@1 9@2 10@3 chief@1 matriarch@1 rain@2 scout@2 medicine",
];
