//! Counts the open tables in the public list for each address that has set them up, so that no address can
//! flood the list.

use std::{
    collections::HashMap,
    net::IpAddr,
    sync::{Mutex, MutexGuard, PoisonError},
};

use wire::{Millis, TableId, refusals::server as refusals};

use crate::{app::App, error::Error, guard::household, limits::OPEN_TABLE_COUNTS, room};

/// The listed tables of each address. They are counted in memory only, so after a restart all addresses start
/// from zero.
#[derive(Default)]
pub(crate) struct OpenTables(Mutex<HashMap<IpAddr, Vec<OpenTable>>>);

struct OpenTable {
    id: TableId,
    since: Millis,
    /// Whether the table has been set up. Before that, this entry only reserves a place.
    exists: bool,
}

/// A place in the public list. Dropping this value gives the place back, unless [`keep`](Listed::keep) was
/// called.
pub(crate) struct Listed<'a> {
    tables: &'a OpenTables,
    from: IpAddr,
    id: TableId,
}

impl App {
    /// Takes a place in the public list for a table that an address is about to set up.
    pub(crate) async fn list_table(&self, from: IpAddr, id: &TableId) -> Result<Listed<'_>, Error> {
        let from = household(from);
        for table in self.open_tables.existing(from) {
            let open = match self.tables.look(&table, |table| room::listing(table).open).await {
                Err(Error::NoTable) => false,
                looked => looked?,
            };
            if !open {
                self.open_tables.forget(from, &table);
            }
        }
        let mut tables = self.open_tables.lock();
        let own = tables.entry(from).or_default();
        if own.len() >= self.limits.open_tables() {
            return Err(refusals::TOO_MANY_OPEN_TABLES.into());
        }
        own.push(OpenTable { id: id.clone(), since: self.time.now(), exists: false });
        Ok(Listed { tables: &self.open_tables, from, id: id.clone() })
    }
}

impl OpenTables {
    fn lock(&self) -> MutexGuard<'_, HashMap<IpAddr, Vec<OpenTable>>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn existing(&self, from: IpAddr) -> Vec<TableId> {
        let tables = self.lock();
        let own = tables.get(&from).into_iter().flatten();
        own.filter(|table| table.exists).map(|table| table.id.clone()).collect()
    }

    fn forget(&self, from: IpAddr, id: &TableId) {
        let mut tables = self.lock();
        if let Some(own) = tables.get_mut(&from) {
            own.retain(|table| table.id != *id);
            if own.is_empty() {
                tables.remove(&from);
            }
        }
    }

    /// Forgets tables that were removed because nobody sat down.
    pub(crate) fn forget_old(&self, now: Millis) {
        self.lock().retain(|_, own| {
            own.retain(|table| now < table.since.saturating_add(OPEN_TABLE_COUNTS));
            !own.is_empty()
        });
    }
}

impl Listed<'_> {
    /// Keeps the place, because the table exists now.
    pub(crate) fn keep(self) {
        if let Some(own) = self.tables.lock().get_mut(&self.from) {
            own.iter_mut().filter(|table| table.id == self.id).for_each(|table| table.exists = true);
        }
    }
}

impl Drop for Listed<'_> {
    fn drop(&mut self) {
        if let Some(own) = self.tables.lock().get_mut(&self.from) {
            own.retain(|table| table.exists || table.id != self.id);
        }
    }
}
