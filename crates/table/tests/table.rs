//! Tables step by step: sitting down, clocks, offers, absence.

#![allow(clippy::unwrap_used, clippy::panic, reason = "a test that cannot go on fails")]

mod common;

use common::{Desk, computer, new, who};
use rules::{Seat, Viewer};
use table::{Outage, SeatPlan, Table};
use wire::{Clock, Command, Decision, Offer, Remedy, Stage, Why};

const MINUTE: u64 = 60_000;
const DAY: u64 = 24 * 60 * MINUTE;

fn code(result: Result<(), wire::Refusal>) -> String {
    result.unwrap_err().code
}

fn timed(clock: Clock) -> Desk {
    let seats = vec![SeatPlan::Invited(who("Ada")), SeatPlan::Invited(who("Bob"))];
    let mut desk = Desk::set_up(table::NewTable { clock, ..new("jungle", seats) });
    desk.sit(0, "Ada");
    desk.sit(1, "Bob");
    desk
}

/// The time that is left, by seat.
fn left(desk: &Desk) -> Vec<Option<u64>> {
    desk.table.state(Viewer::Spectator).seats.iter().map(|seat| seat.left).collect()
}

fn why(desk: &Desk) -> (Vec<f64>, Why) {
    let result = desk.table.result().unwrap();
    (result.scores, result.why)
}

#[test]
fn a_table_waits_for_all_its_seats() {
    let mut desk = Desk::set_up(new("jungle", vec![SeatPlan::Invited(who("Host")), SeatPlan::Open]));
    assert_eq!(desk.table.stage(), Stage::Waiting);
    assert_eq!(code(desk.play_as("Host", 0, "a3-a4")), "table-not-started");
    let wrong = Command::Sit { seat: 0, commitment: Some("0".repeat(64)) };
    assert_eq!(code(desk.order("Host", &wrong)), "table-commitment");
    let taken = Command::Sit { seat: 0, commitment: None };
    assert_eq!(code(desk.order("Bob", &taken)), "table-not-your-seat");
    desk.sit(0, "Host");
    assert_eq!(code(desk.order("Bob", &taken)), "table-seat-taken");
    desk.sit(1, "Bob");
    assert_eq!(desk.table.stage(), Stage::Playing);
    assert_eq!(code(desk.order("Bob", &Command::Leave { seat: 1 })), "table-being-played");
}

#[test]
fn a_seat_that_is_left_is_open_and_the_host_may_give_it_to_a_computer() {
    let mut desk = Desk::set_up(new("jungle", vec![SeatPlan::Invited(who("Host")), SeatPlan::Open]));
    desk.sit(1, "Bob");
    desk.order("Bob", &Command::Leave { seat: 1 }).unwrap();
    assert_eq!(code(desk.order("Bob", &Command::Fill { seat: 1, level: 2 })), "table-host-only");
    desk.order("Host", &Command::Fill { seat: 1, level: 2 }).unwrap();
    desk.sit(0, "Host");
    assert_eq!(desk.table.stage(), Stage::Playing);
    assert!(desk.table.computer_to_act().is_none());
    desk.play("a3-a4").unwrap();
    assert_eq!(desk.table.computer_to_act(), Some((Seat::SECOND, 2)));
    let decision = Decision::Action { action: "a7-a6".into() };
    assert!(desk.table.decide_computer(Seat::SECOND, 0, &decision).is_err());
    let events = desk.table.decide_computer(Seat::SECOND, 1, &decision).unwrap();
    desk.happen(None, events);
    // Here, taking a turn back needs nobody's consent. The computer's answer is taken back, too.
    desk.order("Host", &Command::Offer { seat: 0, offer: Offer::TakeBack }).unwrap();
    assert_eq!((desk.table.ply(), desk.table.turn()), (0, Some(Seat::FIRST)));
    assert_eq!(
        code(desk.order("Host", &Command::Offer { seat: 0, offer: Offer::Draw })),
        "table-no-draw-with-computer"
    );
}

