//! Taking an entry in.

use rules::{Seat, Turn};
use wire::{SeatNumber, Stage};

use crate::{Broken, Entry, Event, Place, Table, Who, hex, offer::Pending};

impl Table {
    /// Takes the next entry of the log in.
    ///
    /// # Errors
    /// It does not fit; the table is of no use any more then.
    pub fn apply(&mut self, entry: &Entry) -> Result<(), Broken> {
        self.number += 1;
        self.take_in(entry).ok_or(Broken { number: self.number })?;
        self.touched = entry.at;
        self.remember(entry);
        Ok(())
    }

    fn take_in(&mut self, entry: &Entry) -> Option<()> {
        match &entry.event {
            Event::Created(_) => return None,
            Event::Kept { seat, identity, name } => {
                *self.chair(*seat)? = Place::Kept(Who { identity: identity.clone(), name: name.clone() });
            }
            Event::Sat { seat, identity, name, contribution } => {
                let who = Who { identity: identity.clone(), name: name.clone() };
                *self.chair(*seat)? = Place::Person { who, contribution: hex::decode(contribution)? };
            }
            Event::Left { seat } => *self.chair(*seat)? = Place::Open,
            Event::Renamed { seat, name } => match self.places.get_mut(usize::from(*seat))? {
                Place::Kept(who) | Place::Person { who, .. } => who.name.clone_from(name),
                Place::Open | Place::Computer { .. } => return None,
            },
            Event::Filled { seat, level, version } => {
                *self.chair(*seat)? = Place::Computer { level: *level, version: version.clone() };
            }
            Event::Started => self.start(entry)?,
            Event::Played { seat, action } => {
                let seat = self.seat(*seat)?;
                if self.turn() != Some(seat) {
                    return None;
                }
                self.game.play(action).ok()?;
                self.actors.push(Some(seat));
                self.press(seat, entry.at);
                self.lapse(seat);
            }
            Event::Dealt { action } => {
                // The dice must give what they gave.
                let dealt = self.game.deal(self.dice.as_mut()?)?;
                if dealt != *action || self.stage() != Stage::Playing {
                    return None;
                }
                self.game.play(action).ok()?;
                self.actors.push(None);
            }
            Event::Offered { seat, offer } => {
                let asked = self.asked(self.seat(*seat)?);
                self.pending = Some(Pending { seat: *seat, offer: *offer, asked });
            }
            Event::Agreed { seat } => {
                let mut pending = self.pending.take()?;
                pending.asked.retain(|other| !self.same_person(*other, *seat));
                self.pending = Some(pending).filter(|pending| !pending.asked.is_empty());
            }
            Event::Declined { .. } => self.pending = None,
            Event::TakenBack { ply } => {
                while self.actors.len() > *ply as usize {
                    self.game.undo()?;
                    self.actors.pop();
                }
                self.pending = None;
                self.since = entry.at;
            }
            Event::Interrupted { from, until } => self.interrupt(*from, *until),
            Event::Stopped(halt) => {
                self.halt = Some(*halt);
                self.pending = None;
            }
            Event::WantsRematch { seat } => *self.wants_rematch.get_mut(usize::from(*seat))? = true,
            Event::Rematch { table } => self.rematch = Some(table.clone()),
        }
        Some(())
    }

    /// Plays a chance action of a record, whatever the dice give. Returns whether they give the same.
    pub(crate) fn deal_as_recorded(&mut self, action: &str) -> bool {
        let dealt = self.dice.as_mut().and_then(|dice| self.game.deal(dice));
        if self.game.play(action).is_ok() {
            self.actors.push(None);
        }
        dealt.as_deref() == Some(action)
    }

    fn start(&mut self, entry: &Entry) -> Option<()> {
        let mut contributions = Vec::with_capacity(self.places.len());
        for place in &self.places {
            contributions.push(match place {
                Place::Person { contribution, .. } => *contribution,
                Place::Computer { .. } => [0; 16],
                Place::Open | Place::Kept(_) => return None,
            });
        }
        self.dice = Some(dice::Dice::new(&self.seed, &self.setup.spec, &contributions));
        self.started = true;
        self.since = entry.at;
        self.left = vec![self.full_time(); self.places.len()];
        Some(())
    }

    /// An offer lapses when one who was asked plays on, and a wish to have a turn back with any action.
    fn lapse(&mut self, actor: Seat) {
        let number = actor.index() as SeatNumber;
        let lapses = |pending: &Pending| {
            pending.offer == wire::Offer::TakeBack
                || pending.asked.contains(&number)
                || self.game.turn() == Turn::Over
        };
        if self.pending.as_ref().is_some_and(lapses) {
            self.pending = None;
        }
    }

    fn chair(&mut self, seat: SeatNumber) -> Option<&mut Place> {
        if self.started { None } else { self.places.get_mut(usize::from(seat)) }
    }

    fn seat(&self, number: SeatNumber) -> Option<Seat> {
        Seat::new(number.into()).filter(|seat| seat.index() < self.places.len())
    }
}
