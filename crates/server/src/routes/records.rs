//! The routes that read, show and study records that a client sends. They are for clients other than the web
//! page, which reads records in the browser.

use std::{net::IpAddr, sync::Arc};

use axum::{Json, extract::State};
use rules::record::{Reader, Record};
use table::limits::MAX_RECORDS;
use wire::{
    http::{Found, Paste, Point, Records, Show, Shown},
    refusals::{RefusalKind, server as refusals},
};

use crate::{
    app::App,
    error::Error,
    fair_play::Question,
    identity::{ClientAddress, Guest},
    limits::{MAX_PLIES, MAX_READING},
    study::StudyText,
    workers::Class,
};

/// Returns true when reading must stop.
type Stop<'a> = &'a dyn Fn() -> bool;

pub(crate) async fn list(
    State(app): State<Arc<App>>,
    ClientAddress(address): ClientAddress,
    Guest(by): Guest,
    Json(paste): Json<Paste>,
) -> Result<Json<Records>, Error> {
    let records = read(&app, address, move |stop| {
        let mut reader = Reader::new(&paste.text).max_plies(MAX_PLIES).stop_when(stop);
        let records = reader.by_ref().take(MAX_RECORDS).map(Found::from).collect();
        Records { records, more: reader.skip_rest() as u32 }
    })
    .await?;
    if records.records.is_empty() {
        return Err(refusals::NO_RECORD.into());
    }
    app.check_fair_reading(&by, &records.records).await?;
    Ok(Json(records))
}

pub(crate) async fn show(
    State(app): State<Arc<App>>,
    ClientAddress(address): ClientAddress,
    Guest(by): Guest,
    Json(show): Json<Show>,
) -> Result<Json<Shown>, Error> {
    let shown = read(&app, address, move |stop| {
        let record = first_record(&show.record, stop)?;
        let shown = table::retell(&record, stop).map_err(|_| refusals::NO_RECORD)?;
        shown.map(|shown| (record.spec, shown)).ok_or(refusals::LONG_RECORD)
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
) -> Result<Json<StudyText>, Error> {
    let game = read(&app, address, move |stop| {
        let mut record = first_record(&point.record, stop)?;
        record.plies.truncate(point.ply as usize);
        let game = record.replay_until(stop).map_err(|_| refusals::NO_RECORD)?;
        game.ok_or(refusals::LONG_RECORD)
    });
    let game = game.await??;
    app.check_fair_play(&by, Question::Worth, game.spec()).await?;
    crate::study::study(&app, address, game).await.map(Json)
}

/// Runs `work`, which reads records, on another thread, since a long text takes a while. The work stops early
/// if it takes too long or the client leaves.
async fn read<T: Send + 'static>(
    app: &App,
    from: IpAddr,
    work: impl FnOnce(Stop<'_>) -> T + Send + 'static,
) -> Result<T, Error> {
    app.limits.reading(from)?;
    let work =
        app.workers.run(Class::Study, from, |turn| work(&|| turn.should_stop() || turn.used() > MAX_READING));
    work.await
}

/// Returns the first record of a text.
fn first_record(text: &str, stop: Stop<'_>) -> Result<Record, &'static RefusalKind> {
    let mut reader = Reader::new(text).max_plies(MAX_PLIES).stop_when(stop);
    match reader.next() {
        Some(Ok(record)) => Ok(record),
        Some(Err(broken)) if broken.is_too_long() => Err(refusals::LONG_RECORD),
        Some(Err(_)) => Err(refusals::NO_RECORD),
        None if stop() => Err(refusals::LONG_RECORD),
        None => Err(refusals::NO_RECORD),
    }
}
