//! The trial of strength between a hero and another player's heroes in a ground (MN-14, MN-15).

use super::{
    board::Ground,
    cards::Card,
    position::{Placed, PublicState},
};
use crate::Seat;

/// The result of a trial between a newly played hero (the newcomer) and the hero that it meets.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Trial {
    /// Whether the newcomer stays face up.
    newcomer: bool,
    /// Whether the hero that the newcomer meets stays face up.
    met: bool,
}

impl Trial {
    /// Decides a trial. `heroes` is the number of face-up heroes that the newcomer finds in the ground, one
    /// or two. The newcomer meets `met`: the only hero, or the one of the two that was played later.
    fn of(newcomer: Card, met: Card, heroes: usize) -> Trial {
        let wins = newcomer.defeats(met);
        let even = newcomer == met;
        // Against two heroes the newcomer never stays: if it wins, it sacrifices itself.
        Trial { newcomer: wins && heroes == 1, met: !wins && !even }
    }
}

impl PublicState {
    /// Plays a card to a ground. A hero meets the heroes of another player there.
    pub(super) fn lay(&mut self, seat: Seat, card: Card, ground: Ground) {
        let face_up = !card.is_hero() || self.meet(seat, card, ground);
        self.place(seat, Placed { card, ground, face_up });
    }

    /// Adds a card after the seat's other cards in the same ground.
    pub(super) fn place(&mut self, seat: Seat, placed: Placed) {
        let cards = &mut self.played[seat];
        let at = cards.iter().take_while(|before| before.ground <= placed.ground).count();
        cards.insert(at, placed);
    }

    /// Holds a trial if another player has face-up heroes in the ground. Returns whether the newcomer stays
    /// face up.
    fn meet(&mut self, seat: Seat, card: Card, ground: Ground) -> bool {
        let Some(owner) = self.hero_owner(ground).filter(|&owner| owner != seat) else { return true };
        let heroes = self.heroes(owner, ground);
        let later = self.played[owner].as_mut().iter_mut().rfind(|placed| placed.is_hero_up(ground));
        let Some(later) = later else { return true };
        let trial = Trial::of(card, later.card, heroes);
        later.face_up = trial.met;
        trial.newcomer
    }
}
