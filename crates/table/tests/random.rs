//! Whatever orders people give, a replay of the log leads to the same table, and sends everybody the same
//! events.

#![allow(clippy::unwrap_used, clippy::panic, reason = "a test that cannot go on fails")]

mod common;

use common::{Desk, computer, new, viewers, who};
use proptest::prelude::*;
use rules::catalog::{AnySpec, GAMES};
use table::{SeatPlan, Table};
use wire::{Clock, Command, Decision, Offer, Remedy, Stage};

const NAMES: [&str; 4] = ["Host", "Ada", "Bob", "Eve"];

/// Specs of all games, and a spec whose games end soon.
fn specs() -> Vec<&'static str> {
    GAMES.iter().flat_map(|game| game.variants).copied().chain(["mancala:stones=2"]).collect()
}

/// A step of a test: somebody does something, or time passes.
#[derive(Clone, Debug)]
enum Step {
    Order {
        name: &'static str,
        command: Command,
    },
    /// Somebody sits down, with the commitment that the table asks for.
    Sit {
        name: &'static str,
        seat: u8,
    },
    /// The seat to act plays the legal action with this number.
    Play(usize),
    Wait(u64),
    /// No server runs for a while.
    Outage(u64),
}

fn step() -> impl Strategy<Value = Step> {
    let seat = 0..4_u8;
    let offer = prop_oneof![Just(Offer::Draw), Just(Offer::TakeBack), Just(Offer::Abort)];
    let remedy = prop_oneof![Just(Remedy::Win), Just(Remedy::Abort)];
    let contribution = prop_oneof![9 => Just("ab".repeat(16)), 1 => Just("00".repeat(16))];
    let commitment = prop_oneof![Just(None), Just(Some("ab".repeat(32)))];
    let command = prop_oneof![
        1 => (seat.clone(), commitment).prop_map(|(seat, commitment)| Command::Sit { seat, commitment }),
        6 => (seat.clone(), contribution).prop_map(|(seat, contribution)| Command::Reveal { seat, contribution }),
        1 => seat.clone().prop_map(|seat| Command::Leave { seat }),
        1 => (seat.clone(), 1..4_u8).prop_map(|(seat, level)| Command::Fill { seat, level }),
        1 => (seat.clone(), 0..4_u32).prop_map(|(seat, ply)| Command::Play { seat, ply, action: "1".into() }),
        1 => (seat.clone(), any::<bool>()).prop_map(|(seat, exchange)| Command::ChooseSide { seat, exchange }),
        1 => (seat.clone(), 0..27_u8).prop_map(|(seat, number)| Command::Bid { seat, number: Some(number) }),
        1 => seat.clone().prop_map(|seat| Command::Resign { seat }),
        4 => (seat.clone(), offer).prop_map(|(seat, offer)| Command::Offer { seat, offer }),
        4 => (seat.clone(), any::<bool>()).prop_map(|(seat, accept)| Command::Answer { seat, accept }),
        1 => seat.clone().prop_map(|seat| Command::Abort { seat }),
        2 => (seat.clone(), remedy).prop_map(|(seat, remedy)| Command::Claim { seat, remedy }),
        2 => seat.prop_map(|seat| Command::Rematch { seat }),
    ];
    prop_oneof![
        4 => (prop::sample::select(&NAMES[..]), command).prop_map(|(name, command)| Step::Order { name, command }),
        2 => (prop::sample::select(&NAMES[..]), 0..4_u8).prop_map(|(name, seat)| Step::Sit { name, seat }),
        8 => any::<usize>().prop_map(Step::Play),
        1 => (0..400_000_u64).prop_map(Step::Wait),
        1 => (1..400_000_u64).prop_map(Step::Outage),
    ]
}

fn chair() -> impl Strategy<Value = SeatPlan> {
    prop_oneof![
        1 => Just(SeatPlan::Open),
        4 => prop::sample::select(&NAMES[..]).prop_map(|name| SeatPlan::Invited(who(name))),
        2 => Just(computer()),
    ]
}

fn clock() -> impl Strategy<Value = Clock> {
    prop_oneof![
        Just(Clock::None),
        Just(Clock::Fischer { seconds: 300, increment: 3 }),
        Just(Clock::Days { days: 1 })
    ]
}

