import type { QueryRunner } from 'typeorm';
import { accounts } from '../baseline/accounts.ts';
import { activities } from '../baseline/activities.ts';
import { content, contentTables } from '../baseline/content.ts';
import { donations } from '../baseline/donations.ts';
import { history } from '../baseline/history.ts';
import { inbox } from '../baseline/inbox.ts';
import { media } from '../baseline/media.ts';
import { newsletter } from '../baseline/newsletter.ts';
import { office } from '../baseline/office.ts';
import { reads } from '../baseline/reads.ts';
import { requests } from '../baseline/requests.ts';
import { site } from '../baseline/site.ts';
import { ForwardMigration } from '../forward-migration.ts';
import { trackMediaUses } from '../track-media-uses.ts';

/** In an order in which each finds the tables that it refers to. */
const tables = [
  accounts,
  activities,
  requests,
  content,
  media,
  site,
  history,
  inbox,
  newsletter,
  donations,
  reads,
  office,
];

/** Tables whose rows may name pictures, and the columns that tell these rows apart. */
const naming: Record<string, string[]> = {
  ...Object.fromEntries(contentTables.map((table) => [table, ['id']])),
  settings: ['name'],
  revisions: ['id'],
  drafts: ['user_id', 'kind', 'key'],
  newsletter_issues: ['id'],
  // What it holds can come back, and needs its pictures then.
  demo_removals: ['id'],
};

/** Lower case as JavaScript knows it, the best that this server has: of version 18, of ICU, or its own. */
const lowerCase = `
  SELECT quote_ident(collname) AS name FROM pg_collation
  WHERE collname IN ('pg_unicode_fast', 'und-x-icu') AND collencoding IN (-1, pg_char_to_encoding('UTF8'))
  ORDER BY collname = 'pg_unicode_fast' DESC LIMIT 1`;

/** Everything as it was when numbers began: what comes later is a migration of its own, beginning with 002. */
export class Baseline1700000000001 extends ForwardMigration {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('CREATE EXTENSION IF NOT EXISTS citext; CREATE EXTENSION IF NOT EXISTS pg_trgm');
    await this.searches(runner);
    await this.triggers(runner);
    for (const sql of tables) await runner.query(sql);
    for (const [table, key] of Object.entries(naming))
      for (const step of trackMediaUses(table, key)) await runner.query(step);
  }

  /** What searches compare texts by. All are immutable, so that indexes and generated columns can hold what they make. */
  private async searches(runner: QueryRunner): Promise<void> {
    const [collation]: { name: string }[] = await runner.query(lowerCase);
    const lower = collation ? `lower(words COLLATE ${collation.name})` : 'lower(words)';
    await runner.query(`
      -- Staff find a name however it is spelt: François by Francois, O’Brien by O'Brien or OBrien. Not unaccent(), which depends on a
      -- file of the server.
      CREATE FUNCTION search_fold(words text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT AS $$
        SELECT replace(replace(replace(translate(
          regexp_replace(normalize(translate(lower(words), '''’‘ʼʻ′´\`', ''), NFKD), '[\\u0300-\\u036f]', '', 'g'),
          'øłđħı', 'oldhi'), 'æ', 'ae'), 'œ', 'oe'), 'ß', 'ss')
      $$;

      -- What visitors look for, as client/src/lib/text.ts folds it: the one above drops more signs and spells letters out, so that it
      -- would find more. Most texts are in letters of one byte, which need nothing of what takes the time.
      CREATE FUNCTION text_fold(words text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT AS $$
        SELECT CASE WHEN octet_length(words) = char_length(words)
          THEN replace(replace(${lower}, '''', ''), '\`', '')
          ELSE regexp_replace(normalize(${lower}, NFKD), '[\\u0300-\\u036f''’‘ʼ\`]', '', 'g') END
      $$;

      -- Texts are kept apart by a sign that nobody types. array_to_string() is not immutable, as it is made for all types.
      CREATE FUNCTION text_list(words text[]) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT AS $$
        SELECT array_to_string(words, E'\\x1f')
      $$;
    `);
  }

  /** What nobody who saves a row has to think of. */
  private async triggers(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- One message a statement, after commit, with the name of the table: every instance drops what it kept of it.
      CREATE FUNCTION tell_content_changed() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        PERFORM pg_notify('content_changed', TG_TABLE_NAME);
        RETURN NULL;
      END
      $$;

      CREATE FUNCTION fold_activity() RETURNS trigger LANGUAGE plpgsql AS $$
        BEGIN
          NEW.search_folded := search_fold(' ' || NEW.description);
          RETURN NEW;
        END
      $$;

      CREATE FUNCTION media_named_in(words text) RETURNS SETOF text LANGUAGE sql IMMUTABLE AS $$
        SELECT DISTINCT found[1] FROM regexp_matches(words, '/media/([0-9a-f]{32})', 'g') AS found
      $$;

      -- Which pictures a row names; its arguments are the columns that tell the rows of the table apart.
      CREATE FUNCTION note_media_uses() RETURNS trigger LANGUAGE plpgsql AS $$
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
      $$;

      -- What a row begins to name is not in the trash any more.
      CREATE FUNCTION take_named_media_back() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        -- Who is deleting it has finished, or waits and finds that it is named.
        PERFORM FROM media WHERE id = NEW.media_id FOR KEY SHARE;
        UPDATE media SET deleted_at = NULL, deleted_by = NULL WHERE id = NEW.media_id AND deleted_at IS NOT NULL;
        RETURN NULL;
      END
      $$;

      CREATE FUNCTION note_office_change() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        INSERT INTO office_changes (kind, row_id) VALUES (TG_ARGV[0], OLD.id);
        RETURN NULL;
      END $$;

      -- Of what is kept about a registration or a message: whoever shows it asks for it again. What a row of a list says of it is told as well.
      CREATE FUNCTION note_office_work() RETURNS trigger LANGUAGE plpgsql AS $$
      DECLARE
        one record;
        subject text;
      BEGIN
        IF TG_OP = 'DELETE' THEN one := OLD; ELSE one := NEW; END IF;
        subject := CASE WHEN one.registration_id IS NULL THEN 'message' ELSE 'registration' END;
        INSERT INTO office_changes (kind, row_id)
          SELECT kind, coalesce(one.registration_id, one.message_id) FROM (
            VALUES ('timeline of ' || subject), (CASE WHEN TG_TABLE_NAME IN ('reminders', 'replies') THEN subject END)
          ) AS kinds (kind) WHERE kind IS NOT NULL;
        RETURN NULL;
      END $$;
    `);
  }
}
