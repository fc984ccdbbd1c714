import { type Api, startApi } from '../../../test/api.ts';
import { truncate } from '../../../test/database.ts';
import type { PageArgs } from '../../platform/paging/connection.ts';

type PostPageArgs = PageArgs & { category?: string; search?: string; sort?: object };

const query = /* GraphQL */ `
  query (
    $first: Int, $after: String, $last: Int, $before: String
    $category: PostCategory, $search: String, $sort: PostSort
  ) {
    postConnection(
      first: $first, after: $after, last: $last, before: $before
      category: $category, search: $search, sort: $sort
    ) {
      totalCount
      nodes { id title excerpt category image { url } version createdAt }
      edges { cursor node { id } }
      pageInfo { hasNextPage hasPreviousPage startCursor endCursor }
    }
  }
`;
const count = 18;
const categories = ['news', 'events', 'deals'];

let api: Api;
let token: string;
beforeAll(async () => {
  api = await startApi();
  await truncate(api.db);
  token = await api.tokenOf('amina@example.org');
  for (let i = 1; i <= count; i += 1) {
    const content =
      i === 7
        ? `<p>Shoebill country.</p><p>${'A long walk through papyrus. '.repeat(40)}</p>`
        : `<p>Number <strong>${i}</strong> of them.</p>`;
    const body = { title: `${'zyx'[i % 3]} road ${i}`, content, category: categories[i % 3] };
    await api.rest('POST', '/posts', { token, body });
  }
  // Several at one moment, so that only the number tells them apart.
  await api.db.query(`UPDATE posts SET created_at = timestamptz '2026-01-01' + (id / 4) * interval '1 day'`);
});

const page = async (args: PostPageArgs = {}) =>
  (await api.graphql(query, args, { token })).body.data.postConnection;
const idsOf = ({ nodes }: { nodes: { id: number }[] }) => nodes.map(({ id }) => id);

async function walk(rest: PostPageArgs): Promise<number[]> {
  const ids: number[] = [];
  for (let after: string | undefined, more = true; more; ) {
    const { nodes, pageInfo } = await page({ ...rest, first: 5, after });
    ids.push(...idsOf({ nodes }));
    more = pageInfo.hasNextPage;
    after = pageInfo.endCursor;
  }
  return ids;
}

describe('The posts page by page', () => {
  it('begin with the newest and know how many there are', async () => {
    const { nodes, totalCount } = await page({ first: 3 });
    expect(totalCount).toBe(count);
    expect(idsOf({ nodes })).toEqual([18, 17, 16]);
    expect(nodes[0]).toMatchObject({ title: 'z road 18', category: 'news', version: 1, image: null });
  });

  it('begin with the one made last for staff, and with the one published last for visitors', async () => {
    const published = 'UPDATE posts SET published_at = $1 WHERE id = 3';
    await api.db.query(published, ['2030-01-01']);
    api.changes.changed(['posts']);
    expect(idsOf(await page({ first: 2 }))).toEqual([18, 17]);
    const { body } = await api.graphql(query, { first: 2 });
    expect(idsOf(body.data.postConnection)).toEqual([3, 18]);
    await api.db.query(published, [null]);
    api.changes.changed(['posts']);
  });

  const orders = (['published', 'created', 'updated', 'title'] as const).flatMap((field) =>
    (['asc', 'desc'] as const).map((direction) => ({ field, direction })),
  );
  it.each(orders)('give each post once, by $field $direction', async (sort) => {
    const whole = idsOf(await page({ first: 1000, sort }));
    expect(new Set(whole).size).toBe(count);
    expect(await walk({ sort })).toEqual(whole);
  });

  it('are sorted by title whatever the case', async () => {
    const { nodes } = await page({ sort: { field: 'title', direction: 'asc' } });
    const titles = nodes.map(({ title }: { title: string }) => title);
    expect(titles).toEqual(titles.toSorted((a: string, b: string) => a.localeCompare(b)));
  });

  it('are of one category when asked', async () => {
    const { nodes, totalCount } = await page({ category: 'events' });
    expect(totalCount).toBe(6);
    expect(nodes.every(({ category }: { category: string }) => category === 'events')).toBe(true);
    expect((await walk({ category: 'events' })).length).toBe(6);
  });

  it.each([
    ['ROAD 7', 1],
    ['shoebill', 1],
    ['papyrus road', 1],
    ['strong', 0],
    ['number 9', 1],
    ['y road', 6],
    ['road y', 6],
    ['oad', 18],
    ['oa', 0],
    ['%', 0],
  ])('are searched in title and text, not in tags: %j', async (search, found) => {
    const { nodes, totalCount } = await page({ search });
    expect([nodes.length, totalCount]).toEqual([found, found]);
  });

  it('show the beginning of what can be read', async () => {
    const { nodes } = await page({ search: 'shoebill' });
    expect(nodes[0].excerpt).toMatch(
      /^Shoebill country\. A long walk .*(walk|long|through|papyrus|A)\.\.\.$/,
    );
    expect(nodes[0].excerpt.length).toBeLessThanOrEqual(303);
    expect((await page({ search: 'number 9' })).nodes[0].excerpt).toBe('Number 9 of them.');
  });

  it('refuse a cursor of another order', async () => {
    const { pageInfo } = await page({ first: 2 });
    const args = { after: pageInfo.endCursor, sort: { field: 'title' } };
    const { body } = await api.graphql(query, args, { token });
    expect(body.errors[0].extensions.code).toBe('BAD_USER_INPUT');
  });
});
