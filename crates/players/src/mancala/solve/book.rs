//! Openings that are known by heart: perfect actions that take too long to find at the board.

use std::{
    collections::{HashMap, HashSet},
    fmt, io,
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

/// Perfect actions by bowls.
#[derive(Clone, Default, Debug)]
pub struct Book(HashMap<[u64; 2], (Action, i32)>);

/// A position, how much more the player to act banks from there on, and an action by which he does. As text a
/// [`Proof`] and the action, `4 4 4 4 4 4 / 4 4 4 4 4 4 10 10 3`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Line {
    /// What the position is worth; its bounds meet.
    pub proof: Proof,
    /// An action that keeps it.
    pub action: Action,
}

impl Book {
    /// The book of a rule set; it is empty where the start is not solved. That of Nigerian only saves time.
    pub fn of(rule_set: RuleSet) -> &'static Book {
        static BOOKS: [OnceLock<Book>; RuleSet::ALL.len()] = [const { OnceLock::new() }; RuleSet::ALL.len()];
        let text = match rule_set {
            RuleSet::Egyptian => include_str!("books/egyptian.book"),
            RuleSet::Nigerian => include_str!("books/nigerian.book"),
            RuleSet::General | RuleSet::Ethiopian => "",
        };
        BOOKS[rule_set as usize].get_or_init(|| Book::new(text.lines().filter_map(|line| line.parse().ok())))
    }

    /// A book of these lines.
    pub fn new(lines: impl Iterator<Item = Line>) -> Book {
        Book(lines.map(|line| (line.proof.bowls, (line.action, line.proof.bounds.lower))).collect())
    }

    /// Number of positions in it.
    pub fn len(&self) -> usize {
        self.0.len()
    }

    /// Whether nothing is in it.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// The action to play, and how much more the player to act banks from here on.
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

/// What may be met at the board.
struct Met {
    game: Mancala,
    /// Whose play is perfect.
    perfect: Seat,
    /// Which part of all there is this is, if each action leads to as much as the others.
    part: f64,
}

/// What is heard of a book that is being written.
pub enum Written<'a> {
    /// A line of it.
    Line(&'a Line),
    /// Which part of what may be met has been looked at.
    Part(f64),
}

/// Tells the lines of a book for games from a position: those positions that a perfect player may meet,
/// whatever the other does, at which he needs to look at more than so many `nodes`. `solver` proves these.
/// Ends early when it is stopped.
///
/// A position that takes less than a quarter of that is taken to lead to none that takes more.
///
/// # Errors
/// When the system has no room to remember so many positions.
pub fn write_book(
    start: &Mancala,
    solver: &Solver,
    nodes: u64,
    context: &mut Context<'_>,
    mut told: impl FnMut(Written),
) -> io::Result<()> {
    let player = Perfect::of(start.spec().rule_set()).without_book();
    let mut seen = HashSet::new();
    let mut open: Vec<Met> =
        [Seat::FIRST, Seat::SECOND].map(|perfect| Met { game: start.clone(), perfect, part: 0.5 }).into();
    let mut settled = 0.0;
    while let Some(Met { game, perfect, part }) = open.pop() {
        told(Written::Part(settled));
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
                    told(Written::Line(&Line { proof: Proof::exact(board, value - board.lead()), action }));
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
