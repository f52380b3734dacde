//! The processes of a database on this machine.

use std::{fs, time::Duration};

use serde_json::{Map, Value};
use tokio_postgres::{Config, NoTls};

use crate::{
    Outcome,
    process::{family_busy, parent},
};

/// A database whose processes run on this machine.
pub(crate) struct Postgres {
    /// The id of the process that started all others.
    first: u32,
}

impl Postgres {
    /// Finds the processes of the database at an address. Returns `None` without an address, or if the
    /// database is not on this machine.
    pub(crate) async fn of(url: Option<&str>) -> Outcome<Option<Postgres>> {
        let Some(url) = url else { return Ok(None) };
        let (client, connection) = url.parse::<Config>()?.connect(NoTls).await?;
        let driver = tokio::spawn(connection);
        let process: i32 = client.query_one("SELECT pg_backend_pid()", &[]).await?.try_get(0)?;
        let process = process.unsigned_abs();
        let name = fs::read_to_string(format!("/proc/{process}/comm")).unwrap_or_default();
        let first = parent(process).filter(|_| name.trim() == "postgres");
        drop(client);
        driver.await??;
        Ok(first.map(|first| Postgres { first }))
    }

    /// Returns the processor time that the database has used.
    pub(crate) fn busy(&self) -> Option<Duration> {
        family_busy(self.first)
    }
}

/// Returns the version of a database, and the settings that decide what a commit survives.
pub(crate) async fn settings(url: &str) -> Outcome<Value> {
    let (client, connection) = url.parse::<Config>()?.connect(NoTls).await?;
    let driver = tokio::spawn(connection);
    let mut settings = Map::new();
    for name in ["server_version", "fsync", "synchronous_commit", "synchronous_standby_names"] {
        let value: String = client.query_one("SELECT current_setting($1)", &[&name]).await?.try_get(0)?;
        settings.insert(name.to_owned(), value.into());
    }
    drop(client);
    driver.await??;
    Ok(settings.into())
}
