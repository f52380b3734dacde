//! The HTTP routes.

mod games;
mod me;
mod privacy;
mod records;
mod tables;
mod waiting;

use std::sync::Arc;

use axum::{
    Json, Router,
    body::to_bytes,
    extract::{DefaultBodyLimit, Request, State},
    http::{StatusCode, header},
    middleware::{self, Next},
    response::{IntoResponse, Response},
    routing::{delete, get, post},
};
use tracing::{Instrument, field};
use wire::{Refusal, refusals::server as refusals};

use crate::{
    app::App, assets, error::Error, guard, identity::ClientAddress, limits::MAX_BODY, metrics::Now, socket,
};
use waiting::count_waiting;

pub(crate) fn router(app: Arc<App>) -> Router {
    let counted = middleware::from_fn_with_state(app.clone(), count_waiting);
    // All these routes may change a table. Even a route that only reads a table may record an outage there.
    let changing = Router::new()
        .route("/api/me", post(me::enter).put(me::rename).delete(me::remove))
        .route("/api/me/session", delete(me::leave))
        .route("/api/me/sessions", delete(me::leave_everywhere))
        .route("/api/tables", get(tables::list).post(tables::create))
        .route("/api/tables/taken-over", post(tables::take_over))
        .route("/api/tables/{id}", get(tables::show))
        .route("/api/tables/{id}/record", get(tables::record))
        .route("/api/tables/{id}/invitations", post(tables::invite))
        .route("/api/invitations", post(tables::invited))
        .route("/api/join", post(tables::join))
        .layer(middleware::from_fn(run_to_end));
    changing
        .route("/api/games", get(games::list))
        .route("/api/privacy", get(privacy::show))
        .route("/api/tables/{id}/study/{ply}", get(tables::study))
        .route("/api/records", post(records::list))
        .route("/api/records/show", post(records::show))
        .route("/api/records/study", post(records::study))
        .layer(counted)
        .route("/ws", get(socket::upgrade))
        .route("/healthz", get(|| async { "ok" }))
        // Only the page is compressed. The length of a compressed message about a table could reveal something
        // hidden.
        .fallback_service(get(assets::page).with_state(app.clone()))
        .layer(DefaultBodyLimit::max(MAX_BODY))
        .layer(middleware::from_fn_with_state(app.clone(), with_timeout))
        .layer(middleware::from_fn(with_refusals))
        .layer(middleware::from_fn_with_state(app.clone(), guarded))
        .layer(middleware::from_fn_with_state(app.clone(), guard::headers))
        .layer(middleware::from_fn_with_state(app.clone(), in_span))
        .with_state(app)
}

/// Puts the request's id into everything that is logged about it.
async fn in_span(State(app): State<Arc<App>>, request: Request, next: Next) -> Response {
    let id = app.request_id(&request);
    let (method, path) = (request.method().as_str(), request.uri().path());
    let span = tracing::info_span!("request", id, method, path, status = field::Empty);
    let response = next.run(request).instrument(span.clone()).await;
    span.record("status", response.status().as_u16());
    response
}

/// Refuses requests from banned addresses and requests beyond the rate limit. Also refuses changes and
/// sockets that pages of other sites ask for.
async fn guarded(
    State(app): State<Arc<App>>,
    ClientAddress(address): ClientAddress,
    request: Request,
    next: Next,
) -> Response {
    if app.bans.bars_address(address, app.time.now()) {
        return Error::from(refusals::BANNED).into_response();
    }
    let counted = if asks_server(request.uri().path()) {
        app.limits.request(address)
    } else {
        app.limits.file(address)
    };
    if let Err(early) = counted {
        app.metrics.requests_limited.add(1);
        return Error::from(early).into_response();
    }
    let opens_socket = request.uri().path() == "/ws";
    let own = guard::is_own(request.headers(), app.config.public_url.as_deref());
    if (opens_socket || guard::is_change(request.method())) && !own {
        return Error::from(refusals::FOREIGN_ORIGIN).into_response();
    }
    next.run(request).await
}

