import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What every content table ends with. */
const kept = `
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  updated_at timestamptz(3) NOT NULL DEFAULT now(),
  updated_by integer REFERENCES users ON DELETE SET NULL`;

export class Content1700000000004 implements MigrationInterface {
  name = 'Content1700000000004';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE coaches (
        id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        name text NOT NULL CHECK (length(name) BETWEEN 1 AND 200),
        role text NOT NULL CHECK (length(role) BETWEEN 1 AND 200),
        bio text NOT NULL CHECK (length(bio) BETWEEN 1 AND 5000),
        specialties text[] NOT NULL,
        image_url text,
        ${kept}
      );
      CREATE TABLE facilities (
        id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        name text NOT NULL CHECK (length(name) BETWEEN 1 AND 200),
        description text NOT NULL CHECK (length(description) BETWEEN 1 AND 10000),
        features text[] NOT NULL,
        equipment text[] NOT NULL,
        image_url text NOT NULL,
        opening_hours text,
        available_days text,
        capacity text,
        maintenance text,
        ${kept}
      );
      CREATE TABLE posts (
        id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        title text NOT NULL CHECK (length(title) BETWEEN 1 AND 200),
        content text NOT NULL,
        text text NOT NULL,
        category text NOT NULL
          CHECK (category IN ('news', 'events', 'announcements', 'destinations', 'tours', 'deals')),
        image_url text,
        video_url text,
        ${kept}
      );
      CREATE INDEX posts_newest ON posts (created_at DESC, id DESC);
      CREATE TABLE gallery (
        id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        title text NOT NULL CHECK (length(title) BETWEEN 1 AND 200),
        category text NOT NULL CHECK (category IN ('events', 'stays', 'activity', 'competitions')),
        date date NOT NULL,
        type text NOT NULL CHECK (type IN ('image', 'video')),
        image_url text CHECK (type = 'video' OR image_url IS NOT NULL),
        video_url text CHECK (type = 'image' OR video_url IS NOT NULL),
        ${kept}
      );
      CREATE INDEX gallery_newest ON gallery (date DESC, id DESC);
      CREATE TABLE alumni (
        id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        name text NOT NULL CHECK (length(name) BETWEEN 1 AND 200),
        position text NOT NULL CHECK (length(position) BETWEEN 1 AND 2000),
        current_team text,
        graduation_year integer NOT NULL,
        category text NOT NULL CHECK (category IN ('professional', 'college', 'youth')),
        achievements text[] NOT NULL,
        image text NOT NULL,
        ${kept}
      );
    `);
    for (const table of ['coaches', 'facilities', 'posts', 'gallery', 'alumni']) {
      await runner.query(`
        CREATE INDEX ${table}_updated_by ON ${table} (updated_by);
        CREATE TRIGGER ${table}_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON ${table}
          FOR EACH STATEMENT EXECUTE FUNCTION tell_content_changed();
      `);
    }
  }

  async down(): Promise<void> {
    throw new Error('Migrations only go forward.');
  }
}
