import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Inbox1700000000005 implements MigrationInterface {
  name = 'Inbox1700000000005';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE EXTENSION IF NOT EXISTS pg_trgm;

      CREATE TABLE registrations (
        id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        first_name text NOT NULL,
        last_name text NOT NULL,
        email text NOT NULL CHECK (length(email) <= 254),
        phone text NOT NULL,
        -- Null once anonymised.
        date_of_birth date,
        program_id integer REFERENCES programs ON DELETE SET NULL,
        program_name text NOT NULL,
        start_date date NOT NULL,
        emergency_name text NOT NULL,
        emergency_phone text NOT NULL,
        emergency_relation text NOT NULL,
        -- Sealed by the product: never anything in clear.
        medical text CHECK (medical LIKE 'v1.%'),
        consent_version text NOT NULL,
        consent_at timestamptz(3) NOT NULL,
        anonymised_at timestamptz(3),
        version integer NOT NULL DEFAULT 1,
        created_at timestamptz(3) NOT NULL,
        updated_at timestamptz(3) NOT NULL,
        updated_by integer REFERENCES users ON DELETE SET NULL,
        search_text text NOT NULL GENERATED ALWAYS AS (
          ' ' || lower(first_name || ' ' || last_name || ' ' || email || ' ' || phone || ' '
            || regexp_replace(phone, '\\D', '', 'g') || ' ' || program_name)
        ) STORED,
        CHECK (anonymised_at IS NULL OR (medical IS NULL AND date_of_birth IS NULL))
      );
      CREATE INDEX registrations_created ON registrations (created_at, id);
      CREATE INDEX registrations_start ON registrations (start_date, id);
      CREATE INDEX registrations_last_name ON registrations (lower(last_name), id);
      CREATE INDEX registrations_search ON registrations USING gin (search_text gin_trgm_ops);
      CREATE INDEX registrations_program ON registrations (program_id);
      CREATE INDEX registrations_updated_by ON registrations (updated_by);
      CREATE INDEX registrations_to_anonymise ON registrations (start_date) WHERE anonymised_at IS NULL;

      CREATE TABLE contact_submissions (
        id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        name text NOT NULL CHECK (length(name) BETWEEN 1 AND 100),
        email text NOT NULL CHECK (length(email) <= 254),
        subject text NOT NULL CHECK (length(subject) BETWEEN 1 AND 200),
        message text NOT NULL CHECK (length(message) BETWEEN 1 AND 5000),
        created_at timestamptz(3) NOT NULL,
        search_text text NOT NULL GENERATED ALWAYS AS (
          ' ' || lower(name || ' ' || email || ' ' || subject || ' ' || message)
        ) STORED
      );
      CREATE INDEX contact_submissions_created ON contact_submissions (created_at, id);
      CREATE INDEX contact_submissions_name ON contact_submissions (lower(name), id);
      CREATE INDEX contact_submissions_search ON contact_submissions USING gin (search_text gin_trgm_ops);

      CREATE TABLE subscribers (
        id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        -- In lower case, so that nobody gets a letter twice.
        email text NOT NULL UNIQUE CHECK (length(email) <= 254 AND email = lower(email)),
        status text NOT NULL CHECK (status IN ('pending', 'confirmed', 'unsubscribed')),
        created_at timestamptz(3) NOT NULL,
        -- When it was last asked for; the link in the mail is good for this request only.
        requested_at timestamptz(3) NOT NULL,
        confirmed_at timestamptz(3),
        unsubscribed_at timestamptz(3),
        -- When a mail about this address was last sent at somebody's wish, so that nobody can fill a mailbox.
        mailed_at timestamptz(3),
        search_text text NOT NULL GENERATED ALWAYS AS (' ' || email) STORED
      );
      CREATE INDEX subscribers_created ON subscribers (created_at, id);
      CREATE INDEX subscribers_email ON subscribers (email, id);
      CREATE INDEX subscribers_status ON subscribers (status, created_at, id);
      CREATE INDEX subscribers_search ON subscribers USING gin (search_text gin_trgm_ops);

      CREATE TABLE idempotency_keys (
        key text PRIMARY KEY CHECK (key ~ '^[0-9a-f]{64}$'),
        form text NOT NULL,
        result jsonb,
        created_at timestamptz(3) NOT NULL DEFAULT now()
      );
      CREATE INDEX idempotency_keys_age ON idempotency_keys (created_at);
    `);
  }

  async down(): Promise<void> {
    throw new Error('Migrations only go forward.');
  }
}
