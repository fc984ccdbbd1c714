// A small deployment is backed up while it runs and comes back elsewhere; `npm run test:ops` does the same with a year of an agency.
import { readFileSync } from 'node:fs';
import { mkdtemp, readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable, Writable } from 'node:stream';
import { generateX25519Identity, identityToRecipient } from 'age-encryption';
import sharp from 'sharp';
import { startTestApp, type TestApp } from '../../test/app.ts';
import { onCluster, urlOf } from '../../test/database.ts';
import { registration } from '../../test/samples.ts';
import { openStorage } from '../open-storage.ts';
import type { Keys } from '../platform/age/age-file.ts';
import { openConnection } from '../platform/database/single-connection.ts';
import { readDeployment } from '../platform/deployment/deployment.ts';
import { createLogger } from '../platform/log.ts';
import { openTarget } from './backup-target.ts';
import { copyOut } from './copy-out.ts';
import { openBackup } from './read-backup.ts';
import { restore } from './restore.ts';
import { allTables, backedUpTables, leftOut } from './tables.ts';
import { writeBackup } from './write-backup.ts';

const log = createLogger({ level: 'silent', human: true });
const identity = await generateX25519Identity();
const recipient = await identityToRecipient(identity);
const keys: Keys = { identities: [identity], passphrase: null };
const noWish = new AbortController().signal;

let app: TestApp;
let folder: string;
let file: string;
let picture: string;

const backUp = async (name: string, { plain = false } = {}) => {
  const storage = await openStorage(app.config, log);
  const url = urlOf(`test_${process.env.JEST_WORKER_ID}`);
  const { dataKeys } = app.config;
  const target = openTarget(join(folder, name));
  const lock = plain ? null : { recipient };
  return writeBackup({ url, storage, dataKeys, lock, target, signal: noWish });
};

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lubugo-backup-'));
  file = join(folder, 'whole.age');
  app = await startTestApp();
  const [program] = await app.db.query(
    `INSERT INTO programs (name, description, image_url, duration, price, schedule, category, is_active)
     VALUES ('Crater Lakes', E'Two\\tdays\\nof \\\\ walking', '/x.jpg', '2 days', 100, 'Daily', 'activity', true) RETURNING id`,
  );
  const notes = { medicalConditions: 'Asthma' };
  const answer = await fetch(`${app.origin}/api/v1/registrations`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...registration, ...notes, programId: program.id }),
  });
  expect(answer.status).toBe(201);
  const lake = sharp({ create: { width: 700, height: 400, channels: 3, background: '#1F3B2D' } });
  picture = (await app.services.media.ingest(await lake.jpeg().toBuffer())).url;
  await backUp('whole.age');
});
afterAll(() => app.close());

test('every table is backed up, or has a reason why not', async () => {
  const { client, close } = await openConnection(urlOf(`test_${process.env.JEST_WORKER_ID}`), 'test');
  const inIt = (await backedUpTables(client)).map(({ name }) => name);
  expect([...inIt, ...Object.keys(leftOut)].sort()).toEqual((await allTables(client)).sort());
  await close();
});

test('a file has its name once it is whole, its database knows of it, and it tells no secrets', async () => {
  expect(await readdir(folder)).toEqual(['whole.age']);
  expect(await readDeployment(app.db)).toMatchObject({
    lastBackupAt: expect.any(Date),
    lastBackupFile: 'whole.age',
  });
  const { preface } = await openBackup(Readable.from([readFileSync(file)]), keys);
  expect(preface.dataKeys).toEqual(['test']);
  expect(JSON.stringify(preface)).not.toContain(Buffer.alloc(32).toString('base64'));
});

test('what cannot be written to its end leaves nothing behind', async () => {
  await expect(backUp('no such folder/one.age')).rejects.toThrow(
    /^The backup could not be written to one\.age \(its folder does not exist: make it first\)\. Nothing of it was kept\.$/,
  );
  expect(await readdir(folder)).toEqual(['whole.age']);
});

