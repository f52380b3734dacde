//! Coming in, and one's name.

use std::sync::Arc;

use axum::{
    Json,
    extract::State,
    http::{HeaderMap, header},
    response::{IntoResponse, Response},
};
use table::Who;
use wire::{
    Refusal,
    http::{Me, NewName},
};

use crate::{
    app::{App, Trouble, now},
    identity::{self, From, Guest},
    secret,
};

/// The longest name.
const MAX_NAME: usize = 24;

/// Tells a client who he is; a newcomer becomes somebody first.
pub(crate) async fn enter(
    State(app): State<Arc<App>>,
    From(from): From,
    headers: HeaderMap,
) -> Result<Response, Trouble> {
    if let Some(who) = identity::known(&app, &headers).await? {
        return Ok(Json(me(who)).into_response());
    }
    if !app.limits.creation(from) {
        return Err(Refusal::of("server-too-often").into());
    }
    let token = secret::word::<24>()?;
    let [low, high] = secret::random()?;
    let number = u16::from_le_bytes([low, high]) % 9000 + 1000;
    let who = Who { identity: secret::word::<12>()?, name: format!("Guest {number}") };
    app.store.add_identity(&who, &secret::hash(&token), now()).await?;
    Ok(([(header::SET_COOKIE, app.set_cookie(&token))], Json(me(who))).into_response())
}

/// Gives a client another name.
pub(crate) async fn rename(
    State(app): State<Arc<App>>,
    Guest(who): Guest,
    Json(new): Json<NewName>,
) -> Result<Json<Me>, Trouble> {
    let name = new.name.trim();
    if name.is_empty() || name.chars().count() > MAX_NAME || name.chars().any(char::is_control) {
        return Err(Refusal::of("server-name").into());
    }
    app.store.rename(&who.identity, name).await?;
    Ok(Json(Me { id: who.identity, name: name.to_owned() }))
}

fn me(who: Who) -> Me {
    Me { id: who.identity, name: who.name }
}
