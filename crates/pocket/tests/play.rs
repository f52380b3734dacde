//! Whole requests.

#![allow(clippy::unwrap_used, clippy::panic, reason = "a test that cannot go on fails")]

use pocket::Pocket;
use wire::{
    Happened, Stage, State,
    http::Study,
    pocket::{FromPocket, ToPocket},
};

fn ask(pocket: &mut Pocket, request: ToPocket) -> FromPocket {
    pocket.answer(request, &mut |_| {})
}

fn game(answer: FromPocket) -> (Vec<Happened>, State) {
    match answer {
        FromPocket::Game { events, state, .. } => (events, *state),
        other => panic!("{other:?}"),
    }
}

fn codes(answer: FromPocket) -> Vec<String> {
    match answer {
        FromPocket::Refused { faults } => faults.into_iter().map(|fault| fault.code).collect(),
        other => panic!("{other:?}"),
    }
}

fn begin(spec: &str, viewer: Option<u8>) -> ToPocket {
    let names = vec!["Ada".to_owned(), "Bo".to_owned()];
    ToPocket::Begin { spec: spec.to_owned(), position: None, seed: 1, names, began: None, viewer }
}

fn play(action: &str) -> ToPocket {
    ToPocket::Play { action: action.to_owned(), viewer: None }
}

fn record(pocket: &mut Pocket) -> String {
    match ask(pocket, ToPocket::Record) {
        FromPocket::Record { record } => record,
        other => panic!("{other:?}"),
    }
}

#[test]
fn a_game_is_played_taken_back_resumed_and_resigned() {
    let mut pocket = Pocket::default();
    let (events, state) = game(ask(&mut pocket, begin("mancala", None)));
    assert!(matches!(events[..], [Happened::Started { .. }]));
    assert_eq!((state.stage, state.turn), (Stage::Playing, Some(0)));

    let (events, state) = game(ask(&mut pocket, play("2")));
    assert!(matches!(&events[..], [Happened::Played { seat: 0, ply: 1, action, .. }] if action == "2"));
    assert_eq!((state.ply, state.legal.is_some()), (1, true));
    assert_eq!(codes(ask(&mut pocket, play("9"))).len(), 1);

    let (events, state) = game(ask(&mut pocket, ToPocket::TakeBack { seat: 0, viewer: None }));
    assert!(matches!(events[..], [Happened::TakenBack { ply: 0, .. }]));
    assert_eq!(state.ply, 0);

    game(ask(&mut pocket, play("2")));
    let record = record(&mut pocket);
    let mut other = Pocket::default();
    let resume = ToPocket::Resume { record, seed: 2, viewer: None };
    let (events, state) = game(ask(&mut other, resume));
    assert_eq!((events.len(), state.ply), (2, 1));

    let (events, state) = game(ask(&mut other, ToPocket::Resign { seat: 1, viewer: None }));
    assert!(matches!(events[..], [Happened::Stopped { .. }]));
    assert_eq!(state.stage, Stage::Over);
    assert_eq!(codes(ask(&mut other, ToPocket::Resign { seat: 1, viewer: None })), ["table-over"]);
}

#[test]
fn a_viewer_learns_nothing_hidden() {
    let told = |viewer, seed| {
        let mut pocket = Pocket::default();
        let names = Vec::new();
        let spec = "manitou:cards=random".to_owned();
        let begin = ToPocket::Begin { spec, position: None, seed, names, began: None, viewer };
        let (events, state) = game(ask(&mut pocket, begin));
        assert!(events.iter().any(|event| matches!(event, Happened::Dealt { .. })));
        (serde_json::to_string(&events).unwrap(), state.legal.is_some())
    };
    assert!(told(Some(0), 1).1 != told(Some(1), 1).1, "only the seat to act gets the legal actions");
    assert_ne!(told(Some(0), 1).0, told(None, 1).0, "a seat sees its cards");
}

#[test]
fn searches_find_something_and_tell_of_their_progress() {
    for spec in ["mancala", "mana", "jungle", "mandua", "manitou"] {
        let mut pocket = Pocket::default();
        let (_, state) = game(ask(&mut pocket, begin(spec, None)));
        let record = record(&mut pocket);
        let mut depths = Vec::new();
        let think = ToPocket::Think { record: record.clone(), ply: None, nodes: 3_000, seed: 1 };
        let answer = pocket.answer(think, &mut |message| match message {
            FromPocket::Progress { depth, .. } => depths.push(depth),
            other => panic!("{other:?}"),
        });
        let FromPocket::Lines { lines } = answer else { panic!("{answer:?}") };
        let [Study { seat, line, .. }] = &lines[..] else { panic!("{lines:?}") };
        assert!(Some(*seat) == state.turn && !line.is_empty() && !depths.is_empty(), "{spec}");

        let study = ToPocket::Study { record: record.clone(), ply: None, nodes: 1_000, lines: 2, seed: 1 };
        let FromPocket::Lines { lines } = ask(&mut pocket, study) else { panic!("{spec}") };
        assert_eq!(lines.len(), 2, "{spec}");

        let choose = ToPocket::Choose { record, ply: None, level: 1, seed: 1 };
        let FromPocket::Chosen { action: Some(action) } = ask(&mut pocket, choose) else { panic!("{spec}") };
        game(ask(&mut pocket, play(&action)));
    }
}

#[test]
fn what_cannot_be_done_is_refused() {
    let mut pocket = Pocket::default();
    assert_eq!(codes(ask(&mut pocket, play("2"))), ["table-not-started"]);
    assert_eq!(codes(ask(&mut pocket, ToPocket::Record)), ["table-not-started"]);
    assert_eq!(codes(ask(&mut pocket, begin("mancala", Some(2)))), ["table-no-such-seat"]);
    assert_eq!(codes(ask(&mut pocket, ToPocket::Record)), ["table-not-started"], "nothing has begun");
    assert_eq!(codes(ask(&mut pocket, begin("chess", None))), ["spec-unknown-game"]);
    let think = ToPocket::Think { record: String::new(), ply: None, nodes: 1, seed: 1 };
    assert_eq!(codes(ask(&mut pocket, think)), ["server-no-record"]);
}

#[test]
fn a_position_within_a_record_is_studied_as_if_the_record_ended_there() {
    let study = |record: &str, ply| {
        let study = ToPocket::Study { record: record.to_owned(), ply, nodes: 1_000, lines: 1, seed: 1 };
        ask(&mut Pocket::default(), study)
    };
    let mut pocket = Pocket::default();
    game(ask(&mut pocket, begin("jungle", None)));
    let start = record(&mut pocket);
    game(ask(&mut pocket, play("a3-a4")));
    let whole = record(&mut pocket);
    assert_eq!(study(&whole, Some(0)), study(&start, None));
    assert_ne!(study(&whole, Some(1)), study(&start, None));
    assert_eq!(study(&whole, Some(1)), study(&whole, None));
}
