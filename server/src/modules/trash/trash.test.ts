// What holds for deleted content of each kind alike: hidden everywhere, restored as it was, gone after 30 days.

import { type Api, startApi } from '../../../test/api.ts';
import { truncate } from '../../../test/database.ts';
import { gorillaTrek, registration } from '../../../test/samples.ts';
import { contentTypes } from '../../features.ts';
import { tableOf } from '../../platform/database/table-of.ts';
import { posts } from '../posts/posts.ts';
import { programs } from '../programs/programs.ts';

/** Each kind: what the contract calls it, its queries, its REST path, its table, its counter and its title. */
const kinds = contentTypes.map((content) => {
  const { one, type, many, entity, counter = many, title, sample, name } = content;
  return { one, type, many, table: tableOf(entity), counter, title: sample[title], sample, noun: name };
});

let api: Api;
let token: string;
beforeAll(async () => {
  api = await startApi();
});
beforeEach(async () => {
  await truncate(api.db);
  token = await api.tokenOf('amina@example.org');
});

const asStaff = async (query: string) => (await api.graphql(query, {}, { token })).body;
const trash = async () =>
  (await asStaff('{ trash { type id title deletedAt deletedBy goesAt } }')).data.trash;
const codeOf = ({ errors }: { errors?: { extensions: { code: string } }[] }) => errors?.[0]?.extensions.code;
const daysAgo = (table: string, days: number) =>
  api.db.query(`UPDATE ${table} SET deleted_at = now() - $1 * interval '1 day'`, [days]);

describe.each(kinds)('A deleted $one', ({ one, type: name, many, table, counter, title, sample, noun }) => {
  const type = one;
  const path = `/${many}`;
  const remove = () => asStaff(`mutation { delete${name}(id: 1) }`);
  const restore = () => asStaff(`mutation { restored: restore${name}(id: 1) { id version updatedAt } }`);
  const removeForGood = () => asStaff(`mutation { deleteForGood(type: ${type}, id: 1) }`);

  beforeEach(async () => {
    await api.rest('POST', path, { token, body: sample });
  });

  /** How often it is found over GraphQL, REST and pages, by a visitor and by staff. */
  async function sightings(): Promise<Record<string, unknown>> {
    const query = `{ ${many} { id } ${one}(id: 1) { id } }`;
    const seen: Record<string, unknown> = {};
    for (const [who, by] of Object.entries({ visitor: {}, staff: { token } })) {
      const { data } = (await api.graphql(query, {}, by)).body;
      seen[`${who}'s list`] = data[many].length;
      seen[`${who} by id`] = data[one] !== null;
      seen[`${who}'s REST list`] = (await api.rest('GET', path, by)).body.data.length;
    }
    const reads = (await api.rest('GET', `${path}/1`)).status;
    const counts = (await api.rest('GET', '/stats', { token })).body.data.counts;
    return { ...seen, 'REST by id': reads, counted: counts[counter] };
  }

  const there = {
    "visitor's list": 1,
    'visitor by id': true,
    "visitor's REST list": 1,
    counted: 1,
    "staff's list": 1,
    'staff by id': true,
    "staff's REST list": 1,
    'REST by id': 200,
  };
  const hidden = {
    "visitor's list": 0,
    'visitor by id': false,
    "visitor's REST list": 0,
    counted: 0,
    "staff's list": 0,
    'staff by id': false,
    "staff's REST list": 0,
    'REST by id': 404,
  };

  it('is hidden everywhere in the very next request, and there again when it is restored', async () => {
    expect(await sightings()).toEqual(there);
    expect(await remove()).toEqual({ data: { [`delete${name}`]: 1 } });
    expect(await sightings()).toEqual(hidden);
    expect((await restore()).data.restored.id).toBe(1);
    expect(await sightings()).toEqual(there);
  });

  it('cannot be changed or deleted again, over either API', async () => {
    await remove();
    expect(codeOf(await remove())).toBe('NOT_FOUND');
    const answer = (await api.rest('PUT', `${path}/1`, { token, body: sample })).body;
    expect(answer.error.code).toBe('NOT_FOUND');
    expect((await api.rest('DELETE', `${path}/1`, { token })).status).toBe(404);
  });

  it('is in the trash: what it was, who deleted it and when it goes', async () => {
    await remove();
    const [item, ...others] = await trash();
    expect(item).toMatchObject({ type, id: 1, title, deletedBy: 'amina@example.org' });
    expect(Date.parse(item.goesAt) - Date.parse(item.deletedAt)).toBe(30 * 86_400_000);
    expect(others).toEqual([]);
  });

  it('comes back as it was, so that a colleague who has it open can still save', async () => {
    const before = (await api.db.query(`SELECT * FROM ${table}`))[0];
    await remove();
    await restore();
    expect((await api.db.query(`SELECT * FROM ${table}`))[0]).toEqual(before);
    expect(await trash()).toEqual([]);
  });

  it('is restored once: a second time answers it again and records nothing', async () => {
    await remove();
    await restore();
    expect((await restore()).data.restored).toMatchObject({ id: 1, version: 1 });
    const done = await api.db.query(`SELECT type, description FROM activities WHERE id > 1 ORDER BY id`);
    expect(done).toEqual([
      { type: 'create', description: `Created ${noun} "${title}"` },
      { type: 'delete', description: `Deleted ${noun} "${title}"` },
      { type: 'restore', description: `Restored ${noun} "${title}"` },
    ]);
  });

  it('is removed for good out of the trash only, and then nothing brings it back', async () => {
    expect(codeOf(await removeForGood())).toBe('NOT_FOUND');
    await remove();
    expect(await removeForGood()).toEqual({ data: { deleteForGood: 1 } });
    expect(await trash()).toEqual([]);
    expect(await api.db.query(`SELECT id FROM ${table}`)).toEqual([]);
    const { errors } = await restore();
    expect(errors[0].message).toMatch(/^There is no such [a-z ]+ in the trash any more\.$/);
    expect(codeOf(await removeForGood())).toBe('NOT_FOUND');
  });

  it('goes by itself after 30 days, not before', async () => {
    await remove();
    await daysAgo(table, 29.99);
    expect(await api.services.trash.purgeOld()).toBe(0);
    await daysAgo(table, 30.01);
    expect(await api.services.trash.purgeOld()).toBe(1);
    expect(await api.db.query(`SELECT id FROM ${table}`)).toEqual([]);
  });

  it('is nothing for visitors', async () => {
    await remove();
    for (const query of [
      '{ trash { id } }',
      `mutation { restore${name}(id: 1) { id } }`,
      `mutation { deleteForGood(type: ${type}, id: 1) }`,
    ])
      expect(codeOf((await api.graphql(query)).body)).toBe('UNAUTHENTICATED');
    expect(await trash()).toHaveLength(1);
  });
});

