//! Mancala as a front end shows it: the board, the legal actions and what an action does.

use rules::{
    Game, Seat, legal as legal_actions,
    mancala::{self, Banking, Bowl, Direction, Place as BoardPlace},
};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::{cycled, seat_number};
use crate::words::{SeatNumber, Skip};

/// The number of stones in each place.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[ts(rename = "MancalaBoard")]
pub struct Board {
    /// By seat, the number of stones in its bowls 1 to 6. Bowl 6 lies beside the seat's own mancala.
    pub bowls: [[u8; 6]; 2],
    /// By seat, the number of stones in its mancala.
    pub mancalas: [u8; 2],
}

/// A place for stones: a bowl or a mancala.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[ts(rename = "MancalaPlace")]
pub struct Place {
    /// The seat that owns the place.
    pub seat: SeatNumber,
    /// The bowl's number, from 1; `None` if the place is the mancala.
    pub bowl: Option<u8>,
}

/// One step of a sowing.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(tag = "step", rename_all = "kebab-case")]
#[ts(rename = "SowingStep")]
pub enum Step {
    /// The player picks up all stones of a bowl.
    Lift {
        /// The bowl.
        from: Place,
        /// The number of stones.
        stones: u8,
    },
    /// One stone from the hand drops into a place.
    Drop {
        /// The place into which it drops.
        to: Place,
    },
    /// All stones of a bowl go to a mancala.
    Bank {
        /// The bowl.
        from: Place,
        /// The number of stones.
        stones: u8,
        /// The owner of the mancala.
        to: SeatNumber,
        /// The rule that banks them.
        why: Why,
    },
}

/// The rule that banks stones.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
#[ts(rename = "BankingRule")]
pub enum Why {
    /// A capture (MC-9).
    Capture,
    /// Four stones in a bowl (MC-17).
    Four,
    /// The stones left at the end (MC-10, MC-14, MC-15).
    Rest,
}

/// A bowl that may be sown.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct Sowing {
    /// The action's text.
    pub action: String,
    /// The bowl's number, from 1.
    pub bowl: u8,
    /// The direction, if the player has the choice.
    pub way: Option<Way>,
    /// The place where the last stone drops.
    pub ends: Option<Place>,
}

/// What the seat to act may do.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(tag = "form", rename_all = "kebab-case")]
#[ts(rename = "MancalaLegal")]
pub enum Legal {
    /// One of the player's bowls may be sown.
    Sow {
        /// Every legal sowing.
        actions: Vec<Sowing>,
    },
}

/// An action, split into its parts.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(tag = "kind", rename_all = "kebab-case")]
#[ts(rename = "MancalaAction")]
pub enum Action {
    /// A bowl is sown.
    Sow {
        /// The bowl's number, from 1.
        bowl: u8,
        /// The direction, if the player has the choice.
        way: Option<Way>,
    },
}

/// What an action did.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(tag = "effect", rename_all = "kebab-case")]
#[ts(rename = "MancalaEffect")]
pub enum Effect {
    /// A sowing, stone by stone.
    Sown {
        /// The steps.
        steps: Vec<Step>,
        /// Whether its last stone gives an extra turn (MC-8).
        extra: bool,
        /// The turn that is skipped after it (MC-14).
        skipped: Option<Skip>,
    },
}

/// What never changes on the board. It is empty, because every board has two rows of six bowls and two
/// mancalas.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[ts(rename = "MancalaGeometry")]
pub struct Geometry {}

/// The direction of a sowing.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
#[ts(rename = "SowingWay")]
pub enum Way {
    /// Counter-clockwise.
    Right,
    /// Clockwise.
    Left,
}

pub(super) fn geometry() -> Geometry {
    Geometry {}
}

pub(super) fn board(game: &mancala::Mancala) -> Board {
    let seats = [Seat::FIRST, Seat::SECOND];
    Board {
        bowls: seats.map(|seat| Bowl::ALL.map(|bowl| game.bowl(seat, bowl))),
        mancalas: seats.map(|seat| game.mancala(seat)),
    }
}

pub(super) fn legal(game: &mancala::Mancala) -> Option<Legal> {
    game.turn().seat()?;
    let actions = legal_actions(game).into_iter().map(|action| sowing(game, action)).collect();
    Some(Legal::Sow { actions })
}

fn sowing(game: &mancala::Mancala, action: mancala::Action) -> Sowing {
    let last = game.steps(action).into_iter().rev().find_map(|step| match step {
        mancala::Step::Drop { to } => Some(place(to)),
        _ => None,
    });
    Sowing { action: action.to_string(), bowl: action.bowl.number(), way: way(action), ends: last }
}

fn way(action: mancala::Action) -> Option<Way> {
    action.direction.map(|direction| match direction {
        Direction::Right => Way::Right,
        Direction::Left => Way::Left,
    })
}

pub(super) fn nth(Legal::Sow { actions }: &Legal, number: usize) -> Option<String> {
    Some(cycled(actions, number)?.action.clone())
}

pub(super) fn action(text: &str) -> Option<Action> {
    let action: mancala::Action = text.parse().ok()?;
    Some(Action::Sow { bowl: action.bowl.number(), way: way(action) })
}

pub(super) fn effect(before: &mancala::Mancala, action: &str, after: &mancala::Mancala) -> Option<Effect> {
    let action = action.parse().ok()?;
    let steps = before.steps(action).into_iter().map(step).collect();
    let seat = before.turn().seat()?;
    let extra = before.extends(action);
    let due = if extra { seat } else { seat.other() };
    let skips = after.turn().seat().is_some_and(|next| next != due);
    let skipped = skips.then(|| Skip { seat: seat_number(due), clause: "MC-14".to_owned() });
    Some(Effect::Sown { steps, extra: extra && !skips && after.turn().seat().is_some(), skipped })
}

fn step(step: mancala::Step) -> Step {
    match step {
        mancala::Step::Lift { from, stones } => Step::Lift { from: place(from), stones },
        mancala::Step::Drop { to } => Step::Drop { to: place(to) },
        mancala::Step::Bank { from, stones, to, why } => {
            let why = match why {
                Banking::Capture => Why::Capture,
                Banking::Four => Why::Four,
                Banking::Rest => Why::Rest,
            };
            Step::Bank { from: place(from), stones, to: seat_number(to), why }
        }
    }
}

fn place(place: BoardPlace) -> Place {
    match place {
        BoardPlace::Bowl(seat, bowl) => Place { seat: seat_number(seat), bowl: Some(bowl.number()) },
        BoardPlace::Mancala(seat) => Place { seat: seat_number(seat), bowl: None },
    }
}
