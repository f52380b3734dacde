//! The client's own identity, name and sessions.

use std::sync::Arc;

use axum::{
    Json,
    body::Bytes,
    extract::State,
    http::{HeaderMap, header},
    response::{IntoResponse, Response},
};
use table::{Identity, MAX_NAME, check_name};
use wire::{
    http::{Me, NewName, Newcomer},
    refusals::server as refusals,
};

use crate::{
    app::App,
    error::Error,
    identity::{self, ClientAddress, Guest},
    secret,
};

/// The maximum length, in characters, of the word that begins a guest's name. A number of four digits follows
/// the word.
const MAX_CALLED: usize = 16;
/// A new name appears at this many of a person's newest tables.
const RENAMED_TABLES: u32 = 50;

/// Tells clients who they are. A newcomer gets an identity and a cookie.
pub(crate) async fn enter(
    State(app): State<Arc<App>>,
    ClientAddress(address): ClientAddress,
    headers: HeaderMap,
    body: Bytes,
) -> Result<Response, Error> {
    if let Some(token) = identity::secret_in(&app, &headers)
        && let Some(identity) = identity::authenticate(&app, &headers).await?
    {
        // The browser keeps the cookie as long as the server keeps the session.
        return Ok(([(header::SET_COOKIE, app.set_cookie(&token))], Json(me(identity))).into_response());
    }
    app.limits.creation(address)?;
    let newcomer = if body.is_empty() {
        Newcomer { called: "Guest".to_owned() }
    } else {
        serde_json::from_slice(&body).map_err(|_| Error::from(refusals::MESSAGE))?
    };
    let called = check_name(&newcomer.called, MAX_CALLED)?;
    let token = secret::word::<24>()?;
    let [low, high] = secret::random()?;
    let number = u16::from_le_bytes([low, high]) % 9000 + 1000;
    let name = check_name(&format!("{called} {number}"), MAX_NAME)?;
    let identity = Identity { id: secret::word::<12>()?, name };
    app.store.add_identity(&identity, &secret::hash(&token), app.time.now()).await?;
    Ok(([(header::SET_COOKIE, app.set_cookie(&token))], Json(me(identity))).into_response())
}

/// Changes a person's name, and shows the new name at their newest tables too.
pub(crate) async fn rename(
    State(app): State<Arc<App>>,
    ClientAddress(address): ClientAddress,
    Guest(identity): Guest,
    Json(new): Json<NewName>,
) -> Result<Json<Me>, Error> {
    app.limits.creation(address)?;
    let identity = Identity { name: check_name(&new.name, MAX_NAME)?, ..identity };
    app.store.rename(&identity.id, &identity.name).await?;
    for table in app.store.tables_of(&identity.id, RENAMED_TABLES).await? {
        app.tables.rename(&table, &identity).await?;
    }
    Ok(Json(me(identity)))
}

/// Ends the session of this device.
pub(crate) async fn leave(
    State(app): State<Arc<App>>,
    Guest(identity): Guest,
    headers: HeaderMap,
) -> Result<Response, Error> {
    if let Some(token) = identity::token(&app, &headers) {
        app.end_session(&identity.id, &token).await?;
    }
    Ok(farewell(&app))
}

/// Ends the person's sessions on all devices.
pub(crate) async fn leave_everywhere(
    State(app): State<Arc<App>>,
    Guest(identity): Guest,
) -> Result<Response, Error> {
    app.end_sessions(&identity.id).await?;
    Ok(farewell(&app))
}

/// Removes the person.
pub(crate) async fn remove(
    State(app): State<Arc<App>>,
    ClientAddress(address): ClientAddress,
    Guest(identity): Guest,
) -> Result<Response, Error> {
    app.limits.creation(address)?;
    app.remove_person(&identity.id).await?;
    Ok(farewell(&app))
}

/// Returns the answer to a client whose session has ended.
fn farewell(app: &App) -> Response {
    ([(header::SET_COOKIE, app.remove_cookie())], Json(())).into_response()
}

fn me(identity: Identity) -> Me {
    Me { id: identity.id, name: identity.name }
}
