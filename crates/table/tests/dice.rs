//! Tests the dice against a player who also runs the server. Such a player knows the seed and reads the data
//! file. They can wait until the others have sent something, read it, and only then choose what to send.

#![allow(clippy::unwrap_used, clippy::panic, reason = "a test that cannot go on fails")]

mod common;

use common::{Desk, Seeded, computer, new, who};
use data_encoding::HEXLOWER;
use dice::{Contribution, Contributions, Dice, Seed};
use rules::{Random, Viewer, catalog::AnySpec};
use table::{Event, LogEntry, SeatPlan, SecretSeed, Table};
use wire::{Command, Remedy, Stage, Why, session::DiceState};

fn bytes<const N: usize>(random: &mut Seeded) -> [u8; N] {
    std::array::from_fn(|_| random.below(256) as u8)
}

fn code(result: Result<(), wire::Refusal>) -> String {
    result.unwrap_err().code
}

/// Ada and the operator at a table with this seed; neither has sat down.
fn table_of(seed: [u8; 32]) -> Desk {
    let seats = vec![SeatPlan::Invited(who("Ada")), SeatPlan::Invited(who("Operator"))];
    Desk::set_up(table::NewTable { seed: SecretSeed::new(seed), ..new("manitou", seats) })
}

fn reveal(seat: u8, contribution: &Contribution) -> Command {
    Command::Reveal { seat, contribution: HEXLOWER.encode(contribution) }
}

fn dice_of(desk: &Desk) -> DiceState {
    desk.table.state(Viewer::Spectator).dice.unwrap()
}

/// The first deal of these dice.
fn deal(seed: [u8; 32], contributions: &[Contribution]) -> String {
    let spec = AnySpec::parse("manitou").unwrap();
    spec.start().deal(&mut Dice::new(&Seed::new(seed), &spec.to_string(), contributions)).unwrap()
}

fn dealt(desk: &Desk) -> Option<&str> {
    desk.log.iter().find_map(|entry| match &entry.event {
        Event::Dealt { action } => Some(action.as_str()),
        _ => None,
    })
}

/// Every sequence of 16 bytes that the operator can read in the log or in the table's state, where bytes
/// appear as hexadecimal digits.
fn readable(desk: &Desk) -> Vec<Contribution> {
    let state = serde_json::to_string(&desk.table.state(Viewer::Spectator)).unwrap();
    let text = serde_json::to_string(&desk.log).unwrap() + &state;
    let digits = text.split(|c: char| !c.is_ascii_hexdigit());
    let windows = digits.flat_map(|run| run.as_bytes().windows(32).step_by(2));
    windows.filter_map(|window| HEXLOWER.decode(window).ok()?.try_into().ok()).collect()
}

#[test]
fn an_operator_who_plays_foretells_no_deal() {
    let mut random = Seeded(16);
    let mut foretold = 0;
    for _ in 0..400 {
        let (seed, honest, own) = (bytes(&mut random), bytes(&mut random), bytes(&mut random));
        let mut desk = table_of(seed);
        desk.order("Ada", &desk.committing(0, &honest)).unwrap();
        let expected: Vec<String> =
            readable(&desk).iter().map(|theirs| deal(seed, &[*theirs, own])).collect();
        assert!(expected.len() > 30, "the seed and the commitments are there to be read");
        desk.order("Operator", &desk.committing(1, &own)).unwrap();
        assert_eq!(dealt(&desk), None);
        desk.order("Ada", &reveal(0, &honest)).unwrap();
        desk.order("Operator", &reveal(1, &own)).unwrap();
        assert_eq!(dealt(&desk).unwrap(), deal(seed, &[honest, own]));
        foretold += usize::from(expected.iter().any(|expected| dealt(&desk) == Some(expected)));
    }
    assert_eq!(foretold, 0, "deals that the operator knew before he was bound");
}

