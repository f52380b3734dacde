//! Decides which commands are allowed and which events they lead to. Every command goes through
//! [`Table::decide`].

use rules::{Seat, Task, Turn};
use wire::{
    Command, Decision, Millis, Refusal, Remedy, SeatNumber, Stage, TableId, refusals::table as refusals,
    words::RefusalArg,
};

use crate::{Event, Identity, Occupant, StopReason, Table};

/// A command and the person who gives it. The id makes the command take effect only once.
#[derive(Clone, Copy, Debug)]
pub struct Order<'a> {
    /// An id chosen by the client, different for every order.
    pub id: &'a str,
    /// The person who gives the command.
    pub by: &'a Identity,
    /// The command.
    pub command: &'a Command,
}

/// What a decision depends on in addition to the table and the order.
#[derive(Clone, Debug)]
pub struct Context {
    /// The server's time.
    pub now: Millis,
    /// Whether the person to act is connected.
    pub actor_is_present: bool,
    /// The highest level of a computer player in this game.
    pub max_level: u8,
    /// The id for the next table, if the order sets up a rematch.
    pub rematch_id: TableId,
}

impl Table {
    /// The events that an order leads to. There are none if the order has already taken effect.
    ///
    /// # Errors
    /// Why the order is not allowed.
    pub fn decide(&self, order: Order<'_>, context: &Context) -> Result<Vec<Event>, Refusal> {
        let by = order.by;
        if self.has_executed(&by.id, order.id) {
            return Ok(Vec::new());
        }
        match order.command {
            Command::Sit { seat, commitment } => self.sit(*seat, commitment.as_deref(), by),
            Command::Reveal { seat, contribution } => self.reveal(*seat, contribution, by),
            Command::Leave { seat } => self.leave(*seat, by),
            Command::Fill { seat, level } => self.fill(*seat, *level, by, context),
            Command::Play { seat, ply, action } => {
                let seat = self.own_seat(*seat, by, Stage::Playing)?;
                if *ply as usize != self.actors.len() {
                    return Err(refusals::OLD_BOARD.into());
                }
                self.decide_action(seat, action)
            }
            Command::ChooseSide { seat, exchange } => {
                self.choose_side(self.own_seat(*seat, by, Stage::Playing)?, *exchange)
            }
            Command::Bid { seat, number } => self.bid(self.own_seat(*seat, by, Stage::Playing)?, *number),
            Command::Resign { seat } => {
                self.own_seat(*seat, by, Stage::Playing)?;
                Ok(vec![Event::Stopped(StopReason::Resignation { seat: *seat })])
            }
            Command::Offer { seat, offer } => self.propose(self.own_seat(*seat, by, Stage::Playing)?, *offer),
            Command::Answer { seat, accept } => {
                self.answer(self.own_seat(*seat, by, Stage::Playing)?, *accept)
            }
            Command::Abort { seat } => self.abort(*seat, by),
            Command::Claim { seat, remedy } => self.claim(*seat, *remedy, by, context),
            Command::Rematch { seat } => self.want_rematch(*seat, by, context),
        }
    }

    /// Reserves a seat for somebody who holds an invitation to it.
    ///
    /// # Errors
    /// The seat is no longer free.
    pub fn reserve(&self, seat: SeatNumber, invited: &Identity) -> Result<Vec<Event>, Refusal> {
        match self.occupant(seat)? {
            Occupant::Nobody if self.stage() == Stage::Waiting => {
                self.check_arrivals()?;
                Ok(vec![Event::Kept { seat, identity: invited.id.clone(), name: self.name_of(invited) }])
            }
            Occupant::Invited(known) | Occupant::Person { identity: known, .. } if known.id == invited.id => {
                Ok(Vec::new())
            }
            _ => Err(refusals::SEAT_TAKEN.into()),
        }
    }

    /// Checks that somebody may create an invitation to a seat. The host and everyone who has a seat may do
    /// so, as long as the seat in question is free.
    ///
    /// # Errors
    /// The reason why they may not.
    pub fn check_invitation(&self, seat: SeatNumber, by: &str) -> Result<(), Refusal> {
        if self.setup.host != by && self.seats_of(by).is_empty() {
            return Err(refusals::NOT_YOUR_SEAT.into());
        }
        let free = self.occupants.get(usize::from(seat)) == Some(&Occupant::Nobody);
        if !free || self.stage() != Stage::Waiting {
            return Err(refusals::SEAT_TAKEN.into());
        }
        Ok(())
    }

    /// The events that change a person's name at their seats. A game that is over keeps the old names.
    pub fn rename(&self, identity: &Identity) -> Vec<Event> {
        if self.stage() == Stage::Over {
            return Vec::new();
        }
        let name = self.name_of(identity);
        let renamed = |seat: &Seat| {
            let known = self.person_at(*seat);
            known.is_some_and(|known| known.id == identity.id && known.name != name)
                && self.shows_new_name(*seat)
        };
        Seat::all(self.occupants.len())
            .filter(renamed)
            .map(|seat| Event::Renamed { seat: seat.index() as SeatNumber, name: name.clone() })
            .collect()
    }

