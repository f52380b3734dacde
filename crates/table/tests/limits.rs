//! A log does not grow without end, whatever the players do.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on fails")]

mod common;

use common::{Desk, computer, new, who};
use rules::{Seat, Viewer};
use table::{
    Event, LogEntry, SeatPlan, Table,
    limits::{MAX_ACTIONS, MAX_ARRIVALS, MAX_ENTRIES, MAX_OFFERS, MAX_RENAMES, MAX_TAKE_BACKS},
};
use wire::{Command, Offer, Stage, Why};

fn code(result: Result<(), wire::Refusal>) -> String {
    result.unwrap_err().code
}

fn offer(seat: u8, offer: Offer) -> Command {
    Command::Offer { seat, offer }
}

#[test]
fn turns_are_taken_back_a_limited_number_of_times() {
    let mut desk = Desk::set_up(new("jungle", vec![SeatPlan::Invited(who("Host")), computer()]));
    desk.sit(0, "Host");
    for _ in 0..MAX_TAKE_BACKS {
        desk.play("a3-a4").unwrap();
        assert!(desk.table.state(Viewer::Spectator).may.take_back);
        desk.order("Host", &offer(0, Offer::TakeBack)).unwrap();
    }
    desk.play("a3-a4").unwrap();
    assert!(!desk.table.state(Viewer::Spectator).may.take_back);
    assert_eq!(code(desk.order("Host", &offer(0, Offer::TakeBack))), "table-take-backs-used");
    // The game continues.
    assert_eq!(desk.table.computer_to_act().map(|(seat, _)| seat), Some(Seat::SECOND));
}

#[test]
fn a_seat_makes_a_limited_number_of_offers() {
    let mut desk = Desk::seated("jungle", &["Ada", "Bob"]);
    for _ in 0..MAX_OFFERS {
        desk.order("Ada", &offer(0, Offer::Draw)).unwrap();
        desk.order("Bob", &Command::Answer { seat: 1, accept: false }).unwrap();
    }
    assert_eq!(code(desk.order("Ada", &offer(0, Offer::Draw))), "table-offers-used");
    desk.order("Bob", &offer(1, Offer::Draw)).unwrap();
    desk.order("Ada", &Command::Answer { seat: 0, accept: true }).unwrap();
    assert_eq!(desk.table.result().unwrap().why, Why::Agreement);
}

#[test]
fn people_come_and_go_a_limited_number_of_times() {
    let mut desk = Desk::set_up(new("jungle", vec![SeatPlan::Invited(who("Host")), SeatPlan::Open]));
    for _ in 1..MAX_ARRIVALS {
        desk.sit(1, "Eve");
        desk.order("Eve", &Command::Leave { seat: 1 }).unwrap();
    }
    let sit = Command::Sit { seat: 1, commitment: None };
    assert_eq!(code(desk.order("Eve", &sit)), "table-too-many-arrivals");
    assert_eq!(code(desk.order("Host", &Command::Fill { seat: 1, level: 1 })), "table-too-many-arrivals");
    assert_eq!(desk.table.reserve(1, &who("Bob")).unwrap_err().code, "table-too-many-arrivals");
}

#[test]
fn a_seat_shows_a_limited_number_of_names() {
    let mut desk = Desk::seated("jungle", &["Ada", "Bob"]);
    let renamed = |number: u32| table::Identity { name: format!("Ada {number}"), ..who("Ada") };
    for number in 0..MAX_RENAMES {
        let events = desk.table.rename(&renamed(number));
        assert_eq!(events.len(), 1);
        desk.happen(Some("ada".into()), events);
    }
    assert_eq!(desk.table.rename(&renamed(MAX_RENAMES)), []);
    assert_eq!(desk.table.rename(&table::Identity { name: "Rob".into(), ..who("Bob") }).len(), 1);
}

#[test]
fn a_wish_for_a_rematch_is_noted_once() {
    let mut desk = Desk::seated("jungle", &["Ada", "Bob"]);
    desk.order("Bob", &Command::Resign { seat: 1 }).unwrap();
    desk.order("Ada", &Command::Rematch { seat: 0 }).unwrap();
    let number = desk.table.number();
    desk.order("Ada", &Command::Rematch { seat: 0 }).unwrap();
    assert_eq!(desk.table.number(), number);
    desk.order("Bob", &Command::Rematch { seat: 1 }).unwrap();
    assert!(desk.table.rematch().is_some());
}

/// The entries for two actions, and for taking them back.
fn forth_and_back(at: u64) -> [LogEntry; 3] {
    let played = |seat, action: &str| Event::Played { seat, action: action.into() };
    [played(0, "a3-a4"), played(1, "a7-a6"), Event::TakenBack { ply: 0 }].map(|event| LogEntry {
        at,
        by: Some("ada".into()),
        order: None,
        event,
    })
}

#[test]
fn a_game_that_has_come_too_far_ends_without_a_result() {
    let mut desk = Desk::seated("jungle", &["Ada", "Bob"]);
    let mut actions = 0;
    while desk.table.stage() == Stage::Playing {
        for LogEntry { by, event, .. } in forth_and_back(desk.now) {
            actions += u32::from(matches!(event, Event::Played { .. }));
            if desk.table.stage() == Stage::Playing {
                desk.happen(by, vec![event]);
            }
        }
    }
    assert_eq!(actions, MAX_ACTIONS);
    assert_eq!(desk.table.result().unwrap().why, Why::Abort);
    // The players may still ask for a rematch.
    desk.order("Ada", &Command::Rematch { seat: 0 }).unwrap();
    desk.order("Bob", &Command::Rematch { seat: 1 }).unwrap();
    assert!(desk.table.number() < MAX_ENTRIES);
}

#[test]
fn a_longer_log_of_an_earlier_version_is_read() {
    let mut log = Desk::seated("jungle", &["Ada", "Bob"]).log;
    for _ in 0..12_000 {
        log.extend(forth_and_back(2000));
    }
    let table = Table::replay(&log).unwrap();
    assert_eq!((table.number() as usize, table.stage()), (log.len(), Stage::Playing));
    assert!(matches!(table.next_automatic(2000), Some(Event::Stopped(_))));
}
