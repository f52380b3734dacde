//! Retrograde analysis of small state spaces: all reachable positions are solved at once, backwards from the
//! ends of the game.
//!
//! This analysis proves draws. Proof search can also prove draws, but it is slow where play goes round in
//! cycles: nearly all of its results then depend on the path, so few can be reused on another path.

use std::{
    collections::{HashMap, VecDeque},
    ops::ControlFlow,
};

use rules::{Game, Seat};

use super::{Clauses, Prover, numbers::Numbers, table::Key};

/// Where one action leads.
#[derive(Clone, Copy, Debug)]
enum Lead {
    /// To the position with this number.
    To(u32),
    /// To an end of the game with this winner; `None` in a draw.
    End(Option<Seat>),
}

/// All positions that are reachable from one position, and where their actions lead.
#[derive(Debug, Default)]
struct Graph {
    states: Vec<u128>,
    actors: Vec<Seat>,
    /// Where each action leads, position by position. The leads of position `i` end before index `ends[i]`.
    leads: Vec<Lead>,
    ends: Vec<usize>,
}

impl<G: Game, C: Clauses<G>> Prover<G, C> {
    /// Solves a position and all positions reachable from it, if that takes at most `nodes` nodes. Here, each
    /// legal action of each of these positions counts as one node, because it is played once. Returns whether
    /// the positions were solved.
    pub(super) fn exhaust(&mut self, game: &G, nodes: u64) -> bool {
        let Some(graph) = self.spread(game, nodes) else { return false };
        for attacker in Seat::all(2) {
            let plies = graph.force(attacker);
            // Store the given position (number 0) last, so that no other entry replaces it, however small the
            // table is.
            for (place, state) in graph.states.iter().enumerate().rev() {
                let numbers = Numbers::solved(plies[place].is_some(), plies[place]);
                let work = if place == 0 { u32::MAX } else { 1 };
                self.table.put_exact(Key::plain(*state, attacker), numbers, work);
            }
        }
        true
    }

    /// Enumerates the positions that are reachable from `game`. Counters that matter only in long play are
    /// set to zero, so that the path to a position does not matter. Returns `None` if the positions have more
    /// than `nodes` actions in all.
    fn spread(&mut self, game: &G, nodes: u64) -> Option<Graph> {
        let end = self.nodes.saturating_add(nodes);
        let mut graph = Graph::default();
        let mut places = HashMap::from([(self.clauses.state(game), 0_u32)]);
        let mut queue = VecDeque::from([self.clauses.rested(game)]);
        while let Some(mut game) = queue.pop_front() {
            let mut actions = Vec::new();
            let _ = game.visit(|action| -> ControlFlow<()> {
                actions.push(action);
                ControlFlow::Continue(())
            });
            self.nodes += actions.len() as u64;
            if self.nodes > end {
                return None;
            }
            graph.states.push(self.clauses.state(&game));
            graph.actors.push(game.turn().seat()?);
            for action in actions {
                let undo = game.play(action);
                let lead = match game.outcome() {
                    Some(outcome) => Lead::End(outcome.winner()),
                    None => {
                        let next = places.len() as u32;
                        let place = *places.entry(self.clauses.state(&game)).or_insert(next);
                        if place == next {
                            queue.push_back(self.clauses.rested(&game));
                        }
                        Lead::To(place)
                    }
                };
                game.undo(undo);
                graph.leads.push(lead);
            }
            graph.ends.push(graph.leads.len());
        }
        Some(graph)
    }
}

impl Graph {
    fn leads(&self, place: usize) -> &[Lead] {
        let begin = place.checked_sub(1).map_or(0, |before| self.ends[before]);
        &self.leads[begin..self.ends[place]]
    }

    /// Returns for each position the number of plies in which the attacker can force a win; `None` if they
    /// cannot force one. Each round finds the wins that are one ply longer than in the round before.
    fn force(&self, attacker: Seat) -> Vec<Option<u32>> {
        let count = self.states.len();
        let mut plies: Vec<Option<u32>> = vec![None; count];
        let mut from = vec![Vec::new(); count];
        // For each position, the number of actions that are not yet known to lead to a win of the attacker.
        let mut open = vec![0_u32; count];
        let mut won: Vec<u32> = Vec::new();
        for place in 0..count {
            let mut wins = false;
            for lead in self.leads(place) {
                match lead {
                    Lead::To(next) => {
                        from[*next as usize].push(place as u32);
                        open[place] += 1;
                    }
                    Lead::End(winner) if *winner == Some(attacker) => wins = true,
                    Lead::End(_) => open[place] += 1,
                }
            }
            let decided = if self.actors[place] == attacker { wins } else { open[place] == 0 };
            if decided {
                plies[place] = Some(1);
                won.push(place as u32);
            }
        }
        for round in 2.. {
            let mut more = Vec::new();
            for place in won {
                for &before in &from[place as usize] {
                    let before = before as usize;
                    open[before] -= 1;
                    let wins = self.actors[before] == attacker || open[before] == 0;
                    if wins && plies[before].is_none() {
                        plies[before] = Some(round);
                        more.push(before as u32);
                    }
                }
            }
            if more.is_empty() {
                break;
            }
            won = more;
        }
        plies
    }
}
