//! Finds the value of a position: whether either seat can force a win.

use rules::{Game, Seat, legal};

use super::{Clauses, Known, Proof, Prover, numbers::Numbers, table::Key, walk::Walk};
use crate::{Limits, SearchContext};

/// How far a proof search has come.
#[derive(Clone, Debug)]
pub struct ProofProgress {
    /// Positions entered so far by this [`Prover`].
    pub nodes: u64,
    /// The seat for which the search tries to prove a win.
    pub attacker: Seat,
    /// An estimate of how many positions the attacker must still win to prove that win.
    pub proof: u32,
    /// An estimate of how many positions the other seat must still hold (not lose) to disprove that win.
    pub disproof: u32,
    /// Results that took many nodes and were found since the last report. They are worth storing.
    pub proofs: Vec<Proof>,
}

/// The context of a proof search.
type Context<'a> = SearchContext<'a, ProofProgress>;

/// What is proven about the value of a position for a seat: 1 for a win, -1 for a loss, 0 if neither seat can
/// force a win.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Verdict {
    /// The value is at least this.
    pub lower: i8,
    /// The value is at most this.
    pub upper: i8,
    /// If the position is won or lost: the number of plies within which the winner can end the game. `None`
    /// for any other position, and where the proof shows who wins but not how soon.
    pub plies: Option<u32>,
}

impl Verdict {
    /// The verdict while nothing is proven.
    pub const OPEN: Verdict = Verdict { lower: -1, upper: 1, plies: None };

    fn exactly(value: i8, plies: Option<u32>) -> Verdict {
        Verdict { lower: value, upper: value, plies }
    }

    /// Returns the value, if it is proven.
    pub fn value(&self) -> Option<i8> {
        (self.lower == self.upper).then_some(self.lower)
    }
}

/// Nodes for each question (can this seat win?) in the first round. Each further round allows twice as many
/// as the round before.
const ROUND: u64 = 1 << 14;
/// In each round, the question that seems harder to prove gets only the round's nodes divided by this number.
/// The enumeration of all reachable positions gets as many. With equal shares, proofs of starting positions
/// took up to 3.5 times as many nodes.
const SHARE: u64 = 4;
/// The most nodes for enumerating all reachable positions.
const FEW: u64 = 1 << 20;

// Some of these functions are never inlined. Inlining them would make the program larger, but not faster: the
// search in each call takes far longer than the call itself.
impl<G: Game, C: Clauses<G>> Prover<G, C> {
    /// Returns the value of a position for a seat, as far as the search proves it within the node limit. The
    /// search asks for each seat in turn whether it can force a win, and spends more nodes in each round. It
    /// spends most of them on the seat whose win seems closest to a proof.
    pub fn value(&mut self, game: &G, seat: Seat, context: &mut Context<'_>) -> Verdict {
        let Some(actor) = game.turn().seat() else {
            let winner = game.outcome().and_then(|outcome| outcome.winner());
            return Verdict::exactly(
                winner.map_or(0, |winner| if winner == seat { 1 } else { -1 }),
                winner.map(|_| 0),
            );
        };
        let end = self.end(context);
        let mut verdict = Verdict::OPEN;
        // The seats that may still have a forced win, each with its latest proof number.
        let mut open = vec![(actor, 1)];
        if self.clauses.can_draw() {
            open.push((actor.other(), 1));
        }
        let mut round = 0;
        loop {
            let least = open.iter().map(|(_, proof)| *proof).min();
            let mut left = Vec::new();
            for (attacker, proof) in open {
                let share = if Some(proof) == least { round } else { round / SHARE };
                let nodes = share.min(end.saturating_sub(self.nodes));
                let numbers = self.ask(game, attacker, None, &mut context.within(Limits::nodes(nodes)));
                verdict = self.judge(game, verdict, numbers, if attacker == seat { 1 } else { -1 });
                if verdict.value().is_some() {
                    return verdict;
                }
                if !numbers.is_solved() {
                    left.push((attacker, numbers.proof));
                }
            }
            // In games without draws, proof search alone is fast enough.
            if self.clauses.can_draw() && round >= ROUND && round / SHARE <= FEW {
                let spare = (round / SHARE).min(end.saturating_sub(self.nodes));
                if self.exhaust(game, spare) {
                    (open, round) = (vec![(actor, 1), (actor.other(), 1)], 0);
                    continue;
                }
            }
            open = left;
            if open.is_empty() || self.nodes >= end || context.is_stopped() {
                return verdict;
            }
            round = (2 * round).max(ROUND);
        }
    }

