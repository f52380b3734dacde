//! Perfect play, as far as it can be proven within limits.

use std::{io, sync::OnceLock};

use rules::{
    Game,
    mancala::{Action, Board, Mancala, RuleSet},
};
use search::{Limits, SearchContext};

use super::{
    book::Book,
    certain::{self, Certain},
    memory::Pages,
    set::{Egyptian, General, Nigerian, Set},
    side::Side,
    solver::{Context, Solver},
    tables::Tables,
};
use crate::mancala::features::in_bowls;

/// No proof is tried for positions with more stones than this in the bowls.
pub const MOST_PROVEN: usize = 48;
/// Returns the number of stones up to which the common tables, which all players share, contain positions.
/// The tables take half a megabyte and are built in an instant. The tables for Egyptian are larger: they take
/// 52 megabytes and are built in half a second. There, openings take long to prove, and tables are computed
/// quickly.
const fn shared_stones(rule_set: RuleSet) -> usize {
    match rule_set {
        RuleSet::Egyptian => 17,
        _ => 10,
    }
}
/// Returns the number of stones up to which the large tables contain positions. Only in Egyptian and General
/// are they larger than the common tables. In Egyptian, the large tables take 141 megabytes and are built in
/// a second. There, a proof with tables of 19 stones needs four tenths of the nodes that it needs with tables
/// of 16.
const fn large_stones(rule_set: RuleSet) -> usize {
    match rule_set {
        RuleSet::Egyptian => 19,
        RuleSet::General => 16,
        _ => shared_stones(rule_set),
    }
}
/// If the proof of a position takes at most the node limit divided by this number, the position is assumed to
/// lead only to positions that can be proven within the limit.
pub(super) const EASY: u64 = 4;
/// The number of stones in the bowls to which [`USUAL`] applies.
const USUAL_STONES: usize = 27;
/// With large tables, the solver proves nine out of ten positions with [`USUAL_STONES`] stones within this
/// many nodes. Each further stone multiplies the number by 8/5.
const USUAL: u64 = 1_400;
/// Positions with at most this many more stones than the tables cover are easy: the highest level has far
/// more nodes than their proofs need.
const NEAR: usize = 16;
/// Bytes of memory for each node: twice what its results take, so that few results are overwritten.
const ROOM: u64 = 32;
/// The most memory, in bytes. The search for one move does not fill more.
const MOST_ROOM: u64 = 1 << 28;

/// A proven best action.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Choice {
    /// The best action. If there are several, the first one found.
    pub action: Action,
    /// Other best actions. The search looks for them only if four conditions hold: the game is not won, the
    /// end is near, no earlier position can occur again, and the action was easy to prove.
    pub others: Vec<Action>,
    /// The final difference of the mancalas under perfect play, as seen by the player to act.
    pub value: i32,
    /// Nodes searched to prove the action; 0 if it comes from the book.
    pub nodes: u64,
}

/// An action, its proven value, and the perfect play after it, as far as this play is proven.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Way {
    /// The action, followed by perfect play of both players.
    pub line: Vec<Action>,
    /// The final difference of the mancalas under perfect play, as seen by the player to act.
    pub value: i32,
    /// Whether no action is better.
    pub is_best: bool,
}

/// Plays perfectly if its opening book, its tables or a search prove the value of a position.
#[derive(Clone, Copy, Debug)]
pub struct Perfect<'a> {
    tables: &'a Tables,
    book: &'a Book,
}

