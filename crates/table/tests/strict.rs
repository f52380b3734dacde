//! At a table of Mandua with `referee=strict`, no message reveals the highest total before Hunter has
//! objected (MD-18). Everything that the table sends follows from the open board. The module `carpet` models
//! only the open board, and computes a total only after an objection.

#![allow(clippy::unwrap_used, clippy::panic, reason = "a test that cannot go on fails")]

mod carpet;
mod common;

use carpet::{Carpet, Task};
use common::{Desk, Seeded, viewers};
use rules::Random;
use serde_json::{Value, json};
use table::Event;
use wire::{
    Clock, Command, Event as Told, Happened, Mode, Offer, Refusal, SeatState, Stage, State,
    games::{self, Legal, mandua},
    http::TableInfo,
    refusals::table as refusals,
    session::Sitter,
    words::RefusalArg,
};

const SPEC: &str = "mandua:referee=strict";
const NAMES: [&str; 2] = ["Ada", "Bob"];

fn value(data: &impl serde::Serialize) -> Value {
    serde_json::to_value(data).unwrap()
}

fn sorted(value: Value) -> Vec<String> {
    let Value::Array(items) = value else { panic!("{value}") };
    let mut texts: Vec<String> = items.iter().map(Value::to_string).collect();
    texts.sort();
    texts
}

/// Checks that every field of the table's state follows from the open board. A new field needs a check here.
fn state_is_explained(desk: &Desk, carpet: &Carpet) {
    let start = desk.log.iter().find(|entry| entry.event == Event::Started).unwrap().at;
    for viewer in viewers(&desk.table) {
        let State {
            number,
            spec,
            stage,
            seats,
            host,
            ply,
            turn,
            pie,
            bids,
            legal,
            clock,
            since,
            deadline,
            claimable,
            overdue,
            offer,
            may,
            result,
            dice,
            rematch,
            earlier,
        } = desk.table.state(viewer);
        assert_eq!((number as usize, spec.as_str(), stage), (desk.log.len(), SPEC, Stage::Playing));
        seats_are_explained(&seats);
        assert_eq!((host, ply as usize, turn), (None, carpet.played.len(), Some(carpet.turn())));
        let Some(Legal::Mandua(mandua::Legal::Hunt { actions })) = legal else { panic!() };
        assert_eq!(sorted(value(&actions)), sorted(carpet.legal()), "{carpet:?}");
        let minutes = |count: u64| Some(start + count * 60_000);
        assert_eq!(
            (clock, since, deadline, claimable, overdue),
            (Clock::None, start, None, minutes(5), minutes(60))
        );
        assert!(offer.is_none() && result.is_none() && dice.is_none() && rematch.is_none());
        assert!(earlier.is_none() && pie.is_none() && bids.is_none());
        let all_have_acted = carpet.played.len() > 1;
        let expected = json!({
            "resign": true, "draw": true, "take_back": false, "abort": !all_have_acted, "rematch": false
        });
        assert_eq!(value(&may), expected);
    }
    let TableInfo {
        id,
        spec,
        stage,
        seats,
        yours,
        turn,
        clock,
        mode,
        pie,
        bids,
        ply,
        since,
        touched,
        board,
        result,
        rematch,
        commitment,
        allows_study,
    } = desk.table.info("id", "eve");
    let mut board = value(&board);
    assert_eq!(board.as_object_mut().unwrap().remove("game"), Some("mandua".into()));
    assert_eq!(board, carpet.board());
    assert_eq!((ply as usize, since), (carpet.played.len(), start));
    assert!(result.is_none() && rematch.is_none());
    assert_eq!((id.as_str(), spec.as_str(), stage), ("id", SPEC, Stage::Playing));
    seats_are_explained(&seats);
    assert_eq!((yours.len(), turn, clock, touched), (0, Some(carpet.turn()), Clock::None, start));
    assert!(!allows_study && !pie && !bids);
    assert_eq!(mode, Mode::Casual);
    assert!(commitment.is_none());
}

fn seats_are_explained(seats: &[SeatState]) {
    let seat = |name: &str| SeatState {
        sitter: Sitter::Person { name: name.into() },
        left: None,
        wants_rematch: false,
    };
    assert_eq!(seats, NAMES.map(seat));
}

/// Checks the newest event, which describes an action.
fn event_is_explained(told: &[Told], before: &Carpet, carpet: &Carpet) {
    let Some(Told { number, at: _, happened }) = told.last() else { panic!() };
    assert_eq!(*number as usize, told.len());
    let Happened::Played { seat, ply, action, parts, effect, board } = happened else {
        panic!("{happened:?}")
    };
    let newest = carpet.played.last().unwrap();
    assert_eq!((*seat, *ply as usize, action), (before.turn(), carpet.played.len(), newest));
    assert_eq!(*parts, games::action("mandua", newest));
    let mut board = value(board);
    assert_eq!(board.as_object_mut().unwrap().remove("game"), Some("mandua".into()));
    assert_eq!(board, carpet.board(), "after {newest}");
    assert_eq!(value(effect), before.effect(newest));
}

