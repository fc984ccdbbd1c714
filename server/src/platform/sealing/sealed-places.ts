// Everything that is sealed, wherever it is kept: under which keys it is, and how it moves to the newest one.
import type { DataSource } from 'typeorm';
import type { SealedText } from './sealed-text.ts';

export interface SealedPlace {
  /** What people call it. */
  name: string;
  table: string;
  /** Its key. */
  id: string;
  /** SQL of the text. */
  text: string;
  /** SQL of what it is about, see `SealedText`. */
  about: string;
  /** SQL assignment that puts the text $1 in its place. */
  put: string;
}

/** A column of a table whose texts are all about the same. */
export const sealedIn = (table: string, column: string, about: string, name = table): SealedPlace => ({
  name,
  table,
  id: 'id',
  text: column,
  about: `'${about}'`,
  put: `${column} = $1`,
});

/** What is in the queue: mails, and who asked for a password; also what was given up, which waits in a queue of its own. */
export const sealedJobs: SealedPlace = {
  name: 'mails and other jobs',
  table: 'pgboss.job',
  id: 'id',
  text: `data->>'sealed'`,
  about: `regexp_replace(name, '-failed$', '')`,
  put: `data = jsonb_set(data, '{sealed}', to_jsonb($1::text))`,
};

const batch = 200;

/** How many texts there are under each key, by its id. */
export async function countByKey(
  db: DataSource,
  { table, text }: SealedPlace,
): Promise<Record<string, number>> {
  const rows: { key: string; count: number }[] = await db.query(
    `SELECT split_part(${text}, '.', 2) AS key, count(*)::integer AS count FROM ${table}
     WHERE ${text} IS NOT NULL GROUP BY 1 ORDER BY 1`,
  );
  return Object.fromEntries(rows.map(({ key, count }) => [key, count]));
}

/**
 * Seals with the newest key what another one sealed, a few at a time, while the product runs. What no key opens any
 * more stays as it is. Returns how many were resealed.
 */
export async function resealPlace(db: DataSource, sealed: SealedText, place: SealedPlace): Promise<number> {
  const { table, id, text, about, put } = place;
  let count = 0;
  let after = '';
  for (;;) {
    const rows = await db.transaction(async (manager) => {
      const old: { id: string; text: string; about: string }[] = await manager.query(
        `SELECT ${id}::text AS id, ${text} AS text, ${about} AS about FROM ${table}
         WHERE ${id}::text > $1 AND NOT starts_with(${text}, $2) ORDER BY ${id}::text LIMIT ${batch} FOR UPDATE`,
        [after, sealed.currentPrefix],
      );
      for (const row of old) {
        const resealed = tryReseal(sealed, row);
        if (resealed === null) continue;
        await manager.query(`UPDATE ${table} SET ${put} WHERE ${id}::text = $2`, [resealed, row.id]);
        count += 1;
      }
      return old;
    });
    if (rows.length < batch) return count;
    after = rows.at(-1)?.id ?? '';
  }
}

/** Null when its key is gone. */
function tryReseal(sealed: SealedText, { text, about }: { text: string; about: string }): string | null {
  try {
    return sealed.seal(sealed.open(text, about), about);
  } catch {
    return null;
  }
}
