import { startTestApp, type TestApp } from '../../../../test/app.ts';
import { fakeClient } from '../../../../test/fakes/fake-client.ts';
import { gorillaTrek } from '../../../../test/samples.ts';
import { until } from '../../../../test/until.ts';
import { programs } from '../../../modules/programs/programs.ts';
import { builtPages, type PageSource } from '../page-source.ts';
import { Renderer } from './renderer.ts';

const client = fakeClient();
/** As long as a busy machine needs. */
const settings = { renderers: 1, wait: 120_000, limit: 120_000, idle: 120_000, heapMegabytes: 64 };
const somebody = { user: null, ip: '', userAgent: '' };

let pages: PageSource;
let app: TestApp;
const get = async (path: string) => {
  const response = await fetch(app.origin + path);
  return { status: response.status, headers: response.headers, html: await response.text() };
};
/** What a page of the stand-in says of itself. */
const read = async (path: string): Promise<{ url: string; rendered: number; programs: unknown }> =>
  JSON.parse(/{"url".*}(?=<script)/.exec((await get(path)).html)?.[0] ?? 'null');

beforeAll(async () => {
  pages = await builtPages(client.dir, settings);
  app = await startTestApp({}, pages);
  await app.services.content.of(programs).create(somebody, gorillaTrek);
});
afterAll(async () => {
  await app.close();
  await pages.close?.();
  client.remove();
});

test('a page is rendered in a thread of its own, with what the database says', async () => {
  expect(await read('/fine')).toMatchObject({ url: '/fine', programs: [{ name: gorillaTrek.name }] });
});

test.each(['/exit', '/heap'])(
  'a renderer that dies over %s is replaced, and its page says that it could not be made',
  async (path) => {
    const { status, html } = await get(path);
    expect([status, html]).toEqual([500, expect.stringContaining('Something went wrong on our side')]);
    expect(await read(`/after${path.slice(1)}`)).toMatchObject({ rendered: 1 });
  },
);

test('a renderer that an endless loop holds is replaced, and its page says that it could not be made', async () => {
  const strict = await builtPages(client.dir, { ...settings, limit: 500 });
  const other = await startTestApp({}, strict);
  const answer = await fetch(`${other.origin}/loop`);
  expect([answer.status, await answer.text()]).toEqual([
    500,
    expect.stringContaining('Something went wrong on our side'),
  ]);
  await until(async () => (await fetch(`${other.origin}/afterloop`)).status === 200);
  await other.close();
  await strict.close?.();
});

test('while the query of a page runs, another one is made', async () => {
  const service = app.services.content.of(programs);
  const held = Promise.withResolvers<void>();
  const list = service.list.bind(service);
  service.list = async (...asked) => {
    service.list = list;
    await held.promise;
    return list(...asked);
  };
  const first = get('/held');
  await until(() => service.list === list);
  expect((await get('/beside')).status).toBe(200);
  held.resolve();
  expect((await first).status).toBe(200);
});

test('pages beside one that kills their renderer are made by the next one', async () => {
  const paths = ['/beforeit', '/exitamong', '/afterit', '/atlast'];
  const answers = await Promise.all(paths.map(get));
  expect(answers.map(({ status }) => status)).toEqual([200, 500, 200, 200]);
});

test.each([
  ['ended from outside', settings.limit, 'A renderer ended.'],
  ['held by an endless loop', 200, 'The page /loop took too long.'],
])('a renderer that is %s has its page fail, and is known to be gone', async (_, limit, sentence) => {
  const { heapMegabytes } = settings;
  const renderer = new Renderer({
    clientDir: client.dir,
    heapMegabytes,
    limit,
    documentOf: (source) => source,
  });
  await renderer.ready;
  const request = { kind: 'own', origin: 'https://lubugo.example', execute: async () => ({}) } as const;
  const page = renderer.render({ ...request, url: '/loop' });
  if (limit === settings.limit) void renderer.end();
  await expect(page).rejects.toThrow(sentence);
  expect(renderer.isAlive).toBe(false);
});

test('a page that fails is not kept, tells nothing of why, and costs no renderer', async () => {
  const { rendered } = await read('/before');
  for (const _ of [1, 2]) {
    const { status, html } = await get('/throws');
    expect([status, html]).toEqual([500, expect.not.stringContaining('secret')]);
  }
  expect((await read('/afterwards')).rendered).toBe(rendered + 3);
});

test('many who ask for what cannot be made have it tried once', async () => {
  const { rendered } = await read('/tried');
  const answers = await Promise.all(Array.from({ length: 30 }, () => get('/throws')));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([500]));
  expect((await read('/tries')).rendered).toBeLessThan(rendered + 30);
});

