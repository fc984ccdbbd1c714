// Lists that staff put in order by hand: as before while nobody did, and then the same everywhere.
import { type Api, startApi } from '../../../../test/api.ts';
import { truncate } from '../../../../test/database.ts';
import { contentTypes } from '../../../features.ts';
import type { ContentType } from '../content-type.ts';

const ordered = contentTypes.filter(({ list }) => list.sorts.position);
const days = ['2026-02-01', '2026-03-01', '2026-01-01', '2026-02-01', '2026-04-01'];

let api: Api;
let token: string;
beforeAll(async () => {
  api = await startApi();
});

const idsOf = (rows: { id: number }[]) => rows.map(({ id }) => id);

it('are programs, members of staff, stays and the gallery', () => {
  expect(ordered.map(({ many }) => many)).toEqual(['programs', 'coaches', 'facilities', 'gallery']);
});

describe.each(ordered)('The order of $many', (type) => {
  const { many, one, sample } = type as ContentType;
  const isGallery = many === 'gallery';
  const add = (date: string | undefined) =>
    api.rest('POST', `/${many}`, { token, body: { ...sample, ...(isGallery && { date }) } });

  beforeEach(async () => {
    await truncate(api.db);
    token = await api.tokenOf('amina@example.org');
    for (const date of days) await add(date);
  });

  const put = async (ids: number[]) => {
    const plural = type.plural ?? many;
    const name = `order${plural.charAt(0).toUpperCase()}${plural.slice(1)}`;
    const { body } = await api.graphql(
      `mutation ($ids: [Int!]!) { rows: ${name}(ids: $ids) { id position version } }`,
      { ids },
      { token },
    );
    return body.errors?.[0].message ?? body.data.rows;
  };
  /** The order as each way of reading the list has it: the plain list, REST, pages by cursor forward and backward. */
  async function orders(): Promise<number[][]> {
    const plain = (await api.graphql(`{ all: ${many} { id } }`)).body.data.all;
    const rest = (await api.rest('GET', `/${many}`)).body.data;
    const walk = async (ends: [string, string, string, string]) => {
      const [size, from, more, cursor] = ends;
      const ids: number[][] = [];
      for (let at = ''; ; ) {
        const { body } = await api.graphql(
          `{ page: ${one}Connection(${size}: 2 ${at && `${from}: "${at}"`}) { nodes { id } pageInfo { ${more} ${cursor} } } }`,
        );
        ids.push(idsOf(body.data.page.nodes));
        if (!body.data.page.pageInfo[more]) return ids;
        at = body.data.page.pageInfo[cursor];
      }
    };
    const forward = await walk(['first', 'after', 'hasNextPage', 'endCursor']);
    const backward = await walk(['last', 'before', 'hasPreviousPage', 'startCursor']);
    return [idsOf(plain), idsOf(rest), forward.flat(), backward.toReversed().flat()];
  }
  const everywhere = (ids: number[]) => [ids, ids, ids, ids];
  const usual = isGallery ? [5, 2, 4, 1, 3] : [1, 2, 3, 4, 5];

  it('is the usual one until somebody makes another, and again when that is taken back', async () => {
    expect(await orders()).toEqual(everywhere(usual));
    await put([3, 1]);
    await put([]);
    expect(await orders()).toEqual(everywhere(usual));
  });

  it('is the same on every way to the list at once, and no save', async () => {
    await orders();
    expect(await put([4, 3, 1, 5, 2])).toEqual(
      [4, 3, 1, 5, 2].map((id, at) => ({ id, position: at + 1, version: 1 })),
    );
    expect(await orders()).toEqual(everywhere([4, 3, 1, 5, 2]));
  });

  it('leaves what has no place where new records are', async () => {
    await put([3, 1]);
    await add('2020-01-01');
    const others = isGallery ? [5, 2, 4, 6, 3, 1] : [3, 1, 2, 4, 5, 6];
    expect(await orders()).toEqual(everywhere(others));
  });

  it('of two who read the same is that of the first, and the second is told how it is now', async () => {
    const plural = type.plural ?? many;
    const name = `order${plural.charAt(0).toUpperCase()}${plural.slice(1)}`;
    const putFrom = async (from: number[], ids: number[]) => {
      const query = `mutation ($ids: [Int!]!, $from: [Int!]) { rows: ${name}(ids: $ids, from: $from) { id } }`;
      const { body } = await api.graphql(query, { ids, from }, { token });
      return body.errors?.[0] ?? idsOf(body.data.rows);
    };
    const told = (order: number[]) => ({
      message: expect.stringMatching(/in another order after you read it, so yours was not saved/),
      extensions: { code: 'CONFLICT', order },
    });
    expect(await putFrom([], [3, 1, 2])).toEqual([3, 1, 2]);
    expect(await putFrom([], [5, 4])).toMatchObject(told([3, 1, 2]));
    expect(await putFrom([], [])).toMatchObject(told([3, 1, 2]));
    // The answer to the first may have got lost.
    expect(await putFrom([], [3, 1, 2])).toEqual([3, 1, 2]);
    expect(await putFrom([3, 1, 2], [5, 4])).toEqual([5, 4]);
    await api.rest('DELETE', `/${many}/5`, { token });
    expect(await putFrom([5, 4], [1])).toEqual([1]);
    expect((await api.graphql(`{ all: ${many} { position } }`, {}, { token })).body.data.all).toHaveLength(4);
  });

  it('takes no more than 500, and nothing from visitors', async () => {
    expect(await put(Array.from({ length: 501 }, (_, i) => i + 1))).toBe(
      'Up to 500 can be put in order by hand.',
    );
    const field = `order${(type.plural ?? many).charAt(0).toUpperCase()}${(type.plural ?? many).slice(1)}`;
    const { body } = await api.graphql(`mutation { ${field}(ids: [1]) { id } }`);
    expect(body.errors[0].extensions.code).toBe('UNAUTHENTICATED');
    const { body: read } = await api.graphql(`{ ${many} { position } }`);
    expect(read.errors[0].extensions.code).toBe('UNAUTHENTICATED');
  });
});
