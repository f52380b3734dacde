//! Bids: C-12 and C-13.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on fails")]

mod common;

use common::{Desk, computer, new, who};
use rules::{Seat, Task, catalog::AnySpec, record};
use table::{Event, LocalTable, NewTable, SeatPlan, Table};
use wire::{Clock, Command, Decision, Happened, Offer, Refusal};

fn plan(spec: &str) -> NewTable {
    let seats = ["Ann", "Bob"].map(|name| SeatPlan::Invited(who(name)));
    NewTable { bids: true, ..new(spec, seats.to_vec()) }
}

/// A table at which Ann and Bob bid before the game.
fn seated(new: NewTable) -> Desk {
    let mut desk = Desk::set_up(new);
    desk.sit(0, "Ann");
    desk.sit(1, "Bob");
    desk
}

fn bid(desk: &mut Desk, name: &str, seat: u8, number: impl Into<Option<u8>>) -> Result<(), Refusal> {
    desk.order(name, &Command::Bid { seat, number: number.into() })
}

fn names(table: &Table) -> Vec<&str> {
    Seat::all(2).map(|seat| table.person_at(seat).unwrap().name.as_str()).collect()
}

fn code(result: Result<(), Refusal>) -> String {
    result.unwrap_err().code
}

#[test]
fn c_12_the_players_name_smaller_numbers_in_turn() {
    let mut desk = seated(plan("mandua"));
    assert_eq!((desk.table.turn(), desk.table.bidder()), (Some(Seat::FIRST), Some(Seat::FIRST)));
    assert_eq!(desk.table.task(), Task::Bid { most: 25, first: true });
    assert_eq!(desk.table.state(rules::Viewer::Spectator).legal, None);
    assert_eq!(code(desk.play("@c3")), "table-bid-first");
    assert_eq!(code(bid(&mut desk, "Ann", 0, None)), "table-first-bid");
    assert_eq!(code(bid(&mut desk, "Ann", 0, 26)), "table-bid-range");
    assert_eq!(code(bid(&mut desk, "Ann", 0, 0)), "table-bid-range");
    assert_eq!(code(bid(&mut desk, "Bob", 1, 20)), "table-not-your-turn");
    assert_eq!(code(bid(&mut desk, "Bob", 0, 20)), "table-not-your-seat");
    bid(&mut desk, "Ann", 0, 20).unwrap();
    assert_eq!(
        (desk.table.turn(), desk.table.task()),
        (Some(Seat::SECOND), Task::Bid { most: 19, first: false })
    );
    assert_eq!(code(bid(&mut desk, "Bob", 1, 20)), "table-bid-range");
    bid(&mut desk, "Bob", 1, 15).unwrap();
    bid(&mut desk, "Ann", 0, 14).unwrap();
    bid(&mut desk, "Bob", 1, None).unwrap();

    assert_eq!((desk.table.bidder(), names(&desk.table)), (None, vec!["Ann", "Bob"]));
    assert_eq!(desk.table.spec().to_string(), "mandua:hunters=14");
    assert_eq!(desk.table.game().position().unwrap(), "T3T/5/5/5/T3T ---- 14 h -");
    let state = desk.table.state(rules::Viewer::Spectator);
    assert_eq!((state.spec.as_str(), state.legal.is_some()), ("mandua:hunters=14", true));
    let bids = state.bids.unwrap();
    assert_eq!((bids.numbers, bids.most, bids.exchanged), (vec![20, 15, 14], None, false));
    assert_eq!(code(bid(&mut desk, "Ann", 0, 3)), "table-no-bid-now");
    desk.play("@c3").unwrap();
}

