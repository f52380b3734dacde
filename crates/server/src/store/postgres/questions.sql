-- Questions about positions, which web servers leave to the servers that think. A crash of the database loses
-- them. Clients then ask again.
CREATE UNLOGGED TABLE question (
    id      text   NOT NULL PRIMARY KEY,
    asker   bigint NOT NULL,
    asked   bigint NOT NULL,
    claimed bigint NOT NULL,
    content text   NOT NULL,
    answer  text
);
CREATE INDEX question_asked ON question (asked);
