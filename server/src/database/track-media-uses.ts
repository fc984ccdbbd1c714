import { keyOfRow } from '../modules/content/picture-source.ts';

/**
 * The SQL after which the library knows which pictures the rows of a table name: those that are there, and those that are
 * saved. `key` are the columns that tell the rows apart. Its feature names the same table in `pictureSources`.
 */
export const trackMediaUses = (table: string, key: readonly string[]): string[] => [
  `CREATE OR REPLACE TRIGGER ${table}_media AFTER INSERT OR UPDATE OR DELETE ON ${table}
    FOR EACH ROW EXECUTE FUNCTION note_media_uses(${key.map((column) => `'${column}'`).join(', ')})`,
  `INSERT INTO media_uses
    SELECT named, '${table}', ${keyOfRow(key)} FROM ${table} AS one, media_named_in(to_jsonb(one)::text) AS named
    ON CONFLICT DO NOTHING`,
];
