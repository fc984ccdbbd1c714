import type { MigrationInterface, QueryRunner } from 'typeorm';

/** How many mails each address was sent lately, by kind. */
export class MailLimits1700000000013 implements MigrationInterface {
  name = 'MailLimits1700000000013';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE mail_counts (
        -- A hash: whom we write to stands nowhere for this alone.
        recipient text NOT NULL CHECK (recipient ~ '^[0-9a-f]{64}$'),
        template text NOT NULL,
        since timestamptz(3) NOT NULL,
        count integer NOT NULL,
        PRIMARY KEY (recipient, template)
      );
      CREATE INDEX mail_counts_age ON mail_counts (since);
    `);
  }

  async down(): Promise<void> {
    throw new Error('Migrations only go forward.');
  }
}
