//! Lets the computer choose actions in any of the games.

use players::{
    Computer, Decision, Info, Playable, PlayableGameVisitor, SYSTEM_CLOCK, SearchContext, Strength,
    visit_game,
};
use rules::{Seat, Task, catalog::AnyGame};

use crate::{failure::Result, refusal::Reason};

/// What the search has found so far.
#[derive(Clone, Debug)]
pub(crate) struct Thought {
    pub(crate) nodes: u64,
    /// The expected score of the player to act, from 0 to 1.
    pub(crate) value: f64,
    /// The principal variation.
    pub(crate) line: Vec<String>,
}

/// Returns the action that a computer of this strength chooses for the seat to act. The computer uses only
/// what this seat can see. Returns `None` if it is no seat's turn. During the search, `context` receives
/// intermediate results.
///
/// # Errors
/// The strength is a time limit, and the system has no clock.
pub(crate) fn choose(
    game: &AnyGame,
    strength: Strength,
    seed: u64,
    context: &mut SearchContext<'_, Thought>,
) -> Result<Option<String>> {
    let Some(seat) = game.turn().seat() else { return Ok(None) };
    Ok(match decide(game, seat, Task::Act, strength, seed, context)? {
        Some(Decision::Action(action)) => Some(action),
        Some(Decision::Side { .. } | Decision::Bid { .. }) | None => None,
    })
}

/// Returns what a computer of this strength decides at `seat` when `task` is due; see [`Computer::decide`].
///
/// # Errors
/// The strength is a time limit, and the system has no clock.
pub(crate) fn decide(
    game: &AnyGame,
    seat: Seat,
    task: Task,
    strength: Strength,
    seed: u64,
    context: &mut SearchContext<'_, Thought>,
) -> Result<Option<Decision<String>>> {
    let computer = computer(strength, seed)?;
    Ok(visit_game(game, Choice { computer, seat, task, context }))
}

fn computer(strength: Strength, seed: u64) -> Result<Computer> {
    Ok(Computer::new(strength, seed, SYSTEM_CLOCK)
        .map_err(|no_clock| Reason::NoClock { error: no_clock.to_string() })?)
}

/// Builds the lookup tables of a computer of this strength in advance, so that building them takes no
/// thinking time.
pub(crate) fn prepare(game: &AnyGame, strength: Strength) {
    visit_game(game, Preparation(strength));
}

struct Preparation(Strength);

impl PlayableGameVisitor for Preparation {
    type Output = ();

    fn visit<G: Playable>(self, game: &G) {
        players::prepare(game, self.0);
    }
}

struct Choice<'a, 'b> {
    computer: Computer,
    seat: Seat,
    task: Task,
    context: &'a mut SearchContext<'b, Thought>,
}

impl PlayableGameVisitor for Choice<'_, '_> {
    type Output = Option<Decision<String>>;

    fn visit<G: Playable>(mut self, game: &G) -> Option<Decision<String>> {
        let view = game.view(self.seat.into());
        let (limits, stop) = (self.context.limits, self.context.stop);
        let mut report = |info: &Info<G::Action>| {
            let line = info.line.iter().map(ToString::to_string).collect();
            self.context.report(&Thought { nodes: info.nodes, value: info.value, line });
        };
        let mut context = SearchContext::new(limits).stop_when(stop).report_to(&mut report);
        let decision = self.computer.decide::<G>(self.task, self.seat, &view, &mut context)?;
        Some(match decision {
            Decision::Action(action) => Decision::Action(action.to_string()),
            Decision::Side { exchange } => Decision::Side { exchange },
            Decision::Bid { number } => Decision::Bid { number },
        })
    }
}

/// Derives the seed of one of many choices from the seed of a game or match and the number of the choice.
pub(crate) fn choice_seed(seed: u64, number: usize) -> u64 {
    // This is the finaliser of SplitMix64 (Steele, Lea and Flood, 2014).
    let mut mixed = seed.wrapping_add((number as u64 + 1).wrapping_mul(0x9e37_79b9_7f4a_7c15));
    mixed = (mixed ^ mixed >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    mixed = (mixed ^ mixed >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
    mixed ^ mixed >> 31
}
