//! The position, what an action does to it, and what follows from that: turns, objections, ends.

use crate::{BySeat, Ending, Outcome, Seat, mix};

use super::{
    action::Action,
    beating::{Highest, most_beating},
    board::{Board, Field, Fields},
    refusals::{ALL_BEATEN, ALL_REMOVED, LOCKED, MAHARAJA, PUTT, QUIET, REPETITION},
    spec::{Referee, Start},
};

/// Hunter's seat; he begins (`MD-5`).
pub const HUNTER: Seat = Seat::FIRST;
/// Tiger's seat.
pub const TIGER: Seat = Seat::SECOND;
/// Number of hunters (`MD-1`).
pub const HUNTERS: u8 = 25;
/// Number of tigers (`MD-1`).
pub const TIGERS: u8 = 4;
/// Turns in a row without a placement, a beaten hunter or a removed tiger that end the game (`MD-26`).
pub const QUIET_TURNS: u8 = 100;
/// Moves of one figure to and fro, in a row, of which the last loses (`MD-22`).
pub const RUN: u8 = 5;

/// What is to be done next.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Phase {
    /// Hunter sets or moves a hunter.
    Hunt,
    /// The same, but he may object first (`MD-18`).
    Object,
    /// Hunter removes one of the tigers on these fields (`MD-19`).
    Remove(Fields),
    /// Tiger acts.
    Prowl,
    /// The game has ended.
    Over(Outcome),
}

/// Tiger's newest turn, as far as it has come: the small second board of `MD-28`.
#[derive(Clone, Copy, Debug)]
pub struct TigersTurn {
    pub(super) before: Board,
    pub(super) announced: u8,
    steps: [(Field, Field); HUNTERS as usize],
    len: u8,
}

impl TigersTurn {
    fn begin(before: Board) -> TigersTurn {
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

    /// How many hunters Tiger announced; 0 where he said nothing.
    pub fn announced(&self) -> u8 {
        self.announced
    }

    /// The steps and jumps of the turn: from, to.
    pub fn steps(&self) -> &[(Field, Field)] {
        self.steps.get(..self.len.into()).unwrap_or_default()
    }

    fn push(&mut self, from: Field, to: Field) {
        if let Some(step) = self.steps.get_mut(usize::from(self.len)) {
            *step = (from, to);
            self.len += 1;
        }
    }

    /// Where the tiger that began the turn on `start` stands now.
    fn now(&self, start: Field) -> Field {
        self.steps().iter().fold(start, |at, &(from, to)| if at == from { to } else { at })
    }
}

impl PartialEq for TigersTurn {
    fn eq(&self, other: &TigersTurn) -> bool {
        self.before == other.before && self.announced == other.announced && self.steps() == other.steps()
    }
}

/// A player's latest moves by one figure between the same two fields (`MD-22`).
#[derive(Clone, Copy, Default, Debug)]
struct Run {
    last: Option<(Field, Field)>,
    len: u8,
}

impl Run {
    /// A plain move joins the run or begins one. Only the same figure can move straight back. Says whether the run is lost.
    fn go(&mut self, from: Field, to: Field) -> bool {
        self.len = if self.last == Some((to, from)) { self.len + 1 } else { 1 };
        self.last = Some((from, to));
        self.len >= RUN
    }

    /// A number that no other run has.
    fn number(&self) -> u64 {
        self.last.map_or(0, |(from, to)| {
            1 + ((from.number() << 5 | to.number()) as u64) << 3 | u64::from(self.len)
        })
    }
}

/// All of a game but its spec.
#[derive(Clone, Copy, Debug)]
pub(super) struct Position {
    pub(super) board: Board,
    pub(super) to_set: u8,
    pub(super) phase: Phase,
    /// Where Tiger acts in a guided game: what he must beat. At a strict table nobody looks for it (`MD-18`).
    pub(super) highest: Highest,
    pub(super) turn: TigersTurn,
    runs: BySeat<Run>,
    /// Turns in a row that count for `MD-26`; -1 after a removal, so that the turn it belongs to does not count.
    quiet: i8,
}

impl Position {
    pub(super) fn start(start: Start) -> Position {
        Position::new(Board { tigers: start.tigers(), hunters: Fields::NONE }, HUNTERS, Phase::Hunt)
    }

