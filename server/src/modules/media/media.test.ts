import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { cloneDatabase } from '../../../test/database.ts';
import { claiming } from '../../../test/odd/odd-pictures.ts';
import { until } from '../../../test/until.ts';
import { openBackend } from '../../backend.ts';
import { loadConfig } from '../../config.ts';
import { AppError } from '../../platform/errors.ts';
import { createLogger } from '../../platform/log.ts';
import { createDiskStorage, type Storage } from '../../platform/storage/storage.ts';
import { MediaService } from './media.service.ts';

let app: TestApp;
const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#1F3B2D' } });
/** With transparency, and 16 bits for each colour. */
const deep = (side: number) => picture(side, side).ensureAlpha(0.5).toColourspace('rgb16');
const photo = await picture(1000, 500)
  .jpeg()
  .withExif({ IFD0: { Copyright: 'Somebody' }, IFD3: { GPSLatitude: '0/1' } })
  .toBuffer();

const noise = await sharp({
  create: {
    width: 400,
    height: 300,
    channels: 3,
    background: '#888',
    noise: { type: 'gaussian', mean: 128, sigma: 40 },
  },
})
  .jpeg()
  .toBuffer();

/** With the sign of another part in the middle of its data: it begins and ends as it should. */
function damaged(jpeg: Buffer): Buffer {
  const bytes = Buffer.from(jpeg);
  bytes.writeUInt16BE(0xffc4, bytes.length >> 1);
  return bytes;
}

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const get = (path: string, headers: Record<string, string> = {}) => fetch(app.origin + path, { headers });
const bytesOf = async (path: string) => Buffer.from(await (await get(path)).arrayBuffer());
const ingest = (bytes: Buffer) => app.services.media.ingest(bytes);

describe('a picture that comes in', () => {
  test('is kept once, however often it is sent', async () => {
    const first = await ingest(photo);
    expect(first.url).toBe(`/media/${first.id}.jpg`);
    expect(await ingest(photo)).toEqual(first);
    expect(await app.db.query('SELECT count(*)::int AS count FROM media')).toEqual([{ count: 1 }]);
  });

  test('loses what it told of who made it where', async () => {
    const { url } = await ingest(photo);
    expect((await sharp(photo).metadata()).exif).toBeDefined();
    const kept = await sharp(await bytesOf(url)).metadata();
    expect(kept.exif).toBeUndefined();
    expect(kept.format).toBe('jpeg');
  });

  test('stands upright', async () => {
    const lying = await picture(400, 200).withMetadata({ orientation: 6 }).jpeg().toBuffer();
    const { url } = await ingest(lying);
    expect(app.services.media.describe(url)).toMatchObject({ width: 200, height: 400 });
  });

  test('is made no larger than 2400 pixels', async () => {
    const { url } = await ingest(await picture(3000, 300).png().toBuffer());
    expect(app.services.media.describe(url)).toMatchObject({ width: 2400, height: 240 });
  });

  test.each<[string, () => Promise<Buffer> | Buffer, RegExp]>([
    ['an SVG', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), /not a picture we can use/],
    ['a text that calls itself JPEG', () => Buffer.from('\xff\xd8\xff hello', 'latin1'), /damaged/],
    ['a picture with damaged data inside', () => damaged(noise), /damaged/],
    ['half a picture', async () => photo.subarray(0, photo.length / 2), /damaged/],
    ['nothing', () => Buffer.alloc(0), /not a picture we can use/],
    [
      'a picture of very many pixels',
      async () => claiming(9500, await picture(8, 8).png().toBuffer()),
      /80 million is the most:/,
    ],
    [
      'one that takes much memory: of 16 bits',
      async () => claiming(5500, await deep(8).png().toBuffer()),
      /30 million is the most/,
    ],
    ['and an AVIF', () => picture(3700, 3700).avif({ effort: 0 }).toBuffer(), /13 million is the most/],
  ])('is refused with a sentence: %s', async (_, make, sentence) => {
    const refusal = await ingest(await make()).catch((error) => error);
    expect(refusal).toBeInstanceOf(AppError);
    expect(refusal).toMatchObject({ code: 'BAD_USER_INPUT', message: expect.stringMatching(sentence) });
  });
});

describe('a picture is described', () => {
  test('with its sizes in the better formats first and a tiny one to show meanwhile', async () => {
    const { url, id } = await ingest(photo);
    const image = app.services.media.describe(url);
    expect(image).toMatchObject({ url, width: 1000, height: 500 });
    expect(image.placeholder?.length).toBeLessThanOrEqual(400);
    expect(image.sources.map(({ type }) => type)).toEqual(['image/avif', 'image/webp']);
    const sizes = [320, 480, 672, 768, 960, 1000].map((width) => `/media/${id}/${width}.avif ${width}w`);
    expect(image.sources[0]?.srcset).toBe(sizes.join(', '));
    expect(image.widths).toEqual([320, 480, 672, 768, 960, 1000]);
  });

  test('by its address alone when it is not ours', () => {
    const url = 'https://example.org/a.jpg';
    expect(app.services.media.describe(url)).toEqual({
      url,
      absoluteUrl: url,
      width: null,
      height: null,
      placeholder: null,
      sources: [],
      widths: [],
      focus: null,
      caption: null,
      credit: null,
    });
  });

  test('once another instance took it in and this one was asked for it', async () => {
    const id = 'a'.repeat(32);
    await app.db.query("INSERT INTO media VALUES ($1, 640, 480, 'data:', 'image/png')", [id]);
    expect(app.services.media.describe(`/media/${id}.jpg`).sources).toEqual([]);
    await until(() => app.services.media.describe(`/media/${id}.jpg`).width !== null);
    expect(app.services.media.describe(`/media/${id}.jpg`)).toMatchObject({ width: 640, height: 480 });
  });
});

