//! Compiles the searches once for each game.
//!
//! Rust compiles a generic function again in every crate that calls it, and the searches are large. So the
//! public functions that search only call trait objects, whose code is compiled here.

use rules::{Game, Seat, Task};
use search::{Generator, Info, SearchContext};

use crate::{Computer, Decision, TableSize, analyst::analyze_here, playable::Playable, searcher::think_here};

/// The functions that search, without their generic parameter. They are documented where they are public:
/// [`Computer::decide`], [`Computer::choose`], [`analyze`](crate::analyze) and [`think`](crate::think).
pub trait EntryPoints<G: Game> {
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
}

/// A game whose searches this crate compiles.
pub trait Compiled: Game {
    /// Returns the compiled functions that search.
    fn entry_points() -> &'static dyn EntryPoints<Self>;
}

/// Implements the functions for every game.
struct Generic;

impl<G: Playable> EntryPoints<G> for Generic {
    fn decide(
        &self,
        computer: &mut Computer,
        task: Task,
        seat: Seat,
        view: &G::View,
        context: &mut SearchContext<'_, Info<G::Action>>,
    ) -> Option<Decision<G::Action>> {
        computer.decide_here::<G>(task, seat, view, context)
    }

    fn choose(
        &self,
        computer: &mut Computer,
        view: &G::View,
        context: &mut SearchContext<'_, Info<G::Action>>,
    ) -> Option<G::Action> {
        computer.choose_here::<G>(view, context)
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
        analyze_here::<G>(view, count, also, seed, tables, context)
    }

    fn think(
        &self,
        view: &G::View,
        random: &mut Generator,
        context: &mut SearchContext<'_, Info<G::Action>>,
    ) -> Option<Info<G::Action>> {
        think_here::<G>(view, random, context)
    }
}

macro_rules! compile {
    ($($Game:ident $module:ident;)*) => {$(
        impl Compiled for rules::$module::$Game {
            // If this were inlined, the calling crate would build the trait object, and so compile every search.
            #[inline(never)]
            fn entry_points() -> &'static dyn EntryPoints<Self> {
                &Generic
            }
        }
    )*};
}

rules::for_each_game!(compile);
