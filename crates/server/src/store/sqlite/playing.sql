
-- The people who play a game that bars study, and its spec. Derived from the logs.
CREATE TABLE playing (
    identity TEXT NOT NULL,
    tbl      TEXT NOT NULL,
    spec     TEXT NOT NULL,
    PRIMARY KEY (identity, tbl)
) WITHOUT ROWID;
CREATE INDEX playing_table ON playing (tbl);
