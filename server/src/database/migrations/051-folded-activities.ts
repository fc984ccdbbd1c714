import type { QueryRunner } from 'typeorm';
import { ForwardMigration } from '../forward-migration.ts';

/** Rows filled in at once; so many are locked for a moment. */
const batch = 5_000;

/**
 * The activity log is searched in a column that is stored folded: folding 100,000 entries for a search took seconds. It is filled in
 * row by row, because a generated column would be written while nobody may read or write the table.
 */
export class FoldedActivities1700000000051 extends ForwardMigration {
  /** So that nobody waits to write while it is filled in and its index is built. */
  transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE activities ADD COLUMN IF NOT EXISTS search_folded text;
      CREATE OR REPLACE FUNCTION fold_activity() RETURNS trigger LANGUAGE plpgsql AS $$
        BEGIN
          NEW.search_folded := search_fold(' ' || NEW.description);
          RETURN NEW;
        END
      $$;
      CREATE OR REPLACE TRIGGER fold_activity BEFORE INSERT OR UPDATE ON activities
        FOR EACH ROW EXECUTE FUNCTION fold_activity();
    `);
    const [{ last }] = await runner.query('SELECT coalesce(max(id), 0) AS last FROM activities');
    for (let id = 0; id < last; id += batch)
      await runner.query(
        'UPDATE activities SET search_folded = NULL WHERE search_folded IS NULL AND id > $1 AND id <= $2',
        [id, id + batch],
      );
    // What was left of an attempt that was interrupted.
    await runner.query('DROP INDEX CONCURRENTLY IF EXISTS activities_search_folded');
    await runner.query(`CREATE INDEX CONCURRENTLY activities_search_folded
      ON activities USING gin (search_folded gin_trgm_ops)`);
    await runner.query('DROP INDEX CONCURRENTLY IF EXISTS activities_folded');
  }
}
