// Whatever changes content leaves one revision of it, which staff can read and save again.
import { type Api, startApi } from '../../../test/api.ts';
import { truncate } from '../../../test/database.ts';
import { contentTypes } from '../../features.ts';
import { tableOf } from '../../platform/database/table-of.ts';
import { posts } from '../posts/posts.ts';

let api: Api;
let token: string;
beforeAll(async () => {
  api = await startApi();
});
beforeEach(async () => {
  await truncate(api.db);
  token = await api.tokenOf('amina@example.org');
});

const asStaff = async (query: string, variables: object = {}) =>
  (await api.graphql(query, variables, { token })).body;

const history = async (kind: string, key = 1) =>
  (
    await asStaff(
      `query ($kind: RecordKind!, $key: ID!) {
        revisions(kind: $kind, key: $key) {
          totalCount
          nodes { id version event changedBy changedFields document previous { id } }
        }
      }`,
      { kind, key },
    )
  ).data.revisions.nodes;

const postFields = `id title content text category imageUrl imageAlt videoUrl status publishAt`;
const savePost = async (call: string, input: object) =>
  (await asStaff(`mutation ($input: PostInput!) { post: ${call} { version ${postFields} } }`, { input })).data
    .post;
const updatePost = (input: object) => savePost('updatePost(id: 1, input: $input)', input);
const restore = (id: number, version?: number) =>
  asStaff(
    `mutation ($id: ID!, $version: Int) {
      restoreRevision(id: $id, version: $version) { id version event changedFields }
    }`,
    { id, version },
  );

describe.each(contentTypes)('A $one', ({ type, one, many, title, sample, entity }) => {
  const create = async () => void (await api.rest('POST', `/${many}`, { token, body: sample }));
  const update = (name: string) =>
    asStaff(`mutation ($input: ${type}Input!) { update${type}(id: 1, input: $input) { version } }`, {
      input: { ...sample, [title]: name },
    });

  it('has one revision of each change: who did what, and what it was then', async () => {
    await create();
    await update('Another');
    await update('Another');
    await asStaff(`mutation { delete${type}(id: 1) }`);
    await asStaff(`mutation { restore${type}(id: 1) { id } }`);
    const done = await history(one);
    expect(done).toMatchObject([
      { event: 'restore', version: 2, changedFields: [], document: { [title]: 'Another' } },
      { event: 'delete', version: 2, changedFields: [] },
      { event: 'update', version: 2, changedFields: [title], document: { [title]: 'Another' } },
      { event: 'create', version: 1, document: { [title]: sample[title] }, previous: null },
    ]);
    expect(done.map(({ changedBy }: { changedBy: string }) => changedBy)).toEqual(
      Array(4).fill('amina@example.org'),
    );
  });

  it('that is older than revisions keeps what it was at its first change', async () => {
    await create();
    await api.db.query('DELETE FROM revisions');
    await update('Another');
    await update('A third');
    expect(await history(one)).toMatchObject([
      { event: 'update', version: 3 },
      { event: 'update', version: 2, changedFields: [title] },
      { event: 'existing', version: 1, document: { [title]: sample[title] }, changedBy: 'amina@example.org' },
    ]);
  });

  it('that is removed for good, by hand or at night, leaves no revision and no draft', async () => {
    const left = () => api.db.query('SELECT kind, key FROM revisions UNION ALL SELECT kind, key FROM drafts');
    const draft = (key: number) =>
      asStaff('mutation ($input: DraftInput!) { saveDraft(input: $input) { key } }', {
        input: { kind: one, key, document: {} },
      });
    for (const id of [1, 2, 3]) {
      await create();
      await draft(id);
      if (id < 3) await asStaff(`mutation { delete${type}(id: ${id}) }`);
    }
    await asStaff(`mutation { deleteForGood(type: ${one}, id: 1) }`);
    await api.db.query(`UPDATE ${tableOf(entity)} SET deleted_at = now() - interval '31 days' WHERE id = 2`);
    expect(await api.services.trash.purgeOld()).toBe(1);
    expect(await left()).toEqual([
      { kind: one, key: '3' },
      { kind: one, key: '3' },
    ]);
  });
});