/// Once Ada has revealed, the operator can compute the deal. The operator can keep the game from beginning,
/// but cannot change the deal.
#[test]
fn once_a_number_is_revealed_no_other_deal_can_be_had() {
    let mut random = Seeded(17);
    let (honest, own): ([u8; 16], [u8; 16]) = (bytes(&mut random), bytes(&mut random));
    let mut desk = table_of([9; 32]);
    desk.order("Ada", &desk.committing(0, &honest)).unwrap();
    desk.order("Operator", &desk.committing(1, &own)).unwrap();
    desk.order("Ada", &reveal(0, &honest)).unwrap();
    for _ in 0..400 {
        let other: Contribution = bytes(&mut random);
        assert_eq!(code(desk.order("Operator", &reveal(1, &other))), "table-contribution");
    }
    assert_eq!(code(desk.order("Operator", &reveal(1, &honest))), "table-contribution");
    assert_eq!(code(desk.order("Operator", &desk.committing(1, &honest))), "table-seat-taken");
    assert_eq!(code(desk.order("Operator", &Command::Leave { seat: 1 })), "table-all-committed");
    assert_eq!(code(desk.order("Ada", &Command::Leave { seat: 0 })), "table-all-committed");
    assert_eq!(code(desk.order("Host", &Command::Fill { seat: 1, level: 1 })), "table-seat-taken");
    assert_eq!(code(desk.order("Operator", &Command::Rematch { seat: 1 })), "table-not-started");
    assert!(desk.table.reserve(1, &who("Friend")).is_err());
    // Forged entries in the log cannot change the deal either.
    let number = desk.table.number();
    let sat = |commitment: Option<String>, contribution| Event::Sat {
        seat: 1,
        identity: "operator".into(),
        name: "Operator".into(),
        commitment,
        contribution,
    };
    let forged = [
        sat(Some("0".repeat(64)), None),
        sat(None, Some("0".repeat(32))),
        Event::Left { seat: 1 },
        Event::Filled { seat: 1, level: 1, version: "1".into() },
        Event::Revealed { seat: 1, contribution: "0".repeat(32) },
        Event::Started,
    ];
    for event in forged {
        let mut log = desk.log.clone();
        log.push(LogEntry { at: desk.now, by: None, order: None, event });
        assert_eq!(Table::replay(&log).unwrap_err().number, number + 1);
    }
}

/// If a seat does not reveal, there is no game, no result and no rematch. Everybody sees whose contribution
/// is missing.
#[test]
fn whoever_does_not_reveal_gains_nothing() {
    let mut desk = table_of([9; 32]);
    desk.sit(0, "Ada");
    assert_eq!(code(desk.order("Ada", &reveal(0, &[0; 16]))), "table-not-all-committed");
    assert_eq!(code(desk.order("Ada", &Command::Abort { seat: 0 })), "table-too-late-to-abort");
    desk.sit(1, "Operator");
    desk.reveal(0, "Ada");
    desk.wait(13 * 24 * 60 * 60 * 1000);
    assert_eq!(desk.table.stage(), Stage::Waiting);
    let claim = Command::Claim { seat: 1, remedy: Remedy::Win };
    assert_eq!(code(desk.order("Operator", &claim)), "table-not-started");
    assert!(desk.table.expires().is_some(), "a table without a game is removed in the end");
    // Ada is not the host, but she may abort the game instead of waiting any longer.
    desk.order("Ada", &Command::Abort { seat: 0 }).unwrap();
    let result = desk.table.result().unwrap();
    assert_eq!((result.scores, result.why), (vec![], Why::Abort));
    let dice = dice_of(&desk);
    assert!(dice.seat_commitments.iter().all(Option::is_some));
    assert_eq!(dice.contributions, [Some("0".repeat(32)), None]);
    assert!(desk.table.record().unwrap().dice.is_none());
    assert_eq!(code(desk.order("Operator", &Command::Rematch { seat: 1 })), "table-no-rematch");
    for late in [reveal(1, &[1; 16]), desk.committing(1, &[1; 16])] {
        assert_eq!(code(desk.order("Operator", &late)), "table-over");
    }
}

#[test]
fn a_commitment_is_worth_nothing_at_another_seat_or_table() {
    let copied = |from: &Desk, to: &mut Desk| {
        let commitment = dice_of(from).seat_commitments[0].clone();
        to.order("Operator", &Command::Sit { seat: 1, commitment }).unwrap();
    };
    // At another seat of the same table, the operator waits for Ada's commitment and sends the same.
    let mut desk = table_of([9; 32]);
    desk.sit(0, "Ada");
    copied(&desk.clone(), &mut desk);
    desk.reveal(0, "Ada");
    assert_eq!(code(desk.order("Operator", &reveal(1, &[0; 16]))), "table-contribution");
    // At the same seat of another table, the operator sends a commitment from the first table.
    let (mut one, mut other) = (table_of([1; 32]), table_of([2; 32]));
    one.sit(1, "Operator");
    let commitment = dice_of(&one).seat_commitments[1].clone();
    other.sit(0, "Ada");
    other.order("Operator", &Command::Sit { seat: 1, commitment }).unwrap();
    other.reveal(0, "Ada");
    assert_eq!(code(other.order("Operator", &reveal(1, &[1; 16]))), "table-contribution");
}

