//! What an action does, and what follows from it: the next turn, an objection, the end of the game.

use crate::{Ending, Outcome, Seat};

use super::{
    action::Action,
    beating::{Highest, most_beating},
    board::{Board, Field, Fields},
    position::{Phase, Position},
    refusals::{ALL_BEATEN, ALL_REMOVED, LOCKED, MAHARAJA, PUTT, QUIET, REPETITION},
    spec::Referee,
    symmetry::Symmetry,
};

/// Hunter's seat, which acts first (`MD-5`).
pub const HUNTER: Seat = Seat::FIRST;
/// Tiger's seat.
pub const TIGER: Seat = Seat::SECOND;
/// Number of hunters (`MD-1`), unless the spec says that there are fewer (`MD-29`).
pub const HUNTERS: u8 = 25;
/// Number of tigers (`MD-1`).
pub const TIGERS: u8 = 4;
/// The game is drawn after this many turns in a row without a placement, a beaten hunter or a removed tiger
/// (`MD-26`).
pub const QUIET_TURNS: u8 = 100;
/// Number of moves in a complete run, in which one piece moves back and forth between two fields. The player
/// who completes a run loses (`MD-22`).
pub const RUN: u8 = 5;

/// Tiger's latest turn, complete or in progress, which `MD-28` shows on a small second board.
#[derive(Clone, Copy, Debug)]
pub struct TigersTurn {
    pub(super) before: Board,
    pub(super) announced: u8,
    steps: [(Field, Field); HUNTERS as usize],
    len: u8,
}

impl TigersTurn {
    pub(super) fn begin(before: Board) -> TigersTurn {
        TigersTurn { before, announced: 0, steps: [(Field::ALL[0], Field::ALL[0]); HUNTERS as usize], len: 0 }
    }

    /// The tigers before the turn.
    pub fn tigers(&self) -> Fields {
        self.before.tigers
    }

    /// The hunters before the turn.
    pub fn hunters(&self) -> Fields {
        self.before.hunters
    }

    /// The number of hunters that Tiger announced; 0 without an announcement.
    pub fn announced(&self) -> u8 {
        self.announced
    }

    /// The steps and jumps of the turn, each as the field it leaves and the field it reaches.
    pub fn steps(&self) -> &[(Field, Field)] {
        self.steps.get(..self.len.into()).unwrap_or_default()
    }

    fn push(&mut self, from: Field, to: Field) {
        if let Some(step) = self.steps.get_mut(usize::from(self.len)) {
            *step = (from, to);
            self.len += 1;
        }
    }

    /// The current field of the tiger that began the turn on `start`.
    fn now(&self, start: Field) -> Field {
        self.steps().iter().fold(start, |at, &(from, to)| if at == from { to } else { at })
    }
}

impl PartialEq for TigersTurn {
    fn eq(&self, other: &TigersTurn) -> bool {
        self.before == other.before && self.announced == other.announced && self.steps() == other.steps()
    }
}

/// A player's run: their latest moves of one piece between the same two fields (`MD-22`).
#[derive(Clone, Copy, Default, Debug)]
pub(super) struct Run {
    last: Option<(Field, Field)>,
    len: u8,
}

impl Run {
    /// Records a move that beats nothing: the move continues the run or begins a new one. A move straight
    /// back is always made by the same piece. Returns whether the run is complete, so that the player loses.
    fn go(&mut self, from: Field, to: Field) -> bool {
        self.len = if self.goes_on(from, to) { self.len + 1 } else { 1 };
        self.last = Some((from, to));
        self.len >= RUN
    }

    /// Whether the run goes on with this move, because it leads straight back.
    pub(super) fn goes_on(&self, from: Field, to: Field) -> bool {
        self.last == Some((to, from))
    }

    /// The same run on the mirrored or turned board.
    pub(super) fn image(&self, symmetry: Symmetry) -> Run {
        Run { last: self.last.map(|(from, to)| (symmetry.field(from), symmetry.field(to))), ..*self }
    }

    /// A number that identifies the run.
    pub(super) fn number(&self) -> u64 {
        self.last.map_or(0, |(from, to)| {
            1 + ((from.number() << 5 | to.number()) as u64) << 3 | u64::from(self.len)
        })
    }
}

impl Position {
    /// The end of the game if the player to act cannot act at all (`MD-23`, `MD-24`).
    pub(super) fn stuck(&self) -> Option<Outcome> {
        match self.phase {
            Phase::Prowl if !self.board.can_prowl() => Some(win(HUNTER, &LOCKED)),
            Phase::Hunt | Phase::Object if self.is_putt() => {
                Some(win(HUNTER, if self.board.hunters.len() == 1 { &MAHARAJA } else { &PUTT }))
            }
            _ => None,
        }
    }

    fn is_putt(&self) -> bool {
        let idle = if self.to_set > 0 { self.board.ground().is_empty() } else { !self.board.can_hunt() };
        idle && !self.board.hunters.is_empty()
    }

