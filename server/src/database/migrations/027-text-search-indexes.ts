import type { QueryRunner } from 'typeorm';
import { ForwardMigration } from '../forward-migration.ts';

/** Index → what it holds trigrams of, for searches of visitors and, the last one, of staff. */
const indexes: Record<string, [table: string, text: string]> = {
  programs_search_folded: ['programs', 'search_folded'],
  coaches_search_folded: ['coaches', 'search_folded'],
  facilities_search_folded: ['facilities', 'search_folded'],
  posts_search_folded: ['posts', 'search_folded'],
  gallery_search_folded: ['gallery', 'search_folded'],
  alumni_search_folded: ['alumni', 'search_folded'],
  posts_folded: ['posts', 'search_fold(search_text)'],
};

export class TextSearchIndexes1700000000027 extends ForwardMigration {
  /** So that nobody waits to write while they are built. */
  transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    for (const [index, [table, text]] of Object.entries(indexes)) {
      // What was left of an attempt that was interrupted.
      await runner.query(`DROP INDEX CONCURRENTLY IF EXISTS ${index}`);
      await runner.query(`CREATE INDEX CONCURRENTLY ${index} ON ${table} USING gin (${text} gin_trgm_ops)`);
    }
  }
}
