import { type Answer, type Api, startApi } from '../../test/api.ts';
import { truncate } from '../../test/database.ts';
import { contentTypes } from '../features.ts';

const count = 7;
const publicUrl = 'https://lubugo.example';

let api: Api;
let token: string;
beforeAll(async () => {
  api = await startApi({ publicUrl, corsOrigins: ['https://partner.example'] });
  await truncate(api.db);
  token = await api.tokenOf('amina@example.org');
  for (const { many, title, sample } of contentTypes)
    for (let i = 1; i <= count; i += 1)
      await api.rest('POST', `/${many}`, { token, body: { ...sample, [title]: `Çedar ${i}` } });
});

const read = (path: string, headers = {}) => api.rest('GET', path, { headers });
const nextOf = ({ headers }: Answer) =>
  /^<https:\/\/lubugo\.example\/api\/v1(.*)>; rel="next"$/.exec(headers.get('link') ?? '')?.[1];
const idsOf = ({ body }: Answer) => body.data.map(({ id }: { id: number }) => id);

describe.each(contentTypes)('GET /$many in pages', ({ many, title }) => {
  it('leads from page to page to the end, each like the plain list', async () => {
    const plain = await read(`/${many}`);
    expect([plain.headers.get('link'), plain.headers.get('x-total-count')]).toEqual([null, null]);
    const rows: object[] = [];
    for (let path: string | undefined = `/${many}?first=3`; path; ) {
      const page: Answer = await read(path);
      expect([page.status, page.headers.get('x-total-count')]).toEqual([200, String(count)]);
      rows.push(...page.body.data);
      path = nextOf(page);
    }
    expect(rows).toEqual(plain.body.data);
  });

  it('is searched and sorted, and the next page is asked for alike', async () => {
    const order = many === 'posts' || many === 'gallery' ? 'title' : 'name';
    const first = await read(`/${many}?first=4&search=${encodeURIComponent('cedar ')}&sort=-${order}`);
    const second = await read(nextOf(first) ?? '');
    const titles = [...first.body.data, ...second.body.data].map((row: Record<string, string>) => row[title]);
    expect(titles).toEqual(Array.from({ length: count }, (_, i) => `Çedar ${count - i}`));
    expect(nextOf(second)).toBeUndefined();
    expect((await read(`/${many}?search=cedar5`)).body).toEqual({ data: [] });
  });

  it('holds what was saved since a moment', async () => {
    const { body } = await read(`/${many}`);
    const since = body.data.at(-1).updatedAt;
    const changed = await read(`/${many}?updatedSince=${since}`);
    const expected = body.data.filter(({ updatedAt }: { updatedAt: string }) => updatedAt >= since);
    expect(changed.body.data).toEqual(expected);
    expect(changed.headers.get('x-total-count')).toBe(String(expected.length));
  });

  it.each([
    ['first=0', 'first', 'First must be a number from 1 to 100.'],
    ['first=101', 'first', 'First must be a number from 1 to 100.'],
    ['first=ten', 'first', 'First must be a number from 1 to 100.'],
    ['first=3&first=4', 'first', 'First can be given once only.'],
    ['first=3&limit=3', 'limit', 'There is no query parameter "limit" here. Please leave it out.'],
    ['page=2', 'page', 'There is no query parameter "page" here. Please leave it out.'],
    [
      'after=nothing',
      'after',
      'After must be a cursor of this list in the same order: take it from pageInfo.',
    ],
  ])('refuses ?%s in words', async (query, name, message) => {
    const { status, body } = await read(`/${many}?${query}`);
    expect([status, body.error.details]).toEqual([400, [{ message, path: [name] }]]);
  });

  it.each(['sort=colour', 'updatedSince=yesterday'])('refuses ?%s', async (query) => {
    const { status, body } = await read(`/${many}?${query}`);
    expect([status, body.error.code, body.error.details.length]).toEqual([400, 'BAD_USER_INPUT', 1]);
  });
});

test('The document names the parameters of each list, and the headers of its pages', async () => {
  const { paths } = (await read('/openapi.json')).body;
  const namesOf = (path: string) => paths[path].get.parameters.map(({ name }: { name: string }) => name);
  const usual = ['first', 'after', 'search', 'updatedSince', 'sort'];
  expect(namesOf('/facilities').sort()).toEqual(usual.toSorted());
  expect(namesOf('/posts').sort()).toEqual([...usual, 'category', 'status'].sort());
  expect(namesOf('/gallery').sort()).toEqual([...usual, 'category', 'type'].sort());
  expect(namesOf('/coaches').sort()).toEqual([...usual, 'team'].sort());
  const { get } = paths['/programs'];
  const sort = get.parameters.find(({ name }: { name: string }) => name === 'sort');
  expect(sort.schema.enum).toEqual(expect.arrayContaining(['price', '-price', 'name', '-updated']));
  expect(Object.keys(get.responses[200].headers)).toEqual(['Link', 'X-Total-Count']);
  for (const order of sort.schema.enum)
    expect([order, (await read(`/programs?sort=${order}`)).status]).toEqual([order, 200]);
});

test('One kind is asked for by its category, or as a film', async () => {
  expect((await read('/programs?category=activity')).body.data).toHaveLength(count);
  expect((await read('/programs?category=destination')).body.data).toEqual([]);
  expect((await read('/gallery?type=video&first=5')).headers.get('x-total-count')).toBe('0');
  expect((await read('/coaches?team=leadership')).headers.get('x-total-count')).toBe(String(count));
  expect((await read('/programs?category=safari')).status).toBe(400);
});

test('A page is kept until its table changes, and a script of another site reads its headers', async () => {
  const headers = { origin: 'https://partner.example' };
  const before = await read('/coaches?first=2', headers);
  expect(before.headers.get('access-control-expose-headers')).toMatch(/\bLink\b.*\bX-Total-Count\b/);
  expect(before.headers.get('etag')).toBeTruthy();
  await api.rest('DELETE', `/coaches/${idsOf(before)[0]}`, { token });
  const after = await read('/coaches?first=2', headers);
  expect([after.headers.get('x-total-count'), idsOf(after)]).toEqual([String(count - 1), [2, 3]]);
});

test('Staff see what is not published, nobody else', async () => {
  await api.rest('POST', '/posts', {
    token,
    body: { title: 'Not yet', content: '<p>x</p>', category: 'news', status: 'draft' },
  });
  const drafts = async (as?: string) =>
    api.rest('GET', '/posts?status=draft&first=5', as ? { token: as } : {});
  expect((await drafts()).body).toEqual({ data: [] });
  expect((await drafts(token)).body.data).toHaveLength(1);
});
