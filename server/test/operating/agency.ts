// A year of an agency: everything that a backup has to bring back.

import type { DataSource } from 'typeorm';
import { manyRegistrations } from '../../bench/many-rows.ts';
import { openBackend } from '../../src/backend.ts';
import type { Config } from '../../src/config.ts';
import { fillDemo } from '../../src/database/fill-demo.ts';
import { fillJourneys } from '../../src/database/fill-journeys.ts';
import { loadDemoPackage } from '../../src/demo-package.ts';
import { createLogger } from '../../src/platform/log.ts';
import { createSealedText } from '../../src/platform/sealing/sealed-text.ts';
import { sealedPlaces } from '../../src/sealed-places.ts';
import type { Services } from '../../src/services.ts';

export const registrations = 10_000;
export const erased = 'okello7@example.org';

interface Agency {
  ownerEmail: string;
  ownerPassword: string;
}

/** Fills an empty, migrated database, with the pictures of the demo in its storage. */
export async function fillAgency(config: Config, url: string): Promise<Agency> {
  const log = createLogger({ level: 'error', human: true });
  const backend = await openBackend(config, url, log, { limits: null });
  const { db, services } = backend;
  try {
    const demo = await loadDemoPackage();
    const ownerPassword = await fillDemo(demo, db, services, log);
    if (!ownerPassword) throw new Error('The database was not empty.');
    await fillJourneys(backend, await demo.journeys());
    await db.query(manyRegistrations(registrations));
    await sealTexts(db, config);
    await db.query(halfDone);
    await eraseSomebody(services);
    return { ownerEmail: demo.ownerEmail, ownerPassword };
  } finally {
    await backend.close();
  }
}

/** In place of texts that only look sealed: such as a registration's notes, notes of staff and reminders. */
async function sealTexts(db: DataSource, { dataKeys }: Config): Promise<void> {
  const sealed = createSealedText(dataKeys);
  for (const { table, id, text, about, put } of sealedPlaces.filter(({ table }) => table !== 'pgboss.job')) {
    const rows: { id: string; about: string }[] = await db.query(
      `SELECT ${id}::text AS id, ${about} AS about FROM ${table} WHERE starts_with(${text}, 'v1.bench.')`,
    );
    const said = (number: string) =>
      table === 'registrations' ? JSON.stringify(['Asthma', '', `Number ${number}`]) : `Note ${number}`;
    await db.query(
      `UPDATE ${table} SET ${put.replace('$1', 'made.words')} FROM unnest($1::text[], $2::text[]) AS made (number, words)
       WHERE ${table}.${id}::text = made.number`,
      [rows.map((row) => row.id), rows.map((row) => sealed.seal(said(row.id), row.about))],
    );
  }
}

/** A refund on its way, letters of which half are sent, a draft, a redirect. */
const halfDone = `
  WITH money AS (
    INSERT INTO payments (booking_id, direction, state, method, amount, currency, paid_on, by_name, provider, provider_transaction_id)
    SELECT id, 'in', 'done', 'online', 20000, currency, current_date, 'The guest', 'flutterwave', '4711'
    FROM bookings ORDER BY id LIMIT 1 RETURNING *)
  INSERT INTO payments (booking_id, direction, state, method, amount, currency, by_name, provider, provider_transaction_id, refunds_id, sent_at)
    SELECT booking_id, 'out', 'asked', 'online', 20000, currency, 'Amina', 'flutterwave', '4711', id, now() FROM money;
  INSERT INTO subscribers (email, status, created_at, requested_at, confirmed_at)
    SELECT 'reader' || n || '@example.org', 'confirmed', now(), now(), now() FROM generate_series(1, 500) AS n;
  WITH issue AS (
    INSERT INTO newsletter_issues (subject, blocks, per_minute, status, started_at, content)
    VALUES ('News of the season', '[]', 60, 'paused', now(), '{}') RETURNING id)
  INSERT INTO newsletter_sends (issue_id, subscriber_id, state)
    SELECT issue.id, subscribers.id, CASE WHEN subscribers.id % 2 = 0 THEN 'sent' ELSE 'pending' END FROM issue, subscribers;
  INSERT INTO drafts (user_id, kind, key, document) SELECT min(id), 'post', 'new', '{"title": "To be written"}' FROM users;
  INSERT INTO redirects ("from", "to") VALUES ('/old-page', '/programs');`;

const nobody = { user: null, ip: '', userAgent: 'test' };
const eraseSomebody = ({ persons }: Services) => persons.erase(nobody, { email: erased });
