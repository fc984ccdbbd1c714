import { type Api, cookieOf, password, startApi } from '../../test/api.ts';
import { truncate } from '../../test/database.ts';
import { gorillaTrek } from '../../test/samples.ts';
import { contractFields } from '../graphql/contract.ts';
import { programs } from '../modules/programs/programs.ts';
import { contentRoutes } from './content-routes.ts';
import type { OperationRoute } from './route.ts';

let api: Api;
let token: string;
beforeAll(async () => {
  api = await startApi();
});
beforeEach(async () => {
  await truncate(api.db);
  token = await api.tokenOf('amina@example.org');
});

const create = (input: object = {}) =>
  api.rest('POST', '/programs', { token, body: { ...gorillaTrek, ...input } });
const moment = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
const optional = Object.entries(programs.rules).filter(([, { required }]) => !required);
const whole = {
  ...Object.fromEntries(optional.map(([name, rule]) => [name, 'list' in rule ? [] : null])),
  ...gorillaTrek,
  id: 1,
  picture: { absoluteUrl: gorillaTrek.imageUrl, width: null, height: null },
  bookingMode: 'enquiry',
  isActive: true,
  status: 'published',
  publishedAt: moment,
  createdAt: moment,
  updatedAt: moment,
  version: 1,
};

/** Without what is long, or of interest to who looks at one only. */
const notListed = contractFields('Program')
  .filter(({ directives }) => directives?.some(({ name }) => name.value === 'notListed'))
  .map(({ name }) => name.value);
const listed = Object.fromEntries(Object.entries(whole).filter(([name]) => !notListed.includes(name)));

describe('The five calls for programs', () => {
  it('create one: 201 with all of it, numbers as numbers', async () => {
    const { status, body } = await create();
    expect(status).toBe(201);
    expect(body).toEqual({ data: whole });
  });

  it('list them as a plain array', async () => {
    await create();
    const { status, body, headers } = await api.rest('GET', '/programs');
    expect([status, body]).toEqual([200, { data: [listed] }]);
    expect(headers.get('cache-control')).toBe('no-cache');
    expect(headers.get('etag')).toBeTruthy();
  });

  it('read one', async () => {
    await create();
    expect((await api.rest('GET', '/programs/1')).body).toEqual({ data: whole });
  });

  it('change one, here with what was read before', async () => {
    const { data } = (await create()).body;
    const { status, body } = await api.rest('PUT', '/programs/1', { token, body: { ...data, price: 12.5 } });
    expect([status, body.data.price, body.data.version]).toEqual([200, 12.5, 2]);
  });

  it('remove one: 200 with its id', async () => {
    await create();
    const { status, body } = await api.rest('DELETE', '/programs/1', { token });
    expect([status, body]).toEqual([200, { data: { id: 1 } }]);
    expect((await api.rest('GET', '/programs')).body).toEqual({ data: [] });
  });
});