/// Checks what the table answers to every action that anybody could try.
fn answers_are_explained(desk: &Desk, carpet: &Carpet) {
    let legal = carpet.legal_texts();
    for (seat, name) in (0..).zip(NAMES) {
        for action in carpet::all_actions() {
            let command = Command::Play { seat, ply: desk.table.ply() as u32, action: action.clone() };
            match desk.decide(name, &command) {
                Ok(events) => {
                    assert!(seat == carpet.turn() && legal.contains(&action), "{action} {carpet:?}");
                    assert_eq!(events, [Event::Played { seat, action }]);
                }
                Err(refusal) if seat != carpet.turn() => {
                    assert_eq!(refusal, refusals::NOT_YOUR_TURN.into());
                }
                Err(refusal) => {
                    assert!(!legal.contains(&action), "{action} {refusal:?}");
                    refusal_is_explained(&refusal, &action, carpet);
                }
            }
        }
        let offer = Command::Offer { seat, offer: Offer::TakeBack };
        let refused = desk.decide(name, &offer);
        assert_eq!(refused, Err(refusals::NO_TAKE_BACK.into()));
    }
}

fn refusal_is_explained(refusal: &Refusal, action: &str, carpet: &Carpet) {
    let typed = action.trim_start_matches(|c: char| c.is_ascii_alphabetic()).parse().ok();
    for arg in refusal.args.values() {
        let known = match (arg, refusal.code.as_str()) {
            (RefusalArg::Number(number), "mandua-set-first") => *number == i32::from(carpet.to_set),
            (RefusalArg::Number(number), "mandua-said") => *number == i32::from(carpet.announced),
            (RefusalArg::Number(number), "mandua-say-range") => {
                Some(*number) == typed || *number as usize == carpet.hunters.len()
            }
            (RefusalArg::Number(number), "mandua-object-range") => {
                Some(*number) == typed || *number as usize == carpet.before.1.len()
            }
            (RefusalArg::Square(field), _) => {
                action.contains(field.as_str()) || carpet.between(action, field)
            }
            _ => false,
        };
        assert!(known, "{action}: {refusal:?}");
    }
    assert!(
        !["mandua-must-beat", "mandua-too-few", "mandua-not-the-most"].contains(&refusal.code.as_str()),
        "{action}: {refusal:?}"
    );
}

/// Checks that the record of an unfinished game contains only its header, the players and the actions.
fn record_is_explained(desk: &Desk, carpet: &Carpet) {
    let text = desk.table.record().unwrap().to_string();
    let (tags, plies) = text.split_once("\n\n").unwrap();
    let tags: Vec<&str> = tags.lines().collect();
    let expected = [
        "[Spec \"mandua:referee=strict\"]",
        "[Rules \"1\"]",
        "[Seat0 \"Ada\"]",
        "[Seat1 \"Bob\"]",
        "[Date \"1970-01-01\"]",
        "[Result \"*\"]",
    ];
    assert_eq!(tags, expected);
    let words = (1..).zip(&carpet.played).flat_map(|(number, action)| [format!("{number}."), action.clone()]);
    assert_eq!(plies.split_whitespace().collect::<Vec<_>>(), words.collect::<Vec<_>>());
}

/// Plays a game. Counts in `counts` Tiger's actions that beat a hunter, the right objections, and the other
/// objections.
fn play(seed: u64, counts: &mut [u32; 3]) {
    let mut random = Seeded(seed);
    let mut desk = Desk::seated(SPEC, &NAMES);
    let mut carpet = Carpet::default();
    state_is_explained(&desk, &carpet);
    loop {
        let legal = carpet.legal_texts();
        // Prefer actions that beat, and objections, because other actions are unlikely to reveal anything.
        let telling: Vec<&String> =
            legal.iter().filter(|action| action.starts_with("object") || carpet.beats(action)).collect();
        let action = if telling.is_empty() || random.below(3) == 0 {
            legal[random.below(legal.len() as u32) as usize].clone()
        } else {
            telling[random.below(telling.len() as u32) as usize].clone()
        };
        counts[0] += u32::from(carpet.beats(&action));
        desk.play(&action).unwrap();
        let before = carpet.clone();
        carpet.play(&action);
        if desk.table.stage() == Stage::Over {
            return;
        }
        if action.starts_with("object") {
            // After an objection, everybody may know the total. If Hunter was right, the test also plays the
            // removal that follows.
            let newest = value(&desk.told[0].last().unwrap());
            let right = newest["board"]["phase"] == "remove";
            counts[if right { 1 } else { 2 }] += 1;
            if right {
                let removable = newest["board"]["removable"].as_array().unwrap();
                let field = removable[random.below(removable.len() as u32) as usize].as_str().unwrap();
                let removal = format!("remove{field}");
                desk.play(&removal).unwrap();
                if desk.table.stage() == Stage::Over {
                    return;
                }
                carpet.task = Task::Remove;
                let before = carpet.clone();
                carpet.play(&removal);
                event_is_explained(&desk.told[0], &before, &carpet);
                continue;
            }
        }
        for told in &desk.told {
            event_is_explained(told, &before, &carpet);
        }
        state_is_explained(&desk, &carpet);
        record_is_explained(&desk, &carpet);
        if seed == 0 && carpet.played.len() % 5 == 0 || carpet.played.len() == 30 {
            answers_are_explained(&desk, &carpet);
        }
    }
}

#[test]
fn everything_that_is_sent_is_explained_by_the_open_board() {
    let mut counts = [0; 3];
    for seed in 0..12 {
        play(seed, &mut counts);
    }
    assert!(counts.iter().all(|count| *count > 20), "{counts:?}");
}
