//! Games on one device, without a server.

#![allow(clippy::unwrap_used, clippy::panic, reason = "a test that cannot go on fails")]

use dice::Contributions;
use rules::{
    Seat,
    catalog::AnySpec,
    record::{self, Record, Standing, Stop},
};
use table::{LocalTable, retell};
use wire::{Happened, Why};

const DAY: u64 = 24 * 60 * 60 * 1000;

fn begin(spec: &str, seed: u64) -> LocalTable {
    let names = vec!["Ada".to_owned(), "level:2".to_owned()];
    LocalTable::new(AnySpec::parse(spec).unwrap(), None, seed, names, Some(20_777 * DAY)).unwrap()
}

/// Plays this many legal actions, or fewer if the game ends.
fn play_on(local: &mut LocalTable, actions: usize) {
    for number in 0..actions {
        if local.actor().is_none() {
            return;
        }
        let legal = local.game().legal();
        local.play(&legal[number * 7 % legal.len()]).unwrap();
    }
}

fn read(text: &str) -> Record {
    record::read(text).remove(0).unwrap()
}

#[test]
fn a_record_names_its_players_its_day_and_its_seed() {
    let mut local = begin("jungle", 3);
    local.play("a3-a4").unwrap();
    let text = local.record().to_string();
    for tag in ["[Seat1 \"level:2\"]", "[Date \"2026-11-20\"]", "[LocalSeed \"3\"]", "[Result \"*\"]"] {
        assert!(text.contains(tag), "{text}");
    }
    let undated = LocalTable::new(AnySpec::parse("jungle").unwrap(), None, 3, Vec::new(), None).unwrap();
    assert_eq!(undated.record().date, None);
    assert_eq!(undated.record().seats, ["", ""]);
}

#[test]
fn an_illegal_action_changes_nothing_and_a_game_that_is_over_takes_none() {
    let mut local = begin("jungle", 3);
    assert!(local.play("a3-a5").unwrap_err().clause().starts_with("J-"));
    assert_eq!(local.game().actions().len(), 0);
    local.resign(Seat::FIRST).unwrap();
    assert_eq!(local.play("a3-a4").unwrap_err().key(), "game-over");
    assert_eq!(local.resign(Seat::SECOND).unwrap_err().code, "table-over");
    assert_eq!(local.actor(), None);
    let (stop, scores) = local.stopped().unwrap();
    assert!(stop == Stop::Resignation && scores.unwrap().won(Seat::SECOND));
    assert!(matches!(local.record().standing, Standing::Stopped(Stop::Resignation, Some(_))));
}

#[test]
fn a_turn_is_taken_back_with_what_followed_it() {
    let mut local = begin("jungle", 3);
    assert_eq!(local.take_back(Seat::FIRST).unwrap_err().code, "table-nothing-to-take-back");
    local.play("a3-a4").unwrap();
    local.play("a7-a6").unwrap();
    assert_eq!(local.take_back(Seat::FIRST).unwrap(), ["a3-a4", "a7-a6"]);
    assert_eq!((local.actor(), local.game().actions().len()), (Some(Seat::FIRST), 0));
    let mut hidden = begin("manitou", 3);
    play_on(&mut hidden, 1);
    let actor = hidden.actor().unwrap().other();
    assert_eq!(hidden.take_back(actor).unwrap_err().code, "table-no-take-back");
}

/// The record of an unfinished game of Jungle with these plies.
fn annotated(plies: &str) -> Record {
    let tags =
        "[Spec \"jungle\"]\n[Rules \"1\"]\n[Seat0 \"\"]\n[Seat1 \"\"]\n[LocalSeed \"3\"]\n[Result \"*\"]\n";
    read(&format!("{tags}\n{plies}\n"))
}

