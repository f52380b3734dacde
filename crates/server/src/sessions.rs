//! Sessions: who has which token, how long the token is valid, and the open sockets of a session.

use std::{
    collections::{BTreeSet, HashMap},
    net::IpAddr,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
};

use table::Identity;
use tokio::sync::Notify;
use wire::{Millis, refusals::server as refusals};

use crate::{
    app::App,
    error::Error,
    guard::household,
    limits::{SESSION_LASTS, SESSION_NOTED},
    store::{Hash, Session, StoreError},
};

/// The maximum number of tokens in one query to the store.
const MAX_TOKENS: usize = 1_000;

impl App {
    /// Returns the identity that a token authenticates. Ends the session if nobody has used it for a long
    /// time.
    pub(crate) async fn session(&self, token: &Hash) -> Result<Option<Identity>, Error> {
        let Some(Session { identity, used }) = self.store.session(token).await? else { return Ok(None) };
        let now = self.time.now();
        let unused = now.saturating_sub(used);
        if unused >= SESSION_LASTS {
            self.store.end_session(token).await?;
            return Ok(None);
        }
        if unused >= SESSION_NOTED {
            self.store.use_session(token, now).await?;
        }
        if self.bans.bars_person(&identity.id, now) {
            return Err(refusals::BANNED.into());
        }
        Ok(Some(identity))
    }

    /// Ends the session of an identity's token.
    pub(crate) async fn end_session(&self, identity: &str, token: &Hash) -> Result<(), StoreError> {
        self.store.end_session(token).await?;
        self.sockets.close(identity, |socket| socket.token == *token);
        Ok(())
    }

    /// Ends all sessions of an identity. Returns how many there were.
    pub(crate) async fn end_sessions(&self, identity: &str) -> Result<usize, StoreError> {
        let ended = self.store.end_sessions(identity).await?;
        self.sockets.close(identity, |_| true);
        Ok(ended)
    }

    /// Disconnects the sockets whose sessions have ended at other servers.
    pub(crate) async fn close_ended(&self) -> Result<(), StoreError> {
        let tokens: Vec<Hash> = self.sockets.tokens().into_iter().collect();
        for tokens in tokens.chunks(MAX_TOKENS) {
            let ended = self.store.ended_sessions(tokens).await?;
            if !ended.is_empty() {
                self.sockets.close_all(|_, socket| ended.contains(&socket.token));
            }
        }
        Ok(())
    }

    /// Ends the sessions that nobody has used for a long time.
    pub(crate) async fn end_unused_sessions(&self, now: Millis) -> Result<(), StoreError> {
        self.store.end_unused_sessions((now + 1).saturating_sub(SESSION_LASTS)).await
    }
}

/// The open sockets of each identity.
#[derive(Default)]
pub(crate) struct Sockets(Mutex<HashMap<String, Vec<Arc<OpenSocket>>>>);

/// An open socket and its session.
pub(crate) struct OpenSocket {
    token: Hash,
    from: IpAddr,
    ended: Notify,
}

impl OpenSocket {
    /// Returns the household from which the socket comes.
    pub(crate) fn from(&self) -> IpAddr {
        self.from
    }

    /// Waits until the session has ended.
    pub(crate) async fn ended(&self) {
        self.ended.notified().await;
    }
}

/// Keeps a socket registered as open until this value is dropped.
pub(crate) struct Registered {
    sockets: Arc<Sockets>,
    identity: String,
    pub(crate) socket: Arc<OpenSocket>,
}

impl Sockets {
    fn lock(&self) -> MutexGuard<'_, HashMap<String, Vec<Arc<OpenSocket>>>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    pub(crate) fn register(self: &Arc<Self>, identity: &str, token: Hash, from: IpAddr) -> Registered {
        let socket = Arc::new(OpenSocket { token, from: household(from), ended: Notify::new() });
        self.lock().entry(identity.to_owned()).or_default().push(socket.clone());
        Registered { sockets: self.clone(), identity: identity.to_owned(), socket }
    }

    /// Calls `picks` with each socket of an identity. If `picks` returns true, tells the socket that its
    /// session has ended.
    pub(crate) fn close(&self, identity: &str, picks: impl Fn(&OpenSocket) -> bool) {
        let sockets = self.lock();
        let own = sockets.get(identity).into_iter().flatten();
        own.filter(|socket| picks(socket)).for_each(|socket| socket.ended.notify_one());
    }

    /// Calls `picks` with each socket of every identity. If `picks` returns true, tells the socket that its
    /// session has ended.
    pub(crate) fn close_all(&self, picks: impl Fn(&str, &OpenSocket) -> bool) {
        for (identity, sockets) in &*self.lock() {
            let own = sockets.iter().filter(|socket| picks(identity, socket));
            own.for_each(|socket| socket.ended.notify_one());
        }
    }

    /// Returns the tokens of all open sockets.
    fn tokens(&self) -> BTreeSet<Hash> {
        self.lock().values().flatten().map(|socket| socket.token).collect()
    }

    /// Returns the addresses from which an identity is connected.
    pub(crate) fn addresses(&self, identity: &str) -> BTreeSet<IpAddr> {
        self.lock().get(identity).into_iter().flatten().map(|socket| socket.from).collect()
    }
}

impl Drop for Registered {
    fn drop(&mut self) {
        let mut sockets = self.sockets.lock();
        if let Some(own) = sockets.get_mut(&self.identity) {
            own.retain(|socket| !Arc::ptr_eq(socket, &self.socket));
            if own.is_empty() {
                sockets.remove(&self.identity);
            }
        }
    }
}