test('a disk that is full while it is written is said in a sentence', async () => {
  const discard = jest.fn(async () => undefined);
  const full = Object.assign(new Error('ENOSPC'), { code: 'ENOSPC', syscall: 'write' });
  const open = () => new Writable({ write: (_, __, done) => done(full) });
  const target = { name: 'one.age', open, finish: async () => undefined, discard };
  const url = urlOf(`test_${process.env.JEST_WORKER_ID}`);
  const { dataKeys } = app.config;
  const storage = await openStorage(app.config, log);
  await expect(
    writeBackup({ url, storage, dataKeys, lock: { recipient }, target, signal: noWish }),
  ).rejects.toThrow(/^The backup could not be written to one\.age \(there is no room left: /);
  expect(discard).toHaveBeenCalledTimes(1);
});

/** Reads all of an archive, to its manifest. */
async function readThrough(bytes: Buffer): Promise<void> {
  const { parts } = await openBackup(Readable.from([bytes]), keys);
  for await (const { bytes } of parts) expect(bytes).toBeDefined();
}

test('an archive with one bit turned over, or without its end, is refused by the name of its part', async () => {
  const sealed = readFileSync(file);
  await backUp('plain.tar', { plain: true });
  const plain = readFileSync(join(folder, 'plain.tar'));
  const at = plain.indexOf('of \\\\ walking');
  const turned = Buffer.from(plain);
  turned[at] = (turned[at] ?? 0) ^ 1;
  await expect(readThrough(turned)).rejects.toThrow(/tables\/programs\/00001\.copy is not as it was written/);
  for (const whole of [sealed, plain]) {
    await readThrough(whole);
    await expect(readThrough(whole.subarray(0, -1_024))).rejects.toThrow(
      /^The archive is damaged or not whole: /,
    );
  }
  const changed = Buffer.from(sealed);
  changed[sealed.length - 3_000] = (changed[sealed.length - 3_000] ?? 0) ^ 4;
  await expect(readThrough(changed)).rejects.toThrow(
    /^The archive is damaged or not whole: .* is not as it was written\.$/,
  );
  await expect(readThrough(Buffer.from('nothing of ours, but long enough'))).rejects.toThrow(
    'This file is no backup of this product.',
  );
});

describe('restoring', () => {
  const database = `restored_${process.env.JEST_WORKER_ID}`;
  const url = urlOf(database);
  let storageFolder: string;

  interface Changes {
    archive?: string;
    keys?: Keys;
    dataKeys?: TestApp['config']['dataKeys'];
  }
  const bringBack = async ({ archive = file, ...changes }: Changes = {}) => {
    const config = {
      ...app.config,
      dataDir: storageFolder,
      dataKeys: changes.dataKeys ?? app.config.dataKeys,
    };
    const storage = await openStorage(config, log);
    const source = Readable.from([readFileSync(archive)]);
    return restore({ config, log, url, storage, source, keys: changes.keys ?? keys });
  };
  const holdsNothing = async () => {
    const connection = await openConnection(url, 'test');
    const names = await allTables(connection.client);
    await connection.close();
    return names.length === 0;
  };

  beforeAll(async () => {
    storageFolder = await mkdtemp(join(tmpdir(), 'lubugo-restored-'));
    await onCluster(`DROP DATABASE IF EXISTS ${database} WITH (FORCE)`);
    await onCluster(`CREATE DATABASE ${database}`);
  });

  test('is refused before the first write with other keys, and where something is already', async () => {
    await expect(bringBack({ keys: { identities: [], passphrase: null } })).rejects.toThrow(
      /^No key opens this archive: set BACKUP_IDENTITY/,
    );
    const key = Buffer.alloc(32, 1);
    await expect(bringBack({ dataKeys: [{ id: 'other', key }] })).rejects.toThrow(
      /^The archive was sealed with the key "test", which is not in /,
    );
    await expect(bringBack({ dataKeys: [{ id: 'test', key }] })).rejects.toThrow(
      /^The key "test" in .* is not the one that sealed what is in the archive/,
    );
    expect(await holdsNothing()).toBe(true);
  });

  test('is refused before the first write where the archive is of a newer release', async () => {
    // Tests before this one may have set its numbers back.
    await app.db.query(
      `INSERT INTO migrations (id, timestamp, name)
       SELECT max(id) + 1, 1800000000000, 'Later1800000000000' FROM migrations`,
    );
    await backUp('newer.age');
    await app.db.query(`DELETE FROM migrations WHERE name = 'Later1800000000000'`);
    await expect(bringBack({ archive: join(folder, 'newer.age') })).rejects.toThrow(
      /^The archive is of a newer release \(.*, with Later1800000000000\): restore it with that release or a later one\.$/,
    );
    expect(await holdsNothing()).toBe(true);
  });

  test('gives back every row and every picture, as a copy that is quiet', async () => {
    storageFolder = await mkdtemp(join(tmpdir(), 'lubugo-restored-'));
    const done = await bringBack();
    expect(done).toMatchObject({ files: 1, missing: [], mails: 2 });
    const [from, to] = await Promise.all(
      [urlOf(`test_${process.env.JEST_WORKER_ID}`), url].map((one) => openConnection(one, 'test')),
    );
    if (!from || !to) throw new Error('Both are there.');
    for (const table of await backedUpTables(from.client)) {
      const rows = async (one: typeof from) => {
        let all = '';
        for await (const bytes of copyOut(one.client, table)) all += bytes;
        return [table.name, all];
      };
      expect(await rows(to)).toEqual(await rows(from));
    }
    expect(await readDeployment(to)).toMatchObject({ restoringSince: null, quietSince: expect.any(Date) });
    expect(await to.query(`SELECT name FROM pgboss.job WHERE name = 'mail'`)).toHaveLength(2);
    const indexes = (one: typeof from) =>
      one.query(`SELECT indexdef FROM pg_indexes WHERE schemaname = 'public' ORDER BY indexdef`);
    expect(await indexes(to)).toEqual(await indexes(from));
    const constraints = (one: typeof from) =>
      one.query(
        `SELECT conrelid::regclass::text AS on, conname, pg_get_constraintdef(oid), convalidated FROM pg_constraint
         WHERE connamespace = 'public'::regnamespace ORDER BY 1, 2`,
      );
    expect(await constraints(to)).toEqual(await constraints(from));
    // Its triggers are on again, and numbers go on where they were.
    expect(await to.query(`SELECT tgname FROM pg_trigger WHERE tgenabled = 'D'`)).toEqual([]);
    const next = await to.query<{ id: number }>(
      `INSERT INTO programs (name, description, image_url, duration, price, schedule, category, is_active)
       SELECT name, description, image_url, duration, price, schedule, category, is_active FROM programs RETURNING id`,
    );
    expect(next).toEqual([{ id: 2 }]);
    await Promise.all([from.close(), to.close()]);
    const storage = await openStorage({ ...app.config, dataDir: storageFolder }, log);
    const id = /[\da-f]{32}/.exec(picture)?.[0];
    expect(await storage.read(`${id}/master.jpg`)).toEqual(await app.services.media.largest(id ?? ''));
    await expect(bringBack()).rejects.toThrow(/^The database is not empty \(it holds /);
  });
});
