//! Certificates of values that a plain search wrote, intact and damaged.

#![allow(clippy::unwrap_used, clippy::panic, reason = "a test that cannot go on fails")]

use std::sync::LazyLock;

use certificate::{
    BadText, Bound, Bowls, Claim, Fault, Flaw, Proof, ValueCertificate, check_value, read, read_value,
};
use checks::value_strategy;
use rules::{
    Game, Random, Spec as _,
    mancala::{Bowl, Mancala, Spec},
};

const START: &str = "0 1 0 2 0 1 3 / 1 0 2 0 0 1 4 S";

fn sound() -> ValueCertificate {
    static SOUND: LazyLock<ValueCertificate> = LazyLock::new(|| value_strategy("mancala", START, 3).unwrap());
    SOUND.clone()
}

fn checked(certificate: &ValueCertificate) -> Result<bool, Fault> {
    check_value(certificate, Spec::parse(&certificate.spec).unwrap(), 2, &|_| true)
}

/// The fault that the check finds in a changed certificate.
fn fault(change: impl FnOnce(&mut ValueCertificate)) -> Fault {
    let mut certificate = sound();
    change(&mut certificate);
    checked(&certificate).unwrap_err()
}

fn lower(claims: &mut [Claim]) -> &mut Claim {
    claims.iter_mut().find(|claim| claim.action.is_some()).unwrap()
}

fn upper(claims: &mut [Claim]) -> &mut Claim {
    claims.iter_mut().find(|claim| claim.action.is_none()).unwrap()
}

#[test]
fn sound_certificates_are_accepted() {
    let starts = [
        ("mancala", START, 0),
        ("mancala", START, 3),
        ("mancala", "1 0 0 1 2 0 0 / 0 2 0 1 0 1 5 N", 4),
        ("mancala:rules=general", "1 0 2 0 1 0 0 / 0 2 0 1 0 1 5 S", 4),
        ("mancala:rules=nigerian", "1 0 3 0 1 0 0 / 0 2 0 1 0 1 5 N", 4),
        // The check works out endgames by itself.
        ("mancala", START, 8),
    ];
    for (spec, start, endgame) in starts {
        let certificate = value_strategy(spec, start, endgame).unwrap();
        assert_eq!(certificate.claims.is_empty(), endgame == 8, "{spec} {start}");
        assert_eq!(checked(&certificate), Ok(true), "{spec} {start}");
        assert_eq!(read_value(&certificate.to_string()).as_ref(), Ok(&certificate));
        assert_eq!(read(&certificate.to_string()), Ok(Proof::Value(certificate)));
    }
    // A check that is stopped early proves nothing.
    assert_eq!(check_value(&sound(), Spec::default(), 1, &|_| false), Ok(false));
}

#[test]
fn a_wrong_value_is_refused() {
    for wrong in [-2, -1, 1, 2] {
        let fault = fault(|all| all.value += wrong);
        assert_eq!(fault.position, START);
        assert!(matches!(fault.flaw, Flaw::StartUnclaimed(_)), "{fault}");
    }
    // A certificate without claims is checked too.
    let mut endgame = value_strategy("mancala", START, 8).unwrap();
    endgame.value += 1;
    assert!(checked(&endgame).is_err());
}

#[test]
fn every_missing_claim_is_found() {
    for at in 0..sound().claims.len() {
        let fault = fault(|all| {
            all.claims.remove(at);
        });
        assert!(matches!(fault.flaw, Flaw::Unclaimed(..) | Flaw::StartUnclaimed(_)), "{fault}");
    }
}

/// All claimed bounds are exact, so any stricter bound is wrong.
#[test]
fn every_wrong_number_is_found() {
    for at in 0..sound().claims.len() {
        for wrong in [1, 2] {
            let fault = fault(|all| {
                let claim = &mut all.claims[at];
                claim.gain += if claim.action.is_some() { wrong } else { -wrong };
            });
            assert_eq!(fault.position, sound().claims[at].bowls.to_string());
            assert!(matches!(fault.flaw, Flaw::Unclaimed(..) | Flaw::Broken(..)), "{fault}");
        }
    }
}

