import { channel } from 'node:diagnostics_channel';
import { request as httpRequest } from 'node:http';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { testPages } from '../../../test/pages.ts';
import { gorillaTrek } from '../../../test/samples.ts';
import { until } from '../../../test/until.ts';
import { createApp } from '../../app.ts';
import { programs } from '../../modules/programs/programs.ts';
import type { ChangedTables, ContentChanges } from '../../platform/changes/content-changes.ts';
import { openHttpServer } from '../../platform/http-server.ts';
import { createLogger } from '../../platform/log.ts';

/** Node tells it of each request that one of its servers begins to answer. */
const requestStarts = channel('http.server.request.start');

const query = JSON.stringify({ query: '{ programs { id name } }' });
const asStaff = { user: null, ip: '127.0.0.1', userAgent: 'test' };

/** The three addresses of the same public list. */
const reads: Record<string, [path: string, init?: RequestInit]> = {
  'the page': ['/programs'],
  'the REST list': ['/api/v1/programs'],
  'the GraphQL query': [
    '/graphql',
    { method: 'POST', headers: { 'content-type': 'application/json' }, body: query },
  ],
  'the GraphQL query by GET': ['/graphql?query={programs{name}}'],
};

let app: TestApp;
const pages = testPages();
const get = (path: string, init: RequestInit = {}) =>
  fetch(app.origin + path, { redirect: 'manual', ...init });
const textOf = async (path: string, init?: RequestInit) => (await get(path, init)).text();

beforeAll(async () => {
  app = await startTestApp({}, pages);
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.db.query("DELETE FROM programs; SELECT setval('programs_id_seq', 1, false)");
  await app.services.content.of(programs).create(asStaff, gorillaTrek);
  await app.allHeard();
});

/** Changes the name without a word to anybody: whoever still tells the old one has kept it. */
const changeSecretly = (name: string) =>
  app.db.transaction(async (manager) => {
    await manager.query("SET LOCAL session_replication_role = 'replica'");
    await manager.query('UPDATE programs SET name = $1', [name]);
  });

describe.each(Object.entries(reads))('%s', (_, [path, init]) => {
  test('is answered from memory the second time', async () => {
    expect(await textOf(path, init)).toContain(gorillaTrek.name);
    await changeSecretly('Changed secretly');
    expect(await textOf(path, init)).toContain(gorillaTrek.name);
  });

  test('shows a write in the very next read', async () => {
    for (const name of ['First', 'Second', 'Third']) {
      await textOf(path, init);
      await app.services.content.of(programs).update(asStaff, 1, { ...gorillaTrek, name });
      expect(await textOf(path, init)).toContain(name);
    }
  });

  test('shows a plain SQL UPDATE after its notification', async () => {
    await textOf(path, init);
    await app.db.query("UPDATE programs SET name = 'Changed by hand'");
    await until(async () => (await textOf(path, init)).includes('Changed by hand'));
  });

  test('is the same from memory as made anew, byte for byte and header for header', async () => {
    const cold = await startColdApp();
    const fromColdApp = await facts(await fetch(cold.origin + path, init));
    const first = await facts(await get(path, init));
    const second = await facts(await get(path, init));
    await cold.close();
    expect(first).toEqual(fromColdApp);
    expect(second).toEqual(fromColdApp);
  });
});

