//! Compiles the generic code of the computer players once for each game.
//!
//! Rust compiles a generic function in every crate that calls it, and the searches are large. So other crates
//! call them through trait objects, which are made here.

use rules::{Game, Seat, Task};
use search::{Generator, Info, SearchContext};

use crate::{Computer, Decision, Strength, TableSize, analyst, computer, playable::Playable, searcher};

/// The functions of this crate that take the type of a game. They are documented where they are public:
/// [`Computer`], [`analyze`](crate::analyze), [`think`](crate::think), [`prepare`](crate::prepare) and
/// [`large_table_bytes`](crate::large_table_bytes).
pub trait Entry<G: Game> {
    fn decide(
        &self,
        computer: &mut Computer,
        task: Task,
        seat: Seat,
        view: &G::View,
        context: &mut SearchContext<'_, Info<G::Action>>,
    ) -> Option<Decision<G::Action>>;

    fn choose(
        &self,
        computer: &mut Computer,
        view: &G::View,
        context: &mut SearchContext<'_, Info<G::Action>>,
    ) -> Option<G::Action>;

    fn analyze(
        &self,
        view: &G::View,
        count: usize,
        also: Option<G::Action>,
        seed: u64,
        tables: TableSize,
        context: &SearchContext<'_, Info<G::Action>>,
    ) -> Vec<Info<G::Action>>;

    fn think(
        &self,
        view: &G::View,
        random: &mut Generator,
        context: &mut SearchContext<'_, Info<G::Action>>,
    ) -> Option<Info<G::Action>>;

    fn prepare(&self, game: &G, strength: Strength);

    fn large_table_bytes(&self, game: &G) -> Option<usize>;
}

/// A game whose players this crate compiles.
pub trait Compiled: Game {
    /// Returns the compiled functions.
    fn entry() -> &'static dyn Entry<Self>;
}

/// The functions of any game.
struct Generic;

impl<G: Playable> Entry<G> for Generic {
    fn decide(
        &self,
        computer: &mut Computer,
        task: Task,
        seat: Seat,
        view: &G::View,
        context: &mut SearchContext<'_, Info<G::Action>>,
    ) -> Option<Decision<G::Action>> {
        computer.decision::<G>(task, seat, view, context)
    }

    fn choose(
        &self,
        computer: &mut Computer,
        view: &G::View,
        context: &mut SearchContext<'_, Info<G::Action>>,
    ) -> Option<G::Action> {
        computer.choice::<G>(view, context)
    }

    fn analyze(
        &self,
        view: &G::View,
        count: usize,
        also: Option<G::Action>,
        seed: u64,
        tables: TableSize,
        context: &SearchContext<'_, Info<G::Action>>,
    ) -> Vec<Info<G::Action>> {
        analyst::lines::<G>(view, count, also, seed, tables, context)
    }

    fn think(
        &self,
        view: &G::View,
        random: &mut Generator,
        context: &mut SearchContext<'_, Info<G::Action>>,
    ) -> Option<Info<G::Action>> {
        searcher::best::<G>(view, random, context)
    }

    fn prepare(&self, game: &G, strength: Strength) {
        computer::build_tables(game, strength);
    }

    fn large_table_bytes(&self, game: &G) -> Option<usize> {
        analyst::table_bytes(game)
    }
}

macro_rules! compile {
    ($($Game:ident $module:ident;)*) => {$(
        impl Compiled for rules::$module::$Game {
            // Inlined in another crate, this function would compile everything there.
            #[inline(never)]
            fn entry() -> &'static dyn Entry<Self> {
                &Generic
            }
        }
    )*};
}

rules::for_each_game!(compile);
