//! How a table stands, for a viewer.

use rules::{Scores, Seat, Viewer};
use wire::{
    Outcome, Ply, SeatNumber, SeatState, Stage, State, Why, games,
    http::TableInfo,
    session::{DiceState, May, OfferState, Sitter},
};

use crate::{Halt, Place, Table, hex};

impl Table {
    /// How the table stands for one of its [eyes](Table::eyes).
    pub fn state(&self, viewer: Viewer) -> State {
        let turn = self.turn();
        State {
            number: self.number,
            spec: self.setup.spec.clone(),
            stage: self.stage(),
            seats: self.seat_states(),
            host: self.seats_of(&self.setup.host).first().copied(),
            ply: self.actors.len() as Ply,
            turn: turn.map(|seat| seat.index() as SeatNumber),
            legal: turn.and_then(|_| games::legal(&self.game.view(viewer))),
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
        }
    }

    /// The table in short, for this identity.
    pub fn info(&self, id: &str, identity: &str) -> TableInfo {
        TableInfo {
            id: id.to_owned(),
            spec: self.setup.spec.clone(),
            stage: self.stage(),
            seats: self.seat_states(),
            yours: self.seats_of(identity),
            turn: self.turn().map(|seat| seat.index() as SeatNumber),
            clock: self.setup.clock,
            mode: self.setup.mode,
            touched: self.touched,
            commitment: self.commitment.clone(),
            allows_study: !self.hides() && self.spec.check_study().is_ok(),
        }
    }

    fn seat_states(&self) -> Vec<SeatState> {
        let fischer = matches!(self.setup.clock, wire::Clock::Fischer { .. });
        let state = |seat: Seat| {
            let sitter = match &self.places[seat.index()] {
                Place::Open => Sitter::Open,
                Place::Kept(who) => Sitter::Kept { name: who.name.clone() },
                Place::Person { who, .. } => Sitter::Person { name: who.name.clone() },
                Place::Computer { level, version } => {
                    Sitter::Computer { level: *level, version: version.clone() }
                }
            };
            SeatState {
                sitter,
                left: self.left.get(seat.index()).copied().filter(|_| fischer && self.started),
                wants_rematch: self.wants_rematch[seat.index()],
            }
        };
        Seat::all(self.places.len()).map(state).collect()
    }

    fn may(&self) -> May {
        let stage = self.stage();
        let playing = stage == Stage::Playing;
        May {
            resign: playing,
            draw: playing && !self.places.iter().any(|place| matches!(place, Place::Computer { .. })),
            take_back: playing && !self.actors.is_empty() && self.forgives(),
            abort: stage == Stage::Waiting || playing && !self.all_have_acted(),
            rematch: stage == Stage::Over && self.started && self.rematch.is_none(),
        }
    }

    /// How the game ended.
    pub fn result(&self) -> Option<Outcome> {
        if let Some(halt) = self.halt {
            return Some(self.stopped(halt));
        }
        let outcome = self.game.outcome().filter(|_| self.started)?;
        let ending = outcome.ending();
        let why = Why::Rules { clause: ending.clause.to_owned(), key: ending.key.to_owned() };
        Some(Outcome { scores: shares(outcome.scores()), why })
    }

    pub(crate) fn stopped(&self, halt: Halt) -> Outcome {
        let why = match halt {
            Halt::Resignation { seat } => Why::Resignation { seat },
            Halt::Agreement => Why::Agreement,
            Halt::Time { seat } => Why::Time { seat },
            Halt::Absence { seat } => Why::Absence { seat },
            Halt::Abort => Why::Abort,
        };
        Outcome { scores: self.halted_scores(halt).map(shares).unwrap_or_default(), why }
    }

    /// What the seats get: all others share where one gave up, ran out of time or stayed away.
    pub(crate) fn halted_scores(&self, halt: Halt) -> Option<Scores> {
        let seats = Seat::all(self.places.len());
        match halt {
            Halt::Resignation { seat } | Halt::Time { seat } | Halt::Absence { seat } => {
                let others = seats.filter(|other| other.index() != usize::from(seat));
                Some(Scores::shared(others, self.places.len()))
            }
            Halt::Agreement => Some(Scores::shared(seats, self.places.len())),
            Halt::Abort => None,
        }
    }

    fn dice_state(&self) -> DiceState {
        let contribution = |place: &Place| match place {
            Place::Person { contribution, .. } => Some(hex::encode(contribution)),
            Place::Computer { .. } => Some(hex::encode(&[0; 16])),
            Place::Open | Place::Kept(_) => None,
        };
        let over = self.stage() == Stage::Over;
        DiceState {
            commitment: self.commitment.clone(),
            contributions: self.places.iter().map(contribution).collect(),
            seed: over.then(|| hex::encode(&self.seed.reveal())),
        }
    }
}

/// Each seat's share of the result.
pub(crate) fn shares(scores: Scores) -> Vec<f64> {
    Seat::all(scores.seats()).map(|seat| scores.of(seat)).collect()
}
