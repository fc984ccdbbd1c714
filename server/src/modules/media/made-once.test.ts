// Sizes of pictures that several instances with one store are asked for at the same time.
import { join } from 'node:path';
import sharp from 'sharp';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { type FaultyStore, startFaultyStore } from '../../../test/fakes/faulty-store.ts';
import { openStorage } from '../../open-storage.ts';
import { createLogger } from '../../platform/log.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import { MediaService } from './media.service.ts';

const photo = await sharp({ create: { width: 800, height: 400, channels: 3, background: '#1F3B2D' } })
  .jpeg()
  .toBuffer();

let store: FaultyStore;
let app: TestApp;
beforeAll(async () => {
  store = await startFaultyStore();
  app = await startTestApp({ s3: store.settings });
});
afterAll(async () => {
  await app.close();
  await store.close();
});

/** Of one more instance, which has seen that there is no such file once all `others` have. */
function seesNothing(storage: Storage, others: Promise<unknown>, seen: () => void): Storage {
  return {
    ...storage,
    async read(key) {
      const kept = await storage.read(key);
      if (!key.endsWith('/480.webp')) return kept;
      seen();
      await others;
      return kept;
    },
  };
}

test.each([
  ['a bucket', () => app.config],
  ['a folder', () => ({ s3: null, dataDir: join(app.config.dataDir, 'shared') })],
])('a size that two instances make at once is written once to %s, and both show it', async (_, settings) => {
  const log = createLogger({ level: 'silent', human: true });
  const { pictures } = app.config;
  const said: boolean[] = [];
  let missing = 2;
  const all = Promise.withResolvers<void>();
  const seen = () => {
    missing -= 1;
    if (missing === 0) all.resolve();
  };
  const open = async () => {
    const storage = await openStorage(settings(), log);
    const writeNew: Storage['writeNew'] = async (...args) => {
      const isWritten = await storage.writeNew(...args);
      said.push(isWritten);
      return isWritten;
    };
    const own = seesNothing({ ...storage, writeNew }, all.promise, seen);
    return new MediaService({ ...app, ...app.services, storage: own, publicUrl: app.origin, pictures });
  };
  const [one, other] = [await open(), await open()];
  const { id } = await one.ingest(photo);
  const files = await Promise.all([one, other].map((media) => media.file(`/media/${id}/480.webp`)));
  expect(said.sort()).toEqual([false, true]);
  for (const file of files) expect(await sharp(file?.bytes).metadata()).toMatchObject({ width: 480 });
});
