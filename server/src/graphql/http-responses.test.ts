import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ApolloServerErrorCode } from '@apollo/server/errors';
import { type Answer, type Api, startApi } from '../../test/api.ts';
import { errorStatus } from '../platform/errors.ts';
import { projectRoot } from '../platform/project-root.ts';

let api: Api;
let token: string;
beforeAll(async () => {
  api = await startApi();
  token = await api.tokenOf('amina@example.org');
});

const ownType = { accept: 'application/graphql-response+json' };
const brief = ({ status, body }: Answer) => [status, body.errors?.[0].extensions.code, 'data' in body];

describe('A fault of variables', () => {
  const ask = (headers: Record<string, string>) =>
    api.graphql('query ($id: ID!) { program(id: $id) { id } }', { id: null }, { headers });

  it('is 400 in the media type of GraphQL', async () => {
    expect(brief(await ask(ownType))).toEqual([400, 'BAD_USER_INPUT', false]);
  });

  it('is 200 in JSON, for older callers', async () => {
    expect(brief(await ask({ accept: 'application/json' }))).toEqual([200, 'BAD_USER_INPUT', false]);
  });
});

describe('A request nobody can answer is the fault of its sender', () => {
  const query = '{ __typename }';
  const sha256Hash = createHash('sha256').update(query).digest('hex');
  it.each([
    ['an operation of a kind we do not have', { query: 'subscription { x }' }, 'GRAPHQL_VALIDATION_FAILED'],
    [
      'a wrong hash',
      { query, extensions: { persistedQuery: { version: 1, sha256Hash: 'abc' } } },
      'BAD_REQUEST',
    ],
    ['another version', { query, extensions: { persistedQuery: { version: 2, sha256Hash } } }, 'BAD_REQUEST'],
    ['no version', { query, extensions: { persistedQuery: { sha256Hash } } }, 'BAD_REQUEST'],
    ['no hash', { query, extensions: { persistedQuery: { version: 1 } } }, 'BAD_REQUEST'],
    [
      'a hash that is none',
      { query, extensions: { persistedQuery: { version: 1, sha256Hash: [1] } } },
      'BAD_REQUEST',
    ],
  ])('%s', async (_, body, code) => {
    expect(brief(await api.call('POST', '/graphql', { body }))).toEqual([400, code, false]);
    expect(brief(await api.call('POST', '/graphql', { body, headers: ownType }))).toEqual([400, code, false]);
  });
});

describe('A persisted query that was never sent', () => {
  const sha256Hash = createHash('sha256').update('{ nobody sent this }').digest('hex');
  const extensions = { persistedQuery: { version: 1, sha256Hash } };
  const address = `/graphql?extensions=${encodeURIComponent(JSON.stringify(extensions))}`;

  it('is 400 in the media type of GraphQL, by POST and by GET', async () => {
    const posted = await api.call('POST', '/graphql', { body: { extensions }, headers: ownType });
    const got = await api.call('GET', address, { headers: ownType });
    for (const answer of [posted, got])
      expect(brief(answer)).toEqual([400, 'PERSISTED_QUERY_NOT_FOUND', false]);
  });

  it('is 200 in JSON, as clients of persisted queries expect', async () => {
    const { status, body } = await api.call('POST', '/graphql', { body: { extensions } });
    expect([status, body.errors[0].message]).toEqual([200, 'PersistedQueryNotFound']);
  });
});

