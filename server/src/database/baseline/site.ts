/** What belongs to the site as a whole. */
export const site = `
  -- Its fixed texts and pictures: one document for each group, such as "faq".
  CREATE TABLE settings (
    name text PRIMARY KEY,
    document jsonb NOT NULL,
    version integer NOT NULL,
    updated_at timestamptz(3) NOT NULL,
    updated_by integer REFERENCES users ON DELETE SET NULL
  );
  CREATE INDEX settings_updated_by ON settings (updated_by);
  CREATE TRIGGER settings_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON settings
    FOR EACH STATEMENT EXECUTE FUNCTION tell_content_changed();

  -- The words that somebody who registers agrees to are a setting: what earlier ones were is kept.
  CREATE TABLE consent_versions (
    id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    version text GENERATED ALWAYS AS ('v' || id::text) STORED UNIQUE,
    words text NOT NULL,
    created_at timestamptz(3) NOT NULL
  );

  -- Where addresses lead that the site does not have.
  CREATE TABLE redirects (
    id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    "from" text NOT NULL CHECK (length("from") BETWEEN 2 AND 500 AND "from" ~ '^/[^/\\\\]'),
    -- One slash and no second, which would name another host.
    "to" text NOT NULL CHECK (length("to") BETWEEN 1 AND 500 AND "to" ~ '^/($|[^/\\\\])'),
    version integer NOT NULL DEFAULT 1,
    created_at timestamptz(3) NOT NULL DEFAULT now(),
    updated_at timestamptz(3) NOT NULL DEFAULT now(),
    updated_by integer REFERENCES users ON DELETE SET NULL,
    -- Since when it can be brought back; a day later it is gone.
    deleted_at timestamptz(3),
    deleted_by integer REFERENCES users ON DELETE SET NULL,
    CHECK ("from" <> "to")
  );
  CREATE UNIQUE INDEX redirects_from ON redirects ("from") WHERE deleted_at IS NULL;
  CREATE INDEX redirects_updated_by ON redirects (updated_by);
  CREATE INDEX redirects_deleted_by ON redirects (deleted_by);
  CREATE TRIGGER redirects_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON redirects
    FOR EACH STATEMENT EXECUTE FUNCTION tell_content_changed();

  -- What the last removal of the demo's content took away, so that it can be brought back. One row at most.
  CREATE TABLE demo_removals (
    id boolean PRIMARY KEY DEFAULT true CHECK (id),
    records jsonb NOT NULL,
    settings jsonb NOT NULL,
    removed_at timestamptz(3) NOT NULL DEFAULT now()
  );`;