describe('A refusal', () => {
  it.each(['abc', '999999', '99999999999999999999', '1.5', '%00', "'"])(
    'of an id that no program has is 404: %s',
    async (id) => {
      const error = { message: 'Program not found', code: 'NOT_FOUND', details: [] };
      for (const [method, body] of [['GET'], ['PUT', gorillaTrek], ['DELETE']] as const) {
        const answer = await api.rest(method, `/programs/${id}`, { token, body });
        expect([answer.status, answer.body]).toEqual([404, { error }]);
      }
    },
  );

  it('of bad input is 400 and names each field', async () => {
    const { status, body } = await create({ price: -1, name: '' });
    expect(status).toBe(400);
    expect(body.error).toEqual({
      message: 'Name is required.',
      code: 'BAD_USER_INPUT',
      details: [
        { message: 'Name is required.', path: ['name'] },
        { message: 'Price must be 0 or more.', path: ['price'] },
      ],
    });
  });

  it.each([
    ['/coaches', 'specialties', 'First aid, birds', 'Specialties must be a list, such as ["one", "two"].'],
    ['/facilities', 'features', 'Pool', 'Features must be a list, such as ["one", "two"].'],
    ['/alumni', 'achievements', 'Climbed', 'Achievements must be a list, such as ["one", "two"].'],
  ])('of POST %s with the %s %j is 400', async (path, field, value, message) => {
    const route = contentRoutes.find((row) => row.path === path && row.method === 'POST');
    const body = { ...(route as OperationRoute).example, [field]: value };
    const answer = await api.rest('POST', path, { token, body });
    expect([answer.status, answer.body.error?.details]).toEqual([400, [{ message, path: [field] }]]);
    expect((await api.rest('GET', path)).body.data).toEqual([]);
  });

  it('of half a body for PUT names what is missing', async () => {
    await create();
    const { status, body } = await api.rest('PUT', '/programs/1', { token, body: { name: 'Gorillas' } });
    expect(status).toBe(400);
    expect(body.error.details[0]).toEqual({ message: 'Description is required.', path: ['description'] });
  });

  it('of a stale version is 409 and says who saved', async () => {
    await create();
    await api.rest('PUT', '/programs/1', { token, body: { ...gorillaTrek, price: 5, version: 1 } });
    const { status, body } = await api.rest('PUT', '/programs/1', {
      token,
      body: { ...gorillaTrek, version: 1 },
    });
    expect([status, body.error.code, body.error.changedBy]).toEqual([409, 'CONFLICT', 'amina@example.org']);
  });

  it('of a version in If-Match that is no more is 412, and the tag of a read or save is taken', async () => {
    const made = await create();
    const put = (tag: string, price: number) =>
      api.rest('PUT', '/programs/1', {
        token,
        headers: { 'if-match': tag },
        body: { ...gorillaTrek, price },
      });
    const read = await api.rest('GET', '/programs/1', { token });
    expect([made, read].map(({ headers }) => headers.get('etag'))).toEqual(['"1"', '"1"']);
    const saved = await put('"1"', 5);
    expect([saved.status, saved.headers.get('etag')]).toEqual([200, '"2"']);
    for (const tag of ['"1"', 'W/"2"', '"of-somebody-else"']) {
      const { status, body } = await put(tag, 7);
      expect([status, body.error]).toMatchObject([412, { code: 'PRECONDITION_FAILED', version: 2 }]);
    }
    expect((await put('*', 6)).body.data).toMatchObject({ price: 6, version: 3 });
  });

  it('of a DELETE whose If-Match names a version that is no more is 412, and nothing goes', async () => {
    await create();
    await api.rest('PUT', '/programs/1', { token, body: { ...gorillaTrek, price: 5 } });
    const remove = (tag: string) =>
      api.rest('DELETE', '/programs/1', { token, headers: { 'if-match': tag } });
    for (const tag of ['"1"', 'W/"2"', '"of-somebody-else"']) {
      const { status, body } = await remove(tag);
      expect([status, body.error]).toMatchObject([
        412,
        { code: 'PRECONDITION_FAILED', changedBy: 'amina@example.org', version: 2 },
      ]);
      expect(body.error.message).toMatch(/ after you read it, so it was not deleted\. /);
    }
    expect((await api.rest('GET', '/programs/1')).status).toBe(200);
    expect((await remove('"of-somebody-else", "2"')).body).toEqual({ data: { id: 1 } });
  });

  it.each(['2', 'W/2', '"2', "'2'", '""2""', '', '"1", "2"'])(
    'of PUT and DELETE with the If-Match %j is 400 with a sentence, and nothing happens',
    async (tag) => {
      await create();
      const headers = { 'if-match': tag };
      for (const method of ['PUT', 'DELETE']) {
        const { status, body } = await api.rest(method, '/programs/1', { token, headers, body: gorillaTrek });
        expect([status, body.error.message]).toEqual([400, expect.stringMatching(/^If-Match .*\.$/)]);
      }
      expect((await api.rest('GET', '/programs/1')).body.data).toEqual(whole);
    },
  );

  it('of a message with If-Match is 400, as it has no versions to compare', async () => {
    const sent = {
      name: 'Grace',
      email: 'grace@example.org',
      subject: 'Nine guests',
      message: 'Is there room?',
    };
    await api.rest('POST', '/contact', { body: sent });
    const remove = (tag: string) =>
      api.rest('DELETE', '/contact-submissions/1', { token, headers: { 'if-match': tag } });
    expect((await remove('"1"')).body.error).toMatchObject({
      code: 'BAD_USER_INPUT',
      message: expect.stringMatching(/leave that header out/),
    });
    expect((await remove('*')).body).toEqual({ data: { id: 1 } });
  });

  it.each([
    ['POST', '/programs'],
    ['PUT', '/programs/1'],
    ['DELETE', '/programs/1'],
  ])('of %s %s without a token is 401', async (method, path) => {
    const { status, body, headers } = await api.rest(method, path, { body: gorillaTrek });
    expect([status, body.error.code, headers.get('www-authenticate')]).toEqual([
      401,
      'UNAUTHENTICATED',
      'Bearer',
    ]);
  });

  it('of an unknown path is 404 in JSON', async () => {
    for (const path of ['/nothing', '/', '', '/programs/1/2', '/programs//', '/programs/%E0%A4%A']) {
      const { status, body } = await api.rest('GET', path);
      expect([status, body.error.code]).toEqual([404, 'NOT_FOUND']);
    }
  });

  it('of a wrong method is 405 and says which there are', async () => {
    const list = await api.rest('DELETE', '/programs', { token });
    expect([list.status, list.headers.get('allow')]).toEqual([405, 'GET, HEAD, POST, OPTIONS']);
    const one = await api.rest('PATCH', '/programs/1', { token, body: {} });
    expect([one.status, one.headers.get('allow')]).toEqual([405, 'GET, HEAD, PUT, DELETE, OPTIONS']);
    const login = await api.rest('GET', '/admin/login');
    expect([login.status, login.headers.get('allow')]).toEqual([405, 'POST, OPTIONS']);
  });

  it.each([
    ['another content type', 415, '{}', { 'content-type': 'text/plain' }],
    ['a form', 415, 'name=x', { 'content-type': 'application/x-www-form-urlencoded' }],
    [
      'an encoding nobody knows',
      415,
      '{}',
      { 'content-type': 'application/json', 'content-encoding': 'zip' },
    ],
    ['broken JSON', 400, '{"name": ', {}],
    ['an array', 400, '[]', {}],
    ['a bare word', 400, 'null', {}],
    ['nothing', 400, '', { 'content-type': 'application/json' }],
    ['too much', 413, JSON.stringify({ name: 'x'.repeat(1_600_000) }), {}],
  ])('of %s is %d with a sentence', async (_, status, body, headers) => {
    const answer = await api.rest('POST', '/programs', { token, body, headers });
    expect(answer.status).toBe(status);
    expect(answer.body.error.message).toMatch(/^[A-Z].*[.}]$/);
    expect(answer.body.error.message).not.toMatch(/JSON at position|unexpected token/i);
  });
});

