import { type Api, startApi } from '../../../test/api.ts';
import { truncate } from '../../../test/database.ts';
import { gorillaTrek } from '../../../test/samples.ts';
import { listingOf } from '../../modules/registrations/registration-list.ts';
import { cutTotal, type PageArgs, readPage } from './connection.ts';

const query = /* GraphQL */ `
  query ($first: Int, $after: String, $last: Int, $before: String, $search: String, $sort: RegistrationSort) {
    registrations(first: $first, after: $after, last: $last, before: $before, search: $search, sort: $sort) {
      totalCount
      nodes { id }
      edges { cursor node { id } }
      pageInfo { hasNextPage hasPreviousPage startCursor endCursor }
    }
  }
`;
const names = [
  'Ægir',
  'akello',
  'Akello',
  'Okello',
  "O'Neil",
  '100%',
  'under_score',
  'Żak',
  'Zulu',
  'back\\slash',
];
const count = 23;

let api: Api;
let token: string;
beforeAll(async () => {
  api = await startApi();
  await truncate(api.db);
  token = await api.tokenOf('amina@example.org');
  await api.rest('POST', '/programs', { token, body: gorillaTrek });
  for (let i = 0; i < count; i += 1) {
    // Many of them at the same moment and on the same day, so that only the number tells them apart.
    await api.db.query(
      `INSERT INTO registrations (first_name, last_name, email, phone, date_of_birth, program_id, program_name, start_date,
         emergency_name, emergency_phone, emergency_relation, consent_version, consent_at, created_at, updated_at)
       VALUES ($1, $2, $3, $4, '1990-01-01', 1, 'Gorilla Trek', $5, '', '', '', 'x', now(), $6, now())`,
      [
        `First${i}`,
        names[i % names.length],
        `p${i}@example.org`,
        `+256 700 00${i}`,
        `2027-01-${String(1 + (i % 4)).padStart(2, '0')}`,
        new Date(Date.UTC(2026, 0, 1 + Math.floor(i / 6), 10, 0, 0, 123)),
      ],
    );
  }
});

type Args = PageArgs & { search?: string; sort?: object };
const page = async (args: Args) => (await api.graphql(query, args, { token })).body.data.registrations;
const refusal = async (args: object) =>
  (await api.graphql(query, args, { token })).body.errors[0].extensions.details;
const idsOf = ({ nodes }: { nodes: { id: number }[] }) => nodes.map(({ id }) => id);

/** All ids, page by page in one direction. */
async function walk(size: number, backwards: boolean, rest: Args = {}): Promise<number[]> {
  const ids: number[] = [];
  for (let cursor: string | undefined, more = true; more; ) {
    const args = backwards ? { last: size, before: cursor } : { first: size, after: cursor };
    const { nodes, edges, pageInfo, totalCount } = await page({ ...rest, ...args });
    expect(edges.map(({ node }: { node: object }) => node)).toEqual(nodes);
    expect([edges[0].cursor, edges.at(-1).cursor]).toEqual([pageInfo.startCursor, pageInfo.endCursor]);
    expect(totalCount).toBeGreaterThanOrEqual(nodes.length);
    if (backwards) ids.unshift(...idsOf({ nodes }));
    else ids.push(...idsOf({ nodes }));
    expect(backwards ? pageInfo.hasNextPage : pageInfo.hasPreviousPage).toBe(cursor !== undefined);
    more = backwards ? pageInfo.hasPreviousPage : pageInfo.hasNextPage;
    cursor = backwards ? pageInfo.startCursor : pageInfo.endCursor;
  }
  return ids;
}

