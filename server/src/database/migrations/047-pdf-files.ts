import type { QueryRunner } from 'typeorm';
import { ForwardMigration } from '../forward-migration.ts';

/** PDFs that staff uploaded; settings name them, which `media_uses` notes as it does of pictures. */
export class PdfFiles1700000000047 extends ForwardMigration {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE pdf_files (
        id text PRIMARY KEY CHECK (id ~ '^[0-9a-f]{32}$'),
        bytes integer NOT NULL,
        created_at timestamptz(3) NOT NULL DEFAULT now()
      )
    `);
  }
}
