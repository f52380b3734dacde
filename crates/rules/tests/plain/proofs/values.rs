//! Certificates of values in Mancala.
//!
//! Each line limits what the player to act gains. Either the given action gains at least a number of stones,
//! or every action gains at most that number. Each line follows from the lines of the positions one action
//! later. That proves the value, because no position comes back. Stones in a mancala (banked stones) stay
//! there. A sowing that banks no stone only brings stones closer to their mancala. Positions can come back
//! only in Ethiopian, which has no certificates.

use std::collections::HashMap;

use super::texts;
use crate::{Plain, mancala::Mancala};

/// The ordinary run checks certificates with at most this many lines.
const SMALL: usize = 5_000;

#[test]
fn small_proofs_of_values_are_sound() {
    assert_eq!(check(SMALL), 1);
}

#[test]
#[ignore = "long"]
fn all_proofs_of_values_are_sound() {
    assert_eq!(check(usize::MAX), 3);
}

/// Checks all certificates of values with at most this many lines. Returns how many there are.
fn check(most: usize) -> usize {
    let small = |text: &String| text.contains("\nvalue ") && text.lines().count() <= most;
    texts().filter(small).inspect(|text| check_text(text)).count()
}

/// A number of stones, and the action with which the player to act gains at least that many. Without an
/// action, the player gains at most that many, whatever they play.
type Claim<'a> = (i32, Option<&'a str>);

struct Certificate<'a> {
    spec: &'a str,
    /// The claims by the bowls of both players, and by whether the number is an upper bound.
    claims: HashMap<(&'a str, bool), Claim<'a>>,
    /// Positions with up to this many stones in the bowls are worked out.
    endgame: u32,
    /// The gains that have been worked out, by the bowls of both players.
    known: HashMap<String, i32>,
}

fn check_text(text: &str) {
    let (head, body) = text.split_once("\n\n").unwrap();
    let field = |name: &str| head.lines().find_map(|line| line.strip_prefix(name)).unwrap();
    let mut certificate = Certificate {
        spec: field("spec "),
        claims: HashMap::new(),
        endgame: field("endgame ").parse().unwrap(),
        known: HashMap::new(),
    };
    assert!(!certificate.spec.contains("ethiopian"));
    for line in body.lines() {
        let parts: Vec<&str> = line.split('\t').collect();
        let claim = (parts[1].parse().unwrap(), parts.get(2).copied());
        let known = certificate.claims.insert((parts[0], claim.1.is_none()), claim);
        assert!(known.is_none(), "twice: {line}");
    }
    assert_eq!(certificate.claims.len(), field("positions ").parse().unwrap());

    let start = Mancala::from_position(certificate.spec, field("start ")).unwrap();
    let start = After::of(&start, start.actor().unwrap());
    let value: i32 = field("value ").parse().unwrap();
    let gain = value - start.gain;
    assert!(certificate.holds(&start.bowls, false, gain, false), "not at least {value}");
    assert!(certificate.holds(&start.bowls, true, gain, false), "not at most {value}");
    let claims: Vec<_> = certificate.claims.iter().map(|(place, claim)| (*place, *claim)).collect();
    for ((bowls, upper), (gain, action)) in claims {
        certificate.check(bowls, upper, gain, action);
    }
}

impl Certificate<'_> {
    /// Checks that a claim follows from what holds one action later.
    fn check(&mut self, bowls: &str, upper: bool, gain: i32, action: Option<&str>) {
        let all = self.after(bowls);
        let mut tried = 0;
        for (played, after) in all {
            if action.is_none_or(|action| action == played) {
                tried += 1;
                let rest = gain - after.gain;
                let holds = match after.again {
                    true => self.holds(&after.bowls, upper, rest, after.over),
                    false => self.holds(&after.bowls, !upper, -rest, after.over),
                };
                assert!(holds, "{bowls} {gain}: {played}");
            }
        }
        assert!(tried > 0, "{bowls}: {action:?}");
    }

    /// Whether the player to act gains at most `gain` (if `upper`) or at least `gain` (otherwise).
    fn holds(&mut self, bowls: &str, upper: bool, gain: i32, over: bool) -> bool {
        let respects = |value: i32| if upper { value <= gain } else { value >= gain };
        let stones = bowls.split(' ').filter_map(|word| word.parse::<u32>().ok()).sum::<u32>();
        if over {
            respects(0)
        } else if respects(if upper { stones as i32 } else { -(stones as i32) }) {
            true
        } else if stones <= self.endgame {
            respects(self.work_out(bowls))
        } else {
            self.claims.get(&(bowls, upper)).is_some_and(|(claimed, _)| respects(*claimed))
        }
    }

    /// What the player to act gains in an endgame.
    fn work_out(&mut self, bowls: &str) -> i32 {
        if let Some(gain) = self.known.get(bowls) {
            return *gain;
        }
        let mut best = i32::MIN;
        for (_, after) in self.after(bowls) {
            let rest = if after.over { 0 } else { self.work_out(&after.bowls) };
            best = best.max(after.gain + if after.again { rest } else { -rest });
        }
        self.known.insert(bowls.to_owned(), best);
        best
    }

    /// Every action in a position, and what it leads to.
    fn after(&self, bowls: &str) -> Vec<(String, After)> {
        let (own, other) = bowls.split_once(" / ").unwrap();
        let text = format!("{own} 0 / {other} 0 S");
        let game = Mancala::from_position(self.spec, &text).unwrap_or_else(|| panic!("no position: {bowls}"));
        let actions = game.actions().into_iter();
        let after = |action: String| {
            let mut next = game.clone();
            next.play(&action);
            let after = After::of(&next, 0);
            (action, after)
        };
        actions.map(after).collect()
    }
}

/// A position as seen by one of its players.
struct After {
    /// The bowls of the player to act, then those of the other player.
    bowls: String,
    /// The difference of the mancalas, as seen by the player who acted before.
    gain: i32,
    /// Whether the same player acts again.
    again: bool,
    over: bool,
}

impl After {
    /// The position of `game`. `seat` acted before: `gain` and `again` are from its point of view.
    fn of(game: &Mancala, seat: usize) -> After {
        let text = game.position();
        let (south, rest) = text.split_once(" / ").unwrap();
        let (north, _) = rest.rsplit_once(' ').unwrap();
        let [(south, banked), (north, banked_north)] =
            [south, north].map(|side| side.rsplit_once(' ').unwrap());
        let lead = banked.parse::<i32>().unwrap() - banked_north.parse::<i32>().unwrap();
        let actor = game.actor();
        let bowls =
            if actor == Some(1) { format!("{north} / {south}") } else { format!("{south} / {north}") };
        After {
            bowls,
            gain: if seat == 0 { lead } else { -lead },
            again: actor == Some(seat),
            over: actor.is_none(),
        }
    }
}
