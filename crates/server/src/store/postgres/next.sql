-- Only with the feature `next-version`: what a version after this one might add. Its servers fill in the column, and
-- those of this version leave it empty.
ALTER TABLE entry ADD COLUMN program text;

CREATE TABLE later (
    number bigint NOT NULL PRIMARY KEY
);
