import { createHash } from 'node:crypto';
import type { DataSource } from 'typeorm';
import { testDatabase, truncate } from '../../test/database.ts';
import type { Actor } from './actor.ts';
import { canonicalJson, Idempotency } from './idempotency.ts';
import { createKeyedHash } from './sealing/keyed-hash.ts';

const visitor: Actor = { user: null, ip: '192.0.2.1', userAgent: 'test' };
const amina: Actor = { ...visitor, user: { id: 1, email: 'amina@example.org', role: 'editor' } };
const peter: Actor = { ...visitor, user: { id: 2, email: 'peter@example.org', role: 'editor' } };
const input = { name: 'Grace', allergies: 'Peanuts', days: ['Monday', 'Tuesday'] };
const first = {
  operation: 'test',
  actor: visitor,
  key: 'the-same-key-twice' as string | null,
  path: ['form', 'key'],
  input: input as unknown,
  about: () => [{ kind: 'guest', id: 12 }],
};

let db: DataSource;
let idempotency: Idempotency;
beforeAll(async () => {
  db = await testDatabase();
  idempotency = new Idempotency(db, [createKeyedHash('a secret', 'idempotency')]);
});
beforeEach(() => truncate(db));

/** How often the work was done; each time it answers the next number. */
let done = 0;
const send = (change: Partial<typeof first> = {}) =>
  idempotency.run({ ...first, ...change }, async () => {
    done += 1;
    return { id: done };
  });
beforeEach(() => {
  done = 0;
});

describe('A request with a key that was used', () => {
  it('is answered with the first result, in whatever order its fields come', async () => {
    const { name, ...rest } = input;
    expect([await send(), await send(), await send({ input: { ...rest, name } })]).toEqual(
      Array(3).fill({ id: 1 }),
    );
    expect(done).toBe(1);
  });

  it('is known as well when its secret was replaced meanwhile', async () => {
    await send();
    const hashes = ['another secret', 'a secret'].map((secret) => createKeyedHash(secret, 'idempotency'));
    const later = new Idempotency(db, hashes);
    expect(await later.run(first, async () => ({ id: 0 }))).toEqual({ id: 1 });
  });

  it('is carried out once when both come together', async () => {
    const answers = await Promise.all(Array.from({ length: 4 }, () => send()));
    expect(answers).toEqual(Array(4).fill({ id: 1 }));
    expect(done).toBe(1);
  });

  it.each([
    { ...input, name: 'Peter' },
    { ...input, days: ['Tuesday', 'Monday'] },
    { ...input, phone: null },
    { name: input.name },
    'Grace',
    undefined,
  ])('is refused when it says something else, and nothing is done: %j', async (other) => {
    await send();
    await expect(send({ input: other })).rejects.toMatchObject({ code: 'CONFLICT', facts: {} });
    expect(done).toBe(1);
    expect(await send()).toEqual({ id: 1 });
  });

  it('is refused also when both come together', async () => {
    const answers = await Promise.allSettled([send(), send({ input: { ...input, name: 'Peter' } })]);
    expect(answers.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(done).toBe(1);
  });

  it('tells somebody who is signed in what it made', async () => {
    await send({ actor: amina });
    await expect(send({ actor: amina, input: {} })).rejects.toMatchObject({ facts: { first: { id: 1 } } });
  });

  it('is a first one when somebody else sends it, or for something else', async () => {
    await send();
    for (const change of [{ actor: amina }, { actor: peter }, { operation: 'other' }])
      await send({ ...change, input: {} });
    expect(done).toBe(4);
  });

  it('is a first one when the work failed before', async () => {
    const fail = idempotency.run(first, async () => {
      throw new Error('no');
    });
    await expect(fail).rejects.toThrow('no');
    expect(await send({ input: {} })).toEqual({ id: 1 });
  });

  it('of the version before this one, which kept nothing of the input, is answered', async () => {
    await send();
    await db.query('UPDATE idempotency_keys SET fingerprint = NULL');
    expect(await send({ input: {} })).toEqual({ id: 1 });
  });
});

test('without a key each request counts', async () => {
  expect([await send({ key: null }), await send({ key: null })]).toEqual([{ id: 1 }, { id: 2 }]);
});

test.each(['', ' ', 'short'])('a key that cannot be one is refused beside its field: %j', async (key) => {
  await expect(send({ key })).rejects.toMatchObject({
    code: 'BAD_USER_INPUT',
    details: [{ path: ['form', 'key'] }],
  });
  expect(done).toBe(0);
});

test('what was sent is kept as a hash that cannot be guessed without the secret', async () => {
  await send();
  const [kept] = await db.query('SELECT * FROM idempotency_keys');
  expect(JSON.stringify(kept)).not.toMatch(/Grace|Peanuts|the-same-key/);
  expect(kept.fingerprint).not.toBe(createHash('sha256').update(canonicalJson(input)).digest('hex'));
});

test('what is kept names the records that it is about', async () => {
  await send();
  expect(await db.query('SELECT about FROM idempotency_keys')).toEqual([{ about: ['guest 12'] }]);
});

test('a key is deleted after two days', async () => {
  await send();
  expect(await idempotency.deleteOld()).toBe(0);
  await db.query(`UPDATE idempotency_keys SET created_at = now() - interval '49 hours'`);
  expect(await idempotency.deleteOld()).toBe(1);
});
