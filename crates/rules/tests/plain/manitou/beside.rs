//! Compares both implementations of Big Manitou. Its games have hidden hands and no position texts.

use std::collections::BTreeMap;

use rules::{
    Game, Seat, Spec as _, Turn, Viewer,
    manitou::{self, Ground, Phase},
};

use super::{Manitou, Stage, count};
use crate::{dice::Dice, perft::Check};

/// A seat's preferences for choosing and playing, so that rare events happen.
#[derive(Clone, Copy)]
enum Taste {
    Any,
    Heroes,
    Hunters,
    Weak,
}

/// Number of events of each kind in these games.
#[derive(Default, Debug)]
struct Tally {
    seen: BTreeMap<&'static str, u32>,
}

impl Tally {
    fn note(&mut self, what: &'static str, happened: bool) {
        *self.seen.entry(what).or_default() += u32::from(happened);
    }
}

fn spoken(game: &manitou::Manitou) -> Vec<String> {
    match game.chance() {
        Some(mark) => vec![mark],
        None => rules::legal(game).iter().map(ToString::to_string).collect(),
    }
}

fn sorted(text: impl ToString) -> Vec<String> {
    let mut items: Vec<String> =
        text.to_string().split(',').filter(|item| !item.is_empty()).map(str::to_owned).collect();
    items.sort();
    items
}

fn ordered(items: &[String]) -> Vec<String> {
    let mut items = items.to_vec();
    items.sort();
    items
}

/// Compares the public state and all hands and decks.
fn compare(game: &manitou::Manitou, plain: &Manitou, story: &str) {
    let table = game.public();
    let turn = match (plain.actor(), &plain.stage) {
        (Some(seat), _) => Turn::Seat(Seat::new(seat).unwrap()),
        (None, Stage::Over) => Turn::Over,
        (None, _) => Turn::Chance,
    };
    assert_eq!(game.turn(), turn, "{story}");
    assert_eq!(table.hunt(), plain.hunt + 1, "{story}");
    let owners = [table.totem(), table.horse()].map(|owner| owner.map(Seat::index));
    assert_eq!(owners, [plain.totem, plain.horse], "{story}");
    assert_eq!(sorted(table.bag()), ordered(&plain.bag), "{story}");
    for (ground, (tiles, laid)) in Ground::ALL.into_iter().zip(plain.grounds.iter().zip(&plain.laid)) {
        assert_eq!(sorted(table.ground(ground)), ordered(tiles), "{story}");
        for seat in table.seats() {
            let fast: Vec<(String, bool)> =
                table.cards(seat, ground).map(|placed| (placed.card.to_string(), placed.face_up)).collect();
            let own = laid.iter().filter(|laid| laid.seat == seat.index());
            let plain: Vec<(String, bool)> = own.map(|laid| (laid.card.clone(), laid.up)).collect();
            assert_eq!(fast, plain, "seat {seat} in ground {ground}: {story}");
        }
    }
    for seat in table.seats() {
        let player = &plain.players[seat.index()];
        assert_eq!(sorted(table.tiles(seat)), ordered(&player.tiles), "{story}");
        assert_eq!(sorted(game.hand(seat)), ordered(&player.hand), "{story}");
        let deck: Vec<String> = game.deck(seat).iter().map(ToString::to_string).collect();
        assert_eq!(deck, player.deck, "{story}");
        assert_eq!((table.hand_size(seat), table.deck_size(seat)), (player.hand.len(), player.deck.len()));
        assert_eq!(game.score(seat), plain.points(seat.index()) as i32, "{story}");
    }
    let winners = game.outcome().map(|outcome| {
        let won = table.seats().filter(|&seat| outcome.scores().won(seat));
        won.map(Seat::index).collect::<Vec<usize>>()
    });
    assert_eq!(winners, (plain.stage == Stage::Over).then(|| plain.winners()), "{story}");
}

