import { Readable } from 'node:stream';
import { stringify } from 'csv-stringify/sync';
import type { DataSource } from 'typeorm';
import type { Actor } from '../../platform/actor.ts';
import { inParts } from '../../platform/database/batches.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import type { KeyedHash } from '../../platform/sealing/keyed-hash.ts';
import type { ActivityService } from '../activity/activity.service.ts';
import { importRows } from './import-subscribers.ts';
import type { NewsletterService } from './newsletter.service.ts';
import { type BadRow, mostBytes, readSubscribers, tooLarge } from './read-subscribers.ts';

export interface SubscriberFilesDeps {
  db: DataSource;
  jobs: Jobs;
  activity: ActivityService;
  newsletter: Pick<NewsletterService, 'askImported'>;
  addressHash(): Promise<KeyedHash>;
}

/** What became of a file. */
interface ImportResult {
  confirmed: number;
  /** Asked by mail, because the file does not prove that they want it. */
  asked: number;
  already: number;
  left: number;
  bad: number;
  /** CSV of the rows that were not taken, with the reason of each; null when there is none. */
  rejected: string | null;
}

const queue = 'newsletter-imported';
/** Rows of one transaction, and of one job of mails. */
const size = 500;

/** Subscribers as a file, in and out. */
export class SubscriberFilesService {
  readonly #deps: SubscriberFilesDeps;

  constructor(deps: SubscriberFilesDeps) {
    this.#deps = deps;
    deps.jobs.work<{ ids: number[] }>(queue, { timeout: 600 }, ({ ids }) => deps.newsletter.askImported(ids));
  }

  async export(actor: Actor): Promise<Readable> {
    const { db, activity } = this.#deps;
    await db.transaction(async (manager) => {
      const description = 'Exported the subscribers';
      await activity.record(manager, actor, { type: 'read', description, entityType: 'subscriber' });
    });
    return exportSubscribers(db);
  }

  /** Throws BAD_USER_INPUT and PAYLOAD_TOO_LARGE; then nothing of the file was taken. Taking the same file twice changes nothing. */
  async import(actor: Actor, body: Readable): Promise<ImportResult> {
    const { db, jobs, activity } = this.#deps;
    const { good, bad } = readSubscribers(await bytesOf(body));
    const hash = await this.#deps.addressHash();
    const result = { confirmed: 0, asked: 0, already: 0, left: 0, bad: bad.length };
    for (const rows of inParts(good, size)) {
      await db.transaction(async (manager) => {
        const taken = await importRows(manager, rows, hash);
        // By number: who lost their address meanwhile is asked nothing.
        if (taken.asked.length > 0) await jobs.send(manager, queue, { ids: taken.asked }, { about: [] });
        result.confirmed += taken.confirmed;
        result.asked += taken.asked.length;
        result.already += taken.already;
        result.left += taken.left.length;
        bad.push(
          ...taken.left.map((row) => ({
            ...row,
            reason: 'Unsubscribed: only its owner can subscribe it again.',
          })),
        );
      });
    }
    await db.transaction(async (manager) => {
      const description = `Imported ${result.confirmed} subscribers and asked ${result.asked} by mail`;
      await activity.record(manager, actor, { type: 'create', description, entityType: 'subscriber' });
    });
    return { ...result, rejected: bad.length > 0 ? asCsv(bad) : null };
  }
}

async function bytesOf(body: Readable): Promise<Buffer> {
  const parts: Buffer[] = [];
  let length = 0;
  for await (const part of body) {
    length += part.length;
    // Read to its end all the same, else the browser hears of a broken connection and not of the reason.
    if (length <= mostBytes) parts.push(part);
    if (length > 10 * mostBytes) break;
  }
  if (length > mostBytes) throw tooLarge();
  return Buffer.concat(parts);
}

const asCsv = (rows: readonly BadRow[]) =>
  `\uFEFF${stringify(
    [
      ['email', 'consent_at', 'consent_source', 'line', 'reason'],
      ...rows
        .toSorted((a, b) => a.line - b.line)
        .map(({ line, given, reason }) => [given.email, given.consentAt, given.consentSource, line, reason]),
    ],
    { escape_formulas: true },
  )}`;

const exported =
  'email status asked_at confirmed_at unsubscribed_at consent_at consent_source consent_how'.split(' ');

/** Rows of one read. */
const readSize = 1_000;

/** All addresses with the proof of their consent, as CSV that spreadsheets open without running anything. */
const exportSubscribers = (db: DataSource): Readable => Readable.from(parts(db));

async function* parts(db: DataSource): AsyncGenerator<string> {
  yield `\uFEFF${stringify([exported])}`;
  for (let after = 0; ; ) {
    const rows: { id: number; values: (string | null)[] }[] = await db.query(
      `SELECT id, ARRAY[email::text, status::text, ${['created_at', 'confirmed_at', 'unsubscribed_at'].map(moment).join(', ')},
         CASE WHEN confirmed_at IS NOT NULL THEN ${moment('coalesce(consent_at, confirmed_at)')} END,
         CASE WHEN confirmed_at IS NOT NULL THEN coalesce(consent_source, 'newsletter form of the website') END,
         CASE WHEN confirmed_at IS NULL THEN NULL WHEN consent_source IS NULL THEN 'confirmed by the link in a mail' ELSE 'imported' END
       ] AS values
       FROM subscribers WHERE email IS NOT NULL AND id > $1 ORDER BY id LIMIT ${readSize}`,
      [after],
    );
    yield stringify(
      rows.map(({ values }) => values),
      { escape_formulas: true },
    );
    if (rows.length < readSize) return;
    after = rows.at(-1)?.id ?? after;
  }
}

const moment = (column: string) => `to_char(${column} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`;
