//! Records that are pasted or dropped, to be viewed.

use axum::Json;
use rules::{Seat, Turn, Viewer, record};
use wire::{
    Happened, Outcome, Ply, Refusal, SeatNumber, Why, games,
    http::{Show, Shown},
    words::RefusalArg,
};

use crate::{app::Trouble, identity::Guest};

pub(crate) async fn show(Guest(_): Guest, Json(show): Json<Show>) -> Result<Json<Shown>, Trouble> {
    let first = record::read(&show.record).into_iter().next();
    let record = first.ok_or_else(|| Refusal::of("server-no-record"))?.map_err(|broken| {
        let refusal =
            broken.faults.iter().next().map_or_else(|| Refusal::of("server-no-record"), Refusal::from);
        refusal.with("line", RefusalArg::Number(i32::try_from(broken.line).unwrap_or(i32::MAX)))
    })?;
    let mut game = record.start().map_err(|_| Refusal::of("server-no-record"))?;
    let viewer = Viewer::Spectator;
    let mut view = game.view(viewer);
    let mut events = vec![Happened::Started { board: games::board(&view) }];
    for (ply, action) in (1..).zip(record.plies.iter().map(|ply| ply.action.as_str())) {
        let turn = game.turn();
        let refused = |illegal: rules::Illegal| Refusal::from(&illegal);
        let shown = game.shown(action, viewer).map_err(refused)?;
        game.play(action).map_err(refused)?;
        let after = game.view(viewer);
        let board = games::board(&after);
        events.push(happened(turn, ply, shown, board, |shown| games::effect(&view, shown, &after)));
        view = after;
    }
    let scores = record.scores();
    let result = scores.map(|scores| Outcome {
        scores: Seat::all(scores.seats()).map(|seat| scores.of(seat)).collect(),
        why: why(&record, &game),
    });
    Ok(Json(Shown { spec: record.spec.to_string(), seats: record.seats, events, result }))
}

fn happened(
    turn: Turn,
    ply: Ply,
    action: String,
    board: games::Board,
    effect: impl Fn(&str) -> games::Effect,
) -> Happened {
    match turn.seat() {
        Some(seat) => {
            let effect = effect(&action);
            Happened::Played { seat: seat.index() as SeatNumber, ply, action, effect, board }
        }
        None => Happened::Dealt { ply, action, board },
    }
}

fn why(record: &record::Record, game: &rules::catalog::AnyGame) -> Why {
    let ending = game.outcome().map(|outcome| outcome.ending());
    if let Some(ending) = ending {
        return Why::Rules { clause: ending.clause.to_owned(), key: ending.key.to_owned() };
    }
    // A record does not say who gave up: it is who did not win.
    let loser = record
        .scores()
        .and_then(|scores| Seat::all(scores.seats()).find(|seat| !scores.won(*seat)))
        .map_or(0, |seat| seat.index() as SeatNumber);
    match record.standing {
        record::Standing::Stopped(record::Stop::Resignation, _) => Why::Resignation { seat: loser },
        record::Standing::Stopped(record::Stop::Time, _) => Why::Time { seat: loser },
        record::Standing::Stopped(record::Stop::Absence, _) => Why::Absence { seat: loser },
        record::Standing::Stopped(record::Stop::Agreement, _) => Why::Agreement,
        _ => Why::Abort,
    }
}
