import { type Api, startApi } from '../../../../test/api.ts';
import { truncate } from '../../../../test/database.ts';
import { gorillaTrek } from '../../../../test/samples.ts';
import type { Jobs } from '../../../platform/jobs/jobs.ts';
import { createTokenSigner } from '../../../platform/sealing/signed-token.ts';
import { PublishingService } from './publishing.service.ts';

const post = { title: 'Tea at Mpanga', content: '<p>A cup and a view.</p>', category: 'news' };
const kinds = [
  { kind: 'post', list: 'posts', type: 'Post', sample: post, title: 'title' },
  { kind: 'program', list: 'programs', type: 'Program', sample: gorillaTrek, title: 'name' },
];
type Kind = (typeof kinds)[number];
const columns = 'id status publishAt publishedAt createdAt version';

let api: Api;
let token: string;
beforeAll(async () => {
  api = await startApi();
});
beforeEach(async () => {
  await truncate(api.db);
  token = await api.tokenOf('amina@example.org');
});

const from = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();

async function create({ type, sample }: Kind, input: object = {}) {
  const query = `mutation ($input: ${type}Input!) { saved: create${type}(input: $input) { ${columns} previewLink } }`;
  const { body } = await api.graphql(query, { input: { ...sample, ...input } }, { token });
  return body.errors ? { faults: body.errors[0].extensions.details } : body.data.saved;
}

async function update({ type, sample }: Kind, id: number, input: object) {
  const query = `mutation ($id: ID!, $input: ${type}Input!) { saved: update${type}(id: $id, input: $input) { ${columns} } }`;
  return (await api.graphql(query, { id, input: { ...sample, ...input } }, { token })).body.data.saved;
}

const find = async ({ kind, title }: Kind, id: number, preview?: string) => {
  const query = `query ($id: ID!, $preview: String) { found: ${kind}(id: $id, preview: $preview) { name: ${title} status } }`;
  return (await api.graphql(query, { id, preview })).body.data.found;
};

const statuses = async ({ list }: Kind, options: object = {}, of = '') =>
  (await api.graphql(`{ ${list}${of} { status } }`, {}, options)).body.data[list].map(
    ({ status }: { status: string }) => status,
  );

/** What became due a second ago; the contract takes times in the future only. */
const makeDue = ({ list }: Kind) =>
  api.db.query(`UPDATE ${list} SET publish_at = now() - interval '1 second' WHERE status = 'scheduled'`);

describe.each(kinds)('A $kind', (kind) => {
  it('that says nothing about it is published, since it was made', async () => {
    const saved = await create(kind);
    expect(saved).toMatchObject({ status: 'published', publishAt: null, publishedAt: saved.createdAt });
    expect(await statuses(kind)).toEqual(['published']);
  });

  it.each([{ status: 'draft' }, { status: 'scheduled', publishAt: from(1) }])(
    'is kept from visitors everywhere, and staff see it: $status',
    async (input) => {
      await statuses(kind);
      const { id, publishedAt } = await create(kind, input);
      expect(publishedAt).toBeNull();
      expect(await statuses(kind)).toEqual([]);
      expect(await statuses(kind, {}, `(status: ${input.status})`)).toEqual([]);
      expect(await find(kind, id)).toBeNull();
      expect((await api.rest('GET', `/${kind.list}`)).body).toEqual({ data: [] });
      expect((await api.rest('GET', `/${kind.list}/${id}`)).status).toBe(404);
      for (const file of ['/sitemap.xml', '/news/rss.xml'])
        expect((await api.call('GET', file)).body).not.toContain(`/${id}<`);

      expect(await statuses(kind, { token })).toEqual([input.status]);
      expect((await api.rest('GET', `/${kind.list}/${id}`, { token })).body.data).toMatchObject(input);
    },
  );

  it('keeps its status when a save does not name it', async () => {
    const { id } = await create(kind, { status: 'scheduled', publishAt: from(1) });
    expect(await update(kind, id, {})).toMatchObject({ status: 'scheduled', publishedAt: null });
    expect(await update(kind, id, { status: 'draft' })).toMatchObject({ status: 'draft', publishAt: null });
  });

  it('counts from the day it is published, and keeps that day when it is taken back for a while', async () => {
    const { id } = await create(kind, { status: 'draft' });
    await api.db.query(`UPDATE ${kind.list} SET created_at = created_at - interval '9 days'`);
    const { publishedAt } = await update(kind, id, { status: 'published' });
    expect(Date.parse(publishedAt)).toBeGreaterThan(Date.now() - 60_000);
    await update(kind, id, { status: 'draft' });
    expect((await update(kind, id, { status: 'published' })).publishedAt).toBe(publishedAt);
  });

  it('that was published from the start keeps the day it was made when it is taken back', async () => {
    const { id, createdAt } = await create(kind);
    expect((await update(kind, id, { status: 'draft' })).publishedAt).toBe(createdAt);
    expect((await update(kind, id, { status: 'published' })).publishedAt).toBe(createdAt);
  });

  it.each([
    [{ status: 'scheduled' }, 'Publish at is required.'],
    [{ status: 'scheduled', publishAt: from(-1) }, 'Publish at must be in the future.'],
    [{ publishAt: from(1) }, 'Publish at goes with status scheduled only: set that too, or leave it out.'],
    [
      { status: 'draft', publishAt: from(1) },
      'Publish at goes with status scheduled only: set that too, or leave it out.',
    ],
    [
      { status: 'scheduled', publishAt: 'tomorrow' },
      'Publish at must be a date and time such as 2025-01-05T12:00:00.000Z.',
    ],
  ])('is refused in words beside the field: %j', async (input, message) => {
    expect(await create(kind, input)).toEqual({ faults: [{ message, path: ['publishAt'] }] });
  });

  it('is refused when there is no such status', async () => {
    const message = 'Status must be one of published, draft, scheduled.';
    expect(await create(kind, { status: 'hidden' })).toEqual({ faults: [{ message, path: ['status'] }] });
  });
});