describe('what belongs to one caller', () => {
  const api = Object.entries(reads).filter(([name]) => name !== 'the page');
  const withHeader = (init: RequestInit | undefined, header: Record<string, string>) => ({
    ...init,
    headers: { ...init?.headers, ...header },
  });
  const personal: Record<string, Record<string, string>> = { session: { cookie: 'theme=dark; refresh=x' } };

  beforeAll(async () => {
    const input = {
      email: 'staff@example.org',
      password: 'a long password',
      confirmPassword: 'a long password',
    };
    const { token } = await app.services.accounts.signup(asStaff, input);
    personal.token = { authorization: `Bearer ${token}` };
  });

  test.each(api)('is never kept: %s asked with a token or a session', async (_, [path, init]) => {
    for (const header of Object.values(personal)) {
      await textOf(path, withHeader(init, header));
      await changeSecretly('Kept by nobody');
      expect(await textOf(path, init)).toContain('Kept by nobody');
      await app.services.content.of(programs).update(asStaff, 1, gorillaTrek);
    }
  });

  test.each(api)(
    'is never answered from memory: %s asked with a token or a session',
    async (_, [path, init]) => {
      await textOf(path, init);
      await changeSecretly('Only for me');
      for (const header of Object.values(personal)) {
        const answer = await get(path, withHeader(init, header));
        expect(await answer.text()).toContain('Only for me');
      }
    },
  );

  test('staff see an inactive program while visitors are answered without it', async () => {
    await app.services.content
      .of(programs)
      .create(asStaff, { ...gorillaTrek, name: 'Draft', isActive: false });
    const [path, init] = reads['the REST list'] ?? [''];
    expect(await textOf(path, init)).not.toContain('Draft');
    expect(await textOf(path, withHeader(init, personal.token ?? {}))).toContain('Draft');
    expect(await textOf(path, init)).not.toContain('Draft');
  });

  test('pages are the same for everybody, signed in or not', async () => {
    const page = await textOf('/programs');
    await changeSecretly('Changed secretly');
    expect(await textOf('/programs', { headers: { cookie: 'refresh=x', authorization: 'Bearer x' } })).toBe(
      page,
    );
  });

  test.each([
    ['a page that asks who looks', '/me'],
    ['a page that says it must not be kept', '/search'],
    ['a page that breaks', '/broken'],
  ])('%s is made anew each time', async (_, path) => {
    const before = pages.rendered.length;
    await textOf(path);
    await textOf(path);
    expect(pages.rendered.length).toBe(before + 2);
  });

  test('a query of something private, a wrong query and an error are not kept', async () => {
    const ask = (body: object) =>
      get('/graphql', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
    for (const text of [
      '{ me { id } }',
      '{ programs { nothing } }',
      '{ program(id: "1") { name } me { id } }',
    ]) {
      const [first, second] = [await ask({ query: text }), await ask({ query: text })];
      expect(second.headers.get('x-request-id')).not.toBe(first.headers.get('x-request-id'));
      expect(await second.text()).toBe(await first.text());
    }
    const broken = await get('/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{',
    });
    expect(broken.status).toBe(400);
  });

  test('one query with other variables is another answer', async () => {
    await app.services.content.of(programs).create(asStaff, { ...gorillaTrek, name: 'Second' });
    const names: string[] = [];
    for (const id of ['1', '2', '1']) {
      const body = JSON.stringify({
        query: 'query One($id: ID!) { program(id: $id) { name } }',
        variables: { id },
      });
      const answer = await get('/graphql', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body,
      });
      names.push(((await answer.json()) as { data: { program: { name: string } } }).data.program.name);
    }
    expect(names).toEqual([gorillaTrek.name, 'Second', gorillaTrek.name]);
  });
});

describe('a caller who has the answer already', () => {
  test.each([
    ['the page', '/programs'],
    ['the REST list', '/api/v1/programs'],
  ])('is told so with 304: %s', async (_, path) => {
    const etag = (await get(path)).headers.get('etag') ?? '';
    expect(etag).toMatch(/^"[^"]+"$/);
    const again = await get(path, { headers: { 'if-none-match': etag } });
    expect(again.status).toBe(304);
    expect(await again.text()).toBe('');
    expect(again.headers.get('etag')).toBe(etag);
    expect(again.headers.get('content-security-policy')).not.toBeNull();
    await app.services.content.of(programs).update(asStaff, 1, { ...gorillaTrek, name: 'Newer' });
    expect((await get(path, { headers: { 'if-none-match': etag } })).status).toBe(200);
  });

  test('gets each encoding with an ETag of its own', async () => {
    const etags = new Set<string | null>();
    for (const encoding of ['br', 'gzip', 'identity']) {
      const answer = await get('/programs', { headers: { 'accept-encoding': encoding } });
      expect(answer.headers.get('content-encoding')).toBe(encoding === 'identity' ? null : encoding);
      expect(answer.headers.get('vary')).toContain('Accept-Encoding');
      expect(await answer.text()).toContain(gorillaTrek.name);
      etags.add(answer.headers.get('etag'));
    }
    expect(etags.size).toBe(3);
  });

  test('may ask with HEAD and gets the headers of GET without the body', async () => {
    const got = await get('/programs');
    const head = await get('/programs', { method: 'HEAD' });
    expect(head.headers.get('content-length')).toBe(got.headers.get('content-length'));
    expect(head.headers.get('etag')).toBe(got.headers.get('etag'));
    expect(await head.text()).toBe('');
  });
});

