//! The limits, stop signal and progress callback of a search.

use std::fmt;

use crate::Limits;

/// Holds the limits of a search, the signal that stops it early, and the callback that receives its progress.
/// `P` is the type of a progress report.
///
/// Every search takes a `SearchContext`: [`AlphaBeta`](crate::AlphaBeta) and [`Mcts`](crate::Mcts) report an
/// [`Info`](crate::Info), [`Prover`](crate::Prover) reports a [`ProofProgress`](crate::ProofProgress).
///
/// ```
/// use search::{Info, Limits, SearchContext};
///
/// use rules::Game;
/// use search::{AlphaBeta, Plain};
///
/// /// Returns the best action found before `is_over` returned true.
/// fn best<G: Game>(game: &G, is_over: &(dyn Fn() -> bool + Sync)) -> Option<G::Action> {
///     let mut print = |info: &Info<G::Action>| println!("depth {}: {}", info.depth, info.best);
///     let mut context = SearchContext::unlimited().stop_when(is_over).report_to(&mut print);
///     AlphaBeta::<G, _>::new(Plain).search(game, &[], &mut context).map(|info| info.best)
/// }
/// ```
pub struct SearchContext<'a, P> {
    /// The limits at which the search ends by itself.
    pub limits: Limits,
    /// Polled during the search, by any of its threads. The search ends soon after this returns true.
    pub stop: &'a (dyn Fn() -> bool + Sync),
    /// Called from time to time, always on the thread that started the search.
    pub report: Option<&'a mut dyn FnMut(&P)>,
}

impl<'a, P> SearchContext<'a, P> {
    /// Creates a context with these limits, without a stop signal and without a progress callback.
    pub fn new(limits: Limits) -> SearchContext<'a, P> {
        SearchContext { limits, stop: &|| false, report: None }
    }

    /// Creates a context without limits on nodes or depth. It is for a search that has its own limits, or
    /// that the caller stops.
    pub fn unlimited() -> SearchContext<'a, P> {
        SearchContext::new(Limits::default())
    }

    /// Returns the same context with this stop signal.
    #[must_use]
    pub fn stop_when(self, stop: &'a (dyn Fn() -> bool + Sync)) -> SearchContext<'a, P> {
        SearchContext { stop, ..self }
    }

    /// Returns the same context with this progress callback.
    #[must_use]
    pub fn report_to(self, report: &'a mut dyn FnMut(&P)) -> SearchContext<'a, P> {
        SearchContext { report: Some(report), ..self }
    }

    /// Returns a context for a part of the search. It has these limits, and keeps the stop signal and the
    /// progress callback.
    pub fn within(&mut self, limits: Limits) -> SearchContext<'_, P> {
        let report = self.report.as_mut().map(|report| &mut **report as _);
        SearchContext { limits, stop: self.stop, report }
    }

    /// Returns a context for a part of the search that reports nothing. It has these limits, and keeps the
    /// stop signal. The part may use another algorithm, with progress reports of another type.
    pub fn silent<Q>(&self, limits: Limits) -> SearchContext<'a, Q> {
        SearchContext { limits, stop: self.stop, report: None }
    }

    /// Polls the stop signal. Returns true if the search must end.
    pub fn is_stopped(&self) -> bool {
        (self.stop)()
    }

    /// Calls the progress callback, if there is one.
    pub fn report(&mut self, progress: &P) {
        if let Some(report) = &mut self.report {
            report(progress);
        }
    }
}

impl<P> fmt::Debug for SearchContext<'_, P> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("SearchContext").field("limits", &self.limits).finish_non_exhaustive()
    }
}
