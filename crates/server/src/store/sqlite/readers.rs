//! Connections that read. They see what was committed last and never wait for the writer.

use std::{
    path::Path,
    sync::{Arc, Mutex, PoisonError},
};

use rusqlite::{Connection, OpenFlags};
use tokio::{sync::Semaphore, task::spawn_blocking};

use super::writer::BUSY_TIMEOUT;
use crate::store::{StoreError, append_queue::closed};

/// The number of connections in the pool.
const COUNT: usize = 4;

/// A pool of connections that read.
pub(super) struct Readers {
    free: Arc<Mutex<Vec<Connection>>>,
    /// One permit for each connection in `free`.
    permits: Arc<Semaphore>,
}

impl Readers {
    /// Opens the connections to a file whose schema is current.
    pub(super) fn open(file: &Path) -> Result<Readers, StoreError> {
        let free = (0..COUNT).map(|_| connect(file)).collect::<Result<_, _>>()?;
        Ok(Readers { free: Arc::new(Mutex::new(free)), permits: Arc::new(Semaphore::new(COUNT)) })
    }

    /// Reads on another thread, since the disk may be slow.
    pub(super) async fn read<T: Send + 'static>(
        &self,
        read: impl FnOnce(&Connection) -> rusqlite::Result<T> + Send + 'static,
    ) -> Result<T, StoreError> {
        let permit = self.permits.clone().acquire_owned().await.map_err(|_| closed())?;
        let free = self.free.clone();
        let work = move || {
            let _permit = permit;
            let lock = || free.lock().unwrap_or_else(PoisonError::into_inner);
            let connection = lock().pop().ok_or(StoreError::Broken("no connection is free".into()))?;
            let result = read(&connection);
            lock().push(connection);
            Ok(result?)
        };
        spawn_blocking(work).await.map_err(StoreError::broken)?
    }

    /// Closes the connections, once they are free.
    pub(super) async fn close(&self) -> Result<(), StoreError> {
        let all = self.permits.acquire_many(COUNT as u32).await.map_err(|_| closed())?;
        self.permits.close();
        all.forget();
        let free = self.free.clone();
        let close = move || free.lock().unwrap_or_else(PoisonError::into_inner).clear();
        spawn_blocking(close).await.map_err(StoreError::broken)
    }
}

/// Opens a connection that cannot write.
pub(super) fn connect(file: &Path) -> Result<Connection, StoreError> {
    let flags = OpenFlags::SQLITE_OPEN_READ_ONLY | OpenFlags::SQLITE_OPEN_NO_MUTEX;
    let connection = Connection::open_with_flags(file, flags)?;
    connection.busy_timeout(BUSY_TIMEOUT)?;
    Ok(connection)
}