    /// The events that a computer's decision leads to. `ply` is the number of actions that had been played
    /// when the computer decided.
    ///
    /// # Errors
    /// The decision is not for the current turn, or the action is illegal.
    pub fn decide_computer(
        &self,
        seat: Seat,
        ply: usize,
        decision: &Decision,
    ) -> Result<Vec<Event>, Refusal> {
        if self.computer_to_act().map(|(to_act, _)| to_act) != Some(seat) || ply != self.actors.len() {
            return Err(refusals::OLD_BOARD.into());
        }
        match (decision, self.task()) {
            (Decision::Side { exchange }, Task::ChooseSide) => self.choose_side(seat, *exchange),
            (Decision::Bid { number }, Task::Bid { .. }) => self.bid(seat, *number),
            (Decision::Action { action }, task) if task.is_action() => self.decide_action(seat, action),
            _ => Err(refusals::OLD_BOARD.into()),
        }
    }

    /// The next event that needs no command: the start, a chance action, or the end of a game because it is
    /// too long or a clock ran out.
    pub fn next_automatic(&self, now: Millis) -> Option<Event> {
        match self.stage() {
            Stage::Waiting => self.is_ready().then_some(Event::Started),
            Stage::Playing if self.is_full() => Some(Event::Stopped(StopReason::Abort)),
            Stage::Playing if self.game.turn() == Turn::Chance => {
                // Draw from a copy of the dice. The table's own dice advance when the event is applied.
                let action = self.game.deal(&mut self.dice.clone()?)?;
                Some(Event::Dealt { action })
            }
            Stage::Playing => {
                let seat = self.turn()?.index() as SeatNumber;
                (self.deadline()? <= now).then_some(Event::Stopped(StopReason::Time { seat }))
            }
            Stage::Over => None,
        }
    }

    fn sit(&self, seat: SeatNumber, commitment: Option<&str>, by: &Identity) -> Result<Vec<Event>, Refusal> {
        let occupant = self.occupant(seat)?;
        if self.stage() == Stage::Over {
            return Err(refusals::OVER.into());
        }
        let allowed = match occupant {
            // At an unlisted table, only the host may take an open seat without an invitation.
            Occupant::Nobody => self.setup.listed || by.id == self.setup.host,
            Occupant::Invited(known) => known.id == by.id,
            // A browser that lost its secret may commit again until all seats have committed.
            Occupant::Person { identity, .. } if self.has_dice() && !self.all_have_committed() => {
                if identity.id != by.id {
                    return Err(refusals::SEAT_TAKEN.into());
                }
                true
            }
            Occupant::Person { .. } | Occupant::Computer { .. } => {
                return Err(refusals::SEAT_TAKEN.into());
            }
        };
        if !allowed {
            return Err(refusals::NOT_YOUR_SEAT.into());
        }
        self.check_arrivals()?;
        if self.committed(commitment).is_none() {
            return Err(refusals::COMMITMENT.into());
        }
        Ok(vec![Event::Sat {
            seat,
            identity: by.id.clone(),
            name: self.name_of(by),
            commitment: commitment.map(str::to_owned),
            contribution: None,
        }])
    }

    fn leave(&self, seat: SeatNumber, by: &Identity) -> Result<Vec<Event>, Refusal> {
        self.own_seat(seat, by, Stage::Waiting)?;
        if self.all_have_committed() {
            return Err(refusals::ALL_COMMITTED.into());
        }
        if self.setup.rematch_of.is_some() {
            return Ok(vec![Event::Stopped(StopReason::Abort)]);
        }
        Ok(vec![Event::Left { seat }])
    }

    fn fill(
        &self,
        seat: SeatNumber,
        level: u8,
        by: &Identity,
        context: &Context,
    ) -> Result<Vec<Event>, Refusal> {
        check_level(level, context.max_level)?;
        // A person who was invited but does not come must not hold up the others.
        let free = matches!(self.occupant(seat)?, Occupant::Nobody | Occupant::Invited(_));
        if self.stage() != Stage::Waiting || !free {
            return Err(refusals::SEAT_TAKEN.into());
        }
        if by.id != self.setup.host {
            return Err(refusals::HOST_ONLY.into());
        }
        self.check_arrivals()?;
        Ok(vec![Event::Filled { seat, level, version: env!("CARGO_PKG_VERSION").to_owned() }])
    }