#[test]
fn a_new_name_appears_at_all_seats_until_the_game_is_over() {
    let mut desk = Desk::seated("jungle", &["Ada", "Bob"]);
    let renamed = table::Identity { name: "Augusta".into(), ..who("Ada") };
    let events = desk.table.rename(&renamed);
    assert_eq!(events, [table::Event::Renamed { seat: 0, name: "Augusta".into() }]);
    desk.happen(Some("ada".into()), events);
    assert_eq!(desk.table.person_at(Seat::FIRST), Some(&renamed));
    assert_eq!(desk.table.rename(&renamed), []);
    assert_eq!(desk.table.rename(&who("Eve")), []);
    assert_eq!(desk.table.record().unwrap().seats, ["Augusta", "Bob"]);
    assert_eq!(Table::replay(&desk.log).unwrap().person_at(Seat::FIRST), Some(&renamed));
    desk.order("Bob", &Command::Resign { seat: 1 }).unwrap();
    assert_eq!(desk.table.rename(&who("Ada")), []);
}

#[test]
fn an_illegal_action_is_refused_by_its_clause() {
    let mut desk = Desk::seated("jungle", &["Ada", "Bob"]);
    let refusal = desk.play("a3-a5").unwrap_err();
    assert!(refusal.clause.unwrap().starts_with("J-"));
    assert_eq!(code(desk.play_as("Bob", 1, "a7-a6")), "table-not-your-turn");
    assert_eq!(code(desk.play_as("Eve", 0, "a3-a4")), "table-not-your-seat");
    assert_eq!(
        code(desk.order("Ada", &Command::Play { seat: 0, ply: 1, action: "a3-a4".into() })),
        "table-old-board"
    );
    assert_eq!(
        code(desk.order("Ada", &Command::Play { seat: 9, ply: 0, action: "a3-a4".into() })),
        "table-no-such-seat"
    );
}

#[test]
fn a_fischer_clock_counts_what_was_thought_and_adds_what_is_given() {
    let mut desk = timed(Clock::Fischer { seconds: 60, increment: 5 });
    assert_eq!(left(&desk), [Some(60_000), Some(60_000)]);
    desk.play("a3-a4").unwrap();
    desk.play("a7-a6").unwrap();
    desk.wait(10_000);
    desk.play("a4-a5").unwrap();
    assert_eq!(left(&desk), [Some(55_000), Some(60_000)]);
    desk.wait(59_999);
    assert_eq!(desk.table.stage(), Stage::Playing);
    desk.wait(1);
    assert_eq!(why(&desk), (vec![1.0, 0.0], Why::Time { seat: 1 }));
    assert_eq!(left(&desk), [Some(55_000), Some(0)]);
    assert_eq!(code(desk.play_as("Bob", 1, "a7-a6")), "table-over");
}

#[test]
fn a_clock_starts_with_the_first_action_of_its_player() {
    let mut desk = timed(Clock::Fischer { seconds: 60, increment: 5 });
    for action in ["a3-a4", "a7-a6"] {
        desk.wait(59_000);
        assert_eq!(desk.table.deadline(), None);
        // Nobody may be away for longer than their clock would allow.
        assert_eq!(desk.table.claimable(), Some(desk.now + 1_000));
        desk.play(action).unwrap();
    }
    assert_eq!(left(&desk), [Some(60_000), Some(60_000)]);
    assert_eq!(desk.table.deadline(), Some(desk.now + 60_000));
}

#[test]
fn days_are_given_for_each_turn() {
    let mut desk = timed(Clock::Days { days: 2 });
    desk.wait(DAY);
    desk.play("a3-a4").unwrap();
    desk.wait(2 * DAY - 1);
    desk.play("a7-a6").unwrap();
    assert!(desk.table.claimable().is_none());
    desk.wait(2 * DAY);
    assert_eq!(why(&desk).1, Why::Time { seat: 0 });
}

