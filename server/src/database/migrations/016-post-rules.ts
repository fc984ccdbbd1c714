import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Which rules the HTML of a post was sanitised by, so that it need not be done at each read. */
export class PostRules1700000000016 implements MigrationInterface {
  name = 'PostRules1700000000016';

  async up(runner: QueryRunner): Promise<void> {
    // 0: by none that we know of.
    await runner.query('ALTER TABLE posts ADD COLUMN content_rules integer NOT NULL DEFAULT 0');
  }

  async down(): Promise<void> {
    throw new Error('Migrations only go forward.');
  }
}
