//! Tables: setting up, looking at, inviting to.

use std::sync::Arc;

use axum::{
    Json,
    extract::{Path, State},
    http::header,
    response::{IntoResponse, Response},
};
use dice::{Dice, Seed};
use table::{Chair, NewTable, Place, Secret};
use wire::{
    Refusal, Stage,
    http::{Invitation, Invite, Join, Joined, NewTable as Wish, Study, TableInfo, Tables, Wanted},
};

use crate::{
    app::{App, Trouble, now},
    identity::{From, Guest},
    secret,
};

/// How many tables a list shows.
const LISTED: u32 = 50;

pub(crate) async fn list(State(app): State<Arc<App>>, Guest(who): Guest) -> Result<Json<Tables>, Trouble> {
    let yours = infos(&app, &who.identity, app.store.tables_of(&who.identity, LISTED).await?).await?;
    let open = infos(&app, &who.identity, app.store.open_tables(LISTED).await?).await?;
    Ok(Json(Tables { yours, open }))
}

async fn infos(app: &App, identity: &str, ids: Vec<String>) -> Result<Vec<TableInfo>, Trouble> {
    let mut infos = Vec::with_capacity(ids.len());
    for id in ids {
        match app.look(&id, |table| table.info(&id, identity)).await {
            Ok(info) => infos.push(info),
            // It was given up a moment ago.
            Err(Trouble::NoTable) => {}
            // One log that cannot be read does not keep the others from anybody.
            Err(Trouble::Failed(failure)) => {
                tracing::error!(table = id, %failure, "a table cannot be listed");
            }
            Err(refused) => return Err(refused),
        }
    }
    Ok(infos)
}

pub(crate) async fn create(
    State(app): State<Arc<App>>,
    From(from): From,
    Guest(who): Guest,
    Json(wish): Json<Wish>,
) -> Result<Json<TableInfo>, Trouble> {
    if !app.limits.creation(from) {
        return Err(Refusal::of("server-too-often").into());
    }
    let game = wish.spec.split(':').next().unwrap_or_default();
    let chair = |wanted: &Wanted| match wanted {
        Wanted::Me => Ok(Chair::Kept(who.clone())),
        Wanted::Anyone => Ok(Chair::Open),
        Wanted::Computer { level } => {
            known_level(game, *level)?;
            Ok(Chair::Computer { level: *level, version: env!("CARGO_PKG_VERSION").to_owned() })
        }
    };
    let mut chairs = wish.seats.iter().map(chair).collect::<Result<Vec<_>, Refusal>>()?;
    if wish.lot {
        rules::shuffle(&mut chairs, &mut Dice::new(&Seed::new(secret::random()?), "seats", &[]));
    }
    let new = NewTable {
        spec: wish.spec,
        position: wish.position,
        clock: wish.clock,
        mode: wish.mode,
        listed: wish.listed,
        chairs,
        seed: Secret::new(secret::random()?),
    };
    let id = app.create(new, &who, secret::word::<12>()?).await?;
    show(State(app), Path(id), Guest(who)).await
}

/// Computers have levels from 1 to the [`players::levels`] of the game.
pub(crate) fn known_level(game: &str, level: u8) -> Result<(), Refusal> {
    let levels = rules::catalog::AnySpec::parse(game).map_or(0, players::levels);
    if (1..=levels).contains(&level) { Ok(()) } else { Err(Refusal::of("table-level")) }
}

pub(crate) async fn show(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    Guest(who): Guest,
) -> Result<Json<TableInfo>, Trouble> {
    app.look(&id, |table| table.info(&id, &who.identity)).await.map(Json)
}

pub(crate) async fn record(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    Guest(_): Guest,
) -> Result<Response, Trouble> {
    let record = app.look(&id, table::Table::record).await??;
    let name = format!("attachment; filename=\"{}.txt\"", record.spec.info().name);
    let fields =
        [(header::CONTENT_TYPE, "text/plain; charset=utf-8".to_owned()), (header::CONTENT_DISPOSITION, name)];
    Ok((fields, record.to_string()).into_response())
}

pub(crate) async fn study(
    State(app): State<Arc<App>>,
    Path((id, ply)): Path<(String, usize)>,
    From(from): From,
    Guest(who): Guest,
) -> Result<Json<Option<Study>>, Trouble> {
    if !app.limits.reading(from) {
        return Err(Refusal::of("server-too-often").into());
    }
    let game = app.look(&id, |table| table.may_study(&who.identity).then(|| table.game().clone())).await?;
    let mut game = game.ok_or_else(|| Refusal::of("table-no-study"))?;
    while game.actions().len() > ply && game.undo().is_some() {}
    crate::study::study(&app, game).await.map(Json)
}

pub(crate) async fn invite(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    From(from): From,
    Guest(who): Guest,
    Json(invite): Json<Invite>,
) -> Result<Json<Invitation>, Trouble> {
    if !app.limits.creation(from) {
        return Err(Refusal::of("server-too-often").into());
    }
    let (own, open) = app
        .look(&id, |table| {
            let open = table.places().get(usize::from(invite.seat)) == Some(&Place::Open);
            let host = table.host().identity == who.identity;
            (host || !table.seats_of(&who.identity).is_empty(), open && table.stage() == Stage::Waiting)
        })
        .await?;
    if !own {
        return Err(Refusal::of("table-not-your-seat").into());
    }
    if !open {
        return Err(Refusal::of("table-seat-taken").into());
    }
    let invitation = secret::word::<18>()?;
    app.store.add_invitation(&secret::hash(&invitation), &id, invite.seat, now()).await?;
    Ok(Json(Invitation { url: format!("{}/join#{invitation}", app.config.url()) }))
}

pub(crate) async fn join(
    State(app): State<Arc<App>>,
    Guest(who): Guest,
    Json(join): Json<Join>,
) -> Result<Json<Joined>, Trouble> {
    let taken = app.store.take_invitation(&secret::hash(&join.invitation), &who.identity).await?;
    let (table, seat) = taken.ok_or_else(|| Refusal::of("server-invitation"))?;
    app.keep(&table, &who, seat).await?;
    Ok(Json(Joined { table, seat }))
}
