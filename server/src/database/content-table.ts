import { trackMediaUses } from './track-media-uses.ts';

/**
 * The SQL that makes a table of content with its own `columns` and those that every type of content has: those of the trash,
 * what its picture shows, and the texts that visitors search (`searched`, columns or SQL), kept folded with a sign between
 * them that nobody types. The library notes the pictures that its rows name. Migrations that are released use it, so it
 * stays as it is: what is to be different for all tables is a migration of its own.
 */
export const contentTable = (name: string, searched: readonly string[], columns: string) => `
  CREATE TABLE ${name} (
    id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    ${columns},
    image_alt text CHECK (length(image_alt) BETWEEN 1 AND 300),
    version integer NOT NULL DEFAULT 1,
    created_at timestamptz(3) NOT NULL DEFAULT now(),
    updated_at timestamptz(3) NOT NULL DEFAULT now(),
    updated_by integer REFERENCES users ON DELETE SET NULL,
    -- Null while it is there; else since when it waits to be restored or removed for good.
    deleted_at timestamptz(3),
    deleted_by integer REFERENCES users ON DELETE SET NULL,
    search_folded text GENERATED ALWAYS AS (
      ${searched.map((text) => `text_fold(${text})`).join(` || E'\\x1f' || `)}
    ) STORED,
    CHECK (deleted_at IS NOT NULL OR deleted_by IS NULL)
  );
  CREATE INDEX ${name}_updated_by ON ${name} (updated_by);
  CREATE INDEX ${name}_deleted ON ${name} (deleted_at) WHERE deleted_at IS NOT NULL;
  CREATE INDEX ${name}_deleted_by ON ${name} (deleted_by) WHERE deleted_by IS NOT NULL;
  CREATE INDEX ${name}_search_folded ON ${name} USING gin (search_folded gin_trgm_ops);
  CREATE TRIGGER ${name}_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON ${name}
    FOR EACH STATEMENT EXECUTE FUNCTION tell_content_changed();
  ${trackMediaUses(name, ['id']).join(';\n')};`;
