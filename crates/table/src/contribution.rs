//! What a person's seat adds to the dice.
//!
//! Each person commits to a contribution as they sit down. Once everybody has committed, nobody can sit down,
//! leave or be replaced any more, and the contributions are revealed. So nobody sees another contribution
//! before they have chosen their own, even if they know the referee's seed. A player who does not reveal
//! prevents the game from starting, but cannot get a different deal at this table.

use dice::{Commitment, Contribution, seat_commitment};
use rules::Seat;
use wire::{Refusal, SeatNumber, Stage, refusals::table as refusals};

use crate::{Event, Identity, Occupant, Table, hex};

/// What a person's seat adds to the dice.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SeatContribution {
    /// Nothing: for a computer player, in a game without chance, and in local play.
    None,
    /// A number that was shown when the person sat down. It occurs only in logs of earlier versions, in which
    /// seats did not commit.
    Uncommitted(Contribution),
    /// A number that is still secret.
    Committed(Commitment),
    /// A number that the seat committed to and has revealed.
    Revealed {
        /// The commitment.
        commitment: Commitment,
        /// The number.
        contribution: Contribution,
    },
}

impl SeatContribution {
    /// The seat's commitment; `None` if the seat has made none.
    pub fn commitment(&self) -> Option<Commitment> {
        match self {
            SeatContribution::None | SeatContribution::Uncommitted(_) => None,
            SeatContribution::Committed(commitment) | SeatContribution::Revealed { commitment, .. } => {
                Some(*commitment)
            }
        }
    }

    /// The number that the seat contributes; `None` while it is secret. The number is zero if the seat
    /// contributes nothing.
    pub fn contribution(&self) -> Option<Contribution> {
        match self {
            SeatContribution::None => Some([0; 16]),
            SeatContribution::Committed(_) => None,
            SeatContribution::Uncommitted(contribution) | SeatContribution::Revealed { contribution, .. } => {
                Some(*contribution)
            }
        }
    }
}

impl Occupant {
    /// What the seat adds to the dice; `None` while the seat is empty.
    pub(crate) fn seat_contribution(&self) -> Option<SeatContribution> {
        match self {
            Occupant::Nobody | Occupant::Invited(_) => None,
            Occupant::Person { contribution, .. } => Some(*contribution),
            Occupant::Computer { .. } => Some(SeatContribution::None),
        }
    }
}

impl Table {
    /// Whether the referee shuffles in this game.
    pub(crate) fn has_dice(&self) -> bool {
        self.spec.is_hidden()
    }

    /// Whether every person has committed. From then on, contributions may be revealed and the occupants of
    /// the seats cannot change.
    pub(crate) fn all_have_committed(&self) -> bool {
        self.has_dice()
            && self.occupants.iter().all(|occupant| match occupant {
                Occupant::Nobody | Occupant::Invited(_) => false,
                Occupant::Person { contribution, .. } => contribution.commitment().is_some(),
                Occupant::Computer { .. } => true,
            })
    }

    /// Whether the game can start: all seats are taken and, in a game with dice, every person has revealed
    /// their contribution.
    pub(crate) fn is_ready(&self) -> bool {
        self.occupants.iter().all(|occupant| match occupant {
            Occupant::Nobody | Occupant::Invited(_) => false,
            Occupant::Person { contribution, .. } => {
                !self.has_dice() || matches!(contribution, SeatContribution::Revealed { .. })
            }
            Occupant::Computer { .. } => true,
        })
    }

    /// The contribution of a person who sits down with this commitment; `None` if the commitment does not fit
    /// the game.
    pub(crate) fn committed(&self, commitment: Option<&str>) -> Option<SeatContribution> {
        match (self.has_dice(), commitment) {
            (true, Some(commitment)) => hex::decode(commitment).map(SeatContribution::Committed),
            (false, None) => Some(SeatContribution::None),
            (true, None) | (false, Some(_)) => None,
        }
    }

    /// The contribution of a person who sits down with this commitment. Logs of earlier versions contain the
    /// number itself, `shown`, instead of a commitment. `None` if both are given, if `shown` is not valid, or
    /// if the commitment does not fit the game.
    pub(crate) fn contribution_of(
        &self,
        shown: Option<&str>,
        commitment: Option<&str>,
    ) -> Option<SeatContribution> {
        match (shown, commitment) {
            (Some(shown), None) => hex::decode(shown).map(SeatContribution::Uncommitted),
            (None, commitment) => self.committed(commitment),
            (Some(_), Some(_)) => None,
        }
    }

    /// The contribution of a seat that reveals this number; `None` if the seat did not commit to it.
    pub(crate) fn revealed(&self, seat: Seat, contribution: &str) -> Option<SeatContribution> {
        let occupant = self.occupants.get(seat.index())?;
        let Some(SeatContribution::Committed(commitment)) = occupant.seat_contribution() else { return None };
        let contribution = hex::decode(contribution)?;
        let referee = self.seed.commitment();
        (seat_commitment(&referee, seat, &contribution) == commitment)
            .then_some(SeatContribution::Revealed { commitment, contribution })
    }

    pub(crate) fn reveal(
        &self,
        number: SeatNumber,
        contribution: &str,
        by: &Identity,
    ) -> Result<Vec<Event>, Refusal> {
        let seat = self.own_seat(number, by, Stage::Waiting)?;
        if !self.all_have_committed() {
            return Err(refusals::NOT_ALL_COMMITTED.into());
        }
        if self.revealed(seat, contribution).is_none() {
            return Err(refusals::CONTRIBUTION.into());
        }
        Ok(vec![Event::Revealed { seat: number, contribution: contribution.to_owned() }])
    }
}
