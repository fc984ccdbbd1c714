// What somebody began to change is theirs alone, one for each record, and goes with their save or after 30 days.
import { type Api, startApi } from '../../../test/api.ts';
import { truncate } from '../../../test/database.ts';
import { posts } from '../posts/posts.ts';

let api: Api;
let amina: string;
let brian: string;
beforeAll(async () => {
  api = await startApi();
});
beforeEach(async () => {
  await truncate(api.db);
  amina = await api.tokenOf('amina@example.org');
  brian = await api.tokenOf('brian@example.org');
  await api.rest('POST', '/posts', { token: amina, body: posts.sample });
});

const fields = 'kind key baseVersion document';
const save = async (token: string, input: object) =>
  (
    await api.graphql(
      `mutation ($input: DraftInput!) { draft: saveDraft(input: $input) { ${fields} } }`,
      { input },
      { token },
    )
  ).body;
const read = async (token: string, key?: number) =>
  (await api.graphql(`query ($key: ID) { draft(kind: post, key: $key) { ${fields} } }`, { key }, { token }))
    .body.data.draft;
const of = (title: string, key?: number) => ({ kind: 'post', key, document: { title } });

it('is one of each person and record, the one saved last, and nobody else reads it', async () => {
  await save(amina, of('First words', 1));
  await save(amina, { ...of('Better words', 1), baseVersion: 1 });
  await save(amina, of('A new post'));
  await save(brian, of('Of Brian', 1));
  expect(await read(amina, 1)).toEqual({
    kind: 'post',
    key: '1',
    baseVersion: 1,
    document: { title: 'Better words' },
  });
  expect(await read(amina)).toMatchObject({ key: null, document: { title: 'A new post' } });
  expect(await read(brian, 1)).toMatchObject({ document: { title: 'Of Brian' } });
  expect(await read(brian)).toBeNull();
  expect((await api.graphql('{ draft(kind: post, key: 1) { key } }')).body.errors[0].extensions.code).toBe(
    'UNAUTHENTICATED',
  );
  // Nothing of it is published.
  expect((await api.rest('GET', '/posts')).body.data).toMatchObject([{ title: posts.sample.title }]);
});

it('of a newsletter is for who may write one', async () => {
  const office = await api.tokenOf('grace@example.org');
  await api.db.query(`UPDATE users SET role = 'office' WHERE email = 'grace@example.org'`);
  const keys = async () =>
    (await api.db.query(`SELECT key FROM drafts WHERE kind = 'newsletterIssue'`)).map(
      ({ key }: { key: string }) => key,
    );
  const words = (key?: number) => ({ kind: 'newsletterIssue', key, document: { subject: 'News' } });
  expect((await save(office, words())).errors).toBeUndefined();
  expect((await save(office, of('Words', 1))).errors[0].message).toMatch(/the right "writeContent"\.$/);
  expect(await keys()).toEqual(['']);
});

it('goes when its author discards it, and stays when they save the record by other means', async () => {
  await save(amina, of('Words', 1));
  await save(amina, of('A new post'));
  await api.rest('PUT', '/posts/1', { token: amina, body: { ...posts.sample, title: 'Saved' } });
  await api.rest('POST', '/posts', { token: amina, body: posts.sample });
  const records = { items: [{ id: 1, version: 2 }] };
  const publish = 'mutation ($records: RecordsInput!) { act: unpublishPosts(records: $records) { done } }';
  const { act } = (await api.graphql(publish, { records }, { token: amina })).body.data;
  expect(act).toEqual({ done: [1] });
  expect([await read(amina, 1), await read(amina)]).toMatchObject([{ key: '1' }, { key: null }]);
  const discard = async () =>
    (await api.graphql('mutation { gone: discardDraft(kind: post) }', {}, { token: amina })).body.data.gone;
  expect([await discard(), await discard()]).toEqual([true, false]);
  expect(await read(amina)).toBeNull();
});

it('knows what the record was when it was begun, also after a colleague saved', async () => {
  await save(amina, { ...of('Words', 1), baseVersion: 1 });
  await api.rest('PUT', '/posts/1', { token: brian, body: { ...posts.sample, title: 'Of Brian' } });
  const query = '{ draft(kind: post, key: 1) { baseVersion base } }';
  expect((await api.graphql(query, {}, { token: amina })).body.data.draft).toMatchObject({
    baseVersion: 1,
    base: { title: posts.sample.title, content: posts.sample.content },
  });
});

it('is kept for 30 days after the last word', async () => {
  for (const key of [1, 2]) await save(amina, of('Words', key));
  const age = (key: number, days: number) =>
    api.db.query(`UPDATE drafts SET updated_at = now() - $2 * interval '1 day' WHERE key = $1`, [
      String(key),
      days,
    ]);
  await age(1, 30.01);
  await age(2, 29.99);
  expect([await read(amina, 1), await read(amina, 2)]).toMatchObject([null, { key: '2' }]);
  expect(await api.services.retention.drafts()).toBe(1);
  expect(await api.db.query('SELECT key FROM drafts')).toEqual([{ key: '2' }]);
});

it('is refused with a sentence when it is too large, no object, or of no record; odd characters are dropped', async () => {
  const refused = async (input: object) => {
    const { message, extensions } = (await save(amina, input)).errors[0];
    return [extensions.code, message];
  };
  expect(await refused(of('日'.repeat(400_000), 1))).toEqual([
    'PAYLOAD_TOO_LARGE',
    'This draft is too large to keep: 1 MB is the most. Save it.',
  ]);
  expect((await refused({ kind: 'post', document: ['a'] }))[0]).toBe('BAD_USER_INPUT');
  expect((await refused({ kind: 'post', key: '../1', document: {} }))[0]).toBe('BAD_USER_INPUT');
  await save(amina, { kind: 'post', document: { 'a\0': 'b\0\ud800' } });
  expect((await read(amina)).document).toEqual({ a: 'b\ufffd' });
});