#[test]
fn c_12_who_passes_plays_tiger() {
    let mut desk = seated(plan("mandua:start=cross"));
    bid(&mut desk, "Ann", 0, 25).unwrap();
    bid(&mut desk, "Bob", 1, 1).unwrap();
    assert_eq!(desk.table.task(), Task::Bid { most: 0, first: false });
    assert_eq!(code(bid(&mut desk, "Ann", 0, 1)), "table-last-bid");
    bid(&mut desk, "Ann", 0, None).unwrap();
    assert_eq!(names(&desk.table), ["Bob", "Ann"]);
    assert_eq!(desk.table.spec().to_string(), "mandua:start=cross,hunters=1");
    assert_eq!(desk.table.turn(), Some(Seat::FIRST), "Hunter begins, and Bob is Hunter now");
    desk.play("@a1").unwrap();
}

#[test]
fn c_12_only_some_games_have_bids_and_only_from_their_start() {
    for (spec, seats) in [("mana", 2), ("manitou:players=3", 3)] {
        let new = NewTable { bids: true, ..new(spec, vec![SeatPlan::Open; seats]) };
        assert_eq!(new.events(&who("Host"), 8).unwrap_err().code, "table-no-bids", "{spec}");
    }
    let from = NewTable { position: Some("5/1T3/5/5/5 TT-T 25 t -".to_owned()), ..plan("mandua") };
    assert_eq!(from.events(&who("Host"), 8).unwrap_err().code, "table-bids-position");
    let mut desk = Desk::seated("mandua", &["Ann", "Bob"]);
    assert_eq!(
        (desk.table.bids(), code(bid(&mut desk, "Ann", 0, 20))),
        (None, "table-no-bid-now".to_owned())
    );
    desk.play("@c3").unwrap();
}

#[test]
fn c_12_the_spec_says_the_largest_number() {
    let mut desk = seated(plan("mandua:hunters=12"));
    assert_eq!(code(bid(&mut desk, "Ann", 0, 13)), "table-bid-range");
    bid(&mut desk, "Ann", 0, 12).unwrap();
    bid(&mut desk, "Bob", 1, None).unwrap();
    assert_eq!(desk.table.spec().to_string(), "mandua:hunters=12");
}

#[test]
fn c_13_a_bid_takes_no_time_and_ends_offers() {
    let clock = Clock::Fischer { seconds: 60, increment: 0 };
    let mut desk = seated(NewTable { clock, ..plan("mandua") });
    desk.order("Bob", &Command::Offer { seat: 1, offer: Offer::Draw }).unwrap();
    desk.wait(10_000);
    bid(&mut desk, "Ann", 0, 20).unwrap();
    desk.wait(10_000);
    bid(&mut desk, "Bob", 1, 19).unwrap();
    bid(&mut desk, "Ann", 0, None).unwrap();
    let state = desk.table.state(rules::Viewer::Spectator);
    assert_eq!(state.offer, None);
    assert!(state.seats.iter().all(|seat| seat.left == Some(60_000)));
    desk.play("@c3").unwrap();
    assert_eq!(
        code(desk.order("Ann", &Command::Offer { seat: 1, offer: Offer::TakeBack })),
        "table-nothing-to-take-back"
    );
}

#[test]
fn c_13_the_rematch_begins_with_bids_by_the_other_player() {
    for (passes, first) in [("Bob", "Bob"), ("Ann", "Bob")] {
        let mut desk = seated(plan("mandua"));
        bid(&mut desk, "Ann", 0, 20).unwrap();
        if passes == "Ann" {
            bid(&mut desk, "Bob", 1, 19).unwrap();
        }
        bid(&mut desk, passes, u8::from(passes == "Bob"), None).unwrap();
        let next = desk.table.next_game("t1", table::SecretSeed::new([1; 32]));
        assert_eq!((next.spec.as_str(), next.bids), ("mandua", true));
        assert_eq!(next.seats[0], SeatPlan::Invited(who(first)), "{passes} passed");
    }
}

