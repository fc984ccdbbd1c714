// What becomes of pictures when files are lost or damaged and the store is full or does not answer.
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { type FaultyStore, startFaultyStore } from '../../../test/fakes/faulty-store.ts';

const photo = await sharp({ create: { width: 800, height: 400, channels: 3, background: '#1F3B2D' } })
  .jpeg()
  .toBuffer();

describe('on a disk', () => {
  let app: TestApp;
  let id: string;
  let largest: string;
  beforeAll(async () => {
    app = await startTestApp();
    ({ id } = await app.services.media.ingest(photo));
    largest = `/media/${id}.jpg`;
  });
  afterAll(() => app.close());

  const get = (path: string) => fetch(app.origin + path);
  const file = (name: string) => join(app.config.dataDir, 'uploads', id, name);
  const ways: [string, (path: string) => Promise<void>][] = [
    ['lost', (path) => rm(path)],
    ['empty', (path) => writeFile(path, '')],
    ['cut off', async (path) => writeFile(path, (await readFile(path)).subarray(0, -60))],
    [
      'changed by a bit',
      async (path) =>
        writeFile(
          path,
          (await readFile(path)).map((byte, at) => (at === 300 ? byte ^ 1 : byte)),
        ),
    ],
  ];

  test.each(ways)('a size that is %s is made anew', async (_, damage) => {
    const before = Buffer.from(await (await get(`/media/${id}/480.webp`)).arrayBuffer());
    await damage(file('480.webp'));
    const answer = await get(`/media/${id}/480.webp`);
    expect(answer.status).toBe(200);
    expect(Buffer.from(await answer.arrayBuffer())).toEqual(before);
  });

  test.each(ways)(
    'a picture that is %s is not there, for nobody to keep, until the same file is sent again',
    async (_, damage) => {
      const before = Buffer.from(await (await get(largest)).arrayBuffer());
      await damage(file('master.jpg'));
      const missing = await get(largest);
      expect(missing.status).toBe(404);
      expect(missing.headers.get('cache-control')).toBe('no-store');

      await app.services.media.ingest(photo);
      const repaired = await get(largest);
      expect(repaired.status).toBe(200);
      expect(Buffer.from(await repaired.arrayBuffer())).toEqual(before);
    },
  );

  test('a picture from before there were checksums is served', async () => {
    const bytes = Buffer.from(await (await get(largest)).arrayBuffer());
    await writeFile(file('master.jpg'), bytes);
    expect(Buffer.from(await (await get(largest)).arrayBuffer())).toEqual(bytes);
  });
});

describe('in an object store', () => {
  let store: FaultyStore;
  let app: TestApp;
  let id: string;
  beforeAll(async () => {
    store = await startFaultyStore();
    app = await startTestApp({ s3: store.settings });
    ({ id } = await app.services.media.ingest(photo));
  });
  afterEach(() => {
    store.fault = 'none';
  });
  afterAll(async () => {
    await app.close();
    await store.close();
  });

  test('that is full, sizes are served all the same, and an upload is refused for now', async () => {
    store.fault = 'full';
    const answer = await fetch(`${app.origin}/media/${id}/480.webp`);
    expect(answer.status).toBe(200);
    expect(await sharp(Buffer.from(await answer.arrayBuffer())).metadata()).toMatchObject({ width: 480 });

    const other = await sharp(photo).negate().jpeg().toBuffer();
    await expect(app.services.media.ingest(other)).rejects.toMatchObject({
      code: 'UNAVAILABLE',
      facts: { retryAfter: expect.any(Number) },
    });
  });

  test('that hangs, callers are told when to come back before they give up', async () => {
    store.fault = 'hangs';
    const answer = await fetch(`${app.origin}/media/${id}.jpg`, { signal: AbortSignal.timeout(30_000) });
    expect(answer.status).toBe(503);
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });
});
