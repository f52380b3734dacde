//! A sowing told stone by stone, for those who show it.

use crate::Seat;

use super::{
    Action, Mancala, Place,
    board::{Board, OPPONENT, Spot},
    circuit::Circuit,
    sowing::Watch,
};

/// One thing that happens in a sowing.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Step {
    /// All stones of a bowl are taken in hand: the bowl played, or the next one of a relay (MC-4, MC-18).
    Lift {
        /// The bowl.
        from: Place,
        /// How many there were.
        stones: u8,
    },
    /// One stone falls from the hand.
    Drop {
        /// Where it falls.
        to: Place,
    },
    /// All stones of a bowl go to a mancala: a capture (MC-9), four in a bowl (MC-17) or what is left at the end.
    Bank {
        /// The bowl.
        from: Place,
        /// How many there were.
        stones: u8,
        /// Whose mancala gets them.
        to: Seat,
    },
}

/// The steps of a legal action.
pub(super) fn tell(game: &Mancala, action: Action) -> Vec<Step> {
    let mut teller = Teller { board: game.position.board, steps: Vec::new() };
    game.clone().sow(action, &mut teller);
    teller.steps
}

struct Teller {
    /// The board before the action, to tell places from spots.
    board: Board,
    steps: Vec<Step>,
}

impl Watch for Teller {
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
                self.steps.push(Step::Bank { from: place, stones: 4, to });
            }
        }
    }

    fn capture(&mut self, bowl: Spot, across: u8) {
        let to = self.board.actor();
        self.steps.push(Step::Bank { from: self.board.place(bowl), stones: 1, to });
        if across > 0 {
            self.steps.push(Step::Bank { from: self.board.place(OPPONENT + 5 - bowl), stones: across, to });
        }
    }

    fn sweep(&mut self, board: Board) {
        for seat in [Seat::FIRST, Seat::SECOND] {
            for bowl in super::Bowl::ALL {
                let from = Place::Bowl(seat, bowl);
                let stones = board.stones(from);
                if stones > 0 {
                    self.steps.push(Step::Bank { from, stones, to: seat });
                }
            }
        }
    }
}
