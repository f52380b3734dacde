//! The requests, as a table.

mod answer;
mod games;
mod me;
mod records;
mod tables;

pub(crate) use tables::known_level;

use std::sync::Arc;

use axum::{
    Router,
    body::to_bytes,
    extract::{DefaultBodyLimit, Request, State},
    http::StatusCode,
    middleware::{self, Next},
    response::{IntoResponse, Response},
    routing::{get, post},
};
use tower_http::{compression::CompressionLayer, timeout::TimeoutLayer};
use wire::Refusal;

use crate::{
    app::{App, Trouble},
    assets, guard,
    identity::From,
    socket,
};

/// The largest body: a long record.
const MAX_BODY: usize = 1 << 20;

pub(crate) fn router(app: Arc<App>) -> Router {
    // To look at a table may change it, too: an outage is noted.
    let changing = Router::new()
        .route("/api/me", post(me::enter).put(me::rename))
        .route("/api/tables", get(tables::list).post(tables::create))
        .route("/api/tables/{id}", get(tables::show))
        .route("/api/tables/{id}/record", get(tables::record))
        .route("/api/tables/{id}/invitations", post(tables::invite))
        .route("/api/join", post(tables::join))
        .layer(middleware::from_fn(to_its_end));
    changing
        .route("/api/games", get(games::list))
        .route("/api/tables/{id}/study/{ply}", get(tables::study))
        .route("/api/records", post(records::list))
        .route("/api/records/show", post(records::show).layer(CompressionLayer::new()))
        .route("/api/records/study", post(records::study))
        .route("/ws", get(socket::upgrade))
        .route("/healthz", get(|| async { "ok" }))
        .route("/metrics", get(metrics))
        // Packed are the page, and what somebody sent himself: a table's messages are not, so that nobody learns a secret
        // from their length.
        .fallback_service(get(assets::page).layer(CompressionLayer::new()).with_state(app.clone()))
        .layer(DefaultBodyLimit::max(MAX_BODY))
        .layer(TimeoutLayer::with_status_code(StatusCode::REQUEST_TIMEOUT, app.config.patience.request))
        .layer(middleware::from_fn_with_state(app.clone(), guarded))
        .layer(middleware::from_fn(guard::headers))
        .with_state(app)
}

/// Turns away what comes too often, and what other sites' pages send.
async fn guarded(State(app): State<Arc<App>>, From(from): From, request: Request, next: Next) -> Response {
    if !app.limits.request(from) {
        app.metrics.requests_limited.add(1);
        return Trouble::Refused(Refusal::of("server-too-often")).into_response();
    }
    let opens_socket = request.uri().path() == "/ws";
    let own = guard::is_own(request.headers(), app.config.public_url.as_deref());
    if (opens_socket || guard::changes(request.method())) && !own {
        return Trouble::Refused(Refusal::of("server-foreign-origin")).into_response();
    }
    next.run(request).await
}

/// What is begun once a request is there is done to its end, even if the client does not wait for it: a change that is stored must
/// be told.
async fn to_its_end(request: Request, next: Next) -> Response {
    let (head, body) = request.into_parts();
    let Ok(body) = to_bytes(body, MAX_BODY).await else {
        return StatusCode::PAYLOAD_TOO_LARGE.into_response();
    };
    let done = tokio::spawn(next.run(Request::from_parts(head, body.into()))).await;
    done.unwrap_or_else(|_| StatusCode::INTERNAL_SERVER_ERROR.into_response())
}

async fn metrics(State(app): State<Arc<App>>) -> String {
    app.metrics.text(app.room_count())
}
