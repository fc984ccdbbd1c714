import { setTimeout as wait } from 'node:timers/promises';
import { startTestApp, type TestApp } from '../../test/app.ts';
import { until } from '../../test/until.ts';

/** What waits here waits for as long as a busy machine needs. */
const patient = { connect: 120_000, statement: 120_000, silence: 120_000, idle: 120_000 };

let app: TestApp;
beforeAll(async () => {
  // Room enough that a list of several megabytes is kept.
  const cacheBytes = 64 * 1024 * 1024;
  app = await startTestApp({ rateLimits: true, trustProxy: 1, cacheBytes }, null, undefined, patient);
});
afterAll(() => app.close());

const get = (path: string, from = '192.0.2.1') =>
  fetch(app.origin + path, { headers: { 'x-forwarded-for': from } });
/** Different ones, so that none waits for the answer of another. */
const query = (n: number, from?: string) => get(`/graphql?query={p${n}:programs{id}}`, from);
/** Asks for nothing that the database would have to say. */
const probe = (from: string) => get('/graphql?query={__typename}', from);

/** While `during` goes on nobody can read the programs: all that asks for them stays under way. */
async function whileBusy(during: () => Promise<void>): Promise<void> {
  const runner = app.db.createQueryRunner();
  await runner.startTransaction();
  await runner.query('LOCK TABLE programs, posts IN ACCESS EXCLUSIVE MODE');
  try {
    await during();
  } finally {
    // Of a connection that was lost nothing is to be taken back, and why it was is what counts.
    if (!runner.isReleased) await runner.rollbackTransaction();
    await runner.release();
  }
}
const statuses = async (answers: Promise<Response>[]) =>
  (await Promise.all(answers)).map(({ status }) => status);

describe('Work that is done at once', () => {
  it('is eight answers for one address; the next one is told to come again', async () => {
    const stuck: Promise<Response>[] = [];
    await whileBusy(async () => {
      for (let i = 0; i < 8; i += 1) stuck.push(query(i));
      await until(async () => (await probe('192.0.2.1')).status === 429);
      const refused = await query(9);
      expect([refused.status, Number(refused.headers.get('retry-after')) > 0]).toEqual([429, true]);
      expect(
        ((await refused.json()) as { errors: { extensions: object }[] }).errors[0]?.extensions,
      ).toMatchObject({
        code: 'RATE_LIMITED',
      });
      expect((await probe('192.0.2.2')).status).toBe(200);
    });
    expect(await statuses(stuck)).toEqual(Array(8).fill(200));
    expect((await query(10)).status).toBe(200);
  });

  it('is 24 answers in all: others are told that we are busy, whoever they are', async () => {
    const stuck: Promise<Response>[] = [];
    await whileBusy(async () => {
      for (let i = 0; i < 24; i += 1) stuck.push(query(100 + i, `192.0.2.${10 + (i % 3)}`));
      await until(async () => (await probe('192.0.2.99')).status === 503);
      const refused = await probe('192.0.2.99');
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
      expect(await refused.json()).toMatchObject({ errors: [{ extensions: { code: 'UNAVAILABLE' } }] });
    });
    expect(await statuses(stuck)).toEqual(Array(24).fill(200));
  });

  it('is one answer for all who wait for the same list, however many', async () => {
    const waiting: Promise<Response>[] = [];
    await whileBusy(async () => {
      for (let i = 0; i < 60; i += 1) waiting.push(get('/api/v1/posts', '192.0.2.1'));
      expect((await probe('192.0.2.1')).status).toBe(200);
    });
    expect(await statuses(waiting)).toEqual(Array(60).fill(200));
  });

  it('is none for a list that was made before, even one of several megabytes', async () => {
    await app.db.query(
      `INSERT INTO posts (title, content, text, category, version, created_at, updated_at, content_rules)
       SELECT 'Post', repeat(md5(n::text), 3000), 'Text', 'news', 1, now(), now(), 1 FROM generate_series(1, 60) AS n`,
    );
    // What is kept before would be dropped, and the list then waits for the posts like any other.
    await app.allHeard();
    let size = 0;
    await until(async () => {
      size = (await (await get('/api/v1/posts')).text()).length;
      return size > 5_000_000;
    });
    // Of a machine that stands still the lease is over for a moment (decision 094): what is kept rests, and this is tried again.
    let answered: number[] = [];
    await until(async () => {
      await whileBusy(async () => {
        const kept = get('/api/v1/posts').then(async (one) => [one.status, (await one.text()).length]);
        answered = await Promise.race([kept, wait(5_000, [], { ref: false })]);
      });
      return answered.length > 0;
    });
    expect(answered).toEqual([200, size]);
  });
});