describe('What caches are told', () => {
  const path = '/graphql?query={programs{id}}';

  it.each([
    ['JSON', path, { accept: 'application/json' }],
    ['the media type of GraphQL', path, ownType],
    ['the Playground', '/graphql', { accept: 'text/html' }],
    ['a refusal', '/graphql?query={nothing}', {}],
  ])('names Accept for %s', async (_, address, headers) => {
    const answer = await api.call('GET', address, { headers: headers as Record<string, string> });
    expect(answer.headers.get('vary')).toMatch(/(^|, )Accept(,|$)/);
  });

  it('is another ETag for each media type', async () => {
    const json = await api.call('GET', path, { headers: { accept: 'application/json' } });
    const own = await api.call('GET', path, { headers: ownType });
    expect(json.body).toEqual(own.body);
    const etag = json.headers.get('etag') ?? '';
    expect(etag).toMatch(/^"/);
    expect(own.headers.get('etag')).not.toBe(etag);
    const again = await api.call('GET', path, { headers: { ...ownType, 'if-none-match': etag } });
    expect(again.status).toBe(200);
  });
});

describe('Allow', () => {
  it.each(['PUT', 'DELETE', 'PATCH', 'OPTIONS'])('names what there is, for %s', async (method) => {
    const { status, headers } = await api.call(method, '/graphql');
    expect([status, headers.get('allow')]).toEqual([
      method === 'OPTIONS' ? 204 : 405,
      'GET, HEAD, POST, OPTIONS',
    ]);
    for (const allowed of ['GET', 'HEAD']) {
      const answer = await fetch(`${api.url}/graphql?query={__typename}`, { method: allowed });
      expect([allowed, answer.status]).toEqual([allowed, 200]);
    }
  });

  it('is POST alone for a mutation', async () => {
    const { status, headers } = await api.call('GET', '/graphql?query=mutation{logout}');
    expect([status, headers.get('allow')]).toEqual([405, 'POST']);
  });
});

describe('Query parameters of REST', () => {
  it.each(['/programs?page=2', '/programs/1?x', '/stats?from=2026-01-01'])(
    'that are unknown are refused: %s',
    async (path) => {
      const { status, body } = await api.rest('GET', path, { token });
      expect([status, body.error.code]).toEqual([400, 'BAD_USER_INPUT']);
      expect(body.error.message).toMatch(/^There is no query parameter ".+" here\. Please leave it out\.$/);
    },
  );

  it('of the payment provider are read over', async () => {
    const { status } = await api.rest('POST', '/donations/webhook?source=provider', { body: {} });
    expect(status).toBe(401);
  });
});

describe('Rate headers', () => {
  const message = {
    name: 'Grace',
    email: 'grace@example.org',
    subject: 'Nine',
    message: 'A price for nine?',
  };

  it('tell the limit that is nearest: ten messages without a form, not twenty', async () => {
    const limited = await startApi({ rateLimits: true });
    const { headers } = await limited.rest('POST', '/contact', { body: message });
    expect([headers.get('ratelimit-limit'), headers.get('ratelimit-remaining')]).toEqual(['10', '9']);
    for (let i = 2; i <= 10; i += 1) await limited.rest('POST', '/contact', { body: message });
    const refused = await limited.rest('POST', '/contact', { body: message });
    expect([
      refused.status,
      refused.headers.get('ratelimit-limit'),
      refused.headers.get('ratelimit-remaining'),
    ]).toEqual([429, '10', '0']);
    expect(refused.headers.get('ratelimit-reset')).toBe(refused.headers.get('retry-after'));
  });

  it('tell how many wrong passwords are left', async () => {
    const limited = await startApi({ rateLimits: true });
    const body = { email: 'nobody@example.org', password: 'a wrong password' };
    const { headers } = await limited.rest('POST', '/admin/login', { body });
    expect([headers.get('ratelimit-limit'), headers.get('ratelimit-remaining')]).toEqual(['5', '4']);
  });
});

test('The table of errors for integrators names every code there is', () => {
  const documented = readFileSync(join(projectRoot, 'docs/integrators.md'), 'utf8');
  const inTable = [...documented.matchAll(/^\| `([A-Z_]+)` \| (\d+)/gm)].map(
    ([, code, status]) => `${code} ${status}`,
  );
  const ours = Object.entries(errorStatus).map(([code, status]) => `${code} ${status}`);
  expect(inTable).toEqual(expect.arrayContaining(ours));
  // What breaks is INTERNAL here, and we take persisted queries.
  const { INTERNAL_SERVER_ERROR, PERSISTED_QUERY_NOT_SUPPORTED, ...ofApollo } = ApolloServerErrorCode;
  const codes = inTable.map((row) => row.split(' ')[0]);
  expect(codes).toEqual(expect.arrayContaining(Object.values(ofApollo)));
  for (const never of [INTERNAL_SERVER_ERROR, PERSISTED_QUERY_NOT_SUPPORTED])
    expect(codes).not.toContain(never);
});
