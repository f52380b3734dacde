//! The opening book: perfect actions that take too long to find during a game.

use std::{
    collections::{HashMap, HashSet},
    fmt, io,
    ops::ControlFlow,
    str::FromStr,
    sync::OnceLock,
};

use rules::{
    Game, Seat,
    mancala::{Action, Board, Mancala, RuleSet},
};
use search::Limits;

use super::{
    perfect::{EASY, Perfect},
    proof::Proof,
    solver::{Context, Solver},
};
use crate::data::{BookFile, book_file};

/// Maps the bowls of a position to a perfect action and to the lead that the player to act still gains: the
/// stones that this player banks from this position on, minus those that the other player banks.
#[derive(Clone, Default, Debug)]
pub struct Book(HashMap<[u64; 2], (Action, i32)>);

/// A position with its proven value and a best action. Its text form is a [`Proof`] followed by the action,
/// for example `4 4 4 4 4 4 / 4 4 4 4 4 4 10 10 3`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Line {
    /// The position and its value. The two bounds of the proof are equal.
    pub proof: Proof,
    /// A best action.
    pub action: Action,
}

impl Book {
    /// Returns the book of a rule set. It is empty in rule sets whose starting position is not solved.
    pub fn of(rule_set: RuleSet) -> &'static Book {
        static BOOKS: [OnceLock<Book>; RuleSet::ALL.len()] = [const { OnceLock::new() }; RuleSet::ALL.len()];
        BOOKS[rule_set as usize].get_or_init(|| {
            let text = Book::file(rule_set).and_then(BookFile::text).unwrap_or_default();
            Book::new(text.lines().filter_map(|line| line.parse().ok()))
        })
    }

    /// Returns the file of a rule set's book; `None` if the rule set has no book.
    pub(crate) fn file(rule_set: RuleSet) -> Option<&'static BookFile> {
        static EGYPTIAN: BookFile = book_file!("books/", "egyptian.book", is_line);
        static NIGERIAN: BookFile = book_file!("books/", "nigerian.book", is_line);
        match rule_set {
            RuleSet::Egyptian => Some(&EGYPTIAN),
            RuleSet::Nigerian => Some(&NIGERIAN),
            RuleSet::General | RuleSet::Ethiopian => None,
        }
    }

    /// Creates a book from these lines, which must all be of one rule set.
    pub fn new(lines: impl Iterator<Item = Line>) -> Book {
        Book(lines.map(|line| (line.proof.bowls, (line.action, line.proof.bounds.lower))).collect())
    }

    /// Returns the number of positions.
    pub fn len(&self) -> usize {
        self.0.len()
    }

    /// Whether the book has no positions.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Returns the action to play in a position, and the lead that the player to act still gains.
    pub fn action(&self, board: Board) -> Option<(Action, i32)> {
        self.0.get(&board.bowls()).copied()
    }
}

impl fmt::Display for Line {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.proof, self.action)
    }
}

impl FromStr for Line {
    type Err = ();

    fn from_str(text: &str) -> Result<Line, ()> {
        let (proof, action) = text.rsplit_once(' ').ok_or(())?;
        let proof: Proof = proof.parse()?;
        proof.bounds.value().ok_or(())?;
        Ok(Line { proof, action: action.parse().map_err(|_| ())? })
    }
}

fn is_line(text: &str) -> bool {
    text.parse::<Line>().is_ok()
}

/// A position that may come up in a game.
struct Met {
    game: Mancala,
    /// The seat of the perfect player.
    perfect: Seat,
    /// The share of the whole work that this position takes, estimated on the assumption that all actions of
    /// a position lead to equal work.
    part: f64,
}

/// A report of [`write_book`].
pub enum Written<'a> {
    /// A line of the book.
    Line(&'a Line),
    /// The fraction of the work that is done, from 0 to 1.
    Part(f64),
}

/// Writes the book for games from a position, and passes its lines to `told`. The book contains the positions
/// that a perfect player may meet, whatever the other player does. It leaves out positions that take at most
/// `nodes` nodes to prove. `solver` proves the positions of the book. The work ends early if it is stopped,
/// or if `told` returns `Break`.
///
/// A position that is proven with at most a quarter of `nodes` is assumed to lead only to positions that can
/// be proven with `nodes`.
///
/// # Errors
/// The system has no memory for a search of `nodes` nodes.
pub fn write_book(
    start: &Mancala,
    solver: &Solver,
    nodes: u64,
    context: &mut Context<'_>,
    mut told: impl FnMut(Written) -> ControlFlow<()>,
) -> io::Result<()> {
    let player = Perfect::of(start.spec().rule_set()).without_book();
    let mut seen = HashSet::new();
    let mut open: Vec<Met> =
        [Seat::FIRST, Seat::SECOND].map(|perfect| Met { game: start.clone(), perfect, part: 0.5 }).into();
    let mut settled = 0.0;
    while let Some(Met { game, perfect, part }) = open.pop() {
        if told(Written::Part(settled)).is_break() {
            return Ok(());
        }
        let board = game.board();
        let seat = game.turn().seat().filter(|&seat| seen.insert((board.bowls(), seat == perfect)));
        let actions = match seat {
            None => Vec::new(),
            Some(seat) if seat != perfect => rules::legal(&game),
            Some(_) => match player.best(&game, &Context::new(Limits::nodes(nodes)))? {
                Some(choice) if choice.nodes <= nodes / EASY => Vec::new(),
                Some(choice) => vec![choice.action],
                None => {
                    let Some((action, value)) = solver.best(&game, context) else { return Ok(()) };
                    let line = Line { proof: Proof::exact(board, value - board.lead()), action };
                    if told(Written::Line(&line)).is_break() {
                        return Ok(());
                    }
                    vec![action]
                }
            },
        };
        if actions.is_empty() {
            settled += part;
        }
        let part = part / actions.len() as f64;
        for action in actions {
            let mut next = game.clone();
            next.play(action);
            open.push(Met { game: next, perfect, part });
        }
    }
    Ok(())
}