describe.each(kinds)('A scheduled $kind', (kind) => {
  let id: number;
  beforeEach(async () => {
    ({ id } = await create(kind, { status: 'scheduled', publishAt: from(1) }));
  });
  const activities = () =>
    api.db.query(`SELECT description, entity_id, user_id FROM activities WHERE type = 'publish'`);

  it('waits for its time', async () => {
    await api.services.publishing.publishDue();
    expect(await find(kind, id)).toBeNull();
    expect(await activities()).toEqual([]);
  });

  it('is there for visitors right after the job, who were told otherwise before', async () => {
    expect(await statuses(kind)).toEqual([]);
    await makeDue(kind);
    expect(await statuses(kind)).toEqual([]);
    await api.services.publishing.publishDue();
    expect(await statuses(kind)).toEqual(['published']);
    const { data } = (await api.rest('GET', `/${kind.list}/${id}`)).body;
    expect(data).toMatchObject({ status: 'published', publishAt: null, version: 2 });
    // The time that was planned, not the moment the job came by.
    expect(Date.parse(data.publishedAt)).toBeLessThan(Date.parse(data.updatedAt));
  });

  it('is published once by several instances together, and recorded as done by nobody', async () => {
    await makeDue(kind);
    await Promise.all(Array.from({ length: 4 }, () => api.services.publishing.publishDue()));
    const description = `Published ${kind.kind} "${kind.sample[kind.title as never]}" as scheduled`;
    expect(await activities()).toEqual([{ description, entity_id: id, user_id: null }]);
  });

  describe('that somebody opened before its time', () => {
    const title = 'Written before, saved after';
    let opened: object;
    beforeEach(async () => {
      await makeDue(kind);
      const [{ publish_at: publishAt }] = await api.db.query(`SELECT publish_at FROM ${kind.list}`);
      opened = { ...kind.sample, [kind.title]: title, status: 'scheduled', publishAt };
    });
    const save = async (input: object, version: number | null) => {
      const query = `mutation ($input: ${kind.type}Input!, $version: Int) {
        saved: update${kind.type}(id: ${id}, input: $input, version: $version) { ${columns} ${kind.title} }
      }`;
      return (await api.graphql(query, { input, version }, { token })).body;
    };

    it.each([1, 2, null])('is saved after it, and stays published: version %s', async (version) => {
      await api.services.publishing.publishDue();
      const { data } = await save(opened, version);
      expect(data.saved).toMatchObject({ status: 'published', publishAt: null, version: 3 });
      expect(data.saved[kind.title]).toBe(title);
    });

    it('is saved in the minute before the job comes by, which publishes it then', async () => {
      const { data } = await save(opened, 1);
      expect(data.saved).toMatchObject({ status: 'scheduled', version: 2 });
      await api.services.publishing.publishDue();
      expect(await statuses(kind)).toEqual(['published']);
    });

    it('is taken back by who chooses so', async () => {
      await api.services.publishing.publishDue();
      const { data } = await save({ ...opened, status: 'draft', publishAt: null }, 1);
      expect(data.saved).toMatchObject({ status: 'draft', version: 3 });
    });

    it('blames nobody for its publication', async () => {
      await api.services.publishing.publishDue();
      const [{ updated_by }] = await api.db.query(`SELECT updated_by FROM ${kind.list}`);
      expect(updated_by).toBeNull();
    });

    it('is not saved over a colleague who saved in between', async () => {
      await api.services.publishing.publishDue();
      await save({ ...kind.sample, [kind.title]: 'By a colleague' }, 2);
      const { errors } = await save(opened, 1);
      expect(errors[0].extensions).toMatchObject({
        code: 'CONFLICT',
        changedBy: 'amina@example.org',
        version: 3,
      });
    });
  });

  it('is not taken back to a time that is past', async () => {
    const [{ publish_at: publishAt }] = await api.db.query(`SELECT publish_at FROM ${kind.list}`);
    const past = { ...kind.sample, status: 'scheduled', publishAt: from(-1) };
    const query = `mutation ($input: ${kind.type}Input!) { update${kind.type}(id: ${id}, input: $input) { id } }`;
    const { errors } = (await api.graphql(query, { input: past }, { token })).body;
    expect(errors[0].extensions.details).toEqual([
      { message: 'Publish at must be in the future.', path: ['publishAt'] },
    ]);
    expect((await api.db.query(`SELECT publish_at FROM ${kind.list}`))[0].publish_at).toEqual(publishAt);
  });
});