    /// A position with all counts at zero.
    pub(super) fn new(board: Board, to_set: u8, phase: Phase) -> Position {
        Position {
            board,
            to_set,
            phase,
            highest: Highest::default(),
            turn: TigersTurn::begin(board),
            runs: BySeat::default(),
            quiet: 0,
        }
    }

    /// Hunters beaten so far in Tiger's newest turn.
    #[inline]
    pub(super) fn beaten(&self) -> u8 {
        self.turn.before.hunters.len().saturating_sub(self.board.hunters.len()) as u8
    }

    /// The phase in which the player to act can do nothing at all has an end instead (`MD-23`, `MD-24`).
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

    /// Does an action. One that the pieces or the phase rule out changes nothing.
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
            self.board.hunters = self.board.hunters | field.into();
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

    /// Finds what Tiger must beat, where that is the program's business (`MD-15`).
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

    /// The draw that any other end precedes (`MD-26`).
    fn is_quiet(&self) -> Option<Outcome> {
        (self.quiet >= QUIET_TURNS as i8).then(|| Outcome::draw(2, &QUIET))
    }

    /// `MD-18`: only now is the highest total looked for.
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
        self.board.tigers = self.board.tigers - field.into();
        self.quiet = -1;
        self.phase = Phase::Hunt;
        let end = if self.board.tigers.is_empty() { Some(win(HUNTER, &ALL_REMOVED)) } else { self.stuck() };
        if let Some(outcome) = end {
            self.phase = Phase::Over(outcome);
        }
    }

    /// Tiger's turn where, at a strict table, the future hangs on it: while it lasts and while it can be objected to.
    fn pending(&self, referee: Referee) -> Option<&TigersTurn> {
        (referee == Referee::Strict && matches!(self.phase, Phase::Prowl | Phase::Object))
            .then_some(&self.turn)
    }

    /// Whether two positions of one game are the same. Runs and quiet turns are the past; what Tiger must beat follows
    /// from the pieces.
    pub(super) fn same(&self, other: &Position, referee: Referee) -> bool {
        self.board == other.board
            && self.to_set == other.to_set
            && self.phase == other.phase
            && self.pending(referee) == other.pending(referee)
    }

    /// A number equal for the same positions.
    pub(super) fn key(&self, referee: Referee) -> u64 {
        self.fold(referee, 0)
    }

    /// Two such numbers, each with the runs in it.
    pub(super) fn state(&self, referee: Referee) -> u128 {
        let runs = self.runs[HUNTER].number() << 32 | self.runs[TIGER].number();
        let [low, high] = [1, 2].map(|seed| u128::from(join(self.fold(referee, join(0, seed)), runs)));
        low | high << 64
    }

    /// The position with all counts at zero.
    pub(super) fn afresh(&self) -> Position {
        Position { runs: BySeat::default(), ..self.rested() }
    }

    /// The position with its runs, but no quiet turns.
    pub(super) fn rested(&self) -> Position {
        Position { quiet: 0, ..*self }
    }

    pub(super) fn quiet_turns(&self) -> u32 {
        self.quiet.max(0) as u32
    }

    fn fold(&self, referee: Referee, seed: u64) -> u64 {
        let (phase, named) = match self.phase {
            Phase::Hunt => (0, 0),
            Phase::Object => (1, 0),
            Phase::Remove(tigers) => (2, tigers.bits()),
            Phase::Prowl => (3, 0),
            Phase::Over(_) => (4, 0),
        };
        let mut key = join(seed, self.board.tigers.bits() | phase << 49);
        key = join(key, self.board.hunters.bits() | u64::from(self.to_set) << 49);
        key = join(key, named);
        if let Some(turn) = self.pending(referee) {
            key = join(key, turn.before.tigers.bits() | u64::from(turn.announced) << 49);
            key = join(key, turn.before.hunters.bits());
            key = turn
                .steps()
                .iter()
                .fold(key, |key, (from, to)| join(key, (from.number() << 5 | to.number()) as u64));
        }
        key
    }
}

/// The key with one more word in it.
fn join(key: u64, word: u64) -> u64 {
    mix(key ^ word ^ 0x9e37_79b9_7f4a_7c15, 0xd6e8_feb8_6659_fd93)
}

fn win(winner: Seat, ending: &'static Ending) -> Outcome {
    Outcome::win(winner, 2, ending)
}
