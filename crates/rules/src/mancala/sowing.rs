//! Playing an action: the sowing and what follows.

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

/// Observes the steps of a sowing. `()` ignores them at no cost.
pub(super) trait Observer {
    /// The stones of a bowl were lifted.
    fn lift(&mut self, _spot: Spot, _stones: u8) {}
    /// `stones` stones, at most one for each spot, were dropped after the spot `start`. `fours` has a one in
    /// each spot whose four stones were banked.
    fn lap(&mut self, _circuit: &Circuit, _start: Spot, _stones: u8, _fours: u128) {}
    /// The player's single stone in this bowl and `across` stones in the bowl across were banked.
    fn capture(&mut self, _bowl: Spot, _across: u8) {}
    /// All stones in bowls are about to be banked by their owners.
    fn sweep(&mut self, _board: Board) {}
}

impl Observer for () {}

/// The result of a sowing.
#[derive(Clone, Copy, Debug)]
pub struct Sown {
    /// The board as seen by the player who acts next. Once the game is over, it is seen by the player who
    /// would have acted next.
    pub board: Board,
    pub(super) end: Option<End>,
}

impl Sown {
    /// Whether the game is over. The stones that are banked at the end are then in the mancalas.
    #[inline]
    pub fn is_over(self) -> bool {
        self.end.is_some()
    }
}

impl Board {
    /// Plays a legal action. Repetitions (MC-15) are not counted, because a board has no history.
    ///
    /// If the rule set is a constant, the compiler leaves out what the rule set does not use.
    #[inline]
    pub fn sown(self, rule_set: RuleSet, action: Action) -> Sown {
        self.sow(rule_set.rules(), action, &mut ())
    }

    #[inline(always)]
    fn sow(self, rules: &Rules, action: Action, observer: &mut impl Observer) -> Sown {
        let mut board = self;
        let circuit = match action.direction {
            Some(Direction::Left) => &LEFT,
            _ if rules.both_mancalas => &FULL,
            _ => &RIGHT,
        };
        let mut last = lap(&mut board, circuit, action.bowl.index() & 7, rules.relays, observer);
        if rules.relays {
            // MC-18. The loop ends: a lap advances by at least two places, so a round of the board takes at
            // most seven laps. Each round leaves a stone in both mancalas, where stones stay.
            while last % OPPONENT != MANCALA && board.get(last) > 1 {
                last = lap(&mut board, circuit, last, true, observer);
            }
        }
        if rules.captures
            && let Some(across) = board.capture(last)
        {
            observer.capture(last, across);
        }
        if !(rules.extra_turn && last == MANCALA) {
            board = board.turned();
        }

        let mut end = None;
        if board.has_empty_side() {
            end = Some(End::EmptySide);
        } else if rules.least > 1 && board.own_bowls(rules.least) == 0 {
            // A player without a legal action is skipped. If neither player has one, the game ends (MC-14).
            match board.turned().own_bowls(rules.least) {
                0 => end = Some(End::OnlySingles),
                _ => board = board.turned(),
            }
        }
        if end.is_some() && rules.rest_is_banked {
            observer.sweep(board);
            board.sweep();
        }
        Sown { board, end }
    }
}

impl Mancala {
    /// Plays a legal action. The rules are constants in each branch, so that each rule set gets its own
    /// specialised code.
    #[inline]
    pub(super) fn sow(&mut self, action: Action, observer: &mut impl Observer) {
        match self.spec.rule_set() {
            RuleSet::General => self.sow_by(&GENERAL, action, observer),
            RuleSet::Egyptian => self.sow_by(&EGYPTIAN, action, observer),
            RuleSet::Ethiopian => self.sow_by(&ETHIOPIAN, action, observer),
            RuleSet::Nigerian => self.sow_by(&NIGERIAN, action, observer),
        }
    }

    #[inline(always)]
    fn sow_by(&mut self, rules: &Rules, action: Action, observer: &mut impl Observer) {
        let before = self.position.board;
        let Sown { board, end } = before.sow(rules, action, observer);
        self.position.board = board;
        if end.is_some() {
            self.finish(end);
        }
        if rules.repetition_ends {
            self.remember(before, observer);
        }
    }

    /// Adds the position to the history. Its third occurrence ends the game (MC-15).
    fn remember(&mut self, before: Board, observer: &mut impl Observer) {
        let now = self.history.len();
        let board = self.position.board;
        if !seen_alike(board, before).same_mancalas(before) {
            self.position.since = now as u32;
        }
        let since = self.position.since as usize;
        // No single sowing restores a position, so a third occurrence comes at least four sowings after the
        // first.
        let third = now - since >= 4 && self.history.count(board.key(), since) >= 2;
        self.history.push(board.key());
        if third && self.position.end.is_none() {
            observer.sweep(board);
            self.position.board.sweep();
            self.finish(Some(End::Repetition));
        }
    }

    /// Ends the game. Puts South's half first, so that equal final positions are equal boards.
    fn finish(&mut self, end: Option<End>) {
        let position = &mut self.position;
        position.end = end;
        if position.board.actor() == crate::Seat::SECOND {
            position.board = position.board.turned();
        }
    }
}

/// Returns `board` from the viewpoint of the player to act on `other`.
#[inline]
fn seen_alike(board: Board, other: Board) -> Board {
    if board.actor() == other.actor() { board } else { board.turned() }
}

/// Lifts the stones of a bowl and drops them, one round of the circuit at a time, so that no spot receives
/// two stones at once. Returns the spot of the last stone.
#[inline]
fn lap(board: &mut Board, circuit: &Circuit, start: Spot, fours: bool, observer: &mut impl Observer) -> Spot {
    let mut hand = board.lift(start);
    observer.lift(start, hand);
    loop {
        let stones = hand.min(circuit.places());
        let lap = circuit.lap(start, stones);
        board.add(lap.drops);
        let banked = if fours { board.bank_fours(lap.drops) } else { 0 };
        observer.lap(circuit, start, stones, banked);
        hand -= stones;
        if hand == 0 {
            return lap.last;
        }
    }
}
