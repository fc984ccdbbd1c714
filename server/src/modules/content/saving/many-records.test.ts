// What is done to many records at once, of each type of content alike.
import { type Api, startApi } from '../../../../test/api.ts';
import { truncate } from '../../../../test/database.ts';
import { contentTypes } from '../../../features.ts';
import { contractFields } from '../../../graphql/contract.ts';
import { posts } from '../../posts/posts.ts';
import { programs } from '../../programs/programs.ts';
import type { ContentType } from '../content-type.ts';

let api: Api;
let token: string;
let colleague: string;
beforeAll(async () => {
  api = await startApi();
});
beforeEach(async () => {
  await truncate(api.db);
  token = await api.tokenOf('amina@example.org');
  colleague = await api.tokenOf('brian@example.org');
});

const pluralOf = ({ many, plural = many }: ContentType) => plural.charAt(0).toUpperCase() + plural.slice(1);
const fill = async ({ many, sample, title }: ContentType, count: number) => {
  for (let i = 1; i <= count; i += 1)
    await api.rest('POST', `/${many}`, { token, body: { ...sample, [title]: `Number ${i}` } });
};
/** Does it to the records of these numbers, all read at version 1. */
async function act(type: ContentType, verb: string, ids: number[], more = '') {
  const items = ids.map((id) => ({ id, version: 1 }));
  const { body } = await api.graphql(
    `mutation ($records: RecordsInput!) {
      answer: ${verb}${pluralOf(type)}(records: $records${more}) {
        done records { id version } leftOut { id name reason changedBy changedAt }
      }
    }`,
    { records: { items } },
    { token },
  );
  return body.errors ? body.errors[0] : body.data.answer;
}
const saved = (type: ContentType, id: number) =>
  api.rest('PUT', `/${type.many}/${id}`, {
    token: colleague,
    body: { ...type.sample, [type.title]: 'Hers' },
  });
const listed = async ({ many }: ContentType): Promise<number[]> =>
  (await api.graphql(`{ all: ${many} { id } }`)).body.data.all
    .map(({ id }: { id: number }) => id)
    .toSorted((a: number, b: number) => a - b);
const recorded = async (since: number) =>
  (await api.db.query('SELECT description FROM activities WHERE id > $1 ORDER BY id', [since])).map(
    ({ description }: { description: string }) => description,
  );
const lastActivity = async () => (await api.db.query('SELECT max(id) AS id FROM activities'))[0].id;

describe.each(contentTypes)('Many of the type $type', (type) => {
  it('go into the trash but for those that a colleague saved since they were read, and come back', async () => {
    await fill(type, 4);
    await saved(type, 2);
    const before = await lastActivity();
    expect(await listed(type)).toEqual([1, 2, 3, 4]);
    const answer = await act(type, 'delete', [3, 2, 1, 99]);
    expect(answer).toEqual({
      done: [1, 3],
      records: [{ id: 2, version: 2 }],
      leftOut: [
        {
          id: 2,
          name: 'Hers',
          reason: 'changed',
          changedBy: 'brian@example.org',
          changedAt: expect.any(String),
        },
        { id: 99, name: null, reason: 'gone', changedBy: null, changedAt: null },
      ],
    });
    expect(await listed(type)).toEqual([2, 4]);
    expect(await recorded(before)).toEqual([
      `Deleted ${type.name} "Number 1"`,
      `Deleted ${type.name} "Number 3"`,
    ]);
    const back = await act(type, 'restore', [1, 3]);
    expect(back).toEqual({ done: [1, 3], records: [1, 3].map((id) => ({ id, version: 1 })), leftOut: [] });
    expect(await listed(type)).toEqual([1, 2, 3, 4]);
  });
});

const withCategory = contentTypes.filter(({ type }) =>
  contractFields(type).some(({ name }) => name.value === 'category'),
);

it.each(withCategory)('Many of the type $type change their category in one go', async (type) => {
  await fill(type, 3);
  const options = (type.rules.category?.options ?? []).filter((option) => option !== 'facilities');
  const other = options.find((option) => option !== type.sample.category);
  const answer = await act(type, 'categorise', [1, 2], `, category: ${other}`);
  expect(answer).toMatchObject({ done: [1, 2], leftOut: [] });
  // Asked again, as after an answer that got lost: all is as it should be, and nothing is saved twice.
  expect(await act(type, 'categorise', [1, 2], `, category: ${other}`)).toEqual(answer);
  const { body } = await api.graphql(`{ all: ${type.many} { id category version } }`);
  const byId = Object.fromEntries(body.data.all.map(({ id, ...row }: { id: number }) => [id, row]));
  expect(byId).toMatchObject({
    1: { category: other, version: 2 },
    2: { category: other, version: 2 },
    3: { category: type.sample.category, version: 1 },
  });
});

it.each([programs, posts] as ContentType[])(
  'Many of the type $type are taken off the website and published again',
  async (type) => {
    await fill(type, 3);
    expect(await act(type, 'unpublish', [1, 3])).toMatchObject({ done: [1, 3], leftOut: [] });
    expect(await listed(type)).toEqual([2]);
    // What is published already needs no save.
    await api.graphql(
      `mutation { publish${pluralOf(type)}(records: { items: [{ id: 1 }, { id: 2 }] }) { done } }`,
      {},
      { token },
    );
    expect(await listed(type)).toEqual([1, 2]);
    expect((await api.rest('GET', `/${type.many}/2`, { token })).body.data.version).toBe(1);
  },
);

it('Many are changed in one transaction: when one cannot be, none is', async () => {
  await fill(programs as ContentType, 3);
  const before = await lastActivity();
  await api.db.query(`ALTER TABLE programs ADD CONSTRAINT broken CHECK (id <> 3 OR status <> 'draft')`);
  try {
    expect(await act(programs as ContentType, 'unpublish', [1, 2, 3])).toMatchObject({
      extensions: { code: 'INTERNAL' },
    });
  } finally {
    await api.db.query('ALTER TABLE programs DROP CONSTRAINT broken');
  }
  expect(await listed(programs as ContentType)).toEqual([1, 2, 3]);
  expect(await recorded(before)).toEqual([]);
});

it.each([0, 301])('%d records are refused in a sentence', async (count) => {
  const ids = Array.from({ length: count }, (_, i) => i + 1);
  const { message } = await act(programs as ContentType, 'delete', ids);
  expect(message).toBe('Choose 1 to 300 records.');
});
