import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What the schedule published, so that who was editing it then is not told of a conflict with nobody. */
export class PublishedFrom1700000000017 implements MigrationInterface {
  name = 'PublishedFrom1700000000017';

  async up(runner: QueryRunner): Promise<void> {
    for (const table of ['posts', 'programs'])
      await runner.query(`ALTER TABLE ${table} ADD COLUMN published_from integer`);
  }

  async down(): Promise<void> {
    throw new Error('Migrations only go forward.');
  }
}
