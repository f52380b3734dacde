//! What a command leads to, or why not.

use rules::{Seat, Turn};
use wire::{Command, Millis, Refusal, Remedy, SeatNumber, Stage, words::RefusalArg};

use crate::{Event, Halt, Place, Table, Who, hex};

impl Table {
    /// What a person's command leads to. `fresh` is the name of a new table, should one be needed.
    ///
    /// # Errors
    /// Why nothing happens.
    pub fn decide(
        &self,
        command: &Command,
        who: &Who,
        now: Millis,
        fresh: &str,
    ) -> Result<Vec<Event>, Refusal> {
        match command {
            Command::Sit { seat, contribution } => self.sit(*seat, contribution, who),
            Command::Leave { seat } => {
                self.own(*seat, who, Stage::Waiting)?;
                Ok(vec![Event::Left { seat: *seat }])
            }
            Command::Fill { seat, level } => self.fill(*seat, *level, who),
            Command::Play { seat, ply, action } => {
                let seat = self.own(*seat, who, Stage::Playing)?;
                if *ply as usize != self.actors.len() {
                    return Err(Refusal::of("table-old-board"));
                }
                self.play(seat, action)
            }
            Command::Resign { seat } => {
                self.own(*seat, who, Stage::Playing)?;
                Ok(vec![Event::Stopped(Halt::Resignation { seat: *seat })])
            }
            Command::Offer { seat, offer } => self.propose(self.own(*seat, who, Stage::Playing)?, *offer),
            Command::Answer { seat, accept } => self.answer(self.own(*seat, who, Stage::Playing)?, *accept),
            Command::Abort { seat } => self.abort(*seat, who),
            Command::Claim { seat, remedy } => self.claim(*seat, *remedy, who, now),
            Command::Rematch { seat } => self.want_rematch(*seat, who, fresh),
        }
    }

    /// Keeps an open seat for somebody who was invited to it.
    ///
    /// # Errors
    /// It is not open any more.
    pub fn keep(&self, seat: SeatNumber, who: &Who) -> Result<Vec<Event>, Refusal> {
        match self.place(seat)? {
            Place::Open if self.stage() == Stage::Waiting => {
                Ok(vec![Event::Kept { seat, identity: who.identity.clone(), name: who.name.clone() }])
            }
            Place::Kept(known) | Place::Person { who: known, .. } if known.identity == who.identity => {
                Ok(Vec::new())
            }
            _ => Err(Refusal::of("table-seat-taken")),
        }
    }

    /// Calls somebody by another name at his seats, unless the game is over: what has been played stays as it was.
    pub fn rename(&self, who: &Who) -> Vec<Event> {
        if self.stage() == Stage::Over {
            return Vec::new();
        }
        let renamed = |seat: &Seat| {
            self.sitter(*seat).is_some_and(|known| known.identity == who.identity && known.name != who.name)
        };
        Seat::all(self.places.len())
            .filter(renamed)
            .map(|seat| Event::Renamed { seat: seat.index() as SeatNumber, name: who.name.clone() })
            .collect()
    }

    /// What a computer at this seat plays, chosen when so many actions had been played.
    ///
    /// # Errors
    /// It is too late, or the action is illegal.
    pub fn computer_plays(&self, seat: Seat, ply: usize, action: &str) -> Result<Vec<Event>, Refusal> {
        if self.computers_turn().map(|(to_act, _)| to_act) != Some(seat) || ply != self.actors.len() {
            return Err(Refusal::of("table-old-board"));
        }
        self.play(seat, action)
    }

    /// What happens next of itself, at this moment: the start, what the referee deals, the end of somebody's time.
    pub fn referee(&self, now: Millis) -> Option<Event> {
        match self.stage() {
            Stage::Waiting => {
                let ready = |place: &Place| matches!(place, Place::Person { .. } | Place::Computer { .. });
                self.places.iter().all(ready).then_some(Event::Started)
            }
            Stage::Playing if self.game.turn() == Turn::Chance => {
                // A copy of the dice: they go on when the entry is taken in.
                let action = self.game.deal(&mut self.dice.clone()?)?;
                Some(Event::Dealt { action })
            }
            Stage::Playing => {
                let seat = self.turn()?.index() as SeatNumber;
                (self.deadline()? <= now).then_some(Event::Stopped(Halt::Time { seat }))
            }
            Stage::Over => None,
        }
    }