describe('A post', () => {
  it('restored from its third revision is what it was then, in every field', async () => {
    const third = {
      ...posts.sample,
      title: 'The third',
      content: '<h2>Rain</h2><p>It <strong>rains</strong> &amp; rains.</p>',
      category: 'deals',
      status: 'scheduled',
      publishAt: '2099-01-05T12:00:00.000Z',
    };
    await savePost('createPost(input: $input)', posts.sample);
    await updatePost({ ...posts.sample, title: 'The second' });
    const then = await updatePost(third);
    await updatePost({ ...third, imageUrl: null, imageAlt: null, videoUrl: null, content: '<p>Sun</p>' });
    const now = await updatePost({
      title: 'The fifth',
      content: '<p>Wind</p>',
      category: 'news',
      status: 'draft',
    });
    const [, , revision] = await history('post');
    expect((await restore(revision.id, now.version)).data.restoreRevision).toMatchObject({
      version: 6,
      event: 'update',
      changedFields: expect.arrayContaining([
        'title',
        'content',
        'category',
        'imageUrl',
        'status',
        'publishAt',
      ]),
    });
    const { post } = (await asStaff(`{ post(id: 1) { version ${postFields} } }`)).data;
    expect(post).toEqual({ ...then, version: 6 });
  });

  it('is restored over what a colleague saved since only when that is wanted, and by the rules of a save', async () => {
    await savePost('createPost(input: $input)', posts.sample);
    await updatePost({ ...posts.sample, title: 'The second' });
    const [, first] = await history('post');
    const { errors } = await restore(first.id, 1);
    expect(errors[0]).toMatchObject({
      message: expect.stringMatching(/^amina@example.org saved this post at /),
      extensions: { code: 'CONFLICT', version: 2 },
    });
    expect(await history('post')).toHaveLength(2);
    await restore(first.id, 2);
    expect(await history('post')).toMatchObject([
      { version: 3, document: { title: posts.sample.title } },
      {},
      {},
    ]);
    const descriptions = await api.db.query(
      `SELECT description FROM activities WHERE type = 'update' ORDER BY id`,
    );
    expect(descriptions[1]).toEqual({ description: `Updated post "${posts.sample.title}"` });

    await api.db.query(`UPDATE revisions SET document = document || '{"title": ""}' WHERE id = $1`, [
      first.id,
    ]);
    expect((await restore(first.id)).errors[0].extensions).toMatchObject({
      code: 'BAD_USER_INPUT',
      details: [{ message: 'Title is required.', path: ['title'] }],
    });
    expect((await restore(999)).errors[0].extensions.code).toBe('NOT_FOUND');
  });

  it('that its schedule published has a revision of that, and is not scheduled again for a time that is over', async () => {
    const scheduled = { ...posts.sample, status: 'scheduled', publishAt: '2099-01-05T12:00:00.000Z' };
    await savePost('createPost(input: $input)', scheduled);
    await api.db.query(`UPDATE posts SET publish_at = '2020-01-05'`);
    await api.db.query(
      `UPDATE revisions SET document = document || '{"publishAt": "2020-01-05T00:00:00.000Z"}'`,
    );
    await api.services.publishing.publishDue();
    const [published, created] = await history('post');
    expect(published).toMatchObject({
      event: 'publish',
      version: 2,
      changedBy: null,
      changedFields: ['status', 'publishAt'],
      document: { status: 'published', publishAt: null },
    });
    await updatePost({ ...posts.sample, title: 'The third' });
    await restore(created.id);
    expect((await asStaff('{ post(id: 1) { title status } }')).data.post).toEqual({
      title: posts.sample.title,
      status: 'published',
    });
  });
});

test('All revisions of 90 days are kept, of older ones the newest 50 of each record', async () => {
  await api.db.query(
    `INSERT INTO revisions (kind, key, version, event, document, created_at)
     SELECT 'post', key, version, 'update', '{}', now() - age * interval '1 day'
     FROM (VALUES ('1', 91), ('2', 89), ('3', 400)) AS records (key, age), generate_series(1, 60) AS version
     WHERE key <> '3' OR version <= 50`,
  );
  expect(await api.services.retention.revisions()).toBe(10);
  expect(
    await api.db.query(
      'SELECT key, count(*)::integer, min(version) FROM revisions GROUP BY key ORDER BY key',
    ),
  ).toEqual([
    { key: '1', count: 50, min: 11 },
    { key: '2', count: 60, min: 1 },
    { key: '3', count: 50, min: 1 },
  ]);
  expect(await api.services.retention.revisions()).toBe(0);
});
