//! Offers: to agree on a draw, to take back a turn, to abort the game.

use rules::Seat;
use wire::{Offer, Ply, Refusal, SeatNumber, refusals::table as refusals};

use crate::{Event, Occupant, StopReason, Table};

/// An offer that some people have yet to answer.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Pending {
    /// The seat that made the offer.
    pub(crate) seat: SeatNumber,
    pub(crate) offer: Offer,
    /// The seats that have not agreed yet.
    pub(crate) asked: Vec<SeatNumber>,
}

impl Table {
    /// Makes an offer. It takes effect at once if there is no other person to ask.
    pub(crate) fn propose(&self, seat: Seat, offer: Offer) -> Result<Vec<Event>, Refusal> {
        if self.pending.is_some() {
            return Err(refusals::OFFER_PENDING.into());
        }
        self.check_offers(seat)?;
        match offer {
            Offer::TakeBack => {
                self.take_back_target(seat)?;
            }
            Offer::Draw if self.has_computer() => return Err(refusals::NO_DRAW_WITH_COMPUTER.into()),
            Offer::Draw | Offer::Abort => {}
        }
        let number = seat.index() as SeatNumber;
        if self.asked(seat).is_empty() {
            return self.agreed(seat, offer);
        }
        Ok(vec![Event::Offered { seat: number, offer }])
    }

    /// Answers the pending offer. The player who made the offer withdraws it by declining.
    pub(crate) fn answer(&self, seat: Seat, accept: bool) -> Result<Vec<Event>, Refusal> {
        let number = seat.index() as SeatNumber;
        let pending = self.pending.as_ref().ok_or(refusals::NO_OFFER)?;
        let withdraws = pending.seat == number && !accept;
        if !withdraws && !pending.asked.contains(&number) {
            return Err(refusals::NOT_ASKED.into());
        }
        if !accept {
            return Ok(vec![Event::Declined { seat: number }]);
        }
        let same = |other: &SeatNumber| self.same_person(*other, number);
        if !pending.asked.iter().all(same) {
            return Ok(vec![Event::Agreed { seat: number }]);
        }
        let proposer = Seat::new(pending.seat.into()).unwrap_or(seat);
        let mut events = vec![Event::Agreed { seat: number }];
        events.extend(self.agreed(proposer, pending.offer)?);
        Ok(events)
    }

    /// The events that follow once everybody has agreed to an offer.
    fn agreed(&self, proposer: Seat, offer: Offer) -> Result<Vec<Event>, Refusal> {
        Ok(vec![match offer {
            Offer::Draw => Event::Stopped(StopReason::Agreement),
            Offer::Abort => Event::Stopped(StopReason::Abort),
            Offer::TakeBack => Event::TakenBack { ply: self.take_back_target(proposer)? },
        }])
    }

    /// The seats of all people other than the person at `proposer`. All of them must agree to an offer of
    /// that person.
    pub(crate) fn asked(&self, proposer: Seat) -> Vec<SeatNumber> {
        let number = proposer.index() as SeatNumber;
        Seat::all(self.occupants.len())
            .filter(|&seat| self.person_at(seat).is_some())
            .map(|seat| seat.index() as SeatNumber)
            .filter(|&seat| !self.same_person(seat, number))
            .collect()
    }

    pub(crate) fn same_person(&self, one: SeatNumber, other: SeatNumber) -> bool {
        let id = |seat: SeatNumber| {
            Seat::new(seat.into()).and_then(|seat| self.person_at(seat)).map(|person| person.id.as_str())
        };
        id(one).is_some() && id(one) == id(other)
    }

    pub(crate) fn has_computer(&self) -> bool {
        self.occupants.iter().any(|occupant| matches!(occupant, Occupant::Computer { .. }))
    }

    /// Whether this game allows turns to be taken back at all.
    pub(crate) fn allows_take_back(&self) -> bool {
        self.spec.check_take_back().is_ok() && !self.spec.is_hidden()
    }

    /// The number of actions that remain when this seat's last turn is taken back.
    pub(crate) fn take_back_target(&self, seat: Seat) -> Result<Ply, Refusal> {
        if !self.allows_take_back() {
            return Err(refusals::NO_TAKE_BACK.into());
        }
        self.check_take_backs()?;
        let own = |actor: Option<Seat>| actor == Some(seat);
        let last = self.players_of_actions().rposition(own).ok_or(refusals::NOTHING_TO_TAKE_BACK)?;
        let same = |actor: &&Option<Seat>| **actor == self.actors[last];
        let rest_of_turn = self.actors[..last].iter().rev().take_while(same).count();
        let remain = last - rest_of_turn;
        self.check_choice_stays(remain)?;
        Ok(remain as Ply)
    }
}
