//! The store in a PostgreSQL database, which several servers may share.
//!
//! - **Connections.** `pool` has a bounded number of connections, with time limits on both sides. While the
//!   database does not answer, everything fails at once with [`StoreError::Unavailable`], and one task tries
//!   to reach the database again.
//! - **Appends** of all tables are committed in groups. `writer` says how it finds out what was stored when a
//!   connection breaks at the wrong moment.
//! - **The schema** changes only in ways that let two neighbouring versions of the program use one database;
//!   `schema` has the rule.
//! - **Repeated statements.** Each statement either does no harm when it is executed twice, or is sent only
//!   once by the pool.
//! - **Time** comes from the clock of the database, so that servers agree on it whatever the clocks of their
//!   machines show.
//! - **Presence.** A server holds a shared advisory lock as long as it is connected. So a server that starts
//!   can see whether it is alone. If it is, nobody holds a claim, and no server has run since the last
//!   heartbeat in the database.

mod connection;
mod guests;
mod operators;
mod pool;
mod questions;
mod schema;
mod tls;
pub(super) mod transfer;
mod url;
mod writer;

use std::{
    sync::{Arc, Mutex, PoisonError},
    time::Duration,
};

use async_trait::async_trait;
use table::{LogEntry, Outage};
use tokio::{task::JoinSet, time::sleep};
use tokio_postgres::Row;
use wire::{Millis, SeatNumber, TableId};

use super::{Append, Durability, Hash, Store, StoreError};
use crate::{
    followed::{Answer, FollowedClock},
    time::TimeSource,
};
use connection::{Connection, column};
use pool::Pool;
use writer::{PRESENT, Writer};

pub use url::{DatabaseUrl, InvalidDatabaseUrl};

/// How often the database is asked what time it is.
const CLOCK: Duration = Duration::from_secs(1);
/// How often the database is asked at the start. The fastest answer counts.
const FIRST_ANSWERS: usize = 5;
/// The last heartbeat in the database may be later than what the database's clock shows. If it is later by at
/// most this much, the server's time starts at the heartbeat.
const MAX_AHEAD: Millis = 10 * 60 * 1000;

/// A store in a PostgreSQL database.
pub struct Postgres {
    pool: Arc<Pool>,
    writer: Writer,
    /// The task that follows the clock of the database. It ends with the store.
    following: Mutex<JoinSet<()>>,
}

/// An SQL condition: no other server is connected. The parameters are the advisory lock that every running
/// server holds, and the process id of the session with which this server holds it.
macro_rules! alone {
    ($lock:literal, $session:literal) => {
        concat!(
            "NOT EXISTS (SELECT FROM pg_locks
                         WHERE locktype = 'advisory' AND granted AND pid <> ",
            $session,
            " AND database = (SELECT oid FROM pg_database WHERE datname = current_database())
              AND (classid::bigint << 32 | objid::bigint) = ",
            $lock,
            ")"
        )
    };
}

impl Postgres {
    /// Connects to a database, and creates or updates its schema. If no other server is connected, releases
    /// all claims on deadlines, and removes the questions that nobody waits for any more.
    ///
    /// # Errors
    /// The database cannot be reached, is not a database of Menagerie, or cannot be used.
    pub async fn open(url: &DatabaseUrl, durability: Durability) -> Result<Postgres, StoreError> {
        let mut first = Connection::open(url, durability).await?;
        schema::update(&mut first.client).await?;
        let pool = Arc::new(Pool::new(url, durability, first));
        let writer = Writer::start(pool.clone()).await?;
        let store = Postgres { pool, writer, following: Mutex::default() };
        let release = concat!("UPDATE due SET claimed = 0 WHERE claimed > 0 AND ", alone!("$1", "$2"));
        store.pool.query(release, &[&PRESENT, &store.writer.session()]).await?;
        let forget = concat!("DELETE FROM question WHERE ", alone!("$1", "$2"));
        store.pool.query(forget, &[&PRESENT, &store.writer.session()]).await?;
        Ok(store)
    }

