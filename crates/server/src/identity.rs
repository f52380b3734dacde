//! Finds out who sends a request: the identity that the request's cookie authenticates, and the client's
//! address.

use std::{
    net::{IpAddr, SocketAddr},
    sync::Arc,
};

use axum::{
    extract::{ConnectInfo, FromRequestParts, Request},
    http::{HeaderMap, header, request::Parts},
};
use cookie::{Cookie, CookieBuilder, SameSite, time::Duration};
use table::Identity;
use wire::refusals::server as refusals;

use crate::{app::App, error::Error, guard::Counted, limits::SESSION_LASTS, secret, store::Hash};

/// How long browsers keep the cookie: as long as the server keeps a session that nobody uses.
const COOKIE_AGE: Duration = Duration::milliseconds(SESSION_LASTS as i64);

/// The maximum length of a request id that a proxy chooses.
const MAX_REQUEST_ID: usize = 64;

/// The identity that the request's cookie authenticates.
pub(crate) struct Guest(pub(crate) Identity);

impl FromRequestParts<Arc<App>> for Guest {
    type Rejection = Error;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<Guest, Error> {
        let identity = authenticate(app, &parts.headers).await?;
        Ok(Guest(identity.ok_or(refusals::NO_IDENTITY)?))
    }
}

/// The address of the client that sent the request.
pub(crate) struct ClientAddress(pub(crate) IpAddr);

impl FromRequestParts<Arc<App>> for ClientAddress {
    type Rejection = Error;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<ClientAddress, Error> {
        let peer = parts.extensions.get::<ConnectInfo<SocketAddr>>().map(|info| info.0.ip());
        Ok(ClientAddress(app.client_address(peer.ok_or(refusals::NO_ADDRESS)?, &parts.headers)))
    }
}

impl App {
    /// Returns the address of the client. If the peer is a trusted proxy, this is the last address in
    /// `X-Forwarded-For`, which the proxy has added.
    fn client_address(&self, peer: IpAddr, headers: &HeaderMap) -> IpAddr {
        if !self.is_proxy(peer) {
            return peer;
        }
        let list =
            headers.get_all("x-forwarded-for").into_iter().next_back().and_then(|value| value.to_str().ok());
        list.and_then(|list| list.rsplit(',').next())
            .and_then(|last| last.trim().parse().ok())
            .unwrap_or(peer)
    }

    /// Returns the id that a request gets in the log. A trusted proxy may choose the id, so that the proxy's
    /// own log shows the same id.
    pub(crate) fn request_id(&self, request: &Request) -> String {
        let peer = request.extensions().get::<ConnectInfo<SocketAddr>>();
        let is_id = |id: &&str| {
            let may_be = |byte: u8| byte.is_ascii_alphanumeric() || b"-_".contains(&byte);
            (1..=MAX_REQUEST_ID).contains(&id.len()) && id.bytes().all(may_be)
        };
        let given = || request.headers().get("x-request-id")?.to_str().ok().filter(is_id).map(str::to_owned);
        let by_proxy = peer.filter(|peer| self.is_proxy(peer.0.ip())).and_then(|_| given());
        // If the system has no randomness, the id stays empty. A request that needs randomness then fails in
        // any case.
        by_proxy.unwrap_or_else(|| secret::word::<9>().unwrap_or_default())
    }

    pub(crate) fn is_proxy(&self, peer: IpAddr) -> bool {
        self.config.trusted_proxies.contains(&peer.to_canonical())
    }

    /// Counts a connection from an address. Returns `None` if the address has too many.
    pub(crate) fn count_connection(&self, from: IpAddr) -> Option<Counted> {
        self.limits.connection(from, self.is_proxy(from))
    }

    /// Returns the cookie's name. It contains the port that browsers see, since they share cookies between
    /// all ports of a host. All servers behind one proxy use the same name. With https, the name's prefix
    /// tells browsers to accept the cookie only from this host and only over https.
    pub(crate) fn cookie_name(&self) -> String {
        let prefix = if self.config.is_https() { "__Host-" } else { "" };
        format!("{prefix}menagerie-{}", self.config.public_port())
    }

    /// Returns the `Set-Cookie` header that gives a client its token, or lets the client keep the token for
    /// another year.
    pub(crate) fn set_cookie(&self, token: &str) -> String {
        self.cookie(token).max_age(COOKIE_AGE).to_string()
    }

    /// Returns the `Set-Cookie` header that removes the token from a client.
    pub(crate) fn remove_cookie(&self) -> String {
        self.cookie("").max_age(Duration::ZERO).to_string()
    }

    fn cookie<'a>(&self, token: &'a str) -> CookieBuilder<'a> {
        Cookie::build((self.cookie_name(), token))
            .path("/")
            .http_only(true)
            .same_site(SameSite::Lax)
            .secure(self.config.is_https())
    }
}

/// Returns the identity that the request's cookie authenticates.
pub(crate) async fn authenticate(app: &App, headers: &HeaderMap) -> Result<Option<Identity>, Error> {
    match token(app, headers) {
        Some(token) => app.session(&token).await,
        None => Ok(None),
    }
}

/// Returns the hash of the token in the request's cookie.
pub(crate) fn token(app: &App, headers: &HeaderMap) -> Option<Hash> {
    secret_in(app, headers).map(|token| secret::hash(&token))
}

/// Returns the token in the request's cookie.
pub(crate) fn secret_in(app: &App, headers: &HeaderMap) -> Option<String> {
    let name = app.cookie_name();
    let headers = headers.get_all(header::COOKIE).into_iter().filter_map(|value| value.to_str().ok());
    let mut cookies = headers.flat_map(Cookie::split_parse).flatten();
    cookies.find(|cookie| cookie.name() == name).map(|cookie| cookie.value().to_owned())
}
