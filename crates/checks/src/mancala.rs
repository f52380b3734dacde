//! Checks of certificates of values.

use std::{
    collections::{BTreeMap, HashMap},
    sync::LazyLock,
};

use certificate::{Bound, Bowls, Claim, Need, ValueCertificate, check_value, read_value};
use rules::{
    Game, Random, Seat, Spec as _, legal,
    mancala::{Bowl, Mancala, Spec},
};

use crate::bytes::{self, Choices};

/// The certificate of a small position. It has few claims.
static SOUND: LazyLock<ValueCertificate> = LazyLock::new(|| {
    value_strategy("mancala", "0 1 0 2 0 1 3 / 1 0 2 0 0 1 4 S", 3).expect("a legal position")
});

/// Writes a certificate with a plain search. All bounds are the exact values. `None` if the rules do not
/// allow the position.
pub fn value_strategy(spec: &str, start: &str, endgame: usize) -> Option<ValueCertificate> {
    let spec = Spec::parse(spec).ok()?;
    let game = Mancala::from_position(spec, start).ok()?;
    let bowls = Bowls::of(game.board());
    let mut writer = Writer { spec, endgame, known: HashMap::new(), claims: BTreeMap::new() };
    let gain = writer.gain(bowls)?;
    for bound in [Bound::AtLeast(gain), Bound::AtMost(gain)] {
        writer.claim(Need { bowls, bound, is_over: false })?;
    }
    Some(ValueCertificate {
        spec: spec.to_string(),
        rules: Spec::RULES,
        start: start.to_owned(),
        value: gain + game.board().lead(),
        endgame,
        claims: writer.claims.into_values().collect(),
    })
}

struct Writer {
    spec: Spec,
    endgame: usize,
    known: HashMap<Mancala, i32>,
    claims: BTreeMap<(Bowls, bool), Claim>,
}

impl Writer {
    /// Returns what the player to act still gains with perfect play.
    fn gain(&mut self, bowls: Bowls) -> Option<i32> {
        let game = Mancala::from_position(self.spec, &bowls.position()).ok()?;
        Some(south(&game, &mut self.known))
    }

    fn claim(&mut self, need: Need) -> Option<()> {
        let Need { bowls, bound, .. } = need;
        let place = (bowls, bound.is_upper());
        if need.is_free(self.endgame) || self.claims.contains_key(&place) {
            return Some(());
        }
        let gain = self.gain(bowls)?;
        let bound = if bound.is_upper() { Bound::AtMost(gain) } else { Bound::AtLeast(gain) };
        let mut needs = Vec::new();
        for action in bowls.actions() {
            let need = Need::after(bowls, action, bound, self.spec.rule_set());
            let rest = if need.is_over { 0 } else { self.gain(need.bowls)? };
            if bound.is_upper() || need.bound.allows(rest) {
                needs.push((action, need));
            }
        }
        let mut action = None;
        if !bound.is_upper() {
            needs.truncate(1);
            action = Some(needs.first()?.0);
        }
        self.claims.insert(place, Claim { bowls, gain, action });
        needs.into_iter().try_for_each(|(_, need)| self.claim(need))
    }
}

/// Returns South's lead at the end of the game, with perfect play.
fn south(game: &Mancala, known: &mut HashMap<Mancala, i32>) -> i32 {
    let Some(seat) = game.turn().seat() else { return game.score(Seat::FIRST) - game.score(Seat::SECOND) };
    if let Some(value) = known.get(game) {
        return *value;
    }
    let after = |action| {
        let mut next = game.clone();
        next.play(action);
        south(&next, known)
    };
    let values = legal(game).into_iter().map(after);
    let value = if seat == Seat::FIRST { values.max() } else { values.min() };
    let value = value.expect("a player who acts has an action");
    known.insert(game.clone(), value);
    value
}

/// Changes the text of a sound certificate, and then the certificate itself. A changed text must be refused
/// or hold the same claims as before. If a changed certificate is accepted, the value that it claims must be
/// true.
pub fn value_certificate(data: &[u8]) {
    let mut choices = Choices(data.iter());
    let text = bytes::changed(&SOUND.to_string(), &mut choices);
    if let Ok(certificate) = read_value(&text) {
        assert_eq!(certificate.claims, SOUND.claims, "changed claims are accepted:\n{text}");
    }
    let mut changed = SOUND.clone();
    while choices.0.len() > 0 && !changed.claims.is_empty() {
        change(&mut changed, &mut choices);
    }
    let spec = Spec::parse(&changed.spec).expect("the spec is not changed");
    assert_eq!(read_value(&changed.to_string()).as_ref(), Ok(&changed));
    let accepted = check_value(&changed, spec, 1, &|_| true) == Ok(true);
    assert!(accepted || changed != *SOUND, "a sound certificate is refused");
    if accepted {
        let start = Mancala::from_position(spec, &changed.start).expect("the check has read this position");
        let value = south(&start, &mut HashMap::new());
        let value = if start.turn().seat() == Some(Seat::FIRST) { value } else { -value };
        assert_eq!(changed.value, value, "accepted, but wrong:\n{changed}");
    }
}

fn change(certificate: &mut ValueCertificate, choices: &mut Choices<'_>) {
    let claims = &mut certificate.claims;
    let count = claims.len() as u32;
    let (at, other) = (choices.below(count) as usize, choices.below(count) as usize);
    match choices.below(10) {
        0 => {
            claims.remove(at);
        }
        1 => claims.swap(at, other),
        2 => claims[at] = claims[other],
        3 => claims[at].gain += choices.below(5) as i32 - 2,
        4 => claims[at].action = Bowl::new(choices.below(8) as u8),
        5 => claims[at].bowls = claims[other].bowls,
        6 => certificate.start = claims[at].bowls.position(),
        7 => certificate.value += choices.below(5) as i32 - 2,
        8 => claims.sort_by_key(Claim::place),
        _ => certificate.endgame = choices.below(5) as usize,
    }
}
