//! Records that are pasted or dropped, to be viewed. The rules exist once: the page asks for what it shows.

use std::sync::Arc;

use axum::{Json, extract::State};
use rules::record::{self, Record, RecordError};
use wire::{
    Ply, Refusal,
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

fn found(read: Result<Record, RecordError>) -> Found {
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
    let shown = apart(move || {
        let record = only(&show.record)?;
        table::retell(&record).map_err(|_| Refusal::of("server-no-record"))
    });
    Ok(Json(shown.await??))
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
