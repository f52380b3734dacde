//! Searches of positions: the best line, an analysis, and a computer player's choice.

use players::{
    Computer, Info, Limits, Playable, PlayableGameVisitor, SearchContext, Strength, TableSize, analyze,
    large_table_bytes, visit_game,
};
use rules::{
    Illegal, Seat, Task,
    catalog::{AnyGame, AnySpec},
};
use search::Generator;
use table::MAX_MASKED_THINKING;
use wire::{
    Decision, SeatNumber,
    http::{Expected, Study},
    pocket::FromPocket,
};

#[cfg(target_arch = "wasm32")]
use crate::exports::is_given_up;

/// Always false, because only the page can cancel requests.
#[cfg(not(target_arch = "wasm32"))]
fn is_given_up(_most: f64) -> bool {
    false
}

/// Whether to stop a search that has no time limit.
fn should_stop() -> bool {
    is_given_up(f64::INFINITY)
}

/// Finds the best line of the seat to act. Calls `progress` with what the search has found so far.
pub(crate) fn think(
    game: &AnyGame,
    nodes: u64,
    seed: u64,
    progress: &mut dyn FnMut(FromPocket),
) -> FromPocket {
    lacking(game.spec()).unwrap_or_else(|| visit_game(game, Think { nodes, seed, progress }))
}

/// The `lacks` answer if the computer players need a file that is not loaded; `None` if nothing is missing.
pub(crate) fn lacking(spec: AnySpec) -> Option<FromPocket> {
    players::missing_data(spec).map(|file| FromPocket::Lacks { file: file.to_owned() })
}

struct Think<'a> {
    nodes: u64,
    seed: u64,
    progress: &'a mut dyn FnMut(FromPocket),
}

impl PlayableGameVisitor for Think<'_> {
    type Output = FromPocket;

    fn visit<G: Playable>(self, game: &G) -> FromPocket {
        let Some(seat) = game.turn().seat() else { return lines::<G>(game, self.seed, &[]) };
        let guess = guess(game, seat, self.seed);
        let mut report = |info: &Info<G::Action>| {
            let line = line(&guess, seat, info);
            (self.progress)(FromPocket::Progress { nodes: info.nodes, depth: info.depth, line });
        };
        let limits = Limits::nodes(self.nodes);
        let mut context = SearchContext::new(limits).stop_when(&should_stop).report_to(&mut report);
        let found =
            players::think::<G>(&game.view(seat.into()), &mut Generator::new(self.seed), &mut context);
        lines(game, self.seed, found.as_slice())
    }
}

/// The parameters of an analysis.
pub(crate) struct Wish {
    /// The node budget of each search.
    pub(crate) nodes: u64,
    /// The number of lines.
    pub(crate) count: usize,
    /// An action that is analysed even if its line is not among the best.
    pub(crate) also: Option<String>,
    /// The size of the endgame tables that the analysis may use.
    pub(crate) tables: TableSize,
    pub(crate) seed: u64,
}

/// Finds the best lines of the seat to act, with proofs. Refused if `also` is not the text of an action.
pub(crate) fn study(game: &AnyGame, wish: Wish) -> Result<FromPocket, Illegal> {
    lacking(game.spec()).map_or_else(|| visit_game(game, wish), Ok)
}

impl PlayableGameVisitor for Wish {
    type Output = Result<FromPocket, Illegal>;

    fn visit<G: Playable>(self, game: &G) -> Result<FromPocket, Illegal> {
        let also = self.also.map(|action| action.parse()).transpose()?;
        let Some(seat) = game.turn().seat() else { return Ok(lines::<G>(game, self.seed, &[])) };
        let context = SearchContext::new(Limits::nodes(self.nodes)).stop_when(&should_stop);
        let found = analyze::<G>(&game.view(seat.into()), self.count, also, self.seed, self.tables, &context);
        Ok(lines(game, self.seed, &found))
    }
}

