//! Telling each viewer what happened.
//!
//! Every entry is told to every viewer, each as far as he may know it; that something happened is no secret at any table.
//! So an event's number, for any viewer, is the entry's place in the log.

use rules::{Seat, Viewer, catalog::AnyView};
use wire::{Event as Told, Happened, Ply, SeatNumber, games};

use crate::{Broken, Entry, Event, Table};

impl Table {
    /// Those who may see something different: each seat and a spectator where things are hidden, else one who stands for
    /// all.
    pub fn eyes(&self) -> Vec<Viewer> {
        if !self.hides() {
            return vec![Viewer::Spectator];
        }
        Seat::all(self.places.len()).map(Viewer::Seat).chain([Viewer::Spectator]).collect()
    }

    /// Which of the [eyes](Table::eyes) a viewer looks through.
    pub fn eye(&self, viewer: Viewer) -> usize {
        match viewer {
            _ if !self.hides() => 0,
            Viewer::Seat(seat) => seat.index().min(self.places.len()),
            Viewer::Spectator => self.places.len(),
        }
    }

    /// What the first entry of a log tells: that there is a table.
    pub fn told_first(&self) -> Told {
        Told { number: 1, at: self.created, happened: Happened::Created }
    }

    /// Takes the next entry in and tells these viewers of it.
    ///
    /// # Errors
    /// As [`apply`](Table::apply).
    pub fn tell(&mut self, entry: &Entry, viewers: &[Viewer]) -> Result<Vec<Told>, Broken> {
        let (Event::Played { action, .. } | Event::Dealt { action }) = &entry.event else {
            self.apply(entry)?;
            return Ok(viewers.iter().map(|&viewer| self.told(entry, self.plainly(entry, viewer))).collect());
        };
        let before: Vec<_> = viewers
            .iter()
            .map(|&viewer| (self.game.shown(action, viewer).unwrap_or_default(), self.game.view(viewer)))
            .collect();
        self.apply(entry)?;
        let ply = self.actors.len() as Ply;
        let tell = |(&viewer, (action, before)): (&Viewer, (String, _))| {
            let actor = self.actors.last().copied().flatten();
            self.told(entry, action_event(actor, ply, action, &before, &self.game.view(viewer)))
        };
        Ok(viewers.iter().zip(before).map(tell).collect())
    }

    fn told(&self, entry: &Entry, happened: Happened) -> Told {
        Told { number: self.number, at: entry.at, happened }
    }

    /// An entry that is no action, after it was taken in.
    fn plainly(&self, entry: &Entry, viewer: Viewer) -> Happened {
        let board = || games::board(&self.game.view(viewer));
        match &entry.event {
            Event::Created(_) | Event::Played { .. } | Event::Dealt { .. } => Happened::Created,
            Event::Kept { seat, name, .. } => Happened::Kept { seat: *seat, name: name.clone() },
            Event::Sat { seat, name, .. } => Happened::Sat { seat: *seat, name: name.clone() },
            Event::Left { seat } => Happened::Left { seat: *seat },
            Event::Renamed { seat, name } => Happened::Renamed { seat: *seat, name: name.clone() },
            Event::Filled { seat, level, .. } => Happened::Filled { seat: *seat, level: *level },
            Event::Started => Happened::Started { board: board() },
            Event::Offered { seat, offer } => Happened::Offered { seat: *seat, offer: *offer },
            Event::Agreed { seat } => Happened::Agreed { seat: *seat },
            Event::Declined { seat } => Happened::Declined { seat: *seat },
            Event::TakenBack { ply } => Happened::TakenBack { ply: *ply, board: board() },
            Event::Interrupted { from, until } => Happened::Interrupted { from: *from, until: *until },
            Event::Stopped(halt) => Happened::Stopped { result: self.stopped(*halt) },
            Event::WantsRematch { seat } => Happened::WantsRematch { seat: *seat },
            Event::Rematch { table } => Happened::Rematch { table: table.clone() },
        }
    }
}

/// An action as a viewer sees it, from their views before and after. `actor` is `None` for the referee, `action` the text
/// that the viewer may see.
pub(crate) fn action_event(
    actor: Option<Seat>,
    ply: Ply,
    action: String,
    before: &AnyView,
    after: &AnyView,
) -> Happened {
    let board = games::board(after);
    let parts = games::action(games::name(before), &action);
    match actor {
        Some(seat) => {
            let effect = games::effect(before, &action, after);
            Happened::Played { seat: seat.index() as SeatNumber, ply, action, parts, effect, board }
        }
        None => Happened::Dealt { ply, action, parts, board },
    }
}
