// The second answer to a read is made without the handlers: nobody can tell it from the first.
import { jest } from '@jest/globals';
import { type Answer, type Api, startApi } from '../../../test/api.ts';
import { programs } from '../../modules/programs/programs.ts';

/** The page cache is off, so each answer is made anew. `fresh` never answers a query a second time. */
let api: Api;
let fresh: Api;
let token: string;
const origin = 'https://shop.example';
beforeAll(async () => {
  const settings = { pageCache: false, corsOrigins: [origin] };
  api = await startApi(settings);
  fresh = await startApi(settings, undefined, api.db);
  token = await api.tokenOf('owner@example.org');
  for (const name of ['Gorillas', 'Canoes'])
    await api.rest('POST', '/programs', { token, body: { ...programs.sample, name } });
});

const one =
  'query ($id: ID!, $preview: String) { program(id: $id, preview: $preview) { id name publishedAt image { url } } }';
const list = '{ programs { id name createdAt } }';

function visible({ status, headers, body }: Answer) {
  const told = Object.fromEntries(
    [...headers].filter(([name]) => name !== 'x-request-id' && name !== 'date'),
  );
  const text = JSON.stringify(body)
    .replace(/this number: [\w-]+/, '')
    .replace(/"requestId":"[^"]+"/, '');
  return { status, told, text };
}

type Ask = (to: Api) => Promise<Answer>;
const reads: [name: string, ask: Ask][] = [
  ['a list', (to) => to.graphql(list)],
  ['one, with a variable', (to) => to.graphql(one, { id: 2 })],
  ['nothing of that number', (to) => to.graphql(one, { id: 99 })],
  [
    'another media type',
    (to) => to.graphql(list, undefined, { headers: { accept: 'application/graphql-response+json' } }),
  ],
  ['a script of another site', (to) => to.graphql(list, undefined, { headers: { origin } })],
  [
    'what is never kept',
    (to) => to.graphql('query ($id: ID!) { seatsLeft(programId: $id) { departureId seats } }', { id: 1 }),
  ],
  ['a list over REST', (to) => to.rest('GET', '/programs')],
  ['one over REST', (to) => to.rest('GET', '/programs/1', { headers: { origin } })],
];

test.each(reads)('%s is answered the second time as the first time', async (_, ask) => {
  const first = visible(await ask(api));
  expect(first.status).toBe(200);
  expect(visible(await ask(api))).toEqual(first);
  expect(visible(await ask(fresh))).toEqual(first);
});

const afterwards: [name: string, ask: Ask][] = [
  ['a variable that is no number', (to) => to.graphql(one, { id: [] })],
  ['a variable that is missing', (to) => to.graphql(one, {})],
  ['variables that are no object', (to) => to.graphql(one, [])],
  ['too many values', (to) => to.graphql(one, { id: 1, more: Array.from({ length: 2000 }, () => 1) })],
  [
    'an unknown operation',
    (to) => to.call('POST', '/graphql', { body: { query: one, operationName: 'No' } }),
  ],
  ['a token', (to) => to.graphql(one, { id: 1 }, { token })],
  ['a token that is no good', (to) => to.graphql(one, { id: 1 }, { token: 'x' })],
  ['a token that is no good over REST', (to) => to.rest('GET', '/programs/1', { token: 'x' })],
  ['a parameter', (to) => to.rest('GET', '/programs/1?x=1')],
];

test.each(afterwards)('what follows a known read with %s is told as ever', async (_, ask) => {
  for (let i = 0; i < 2; i += 1) {
    await api.graphql(one, { id: 1 });
    await api.rest('GET', '/programs/1');
  }
  expect(visible(await ask(api))).toEqual(visible(await ask(fresh)));
});

test('a change is seen at once, and what is gone is not found', async () => {
  const { body } = await api.rest('POST', '/programs', {
    token,
    body: { ...programs.sample, name: 'Falls' },
  });
  const path = `/programs/${body.data.id}`;
  const names = async () => (await api.rest('GET', path)).body.data?.name;
  expect([await names(), await names()]).toEqual(['Falls', 'Falls']);
  await api.rest('PUT', path, { token, body: { ...programs.sample, name: 'Higher falls' } });
  expect(await names()).toBe('Higher falls');
  await api.rest('DELETE', path, { token });
  const { status, body: gone } = await api.rest('GET', path);
  expect([status, gone.error.message]).toEqual([404, 'Program not found']);
});

test('a preview is shown to whoever has its link, and to nobody else', async () => {
  const draft = { ...programs.sample, name: 'Draft', status: 'draft' };
  const { data } = (await api.rest('POST', '/programs', { token, body: draft })).body;
  const link = await api.graphql(
    'query ($id: ID!) { program(id: $id) { previewLink } }',
    { id: data.id },
    { token },
  );
  const preview = new URL(link.body.data.program.previewLink).searchParams.get('preview');
  const ask = async (variables: object) =>
    (await api.graphql(one, { id: data.id, ...variables })).body.data.program;
  expect(await ask({})).toBeNull();
  expect((await ask({ preview }))?.name).toBe('Draft');
  expect(await ask({ preview: 'made up' })).toBeNull();
  expect(await ask({})).toBeNull();
});

test('the handlers are asked once', async () => {
  const read = jest.spyOn(api.services.sessions, 'hasSigned');
  for (let i = 0; i < 3; i += 1) {
    await api.graphql('{ once: programs { id } }');
    await api.rest('GET', '/programs/2');
  }
  expect(read).toHaveBeenCalledTimes(2);
  read.mockRestore();
});

test('a run that fails is not run twice', async () => {
  const service = api.services.content.of(programs);
  const find = jest.spyOn(service, 'find');
  const ask = () => api.graphql('query ($id: ID!) { failing: program(id: $id) { id } }', { id: 1 });
  await ask();
  find.mockRejectedValueOnce(new Error('lost'));
  const { status, body } = await ask();
  expect([status, body.errors[0].extensions.code]).toEqual([500, 'INTERNAL']);
  expect(find).toHaveBeenCalledTimes(2);
  find.mockRestore();
});