#[test]
fn a_resumed_game_keeps_what_its_record_says() {
    let record = annotated(
        "{A.} 1. a3-a4! {B.} (1. c3-c2) 2. a7-a6 ({C.} 2. c7-b7 {D.} 3. a4-a5? 4. b7-c7) (2. g7-g6)",
    );
    let resume = || LocalTable::resume(&record, 77).unwrap();
    assert_eq!(resume().record(), record);

    let mut longer = resume();
    longer.play("a4-a5").unwrap();
    let expected =
        "{A.} 1. a3-a4! {B.} (1. c3-c2) 2. a7-a6 ({C.} 2. c7-b7 {D.} 3. a4-a5? 4. b7-c7) (2. g7-g6) 3. a4-a5";
    assert_eq!(longer.record(), annotated(expected));

    let mut other = resume();
    other.take_back(Seat::SECOND).unwrap();
    let shorter =
        annotated("{A.} 1. a3-a4! {B.} (1. c3-c2) ({C.} 2. c7-b7 {D.} 3. a4-a5? 4. b7-c7) (2. g7-g6)");
    assert_eq!(other.record(), shorter);
    // A variation that is played becomes the main line.
    other.play("c7-b7").unwrap();
    assert_eq!(other.record(), annotated("{A.} 1. a3-a4! {B.} (1. c3-c2) 2. c7-b7 {C.\\nD.} (2. g7-g6)"));
    other.play("a4-a5").unwrap();
    assert_eq!(
        other.record(),
        annotated("{A.} 1. a3-a4! {B.} (1. c3-c2) 2. c7-b7 {C.\\nD.} (2. g7-g6) 3. a4-a5?")
    );
}

#[test]
fn a_game_that_goes_on_keeps_its_continuations_beside_it() {
    let record = annotated("1. a3-a4 (2. a7-a6 {Or this.}) (2. g7-g6)");
    let mut local = LocalTable::resume(&record, 77).unwrap();
    assert_eq!(local.record(), record);
    local.play("c7-b7").unwrap();
    assert_eq!(local.record(), annotated("1. a3-a4 2. c7-b7 (2. a7-a6 {Or this.}) (2. g7-g6)"));
}

#[test]
fn a_resumed_game_goes_on_as_the_one_that_was_left() {
    for spec in ["manitou", "mancala"] {
        let mut local = begin(spec, 9);
        play_on(&mut local, 12);
        let mut resumed = LocalTable::resume(&read(&local.record().to_string()), 77).unwrap();
        assert_eq!((resumed.seed(), resumed.record()), (9, local.record()));
        play_on(&mut local, 400);
        play_on(&mut resumed, 400);
        assert_eq!(resumed.record(), local.record());
        if spec == "manitou" {
            assert!(local.actor().is_none());
            let verified = dice::verify(&local.record()).unwrap();
            assert!(verified.deals > 0, "the seed is revealed at the end");
            assert_eq!(verified.contributions, Contributions::None);
        }
    }
}

#[test]
fn a_record_that_other_dice_dealt_goes_on_without_a_proof_of_its_dice() {
    let mut local = begin("manitou", 9);
    play_on(&mut local, 4);
    let mut record = local.record();
    assert!(record.dice.is_some());
    record.extra.clear();
    let resumed = LocalTable::resume(&record, 77).unwrap();
    assert_eq!(resumed.record(), Record { dice: None, ..record.clone() });
    record.plies[0].action = "nonsense".to_owned();
    assert_eq!(LocalTable::resume(&record, 77).unwrap_err().0, 1);
}

#[test]
fn a_record_is_retold_with_a_board_for_every_ply() {
    let mut local = begin("jungle", 3);
    local.play("a3-a4").unwrap();
    local.resign(Seat::SECOND).unwrap();
    assert_eq!(retell(&local.record(), &|| true), Ok(None));
    let shown = retell(&local.record(), &|| false).unwrap().unwrap();
    assert!(matches!(&shown.events[0], Happened::Started { .. }));
    assert!(
        matches!(&shown.events[1], Happened::Played { seat: 0, ply: 1, action, .. } if action == "a3-a4")
    );
    assert_eq!((shown.events.len(), shown.comments.len()), (2, 2));
    assert_eq!(shown.result.unwrap().why, Why::Resignation { seat: 1 });
}
