//! Checks that the winner never moves one piece to and fro too often.

use std::{cmp::Reverse, collections::HashMap};

use rules::{Game, Illegal, legal};

use crate::{Certificate, Fault, Flaw};

/// How many positions are checked between two reports.
const BATCH: usize = 256;

/// The clause under which players lose if they move one piece to and fro in consecutive turns of their own
/// (MD-22).
#[derive(Clone, Copy, Debug)]
pub struct ToAndFro<A> {
    /// The player loses when a run of such moves has this length.
    pub moves: u32,
    /// Whether the second action takes back what the first one did.
    pub takes_back: fn(A, A) -> bool,
}

/// The winner's latest action, and the length of the run of moves that ends with this action.
type Run<A> = (A, u32);

/// Checks that the winner of a sound certificate never loses by this clause, whatever the loser does. If the
/// clause ends the game for the loser, the winner just wins earlier. `watch` receives the number of positions
/// checked so far. If it returns `false`, the check stops. Returns whether the check was completed.
///
/// # Errors
/// An action of the winner could complete a run. The fault names the position and the action.
pub fn check_runs<G: Game>(
    certificate: &Certificate,
    spec: G::Spec,
    clause: ToAndFro<G::Action>,
    watch: &(dyn Fn(usize) -> bool + Sync),
) -> Result<bool, Fault> {
    let steps = &certificate.steps;
    // Every action leads to a smaller number. So if positions are checked in descending order, all runs that
    // lead to a position are known when it is checked.
    let mut order: Vec<_> = steps.iter().collect();
    order.sort_by_key(|step| Reverse(step.plies));
    let mut runs: HashMap<String, Vec<Run<G::Action>>> = HashMap::new();
    for (done, step) in order.into_iter().enumerate() {
        if done % BATCH == 0 && !watch(done) {
            return Ok(false);
        }
        let fault = |flaw| Fault { position: step.position.clone(), flaw };
        let game = G::from_position(spec, &step.position)
            .map_err(|faults| fault(Flaw::Position(faults.to_string())))?;
        let earlier = runs.remove(&step.position).unwrap_or_default();
        let (actions, runs_after) = match &step.action {
            Some(text) => {
                let refused = |illegal: Illegal| fault(Flaw::Action(illegal.to_string()));
                let action = text.parse().map_err(refused)?;
                let continued = earlier.iter().filter(|(before, _)| (clause.takes_back)(*before, action));
                let moves = 1 + continued.map(|(_, moves)| *moves).max().unwrap_or(0);
                if moves >= clause.moves {
                    return Err(fault(Flaw::Run(text.clone())));
                }
                (vec![action], vec![(action, moves)])
            }
            None => (legal(&game), earlier),
        };
        for action in actions {
            let mut next = game.clone();
            next.play(action);
            if let Some(position) = next.position().filter(|_| next.outcome().is_none()) {
                let there = runs.entry(position).or_default();
                runs_after.iter().for_each(|run| add(there, *run));
            }
        }
    }
    Ok(true)
}

/// Adds a run to the runs that lead to a position. Of the runs with the same last action, only the longest is
/// kept.
fn add<A: Copy + Eq>(runs: &mut Vec<Run<A>>, (action, moves): Run<A>) {
    match runs.iter_mut().find(|(known, _)| *known == action) {
        Some((_, most)) => *most = moves.max(*most),
        None => runs.push((action, moves)),
    }
}
