-- Questions about positions, which web servers leave to the servers that think.
CREATE TABLE question (
    id      TEXT    NOT NULL PRIMARY KEY,
    asker   INTEGER NOT NULL,
    asked   INTEGER NOT NULL,
    claimed INTEGER NOT NULL,
    content TEXT    NOT NULL,
    answer  TEXT
) WITHOUT ROWID;
CREATE INDEX question_asked ON question (asked);
