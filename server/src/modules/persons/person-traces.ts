// Traces of a person outside of the rows that are theirs: mails in the queue, kept answers, counts, the activity.
import type { EntityManager } from 'typeorm';
import type { SealedText } from '../../platform/sealing/sealed-text.ts';

export interface Traces {
  /** In lower case. */
  email: string;
  /** Whole names under which the person wrote, in lower case. */
  names: readonly string[];
  /** Numbers of their rows by the word for them in the activity. */
  ids: Readonly<Record<string, readonly number[]>>;
}

/** Who the person was called, and the numbers of what is theirs. */
export async function tracesOf(manager: EntityManager, email: string): Promise<Traces> {
  const read = (sql: string): Promise<{ id: number; name: string }[]> => manager.query(sql, [email]);
  const rows = {
    registration: await read(
      `SELECT id, first_name || ' ' || last_name AS name FROM registrations WHERE lower(email) = $1`,
    ),
    message: await read('SELECT id, name FROM contact_submissions WHERE lower(email) = $1'),
    donation: await read('SELECT id, name FROM donations WHERE lower(email) = $1'),
    subscriber: await read(`SELECT id, '' AS name FROM subscribers WHERE lower(email) = $1`),
  };
  const names = Object.values(rows).flatMap((some) => some.map(({ name }) => name.trim().toLowerCase()));
  return {
    email,
    // A short word would be found in what is about others.
    names: [...new Set(names)].filter((name) => name.length > 4),
    ids: Object.fromEntries(Object.entries(rows).map(([kind, some]) => [kind, some.map(({ id }) => id)])),
  };
}

const batch = 500;

/** Removes what waits, was sent or was given up that goes to the person or names them. Returns how many. */
export async function removeJobs(
  manager: EntityManager,
  sealed: SealedText,
  traces: Traces,
): Promise<number> {
  let after = '00000000-0000-0000-0000-000000000000';
  let count = 0;
  for (;;) {
    const jobs: { id: string; sealed: string; about: string }[] = await manager.query(
      `SELECT id, data->>'sealed' AS sealed, regexp_replace(name, '-failed$', '') AS about FROM pgboss.job
       WHERE id > $1 AND data->>'sealed' IS NOT NULL ORDER BY id LIMIT ${batch}`,
      [after],
    );
    const theirs = jobs.filter((job) => isAbout(opened(sealed, job), traces)).map(({ id }) => id);
    if (theirs.length > 0) await manager.query('DELETE FROM pgboss.job WHERE id = ANY($1::uuid[])', [theirs]);
    count += theirs.length;
    const last = jobs.at(-1);
    if (!last) return count;
    after = last.id;
  }
}

/** Removes kept answers of the person, and takes them out of the activity. */
export async function removeOtherTraces(manager: EntityManager, traces: Traces): Promise<void> {
  const { email, names, ids } = traces;
  await manager.query(
    `DELETE FROM idempotency_keys WHERE strpos(lower(result::text), $1) > 0
       OR (form = 'registration' AND result->>'id' = ANY($2::text[]))`,
    [email, (ids.registration ?? []).map(String)],
  );
  for (const [kind, numbers] of Object.entries(ids))
    await manager.query(
      `UPDATE activities SET ip = '', user_agent = ''
       WHERE user_id IS NULL AND entity_type = $1 AND entity_id = ANY($2::int[])`,
      [kind, numbers],
    );
  await manager.query(
    `UPDATE activities SET description = 'About a person who was erased' WHERE EXISTS (
       SELECT FROM unnest($1::text[]) AS word WHERE strpos(lower(description), word) > 0)`,
    [[email, ...names]],
  );
}

function opened(sealed: SealedText, job: { sealed: string; about: string }): string {
  try {
    return sealed.open(job.sealed, job.about).toLowerCase();
  } catch {
    // Nobody can read it any more.
    return '';
  }
}

/** Whether a text, in lower case, goes to the person or names them. */
export const isAbout = (text: string, { email, names }: Traces): boolean =>
  [email, ...names].some((word) => text.includes(word));
