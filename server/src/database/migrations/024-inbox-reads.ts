import type { MigrationInterface, QueryRunner } from 'typeorm';

const tables = {
  registrations: 'registrations',
  messages: 'contact_submissions',
  subscribers: 'subscribers',
  donations: 'donations',
};

/** Which rows of the inbox each person opened since the moment in `inbox_seen`, up to which they have read everything. */
export class InboxReads1700000000024 implements MigrationInterface {
  name = 'InboxReads1700000000024';

  async up(runner: QueryRunner): Promise<void> {
    for (const [inbox, table] of Object.entries(tables)) {
      await runner.query(`
        CREATE TABLE ${inbox}_read (
          user_id integer NOT NULL REFERENCES users ON DELETE CASCADE,
          row_id integer NOT NULL REFERENCES ${table} ON DELETE CASCADE,
          PRIMARY KEY (row_id, user_id)
        );
        CREATE INDEX ${inbox}_read_user ON ${inbox}_read (user_id);
      `);
    }
  }

  async down(): Promise<void> {
    throw new Error('Migrations only go forward.');
  }
}
