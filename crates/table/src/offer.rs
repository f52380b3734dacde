//! Offers: a draw, a turn back, an end without result.

use rules::{
    Seat,
    catalog::AnySpec,
    mandua::{self, Referee},
};
use wire::{Offer, Ply, Refusal, SeatNumber};

use crate::{Event, Halt, Place, Table};

/// What was proposed, until all have answered.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Pending {
    pub(crate) seat: SeatNumber,
    pub(crate) offer: Offer,
    pub(crate) asked: Vec<SeatNumber>,
}

impl Table {
    /// Proposes something. Who sits alone against computers, or plays for all on one device, asks nobody.
    pub(crate) fn propose(&self, seat: Seat, offer: Offer) -> Result<Vec<Event>, Refusal> {
        if self.pending.is_some() {
            return Err(Refusal::of("table-offer-pending"));
        }
        match offer {
            Offer::TakeBack => {
                self.takes_back_to(seat)?;
            }
            Offer::Draw if self.has_computer() => return Err(Refusal::of("table-no-draw-with-computer")),
            Offer::Draw | Offer::Abort => {}
        }
        let number = seat.index() as SeatNumber;
        if self.asked(seat).is_empty() {
            return self.agreed(seat, offer);
        }
        Ok(vec![Event::Offered { seat: number, offer }])
    }

    /// Answers what was proposed.
    pub(crate) fn answer(&self, seat: Seat, accept: bool) -> Result<Vec<Event>, Refusal> {
        let number = seat.index() as SeatNumber;
        let pending = self.pending.as_ref().ok_or_else(|| Refusal::of("table-no-offer"))?;
        let withdraws = pending.seat == number && !accept;
        if !withdraws && !pending.asked.contains(&number) {
            return Err(Refusal::of("table-not-asked"));
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

    /// What follows once all agree.
    fn agreed(&self, proposer: Seat, offer: Offer) -> Result<Vec<Event>, Refusal> {
        Ok(vec![match offer {
            Offer::Draw => Event::Stopped(Halt::Agreement),
            Offer::Abort => Event::Stopped(Halt::Abort),
            Offer::TakeBack => Event::TakenBack { ply: self.takes_back_to(proposer)? },
        }])
    }

    /// The persons at the other seats who must agree to what this seat proposes.
    pub(crate) fn asked(&self, proposer: Seat) -> Vec<SeatNumber> {
        let number = proposer.index() as SeatNumber;
        Seat::all(self.places.len())
            .filter(|&seat| self.sitter(seat).is_some())
            .map(|seat| seat.index() as SeatNumber)
            .filter(|&seat| !self.same_person(seat, number))
            .collect()
    }

    pub(crate) fn same_person(&self, one: SeatNumber, other: SeatNumber) -> bool {
        let identity = |seat: SeatNumber| {
            Seat::new(seat.into()).and_then(|seat| self.sitter(seat)).map(|who| who.identity.as_str())
        };
        identity(one).is_some() && identity(one) == identity(other)
    }

    fn has_computer(&self) -> bool {
        self.places.iter().any(|place| matches!(place, Place::Computer { .. }))
    }

    /// Whether turns can be taken back at this table at all: not where things are hidden, since what was shown cannot be
    /// forgotten, nor at a strict table of Mandua, where the game is to find out whether one errs.
    pub(crate) fn forgives(&self) -> bool {
        !self.is_strict() && !self.hides()
    }

    /// Whether the players are their own referees: nothing, not even how long a computer thinks, may tell what they are to
    /// find out.
    pub fn is_strict(&self) -> bool {
        matches!(self.spec, AnySpec::Mandua(mandua::Spec { referee: Referee::Strict, .. }))
    }

    /// How many actions remain when this seat's last turn is taken back.
    pub(crate) fn takes_back_to(&self, seat: Seat) -> Result<Ply, Refusal> {
        if !self.forgives() {
            return Err(Refusal::of("table-no-take-back"));
        }
        let his = |actor: &Option<Seat>| *actor == Some(seat);
        let last =
            self.actors.iter().rposition(his).ok_or_else(|| Refusal::of("table-nothing-to-take-back"))?;
        let others = self.actors[..last].iter().rev().take_while(|actor| his(actor)).count();
        Ok((last - others) as Ply)
    }
}
