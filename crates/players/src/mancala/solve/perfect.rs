//! Perfect play, as far as it can be proven within limits.

use std::{
    io,
    sync::{OnceLock, atomic::AtomicBool},
};

use rules::{
    Game,
    mancala::{Action, Board, Mancala, RuleSet},
};
use search::Limits;

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

/// Most stones in the bowls of a position that is looked at.
pub const MOST_PROVEN: usize = 48;
/// Stones of the tables that players share: half a megabyte, built in an instant; in Egyptian, where openings
/// are long to prove and whole rows are quick to fill, 52 megabytes, built in half a second.
const fn shared_stones(rule_set: RuleSet) -> usize {
    match rule_set {
        RuleSet::Egyptian => 17,
        _ => 10,
    }
}
/// Stones of the tables of players that are limited by time, where it is worth it: 141 megabytes in Egyptian,
/// built in a second (of the nodes that are needed with 16 stones, 4 in 10 are needed with 19).
const fn large_stones(rule_set: RuleSet) -> usize {
    match rule_set {
        RuleSet::Egyptian => 19,
        RuleSet::General => 16,
        _ => shared_stones(rule_set),
    }
}
/// A position that takes no more than one part in so many of the nodes is taken to lead to none that takes
/// more than all.
pub(super) const EASY: u64 = 4;
/// Nine of ten positions of so many stones are proven in so many nodes with large tables, and each stone
/// makes it 8/5 times harder.
const USUAL_STONES: usize = 27;
const USUAL: u64 = 1_400;
/// With so many stones more than tables know, a position is far easier to prove than the highest level has
/// nodes for.
const NEAR: usize = 16;
/// Bytes to remember what a node leads to, twice over, so that little is forgotten.
const ROOM: u64 = 32;
/// Room for more is not filled within a move.
const MOST_ROOM: u64 = 1 << 28;

/// What is proven to give nothing away.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Choice {
    /// The action.
    pub action: Action,
    /// Others that give nothing away either, looked for where the game is not won, the end is near, no
    /// position can come back and the action was easy to prove.
    pub others: Vec<Action>,
    /// The final difference of the mancalas under perfect play, seen by the player to act.
    pub value: i32,
    /// Positions looked at to prove the action; none where the book knew it.
    pub nodes: u64,
}

/// How play goes on after an action, as far as each further action is known to give nothing away.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Way {
    /// The action, and what follows.
    pub line: Vec<Action>,
    /// The final difference of the mancalas under perfect play, seen by the player to act.
    pub value: i32,
    /// Whether no action is better.
    pub is_best: bool,
}

/// A player who gives nothing away where he can prove what a position is worth: by his book, by his tables,
/// or by search.
#[derive(Clone, Copy, Debug)]
pub struct Perfect<'a> {
    tables: &'a Tables,
    book: &'a Book,
}

impl<'a> Perfect<'a> {
    /// A player with these tables and this book, which must be of one rule set.
    pub fn new(tables: &'a Tables, book: &'a Book) -> Perfect<'a> {
        Perfect { tables, book }
    }

    /// The same player without his book.
    #[must_use]
    pub fn without_book(self) -> Perfect<'a> {
        static NOTHING: OnceLock<Book> = OnceLock::new();
        Perfect { book: NOTHING.get_or_init(Book::default), ..self }
    }

    /// A player of a rule set, with tables that all share and that are built when they are first asked for.
    pub fn of(rule_set: RuleSet) -> Perfect<'static> {
        static TABLES: Shared = Shared::new();
        TABLES.player(rule_set, shared_stones(rule_set))
    }

    /// The same, with larger tables.
    pub fn large(rule_set: RuleSet) -> Perfect<'static> {
        static TABLES: Shared = Shared::new();
        let stones = large_stones(rule_set);
        if stones == shared_stones(rule_set) {
            Perfect::of(rule_set)
        } else {
            TABLES.player(rule_set, stones)
        }
    }

    /// The final difference, seen by the player to act, or where only it is certain who wins, a guess that
    /// tells that; if tables or counting tell at once.
    #[inline]
    pub(crate) fn settled(self, board: Board) -> Option<i32> {
        match self.tables.rule_set() {
            RuleSet::General => self.settled_by::<General>(board),
            RuleSet::Egyptian => self.settled_by::<Egyptian>(board),
            RuleSet::Nigerian => self.settled_by::<Nigerian>(board),
            // What was played before may end a circle (MC-15).
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
            // Counting tells no more.
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

    /// An action that gives nothing away, if that is known or can be proven by looking at no more than about
    /// so many positions, and before `stop` says so. The same every time, but for `stop`. The game must be of
    /// the rule set of the tables.
    ///
    /// # Errors
    /// When the system has no room to remember so many positions.
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
            // With more stones another action may lead away from what the book knows.
            let near = self.tables.stones().is_some_and(|known| stones(game) <= known + NEAR);
            // Of several that are proven without regard to the past, each may lead back into it (MC-15).
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

    /// What becomes of the best action, which comes first, and of these: of those of which it can be proven
    /// by looking at no more than about so many positions for each, and before `stop` says so.
    ///
    /// # Errors
    /// When the system has no room to remember so many positions.
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

    /// Whether it usually takes more than so many nodes to prove an action.
    pub(crate) fn is_hard(self, game: &Mancala, nodes: u64) -> bool {
        let harder = stones(game).saturating_sub(USUAL_STONES);
        let usual = (0..harder).fold(USUAL, |usual, _| usual.saturating_mul(8) / 5);
        game.spec().rule_set() == RuleSet::Egyptian && usual > nodes && self.known(game).is_none()
    }

    /// What the book says.
    fn known(self, game: &Mancala) -> Option<Choice> {
        let board = game.board();
        let (action, rest) = self.book.action(board)?;
        Some(Choice { action, others: Vec::new(), value: board.lead() + rest, nodes: 0 })
    }
}

/// Tables that all share, by rule set.
struct Shared([OnceLock<Tables>; RuleSet::ALL.len()]);

impl Shared {
    const fn new() -> Shared {
        Shared([const { OnceLock::new() }; RuleSet::ALL.len()])
    }

    /// A player with tables of so many stones, which are built when they are first asked for.
    fn player(&'static self, rule_set: RuleSet, stones: usize) -> Perfect<'static> {
        let tables = self.0[rule_set as usize].get_or_init(|| {
            let mut tables = Tables::new(rule_set);
            while tables.stones() < Some(stones) && tables.grow(1, &AtomicBool::new(false)) {}
            // What positions are settled by besides.
            Certain::prepare(rule_set);
            tables
        });
        Perfect { tables, book: Book::of(rule_set) }
    }
}

/// Stones in the bowls.
fn stones(game: &Mancala) -> usize {
    game.board().bowls().map(|bowls| Side::of(bowls).stones).iter().sum()
}

/// Bytes to remember what so many nodes lead to.
fn room(nodes: u64) -> usize {
    nodes.saturating_mul(ROOM).min(MOST_ROOM) as usize
}

#[cfg(test)]
#[allow(clippy::unwrap_used, reason = "tests")]
mod tests {
    use rules::{Game, Spec as _, mancala::Spec};
    use search::Generator;

    use super::{Context, Limits, Mancala, Perfect, RuleSet, stones};

    /// What is settled at once in random games: how often the value, and how often only who wins.
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