impl<'a> Perfect<'a> {
    /// Creates a player with these tables and this book, which must be for the same rule set.
    pub fn new(tables: &'a Tables, book: &'a Book) -> Perfect<'a> {
        Perfect { tables, book }
    }

    /// Returns the same player without its book.
    #[must_use]
    pub fn without_book(self) -> Perfect<'a> {
        static NOTHING: OnceLock<Book> = OnceLock::new();
        Perfect { book: NOTHING.get_or_init(Book::default), ..self }
    }

    /// Returns the perfect player of a rule set with the common tables, which are built on first use.
    pub fn of(rule_set: RuleSet) -> Perfect<'static> {
        static TABLES: Shared = Shared::new();
        TABLES.player(rule_set, shared_stones(rule_set))
    }

    /// Returns the perfect player of a rule set with large tables, which are built on first use.
    pub fn large(rule_set: RuleSet) -> Perfect<'static> {
        static TABLES: Shared = Shared::new();
        let stones = large_stones(rule_set);
        if stones == shared_stones(rule_set) {
            Perfect::of(rule_set)
        } else {
            TABLES.player(rule_set, stones)
        }
    }

    /// Returns the memory of the large tables in bytes; `None` if they know no more about this position than
    /// the common tables.
    pub(crate) fn large_table_bytes(game: &Mancala) -> Option<usize> {
        let rule_set = game.spec().rule_set();
        let (common, large) = (shared_stones(rule_set), large_stones(rule_set));
        let helps = large > common && stones(game) > common;
        helps.then(|| (0..=large).map(|stones| Tables::level_bytes(rule_set, stones)).sum())
    }

    /// Returns the final difference of the mancalas, as seen by the player to act, if tables or counting
    /// stones settle it without a search. If they settle only who wins, the result is an estimate with the
    /// right sign.
    #[inline]
    pub(crate) fn settled(self, board: Board) -> Option<i32> {
        match self.tables.rule_set() {
            RuleSet::General => self.settled_by::<General>(board),
            RuleSet::Egyptian => self.settled_by::<Egyptian>(board),
            RuleSet::Nigerian => self.settled_by::<Nigerian>(board),
            // The value may depend on the past, because MC-15 may end a cycle.
            RuleSet::Ethiopian => None,
        }
    }

    #[inline(always)]
    fn settled_by<S: Set>(self, board: Board) -> Option<i32> {
        let (lead, left) = (board.lead(), in_bowls(board));
        if lead.abs() > left {
            return Some(lead);
        }
        if left > certain::MOST {
            // With this many stones in the bowls, no certain stones are known.
            return None;
        }
        let sides = board.bowls();
        let [own, other] = sides.map(Side::of);
        if let Some(rest) = self.tables.at(own, other, true) {
            return Some(lead + rest);
        }
        let [least, most] = Certain::of::<S>().narrow(own, other, sides[1], -lead).map(|rest| lead + rest);
        if least > 0 { Some(least) } else { (most < 0).then_some(most) }
    }

    /// Returns a best action: from the book, or proven within about the node limit and before the stop
    /// signal. `None` if the book has no action and there is no proof. Without a stop signal the result is
    /// always the same. The game must have the rule set of the tables.
    ///
    /// # Errors
    /// The system has no memory for that many nodes.
    pub fn best(self, game: &Mancala, context: &Context<'_>) -> io::Result<Option<Choice>> {
        let nodes = context.limits.nodes;
        if let Some(choice) = self.known(game) {
            return Ok(Some(choice));
        }
        if stones(game) > MOST_PROVEN || nodes == 0 || context.is_stopped() {
            return Ok(None);
        }
        let mut pages = Pages::new(room(nodes))?;
        let solver = Solver::new(self.tables, &mut pages, MOST_PROVEN, 1);
        Ok(solver.and_then(|solver| {
            let (action, value) = solver.best(game, &mut context.silent(context.limits))?;
            let nodes_used = solver.nodes();
            // With more stones, another best action may lead to positions that are neither in the book nor
            // easy to prove.
            let near = self.tables.stones().is_some_and(|known| stones(game) <= known + NEAR);
            // Proofs ignore the past, but one of several best actions may lead back to an earlier position
            // (MC-15).
            let looked_for = value <= 0 && nodes_used <= nodes / EASY && near && !game.has_past();
            let mut others = if looked_for { rules::legal(game) } else { Vec::new() };
            others.retain(|&other| {
                let left = Limits::nodes(nodes.saturating_sub(solver.nodes()));
                let keeps = || solver.keeps(game, other, value, &mut context.silent(left)) == Some(true);
                other != action && keeps()
            });
            Some(Choice { action, others, value, nodes: nodes_used })
        }))
    }

    /// Returns the best action, followed by the other `actions`. Leaves out each action whose value is not
    /// proven within about the node limit and before the stop signal. The node limit applies to each proof.
    ///
    /// # Errors
    /// The system has no memory for that many nodes.
    pub fn ways(self, game: &Mancala, actions: &[Action], context: &Context<'_>) -> io::Result<Vec<Way>> {
        let nodes = context.limits.nodes;
        if stones(game) > MOST_PROVEN || nodes == 0 || game.outcome().is_some() {
            return Ok(Vec::new());
        }
        let mut pages = Pages::new(room(nodes))?;
        let Some(solver) = Solver::new(self.tables, &mut pages, MOST_PROVEN, 1) else {
            return Ok(Vec::new());
        };
        let best = |game: &Mancala| {
            let known = self.known(game).map(|choice| (choice.action, choice.value));
            known.or_else(|| solver.best(game, &mut context.silent(context.limits)))
        };
        let first = best(game);
        let others = actions.iter().filter(|action| first.is_none_or(|(best, _)| best != **action));
        let others = others.filter_map(|&action| {
            let value = solver.after(game, action, &mut context.silent(context.limits)).value()?;
            Some((action, value))
        });
        let way = |(action, value)| {
            let (mut line, mut next) = (vec![action], game.clone());
            next.play(action);
            while next.outcome().is_none()
                && let Some((action, _)) = best(&next)
            {
                line.push(action);
                next.play(action);
            }
            Way { line, value, is_best: first.is_some_and(|(best, _)| best == action) }
        };
        Ok(first.into_iter().chain(others).map(way).collect())
    }

    /// Whether proving an action usually takes more than this many nodes. Always false for a position in the
    /// book, and in rule sets other than Egyptian.
    pub(crate) fn is_hard(self, game: &Mancala, nodes: u64) -> bool {
        let harder = stones(game).saturating_sub(USUAL_STONES);
        let usual = (0..harder).fold(USUAL, |usual, _| usual.saturating_mul(8) / 5);
        game.spec().rule_set() == RuleSet::Egyptian && usual > nodes && self.known(game).is_none()
    }

    /// Returns the book's action for a position, if the book contains the position.
    fn known(self, game: &Mancala) -> Option<Choice> {
        let board = game.board();
        let (action, rest) = self.book.action(board)?;
        Some(Choice { action, others: Vec::new(), value: board.lead() + rest, nodes: 0 })
    }
}

