-- The rows of a log in the order in which they came, whatever their table: what is committed together then stands together, and the
-- disk has less to write.
CREATE TABLE grown (
    tbl      TEXT    NOT NULL,
    number   INTEGER NOT NULL,
    at       INTEGER NOT NULL,
    identity TEXT,
    ordered  TEXT,
    event    TEXT    NOT NULL,
    PRIMARY KEY (tbl, number)
);
INSERT INTO grown SELECT tbl, number, at, identity, ordered, event FROM entry;
DROP TABLE entry;
ALTER TABLE grown RENAME TO entry;