#[test]
fn every_flaw_is_found_and_named() {
    let named = |change: fn(&mut ValueCertificate)| {
        let fault = fault(change);
        (fault.position, fault.flaw)
    };
    let first = sound().claims[0].bowls.to_string();
    assert_eq!(named(|all| all.rules = 9), (START.to_owned(), Flaw::Rules(9)));
    assert!(matches!(named(|all| all.start = "x".to_owned()).1, Flaw::Position(_)));
    assert!(matches!(named(|all| all.start.insert(0, '0')).1, Flaw::Position(_) | Flaw::Text(_)));
    assert_eq!(named(|all| all.claims.swap(0, 1)), (first.clone(), Flaw::Order));
    assert_eq!(named(|all| all.claims.insert(0, all.claims[0])), (first, Flaw::Order));

    // An illegal action: an empty bowl.
    let illegal = |all: &mut ValueCertificate| {
        let claim = lower(&mut all.claims);
        let empty = claim.bowls.own.iter().position(|&stones| stones == 0).unwrap();
        claim.action = Some(Bowl::ALL[empty]);
    };
    assert!(matches!(named(illegal).1, Flaw::Action(_)));

    // A position in which nobody is to act.
    let empty = Claim { bowls: Bowls { own: [0; 6], other: [1; 6] }, gain: 0, action: None };
    let mut certificate = sound();
    certificate.claims.insert(0, empty);
    certificate.claims.sort_by_key(Claim::place);
    let fault = checked(&certificate).unwrap_err();
    assert_eq!(fault.position, "0 0 0 0 0 0 / 1 1 1 1 1 1");
    assert!(matches!(fault.flaw, Flaw::Position(_)), "{fault}");

    // A lower bound needs an action. An upper bound must hold for every action, so it has none.
    let chosen = fault_of(|all| upper(all).action = Bowl::new(1));
    assert!(chosen.is_err());
    let open = fault_of(|all| lower(all).action = None);
    assert!(open.is_err());
}

fn fault_of(change: impl FnOnce(&mut [Claim])) -> Result<bool, Fault> {
    let mut certificate = sound();
    change(&mut certificate.claims);
    certificate.claims.sort_by_key(Claim::place);
    checked(&certificate)
}

#[test]
fn a_rule_set_in_which_positions_repeat_is_refused() {
    let mut certificate = sound();
    certificate.spec = "mancala:rules=ethiopian".to_owned();
    assert_eq!(checked(&certificate).unwrap_err().flaw, Flaw::Circles);
}

#[test]
fn a_changed_text_is_refused() {
    let text = sound().to_string();
    let changed = |from: &str, to: &str| read_value(&text.replacen(from, to, 1));
    assert_eq!(changed("\nvalue ", "\nvalue x"), Err(BadText::Line(5, "value ")));
    assert_eq!(changed("\nendgame 3", "\nendgame 99"), Err(BadText::Line(6, "endgame ")));
    assert!(matches!(changed("positions ", "positions 9"), Err(BadText::Positions(..))));
    assert_eq!(changed("\t", "\t1"), Err(BadText::Digest));
    for cut in (0..text.len()).step_by(7) {
        assert!(read_value(&text[..cut]).is_err(), "{cut}");
    }
    // A single flipped bit anywhere in the list.
    let body = text.find("\n\n").unwrap() + 2;
    for at in (body..text.len()).step_by(7) {
        let mut bytes = text.clone().into_bytes();
        bytes[at] ^= 1;
        assert_eq!(read_value(std::str::from_utf8(&bytes).unwrap()), Err(BadText::Digest));
    }
}

#[test]
fn bounds_follow_from_each_other() {
    assert!(Bound::AtLeast(3).allows(3) && !Bound::AtLeast(3).allows(2));
    assert!(Bound::AtMost(3).allows(3) && !Bound::AtMost(3).allows(4));
    assert!(Bound::AtLeast(-5).is_certain(5) && !Bound::AtLeast(-4).is_certain(5));
    assert!(Bound::AtMost(5).is_certain(5) && !Bound::AtMost(4).is_certain(5));
    assert_eq!(Bound::AtLeast(3).and(Bound::AtLeast(4)), Bound::AtLeast(4));
    assert_eq!(Bound::AtMost(3).and(Bound::AtMost(4)), Bound::AtMost(3));
}

/// Numbers that look random.
struct Numbers(u64);

impl Random for Numbers {
    fn below(&mut self, bound: u32) -> u32 {
        self.0 = self.0.wrapping_mul(0x5851_f42d_4c95_7f2d).wrapping_add(0x1405_7b7e_f767_814f);
        (self.0 >> 33) as u32 % bound.max(1)
    }
}

/// The number of stones in the bowls, and the sum of their distances from their owners' mancalas.
fn way(game: &Mancala) -> (usize, usize) {
    let bowls = Bowls::of(game.board());
    (bowls.stones(), bowls.steps())
}

/// No line of play is endless. This is why claims that rest on each other are a proof.
#[test]
fn every_action_brings_the_end_closer() {
    let mut random = Numbers(1);
    for spec in
        ["mancala", "mancala:stones=8", "mancala:rules=general,stones=6", "mancala:rules=nigerian,stones=7"]
    {
        for _ in 0..300 {
            let mut game = Mancala::new(Spec::parse(spec).unwrap());
            while let Some(action) = game.sample(&mut random) {
                let before = way(&game);
                game.play(action);
                assert!(way(&game) < before, "{spec} {game:?}");
            }
        }
    }
}
