// Processes that share a database share what they counted.
import type { DataSource } from 'typeorm';
import { testDatabase, truncate } from '../../../test/database.ts';
import { startSilentProxy } from '../../../test/fakes/silent-proxy.ts';
import { connect, createDataSource } from '../database/database.ts';
import { isDatabaseDown } from '../database/database-down.ts';
import { createKeyedHash } from '../sealing/keyed-hash.ts';
import { type CallCounts, isTooMany, type Limit } from './call-counts.ts';
import { countCall } from './count-call.ts';
import { OwnCallCounts } from './own-call-counts.ts';
import { SharedCallCounts } from './shared-call-counts.ts';

const hash = createKeyedHash('a secret', 'rate limits');
const near: Limit = { name: 'near', points: 3, duration: 60 };
const wide: Limit = { name: 'wide', points: 20, duration: 3600 };

let db: DataSource;
beforeAll(async () => {
  db = await testDatabase();
});
beforeEach(() => truncate(db));

const shared = () => new SharedCallCounts({ db, hash });
const rows = (): Promise<{ key: string; points: number }[]> =>
  db.query('SELECT key, points FROM rate_limits ORDER BY points');
/** The windows of all are over. */
const later = () => db.query("UPDATE rate_limits SET ends_at = now() - interval '1 millisecond'");

test.each(['at once', 'by turns'])('five processes let through as many as one: %s', async (how) => {
  const processes = Array.from({ length: 5 }, shared);
  const call = async (nth: number) => {
    const states = await (processes[nth % 5] as CallCounts).count([{ limit: wide, key: 'somebody' }]);
    return !states.some(isTooMany);
  };
  const let_: boolean[] = [];
  if (how === 'at once') let_.push(...(await Promise.all(Array.from({ length: 50 }, (_, nth) => call(nth)))));
  else for (let nth = 0; nth < 50; nth += 1) let_.push(await call(nth));
  expect(let_.filter(Boolean)).toHaveLength(wide.points);
});

test.each([
  ['in one process', () => new OwnCallCounts()],
  ['for all processes', shared],
] as [string, () => CallCounts][])('who counts %s says the same', async (_, open) => {
  const counts = open();
  const calls = [
    { limit: near, key: 'a network and an account' },
    { limit: wide, key: 'a network', times: 2 },
  ];
  const count = async () => (await counts.count(calls)).map(({ limit, count }) => [limit.name, count]);
  expect(await count()).toEqual([
    ['near', 1],
    ['wide', 2],
  ]);
  const [, { left } = { left: 0 }] = await counts.count(calls);
  expect(left).toBeGreaterThan(3_590_000);
  expect(left).toBeLessThanOrEqual(3_600_000);
  await count();
  // What one limit refuses, the next one does not count.
  expect(await count()).toEqual([['near', 4]]);
  await counts.forget({ limit: near, key: 'a network and an account' });
  await counts.takeBack({ limit: wide, key: 'a network' });
  expect(await count()).toEqual([
    ['near', 1],
    ['wide', 7],
  ]);
  await expect(countCall(counts, [{ limit: near, key: 'other', times: 4 }])).rejects.toMatchObject({
    code: 'RATE_LIMITED',
    message: 'Too many attempts. Please try again in 1 minute.',
  });
});

test('a window begins anew with the first call after it, and is cleaned away when nobody calls', async () => {
  const counts = shared();
  const call = { limit: wide, key: 'somebody' };
  await counts.count([{ ...call, times: 5 }]);
  await later();
  expect(await counts.count([call])).toMatchObject([{ count: 1 }]);
  expect(await counts.deleteOld()).toBe(0);
  await later();
  expect(await counts.deleteOld()).toBe(1);
  expect(await rows()).toEqual([]);
});

test('neither an address nor an e-mail is kept', async () => {
  await shared().count([{ limit: near, key: '203.0.113.7 grace@example.org' }]);
  expect(await rows()).toEqual([
    { key: expect.stringMatching(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/), points: 1 },
  ]);
});

test('a flood costs the database next to nothing', async () => {
  const counts = shared();
  const call = { limit: near, key: 'a robot' };
  await counts.count([{ ...call, times: 10 }]);
  const refused = await Promise.all(Array.from({ length: 500 }, () => counts.count([call])));
  expect(refused.every((states) => states.some(isTooMany))).toBe(true);
  expect((await rows())[0]?.points).toBe(10);
});

test('without an answer of the database nobody is let in', async () => {
  const proxy = await startSilentProxy(String((db.options as { url?: string }).url));
  const away = await connect(createDataSource({ url: proxy.url, entities: [], poolSize: 1 }), proxy.url);
  await proxy.close();
  const calling = countCall(new SharedCallCounts({ db: away, hash }), [{ limit: near, key: 'somebody' }]);
  const error = await calling.catch((thrown) => thrown);
  expect(isDatabaseDown(error)).toBe(true);
  await away.destroy();
});
