// A product moves its uploads to an object store while it runs, and is kept from every place that is not its own.
import { mkdirSync, mkdtempSync, readdirSync, renameSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openStorage } from '../../src/open-storage.ts';
import { createLogger } from '../../src/platform/log.ts';
import { type FaultyStore, startFaultyStore } from '../fakes/faulty-store.ts';
import { type Run, run } from '../product.ts';
import { until } from '../until.ts';
import { emptyMachine } from './empty-machine.ts';
import { ended, type Machine } from './machine.ts';

const log = createLogger({ level: 'silent', human: true });
const port = '4450';
const pdf = Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(100_000, 'a program ')]);

let machine: Machine;
let store: FaultyStore;
let bucket: Record<string, string>;
let product: Run | null = null;
beforeAll(async () => {
  machine = await emptyMachine('ops_uploads', { PORT: port });
  store = await startFaultyStore();
  bucket = {
    S3_ENDPOINT: store.settings.endpoint ?? '',
    S3_BUCKET: store.settings.bucket,
    S3_ACCESS_KEY_ID: store.settings.accessKeyId,
    S3_SECRET_ACCESS_KEY: store.settings.secretAccessKey,
  };
});
afterEach(async () => {
  await product?.kill();
  product = null;
});
afterAll(() => store.close());

const start = (more: Record<string, string> = {}) => {
  product = run('main.js', { ...machine.settings, ...more });
  return product;
};
const cli = (...words: string[]) => run('cli/cli.js', { ...machine.settings, ...bucket }, words);
const storageOf = (s3: FaultyStore['settings'] | null) => openStorage({ s3, dataDir: machine.dataDir }, log);
const keyOf = (number: number) => `${number.toString(16).padStart(32, '0')}/file.pdf`;

/** Uploads of these numbers, as the product keeps them. */
async function upload(s3: FaultyStore['settings'] | null, from: number, to: number): Promise<void> {
  const storage = await storageOf(s3);
  for (let number = from; number <= to; number += 1) {
    await storage.write(keyOf(number), pdf, 'application/pdf');
    await machine.ask(
      `INSERT INTO pdf_files (id, bytes) VALUES ('${keyOf(number).slice(0, 32)}', ${pdf.length})`,
    );
  }
}

test('a disk that is not mounted is refused, and nothing is written underneath', async () => {
  await start().ready();
  await product?.kill();
  const uploads = join(machine.dataDir, 'uploads');
  renameSync(uploads, `${uploads}.away`);
  mkdirSync(uploads);
  const refused = start();
  expect(await refused.ended).toBe(1);
  expect(refused.err()).toMatch(
    /^The folder .*\/uploads is not where the uploads of this database are: .*\n$/,
  );
  for (const words of [['check'], ['backup', '--plain', join(machine.dataDir, 'none.tar')]])
    expect(await ended(machine.cli(...words), 1)).toContain('is not where the uploads of this database are');
  expect(readdirSync(uploads)).toEqual([]);
  renameSync(uploads, `${uploads}.empty`);
  renameSync(`${uploads}.away`, uploads);
  expect(await ended(machine.cli('claim-uploads'), 1)).toMatch(
    /with the id of this database\.\n.*names 0 uploads/,
  );
});

test('uploads move to a bucket while the product runs, though the copying is killed on its way', async () => {
  await start().ready();
  await upload(null, 1, 400);
  const killed = cli('move-uploads', 's3');
  const there = await storageOf(store.settings);
  await until(async () => (await there.folders()).length > 40, 60_000);
  await killed.kill();
  expect(await there.read(keyOf(400))).toBeNull();
  await product?.kill();
  const half = start(bucket);
  expect(await half.ended).toBe(1);
  expect(half.err()).toMatch(
    /^The copying into the bucket pictures did not come to its end: run .* move-uploads/,
  );

  await start().ready();
  const said = await ended(cli('move-uploads', 's3'), 0);
  const [, copied, known] =
    /Copied into the bucket pictures: (\d+) files .* There already: (\d+)\./.exec(said) ?? [];
  expect([Number(copied) + Number(known), Number(known) >= 30, Number(copied) > 0]).toEqual([
    400,
    true,
    true,
  ]);
  expect(said).toMatch(/set S3_ENDPOINT, S3_BUCKET, .* for the product/);
  await upload(null, 401, 402);
  await product?.kill();
  await start(bucket).ready();
  await upload(store.settings, 403, 403);
  expect(await ended(cli('move-uploads', 's3'), 0)).toMatch(/pictures: 2 files .* There already: 401\./);
  for (const number of [1, 200, 402, 403]) expect(await there.read(keyOf(number))).toEqual(pdf);
});

test('and back, after which the bucket can be left', async () => {
  await start(bucket).ready();
  expect(await ended(cli('move-uploads', 'folder'), 0)).toMatch(/uploads: 1 files .* There already: 402\./);
  await product?.kill();
  await start().ready();
  expect(await (await storageOf(null)).read(keyOf(403))).toEqual(pdf);
});

test('a restored copy has its own id, and keeps off the uploads of what it is a copy of', async () => {
  const file = join(machine.dataDir, 'whole.tar');
  await ended(machine.cli('backup', '--plain', file), 0);
  const copy = await emptyMachine('ops_uploads_copy', { PORT: port });
  const wrong = { ...copy.settings, DATA_DIR: machine.dataDir };
  expect(await ended(run('cli/cli.js', wrong, ['restore', file]), 1)).toMatch(/The uploads are not empty/);
  await ended(copy.cli('restore', file), 0);
  expect(await ended(copy.cli('check'), 1)).toMatch(/good {4}storage/);
  product = run('main.js', wrong);
  expect(await product.ended).toBe(1);
  expect(product.err()).toMatch(/ holds the uploads of another database /);
  expect(await ended(run('cli/cli.js', wrong, ['go-live']), 1)).toMatch(
    / holds the uploads of another database /,
  );
  product = run('main.js', { ...copy.settings, DATA_DIR: mkdtempSync(join(tmpdir(), 'lubugo-other-')) });
  expect(await product.ended).toBe(1);
  product = run('main.js', copy.settings);
  await product.ready();
});
