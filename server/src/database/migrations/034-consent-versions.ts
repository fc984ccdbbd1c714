import type { QueryRunner } from 'typeorm';
import { ForwardMigration } from '../forward-migration.ts';

/** The words that somebody who registers agrees to are a setting: what earlier ones were is kept. */
export class ConsentVersions1700000000034 extends ForwardMigration {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE consent_versions (
        id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        version text GENERATED ALWAYS AS ('v' || id::text) STORED UNIQUE,
        words text NOT NULL,
        created_at timestamptz(3) NOT NULL
      );
    `);
  }
}
