// A database and the place of its uploads know each other by one id.
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DataSource } from 'typeorm';
import { testDatabase, truncate, urlOfTest } from '../../test/database.ts';
import { type FaultyStore, startFaultyStore } from '../../test/fakes/faulty-store.ts';
import { type Config, loadConfig } from '../config.ts';
import { pdfKey } from '../modules/pdf-files/pdf-key.ts';
import { openStorage } from '../open-storage.ts';
import { createLogger } from '../platform/log.ts';
import { labelName } from './label.ts';
import { moveUploads } from './move-uploads.ts';
import { openOwnUploads, uploadsOf, withConnection } from './own-uploads.ts';

const log = createLogger({ level: 'silent', human: true });
const base = mkdtempSync(join(tmpdir(), 'lubugo-uploads-'));
const pdf = Buffer.from('%PDF-1.7 a program');

let db: DataSource;
let store: FaultyStore;
let config: Config;
beforeAll(async () => {
  db = await testDatabase();
  store = await startFaultyStore();
});
beforeEach(async () => {
  await truncate(db);
  config = loadConfig({ DATA_DIR: mkdtempSync(join(base, 'data-')) });
});
afterAll(async () => {
  await store.close();
  rmSync(base, { recursive: true, force: true });
});

const folder = () => join(config.dataDir, 'uploads');
const start = (changes: Partial<Config> = {}) => openOwnUploads({ ...config, ...changes }, urlOfTest(), log);
const elsewhere = () => ({ dataDir: mkdtempSync(join(base, 'data-')) });

/** A PDF that the database names; its file is only there where it is put. */
async function anUpload(number: number, put: Partial<Config> | null = {}): Promise<string> {
  const id = number.toString(16).padStart(32, '0');
  await db.query('INSERT INTO pdf_files (id, bytes) VALUES ($1, $2)', [id, pdf.length]);
  if (put) await (await openStorage({ ...config, ...put }, log)).write(pdfKey(id), pdf, 'application/pdf');
  return pdfKey(id);
}

describe('A start', () => {
  test('gives an empty place its id, also a new disk, and then takes no other one', async () => {
    mkdirSync(join(folder(), 'lost+found'), { recursive: true });
    await start();
    await start();
    expect(readdirSync(folder())).toEqual(['deployment', 'lost+found']);
    const other = elsewhere();
    await expect(start(other)).rejects.toThrow(
      /^The folder \/.*\/uploads is not where the uploads of this database are: deployment\/id\.txt is missing there\. .* Mount its disk, or set DATA_DIR/,
    );
    expect(readdirSync(other.dataDir)).toEqual([]);
  });

  test('refuses the uploads of another database', async () => {
    await start();
    await db.query('UPDATE deployment SET id = gen_random_uuid(), uploads_since = NULL');
    await expect(start()).rejects.toThrow(/ holds the uploads of another database \([\da-f-]{36}; this /);
  });

  test('knows an installation of before by its files, and adopts no other', async () => {
    await anUpload(1, null);
    await anUpload(2);
    const other = elsewhere();
    await expect(start(other)).rejects.toThrow(
      / holds none of the uploads that this database names, or others\./,
    );
    expect(readdirSync(other.dataDir)).toEqual([]);
    await start();
    expect(readdirSync(folder())).toContain('deployment');
  });

  test('does not take a folder with uploads of somebody for a new one', async () => {
    await anUpload(1);
    await db.query('DELETE FROM pdf_files');
    await expect(start()).rejects.toThrow(/If it is the right one: .* claim-uploads\.$/);
  });

  test('with a place that does not answer waits with it until it is seen to be the right one', async () => {
    const key = await anUpload(1, null);
    writeFileSync(folder(), 'in the way');
    const storage = await start();
    await expect(storage.read(key)).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    rmSync(folder());
    await expect(storage.write(key, pdf, 'application/pdf')).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    await (await openStorage(config, log)).write(key, pdf, 'application/pdf');
    expect(await storage.read(key)).toEqual(pdf);
  });

  test('refuses a bucket that the object store does not have', async () => {
    await expect(start({ s3: { ...store.settings, bucket: 'elsewhere' } })).rejects.toThrow(
      /^The object store refuses the bucket elsewhere \(NoSuchBucket\): look at S3_ENDPOINT and S3_BUCKET/,
    );
  });
});

test('uploads are copied into a bucket while the product runs, again after that was broken off, and then only what is new', async () => {
  await start();
  const keys = [await anUpload(1), await anUpload(2), await anUpload(3)];
  const bucket = { s3: store.settings };
  const copy = (signal = new AbortController().signal, tell = () => {}) =>
    withConnection(urlOfTest(), async (connection) => {
      const from = await uploadsOf(config, log);
      const to = await uploadsOf({ ...config, ...bucket }, log);
      return moveUploads({ connection, from, to, signal, tell });
    });

  store.fault = 'full';
  await expect(copy()).rejects.toThrow(/^The uploads could not be copied \(.*\)\. What was copied stays/);
  store.fault = 'none';
  const breaking = new AbortController();
  breaking.abort();
  await expect(copy(breaking.signal)).rejects.toThrow(/^The copying was broken off\. What was copied stays/);
  await expect(start(bucket)).rejects.toThrow(
    /^The copying into the bucket pictures did not come to its end: run .* move-uploads once more/,
  );
  // One is deleted between two runs, another one was copied by the first.
  const storage = await openStorage({ ...config, ...bucket }, log);
  await storage.write(`${'f'.repeat(32)}/file.pdf`, pdf, 'application/pdf');
  await storage.write(keys[0] ?? '', pdf, 'application/pdf');
  expect(await copy()).toEqual({ copied: 2, bytes: 2 * pdf.length, there: 1, missing: [] });
  for (const key of keys) expect(await storage.read(key)).toEqual(pdf);
  expect(await storage.read(`${'f'.repeat(32)}/file.pdf`)).toBeNull();

  await start(bucket);
  await anUpload(4);
  const lost = await anUpload(5, null);
  expect(await copy()).toEqual({ copied: 1, bytes: pdf.length, there: 3, missing: [lost] });

  await db.query('UPDATE deployment SET id = gen_random_uuid()');
  await expect(copy()).rejects.toThrow(/ holds the uploads of another database /);
  expect(await storage.read(labelName)).not.toBeNull();
});