/// The text of an action as MN-30 shows it to a viewer.
fn shown(plain: &Manitou, action: &str, viewer: Viewer) -> String {
    match plain.stage {
        Stage::Choose(seat) if viewer != Viewer::Seat(Seat::new(seat).unwrap()) => "choose:?".to_owned(),
        Stage::Deck(seat) => format!("deck:{seat}:?"),
        _ => action.to_owned(),
    }
}

/// Shuffles items.
fn mixed(mut items: Vec<String>, dice: &mut Dice) -> Vec<String> {
    let mut order = Vec::new();
    while !items.is_empty() {
        let item = dice.pick(&items).clone();
        let at = items.iter().position(|other| *other == item).unwrap();
        order.push(items.remove(at));
    }
    order
}

fn likes(taste: Taste, card: &str) -> bool {
    match (taste, card.parse::<u32>()) {
        (Taste::Any, _) | (Taste::Heroes, Err(_)) | (Taste::Hunters, Ok(_)) => true,
        (Taste::Weak, Ok(value)) => value < 6,
        _ => false,
    }
}

/// A legal action, chosen by the plain implementation.
fn next(plain: &Manitou, tastes: &[Taste], dice: &mut Dice) -> String {
    let by_taste = |seat: usize, cards: Vec<String>, dice: &mut Dice| {
        let (liked, rest): (Vec<String>, Vec<String>) =
            mixed(cards, dice).into_iter().partition(|card| likes(tastes[seat], card));
        [liked, rest].concat()
    };
    match plain.stage {
        Stage::Tiles => {
            let mut tiles = mixed(plain.bag.clone(), dice);
            // Draws totems, horses and tomahawks first, so that seats tie and cylinders change owners.
            if dice.one_in(3) {
                tiles.sort_by_key(|tile| tile.len() == 2);
            }
            let groups = plain.groups().map(|size| tiles.drain(..size).collect::<Vec<_>>().join(","));
            format!("tiles:{}", groups.join("|"))
        }
        Stage::Choose(seat) => {
            let available = plain.available(seat);
            let picked = &by_taste(seat, available.clone(), dice)[..plain.size(seat)];
            let mut left = picked.to_vec();
            let in_order = available.into_iter().filter(|card| {
                let at = left.iter().position(|other| other == card);
                at.map(|at| left.swap_remove(at)).is_some()
            });
            format!("choose:{}", in_order.collect::<Vec<_>>().join(","))
        }
        Stage::Deck(seat) => {
            let deck = by_taste(seat, plain.to_shuffle(seat), dice);
            let deck = if dice.one_in(2) { deck } else { mixed(plain.to_shuffle(seat), dice) };
            format!("deck:{seat}:{}", deck[..plain.size(seat)].join(","))
        }
        _ => {
            let legal = plain.legal();
            let card = |action: &String| {
                let name = action.strip_prefix("play:").and_then(|rest| rest.split_once('@'));
                name.is_some_and(|(card, _)| likes(tastes[plain.actor().unwrap()], card))
            };
            let liked: Vec<String> = legal.iter().filter(|action| card(action)).cloned().collect();
            dice.pick(if liked.is_empty() { &legal } else { &liked }).clone()
        }
    }
}

