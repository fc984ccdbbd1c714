/** Pictures and PDFs that staff uploaded, what the library says of pictures, and which rows name them. */
export const media = `
  CREATE TABLE media (
    id text PRIMARY KEY CHECK (id ~ '^[0-9a-f]{32}$'),
    width integer NOT NULL CHECK (width > 0),
    height integer NOT NULL CHECK (height > 0),
    placeholder text NOT NULL,
    original_type text NOT NULL,
    created_at timestamptz NOT NULL DEFAULT now(),
    -- What cursors, the trash and the activity call it; its address is made of its hash.
    number integer GENERATED ALWAYS AS IDENTITY,
    name text CHECK (length(name) BETWEEN 1 AND 200),
    -- Of the largest file we keep; null until it was looked at.
    bytes integer,
    alt text CHECK (length(alt) BETWEEN 1 AND 300),
    caption text CHECK (length(caption) BETWEEN 1 AND 500),
    credit text CHECK (length(credit) BETWEEN 1 AND 200),
    focus_x double precision CHECK (focus_x BETWEEN 0 AND 1),
    focus_y double precision CHECK (focus_y BETWEEN 0 AND 1),
    version integer NOT NULL DEFAULT 1,
    created_by integer REFERENCES users ON DELETE SET NULL,
    updated_at timestamptz(3) NOT NULL DEFAULT now(),
    updated_by integer REFERENCES users ON DELETE SET NULL,
    deleted_at timestamptz(3),
    deleted_by integer REFERENCES users ON DELETE SET NULL,
    search_folded text GENERATED ALWAYS AS (
      text_fold(coalesce(name, '')) || E'\\x1f' || text_fold(coalesce(alt, '')) || E'\\x1f' ||
      text_fold(coalesce(caption, '')) || E'\\x1f' || text_fold(coalesce(credit, ''))
    ) STORED
  );
  CREATE UNIQUE INDEX media_number ON media (number);
  CREATE INDEX media_created ON media (created_at, number);
  CREATE INDEX media_name ON media (lower(coalesce(name, '')), number);
  CREATE INDEX media_bytes ON media (coalesce(bytes, 0), number);
  CREATE INDEX media_search_folded ON media USING gin (search_folded gin_trgm_ops);
  CREATE INDEX media_deleted ON media (deleted_at) WHERE deleted_at IS NOT NULL;
  CREATE INDEX media_created_by ON media (created_by);
  CREATE INDEX media_updated_by ON media (updated_by);
  CREATE INDEX media_deleted_by ON media (deleted_by) WHERE deleted_by IS NOT NULL;
  CREATE INDEX media_not_looked_at ON media (number) WHERE bytes IS NULL;
  -- Pages are made anew when a picture is cut otherwise or gone, or they say something else of it; a new one is on none of them.
  CREATE TRIGGER media_changed AFTER UPDATE OF focus_x, focus_y, caption, credit OR DELETE ON media
    FOR EACH STATEMENT EXECUTE FUNCTION tell_content_changed();

  -- Which row names which picture. Not all are in the table above: a row may name what was never ours, or is gone.
  CREATE TABLE media_uses (
    media_id text NOT NULL,
    source text NOT NULL,
    key text NOT NULL,
    PRIMARY KEY (media_id, source, key)
  );
  CREATE INDEX media_uses_row ON media_uses (source, key);
  CREATE TRIGGER media_uses_named AFTER INSERT ON media_uses FOR EACH ROW EXECUTE FUNCTION take_named_media_back();

  -- Settings name them, which media_uses notes as it does of pictures.
  CREATE TABLE pdf_files (
    id text PRIMARY KEY CHECK (id ~ '^[0-9a-f]{32}$'),
    bytes integer NOT NULL,
    created_at timestamptz(3) NOT NULL DEFAULT now()
  );`;