    /// Returns a time source that follows the database's clock while the store is open. It uses only the
    /// monotonic clock of `local`, so the time of day on this machine does not matter.
    ///
    /// The time does not start before the last heartbeat: after a failover, the clock of the database may be
    /// behind the servers that are running.
    ///
    /// # Errors
    /// The database does not answer.
    pub async fn time(&self, local: &TimeSource) -> Result<TimeSource, StoreError> {
        let mut best = ask_time(&self.pool, local).await?;
        for _ in 1..FIRST_ANSWERS {
            let next = ask_time(&self.pool, local).await?;
            best = if next.uncertainty() < best.uncertainty() { next } else { best };
        }
        let heartbeat = self.pool.query("SELECT at FROM awake", &[]).await?;
        let heartbeat = heartbeat.first().map(|row| column::<i64>(row, 0)).transpose()?.unwrap_or_default();
        let heartbeat = heartbeat as Millis;
        let earliest = if heartbeat <= best.theirs.saturating_add(MAX_AHEAD) { heartbeat } else { 0 };
        let clock = Arc::new(Mutex::new(FollowedClock::new(best, earliest)));
        let time = local.followed(clock.clone());
        let (pool, local) = (self.pool.clone(), local.clone());
        let follow = async move {
            loop {
                sleep(CLOCK).await;
                // Without an answer, the time goes on with the monotonic clock.
                if !pool.is_away()
                    && let Ok(answer) = ask_time(&pool, &local).await
                {
                    clock.lock().unwrap_or_else(PoisonError::into_inner).follow(answer);
                }
            }
        };
        self.following.lock().unwrap_or_else(PoisonError::into_inner).spawn(follow);
        Ok(time)
    }
}

/// Asks the database what time it is.
async fn ask_time(pool: &Pool, local: &TimeSource) -> Result<Answer, StoreError> {
    let ask = "SELECT floor(extract(epoch FROM clock_timestamp()) * 1000)::bigint";
    let sent = local.monotonic();
    let rows = pool.query(ask, &[]).await?;
    let received = local.monotonic();
    let theirs = rows.first().map(|row| column::<i64>(row, 0)).transpose()?.unwrap_or_default();
    Ok(Answer { sent, received, theirs: theirs as Millis })
}

/// Returns the texts in the first column of rows.
fn texts(rows: &[Row]) -> Result<Vec<String>, StoreError> {
    rows.iter().map(|row| column(row, 0)).collect()
}

fn entry(row: &Row) -> Result<LogEntry, StoreError> {
    let order: Option<Vec<u8>> = column(row, 2)?;
    let event: &str = column(row, 3)?;
    Ok(LogEntry {
        at: column::<i64>(row, 0)? as Millis,
        by: column(row, 1)?,
        order: order.map(String::from_utf8).transpose().map_err(StoreError::broken)?,
        event: serde_json::from_str(event).map_err(StoreError::broken)?,
    })
}

/// Whether a text can be stored as text. PostgreSQL accepts no NUL characters, so no stored text contains
/// one.
fn may_be_text(text: &str) -> bool {
    !text.contains('\0')
}

/// Returns the table and the seat of an invitation.
fn seat(row: &Row) -> Result<(TableId, SeatNumber), StoreError> {
    let seat: i16 = column(row, 1)?;
    Ok((column(row, 0)?, SeatNumber::try_from(seat).map_err(StoreError::broken)?))
}

#[async_trait]
impl Store for Postgres {
    async fn append(&self, append: Append) -> Result<(), StoreError> {
        self.writer.append(append).await
    }

    async fn read_log(&self, table: &str, after: u32) -> Result<Vec<LogEntry>, StoreError> {
        if !may_be_text(table) {
            return Ok(Vec::new());
        }
        let read = "SELECT at, identity, ordered, event FROM entry
                    WHERE log = (SELECT id FROM log WHERE tbl = $1) AND number > $2 ORDER BY number";
        self.pool.query(read, &[&table, &i64::from(after)]).await?.iter().map(entry).collect()
    }

