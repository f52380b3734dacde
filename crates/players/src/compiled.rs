//! Compiles the searches once for each game.
//!
//! Rust compiles generic code again in every crate that uses it with a type. The searches are large, so
//! players reach them through trait objects, which are made here.

use rules::Game;
use search::{Mcts, Plain};

use crate::{
    blur::Blur,
    oracle::{Oracle, TableSize},
    playable::Playable,
    searcher::Searcher,
};

/// A game whose searches this crate compiles.
pub trait Compiled: Game {
    /// Returns the search that plays the game best ([`Playable::best_search`]).
    fn boxed_best_search(blur: Blur, tables: TableSize) -> Box<dyn Searcher<Self>>;

    /// Returns Monte-Carlo tree search with knowledge of the game ([`Playable::knowledge`]).
    fn boxed_tree_search() -> Box<dyn Searcher<Self>>;

    /// Returns Monte-Carlo tree search without knowledge of the game.
    fn boxed_plain_search() -> Box<dyn Searcher<Self>>;

    /// Returns the source of exact values ([`Playable::oracle`]).
    fn boxed_oracle() -> Box<dyn Oracle<Self>>;
}

// If one of these functions were inlined, the calling crate would build the trait object, and so compile the
// search.
macro_rules! compile {
    ($($Game:ident $module:ident;)*) => {$(
        impl Compiled for rules::$module::$Game {
            #[inline(never)]
            fn boxed_best_search(blur: Blur, tables: TableSize) -> Box<dyn Searcher<Self>> {
                Box::new(Self::best_search(blur, tables))
            }

            #[inline(never)]
            fn boxed_tree_search() -> Box<dyn Searcher<Self>> {
                Box::new(Mcts::new(Self::knowledge()))
            }

            #[inline(never)]
            fn boxed_plain_search() -> Box<dyn Searcher<Self>> {
                Box::new(Mcts::new(Plain))
            }

            #[inline(never)]
            fn boxed_oracle() -> Box<dyn Oracle<Self>> {
                Box::new(Self::oracle())
            }
        }
    )*};
}

rules::for_each_game!(compile);