    /// Returns the value of the position after an action. The plies include the action.
    pub fn value_after(
        &mut self,
        game: &G,
        action: G::Action,
        seat: Seat,
        context: &mut Context<'_>,
    ) -> Verdict {
        let mut game = game.clone();
        game.play(action);
        let verdict = self.value(&game, seat, context);
        Verdict { plies: verdict.plies.map(|plies| plies + 1), ..verdict }
    }

    /// Looks for a proven win of the seat to act, within about the node limit. Returns the winning action
    /// and, where known, the plies within which it wins. It need not be the shortest win.
    pub fn win(&mut self, game: &G, context: &mut Context<'_>) -> Option<(G::Action, Option<u32>)> {
        let seat = game.turn().seat()?;
        let end = self.end(context);
        let numbers = self.ask(game, seat, None, context);
        let verdict = self.judge(game, Verdict::OPEN, numbers, 1);
        let won = (verdict.value() == Some(1)).then_some(verdict)?;
        Some((self.best(game, seat, won, &mut self.rest(end, context))?, won.plies))
    }

    /// Returns whether a seat can force a win within a number of plies, without a clause about repetition
    /// ([`Clauses::endless`]). `None` if the node limit or the stop signal ends the search first, if the
    /// answer depends on a clause about long play, or if there are too many plies for the table.
    pub fn wins_within(
        &mut self,
        game: &G,
        attacker: Seat,
        plies: u32,
        context: &mut Context<'_>,
    ) -> Option<bool> {
        if plies > Key::MOST_PLIES {
            return None;
        }
        if let Some(Known::Won { by, plies: Some(least) }) = self.clauses.known(game) {
            return Some(by == attacker && least <= plies);
        }
        let numbers = self.ask(game, attacker, Some(plies), context);
        numbers.is_certain().then(|| numbers.is_won())
    }

    /// Looks for the shortest forced win in a position that is proven won or lost. Also returns whether it is
    /// certain that there is no shorter one.
    pub fn shortest(
        &mut self,
        game: &G,
        seat: Seat,
        verdict: Verdict,
        context: &mut Context<'_>,
    ) -> (Verdict, bool) {
        if let (Some(_), Some(Known::Won { plies: Some(plies), .. })) =
            (verdict.plies, self.clauses.known(game))
        {
            return (Verdict { plies: Some(plies), ..verdict }, true);
        }
        let Some(mut most) = verdict.plies.filter(|plies| *plies <= Key::MOST_PLIES) else {
            return (verdict, false);
        };
        let end = self.end(context);
        // First ask for a win within 1 ply, 2 plies and so on, which succeeds soon if the end is near. Then
        // lower the known bound until the nodes are used up.
        let turn = end - context.limits.nodes / 4;
        let winner = if verdict.lower > 0 { seat } else { seat.other() };
        let mut least = 1;
        while least < most {
            let is_first = self.nodes < turn;
            let (plies, end) = if is_first { (least, turn) } else { (most - 1, end) };
            let numbers = self.ask(game, winner, Some(plies), &mut self.rest(end, context));
            if numbers.is_certain() && numbers.is_won() {
                most = numbers.bound().unwrap_or(most).min(plies);
            } else if numbers.is_certain() {
                least = plies + 1;
            } else if numbers.is_solved() || !is_first && self.nodes >= end || context.is_stopped() {
                break;
            }
        }
        (Verdict { plies: Some(most), ..verdict }, least == most)
    }

    /// Returns what [`shortest`](Prover::shortest) returns for the position after an action, with the action
    /// counted among the plies.
    pub fn shortest_after(
        &mut self,
        game: &G,
        action: G::Action,
        seat: Seat,
        verdict: Verdict,
        context: &mut Context<'_>,
    ) -> (Verdict, bool) {
        let mut game = game.clone();
        game.play(action);
        let after = Verdict { plies: verdict.plies.map(|plies| plies.saturating_sub(1)), ..verdict };
        if game.outcome().is_some() {
            return (verdict, true);
        }
        let (after, is_shortest) = self.shortest(&game, seat, after, context);
        (Verdict { plies: after.plies.map(|plies| plies + 1), ..after }, is_shortest)
    }