/// A browser that lost its secret may commit again as long as no seat can have revealed a contribution.
#[test]
fn a_seat_commits_anew_until_all_have_committed() {
    let mut desk = table_of([9; 32]);
    desk.order("Ada", &desk.committing(0, &[5; 16])).unwrap();
    assert_eq!(code(desk.order("Operator", &desk.committing(0, &[6; 16]))), "table-seat-taken");
    desk.order("Ada", &desk.committing(0, &[6; 16])).unwrap();
    desk.sit(1, "Operator");
    assert_eq!(code(desk.order("Ada", &desk.committing(0, &[7; 16]))), "table-seat-taken");
    assert_eq!(code(desk.order("Ada", &reveal(0, &[5; 16]))), "table-contribution");
    desk.order("Ada", &reveal(0, &[6; 16])).unwrap();
    assert_eq!(code(desk.order("Ada", &reveal(0, &[6; 16]))), "table-contribution", "it is shown already");
    // The number of new commitments is limited, because each of them is an entry in the log.
    let mut desk = table_of([9; 32]);
    let refused = (0..1000).find_map(|_| desk.order("Ada", &desk.committing(0, &[5; 16])).err());
    assert_eq!(refused.unwrap().code, "table-too-many-arrivals");
}

#[test]
fn computers_contribute_nothing_and_the_record_shows_what_everybody_committed_to() {
    let mut desk =
        Desk::set_up(new("manitou:players=3", vec![SeatPlan::Invited(who("Ada")), computer(), computer()]));
    desk.order("Ada", &desk.committing(0, &[3; 16])).unwrap();
    desk.order("Ada", &reveal(0, &[3; 16])).unwrap();
    let dice = dice_of(&desk);
    let zeros = || Some("0".repeat(32));
    assert_eq!(dice.contributions, [Some("03".repeat(16)), zeros(), zeros()]);
    assert_eq!(dice.seat_commitments[1..], [None, None]);
    desk.order("Ada", &Command::Resign { seat: 0 }).unwrap();
    let record = desk.table.record().unwrap();
    let read = rules::record::read(&record.to_string()).remove(0).unwrap();
    assert_eq!(read, record);
    let verified = dice::verify(&record).unwrap();
    assert_eq!((verified.deals, verified.contributions), (1, Contributions::Committed));
}

/// Covers logs of earlier versions, in which seats did not commit.
#[test]
fn an_old_log_is_dealt_as_it_was() {
    let mut desk = table_of([9; 32]);
    let sat = |seat: u8, name: &str| -> Event {
        let number = format!("{seat:032x}");
        let text = format!(
            r#"{{"event":"sat","seat":{seat},"identity":"{name}","name":"{name}","contribution":"{number}"}}"#
        );
        serde_json::from_str(&text).unwrap()
    };
    desk.happen(None, vec![sat(0, "ada"), sat(1, "operator"), Event::Started]);
    let contributions = [0_u128, 1].map(u128::to_be_bytes);
    assert_eq!(dealt(&desk).unwrap(), deal([9; 32], &contributions));
    assert_eq!(Table::replay(&desk.log).unwrap().stage(), Stage::Playing);
    desk.order("Ada", &Command::Resign { seat: 0 }).unwrap();
    let record = desk.table.record().unwrap();
    assert!(!record.to_string().contains("Commitment0"));
    assert_eq!(dice::verify(&record).unwrap().contributions, Contributions::Uncommitted);
}

#[test]
fn at_an_old_table_that_waited_everybody_commits() {
    let mut desk = table_of([9; 32]);
    let number = "0".repeat(32);
    let text =
        format!(r#"{{"event":"sat","seat":0,"identity":"ada","name":"Ada","contribution":"{number}"}}"#);
    desk.happen(None, vec![serde_json::from_str(&text).unwrap()]);
    desk.sit(1, "Operator");
    assert_eq!(desk.table.stage(), Stage::Waiting);
    desk.sit(0, "Ada");
    desk.reveal(0, "Ada");
    desk.reveal(1, "Operator");
    assert_eq!(desk.table.stage(), Stage::Playing);
}

/// Stores keep logs for years, so a change of their JSON form must not go unnoticed.
#[test]
fn the_form_of_the_log_stays() {
    let mut desk = table_of([9; 32]);
    desk.sit(0, "Ada");
    desk.sit(1, "Operator");
    desk.reveal(0, "Ada");
    let written: Vec<String> =
        desk.log[3..].iter().map(|entry| serde_json::to_string(&entry.event).unwrap()).collect();
    let committed = dice_of(&desk).seat_commitments;
    let sat = |seat: usize, id: &str, name: &str| {
        let commitment = committed[seat].as_deref().unwrap();
        format!(
            r#"{{"event":"sat","seat":{seat},"identity":"{id}","name":"{name}","commitment":"{commitment}"}}"#
        )
    };
    let zeros = "0".repeat(32);
    let revealed = format!(r#"{{"event":"revealed","seat":0,"contribution":"{zeros}"}}"#);
    assert_eq!(written, [sat(0, "ada", "Ada"), sat(1, "operator", "Operator"), revealed]);
}
