//! No message contains hidden information. A test plays the same game in two worlds that a viewer cannot
//! tell apart, and checks that the viewer is sent the same bytes in both.

#![allow(clippy::unwrap_used, clippy::panic, reason = "a test that cannot go on fails")]

mod common;

use common::{Desk, Seeded, viewers};
use rules::{Random, Viewer};
use serde_json::to_string;
use wire::{
    Command, Stage,
    games::{Legal, manitou},
};

/// Everything that a viewer is sent: the messages after this many events, and the answers to their requests.
fn sent(desk: &Desk, viewer: usize, after: usize) -> Vec<String> {
    let eye = viewers(&desk.table)[viewer];
    let mut bytes: Vec<String> =
        desk.told[viewer][after..].iter().map(|told| to_string(told).unwrap()).collect();
    bytes.push(to_string(&desk.table.state(eye)).unwrap());
    bytes.push(to_string(&desk.table.info("id", "somebody")).unwrap());
    bytes.push(
        desk.table.record().map_or_else(|refusal| to_string(&refusal).unwrap(), |record| record.to_string()),
    );
    // Try to act for other seats or too early. The answers must be the same, too.
    if let Viewer::Seat(seat) = eye {
        let name = desk.table.person_at(seat).unwrap().name.clone();
        for seat in 0..desk.table.occupants().len() as u8 {
            for action in ["play:7@2", "play:chief@1", "choose:1,2,3,4,5,6,7,8", "take:horse", "nonsense"] {
                let command = Command::Play { seat, ply: desk.table.ply() as u32, action: action.into() };
                bytes.push(format!("{:?}", desk.decide(&name, &command)));
            }
        }
    }
    bytes
}

fn legal(desk: &Desk) -> Legal {
    let seat = desk.table.turn().unwrap();
    desk.table.state(seat.into()).legal.unwrap()
}

/// Plays a game in two worlds. In some hunts, a seat other than `watched` chooses more cards than it plays.
/// In the second world, it chooses another card in place of one of them. Neither of these two cards is ever
/// played. Returns whether the game reached its end and the worlds differed.
fn two_worlds(spec: &str, names: &[&str], watched: usize, seed: u64) -> bool {
    let mut random = Seeded(seed);
    let mut worlds = [Desk::seated(spec, names), Desk::seated(spec, names)];
    // For each seat, the two cards, one for each world, that it has chosen but will not play.
    let mut secrets: Vec<Option<[String; 2]>> = vec![None; names.len()];
    let mut compared = 0;
    while worlds[0].table.stage() == Stage::Playing {
        let seat = worlds[0].table.turn().unwrap().index();
        let actions = match legal(&worlds[0]) {
            Legal::Manitou(manitou::Legal::Choose { available, size }) => {
                let size = usize::from(size);
                let start = random.below((available.len() - size) as u32) as usize;
                let mut cards = available[start..start + size].to_vec();
                let first = format!("choose:{}", cards.join(","));
                secrets[seat] = None;
                // In the second world, the next card in canonical order replaces the last card. It has the
                // same place in the sorted list, so the shuffle moves it in the same way.
                if let (Some(other), Some((last, rest))) =
                    (available.get(start + size), cards.split_last_mut())
                    && seat != watched
                    && size > 7
                    && other != last
                    && !rest.contains(last)
                {
                    secrets[seat] = Some([last.clone(), other.clone()]);
                    last.clone_from(other);
                }
                [first, format!("choose:{}", cards.join(","))]
            }
            Legal::Manitou(manitou::Legal::Cards { mut actions, .. }) => {
                let secret = |action: &String| {
                    let card = action
                        .strip_prefix("play:")
                        .and_then(|rest| rest.split_once('@'))
                        .map(|(card, _)| card);
                    card.is_some_and(|card| secrets[seat].iter().flatten().any(|secret| secret == card))
                };
                actions.retain(|action| !secret(action));
                if actions.is_empty() {
                    return false;
                }
                let action = actions[random.below(actions.len() as u32) as usize].clone();
                [action.clone(), action]
            }
            other => panic!("{other:?}"),
        };
        for (world, action) in worlds.iter_mut().zip(&actions) {
            world.play(action).unwrap();
        }
        if worlds[0].table.stage() != Stage::Playing {
            break;
        }
        for viewer in [watched, names.len()] {
            let [one, other] = [0, 1].map(|world| sent(&worlds[world], viewer, compared));
            assert_eq!(one, other, "{spec} {seed} viewer {viewer}");
        }
        compared = worlds[0].log.len();
    }
    worlds[0].table.game().actions() != worlds[1].table.game().actions()
}

#[test]
fn two_worlds_that_look_alike_send_the_same_bytes() {
    let all = ["Ada", "Bob", "Cid", "Dot", "Eve"];
    for players in 2..=5 {
        let spec = if players == 2 { "manitou".to_owned() } else { format!("manitou:players={players}") };
        let whole = (0..12)
            .filter(|seed| two_worlds(&spec, &all[..players], *seed as usize % players, *seed))
            .count();
        assert!(whole >= 3, "{spec}: only {whole} such games came to their end");
    }
}

#[test]
fn a_game_of_hidden_things_is_not_given_away_before_its_end() {
    let mut desk = Desk::seated("manitou", &["Ada", "Bob"]);
    assert_eq!(desk.table.record().unwrap_err().code, "table-record-hidden");
    let state = desk.table.state(Viewer::Spectator);
    assert!(state.legal.is_none() && state.dice.unwrap().seed.is_none());
    let refused = desk.order("Ada", &Command::Offer { seat: 0, offer: wire::Offer::TakeBack });
    assert_eq!(refused.unwrap_err().code, "table-no-take-back");
    desk.order("Ada", &Command::Resign { seat: 0 }).unwrap();
    assert!(desk.table.record().is_ok());
    assert!(desk.table.state(Viewer::Spectator).dice.unwrap().seed.is_some());
    // The log on the server contains the seed, but the debug output of the log does not.
    assert!(!format!("{:?}", desk.log).contains(&"07".repeat(32)));
}
