//! The content of a store as rows, and the digests of these rows. The rows are the same in every kind of
//! store.

use std::fmt;

use sha2::{Digest as _, Sha256};

use crate::store::Hash;

/// A part of what a store holds.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Part {
    /// The logs of all tables.
    Logs,
    /// The lists of tables, and who has a seat.
    Lists,
    /// The tables' deadlines.
    Deadlines,
    /// People.
    Guests,
    /// The hashes of the tokens of people's sessions.
    Sessions,
    /// The hashes of invitations.
    Invitations,
    /// People whose removal has not ended.
    Removals,
    /// Bans.
    Bans,
    /// What operators did.
    Audit,
    /// The last moment at which a server is known to have run.
    Heartbeat,
    /// The times in which no server ran.
    Outages,
}

/// The kind of the values in a column.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(in crate::store) enum Kind {
    Int,
    Text,
    Bytes,
}

/// A value in a row.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(in crate::store) enum Value {
    Null,
    Int(i64),
    Text(String),
    Bytes(Vec<u8>),
}

/// How a part other than the logs is read and written.
pub(in crate::store) struct PartSpec {
    pub(in crate::store) part: Part,
    pub(in crate::store) columns: &'static [Kind],
    /// The queries that select the columns, for SQLite and for PostgreSQL. Both give the same rows in the
    /// same order.
    pub(in crate::store) select: [&'static str; 2],
    /// The statements that insert rows, for SQLite and for PostgreSQL. In an SQLite file, each statement is
    /// executed for each row. In a PostgreSQL database, each parameter is an array with the values of a
    /// column.
    pub(in crate::store) insert: [&'static [&'static str]; 2],
}

/// The index of the statements for SQLite in [`PartSpec`].
pub(in crate::store) const SQLITE: usize = 0;
/// The index of the statements for PostgreSQL in [`PartSpec`].
pub(in crate::store) const POSTGRES: usize = 1;

use Kind::{Bytes, Int, Text};

