import { type Api, startApi } from '../../../test/api.ts';
import { truncate } from '../../../test/database.ts';
import { fieldsOf, objectTypes } from '../../graphql/fields.ts';
import { accessOf } from '../../graphql/policy/access.ts';
import { createSchema } from '../../graphql/schema.ts';
import { readActivityLog } from './activity-log.ts';

let api: Api;
let owner: string;
let editor: string;
beforeAll(async () => {
  api = await startApi();
});
beforeEach(async () => {
  await truncate(api.db);
  owner = await api.tokenOf('amina@example.org');
  editor = await api.tokenOf('brian@example.org');
  await api.db.query('TRUNCATE activities');
});

const log = `query ($filter: ActivityFilter, $search: String, $first: Int, $after: String) {
  activities(filter: $filter, search: $search, first: $first, after: $after) {
    totalCount nodes { description userEmail user { email } ipAddress } pageInfo { hasNextPage endCursor }
  }
}`;

async function ask(variables: object = {}, token = owner) {
  const { body } = await api.graphql(log, variables, { token });
  return body.data?.activities ?? body.errors[0];
}
const found = async (variables: object) =>
  (await ask(variables)).nodes.map(({ description }: { description: string }) => description);

/** One line each; `by` is 1 for Amina, 2 for Brian. */
const write = (rows: { type?: string; entity?: string; by?: number; at?: string; words: string }[]) =>
  api.db.query(
    `INSERT INTO activities (type, description, entity_type, user_id, user_email, ip, user_agent, created_at)
     SELECT coalesce(row->>'type', 'update'), row->>'words', coalesce(row->>'entity', 'program'), (row->>'by')::integer,
       (SELECT email FROM users WHERE id = (row->>'by')::integer), '192.0.2.4', 'A browser',
       coalesce((row->>'at')::timestamptz, now())
     FROM json_array_elements($1::json) AS row`,
    [JSON.stringify(rows)],
  );

test('the log is narrowed by person, kind of doing, kind of record, days in Kampala and words', async () => {
  await write([
    { words: 'Updated program "Café Safari"', by: 1, at: '2026-03-01T20:59:00Z' },
    { words: 'Deleted stay "Sipi Lodge"', by: 2, type: 'delete', entity: 'stay', at: '2026-03-01T21:00:00Z' },
    { words: 'Registration of Grace', type: 'create', entity: 'registration', at: '2026-03-02T21:00:00Z' },
  ]);
  const [program, stay, registration] = [
    'Updated program "Café Safari"',
    'Deleted stay "Sipi Lodge"',
    'Registration of Grace',
  ];
  expect(await found({})).toEqual([registration, stay, program]);
  expect(await found({ filter: { userEmail: 'brian@example.org' } })).toEqual([stay]);
  expect(await found({ filter: { bySystem: true } })).toEqual([registration]);
  expect(await found({ filter: { type: 'delete' } })).toEqual([stay]);
  expect(await found({ filter: { entityType: 'registration' } })).toEqual([registration]);
  expect(await found({ search: 'cafe saf' })).toEqual([program]);
  // The day ends in Kampala three hours before it ends in Greenwich.
  expect(await found({ filter: { from: '2026-03-02', to: '2026-03-02' } })).toEqual([stay]);
  expect((await ask({ filter: { from: '2026-02-30' } })).message).toBe(
    'From must be a day such as 2025-01-05.',
  );

  const { body } = await api.graphql(
    '{ activityChoices { userEmails types entityTypes } }',
    {},
    { token: owner },
  );
  expect(body.data.activityChoices).toEqual({
    userEmails: ['amina@example.org', 'brian@example.org'],
    types: ['create', 'delete', 'update'],
    entityTypes: ['program', 'registration', 'stay'],
  });
});

test('pages follow each other without a gap, also where many things were done in one moment', async () => {
  await write(Array.from({ length: 7 }, (_, i) => ({ words: `Nr ${i + 1}`, at: '2026-03-01T12:00:00Z' })));
  const first = await ask({ first: 3 });
  expect([first.totalCount, first.pageInfo.hasNextPage]).toEqual([7, true]);
  const second = await ask({ first: 10, after: first.pageInfo.endCursor });
  const words = [...first.nodes, ...second.nodes].map(({ description }) => description);
  expect(words).toEqual(['Nr 7', 'Nr 6', 'Nr 5', 'Nr 4', 'Nr 3', 'Nr 2', 'Nr 1']);
});