describe.each([
  ['registration', 'Registration', 'registrations', 'Grace Akello'],
  ['message', 'ContactSubmission', 'contact_submissions', 'Grace: Boots'],
])('A deleted %s', (type, name, table, title) => {
  const message = { name: 'Grace', email: 'grace@example.org', subject: 'Boots', message: 'Which ones?' };
  const removeForGood = () => asStaff(`mutation { deleteForGood(type: ${type}, id: 1) }`);

  beforeEach(async () => {
    await api.rest('POST', '/programs', { token, body: gorillaTrek });
    await api.rest('POST', '/registrations', { body: { ...registration, programId: 1 } });
    await api.rest('POST', '/contact', { body: message });
    await asStaff(`mutation { delete${name}(id: 1) }`);
  });

  it('is in the trash for the ten minutes in which it can be restored', async () => {
    const [row, ...others] = await trash();
    expect(others).toEqual([]);
    expect(row).toMatchObject({ type, id: 1, title, deletedBy: 'amina@example.org' });
    expect(Date.parse(row.goesAt) - Date.parse(row.deletedAt)).toBe(600_000);
    await asStaff(`mutation { restore${name}(id: 1) { id } }`);
    expect(await trash()).toEqual([]);
    expect(await api.db.query(`SELECT id FROM ${table} WHERE deleted_at IS NULL`)).toHaveLength(1);
  });

  it('is not there when it can no longer be restored', async () => {
    await api.db.query(`UPDATE ${table} SET deleted_at = now() - interval '10 minutes'`);
    expect(await trash()).toEqual([]);
    expect(await api.services.trash.purgeOld()).toBe(0);
  });

  it('is removed for good out of the trash only', async () => {
    expect(await removeForGood()).toEqual({ data: { deleteForGood: 1 } });
    expect(await api.db.query(`SELECT id FROM ${table}`)).toEqual([]);
    expect(codeOf(await removeForGood())).toBe('NOT_FOUND');
  });
});

describe('The trash', () => {
  it('shows what was deleted last first, also of colleagues whose accounts are gone', async () => {
    const brian = await api.tokenOf('brian@example.org');
    await api.rest('POST', '/programs', { token, body: programs.sample });
    await api.rest('POST', '/posts', { token, body: posts.sample });
    await api.rest('DELETE', '/programs/1', { token });
    await api.rest('DELETE', '/posts/1', { token: brian });
    await api.db.query('DELETE FROM users WHERE id = 2');
    expect((await trash()).map(({ type, deletedBy }: Record<string, string>) => [type, deletedBy])).toEqual([
      ['post', null],
      ['program', 'amina@example.org'],
    ]);
  });

  it.each(['abc', '0', '999999', '99999999999999999999'])('has nothing of the id %s', async (id) => {
    for (const query of [
      `mutation { restorePost(id: "${id}") { id } }`,
      `mutation { deleteForGood(type: post, id: "${id}") }`,
    ])
      expect(codeOf(await asStaff(query))).toBe('NOT_FOUND');
  });

  it('is not for search engines and feed readers', async () => {
    await api.rest('POST', '/posts', { token, body: posts.sample });
    const found = async () =>
      Promise.all(
        ['/sitemap.xml', '/news/rss.xml'].map(async (path) =>
          (await api.call('GET', path)).body.includes('/news/1<'),
        ),
      );
    expect(await found()).toEqual([true, true]);
    await api.rest('DELETE', '/posts/1', { token });
    expect(await found()).toEqual([false, false]);
    await asStaff('mutation { restorePost(id: 1) { id } }');
    expect(await found()).toEqual([true, true]);
  });
});