#[test]
fn the_others_may_end_the_game_of_an_absent_player_without_a_clock_too() {
    for remedy in [Remedy::Win, Remedy::Abort] {
        let mut desk = Desk::seated("jungle", &["Ada", "Bob"]);
        desk.play("a3-a4").unwrap();
        assert_eq!(code(desk.order("Bob", &Command::Claim { seat: 1, remedy })), "table-nobody-away");
        desk.wait(5 * MINUTE - 1);
        assert_eq!(code(desk.order("Ada", &Command::Claim { seat: 0, remedy })), "table-not-away-yet");
        desk.wait(1);
        desk.order("Ada", &Command::Claim { seat: 0, remedy }).unwrap();
        let expected = match remedy {
            Remedy::Win => (vec![1.0, 0.0], Why::Absence { seat: 1 }),
            Remedy::Abort => (vec![], Why::Abort),
        };
        assert_eq!(why(&desk), expected);
    }
    // A player who is connected may think for longer, but not forever.
    let mut desk = Desk::seated("jungle", &["Ada", "Bob"]);
    assert_eq!(desk.table.claimable(), Some(desk.now + 5 * MINUTE));
    assert_eq!(desk.table.overdue(), Some(desk.now + 60 * MINUTE));
    let claim = Command::Claim { seat: 1, remedy: Remedy::Win };
    desk.now += 60 * MINUTE - 1;
    assert!(desk.decide_if("Bob", &claim, false).is_ok());
    assert_eq!(desk.decide_if("Bob", &claim, true).unwrap_err().code, "table-player-present");
    desk.now += 1;
    assert!(desk.decide_if("Bob", &claim, true).is_ok());
    // Against a computer, there is nobody who could claim the win.
    let mut desk = Desk::set_up(new("jungle", vec![SeatPlan::Invited(who("Host")), computer()]));
    desk.sit(0, "Host");
    assert!(desk.table.claimable().is_none());
}

#[test]
fn an_outage_is_charged_to_nobody() {
    for clock in [Clock::Fischer { seconds: 60, increment: 0 }, Clock::Days { days: 1 }, Clock::None] {
        let mut desk = timed(clock);
        for action in ["a3-a4", "a7-a6"] {
            desk.play(action).unwrap();
        }
        let before = desk.table.state(Viewer::Spectator);
        let down = desk.now + 10_000;
        let up = down + 3 * DAY;
        let outages = [
            // An outage long before the table existed.
            Outage { from: 1, until: 2 },
            Outage { from: down, until: up },
            Outage { from: up + 500, until: up + 700 },
        ];
        desk.note_outages(&outages);
        assert_eq!(desk.table.number(), before.number + 2, "each is accounted for once");
        assert!(desk.table.unrecorded_outage(&outages).is_none());
        let after = desk.table.state(Viewer::Spectator);
        let moved = |moment: Option<u64>| moment.map(|moment| moment + 3 * DAY + 200);
        assert_eq!(after.deadline, moved(before.deadline));
        assert_eq!(after.claimable, moved(before.claimable));
        // The player is charged for the time before, between and after the outages.
        desk.now = up + 5_700;
        desk.play("a4-a3").unwrap();
        if let Clock::Fischer { .. } = clock {
            assert_eq!(left(&desk), [Some(45_000 - 500), Some(60_000)]);
        }
    }
}

#[test]
fn an_outage_counts_from_the_beginning_of_the_turn() {
    let mut desk = timed(Clock::Fischer { seconds: 60, increment: 0 });
    for action in ["a3-a4", "a7-a6"] {
        desk.play(action).unwrap();
    }
    let since = desk.now;
    // The outage began before the turn and ended after its start.
    desk.note_outages(&[Outage { from: since - 500, until: since + 2_000 }]);
    assert_eq!(desk.table.state(Viewer::Spectator).deadline, Some(since + 62_000));
    // No clock runs while a computer or nobody is to act.
    let mut waiting = Desk::set_up(new("jungle", vec![SeatPlan::Invited(who("Host")), SeatPlan::Open]));
    waiting.note_outages(&[Outage { from: 2_000, until: 3_000 }]);
    assert_eq!(waiting.table.number(), 2);
}

#[test]
fn the_host_may_give_the_seat_of_an_absent_guest_to_a_computer() {
    let mut desk =
        Desk::set_up(new("jungle", vec![SeatPlan::Invited(who("Host")), SeatPlan::Invited(who("Bob"))]));
    desk.sit(0, "Host");
    let fill = |seat| Command::Fill { seat, level: 1 };
    assert_eq!(code(desk.order("Bob", &fill(1))), "table-host-only");
    assert_eq!(code(desk.order("Host", &fill(0))), "table-seat-taken");
    let too_strong = Command::Fill { seat: 1, level: 9 };
    assert_eq!(code(desk.order("Host", &too_strong)), "table-level");
    desk.order("Host", &fill(1)).unwrap();
    let late = Command::Sit { seat: 1, commitment: None };
    assert_eq!(code(desk.order("Bob", &late)), "table-seat-taken");
    desk.play("a3-a4").unwrap();
}

