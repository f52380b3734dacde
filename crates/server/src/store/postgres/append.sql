-- Appends to several logs at once. Each append has its own condition: the log's newest entry has the number
-- before the append's first entry. Returns the places of the appends that succeeded. The settings of the
-- connection make the plan use only nested loops. It locks the logs in the order of `asked`, so two servers
-- never block each other.
--
-- The rows of an append are found by its place in an array. In such a plan, a join would compare every append
-- with every entry.
WITH asked AS (
    SELECT * FROM unnest($1::text[], $2::bigint[], $3::bigint[]) WITH ORDINALITY AS asked (tbl, first, last, i)
), begun AS (
    INSERT INTO log (tbl, newest) SELECT tbl, last FROM asked WHERE first = 1 ORDER BY i
    ON CONFLICT (tbl) DO NOTHING RETURNING id, tbl
), grown AS (
    UPDATE log SET newest = asked.last FROM asked
    WHERE log.tbl = asked.tbl AND log.newest = asked.first - 1 AND asked.first > 1
    RETURNING log.id, asked.i
), head AS (
    SELECT begun.id, asked.i FROM begun JOIN asked USING (tbl)
    UNION ALL
    SELECT id, i FROM grown
), place AS (
    -- The log of each append, and NULL for an append that is refused.
    SELECT array_agg(id ORDER BY i) AS ids
    FROM (
        SELECT i, max(id) AS id FROM (SELECT i, id FROM head UNION ALL SELECT i, NULL FROM asked) AS known GROUP BY i
    ) AS each
), written AS (
    INSERT INTO entry (log, number, at, identity, ordered, named, event)
    SELECT place.ids[new.i], new.number, new.at, new.identity, new.ordered, new.named, new.event
    FROM place,
         unnest($4::bigint[], $5::bigint[], $6::bigint[], $7::text[], $8::bytea[], $9::text[], $10::text[])
         AS new (i, number, at, identity, ordered, named, event)
    WHERE place.ids[new.i] IS NOT NULL
), listed AS (
    INSERT INTO listing (tbl, open, touched, identities, playing)
    SELECT ($1::text[])[new.i], new.open, new.touched,
           ARRAY(SELECT json_array_elements_text(new.identities::json)), new.playing
    FROM place,
         unnest($11::bigint[], $12::boolean[], $13::bigint[], $14::text[], $15::text[])
         AS new (i, open, touched, identities, playing)
    WHERE place.ids[new.i] IS NOT NULL
    ON CONFLICT (tbl) DO UPDATE SET open = excluded.open, touched = excluded.touched,
                                    identities = excluded.identities, playing = excluded.playing
), expected AS (
    INSERT INTO due (tbl, at, claimed)
    SELECT ($1::text[])[new.i], new.at, new.claimed
    FROM place, unnest($16::bigint[], $17::bigint[], $18::bigint[]) AS new (i, at, claimed)
    WHERE place.ids[new.i] IS NOT NULL
    ON CONFLICT (tbl) DO UPDATE SET at = excluded.at, claimed = excluded.claimed
), done AS (
    DELETE FROM due USING place, unnest($19::bigint[]) AS ended (i)
    WHERE place.ids[ended.i] IS NOT NULL AND due.tbl = ($1::text[])[ended.i]
)
SELECT i FROM head
