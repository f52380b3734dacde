//! Records that are pasted or dropped, to be viewed. The rules exist once: the page asks for what it shows.

use std::sync::Arc;

use axum::{Json, extract::State};
use rules::{
    Scores, Seat, Turn, Viewer,
    record::{self, Broken, Record, Standing, Stop},
};
use wire::{
    Happened, Outcome, Ply, Refusal, SeatNumber, Why, games,
    http::{Found, Paste, Point, Records, Show, Shown, Study},
};

use crate::{
    app::{App, Trouble},
    identity::{From, Guest},
    store::Failure,
};

/// How many records of a text are listed.
const MAX_RECORDS: usize = 500;
/// The longest game that is shown.
const MAX_PLIES: usize = 5_000;

pub(crate) async fn list(
    State(app): State<Arc<App>>,
    From(from): From,
    Guest(_): Guest,
    Json(paste): Json<Paste>,
) -> Result<Json<Records>, Trouble> {
    if !app.limits.reading(from) {
        return Err(Refusal::of("server-too-often").into());
    }
    let read = apart(move || {
        let all = record::read(&paste.text);
        let more = all.len().saturating_sub(MAX_RECORDS) as u32;
        Records { records: all.into_iter().take(MAX_RECORDS).map(found).collect(), more }
    });
    let records = read.await?;
    if records.records.is_empty() {
        return Err(Refusal::of("server-no-record").into());
    }
    Ok(Json(records))
}

fn found(read: Result<Record, Broken>) -> Found {
    match read {
        Ok(record) => Found::Whole {
            spec: record.spec.to_string(),
            seats: record.seats.clone(),
            date: record.date.clone(),
            plies: record.plies.len() as Ply,
            record: record.to_string(),
        },
        Err(broken) => Found::Broken {
            line: broken.line as u32,
            ply: broken.ply.map(|ply| ply as Ply),
            faults: broken.faults.iter().map(Refusal::from).collect(),
        },
    }
}

pub(crate) async fn show(
    State(app): State<Arc<App>>,
    From(from): From,
    Guest(_): Guest,
    Json(show): Json<Show>,
) -> Result<Json<Shown>, Trouble> {
    if !app.limits.reading(from) {
        return Err(Refusal::of("server-too-often").into());
    }
    Ok(Json(apart(move || played(&show.record)).await??))
}

pub(crate) async fn study(
    State(app): State<Arc<App>>,
    From(from): From,
    Guest(_): Guest,
    Json(point): Json<Point>,
) -> Result<Json<Option<Study>>, Trouble> {
    if !app.limits.reading(from) {
        return Err(Refusal::of("server-too-often").into());
    }
    let game = apart(move || {
        let mut record = only(&point.record)?;
        record.plies.truncate(point.ply as usize);
        record.replay().map_err(|_| Refusal::of("server-no-record"))
    });
    crate::study::study(&app, game.await??).await.map(Json)
}

/// Works where no connection waits for it.
async fn apart<T: Send + 'static>(work: impl FnOnce() -> T + Send + 'static) -> Result<T, Failure> {
    tokio::task::spawn_blocking(work).await.map_err(|error| Failure::Broken(Box::new(error)))
}

/// The record of a text that holds one.
fn only(text: &str) -> Result<Record, Refusal> {
    let first = record::read(text).into_iter().next().and_then(Result::ok);
    let record = first.ok_or_else(|| Refusal::of("server-no-record"))?;
    if record.plies.len() > MAX_PLIES { Err(Refusal::of("server-long-record")) } else { Ok(record) }
}

/// Plays a record through.
fn played(text: &str) -> Result<Shown, Refusal> {
    let record = only(text)?;
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
        let parts = games::action(record.spec.info().name, &shown);
        events.push(happened(turn, ply, shown, parts, board, |shown| games::effect(&view, shown, &after)));
        view = after;
    }
    let comments = record.plies.iter().map(|ply| ply.comment.clone());
    let comments = std::iter::once(record.comment.clone()).chain(comments).collect();
    let shares = |scores: Scores| Seat::all(scores.seats()).map(|seat| scores.of(seat)).collect();
    let result = (record.standing != Standing::Unfinished).then(|| Outcome {
        scores: record.scores().map(shares).unwrap_or_default(),
        why: why(&record, &game),
    });
    Ok(Shown { spec: record.spec.to_string(), seats: record.seats, events, comments, result })
}

fn happened(
    turn: Turn,
    ply: Ply,
    action: String,
    parts: Option<games::Action>,
    board: games::Board,
    effect: impl Fn(&str) -> games::Effect,
) -> Happened {
    match turn.seat() {
        Some(seat) => {
            let effect = effect(&action);
            Happened::Played { seat: seat.index() as SeatNumber, ply, action, parts, effect, board }
        }
        None => Happened::Dealt { ply, action, parts, board },
    }
}

fn why(record: &Record, game: &rules::catalog::AnyGame) -> Why {
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
        Standing::Stopped(Stop::Resignation, _) => Why::Resignation { seat: loser },
        Standing::Stopped(Stop::Time, _) => Why::Time { seat: loser },
        Standing::Stopped(Stop::Absence, _) => Why::Absence { seat: loser },
        Standing::Stopped(Stop::Agreement, _) => Why::Agreement,
        _ => Why::Abort,
    }
}
