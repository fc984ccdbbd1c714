/**
 * The SQL that makes a table of content with its own `columns` and those that every type of content has, a picture's and
 * the trash's among them. Migrations that are released use it, so it stays as it is: what is to be different for all
 * tables is a migration of its own.
 */
export const contentTable = (name: string, columns: string) => `
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
    CHECK (deleted_at IS NOT NULL OR deleted_by IS NULL)
  );
  CREATE INDEX ${name}_updated_by ON ${name} (updated_by);
  CREATE INDEX ${name}_deleted ON ${name} (deleted_at) WHERE deleted_at IS NOT NULL;
  CREATE INDEX ${name}_deleted_by ON ${name} (deleted_by) WHERE deleted_by IS NOT NULL;
  CREATE TRIGGER ${name}_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON ${name}
    FOR EACH STATEMENT EXECUTE FUNCTION tell_content_changed();`;
