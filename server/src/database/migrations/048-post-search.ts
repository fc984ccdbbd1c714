import type { QueryRunner } from 'typeorm';
import { ForwardMigration } from '../forward-migration.ts';

/**
 * Staff search posts in the column that visitors are answered from, which is stored folded: folding the texts of thousands of posts
 * for each search took seconds. The column `search_text` of posts is still read by instances of the former release; no code reads it.
 */
export class PostSearch1700000000048 extends ForwardMigration {
  /** So that nobody waits to write while it goes. */
  transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX CONCURRENTLY IF EXISTS posts_folded');
  }
}