#[test]
fn a_table_at_which_no_game_begins_expires() {
    let mut desk = Desk::set_up(new("jungle", vec![SeatPlan::Invited(who("Host")), SeatPlan::Open]));
    assert_eq!(desk.table.expires(), Some(desk.now + 14 * DAY));
    desk.now += DAY;
    desk.sit(0, "Host");
    assert_eq!(desk.table.expires(), Some(desk.now + 14 * DAY), "it counts anew");
    desk.sit(1, "Bob");
    assert_eq!(desk.table.expires(), None, "what was played is kept");
    desk.order("Bob", &Command::Resign { seat: 1 }).unwrap();
    assert_eq!(desk.table.expires(), None);
    // A table whose game was aborted before it began expires, too.
    let mut desk = Desk::set_up(new("jungle", vec![SeatPlan::Invited(who("Host")), SeatPlan::Open]));
    desk.order("Host", &Command::Abort { seat: 0 }).unwrap();
    assert!(desk.table.expires().is_some());
}

#[test]
fn a_game_is_aborted_freely_only_before_all_have_acted() {
    let mut desk = Desk::seated("jungle", &["Ada", "Bob"]);
    desk.play("a3-a4").unwrap();
    desk.play("a7-a6").unwrap();
    assert_eq!(code(desk.order("Ada", &Command::Abort { seat: 0 })), "table-too-late-to-abort");
    desk.order("Ada", &Command::Offer { seat: 0, offer: Offer::Abort }).unwrap();
    desk.order("Bob", &Command::Answer { seat: 1, accept: true }).unwrap();
    assert_eq!(why(&desk), (vec![], Why::Abort));
}

#[test]
fn offers_lapse_are_declined_and_withdrawn() {
    let mut desk = Desk::seated("jungle", &["Ada", "Bob"]);
    let offer = |seat, offer| Command::Offer { seat, offer };
    let answer = |seat, accept| Command::Answer { seat, accept };
    assert_eq!(code(desk.order("Ada", &offer(0, Offer::TakeBack))), "table-nothing-to-take-back");
    desk.order("Ada", &offer(0, Offer::Draw)).unwrap();
    assert_eq!(code(desk.order("Bob", &offer(1, Offer::Draw))), "table-offer-pending");
    desk.order("Ada", &answer(0, false)).unwrap();
    desk.order("Ada", &offer(0, Offer::Draw)).unwrap();
    desk.order("Bob", &answer(1, false)).unwrap();
    desk.order("Ada", &offer(0, Offer::Draw)).unwrap();
    // Players often offer a draw and then move. The offer stays open until the other player moves.
    desk.play("a3-a4").unwrap();
    assert!(desk.table.state(Viewer::Spectator).offer.is_some());
    desk.play("a7-a6").unwrap();
    assert!(desk.table.state(Viewer::Spectator).offer.is_none());
    assert_eq!(code(desk.order("Bob", &answer(1, true))), "table-no-offer");
    desk.order("Bob", &offer(1, Offer::TakeBack)).unwrap();
    desk.play("a4-a5").unwrap();
    assert!(desk.table.state(Viewer::Spectator).offer.is_none());
}

#[test]
fn all_persons_of_a_larger_table_are_asked() {
    let mut desk = Desk::seated("manitou:players=3", &["Ada", "Bob", "Cid"]);
    desk.order("Ada", &Command::Offer { seat: 0, offer: Offer::Draw }).unwrap();
    desk.order("Cid", &Command::Answer { seat: 2, accept: true }).unwrap();
    assert_eq!(desk.table.stage(), Stage::Playing);
    desk.order("Bob", &Command::Answer { seat: 1, accept: true }).unwrap();
    let (scores, why) = why(&desk);
    assert_eq!(why, Why::Agreement);
    assert!(scores.iter().all(|score| (score - 1.0 / 3.0).abs() < 1e-9));
}

