// The connections of all types of content alike: pages, narrowing, orders, searches, and what is told of the whole list.
import type { GraphQLEnumType } from 'graphql';
import { type Api, startApi } from '../../../test/api.ts';
import { truncate } from '../../../test/database.ts';
import { contentTypes } from '../../features.ts';
import { createSchema } from '../../graphql/schema.ts';
import type { ContentType } from './content-type.ts';

const schema = createSchema({ rateLimits: false });
const count = 13;

let api: Api;
let token: string;
beforeAll(async () => {
  api = await startApi();
  await truncate(api.db);
  token = await api.tokenOf('amina@example.org');
  for (const { many, title, sample } of contentTypes)
    for (let i = 1; i <= count; i += 1) {
      const body = { ...sample, [title]: `${'cab'[i % 3]} number ${i}`, graduationYear: 2020 + (i % 3) };
      const { graduationYear, ...rest } = body;
      const { status } = await api.rest('POST', `/${many}`, { token, body: many === 'alumni' ? body : rest });
      expect([many, status]).toEqual([many, 201]);
      expect(graduationYear).toBeDefined();
    }
});

// biome-ignore lint/suspicious/noExplicitAny: answers of every shape
type Page = any;
const ask = async (
  { one }: ContentType,
  args: string,
  fields: string,
  as?: { token: string },
): Promise<Page> => {
  const field = `${one}Connection${args && `(${args})`}`;
  const { body } = await api.graphql(`{ page: ${field} { ${fields} } }`, {}, as);
  return body.data?.page ?? body.errors[0].extensions.details;
};
const idsOf = ({ nodes }: Page): number[] => nodes.map(({ id }: { id: number }) => id);
const all = 'nodes { id } pageInfo { hasNextPage hasPreviousPage startCursor endCursor } totalCount';

const plain = async ({ many }: ContentType) => {
  const { body } = await api.graphql(`{ all: ${many} { id } }`);
  return body.data.all.map(({ id }: { id: number }) => id);
};

// How pages are turned is the same code for all types; their orders below are each type's own.
describe.each(contentTypes.slice(0, 1))('The pages of a type such as $many', (type) => {
  it('are turned by cursors and by numbers alike', async () => {
    const whole = await plain(type);
    let after = '';
    for (let page = 1; page <= 3; page += 1) {
      const byCursor = await ask(type, `first: 5 ${after && `after: "${after}"`}`, all);
      const byNumber = await ask(type, `first: 5 page: ${page}`, all);
      expect(byNumber).toEqual(byCursor);
      expect(idsOf(byNumber)).toEqual(whole.slice(5 * (page - 1), 5 * page));
      expect(byNumber.pageInfo).toMatchObject({ hasNextPage: page < 3, hasPreviousPage: page > 1 });
      after = byCursor.pageInfo.endCursor;
    }
    expect(await ask(type, 'first: 5 page: 4', all)).toMatchObject({ nodes: [], totalCount: count });
    expect(await ask(type, 'first: 1000 page: 2147483647', 'nodes { id }')).toEqual({ nodes: [] });
  });

  it.each([
    ['page: 0', 'Page must be 1 or more.'],
    ['page: 2 last: 3', 'Page goes with first only: leave out after, last and before.'],
    ['page: 2 first: 3 after: "x"', 'Page goes with first only: leave out after, last and before.'],
  ])('that cannot be are refused in words: %s', async (args, message) => {
    expect(await ask(type, args, 'totalCount')).toEqual([{ message, path: ['page'] }]);
  });
});

