//! Who asks: the cookie and the address.

use std::{
    net::{IpAddr, SocketAddr},
    sync::Arc,
};

use axum::{
    extract::{ConnectInfo, FromRequestParts},
    http::{HeaderMap, header, request::Parts},
};
use table::Who;
use wire::Refusal;

use crate::{
    app::{App, Trouble},
    guard::Counted,
    secret,
    store::Hash,
};

/// Somebody whose cookie is known.
pub(crate) struct Guest(pub(crate) Who);

impl FromRequestParts<Arc<App>> for Guest {
    type Rejection = Trouble;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<Guest, Trouble> {
        let who = known(app, &parts.headers).await?;
        who.map(Guest).ok_or_else(|| Trouble::Refused(Refusal::of("server-no-identity")))
    }
}

/// Where a request comes from.
pub(crate) struct From(pub(crate) IpAddr);

impl FromRequestParts<Arc<App>> for From {
    type Rejection = Trouble;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<From, Trouble> {
        let peer = parts.extensions.get::<ConnectInfo<SocketAddr>>().map(|info| info.0.ip());
        let peer = peer.ok_or_else(|| Trouble::Refused(Refusal::of("server-no-address")))?;
        Ok(From(app.forwarded(peer, &parts.headers)))
    }
}

impl App {
    /// The address behind a trusted proxy, which adds it last.
    pub(crate) fn forwarded(&self, peer: IpAddr, headers: &HeaderMap) -> IpAddr {
        if !self.is_proxy(peer) {
            return peer;
        }
        let list =
            headers.get_all("x-forwarded-for").into_iter().next_back().and_then(|value| value.to_str().ok());
        list.and_then(|list| list.rsplit(',').next())
            .and_then(|last| last.trim().parse().ok())
            .unwrap_or(peer)
    }

    fn is_proxy(&self, peer: IpAddr) -> bool {
        self.config.trusted_proxies.contains(&peer.to_canonical())
    }

    /// A connection from an address, unless it has too many.
    pub(crate) fn connection(&self, from: IpAddr) -> Option<Counted> {
        self.limits.connection(from, self.is_proxy(from))
    }

    /// The name of the cookie: browsers keep those of one host's ports together.
    fn cookie(&self) -> String {
        format!("menagerie-{}", self.config.port)
    }

    /// The header that gives a client its token.
    pub(crate) fn set_cookie(&self, token: &str) -> String {
        let secure = self.config.public_url.as_ref().is_some_and(|url| url.starts_with("https:"));
        let secure = if secure { "; Secure" } else { "" };
        format!("{}={token}; Path=/; Max-Age=34560000; HttpOnly; SameSite=Lax{secure}", self.cookie())
    }
}

/// Whom the request's cookie authenticates.
pub(crate) async fn known(app: &App, headers: &HeaderMap) -> Result<Option<Who>, Trouble> {
    match token(app, headers) {
        Some(token) => Ok(app.store.identity(&token).await?),
        None => Ok(None),
    }
}

/// The hash of the request's token.
pub(crate) fn token(app: &App, headers: &HeaderMap) -> Option<Hash> {
    let name = app.cookie();
    let cookies = headers.get_all(header::COOKIE).into_iter().filter_map(|value| value.to_str().ok());
    let token = cookies
        .flat_map(|list| list.split(';'))
        .filter_map(|pair| pair.trim().split_once('='))
        .find_map(|(key, token)| (key == name).then_some(token));
    token.map(secret::hash)
}
