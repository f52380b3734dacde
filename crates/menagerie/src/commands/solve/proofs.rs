//! Mana, Jungle and Mandua: by proof search.

use std::{
    io::{self, BufWriter, Write},
    sync::atomic::Ordering::Relaxed,
    time::Instant,
};

use players::{
    Limits, SearchContext,
    proof::{Clauses, Kept, Proof, ProofProgress, Prover, Verdict},
};
use rules::{Game, Seat, legal};
use serde_json::{Map, Value, json};

use super::{Args, close};
use crate::{
    failure::{Done, Failure},
    tables::{Progress, STOP, unless_stopped},
};

/// Nodes for each first move in the first round; each round has twice as many.
const ROUND: u64 = 1 << 14;
/// Nodes at least that are spent on a shorter way to the end and on showing it; otherwise as many as the value took.
const AFTERWARDS: u64 = 1 << 20;

/// Solves a position as its own first occurrence.
pub(super) fn run<G: Game, C: Clauses<G>>(
    args: &Args,
    clauses: C,
    game: &G,
    position: &str,
    begun: Instant,
) -> Done {
    let Some(seat) = game.turn().seat() else {
        return Err(Failure::refused("solve-over", "The game is over; there is nothing to solve."));
    };
    let kept = if args.fresh { None } else { Some(Kept::of::<G>(args.folder.folder()?.path(), game.spec())) };
    let mut prover = Prover::new(clauses, args.max_memory);
    if let Some(kept) = &kept {
        kept.read().iter().for_each(|proof| prover.learn(proof));
    }
    let answer = Work { args, game, seat, kept, progress: Progress::new() }.answer(&mut prover);
    answer.write(args, game, position, begun)?;
    unless_stopped()
}

/// What was found out; when it was interrupted, so far.
struct Answer<A> {
    verdict: Verdict,
    /// Whether there is surely no shorter end.
    is_shortest: bool,
    /// Unless the value was all that was asked for.
    moves: Option<(Vec<Move<A>>, Vec<A>)>,
    nodes: u64,
}

/// What a first move is worth.
struct Move<A> {
    action: A,
    verdict: Verdict,
    is_shortest: bool,
}

struct Work<'a, G> {
    args: &'a Args,
    game: &'a G,
    seat: Seat,
    kept: Option<Kept>,
    progress: Progress,
}

impl<G: Game> Work<'_, G> {
    fn answer<C: Clauses<G>>(mut self, prover: &mut Prover<G, C>) -> Answer<G::Action> {
        let (game, seat) = (self.game, self.seat);
        let mut verdict = self.watched("value", u64::MAX, |context| prover.value(game, seat, context));
        let spare = prover.nodes().max(AFTERWARDS);
        let mut is_shortest = false;
        if verdict.value().is_some() {
            (verdict, is_shortest) =
                self.watched("shortest end", spare, |context| prover.shortest(game, seat, verdict, context));
        }
        let moves = (!self.args.value_only).then(|| {
            let moves = self.moves(prover, verdict, spare);
            let line = self.watched("line", spare, |context| prover.line(game, context));
            (moves, line)
        });
        self.progress.clear();
        keep(self.kept.as_ref(), &prover.news());
        Answer { verdict, is_shortest, moves, nodes: prover.nodes() }
    }

    /// Settles the first moves by turns, so that what is easy is not kept waiting by what is hard.
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
        while settled < count && !STOP.load(Relaxed) {
            let begun = prover.nodes();
            for Move { action, verdict, .. } in moves.iter_mut().filter(|one| one.verdict.value().is_none()) {
                let what = format!("{settled} of {count} moves");
                *verdict =
                    self.watched(&what, round, |context| prover.value_after(game, *action, seat, context));
                settled += usize::from(verdict.value().is_some());
            }
            // What is left may hang on clauses about long play, which no more nodes settle.
            if round > 0 && prover.nodes() - begun < round {
                break;
            }
            round = (2 * round).max(ROUND);
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

    /// Runs a search of so many nodes, which shows from time to time how far it is, and keeps what took long to prove.
    fn watched<T>(
        &mut self,
        what: &str,
        nodes: u64,
        search: impl FnOnce(&mut SearchContext<'_, ProofProgress>) -> T,
    ) -> T {
        let (progress, kept) = (&mut self.progress, &self.kept);
        let mut report = |proof: &ProofProgress| {
            keep(kept.as_ref(), &proof.proofs);
            progress.tell(|| {
                let nodes = proof.nodes as f64 / 1e6;
                format!(
                    "{what}: {nodes:.1} million nodes; about {} positions to settle if seat {} wins, {} if not",
                    proof.proof, proof.attacker, proof.disproof
                )
            });
        };
        let stop = || STOP.load(Relaxed);
        search(&mut SearchContext::new(Limits::nodes(nodes)).stop_when(&stop).report_to(&mut report))
    }
}

/// Keeps proofs, if there is a folder for them.
fn keep(kept: Option<&Kept>, proofs: &[Proof]) {
    if let Some(kept) = kept {
        // What cannot be kept is still proven.
        let _ = kept.keep(proofs);
    }
}

impl<A: ToString> Answer<A> {
    fn write<G: Game>(&self, args: &Args, game: &G, position: &str, begun: Instant) -> Done {
        let seconds = begun.elapsed().as_secs_f64();
        let mut out = BufWriter::new(io::stdout().lock());
        if args.format.json {
            let mut object = json!({"spec": game.spec().to_string(), "position": position});
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
    /// The value with the plies to the end, or what bounds it.
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
