//! Certificates of proven wins.

use std::collections::{BTreeMap, BTreeSet, HashMap, hash_map::Entry};

use certificate::{Certificate, MOST_PLIES, Step, check_runs};
use players::{
    Limits, SearchContext,
    proof::{Clauses, ProofProgress, Prover},
};
use rules::{Game, Seat, Spec, legal};

use crate::{
    failure::{Failure, Result},
    games::FrontEnd,
    interrupt::is_stopped,
    progress::Progress,
    refusal::Reason,
};

/// The node budget for finding the shortest win in a position.
const SPARE_NODES: u64 = 1 << 20;

/// A position of the strategy, before its number of plies to the end of the game is known.
struct Place {
    /// The winner's action; `None` if the loser acts.
    action: Option<String>,
    /// The positions after the winner's action or, if the loser acts, after each legal action. Positions in
    /// which the game is over are left out.
    next: Vec<String>,
}

/// Builds a certificate of the winner's strategy. It lists every position that can arise while the winner
/// plays as the prover says.
///
/// # Errors
/// The user has interrupted the program, a win is not proven, or no strategy was found that wins within
/// [`MOST_PLIES`] plies.
pub(super) fn certificate<G: FrontEnd, C: Clauses<G>>(
    prover: &mut Prover<G, C>,
    game: &G,
    winner: Seat,
) -> Result<Certificate> {
    // First, let the winner play by the first proof that was found, because its certificate is quick to
    // build. Such play may run in a circle, but play by the shortest wins cannot. In theory, both kinds of
    // play may move a piece to and fro too often.
    for is_shortest in [false, true] {
        let places = places(prover, game, winner, is_shortest)?;
        let Some(numbers) = numbers(&places) else { continue };
        let certificate = numbered(game, winner, places, &numbers);
        let has_runs = |clause| check_runs::<G>(&certificate, game.spec(), clause, &|_| true).is_err();
        if !G::TO_AND_FRO.is_some_and(has_runs) {
            return Ok(certificate);
        }
    }
    Err(Reason::CertificateLong { most: MOST_PLIES.to_string() }.into())
}

/// Returns the positions that can arise while the winner plays by the first proof that was found or, with
/// `is_shortest`, by the shortest wins.
fn places<G: Game, C: Clauses<G>>(
    prover: &mut Prover<G, C>,
    game: &G,
    winner: Seat,
    is_shortest: bool,
) -> Result<HashMap<String, Place>> {
    let spec = game.spec();
    let text = |game: &G| game.position().unwrap_or_default();
    let mut progress = Progress::new();
    let mut places: HashMap<String, Place> = HashMap::new();
    let mut todo = vec![text(game)];
    while let Some(position) = todo.pop() {
        let Entry::Vacant(vacant) = places.entry(position) else { continue };
        if is_stopped() {
            return Err(Failure::Interrupted);
        }
        let here = G::from_position(spec, vacant.key()).map_err(|_| Reason::CertificateOpen)?;
        let chosen = match here.turn().seat() == Some(winner) {
            true => {
                let mut context: SearchContext<'_, ProofProgress> =
                    SearchContext::new(Limits::nodes(u64::MAX)).stop_when(&is_stopped);
                let action = match is_shortest {
                    false => prover.win(&here, &mut context).map(|(action, _)| action),
                    true => {
                        prover.line(&here, &mut context.silent(Limits::nodes(SPARE_NODES))).first().copied()
                    }
                };
                Some(action.ok_or(Reason::CertificateOpen)?)
            }
            false => None,
        };
        let actions = chosen.map_or_else(|| legal(&here), |action| vec![action]);
        let after = actions.into_iter().filter_map(|action| {
            let mut next = here.clone();
            next.play(action);
            next.outcome().is_none().then(|| text(&next))
        });
        let next: Vec<String> = after.collect::<BTreeSet<_>>().into_iter().collect();
        todo.extend(next.iter().cloned());
        vacant.insert(Place { action: chosen.map(|action| action.to_string()), next });
        progress.update(|| format!("certificate: {} positions, {} to follow", places.len(), todo.len()));
    }
    progress.clear();
    Ok(places)
}

/// Builds the certificate from the positions and their numbers.
fn numbered<G: Game>(
    game: &G,
    winner: Seat,
    places: HashMap<String, Place>,
    numbers: &HashMap<String, u32>,
) -> Certificate {
    let spec = game.spec();
    let steps = places.into_iter().map(|(position, Place { action, .. })| {
        let plies = numbers.get(&position).copied().unwrap_or(u32::MAX);
        (position, (plies, action))
    });
    let steps: BTreeMap<_, _> = steps.collect();
    let steps = steps.into_iter().map(|(position, (plies, action))| Step { position, plies, action });
    Certificate {
        spec: spec.to_string(),
        rules: <G::Spec as Spec>::RULES,
        start: game.position().unwrap_or_default(),
        winner,
        steps: steps.collect(),
    }
}

/// Returns, for each position, the maximum number of plies to the end of the game. `None` if play can take
/// more than [`MOST_PLIES`] plies or run in a circle.
fn numbers(places: &HashMap<String, Place>) -> Option<HashMap<String, u32>> {
    let mut numbers: HashMap<&str, u32> = HashMap::new();
    // Work backwards from the ends of the game: round n numbers the positions from which play ends within n
    // plies.
    let mut before: HashMap<&str, Vec<&str>> = HashMap::new();
    let mut left: HashMap<&str, usize> = HashMap::new();
    for (position, place) in places {
        left.insert(position, place.next.len());
        for next in &place.next {
            before.entry(next).or_default().push(position);
        }
    }
    let mut round: Vec<&str> =
        left.iter().filter(|(_, left)| **left == 0).map(|(position, _)| *position).collect();
    for number in 1..=MOST_PLIES {
        let mut following = Vec::new();
        for position in round {
            numbers.insert(position, number);
            for earlier in before.get(position).into_iter().flatten() {
                let left = left.get_mut(earlier)?;
                *left -= 1;
                if *left == 0 {
                    following.push(*earlier);
                }
            }
        }
        round = following;
    }
    let all = numbers.len() == places.len();
    all.then(|| numbers.into_iter().map(|(position, number)| (position.to_owned(), number)).collect())
}
