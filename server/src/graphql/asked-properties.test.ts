// Of a row only what a query asks for is read, and strangers cannot make up statements without end.
import { jest } from '@jest/globals';
import pg from 'pg';
import { type Api, startApi } from '../../test/api.ts';
import { contentTypes } from '../features.ts';
import { posts } from '../modules/posts/posts.ts';
import { programs } from '../modules/programs/programs.ts';

let api: Api;
let token: string;
const visitor = { user: null, ip: '192.0.2.1', userAgent: 'test' };
beforeAll(async () => {
  api = await startApi({ pageCache: false });
  token = await api.tokenOf('owner@example.org');
  for (const type of contentTypes) await api.services.content.of(type).create(visitor, type.sample);
});

/** The statements that read content while something is asked; the counts of rows are read at any time. */
async function statements(ask: () => Promise<unknown>) {
  const query = jest.spyOn(pg.Client.prototype, 'query');
  await ask();
  const sent = query.mock.calls.map(([statement]) => statement as unknown as { name: string; text: string });
  query.mockRestore();
  return sent.filter(
    ({ name, text }) => name !== 'stats counts' && / FROM (programs|posts) /.test(text ?? ''),
  );
}

const columnsIn = (text = '') => [...text.matchAll(/AS "(\w+)"/g)].map(([, name]) => name);

test.each([
  ['{ programs { name } }', ['id', 'name']],
  [
    '{ programs { title: name ...more } } fragment more on Program { image { url } ... on Program { __typename } }',
    ['id', 'name', 'imageUrl'],
  ],
  ['{ program(id: 1) { publishedAt } }', ['id', 'createdAt', 'status', 'publishedAt']],
  ['query ($no: Boolean = true) { program(id: 1) { name price @skip(if: $no) } }', ['id', 'name', 'price']],
])('%s reads no other columns', async (query, columns) => {
  const [statement] = await statements(() => api.graphql(query));
  expect(columnsIn(statement?.text).sort()).toEqual(columns.sort());
});

test.each([
  ['{ programConnection { nodes { name } } }', ['id', 'name']],
  ['{ programConnection { nodes { excerpt } } }', ['id', 'description']],
  ['{ programConnection { totalCount pageInfo { endCursor } categories } }', ['id']],
  [
    '{ programConnection { ...page } } fragment page on ProgramConnection { nodes { price } }',
    ['id', 'price'],
  ],
  ['{ postConnection { nodes { excerpt(length: 9) } } }', ['id', 'text']],
])('of the rows of a page, %s reads no other columns', async (ask, columns) => {
  const query = jest.spyOn(api.db, 'query');
  const { body } = await api.graphql(ask);
  const page = query.mock.calls.map(([sql]) => sql).find((sql) => sql.includes(' LIMIT '));
  query.mockRestore();
  expect(body.errors).toBeUndefined();
  expect(columnsIn(page).sort()).toEqual(columns.sort());
});

test('a page whose rows are asked for in two ways has all of them', async () => {
  const { body } = await api.graphql('{ postConnection { nodes { title } edges { node { category } } } }');
  const { title, category } = posts.sample;
  expect(body.data.postConnection).toEqual({ nodes: [{ title }], edges: [{ node: { category } }] });
});

test('what a resolver of its own reads is there', async () => {
  const { body } = await api.graphql('{ posts { content excerpt } programs { previewLink } }', undefined, {
    token,
  });
  expect(body.errors).toBeUndefined();
  expect(body.data.posts[0].content).toBe(posts.sample.content);
});

test('any number of different questions make a limited number of statements', async () => {
  const fields = ['name', 'description', 'duration', 'price', 'schedule', 'category'];
  const mixes = Array.from({ length: 2 ** fields.length }, (_, mix) =>
    fields.filter((__, i) => mix & (1 << i)),
  );
  const all: { name: string; text: string }[] = [];
  for (const mix of mixes)
    all.push(...(await statements(() => api.graphql(`{ programs { id ${mix.join(' ')} } }`))));
  expect(all).toHaveLength(mixes.length);
  const texts = new Map(all.map(({ name, text }) => [name, text]));
  expect(texts.size).toBeLessThanOrEqual(41);
  for (const { name, text } of all) expect(texts.get(name)).toBe(text);
  expect((await api.graphql(`{ programs { ${fields.join(' ')} } }`)).body.data.programs[0].name).toBe(
    programs.sample.name,
  );
});
