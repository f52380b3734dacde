//! Describes events to viewers.
//!
//! Every viewer gets a description of every entry. It may leave out details that the viewer must not know,
//! but never the event itself. So an event has the same number for all viewers: its entry's place in the log.

use rules::{Seat, Viewer, catalog::AnyView};
use wire::{Event as Described, Happened, Ply, SeatNumber, games};

use crate::{BrokenLog, Event, LogEntry, Table};

impl Table {
    /// The viewers who need separate descriptions. In a game with hidden information, these are each seat and
    /// a spectator. In any other game, one spectator stands for all.
    pub fn viewpoints(&self) -> Vec<Viewer> {
        if !self.spec.is_hidden() {
            return vec![Viewer::Spectator];
        }
        Seat::all(self.occupants.len()).map(Viewer::Seat).chain([Viewer::Spectator]).collect()
    }

    /// The description of the first entry, which is the same for everybody.
    pub fn first_event(&self) -> Described {
        Described { number: 1, at: self.created, happened: Happened::Created }
    }

    /// Applies the next entry and describes it to these viewers.
    ///
    /// # Errors
    /// The entry does not fit the table; see [`apply`](Table::apply).
    pub fn apply_for(&mut self, entry: &LogEntry, viewers: &[Viewer]) -> Result<Vec<Described>, BrokenLog> {
        let (Event::Played { action, .. } | Event::Dealt { action }) = &entry.event else {
            self.apply(entry)?;
            let describe = |&viewer: &Viewer| self.described(entry, self.other_event(entry, viewer));
            return Ok(viewers.iter().map(describe).collect());
        };
        let before: Vec<_> = viewers
            .iter()
            .map(|&viewer| (self.game.shown(action, viewer).unwrap_or_default(), self.game.view(viewer)))
            .collect();
        self.apply(entry)?;
        let ply = self.actors.len() as Ply;
        let actor = self.actors.last().copied().flatten();
        let describe = |(&viewer, (action, before)): (&Viewer, (String, AnyView))| {
            self.described(entry, action_event(actor, ply, action, &before, &self.game.view(viewer)))
        };
        Ok(viewers.iter().zip(before).map(describe).collect())
    }

    fn described(&self, entry: &LogEntry, happened: Happened) -> Described {
        Described { number: self.number, at: entry.at, happened }
    }

    /// Describes an entry that is not an action, after it was applied.
    fn other_event(&self, entry: &LogEntry, viewer: Viewer) -> Happened {
        let board = || games::board(&self.game.view(viewer));
        match &entry.event {
            Event::Created(_) | Event::Played { .. } | Event::Dealt { .. } => Happened::Created,
            Event::Kept { seat, name, .. } => Happened::Kept { seat: *seat, name: name.clone() },
            Event::Sat { seat, name, .. } => Happened::Sat { seat: *seat, name: name.clone() },
            Event::Revealed { seat, .. } => Happened::Revealed { seat: *seat },
            Event::Left { seat } => Happened::Left { seat: *seat },
            Event::Renamed { seat, name } => Happened::Renamed { seat: *seat, name: name.clone() },
            Event::Filled { seat, level, .. } => Happened::Filled { seat: *seat, level: *level },
            Event::Started => Happened::Started { board: board() },
            Event::SideChosen { seat, exchanged } => {
                Happened::SideChosen { seat: *seat, exchanged: *exchanged }
            }
            Event::Bid { seat, number } => Happened::Bid { seat: *seat, bid: *number },
            Event::Passed { seat } => Happened::Passed {
                seat: *seat,
                bid: self.bidding.numbers.last().copied().unwrap_or_default(),
                exchanged: self.bidding.exchanged == Some(true),
                board: board(),
            },
            Event::Offered { seat, offer } => Happened::Offered { seat: *seat, offer: *offer },
            Event::Agreed { seat } => Happened::Agreed { seat: *seat },
            Event::Declined { seat } => Happened::Declined { seat: *seat },
            Event::TakenBack { ply } => Happened::TakenBack { ply: *ply, board: board() },
            Event::Interrupted { from, until } => Happened::Interrupted { from: *from, until: *until },
            Event::Stopped(reason) => Happened::Stopped { result: self.stopped_outcome(*reason) },
            Event::WantsRematch { seat } => Happened::WantsRematch { seat: *seat },
            Event::Rematch { table } => Happened::Rematch { table: table.clone() },
        }
    }
}

/// Describes an action to a viewer. `before` and `after` are that viewer's views, `action` is the text that
/// the viewer may see, and `actor` is `None` for the referee.
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
