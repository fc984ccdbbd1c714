import { setTimeout as wait } from 'node:timers/promises';
import { jest } from '@jest/globals';
import sharp from 'sharp';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { urlOfTest } from '../../../test/database.ts';
import { type FakeCdn, startFakeCdn } from '../../../test/fakes/fake-cdn.ts';
import { type FaultyStore, startFaultyStore } from '../../../test/fakes/faulty-store.ts';
import { testPages } from '../../../test/pages.ts';
import { gorillaTrek } from '../../../test/samples.ts';
import { until } from '../../../test/until.ts';
import { openBackend } from '../../backend.ts';
import { programs } from '../../modules/programs/programs.ts';
import { purgeOnChange } from '../../platform/cdn/purge-on-change.ts';
import { createLogger } from '../../platform/log.ts';
import { createS3Storage } from '../../platform/storage/s3-storage.ts';

const log = createLogger({ level: 'silent', human: true });
const asStaff = { user: null, ip: '127.0.0.1', userAgent: 'test' };

test('Without a CDN no answer is offered to one', async () => {
  const app = await startTestApp({}, testPages());
  const { headers } = await fetch(`${app.origin}/programs`);
  expect(headers.get('cache-control')).toBe('no-cache');
  expect(headers.get('surrogate-key')).toBeNull();
  expect(headers.get('cache-tag')).toBeNull();
  await app.close();
});

describe('Behind a CDN pictures in an object store', () => {
  let cdn: FakeCdn;
  let store: FaultyStore;
  let app: TestApp;
  beforeAll(async () => {
    cdn = await startFakeCdn('fastly');
    store = await startFaultyStore();
    app = await startTestApp({ cdn: cdn.settings, s3: store.settings }, testPages());
  });
  afterAll(async () => {
    await app.close();
    await store.close();
    await cdn.close();
  });

  test('are asked of the product, which sends them without the checksum behind them', async () => {
    const photo = sharp({ create: { width: 800, height: 400, channels: 3, background: '#1F3B2D' } });
    const { id, url } = await app.services.media.ingest(await photo.jpeg().toBuffer());
    const { absoluteUrl, sources } = app.services.media.describe(url);
    const addresses = [url, ...sources.flatMap(({ srcset }) => srcset.split(', '))];
    expect(addresses.filter((address) => !address.startsWith(`/media/${id}`))).toEqual([]);
    expect(absoluteUrl).toBe(app.config.publicUrl + url);

    const answer = await fetch(app.origin + url);
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    const kept = await createS3Storage(store.settings).read(`${id}/master.jpg`);
    expect(kept?.subarray(0, -40)).toEqual(Buffer.from(await answer.arrayBuffer()));
  });
});

describe.each(['fastly', 'cloudflare'] as const)('Behind a CDN such as %s', (kind) => {
  let cdn: FakeCdn;
  let app: TestApp;
  beforeAll(async () => {
    cdn = await startFakeCdn(kind);
    app = await startTestApp({ cdn: cdn.settings }, testPages());
    await app.services.content.of(programs).create(asStaff, gorillaTrek);
    await app.jobs.start();
    await until(() => cdn.purges.some((tags) => tags.includes('site')));
  });
  afterAll(async () => {
    await app.close();
    await cdn.close();
  });

  const tagsOf = ({ headers }: Response) =>
    headers.get(kind === 'fastly' ? 'surrogate-key' : 'cache-tag')?.split(/[ ,]/);
  const through = (path: string) => cdn.get(app.origin, path);

  test('a public page may be kept by it, with the tables it was made from, but is asked for by browsers each time', async () => {
    for (let i = 0; i < 2; i += 1) {
      const answer = await fetch(`${app.origin}/programs`);
      expect(answer.headers.get('cache-control')).toBe(
        'public, max-age=0, s-maxage=86400, stale-while-revalidate=30, stale-if-error=600',
      );
      expect(tagsOf(answer)).toEqual(['site', 'settings', 'programs']);
    }
  });

  test.each([
    ['a page that is made for who asks', '/me'],
    ['a search', '/search'],
    ['a page that does not exist', '/nowhere'],
    ['a page that could not be made', '/broken'],
    ['an answer of the API', '/api/v1/programs'],
    ['an answer to GraphQL', '/graphql?query={programs{name}}'],
    ['the health', '/readyz'],
  ])('it gets nothing to keep of %s', async (_, path) => {
    const answer = await fetch(app.origin + path);
    expect(answer.headers.get('cache-control') ?? 'no-store').toMatch(/^no-(cache|store)/);
    expect(tagsOf(answer)).toBeUndefined();
  });

  test('a change is seen through it, also when it refuses to hear of it at first', async () => {
    await through('/programs');
    expect(await through('/programs')).toMatchObject({ isKept: true });
    cdn.refusals = 1;
    await app.services.content.of(programs).update(asStaff, 1, { ...gorillaTrek, name: 'Changed behind it' });
    await until(async () => (await through('/programs')).text.includes('Changed behind it'));
    expect(cdn.refusals).toBe(0);
  });

  test('it is told of the table that changed and of no other', async () => {
    const told = () => cdn.purges.find((tags) => tags.includes('videos'));
    await app.db.query("NOTIFY content_changed, 'videos'");
    await until(() => told() !== undefined);
    expect(told()).toEqual(['videos']);
  });
});

describe('Who else works on the database of a site behind a CDN', () => {
  let cdn: FakeCdn;
  let app: TestApp;
  beforeAll(async () => {
    cdn = await startFakeCdn('fastly');
    app = await startTestApp({ cdn: cdn.settings }, testPages());
  });
  afterAll(async () => {
    await app.close();
    await cdn.close();
  });
  const promised = async () =>
    (await app.db.query(`SELECT count(*)::integer AS count FROM pgboss.job WHERE name = 'cdn-purge'`))[0]
      .count;

  test('a command promises it nothing, as who serves visitors hears of what it changed', async () => {
    await until(async () => (await promised()) === 2);
    const command = await openBackend(app.config, urlOfTest(), log);
    await wait(500);
    await command.close();
    expect(await promised()).toBe(2);
  });

  test('who stops while it promises something does not open the queue again', async () => {
    const { db, changes, jobs, services } = app;
    const before = await promised();
    const stop = purgeOnChange({ cdn: cdn.settings, db, changes, jobs, log, quiet: services.quiet });
    const promise = jobs.send.bind(jobs);
    const sent = jest.spyOn(jobs, 'send').mockImplementation(async (...given) => {
      stop();
      await promise(...given);
    });
    await until(async () => (await promised()) > before);
    sent.mockRestore();
    await wait(200);
    expect(await promised()).toBe(before + 1);
  });
});