    async fn grown(&self, tables: &[(TableId, u32)]) -> Result<Vec<(TableId, u32)>, StoreError> {
        let (ids, numbers): (Vec<&str>, Vec<i64>) = tables
            .iter()
            .filter(|(table, _)| may_be_text(table))
            .map(|(table, number)| (table.as_str(), i64::from(*number)))
            .unzip();
        let read = "SELECT tbl, newest FROM unnest($1::text[], $2::bigint[]) AS known (tbl, number)
                    JOIN log USING (tbl) WHERE newest > number";
        let grown = |row: &Row| {
            let newest = u32::try_from(column::<i64>(row, 1)?).map_err(StoreError::broken)?;
            Ok((column(row, 0)?, newest))
        };
        self.pool.query(read, &[&ids, &numbers]).await?.iter().map(grown).collect()
    }

    async fn tables_of(&self, identity: &str, limit: u32) -> Result<Vec<TableId>, StoreError> {
        let query = "SELECT tbl FROM listing WHERE identities @> ARRAY[$1] ORDER BY touched DESC LIMIT $2";
        texts(&self.pool.query(query, &[&identity, &i64::from(limit)]).await?)
    }

    async fn playing(&self, identity: &str) -> Result<Vec<String>, StoreError> {
        let query = "SELECT DISTINCT playing FROM listing
                     WHERE identities @> ARRAY[$1] AND playing IS NOT NULL ORDER BY playing";
        texts(&self.pool.query(query, &[&identity]).await?)
    }

    async fn open_tables(&self, limit: u32) -> Result<Vec<TableId>, StoreError> {
        let query = "SELECT tbl FROM listing WHERE open ORDER BY touched DESC LIMIT $1";
        texts(&self.pool.query(query, &[&i64::from(limit)]).await?)
    }

