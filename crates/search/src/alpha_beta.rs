//! Alpha-beta search of open games with two seats.
//!
//! Iterative deepening, principal variation search with aspiration windows, a shared transposition table, quiescence over
//! the game's forcing actions. Each action passes the turn or does not: what follows is negated only where the other seat
//! is to act, so that extra turns, skipped ones and turns of many steps need nothing special.
//!
//! Several threads search the same position and help each other through the table. What one is searching, the others put
//! off, and find in the table ("ABDADA": Weill, 1996, in the simple form given by Kerrigan); each prefers other actions where
//! nothing speaks for any, so that they differ; the first to finish a depth has finished it for all.
//!
//! Games remember their past, so repetitions on the way of a search are seen; the table leaves them aside, as
//! [`Game::key`] does.

use std::{marker::PhantomData, sync::atomic::Ordering::Relaxed};

use rules::{Game, Spec, Turn};

use crate::{
    Evaluation, Info, Limits,
    evaluation::{MOST, WON},
    knowledge::worth,
    shared::{Iteration, Shared},
    transposition::Transpositions,
    worker::{MAX_PLIES, Worker},
};

/// Alpha-beta with some [`Evaluation`] of the game. Holds its transposition table between searches, nothing else.
///
/// With one thread, a fresh table and a limit of nodes or depth the result is the same every time.
///
/// ```
/// use rules::{Game, Spec, mancala};
/// use search::{AlphaBeta, Limits, Plain};
///
/// // South banks the last stone.
/// let spec = mancala::Spec::parse("mancala")?;
/// let game = mancala::Mancala::from_position(spec, "0 0 0 0 0 1 24 / 0 0 0 0 1 0 22 S").unwrap();
/// let mut search = AlphaBeta::<mancala::Mancala, _>::new(Plain);
/// let info = search.search(&game, &[], Limits::depth(3), &|| false, &mut |_| ());
/// assert!(info.is_some_and(|info| info.proven.is_some()));
/// # Ok::<(), rules::Illegal>(())
/// ```
#[derive(Debug)]
pub struct AlphaBeta<G, E> {
    evaluation: E,
    table: Transpositions,
    game: PhantomData<fn() -> G>,
}

impl<G: Game, E: Evaluation<G>> AlphaBeta<G, E> {
    /// A search with this evaluation, which remembers nothing yet.
    pub fn new(evaluation: E) -> AlphaBeta<G, E> {
        AlphaBeta { evaluation, table: Transpositions::new(), game: PhantomData }
    }

    /// The evaluation that is worth three quarters of a game.
    pub fn scale(&self) -> f64 {
        self.evaluation.scale()
    }

    /// Forgets what earlier searches left.
    pub fn forget(&mut self) {
        self.table.clear();
    }

    /// Looks for the best action of the seat to act, those in `without` left aside. `report` hears of each depth that is
    /// done, and at the end of what is returned; `None` when no seat is to act, no action is left, or the game is not an
    /// open one of two seats.
    pub fn search(
        &mut self,
        game: &G,
        without: &[G::Action],
        limits: Limits,
        stop: &dyn Fn() -> bool,
        report: &mut dyn FnMut(&Info<G::Action>),
    ) -> Option<Info<G::Action>> {
        if G::HIDDEN || game.spec().seats() != 2 || !matches!(game.turn(), Turn::Seat(_)) {
            return None;
        }
        let nodes = usize::try_from(limits.nodes).unwrap_or(usize::MAX);
        self.table.prepare(limits.memory.min(nodes.saturating_mul(2)));
        let shared = Shared::new();
        let worker = |number| Worker::new(number, &self.evaluation, &self.table, &shared, limits, without);
        #[cfg(feature = "threads")]
        let info = std::thread::scope(|scope| {
            for number in 1..limits.threads.max(1) {
                let (worker, mut game) = (worker(number), game.clone());
                scope.spawn(move || deepen(worker, &mut game, limits, &|| false, &mut |_| ()));
            }
            let info = deepen(worker(0), &mut game.clone(), limits, stop, report);
            shared.over.store(true, Relaxed);
            info
        });
        #[cfg(not(feature = "threads"))]
        let info = deepen(worker(0), &mut game.clone(), limits, stop, report);
        let info = info.map(|info| Info { nodes: shared.nodes.load(Relaxed), ..info });
        info.iter().for_each(report);
        info
    }
}

/// The first window around the value of the depth before.
const WINDOW: i32 = 40;

/// One depth after the other.
fn deepen<G: Game, E: Evaluation<G>>(
    mut worker: Worker<'_, G, E>,
    game: &mut G,
    limits: Limits,
    stop: &dyn Fn() -> bool,
    report: &mut dyn FnMut(&Info<G::Action>),
) -> Option<Info<G::Action>> {
    let mut known: Option<Info<G::Action>> = None;
    let (mut depth, mut value) = (1, 0);
    while depth <= limits.depth.clamp(1, MAX_PLIES as u32) {
        let mut width = if depth > 3 { WINDOW } else { 2 * WON };
        worker.begin(depth);
        loop {
            let (alpha, beta) = ((value - width).max(-WON), (value + width).min(WON));
            let found = worker.root(game, alpha, beta, stop);
            let inside = alpha < found && found < beta || width > WON;
            if worker.is_broken_off() || inside {
                value = found;
                break;
            }
            width *= 4;
        }
        let finished = worker.finish(value);
        // An iteration that was broken off knows something if one action was found better than the window's lower end.
        let iteration = match &finished {
            Some(finished) => finished,
            None => &Iteration { depth: depth - 1, value, line: worker.line().to_vec() },
        };
        if let Some(&best) = iteration.line.first() {
            let value = iteration.value;
            let proven = (value.abs() > MOST).then_some((WON - value.abs()).max(0) as u32);
            let info = Info {
                nodes: worker.nodes_of_all(),
                depth: iteration.depth,
                best,
                value: match proven {
                    Some(_) => f64::from(u8::from(value > 0)),
                    None => worth(f64::from(value), worker.scale()),
                },
                certain: proven.is_some(),
                proven,
                line: iteration.line.clone(),
            };
            if finished.is_some() {
                report(&info);
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
