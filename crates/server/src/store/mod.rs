//! What must outlive the process: the tables' logs, who there is, and what is due.

mod appender;
mod sqlite;

use std::{error, fmt};

use async_trait::async_trait;
use table::{Entry, Outage, Who};
use wire::{Millis, SeatNumber, TableId};

pub use sqlite::{Durability, Sqlite, backup};

/// What SQLite says of a file that is none of its own: `SQLITE_NOTADB`.
const NOT_A_DATABASE: &str = "26";

/// SHA-256 of a secret.
pub type Hash = [u8; 32];

/// Where all is kept that must not be lost.
///
/// Nothing here assumes that one process writes: a table's entries are appended under their numbers, and the second who
/// claims a number is refused. What is answered with `Ok` outlives the process, and the power too where the store was
/// opened so.
#[async_trait]
pub trait Store: Send + Sync + 'static {
    /// Appends entries to a table's log, all or none, and notes what follows from them.
    async fn append(&self, append: Append) -> Result<(), Failure>;

    /// A table's entries after a number, in order; all after 0.
    async fn log(&self, table: &str, after: u32) -> Result<Vec<Entry>, Failure>;

    /// The tables at which somebody sits, newest first.
    async fn tables_of(&self, identity: &str, limit: u32) -> Result<Vec<TableId>, Failure>;

    /// The listed tables that wait for somebody, newest first.
    async fn open_tables(&self, limit: u32) -> Result<Vec<TableId>, Failure>;

    /// The tables at which something is due now, claimed until a moment: nobody else is given them before.
    async fn claim_due(&self, now: Millis, until: Millis, limit: u32) -> Result<Vec<TableId>, Failure>;

    /// Removes a table with all that belongs to it, if no entry after this number was appended. Only tables at which no game
    /// has begun are removed.
    async fn remove(&self, table: &str, number: u32) -> Result<bool, Failure>;

    /// Notes that a server runs now.
    async fn beat(&self, now: Millis) -> Result<(), Failure>;

    /// Notes that a server has begun to run, and that none did since the last [`beat`](Store::beat). Answers with all times in
    /// which none did, in order.
    async fn wake(&self, now: Millis) -> Result<Vec<Outage>, Failure>;

    /// Adds somebody, and the token that authenticates him.
    async fn add_identity(&self, who: &Who, token: &Hash, now: Millis) -> Result<(), Failure>;

    /// Whom a token authenticates.
    async fn identity(&self, token: &Hash) -> Result<Option<Who>, Failure>;

    /// Gives somebody another name.
    async fn rename(&self, identity: &str, name: &str) -> Result<(), Failure>;

    /// Adds an invitation to a seat.
    async fn add_invitation(
        &self,
        hash: &Hash,
        table: &str,
        seat: SeatNumber,
        now: Millis,
    ) -> Result<(), Failure>;

    /// Takes an invitation for somebody: only the first who comes gets it, and gets it again when he asks again.
    async fn take_invitation(
        &self,
        hash: &Hash,
        identity: &str,
    ) -> Result<Option<(TableId, SeatNumber)>, Failure>;
}

/// Entries for a table's log.
#[derive(Clone, Debug)]
pub struct Append {
    /// The table.
    pub table: TableId,
    /// The first entry's number; the others follow.
    pub first: u32,
    /// The entries, one at least.
    pub entries: Vec<Entry>,
    /// Where the table is found, where that changes.
    pub listing: Option<Listing>,
    /// When something is due at it, where that changes.
    pub due: Option<Due>,
}

/// Where a table is found.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Listing {
    /// Who sits there.
    pub identities: Vec<String>,
    /// Whether everybody is shown that it waits for somebody.
    pub open: bool,
    /// When it changed.
    pub touched: Millis,
}

/// When something happens at a table without a person.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Due {
    /// Nothing is due.
    Never,
    /// At this moment; claimed already by who writes this, until another.
    At {
        /// When.
        at: Millis,
        /// Until when nobody else shall be given it.
        claimed: Millis,
    },
}

/// Why something could not be stored or read.
#[derive(Debug)]
pub enum Failure {
    /// Others have appended under this number.
    Conflict,
    /// The file is something else.
    Foreign,
    /// The store does not work.
    Broken(Box<dyn error::Error + Send + Sync>),
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Failure::Conflict => f.write_str("the number is taken"),
            Failure::Foreign => f.write_str("this is no data file of Menagerie"),
            Failure::Broken(error) => error.fmt(f),
        }
    }
}

impl error::Error for Failure {}

impl From<sqlx::Error> for Failure {
    fn from(error: sqlx::Error) -> Failure {
        let code = error.as_database_error().and_then(sqlx::error::DatabaseError::code);
        match code.as_deref() {
            Some(NOT_A_DATABASE) => Failure::Foreign,
            _ => Failure::Broken(Box::new(error)),
        }
    }
}

impl From<rusqlite::Error> for Failure {
    fn from(error: rusqlite::Error) -> Failure {
        Failure::Broken(Box::new(error))
    }
}
