import type { QueryRunner } from 'typeorm';
import { ForwardMigration } from '../forward-migration.ts';

/** The texts that searches of visitors look into: columns with one text each, and lists of them. */
const searched: Record<string, { texts: string[]; lists?: string[] }> = {
  programs: { texts: ['name', 'description'] },
  coaches: { texts: ['name', 'role', 'bio'], lists: ['specialties'] },
  facilities: { texts: ['name', 'description'], lists: ['features', 'equipment'] },
  posts: { texts: ['title', 'text'] },
  gallery: { texts: ['title'] },
  alumni: { texts: ['name', `coalesce(current_team, '')`, 'position'] },
};

/** Lower case as JavaScript knows it, the best that this server has: of version 18, of ICU, or its own. */
const lowerCase = `
  SELECT quote_ident(collname) AS name FROM pg_collation
  WHERE collname IN ('pg_unicode_fast', 'und-x-icu') AND collencoding IN (-1, pg_char_to_encoding('UTF8'))
  ORDER BY collname = 'pg_unicode_fast' DESC LIMIT 1`;

/**
 * Visitors find in the database what their browsers found in whole lists: a text folded as client/src/lib/text.ts does it. The
 * one of former searches drops more signs and spells letters out, so that it would find more.
 */
export class TextSearch1700000000026 extends ForwardMigration {
  async up(runner: QueryRunner): Promise<void> {
    const [collation]: { name: string }[] = await runner.query(lowerCase);
    const lower = collation ? `lower(words COLLATE ${collation.name})` : 'lower(words)';
    await runner.query(`
      -- Most texts are in letters of one byte, which need nothing of what takes the time.
      CREATE FUNCTION text_fold(words text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT AS $$
        SELECT CASE WHEN octet_length(words) = char_length(words)
          THEN replace(replace(${lower}, '''', ''), '\`', '')
          ELSE regexp_replace(normalize(${lower}, NFKD), '[\\u0300-\\u036f''’‘ʼ\`]', '', 'g') END
      $$;
      -- Texts are kept apart by a sign that nobody types. array_to_string() is not immutable, as it is made for all types.
      CREATE FUNCTION text_list(words text[]) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT AS $$
        SELECT array_to_string(words, E'\\x1f')
      $$;
      -- With a new column the table is written anew while nobody may read it, and these would be, too: the one of searches before
      -- migration 019, and that of staff, which the next migration builds again.
      DROP INDEX posts_search, posts_folded;
    `);
    for (const [table, { texts, lists = [] }] of Object.entries(searched)) {
      const all = [...texts, ...lists.map((list) => `text_list(${list})`)];
      const folded = all.map((text) => `text_fold(${text})`).join(` || E'\\x1f' || `);
      await runner.query(
        `ALTER TABLE ${table} ADD COLUMN search_folded text GENERATED ALWAYS AS (${folded}) STORED`,
      );
    }
  }
}
