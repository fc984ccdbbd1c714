/** The last nine digits of a number are the same with a country's code in front and without. */
const lastDigits = `right(regexp_replace(phone, '\\D', '', 'g'), 9)`;

/**
 * Registrations and messages. `status` says where the work on one stands since `status_at` (null: since it came in), `assignee_id`
 * who takes care of it. Where an index says `AND true` it says nothing by it.
 */
export const inbox = `
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
    deleted_at timestamptz(3),
    deleted_by integer REFERENCES users ON DELETE SET NULL,
    status text NOT NULL DEFAULT 'new'
      CHECK (status IN ('new', 'inContact', 'confirmed', 'completed', 'declined', 'cancelled')),
    status_at timestamptz(3),
    assignee_id integer REFERENCES users ON DELETE SET NULL,
    CHECK (anonymised_at IS NULL OR (medical IS NULL AND date_of_birth IS NULL)),
    CHECK (deleted_at IS NOT NULL OR deleted_by IS NULL)
  );
  CREATE INDEX registrations_program ON registrations (program_id);
  CREATE INDEX registrations_updated_by ON registrations (updated_by);
  CREATE INDEX registrations_deleted ON registrations (deleted_at) WHERE deleted_at IS NOT NULL;
  CREATE INDEX registrations_deleted_by ON registrations (deleted_by) WHERE deleted_by IS NOT NULL;
  CREATE INDEX registrations_to_anonymise ON registrations (start_date) WHERE anonymised_at IS NULL;
  -- The orders of their lists.
  CREATE INDEX registrations_created ON registrations (created_at, id) WHERE deleted_at IS NULL;
  CREATE INDEX registrations_start ON registrations (start_date, id) WHERE deleted_at IS NULL;
  CREATE INDEX registrations_last_name ON registrations (lower(last_name), id) WHERE deleted_at IS NULL;
  -- The columns by which their lists are filtered, each in the order of the newest.
  CREATE INDEX registrations_by_status ON registrations (status, created_at, id) WHERE deleted_at IS NULL AND true;
  CREATE INDEX registrations_by_assignee ON registrations (assignee_id, created_at, id) WHERE deleted_at IS NULL AND true;
  CREATE INDEX registrations_by_program ON registrations (program_id, created_at, id) WHERE deleted_at IS NULL AND true;
  -- PostgreSQL does not know that rows without somebody stand in one order in the index of all.
  CREATE INDEX registrations_unassigned ON registrations (created_at, id) WHERE deleted_at IS NULL AND assignee_id IS NULL;
  -- Of one status, and those that nobody takes care of, in the order of last names.
  CREATE INDEX registrations_status_name ON registrations (status, lower(last_name), id) WHERE deleted_at IS NULL;
  CREATE INDEX registrations_unassigned_name ON registrations (lower(last_name), id)
    WHERE assignee_id IS NULL AND deleted_at IS NULL;
  -- Searches; the second finds a name however it is spelt.
  CREATE INDEX registrations_search ON registrations USING gin (search_text gin_trgm_ops);
  CREATE INDEX registrations_folded ON registrations USING gin (search_fold(search_text) gin_trgm_ops);
  -- All that one person sent.
  CREATE INDEX registrations_email ON registrations (lower(email)) WHERE email <> '';
  CREATE INDEX registrations_phone ON registrations ((${lastDigits})) WHERE phone <> '';

  CREATE TABLE contact_submissions (
    id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    name text NOT NULL CHECK (length(name) BETWEEN 1 AND 100),
    email text NOT NULL CHECK (length(email) <= 254),
    subject text NOT NULL CHECK (length(subject) BETWEEN 1 AND 200),
    message text NOT NULL CHECK (length(message) BETWEEN 1 AND 5000),
    created_at timestamptz(3) NOT NULL,
    search_text text NOT NULL GENERATED ALWAYS AS (
      ' ' || lower(name || ' ' || email || ' ' || subject || ' ' || message)
    ) STORED,
    deleted_at timestamptz(3),
    deleted_by integer REFERENCES users ON DELETE SET NULL,
    status text NOT NULL DEFAULT 'open' CHECK (status IN ('open', 'answered', 'spam')),
    status_at timestamptz(3),
    assignee_id integer REFERENCES users ON DELETE SET NULL,
    CHECK (deleted_at IS NOT NULL OR deleted_by IS NULL)
  );
  CREATE INDEX contact_submissions_deleted ON contact_submissions (deleted_at) WHERE deleted_at IS NOT NULL;
  CREATE INDEX contact_submissions_deleted_by ON contact_submissions (deleted_by) WHERE deleted_by IS NOT NULL;
  CREATE INDEX contact_submissions_created ON contact_submissions (created_at, id) WHERE deleted_at IS NULL;
  CREATE INDEX contact_submissions_name ON contact_submissions (lower(name), id) WHERE deleted_at IS NULL;
  CREATE INDEX contact_submissions_by_status ON contact_submissions (status, created_at, id)
    WHERE deleted_at IS NULL AND true;
  CREATE INDEX contact_submissions_by_assignee ON contact_submissions (assignee_id, created_at, id)
    WHERE deleted_at IS NULL AND true;
  CREATE INDEX contact_submissions_unassigned ON contact_submissions (created_at, id)
    WHERE deleted_at IS NULL AND assignee_id IS NULL;
  CREATE INDEX contact_submissions_search ON contact_submissions USING gin (search_text gin_trgm_ops);
  CREATE INDEX contact_submissions_folded ON contact_submissions USING gin (search_fold(search_text) gin_trgm_ops);
  CREATE INDEX contact_submissions_email ON contact_submissions (lower(email));

  CREATE TRIGGER registrations_office AFTER UPDATE OR DELETE ON registrations
    FOR EACH ROW EXECUTE FUNCTION note_office_change('registration');
  CREATE TRIGGER contact_submissions_office AFTER UPDATE OR DELETE ON contact_submissions
    FOR EACH ROW EXECUTE FUNCTION note_office_change('message');`;
