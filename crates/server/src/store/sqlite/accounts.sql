-- When a session was last used, to the day. `NULL` in files of older versions, until a server starts.
ALTER TABLE token ADD COLUMN used INTEGER;
CREATE INDEX token_identity ON token (identity);

-- Finds the entries that contain the name of a person: the events `sat`, `kept` and `renamed`. The first two
-- contain the id of the person. The third was caused by the person.
CREATE INDEX entry_named ON entry (coalesce(event ->> '$.identity', identity))
    WHERE substr(event, 11, 4) IN ('sat"', 'kept', 'rena');

-- People whose removal began and has not ended yet.
CREATE TABLE leaving (
    identity TEXT NOT NULL PRIMARY KEY
) WITHOUT ROWID;

-- Bans of people, by their id, and of addresses.
CREATE TABLE ban (
    subject TEXT    NOT NULL PRIMARY KEY,
    since   INTEGER NOT NULL,
    until   INTEGER,
    reason  TEXT
) WITHOUT ROWID;

-- What operators did. It contains no names.
CREATE TABLE audit (
    id       INTEGER PRIMARY KEY,
    at       INTEGER NOT NULL,
    operator TEXT    NOT NULL,
    action   TEXT    NOT NULL,
    subject  TEXT    NOT NULL,
    reason   TEXT
);
