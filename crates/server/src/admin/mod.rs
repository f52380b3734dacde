//! Operators' commands, carried out by the running server.
//!
//! The commands come over a Unix socket beside the data file. Only the server's own account and root can open
//! the socket, and the server asks the operating system which account owns the process at the other end. So
//! there is no password to keep, and nobody can give commands over the network. A connection carries one
//! request and its answer. Each is one line of JSON.
//!
//! Every command that changes something is noted in the audit log before it is carried out.

mod commands;
#[cfg(unix)]
mod socket;

use serde::{Deserialize, Serialize};
use wire::{Millis, Refusal, Stage, TableId};

use crate::store::{AuditEntry, Ban, Person};

#[cfg(unix)]
pub(crate) use socket::{AdminSocket, serve};

/// What an operator asks for.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "command", rename_all = "kebab-case")]
pub enum AdminRequest {
    /// Asks for a list.
    List {
        /// What to list.
        of: AdminList,
        /// For guests: a part of the name or the id.
        search: Option<String>,
        /// The maximum number of entries.
        limit: u32,
    },
    /// Asks for a guest and their tables.
    Show {
        /// The guest's id.
        id: String,
    },
    /// Bans a guest or an address from the server.
    Ban {
        /// The guest's id, or the address.
        subject: String,
        /// How many days the ban lasts. `None` means for ever.
        days: Option<u32>,
        /// Whether to also ban the addresses from which the guest is connected.
        addresses: bool,
        /// The operator's reason, for the audit log.
        reason: Option<String>,
    },
    /// Lifts a ban.
    Lift {
        /// The guest's id, or the address.
        subject: String,
        /// The operator's reason, for the audit log.
        reason: Option<String>,
    },
    /// Gives a guest another name, at all their tables and in the logs.
    Rename {
        /// The guest's id.
        id: String,
        /// The new name.
        name: String,
        /// The operator's reason, for the audit log.
        reason: Option<String>,
    },
    /// Removes a guest, just as they can remove themselves.
    Remove {
        /// The guest's id.
        id: String,
        /// The operator's reason, for the audit log.
        reason: Option<String>,
    },
    /// Ends all sessions of a guest.
    Revoke {
        /// The guest's id.
        id: String,
        /// The operator's reason, for the audit log.
        reason: Option<String>,
    },
}

/// What an operator can list.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum AdminList {
    /// Guests, newest first.
    Guests,
    /// The tables in memory.
    Tables,
    /// Bans, newest first.
    Bans,
    /// What operators did, newest first.
    Audit,
}

/// The server's answer.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum AdminAnswer {
    /// The answer to [`AdminList::Guests`].
    Guests(Vec<Person>),
    /// The answer to [`AdminList::Tables`].
    Tables(Vec<AdminTable>),
    /// The answer to [`AdminList::Bans`].
    Bans(Vec<Ban>),
    /// The answer to [`AdminList::Audit`].
    Audit(Vec<AuditEntry>),
    /// The answer to [`AdminRequest::Show`].
    Guest {
        /// The guest.
        person: Person,
        /// The addresses from which the guest is connected.
        addresses: Vec<String>,
        /// The bans of the guest and of `addresses`.
        bans: Vec<Ban>,
        /// The guest's newest tables.
        tables: Vec<AdminTable>,
    },
    /// The bans that were added.
    Banned(Vec<Ban>),
    /// The ban of this subject was lifted.
    Lifted(String),
    /// The guest was renamed.
    Renamed {
        /// The id.
        id: String,
        /// The new name.
        name: String,
    },
    /// The guest of this id was removed.
    Removed(String),
    /// The guest's sessions were ended.
    Revoked {
        /// The id.
        id: String,
        /// How many sessions were ended.
        sessions: u32,
    },
    /// The server refused.
    Refused(Refusal),
}

/// A table, as operators see it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct AdminTable {
    /// The id.
    pub id: TableId,
    /// The game and its options.
    pub spec: String,
    /// Whether the game has not begun, is being played, or is over.
    pub stage: Stage,
    /// For each seat, who is there: the id of a person, the level of a computer (such as `level:3`), or an
    /// empty text for nobody.
    pub seats: Vec<String>,
    /// When something last happened at the table.
    pub touched: Millis,
}
