//! The steps of a sowing, stone by stone, for front ends that animate it.

use crate::Seat;

use super::{
    Action, Mancala, Place,
    board::{Board, OPPONENT, Spot},
    circuit::Circuit,
    sowing::Observer,
};

/// One step of a sowing.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Step {
    /// All stones of a bowl are taken in hand. That bowl is the one played (MC-4) or the next one of a relay
    /// (MC-18).
    Lift {
        /// The bowl.
        from: Place,
        /// Number of stones.
        stones: u8,
    },
    /// One stone is dropped from the hand.
    Drop {
        /// Where the stone is dropped.
        to: Place,
    },
    /// All stones of a bowl are banked.
    Bank {
        /// The bowl.
        from: Place,
        /// Number of stones.
        stones: u8,
        /// The seat that banks them.
        to: Seat,
        /// The rule that banks them.
        why: Banking,
    },
}

/// The rules that bank the stones of a bowl.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Banking {
    /// A capture (MC-9).
    Capture,
    /// Four stones in a bowl (MC-17).
    Four,
    /// The end of the game (MC-10, MC-14, MC-15).
    Rest,
}

/// The steps of a legal action.
pub(super) fn of(game: &Mancala, action: Action) -> Vec<Step> {
    let mut recorder = Recorder { board: game.position.board, steps: Vec::new() };
    game.clone().sow(action, &mut recorder);
    recorder.steps
}

struct Recorder {
    /// The board before the action, which maps spots to places.
    board: Board,
    steps: Vec<Step>,
}

impl Observer for Recorder {
    fn lift(&mut self, spot: Spot, stones: u8) {
        self.steps.push(Step::Lift { from: self.board.place(spot), stones });
    }

    fn lap(&mut self, circuit: &Circuit, start: Spot, stones: u8, fours: u128) {
        let mut spot = start;
        for _ in 0..stones {
            spot = circuit.after(spot);
            let place = self.board.place(spot);
            self.steps.push(Step::Drop { to: place });
            if fours >> (8 * spot) & 1 == 1 {
                let actor = self.board.actor();
                let to = if spot < OPPONENT { actor } else { actor.other() };
                self.steps.push(Step::Bank { from: place, stones: 4, to, why: Banking::Four });
            }
        }
    }

    fn capture(&mut self, bowl: Spot, across: u8) {
        let to = self.board.actor();
        let why = Banking::Capture;
        self.steps.push(Step::Bank { from: self.board.place(bowl), stones: 1, to, why });
        if across > 0 {
            let from = self.board.place(OPPONENT + 5 - bowl);
            self.steps.push(Step::Bank { from, stones: across, to, why });
        }
    }

    fn sweep(&mut self, board: Board) {
        for seat in [Seat::FIRST, Seat::SECOND] {
            for bowl in super::Bowl::ALL {
                let from = Place::Bowl(seat, bowl);
                let stones = board.stones(from);
                if stones > 0 {
                    self.steps.push(Step::Bank { from, stones, to: seat, why: Banking::Rest });
                }
            }
        }
    }
}
