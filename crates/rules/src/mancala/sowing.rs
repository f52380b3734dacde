//! Playing an action: the sowing and what it brings.

use crate::Ending;

use super::{
    Action, Direction, Mancala, RuleSet,
    board::{Board, MANCALA, OPPONENT, Spot},
    circuit::{Circuit, FULL, LEFT, RIGHT},
    refusals::{EMPTY_SIDE, EMPTY_SIDE_REST_BANKED, EMPTY_SIDE_REST_LOST, NOBODY_CAN_PLAY, REPETITION},
    rules::{EGYPTIAN, ETHIOPIAN, GENERAL, NIGERIAN, Rules},
};

/// How a game ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum End {
    /// A side had no stone left (MC-6).
    EmptySide,
    /// Only single stones were left (MC-14).
    OnlySingles,
    /// A position arose for the third time (MC-15).
    Repetition,
}

impl End {
    pub(super) fn ending(self, rules: &Rules) -> &'static Ending {
        match self {
            End::EmptySide if rules.rest_is_banked => &EMPTY_SIDE_REST_BANKED,
            End::EmptySide if rules.relays => &EMPTY_SIDE_REST_LOST,
            End::EmptySide => &EMPTY_SIDE,
            End::OnlySingles => &NOBODY_CAN_PLAY,
            End::Repetition => &REPETITION,
        }
    }
}

/// Watches a sowing. `()` looks away and costs nothing.
pub(super) trait Watch {
    /// The stones of a bowl were lifted.
    fn lift(&mut self, _spot: Spot, _stones: u8) {}
    /// So many stones, at most one for each place, were dropped from a spot on; `fours` holds a one for each spot that was
    /// banked at once.
    fn lap(&mut self, _circuit: &Circuit, _start: Spot, _stones: u8, _fours: u128) {}
    /// The single stone of an own bowl and so many across went to the own mancala.
    fn capture(&mut self, _bowl: Spot, _across: u8) {}
    /// All stones in bowls are about to go to their owners' mancalas.
    fn sweep(&mut self, _board: Board) {}
}

impl Watch for () {}

/// What a sowing makes of a board.
#[derive(Clone, Copy, Debug)]
pub struct Sown {
    /// The board, seen by who acts next; at the end of the game, by who would have.
    pub board: Board,
    pub(super) end: Option<End>,
}

impl Sown {
    /// Whether the game is over; what is banked at the end then lies in the mancalas.
    #[inline]
    pub fn is_over(self) -> bool {
        self.end.is_some()
    }
}

impl Board {
    /// What a legal sowing makes of this board, MC-15 aside: that clause alone asks for the past.
    ///
    /// Where the rule set is known to the compiler, it leaves out what the rule set does not need.
    #[inline]
    pub fn sown(self, rule_set: RuleSet, action: Action) -> Sown {
        self.sow(rule_set.rules(), action, &mut ())
    }

    #[inline(always)]
    fn sow(self, rules: &Rules, action: Action, watch: &mut impl Watch) -> Sown {
        let mut board = self;
        let circuit = match action.direction {
            Some(Direction::Left) => &LEFT,
            _ if rules.both_mancalas => &FULL,
            _ => &RIGHT,
        };
        let mut last = lap(&mut board, circuit, action.bowl.index() & 7, rules.relays, watch);
        if rules.relays {
            // MC-18. It ends: each lap goes on by two places at least, so that seven go round, and each time round leaves
            // a stone in both mancalas, whence none comes back.
            while last % OPPONENT != MANCALA && board.get(last) > 1 {
                last = lap(&mut board, circuit, last, true, watch);
            }
        }
        if rules.captures
            && let Some(across) = board.capture(last)
        {
            watch.capture(last, across);
        }
        if !(rules.extra_turn && last == MANCALA) {
            board = board.turned();
        }

        let mut end = None;
        if board.has_empty_side() {
            end = Some(End::EmptySide);
        } else if rules.least > 1 && board.own_bowls(rules.least) == 0 {
            // A player who cannot play is skipped; if neither can, the game ends (MC-14).
            match board.turned().own_bowls(rules.least) {
                0 => end = Some(End::OnlySingles),
                _ => board = board.turned(),
            }
        }
        if end.is_some() && rules.rest_is_banked {
            watch.sweep(board);
            board.sweep();
        }
        Sown { board, end }
    }
}

impl Mancala {
    /// Plays a legal action. Each rule set gets a sowing of its own, in which the compiler leaves out what it does not need.
    #[inline]
    pub(super) fn sow(&mut self, action: Action, watch: &mut impl Watch) {
        match self.spec.rule_set() {
            RuleSet::General => self.sow_by(&GENERAL, action, watch),
            RuleSet::Egyptian => self.sow_by(&EGYPTIAN, action, watch),
            RuleSet::Ethiopian => self.sow_by(&ETHIOPIAN, action, watch),
            RuleSet::Nigerian => self.sow_by(&NIGERIAN, action, watch),
        }
    }

    #[inline(always)]
    fn sow_by(&mut self, rules: &Rules, action: Action, watch: &mut impl Watch) {
        let before = self.position.board;
        let Sown { board, end } = before.sow(rules, action, watch);
        self.position.board = board;
        if end.is_some() {
            self.finish(end);
        }
        if rules.repetition_ends {
            self.remember(before, watch);
        }
    }

    /// Notes the position; its third occurrence ends the game (MC-15).
    fn remember(&mut self, before: Board, watch: &mut impl Watch) {
        let now = self.history.len();
        let board = self.position.board;
        // Once the game is over, its past matters to nobody.
        if !seen_alike(board, before).same_mancalas(before) {
            self.position.since = now as u32;
        }
        let since = self.position.since as usize;
        // No single sowing leads back, so that a third time is at least twice two sowings after the first.
        let third = now - since >= 4 && self.history.count(board.key(), since) >= 2;
        self.history.push(board.key());
        if third && self.position.end.is_none() {
            watch.sweep(board);
            self.position.board.sweep();
            self.finish(Some(End::Repetition));
        }
    }

    /// Ends the game. South's half comes first from then on, so that equal ends are equal boards.
    fn finish(&mut self, end: Option<End>) {
        let position = &mut self.position;
        position.end = end;
        if position.board.actor() == crate::Seat::SECOND {
            position.board = position.board.turned();
        }
    }
}

/// A board seen from the side that another is seen from.
#[inline]
fn seen_alike(board: Board, other: Board) -> Board {
    if board.actor() == other.actor() { board } else { board.turned() }
}

/// Lifts a bowl and drops its stones, one round of the circuit at a time, so that no place gets two at once. Returns where
/// the last one fell.
#[inline]
fn lap(board: &mut Board, circuit: &Circuit, start: Spot, fours: bool, watch: &mut impl Watch) -> Spot {
    let mut hand = board.lift(start);
    watch.lift(start, hand);
    loop {
        let stones = hand.min(circuit.places());
        let lap = circuit.lap(start, stones);
        board.add(lap.drops);
        let banked = if fours { board.bank_fours(lap.drops) } else { 0 };
        watch.lap(circuit, start, stones, banked);
        hand -= stones;
        if hand == 0 {
            return lap.last;
        }
    }
}
