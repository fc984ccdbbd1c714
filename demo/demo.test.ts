// The demo is whole: it is loaded as staff would make it, and every picture that is named is there.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fillDemo } from '../server/src/database/fill-demo.ts';
import { loadDemoPackage } from '../server/src/demo-package.ts';
import { contentTypes } from '../server/src/features.ts';
import { finishedMaster } from '../server/src/modules/media/image-work.ts';
import { createLogger } from '../server/src/platform/log.ts';
import { projectRoot } from '../server/src/platform/project-root.ts';
import { startTestApp, type TestApp } from '../server/test/app.ts';
import { alts } from './content/pictures.ts';
import { demoPosts } from './content/posts.ts';
import { demo } from './demo.ts';
import { drawings } from './drawings/drawings.ts';

const folder = join(projectRoot, 'demo/pictures');

describe('the pictures of the demo', () => {
  test('are there, each with a sentence and a drawing it is made from', async () => {
    const files = readdirSync(folder).sort();
    expect(files).toEqual(
      Object.keys(alts)
        .map((name) => `${name}.jpg`)
        .sort(),
    );
    expect([...Object.keys(drawings), 'share'].sort()).toEqual(Object.keys(alts).sort());
    for (const { many } of contentTypes)
      for (const { picture } of await demo.records(many))
        if (picture) expect(files).toContain(`${picture}.jpg`);
  });

  test('are finished: the server keeps them as they are, and draws none of them anew', async () => {
    for (const name of readdirSync(folder)) {
      const bytes = readFileSync(join(folder, name));
      const { jpeg, width, height } = await finishedMaster(bytes);
      expect(jpeg).toBe(bytes);
      expect(Math.max(width, height)).toBeLessThanOrEqual(2400);
    }
  });

  test('need no more than 15 MB', () => {
    const sizes = readdirSync(folder).map((name) => statSync(join(folder, name)).size);
    expect(sizes.reduce((sum, size) => sum + size)).toBeLessThanOrEqual(15_000_000);
  });
});

describe('the demo agency', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app.close());

  test.each(contentTypes.map(({ many }) => many))('has %s', async (list) =>
    expect((await demo.records(list)).length).toBeGreaterThan(0),
  );

  test('is loaded into an empty database with all its pictures, and into no other', async () => {
    const log = createLogger({ level: 'silent', human: true });
    const load = async () => fillDemo(await loadDemoPackage(), app.db, app.services, log);
    expect(await load()).toEqual(expect.any(String));
    expect(await load()).toBeNull();
    const lodge = readFileSync(join(folder, 'lodge-at-dusk.jpg'));
    const kept = createHash('sha256').update(lodge).digest('hex').slice(0, 32);
    expect(await app.services.media.largest(kept)).toEqual(lodge);

    const visitor = { user: null, ip: '127.0.0.1', userAgent: 'test' };
    for (const type of contentTypes) {
      const records = await demo.records(type.many);
      const rows: object[] = await app.services.content.of(type).list(visitor);
      expect(rows).toHaveLength(records.length);
      const pictures = rows
        .map((row) => row as Record<string, string | null>)
        .map(({ [type.picture ?? 'imageUrl']: url, imageAlt }) => ({ url, imageAlt }))
        .filter(({ url }) => url);
      expect(pictures).toHaveLength(records.filter(({ picture }) => picture).length);
      for (const { url, imageAlt } of pictures) {
        expect(app.services.media.describe(url ?? '').width).toBeGreaterThanOrEqual(1000);
        expect(Object.values<string>(alts)).toContain(imageAlt);
      }
    }
    const posts = await app.db.query('SELECT created_at FROM posts ORDER BY id');
    const days = demoPosts.map(({ createdAt }) => ({ created_at: new Date(createdAt ?? 0) }));
    expect(posts).toEqual(days);
  });
});
