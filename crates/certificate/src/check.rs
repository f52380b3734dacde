//! The check of a certificate by the rules alone.

use std::{
    error, fmt,
    sync::{
        Mutex,
        atomic::{AtomicUsize, Ordering::Relaxed},
    },
    thread,
};

use rules::{Game, Illegal, Spec, legal};

use crate::{Certificate, MOST_PLIES, Step};

/// The number of positions that a thread takes at a time.
const BATCH: usize = 256;

/// What is wrong with a certificate, and where.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Fault {
    /// The text of the position.
    pub position: String,
    /// What is wrong there.
    pub flaw: Flaw,
}

/// What is wrong at a position of a certificate.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Flaw {
    /// The rules do not allow the position, for this reason.
    Position(String),
    /// The text of the position is not in its standard form, which is this text.
    Text(String),
    /// No seat is to act in the position.
    Over,
    /// The position is listed twice, or out of order.
    Order,
    /// The winner is to act, but the action is missing.
    NoAction,
    /// The loser is to act, but the certificate gives an action.
    LosersAction,
    /// The rules do not allow the winner's action, for this reason.
    Action(String),
    /// After this action, the game is over and the winner has not won.
    NotWon(String),
    /// The first field is an action. It leads to the position in the second field, which is not listed.
    Missing(String, String),
    /// The first field is an action. It leads to the position in the second field, whose number is not
    /// smaller.
    Number(String, String),
    /// This action of the winner can complete a run of moves to and fro, which loses; see
    /// [`ToAndFro`](crate::ToAndFro).
    Run(String),
    /// The number is above [`MOST_PLIES`].
    Long,
    /// The position from which the win is claimed is not listed.
    Start,
    /// The certificate is for this version of the rules, but the program has another version.
    Rules(u32),
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: ", self.position)?;
        match &self.flaw {
            Flaw::Position(reason) => write!(f, "the rules do not allow this position: {reason}"),
            Flaw::Text(text) => write!(f, "this position must be written as {text}"),
            Flaw::Over => f.write_str("nobody is to act here"),
            Flaw::Order => f.write_str("this position is listed twice, or not in order"),
            Flaw::NoAction => f.write_str("the winner is to act here, but no action is given"),
            Flaw::LosersAction => f.write_str("the loser is to act here, so no action may be chosen"),
            Flaw::Action(reason) => write!(f, "the rules do not allow the action: {reason}"),
            Flaw::NotWon(action) => write!(f, "after {action}, the game is over and not won"),
            Flaw::Missing(action, next) => write!(f, "{action} leads to {next}, which is not listed"),
            Flaw::Number(action, next) => write!(f, "{action} leads to {next}, whose number is not smaller"),
            Flaw::Run(action) => {
                write!(f, "{action} can move the same piece to and fro too often, which loses")
            }
            Flaw::Long => write!(f, "the number is above {MOST_PLIES}"),
            Flaw::Rules(version) => write!(f, "the certificate is for version {version} of the rules"),
            Flaw::Start => f.write_str("this is the start, but it is not listed"),
        }
    }
}

impl error::Error for Fault {}

/// Checks a certificate on this many threads. `watch` receives the number of positions done. If it
/// returns `false`, the check stops. Returns whether the check was completed. The time grows in
/// proportion to the number of positions.
///
/// # Errors
/// What is wrong with the certificate.
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
    let (taken, found) = (AtomicUsize::new(0), Mutex::new(None));
    let work = || {
        loop {
            let begin = taken.fetch_add(BATCH, Relaxed);
            let Some(rest) = steps.get(begin..).filter(|rest| !rest.is_empty()) else { return true };
            for step in rest.iter().take(BATCH) {
                if let Err(flaw) = check_step::<G>(certificate, spec, step) {
                    // The other threads stop with their next batch.
                    taken.store(steps.len(), Relaxed);
                    if let Ok(mut found) = found.lock() {
                        found.get_or_insert(fault(&step.position, flaw));
                    }
                    return true;
                }
            }
            if !watch(begin + BATCH.min(rest.len())) {
                taken.store(steps.len(), Relaxed);
                return false;
            }
        }
    };
    let complete = thread::scope(|scope| {
        let running: Vec<_> = (0..threads.max(1)).map(|_| scope.spawn(work)).collect();
        running.into_iter().all(|one| one.join().unwrap_or(false))
    });
    match found.into_inner() {
        Ok(Some(fault)) => Err(fault),
        Ok(None) | Err(_) => Ok(complete),
    }
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
