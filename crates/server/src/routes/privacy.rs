//! The route that says what the server stores about people.

use std::sync::Arc;

use axum::{Json, extract::State, http::HeaderMap};
use table::KEEP_UNSTARTED;
use wire::{
    Millis,
    http::{Me, Privacy, Way},
};

use crate::{
    app::App,
    error::Error,
    identity,
    limits::{ADDRESS_LASTS, SESSION_LASTS},
};

const MINUTE: Millis = 60 * 1000;
const DAY: Millis = 24 * 60 * MINUTE;

/// Says what is stored and for how long. The numbers are the constants that the server itself uses.
pub(crate) async fn show(State(app): State<Arc<App>>, headers: HeaderMap) -> Result<Json<Privacy>, Error> {
    let config = &app.config;
    Ok(Json(Privacy {
        cookie: app.cookie_name(),
        session_days: SESSION_LASTS.div_ceil(DAY) as u32,
        unplayed_days: KEEP_UNSTARTED.div_ceil(DAY) as u32,
        address_minutes: ADDRESS_LASTS.div_ceil(MINUTE) as u32,
        metrics: config.metrics.is_some(),
        way: match (config.is_https(), config.reachable) {
            (true, _) => Way::Https,
            (false, true) => Way::Http,
            (false, false) => Way::Device,
        },
        operator: config.operator.clone(),
        you: identity::authenticate(&app, &headers).await?.map(|you| Me { id: you.id, name: you.name }),
    }))
}
