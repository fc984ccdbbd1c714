// Files that several instances make at the same time, and that one of them keeps.
import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type FaultyStore, startFaultyStore } from '../../../test/fakes/faulty-store.ts';
import { createLogger } from '../log.ts';
import { createReliableStorage } from './reliable-storage.ts';
import { createS3Storage } from './s3-storage.ts';
import { createDiskStorage, type Storage } from './storage.ts';

const folder = mkdtempSync(join(tmpdir(), 'lubugo-once-'));
const [type, first, second] = ['image/webp', Buffer.from('the first'), Buffer.from('the second')];
let store: FaultyStore;
beforeAll(async () => {
  store = await startFaultyStore();
});
afterEach(() => {
  store.conditions = 'kept';
});
afterAll(async () => {
  await store.close();
  rmSync(folder, { recursive: true, force: true });
});

const storages: [string, () => Storage][] = [
  ['a folder', () => createDiskStorage(folder)],
  ['an object store', () => createS3Storage(store.settings)],
];

describe.each(storages)('A file in %s that two instances made', (_, open) => {
  it('is the one that came first, and the other is no error', async () => {
    expect(await open().writeNew('late/480.webp', first, type)).toBe(true);
    expect(await open().writeNew('late/480.webp', second, type)).toBe(false);
    expect(await open().read('late/480.webp')).toEqual(first);
  });

  it('is that of one of them when they write at once', async () => {
    const texts = Array.from({ length: 8 }, (_, number) => `instance ${number}`.repeat(10_000));
    const areWritten = await Promise.all(
      texts.map((text) => open().writeNew('at-once/480.webp', Buffer.from(text), type)),
    );
    expect(areWritten.filter(Boolean)).toHaveLength(1);
    expect(String(await open().read('at-once/480.webp'))).toBe(texts[areWritten.indexOf(true)]);
  });

  it('is replaced when it was damaged meanwhile', async () => {
    const log = createLogger({ level: 'silent', human: true });
    const reliable = createReliableStorage(open(), { log, isWhole: () => false });
    await open().write('damaged/480.webp', Buffer.from('half a fi'), type);
    expect(await reliable.writeNew('damaged/480.webp', first, type)).toBe(true);
    expect(await reliable.writeNew('damaged/480.webp', second, type)).toBe(false);
    expect(await reliable.read('damaged/480.webp')).toEqual(first);
  });
});

it('in a folder, who comes second touches nothing and leaves nothing behind', async () => {
  const path = join(folder, 'alone/480.webp');
  await createDiskStorage(folder).writeNew('alone/480.webp', first, type);
  const before = statSync(path, { bigint: true });
  await createDiskStorage(folder).writeNew('alone/480.webp', second, type);
  const { ino, mtimeNs } = statSync(path, { bigint: true });
  expect({ ino, mtimeNs }).toEqual({ ino: before.ino, mtimeNs: before.mtimeNs });
  expect(readdirSync(join(folder, 'alone'))).toEqual(['480.webp']);
});

it('in a folder, whoever reads while it is written sees nothing or all of it', async () => {
  const large = Buffer.alloc(20_000_000, 'lubugo');
  const storage = createDiskStorage(folder);
  const seen = new Set<number | undefined>();
  const writing = storage.writeNew('whole/480.webp', large, type).then(() => 'written');
  do seen.add((await storage.read('whole/480.webp'))?.length);
  while ((await Promise.race([writing, Promise.resolve('not yet')])) === 'not yet');
  seen.add((await storage.read('whole/480.webp'))?.length);
  expect([...seen].filter((length) => length !== undefined)).toEqual([large.length]);
});

test.each([501, 400, 'ignored'] as const)(
  'an object store that knows no condition (%s) keeps the later file, as it always did',
  async (conditions) => {
    store.conditions = conditions;
    const storage = createS3Storage(store.settings);
    const key = `unconditional/${conditions}.webp`;
    expect(await storage.writeNew(key, first, type)).toBe(true);
    expect(await storage.writeNew(key, second, type)).toBe(true);
    expect(await storage.read(key)).toEqual(second);
  },
);

test('an object store that is full keeps no new file, and says so', async () => {
  store.fault = 'full';
  const storage = createS3Storage(store.settings);
  await expect(storage.writeNew('full/480.webp', first, type)).rejects.toThrow();
  store.fault = 'none';
  expect(await storage.read('full/480.webp')).toBeNull();
});
