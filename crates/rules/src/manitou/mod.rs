//! Big Manitou: hunters and heroes compete for booty with hidden hands, for two to five players.
//!
//! A position is the public state ([`PublicState`]) and each seat's hidden cards. A seat's [`View`] can hold
//! only the public state and the seat's own cards. `hunt.rs` plays a hunt, `trial.rs` decides trials between
//! heroes, `sharing.rs` shares out the tiles, and `booty.rs` counts points.

mod action;
mod board;
mod booty;
mod cards;
mod check;
mod hunt;
mod index;
mod list;
mod moves;
mod position;
pub(crate) mod refusals;
mod sharing;
mod spec;
mod tiles;
mod trial;
mod view;

use std::{
    hash::{DefaultHasher, Hash, Hasher},
    ops::ControlFlow,
};

pub use action::{Action, Deck, Draw};
pub use board::{Ground, HAND, MAX_CHOICE, MAX_GROUP, MAX_PLAYED, TURNS};
pub use booty::Points;
pub use cards::{Card, Cards};
pub use list::List;
pub use position::{Phase, Placed, PublicState};
pub use sharing::{Share, Take};
pub use spec::Spec;
pub use tiles::{Tile, Tiles};
pub use view::{Own, View};

use position::Holding;

use crate::{BySeat, Faults, Game, Illegal, MAX_SEATS, Outcome, Random, Seat, Turn, Viewer};

/// A game of Big Manitou. Two values are equal if the public state and all hands and decks are the same. The
/// only history in a value is what the next hunt needs.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Manitou {
    public: PublicState,
    holdings: BySeat<Holding, MAX_SEATS>,
}

impl Manitou {
    /// What everyone may see.
    #[inline]
    pub fn public(&self) -> &PublicState {
        &self.public
    }

    /// A seat's hand. Hidden from other seats.
    #[inline]
    pub fn hand(&self, seat: Seat) -> Cards {
        self.holdings[seat].hand
    }

    /// A seat's deck from the top. Hidden from every seat.
    pub fn deck(&self, seat: Seat) -> Deck {
        self.holdings[seat].deck
    }
}

impl Game for Manitou {
    type Spec = Spec;
    type Action = Action;
    /// A copy of the whole position before the action. The position is small, and an action that ends a hunt
    /// changes much of it.
    type Undo = Manitou;
    type View = View;

    const HIDDEN: bool = true;

    fn new(spec: Spec) -> Manitou {
        Manitou { public: PublicState::new(spec), holdings: BySeat::default() }
    }

    fn spec(&self) -> Spec {
        self.public.spec
    }

    #[inline]
    fn turn(&self) -> Turn {
        self.public.turn()
    }

    fn outcome(&self) -> Option<Outcome> {
        if self.public.phase == Phase::Over { Some(self.public.result()) } else { None }
    }

    fn visit<B>(&self, visitor: impl FnMut(Action) -> ControlFlow<B>) -> ControlFlow<B> {
        self.visit_legal(visitor)
    }

    fn count(&self) -> u64 {
        self.count_legal().into()
    }

    fn sample(&self, random: &mut impl Random) -> Option<Action> {
        self.sample_legal(random)
    }

    fn check(&self, action: Action) -> Result<(), Illegal> {
        self.check_legal(action)
    }

    #[inline]
    fn play(&mut self, action: Action) -> Manitou {
        let before = *self;
        self.advance(action);
        before
    }

    #[inline]
    fn undo(&mut self, before: Manitou) {
        *self = before;
    }

    fn position(&self) -> Option<String> {
        None
    }

    fn from_position(_: Spec, _: &str) -> Result<Manitou, Faults> {
        Err(Illegal::from(&refusals::NO_POSITION).into())
    }

    fn key(&self) -> u64 {
        let mut hasher = DefaultHasher::new();
        self.hash(&mut hasher);
        hasher.finish()
    }

    fn view(&self, viewer: Viewer) -> View {
        View::new(self, viewer)
    }

    fn guess(view: &View, random: &mut impl Random) -> Manitou {
        view.guess(random)
    }

    fn score(&self, seat: Seat) -> i32 {
        self.public.points(seat).total() as i32
    }

    fn chance(&self) -> Option<String> {
        self.chance_mark()
    }

    fn deal(&self, random: &mut impl Random) -> Option<Action> {
        self.deal_next(random)
    }

    #[inline]
    fn hides(&self, viewer: Viewer) -> bool {
        matches!(self.public.phase, Phase::Choose(seat) if viewer != Viewer::Seat(seat))
    }

    fn shown(&self, action: Action, viewer: Viewer) -> String {
        match action {
            Action::Deck { seat, .. } => format!("deck:{seat}:?"),
            Action::Choose(_) if self.hides(viewer) => "choose:?".to_owned(),
            _ => action.to_string(),
        }
    }
}