describe('A session over REST', () => {
  it('begins with signup: 201 with user and token', async () => {
    const body = { email: 'brian@example.org', password, confirmPassword: password };
    const answer = await api.rest('POST', '/admin/signup', { body });
    expect(answer.status).toBe(201);
    expect(answer.body.data).toEqual({
      user: { id: 2, email: 'brian@example.org', role: 'editor', createdAt: moment },
      token: expect.any(String),
      expiresAt: moment,
    });
  });

  it('is refused with details for the form', async () => {
    const body = { email: 'brian', password: 'short', confirmPassword: 'short' };
    const { status, body: answer } = await api.rest('POST', '/admin/signup', { body });
    expect([status, answer.error.details]).toEqual([
      400,
      [
        { message: 'Email is not valid.', path: ['email'] },
        { message: 'Password must have 10 characters or more.', path: ['password'] },
      ],
    ]);
  });

  it('goes from login over refresh to logout', async () => {
    const login = await api.rest('POST', '/admin/login', { body: { email: 'amina@example.org', password } });
    expect(login.status).toBe(200);
    expect((await api.rest('DELETE', '/programs/1', { token: login.body.data.token })).status).toBe(404);
    const refresh = await api.rest('POST', '/admin/refresh', { cookie: cookieOf(login) });
    expect([refresh.status, refresh.body.data.user.email]).toEqual([200, 'amina@example.org']);
    const logout = await api.rest('POST', '/admin/logout', { cookie: cookieOf(refresh) });
    expect([logout.status, logout.body]).toEqual([200, { data: true }]);
    expect((await api.rest('POST', '/admin/refresh', { cookie: cookieOf(refresh) })).status).toBe(401);
  });

  it('is 401 for a wrong password and 400 for a missing one', async () => {
    const wrong = await api.rest('POST', '/admin/login', {
      body: { email: 'amina@example.org', password: 'wrong' },
    });
    expect([wrong.status, wrong.body.error.message]).toEqual([401, 'Invalid email or password']);
    const missing = await api.rest('POST', '/admin/login', { body: { email: 'amina@example.org' } });
    expect([missing.status, missing.body.error.details]).toEqual([
      400,
      [{ message: 'Password is required.', path: ['password'] }],
    ]);
  });
});

describe('What is kept in memory', () => {
  it('is dropped by a change: the next reader sees it', async () => {
    await create();
    const first = await api.rest('GET', '/programs');
    const etag = first.headers.get('etag') ?? '';
    expect((await api.rest('GET', '/programs', { headers: { 'if-none-match': etag } })).status).toBe(304);
    await api.rest('PUT', '/programs/1', { token, body: { ...gorillaTrek, name: 'Gorillas' } });
    const next = await api.rest('GET', '/programs', { headers: { 'if-none-match': etag } });
    expect([next.status, next.body.data[0].name]).toEqual([200, 'Gorillas']);
  });

  it('is never what staff see', async () => {
    await create({ isActive: false });
    expect((await api.rest('GET', '/programs', { token })).body.data).toHaveLength(1);
    expect((await api.rest('GET', '/programs')).body.data).toHaveLength(0);
    const { headers } = await api.rest('GET', '/programs', { token });
    expect(headers.get('cache-control')).toBe('no-store');
  });
});
