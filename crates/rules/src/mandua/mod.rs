//! Mandua: four tigers against up to 25 hunters. The tigers must beat (capture) as many hunters as they can.
//!
//! `turn.rs` plays turns and decides when the game ends. `beating.rs` finds the highest total that Tiger can
//! beat in a turn.

mod action;
mod beating;
mod board;
mod check;
mod index;
mod moves;
mod position;
pub(crate) mod refusals;
mod spec;
mod symmetry;
mod turn;

use std::{
    hash::{Hash, Hasher},
    ops::ControlFlow,
};

use crate::{Faults, Game, Illegal, Outcome, Random, Seat, Turn, Viewer};

pub use action::Action;
use beating::Highest;
pub use beating::Strike;
pub use board::{Direction, Field, Fields};
pub use position::Phase;
pub use spec::{Referee, Spec, Start};
pub use symmetry::Symmetry;
pub use turn::{HUNTER, HUNTERS, QUIET_TURNS, RUN, TIGER, TIGERS, TigersTurn};

use position::Position;

/// A game of Mandua.
///
/// Two values are equal if pieces, hunters to place, seat to act and state of the turn are the same. A strict
/// game (`MD-16`) has one more condition: as long as Tiger's turn is in progress or open to objection, that
/// turn must be the same too. Runs (`MD-22`) and quiet turns (`MD-26`) are history and do not count.
#[derive(Clone, Debug)]
pub struct Mandua {
    spec: Spec,
    position: Position,
}

/// The position before an action.
#[derive(Clone, Debug)]
pub struct Undo(Position);

impl Mandua {
    /// The fields with tigers.
    pub fn tigers(&self) -> Fields {
        self.position.board.tigers
    }

    /// The fields with hunters.
    pub fn hunters(&self) -> Fields {
        self.position.board.hunters
    }

    /// Number of hunters still to be placed.
    pub fn to_set(&self) -> u8 {
        self.position.to_set
    }

    /// The phase of the turn.
    pub fn phase(&self) -> Phase {
        self.position.phase
    }

    /// Number of hunters that Tiger must still beat in this turn. 0 in a strict game, where the players have
    /// to find the number themselves (`MD-16`).
    pub fn to_beat(&self) -> u8 {
        match self.position.phase {
            Phase::Prowl => self.position.highest.total,
            _ => 0,
        }
    }

    /// The same as [`to_beat`](Mandua::to_beat), but `None` in a strict game (`MD-16`), where the players
    /// must not be told.
    pub fn disclosed_to_beat(&self) -> Option<u8> {
        (self.spec.referee == Referee::Guided).then(|| self.to_beat())
    }

    /// Number of hunters that Tiger could beat from here in one turn. Unlike [`to_beat`](Mandua::to_beat), it
    /// tells the number in a strict game too, for computer players.
    pub fn highest(&self) -> u8 {
        Highest::of(self.position.board).total
    }

    /// Number of hunters that Tiger could have beaten in the latest turn: the number that a correct objection
    /// names (`MD-18`).
    pub fn highest_before(&self) -> u8 {
        Highest::of(self.position.turn.before).total
    }

    /// The same position in a guided game (`MD-15`), which has no announcements or objections, so that a
    /// search need not consider them. A tiger that Hunter is about to remove stays on the board.
    #[must_use]
    pub fn guided(&self) -> Mandua {
        let mut game = self.clone();
        game.spec.referee = Referee::Guided;
        match self.position.phase {
            Phase::Object | Phase::Remove(_) => game.position.phase = Phase::Hunt,
            Phase::Prowl => game.position.seek(Referee::Guided),
            Phase::Hunt | Phase::Over(_) => {}
        }
        game
    }

    /// The position before Tiger's latest turn and its announcement (`MD-28`).
    #[must_use]
    pub fn before_turn(&self) -> Mandua {
        let mut game = self.clone();
        game.position = Position::new(self.position.turn.before, self.position.to_set, Phase::Prowl);
        game.position.seek(self.spec.referee);
        game
    }

    /// The same position without history: no runs (`MD-22`) and no quiet turns (`MD-26`). If Tiger's turn is
    /// in progress in a strict game, it stays in progress.
    #[must_use]
    pub fn afresh(&self) -> Mandua {
        Mandua { spec: self.spec, position: self.position.afresh() }
    }

    /// The same position with the same runs (`MD-22`), but no quiet turns (`MD-26`) before it.
    #[must_use]
    pub fn rested(&self) -> Mandua {
        Mandua { spec: self.spec, position: self.position.rested() }
    }

