// How tests empty a database between each other: TRUNCATE rewrites the files of every table and index, whether they hold
// anything or not, and costs more than most tests. Only what was written to is touched here.
export const emptyTables = `
  CREATE SCHEMA testing;
  CREATE FUNCTION testing.empty_tables() RETURNS void LANGUAGE plpgsql AS $$
  DECLARE
    tables regclass[] := ARRAY(
      SELECT oid FROM pg_class
      WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace AND relname NOT IN ('migrations', 'deployment') ORDER BY oid
    );
    one regclass;
    held boolean;
  BEGIN
    -- Like TRUNCATE it waits for who still writes.
    EXECUTE 'LOCK TABLE ' || array_to_string(tables, ', ') || ' IN EXCLUSIVE MODE';
    -- Keys that point at each other need no order when all of them go; the triggers that tell of changes are called by hand.
    SET LOCAL session_replication_role = replica;
    FOREACH one IN ARRAY tables LOOP
      EXECUTE format('WITH gone AS (DELETE FROM %s RETURNING 1) SELECT EXISTS (SELECT FROM gone)', one) INTO held;
      IF held AND EXISTS (SELECT FROM pg_trigger WHERE tgrelid = one AND tgfoid = 'tell_content_changed'::regproc) THEN
        PERFORM pg_notify('content_changed', one::text);
      END IF;
    END LOOP;
    DELETE FROM pgboss.job;
    -- Its one row is always there.
    UPDATE deployment SET restoring_since = NULL, quiet_since = NULL, quiet_snapshot_at = NULL, last_backup_at = NULL, last_backup_file = NULL
      WHERE num_nonnulls(restoring_since, quiet_since, last_backup_at) > 0;
    PERFORM setval(format('%I.%I', schemaname, sequencename), start_value, false) FROM pg_sequences
      WHERE schemaname = 'public' AND last_value IS NOT NULL;
  END
  $$`;