fn one_game(spec: &str, dice: &mut Dice, tally: &mut Tally) {
    let mut game = manitou::Manitou::new(manitou::Spec::parse(spec).unwrap());
    let mut plain = Manitou::start(spec);
    let tastes: Vec<Taste> = (0..plain.players.len())
        .map(|_| *dice.pick(&[Taste::Any, Taste::Heroes, Taste::Hunters, Taste::Weak]))
        .collect();
    let mut story = format!("{spec}:");
    loop {
        compare(&game, &plain, &story);
        if plain.stage == Stage::Over {
            break;
        }
        // Long lists are compared only now and then, because that is slow.
        if !matches!(plain.stage, Stage::Choose(_)) || dice.one_in(200) {
            let legal = plain.legal();
            assert_eq!(spoken(&game), legal, "{story}");
            if plain.actor().is_some() {
                assert_eq!(game.count(), legal.len() as u64, "{story}");
            }
            tally.note("MN-31: only decline", matches!(plain.stage, Stage::Eighth(_)) && legal.len() == 1);
        }
        let action = next(&plain, &tastes, dice);
        story += " ";
        story += &action;
        let parsed: manitou::Action = action.parse().unwrap_or_else(|error| panic!("{story}: {error}"));
        let viewers = game.public().seats().map(Viewer::Seat).chain([Viewer::Spectator]);
        for viewer in viewers {
            assert_eq!(game.shown(parsed, viewer), shown(&plain, &action, viewer), "{story}");
        }
        watch(&game, &plain, &action, tally);
        let owners = (plain.totem, plain.horse);
        let undo = game.try_play(parsed).unwrap_or_else(|error| panic!("{story}: {error}"));
        plain.play(&action);
        if dice.one_in(10) {
            game.undo(undo);
            game.try_play(parsed).unwrap_or_else(|error| panic!("{story}: {error}"));
        }
        let discarded = action.starts_with("discard");
        for (before, after) in [(owners.0, plain.totem), (owners.1, plain.horse)] {
            let passed = before.is_some() && before != after;
            tally.note("MN-26: passes", passed && !discarded);
            tally.note("MN-27: passes", passed && discarded && after.is_some());
            tally.note("MN-27: back beside the table", passed && discarded && after.is_none());
        }
    }
    tally.note("MN-31: passed over", plain.passed > 0);
    tally.note("MN-29: by points", game.outcome().unwrap().ending().key == "manitou-points");
    tally.note("MN-29: by tepees", game.outcome().unwrap().ending().key == "manitou-tepees");
}

/// Counts the events of an action about to be played.
fn watch(game: &manitou::Manitou, plain: &Manitou, action: &str, tally: &mut Tally) {
    tally.note("MN-16", matches!(plain.stage, Stage::Eighth(_)) && action != "decline");
    tally.note("MN-17", action.starts_with("move:"));
    tally.note(
        "MN-20: a thief in the first hunt",
        matches!(plain.stage, Stage::Discard(_)) && plain.hunt == 0,
    );
    tally.note(
        "MN-19: several are robbed",
        matches!(&plain.stage, Stage::Discard(robbed) if robbed.len() > 1),
    );
    if let Phase::Take(take) = game.public().phase() {
        let owned = count(&plain.players[take.seat.index()].tiles, "tomahawk");
        tally.note("MN-22: tomahawks count", owned > 0 && take.share == manitou::Share::Highest);
        tally.note("MN-23", take.share == manitou::Share::Next);
    }
    if let Some(ground) = action.strip_prefix("play:").and_then(|rest| rest.split_once('@')) {
        let laid = &plain.laid[ground.1.parse::<usize>().unwrap() - 1];
        let actor = plain.actor();
        let against = laid
            .iter()
            .filter(|laid| Some(laid.seat) != actor && laid.up && laid.card.parse::<u32>().is_err());
        let hero = ground.0.parse::<u32>().is_err();
        let against = against.count();
        tally.note("MN-14", hero && against == 1);
        tally.note("MN-15", hero && against == 2);
    }
}

/// Plays games of every spec, `times` times as many as in an ordinary run.
pub(crate) fn games(times: u32) {
    let mut tally = Tally::default();
    for players in 2..=5 {
        for cards in ["chosen", "random"] {
            let spec = format!("manitou:players={players},cards={cards}");
            let mut dice = Dice::new(&spec);
            for _ in 0..80 * times {
                one_game(&spec, &mut dice, &mut tally);
            }
        }
    }
    println!("{tally:?}");
    for (what, times) in &tally.seen {
        assert!(*times > 0, "never: {what}: {tally:?}");
    }
}

/// Checks that the table has no line for this game. Its first action is the referee's, so it has no perft
/// counts.
pub(crate) fn perft(check: Check) {
    check.of_chance("manitou");
}
