-- The logs of all tables. An entry never changes, except that the name of a person may be replaced.
--
-- The row of a log refers to its newest entry, and each entry refers to the one before it. So an append
-- changes the last pages of two tables and no page of an index, however many games are in progress, and the
-- disk has little to write. A number is used only once, because an append requires that the number before it
-- is the newest.
CREATE TABLE log (
    id     INTEGER PRIMARY KEY,
    tbl    TEXT    NOT NULL UNIQUE,
    newest INTEGER NOT NULL,
    last   INTEGER
);

CREATE TABLE entry (
    id       INTEGER PRIMARY KEY,
    log      INTEGER NOT NULL,
    number   INTEGER NOT NULL,
    before   INTEGER,
    at       INTEGER NOT NULL,
    identity TEXT,
    ordered  TEXT,
    event    TEXT    NOT NULL
);

-- Derived from the logs: the lists of tables, who has a seat, and deadlines.
CREATE TABLE listing (
    tbl     TEXT    NOT NULL PRIMARY KEY,
    open    INTEGER NOT NULL,
    touched INTEGER NOT NULL
) WITHOUT ROWID;
CREATE INDEX listing_open ON listing (touched) WHERE open;

CREATE TABLE sitter (
    identity TEXT NOT NULL,
    tbl      TEXT NOT NULL,
    PRIMARY KEY (identity, tbl)
) WITHOUT ROWID;
CREATE INDEX sitter_table ON sitter (tbl);

CREATE TABLE due (
    tbl     TEXT    NOT NULL PRIMARY KEY,
    at      INTEGER NOT NULL,
    claimed INTEGER NOT NULL
) WITHOUT ROWID;
CREATE INDEX due_at ON due (at);

-- Identities. Only the SHA-256 of a token or an invitation is stored.
CREATE TABLE identity (
    id      TEXT    NOT NULL PRIMARY KEY,
    name    TEXT    NOT NULL,
    created INTEGER NOT NULL
) WITHOUT ROWID;

CREATE TABLE token (
    hash     BLOB NOT NULL PRIMARY KEY,
    identity TEXT NOT NULL REFERENCES identity (id)
) WITHOUT ROWID;

CREATE TABLE invitation (
    hash    BLOB    NOT NULL PRIMARY KEY,
    tbl     TEXT    NOT NULL,
    seat    INTEGER NOT NULL,
    created INTEGER NOT NULL,
    taken   TEXT
) WITHOUT ROWID;
CREATE INDEX invitation_table ON invitation (tbl);

-- The last moment at which a server is known to have run, and the times in which none did.
CREATE TABLE awake (
    one INTEGER NOT NULL PRIMARY KEY CHECK (one = 1),
    at  INTEGER NOT NULL
);

CREATE TABLE outage (
    began INTEGER NOT NULL PRIMARY KEY,
    ended INTEGER NOT NULL
);
