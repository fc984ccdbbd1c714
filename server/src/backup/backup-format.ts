// What a backup is: a tar that says first what must be known before anything is put back, and last what proves that it is whole.
import { z } from 'zod';

export const prefaceName = 'preface.json';
export const manifestName = 'manifest.json';
export const queuedMailsName = 'queued-mails.ndjson';
const uploads = 'uploads/';

/** Pieces of a table stand side by side in the order of their numbers; together they are what COPY reads. */
export const tablePartName = (table: string, number: number) =>
  `tables/${table}/${String(number).padStart(5, '0')}.copy`;
export const tableOfPart = (name: string): string | null =>
  /^tables\/([^/]+)\/\d{5,}\.copy$/.exec(name)?.[1] ?? null;

/** `key` is that of the storage. */
export const uploadName = (key: string) => `${uploads}${key}`;
export const keyOfUpload = (name: string): string | null =>
  name.startsWith(uploads) ? name.slice(uploads.length) : null;

/** Bytes of a table's piece: few enough to be held, many enough that a tar's own bytes do not matter. A row is never cut. */
export const partBytes = 4 * 1024 ** 2;
/** Bytes that one part may have when it is read; the largest row holds a file of 10 MB. */
export const mostOfPart = 256 * 1024 ** 2;

const count = z.int().nonnegative();
const sha256 = z.string().regex(/^[\da-f]{64}$/);

const about = z.object({
  format: z.literal('agency-backup'),
  version: z.literal(1),
  /** Version of the product, and of PostgreSQL. */
  product: z.string(),
  postgres: z.string(),
  /** The moment that all tables are of. */
  snapshotAt: z.iso.datetime(),
  lastMigration: z.string(),
  /** Ids of DATA_KEYS. */
  dataKeys: z.array(z.string()),
  /** Whether the uploads are in it. */
  uploads: z.boolean(),
});

export const preface = about.extend({
  /** Names of all that were made. */
  migrations: z.array(z.string()).min(1),
  /** What each key opens, by its id. */
  canaries: z.record(z.string(), z.string()),
  /** In an order in which each finds the rows that it refers to. */
  tables: z.array(z.object({ name: z.string(), columns: z.array(z.string()).min(1) })),
  sequences: z.array(z.object({ name: z.string(), value: z.string().regex(/^\d+$/), called: z.boolean() })),
});
export type Preface = z.infer<typeof preface>;
export type BackedUpTable = Preface['tables'][number];

const part = z.object({ name: z.string(), bytes: count, rows: count.optional(), sha256 });
export type Part = z.infer<typeof part>;

export const manifest = about.extend({ parts: z.array(part) });
export type Manifest = z.infer<typeof manifest>;

/** What a manifest says of the whole: the same as its preface. */
export function manifestOf(said: Preface, parts: Part[]): Manifest {
  const { migrations: _, canaries: __, tables: ___, sequences: ____, ...about } = said;
  return { ...about, parts };
}

/** JSON as it stands in an archive: one way to write each value, so that no byte of it can be another. */
export const jsonOf = (value: unknown) => Buffer.from(`${JSON.stringify(value)}\n`);
