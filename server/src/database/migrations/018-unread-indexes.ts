import type { QueryRunner } from 'typeorm';
import { ForwardMigration } from '../forward-migration.ts';

const unread = [
  'registrations_search',
  'contact_submissions_search',
  'donations_search',
  'subscribers_search',
  'bookings_search',
  'quotes_search',
  'reviews_search',
];

/** Every search looks for folded words: nothing reads the indexes of texts as they were typed, and each row that is written pays for them. */
export class UnreadIndexes1700000000018 extends ForwardMigration {
  transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    for (const name of unread) await runner.query(`DROP INDEX CONCURRENTLY IF EXISTS ${name}`);
  }
}
