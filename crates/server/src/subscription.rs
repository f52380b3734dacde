//! A client's watch of one table. First the server sends what the client lacks, page by page as the client
//! asks. Then it sends everything new, until the client may no longer watch.

use std::{net::IpAddr, sync::Arc};

use axum::extract::ws::Utf8Bytes;
use futures_util::{Stream, stream};
use rules::Viewer;
use tokio::sync::{Notify, Semaphore, watch};
use wire::{
    FromServer, Refusal,
    refusals::{server as server_refusals, table as refusals},
};

use crate::{
    app::App,
    error::Error,
    history,
    limits::MAX_PAGE,
    room::{Connected, Latest, Page, Present, Room, json},
};

/// The client that watches.
#[derive(Clone)]
pub(crate) struct Watcher {
    pub(crate) identity: String,
    pub(crate) from: IpAddr,
    /// Limits the pages that are made for the client at the same time.
    pub(crate) pages: Arc<Semaphore>,
}

/// A client's watch of one table.
pub(crate) struct Subscription {
    app: Arc<App>,
    room: Arc<Room>,
    watcher: Watcher,
    viewer: Viewer,
    /// Notified when the client asks for the next page.
    demand: Arc<Notify>,
    /// Whether the client has yet to ask for the next page.
    paused: bool,
    /// The number of the last event that the client has.
    after: u32,
    /// Whether the first update was sent. It is sent even if the client lacks nothing.
    began: bool,
    /// The seats with connected people, as the client was last told; `None` before the first time.
    present: Option<Present>,
    latest: watch::Receiver<Latest>,
    ended: bool,
    _connected: Connected,
}

impl Subscription {
    /// Watches as `viewer`, and begins after event number `after`. `demand` is notified when the client asks
    /// for the next page.
    pub(crate) fn new(
        app: Arc<App>,
        room: Arc<Room>,
        watcher: Watcher,
        viewer: Viewer,
        after: u32,
        demand: Arc<Notify>,
    ) -> Subscription {
        // Subscribe before making the first update, so that nothing in between is missed.
        let latest = room.subscribe();
        let connected = room.connect(watcher.identity.clone(), watcher.from);
        Subscription {
            app,
            room,
            watcher,
            viewer,
            demand,
            paused: false,
            after,
            began: false,
            present: None,
            latest,
            ended: false,
            _connected: connected,
        }
    }

    /// Returns the messages for the client, as JSON.
    pub(crate) fn messages(self) -> impl Stream<Item = Utf8Bytes> + Send {
        stream::unfold(self, async |mut subscription| Some((subscription.next().await?, subscription)))
    }

    async fn next(&mut self) -> Option<Utf8Bytes> {
        while !self.ended {
            let latest = *self.latest.borrow_and_update();
            if !self.room.may_watch(&self.watcher.identity, self.viewer) {
                return Some(self.end(refusals::NOT_YOUR_SEAT.into()));
            }
            if !self.paused && (!self.began || latest.number > self.after) {
                return Some(self.update().await);
            }
            if self.present.replace(latest.present) != Some(latest.present) {
                let seats = latest.present.seats();
                return Some(json(&FromServer::Present { table: self.room.id.clone(), seats }).into());
            }
            tokio::select! {
                biased;
                changed = self.latest.changed() => changed.ok()?,
                () = self.demand.notified(), if self.paused => self.paused = false,
            }
        }
        None
    }

    async fn update(&mut self) -> Utf8Bytes {
        let page = match self.room.update(self.viewer, self.after) {
            Some(page) => Ok(page),
            None => self.page().await,
        };
        match page {
            Ok(Page { text, number, more }) => {
                (self.began, self.after, self.paused) = (true, number, more);
                text.into()
            }
            Err(error) => self.end(error.refusal()),
        }
    }

    async fn page(&self) -> Result<Page, Error> {
        let Watcher { from, pages, .. } = &self.watcher;
        let _one_at_a_time = pages.acquire().await.map_err(Error::internal)?;
        let _waits = self.app.limits.wait(*from, MAX_PAGE).ok_or(server_refusals::TOO_MUCH_WAITING)?;
        history::read_page(&self.app, &self.room, self.viewer, self.after, *from).await
    }

    fn end(&mut self, refusal: Refusal) -> Utf8Bytes {
        self.ended = true;
        json(&FromServer::Fault { refusal }).into()
    }
}