    async fn claim_deadlines(
        &self,
        now: Millis,
        until: Millis,
        limit: u32,
    ) -> Result<Vec<TableId>, StoreError> {
        let claim = "UPDATE due SET claimed = $2 FROM (
                         SELECT tbl FROM due WHERE at <= $1 AND claimed <= $1
                         ORDER BY at LIMIT $3 FOR UPDATE SKIP LOCKED
                     ) AS free
                     WHERE due.tbl = free.tbl RETURNING due.tbl";
        let params = [&(now as i64) as _, &(until as i64) as _, &i64::from(limit) as _];
        texts(&self.pool.query_once(claim, &params).await?)
    }

    async fn hold_claims(&self, tables: &[TableId], until: Millis) -> Result<(), StoreError> {
        let tables: Vec<&TableId> = tables.iter().filter(|table| may_be_text(table)).collect();
        // Rows are locked in order, so that two servers do not wait for each other.
        let hold = "UPDATE due SET claimed = $2 FROM (
                        SELECT tbl FROM due WHERE tbl = ANY($1) AND claimed > 0 ORDER BY tbl FOR UPDATE
                    ) AS held
                    WHERE due.tbl = held.tbl";
        self.pool.query(hold, &[&tables, &(until as i64)]).await.map(drop)
    }

    async fn remove_table(&self, table: &str, number: u32) -> Result<bool, StoreError> {
        if !may_be_text(table) {
            return Ok(false);
        }
        // The first part locks the log, so that nobody appends to it meanwhile.
        let remove = "WITH removed AS (
                          DELETE FROM log WHERE tbl = $1 AND newest = $2 RETURNING id, tbl
                      ), entries AS (
                          DELETE FROM entry USING removed WHERE log = removed.id
                      ), listings AS (
                          DELETE FROM listing USING removed WHERE listing.tbl = removed.tbl
                      ), deadlines AS (
                          DELETE FROM due USING removed WHERE due.tbl = removed.tbl
                      ), invitations AS (
                          DELETE FROM invitation USING removed WHERE invitation.tbl = removed.tbl
                      )
                      SELECT FROM removed";
        Ok(!self.pool.query_once(remove, &[&table, &i64::from(number)]).await?.is_empty())
    }

    async fn replace_names(&self, table: &str, identity: &str, name: &str) -> Result<(), StoreError> {
        let read = "SELECT number, event FROM entry
                    WHERE named = $1 AND log = (SELECT id FROM log WHERE tbl = $2)";
        let (mut numbers, mut events) = (Vec::<i64>::new(), Vec::new());
        for row in self.pool.query(read, &[&identity, &table]).await? {
            let event: &str = column(&row, 1)?;
            let mut event: serde_json::Value = serde_json::from_str(event).map_err(StoreError::broken)?;
            if let Some(old) = event.get_mut("name") {
                *old = name.into();
            }
            numbers.push(column(&row, 0)?);
            events.push(event.to_string());
        }
        let replace = "UPDATE entry SET event = new.event
                       FROM unnest($3::bigint[], $4::text[]) AS new (number, event)
                       WHERE log = (SELECT id FROM log WHERE tbl = $2) AND named = $1 AND entry.number = new.number";
        self.pool.query(replace, &[&identity, &table, &numbers, &events]).await.map(drop)
    }

    async fn heartbeat(&self, now: Millis) -> Result<(), StoreError> {
        let write =
            "INSERT INTO awake (one, at) VALUES (true, $1) ON CONFLICT (one) DO UPDATE SET at = excluded.at";
        self.pool.query(write, &[&(now as i64)]).await.map(drop)
    }

    async fn record_start(&self, now: Millis) -> Result<Vec<Outage>, StoreError> {
        // All parts of this statement see the heartbeat that was stored before it.
        let start = concat!(
            "WITH noted AS (
                 INSERT INTO outage (began, ended) SELECT at, $3 FROM awake WHERE at < $3 AND ",
            alone!("$1", "$2"),
            "    ON CONFLICT (began) DO UPDATE SET ended = excluded.ended
             )
             INSERT INTO awake (one, at) VALUES (true, $3) ON CONFLICT (one) DO UPDATE SET at = excluded.at"
        );
        self.pool.query(start, &[&PRESENT, &self.writer.session(), &(now as i64)]).await?;
        let rows = self.pool.query("SELECT began, ended FROM outage ORDER BY began", &[]).await?;
        let outage = |row: &Row| {
            let (from, until): (i64, i64) = (column(row, 0)?, column(row, 1)?);
            Ok(Outage { from: from as Millis, until: until as Millis })
        };
        rows.iter().map(outage).collect()
    }

    async fn record_outage(&self, outage: Outage) -> Result<(), StoreError> {
        let record = "INSERT INTO outage (began, ended) VALUES ($1, $2)
                      ON CONFLICT (began) DO UPDATE SET ended = excluded.ended";
        self.pool.query(record, &[&(outage.from as i64), &(outage.until as i64)]).await.map(drop)
    }

    async fn check(&self) -> Result<(), StoreError> {
        // A statement that changes nothing would succeed on a full disk.
        self.pool.query("UPDATE awake SET at = at", &[]).await.map(drop)
    }

    async fn close(&self) -> Result<(), StoreError> {
        self.following.lock().unwrap_or_else(PoisonError::into_inner).abort_all();
        self.writer.close().await?;
        self.pool.close();
        Ok(())
    }

    fn is_away(&self) -> bool {
        self.pool.is_away()
    }

    async fn add_invitation(
        &self,
        hash: &Hash,
        table: &str,
        seat: SeatNumber,
        now: Millis,
    ) -> Result<(), StoreError> {
        let add = "INSERT INTO invitation (hash, tbl, seat, created) VALUES ($1, $2, $3, $4)
                   ON CONFLICT DO NOTHING";
        let params = [&hash.as_slice() as _, &table as _, &i16::from(seat) as _, &(now as i64) as _];
        self.pool.query(add, &params).await.map(drop)
    }

    async fn invitation(
        &self,
        hash: &Hash,
        identity: &str,
    ) -> Result<Option<(TableId, SeatNumber)>, StoreError> {
        let look = "SELECT tbl, seat FROM invitation WHERE hash = $1 AND (taken IS NULL OR taken = $2)";
        self.pool.query(look, &[&hash.as_slice(), &identity]).await?.first().map(seat).transpose()
    }

    async fn redeem_invitation(
        &self,
        hash: &Hash,
        identity: &str,
    ) -> Result<Option<(TableId, SeatNumber)>, StoreError> {
        let redeem = "UPDATE invitation SET taken = $2 WHERE hash = $1 AND (taken IS NULL OR taken = $2)
                      RETURNING tbl, seat";
        self.pool.query(redeem, &[&hash.as_slice(), &identity]).await?.first().map(seat).transpose()
    }
}
