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
        let mut board = before;

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

        let banked = !board.same_mancalas(before);
        if !(rules.extra_turn && last == MANCALA) {
            board = board.turned();
        }
        self.position.board = board;
        if board.has_empty_side() {
            self.finish(End::EmptySide, watch);
        } else if rules.least > 1 {
            self.skip(watch);
        }
        if rules.repetition_ends {
            self.remember(banked, watch);
        }
    }

    /// A player who cannot play is skipped; if neither can, the game ends (MC-14).
    fn skip(&mut self, watch: &mut impl Watch) {
        let least = self.rules().least;
        let board = self.position.board;
        if board.own_bowls(least) == 0 {
            if board.turned().own_bowls(least) == 0 {
                self.finish(End::OnlySingles, watch);
            } else {
                self.position.board = board.turned();
            }
        }
    }

    /// Notes the position; its third occurrence ends the game (MC-15).
    fn remember(&mut self, banked: bool, watch: &mut impl Watch) {
        let now = self.history.len();
        if banked {
            self.position.since = now as u32;
        }
        let since = self.position.since as usize;
        let key = self.position.board.key();
        // No single sowing leads back, so that a third time is at least twice two sowings after the first.
        let third = now - since >= 4 && self.history.count(key, since) >= 2;
        self.history.push(key);
        if third && self.position.end.is_none() {
            self.finish(End::Repetition, watch);
        }
    }

    /// Ends the game. South's half comes first from then on, so that equal ends are equal boards.
    fn finish(&mut self, end: End, watch: &mut impl Watch) {
        let rest_is_banked = self.rules().rest_is_banked;
        let position = &mut self.position;
        position.end = Some(end);
        if rest_is_banked {
            watch.sweep(position.board);
            position.board.sweep();
        }
        if position.board.actor() == crate::Seat::SECOND {
            position.board = position.board.turned();
        }
    }
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
