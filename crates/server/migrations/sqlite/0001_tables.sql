-- What is true: the log of every table. Nothing in it is ever changed.
CREATE TABLE entry (
    tbl      TEXT    NOT NULL,
    number   INTEGER NOT NULL,
    at       INTEGER NOT NULL,
    identity TEXT,
    ordered  TEXT,
    event    TEXT    NOT NULL,
    PRIMARY KEY (tbl, number)
) WITHOUT ROWID;

-- Follows from the logs: where who sits, which tables wait for somebody, and when something is due.
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

CREATE TABLE due (
    tbl     TEXT    NOT NULL PRIMARY KEY,
    at      INTEGER NOT NULL,
    claimed INTEGER NOT NULL
) WITHOUT ROWID;
CREATE INDEX due_at ON due (at);

-- Who there is. A token is never stored, only its SHA-256.
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
