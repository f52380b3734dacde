//! Mancala with four rule sets: General, Egyptian, Ethiopian and Nigerian.
//!
//! The rule sets share one board and one way of sowing. The table in `rules.rs` says where they differ.

mod action;
mod board;
mod check;
mod circuit;
mod index;
mod moves;
mod position;
pub(crate) mod refusals;
mod rules;
mod sowing;
mod spec;
mod starts;
mod steps;

use std::{
    fmt,
    hash::{Hash, Hasher},
    ops::ControlFlow,
};

use crate::{Faults, Game, Illegal, Outcome, Random, Seat, Turn, Viewer, history::History};

pub use action::{Action, Direction};
pub use board::{Board, Bowl, Place};
pub use sowing::Sown;
pub use spec::{RuleSet, Spec};
pub use steps::{Banking, Step};

use position::Position;
use rules::Rules;

/// A game of mancala.
pub struct Mancala {
    spec: Spec,
    position: Position,
    /// The positions since the start, for MC-15. Empty in rule sets without that clause.
    history: History,
}

/// The position before an action.
#[derive(Clone, Copy, Debug)]
pub struct Undo(Position);

impl Mancala {
    fn from_board(spec: Spec, board: Board) -> Mancala {
        let mut history = History::default();
        if spec.rules().repetition_ends {
            history.push(board.key());
        }
        Mancala { spec, position: Position { board, since: 0, end: None }, history }
    }

    /// Number of stones in a bowl.
    pub fn bowl(&self, seat: Seat, bowl: Bowl) -> u8 {
        self.position.board.stones(Place::Bowl(seat, bowl))
    }

    /// Number of stones in a seat's mancala.
    pub fn mancala(&self, seat: Seat) -> u8 {
        self.position.board.stones(Place::Mancala(seat))
    }

    /// The stones and the player to act, without rule set and history.
    #[inline]
    pub fn board(&self) -> Board {
        self.position.board
    }

    /// Whether an earlier position could occur again, so that MC-15 would count it.
    pub fn has_past(&self) -> bool {
        self.history.len() > self.position.since as usize + 1
    }

    /// The steps of an action, stone by stone; empty if the action is illegal.
    pub fn steps(&self, action: Action) -> Vec<Step> {
        match self.check(action) {
            Ok(()) => steps::of(self, action),
            Err(_) => Vec::new(),
        }
    }

    /// Whether the last stone of an action falls into the player's own mancala, in a rule set where this
    /// gives an extra turn (MC-8). The player still gets no extra turn if the action ends the game or leaves
    /// them without a legal action (MC-14).
    pub fn extends(&self, action: Action) -> bool {
        let ends = self.steps(action).into_iter().rev().find_map(|step| match step {
            Step::Drop { to } => Some(to),
            _ => None,
        });
        self.rules().extra_turn && ends == Some(Place::Mancala(self.board().actor()))
    }

    fn rules(&self) -> &'static Rules {
        self.spec.rules()
    }
}

impl Game for Mancala {
    type Spec = Spec;
    type Action = Action;
    type Undo = Undo;
    /// Nothing is hidden, so a view is the game itself.
    type View = Mancala;

    fn new(spec: Spec) -> Mancala {
        let mut game = Mancala::from_board(spec, Board::start(spec.stones()));
        for action in starts::opening(spec) {
            game.play(action);
        }
        // The positions of the opening do not count for MC-15.
        Mancala::from_board(spec, game.board())
    }

    fn spec(&self) -> Spec {
        self.spec
    }

    #[inline]
    fn turn(&self) -> Turn {
        match self.position.end {
            None => Turn::Seat(self.position.board.actor()),
            Some(_) => Turn::Over,
        }
    }

    fn outcome(&self) -> Option<Outcome> {
        let ending = self.position.end?.ending(self.rules());
        let [south, north] = [Seat::FIRST, Seat::SECOND].map(|seat| self.mancala(seat));
        Some(match south.cmp(&north) {
            std::cmp::Ordering::Greater => Outcome::win(Seat::FIRST, 2, ending),
            std::cmp::Ordering::Less => Outcome::win(Seat::SECOND, 2, ending),
            std::cmp::Ordering::Equal => Outcome::draw(2, ending),
        })
    }

    fn visit<B>(&self, visitor: impl FnMut(Action) -> ControlFlow<B>) -> ControlFlow<B> {
        self.visit_actions(visitor)
    }

    #[inline]
    fn count(&self) -> u64 {
        self.count_actions()
    }

    #[inline]
    fn sample(&self, random: &mut impl Random) -> Option<Action> {
        self.sample_action(random)
    }

    fn check(&self, action: Action) -> Result<(), Illegal> {
        self.check_action(action)
    }

    #[inline]
    fn play(&mut self, action: Action) -> Undo {
        let undo = Undo(self.position);
        self.sow(action, &mut ());
        undo
    }

    #[inline]
    fn undo(&mut self, undo: Undo) {
        self.position = undo.0;
        if self.rules().repetition_ends {
            self.history.pop();
        }
    }

    fn position(&self) -> Option<String> {
        Some(position::print(&self.position))
    }

    fn from_position(spec: Spec, text: &str) -> Result<Mancala, Faults> {
        Ok(Mancala::from_board(spec, position::parse(spec.rules(), text)?))
    }

    #[inline]
    fn key(&self) -> u64 {
        self.position.board.hash_key()
    }

    fn view(&self, _viewer: Viewer) -> Mancala {
        self.clone()
    }

    fn guess(view: &Mancala, _random: &mut impl Random) -> Mancala {
        view.clone()
    }

    fn score(&self, seat: Seat) -> i32 {
        self.mancala(seat).into()
    }

    fn store(&self, seat: Seat) -> Option<u32> {
        Some(self.mancala(seat).into())
    }
}

impl Clone for Mancala {
    fn clone(&self) -> Mancala {
        Mancala { spec: self.spec, position: self.position, history: self.history.clone() }
    }

    fn clone_from(&mut self, source: &Mancala) {
        self.spec = source.spec;
        self.position = source.position;
        self.history.clone_from(&source.history);
    }
}

/// Two games with the same spec are equal if the stones and the player to act are the same. MC-15 compares
/// positions in the same way.
impl PartialEq for Mancala {
    fn eq(&self, other: &Mancala) -> bool {
        self.spec == other.spec && self.position.board == other.position.board
    }
}

impl Eq for Mancala {}

impl Hash for Mancala {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.position.board.key().hash(state);
    }
}

impl fmt::Debug for Mancala {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.spec, position::print(&self.position))
    }
}