    fn sit(&self, seat: SeatNumber, contribution: &str, who: &Who) -> Result<Vec<Event>, Refusal> {
        let free = match self.place(seat)? {
            // An unlisted table's open seats are for those who hold an invitation.
            Place::Open => self.setup.listed || who.identity == self.setup.host,
            Place::Kept(known) => known.identity == who.identity,
            Place::Person { .. } | Place::Computer { .. } => return Err(Refusal::of("table-seat-taken")),
        };
        if !free {
            return Err(Refusal::of("table-not-your-seat"));
        }
        if hex::decode::<16>(contribution).is_none() {
            return Err(Refusal::of("table-contribution"));
        }
        Ok(vec![Event::Sat {
            seat,
            identity: who.identity.clone(),
            name: who.name.clone(),
            contribution: contribution.to_owned(),
        }])
    }

    fn fill(&self, seat: SeatNumber, level: u8, who: &Who) -> Result<Vec<Event>, Refusal> {
        // One who was asked, and does not come, holds up nobody.
        let empty = matches!(self.place(seat)?, Place::Open | Place::Kept(_));
        if self.stage() != Stage::Waiting || !empty {
            return Err(Refusal::of("table-seat-taken"));
        }
        if who.identity != self.setup.host {
            return Err(Refusal::of("table-host-only"));
        }
        Ok(vec![Event::Filled { seat, level, version: env!("CARGO_PKG_VERSION").to_owned() }])
    }

    /// An action is looked at only when the seat may act: what the rules say to it may depend on what the seat sees.
    fn play(&self, seat: Seat, action: &str) -> Result<Vec<Event>, Refusal> {
        if self.turn() != Some(seat) {
            return Err(Refusal::of("table-not-your-turn"));
        }
        self.game.check(action).map_err(|illegal| Refusal::from(&illegal))?;
        Ok(vec![Event::Played { seat: seat.index() as SeatNumber, action: action.to_owned() }])
    }

    fn abort(&self, seat: SeatNumber, who: &Who) -> Result<Vec<Event>, Refusal> {
        let stage = self.stage();
        self.own(seat, who, stage)?;
        let may = match stage {
            Stage::Waiting => who.identity == self.setup.host,
            Stage::Playing => !self.all_have_acted(),
            Stage::Over => false,
        };
        if may { Ok(vec![Event::Stopped(Halt::Abort)]) } else { Err(Refusal::of("table-too-late-to-abort")) }
    }

    /// Whether every seat has acted.
    pub(crate) fn all_have_acted(&self) -> bool {
        Seat::all(self.places.len()).all(|seat| self.actors.contains(&Some(seat)))
    }

    fn claim(&self, seat: SeatNumber, remedy: Remedy, who: &Who, now: Millis) -> Result<Vec<Event>, Refusal> {
        self.own(seat, who, Stage::Playing)?;
        let away =
            self.turn().map(|away| away.index() as SeatNumber).filter(|away| !self.same_person(*away, seat));
        let Some((away, from)) = away.zip(self.claimable()) else {
            return Err(Refusal::of("table-nobody-away"));
        };
        if now < from {
            let seconds = i32::try_from((from - now).div_ceil(1000)).unwrap_or(i32::MAX);
            return Err(Refusal::of("table-not-away-yet").with("seconds", RefusalArg::Number(seconds)));
        }
        Ok(vec![Event::Stopped(match remedy {
            Remedy::Win => Halt::Absence { seat: away },
            Remedy::Abort => Halt::Abort,
        })])
    }

    fn want_rematch(&self, seat: SeatNumber, who: &Who, fresh: &str) -> Result<Vec<Event>, Refusal> {
        self.own(seat, who, Stage::Over)?;
        if !self.started || self.rematch.is_some() {
            return Err(Refusal::of("table-no-rematch"));
        }
        let wants = |other: Seat| {
            let number = other.index() as SeatNumber;
            self.wants_rematch[other.index()]
                || self.same_person(number, seat)
                || self.sitter(other).is_none()
        };
        let mut events = vec![Event::WantsRematch { seat }];
        if Seat::all(self.places.len()).all(wants) {
            events.push(Event::Rematch { table: fresh.to_owned() });
        }
        Ok(events)
    }

    fn place(&self, seat: SeatNumber) -> Result<&Place, Refusal> {
        self.places.get(usize::from(seat)).ok_or_else(|| Refusal::of("table-no-such-seat"))
    }

    /// The seat, if it is this person's and the table has come so far.
    fn own(&self, number: SeatNumber, who: &Who, stage: Stage) -> Result<Seat, Refusal> {
        self.place(number)?;
        let seat = Seat::new(number.into()).ok_or_else(|| Refusal::of("table-no-such-seat"))?;
        if self.sitter(seat).is_none_or(|known| known.identity != who.identity) {
            return Err(Refusal::of("table-not-your-seat"));
        }
        if self.stage() != stage {
            return Err(Refusal::of(match self.stage() {
                Stage::Waiting => "table-not-started",
                Stage::Playing => "table-being-played",
                Stage::Over => "table-over",
            }));
        }
        Ok(seat)
    }
}
