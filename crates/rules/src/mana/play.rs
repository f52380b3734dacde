//! Playing an action, and what follows from it: the next duty, skipped turns, the end.

use super::{
    action::Action,
    bird::Duty,
    board::Square,
    position::Position,
    refusals::{BOTH_BLOCKED, DAIMYO_CAPTURED, HUNDRED_MOVES, THIRD_TIME},
    set_up,
    spec::BirdRule,
};
use crate::{Ending, Outcome, history::History};

/// This many quiet moves in a row draw the game (MA-18). A quiet move captures no piece and returns no Ronin.
pub const QUIET_MOVES: u8 = 100;

impl Position {
    /// Plays an action. `history` holds the keys of all earlier positions. Captured Ronin can return, so any
    /// of these positions may occur again.
    pub(super) fn play(&mut self, action: Action, rule: BirdRule, history: &History) {
        match action {
            Action::FillRow { .. } | Action::Place { .. } => self.set_up(action, rule),
            Action::Move { from, to, bird } => self.turn(Some(from), to, bird, rule),
            Action::Return { to, bird } => self.turn(None, to, bird, rule),
        }
        if self.outcome.is_none() {
            if history.count(self.key(), 0) >= 2 {
                self.draw(&THIRD_TIME);
            } else if self.quiet >= QUIET_MOVES {
                self.draw(&HUNDRED_MOVES);
            }
        }
    }

    fn set_up(&mut self, action: Action, rule: BirdRule) {
        if let Some((daimyo, pieces)) = set_up::pieces(action, self.seat) {
            self.daimyo[self.seat] = Some(daimyo);
            self.pieces[self.seat] = pieces;
        }
        self.seat = self.seat.other();
        // White sets up second. Then Black begins without a duty (MA-5, MA-11).
        if self.daimyo[self.seat].is_some() {
            self.duty = Duty::Free;
            self.settle(rule);
        }
    }

    fn turn(&mut self, from: Option<Square>, to: Square, bird: Option<Square>, rule: BirdRule) {
        let (own, enemy) = (self.seat, self.seat.other());
        let captures = self.pieces[enemy].contains(to);
        self.pieces[own] = (self.pieces[own] - from.into()) | to.into();
        if from.is_some() && self.daimyo[own] == from {
            self.daimyo[own] = Some(to);
        }
        self.quiet = if captures || from.is_none() { 0 } else { self.quiet.saturating_add(1) };
        if captures {
            self.pieces[enemy] -= to.into();
            if self.daimyo[enemy] == Some(to) {
                self.daimyo[enemy] = None;
                self.end(Outcome::win(self.seat, 2, &DAIMYO_CAPTURED));
                return;
            }
        }
        self.bird = bird;
        self.duty = Duty::of(bird);
        self.seat = self.seat.other();
        self.settle(rule);
    }

    /// Skips the player to act if they have no legal turn (MA-14, MA-15).
    pub(super) fn settle(&mut self, rule: BirdRule) {
        if self.can_act(rule) {
            return;
        }
        self.seat = self.seat.other();
        self.duty = Duty::Free;
        if !self.can_act(rule) {
            self.draw(&BOTH_BLOCKED);
        }
    }

    fn draw(&mut self, ending: &'static Ending) {
        self.end(Outcome::draw(2, ending));
    }

    fn end(&mut self, outcome: Outcome) {
        self.outcome = Some(outcome);
        self.duty = Duty::Over;
    }
}
