import type { QueryRunner } from 'typeorm';
import { ForwardMigration } from '../forward-migration.ts';
import { trackMediaUses } from '../track-media-uses.ts';

const content = ['programs', 'coaches', 'facilities', 'posts', 'gallery', 'alumni'];

/**
 * What the library says of a picture, and which rows name which pictures. The second is noted by triggers, so that whatever
 * saves a row, whether it is asked for or not, is seen.
 */
export class MediaLibrary1700000000033 extends ForwardMigration {
  /** Each step alone: nobody waits while rows are looked through. Every step can be done again. */
  transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    const steps = [
      `ALTER TABLE media
        -- What cursors, the trash and the activity call it; its address is made of its hash.
        ADD COLUMN IF NOT EXISTS number integer GENERATED ALWAYS AS IDENTITY,
        ADD COLUMN IF NOT EXISTS name text CHECK (length(name) BETWEEN 1 AND 200),
        -- Of the largest file we keep; null until it was looked at.
        ADD COLUMN IF NOT EXISTS bytes integer,
        ADD COLUMN IF NOT EXISTS alt text CHECK (length(alt) BETWEEN 1 AND 300),
        ADD COLUMN IF NOT EXISTS caption text CHECK (length(caption) BETWEEN 1 AND 500),
        ADD COLUMN IF NOT EXISTS credit text CHECK (length(credit) BETWEEN 1 AND 200),
        ADD COLUMN IF NOT EXISTS focus_x double precision CHECK (focus_x BETWEEN 0 AND 1),
        ADD COLUMN IF NOT EXISTS focus_y double precision CHECK (focus_y BETWEEN 0 AND 1),
        ADD COLUMN IF NOT EXISTS version integer NOT NULL DEFAULT 1,
        ADD COLUMN IF NOT EXISTS created_by integer REFERENCES users ON DELETE SET NULL,
        ADD COLUMN IF NOT EXISTS updated_at timestamptz(3) NOT NULL DEFAULT now(),
        ADD COLUMN IF NOT EXISTS updated_by integer REFERENCES users ON DELETE SET NULL,
        ADD COLUMN IF NOT EXISTS deleted_at timestamptz(3),
        ADD COLUMN IF NOT EXISTS deleted_by integer REFERENCES users ON DELETE SET NULL,
        ADD COLUMN IF NOT EXISTS search_folded text GENERATED ALWAYS AS (
          text_fold(coalesce(name, '')) || E'\\x1f' || text_fold(coalesce(alt, '')) || E'\\x1f' ||
          text_fold(coalesce(caption, '')) || E'\\x1f' || text_fold(coalesce(credit, ''))) STORED`,
      'CREATE UNIQUE INDEX IF NOT EXISTS media_number ON media (number)',
      'CREATE INDEX IF NOT EXISTS media_created ON media (created_at, number)',
      `CREATE INDEX IF NOT EXISTS media_name ON media (lower(coalesce(name, '')), number)`,
      'CREATE INDEX IF NOT EXISTS media_bytes ON media (coalesce(bytes, 0), number)',
      'CREATE INDEX IF NOT EXISTS media_search_folded ON media USING gin (search_folded gin_trgm_ops)',
      'CREATE INDEX IF NOT EXISTS media_deleted ON media (deleted_at) WHERE deleted_at IS NOT NULL',
      'CREATE INDEX IF NOT EXISTS media_created_by ON media (created_by)',
      'CREATE INDEX IF NOT EXISTS media_updated_by ON media (updated_by)',
      'CREATE INDEX IF NOT EXISTS media_deleted_by ON media (deleted_by) WHERE deleted_by IS NOT NULL',
      'CREATE INDEX IF NOT EXISTS media_not_looked_at ON media (number) WHERE bytes IS NULL',
      // Pages are made anew when a picture is cut otherwise or gone; a new one is on none of them.
      `CREATE OR REPLACE TRIGGER media_changed AFTER UPDATE OF focus_x, focus_y OR DELETE ON media
        FOR EACH STATEMENT EXECUTE FUNCTION tell_content_changed()`,
      // Not all are in the table above: a row may name what was never ours, or is gone.
      `CREATE TABLE IF NOT EXISTS media_uses (
        media_id text NOT NULL,
        source text NOT NULL,
        key text NOT NULL,
        PRIMARY KEY (media_id, source, key)
      )`,
      'CREATE INDEX IF NOT EXISTS media_uses_row ON media_uses (source, key)',
      `CREATE OR REPLACE FUNCTION media_named_in(words text) RETURNS SETOF text LANGUAGE sql IMMUTABLE AS $$
        SELECT DISTINCT found[1] FROM regexp_matches(words, '/media/([0-9a-f]{32})', 'g') AS found
      $$`,
      `CREATE OR REPLACE FUNCTION note_media_uses() RETURNS trigger LANGUAGE plpgsql AS $$
      DECLARE
        saved jsonb := CASE WHEN TG_OP = 'DELETE' THEN to_jsonb(OLD) ELSE to_jsonb(NEW) END;
        of_row text := array_to_string(ARRAY(SELECT saved ->> part FROM unnest(TG_ARGV) AS part), '/');
        named text[] := '{}';
      BEGIN
        IF TG_OP <> 'DELETE' THEN
          named := ARRAY(SELECT media_named_in(saved::text));
        END IF;
        IF TG_OP <> 'INSERT' THEN
          DELETE FROM media_uses WHERE source = TG_TABLE_NAME AND key = of_row AND media_id <> ALL (named);
        END IF;
        INSERT INTO media_uses SELECT id, TG_TABLE_NAME, of_row FROM unnest(named) AS id ON CONFLICT DO NOTHING;
        RETURN NULL;
      END
      $$`,
      ...[...content, 'revisions'].flatMap((table) => trackMediaUses(table, ['id'])),
      ...trackMediaUses('settings', ['name']),
      ...trackMediaUses('drafts', ['user_id', 'kind', 'key']),
    ];
    for (const step of steps) await runner.query(step);
  }
}
