import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Media1700000000003 implements MigrationInterface {
  name = 'Media1700000000003';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE media (
        id text PRIMARY KEY CHECK (id ~ '^[0-9a-f]{32}$'),
        width integer NOT NULL CHECK (width > 0),
        height integer NOT NULL CHECK (height > 0),
        placeholder text NOT NULL,
        original_type text NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now()
      )
    `);
  }

  async down(): Promise<void> {
    throw new Error('Migrations only go forward.');
  }
}
