//! The pie rule: C-10 and C-11.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on fails")]

mod common;

use common::{Desk, computer, new, who};
use rules::{Seat, Task, catalog::AnySpec, record};
use table::{Event, LocalTable, NewTable, SeatPlan, Table};
use wire::{Clock, Command, Decision, Offer, Pie, Refusal, Remedy, Stage, session::Sitter};

fn plan(spec: &str) -> NewTable {
    let seats = ["Ann", "Bob"].map(|name| SeatPlan::Invited(who(name)));
    NewTable { pie: true, ..new(spec, seats.to_vec()) }
}

/// A table at which Ann and Bob play by the pie rule.
fn seated(new: NewTable) -> Desk {
    let mut desk = Desk::set_up(new);
    desk.sit(0, "Ann");
    desk.sit(1, "Bob");
    desk
}

fn choose(desk: &mut Desk, name: &str, seat: u8, exchange: bool) -> Result<(), Refusal> {
    desk.order(name, &Command::ChooseSide { seat, exchange })
}

fn names(table: &Table) -> Vec<&str> {
    Seat::all(2).map(|seat| table.person_at(seat).unwrap().name.as_str()).collect()
}

fn code(result: Result<(), Refusal>) -> String {
    result.unwrap_err().code
}

#[test]
fn c_10_the_second_player_chooses_before_their_first_action() {
    let mut desk = seated(plan("jungle"));
    assert_eq!((desk.table.pie(), desk.table.task()), (Some(Pie::Ahead), Task::OpenFairly));
    assert_eq!(code(choose(&mut desk, "Bob", 1, true)), "table-no-side-to-choose");
    desk.play("a3-a4").unwrap();

    assert_eq!((desk.table.pie(), desk.table.turn()), (Some(Pie::Asked), Some(Seat::SECOND)));
    assert_eq!(desk.table.task(), Task::ChooseSide);
    assert_eq!(desk.table.state(rules::Viewer::Spectator).legal, None);
    assert_eq!(code(desk.play("a7-a6")), "table-choose-a-side");
    assert_eq!(code(choose(&mut desk, "Ann", 0, true)), "table-no-side-to-choose");
    assert_eq!(code(choose(&mut desk, "Ann", 1, true)), "table-not-your-seat");
    let board = desk.table.game().position();
    choose(&mut desk, "Bob", 1, true).unwrap();

    assert_eq!((desk.table.pie(), desk.table.task()), (Some(Pie::Exchanged), Task::Act));
    assert_eq!((names(&desk.table), desk.table.game().position()), (vec!["Bob", "Ann"], board));
    assert_eq!(desk.table.turn(), Some(Seat::SECOND), "Yellow is still to act, and Ann is Yellow now");
    assert_eq!(code(choose(&mut desk, "Ann", 1, true)), "table-no-side-to-choose");
    desk.play("a7-a6").unwrap();
    assert_eq!(desk.table.turn(), Some(Seat::FIRST));
}

#[test]
fn c_10_extra_turns_come_before_the_choice() {
    let mut desk = seated(plan("mancala"));
    desk.play("3").unwrap();
    assert_eq!((desk.table.pie(), desk.table.turn()), (Some(Pie::Ahead), Some(Seat::FIRST)));
    assert_eq!(desk.table.task(), Task::OpenFairly);
    desk.play("1").unwrap();
    assert_eq!(desk.table.pie(), Some(Pie::Asked));
    choose(&mut desk, "Bob", 1, false).unwrap();
    assert_eq!((desk.table.pie(), names(&desk.table)), (Some(Pie::Kept), vec!["Ann", "Bob"]));
    desk.play("1").unwrap();
}

#[test]
fn c_10_in_mana_the_choice_follows_the_setting_up() {
    let mut desk = seated(plan("mana"));
    desk.play("=b1").unwrap();
    assert_eq!((desk.table.pie(), desk.table.turn()), (Some(Pie::Ahead), Some(Seat::SECOND)));
    assert_eq!(desk.table.task(), Task::OpenUnevenly, "who sets up second also chooses");
    let set_up = desk.table.game().legal()[0].clone();
    desk.play(&set_up).unwrap();
    assert_eq!((desk.table.pie(), desk.table.turn()), (Some(Pie::Asked), Some(Seat::SECOND)));
    choose(&mut desk, "Bob", 1, true).unwrap();
    assert_eq!((names(&desk.table), desk.table.turn()), (vec!["Bob", "Ann"], Some(Seat::FIRST)));
}

