//! Checks certificates of values with the rules alone.

use rules::{
    Game, Spec as _,
    mancala::{Action, Mancala, Spec},
};

use super::{Bound, Bowls, Claim, Endgame, Need, ValueCertificate, has_values};
use crate::{Fault, Flaw, batches::check_all};

/// Checks a certificate on this many threads. `watch` receives the number of claims checked so far. If it
/// returns `false`, the check stops. Returns whether the check was completed. The time grows in proportion to
/// the number of claims, plus the number of endgame positions that the claims lead to.
///
/// # Errors
/// The certificate is wrong. The fault says where and why.
pub fn check_value(
    certificate: &ValueCertificate,
    spec: Spec,
    threads: usize,
    watch: &(dyn Fn(usize) -> bool + Sync),
) -> Result<bool, Fault> {
    let fault = |position: String, flaw| Fault { position, flaw };
    let at_start = |flaw| fault(certificate.start.clone(), flaw);
    if certificate.rules != Spec::RULES {
        return Err(at_start(Flaw::Rules(certificate.rules)));
    }
    if !has_values(spec.rule_set()) {
        return Err(at_start(Flaw::Circles));
    }
    for pair in certificate.claims.windows(2) {
        if let [one, next] = pair
            && one.place() >= next.place()
        {
            return Err(fault(next.bowls.to_string(), Flaw::Order));
        }
    }
    let endgame = Endgame::new(spec.rule_set(), certificate.endgame);
    check_start(certificate, spec, &endgame).map_err(at_start)?;
    check_all(&certificate.claims, threads, watch, |claim| {
        check_claim(certificate, spec, &endgame, claim).map_err(|flaw| fault(claim.bowls.to_string(), flaw))
    })
}

/// Checks that both bounds of the start are proven.
fn check_start(certificate: &ValueCertificate, spec: Spec, endgame: &Endgame) -> Result<(), Flaw> {
    let game = position(spec, &certificate.start)?;
    let bowls = Bowls::of(game.board());
    // The claims are about gains, but the value also counts the stones in the mancalas.
    let gain = certificate.value.saturating_sub(game.board().lead());
    for bound in [Bound::AtLeast(gain), Bound::AtMost(gain)] {
        if follows(certificate, endgame, &Need { bowls, bound, is_over: false }) != Some(true) {
            return Err(Flaw::StartUnclaimed(bound));
        }
    }
    Ok(())
}

fn check_claim(
    certificate: &ValueCertificate,
    spec: Spec,
    endgame: &Endgame,
    claim: &Claim,
) -> Result<(), Flaw> {
    let game = position(spec, &claim.bowls.position())?;
    let check = |bowl| {
        let need = Need::after(claim.bowls, bowl, claim.bound(), spec.rule_set());
        match follows(certificate, endgame, &need) {
            Some(true) => Ok(()),
            Some(false) => Err(Flaw::Broken(bowl.number(), need.bowls, need.bound)),
            None => Err(Flaw::Unclaimed(bowl.number(), need.bowls, need.bound)),
        }
    };
    match claim.action {
        Some(bowl) => {
            let action = Action { bowl, direction: None };
            game.check(action).map_err(|illegal| Flaw::Action(illegal.to_string()))?;
            check(bowl)
        }
        None => claim.bowls.actions().try_for_each(check),
    }
}

/// Reads a position. The rules must allow it, and it must be written in the standard form.
fn position(spec: Spec, text: &str) -> Result<Mancala, Flaw> {
    let game = Mancala::from_position(spec, text).map_err(|faults| Flaw::Position(faults.to_string()))?;
    match game.position() {
        Some(standard) if standard != text => Err(Flaw::Text(standard)),
        _ => Ok(game),
    }
}

/// Whether the needed bound holds, by the rules alone or by a claim. `None` if only a claim can tell, and the
/// claim is missing or too weak.
fn follows(certificate: &ValueCertificate, endgame: &Endgame, need: &Need) -> Option<bool> {
    need.holds(endgame).or_else(|| {
        let claim = certificate.claim(need.bowls, need.bound)?;
        need.bound.allows(claim.gain).then_some(true)
    })
}
