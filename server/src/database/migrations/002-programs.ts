import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Programs1700000000002 implements MigrationInterface {
  name = 'Programs1700000000002';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- One message a statement, after commit, with the name of the table: every instance drops what it kept of it.
      CREATE FUNCTION tell_content_changed() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        PERFORM pg_notify('content_changed', TG_TABLE_NAME);
        RETURN NULL;
      END
      $$;

      CREATE TABLE programs (
        id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        name text NOT NULL CHECK (length(name) BETWEEN 1 AND 200),
        description text NOT NULL CHECK (length(description) BETWEEN 1 AND 10000),
        image_url text NOT NULL CHECK (length(image_url) BETWEEN 1 AND 2000),
        duration text NOT NULL CHECK (length(duration) BETWEEN 1 AND 100),
        price numeric(12, 2) NOT NULL CHECK (price >= 0),
        schedule text NOT NULL CHECK (length(schedule) BETWEEN 1 AND 500),
        category text NOT NULL CHECK (category IN ('activity', 'services', 'destination')),
        is_active boolean NOT NULL,
        max_participants integer CHECK (max_participants >= 1),
        version integer NOT NULL DEFAULT 1,
        created_at timestamptz(3) NOT NULL DEFAULT now(),
        updated_at timestamptz(3) NOT NULL DEFAULT now(),
        updated_by integer REFERENCES users ON DELETE SET NULL
      );
      CREATE INDEX programs_updated_by ON programs (updated_by);

      CREATE TRIGGER programs_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON programs
        FOR EACH STATEMENT EXECUTE FUNCTION tell_content_changed();
    `);
  }

  async down(): Promise<void> {
    throw new Error('Migrations only go forward.');
  }
}
