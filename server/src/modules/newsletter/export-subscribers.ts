import { Readable } from 'node:stream';
import { stringify } from 'csv-stringify/sync';
import type { DataSource } from 'typeorm';

const columns = [
  ...['email', 'status', 'asked_at', 'confirmed_at', 'unsubscribed_at'],
  ...['consent_at', 'consent_source', 'consent_how'],
];

/** Rows of one read. */
const size = 1_000;

/** All addresses with the proof of their consent, as CSV that spreadsheets open without running anything. */
export const exportSubscribers = (db: DataSource): Readable => Readable.from(parts(db));

async function* parts(db: DataSource): AsyncGenerator<string> {
  yield `\uFEFF${stringify([columns])}`;
  for (let after = 0; ; ) {
    const rows: { id: number; values: (string | null)[] }[] = await db.query(
      `SELECT id, ARRAY[email::text, status::text, ${['created_at', 'confirmed_at', 'unsubscribed_at'].map(moment).join(', ')},
         CASE WHEN confirmed_at IS NOT NULL THEN ${moment('coalesce(consent_at, confirmed_at)')} END,
         CASE WHEN confirmed_at IS NOT NULL THEN coalesce(consent_source, 'newsletter form of the website') END,
         CASE WHEN confirmed_at IS NULL THEN NULL WHEN consent_source IS NULL THEN 'confirmed by the link in a mail' ELSE 'imported' END
       ] AS values
       FROM subscribers WHERE email IS NOT NULL AND id > $1 ORDER BY id LIMIT ${size}`,
      [after],
    );
    yield stringify(
      rows.map(({ values }) => values),
      { escape_formulas: true },
    );
    if (rows.length < size) return;
    after = rows.at(-1)?.id ?? after;
  }
}

const moment = (column: string) => `to_char(${column} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`;
