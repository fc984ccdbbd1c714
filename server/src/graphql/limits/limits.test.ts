import { type Api, startApi } from '../../../test/api.ts';

let api: Api;
beforeAll(async () => {
  api = await startApi();
});

const many = (count: number, one: (i: number) => string) =>
  Array.from({ length: count }, (_, i) => one(i)).join(' ');
const introspection = (depth: number): string =>
  depth === 0 ? '{ name }' : `{ fields { type ${introspection(depth - 1)} } }`;

describe('A query that asks for too much', () => {
  it.each([
    ['too many words', `{ programs { ${many(1600, () => 'id')} } }`, /more that 1500 tokens/],
    [
      'the same field under many names',
      `{ ${many(16, (i) => `p${i}: programs { id }`)} }`,
      /^At most 15 fields of a query can be renamed/,
    ],
    [
      'fragments that repeat each other',
      `{ ${many(12, () => '...a')} } ${many(12, (i) => `fragment ${'abcdefghijkl'[i]} on Query { programs { id } ${i < 11 ? many(8, () => `...${'abcdefghijkl'[i + 1]}`) : ''} }`)}`,
      /^This query costs more than 50,000/,
    ],
    [
      'one field again and again',
      `{ programs { ${many(16, () => 'id')} } }`,
      /^"id" is asked for more than 15 times in one place/,
    ],
    [
      'one field again and again, a few at a time',
      `{ ${many(4, () => `programs { ${many(2, () => 'id')} ... { id } ...a }`)} ...b } fragment a on Program { id } fragment b on Query { ${many(4, () => 'programs { id }')} }`,
      /^"id" is asked for more than 15 times in one place/,
    ],
    [
      'fragments that double each other',
      `{ ...f0 } ${many(16, (i) => `fragment f${i} on Query { a { ...f${i + 1} } b { ...f${i + 1} } }`)} fragment f16 on Query { c }`,
      /^This query has more than 10,000 fields, as its fragments stand in each other/,
    ],
    ['a circle of fragments', '{ ...a } fragment a on Query { ...b } fragment b on Query { ...a }', /itself/],
    [
      'introspection without an end',
      `{ __schema { types ${introspection(5)} } }`,
      /^Maximum introspection depth exceeded/,
    ],
  ])('is refused before it runs: %s', async (_, query, message) => {
    const { status, body } = await api.graphql(query);
    expect(status).toBe(400);
    expect(body.data).toBeUndefined();
    expect(body.errors[0].message).toMatch(message);
  });

  it('is answered when it asks for the same a few times', async () => {
    const { status } = await api.graphql(`{ ${many(15, () => 'programs { id }')} }`);
    expect(status).toBe(200);
  });

  it('is refused when it is larger than 100 kB', async () => {
    const { status, body } = await api.graphql(`{ programs { id } } #${'x'.repeat(110_000)}`);
    expect([status, body.errors[0].extensions.code]).toEqual([413, 'PAYLOAD_TOO_LARGE']);
  });

  it('is refused when it is many queries in one request', async () => {
    const query = { query: '{ programs { id } }' };
    const { status } = await api.call('POST', '/graphql', { body: [query, query] });
    expect(status).toBe(400);
  });
});

describe('What tools need', () => {
  it('is answered: the introspection query of GraphiQL and code generators', async () => {
    const { getIntrospectionQuery } = await import('graphql');
    const { status, body } = await api.graphql(getIntrospectionQuery({ inputValueDeprecation: true }));
    expect(status).toBe(200);
    expect(body.data.__schema.types.length).toBeGreaterThan(10);
  });
});

