import type { QueryRunner } from 'typeorm';
import { ForwardMigration } from '../forward-migration.ts';

/** Donations that came in: what is new to somebody is counted from the newest of them. */
export class SettledDonations1700000000063 extends ForwardMigration {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE INDEX donations_settled ON donations (settled_at DESC, id DESC)
        WHERE status = 'successful' OR problem IS NOT NULL
    `);
  }
}
