//! What must outlive the process: the tables' logs, identities, invitations and deadlines.

mod append_queue;
mod guests;
mod operators;
mod postgres;
mod questions;
mod sqlite;
mod transfer;

use std::{error, fmt};

use async_trait::async_trait;
use table::{LogEntry, Outage};
use wire::{Millis, SeatNumber, TableId};

pub use guests::{Guests, Session};
pub use operators::{AuditEntry, Ban, Operators, Person};
pub use postgres::{DatabaseUrl, InvalidDatabaseUrl, Postgres};
pub use questions::{Question, QuestionState, Questions};
pub use sqlite::Sqlite;
pub use transfer::{Copied, CopyError, Damage, Part, Place, Progress, Step, backup, copy, restore};

/// SHA-256 of a secret.
pub type Hash = [u8; 32];

/// Keeps everything that must not be lost.
///
/// Several processes may share a store. Entries are appended under their numbers, and a second append under
/// the same number is refused. Once a method has returned `Ok`, its data survives a crash of the process. It
/// also survives a power failure if the store was opened with [`Durability::Power`].
#[async_trait]
pub trait Store: Guests + Operators + Questions {
    /// Appends entries to a table's log, either all of them or none, and updates the lists.
    async fn append(&self, append: Append) -> Result<(), StoreError>;

    /// Returns a table's entries after this number, in order. 0 reads the whole log.
    async fn read_log(&self, table: &str, after: u32) -> Result<Vec<LogEntry>, StoreError>;

    /// From the given tables, returns those whose logs have entries after the given numbers, each with the
    /// number of its newest entry. A server asks about all its watched tables in one call.
    async fn grown(&self, tables: &[(TableId, u32)]) -> Result<Vec<(TableId, u32)>, StoreError>;

    /// Returns the tables at which an identity has a seat, newest first.
    async fn tables_of(&self, identity: &str, limit: u32) -> Result<Vec<TableId>, StoreError>;

    /// Returns the specs of the games that an identity is playing and that the server must not analyze for
    /// their players (see [`Listing::playing`]).
    async fn playing(&self, identity: &str) -> Result<Vec<String>, StoreError>;

    /// Returns the listed tables with an open seat, newest first.
    async fn open_tables(&self, limit: u32) -> Result<Vec<TableId>, StoreError>;

    /// Claims deadlines that have passed and that nobody else claims, and returns their tables. Until the
    /// moment `until`, nobody else gets these deadlines.
    async fn claim_deadlines(
        &self,
        now: Millis,
        until: Millis,
        limit: u32,
    ) -> Result<Vec<TableId>, StoreError>;

    /// Moves the end of the claims on these tables' deadlines to the moment `until`.
    /// Deadlines that nobody claims stay unclaimed.
    async fn hold_claims(&self, tables: &[TableId], until: Millis) -> Result<(), StoreError>;

    /// Removes a table and everything that belongs to it, unless an entry after this number was appended.
    /// Returns whether the table was removed. Only tables at which no game began are removed.
    async fn remove_table(&self, table: &str, number: u32) -> Result<bool, StoreError>;

    /// Records that a server is running now.
    async fn heartbeat(&self, now: Millis) -> Result<(), StoreError>;

    /// Replaces every name of an identity in a table's log.
    async fn replace_names(&self, table: &str, identity: &str, name: &str) -> Result<(), StoreError>;

    /// Records that a server starts now. If no other server is running, also records an outage since the last
    /// [`heartbeat`](Store::heartbeat). Returns all outages in order.
    async fn record_start(&self, now: Millis) -> Result<Vec<Outage>, StoreError>;

    /// Records a span of time in which this server's process was suspended. Later,
    /// [`record_start`](Store::record_start) returns it with the other outages.
    async fn record_outage(&self, outage: Outage) -> Result<(), StoreError>;

    /// Checks that the store can be written.
    async fn check(&self) -> Result<(), StoreError>;

    /// Closes the store. All data is then in the place where the next server, or a copy, looks for it.
    /// Nothing can be stored or read afterwards.
    async fn close(&self) -> Result<(), StoreError>;

    /// Whether the store is known not to answer. If so, any call would fail with [`StoreError::Unavailable`].
    fn is_away(&self) -> bool {
        false
    }

    /// Adds an invitation to a seat.
    async fn add_invitation(
        &self,
        hash: &Hash,
        table: &str,
        seat: SeatNumber,
        now: Millis,
    ) -> Result<(), StoreError>;

    /// Returns the table and the seat of an invitation, unless another identity has redeemed the invitation.
    async fn invitation(
        &self,
        hash: &Hash,
        identity: &str,
    ) -> Result<Option<(TableId, SeatNumber)>, StoreError>;