    /// Plays an action. If the pieces or the phase rule it out, nothing changes.
    pub(super) fn play(&mut self, referee: Referee, action: Action) {
        match (self.phase, action) {
            (Phase::Hunt | Phase::Object, Action::Place(field)) => self.place(referee, field),
            (Phase::Hunt | Phase::Object, Action::Go { from, to }) => self.hunt(referee, from, to),
            (Phase::Object, Action::Object(number)) => self.object(number),
            (Phase::Remove(tigers), Action::Remove(field)) if tigers.contains(field) => self.remove(field),
            (Phase::Prowl, Action::Go { from, to }) => self.prowl(referee, from, to),
            (Phase::Prowl, Action::Say(number)) if referee == Referee::Strict => self.turn.announced = number,
            (Phase::Prowl, Action::End) if referee == Referee::Strict && self.beaten() > 0 => {
                self.end_tigers_turn(referee);
            }
            _ => {}
        }
    }

    fn place(&mut self, referee: Referee, field: Field) {
        if self.to_set > 0 && self.board.ground().contains(field) {
            self.board.hunters |= field.into();
            self.to_set -= 1;
            self.quiet = 0;
            self.end_hunters_turn(referee);
        }
    }

    fn hunt(&mut self, referee: Referee, from: Field, to: Field) {
        let (from_set, to_set) = (Fields::from(from), Fields::from(to));
        let reach = (from_set & self.board.hunters).around() & self.board.ground();
        if self.to_set > 0 || !reach.contains(to) {
            return;
        }
        self.board.hunters = (self.board.hunters - from_set) | to_set;
        self.quiet += 1;
        if self.runs[HUNTER].go(from, to) {
            self.phase = Phase::Over(win(TIGER, &REPETITION));
        } else {
            self.end_hunters_turn(referee);
        }
    }

    fn end_hunters_turn(&mut self, referee: Referee) {
        self.phase = Phase::Prowl;
        (self.turn.before, self.turn.announced, self.turn.len) = (self.board, 0, 0);
        if let Some(outcome) = self.stuck().or_else(|| self.is_quiet()) {
            self.phase = Phase::Over(outcome);
        } else {
            self.seek(referee);
        }
    }

    /// In a guided game (`MD-15`), computes how many hunters Tiger must beat.
    pub(super) fn seek(&mut self, referee: Referee) {
        if referee == Referee::Guided {
            self.highest = Highest::of(self.board);
        }
    }

    fn prowl(&mut self, referee: Referee, from: Field, to: Field) {
        let Some(leap) = self.board.leap(from, to) else { return };
        let (board, beaten) = self.board.after(leap);
        self.board = board;
        self.turn.push(from, to);
        let run = &mut self.runs[TIGER];
        if beaten == 0 {
            if run.go(from, to) {
                self.phase = Phase::Over(win(HUNTER, &REPETITION));
            } else {
                self.end_tigers_turn(referee);
            }
            return;
        }
        *run = Run::default();
        let goes_on = match referee {
            Referee::Guided => {
                let more = self.highest.total > beaten;
                self.highest = if more { Highest::of(board) } else { Highest::default() };
                self.highest.total > 0
            }
            Referee::Strict => board.can_beat(),
        };
        if !goes_on {
            self.end_tigers_turn(referee);
        }
    }

    fn end_tigers_turn(&mut self, referee: Referee) {
        self.quiet = if self.beaten() > 0 { 0 } else { self.quiet + 1 };
        self.phase = if referee == Referee::Strict { Phase::Object } else { Phase::Hunt };
        let all_beaten = self.board.hunters.is_empty() && self.to_set == 0;
        let end =
            all_beaten.then(|| win(TIGER, &ALL_BEATEN)).or_else(|| self.stuck()).or_else(|| self.is_quiet());
        if let Some(outcome) = end {
            self.phase = Phase::Over(outcome);
        }
    }

    /// The draw after too many quiet turns (`MD-26`). Every other end takes precedence.
    fn is_quiet(&self) -> Option<Outcome> {
        (self.quiet >= QUIET_TURNS as i8).then(|| Outcome::draw(2, &QUIET))
    }

    /// Hunter objects. The highest total is computed only now (`MD-18`).
    fn object(&mut self, number: u8) {
        self.phase = Phase::Hunt;
        let (total, tigers) = most_beating(self.turn.before);
        let erred = self.turn.announced != total || self.beaten() != total;
        if erred && number == total {
            let now = tigers.in_order().map(|start| self.turn.now(start)).collect();
            self.phase = Phase::Remove(now);
        }
    }

    fn remove(&mut self, field: Field) {
        self.board.tigers -= field.into();
        self.quiet = -1;
        self.phase = Phase::Hunt;
        let end = if self.board.tigers.is_empty() { Some(win(HUNTER, &ALL_REMOVED)) } else { self.stuck() };
        if let Some(outcome) = end {
            self.phase = Phase::Over(outcome);
        }
    }
}

fn win(winner: Seat, ending: &'static Ending) -> Outcome {
    Outcome::win(winner, 2, ending)
}
