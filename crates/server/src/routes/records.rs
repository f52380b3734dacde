//! Records that a client brings to look at or study. The page has no rules: the server replays records for it.

use std::sync::Arc;

use axum::{Json, extract::State};
use rules::record::{self, ReadError, Record};
use tokio::task::spawn_blocking;
use wire::{
    Ply, Refusal,
    http::{Found, Paste, Point, Records, Show, Shown, Study},
    refusals::{RefusalKind, server as refusals},
};

use crate::{
    app::App,
    error::Error,
    fair_play::Question,
    identity::{ClientAddress, Guest},
};

/// The most records of a text that are listed.
const MAX_RECORDS: usize = 500;
/// The longest game that is shown.
const MAX_PLIES: usize = 5_000;

pub(crate) async fn list(
    State(app): State<Arc<App>>,
    ClientAddress(address): ClientAddress,
    Guest(by): Guest,
    Json(paste): Json<Paste>,
) -> Result<Json<Records>, Error> {
    if !app.limits.reading(address) {
        return Err(refusals::TOO_OFTEN.into());
    }
    let read = on_other_thread(move || {
        let all = record::read(&paste.text);
        let more = all.len().saturating_sub(MAX_RECORDS) as u32;
        Records { records: all.into_iter().take(MAX_RECORDS).map(found).collect(), more }
    });
    let records = read.await?;
    if records.records.is_empty() {
        return Err(refusals::NO_RECORD.into());
    }
    app.check_fair_reading(&by, &records.records).await?;
    Ok(Json(records))
}

fn found(read: Result<Record, ReadError>) -> Found {
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
    ClientAddress(address): ClientAddress,
    Guest(by): Guest,
    Json(show): Json<Show>,
) -> Result<Json<Shown>, Error> {
    if !app.limits.reading(address) {
        return Err(refusals::TOO_OFTEN.into());
    }
    let shown = on_other_thread(move || {
        let record = first_record(&show.record)?;
        table::retell(&record).map(|shown| (record.spec, shown)).map_err(|_| refusals::NO_RECORD)
    });
    let (spec, shown) = shown.await??;
    app.check_fair_play(&by, Question::Rules, spec).await?;
    Ok(Json(shown))
}

pub(crate) async fn study(
    State(app): State<Arc<App>>,
    ClientAddress(address): ClientAddress,
    Guest(by): Guest,
    Json(point): Json<Point>,
) -> Result<Json<Option<Study>>, Error> {
    if !app.limits.reading(address) {
        return Err(refusals::TOO_OFTEN.into());
    }
    let game = on_other_thread(move || {
        let mut record = first_record(&point.record)?;
        record.plies.truncate(point.ply as usize);
        record.replay().map_err(|_| refusals::NO_RECORD)
    });
    let game = game.await??;
    app.check_fair_play(&by, Question::Worth, game.spec()).await?;
    crate::study::study(&app, game).await.map(Json)
}

/// Replays on another thread, since a long text takes a while.
async fn on_other_thread<T: Send + 'static>(work: impl FnOnce() -> T + Send + 'static) -> Result<T, Error> {
    spawn_blocking(work).await.map_err(Error::internal)
}

/// The first record of a text.
fn first_record(text: &str) -> Result<Record, &'static RefusalKind> {
    let first = record::read(text).into_iter().next().and_then(Result::ok);
    let record = first.ok_or(refusals::NO_RECORD)?;
    if record.plies.len() > MAX_PLIES { Err(refusals::LONG_RECORD) } else { Ok(record) }
}
