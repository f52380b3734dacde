//! Sends a client the past events of a table, page by page.

use std::{net::IpAddr, sync::Arc};

use rules::Viewer;
use tokio::runtime::Handle;

use crate::{
    app::App,
    error::Error,
    room::{Page, Room},
    workers::Class,
};

/// The events after `after` that fit into a page. The log is read only when this work gets its turn on a
/// thread, so the log takes no memory while the client waits.
pub(crate) async fn read_page(
    app: &App,
    room: &Arc<Room>,
    viewer: Viewer,
    after: u32,
    from: IpAddr,
) -> Result<Page, Error> {
    let (store, room, runtime) = (app.store.clone(), room.clone(), Handle::current());
    let read = move |_: &_| {
        let log = runtime.block_on(store.read_log(&room.id, 0))?;
        room.page(&log, viewer, after)
    };
    Ok(app.workers.run(Class::Play, from, read).await??)
}