/// All parts other than the logs. A part comes before the parts that refer to it.
pub(in crate::store) const PARTS: &[PartSpec] = &[
    PartSpec {
        part: Part::Lists,
        columns: &[Text, Int, Int, Text, Text],
        select: [
            "SELECT tbl, open, touched,
                    (SELECT json_group_array(identity ORDER BY identity) FROM sitter WHERE sitter.tbl = listing.tbl),
                    (SELECT max(spec) FROM playing WHERE playing.tbl = listing.tbl)
             FROM listing ORDER BY tbl",
            // An SQLite file stores `playing` for each person at the table. For a table without people, it
            // stores no `playing`, so this query leaves `playing` out, too.
            r#"SELECT tbl, open::int::bigint, touched,
                      to_json(ARRAY(SELECT DISTINCT identity COLLATE "C"
                                    FROM unnest(identities) AS sitter (identity) ORDER BY 1))::text,
                      CASE WHEN identities <> '{}' THEN playing END
               FROM listing ORDER BY tbl COLLATE "C""#,
        ],
        insert: [
            &[
                "INSERT INTO listing (tbl, open, touched) VALUES (?1, ?2, ?3)",
                "INSERT INTO sitter (identity, tbl) SELECT value, ?1 FROM json_each(?4)",
                "INSERT INTO playing (identity, tbl, spec) SELECT value, ?1, ?5 FROM json_each(?4)
                 WHERE ?5 IS NOT NULL",
            ],
            &["INSERT INTO listing (tbl, open, touched, identities, playing)
               SELECT tbl, open <> 0, touched, ARRAY(SELECT json_array_elements_text(identities::json)), playing
               FROM unnest($1::text[], $2::bigint[], $3::bigint[], $4::text[], $5::text[])
                    AS new (tbl, open, touched, identities, playing)"],
        ],
    },
    PartSpec {
        part: Part::Deadlines,
        columns: &[Text, Int],
        select: ["SELECT tbl, at FROM due ORDER BY tbl", r#"SELECT tbl, at FROM due ORDER BY tbl COLLATE "C""#],
        // No server has run at the target yet, so nobody holds a claim there.
        insert: [
            &["INSERT INTO due (tbl, at, claimed) VALUES (?1, ?2, 0)"],
            &["INSERT INTO due (tbl, at, claimed) SELECT tbl, at, 0 FROM unnest($1::text[], $2::bigint[]) AS new (tbl, at)"],
        ],
    },
    PartSpec {
        part: Part::Guests,
        columns: &[Text, Text, Int],
        select: [
            "SELECT id, name, created FROM identity ORDER BY id",
            r#"SELECT id, name, created FROM identity ORDER BY id COLLATE "C""#,
        ],
        insert: [
            &["INSERT INTO identity (id, name, created) VALUES (?1, ?2, ?3)"],
            &["INSERT INTO identity (id, name, created) SELECT * FROM unnest($1::text[], $2::text[], $3::bigint[])"],
        ],
    },
    PartSpec {
        part: Part::Sessions,
        columns: &[Bytes, Text, Int],
        select: [
            // In a file of an older version, a session may have no time of last use. Such a session counts
            // as used at the time when a server last ran.
            "SELECT hash, identity, coalesce(used, (SELECT at FROM awake), (SELECT created FROM identity WHERE id = identity))
             FROM token ORDER BY hash",
            "SELECT hash, identity, used FROM token ORDER BY hash",
        ],
        insert: [
            &["INSERT INTO token (hash, identity, used) VALUES (?1, ?2, ?3)"],
            &["INSERT INTO token (hash, identity, used) SELECT * FROM unnest($1::bytea[], $2::text[], $3::bigint[])"],
        ],
    },
    PartSpec {
        part: Part::Invitations,
        columns: &[Bytes, Text, Int, Int, Text],
        select: [
            "SELECT hash, tbl, seat, created, taken FROM invitation ORDER BY hash",
            "SELECT hash, tbl, seat::bigint, created, taken FROM invitation ORDER BY hash",
        ],
        insert: [
            &["INSERT INTO invitation (hash, tbl, seat, created, taken) VALUES (?1, ?2, ?3, ?4, ?5)"],
            &["INSERT INTO invitation (hash, tbl, seat, created, taken)
               SELECT * FROM unnest($1::bytea[], $2::text[], $3::bigint[], $4::bigint[], $5::text[])"],
        ],
    },
    PartSpec {
        part: Part::Removals,
        columns: &[Text],
        select: [
            "SELECT identity FROM leaving ORDER BY identity",
            r#"SELECT identity FROM leaving ORDER BY identity COLLATE "C""#,
        ],
        insert: [
            &["INSERT INTO leaving (identity) VALUES (?1)"],
            &["INSERT INTO leaving (identity) SELECT * FROM unnest($1::text[])"],
        ],
    },
    PartSpec {
        part: Part::Bans,
        columns: &[Text, Int, Int, Text],
        select: [
            "SELECT subject, since, until, reason FROM ban ORDER BY subject",
            r#"SELECT subject, since, until, reason FROM ban ORDER BY subject COLLATE "C""#,
        ],
        insert: [
            &["INSERT INTO ban (subject, since, until, reason) VALUES (?1, ?2, ?3, ?4)"],
            &["INSERT INTO ban (subject, since, until, reason)
               SELECT * FROM unnest($1::text[], $2::bigint[], $3::bigint[], $4::text[])"],
        ],
    },
    PartSpec {
        part: Part::Audit,
        columns: &[Int, Text, Text, Text, Text],
        select: ["SELECT at, operator, action, subject, reason FROM audit ORDER BY id"; 2],
        insert: [
            &["INSERT INTO audit (at, operator, action, subject, reason) VALUES (?1, ?2, ?3, ?4, ?5)"],
            &["INSERT INTO audit (at, operator, action, subject, reason)
               SELECT at, operator, action, subject, reason
               FROM unnest($1::bigint[], $2::text[], $3::text[], $4::text[], $5::text[])
                    WITH ORDINALITY AS new (at, operator, action, subject, reason, number)
               ORDER BY number"],
        ],
    },
    PartSpec {
        part: Part::Heartbeat,
        columns: &[Int],
        select: ["SELECT at FROM awake"; 2],
        insert: [
            &["INSERT INTO awake (one, at) VALUES (1, ?1)"],
            &["INSERT INTO awake (one, at) SELECT true, at FROM unnest($1::bigint[]) AS new (at)"],
        ],
    },
    PartSpec {
        part: Part::Outages,
        columns: &[Int, Int],
        select: ["SELECT began, ended FROM outage ORDER BY began"; 2],
        insert: [
            &["INSERT INTO outage (began, ended) VALUES (?1, ?2)"],
            &["INSERT INTO outage (began, ended) SELECT * FROM unnest($1::bigint[], $2::bigint[])"],
        ],
    },
];

impl Part {
    /// Returns the name of the part in backups, which never changes.
    pub(in crate::store) fn key(self) -> &'static str {
        match self {
            Part::Logs => "logs",
            Part::Lists => "lists",
            Part::Deadlines => "deadlines",
            Part::Guests => "guests",
            Part::Sessions => "sessions",
            Part::Invitations => "invitations",
            Part::Removals => "removals",
            Part::Bans => "bans",
            Part::Audit => "audit",
            Part::Heartbeat => "heartbeat",
            Part::Outages => "outages",
        }
    }
}

impl fmt::Display for Part {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Part::Logs => "the tables' logs",
            Part::Lists => "the lists of tables",
            Part::Deadlines => "the tables' deadlines",
            Part::Guests => "the guests",
            Part::Sessions => "the guests' sessions",
            Part::Invitations => "the invitations",
            Part::Removals => "the unfinished removals of guests",
            Part::Bans => "the bans",
            Part::Audit => "the audit log",
            Part::Heartbeat => "the time at which a server ran last",
            Part::Outages => "the times in which no server ran",
        })
    }
}

/// A table's log as it is stored.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(in crate::store) struct Log {
    pub(in crate::store) table: String,
    /// The number of the newest entry, according to the store.
    pub(in crate::store) newest: i64,
    pub(in crate::store) entries: Vec<Entry>,
}