    /// A 128-bit hash of the position and both runs (`MD-22`). That is everything on which the rest of the
    /// game depends, except the number of quiet turns. Positions that are [images](Symmetry) of each other
    /// have the same hash.
    pub fn state(&self) -> u128 {
        self.position.state(self.spec.referee)
    }

    /// Number of turns in a row in which no piece was placed, beaten or removed. The hundredth draws the game
    /// (`MD-26`).
    pub fn quiet_turns(&self) -> u32 {
        self.position.quiet_turns()
    }

    /// Whether an action reverses the last move of the player to act, so that their run goes on (`MD-22`).
    pub fn goes_back(&self, action: Action) -> bool {
        let Some(seat) = self.turn().seat() else { return false };
        matches!(action, Action::Go { from, to } if self.position.runs[seat].goes_on(from, to))
    }

    /// Number of hunters beaten so far in Tiger's latest turn.
    pub fn beaten(&self) -> u8 {
        self.position.beaten()
    }

    /// Tiger's turn in progress; while Hunter acts, Tiger's last turn (`MD-28`).
    pub fn tigers_turn(&self) -> &TigersTurn {
        &self.position.turn
    }

    /// The hunters that a step or jump of a tiger would remove; `None` for any other action.
    pub fn strike(&self, action: Action) -> Option<Strike> {
        match (self.position.phase, action) {
            (Phase::Prowl, Action::Go { from, to }) => {
                let board = self.position.board;
                board.leap(from, to).map(|leap| board.strike(leap))
            }
            _ => None,
        }
    }
}

impl PartialEq for Mandua {
    fn eq(&self, other: &Mandua) -> bool {
        self.spec == other.spec && self.position.same(&other.position, self.spec.referee)
    }
}

impl Eq for Mandua {}

impl Hash for Mandua {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.key().hash(state);
    }
}

impl Game for Mandua {
    type Spec = Spec;
    type Action = Action;
    type Undo = Undo;
    /// A view is a game, because no pieces are hidden. A view of a strict game leaves out one thing: the
    /// highest total.
    type View = Mandua;

    fn new(spec: Spec) -> Mandua {
        Mandua { spec, position: Position::start(spec) }
    }

    fn spec(&self) -> Spec {
        self.spec
    }

    fn turn(&self) -> Turn {
        match self.position.phase {
            Phase::Hunt | Phase::Object | Phase::Remove(_) => Turn::Seat(HUNTER),
            Phase::Prowl => Turn::Seat(TIGER),
            Phase::Over(_) => Turn::Over,
        }
    }

    fn outcome(&self) -> Option<Outcome> {
        match self.position.phase {
            Phase::Over(outcome) => Some(outcome),
            _ => None,
        }
    }

    fn visit<B>(&self, visitor: impl FnMut(Action) -> ControlFlow<B>) -> ControlFlow<B> {
        self.position.visit(self.spec.referee, visitor)
    }

    fn count(&self) -> u64 {
        self.position.count(self.spec.referee)
    }

    fn sample(&self, random: &mut impl Random) -> Option<Action> {
        self.position.sample(self.spec.referee, random)
    }

    fn check(&self, action: Action) -> Result<(), Illegal> {
        self.position.check(self.spec.referee, action)
    }

    fn play(&mut self, action: Action) -> Undo {
        let undo = Undo(self.position);
        self.position.play(self.spec.referee, action);
        undo
    }

    fn undo(&mut self, undo: Undo) {
        self.position = undo.0;
    }

    fn position(&self) -> Option<String> {
        Some(self.position.write(self.spec.referee))
    }

    fn from_position(spec: Spec, text: &str) -> Result<Mandua, Faults> {
        Position::read(spec, text).map(|position| Mandua { spec, position })
    }

    fn key(&self) -> u64 {
        self.position.key(self.spec.referee)
    }

    fn view(&self, _: Viewer) -> Mandua {
        self.clone()
    }

    fn guess(view: &Mandua, _: &mut impl Random) -> Mandua {
        view.clone()
    }

    /// Tiger's score is the number of hunters beaten, Hunter's the number of tigers removed.
    fn score(&self, seat: Seat) -> i32 {
        let board = self.position.board;
        if seat == TIGER {
            i32::from(self.spec.hunters) - i32::from(self.position.to_set) - board.hunters.len() as i32
        } else {
            i32::from(TIGERS) - board.tigers.len() as i32
        }
    }
}