#[test]
fn c_13_the_record_has_the_bids() {
    let mut desk = seated(plan("mandua"));
    let tag = |desk: &Desk| {
        let record = desk.table.record().unwrap();
        let tag = record.extra.into_iter().find(|(name, _)| name == "Bids").unwrap().1;
        (record.spec.to_string(), tag, record.seats)
    };
    bid(&mut desk, "Ann", 0, 20).unwrap();
    let names = |first: &str, second: &str| vec![first.to_owned(), second.to_owned()];
    assert_eq!(tag(&desk), ("mandua".to_owned(), "20".to_owned(), names("Ann", "Bob")));
    bid(&mut desk, "Bob", 1, 15).unwrap();
    bid(&mut desk, "Ann", 0, None).unwrap();
    let settled = ("mandua:hunters=15".to_owned(), "20 15 pass".to_owned(), names("Bob", "Ann"));
    assert_eq!(tag(&desk), settled);
}

#[test]
fn c_13_a_computer_bids_what_it_is_told() {
    let seats = vec![SeatPlan::Invited(who("Ann")), computer()];
    let mut desk = Desk::set_up(NewTable { bids: true, ..new("mandua", seats) });
    desk.sit(0, "Ann");
    bid(&mut desk, "Ann", 0, 20).unwrap();
    assert_eq!(desk.table.computer_to_act(), Some((Seat::SECOND, 1)));
    let action = Decision::Action { action: "@c3".to_owned() };
    assert_eq!(desk.table.decide_computer(Seat::SECOND, 0, &action).unwrap_err().code, "table-old-board");
    let pass = Decision::Bid { number: None };
    let events = desk.table.decide_computer(Seat::SECOND, 0, &pass).unwrap();
    assert_eq!(events, [Event::Passed { seat: 1 }]);
}

#[test]
fn c_13_viewers_get_the_new_board() {
    let mut desk = seated(plan("mandua"));
    bid(&mut desk, "Ann", 0, 20).unwrap();
    // In the JSON, the number that was bid must not replace the field `number` of the event.
    let bid = serde_json::to_value(desk.told[0].last()).unwrap();
    assert_eq!((&bid["number"], &bid["bid"]), (&desk.table.number().into(), &20.into()));
    let mut table = desk.table.clone();
    let entry =
        table::LogEntry { at: table.touched(), by: None, order: None, event: Event::Passed { seat: 1 } };
    let told = table.apply_for(&entry, &[rules::Viewer::Spectator]).unwrap();
    let Happened::Passed { seat: 1, bid: 20, exchanged: false, board } = &told[0].happened else {
        unreachable!("{told:?}")
    };
    assert!(serde_json::to_string(board).unwrap().contains("\"to_set\":20"));
}

#[test]
fn c_13_a_game_on_one_device_keeps_its_bids() {
    let begin = || {
        let names = vec!["Ann".to_owned(), "Bob".to_owned()];
        LocalTable::new(AnySpec::parse("mandua").unwrap(), None, 1, names, None).unwrap()
    };
    let resumed = |local: &LocalTable| {
        let record = record::read(&local.record().to_string()).remove(0).unwrap();
        LocalTable::resume(&record, 2).unwrap()
    };
    let mut local = begin();
    local.agree_on_bids().unwrap();
    local.bid(Seat::FIRST, Some(20)).unwrap();
    local.bid(Seat::SECOND, Some(12)).unwrap();
    assert_eq!(resumed(&local).table().bids(), local.table().bids());
    local.bid(Seat::FIRST, None).unwrap();
    local.play("@c3").unwrap();
    let again = resumed(&local);
    assert_eq!(again.record().to_string(), local.record().to_string());
    assert_eq!(again.table().spec().to_string(), "mandua:hunters=12");
    assert_eq!(again.record().seats, ["Bob", "Ann"]);
    // An action ends open bids.
    let mut hasty = begin();
    hasty.agree_on_bids().unwrap();
    hasty.play("@c3").unwrap();
    assert_eq!((hasty.table().bidder(), hasty.table().spec().to_string()), (None, "mandua".to_owned()));
    assert_eq!(hasty.agree_on_bids().unwrap_err().code, "table-being-played");
}
