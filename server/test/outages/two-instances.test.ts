// Two instances of the product on one database: what one writes is in the other's very next read, what anybody writes by plain SQL soon.
import { contentTypes } from '../../src/features.ts';
import { columnOf } from '../../src/platform/database/table-of.ts';
import { startTestApp, type TestApp } from '../app.ts';
import { cloneDatabase } from '../database.ts';
import { until } from '../until.ts';

/** Each kind of content: its REST path, its table, the field to change and its column, and a record. */
const kinds: [path: string, field: string, column: string, example: object][] = contentTypes.map(
  ({ many, title, entity, sample }) => [many, title, columnOf(entity, title), sample],
);

let one: TestApp;
let other: TestApp;
let token: string;
beforeAll(async () => {
  const url = await cloneDatabase();
  [one, other] = [
    await startTestApp({ role: 'web' }, null, url),
    await startTestApp({ role: 'web' }, null, url),
  ];
  // A token is good for both when they have the same secret, as instances of one product do.
  const visitor = { user: null, ip: '127.0.0.1', userAgent: 'test' };
  const password = 'a long password';
  const account = { email: 'amina@example.org', password, confirmPassword: password };
  token = (await one.services.accounts.signup(visitor, account)).token;
});
afterAll(() => Promise.all([one.close(), other.close()]));

/** The list over all three ways that are kept in memory, as one text. */
async function readsOf(app: TestApp, path: string, field: string): Promise<string[]> {
  const query = `{ ${path} { ${field} } }`;
  const answers = await Promise.all([
    fetch(`${app.origin}/api/v1/${path}`),
    fetch(`${app.origin}/graphql?query=${encodeURIComponent(query)}`),
    fetch(`${app.origin}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query }),
    }),
  ]);
  return Promise.all(answers.map((answer) => answer.text()));
}

async function write(method: string, path: string, body: object) {
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
  const answer = await fetch(`${one.origin}/api/v1/${path}`, { method, headers, body: JSON.stringify(body) });
  return (await answer.json()) as { data: { id: number } };
}

async function expectReads(app: TestApp, [path, field]: [string, string], text: string) {
  for (const read of await readsOf(app, path, field)) expect(read).toContain(text);
}

/** Who writes plain SQL waits for nobody: it is heard of soon. */
async function soonReads(app: TestApp, [path, field]: [string, string], text: string) {
  await until(async () => (await readsOf(app, path, field)).every((read) => read.includes(text)));
}

// Each table has triggers of its own.
describe.each(kinds)('%s', (path, field, column, example) => {
  test('changed by plain SQL are in the next read of both', async () => {
    await write('POST', path, example);
    await readsOf(one, path, field);
    await readsOf(other, path, field);
    await one.db.query(`UPDATE ${path} SET ${column} = 'Changed by hand'`);
    await soonReads(one, [path, field], 'Changed by hand');
    await soonReads(other, [path, field], 'Changed by hand');
  });

  test('removed by plain SQL, all of them at once, are gone from both', async () => {
    await readsOf(other, path, field);
    await one.db.query(`TRUNCATE ${path} CASCADE`);
    await soonReads(other, [path, field], '[]');
    await soonReads(one, [path, field], '[]');
  });
});

// All kinds are saved, kept and read by one service.
describe('what is saved', () => {
  const [path, field, column, example] = kinds.find(
    ([many]) => many === 'programs',
  ) as (typeof kinds)[number];

  test('through one instance is in the very next read of both', async () => {
    await readsOf(other, path, field);
    const { data } = await write('POST', path, { ...example, [field]: 'Written first' });
    await expectReads(one, [path, field], 'Written first');
    await expectReads(other, [path, field], 'Written first');

    await write('PUT', `${path}/${data.id}`, { ...example, [field]: 'Written again' });
    await expectReads(one, [path, field], 'Written again');
    await expectReads(other, [path, field], 'Written again');
  });

  test('is answered from memory as long as nothing changes', async () => {
    await write('POST', path, example);
    const before = await readsOf(other, path, field);
    await other.db.transaction(async (manager) => {
      // Without triggers nobody is told: whoever still tells the old text has kept it.
      await manager.query("SET LOCAL session_replication_role = 'replica'");
      await manager.query(`UPDATE ${path} SET ${column} = 'Changed secretly'`);
    });
    expect(await readsOf(other, path, field)).toEqual(before);
  });
});
