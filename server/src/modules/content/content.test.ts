// What holds for each content entity alike; programs.test.ts goes into the depth for one of them.

import { type Api, startApi } from '../../../test/api.ts';
import { truncate } from '../../../test/database.ts';
import { contentTypes } from '../../features.ts';
import { contractFields, typeNameOf } from '../../graphql/contract.ts';
import { labelOf } from '../../platform/validation.ts';
import { alumni } from '../alumni/alumni.ts';
import { coaches } from '../coaches/coaches.ts';
import { facilities } from '../facilities/facilities.ts';
import { gallery } from '../gallery/gallery.ts';
import { posts } from '../posts/posts.ts';

const picture = 'https://example.org/picture.jpg';

/** What staff may fill in for some kinds, and what becomes of it. */
const tidied: Record<string, { input: object; stored: object }> = {
  coach: {
    input: { ...coaches.sample, role: 'Driver - Driver - Vans', specialties: [' Birds ', '', 'Roads'] },
    stored: { role: 'Driver - Vans', specialties: ['Birds', 'Roads'], image: { url: picture } },
  },
  facility: {
    input: { ...facilities.sample, features: ['Fire ', ' '], capacity: ' ', openingHours: undefined },
    stored: { features: ['Fire'], equipment: ['Solar lamps'], openingHours: null, capacity: null },
  },
  post: {
    input: {
      title: 'Rain',
      content: '<p onclick="x()">It <b>rains</b>.</p><script>steal()</script>',
      category: 'deals',
    },
    stored: {
      content: '<p>It <strong>rains</strong>.</p>',
      text: 'It rains.',
      imageUrl: null,
      image: null,
      category: 'deals',
    },
  },
  galleryItem: {
    input: {
      title: 'Film',
      category: 'facilities',
      date: '2026-02-28',
      type: 'video',
      videoUrl: 'https://youtu.be/aqz-KE-bpKQ',
    },
    stored: {
      category: 'stays',
      date: '2026-02-28',
      imageUrl: 'https://i.ytimg.com/vi/aqz-KE-bpKQ/hqdefault.jpg',
    },
  },
  alumnus: {
    input: { ...alumni.sample, category: undefined, currentTeam: undefined },
    stored: { category: 'professional', currentTeam: null, picture: { url: picture } },
  },
};

const kinds = contentTypes.map(({ type, one, many, title, rules, sample }) => {
  const image = contractFields(type).find((field) => typeNameOf(field) === 'Image')?.name.value;
  const text = type === 'Post' ? 'text' : '';
  return {
    type,
    one,
    many,
    ...(tidied[one] ?? { input: sample, stored: sample }),
    fields: `${Object.keys(rules)
      .map((name) => withInner(type, name))
      .join(' ')} ${text} ${image} { url }`,
    change: { [title]: 'Another' },
    /** Each text or list that must be there, and what is said when it is blank. */
    refused: Object.entries(rules)
      .filter(([, rule]) => rule.required && (rule.list || ['String', 'Date', 'URL'].includes(rule.kind)))
      .map(([field]) => [field, new RegExp(`^${labelOf(field)} (is|are) required\\.$`)] as const),
  };
});

/** A field of a type, with all fields of the small items that it holds. */
function withInner(type: string, name: string): string {
  const field = contractFields(type).find((one) => one.name.value === name);
  const inner = field ? contractFields(typeNameOf(field)).map((one) => one.name.value) : [];
  return inner.length > 0 ? `${name} { ${inner.join(' ')} }` : name;
}

let api: Api;
let token: string;
beforeAll(async () => {
  api = await startApi();
});
beforeEach(async () => {
  await truncate(api.db);
  token = await api.tokenOf('amina@example.org');
});