    /// Returns a line of play in which the winner chooses quick wins and the loser slow losses. It ends where
    /// the node limit allows no further proof, or where a position repeats.
    pub fn line(&mut self, game: &G, context: &mut Context<'_>) -> Vec<G::Action> {
        let end = self.end(context);
        let mut game = game.clone();
        let (mut line, mut seen) = (Vec::new(), Vec::new());
        while let Some(seat) = game.turn().seat() {
            let state = self.clauses.state(&game);
            if seen.contains(&state) {
                break;
            }
            seen.push(state);
            let verdict = self.value(&game, seat, &mut self.rest(end, context));
            // Finding the shortest end at every step keeps the line as short as its first step promises.
            let nodes = end.saturating_sub(self.nodes) / 8;
            let (verdict, _) = self.shortest(&game, seat, verdict, &mut context.within(Limits::nodes(nodes)));
            let Some(action) = self.best(&game, seat, verdict, &mut self.rest(end, context)) else { break };
            game.play(action);
            line.push(action);
        }
        line
    }

    /// Returns an action that keeps a proven value. Where it can, it chooses the quickest win or the slowest
    /// loss.
    #[inline(never)]
    fn best(
        &mut self,
        game: &G,
        seat: Seat,
        verdict: Verdict,
        context: &mut Context<'_>,
    ) -> Option<G::Action> {
        let value = verdict.value()?;
        // Usually a table lookup is enough, which needs no nodes.
        [0, context.limits.nodes].into_iter().find_map(|nodes| {
            let context = &mut context.within(Limits::nodes(nodes));
            let end = self.end(context);
            match verdict.plies {
                Some(plies) if value > 0 => legal(game).into_iter().find(|action| {
                    let mut next = game.clone();
                    next.play(*action);
                    let numbers = self.ask(&next, seat, Some(plies - 1), &mut self.rest(end, context));
                    numbers.is_certain() && numbers.is_won()
                }),
                _ => self.keeping(game, seat, value, context),
            }
        })
    }

    /// Returns the first action found that keeps the value. In a lost position with a limit of 0 nodes, it
    /// returns instead the action after which the game lasts longest.
    fn keeping(&mut self, game: &G, seat: Seat, value: i8, context: &mut Context<'_>) -> Option<G::Action> {
        let end = self.end(context);
        let mut best: Option<(i64, G::Action)> = None;
        for action in legal(game) {
            let after = self.value_after(game, action, seat, &mut self.rest(end, context));
            if after.value() != Some(value) {
                continue;
            }
            let plies = after.plies.map_or(i64::MAX, i64::from);
            if best.is_none_or(|(known, _)| plies > known) {
                best = Some((plies, action));
            }
            if context.limits.nodes > 0 || value >= 0 {
                break;
            }
        }
        best.map(|(_, action)| action)
    }

    /// Returns the prover's node count at which a search that begins now reaches its limit.
    fn end(&self, context: &Context<'_>) -> u64 {
        self.nodes.saturating_add(context.limits.nodes)
    }

    /// Returns the same context, limited to the nodes that are left until the prover's count reaches `end`.
    fn rest<'a>(&self, end: u64, context: &'a mut Context<'_>) -> Context<'a> {
        context.within(Limits::nodes(end.saturating_sub(self.nodes)))
    }

    /// Asks whether a seat can force a win, within a number of plies if `within` is given. With a limit of 0
    /// nodes, the search returns only what is already known.
    #[inline(never)]
    fn ask(&mut self, game: &G, attacker: Seat, within: Option<u32>, context: &mut Context<'_>) -> Numbers {
        Walk::new(self, attacker, within, context.within(context.limits)).root(game)
    }

    /// Combines `verdict`, what is known about the value so far, with `numbers`, the answer to a question
    /// about one attacker. `sign` is the value if this attacker wins: 1 or -1.
    fn judge(&self, game: &G, verdict: Verdict, numbers: Numbers, sign: i8) -> Verdict {
        if !numbers.is_certain() {
            return verdict;
        }
        let plies = numbers.bound();
        let in_time = plies.is_some_and(|plies| plies <= self.clauses.longest(game));
        match numbers.is_won() {
            true if in_time || plies.is_none() => Verdict::exactly(sign, plies),
            true => verdict,
            false if in_time || !self.clauses.can_draw() => Verdict::exactly(-sign, plies),
            false if sign > 0 => Verdict { upper: verdict.upper.min(0), ..verdict },
            false => Verdict { lower: verdict.lower.max(0), ..verdict },
        }
    }
}