fn lines<G: Playable>(game: &G, seed: u64, found: &[Info<G::Action>]) -> FromPocket {
    let lines = game.turn().seat().map_or_else(Vec::new, |seat| {
        let guess = guess(game, seat, seed);
        found.iter().map(|info| line(&guess, seat, info)).collect()
    });
    FromPocket::Lines {
        lines,
        nodes: found.iter().map(|info| info.nodes).max().unwrap_or(0),
        depth: found.first().map_or(0, |info| info.depth),
        large_tables: large_table_bytes(game).map(|bytes| bytes as u64),
    }
}

/// A game that the seat cannot tell from the real one.
fn guess<G: Playable>(game: &G, seat: Seat, seed: u64) -> G {
    G::guess(&game.view(seat.into()), &mut Generator::new(seed))
}

fn line<G: Playable>(guess: &G, seat: Seat, info: &Info<G::Action>) -> Study {
    Study {
        seat: seat.index() as SeatNumber,
        value: info.value,
        certain: info.certain,
        proven: info.proven,
        margin: info.margin,
        line: Expected::line(guess.clone(), &info.line),
    }
}

/// The parameters of a computer's decision.
pub(crate) struct Decide {
    /// The computer's seat.
    pub(crate) seat: Seat,
    pub(crate) level: u8,
    pub(crate) seed: u64,
    /// Whether the computer's thinking time must stay hidden. The time is then limited to
    /// [`MAX_MASKED_THINKING`].
    pub(crate) masked: bool,
    pub(crate) task: Task,
}

/// The decision of the computer whose turn it is.
pub(crate) fn decide(game: &AnyGame, decide: Decide) -> Option<Decision> {
    visit_game(game, decide)
}

impl PlayableGameVisitor for Decide {
    type Output = Option<Decision>;

    fn visit<G: Playable>(self, game: &G) -> Option<Decision> {
        let view = game.view(self.seat.into());
        let mut computer = Computer::new(Strength::Level(self.level), self.seed, None).ok()?;
        let most = if self.masked { MAX_MASKED_THINKING as f64 } else { f64::INFINITY };
        let stop = || is_given_up(most);
        let mut context = SearchContext::unlimited().stop_when(&stop);
        let decision = computer.decide::<G>(self.task, self.seat, &view, &mut context)?;
        Some(match decision {
            players::Decision::Action(action) => Decision::Action { action: action.to_string() },
            players::Decision::Side { exchange } => Decision::Side { exchange },
            players::Decision::Bid { number } => Decision::Bid { number },
        })
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used, reason = "tests")]
mod tests {
    use players::{PlayableSpecVisitor, visit_spec};
    use rules::catalog::{GAMES, GameInfo};

    use super::*;

    /// Checks that two games get the same analysis if they look the same to the seat to act. Returns how many
    /// of the compared pairs differed in hidden information.
    struct Compare;

    impl PlayableSpecVisitor for Compare {
        type Output = u32;

        fn visit<G: Playable>(self, spec: G::Spec) -> u32 {
            let mut random = Generator::new(1);
            let mut differing = 0;
            let mut game = G::new(spec);
            for ply in 0..120 {
                let Some(action) = game.sample(&mut random).or_else(|| game.deal(&mut random)) else { break };
                game.play(action);
                let Some(seat) = game.turn().seat().filter(|_| ply % 4 == 0) else { continue };
                let other = G::guess(&game.view(seat.into()), &mut random);
                differing += u32::from(other.key() != game.key());
                let study = |game: &G| {
                    let wish = Wish { nodes: 300, count: 3, also: None, tables: TableSize::Common, seed: 1 };
                    wish.visit::<G>(game).unwrap()
                };
                assert_eq!(study(&game), study(&other), "seat {seat}, ply {ply}: {game:?}");
            }
            differing
        }
    }

    #[test]
    fn an_analysis_tells_nothing_that_is_hidden_from_its_seat() {
        for spec in GAMES.iter().map(GameInfo::default_spec).filter(|spec| spec.is_hidden()) {
            let differing = visit_spec(spec, Compare);
            assert!(differing > 10, "{differing}");
        }
    }
}
