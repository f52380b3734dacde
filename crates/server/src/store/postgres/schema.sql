-- The logs of all tables. An entry never changes, except that the name of a person may be replaced.
--
-- Each log has a row with the number of its newest entry. An append changes this row only if the number
-- before its first entry is the newest. The change locks the log for other servers until the append is
-- committed.
CREATE TABLE log (
    id     bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    tbl    text   NOT NULL UNIQUE,
    newest bigint NOT NULL
) WITH (fillfactor = 70);

CREATE TABLE entry (
    log      bigint NOT NULL,
    number   bigint NOT NULL,
    at       bigint NOT NULL,
    identity text,
    -- Bytes, because a client may send an order id that PostgreSQL does not accept as text.
    ordered  bytea,
    -- The person whose name the event contains.
    named    text,
    event    text   NOT NULL,
    PRIMARY KEY (log, number)
);
CREATE INDEX entry_named ON entry (named) WHERE named IS NOT NULL;

-- Derived from the logs: the lists of tables, who has a seat, what they play, and deadlines.
CREATE TABLE listing (
    tbl        text    NOT NULL PRIMARY KEY,
    open       boolean NOT NULL,
    touched    bigint  NOT NULL,
    identities text[]  NOT NULL,
    -- The spec while the game is played, if it bars study.
    playing    text
);
CREATE INDEX listing_open ON listing (touched) WHERE open;
CREATE INDEX listing_identities ON listing USING gin (identities) WITH (fastupdate = off);
CREATE INDEX listing_playing ON listing USING gin (identities) WITH (fastupdate = off) WHERE playing IS NOT NULL;

CREATE TABLE due (
    tbl     text   NOT NULL PRIMARY KEY,
    at      bigint NOT NULL,
    claimed bigint NOT NULL
) WITH (fillfactor = 70);
CREATE INDEX due_at ON due (at);

-- Identities. Only the SHA-256 of a token or an invitation is stored.
CREATE TABLE identity (
    id      text   NOT NULL PRIMARY KEY,
    name    text   NOT NULL,
    created bigint NOT NULL
);

CREATE TABLE token (
    hash     bytea  NOT NULL PRIMARY KEY,
    identity text   NOT NULL,
    used     bigint NOT NULL
);
CREATE INDEX token_identity ON token (identity);
CREATE INDEX token_used ON token (used);

CREATE TABLE invitation (
    hash    bytea    NOT NULL PRIMARY KEY,
    tbl     text     NOT NULL,
    seat    smallint NOT NULL,
    created bigint   NOT NULL,
    taken   text
);
CREATE INDEX invitation_table ON invitation (tbl);

-- People whose removal began and has not ended yet.
CREATE TABLE leaving (
    identity text NOT NULL PRIMARY KEY
);

-- Bans of people, by their id, and of addresses.
CREATE TABLE ban (
    subject text   NOT NULL PRIMARY KEY,
    since   bigint NOT NULL,
    until   bigint,
    reason  text
);

-- What operators did. It contains no names.
CREATE TABLE audit (
    id       bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    at       bigint NOT NULL,
    operator text   NOT NULL,
    action   text   NOT NULL,
    subject  text   NOT NULL,
    reason   text
);

-- The last moment at which a server is known to have run, and the times in which none did.
CREATE TABLE awake (
    one boolean NOT NULL PRIMARY KEY CHECK (one),
    at  bigint  NOT NULL
);

CREATE TABLE outage (
    began bigint NOT NULL PRIMARY KEY,
    ended bigint NOT NULL
);