test('the page of what does not exist is rendered once', async () => {
  const [first, second] = [await get('/nowhere'), await get('/nowhere/else/')];
  expect([first.status, second.status]).toEqual([404, 404]);
  expect(second.html).toBe(first.html);
});

test('while strangers search and ask for what does not exist, each of the site’s own pages is there after a save', async () => {
  const busy = await startTestApp({ rateLimits: true }, pages);
  const { id } = await busy.services.content.of(programs).create(somebody, gorillaTrek);
  let isOver = false;
  let asked = 0;
  const flood = async (address: string) => {
    while (!isOver) await (await fetch(`${busy.origin}${address}${++asked}`)).arrayBuffer();
  };
  const floods = Array.from({ length: 20 }, () => [flood('/search?search=r'), flood('/nowhere/')]).flat();
  for (const name of ['First', 'Second', 'Third']) {
    const before = asked;
    await until(async () => asked > before + 40);
    await busy.services.content.of(programs).update(somebody, id, { ...gorillaTrek, name });
    const own = ['/home', '/programs', '/news'].map((path) => fetch(busy.origin + path));
    for (const answer of await Promise.all(own)) {
      expect(answer.status).toBe(200);
      expect(await answer.text()).toContain(name);
    }
  }
  isOver = true;
  await Promise.all(floods);
  await busy.close();
});

test('a page whose query fails is a 500, and a 503 while the database is away', async () => {
  const other = await startTestApp({}, pages);
  await other.db.query('ALTER TABLE programs RENAME TO programs_gone');
  expect((await fetch(`${other.origin}/broken`)).status).toBe(500);
  other.services.content.of(programs).list = () =>
    Promise.reject(Object.assign(new Error('gone'), { code: 'ECONNREFUSED' }));
  const { status, headers } = await fetch(`${other.origin}/away`);
  expect([status, headers.get('retry-after')]).toEqual([503, '2']);
  await other.close();
});

test('who comes while a renderer starts gets the page, and who waits too long behind others is told when to come back', async () => {
  const hasty = await builtPages(client.dir, { ...settings, wait: 1 });
  const other = await startTestApp({}, hasty);
  expect((await fetch(`${other.origin}/fine`)).status).toBe(200);
  const service = other.services.content.of(programs);
  const held = Promise.withResolvers<void>();
  const list = service.list.bind(service);
  let asked = 0;
  service.list = async (...args) => {
    asked += 1;
    await held.promise;
    return list(...args);
  };
  // As many as a renderer is given.
  const before = ['/first', '/second'].map((path) => fetch(other.origin + path));
  await until(() => asked === before.length);
  const { status, headers } = await fetch(`${other.origin}/third`);
  expect([status, headers.get('retry-after'), headers.get('cache-control')]).toEqual([503, '2', 'no-store']);
  held.resolve();
  for (const answer of await Promise.all(before)) expect(answer.status).toBe(200);
  await other.close();
  await hasty.close?.();
});

test('the first page of a renderer may take longer than others: it loads their code', async () => {
  const strict = await builtPages(client.dir, { ...settings, limit: 1_500 });
  const other = await startTestApp({}, strict);
  expect((await fetch(`${other.origin}/slow`)).status).toBe(200);
  await other.close();
  await strict.close?.();
});

test('while a page holds the renderer for ever, what is kept, the staff’s part and the API are answered', async () => {
  const strict = await builtPages(client.dir, settings);
  const other = await startTestApp({}, strict);
  expect((await fetch(`${other.origin}/kept`)).status).toBe(200);
  const loop = fetch(`${other.origin}/loop`);
  for (const path of ['/kept', '/admin/login', '/api/v1/programs', '/graphql?query={programs{name}}'])
    expect([path, (await fetch(other.origin + path)).status]).toEqual([path, 200]);
  await strict.close?.();
  expect((await loop).status).toBe(500);
  await other.close();
});

test('a renderer that nobody needs any more ends, and another one is started when it is needed', async () => {
  const hasty = await builtPages(client.dir, { ...settings, idle: 1 });
  const other = await startTestApp({ pageCache: false }, hasty);
  const rendered: (string | undefined)[] = [];
  const ask = async () => {
    const html = await (await fetch(`${other.origin}/fine`)).text();
    rendered.push(/"rendered":(\d+)/.exec(html)?.[1]);
  };
  await ask();
  await until(async () => {
    await ask();
    return rendered.at(-1) === '1';
  });
  // Nor is one that is just ending given a page.
  for (let i = 0; i < 10; i += 1) await ask();
  expect(rendered).not.toContain(undefined);
  await other.close();
  await hasty.close?.();
});
