import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A known text under each data key, by which a wrong key of the same name is noticed at start. */
export class DataKeyCanaries1700000000020 implements MigrationInterface {
  name = 'DataKeyCanaries1700000000020';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE data_key_canaries (
        key_id text PRIMARY KEY,
        sealed text NOT NULL
      );
    `);
  }

  async down(): Promise<void> {
    throw new Error('Migrations only go forward.');
  }
}