fn act(desk: &mut Desk, number: usize) {
    let Some(seat) = desk.table.turn() else { return };
    let is_computer = desk.table.computer_to_act().is_some();
    if desk.table.bidder().is_some() {
        let bids = desk.table.bids().unwrap();
        let most = usize::from(bids.most.unwrap());
        let passes = most == 0 || !bids.numbers.is_empty() && number.is_multiple_of(3);
        let number = (!passes).then(|| (1 + number % most.max(1)) as u8);
        if is_computer {
            decide(desk, &Decision::Bid { number });
        } else {
            let name = desk.table.person_at(seat).unwrap().name.clone();
            desk.order(&name, &Command::Bid { seat: seat.index() as u8, number }).unwrap();
        }
        return;
    }
    if desk.table.chooser().is_some() {
        let exchange = number.is_multiple_of(2);
        if is_computer {
            decide(desk, &Decision::Side { exchange });
        } else {
            let name = desk.table.person_at(seat).unwrap().name.clone();
            desk.order(&name, &Command::ChooseSide { seat: seat.index() as u8, exchange }).unwrap();
        }
        return;
    }
    let legal = desk.table.game().legal();
    assert!(!legal.is_empty(), "a seat to act has a legal action");
    let action = &legal[number % legal.len()];
    if is_computer {
        decide(desk, &Decision::Action { action: action.clone() });
    } else {
        desk.play(action).unwrap();
    }
}

fn decide(desk: &mut Desk, decision: &Decision) {
    let seat = desk.table.turn().unwrap();
    let events = desk.table.decide_computer(seat, desk.table.ply(), decision).unwrap();
    desk.happen(None, events);
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 300, ..ProptestConfig::default() })]

    #[test]
    fn a_table_is_what_its_log_says(
        spec in prop::sample::select(specs()),
        seats in prop::collection::vec(chair(), 5),
        clock in clock(),
        pie in any::<bool>(),
        bids in any::<bool>(),
        steps in prop::collection::vec(step(), 1..80),
    ) {
        let any_spec = AnySpec::parse(spec).unwrap();
        let seats = seats[..any_spec.seats()].to_vec();
        let pie = pie && any_spec.info().pie.is_some();
        let bids = bids && any_spec.info().bids.is_some();
        let mut desk = Desk::set_up(table::NewTable { clock, pie, bids, ..new(spec, seats) });
        for step in &steps {
            let before = (desk.log.len(), desk.table.state(rules::Viewer::Spectator));
            let over = desk.table.stage() == Stage::Over;
            match step {
                Step::Wait(span) => desk.wait(*span),
                Step::Outage(span) => {
                    desk.now += span;
                    desk.note_outages(&[table::Outage { from: desk.now - span, until: desk.now }]);
                }
                Step::Play(number) => act(&mut desk, *number),
                Step::Sit { name, seat } => {
                    let sit = desk.committing(*seat, &[0xab; 16]);
                    let _ = desk.order(name, &sit);
                }
                Step::Order { name, command } => {
                    if desk.order(name, command).is_err() {
                        prop_assert_eq!((desk.log.len(), desk.table.state(rules::Viewer::Spectator)), before);
                    } else {
                        prop_assert!(desk.log.len() > before.0, "what is done is in the log");
                    }
                }
            }
            prop_assert!(!over || desk.table.stage() == Stage::Over, "what is over stays over");
            prop_assert_eq!(desk.table.number() as usize, desk.log.len());
            prop_assert_eq!(desk.table.stage() == Stage::Over, desk.table.result().is_some());
        }
        // The log, written and read back as a store does, leads to the same table and the same events.
        let stored = serde_json::to_string(&desk.log).unwrap();
        let log: Vec<table::LogEntry> = serde_json::from_str(&stored).unwrap();
        let again = Table::replay(&log).unwrap();
        for (viewer, told) in viewers(&again).into_iter().zip(&desk.told) {
            prop_assert_eq!(again.state(viewer), desk.table.state(viewer));
            let mut teller = Table::open(&log[0]).unwrap();
            let mut story = vec![teller.first_event()];
            for entry in &log[1..] {
                story.extend(teller.apply_for(entry, &[viewer]).unwrap());
            }
            prop_assert_eq!(&story, told);
            prop_assert!((1..).zip(&story).all(|(number, told)| told.number == number));
        }
    }
}