describe.each(contentTypes)('The pages of $many', (type) => {
  it('have 24 rows in the order of the plain list when nothing is said', async () => {
    const page = await ask(type, '', all);
    expect(idsOf(page)).toEqual(await plain(type));
    expect(page).toMatchObject({
      totalCount: count,
      pageInfo: { hasNextPage: false, hasPreviousPage: false },
    });
  });

  // Both directions of each are of one kind: they take turns.
  it.each(Object.keys(type.list.sorts).map((name, nth) => `${name} ${nth % 2 === 0 ? 'desc' : 'asc'}`))(
    'have each record once, by %s',
    async (order) => {
      const [field, direction] = order.split(' ');
      const sort = `sort: { field: ${field}, direction: ${direction} }`;
      const whole = idsOf(await ask(type, `first: 100 ${sort}`, 'nodes { id }'));
      expect(new Set(whole).size).toBe(count);
      const walked: number[] = [];
      for (let after = '', more = true; more; ) {
        const page = await ask(type, `first: 4 ${sort} ${after && `after: "${after}"`}`, all);
        walked.push(...idsOf(page));
        more = page.pageInfo.hasNextPage;
        after = page.pageInfo.endCursor;
      }
      expect(walked).toEqual(whole);
    },
  );

  it('have the orders that the contract names', () => {
    const names = schema.getType(`${type.type}SortField`) as GraphQLEnumType;
    expect(names.getValues().map(({ name }) => name)).toEqual(Object.keys(type.list.sorts));
  });

  it('hold what was saved since a moment', async () => {
    const since = new Date(Date.now() + 3_600_000).toISOString();
    expect(await ask(type, `updatedSince: "${since}"`, 'totalCount')).toEqual({ totalCount: 0 });
    const before = new Date(Date.now() - 3_600_000).toISOString();
    expect(await ask(type, `updatedSince: "${before}"`, 'totalCount')).toEqual({ totalCount: count });
  });

  it.each(type.list.searched)('are searched in %s, but not across two texts', async (property) => {
    const [{ id }] = (await ask(type, 'first: 1', 'nodes { id }')).nodes;
    const { databaseName, isArray } =
      api.db.getMetadata(type.entity).findColumnWithPropertyName(property) ?? {};
    const table = api.db.getMetadata(type.entity).tablePath;
    const [before] = await api.db.query(`SELECT ${databaseName} AS value FROM ${table} WHERE id = ${id}`);
    const set = async (value: unknown) => {
      await api.db.query(`UPDATE ${table} SET ${databaseName} = $1 WHERE id = ${id}`, [value]);
      api.changes.changed([table]);
    };
    await set(isArray ? ['first', 'Kébab of Ntungamo', 'last'] : 'Kébab of Ntungamo');
    expect(idsOf(await ask(type, 'search: "KEBAB OF NT"', 'nodes { id }'))).toEqual([id]);
    if (isArray) expect(idsOf(await ask(type, 'search: "first k"', 'nodes { id }'))).toEqual([]);
    await set(before.value);
    expect(idsOf(await ask(type, 'search: "kebab"', 'nodes { id }'))).toEqual([]);
  });

  it('hold nothing that was deleted, and count anew', async () => {
    const [{ id }] = (await ask(type, 'first: 1', 'nodes { id }')).nodes;
    await api.rest('DELETE', `/${type.many}/${id}`, { token });
    const page = await ask(type, '', all);
    expect([idsOf(page).includes(id), page.totalCount]).toEqual([false, count - 1]);
    await api.graphql(`mutation { restore${type.type}(id: ${id}) { id } }`, {}, { token });
    expect((await ask(type, '', all)).totalCount).toBe(count);
  });
});

describe.each(contentTypes.filter(({ isPublishable }) => isPublishable))(
  'What is not published of $many',
  (type) => {
    it('is there for staff, who can ask for it, and never for visitors', async () => {
      const [{ id }] = (await ask(type, 'first: 1', 'nodes { id }')).nodes;
      const table = api.db.getMetadata(type.entity).tablePath;
      await api.db.query(`UPDATE ${table} SET status = 'draft' WHERE id = ${id}`);
      api.changes.changed([table]);
      const shown = async (args: string, as?: { token: string }) =>
        idsOf(await ask(type, args, 'nodes { id }', as));
      expect(await shown('')).not.toContain(id);
      expect(await shown('status: draft')).toEqual([]);
      expect(await shown('', { token })).toContain(id);
      expect(await shown('status: draft', { token })).toEqual([id]);
      expect(await shown('status: published', { token })).not.toContain(id);
      await api.db.query(`UPDATE ${table} SET status = 'published' WHERE id = ${id}`);
      api.changes.changed([table]);
    });
  },
);
