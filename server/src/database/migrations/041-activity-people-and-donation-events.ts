import type { QueryRunner } from 'typeorm';
import { inBatches } from '../../platform/database/batches.ts';
import { ForwardMigration } from '../forward-migration.ts';

/** Who did something is known after their account is gone; what the payment provider said of a donation is kept. */
export class ActivityPeopleAndDonationEvents1700000000041 extends ForwardMigration {
  /** So that nobody waits to write while old rows are filled and indexes are built. Each step can be made again. */
  transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE activities ADD COLUMN IF NOT EXISTS user_email text');
    await fillEmails(runner);
    await runner.query('DROP INDEX CONCURRENTLY IF EXISTS activities_person');
    await runner.query(`CREATE INDEX CONCURRENTLY activities_person
      ON activities (user_email, created_at DESC, id DESC) WHERE user_email IS NOT NULL`);

    await runner.query(`
      CREATE TABLE IF NOT EXISTS donation_events (
        id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        donation_id integer NOT NULL REFERENCES donations ON DELETE CASCADE,
        type text NOT NULL CHECK (type IN ('pending', 'successful', 'failed', 'refused', 'unreachable', 'thanks')),
        by_email text CHECK (length(by_email) <= 254),
        -- The same answer again counts up.
        times integer NOT NULL DEFAULT 1,
        created_at timestamptz(3) NOT NULL DEFAULT now(),
        last_at timestamptz(3) NOT NULL DEFAULT now()
      )`);
    await runner.query(
      'CREATE INDEX IF NOT EXISTS donation_events_donation ON donation_events (donation_id, id)',
    );
    await runner.query('DROP INDEX CONCURRENTLY IF EXISTS donations_booked');
    await runner.query(
      'CREATE INDEX CONCURRENTLY donations_booked ON donations (coalesce(settled_at, created_at), id)',
    );
  }
}

/** A few thousand rows at a time, each in a transaction of its own. */
function fillEmails(runner: QueryRunner): Promise<number> {
  return inBatches(async (size) => {
    const [, count] = await runner.query(`
      UPDATE activities SET user_email = users.email::text FROM users
      WHERE users.id = activities.user_id AND activities.id IN (
        SELECT id FROM activities WHERE user_id IS NOT NULL AND user_email IS NULL LIMIT ${size})`);
    return count;
  });
}
