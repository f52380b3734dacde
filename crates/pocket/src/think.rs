//! Searches.

use players::{
    Computer, Info, Limits, Playable, PlayableGameVisitor, SearchContext, Strength, analyze, visit_game,
};
use rules::catalog::AnyGame;
use search::Generator;
use table::MAX_MASKED_THINKING;
use wire::{
    SeatNumber,
    http::{Expected, Study},
    pocket::FromPocket,
};

#[cfg(target_arch = "wasm32")]
use crate::exports::is_given_up;

/// Nobody gives up a request outside the page.
#[cfg(not(target_arch = "wasm32"))]
fn is_given_up(_most: f64) -> bool {
    false
}

/// Whether to stop a search that may take as long as it needs.
fn should_stop() -> bool {
    is_given_up(f64::INFINITY)
}

/// The best line of the seat to act. Tells of its progress.
pub(crate) fn think(
    game: &AnyGame,
    nodes: u64,
    seed: u64,
    progress: &mut dyn FnMut(FromPocket),
) -> Option<Study> {
    visit_game(game, Think { nodes, seed, progress })
}

struct Think<'a> {
    nodes: u64,
    seed: u64,
    progress: &'a mut dyn FnMut(FromPocket),
}

impl PlayableGameVisitor for Think<'_> {
    type Output = Option<Study>;

    fn visit<G: Playable>(self, game: &G) -> Option<Study> {
        let view = game.view(game.turn().seat()?.into());
        let mut report = |info: &Info<G::Action>| {
            if let Some(line) = line(game, info) {
                (self.progress)(FromPocket::Progress { nodes: info.nodes, depth: info.depth, line });
            }
        };
        let limits = Limits::nodes(self.nodes);
        let mut context = SearchContext::new(limits).stop_when(&should_stop).report_to(&mut report);
        let info = players::think::<G>(&view, &mut Generator::new(self.seed), &mut context)?;
        line(game, &info)
    }
}

/// The best lines of the seat to act, with proofs.
pub(crate) fn study(game: &AnyGame, nodes: u64, count: usize, seed: u64) -> Vec<Study> {
    visit_game(game, Analyze { nodes, count, seed })
}

struct Analyze {
    nodes: u64,
    count: usize,
    seed: u64,
}

impl PlayableGameVisitor for Analyze {
    type Output = Vec<Study>;

    fn visit<G: Playable>(self, game: &G) -> Vec<Study> {
        let Some(seat) = game.turn().seat() else { return Vec::new() };
        let context = SearchContext::new(Limits::nodes(self.nodes)).stop_when(&should_stop);
        let lines = analyze::<G>(&game.view(seat.into()), self.count, None, self.seed, &context);
        lines.iter().filter_map(|info| line(game, info)).collect()
    }
}

fn line<G: Playable>(game: &G, info: &Info<G::Action>) -> Option<Study> {
    Some(Study {
        seat: game.turn().seat()?.index() as SeatNumber,
        value: info.value,
        certain: info.certain,
        proven: info.proven,
        margin: info.margin,
        line: Expected::line(game.clone(), &info.line),
    })
}

/// The choice of the computer that is to act. If it is `masked`, nobody may see how long it thought, so that it gets
/// no more than [`MAX_MASKED_THINKING`].
pub(crate) fn choose(game: &AnyGame, level: u8, seed: u64, masked: bool) -> Option<String> {
    let most = if masked { MAX_MASKED_THINKING as f64 } else { f64::INFINITY };
    visit_game(game, Choose { level, seed, most })
}

struct Choose {
    level: u8,
    seed: u64,
    /// The most milliseconds.
    most: f64,
}

impl PlayableGameVisitor for Choose {
    type Output = Option<String>;

    fn visit<G: Playable>(self, game: &G) -> Option<String> {
        let view = game.view(game.turn().seat()?.into());
        let mut computer = Computer::new(Strength::Level(self.level), self.seed, None).ok()?;
        let stop = || is_given_up(self.most);
        let action = computer.choose::<G>(&view, &mut SearchContext::unlimited().stop_when(&stop))?;
        Some(action.to_string())
    }
}
