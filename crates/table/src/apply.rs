//! Applies log entries to a table.

use dice::Dice;
use rules::{Seat, Turn};
use wire::{Offer, SeatNumber, Stage};

use crate::{BrokenLog, Event, Identity, LogEntry, Occupant, StopReason, Table, offer::Pending};

impl Table {
    /// Applies the next entry of the log.
    ///
    /// # Errors
    /// The entry does not fit the table. After this error, the table must not be used any more.
    pub fn apply(&mut self, entry: &LogEntry) -> Result<(), BrokenLog> {
        self.number += 1;
        self.apply_event(entry).ok_or(BrokenLog { number: self.number })?;
        self.touched = entry.at;
        self.counts.count(&entry.event);
        self.remember_order(entry);
        Ok(())
    }

    fn apply_event(&mut self, entry: &LogEntry) -> Option<()> {
        match &entry.event {
            Event::Created(_) => return None,
            Event::Kept { seat, identity, name } => {
                *self.free_seat(*seat)? = Occupant::Invited(Identity::new(identity, name));
            }
            Event::Sat { seat, identity, name, commitment, contribution } => {
                let contribution = self.contribution_of(contribution.as_deref(), commitment.as_deref())?;
                *self.free_seat(*seat)? =
                    Occupant::Person { identity: Identity::new(identity, name), contribution };
            }
            Event::Revealed { seat, contribution: shown } => {
                let seat = self
                    .seat(*seat)
                    .filter(|_| self.stage() == Stage::Waiting && self.all_have_committed())?;
                let revealed = self.revealed(seat, shown)?;
                let Occupant::Person { contribution, .. } = self.occupants.get_mut(seat.index())? else {
                    return None;
                };
                *contribution = revealed;
            }
            Event::Left { seat } => *self.free_seat(*seat)? = Occupant::Nobody,
            Event::Renamed { seat, name } => match self.occupants.get_mut(usize::from(*seat))? {
                Occupant::Invited(identity) | Occupant::Person { identity, .. } => {
                    identity.name.clone_from(name);
                }
                Occupant::Nobody | Occupant::Computer { .. } => return None,
            },
            Event::Filled { seat, level, version } => {
                *self.free_seat(*seat)? = Occupant::Computer { level: *level, version: version.clone() };
            }
            Event::Started => self.start(entry)?,
            Event::Played { seat, action } => self.play(*seat, action, entry)?,
            Event::SideChosen { seat, exchanged } => {
                self.apply_side_choice(self.seat(*seat)?, *exchanged, entry.at)?;
                self.pending = None;
            }
            Event::Bid { seat, number } => {
                self.apply_bid(self.seat(*seat)?, *number, entry.at)?;
                self.pending = None;
            }
            Event::Passed { seat } => {
                self.apply_pass(self.seat(*seat)?, entry.at)?;
                self.pending = None;
            }
            Event::Dealt { action } => self.deal(action)?,
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
            Event::Interrupted { from, until } => self.exclude_from_clock(*from, *until),
            Event::Stopped(reason) => {
                self.stopped = Some(*reason);
                if let StopReason::Time { seat } = reason
                    && let Some(left) = self.left.get_mut(usize::from(*seat))
                {
                    *left = 0;
                }
                self.pending = None;
            }
            Event::WantsRematch { seat } => *self.wants_rematch.get_mut(usize::from(*seat))? = true,
            Event::Rematch { table } => self.rematch = Some(table.clone()),
        }
        Some(())
    }

    fn start(&mut self, entry: &LogEntry) -> Option<()> {
        let mut contributions = Vec::with_capacity(self.occupants.len());
        for occupant in &self.occupants {
            contributions.push(occupant.seat_contribution()?.contribution()?);
        }
        self.dice = Some(Dice::new(&self.seed, &self.setup.spec, &contributions));
        self.started = true;
        self.since = entry.at;
        self.left = vec![self.full_time(); self.occupants.len()];
        Some(())
    }

    fn play(&mut self, seat: SeatNumber, action: &str, entry: &LogEntry) -> Option<()> {
        let seat = self.seat(seat)?;
        if self.turn() != Some(seat) || !self.task().is_action() {
            return None;
        }
        self.game.play(action).ok()?;
        self.actors.push(Some(seat));
        self.press_clock(seat, entry.at);
        self.lapse_offer(seat);
        Some(())
    }

    /// Plays a chance action of the log. It fits only if the dice give the same action again.
    fn deal(&mut self, action: &str) -> Option<()> {
        let dealt = self.game.deal(self.dice.as_mut()?)?;
        if dealt != *action || self.stage() != Stage::Playing {
            return None;
        }
        self.game.play(action).ok()?;
        self.actors.push(None);
        Some(())
    }

    /// Plays a chance action of a record. Returns whether this table's dice would have given the same action.
    pub(crate) fn deal_as_recorded(&mut self, action: &str) -> bool {
        let dealt = self.dice.as_mut().and_then(|dice| self.game.deal(dice));
        if self.game.play(action).is_ok() {
            self.actors.push(None);
        }
        dealt.as_deref() == Some(action)
    }

    /// Drops the pending offer if it lapses because `actor` has acted. An offer to take back lapses with any
    /// action. Any other offer lapses when a player who was asked acts, or when the game ends.
    fn lapse_offer(&mut self, actor: Seat) {
        let number = actor.index() as SeatNumber;
        let lapses = |pending: &Pending| {
            pending.offer == Offer::TakeBack
                || pending.asked.contains(&number)
                || self.game.turn() == Turn::Over
        };
        if self.pending.as_ref().is_some_and(lapses) {
            self.pending = None;
        }
    }

    /// Mutable access to the occupant of a seat. `None` if no seat may change any more: the game has started,
    /// or contributions may be revealed.
    fn free_seat(&mut self, seat: SeatNumber) -> Option<&mut Occupant> {
        if self.started || self.all_have_committed() {
            None
        } else {
            self.occupants.get_mut(usize::from(seat))
        }
    }

    fn seat(&self, number: SeatNumber) -> Option<Seat> {
        Seat::new(number.into()).filter(|seat| seat.index() < self.occupants.len())
    }
}
