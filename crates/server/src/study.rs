//! Evaluates positions for players who study a game.

use std::{net::IpAddr, time::Duration};

use players::{Limits, Playable, PlayableGameVisitor, SearchContext, TableSize, visit_game};
use rules::catalog::AnyGame;
use search::Generator;
use serde_json::value::{RawValue, to_raw_value};
use wire::{
    SeatNumber,
    http::{Expected, Study},
};

use crate::{
    app::App,
    delegation,
    error::Error,
    workers::{Class, Turn},
};

/// The node budget in games that hide nothing. Such a search takes a few tenths of a second.
const NODES: u64 = 200_000;
/// The node budget in games that hide something, where each node is a whole playout.
const HIDDEN_NODES: u64 = 3_000;
/// The seed of every study, so that the same question always has the same answer.
const SEED: u64 = 1;
/// How long one study may use a thread.
const MAX_TIME: Duration = Duration::from_secs(5);

/// A study as JSON, or `null` if no seat is to act. The bytes that a client gets do not depend on which
/// server has made the study.
pub(crate) type StudyText = Box<RawValue>;

/// Evaluates the present position of a game for a client at this address.
pub(crate) async fn study(app: &App, from: IpAddr, game: AnyGame) -> Result<StudyText, Error> {
    // If the game is over, the answer needs no search.
    if game.turn().seat().is_some()
        && app.delegation.delegates(app.time.now())
        && let Some(answer) = delegation::ask(app, from, &game).await?
    {
        return Ok(answer);
    }
    let study = app.workers.run(Class::Study, from, move |turn| evaluate(&game, turn)).await?;
    to_raw_value(&study).map_err(Error::internal)
}

/// Evaluates the present position of a game on a thread. Returns `None` if no seat is to act.
pub(crate) fn evaluate(game: &AnyGame, turn: &Turn) -> Option<Study> {
    visit_game(game, Student(turn))
}

struct Student<'a>(&'a Turn);

impl PlayableGameVisitor for Student<'_> {
    type Output = Option<Study>;

    fn visit<G: Playable>(self, game: &G) -> Option<Study> {
        let seat = game.turn().seat()?;
        let limits = Limits::nodes(if G::HIDDEN { HIDDEN_NODES } else { NODES });
        let stop = || self.0.should_stop() || self.0.used() > MAX_TIME;
        let context = SearchContext::new(limits).stop_when(&stop);
        // The answer must tell nothing that is hidden from the seat. So everything comes from its view.
        let view = game.view(seat.into());
        let lines = players::analyze::<G>(&view, 1, None, SEED, TableSize::Common, &context);
        lines.into_iter().next().map(|best| Study {
            seat: seat.index() as SeatNumber,
            value: best.value,
            certain: best.certain,
            proven: best.proven,
            margin: best.margin,
            line: Expected::line(G::guess(&view, &mut Generator::new(SEED)), &best.line),
        })
    }
}