#[test]
fn c_10_some_games_have_no_pie_rule() {
    for (spec, seats) in [("mandua", 2), ("manitou:players=3", 3)] {
        let new = NewTable { pie: true, ..new(spec, vec![SeatPlan::Open; seats]) };
        assert_eq!(new.events(&who("Host"), 8).unwrap_err().code, "table-no-pie-rule", "{spec}");
    }
    let mut desk = Desk::seated("jungle", &["Ann", "Bob"]);
    desk.play("a3-a4").unwrap();
    assert_eq!(desk.table.pie(), None, "nobody agreed on it");
    desk.play("a7-a6").unwrap();
}

/// The time that each seat has left, in seconds.
fn left(desk: &Desk) -> Vec<u64> {
    let seats = desk.table.state(rules::Viewer::Spectator).seats;
    seats.into_iter().map(|seat| seat.left.unwrap() / 1000).collect()
}

#[test]
fn c_11_each_player_keeps_their_clock() {
    let clock = Clock::Fischer { seconds: 60, increment: 0 };
    let mut desk = seated(NewTable { clock, ..plan("mancala") });
    desk.play("3").unwrap();
    desk.wait(10_000);
    desk.play("1").unwrap();
    choose(&mut desk, "Bob", 1, true).unwrap();
    assert_eq!((left(&desk), names(&desk.table)), (vec![60, 50], vec!["Bob", "Ann"]));
}

#[test]
fn c_11_the_choice_takes_time_once_the_players_clock_runs() {
    for (exchange, remain) in [(true, [50, 60]), (false, [60, 50])] {
        let clock = Clock::Fischer { seconds: 60, increment: 5 };
        let mut desk = seated(NewTable { clock, ..plan("mana") });
        desk.play("=b1").unwrap();
        let set_up = desk.table.game().legal()[0].clone();
        desk.play(&set_up).unwrap();
        let deadline = desk.now + 60_000;
        assert_eq!(desk.table.deadline(), Some(deadline));
        desk.wait(10_000);
        choose(&mut desk, "Bob", 1, exchange).unwrap();
        assert_eq!(left(&desk), remain, "{exchange}");
    }
}

#[test]
fn c_11_a_clock_still_starts_with_its_players_first_action() {
    let clock = Clock::Fischer { seconds: 60, increment: 0 };
    let mut desk = seated(NewTable { clock, ..plan("jungle") });
    desk.play("a3-a4").unwrap();
    assert_eq!(desk.table.deadline(), None);
    choose(&mut desk, "Bob", 1, true).unwrap();
    // Ann has already acted, at her former seat.
    assert!(desk.table.deadline().is_some() && desk.table.state(rules::Viewer::Spectator).may.abort);
    desk.wait(10_000);
    desk.play("a7-a6").unwrap();
    assert_eq!((desk.table.deadline(), left(&desk)), (None, vec![60, 50]));
    desk.wait(20_000);
    desk.play("a4-a5").unwrap();
    assert_eq!(left(&desk), [60, 50]);
    assert!(!desk.table.state(rules::Viewer::Spectator).may.abort);
}

#[test]
fn c_11_the_choice_ends_an_open_offer() {
    let mut desk = seated(plan("jungle"));
    desk.play("a3-a4").unwrap();
    desk.order("Ann", &Command::Offer { seat: 0, offer: Offer::Draw }).unwrap();
    choose(&mut desk, "Bob", 1, true).unwrap();
    assert_eq!(code(desk.order("Ann", &Command::Answer { seat: 1, accept: true })), "table-no-offer");
}

