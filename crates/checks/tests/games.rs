//! Random games of every spec: texts read back, exactly the legal actions are accepted, actions can be taken
//! back, replays lead to the same position, views hide what they must, and games end.
#![allow(clippy::unwrap_used, reason = "test helpers")]

use std::collections::{HashMap, HashSet};

use checks::{all_specs, position, views, walk};
use dice::{Dice, Seed};
use rules::{
    Game, Random, Turn,
    catalog::{AnySpec, GAMES, SpecVisitor},
    record::{Ply, Record, read},
};

fn dice(spec: &str, number: u64) -> Dice {
    Dice::new(&Seed::from_number(number), spec, &[])
}

struct Checked {
    games: u64,
}

impl SpecVisitor for Checked {
    type Output = ();

    fn visit<G: Game>(self, spec: G::Spec) {
        let mut random = dice(&spec.to_string(), 1);
        let mut strangers: Vec<String> = Vec::new();
        let mut keys: HashMap<G, u64> = HashMap::new();
        for _ in 0..self.games {
            let mut game = G::new(spec);
            let mut chooser = random.clone();
            walk(&mut game, 100_000, &mut random, |game| {
                position(game, &mut chooser, &strangers);
                views(game, &mut chooser);
                if let Some(action) = game.sample(&mut chooser) {
                    strangers.push(action.to_string());
                    if strangers.len() > 200 {
                        strangers.swap_remove(chooser.below(200) as usize);
                    }
                }
                let key = *keys.entry(game.clone()).or_insert_with(|| game.key());
                assert_eq!(key, game.key(), "equal positions have different keys");
                if keys.len() > 20_000 {
                    keys.clear();
                }
            });
            assert_eq!(game.turn(), Turn::Over, "{spec}: a random game did not end");
        }
    }
}

/// Checks random games of every spec of a game. Games with long lists of actions get fewer checks.
fn check(name: &str) {
    let games = match name {
        "mancala" => 20,
        "mandua" => 2,
        "manitou" => 2,
        _ => 6,
    };
    let specs: Vec<AnySpec> = all_specs().into_iter().filter(|spec| spec.info().name == name).collect();
    assert!(!specs.is_empty());
    for spec in specs {
        spec.visit(Checked { games });
    }
}

macro_rules! games {
    ($($Game:ident $module:ident;)*) => {
        $(mod $module {
            #[test]
            fn keeps_the_promises_of_the_trait() {
                super::check(stringify!($module));
            }
        })*
    };
}
rules::for_each_game!(games);

/// The games accept the specs and numbers of seats that the catalog offers to menus and measurements.
#[test]
fn the_catalog_offers_what_its_games_accept() {
    for info in GAMES {
        let default = info.default_spec();
        assert_eq!((default.to_string().as_str(), default.info().name), (info.name, info.name));
        assert!(info.seat_names.is_empty() || info.seat_counts() == [info.seat_names.len()], "{}", info.name);
        let with_seats = |seats: usize| match info.seats_option {
            Some(option) => AnySpec::parse(&format!("{}:{option}={seats}", info.name)).unwrap(),
            None => default,
        };
        let counts = info.seat_counts();
        assert!(counts.is_sorted() && counts.contains(&default.seats()), "{}", info.name);
        assert!(counts.iter().all(|seats| with_seats(*seats).seats() == *seats), "{}", info.name);
        for specs in [info.rule_sets, info.variants] {
            assert_eq!(specs.first(), Some(&info.name));
            for spec in specs {
                let parsed = AnySpec::parse(spec).unwrap();
                assert_eq!((parsed.to_string().as_str(), parsed.info().name), (*spec, info.name));
                assert!(info.seat_counts().contains(&parsed.seats()), "{spec}");
            }
        }
    }
}

/// Every legal action has its own indices. There are no indices when it is not a seat's turn.
#[test]
fn every_legal_action_has_its_own_indices() {
    for spec in all_specs() {
        let mut random = dice("indices", 3);
        let mut game = spec.start();
        for _ in 0..60 {
            let (legal, indices) = (game.legal(), game.legal_indices());
            let action = match game.turn() {
                Turn::Seat(_) => {
                    assert_eq!(legal.len(), indices.len());
                    assert!(indices.iter().all(|parts| !parts.is_empty()));
                    assert_eq!(indices.iter().collect::<HashSet<_>>().len(), legal.len());
                    legal[random.below(legal.len() as u32) as usize].clone()
                }
                Turn::Chance => {
                    assert!(indices.is_empty());
                    game.deal(&mut random).unwrap()
                }
                Turn::Over => break,
            };
            game.play(&action).unwrap();
        }
    }
}

/// A client can compose actions from the forms of legal actions. Each such action is legal and has parts.
#[test]
fn clients_put_legal_actions_together() {
    for spec in all_specs() {
        let mut random = dice("forms", 4);
        let mut game = spec.start();
        for _ in 0..60 {
            let action = match game.turn() {
                Turn::Seat(seat) => {
                    let legal = wire::games::legal(&game.view(seat.into())).unwrap();
                    let action = legal.nth(random.below(1000) as usize).unwrap();
                    assert_eq!(game.check(&action), Ok(()), "{spec} {action}");
                    assert!(wire::games::action(spec.info().name, &action).is_some(), "{spec} {action}");
                    action
                }
                Turn::Chance => game.deal(&mut random).unwrap(),
                Turn::Over => break,
            };
            game.play(&action).unwrap();
        }
    }
}

/// The record of a random game reads back unchanged and leads to the same position. In a file with a broken
/// record, the fault is located and the other records are read.
#[test]
fn records_read_back_and_lead_to_the_same_position() {
    for spec in all_specs() {
        let mut random = dice("records", 2);
        let mut game = spec.start();
        let stop_at = random.below(200);
        for _ in 0..stop_at {
            let action = match game.turn() {
                Turn::Seat(_) => {
                    let legal = game.legal();
                    legal[random.below(legal.len() as u32) as usize].clone()
                }
                Turn::Chance => game.deal(&mut random).unwrap(),
                Turn::Over => break,
            };
            game.play(&action).unwrap();
        }
        let mut record = Record::of(&game, None);
        record.seats[0] = "Zoë \"the\\quick\"\nfox]".to_owned();
        record.comment = Some("opening {brace} \\ \n and a quote\"".to_owned());
        if let Some(ply) = record.plies.last_mut() {
            ply.comment = Some("[Spec \"mana\"]".to_owned());
        }
        record.extra.push(("Event".to_owned(), "a club's evening".to_owned()));
        let text = record.to_string();
        assert_eq!(read(&text), [Ok(record.clone())], "{text}");
        let again = record.replay().unwrap();
        assert_eq!(
            (again.position(), again.turn(), again.legal()),
            (game.position(), game.turn(), game.legal())
        );

        let whole = record.plies.len();
        record.plies.push(Ply::new("nonsense"));
        let broken = read(&format!("{text}\n{record}\n{text}"));
        assert_eq!(broken.len(), 3);
        assert!(broken[0].is_ok() && broken[2].is_ok(), "the other records are read");
        let fault = broken[1].as_ref().unwrap_err();
        assert_eq!(fault.ply, Some(whole + 1));
        assert!(fault.line > text.lines().count() + 1);
    }
}
