//! Evaluates positions for players who study a game.

use std::{net::IpAddr, time::Duration};

use players::{Limits, Playable, PlayableGameVisitor, SearchContext, visit_game};
use rules::{Game, Spec, catalog::AnyGame};
use wire::{
    SeatNumber, games,
    http::{Expected, Study},
};

use crate::{
    app::App,
    error::Error,
    workers::{Class, Turn},
};

/// The node budget in games that hide nothing. It takes some tenths of a second.
const NODES: u64 = 200_000;
/// The node budget in games that hide something, where each node is a whole playout.
const HIDDEN_NODES: u64 = 3_000;
/// How long a thread studies at most.
const MAX_TIME: Duration = Duration::from_secs(5);

/// Evaluates the present position of a game for a client at this address. `None` if no seat is to act.
pub(crate) async fn study(app: &App, from: IpAddr, game: AnyGame) -> Result<Option<Study>, Error> {
    app.workers.run(Class::Study, from, move |turn| visit_game(&game, Student(turn))).await
}

struct Student<'a>(&'a Turn);

impl PlayableGameVisitor for Student<'_> {
    type Output = Option<Study>;

    fn visit<G: Playable>(self, game: &G) -> Option<Study> {
        let seat = game.turn().seat()?;
        let limits = Limits::nodes(if G::HIDDEN { HIDDEN_NODES } else { NODES });
        let stop = || self.0.should_stop() || self.0.used() > MAX_TIME;
        let context = SearchContext::new(limits).stop_when(&stop);
        let lines = players::analyze::<G>(&game.view(seat.into()), 1, None, game.key(), &context);
        lines.into_iter().next().map(|best| Study {
            seat: seat.index() as SeatNumber,
            value: best.value,
            certain: best.certain,
            proven: best.proven,
            margin: best.margin,
            line: with_seats(game.clone(), &best.line),
        })
    }
}

/// A line with the seat of each action, up to the first action that is illegal in `game`. In a game that
/// hides something there may be one, because the search may have assumed other cards.
fn with_seats<G: Game>(mut game: G, line: &[G::Action]) -> Vec<Expected> {
    let mut allowed = true;
    let expected = line.iter().map(|&action| {
        let seat = game.turn().seat().filter(|_| allowed).map(|seat| seat.index() as SeatNumber);
        allowed = allowed && game.try_play(action).is_ok();
        let action = action.to_string();
        Expected { seat, parts: games::action(G::Spec::NAME, &action), action }
    });
    expected.collect()
}
