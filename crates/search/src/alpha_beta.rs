//! Alpha-beta search of open games (no chance, nothing hidden) with two seats.
//!
//! The search deepens iteratively, with principal variation search, aspiration windows, a shared
//! transposition table and quiescence over the game's forcing actions. A value is negated only where the
//! other seat is to act, so extra turns, skipped turns and turns of many steps need nothing special.
//!
//! Several threads search the same position and help each other through the table ("ABDADA": Weill, 1996, in
//! the simple form given by Kerrigan). A thread puts off an action that another thread is searching, and
//! later finds the action's result in the table. Each thread breaks ties between actions differently, so that
//! the threads spread out. A depth that one thread has finished is finished for all threads.
//!
//! A game remembers its past, so the search sees repetitions on its own path. The transposition table ignores
//! the past, because [`Game::key`] does.

use std::{marker::PhantomData, sync::atomic::Ordering::Relaxed};

use rules::{Game, Spec, Turn};

use crate::{
    Evaluation, Info, SearchContext,
    evaluation::{MOST, WON},
    knowledge::worth,
    shared::{Iteration, Shared},
    transposition::Transpositions,
    worker::{MAX_PLIES, Task, Worker},
};

/// Alpha-beta with an [`Evaluation`] of the game. Between searches it keeps its transposition table and
/// nothing else.
///
/// With one thread, an empty table and a limit of nodes or depth, the result is the same every time.
///
/// ```
/// use rules::Game;
/// use search::{AlphaBeta, Limits, Plain, SearchContext};
///
/// /// Whether the seat to act can win within three plies.
/// fn wins_soon<G: Game>(game: &G) -> bool {
///     let mut search = AlphaBeta::<G, _>::new(Plain);
///     let info = search.search(game, &[], &mut SearchContext::new(Limits::depth(3)));
///     info.is_some_and(|info| info.proven.is_some() && info.value == 1.0)
/// }
/// ```
#[derive(Debug)]
pub struct AlphaBeta<G, E> {
    evaluation: E,
    table: Transpositions,
    game: PhantomData<fn() -> G>,
}

impl<G: Game, E: Evaluation<G>> AlphaBeta<G, E> {
    /// Creates a search with this evaluation and an empty table.
    pub fn new(evaluation: E) -> AlphaBeta<G, E> {
        AlphaBeta { evaluation, table: Transpositions::new(), game: PhantomData }
    }

    /// Returns the evaluation at which the expected score is 0.75; see [`worth`](crate::worth).
    pub fn scale(&self) -> f64 {
        self.evaluation.scale()
    }

    /// Empties the transposition table, so that earlier searches no longer affect later ones.
    pub fn forget(&mut self) {
        self.table.clear();
    }

    /// Looks for the best action of the seat to act, leaving out the actions in `without`. It reports each
    /// complete depth and, at the end, the result that it returns. The result is `None` if no seat is to act,
    /// no action is left, or the game is not an open game with two seats.
    pub fn search(
        &mut self,
        game: &G,
        without: &[G::Action],
        context: &mut SearchContext<'_, Info<G::Action>>,
    ) -> Option<Info<G::Action>> {
        if G::HIDDEN || game.spec().seats() != 2 || !matches!(game.turn(), Turn::Seat(_)) {
            return None;
        }
        let limits = context.limits;
        let nodes = usize::try_from(limits.nodes).unwrap_or(usize::MAX);
        self.table.prepare(limits.memory.min(nodes.saturating_mul(2)));
        let shared = Shared::new();
        let task =
            Task { evaluation: &self.evaluation, table: &self.table, shared: &shared, limits, without };
        #[cfg(feature = "threads")]
        let info = std::thread::scope(|scope| {
            for number in 1..limits.threads.max(1) {
                let mut game = game.clone();
                scope.spawn(move || deepen(number, task, &mut game, &mut SearchContext::new(limits)));
            }
            let info = deepen(0, task, &mut game.clone(), context);
            shared.over.store(true, Relaxed);
            info
        });
        #[cfg(not(feature = "threads"))]
        let info = deepen(0, task, &mut game.clone(), context);
        let info = info.map(|info| Info { nodes: shared.nodes.load(Relaxed), ..info });
        info.iter().for_each(|info| context.report(info));
        info
    }
}

/// Half the width of a depth's first aspiration window. The middle of the window is the value found at the
/// depth before.
const WINDOW: i32 = 40;

/// Searches to depth 1, then 2, and so on, as thread `number`.
fn deepen<G: Game, E: Evaluation<G>>(
    number: usize,
    task: Task<'_, G, E>,
    game: &mut G,
    context: &mut SearchContext<'_, Info<G::Action>>,
) -> Option<Info<G::Action>> {
    let mut worker = Worker::new(number, task, context.stop);
    let mut known: Option<Info<G::Action>> = None;
    let (mut depth, mut value) = (1, 0);
    while depth <= context.limits.depth.clamp(1, MAX_PLIES as u32) {
        let mut width = if depth > 3 { WINDOW } else { 2 * WON };
        worker.begin(depth);
        loop {
            let (alpha, beta) = ((value - width).max(-WON), (value + width).min(WON));
            let found = worker.root(game, alpha, beta);
            let inside = alpha < found && found < beta || width > WON;
            if worker.is_broken_off() || inside {
                value = found;
                break;
            }
            width *= 4;
        }
        let finished = worker.finish(value);
        // An interrupted iteration has found an action only if the value of that action exceeds the lower end
        // of the window.
        let iteration = match &finished {
            Some(finished) => finished,
            None => &Iteration { depth: depth - 1, value, line: worker.line().to_vec() },
        };
        if let Some(info) = info(iteration, worker.nodes_of_all(), task.evaluation.scale()) {
            if finished.is_some() {
                context.report(&info);
            }
            known = Some(info);
        }
        let decided = known.as_ref().is_some_and(|info| info.proven.is_some_and(|plies| plies <= info.depth));
        let Some(finished) = finished.filter(|_| !decided && !worker.has_one_choice()) else { break };
        (depth, value) = (finished.depth + 1, finished.value);
    }
    worker.end();
    known
}

/// Converts the result of an iteration to an [`Info`]. Returns `None` if the iteration found no action.
fn info<A: Copy>(iteration: &Iteration<A>, nodes: u64, scale: f64) -> Option<Info<A>> {
    let value = iteration.value;
    let proven = (value.abs() > MOST).then_some((WON - value.abs()).max(0) as u32);
    Some(Info {
        nodes,
        depth: iteration.depth,
        best: *iteration.line.first()?,
        value: match proven {
            Some(_) => f64::from(u8::from(value > 0)),
            None => worth(f64::from(value), scale),
        },
        certain: proven.is_some(),
        proven,
        margin: None,
        line: iteration.line.clone(),
    })
}