test('many who ask for the same page at once have it made once', async () => {
  const before = pages.rendered.length;
  const answers = await Promise.all(Array.from({ length: 20 }, () => textOf('/programs')));
  expect(new Set(answers).size).toBe(1);
  expect(pages.rendered.length).toBe(before + 1);
});

describe('all addresses of a page have one answer', () => {
  test.each([
    '/programs?utm_source=letter',
    '/programs?fbclid=a&gclid=b',
    '/programs?category=nonsense',
    '/programs?search=',
    '/programs?search=%20&Search=x',
  ])('what the page does not read makes no other of it: %s', async (path) => {
    const page = await textOf('/programs');
    await changeSecretly('Changed secretly');
    expect(await textOf(path)).toBe(page);
  });

  test('order, repetition and what is left over make no other of what it reads', async () => {
    const before = pages.rendered.length;
    for (const query of ['category=services', 'x=1&category=services', 'category=services&category=activity'])
      await textOf(`/programs?${query}`);
    expect(pages.rendered.slice(before)).toEqual(['/programs?category=services']);
  });

  test('what does not exist is answered with one page for each part of the site', async () => {
    const before = pages.rendered.length;
    for (const path of ['/nowhere', '/nowhere/else?x=1', '/programs/x/y', '/programs/y/z', '/me/x']) {
      const { status, body } = await facts(await get(path));
      expect([status, body]).toEqual([404, expect.stringContaining('Not here')]);
    }
    expect(pages.rendered.slice(before)).toEqual(['/-/-', '/programs/-/-', '/me/-/-']);
  });

  test('the staff’s part is one document', async () => {
    const before = pages.rendered.length;
    for (const path of ['/admin', '/admin/programs', '/admin/made-up?x=1'])
      expect((await get(path)).headers.get('x-robots-tag')).toBe('noindex');
    expect(pages.rendered.length).toBeLessThanOrEqual(before + 1);
  });

  test('an answer to free text is made once for those who wait for it, and not kept', async () => {
    const before = pages.rendered.length;
    const ask = () => textOf('/programs?search=gorilla');
    const answers = await Promise.all(Array.from({ length: 20 }, ask));
    expect(new Set(answers).size).toBe(1);
    expect(pages.rendered.length).toBe(before + 1);
    await ask();
    expect(pages.rendered.length).toBe(before + 2);
  });

  test.each<Record<string, string>>([
    { accept: 'text/made-up' },
    { origin: 'https://elsewhere.example' },
    { 'accept-language': 'de', 'user-agent': 'made up' },
  ])('headers that change nothing make no other answer of REST: %j', async (headers) => {
    const list = await textOf('/api/v1/programs');
    await changeSecretly('Changed secretly');
    expect(await textOf('/api/v1/programs', { headers })).toBe(list);
  });
});

test('a body that arrives in pieces is read whole, whether the answer is kept or not', async () => {
  const send = () =>
    new Promise<string>((resolve, reject) => {
      const headers = { 'content-type': 'application/json', 'content-length': query.length };
      const req = httpRequest(`${app.origin}/graphql`, { method: 'POST', headers }, (res) => {
        let text = '';
        res.on('data', (chunk) => (text += chunk)).on('end', () => resolve(text));
      });
      req.on('error', reject);
      // Not before the server has the first piece, and begins to read.
      requestStarts.subscribe(function goOn() {
        requestStarts.unsubscribe(goOn);
        req.end(query.slice(10));
      });
      req.write(query.slice(0, 10));
    });
  expect(await send()).toContain(gorillaTrek.name);
  expect(await send()).toContain(gorillaTrek.name);
});