describe('Turning pages', () => {
  const sorts = ['created', 'startDate', 'lastName'].flatMap((field) =>
    ['asc', 'desc'].map((direction) => ({ field, direction })),
  );

  it.each(sorts)('forward and backward gives the whole list once, by $field $direction', async (sort) => {
    const whole = idsOf(await page({ first: 1000, sort }));
    expect(whole.toSorted((a, b) => a - b)).toEqual(Array.from({ length: count }, (_, i) => i + 1));
    // One by one only where many are alike: that takes fifty calls.
    for (const size of sort.field === 'startDate' ? [1, 4, 23] : [4, 23]) {
      expect(await walk(size, false, { sort })).toEqual(whole);
      expect(await walk(size, true, { sort })).toEqual(whole);
    }
  });

  it('begins with the newest, 25 at most, and knows the total', async () => {
    const { nodes, totalCount, pageInfo } = await page({});
    expect([nodes[0].id, nodes.length, totalCount, pageInfo.hasNextPage]).toEqual([
      count,
      count,
      count,
      false,
    ]);
  });

  it('goes on at the same place when the row there is removed', async () => {
    const { pageInfo } = await page({ first: 5 });
    const next = idsOf(await page({ first: 3, after: pageInfo.endCursor }));
    const [row] = await api.db.query(`DELETE FROM registrations WHERE id = ${count - 4} RETURNING *`);
    expect(row).toHaveLength(1);
    expect(idsOf(await page({ first: 3, after: pageInfo.endCursor }))).toEqual(next);
    const { search_text, ...kept } = row[0];
    const columns = Object.keys(kept);
    await api.db.query(
      `INSERT INTO registrations (${columns.join()}) OVERRIDING SYSTEM VALUE VALUES (${columns.map((_, i) => `$${i + 1}`).join()})`,
      Object.values(kept),
    );
  });
});

describe('A search', () => {
  it.each([
    ['okello', 2],
    ['FIRST7', 1],
    ['p7@example', 1],
    ['gorilla okello', 2],
    ['700007', 1],
    ['żak', 2],
    ['zak', 2],
    ['ZÀK', 2],
    ['aegir', 3],
    ['o’neil', 2],
    ['oneil', 2],
    ['#7', 1],
    ['100%', 2],
    ['under_s', 2],
    ['back\\', 2],
    ['%%%', 0],
    ['___', 0],
    ['zu', 2],
    ['lu', 0],
    ["'; DROP TABLE registrations; --", 0],
    ['okello lion', 0],
    ['   ', count],
    ['\u0000', count],
  ])('finds words in names, e-mail, phone and program: %j', async (search, found) => {
    const { nodes, totalCount } = await page({ search });
    expect([nodes.length, totalCount]).toEqual([found, found]);
  });

  it('is turned page by page, too', async () => {
    const whole = idsOf(await page({ search: 'first1' }));
    expect(await walk(3, false, { search: 'first1' })).toEqual(whole);
    expect(await walk(3, true, { search: 'first1' })).toEqual(whole);
  });
});

