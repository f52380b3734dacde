//! What a position is worth: whether one seat can force a win, or the other.

use rules::{Game, Seat, legal};

use super::{Clauses, Known, Proof, Prover, numbers::Numbers, table::Key, walk::Walk};

/// How a search is watched.
pub struct Watch<'a> {
    /// Whether it shall end.
    pub stop: &'a dyn Fn() -> bool,
    /// Hears of it now and then.
    pub report: &'a mut dyn FnMut(&Sight<'_>),
}

/// How far a search is.
#[derive(Clone, Copy, Debug)]
pub struct Sight<'a> {
    /// Positions entered so far.
    pub nodes: u64,
    /// Whose win is in question.
    pub attacker: Seat,
    /// About how many positions must still be won to prove it.
    pub proof: u32,
    /// About how many must still be held to disprove it.
    pub disproof: u32,
    /// What took long to prove, since the last time.
    pub proofs: &'a [Proof],
}

/// What is proven of a position's value to a seat: 1 it wins, -1 the other does, 0 neither can.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Verdict {
    /// Not less than this.
    pub lower: i8,
    /// Not more than this.
    pub upper: i8,
    /// Where it is won or lost: plies within which the winner can end the game. `None` also where he only knows that the other
    /// cannot hold out for ever.
    pub plies: Option<u32>,
}

impl Verdict {
    /// Nothing is known.
    pub const OPEN: Verdict = Verdict { lower: -1, upper: 1, plies: None };

    fn exactly(value: i8, plies: Option<u32>) -> Verdict {
        Verdict { lower: value, upper: value, plies }
    }

    /// The value, where it is proven.
    pub fn value(&self) -> Option<i8> {
        (self.lower == self.upper).then_some(self.lower)
    }
}

/// Nodes for the first question of a round; each round has twice as many.
const ROUND: u64 = 1 << 14;
/// Nodes at most to find all positions that play can come to; each round tries with half its own.
const FEW: u64 = 1 << 20;

impl<G: Game, C: Clauses<G>> Prover<G, C> {
    /// What a position is worth to a seat, as far as so many nodes reach. Both questions, who can win, are asked by turns,
    /// each time for longer.
    pub fn value(&mut self, game: &G, seat: Seat, nodes: u64, watch: &mut Watch<'_>) -> Verdict {
        let Some(actor) = game.turn().seat() else {
            let winner = game.outcome().and_then(|outcome| outcome.winner());
            return Verdict::exactly(
                winner.map_or(0, |winner| if winner == seat { 1 } else { -1 }),
                winner.map(|_| 0),
            );
        };
        let end = self.nodes.saturating_add(nodes);
        let mut verdict = Verdict::OPEN;
        let mut open = vec![actor];
        if self.clauses.can_draw() {
            open.push(actor.other());
        }
        let mut round = 0;
        loop {
            let mut left = Vec::new();
            for attacker in open {
                let numbers =
                    self.ask(game, attacker, None, round.min(end.saturating_sub(self.nodes)), watch);
                verdict = self.judge(game, verdict, numbers, if attacker == seat { 1 } else { -1 });
                if verdict.value().is_some() {
                    return verdict;
                }
                if !numbers.is_solved() {
                    left.push(attacker);
                }
            }
            // Where play that comes round has a winner, a proof search is quick enough.
            if self.clauses.can_draw() && round >= ROUND && round / 2 <= FEW {
                let spare = (round / 2).min(end.saturating_sub(self.nodes));
                if self.exhaust(game, spare) {
                    (open, round) = (vec![actor, actor.other()], 0);
                    continue;
                }
            }
            open = left;
            if open.is_empty() || self.nodes >= end || (watch.stop)() {
                return verdict;
            }
            round = (2 * round).max(ROUND);
        }
    }

    /// The same after an action, counting its ply.
    pub fn value_after(
        &mut self,
        game: &G,
        action: G::Action,
        seat: Seat,
        nodes: u64,
        watch: &mut Watch<'_>,
    ) -> Verdict {
        let mut game = game.clone();
        game.play(action);
        let verdict = self.value(&game, seat, nodes, watch);
        Verdict { plies: verdict.plies.map(|plies| plies + 1), ..verdict }
    }

    /// An action by which the seat to act wins, if about so many nodes prove one, and plies within which it does, where they are
    /// known; not always the shortest way.
    pub fn win(&mut self, game: &G, nodes: u64, watch: &mut Watch<'_>) -> Option<(G::Action, Option<u32>)> {
        let seat = game.turn().seat()?;
        let end = self.nodes.saturating_add(nodes);
        let numbers = self.ask(game, seat, None, nodes, watch);
        let verdict = self.judge(game, Verdict::OPEN, numbers, 1);
        let won = (verdict.value() == Some(1)).then_some(verdict)?;
        let spare = end.saturating_sub(self.nodes);
        Some((self.best(game, seat, won, spare, watch)?, won.plies))
    }

