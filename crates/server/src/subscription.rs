//! A client's watch of one table. It sends what the client lacks and then everything new, until the client
//! may no longer watch.

use std::sync::Arc;

use axum::extract::ws::Utf8Bytes;
use futures_util::{Stream, stream};
use rules::Viewer;
use tokio::sync::watch;
use wire::{FromServer, Refusal, refusals::table as refusals};

use crate::{
    app::App,
    error::Error,
    room::{Connected, Latest, Present, Room, json},
};

/// A client's watch of one table.
pub(crate) struct Subscription {
    app: Arc<App>,
    room: Arc<Room>,
    identity: String,
    viewer: Viewer,
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
    /// Begins a watch by an identity, with the view of `viewer`. `after` is the number of the last event that
    /// the client has.
    pub(crate) fn new(
        app: Arc<App>,
        room: Arc<Room>,
        identity: String,
        viewer: Viewer,
        after: u32,
    ) -> Subscription {
        // Subscribe before making the first update, so that nothing in between is missed.
        let latest = room.subscribe();
        let connected = room.connect(identity.clone());
        Subscription {
            app,
            room,
            identity,
            viewer,
            after,
            began: false,
            present: None,
            latest,
            ended: false,
            _connected: connected,
        }
    }

    /// The messages for the client, as JSON.
    pub(crate) fn messages(self) -> impl Stream<Item = Utf8Bytes> + Send {
        stream::unfold(self, async |mut subscription| Some((subscription.next().await?, subscription)))
    }

    async fn next(&mut self) -> Option<Utf8Bytes> {
        while !self.ended {
            let latest = *self.latest.borrow_and_update();
            if !self.room.may_watch(&self.identity, self.viewer) {
                return Some(self.end(refusals::NOT_YOUR_SEAT.into()));
            }
            if !self.began || latest.number > self.after {
                return Some(self.update().await);
            }
            if self.present.replace(latest.present) != Some(latest.present) {
                let seats = latest.present.seats();
                return Some(json(&FromServer::Present { table: self.room.id.clone(), seats }).into());
            }
            self.latest.changed().await.ok()?;
        }
        None
    }

    async fn update(&mut self) -> Utf8Bytes {
        let update = match self.room.update(self.viewer, self.after) {
            Some(update) => Ok(update),
            None => match self.app.store.read_log(&self.room.id, 0).await {
                Ok(log) => self.room.update_from_log(&log, self.viewer, self.after),
                Err(error) => Err(error),
            },
        };
        match update {
            Ok((text, number)) => {
                (self.began, self.after) = (true, number);
                text.into()
            }
            Err(error) => self.end(Error::Failed(error).refusal()),
        }
    }

    fn end(&mut self, refusal: Refusal) -> Utf8Bytes {
        self.ended = true;
        json(&FromServer::Fault { refusal }).into()
    }
}
