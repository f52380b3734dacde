//! Checks certificates of wins with the rules alone.

use rules::{Game, Illegal, Spec, legal};

use crate::{Certificate, Fault, Flaw, MOST_PLIES, Step, batches::check_all};

/// Checks a certificate on this many threads. `watch` receives the number of positions checked so far. If it
/// returns `false`, the check stops. Returns whether the check was completed. The time grows in proportion to
/// the number of positions.
///
/// # Errors
/// The certificate is wrong. The fault says where and why.
pub fn check<G: Game>(
    certificate: &Certificate,
    spec: G::Spec,
    threads: usize,
    watch: &(dyn Fn(usize) -> bool + Sync),
) -> Result<bool, Fault> {
    let steps = &certificate.steps;
    let fault = |position: &str, flaw| Fault { position: position.to_owned(), flaw };
    if certificate.rules != <G::Spec as Spec>::RULES {
        return Err(fault(&certificate.start, Flaw::Rules(certificate.rules)));
    }
    for pair in steps.windows(2) {
        if let [one, next] = pair
            && one.position >= next.position
        {
            return Err(fault(&next.position, Flaw::Order));
        }
    }
    if certificate.step(&certificate.start).is_none() {
        return Err(fault(&certificate.start, Flaw::Start));
    }
    check_all(steps, threads, watch, |step| {
        check_step::<G>(certificate, spec, step).map_err(|flaw| fault(&step.position, flaw))
    })
}

fn check_step<G: Game>(certificate: &Certificate, spec: G::Spec, step: &Step) -> Result<(), Flaw> {
    if step.plies > MOST_PLIES {
        return Err(Flaw::Long);
    }
    let game = G::from_position(spec, &step.position).map_err(|faults| Flaw::Position(faults.to_string()))?;
    match game.position() {
        Some(text) if text != step.position => return Err(Flaw::Text(text)),
        _ => {}
    }
    let seat = game.turn().seat().ok_or(Flaw::Over)?;
    match &step.action {
        Some(text) if seat == certificate.winner => {
            let mut next = game;
            let refused = |illegal: Illegal| Flaw::Action(illegal.to_string());
            next.try_play(text.parse().map_err(refused)?).map_err(refused)?;
            check_next(certificate, step, text, &next)
        }
        Some(_) => Err(Flaw::LosersAction),
        None if seat == certificate.winner => Err(Flaw::NoAction),
        None => legal(&game).into_iter().try_for_each(|action| {
            let mut next = game.clone();
            next.play(action);
            check_next(certificate, step, &action.to_string(), &next)
        }),
    }
}

/// Checks that an action leads to the win or to a position with a smaller number.
fn check_next<G: Game>(certificate: &Certificate, step: &Step, action: &str, next: &G) -> Result<(), Flaw> {
    if let Some(outcome) = next.outcome() {
        let won = outcome.winner() == Some(certificate.winner) && step.plies > 0;
        return if won { Ok(()) } else { Err(Flaw::NotWon(action.to_owned())) };
    }
    let position = next.position().unwrap_or_default();
    match certificate.step(&position) {
        Some(found) if found.plies < step.plies => Ok(()),
        Some(_) => Err(Flaw::Number(action.to_owned(), position)),
        None => Err(Flaw::Missing(action.to_owned(), position)),
    }
}