describe('changes that cannot be heard', () => {
  test('while they cannot, nothing is answered from memory and nothing is kept', async () => {
    const changes = { ...silentChanges(), listening: true };
    const other = await startAppWith(changes);
    const read = async () => (await fetch(`${other.origin}/api/v1/programs`)).text();
    await read();
    changes.listening = false;
    await changeSecretly('Seen at once');
    expect(await read()).toContain('Seen at once');
    changes.listening = true;
    changes.tell();
    await changeSecretly('Not kept meanwhile');
    expect(await read()).toContain('Not kept meanwhile');
    await other.close();
  });

  test('an answer begun before a change is not kept after it', async () => {
    const other = await startSlowApp();
    const before = other.get();
    await other.begun(1);
    await changeSecretly('Changed meanwhile');
    other.changes.tell(['programs']);
    // Both know of the change: one of them has it made for both.
    const after = [other.get(), other.get()];
    other.goOn();
    expect(await before).toContain(gorillaTrek.name);
    for (const text of await Promise.all(after)) expect(text).toContain('Changed meanwhile');
    expect(other.rendered).toHaveLength(2);
    expect(await other.get()).toContain('Changed meanwhile');
    expect(other.rendered).toHaveLength(2);
    await other.close();
  });

  test('nor is one to free text given to who came after the change', async () => {
    const other = await startSlowApp('/programs?search=trek');
    const before = other.get();
    await other.begun(1);
    await changeSecretly('Changed meanwhile');
    other.changes.tell(['programs']);
    const after = [other.get(), other.get()];
    await other.arrived(3);
    other.goOn();
    expect(await before).toContain(gorillaTrek.name);
    for (const text of await Promise.all(after)) expect(text).toContain('Changed meanwhile');
    expect(other.rendered).toHaveLength(2);
    await other.close();
  });

  test('a change of another table leaves an answer that is being made alone', async () => {
    const other = await startSlowApp();
    const before = other.get();
    await other.begun(1);
    other.changes.tell(['posts']);
    const after = other.get();
    other.goOn();
    expect(await after).toBe(await before);
    await changeSecretly('Kept all the same');
    expect(await other.get()).toBe(await before);
    expect(other.rendered).toHaveLength(1);
    await other.close();
  });

  test('who waits for somebody who leaves is answered all the same', async () => {
    const other = await startSlowApp();
    const leaving = new AbortController();
    const first = other.get({ signal: leaving.signal }).catch(() => 'left');
    await other.begun(1);
    const others = [other.get(), other.get()];
    leaving.abort();
    expect(await first).toBe('left');
    await other.begun(2);
    other.goOn();
    for (const text of await Promise.all(others)) expect(text).toContain(gorillaTrek.name);
    expect(other.rendered).toHaveLength(2);
    await other.close();
  });
});

/** An instance whose pages are not finished before `goOn`. */
async function startSlowApp(path = '/programs') {
  const changes = silentChanges();
  const slowPages = testPages();
  const { render } = slowPages;
  let goOn = () => {};
  const allowed = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  slowPages.render = async (request) => {
    const page = await render(request);
    await allowed;
    return page;
  };
  const { origin, close } = await startAppWith(changes, slowPages);
  const { rendered } = slowPages;
  let arrived = 0;
  const count = () => {
    arrived += 1;
  };
  requestStarts.subscribe(count);
  return {
    changes,
    rendered,
    goOn,
    async close() {
      requestStarts.unsubscribe(count);
      await close();
    },
    get: async (init?: RequestInit) => (await fetch(origin + path, init)).text(),
    begun: (count: number) => until(() => rendered.length === count),
    arrived: (count: number) => until(() => arrived === count),
  };
}

/** Another instance on the same database. */
async function startAppWith(changes: ContentChanges, ownPages = testPages(), pageCache = true) {
  const { probe, services } = app;
  const log = createLogger({ level: 'silent', human: false });
  const config = { ...app.config, pageCache };
  const product = await createApp({ config, log, changes, probe, services, pages: ownPages });
  const server = await openHttpServer(0, '127.0.0.1', product.listener);
  return {
    origin: `http://127.0.0.1:${server.port}`,
    async close() {
      await server.close(100);
      await product.close();
    },
  };
}

const startColdApp = () => startAppWith(silentChanges(), testPages(), false);

/** Hears nothing but what the test tells. */
function silentChanges() {
  const subscribers = new Set<(tables: ChangedTables) => void>();
  return {
    changed: async () => undefined,
    changedHere: () => undefined,
    subscribe(fn: (tables: ChangedTables) => void) {
      subscribers.add(fn);
      return () => void subscribers.delete(fn);
    },
    tell: (tables: ChangedTables = 'all') => subscribers.forEach((fn) => void fn(tables)),
    listening: true,
    close: async () => undefined,
  };
}

/** All a caller can see of an answer, but what is of this one request. */
async function facts(response: Response) {
  const { 'x-request-id': id, date: _, ...headers } = Object.fromEntries(response.headers);
  expect(id).toMatch(/\S/);
  return { status: response.status, headers, body: await response.text() };
}