test('What is due is looked for every minute', async () => {
  const work: (() => Promise<void>)[] = [];
  const schedules: string[] = [];
  const jobs = {
    repeat(name: string, cron: string, handle: () => Promise<void>) {
      work.push(handle);
      schedules.push(`${name} ${cron}`);
    },
  } as Jobs;
  const changes = { changed: async () => undefined } as never;
  const { activity, content } = api.services;
  new PublishingService({ db: api.db, activity, changes, jobs, contentTypes: content.types });
  expect(schedules).toEqual(['publish * * * * *']);
  const [kind] = kinds as [Kind];
  await create(kind, { status: 'scheduled', publishAt: from(1) });
  await makeDue(kind);
  for (const handle of work) await handle();
  expect(await statuses(kind, { token })).toEqual(['published']);
});

test('News stand in the order they were published in', async () => {
  const [kind] = kinds as [Kind];
  const { id } = await create(kind, { title: 'Written first, published last', status: 'draft' });
  await create(kind, { title: 'Published at once' });
  await update(kind, id, { title: 'Written first, published last', status: 'published' });
  const { posts } = (await api.graphql('{ posts { title } }')).body.data;
  expect(posts.map(({ title }: { title: string }) => title)).toEqual([
    'Written first, published last',
    'Published at once',
  ]);
  const { body } = await api.call('GET', '/news/rss.xml');
  expect(body.indexOf('Written first')).toBeLessThan(body.indexOf('Published at once'));
});

test('Nobody can register for a program that is not published', async () => {
  const [, kind] = kinds as [Kind, Kind];
  const { id } = await create(kind, { status: 'draft' });
  const chosen = async () => {
    const person = {
      firstName: 'Grace',
      lastName: 'Akello',
      email: 'grace@example.org',
      phone: '+256 700 000000',
    };
    const days = { dateOfBirth: '1990-01-05', startDate: from(48).slice(0, 10) };
    const body = { ...person, ...days, programId: id, consent: true };
    return (await api.rest('POST', '/registrations', { body })).body.error?.details;
  };
  expect(await chosen()).toEqual([{ path: ['programId'], message: expect.any(String) }]);
  await update(kind, id, { status: 'published' });
  expect(await chosen()).toBeUndefined();
});

