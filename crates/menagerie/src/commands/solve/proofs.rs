//! Solves positions by proof search, which finds out whether a win can be forced, and in how many plies.

use std::io::{self, BufWriter, Write};

use players::{
    Limits, SearchContext,
    proof::{Clauses, Proof, ProofFile, ProofProgress, Prover, Verdict},
};
use rules::{Game, Seat, legal};
use serde_json::{Map, Value, json};

use super::{Task, close, strategy::certificate};
use crate::{
    certificates,
    failure::Result,
    games::FrontEnd,
    interrupt::{check_stop, is_stopped},
    progress::Progress,
    refusal::Reason,
};

/// The node budget of each first move in the second round. The first round has no budget: it only looks up
/// what is known. Each further round doubles the budget.
const FIRST_ROUND: u64 = 1 << 14;
/// The minimum node budget for finding a shorter win, and for finding the line of play. If proving the value
/// took more nodes than this, the budget is as large as that number.
const SPARE_NODES: u64 = 1 << 20;

/// Proves what a position is worth and prints it.
pub(crate) fn run<G: FrontEnd, C: Clauses<G>>(task: &Task<'_>, clauses: C, game: &G) -> Result {
    let seat = game.turn().seat().ok_or(Reason::SolveOver)?;
    let kept = task.kept()?.map(|folder| ProofFile::new::<G>(&folder, game.spec()));
    let mut prover = Prover::new(clauses, task.max_memory());
    if let Some(kept) = &kept {
        kept.read().iter().for_each(|proof| prover.learn(proof));
    }
    let value_only = task.value_only();
    let solver = Solver { value_only, game, seat, kept, progress: Progress::new() };
    if let Some(most) = task.within() {
        solver.within(&mut prover, most).print(task, game)?;
        return check_stop();
    }
    let answer = solver.answer(&mut prover);
    answer.print(task, game)?;
    check_stop()?;
    if let Some(file) = task.certificate() {
        let winner = match answer.verdict.value() {
            Some(1) => seat,
            Some(-1) => seat.other(),
            _ => return Err(Reason::CertificateOpen.into()),
        };
        let certificate = certificate(&mut prover, game, winner)?;
        certificates::write(file, &certificate)?;
    }
    Ok(())
}

/// What the search has proven. After an interrupt, this is what it had proven until then.
struct Answer<A> {
    verdict: Verdict,
    /// Whether it is proven that no shorter win exists.
    is_shortest: bool,
    /// The first moves and the line, unless only the value was wanted.
    moves: Option<(Vec<Move<A>>, Vec<A>)>,
    nodes: u64,
}

/// A first move and what it is worth.
struct Move<A> {
    action: A,
    verdict: Verdict,
    is_shortest: bool,
}

pub(super) struct Solver<'a, G> {
    value_only: bool,
    pub(super) game: &'a G,
    /// The seat to act.
    pub(super) seat: Seat,
    kept: Option<ProofFile>,
    progress: Progress,
}

