//! Coming in, and one's name.

use std::sync::Arc;

use axum::{
    Json,
    body::Bytes,
    extract::State,
    http::{HeaderMap, header},
    response::{IntoResponse, Response},
};
use table::Who;
use wire::{
    Refusal,
    http::{Me, NewName, Newcomer},
};

use crate::{
    app::{App, Trouble, now},
    identity::{self, From, Guest},
    secret,
};

/// The longest name.
const MAX_NAME: usize = 24;
/// The longest word for a guest: a number of four digits is put after it.
const MAX_CALLED: usize = 16;
/// At how many of his newest tables somebody is called by his new name.
const TABLES: u32 = 50;

/// Tells a client who he is; a newcomer becomes somebody first.
pub(crate) async fn enter(
    State(app): State<Arc<App>>,
    From(from): From,
    headers: HeaderMap,
    body: Bytes,
) -> Result<Response, Trouble> {
    if let Some(who) = identity::known(&app, &headers).await? {
        return Ok(Json(me(who)).into_response());
    }
    if !app.limits.creation(from) {
        return Err(Refusal::of("server-too-often").into());
    }
    let newcomer = if body.is_empty() {
        Newcomer { called: "Guest".to_owned() }
    } else {
        serde_json::from_slice(&body).map_err(|_| Refusal::of("server-message"))?
    };
    let called = name(&newcomer.called, MAX_CALLED)?;
    let token = secret::word::<24>()?;
    let [low, high] = secret::random()?;
    let number = u16::from_le_bytes([low, high]) % 9000 + 1000;
    let who = Who { identity: secret::word::<12>()?, name: format!("{called} {number}") };
    app.store.add_identity(&who, &secret::hash(&token), now()).await?;
    Ok(([(header::SET_COOKIE, app.set_cookie(&token))], Json(me(who))).into_response())
}

/// Gives a client another name, at his tables too.
pub(crate) async fn rename(
    State(app): State<Arc<App>>,
    From(from): From,
    Guest(who): Guest,
    Json(new): Json<NewName>,
) -> Result<Json<Me>, Trouble> {
    if !app.limits.creation(from) {
        return Err(Refusal::of("server-too-often").into());
    }
    let who = Who { name: name(&new.name, MAX_NAME)?.to_owned(), ..who };
    app.store.rename(&who.identity, &who.name).await?;
    for table in app.store.tables_of(&who.identity, TABLES).await? {
        app.rename(&table, &who).await?;
    }
    Ok(Json(me(who)))
}

/// What somebody can be called.
fn name(text: &str, longest: usize) -> Result<&str, Refusal> {
    let name = text.trim();
    let fits = (1..=longest).contains(&name.chars().count()) && !name.chars().any(char::is_control);
    if fits { Ok(name) } else { Err(Refusal::of("server-name")) }
}

fn me(who: Who) -> Me {
    Me { id: who.identity, name: who.name }
}
