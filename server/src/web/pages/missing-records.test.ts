import { jest } from '@jest/globals';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { testPages } from '../../../test/pages.ts';
import { until } from '../../../test/until.ts';
import { posts } from '../../modules/posts/posts.ts';
import { createMissingRecords } from './missing-records.ts';
import type { SiteAddress } from './site-address.ts';

const somebody = { user: null, ip: '', userAgent: '' };
const post = { title: 'Found', content: 'Here.', category: 'news' };

let app: TestApp;
const ask = async (path: string) => {
  const answer = await fetch(app.origin + path);
  return [answer.status, await answer.text()] as const;
};
const content = () => app.services.content.of(posts);
const create = (more = {}) => content().create(somebody, { ...post, ...more });
const isThere = [200, expect.stringContaining('Found')];
const isMissing = [404, expect.stringContaining('Not here')];

beforeAll(async () => {
  app = await startTestApp({}, testPages());
});
afterAll(() => app.close());
beforeEach(() => app.db.query("DELETE FROM posts; SELECT setval('posts_id_seq', 1, false)"));

test('numbers that no record has are answered by one page, without the database', async () => {
  for (const status of ['published', 'draft', 'published']) await create({ status });
  for (const path of ['/news/2', '/news/99', '/news/99']) expect(await ask(path)).toEqual(isMissing);
  const find = jest.spyOn(content(), 'find');
  // What the database tells of the three posts may come late, and then they are asked for once more.
  await until(async () => {
    find.mockClear();
    for (const path of ['/news/2', '/news/99', '/news/100', '/news/999?utm_source=x'])
      expect(await ask(path)).toEqual(isMissing);
    return find.mock.calls.length === 0;
  });
  find.mockRestore();
  expect(await ask('/news/3')).toEqual(isThere);
});

test('what is no type of content, such as a newsletter, is remembered number by number', async () => {
  const records = createMissingRecords({ changes: app.changes, content: app.services.content, on: true });
  const address = (id: string) => ({
    url: `/newsletter/archive/${id}`,
    kind: 'own',
    isStaff: false,
    isPreview: false,
    isUnknown: false,
    record: { field: 'archivedNewsletter', id, hasName: false, missingUrl: '/newsletter/archive/0' },
  });
  const isKnown = (id: string) => records.pageOf(address(id) as SiteAddress)?.isUnknown;
  await until(() => app.changes.listening);
  expect(await records.learn(address('7').record, async () => false)).toBe(false);
  expect([isKnown('7'), isKnown('8')]).toEqual([true, false]);
  records.close();
});

test('a record that is made, published or restored is there at once, and gone when it is deleted', async () => {
  const draft = await create({ status: 'draft' });
  const steps: [path: string, step: () => Promise<unknown>][] = [
    ['/news/2', () => create()],
    ['/news/1', () => content().update(somebody, draft.id, { ...post, status: 'published' })],
  ];
  for (const [path, step] of steps) {
    for (let i = 0; i < 3; i += 1) expect(await ask(path)).toEqual(isMissing);
    await step();
    expect(await ask(path)).toEqual(isThere);
  }
  await content().remove(somebody, 2);
  for (let i = 0; i < 3; i += 1) expect(await ask('/news/2')).toEqual(isMissing);
  await content().restore(somebody, 2);
  expect(await ask('/news/2')).toEqual(isThere);
});

test('what is made while somebody asks for it is not taken for the answer to other numbers', async () => {
  await create();
  expect(await ask('/news/2')).toEqual(isMissing);
  const { promise: asked, resolve: isAsked } = Promise.withResolvers<void>();
  const { promise: made, resolve: isMade } = Promise.withResolvers<void>();
  const find = jest.spyOn(content(), 'find').mockImplementationOnce(async () => {
    isAsked();
    await made;
    return { id: 2 } as never;
  });
  const first = ask('/news/2');
  await asked;
  const others = Promise.all([ask('/news/3'), ask('/news/4')]);
  // A number of its own: those before it have arrived.
  await ask('/about');
  find.mockRestore();
  await create();
  isMade();
  expect([await first, ...(await others)]).toEqual([isThere, isMissing, isMissing]);
});
