-- Each log has a row that knows its newest entry, and each entry knows the one before it. So whoever appends changes the last pages
-- of two tables and no page of an index, however many tables are played at: the disk has much less to write. A number is taken
-- once because a log is only appended to where its newest number is the one before.
CREATE TABLE log (
    id     INTEGER PRIMARY KEY,
    tbl    TEXT    NOT NULL UNIQUE,
    newest INTEGER NOT NULL,
    last   INTEGER
);
INSERT INTO log (tbl, newest, last) SELECT tbl, max(number), rowid FROM entry GROUP BY tbl;

CREATE TABLE linked (
    id       INTEGER PRIMARY KEY,
    log      INTEGER NOT NULL,
    number   INTEGER NOT NULL,
    before   INTEGER,
    at       INTEGER NOT NULL,
    identity TEXT,
    ordered  TEXT,
    event    TEXT    NOT NULL
);
INSERT INTO linked
    SELECT entry.rowid, log.id, number, lag(entry.rowid) OVER (PARTITION BY tbl ORDER BY number), at, identity, ordered, event
    FROM entry JOIN log USING (tbl) ORDER BY entry.rowid;
DROP TABLE entry;
ALTER TABLE linked RENAME TO entry;