test('what another instance says under a picture is known here too', async () => {
  const { url, id } = await ingest(photo);
  await app.db.query(`UPDATE media SET caption = 'At dawn.', credit = 'Ssali' WHERE id = $1`, [id]);
  await until(() => app.services.media.describe(url).credit !== null);
  expect(app.services.media.describe(url)).toMatchObject({ caption: 'At dawn.', credit: 'Ssali' });
});

describe('the files of a picture', () => {
  test.each(['avif', 'webp', 'jpg'])('come as %s in each size and may be kept for ever', async (format) => {
    const { id } = await ingest(photo);
    const response = await get(`/media/${id}/672.${format}`);
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(response.headers.get('content-type')).toBe(format === 'jpg' ? 'image/jpeg' : `image/${format}`);
    const { width, height } = await sharp(Buffer.from(await response.arrayBuffer())).metadata();
    expect({ width, height }).toEqual({ width: 672, height: 336 });
  });

  test('come cut for previews of links, in the one size these show', async () => {
    const { id } = await ingest(photo);
    const response = await get(`/media/${id}/share.jpg`);
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    const { width, height, format } = await sharp(Buffer.from(await response.arrayBuffer())).metadata();
    expect({ width, height, format }).toEqual({ width: 1200, height: 630, format: 'jpeg' });
    expect((await get(`/media/${id}/share.webp`)).status).toBe(404);
  });

  test('are made once when many ask at the same time', async () => {
    const { id } = await ingest(photo);
    const written: string[] = [];
    const disk = createDiskStorage(join(app.config.dataDir, 'uploads'));
    const storage: Storage = {
      ...disk,
      writeNew: (key, bytes, type) => {
        written.push(key);
        return disk.writeNew(key, bytes, type);
      },
    };
    const { pictures } = app.config;
    const media = new MediaService({ ...app, ...app.services, storage, publicUrl: app.origin, pictures });
    const files = await Promise.all(Array.from({ length: 8 }, () => media.file(`/media/${id}/960.webp`)));
    expect(files.every((file) => file?.type === 'image/webp')).toBe(true);
    expect(written).toEqual([`${id}/960.webp`]);
  });

  test('one of them is an icon that no telephone cuts: the whole logo within a circle, on its own ground', async () => {
    const logo = await sharp({ create: { width: 900, height: 300, channels: 3, background: '#ffffff' } })
      .composite([{ input: { create: { width: 860, height: 260, channels: 3, background: '#10406b' } } }])
      .png()
      .toBuffer();
    const { id } = await ingest(logo);
    const bytes = await bytesOf(`/media/${id}/icon.png`);
    const { data, info } = await sharp(bytes).removeAlpha().raw().toBuffer({ resolveWithObject: true });
    expect([info.width, info.height]).toEqual([512, 512]);
    const pixelsOf = (isOfLogo: boolean) =>
      Array.from({ length: 512 * 512 }, (_, at) => at)
        .filter((at) => (data[3 * at] ?? 0) < 128 === isOfLogo)
        .map((at) => Math.hypot((at % 512) - 255.5, Math.floor(at / 512) - 255.5));
    expect(pixelsOf(true).length).toBeGreaterThan(15_000);
    // Masks keep a circle of four fifths of the width.
    expect(pixelsOf(true).reduce((most, one) => Math.max(most, one), 0)).toBeLessThan(205);
  });

  test('are not sent again to who has them', async () => {
    const { url } = await ingest(photo);
    const etag = (await get(url)).headers.get('etag') ?? '';
    expect((await get(url, { 'if-none-match': etag })).status).toBe(304);
  });

  test('can be had in parts', async () => {
    const { url } = await ingest(photo);
    const whole = await bytesOf(url);
    const part = await get(url, { range: 'bytes=10-19' });
    expect(part.status).toBe(206);
    expect(part.headers.get('content-range')).toBe(`bytes 10-19/${whole.length}`);
    expect(Buffer.from(await part.arrayBuffer())).toEqual(whole.subarray(10, 20));
    expect((await get(url, { range: `bytes=${whole.length}-` })).status).toBe(416);
  });

  test.each(['/671.avif', '/1280.avif', '/672.png', '/672.avif/x', '/..%2f..%2fsecrets'])(
    'that are not offered do not exist: %s',
    async (rest) => {
      const { id } = await ingest(photo);
      expect((await get(`/media/${id}${rest}`)).status).toBe(404);
    },
  );

  test('of a picture nobody sent do not exist', async () => {
    expect((await get(`/media/${'f'.repeat(32)}.jpg`)).status).toBe(404);
  });

  test('are made ahead in the best format, so that nobody waits for them', async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'lubugo-media-'));
    const log = createLogger({ level: 'silent', human: true });
    const backend = await openBackend(loadConfig({ DATA_DIR: dataDir }), await cloneDatabase(), log);
    try {
      const { id } = await backend.services.media.ingest(photo);
      await backend.services.media.warmUp(new AbortController().signal);
      const made = [320, 480, 672, 768, 960, 1000].map((width) => `${width}.avif`);
      expect(readdirSync(join(dataDir, 'uploads', id)).sort()).toEqual([...made, 'master.jpg'].sort());
    } finally {
      await backend.close();
      rmSync(dataDir, { recursive: true, force: true });
    }
  });
});
