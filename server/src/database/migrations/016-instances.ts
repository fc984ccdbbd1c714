import type { QueryRunner } from 'typeorm';
import { ForwardMigration } from '../forward-migration.ts';

/** Which processes of the product run. After a crash of the database nobody knows, and they say so again within a second. */
export class Instances1700000000016 extends ForwardMigration {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE UNLOGGED TABLE instances (
        id uuid PRIMARY KEY,
        role text NOT NULL CHECK (role IN ('all', 'web', 'worker')),
        -- Number of the newest migration that it knows: the higher, the newer its release.
        release integer NOT NULL,
        -- The same for all that run on one, also in containers of their own; another one after each start of it.
        machine text NOT NULL,
        since timestamptz NOT NULL DEFAULT clock_timestamp(),
        -- By the clock of the database, as all times here: those of the machines may differ.
        beat_at timestamptz NOT NULL DEFAULT clock_timestamp()
      )`);
  }
}
