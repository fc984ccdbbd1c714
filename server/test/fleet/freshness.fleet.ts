// What is saved through one instance is in the very next read of the other: of a page, of REST and of GraphQL, also when that one was frozen.
import { cloneDatabase } from '../database.ts';
import { type KillableProduct, killableProduct } from '../outages/killable-product.ts';
import { gorillaTrek } from '../samples.ts';
import { until } from '../until.ts';
import { ownerToken } from './owner.ts';

const saves = 1_000;
/** Milliseconds: a lease, and what a save takes besides. */
const longestWait = 2_500;

let webs: [KillableProduct, KillableProduct];
let token: string;
let id: number;
beforeAll(async () => {
  const name = 'fleet_freshness';
  // A proxy is trusted, so that readers may come from many addresses.
  const settings = {
    DATABASE_URL: await cloneDatabase(name),
    ROLE: 'web',
    TRUST_PROXY: '1',
  };
  const one = await killableProduct(name, settings);
  webs = [one, await killableProduct(name, settings, one)];
  await Promise.all(webs.map((web) => web.start()));
  token = await ownerToken(one);
  const made = await one.post('/programs', gorillaTrek, { authorization: `Bearer ${token}` });
  id = ((await made.json()) as { data: { id: number } }).data.id;
});
afterAll(() => Promise.all(webs.map((web) => web.remove())));

let callers = 0;
/** Each call comes from an address of its own: limits are about one who comes again and again. */
const fromAnother = () => {
  callers += 1;
  return { 'x-forwarded-for': `10.0.${(callers >> 8) & 255}.${callers & 255}` };
};
const read = (web: KillableProduct, path: string) =>
  web.get(path, fromAnother()).then((answer) => answer.text());
const query = `/graphql?query=${encodeURIComponent('{ programs { name } }')}`;
const ways = () => ['/programs', `/programs/${id}`, '/api/v1/programs', query];

/** Milliseconds until the save was answered. */
async function save(web: KillableProduct, name: string): Promise<number> {
  const begun = performance.now();
  const mutation =
    'mutation ($id: ID!, $input: ProgramInput!) { updateProgram(id: $id, input: $input) { name } }';
  const answer = await web.graphql(mutation, { id, input: { ...gorillaTrek, name } }, token, fromAnother());
  expect(await answer.json()).toEqual({ data: { updateProgram: { name } } });
  return performance.now() - begun;
}

test(`${saves} saves, through either`, async () => {
  const old: string[] = [];
  for (let nth = 0; nth < saves; nth += 1) {
    const [saving, other] = nth % 2 ? webs : [webs[1], webs[0]];
    const path = ways()[nth % 4] ?? '/';
    // So that it is kept there as it was.
    await read(other, path);
    const name = `Journey number ${nth}.`;
    await save(saving, name);
    if (!(await read(other, path)).includes(name)) old.push(`${path} after ${name}`);
  }
  expect(old).toEqual([]);
});

test('a frozen one holds a save up once, and shows nothing old when it goes on', async () => {
  const [saving, frozen] = webs;
  for (const path of ways()) await read(frozen, path);
  frozen.signal('SIGSTOP');
  const times = [await save(saving, 'Saved while it was frozen'), await save(saving, 'Saved once more')];
  expect(Math.max(...times)).toBeLessThan(longestWait);
  // Its row is too old by now: nobody waits for it.
  const [{ waiting }] = (
    await saving.client.query(
      `SELECT count(*)::integer AS waiting FROM instances WHERE beat_at > clock_timestamp() - interval '2 s'`,
    )
  ).rows;
  expect(waiting).toBe(1);
  frozen.signal('SIGCONT');
  for (const path of ways()) expect(await read(frozen, path)).toContain('Saved once more');
  await until(
    async () =>
      (await saving.client.query(`SELECT FROM instances WHERE beat_at > clock_timestamp() - interval '2 s'`))
        .rowCount === 2,
  );
});

test('one that was killed is waited for no longer than its lease', async () => {
  const [saving, killed] = webs;
  await killed.kill();
  expect(await save(saving, 'Saved beside a dead one')).toBeLessThan(longestWait);
  await killed.start();
  expect(await read(killed, '/programs')).toContain('Saved beside a dead one');
});
