import type { QueryRunner } from 'typeorm';
import { ForwardMigration } from '../forward-migration.ts';
import { trackMediaUses } from '../track-media-uses.ts';

/** Letters to all subscribers, one row for each recipient, and the proof of a consent that was given elsewhere. */
export class NewsletterIssues1700000000039 extends ForwardMigration {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE subscribers
        ADD COLUMN consent_at timestamptz(3),
        ADD COLUMN consent_source text;

      CREATE TABLE newsletter_issues (
        id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        subject text NOT NULL CHECK (length(subject) BETWEEN 1 AND 150),
        preheader text CHECK (length(preheader) BETWEEN 1 AND 200),
        blocks jsonb NOT NULL,
        per_minute integer NOT NULL CHECK (per_minute BETWEEN 1 AND 600),
        status text NOT NULL DEFAULT 'draft'
          CHECK (status IN ('draft', 'scheduled', 'sending', 'paused', 'sent', 'stopped')),
        scheduled_at timestamptz(3),
        started_at timestamptz(3),
        ended_at timestamptz(3),
        -- What recipients get, as it was when sending began.
        content jsonb,
        -- Why nothing goes on now.
        problem text,
        version integer NOT NULL DEFAULT 1,
        created_at timestamptz(3) NOT NULL DEFAULT now(),
        updated_at timestamptz(3) NOT NULL DEFAULT now(),
        updated_by integer REFERENCES users ON DELETE SET NULL,
        deleted_at timestamptz(3),
        deleted_by integer REFERENCES users ON DELETE SET NULL,
        CHECK ((status = 'scheduled') = (scheduled_at IS NOT NULL)),
        CHECK (status IN ('draft', 'scheduled') OR (content IS NOT NULL AND started_at IS NOT NULL))
      );
      CREATE INDEX newsletter_issues_updated_by ON newsletter_issues (updated_by);
      CREATE INDEX newsletter_issues_deleted_by ON newsletter_issues (deleted_by);
      CREATE TRIGGER newsletter_issues_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON newsletter_issues
        FOR EACH STATEMENT EXECUTE FUNCTION tell_content_changed();

      CREATE TABLE newsletter_sends (
        id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        issue_id integer NOT NULL REFERENCES newsletter_issues ON DELETE CASCADE,
        subscriber_id integer REFERENCES subscribers ON DELETE SET NULL,
        state text NOT NULL DEFAULT 'pending'
          CHECK (state IN ('pending', 'sending', 'sent', 'failed', 'unclear', 'skipped')),
        attempts integer NOT NULL DEFAULT 0,
        -- Not before this moment.
        next_at timestamptz(3) NOT NULL DEFAULT now(),
        reason text,
        updated_at timestamptz(3) NOT NULL DEFAULT now(),
        UNIQUE (issue_id, subscriber_id)
      );
      CREATE INDEX newsletter_sends_pending ON newsletter_sends (issue_id, next_at, id) WHERE state = 'pending';
      CREATE INDEX newsletter_sends_state ON newsletter_sends (issue_id, state, id);
      CREATE INDEX newsletter_sends_subscriber ON newsletter_sends (subscriber_id);
    `);
    for (const step of trackMediaUses('newsletter_issues', ['id'])) await runner.query(step);
  }
}