#[test]
fn who_does_not_choose_can_be_claimed_against() {
    let mut desk = seated(plan("jungle"));
    desk.play("a3-a4").unwrap();
    desk.wait(6 * 60_000);
    desk.order("Ann", &Command::Claim { seat: 0, remedy: Remedy::Win }).unwrap();
    assert_eq!((desk.table.stage(), desk.table.pie()), (Stage::Over, Some(Pie::Ahead)));
}

#[test]
fn c_10_the_game_begins_from_its_start() {
    let position = Some("4 4 4 4 4 4 0 / 4 4 4 4 4 4 0 S".to_owned());
    let new = NewTable { position: position.clone(), ..plan("mancala") };
    assert_eq!(new.events(&who("Host"), 8).unwrap_err().code, "table-pie-position");
    let spec = AnySpec::parse("mancala").unwrap();
    let mut local = LocalTable::new(spec, position, 1, Vec::new(), None).unwrap();
    assert_eq!(local.agree_on_pie().unwrap_err().code, "table-pie-position");
}

#[test]
fn a_tag_that_does_not_apply_stays_as_it_is() {
    for (spec, word) in [("jungle", "cherry"), ("mandua", "kept")] {
        let text = format!("[Spec \"{spec}\"]\n[Rules \"1\"]\n[Pie \"{word}\"]\n[Result \"*\"]\n\n");
        let record = record::read(&text).remove(0).unwrap();
        let resumed = LocalTable::resume(&record, 1).unwrap();
        assert_eq!(resumed.table().pie(), None, "{spec}");
        assert_eq!(resumed.record().extra, record.extra, "{spec}");
    }
    // This tag states a choice that cannot have been made yet, so it is not applied.
    let early = "[Spec \"jungle\"]\n[Rules \"1\"]\n[Pie \"exchanged\"]\n[Result \"*\"]\n\n";
    let resumed = LocalTable::resume(&record::read(early).remove(0).unwrap(), 1).unwrap();
    assert_eq!(resumed.table().pie(), Some(Pie::Ahead));
}

#[test]
fn c_11_what_was_chosen_is_not_taken_back() {
    let mut desk = seated(plan("jungle"));
    desk.play("a3-a4").unwrap();
    choose(&mut desk, "Bob", 1, true).unwrap();
    let take_back = |seat| Command::Offer { seat, offer: Offer::TakeBack };
    let may_take_back = |desk: &Desk| desk.table.state(rules::Viewer::Spectator).may.take_back;
    assert_eq!(code(desk.order("Ann", &take_back(1))), "table-sides-chosen");
    assert_eq!(code(desk.order("Bob", &take_back(0))), "table-nothing-to-take-back");
    assert!(!may_take_back(&desk));
    desk.play("a7-a6").unwrap();
    assert!(may_take_back(&desk));
    desk.order("Ann", &take_back(1)).unwrap();
    desk.order("Bob", &Command::Answer { seat: 0, accept: true }).unwrap();
    assert_eq!((desk.table.ply(), desk.table.pie()), (1, Some(Pie::Exchanged)));
}

#[test]
fn before_the_choice_the_first_player_can_take_their_action_back() {
    let mut desk = seated(plan("jungle"));
    desk.play("a3-a4").unwrap();
    desk.order("Ann", &Command::Offer { seat: 0, offer: Offer::TakeBack }).unwrap();
    desk.order("Bob", &Command::Answer { seat: 1, accept: true }).unwrap();
    assert_eq!((desk.table.ply(), desk.table.pie()), (0, Some(Pie::Ahead)));
}

#[test]
fn c_11_in_a_rematch_the_other_player_begins() {
    for exchange in [true, false] {
        let mut desk = seated(plan("jungle"));
        desk.play("a3-a4").unwrap();
        choose(&mut desk, "Bob", 1, exchange).unwrap();
        let seat = u8::from(exchange);
        desk.order("Ann", &Command::Resign { seat }).unwrap();
        let next = desk.table.next_game("first", table::SecretSeed::new([8; 32]));
        assert!(next.pie);
        assert_eq!(next.seats, ["Bob", "Ann"].map(|name| SeatPlan::Invited(who(name))), "{exchange}");
    }
}

