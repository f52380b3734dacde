//! The boards as a front end draws them, made from a viewer's view.
//!
//! Each game has a board (what there is to see), its legal actions in the shape in which a front end offers
//! them, its actions in parts, and the effect of an action for those who show it step by step. Squares,
//! pieces, cards and tiles are short texts, the same as in actions; a piece's name is in the book.

pub mod jungle;
pub mod mana;
pub mod mancala;
pub mod mandua;
pub mod manitou;

use rules::{Random, Seat, Spec, catalog::AnyView};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::words::SeatNumber;

/// The effect of an action that the board after it shows by itself.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(tag = "effect", rename_all = "kebab-case")]
#[ts(rename = "PlainEffect")]
pub enum Plain {
    /// Nothing more is to be said of it.
    Plain,
}

macro_rules! games {
    ($($Game:ident $module:ident;)*) => {
        /// What a viewer sees of a game.
        #[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
        #[serde(tag = "game", rename_all = "kebab-case")]
        pub enum Board {
            $(#[doc = concat!("As [`", stringify!($module), "`] shows it.")] $Game(Box<$module::Board>),)*
        }

        /// What the seat to act may do. An action's text is sent back as it stands, or put together as its
        /// form says. The tag `form` tells the variants apart, so no two games share a form.
        #[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
        #[serde(untagged)]
        pub enum Legal {
            $(#[doc = concat!("In a form of [`", stringify!($module), "`].")] $Game($module::Legal),)*
        }

        /// An action in its parts, so that no client takes its text apart.
        #[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
        #[serde(tag = "game", rename_all = "kebab-case")]
        pub enum Action {
            $(#[doc = concat!("An action of [`", stringify!($module), "`].")] $Game($module::Action),)*
        }

        /// What an action did, for a board that shows it step by step.
        #[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
        #[serde(untagged)]
        pub enum Effect {
            $(#[doc = concat!("In [`", stringify!($module), "`].")] $Game($module::Effect),)*
            /// Nothing that the board after it does not show.
            Plain(Plain),
        }

        /// What never changes on a game's board.
        #[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
        #[serde(tag = "game", rename_all = "kebab-case")]
        pub enum Geometry {
            $(#[doc = concat!("The board of [`", stringify!($module), "`].")] $Game($module::Geometry),)*
        }

        /// The name of the game that a view is of.
        pub fn name(view: &AnyView) -> &'static str {
            match view {
                $(AnyView::$Game(_) => <rules::$module::Spec as Spec>::NAME,)*
            }
        }

        /// What a view shows.
        pub fn board(view: &AnyView) -> Board {
            match view {
                $(AnyView::$Game(view) => Board::$Game(Box::new($module::board(view))),)*
            }
        }

        /// What the seat to act may do; nothing if a view does not tell because it is another seat's, or if
        /// nobody is to act.
        pub fn legal(view: &AnyView) -> Option<Legal> {
            match view {
                $(AnyView::$Game(view) => $module::legal(view).map(Legal::$Game),)*
            }
        }

        impl Legal {
            /// The text of a legal action, put together as its form says. Any number gives an action; equal
            /// numbers give equal actions.
            pub fn nth(&self, number: usize) -> Option<String> {
                match self {
                    $(Legal::$Game(legal) => $module::nth(legal, number),)*
                }
            }
        }

        /// What an action did: from the view before, the action as this viewer is shown it, and the view
        /// after.
        pub fn effect(before: &AnyView, action: &str, after: &AnyView) -> Effect {
            let effect = match (before, after) {
                $((AnyView::$Game(before), AnyView::$Game(after)) => {
                    $module::effect(before, action, after).map(Effect::$Game)
                })*
                _ => None,
            };
            effect.unwrap_or(Effect::Plain(Plain::Plain))
        }

        /// An action of the game of this name in its parts, from its text as a viewer is shown it; nothing if
        /// it is no action of that game.
        pub fn action(game: &str, text: &str) -> Option<Action> {
            match game {
                $(<rules::$module::Spec as Spec>::NAME => $module::action(text).map(Action::$Game),)*
                _ => None,
            }
        }

        /// What never changes on the board of the game of this name.
        pub fn geometry(game: &str) -> Option<Geometry> {
            match game {
                $(<rules::$module::Spec as Spec>::NAME => Some(Geometry::$Game($module::geometry())),)*
                _ => None,
            }
        }
    };
}
rules::for_each_game!(games);

fn seat_number(seat: Seat) -> SeatNumber {
    seat.index() as SeatNumber
}

fn texts<T: ToString>(items: impl IntoIterator<Item = T>) -> Vec<String> {
    items.into_iter().map(|item| item.to_string()).collect()
}

/// The item of a number, counted round and round.
fn cycled<T>(items: &[T], number: usize) -> Option<&T> {
    items.get(number.checked_rem(items.len())?)
}

/// Always the lowest number: for questions whose answer does not depend on chance.
struct Lowest;

impl Random for Lowest {
    fn below(&mut self, _: u32) -> u32 {
        0
    }
}
