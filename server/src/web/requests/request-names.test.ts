import { startTestApp, type TestApp } from '../../../test/app.ts';
import { nameRequests } from '../../platform/request-id.ts';
import { traceparents } from '../../platform/tracing/traceparent.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ trustProxy: 1 });
});
afterAll(() => app.close());

const named = async (path: string, name: string, init: RequestInit = {}) => {
  const headers = { 'content-type': 'application/json', 'x-request-id': name };
  const response = await fetch(app.origin + path, { ...init, headers });
  await response.arrayBuffer();
  return response.headers.get('x-request-id');
};

test('a request keeps the name that a trusted proxy gave it, also when it is answered from memory', async () => {
  for (const name of ['proxy-1', 'proxy-2', 'proxy-3'])
    expect(await named('/api/v1/programs', name)).toBe(name);
  const body = JSON.stringify({ query: '{ programs { totalCount } }' });
  for (const name of ['proxy-4', 'proxy-5'])
    expect(await named('/graphql', name, { method: 'POST', body })).toBe(name);
});

test('the mail that follows from it carries its name, whichever handler took it in', async () => {
  const input = { name: 'Grace', email: 'grace@example.org', subject: 'Hello', message: 'A question.' };
  const query = 'mutation ($input: ContactMessageInput!) { sendContactMessage(input: $input) }';
  await named('/api/v1/contact', 'a0b1.C2_d3', { method: 'POST', body: JSON.stringify(input) });
  const body = JSON.stringify({ query, variables: { input } });
  await named('/graphql', 'proxy-6', { method: 'POST', body });
  const sent = `SELECT data->>'requestId' AS name FROM pgboss.job WHERE name = 'mail' ORDER BY created_on`;
  expect(await app.db.query(sent)).toEqual([{ name: 'a0b1.C2_d3' }, { name: 'proxy-6' }]);
});

test('what is no name, or comes from others, is replaced', async () => {
  for (const bad of ['two words', 'a"b', 'x'.repeat(129), '{}'])
    expect(await named('/api/v1/programs', bad)).toMatch(/^[\w-]{8}-[0-9a-z]+$/);
  const req = { headers: { 'x-request-id': 'proxy-1' } } as unknown as Parameters<
    ReturnType<typeof nameRequests>
  >[0];
  expect(nameRequests(1)(req)).toBe('proxy-1');
  expect(nameRequests(0)(req)).not.toBe('proxy-1');
});

test('a trace goes on where a trusted proxy says so, and only one that is one', () => {
  const [trace, span] = ['5'.repeat(32), '7'.repeat(16)];
  const of = (proxies: number, traceparent: string) => traceparents(proxies)({ headers: { traceparent } });
  const good = `00-${trace}-${span}-01`;
  expect(of(1, good)).toBe(good);
  expect(of(0, good)).toBeUndefined();
  const zeros = [`00-${'0'.repeat(32)}-${span}-01`, `00-${trace}-${'0'.repeat(16)}-01`];
  for (const bad of [
    '',
    trace,
    `ff-${trace}-${span}-01`,
    good.toUpperCase().replace('5', 'A'),
    `${good}-grace`,
    ...zeros,
  ])
    expect(of(1, bad)).toBeUndefined();
});