    /// Looks for the shortest end of a position that is won or lost in some plies; whether there is surely no shorter one.
    pub fn shortest(
        &mut self,
        game: &G,
        seat: Seat,
        verdict: Verdict,
        nodes: u64,
        watch: &mut Watch<'_>,
    ) -> (Verdict, bool) {
        if let (Some(_), Some(Known::Won { plies: Some(plies), .. })) =
            (verdict.plies, self.clauses.known(game))
        {
            return (Verdict { plies: Some(plies), ..verdict }, true);
        }
        let Some(mut most) = verdict.plies.filter(|plies| *plies <= Key::MOST_PLIES) else {
            return (verdict, false);
        };
        let end = self.nodes.saturating_add(nodes);
        // From the shortest up, which ends soon where the end is near; else from what is known down, as far as it goes.
        let turn = end - nodes / 4;
        let winner = if verdict.lower > 0 { seat } else { seat.other() };
        let mut least = 1;
        while least < most {
            let is_first = self.nodes < turn;
            let (plies, end) = if is_first { (least, turn) } else { (most - 1, end) };
            let nodes = end.saturating_sub(self.nodes);
            let numbers = self.ask(game, winner, Some(plies), nodes, watch);
            if numbers.is_certain() && numbers.is_won() {
                most = numbers.bound().unwrap_or(most).min(plies);
            } else if numbers.is_certain() {
                least = plies + 1;
            } else if numbers.is_solved() || !is_first && self.nodes >= end || (watch.stop)() {
                break;
            }
        }
        (Verdict { plies: Some(most), ..verdict }, least == most)
    }

    /// The same after an action, counting its ply.
    pub fn shortest_after(
        &mut self,
        game: &G,
        action: G::Action,
        seat: Seat,
        verdict: Verdict,
        nodes: u64,
        watch: &mut Watch<'_>,
    ) -> (Verdict, bool) {
        let mut game = game.clone();
        game.play(action);
        let after = Verdict { plies: verdict.plies.map(|plies| plies.saturating_sub(1)), ..verdict };
        if game.outcome().is_some() {
            return (verdict, true);
        }
        let (after, is_shortest) = self.shortest(&game, seat, after, nodes, watch);
        (Verdict { plies: after.plies.map(|plies| plies + 1), ..after }, is_shortest)
    }

    /// How play goes on when the winner takes a short way and the loser a long one; as far as it is proven within so many
    /// nodes, and until a position comes back.
    pub fn line(&mut self, game: &G, nodes: u64, watch: &mut Watch<'_>) -> Vec<G::Action> {
        let end = self.nodes.saturating_add(nodes);
        let mut game = game.clone();
        let (mut line, mut seen) = (Vec::new(), Vec::new());
        while let Some(seat) = game.turn().seat() {
            let state = self.clauses.state(&game);
            if seen.contains(&state) {
                break;
            }
            seen.push(state);
            let verdict = self.value(&game, seat, end.saturating_sub(self.nodes), watch);
            // Then what follows is known with its shortest end too, so that the line is no longer than the first one.
            let spare = end.saturating_sub(self.nodes) / 8;
            let (verdict, _) = self.shortest(&game, seat, verdict, spare, watch);
            let spare = end.saturating_sub(self.nodes);
            let Some(action) = self.best(&game, seat, verdict, spare, watch) else { break };
            game.play(action);
            line.push(action);
        }
        line
    }

    /// An action that keeps a proven value: the shortest way to win, the longest to lose.
    fn best(
        &mut self,
        game: &G,
        seat: Seat,
        verdict: Verdict,
        nodes: u64,
        watch: &mut Watch<'_>,
    ) -> Option<G::Action> {
        let value = verdict.value()?;
        // Mostly a look into the table is enough.
        [0, nodes].into_iter().find_map(|nodes| {
            let end = self.nodes.saturating_add(nodes);
            match verdict.plies {
                Some(plies) if value > 0 => legal(game).into_iter().find(|action| {
                    let mut next = game.clone();
                    next.play(*action);
                    let spare = end.saturating_sub(self.nodes);
                    let numbers = self.ask(&next, seat, Some(plies - 1), spare, watch);
                    numbers.is_certain() && numbers.is_won()
                }),
                _ => self.keeping(game, seat, value, nodes, watch),
            }
        })
    }

    /// An action after which the value is the same. Where it is lost, and without nodes, the one after which it takes longest.
    fn keeping(
        &mut self,
        game: &G,
        seat: Seat,
        value: i8,
        nodes: u64,
        watch: &mut Watch<'_>,
    ) -> Option<G::Action> {
        let end = self.nodes.saturating_add(nodes);
        let mut best: Option<(i64, G::Action)> = None;
        for action in legal(game) {
            let after = self.value_after(game, action, seat, end.saturating_sub(self.nodes), watch);
            if after.value() != Some(value) {
                continue;
            }
            let plies = after.plies.map_or(i64::MAX, i64::from);
            if best.is_none_or(|(known, _)| plies > known) {
                best = Some((plies, action));
            }
            if nodes > 0 || value >= 0 {
                break;
            }
        }
        best.map(|(_, action)| action)
    }

    /// Asks whether a seat can win, or can within so many plies. Without nodes, what is known is all.
    fn ask(
        &mut self,
        game: &G,
        attacker: Seat,
        within: Option<u32>,
        nodes: u64,
        watch: &mut Watch<'_>,
    ) -> Numbers {
        Walk::new(self, attacker, within, nodes, watch).root(game)
    }

    /// Adds an answer to what is known; `sign` is the value of the attacker's win.
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