describe.each(kinds)('The preview link of a $kind', (kind) => {
  let id: number;
  let previewLink: string;
  beforeEach(async () => {
    ({ id, previewLink } = await create(kind, { status: 'draft' }));
  });
  const tokenIn = (link: string) => new URL(link).searchParams.get('preview') ?? '';
  const signed = (name: string, facts: (string | number)[]) =>
    createTokenSigner('x'.repeat(32)).sign(name, facts);

  it('is for staff to hand out', async () => {
    const { errors } = (await api.graphql(`{ ${kind.list} { id previewLink } }`)).body;
    expect(errors ?? []).toEqual([]);
    await update(kind, id, { status: 'published' });
    const refused = (await api.graphql(`{ ${kind.list} { id previewLink } }`)).body.errors;
    expect(refused[0].extensions.code).toBe('UNAUTHENTICATED');
  });

  it('leads to its page and shows it to anybody', async () => {
    const page = kind.kind === 'post' ? 'news' : 'programs';
    expect(previewLink).toContain(`/${page}/${id}?preview=`);
    expect(await find(kind, id, tokenIn(previewLink))).toEqual({
      name: kind.sample[kind.title as never],
      status: 'draft',
    });
  });

  it('shows nothing else, and nothing when it is old or not ours', async () => {
    const other = await create(kind, { status: 'draft' });
    const week = 7 * 24 * 3_600_000;
    expect(await find(kind, id, signed(`preview-${kind.kind}`, [id, Date.now() + week]))).not.toBeNull();
    for (const preview of [
      tokenIn(other.previewLink),
      signed(`preview-${kind.kind}`, [id, Date.now() - 1]),
      signed(`preview-${kind.kind === 'post' ? 'program' : 'post'}`, [id, Date.now() + week]),
      createTokenSigner('y'.repeat(32)).sign(`preview-${kind.kind}`, [id, Date.now() + week]),
      'nonsense',
      '',
    ])
      expect(await find(kind, id, preview)).toBeNull();
  });

  it('changes nothing once it is published', async () => {
    await update(kind, id, { status: 'published' });
    expect(await find(kind, id, tokenIn(previewLink))).toMatchObject({ status: 'published' });
    expect(await find(kind, id, 'nonsense')).toMatchObject({ status: 'published' });
  });

  it('is answered anew each time, by POST and by GET', async () => {
    const preview = tokenIn(previewLink);
    const query = `query ($preview: String) { found: ${kind.kind}(id: ${id}, preview: $preview) { ${kind.title} } }`;
    const parameters = new URLSearchParams({ query, variables: JSON.stringify({ preview }) });
    const read = async () => [
      JSON.stringify((await api.graphql(query, { preview })).body),
      JSON.stringify((await api.call('GET', `/graphql?${parameters}`)).body),
    ];
    await read();
    await api.db.transaction(async (manager) => {
      // Without triggers nobody is told: whoever still tells the old text has kept it.
      await manager.query("SET LOCAL session_replication_role = 'replica'");
      await manager.query(`UPDATE ${kind.list} SET ${kind.title} = 'Changed secretly'`);
    });
    for (const text of await read()) expect(text).toContain('Changed secretly');
  });
});

test('what goes public within a week is told in the order of its times, the rest is not', async () => {
  const [posts, programs] = kinds as [Kind, Kind];
  const scheduled = (kind: Kind, hours: number, more: object = {}) =>
    create(kind, { status: 'scheduled', publishAt: from(hours), ...more });
  const { id: late } = await scheduled(posts, 6 * 24, { title: 'Late' });
  await scheduled(posts, 8 * 24);
  const { id: soon } = await scheduled(programs, 2);
  const { id: gone } = await scheduled(programs, 1);
  await create(posts, { status: 'draft' });
  await api.rest('DELETE', `/programs/${gone}`, { token });
  const ask = async (days?: number) => {
    const query = `{ upcoming${days === undefined ? '' : `(days: ${days})`} { kind id title } }`;
    return (await api.graphql(query, {}, { token })).body;
  };
  expect((await ask()).data.upcoming).toEqual([
    { kind: 'program', id: soon, title: gorillaTrek.name },
    { kind: 'post', id: late, title: 'Late' },
  ]);
  expect((await ask(9)).data.upcoming).toHaveLength(3);
  expect((await ask(0)).errors[0].message).toBe('Days must be from 1 to 366.');
});
