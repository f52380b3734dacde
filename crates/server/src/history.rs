//! Sends a client the past events of a table, page by page.

use std::{net::IpAddr, sync::Arc};

use crate::{
    app::App,
    error::Error,
    room::{Page, Room},
    workers::Class,
};
use rules::Viewer;

/// Returns the page of events after event number `after`. Reads the log only once a thread is free for this
/// work, so that the log takes no memory while the client waits.
pub(crate) async fn read_page(
    app: &App,
    room: &Arc<Room>,
    viewer: Viewer,
    after: u32,
    from: IpAddr,
) -> Result<Page, Error> {
    let place = app.workers.place(Class::Play, from).await?;
    let log = app.store.read_log(&room.id, 0).await?;
    let room = room.clone();
    Ok(place.run(move |_| room.page(&log, viewer, after)).await??)
}