#[test]
fn a_rematch_needs_everybody_and_another_begins() {
    let mut desk = Desk::seated("jungle", &["Ada", "Bob"]);
    assert_eq!(code(desk.order("Ada", &Command::Rematch { seat: 0 })), "table-being-played");
    desk.order("Bob", &Command::Resign { seat: 1 }).unwrap();
    assert_eq!(why(&desk), (vec![1.0, 0.0], Why::Resignation { seat: 1 }));
    desk.order("Ada", &Command::Rematch { seat: 0 }).unwrap();
    assert!(desk.table.rematch().is_none());
    desk.order("Bob", &Command::Rematch { seat: 1 }).unwrap();
    assert_eq!(desk.table.rematch().map(String::as_str), Some("next"));
    assert_eq!(code(desk.order("Bob", &Command::Rematch { seat: 1 })), "table-no-rematch");
    let next = desk.table.next_game("t", table::SecretSeed::new([8; 32]));
    assert_eq!(next.seats, [SeatPlan::Invited(who("Bob")), SeatPlan::Invited(who("Ada"))]);
    // If a player leaves the rematch before it begins, it is aborted for everybody.
    let mut desk = Desk::set_up(next);
    assert_eq!(desk.table.state(Viewer::Spectator).earlier.as_deref(), Some("t"));
    desk.sit(0, "Bob");
    desk.order("Bob", &Command::Leave { seat: 0 }).unwrap();
    assert_eq!(why(&desk), (vec![], Why::Abort));
}

#[test]
fn the_seats_of_one_device_are_one_persons() {
    let mut desk = Desk::seated("jungle", &["Ada", "Ada"]);
    desk.play("a3-a4").unwrap();
    desk.order("Ada", &Command::Offer { seat: 0, offer: Offer::TakeBack }).unwrap();
    assert_eq!(desk.table.ply(), 0);
    desk.order("Ada", &Command::Offer { seat: 1, offer: Offer::Draw }).unwrap();
    assert_eq!(why(&desk).1, Why::Agreement);
}

#[test]
fn a_strict_table_of_mandua_takes_nothing_back() {
    let mut desk = Desk::seated("mandua:referee=strict", &["Ada", "Bob"]);
    desk.play("@c3").unwrap();
    assert_eq!(
        code(desk.order("Ada", &Command::Offer { seat: 0, offer: Offer::TakeBack })),
        "table-no-take-back"
    );
}

/// Stores keep logs for years, so a change of their JSON form must not go unnoticed.
#[test]
fn the_form_of_the_log_stays() {
    let mut desk = Desk::seated("jungle", &["Ada", "Bob"]);
    desk.play("a3-a4").unwrap();
    desk.order("Bob", &Command::Offer { seat: 1, offer: Offer::TakeBack }).unwrap_err();
    desk.note_outages(&[Outage { from: 1500, until: 2000 }]);
    let renamed = desk.table.rename(&table::Identity { name: "Augusta".into(), ..who("Ada") });
    desk.happen(Some("ada".into()), renamed);
    desk.order("Bob", &Command::Resign { seat: 1 }).unwrap();
    let written: Vec<String> =
        desk.log.iter().map(|entry| serde_json::to_string(&entry.event).unwrap()).collect();
    let seed = "07".repeat(32);
    let created = format!(
        r#"{{"event":"created","rules":1,"spec":"jungle","position":null,"clock":{{"kind":"none"}},"mode":"casual","patience":300000,"listed":true,"host":"host","seed":"{seed}"}}"#
    );
    assert_eq!(
        written,
        [
            created.as_str(),
            r#"{"event":"kept","seat":0,"identity":"ada","name":"Ada"}"#,
            r#"{"event":"kept","seat":1,"identity":"bob","name":"Bob"}"#,
            r#"{"event":"sat","seat":0,"identity":"ada","name":"Ada"}"#,
            r#"{"event":"sat","seat":1,"identity":"bob","name":"Bob"}"#,
            r#"{"event":"started"}"#,
            r#"{"event":"played","seat":0,"action":"a3-a4"}"#,
            r#"{"event":"interrupted","from":1500,"until":2000}"#,
            r#"{"event":"renamed","seat":0,"name":"Augusta"}"#,
            r#"{"event":"stopped","how":"resignation","seat":1}"#,
        ]
    );
    assert_eq!(Table::replay(&desk.log).unwrap().number(), 10);
    let before_modes: table::Event =
        serde_json::from_str(&created.replace(r#""mode":"casual","#, "")).unwrap();
    assert_eq!(before_modes, desk.log[0].event);
}

impl Desk {
    fn play_as(&mut self, name: &str, seat: u8, action: &str) -> Result<(), wire::Refusal> {
        self.order(name, &Command::Play { seat, ply: self.table.ply() as u32, action: action.into() })
    }
}
