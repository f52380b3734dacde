//! `menagerie solve --within`: who can force a win within a number of plies.

use std::io::{self, Write};

use players::proof::{Clauses, Prover};
use rules::Game;
use serde_json::json;

use super::{Task, close, proofs::Solver};
use crate::failure::Result;

/// What is proven. Wins that need a clause about repetition, such as J-16, are left out.
pub(super) struct Answer {
    /// Who can force a win within `plies` plies: 1 means the seat to act, -1 means the opponent. In both
    /// cases, nobody can force a win within fewer plies. `None` if nobody can force a win within `plies`
    /// plies.
    value: Option<i32>,
    plies: u32,
    nodes: u64,
}

impl<G: Game> Solver<'_, G> {
    /// Proves whether a player can force a win within `most` plies. If the search cannot go on, the answer
    /// covers only the number of plies that is proven until then.
    pub(super) fn within<C: Clauses<G>>(mut self, prover: &mut Prover<G, C>, most: u32) -> Answer {
        let (value, plies) = self.shortest_win(prover, most);
        self.finish(prover);
        Answer { value, plies, nodes: prover.nodes() }
    }

    /// Asks for a win within 1 ply, 2 plies and so on. So the first win that is found is a shortest one.
    fn shortest_win<C: Clauses<G>>(&mut self, prover: &mut Prover<G, C>, most: u32) -> (Option<i32>, u32) {
        let (game, seat) = (self.game, self.seat);
        for plies in 1..=most {
            let what = format!("within {plies} plies");
            for (attacker, value) in [(seat, 1), (seat.other(), -1)] {
                let wins = self
                    .watched(&what, u64::MAX, |context| prover.wins_within(game, attacker, plies, context));
                match wins {
                    Some(true) => return (Some(value), plies),
                    Some(false) => {}
                    None => return (None, plies - 1),
                }
            }
        }
        (None, most)
    }
}

impl Answer {
    pub(super) fn print<G: Game>(&self, task: &Task<'_>, game: &G) -> Result {
        let Answer { value, plies, nodes } = *self;
        let seconds = task.seconds();
        let mut out = io::stdout().lock();
        if task.as_json() {
            let mut object = json!({"spec": game.spec().to_string(), "position": task.position()});
            object["value"] = value.into();
            object["plies"] = plies.into();
            close(&mut object, nodes, seconds, value.map_or([-1, 1], |value| [value; 2]));
            writeln!(out, "{object}")?;
        } else {
            match value {
                Some(value) => writeln!(out, "value {value:+} in {plies}")?,
                None => writeln!(out, "nobody can force a win within {plies} plies")?,
            }
            writeln!(out, "nodes {nodes} seconds {seconds:.3}")?;
        }
        Ok(())
    }
}
