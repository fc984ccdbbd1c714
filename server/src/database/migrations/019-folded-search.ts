import type { MigrationInterface, QueryRunner } from 'typeorm';

const searched = {
  registrations: 'search_text',
  contact_submissions: 'search_text',
  subscribers: 'search_text',
  posts: 'search_text',
  donations: 'search',
};

/**
 * Searches find a name however it is spelt: François by Francois, O’Brien by O'Brien or OBrien. The former indexes stay for
 * instances of the former release, which run beside this one for a moment.
 */
export class FoldedSearch1700000000019 implements MigrationInterface {
  name = 'FoldedSearch1700000000019';

  async up(runner: QueryRunner): Promise<void> {
    // Own and immutable, so that an index can hold it: unaccent() depends on a file of the server and is neither.
    await runner.query(`
      CREATE FUNCTION search_fold(words text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT AS $$
        SELECT replace(replace(replace(translate(
          regexp_replace(normalize(translate(lower(words), '''’‘ʼʻ′´\`', ''), NFKD), '[\\u0300-\\u036f]', '', 'g'),
          'øłđħı', 'oldhi'), 'æ', 'ae'), 'œ', 'oe'), 'ß', 'ss')
      $$
    `);
    for (const [table, column] of Object.entries(searched))
      await runner.query(
        `CREATE INDEX ${table}_folded ON ${table} USING gin (search_fold(${column}) gin_trgm_ops)`,
      );
  }

  async down(): Promise<void> {
    throw new Error('Migrations only go forward.');
  }
}
