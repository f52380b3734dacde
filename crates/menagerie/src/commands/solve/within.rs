//! `menagerie solve --within`: who can force a win within a number of plies.

use std::io::{self, Write};

use players::{
    Limits, SearchContext,
    proof::{Clauses, ProofProgress, Prover},
};
use rules::{Game, Seat};
use serde_json::json;

use super::Task;
use crate::{
    failure::Result,
    interrupt::{check_stop, is_stopped},
    progress::Progress,
};

/// What is proven. After an interrupt, this is what was proven until then.
struct Answer {
    /// The seat that can force a win within `plies` plies, but not within fewer.
    winner: Option<Seat>,
    /// The winner's plies; without a winner, the most plies within which nobody can force a win.
    plies: u32,
}

/// Proves whether a player can force a win within `most` plies, and prints the answer.
pub(super) fn within<G: Game, C: Clauses<G>>(
    task: &Task<'_>,
    prover: &mut Prover<G, C>,
    game: &G,
    seat: Seat,
    most: u32,
) -> Result {
    let mut progress = Progress::new();
    let answer = search(prover, game, seat, most, &mut progress);
    progress.clear();
    answer.print(task, game, seat, prover.nodes())?;
    check_stop()
}

/// Asks for a win within 1 ply, 2 plies and so on. So the first win that is found is a shortest one.
fn search<G: Game, C: Clauses<G>>(
    prover: &mut Prover<G, C>,
    game: &G,
    seat: Seat,
    most: u32,
    progress: &mut Progress,
) -> Answer {
    for plies in 1..=most {
        for attacker in [seat, seat.other()] {
            let mut report = |proof: &ProofProgress| {
                progress.update(|| {
                    let nodes = proof.nodes as f64 / 1e6;
                    format!("{nodes:.1} million nodes; nobody wins within {} plies; now {plies}", plies - 1)
                });
            };
            let context = SearchContext::new(Limits::nodes(u64::MAX)).stop_when(&is_stopped);
            match prover.wins_within(game, attacker, plies, &mut context.report_to(&mut report)) {
                Some(true) => return Answer { winner: Some(attacker), plies },
                Some(false) => {}
                None => return Answer { winner: None, plies: plies - 1 },
            }
        }
    }
    Answer { winner: None, plies: most }
}

impl Answer {
    fn print<G: Game>(&self, task: &Task<'_>, game: &G, seat: Seat, nodes: u64) -> Result {
        let seconds = task.seconds();
        let value = self.winner.map(|winner| if winner == seat { 1 } else { -1 });
        let mut out = io::stdout().lock();
        if task.as_json() {
            let object = json!({
                "spec": game.spec().to_string(),
                "position": task.position(),
                "value": value,
                "plies": self.plies,
                "nodes": nodes,
                "seconds": (seconds * 1000.0).round() / 1000.0,
            });
            writeln!(out, "{object}")?;
        } else {
            match value {
                Some(value) => writeln!(out, "value {value:+} in {}", self.plies)?,
                None => writeln!(out, "nobody can force a win within {} plies", self.plies)?,
            }
            writeln!(out, "nodes {nodes} seconds {seconds:.3}")?;
        }
        Ok(())
    }
}
