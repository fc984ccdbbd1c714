// How tests empty a database between each other: TRUNCATE rewrites the files of every table and index, whether they hold
// anything or not, and costs more than most tests. The statements are written out for each table, so that a connection that
// stays plans each of them once.
export const emptyTables = `
  CREATE SCHEMA testing;
  DO $$
  DECLARE
    tables regclass[] := ARRAY(
      SELECT oid FROM pg_class
      WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace AND relname NOT IN ('migrations', 'deployment') ORDER BY oid
    );
    -- Like TRUNCATE it waits for who still writes. Keys that point at each other need no order when all of them go; the
    -- triggers that tell of changes are called by hand.
    body text := format(
      'LOCK TABLE %s IN EXCLUSIVE MODE; SET LOCAL session_replication_role = replica; ', array_to_string(tables, ', ')
    );
    one regclass;
  BEGIN
    FOREACH one IN ARRAY tables LOOP
      body := body || format('DELETE FROM %s; ', one);
      IF EXISTS (SELECT FROM pg_trigger WHERE tgrelid = one AND tgfoid = 'tell_content_changed'::regproc) THEN
        body := body || format('IF FOUND THEN PERFORM pg_notify(''content_changed'', %L); END IF; ', one);
      END IF;
    END LOOP;
    body := body || '
      DELETE FROM pgboss.job;
      -- Its one row is always there.
      UPDATE deployment SET restoring_since = NULL, quiet_since = NULL, quiet_snapshot_at = NULL, last_backup_at = NULL, last_backup_file = NULL, uploads_since = NULL
        WHERE num_nonnulls(restoring_since, quiet_since, last_backup_at, uploads_since) > 0;
      PERFORM setval(seqrelid, seqstart, false) FROM pg_sequence JOIN pg_class ON oid = seqrelid
        WHERE relnamespace = ''public''::regnamespace AND pg_sequence_last_value(seqrelid) IS NOT NULL;';
    EXECUTE format('CREATE FUNCTION testing.empty_tables() RETURNS void LANGUAGE plpgsql AS %L', 'BEGIN ' || body || ' END');
  END
  $$`;
