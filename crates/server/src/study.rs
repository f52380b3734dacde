//! What a position is worth, for those who learn from their games.

use std::time::{Duration, Instant};

use players::{Limits, Playable, PlayableGameVisitor, SearchContext, visit_game};
use rules::{Game, Spec, catalog::AnyGame};
use wire::{
    SeatNumber, games,
    http::{Expected, Study},
};

use crate::{
    app::{App, Trouble},
    store::Failure,
};

/// Nodes of a study where nothing is hidden: some tenths of a second.
const NODES: u64 = 200_000;
/// Nodes where something is: each is a whole game.
const HIDDEN_NODES: u64 = 3_000;
/// A study ends then on a machine that is too busy.
const PATIENCE: Duration = Duration::from_secs(5);

/// Studies a game as it stands, beside the threads that serve people; one study at a time. `None` where no seat is to act.
pub(crate) async fn study(app: &App, game: AnyGame) -> Result<Option<Study>, Trouble> {
    let broken = |error| Trouble::Failed(Failure::Broken(error));
    let permit = app.students.acquire().await.map_err(|error| broken(Box::new(error)))?;
    let study = tokio::task::spawn_blocking(move || visit_game(&game, Student)).await;
    drop(permit);
    study.map_err(|error| broken(Box::new(error)))
}

struct Student;

impl PlayableGameVisitor for Student {
    type Output = Option<Study>;

    fn visit<G: Playable>(self, game: &G) -> Option<Study> {
        let seat = game.turn().seat()?;
        let limits = Limits::nodes(if G::HIDDEN { HIDDEN_NODES } else { NODES });
        let began = Instant::now();
        let stop = || began.elapsed() > PATIENCE;
        let context = SearchContext::new(limits).stop_when(&stop);
        let lines = players::analyze::<G>(&game.view(seat.into()), 1, None, game.key(), &context);
        lines.into_iter().next().map(|best| Study {
            seat: seat.index() as SeatNumber,
            value: best.value,
            certain: best.certain,
            proven: best.proven,
            line: followed(game.clone(), &best.line),
        })
    }
}

/// A line with the seats that act in it. Where something is hidden, it may be one that this game does not allow.
fn followed<G: Game>(mut game: G, line: &[G::Action]) -> Vec<Expected> {
    let mut allowed = true;
    let expected = line.iter().map(|&action| {
        let seat = game.turn().seat().filter(|_| allowed).map(|seat| seat.index() as SeatNumber);
        allowed = allowed && game.try_play(action).is_ok();
        let action = action.to_string();
        Expected { seat, parts: games::action(G::Spec::NAME, &action), action }
    });
    expected.collect()
}