describe('A search of a long list', () => {
  const later = 400;
  beforeAll(async () => {
    await api.db.query(`INSERT INTO registrations (first_name, last_name, email, phone, date_of_birth, program_id, program_name,
        start_date, emergency_name, emergency_phone, emergency_relation, consent_version, consent_at, created_at, updated_at)
      SELECT 'Later', CASE WHEN n % 5 = 1 THEN 'Sunbird' ELSE 'Weaver' END, 'later' || n || '@example.org', '', '1990-01-01', 1, 'Gorilla Trek', '2027-02-01', '', '', '', 'x',
        now(), timestamptz '2026-06-01' + n * interval '1 hour', now() FROM generate_series(1, ${later}) AS n`);
    // The planner learns that a sunbird is frequent, which is not so any more.
    await api.db.query('ANALYZE registrations');
    await api.db.query(
      `UPDATE registrations SET last_name = 'Weaver' WHERE email LIKE 'later%' AND email NOT LIKE 'later1@%'`,
    );
  });

  it('finds what stands far down, and what stands all over it', async () => {
    expect(idsOf(await page({ search: 'zulu' }))).toEqual([19, 9]);
    expect(await walk(1, false, { search: 'zulu' })).toEqual([19, 9]);
    expect(await walk(1, true, { search: 'zulu' })).toEqual([19, 9]);
    const weavers = await walk(100, false, { search: 'weaver' });
    expect(weavers).toHaveLength(later - 1);
    expect(await walk(100, true, { search: 'weaver' })).toEqual(weavers);
  });

  it('reads on in the list where a word stands now and then, in place of ordering all that have it', async () => {
    const asked: string[] = [];
    const query = (sql: string, values: unknown[]) => {
      asked.push(sql);
      return api.db.query(sql, values);
    };
    const recorder = Object.assign(Object.create(api.db), { query });
    // Every twentieth: fifteen among the next 300.
    await api.db.query(
      "UPDATE registrations SET last_name = 'Hornbill' WHERE email ~ '^later[0-9]*[02468]0@'",
    );
    const { nodes } = await readPage(recorder, { first: 18 }, listingOf({ search: 'hornbill' }));
    expect(nodes).toHaveLength(18);
    expect(asked.map((sql) => /LIMIT (\d+)\) AS next/.exec(sql)?.[1])).toEqual(['300', '1500']);
    await api.db.query("UPDATE registrations SET last_name = 'Weaver' WHERE last_name = 'Hornbill'");
  });

  it('does not read a table in the order of the list where the planner believes a word to be frequent', async () => {
    const asked: [string, unknown[]][] = [];
    const query = (sql: string, values: unknown[]) => {
      asked.push([sql, values]);
      return api.db.query(sql, values);
    };
    const recorder = Object.assign(Object.create(api.db), { query });
    const { nodes } = await readPage(recorder, { first: 25 }, listingOf({ search: 'sunbird' }));
    expect(nodes).toHaveLength(1);
    const [sql, values] = asked.at(-1) ?? [''];
    expect(JSON.stringify(await api.db.query(`EXPLAIN (FORMAT JSON) ${sql}`, values))).not.toContain(
      'registrations_created',
    );
  });
});

describe('A page that cannot be', () => {
  const cursorOf = (...parts: unknown[]) => Buffer.from(JSON.stringify(parts)).toString('base64url');
  const after = 'After must be a cursor of this list in the same order: take it from pageInfo.';

  it.each([
    [{ first: 0 }, 'First must be 1 or more.'],
    [{ first: -1 }, 'First must be 1 or more.'],
    [{ first: 1001 }, 'First must be 1,000 or less.'],
    [{ last: 1001 }, 'Last must be 1,000 or less.'],
    [{ last: 1, first: 1 }, 'Ask for the first rows or for the last ones, not for both.'],
    [{ after: 'x' }, after],
    [{ after: cursorOf('lastName', 'a', 1) }, after],
    [{ after: cursorOf('created', 'a', 1) }, after],
    [{ after: cursorOf('created', '2026-99-01 10:00:00+00', 1) }, after],
    [{ after: cursorOf('created', '2026-01-01 10:00:00+00', 1e12) }, after],
    [{ after: cursorOf('created', '2026-01-01 10:00:00+00', '1') }, after],
    [{ after: cursorOf('startDate', '2026-02-31', 1), sort: { field: 'lastName' } }, after],
  ])('is refused in words: %j', async (args, message) => {
    expect(await refusal(args)).toEqual([{ message, path: [Object.keys(args)[0]] }]);
  });
});

test('a search is counted to ten thousand and one, all rows and what it finds fewer of to the last one', async () => {
  const rows = cutTotal + 500;
  await api.db.query('CREATE TABLE things (id integer, search_text text)');
  await api.db.query(
    `INSERT INTO things SELECT n, CASE WHEN n > 30 THEN ' nile' ELSE ' kyoga' END FROM generate_series(1, $1) AS n`,
    [rows + 30],
  );
  const totalOf = async (search: string | null) => {
    const listing = { select: 'SELECT id FROM things', table: 'things', search, searchColumn: 'search_text' };
    const order = { sort: 'id', sortKey: { sql: 'id', type: 'integer' }, direction: 'asc' } as const;
    const { totalCount } = await readPage(api.db, { first: 1 }, { ...listing, ...order });
    return totalCount();
  };
  expect(await totalOf('nile')).toBe(cutTotal);
  expect(await totalOf('kyoga')).toBe(30);
  expect(await totalOf(null)).toBe(rows + 30);
  await api.db.query('DROP TABLE things');
});
