//! Certificates that a plain search wrote, intact and damaged.

#![allow(clippy::unwrap_used, clippy::panic, reason = "a test that cannot go on fails")]

use certificate::{BadText, Certificate, Fault, Flaw, Step, ToAndFro, check, check_runs, read_win};
use checks::strategy;
use rules::{
    Seat, Spec,
    jungle::{self, Jungle},
    mana::{self, Mana},
};

/// Orange's Rat enters the den, whatever Yellow's Cat does.
fn jungle() -> (Certificate, jungle::Spec) {
    let spec = Spec::parse("jungle").unwrap();
    (strategy::<Jungle>(spec, "7/3R3/7/7/7/7/7/7/c6 y -", Seat::FIRST, 2).unwrap(), spec)
}

fn checked(certificate: &Certificate, spec: jungle::Spec) -> Result<bool, Fault> {
    check::<Jungle>(certificate, spec, 2, &|_| true)
}

/// The flaw that the check finds in a changed certificate.
fn flaw(change: impl FnOnce(&mut Certificate)) -> Flaw {
    let (mut certificate, spec) = jungle();
    change(&mut certificate);
    checked(&certificate, spec).unwrap_err().flaw
}

fn at(certificate: &mut Certificate, is: impl Fn(&Step) -> bool) -> &mut Step {
    certificate.steps.iter_mut().find(|step| is(step)).unwrap()
}

#[test]
fn a_sound_certificate_is_accepted() {
    let (certificate, spec) = jungle();
    assert!(certificate.steps.len() > 2);
    assert_eq!(checked(&certificate, spec), Ok(true));
    assert_eq!(read_win(&certificate.to_string()).as_ref(), Ok(&certificate));
    // A check that is stopped early proves nothing.
    assert_eq!(check::<Jungle>(&certificate, spec, 1, &|_| false), Ok(false));
}

#[test]
fn every_flaw_is_found() {
    let winners = |step: &Step| step.action.is_some();
    let losers = |step: &Step| step.action.is_none();
    assert_eq!(flaw(|all| all.rules = 2), Flaw::Rules(2));
    assert_eq!(flaw(|all| all.start = "x".to_owned()), Flaw::Start);
    assert!(matches!(flaw(|all| all.steps.swap(0, 1)), Flaw::Order));
    assert!(matches!(flaw(|all| all.steps.retain(losers)), Flaw::Missing(..)));
    assert_eq!(flaw(|all| at(all, winners).action = None), Flaw::NoAction);
    assert_eq!(flaw(|all| at(all, losers).action = Some("a1-a2".to_owned())), Flaw::LosersAction);
    assert!(matches!(flaw(|all| at(all, winners).action = Some("d8-a1".to_owned())), Flaw::Action(_)));
    assert!(matches!(flaw(|all| at(all, winners).action = Some("hello".to_owned())), Flaw::Action(_)));
    assert!(matches!(flaw(|all| at(all, winners).plies = 9), Flaw::Number(..)));
    assert_eq!(flaw(|all| at(all, winners).plies = 100), Flaw::Long);
    assert!(matches!(flaw(|all| at(all, winners).plies = 0), Flaw::NotWon(_)));
    assert!(matches!(flaw(|all| all.winner = Seat::FIRST.other()), Flaw::NoAction | Flaw::LosersAction));
}

#[test]
fn a_position_that_the_rules_do_not_allow_is_named() {
    let (mut certificate, spec) = jungle();
    let wrong = Step { position: "7/7/7/7/7/7/7/7/7 o -".to_owned(), plies: 1, action: None };
    certificate.steps.insert(0, wrong.clone());
    certificate.steps.sort_by(|one, other| one.position.cmp(&other.position));
    let fault = checked(&certificate, spec).unwrap_err();
    assert!(matches!(fault.flaw, Flaw::Position(_)), "{fault}");
    assert_eq!(fault.position, wrong.position);
}

#[test]
fn a_changed_text_is_refused() {
    let text = jungle().0.to_string();
    let changed = |from: &str, to: &str| read_win(&text.replacen(from, to, 1));
    assert_eq!(
        changed("menagerie certificate 1", "menagerie certificate 2"),
        Err(BadText::Line(1, "menagerie certificate 1"))
    );
    assert_eq!(changed("winner 0", "winner x"), Err(BadText::Line(5, "winner ")));
    assert!(matches!(changed("positions ", "positions 9"), Err(BadText::Positions(..))));
    assert_eq!(changed("\t", "\t1"), Err(BadText::Digest));
    assert_eq!(read_win(""), Err(BadText::Line(1, "menagerie certificate 1")));
    for cut in 0..text.len() {
        assert!(read_win(&text[..cut]).is_err(), "{cut}");
    }
}

#[test]
fn wins_of_mana_are_certified() {
    let spec: mana::Spec = Spec::parse("mana").unwrap();
    // Black takes the Daimyo at once.
    let certificate = strategy::<Mana>(spec, "d5/R5/6/6/6/5D b - 4/5 *", Seat::FIRST, 1).unwrap();
    assert_eq!(check::<Mana>(&certificate, spec, 1, &|_| true), Ok(true));
}

/// The Rat needs two moves to the den.
#[test]
fn runs_of_the_winner_are_found() {
    let spec: jungle::Spec = Spec::parse("jungle").unwrap();
    let start = "7/7/3R3/7/7/7/7/7/c6 y -";
    let certificate = strategy::<Jungle>(spec, start, Seat::FIRST, 4).unwrap();
    assert_eq!(checked(&certificate, spec), Ok(true));
    let runs = |moves, takes_back| {
        check_runs::<Jungle>(&certificate, spec, ToAndFro { moves, takes_back }, &|_| true)
            .map_err(|fault| fault.flaw)
    };
    assert_eq!(runs(3, |_, _| true), Ok(true));
    assert_eq!(runs(2, |_, _| true), Err(Flaw::Run("d8-d9".to_owned())));
    assert_eq!(runs(2, |_, _| false), Ok(true));
    assert_eq!(runs(1, |_, _| false), Err(Flaw::Run("d7-d8".to_owned())));
}
