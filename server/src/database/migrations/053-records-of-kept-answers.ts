import type { QueryRunner } from 'typeorm';
import { ForwardMigration } from '../forward-migration.ts';

/** A kept answer names the records it is about, so that it goes with any of them. */
export class RecordsOfKeptAnswers1700000000053 extends ForwardMigration {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE idempotency_keys ADD COLUMN about text[] NOT NULL DEFAULT '{}';
      -- Those of before, as far as they tell: the rest holds nothing of anybody, and goes after two days.
      UPDATE idempotency_keys SET about = ARRAY['registration ' || (result->>'id')]
        WHERE split_part(form, ' of ', 1) = 'registration' AND result ? 'id';
      UPDATE idempotency_keys SET about = ARRAY['donation ' || donations.id]
        FROM donations WHERE split_part(form, ' of ', 1) = 'donation' AND donations.reference = result->>'reference';
      UPDATE idempotency_keys SET about = ARRAY[coalesce('registration ' || entry.registration_id, 'message ' || entry.message_id)]
        FROM timeline_entries AS entry
        WHERE split_part(form, ' of ', 1) = 'send reply' AND entry.id = (result->>'entry')::integer;
    `);
  }
}
