import type { MigrationInterface, QueryRunner } from 'typeorm';

const content = ['programs', 'coaches', 'facilities', 'posts', 'gallery', 'alumni'];
const inbox = ['registrations', 'contact_submissions'];

export class Trash1700000000008 implements MigrationInterface {
  name = 'Trash1700000000008';

  async up(runner: QueryRunner): Promise<void> {
    for (const table of [...content, ...inbox]) {
      await runner.query(`
        ALTER TABLE ${table}
          -- Null while it is there; else since when it waits to be restored or removed for good.
          ADD COLUMN deleted_at timestamptz(3),
          ADD COLUMN deleted_by integer REFERENCES users ON DELETE SET NULL,
          ADD CHECK (deleted_at IS NOT NULL OR deleted_by IS NULL);
        CREATE INDEX ${table}_deleted ON ${table} (deleted_at) WHERE deleted_at IS NOT NULL;
        CREATE INDEX ${table}_deleted_by ON ${table} (deleted_by) WHERE deleted_by IS NOT NULL;
      `);
    }
    // Lists never show what is deleted, so what they walk along does not hold it.
    await runner.query(`
      DROP INDEX posts_newest, gallery_newest;
      CREATE INDEX posts_newest ON posts (created_at DESC, id DESC) WHERE deleted_at IS NULL;
      CREATE INDEX gallery_newest ON gallery (date DESC, id DESC) WHERE deleted_at IS NULL;

      DROP INDEX registrations_created, registrations_start, registrations_last_name;
      CREATE INDEX registrations_created ON registrations (created_at, id) WHERE deleted_at IS NULL;
      CREATE INDEX registrations_start ON registrations (start_date, id) WHERE deleted_at IS NULL;
      CREATE INDEX registrations_last_name ON registrations (lower(last_name), id) WHERE deleted_at IS NULL;

      DROP INDEX contact_submissions_created, contact_submissions_name;
      CREATE INDEX contact_submissions_created ON contact_submissions (created_at, id) WHERE deleted_at IS NULL;
      CREATE INDEX contact_submissions_name ON contact_submissions (lower(name), id) WHERE deleted_at IS NULL;
    `);
  }

  async down(): Promise<void> {
    throw new Error('Migrations only go forward.');
  }
}