/// Tables that all players share, by rule set.
struct Shared([OnceLock<Tables>; RuleSet::ALL.len()]);

impl Shared {
    const fn new() -> Shared {
        Shared([const { OnceLock::new() }; RuleSet::ALL.len()])
    }

    /// Returns the player with tables of this many stones, which are built on first use.
    fn player(&'static self, rule_set: RuleSet, stones: usize) -> Perfect<'static> {
        let tables = self.0[rule_set as usize].get_or_init(|| {
            let mut tables = Tables::new(rule_set);
            while tables.stones() < Some(stones) && tables.grow(&SearchContext::unlimited()) {}
            // Players also settle positions by the stones that are certain to be banked, so compute these
            // now, too.
            Certain::prepare(rule_set);
            tables
        });
        Perfect { tables, book: Book::of(rule_set) }
    }
}

/// Returns the number of stones in the bowls.
fn stones(game: &Mancala) -> usize {
    game.board().bowls().map(|bowls| Side::of(bowls).stones).iter().sum()
}

/// Returns the bytes of memory for a search of this many nodes.
fn room(nodes: u64) -> usize {
    nodes.saturating_mul(ROOM).min(MOST_ROOM) as usize
}

#[cfg(test)]
#[allow(clippy::unwrap_used, reason = "tests")]
mod tests {
    use rules::{Game, Spec as _, mancala::Spec};
    use search::Generator;

    use super::{Context, Limits, Mancala, Perfect, RuleSet, stones};

    /// Counts how often `Perfect::settled` returns the exact value in random games, and how often only the
    /// right sign.
    fn settled(spec: &str, player: fn(RuleSet) -> Perfect<'static>) -> [u32; 2] {
        let spec = Spec::parse(spec).unwrap();
        let player = player(spec.rule_set()).without_book();
        let mut random = Generator::new(7);
        let mut seen = [0; 2];
        for _ in 0..60 {
            let mut game = Mancala::new(spec);
            while let Some(action) = game.sample(&mut random) {
                if let Some(settled) = player.settled(game.board()).filter(|_| stones(&game) > 8) {
                    let context = Context::new(Limits::nodes(1 << 22));
                    let value = player.best(&game, &context).unwrap().unwrap().value;
                    assert_eq!(settled.signum(), value.signum(), "{:?}", game.position());
                    seen[usize::from(settled != value)] += 1;
                }
                game.play(action);
            }
        }
        seen
    }

    #[test]
    fn what_is_settled_at_once_is_who_wins() {
        for spec in ["mancala:stones=3", "mancala:rules=general,stones=2", "mancala:rules=nigerian,stones=2"]
        {
            let [exact, guesses] = settled(spec, Perfect::of);
            assert!(exact > 50 && guesses > 5, "{spec}: {exact} {guesses}");
        }
        assert!(settled("mancala:stones=2", Perfect::large)[0] > 300);
        assert_eq!(settled("mancala:rules=ethiopian,stones=2", Perfect::of), [0; 2]);
    }

    #[test]
    fn what_is_hard_has_many_stones_and_stands_in_no_book() {
        let start = Mancala::new(Spec::parse("mancala").unwrap());
        let near = Mancala::from_position(start.spec(), "3 3 3 3 3 2 7 / 2 2 2 1 1 1 15 S").unwrap();
        let perfect = Perfect::of(RuleSet::Egyptian);
        assert_eq!((stones(&start), stones(&near)), (48, 26));
        assert!(perfect.without_book().is_hard(&start, 1_000_000) && !perfect.is_hard(&start, 0));
        assert!(!perfect.is_hard(&near, 1_400) && perfect.is_hard(&near, 1_399));
    }
}
