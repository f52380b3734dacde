//! The routes that set up tables, show them, and invite people to them.

use std::sync::Arc;

use axum::{
    Json,
    extract::{Path, State},
    http::{HeaderMap, header},
    response::{IntoResponse, Response},
};
use dice::Seed;
use rules::catalog::AnySpec;
use table::{LogEntry, NewTable, SeatPlan, SecretSeed, Table};
use wire::{
    TableId,
    http::{DeviceGame, Invitation, Invite, Invited, Join, Joined, NewTable as Wish, TableInfo, Tables},
    refusals::{server as refusals, table as table_refusals},
};

use crate::{
    app::App,
    error::Error,
    fair_play::Question,
    identity::{ClientAddress, Guest, authenticate},
    open_tables::Listed,
    secret,
    study::StudyText,
};

/// The maximum number of tables in a list.
const MAX_LISTED: u32 = 50;

pub(crate) async fn list(State(app): State<Arc<App>>, Guest(by): Guest) -> Result<Json<Tables>, Error> {
    let yours = infos(&app, &by.id, app.store.tables_of(&by.id, MAX_LISTED).await?).await?;
    let open = infos(&app, &by.id, app.store.open_tables(MAX_LISTED).await?).await?;
    Ok(Json(Tables { yours, open }))
}

async fn infos(app: &App, identity: &str, ids: Vec<TableId>) -> Result<Vec<TableInfo>, Error> {
    let mut infos = Vec::with_capacity(ids.len());
    for id in ids {
        match app.tables.look(&id, |table| table.info(&id, identity)).await {
            Ok(info) => infos.push(info),
            // The table was removed a moment ago.
            Err(Error::NoTable) => {}
            // A log that cannot be read must not hide the other tables.
            Err(Error::Failed(failure)) => {
                tracing::error!(table = id, %failure, "cannot list a table");
            }
            Err(refused) => return Err(refused),
        }
    }
    Ok(infos)
}

pub(crate) async fn create(
    State(app): State<Arc<App>>,
    ClientAddress(address): ClientAddress,
    Guest(by): Guest,
    Json(wish): Json<Wish>,
) -> Result<Json<TableInfo>, Error> {
    app.limits.creation(address)?;
    // A table that starts from a position shows what the rules say about that position.
    if wish.position.is_some()
        && let Ok(spec) = AnySpec::parse(&wish.spec)
    {
        app.check_fair_play(&by, Question::Rules, spec).await?;
    }
    let (seed, lots) = (SecretSeed::new(secret::random()?), Seed::new(secret::random()?));
    let new = NewTable::wished(wish, &by, seed, &lots);
    let id = secret::word::<12>()?;
    let is_open = new.listed && new.seats.contains(&SeatPlan::Open);
    let listed = if is_open { Some(app.list_table(address, &id).await?) } else { None };
    app.tables.create(new, &by, id.clone()).await?;
    listed.into_iter().for_each(Listed::keep);
    show(State(app), Path(id), Guest(by)).await
}

pub(crate) async fn take_over(
    State(app): State<Arc<App>>,
    ClientAddress(address): ClientAddress,
    Guest(by): Guest,
    Json(game): Json<DeviceGame>,
) -> Result<Json<TableInfo>, Error> {
    app.limits.creation(address)?;
    let log: Option<_> = game.log.iter().map(|entry| LogEntry::from_json(entry)).collect();
    // The id depends only on the person and the log. A client that lost the response and asks again gets the
    // same table.
    let id = secret::word_of(&format!("{}\n{}", by.id, game.log.join("\n")));
    app.tables.take_over(log.ok_or(table_refusals::BROKEN)?, &by, id.clone()).await?;
    show(State(app), Path(id), Guest(by)).await
}

pub(crate) async fn show(
    State(app): State<Arc<App>>,
    Path(id): Path<TableId>,
    Guest(by): Guest,
) -> Result<Json<TableInfo>, Error> {
    app.tables.look(&id, |table| table.info(&id, &by.id)).await.map(Json)
}

pub(crate) async fn record(
    State(app): State<Arc<App>>,
    Path(id): Path<TableId>,
    Guest(_): Guest,
) -> Result<Response, Error> {
    let record = app.tables.look(&id, Table::record).await??;
    let name = format!("attachment; filename=\"{}.txt\"", record.spec.info().name);
    let headers =
        [(header::CONTENT_TYPE, "text/plain; charset=utf-8".to_owned()), (header::CONTENT_DISPOSITION, name)];
    Ok((headers, record.to_string()).into_response())
}

pub(crate) async fn study(
    State(app): State<Arc<App>>,
    Path((id, ply)): Path<(TableId, usize)>,
    ClientAddress(address): ClientAddress,
    Guest(by): Guest,
) -> Result<Json<StudyText>, Error> {
    app.limits.reading(address)?;
    let game = |table: &Table| table.check_study(&by.id, Some(ply)).map(|()| table.game().clone());
    let mut game = app.tables.look(&id, game).await??;
    app.check_fair_play(&by, Question::Worth, game.spec()).await?;
    while game.actions().len() > ply && game.undo().is_some() {}
    crate::study::study(&app, address, game).await.map(Json)
}

pub(crate) async fn invite(
    State(app): State<Arc<App>>,
    Path(id): Path<TableId>,
    ClientAddress(address): ClientAddress,
    Guest(by): Guest,
    Json(invite): Json<Invite>,
) -> Result<Json<Invitation>, Error> {
    app.limits.creation(address)?;
    app.tables.look(&id, |table| table.check_invitation(invite.seat, &by.id)).await??;
    let invitation = secret::word::<18>()?;
    app.store.add_invitation(&secret::hash(&invitation), &id, invite.seat, app.time.now()).await?;
    Ok(Json(Invitation { url: format!("{}/join#{invitation}", app.config.url()) }))
}

pub(crate) async fn invited(
    State(app): State<Arc<App>>,
    headers: HeaderMap,
    Json(join): Json<Join>,
) -> Result<Json<Invited>, Error> {
    // Somebody who only reads an invitation does not become a guest. Without an identity, their id is empty
    // and owns no seat.
    let by = authenticate(&app, &headers).await?.map(|reader| reader.id).unwrap_or_default();
    let found = app.store.invitation(&secret::hash(&join.invitation), &by).await?;
    let (id, seat) = found.ok_or(refusals::INVITATION)?;
    let show = |table: &Table| Invited { host: table.host().name, seat, table: table.info(&id, &by) };
    app.tables.look(&id, show).await.map(Json)
}

pub(crate) async fn join(
    State(app): State<Arc<App>>,
    Guest(by): Guest,
    Json(join): Json<Join>,
) -> Result<Json<Joined>, Error> {
    let redeemed = app.store.redeem_invitation(&secret::hash(&join.invitation), &by.id).await?;
    let (table, seat) = redeemed.ok_or(refusals::INVITATION)?;
    app.tables.reserve(&table, &by, seat).await?;
    Ok(Json(Joined { table, seat }))
}
