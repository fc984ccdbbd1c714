import type { QueryRunner } from 'typeorm';
import { ForwardMigration } from '../forward-migration.ts';

/** The last nine digits of a number are the same with a country's code in front and without. */
const phone = `right(regexp_replace(phone, '\\D', '', 'g'), 9)`;

/** Index → where all that one person sent is found. */
const indexes: Record<string, string> = {
  registrations_email: `registrations (lower(email)) WHERE email <> ''`,
  registrations_phone: `registrations ((${phone})) WHERE phone <> ''`,
  contact_submissions_email: 'contact_submissions (lower(email))',
  donations_email: `donations (lower(email)) WHERE email <> ''`,
};

export class SamePerson1700000000045 extends ForwardMigration {
  /** So that nobody waits to write while they are built. */
  transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    for (const [index, on] of Object.entries(indexes)) {
      // What was left of an attempt that was interrupted.
      await runner.query(`DROP INDEX CONCURRENTLY IF EXISTS ${index}`);
      await runner.query(`CREATE INDEX CONCURRENTLY ${index} ON ${on}`);
    }
  }
}
