//! The boards that a front end draws, built from what a viewer may see.
//!
//! Each game has these types:
//!
//! - `Board`: what a viewer sees.
//! - `Legal`: the legal actions, in the form in which a front end offers them.
//! - `Action`: an action split into its parts.
//! - `Effect`: what an action did, for a board that shows it step by step.
//! - `Geometry`: what never changes on the board.
//!
//! Squares, pieces, cards and tiles are short texts, the same as in actions. The names of pieces are in
//! `book/<language>/`.

pub mod jungle;
pub mod mana;
pub mod mancala;
pub mod mandua;
pub mod manitou;

use rules::{Random, Seat, Spec, catalog::AnyView};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::words::SeatNumber;

/// The effect of an action that needs no description. The board after the action shows everything that it
/// did.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(tag = "effect", rename_all = "kebab-case")]
#[ts(rename = "PlainEffect")]
pub enum Plain {
    /// The only value.
    Plain,
}

macro_rules! games {
    ($($Game:ident $module:ident;)*) => {
        /// What a viewer sees of a game.
        #[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
        #[serde(tag = "game", rename_all = "kebab-case")]
        pub enum Board {
            $(#[doc = concat!("A board of [`", stringify!($module), "`].")] $Game(Box<$module::Board>),)*
        }

        /// What the seat to act may do. A client sends back one of the texts given here, or composes the text
        /// as the variant's documentation says. The tag `form` tells the variants apart, so no two games
        /// share a form.
        #[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
        #[serde(untagged)]
        pub enum Legal {
            $(#[doc = concat!("The legal actions of [`", stringify!($module), "`].")] $Game($module::Legal),)*
        }

        /// An action split into its parts, so that no client has to parse its text.
        #[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
        #[serde(tag = "game", rename_all = "kebab-case")]
        pub enum Action {
            $(#[doc = concat!("An action of [`", stringify!($module), "`].")] $Game($module::Action),)*
        }

        /// What an action did, for a board that shows it step by step.
        #[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
        #[serde(untagged)]
        pub enum Effect {
            $(#[doc = concat!("An effect in [`", stringify!($module), "`].")] $Game($module::Effect),)*
            /// The board after the action shows everything.
            Plain(Plain),
        }

        /// What never changes on a game's board.
        #[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
        #[serde(tag = "game", rename_all = "kebab-case")]
        pub enum Geometry {
            $(#[doc = concat!("The board of [`", stringify!($module), "`].")] $Game($module::Geometry),)*
        }

        /// The name of the game that a view shows.
        pub fn name(view: &AnyView) -> &'static str {
            match view {
                $(AnyView::$Game(_) => <rules::$module::Spec as Spec>::NAME,)*
            }
        }

        /// The board that a view shows.
        pub fn board(view: &AnyView) -> Board {
            match view {
                $(AnyView::$Game(view) => Board::$Game(Box::new($module::board(view))),)*
            }
        }

        /// What the seat to act may do. `None` if the view belongs to another seat and hides these actions,
        /// or if nobody is to act.
        pub fn legal(view: &AnyView) -> Option<Legal> {
            match view {
                $(AnyView::$Game(view) => $module::legal(view).map(Legal::$Game),)*
            }
        }

        impl Legal {
            /// The text of a legal action, composed as the variant's documentation says. Every number selects
            /// some action, and the same number always selects the same one.
            pub fn nth(&self, number: usize) -> Option<String> {
                match self {
                    $(Legal::$Game(legal) => $module::nth(legal, number),)*
                }
            }
        }

        /// What an action did. `before` and `after` are the viewer's views of the game, and `action` is the
        /// text that this viewer is shown.
        pub fn effect(before: &AnyView, action: &str, after: &AnyView) -> Effect {
            let effect = match (before, after) {
                $((AnyView::$Game(before), AnyView::$Game(after)) => {
                    $module::effect(before, action, after).map(Effect::$Game)
                })*
                _ => None,
            };
            effect.unwrap_or(Effect::Plain(Plain::Plain))
        }

        /// Splits an action of the game named `game` into its parts. `text` is the text that a viewer is
        /// shown. `None` if it is not an action of that game.
        pub fn action(game: &str, text: &str) -> Option<Action> {
            match game {
                $(<rules::$module::Spec as Spec>::NAME => $module::action(text).map(Action::$Game),)*
                _ => None,
            }
        }

        /// What never changes on the board of the game named `game`.
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

/// The item at this number. After the last item, counting starts again at the first.
fn cycled<T>(items: &[T], number: usize) -> Option<&T> {
    items.get(number.checked_rem(items.len())?)
}

/// A random generator that always returns 0. It serves where the result does not depend on chance.
struct Lowest;

impl Random for Lowest {
    fn below(&mut self, _: u32) -> u32 {
        0
    }
}
