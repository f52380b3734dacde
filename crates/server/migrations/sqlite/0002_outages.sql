-- When a server ran last, and the times in which none did.
CREATE TABLE awake (
    one INTEGER NOT NULL PRIMARY KEY CHECK (one = 1),
    at  INTEGER NOT NULL
);

CREATE TABLE outage (
    began INTEGER NOT NULL PRIMARY KEY,
    ended INTEGER NOT NULL
);

-- What is found when a table is removed.
CREATE INDEX sitter_table ON sitter (tbl);
CREATE INDEX invitation_table ON invitation (tbl);
