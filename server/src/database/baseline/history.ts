/** What content and settings were after each change, and what staff began to change and did not save yet. */
export const history = `
  CREATE TABLE revisions (
    id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    kind text NOT NULL,
    key text NOT NULL,
    version integer NOT NULL,
    event text NOT NULL CHECK (event IN ('existing', 'create', 'update', 'delete', 'restore', 'publish')),
    document jsonb NOT NULL,
    user_id integer REFERENCES users ON DELETE SET NULL,
    created_at timestamptz(3) NOT NULL DEFAULT now()
  );
  CREATE INDEX revisions_record ON revisions (kind, key, id);
  CREATE INDEX revisions_created ON revisions (created_at);
  CREATE INDEX revisions_user ON revisions (user_id);

  CREATE TABLE drafts (
    user_id integer NOT NULL REFERENCES users ON DELETE CASCADE,
    kind text NOT NULL,
    -- Empty: of a new record.
    key text NOT NULL,
    base_version integer,
    document jsonb NOT NULL,
    updated_at timestamptz(3) NOT NULL DEFAULT now(),
    PRIMARY KEY (user_id, kind, key)
  );
  CREATE INDEX drafts_record ON drafts (kind, key);
  CREATE INDEX drafts_updated ON drafts (updated_at);`;