describe('GraphQL over HTTP', () => {
  it('answers a query by GET, but no mutation', async () => {
    const get = (query: string) => api.call('GET', `/graphql?query=${encodeURIComponent(query)}`);
    expect((await get('{ programs { id } }')).body).toEqual({ data: { programs: [] } });
    expect((await get('mutation { logout }')).status).toBe(405);
  });

  it('refuses what any web page could send in the name of a visitor', async () => {
    const body = JSON.stringify({ query: 'mutation { logout }' });
    const answer = await api.call('POST', '/graphql', { body, headers: { 'content-type': 'text/plain' } });
    expect(answer.status).toBe(400);
    expect(answer.body.errors[0].message).toMatch(/CSRF/);
  });

  it.each([
    ['broken JSON', '{"query": '],
    ['no query', '{}'],
    ['an unknown field', JSON.stringify({ query: '{ secrets }' })],
    ['bad syntax', JSON.stringify({ query: '{ programs {' })],
    ['an unknown operation', JSON.stringify({ query: 'query A { programs { id } }', operationName: 'B' })],
    ['variables that are no object', JSON.stringify({ query: '{ programs { id } }', variables: [1] })],
  ])('is 400 with a message for %s', async (_, body) => {
    const answer = await api.call('POST', '/graphql', { body });
    expect(answer.status).toBe(400);
    expect(answer.body.errors[0].message.length).toBeGreaterThan(10);
    expect(JSON.stringify(answer.body)).not.toMatch(/stacktrace|node_modules/);
  });

  it('speaks the media type of its own when asked for it', async () => {
    const headers = { accept: 'application/graphql-response+json' };
    const answer = await api.graphql('{ programs { id } }', {}, { headers });
    expect(answer.headers.get('content-type')).toBe('application/graphql-response+json; charset=utf-8');
  });

  it('knows a query by its hash once it was sent', async () => {
    const query = '{ signupPolicy { mode } }';
    const { createHash } = await import('node:crypto');
    const sha256Hash = createHash('sha256').update(query).digest('hex');
    const extensions = { persistedQuery: { version: 1, sha256Hash } };
    const send = (body: object) => api.call('POST', '/graphql', { body });
    expect((await send({ extensions })).body.errors[0].extensions.code).toBe('PERSISTED_QUERY_NOT_FOUND');
    expect((await send({ query, extensions })).status).toBe(200);
    expect((await send({ extensions })).body.data.signupPolicy.mode).toBe('open');
  });
});

describe('The Playground', () => {
  it('is there for browsers, with every file from here', async () => {
    const page = await api.call('GET', '/graphql', { headers: { accept: 'text/html,*/*;q=0.8' } });
    expect(page.status).toBe(200);
    const files = [...page.body.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, file]) => file);
    expect(files.length).toBe(5);
    for (const file of files) expect([file, (await api.call('GET', file)).status]).toEqual([file, 200]);
    expect(page.body).not.toMatch(/https?:\/\//);
    expect(page.headers.get('content-security-policy')).toMatch(/script-src 'self'(;|$)/);
  });

  it('has examples that are right', async () => {
    const { playgroundTabs } = await import('../playground/playground.ts');
    for (const { query, variables } of playgroundTabs) {
      const { body } = await api.graphql(query, variables && JSON.parse(variables));
      expect(body.errors?.[0].extensions.code ?? 'fine').toMatch(/^(fine|UNAUTHENTICATED)$/);
    }
  });
});

describe('Rate limits', () => {
  it('are told in headers, and one call too many is refused', async () => {
    const limited = await startApi({ rateLimits: true });
    const send = () => limited.graphql('mutation { refresh { token } }');
    const first = await send();
    expect(first.headers.get('ratelimit-limit')).toBe('120');
    expect(first.headers.get('ratelimit-remaining')).toBe('119');
    for (let i = 0; i < 119; i += 1) await send();
    const refused = await send();
    expect(refused.body.errors[0].extensions.code).toBe('RATE_LIMITED');
    expect(refused.headers.get('ratelimit-remaining')).toBe('0');
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    const overRest = await limited.rest('POST', '/admin/refresh');
    expect([overRest.status, overRest.headers.get('retry-after')]).toEqual([429, expect.any(String)]);
  });
});

describe('When the database is away', () => {
  let pool: object;
  const driver = () => api.db.driver as unknown as { master: object };
  beforeEach(() => {
    pool = driver().master;
    const refused = Object.assign(new Error('connect ECONNREFUSED 127.0.0.1:5432'), { code: 'ECONNREFUSED' });
    driver().master = { query: () => Promise.reject(refused) };
  });
  afterEach(() => {
    driver().master = pool;
  });

  it('callers are told to come back: 503 with Retry-After, over GraphQL and REST', async () => {
    const graphql = await api.graphql('{ programs { name } }');
    const { extensions } = graphql.body.errors[0];
    expect([graphql.status, graphql.headers.get('retry-after'), extensions.code]).toEqual([
      503,
      '2',
      'UNAVAILABLE',
    ]);
    const rest = await api.rest('GET', '/programs');
    expect([rest.status, rest.headers.get('retry-after'), rest.body.error.code]).toEqual([
      503,
      '2',
      'UNAVAILABLE',
    ]);
  });
});