    /// Checks whose turn it is before it checks the action, because a refusal by the rules may reveal what
    /// only the seat to act can see.
    fn decide_action(&self, seat: Seat, action: &str) -> Result<Vec<Event>, Refusal> {
        if self.turn() != Some(seat) {
            return Err(refusals::NOT_YOUR_TURN.into());
        }
        match self.task() {
            Task::ChooseSide => return Err(refusals::CHOOSE_A_SIDE.into()),
            Task::Bid { .. } => return Err(refusals::BID_FIRST.into()),
            Task::Act | Task::OpenFairly | Task::OpenUnevenly => {}
        }
        self.game.check(action).map_err(|illegal| Refusal::from(&illegal))?;
        Ok(vec![Event::Played { seat: seat.index() as SeatNumber, action: action.to_owned() }])
    }

    fn abort(&self, seat: SeatNumber, by: &Identity) -> Result<Vec<Event>, Refusal> {
        let stage = self.stage();
        self.own_seat(seat, by, stage)?;
        let allowed = match stage {
            // Once all seats have committed, nobody can leave, and the game cannot start if a seat does not
            // reveal. So any player may abort it.
            Stage::Waiting => by.id == self.setup.host || self.all_have_committed(),
            Stage::Playing => !self.all_have_acted(),
            Stage::Over => false,
        };
        if allowed {
            Ok(vec![Event::Stopped(StopReason::Abort)])
        } else {
            Err(refusals::TOO_LATE_TO_ABORT.into())
        }
    }

    /// Whether every player has acted.
    pub(crate) fn all_have_acted(&self) -> bool {
        Seat::all(self.occupants.len()).all(|seat| self.own_actions(seat) > 0)
    }

    fn claim(
        &self,
        seat: SeatNumber,
        remedy: Remedy,
        by: &Identity,
        context: &Context,
    ) -> Result<Vec<Event>, Refusal> {
        self.own_seat(seat, by, Stage::Playing)?;
        let away =
            self.turn().map(|away| away.index() as SeatNumber).filter(|away| !self.same_person(*away, seat));
        let Some((away, from)) = away.zip(self.claimable()) else {
            return Err(refusals::NOBODY_AWAY.into());
        };
        if context.now < from {
            let seconds = i32::try_from((from - context.now).div_ceil(1000)).unwrap_or(i32::MAX);
            return Err(refusals::NOT_AWAY_YET.with([RefusalArg::Number(seconds)]));
        }
        if context.actor_is_present && self.overdue().is_some_and(|at| context.now < at) {
            return Err(refusals::PLAYER_PRESENT.into());
        }
        Ok(vec![Event::Stopped(match remedy {
            Remedy::Win => StopReason::Absence { seat: away },
            Remedy::Abort => StopReason::Abort,
        })])
    }

    fn want_rematch(
        &self,
        seat: SeatNumber,
        by: &Identity,
        context: &Context,
    ) -> Result<Vec<Event>, Refusal> {
        self.own_seat(seat, by, Stage::Over)?;
        if !self.started || self.rematch.is_some() {
            return Err(refusals::NO_REMATCH.into());
        }
        if self.wants_rematch[usize::from(seat)] {
            return Ok(Vec::new());
        }
        let agrees = |other: Seat| {
            let number = other.index() as SeatNumber;
            self.wants_rematch[other.index()]
                || self.same_person(number, seat)
                || self.person_at(other).is_none()
        };
        let mut events = vec![Event::WantsRematch { seat }];
        if Seat::all(self.occupants.len()).all(agrees) {
            events.push(Event::Rematch { table: context.rematch_id.clone() });
        }
        Ok(events)
    }

    fn occupant(&self, seat: SeatNumber) -> Result<&Occupant, Refusal> {
        Ok(self.occupants.get(usize::from(seat)).ok_or(refusals::NO_SUCH_SEAT)?)
    }

    /// The seat with this number. Refuses if the seat does not belong to this person, or if the table is not
    /// at this stage.
    pub(crate) fn own_seat(&self, number: SeatNumber, by: &Identity, stage: Stage) -> Result<Seat, Refusal> {
        self.occupant(number)?;
        let seat = Seat::new(number.into()).ok_or(refusals::NO_SUCH_SEAT)?;
        if self.person_at(seat).is_none_or(|known| known.id != by.id) {
            return Err(refusals::NOT_YOUR_SEAT.into());
        }
        if self.stage() != stage {
            return Err(match self.stage() {
                Stage::Waiting => refusals::NOT_STARTED.into(),
                Stage::Playing => refusals::BEING_PLAYED.into(),
                Stage::Over => refusals::OVER.into(),
            });
        }
        Ok(seat)
    }
}

/// Refuses a level that the game's computer players do not have.
pub(crate) fn check_level(level: u8, max_level: u8) -> Result<(), Refusal> {
    if (1..=max_level).contains(&level) { Ok(()) } else { Err(refusals::LEVEL.into()) }
}