    /// Redeems an invitation. Only the first identity that redeems it gets the seat. If that identity asks
    /// again, it gets the same answer.
    async fn redeem_invitation(
        &self,
        hash: &Hash,
        identity: &str,
    ) -> Result<Option<(TableId, SeatNumber)>, StoreError>;
}

/// What acknowledged data survives.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Durability {
    /// The data is on the disk: a power failure loses nothing.
    #[default]
    Power,
    /// The data has left the process: a crash of the process loses nothing, but a power failure may lose the
    /// last second.
    Process,
}

/// Entries for a table's log.
#[derive(Clone, Debug)]
pub struct Append {
    /// The table.
    pub table: TableId,
    /// The number of the first entry; the others follow.
    pub first: u32,
    /// The entries, at least one.
    pub entries: Vec<LogEntry>,
    /// Which lists show the table, if that changes.
    pub listing: Option<Listing>,
    /// The table's deadline, if that changes.
    pub deadline: Option<Deadline>,
}

/// The facts about a table that determine the lists it appears on.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Listing {
    /// The identities that have a seat.
    pub identities: Vec<String>,
    /// Whether the public list shows the table.
    pub open: bool,
    /// The spec of the game, if it is being played and the server must not analyze it for its players.
    pub playing: Option<String>,
    /// The time of the table's newest entry.
    pub touched: Millis,
}

impl Listing {
    /// Whether both listings put the table on the same lists, with the same content. The order in the lists
    /// may differ.
    pub(crate) fn is_shown_like(&self, other: &Listing) -> bool {
        let Listing { identities, open, playing, touched: _ } = self;
        (identities, open, playing) == (&other.identities, &other.open, &other.playing)
    }
}

/// When a server must act at a table by itself.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Deadline {
    /// The server need not act by itself.
    None,
    /// The server must act at this moment.
    At {
        /// The moment.
        at: Millis,
        /// The time until which the writing server claims this deadline for itself; 0 if it makes no claim.
        claimed: Millis,
    },
}

/// Why something could not be stored or read.
#[derive(Debug)]
pub enum StoreError {
    /// Another entry was appended under the same number.
    Conflict,
    /// The file was removed or replaced while it was open.
    Gone,
    /// The file or database belongs to another program.
    Foreign,
    /// An unreleased version of Menagerie has written the file in a form that this version cannot read.
    Outdated,
    /// An older version of Menagerie has written the data, and no server of this version has used them yet.
    Older,
    /// A copy of data to this place has begun and was not finished.
    Unfinished,
    /// The place already holds data.
    NotEmpty,
    /// Servers use the data.
    InUse,
    /// A newer version of Menagerie has written the data in a form that this version cannot use.
    Newer,
    /// The database does not answer, or cannot store anything at the moment. Try again later. A change may
    /// have been stored nevertheless.
    Unavailable(Box<dyn error::Error + Send + Sync>),
    /// The store does not work.
    Broken(Box<dyn error::Error + Send + Sync>),
}

impl StoreError {
    /// Makes an error from a failure of the store itself.
    pub fn broken(error: impl error::Error + Send + Sync + 'static) -> StoreError {
        StoreError::Broken(Box::new(error))
    }

    /// Whether the store does not answer.
    pub(crate) fn is_away(&self) -> bool {
        matches!(self, StoreError::Unavailable(_))
    }

    /// Logs what this failure prevents, unless the store is away: the store itself logs when it goes away and
    /// when it is back.
    pub(crate) fn log(&self, prevents: &str) {
        if !self.is_away() {
            tracing::error!(failure = %self, "{prevents}");
        }
    }
}

impl fmt::Display for StoreError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            StoreError::Conflict => f.write_str("another entry has this number"),
            StoreError::Gone => f.write_str("the data file was removed or replaced while the server runs"),
            StoreError::Foreign => f.write_str("it does not hold data of Menagerie"),
            StoreError::Outdated => f.write_str(
                "an unreleased version of Menagerie wrote this data file, and this version cannot read it",
            ),
            StoreError::Older => f.write_str(
                "an older version of Menagerie wrote this data; start a server with it once to convert it",
            ),
            StoreError::Unfinished => f.write_str(
                "a copy of data to this place was not finished; run menagerie move or menagerie restore again, \
                 and the copy starts over",
            ),
            StoreError::NotEmpty => f.write_str("it already holds data"),
            StoreError::InUse => f.write_str("servers are using this data"),
            StoreError::Newer => {
                f.write_str("a newer version of Menagerie wrote this data; update the program")
            }
            StoreError::Unavailable(error) => write!(f, "the database does not answer: {error}"),
            StoreError::Broken(error) => error.fmt(f),
        }
    }
}

impl error::Error for StoreError {}