/// An entry of a log as it is stored.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(in crate::store) struct Entry {
    pub(in crate::store) number: i64,
    pub(in crate::store) at: i64,
    pub(in crate::store) by: Option<String>,
    pub(in crate::store) order: Option<String>,
    pub(in crate::store) event: String,
}

/// What is read and written at once.
pub(in crate::store) enum Batch {
    /// The number of entries in all logs. This batch comes before all others.
    Count(u64),
    /// Some of the logs, in the order of their tables.
    Logs(Vec<Log>),
    /// Some rows of a part.
    Rows(&'static PartSpec, Vec<Vec<Value>>),
}

/// Computes the digest of rows.
#[derive(Clone, Default)]
pub(super) struct Digester(Sha256);

impl Digester {
    /// Adds a row. The digest also depends on how values are divided into rows.
    pub(super) fn add<'a>(&mut self, row: impl IntoIterator<Item = &'a Value>) {
        for value in row {
            match value {
                Value::Null => self.0.update([0]),
                Value::Int(number) => {
                    self.0.update([1]);
                    self.0.update(number.to_be_bytes());
                }
                Value::Text(text) => self.add_bytes(2, text.as_bytes()),
                Value::Bytes(bytes) => self.add_bytes(3, bytes),
            }
        }
        self.0.update([4]);
    }

    fn add_bytes(&mut self, kind: u8, bytes: &[u8]) {
        self.0.update([kind]);
        self.0.update((bytes.len() as u64).to_be_bytes());
        self.0.update(bytes);
    }

    fn add_text(&mut self, text: Option<&str>) {
        match text {
            Some(text) => self.add_bytes(2, text.as_bytes()),
            None => self.0.update([0]),
        }
    }

    pub(super) fn finish(self) -> Hash {
        self.0.finalize().into()
    }
}

impl Log {
    /// Returns the digest of the table's id and of all entries.
    pub(super) fn digest(&self) -> Hash {
        let mut digester = Digester::default();
        digester.add_text(Some(&self.table));
        for Entry { number, at, by, order, event } in &self.entries {
            digester.0.update(number.to_be_bytes());
            digester.0.update(at.to_be_bytes());
            digester.add_text(by.as_deref());
            digester.add_text(order.as_deref());
            digester.add_text(Some(event));
        }
        digester.finish()
    }
}
