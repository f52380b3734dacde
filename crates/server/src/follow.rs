//! A client's look at one table: what he lacks, and then whatever is new, until he may look no longer.

use std::sync::Arc;

use axum::extract::ws::Utf8Bytes;
use futures_util::{Stream, stream};
use rules::Viewer;
use tokio::sync::watch;
use wire::{FromServer, Refusal};

use crate::{
    app::{App, Trouble},
    room::{Looker, News, Room, json},
};

/// What a client follows at a table.
pub(crate) struct Follow {
    app: Arc<App>,
    room: Arc<Room>,
    identity: String,
    viewer: Viewer,
    /// The number of the last event the client was sent, or says he has.
    after: u32,
    /// Whether he was sent a first update: it comes even if nothing has happened that he lacks.
    began: bool,
    /// Who was there when he was last told.
    present: Option<u8>,
    news: watch::Receiver<News>,
    ended: bool,
    _there: Looker,
}

impl Follow {
    pub(crate) fn new(
        app: Arc<App>,
        room: Arc<Room>,
        identity: String,
        viewer: Viewer,
        after: u32,
    ) -> Follow {
        // First listen, then look: what comes between is seen twice and sent once.
        let news = room.subscribe();
        let there = room.enter(identity.clone());
        Follow {
            app,
            room,
            identity,
            viewer,
            after,
            began: false,
            present: None,
            news,
            ended: false,
            _there: there,
        }
    }

    /// The messages, as they come to be.
    pub(crate) fn messages(self) -> impl Stream<Item = Utf8Bytes> + Send {
        stream::unfold(self, async |mut follow| Some((follow.next().await?, follow)))
    }

    async fn next(&mut self) -> Option<Utf8Bytes> {
        while !self.ended {
            let newest = *self.news.borrow_and_update();
            if !self.room.may_view(&self.identity, self.viewer) {
                return Some(self.end(Refusal::of("table-not-your-seat")));
            }
            if !self.began || newest.number != self.after {
                return Some(self.update().await);
            }
            if self.present.replace(newest.present) != Some(newest.present) {
                let told = FromServer::Present { table: self.room.id.clone(), seats: newest.seats() };
                return Some(json(&told).into());
            }
            self.news.changed().await.ok()?;
        }
        None
    }

    async fn update(&mut self) -> Utf8Bytes {
        let update = match self.room.update(self.viewer, self.after) {
            Some(update) => Ok(update),
            None => match self.app.store.log(&self.room.id, 0).await {
                Ok(log) => self.room.long_update(&log, self.viewer, self.after),
                Err(failure) => Err(failure),
            },
        };
        match update {
            Ok((text, number)) => {
                (self.began, self.after) = (true, number);
                text.into()
            }
            Err(failure) => self.end(Trouble::Failed(failure).refusal()),
        }
    }

    fn end(&mut self, refusal: Refusal) -> Utf8Bytes {
        self.ended = true;
        json(&FromServer::Fault { refusal }).into()
    }
}