test('words are looked for in an index', async () => {
  let asked: [string, unknown[]] = ['', []];
  const query = (sql: string, values: unknown[]) => {
    asked = [sql, values];
    return api.db.query(sql, values);
  };
  const recorder = Object.assign(Object.create(api.db), { query });
  await (await readActivityLog(recorder, true, { search: 'safari' })).totalCount();
  const plan = await api.db.transaction(async (manager) => {
    // A table this small is read as a whole.
    await manager.query('SET LOCAL enable_seqscan = off');
    return manager.query(`EXPLAIN (FORMAT JSON) ${asked[0]}`, asked[1]);
  });
  expect(JSON.stringify(plan)).toContain('activities_search_folded');
});

test('words are looked for in what is stored folded', async () => {
  await write([{ words: 'Renamed stay "Café Bjørn’s"', by: 1 }]);
  const stored = () => api.db.query(`SELECT search_folded FROM activities ORDER BY id DESC LIMIT 1`);
  expect(await stored()).toEqual([{ search_folded: ' renamed stay "cafe bjorns"' }]);
  expect(await found({ search: 'bjorn cafe' })).toEqual(['Renamed stay "Café Bjørn’s"']);
  await api.db.query(`ALTER TABLE activities DISABLE TRIGGER fold_activity;
    UPDATE activities SET search_folded = NULL; ALTER TABLE activities ENABLE TRIGGER fold_activity`);
  expect(await found({ search: 'bjorn cafe' })).toEqual([]);
});

test('what somebody did keeps their e-mail when they have left; recent activity calls them System as before', async () => {
  const body = { name: 'Brian' };
  await api.rest('POST', '/admin/login', {
    body: { email: 'brian@example.org', password: 'a long password', ...body },
  });
  expect((await ask()).nodes[0]).toMatchObject({
    userEmail: 'brian@example.org',
    user: { email: 'brian@example.org' },
  });
  await api.db.query('DELETE FROM users WHERE id = 2');
  expect((await ask()).nodes[0]).toMatchObject({ userEmail: 'brian@example.org', user: null });
  expect(await found({ filter: { userEmail: 'brian@example.org' } })).toHaveLength(1);
  const { data } = (await api.rest('GET', '/stats', { token: owner })).body;
  expect(data.recentActivities[0].user).toBeNull();
});

test('whose sign-in failed is for owners', async () => {
  await api.rest('POST', '/admin/login', { body: { email: 'amina@example.org', password: 'wrong' } });
  expect((await ask()).nodes[0].description).toBe('Failed sign-in of amina@example.org');
  expect((await ask({}, editor)).nodes[0].description).toBe('Failed sign-in');
});

test('a viewer reads what was done, and no address or device of who did it, in whatever way it is asked for', async () => {
  const viewer = await api.tokenOf('grace@example.org');
  await api.db.query(`UPDATE users SET role = 'viewer' WHERE email = 'grace@example.org'`);
  await write([{ words: 'Updated program', by: 1 }]);
  expect((await ask({}, viewer)).message).toMatch(/the right "readAddresses"\.$/);
  for (const field of ['ipAddress', 'userAgent', 'edges { node { ipAddress } }']) {
    const asked = field.startsWith('edges') ? field : `nodes { ${field} }`;
    const { body } = await api.graphql(`{ activities { ${asked} } }`, {}, { token: viewer });
    expect(body.errors[0].extensions.code).toBe('FORBIDDEN');
  }
  const recent = '{ stats { recentActivities { description ipAddress } } }';
  expect((await api.graphql(recent, {}, { token: viewer })).body.errors[0].extensions.code).toBe('FORBIDDEN');
  const readable =
    '{ activities { nodes { description userEmail } } stats { recentActivities { description } } }';
  const { data } = (await api.graphql(readable, {}, { token: viewer })).body;
  expect(data.activities.nodes).toContainEqual({
    description: 'Updated program',
    userEmail: 'amina@example.org',
  });
  const rest = await api.rest('GET', '/stats', { token: viewer });
  expect(rest.status).toBe(200);
  expect(JSON.stringify(rest.body)).not.toMatch(/192\.0\.2\.4|A browser/);
  expect(JSON.stringify((await api.rest('GET', '/stats', { token: owner })).body)).toContain('192.0.2.4');
});

test('no field of the contract has an address or a device but those that say so, and one’s own sessions', () => {
  const schema = createSchema({ rateLimits: false });
  const found = objectTypes(schema).flatMap((type) =>
    fieldsOf(type)
      .filter(({ name }) => /^ip(Address)?$|^userAgent$/.test(name))
      .map((field) => `${type.name}.${field.name}: ${accessOf(schema, type, field)}`),
  );
  expect(found.toSorted()).toEqual([
    'Activity.ipAddress: readAddresses',
    'Activity.userAgent: readAddresses',
    'SignIn.ip: signedIn',
    'SignIn.userAgent: signedIn',
  ]);
});
