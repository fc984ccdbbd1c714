import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Publishing1700000000009 implements MigrationInterface {
  name = 'Publishing1700000000009';

  async up(runner: QueryRunner): Promise<void> {
    for (const table of ['posts', 'programs']) {
      await runner.query(`
        ALTER TABLE ${table}
          ADD COLUMN status text NOT NULL DEFAULT 'published' CHECK (status IN ('published', 'draft', 'scheduled')),
          ADD COLUMN publish_at timestamptz(3),
          -- Null means never, or, while it is published, since it was made.
          ADD COLUMN published_at timestamptz(3),
          ADD CHECK ((status = 'scheduled') = (publish_at IS NOT NULL));
        CREATE INDEX ${table}_due ON ${table} (publish_at) WHERE status = 'scheduled';
      `);
    }
    await runner.query(`
      CREATE INDEX posts_latest ON posts (COALESCE(published_at, created_at) DESC, id DESC) WHERE status = 'published';
    `);
  }

  async down(): Promise<void> {
    throw new Error('Migrations only go forward.');
  }
}
