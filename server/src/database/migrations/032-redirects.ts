import type { QueryRunner } from 'typeorm';
import { ForwardMigration } from '../forward-migration.ts';

/** Where addresses lead that the site does not have. */
export class Redirects1700000000032 extends ForwardMigration {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
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
    `);
  }
}
