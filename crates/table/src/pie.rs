//! The pie rule (C-10): the player who does not begin chooses a side.
//!
//! The choice concerns the players alone. If they exchange their seats, the board, the actions and whose turn
//! it is stay as they are.

use rules::{Seat, catalog::AnySpec};
use wire::{Millis, Pie, Refusal, SeatNumber, Stage, refusals::table as refusals};

use crate::{Event, Table};

/// A player's choice of a side.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct SideChoice {
    /// The number of actions that had been played.
    pub(crate) ply: usize,
    /// Whether the players exchanged their seats.
    pub(crate) exchanged: bool,
}

impl Table {
    /// The state of the pie rule; `None` if the players have not agreed on it.
    pub fn pie(&self) -> Option<Pie> {
        self.setup.pie.then(|| match self.sides {
            Some(SideChoice { exchanged: true, .. }) => Pie::Exchanged,
            Some(SideChoice { exchanged: false, .. }) => Pie::Kept,
            None if self.chooser().is_some() => Pie::Asked,
            None => Pie::Ahead,
        })
    }

    /// The seat whose player has to choose a side before anybody acts.
    pub fn chooser(&self) -> Option<Seat> {
        let own_actions = self.spec.info().pie.filter(|_| self.setup.pie)?;
        let first = self.actors.first().copied().flatten()?;
        let second = first.other();
        let acted = self.actors.iter().filter(|actor| **actor == Some(second)).count();
        // In a game without a setup phase, `own_actions` is 0, and the first player may begin with extra
        // turns. In such a game, the choice waits until it is the second player's turn.
        let comes = acted == own_actions && (own_actions > 0 || self.game.turn().seat() == Some(second));
        (comes && self.sides.is_none() && self.stage() == Stage::Playing).then_some(second)
    }

    /// Checks that the players of a game may agree on the pie rule.
    pub(crate) fn check_pie(spec: AnySpec, from_position: bool) -> Result<(), Refusal> {
        if spec.info().pie.is_none() {
            return Err(refusals::NO_PIE_RULE.into());
        }
        if from_position {
            return Err(refusals::PIE_POSITION.into());
        }
        Ok(())
    }

    /// Decides on a choice of a side.
    pub(crate) fn choose_side(&self, seat: Seat, exchange: bool) -> Result<Vec<Event>, Refusal> {
        if self.chooser() != Some(seat) {
            return Err(refusals::NO_SIDE_TO_CHOOSE.into());
        }
        Ok(vec![Event::SideChosen { seat: seat.index() as SeatNumber, exchanged: exchange }])
    }

    /// Applies a choice of a side. Each player takes their clock to the other seat.
    pub(crate) fn apply_side_choice(&mut self, seat: Seat, exchanged: bool, at: Millis) -> Option<()> {
        self.chooser().filter(|chooser| *chooser == seat)?;
        self.charge_for_choice(seat, at);
        self.sides = Some(SideChoice { ply: self.actors.len(), exchanged });
        if exchanged {
            self.occupants.swap(0, 1);
            self.left.swap(0, 1);
        }
        Some(())
    }

    /// Returns, for each action, the seat that its player has now, after any exchange of seats. `None` stands
    /// for the referee.
    pub(crate) fn players_of_actions(
        &self,
    ) -> impl DoubleEndedIterator<Item = Option<Seat>> + ExactSizeIterator {
        let exchange = self.sides.filter(|sides| sides.exchanged).map_or(0, |sides| sides.ply);
        self.actors.iter().enumerate().map(move |(ply, actor)| match actor {
            Some(seat) if ply < exchange => Some(seat.other()),
            actor => *actor,
        })
    }

    /// Number of actions that the player who now has this seat has played.
    pub(crate) fn own_actions(&self, seat: Seat) -> usize {
        self.players_of_actions().filter(|actor| *actor == Some(seat)).count()
    }

    /// Whether the last action may be taken back. False if there is none, or if a side was chosen after it.
    pub(crate) fn last_action_may_go(&self) -> bool {
        self.actors.len().checked_sub(1).is_some_and(|remain| self.check_choice_stays(remain).is_ok())
    }

    /// Checks that the game may be taken back to `ply` actions. An action from before the choice of sides may
    /// not be taken back, because the choice was based on it.
    pub(crate) fn check_choice_stays(&self, ply: usize) -> Result<(), Refusal> {
        match self.sides {
            Some(SideChoice { ply: chosen, .. }) if ply < chosen => Err(refusals::SIDES_CHOSEN.into()),
            _ => Ok(()),
        }
    }
}
