// What single lists have besides pages: neighbours in the gallery, teams, categories, excerpts.
import { type Api, startApi } from '../../../test/api.ts';
import { alumni } from '../alumni/alumni.ts';
import { coaches } from '../coaches/coaches.ts';
import { facilities } from '../facilities/facilities.ts';
import { gallery } from '../gallery/gallery.ts';
import { posts } from '../posts/posts.ts';
import { programs } from '../programs/programs.ts';
import type { ContentType } from './content-type.ts';

let api: Api;
let token: string;
beforeAll(async () => {
  api = await startApi();
  token = await api.tokenOf('amina@example.org');
});

async function add({ many, sample }: Pick<ContentType, 'many' | 'sample'>, more: object): Promise<number> {
  const { status, body } = await api.rest('POST', `/${many}`, { token, body: { ...sample, ...more } });
  expect([status, body.error]).toEqual([201, undefined]);
  return body.data.id;
}
const ask = async (query: string) => {
  const { body } = await api.graphql(query);
  return body.data ?? body.errors[0].extensions.details;
};

describe('The gallery around a picture', () => {
  const days = ['2026-03-01', '2026-02-01', '2026-02-01', '2026-01-01'];
  const ids: number[] = [];
  beforeAll(async () => {
    for (const date of days) ids.push(await add(gallery, { date }));
    await add(gallery, {
      date: '2026-02-02',
      type: 'video',
      category: 'events',
      videoUrl: 'https://www.youtube.com/watch?v=aBcDeFgHiJk',
    });
  });
  const around = async (id: unknown, narrowed = 'type: image') => {
    const fields = 'position previous { id } next { id }';
    const data = await ask(
      `{ page: galleryItemConnection(first: 1, ${narrowed}) { around(id: "${id}") { ${fields} } } }`,
    );
    const found = data.page.around;
    return found && [found.position, found.previous.id, found.next.id];
  };

  it('goes round in the order of the list, with films only where they are asked for', async () => {
    const [march, first, second, january] = ids;
    expect(await around(march)).toEqual([1, january, second]);
    expect(await around(second)).toEqual([2, march, first]);
    expect(await around(first)).toEqual([3, second, january]);
    expect(await around(january)).toEqual([4, first, march]);
    expect((await around(january, 'updatedSince: null'))[0]).toBe(5);
  });

  it('is nothing for what is not in the list, and the picture itself where it is alone', async () => {
    expect(await around(ids[0], 'type: video')).toBeNull();
    expect(await around('abc')).toBeNull();
    expect(await around(99)).toBeNull();
    const [film] = (await ask('{ galleryItemConnection(type: video) { nodes { id } } }'))
      .galleryItemConnection.nodes;
    expect(await around(film.id, 'category: events')).toEqual([1, film.id, film.id]);
  });
});

it.each([
  ['Tour Guide', ['leadership']],
  ['STAFF cook', ['support']],
  ['Flagstaff climber', ['support']],
  ['Board Chair', ['leadership', 'board']],
  ['Chair of the board, staff', ['support', 'board']],
  ['Boarding house keeper', ['leadership']],
  ['skateboard coach', ['leadership']],
  ['Élboard', ['leadership']],
  ['éboard', ['leadership', 'board']],
  ['on-board_', ['leadership']],
])('%s is in the teams %j', async (role, teams) => {
  const id = await add(coaches, { role });
  const page = (team: string) => `${team}: coachConnection(first: 100, team: ${team}) { nodes { id } }`;
  const data = await ask(`{ ${['leadership', 'support', 'board'].map(page).join(' ')} }`);
  const holding = Object.keys(data).filter((team) =>
    data[team].nodes.some((node: { id: number }) => node.id === id),
  );
  expect(holding).toEqual(teams);
});

it('The categories are those of all that the caller may see, whatever is asked for', async () => {
  const query = '{ postConnection(search: "nothing like it") { totalCount categories } }';
  expect((await ask(query)).postConnection).toEqual({ totalCount: 0, categories: [] });
  await add(posts, { category: 'tours' });
  await add(posts, { category: 'deals', status: 'draft' });
  expect((await ask(query)).postConnection).toEqual({ totalCount: 0, categories: ['tours'] });
  await add(alumni, { category: 'youth' });
  expect((await ask('{ alumnusConnection { categories } }')).alumnusConnection).toEqual({
    categories: ['youth'],
  });
});

describe('An excerpt', () => {
  const long = `${'x'.repeat(148)} yz`;
  it('is cut where cards cut, by whole characters', async () => {
    await add(programs, { description: long });
    await add(facilities, { description: `${'🦍'.repeat(100)}!` });
    const [program] = (
      await ask('{ programs { excerpt shorter: excerpt(length: 149) whole: excerpt(length: 151) } }')
    ).programs;
    expect(program).toEqual({
      excerpt: `${'x'.repeat(148)} y...`,
      shorter: `${'x'.repeat(148)}...`,
      whole: long,
    });
    const [stay] = (await ask('{ facilities { excerpt } }')).facilities;
    expect(stay.excerpt).toBe(`${'🦍'.repeat(100)}...`);
  });

  it('of a post is about 300 characters between words, unless a length is named', async () => {
    const text = 'A long walk through papyrus. '.repeat(20).trim();
    await add(posts, { title: 'Long', content: `<p>${text}</p>` });
    const data = await ask(
      '{ postConnection(search: "Long") { nodes { excerpt cut: excerpt(length: 10) } } }',
    );
    const [{ excerpt, cut }] = data.postConnection.nodes;
    expect([cut, excerpt.endsWith('...'), excerpt.length > 280]).toEqual(['A long wal...', true, true]);
  });

  it.each([0, -1, 1001])('of %d characters is refused in words', async (length) => {
    const message = 'Length must be 1 to 1,000.';
    expect(await ask(`{ facilities { excerpt(length: ${length}) } }`)).toEqual([
      { message, path: ['length'] },
    ]);
  });
});