/// Ends a request that takes too long.
async fn with_timeout(State(app): State<Arc<App>>, request: Request, next: Next) -> Response {
    tokio::select! {
        biased;
        response = next.run(request) => response,
        () = app.time.sleep(app.config.timeouts.request) => StatusCode::REQUEST_TIMEOUT.into_response(),
    }
}

/// Whether an address belongs to the API or the socket, and not to the page.
fn asks_server(path: &str) -> bool {
    path == "/ws" || path.starts_with("/api/") || path == "/api"
}

/// Gives every error of the API the body of a refusal. Otherwise, the framework would answer in plain text if
/// no route fits, or if a request has the wrong method or form for its route.
async fn with_refusals(request: Request, next: Next) -> Response {
    let is_api = asks_server(request.uri().path());
    let response = next.run(request).await;
    let status = response.status();
    let is_refusal = || {
        let form = response.headers().get(header::CONTENT_TYPE);
        form.is_some_and(|form| form.as_bytes().starts_with(b"application/json"))
    };
    if !is_api || !(status.is_client_error() || status.is_server_error()) || is_refusal() {
        return response;
    }
    let kind = match status {
        StatusCode::NOT_FOUND => refusals::NO_ROUTE,
        StatusCode::METHOD_NOT_ALLOWED => refusals::METHOD,
        StatusCode::REQUEST_TIMEOUT => refusals::TOO_SLOW,
        StatusCode::PAYLOAD_TOO_LARGE => refusals::TOO_LARGE,
        _ if status.is_server_error() => refusals::FAILED,
        _ => refusals::MESSAGE,
    };
    let (mut head, _) = response.into_parts();
    head.headers.remove(header::CONTENT_LENGTH);
    head.headers.remove(header::CONTENT_TYPE);
    (head, Json(Refusal::from(kind))).into_response()
}

/// Finishes a request even if its client does not wait for the response: a change that is stored must be
/// broadcast.
async fn run_to_end(request: Request, next: Next) -> Response {
    let (head, body) = request.into_parts();
    let Ok(body) = to_bytes(body, MAX_BODY).await else {
        return StatusCode::PAYLOAD_TOO_LARGE.into_response();
    };
    let done = tokio::spawn(next.run(Request::from_parts(head, body.into())).in_current_span()).await;
    done.unwrap_or_else(|_| StatusCode::INTERNAL_SERVER_ERROR.into_response())
}

/// Makes the routes at the separate address: metrics for Prometheus, and whether the server is ready.
pub(crate) fn figures(app: Arc<App>) -> Router {
    Router::new().route("/metrics", get(metrics)).route("/readyz", get(readiness)).with_state(app)
}

async fn metrics(State(app): State<Arc<App>>) -> String {
    app.metrics.text(&Now {
        role: app.config.role,
        tables_in_memory: app.tables.rooms.count(),
        waiting_bytes: app.limits.waiting(),
        work: app.workers.figures(),
        bus_connected: app.bus.is_connected(),
        store_away: app.store.is_away(),
        thinks: app.tables.thinking.thinks(app.time.now()),
    })
}

/// Whether the server can answer requests: it is not stopping, and the store can be written. A server whose
/// bus is away is ready, because it still sees other servers' changes, only later.
async fn readiness(State(app): State<Arc<App>>) -> (StatusCode, &'static str) {
    if *app.closing.borrow() {
        return (StatusCode::SERVICE_UNAVAILABLE, "the server goes down");
    }
    match app.store.check().await {
        Ok(()) if app.bus.is_connected() => (StatusCode::OK, "ready"),
        Ok(()) => (StatusCode::OK, "ready, but the bus is away: changes at other servers are seen later"),
        Err(failure) => {
            failure.log("the server is not ready");
            (StatusCode::SERVICE_UNAVAILABLE, "the store cannot be written")
        }
    }
}
