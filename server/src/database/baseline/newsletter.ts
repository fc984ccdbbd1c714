/** Who gets the newsletter, and letters to all of them with one row for each recipient. */
export const newsletter = `
  CREATE TABLE subscribers (
    id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    -- In lower case, so that nobody gets a letter twice.
    email text UNIQUE CHECK (length(email) <= 254 AND email = lower(email)),
    status text NOT NULL CHECK (status IN ('pending', 'confirmed', 'unsubscribed')),
    created_at timestamptz(3) NOT NULL,
    -- When it was last asked for; the link in the mail is good for this request only.
    requested_at timestamptz(3) NOT NULL,
    confirmed_at timestamptz(3),
    unsubscribed_at timestamptz(3),
    -- When a mail about this address was last sent at somebody's wish, so that nobody can fill a mailbox.
    mailed_at timestamptz(3),
    search_text text GENERATED ALWAYS AS (' ' || email) STORED,
    -- By it somebody who left is known once the address was removed.
    email_hash text CHECK (email_hash ~ '^[0-9a-f]{64}$'),
    -- The proof of a consent that was given elsewhere.
    consent_at timestamptz(3),
    consent_source text
  );
  ALTER TABLE subscribers
    ADD CHECK (email IS NOT NULL OR (email_hash IS NOT NULL AND status = 'unsubscribed')) NOT VALID;
  CREATE INDEX subscribers_created ON subscribers (created_at, id);
  CREATE INDEX subscribers_email ON subscribers (email, id);
  -- An address that was removed sorts as an empty one.
  CREATE INDEX subscribers_shown_email ON subscribers (coalesce(email, ''), id);
  CREATE INDEX subscribers_status ON subscribers (status, created_at, id);
  CREATE INDEX subscribers_search ON subscribers USING gin (search_text gin_trgm_ops);
  CREATE INDEX subscribers_folded ON subscribers USING gin (search_fold(search_text) gin_trgm_ops);
  CREATE UNIQUE INDEX subscribers_email_hash ON subscribers (email_hash) WHERE email_hash IS NOT NULL;
  CREATE TRIGGER subscribers_office AFTER UPDATE OR DELETE ON subscribers
    FOR EACH ROW EXECUTE FUNCTION note_office_change('subscriber');

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
  CREATE INDEX newsletter_sends_subscriber ON newsletter_sends (subscriber_id);`;