#[test]
fn a_computer_chooses_a_side() {
    let mut desk = Desk::set_up(NewTable {
        pie: true,
        ..new("jungle", vec![SeatPlan::Invited(who("Ann")), computer()])
    });
    desk.sit(0, "Ann");
    desk.play("a3-a4").unwrap();
    assert_eq!(desk.table.computer_to_act(), Some((Seat::SECOND, 1)));
    let play = Decision::Action { action: "a7-a6".into() };
    assert_eq!(desk.table.decide_computer(Seat::SECOND, 1, &play).unwrap_err().code, "table-old-board");
    let events = desk.table.decide_computer(Seat::SECOND, 1, &Decision::Side { exchange: true }).unwrap();
    assert_eq!(events, [Event::SideChosen { seat: 1, exchanged: true }]);
    desk.happen(None, events);
    let seats = desk.table.state(rules::Viewer::Spectator).seats;
    assert!(matches!(seats[0].sitter, Sitter::Computer { .. }));
    assert_eq!((desk.table.seats_of("ann"), desk.table.turn()), (vec![1], Some(Seat::SECOND)));
    desk.play("a7-a6").unwrap();
}

#[test]
fn a_log_with_a_choice_that_nobody_had_is_broken() {
    let mut desk = seated(plan("jungle"));
    let early = table::LogEntry {
        at: 2000,
        by: None,
        order: None,
        event: Event::SideChosen { seat: 1, exchanged: true },
    };
    assert!(desk.table.clone().apply(&early).is_err());
    desk.play("a3-a4").unwrap();
    let played = Event::Played { seat: 1, action: "a7-a6".into() };
    assert!(desk.table.clone().apply(&table::LogEntry { event: played, ..early.clone() }).is_err());
    desk.table.clone().apply(&early).unwrap();
}

#[test]
fn c_11_a_record_names_the_players_by_their_last_sides() {
    let mut desk = seated(plan("jungle"));
    assert!(desk.table.record().unwrap().to_string().contains("[Pie \"ahead\"]"));
    desk.play("a3-a4").unwrap();
    choose(&mut desk, "Bob", 1, true).unwrap();
    let text = desk.table.record().unwrap().to_string();
    for tag in ["[Seat0 \"Bob\"]", "[Seat1 \"Ann\"]", "[Pie \"exchanged\"]"] {
        assert!(text.contains(tag), "{text}");
    }
}

#[test]
fn a_recorded_game_continues_after_the_choice() {
    for exchange in [true, false] {
        let names = vec!["Ann".to_owned(), "Bob".to_owned()];
        let mut local = LocalTable::new(AnySpec::parse("jungle").unwrap(), None, 1, names, None).unwrap();
        local.agree_on_pie().unwrap();
        local.play("a3-a4").unwrap();
        let asked = LocalTable::resume(&local.record(), 1).unwrap();
        assert_eq!(asked.table().pie(), Some(Pie::Asked));
        local.choose_side(Seat::SECOND, exchange).unwrap();
        for more in 0..2 {
            let record = record::read(&local.record().to_string()).remove(0).unwrap();
            assert_eq!(record.seats, if exchange { ["Bob", "Ann"] } else { ["Ann", "Bob"] });
            let resumed = LocalTable::resume(&record, 1).unwrap();
            assert_eq!((resumed.table().pie(), resumed.table().chooser()), (local.table().pie(), None));
            assert_eq!(resumed.record().to_string(), record.to_string());
            local.play(if more == 0 { "a7-a6" } else { "a4-a5" }).unwrap();
        }
    }
}

#[test]
fn the_pie_rule_is_agreed_on_before_the_game() {
    let begin = |spec| LocalTable::new(AnySpec::parse(spec).unwrap(), None, 1, Vec::new(), None).unwrap();
    assert_eq!(begin("mandua").agree_on_pie().unwrap_err().code, "table-no-pie-rule");
    let mut local = begin("mancala");
    local.play("1").unwrap();
    assert_eq!(local.agree_on_pie().unwrap_err().code, "table-being-played");
    assert_eq!(local.table().stage(), Stage::Playing);
}
