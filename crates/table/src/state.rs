//! The state of a table as a viewer may know it.

use rules::{Scores, Seat, Viewer};
use wire::{
    Clock, Outcome, Ply, SeatNumber, SeatState, Stage, State, Why, games,
    http::TableInfo,
    session::{DiceState, May, OfferState, Sitter},
};

use crate::{Occupant, StopReason, Table, hex};

impl Table {
    /// The table's state, as one of its [viewpoints](Table::viewpoints) may know it.
    pub fn state(&self, viewer: Viewer) -> State {
        let turn = self.turn();
        State {
            number: self.number,
            spec: self.spec.to_string(),
            stage: self.stage(),
            seats: self.seat_states(),
            host: self.seats_of(&self.setup.host).first().copied(),
            ply: self.actors.len() as Ply,
            turn: turn.map(|seat| seat.index() as SeatNumber),
            pie: self.pie(),
            bids: self.bids(),
            legal: turn
                .filter(|_| self.task().is_action())
                .and_then(|_| games::legal(&self.game.view(viewer))),
            clock: self.setup.clock,
            since: self.since,
            deadline: self.deadline(),
            claimable: self.claimable(),
            overdue: self.overdue(),
            offer: self.pending.as_ref().map(|pending| OfferState {
                seat: pending.seat,
                offer: pending.offer,
                asked: pending.asked.clone(),
            }),
            may: self.may(),
            result: self.result(),
            dice: self.dice_state(),
            rematch: self.rematch.clone(),
            earlier: self.setup.rematch_of.clone(),
        }
    }

    /// A summary of the table for lists that are shown to this identity.
    pub fn info(&self, id: &str, identity: &str) -> TableInfo {
        let yours = self.seats_of(identity);
        // Players who share a device must not see each other's cards before they hand the device over.
        let viewer = match yours[..] {
            [seat] => Seat::new(seat.into()).map_or(Viewer::Spectator, Viewer::Seat),
            _ => Viewer::Spectator,
        };
        let board = || games::board(&self.game.view(viewer));
        TableInfo {
            id: id.to_owned(),
            spec: self.spec.to_string(),
            stage: self.stage(),
            seats: self.seat_states(),
            yours,
            turn: self.turn().map(|seat| seat.index() as SeatNumber),
            clock: self.setup.clock,
            mode: self.setup.mode,
            pie: self.setup.pie,
            bids: self.setup.bids,
            ply: self.actors.len() as Ply,
            since: self.since,
            touched: self.touched,
            board: (self.stage() == Stage::Playing).then(board),
            result: self.result(),
            rematch: self.rematch.clone(),
            commitment: self.has_dice().then(|| self.commitment.clone()),
            allows_study: self.spec.check_study().is_ok(),
        }
    }

    fn seat_states(&self) -> Vec<SeatState> {
        let shows_time = self.started && matches!(self.setup.clock, Clock::Fischer { .. });
        let state = |seat: Seat| SeatState {
            sitter: self.occupants[seat.index()].shown(),
            left: self.left.get(seat.index()).copied().filter(|_| shows_time),
            wants_rematch: self.wants_rematch[seat.index()],
        };
        Seat::all(self.occupants.len()).map(state).collect()
    }

    fn may(&self) -> May {
        let stage = self.stage();
        let playing = stage == Stage::Playing;
        May {
            resign: playing,
            draw: playing && !self.has_computer(),
            take_back: playing
                && self.last_action_may_go()
                && self.allows_take_back()
                && self.check_take_backs().is_ok(),
            abort: stage == Stage::Waiting || playing && !self.all_have_acted(),
            rematch: stage == Stage::Over && self.started && self.rematch.is_none(),
        }
    }

    /// How the game ended. `None` if it has not ended.
    pub fn result(&self) -> Option<Outcome> {
        if let Some(reason) = self.stopped {
            return Some(self.stopped_outcome(reason));
        }
        let outcome = self.game.outcome().filter(|_| self.started)?;
        Some(outcome_by_rules(&outcome))
    }

    pub(crate) fn stopped_outcome(&self, reason: StopReason) -> Outcome {
        let why = match reason {
            StopReason::Resignation { seat } => Why::Resignation { seat },
            StopReason::Agreement => Why::Agreement,
            StopReason::Time { seat } => Why::Time { seat },
            StopReason::Absence { seat } => Why::Absence { seat },
            StopReason::Abort => Why::Abort,
        };
        Outcome { scores: self.stopped_scores(reason).map(shares).unwrap_or_default(), why }
    }

    /// The result of a stopped game. If a seat resigned, ran out of time or was absent, all other seats share
    /// the win.
    pub(crate) fn stopped_scores(&self, reason: StopReason) -> Option<Scores> {
        let seats = Seat::all(self.occupants.len());
        match reason {
            StopReason::Resignation { seat } | StopReason::Time { seat } | StopReason::Absence { seat } => {
                let others = seats.filter(|other| other.index() != usize::from(seat));
                Some(Scores::shared(others, self.occupants.len()))
            }
            StopReason::Agreement => Some(Scores::shared(seats, self.occupants.len())),
            StopReason::Abort => None,
        }
    }

    fn dice_state(&self) -> Option<DiceState> {
        let commitment =
            |occupant: &Occupant| Some(hex::encode(&occupant.seat_contribution()?.commitment()?));
        let contribution =
            |occupant: &Occupant| Some(hex::encode(&occupant.seat_contribution()?.contribution()?));
        let over = self.stage() == Stage::Over;
        self.has_dice().then(|| DiceState {
            commitment: self.commitment.clone(),
            seat_commitments: self.occupants.iter().map(commitment).collect(),
            contributions: self.occupants.iter().map(contribution).collect(),
            seed: over.then(|| hex::encode(&self.seed.reveal())),
        })
    }
}

impl Occupant {
    fn shown(&self) -> Sitter {
        match self {
            Occupant::Nobody => Sitter::Open,
            Occupant::Invited(identity) => Sitter::Kept { name: identity.name.clone() },
            Occupant::Person { identity, .. } => Sitter::Person { name: identity.name.clone() },
            Occupant::Computer { level, version } => {
                Sitter::Computer { level: *level, version: version.clone() }
            }
        }
    }
}

/// Describes how a game ended by its rules.
pub(crate) fn outcome_by_rules(outcome: &rules::Outcome) -> Outcome {
    let ending = outcome.ending();
    let why = Why::Rules { clause: ending.clause.to_owned(), key: ending.key.to_owned() };
    Outcome { scores: shares(outcome.scores()), why }
}

/// The score of each seat, in seat order.
pub(crate) fn shares(scores: Scores) -> Vec<f64> {
    Seat::all(scores.seats()).map(|seat| scores.of(seat)).collect()
}
