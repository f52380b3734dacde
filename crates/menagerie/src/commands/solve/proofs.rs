//! Mana, Jungle and Mandua: by proof search.

use std::{
    io::{self, BufWriter, Write},
    sync::atomic::Ordering::Relaxed,
    time::Instant,
};

use players::proof::{Clauses, Kept, Proof, Prover, Sight, Verdict, Watch};
use rules::{Game, Seat, legal};
use serde_json::{Map, Value, json};

use super::Args;
use crate::{
    failure::{Done, Failure},
    tables::{Progress, STOP},
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
    if STOP.load(Relaxed) { Err(Failure::Interrupted) } else { Ok(()) }
}

/// What was found out; when it was interrupted, so far.
struct Answer<A> {
    verdict: Verdict,
    /// Whether there is surely no shorter end.
    is_shortest: bool,
    /// Unless the value was all that was asked for.
    moves: Option<(Vec<(A, Verdict)>, Vec<A>)>,
    nodes: u64,
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
        let mut verdict = self.watched("value", |watch| prover.value(game, seat, u64::MAX, watch));
        let spare = prover.nodes().max(AFTERWARDS);
        let mut is_shortest = false;
        if verdict.value().is_some() {
            (verdict, is_shortest) =
                self.watched("shortest end", |watch| prover.shortest(game, seat, verdict, spare, watch));
        }
        let moves = (!self.args.value_only).then(|| {
            let moves = self.moves(prover, verdict);
            let line = self.watched("line", |watch| prover.line(game, spare, watch));
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
        verdict: Verdict,
    ) -> Vec<(G::Action, Verdict)> {
        let (game, seat) = (self.game, self.seat);
        let actions = legal(game);
        let count = actions.len();
        let mut moves: Vec<_> = actions.into_iter().map(|action| (action, None)).collect();
        let mut round = 0;
        loop {
            for place in 0..count {
                let (action, known) = moves[place];
                if known.is_some_and(|known: Verdict| known.value().is_some()) {
                    continue;
                }
                let settled = moves.iter().filter(|(_, known)| known.is_some_and(|it| it.value().is_some()));
                let what = format!("{} of {count} moves", settled.count());
                let found = self.watched(&what, |watch| prover.value_after(game, action, seat, round, watch));
                moves[place].1 = Some(found);
            }
            let is_open = |known: Option<Verdict>| known.is_none_or(|known| known.value().is_none());
            if STOP.load(Relaxed) || !moves.iter().any(|(_, known)| is_open(*known)) {
                break;
            }
            round = (2 * round).max(ROUND);
        }
        // No move is worth more than the position.
        let known = |known: Option<Verdict>| {
            let known = known.unwrap_or(Verdict::OPEN);
            Verdict { upper: known.upper.min(verdict.upper).max(known.lower), ..known }
        };
        moves.into_iter().map(|(action, verdict)| (action, known(verdict))).collect()
    }

    /// Does something that tells from time to time how far it is, and keeps what took long to prove.
    fn watched<T>(&mut self, what: &str, work: impl FnOnce(&mut Watch<'_>) -> T) -> T {
        let (progress, kept) = (&mut self.progress, &self.kept);
        let mut report = |sight: &Sight<'_>| {
            keep(kept.as_ref(), sight.proofs);
            progress.tell(|| {
                let nodes = sight.nodes as f64 / 1e6;
                format!(
                    "{what}: {nodes:.1} million nodes; about {} positions to settle if seat {} wins, {} if not",
                    sight.proof, sight.attacker, sight.disproof
                )
            });
        };
        work(&mut Watch { stop: &|| STOP.load(Relaxed), report: &mut report })
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
                let moves = moves.iter().map(|(action, verdict)| (action.to_string(), object_of(*verdict)));
                object["moves"] = moves.collect::<Map<_, _>>().into();
                object["line"] = line.iter().map(ToString::to_string).collect::<Vec<_>>().into();
            }
            object["nodes"] = self.nodes.into();
            object["seconds"] = ((seconds * 1000.0).round() / 1000.0).into();
            object["proven"] = self.verdict.value().is_some().into();
            if self.verdict.value().is_none() {
                object["lower"] = self.verdict.lower.into();
                object["upper"] = self.verdict.upper.into();
            }
            writeln!(out, "{object}")?;
        } else {
            let at_most = if self.is_shortest { "" } else { "at most " };
            writeln!(out, "value {}", text(self.verdict, at_most))?;
            if let Some((moves, line)) = &self.moves {
                for (action, verdict) in moves {
                    writeln!(out, "{} {}", action.to_string(), text(*verdict, "at most "))?;
                }
                let line: Vec<_> = line.iter().map(ToString::to_string).collect();
                writeln!(out, "line {}", line.join(" "))?;
            }
            writeln!(out, "nodes {} seconds {seconds:.3}", self.nodes)?;
        }
        Ok(out.flush()?)
    }
}

/// The value with the plies to the end, or what bounds it.
fn object_of(verdict: Verdict) -> Value {
    match verdict.value() {
        Some(value) => json!({"value": value, "plies": verdict.plies}),
        None => json!({"lower": verdict.lower, "upper": verdict.upper}),
    }
}

fn text(verdict: Verdict, at_most: &str) -> String {
    match (verdict.value(), verdict.plies) {
        (Some(value), Some(plies)) => format!("{value:+} in {at_most}{plies}"),
        (Some(0), None) => "0".to_owned(),
        (Some(value), None) => format!("{value:+}"),
        (None, _) => format!("{:+} .. {:+}", verdict.lower, verdict.upper),
    }
}