describe.each(kinds)('$type', ({ type, one, many, fields, input, stored, change, refused }) => {
  const create = (values: object, by: object = { token }) =>
    api.graphql(
      `mutation ($input: ${type}Input!) { record: create${type}(input: $input) { id version ${fields} } }`,
      { input: values },
      by,
    );
  const update = (id: number, values: object, version?: number) =>
    api.graphql(
      `mutation ($id: ID!, $input: ${type}Input!, $version: Int) {
        record: update${type}(id: $id, input: $input, version: $version) { id version ${fields} }
      }`,
      { id, input: values, version },
      { token },
    );
  const listed = async () => (await api.graphql(`{ records: ${many} { id ${fields} } }`)).body.data.records;

  it('is tidied, stored and there for visitors in the next request', async () => {
    const { body } = await create(input);
    expect(body).toMatchObject({ data: { record: { id: 1, version: 1, ...stored } } });
    expect(await listed()).toMatchObject([{ id: 1, ...stored }]);
  });

  it('is changed, and a second save from the same version is refused with who and when', async () => {
    await create(input);
    const first = await update(1, { ...input, ...change }, 1);
    expect(first.body).toMatchObject({ data: { record: { version: 2, ...change } } });
    const second = await update(1, input, 1);
    expect(second.body.errors[0].extensions).toMatchObject({
      code: 'CONFLICT',
      changedBy: 'amina@example.org',
      version: 2,
    });
  });

  it('saved without a change stays as it is, also for caches and in the activity', async () => {
    await create({ ...input, ...change });
    await listed();
    const [before] = await api.db.query(`SELECT * FROM ${many}`);
    const events: unknown[] = [];
    const stop = api.changes.subscribe((tables) => events.push(tables));
    const same = await update(1, { ...input, ...change }, 1);
    stop();
    expect(same.body).toMatchObject({ data: { record: { version: 1, ...change } } });
    expect(await api.db.query(`SELECT * FROM ${many}`)).toEqual([before]);
    expect(await api.db.query(`SELECT 1 FROM activities WHERE type = 'update'`)).toEqual([]);
    expect(events).toEqual([]);
  });

  it('sent again with its key, as after a lost answer, is one record and changes nothing', async () => {
    const send = (values: object, key: string) =>
      api.graphql(
        `mutation ($input: ${type}Input!, $key: String) { record: create${type}(input: $input, key: $key) { id version ${fields} } }`,
        { input: values, key },
        { token },
      );
    const key = 'the-same-in-each-try';
    const [first, second] = await Promise.all([send(input, key), send(input, key)]);
    expect([first.body, second.body]).toMatchObject(
      Array(2).fill({ data: { record: { id: 1, version: 1 } } }),
    );
    await update(1, { ...input, ...change });
    const third = await send(input, key);
    expect(third.body).toMatchObject({ data: { record: { id: 1, version: 2, ...change } } });
    const wrong = await send({ ...input, ...change }, key);
    expect(wrong.body.errors[0].extensions).toMatchObject({ code: 'CONFLICT', first: { id: 1 } });
    const other = await send(input, 'of-another-new-record');
    expect(other.body).toMatchObject({ data: { record: { version: 1 } } });
    expect(await listed()).toHaveLength(2);
  });

  it('is removed, and then it is not found', async () => {
    await create(input);
    const remove = () => api.graphql(`mutation { delete${type}(id: 1) }`, {}, { token });
    expect((await remove()).body).toEqual({ data: { [`delete${type}`]: 1 } });
    expect((await remove()).body.errors[0].extensions.code).toBe('NOT_FOUND');
    expect(await listed()).toEqual([]);
  });

  it('is not removed from a version that a colleague saved over', async () => {
    await create(input);
    await update(1, { ...input, ...change });
    const remove = (version: number) =>
      api.graphql(`mutation { delete${type}(id: 1, version: ${version}) }`, {}, { token });
    const stale = await remove(1);
    expect(stale.body.errors[0]).toMatchObject({
      message: expect.stringMatching(/^amina@example.org saved this .* so it was not deleted\. /),
      extensions: { code: 'CONFLICT', changedBy: 'amina@example.org', version: 2 },
    });
    expect(await listed()).toHaveLength(1);
    expect((await remove(2)).body).toEqual({ data: { [`delete${type}`]: 1 } });
  });

  it('of an id that none has is simply not there', async () => {
    const ids = ['abc', '0', '-1', '999999', '99999999999999999999'];
    const asked = ids.map((id, nth) => `at${nth}: ${one}(id: "${id}") { id }`);
    const { body } = await api.graphql(`{ ${asked.join(' ')} }`);
    expect(body).toEqual({ data: Object.fromEntries(ids.map((_, nth) => [`at${nth}`, null])) });
  });

  it('without what it needs is refused beside each field', async () => {
    const isList = (field: string) => Array.isArray((input as Record<string, unknown>)[field]);
    const blank = Object.fromEntries(refused.map(([field]) => [field, isList(field) ? [' '] : ' ']));
    const { body } = await create({ ...input, ...blank });
    const details = refused.map(([field, message]) => ({
      message: expect.stringMatching(message),
      path: [field],
    }));
    expect(details.length).toBeGreaterThan(0);
    expect(body.errors[0].extensions).toMatchObject({
      code: 'BAD_USER_INPUT',
      details: expect.arrayContaining(details),
    });
  });

  it('cannot be written by a visitor', async () => {
    expect((await create(input, {})).body.errors[0].extensions.code).toBe('UNAUTHENTICATED');
    expect(await listed()).toEqual([]);
  });
});

const categorised = [
  { type: 'Post', path: '/posts', body: posts.sample, kept: 'deals' },
  { type: 'GalleryItem', path: '/gallery', body: gallery.sample, kept: 'competitions' },
] as const;

describe.each(categorised)('The category of a $type', ({ type, path, body, kept }) => {
  const { category, ...without } = body;
  const refusal = { message: 'Category is required.', path: ['category'] };
  const graphql = (call: string, input: object, id?: number) => {
    const [declared, given] = id ? ['$id: ID!, ', 'id: $id, '] : ['', ''];
    const query = `mutation (${declared}$input: ${type}Input!) { record: ${call}${type}(${given}input: $input) { category } }`;
    return api.graphql(query, { id, input }, { token });
  };

  it.each([
    ['left out', without],
    ['null', { ...without, category: null }],
  ])('that is %s is refused beside the field, with the other faults', async (_, input) => {
    const faulty = { ...input, title: ' ' };
    const details = [{ message: 'Title is required.', path: ['title'] }, refusal];
    const rest = await api.rest('POST', path, { token, body: faulty });
    expect([rest.status, rest.body.error.details]).toEqual([400, details]);
    const { body: answer } = await graphql('create', faulty);
    expect(answer.errors[0].extensions).toEqual({ code: 'BAD_USER_INPUT', details });
    expect((await api.rest('POST', path, { token, body: input })).body.error.details).toEqual([refusal]);
  });

  it('stays when an update leaves it out, and cannot be taken away', async () => {
    await api.rest('POST', path, { token, body: { ...body, category: kept } });
    const rest = await api.rest('PUT', `${path}/1`, { token, body: { ...without, title: 'Another' } });
    expect(rest.body.data).toMatchObject({ category: kept, title: 'Another', version: 2 });
    const { body: answer } = await graphql('update', { ...without, title: 'A third' }, 1);
    expect(answer.data.record.category).toBe(kept);
    const none = await api.rest('PUT', `${path}/1`, { token, body: { ...without, category: null } });
    expect([none.status, none.body.error.details]).toEqual([400, [refusal]]);
    const changed = await api.rest('PUT', `${path}/1`, { token, body });
    expect(changed.body.data.category).toBe(category);
  });
});
