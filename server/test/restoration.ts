// How a test file takes over the database of the one before: a new copy of the template costs a quarter of a second of a
// processor, emptying what was written to a twentieth of that. Who changed more than rows costs the next one a new copy.
export const restoration = `
  CREATE FUNCTION testing.structure() RETURNS text LANGUAGE sql AS $$
    WITH ours AS (
      SELECT * FROM pg_class WHERE relnamespace IN ('public'::regnamespace, 'pgboss'::regnamespace)
    )
    SELECT md5(string_agg(part, ' ' ORDER BY part)) FROM (
      SELECT (oid, relname, relkind, relacl, reloptions)::text AS part FROM ours
      UNION ALL SELECT a::text FROM pg_attribute a JOIN ours ON ours.oid = a.attrelid
      UNION ALL SELECT d::text FROM pg_attrdef d JOIN ours ON ours.oid = d.adrelid
      UNION ALL SELECT c::text FROM pg_constraint c JOIN ours ON ours.oid = c.conrelid
      UNION ALL SELECT i::text FROM pg_index i JOIN ours ON ours.oid = i.indrelid
      UNION ALL SELECT t::text FROM pg_trigger t JOIN ours ON ours.oid = t.tgrelid
      UNION ALL SELECT p::text FROM pg_proc p
        WHERE pronamespace IN ('public'::regnamespace, 'pgboss'::regnamespace)
    ) AS parts
  $$;

  CREATE TABLE testing.template AS SELECT testing.structure() AS structure;

  -- Of the tables that empty_tables leaves alone: the migrations that were made, and what the job queue knows of itself.
  -- The queues may stay: each product brings its own up to date, and making all of them takes a hundred statements.
  CREATE VIEW testing.kept AS
    SELECT oid::regclass AS kept, format('testing.rows_of_%s', oid) AS copy FROM pg_class
    WHERE relkind = 'r' AND (relname = 'migrations' OR (relnamespace = 'pgboss'::regnamespace AND relname NOT LIKE 'job%' AND relname <> 'queue'));
  DO $$
  DECLARE
    one record;
  BEGIN
    FOR one IN SELECT * FROM testing.kept LOOP
      EXECUTE format('CREATE TABLE %s AS TABLE %s', one.copy, one.kept);
    END LOOP;
  END
  $$;

  CREATE FUNCTION testing.restore() RETURNS boolean LANGUAGE plpgsql AS $$
  DECLARE
    one record;
  BEGIN
    IF testing.structure() <> (SELECT structure FROM testing.template) THEN
      RETURN false;
    END IF;
    PERFORM testing.empty_tables();
    FOR one IN SELECT * FROM testing.kept LOOP
      EXECUTE format('DELETE FROM %s', one.kept);
      EXECUTE format('INSERT INTO %s OVERRIDING SYSTEM VALUE TABLE %s', one.kept, one.copy);
    END LOOP;
    RETURN true;
  END
  $$`;