impl<G: Game> Solver<'_, G> {
    fn answer<C: Clauses<G>>(mut self, prover: &mut Prover<G, C>) -> Answer<G::Action> {
        let (game, seat) = (self.game, self.seat);
        let mut verdict = self.watched("value", u64::MAX, |context| prover.value(game, seat, context));
        let spare = prover.nodes().max(SPARE_NODES);
        let mut is_shortest = false;
        if verdict.value().is_some() {
            (verdict, is_shortest) =
                self.watched("shortest end", spare, |context| prover.shortest(game, seat, verdict, context));
        }
        let moves = (!self.value_only).then(|| {
            let moves = self.moves(prover, verdict, spare);
            let line = self.watched("line", spare, |context| prover.line(game, context));
            (moves, line)
        });
        // The first proof of the start need not be the shortest win: a first move may win sooner.
        if verdict.value() == Some(1) {
            let firsts = moves.iter().flat_map(|(moves, _)| moves).map(|one| one.verdict);
            let wins = firsts.filter(|one| one.value() == Some(1)).filter_map(|one| one.plies);
            verdict.plies = verdict.plies.into_iter().chain(wins).min();
        }
        self.finish(prover);
        Answer { verdict, is_shortest, moves, nodes: prover.nodes() }
    }

    /// Proves what the first moves are worth. It does so in rounds with growing budgets, so that easy moves
    /// do not wait for hard ones.
    fn moves<C: Clauses<G>>(
        &mut self,
        prover: &mut Prover<G, C>,
        whole: Verdict,
        spare: u64,
    ) -> Vec<Move<G::Action>> {
        let (game, seat) = (self.game, self.seat);
        let first = |action| Move { action, verdict: Verdict::OPEN, is_shortest: false };
        let mut moves: Vec<_> = legal(game).into_iter().map(first).collect();
        let (count, mut settled, mut round) = (moves.len(), 0, 0);
        while settled < count && !is_stopped() {
            let before = prover.nodes();
            for Move { action, verdict, .. } in moves.iter_mut().filter(|one| one.verdict.value().is_none()) {
                let what = format!("{settled} of {count} moves");
                *verdict =
                    self.watched(&what, round, |context| prover.value_after(game, *action, seat, context));
                settled += usize::from(verdict.value().is_some());
            }
            // No search has used its whole budget, so larger budgets would not help. The remaining moves may
            // depend on clauses about very long games.
            if round > 0 && prover.nodes() - before < round {
                break;
            }
            round = (2 * round).max(FIRST_ROUND);
        }
        let each = spare / count.max(1) as u64;
        for Move { action, verdict, is_shortest } in &mut moves {
            (*verdict, *is_shortest) = self.watched("shortest ends", each, |context| {
                prover.shortest_after(game, *action, seat, *verdict, context)
            });
            // No move is worth more than the position.
            verdict.upper = verdict.upper.min(whole.upper).max(verdict.lower);
        }
        moves
    }

    /// Clears the progress, and saves the last proofs that took long.
    pub(super) fn finish<C: Clauses<G>>(&mut self, prover: &mut Prover<G, C>) {
        self.progress.clear();
        keep(self.kept.as_ref(), &prover.news());
    }

    /// Runs a search with a node budget, shows its progress, and saves the proofs that took long.
    pub(super) fn watched<T>(
        &mut self,
        what: &str,
        nodes: u64,
        search: impl FnOnce(&mut SearchContext<'_, ProofProgress>) -> T,
    ) -> T {
        let (progress, kept) = (&mut self.progress, &self.kept);
        let mut report = |proof: &ProofProgress| {
            keep(kept.as_ref(), &proof.proofs);
            progress.update(|| {
                let nodes = proof.nodes as f64 / 1e6;
                format!(
                    "{what}: {nodes:.1} million nodes; about {} positions to prove a win of seat {}, {} to disprove it",
                    proof.proof, proof.attacker, proof.disproof
                )
            });
        };
        search(&mut SearchContext::new(Limits::nodes(nodes)).stop_when(&is_stopped).report_to(&mut report))
    }
}

/// Writes proofs to the folder, if there is one.
fn keep(kept: Option<&ProofFile>, proofs: &[Proof]) {
    if let Some(kept) = kept {
        // A proof that cannot be written is still valid, so ignore the error.
        let _ = kept.append(proofs);
    }
}

impl<A: ToString> Answer<A> {
    fn print<G: Game>(&self, task: &Task<'_>, game: &G) -> Result {
        let seconds = task.seconds();
        let mut out = BufWriter::new(io::stdout().lock());
        if task.as_json() {
            let mut object = json!({"spec": game.spec().to_string(), "position": task.position()});
            object["value"] = self.verdict.value().into();
            object["plies"] = self.verdict.plies.into();
            object["shortest"] = self.is_shortest.into();
            if let Some((moves, line)) = &self.moves {
                let moves = moves.iter().map(|one| (one.action.to_string(), one.object()));
                object["moves"] = moves.collect::<Map<_, _>>().into();
                object["line"] = line.iter().map(ToString::to_string).collect::<Vec<_>>().into();
            }
            close(&mut object, self.nodes, seconds, [self.verdict.lower, self.verdict.upper].map(i32::from));
            writeln!(out, "{object}")?;
        } else {
            writeln!(out, "value {}", text(self.verdict, self.is_shortest))?;
            if let Some((moves, line)) = &self.moves {
                for Move { action, verdict, is_shortest } in moves {
                    writeln!(out, "{} {}", action.to_string(), text(*verdict, *is_shortest))?;
                }
                let line: Vec<_> = line.iter().map(ToString::to_string).collect();
                writeln!(out, "line {}", line.join(" "))?;
            }
            writeln!(out, "nodes {} seconds {seconds:.3}", self.nodes)?;
        }
        Ok(out.flush()?)
    }
}

impl<A> Move<A> {
    /// The value in JSON with the number of plies to the end, or the bounds of the value if it is not proven.
    fn object(&self) -> Value {
        let Verdict { lower, upper, plies } = self.verdict;
        match self.verdict.value() {
            Some(value) => json!({"value": value, "plies": plies, "shortest": self.is_shortest}),
            None => json!({"lower": lower, "upper": upper}),
        }
    }
}

fn text(verdict: Verdict, is_shortest: bool) -> String {
    let at_most = if is_shortest { "" } else { "at most " };
    match (verdict.value(), verdict.plies) {
        (Some(0), _) => "0".to_owned(),
        (Some(value), Some(plies)) => format!("{value:+} in {at_most}{plies}"),
        (Some(value), None) => format!("{value:+}"),
        (None, _) => format!("{:+} .. {:+}", verdict.lower, verdict.upper),
    }
}
