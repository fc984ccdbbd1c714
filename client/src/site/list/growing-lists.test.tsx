import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { renderSite } from '../../../test/render-site.tsx';
import { demoAlumnus } from '../../../test/rows/demo-alumni.ts';
import { demoProgram } from '../../../test/rows/demo-api.ts';
import { demoCoach } from '../../../test/rows/demo-coaches.ts';
import { demoFacility } from '../../../test/rows/demo-facilities.ts';
import { demoGalleryItem } from '../../../test/rows/demo-gallery.ts';
import { demoPost } from '../../../test/rows/demo-posts.ts';
import { pictureRow } from '../../../test/rows/picture-row.ts';

/** So many of everything that a visitor can see. */
function content(count: number) {
  const ids = Array.from({ length: count }, (_, index) => index + 1);
  const film = { type: 'video', videoUrl: 'https://youtu.be/eRsGyueVLvQ' } as const;
  return {
    programs: ids.map((id) => demoProgram({ id, name: `Item ${id}.` })),
    posts: ids.map((id) => demoPost({ id, title: `Item ${id}.` })),
    facilities: ids.map((id) => demoFacility({ id, name: `Item ${id}.` })),
    alumni: ids.map((id) => demoAlumnus({ id, name: `Item ${id}.` })),
    coaches: ids.map((id) =>
      demoCoach({ id, name: `Item ${id}.`, role: id % 3 === 0 ? 'Support Staff' : 'Tour Guide' }),
    ),
    gallery: ids.map((id) =>
      demoGalleryItem({ id, title: `Item ${id}.`, imageAlt: null, ...(id % 4 === 0 && film) }),
    ),
  };
}

/** Each page with a list: the part it is in, what its items are called, and the query that adds to it. */
const lists: [path: string, list: string, noun: string, more: string, search: string][] = [
  ['/programs', 'services', 'services', 'MorePrograms', 'Search services'],
  ['/news', 'articles', 'articles', 'MorePosts', 'Search news'],
  ['/facilities', 'stays', 'stays', 'MoreStays', 'Search stays'],
  ['/coaches', 'staff', 'staff', 'MoreCoaches', 'Search staff'],
  ['/alumni', 'faces', 'travellers', 'MoreTravellers', 'Search'],
  ['/alumni', 'quotes', 'testimonials', 'MoreQuotes', ''],
  ['/gallery', 'gallery', 'of the gallery', 'MoreOfGallery', 'Search the gallery'],
];

/** The items of a list; where the first one opens the page, it is not among them. */
const items = (list: string) =>
  [...document.querySelectorAll<HTMLElement>(`#${list} li`)].filter((item) =>
    /(Item|Film) \d+\./.test(item.textContent ?? ''),
  );
const nameOf = ({ textContent }: HTMLElement) => /(?:Item|Film) \d+\./.exec(textContent ?? '')?.[0];
const more = (noun: string) => screen.findByRole('button', { name: `Show more ${noun}` });

test.each(lists)(
  '%s shows the first of 26, adds the rest to %s on a press, and finds the last one by its text',
  async (path, list, noun, query, search) => {
    const operations: string[] = [];
    const { user, router } = await renderSite(path, { ...content(26), operations });
    const button = await more(noun);
    const first = items(list).length;
    expect([23, 24]).toContain(first);
    operations.length = 0;
    await user.click(button);
    await waitFor(() => expect(items(list)).toHaveLength(first + 2));
    expect(document.activeElement?.closest('li')).toHaveTextContent(/(Item|Film) 25\./);
    expect(operations).toEqual([query]);
    expect(screen.queryByRole('button', { name: `Show more ${noun}` })).not.toBeInTheDocument();
    expect(new Set(items(list).map(nameOf)).size).toBe(first + 2);
    if (!search) return;
    await user.type(screen.getByLabelText(search), '26.');
    await waitFor(() => expect(items(list).length).toBeLessThan(2));
    expect(document.body).toHaveTextContent(/(Item|Film) 26\./);
    expect(router.location.search).toBe('?search=26.');
  },
);

test('the second press adds what follows the first, and what is shown is counted for who cannot see it', async () => {
  const operations: string[] = [];
  const { user } = await renderSite('/coaches', { ...content(50), operations });
  const button = await more('staff');
  operations.length = 0;
  await user.click(button);
  expect(await screen.findByText('48 of 50 staff shown')).toHaveAttribute('role', 'status');
  expect(items('staff')).toHaveLength(48);
  await user.click(await more('staff'));
  await waitFor(() => expect(items('staff')).toHaveLength(50));
  expect(operations).toEqual(['MoreCoaches', 'MoreCoaches']);
  expect(screen.queryByRole('button', { name: 'Show more staff' })).not.toBeInTheDocument();
  expect(new Set(items('staff').map(nameOf)).size).toBe(50);
});

/** One of the pages that had a search before it grew; a full page of one that had none, and of the one with a filter of its own. */
test.each([
  ['/programs', 'services', 2],
  ['/facilities', 'stays', 24],
  ['/gallery', 'gallery', 24],
])(
  '%s with its %s, %i of each, has no way to more, and needs no other search than before',
  async (path, list, count) => {
    await renderSite(path, content(count));
    await waitFor(() => expect(items(list).length).toBeGreaterThan(count - 2));
    expect(screen.queryByText(/Show more|Previous /)).not.toBeInTheDocument();
    const searched = path === '/programs' ? 1 : 0;
    expect(screen.queryAllByRole('searchbox')).toHaveLength(searched);
  },
);

test('what is found is counted for who cannot see it', async () => {
  const { user } = await renderSite('/programs?page=2', content(26));
  await screen.findByText('Item 25.');
  await user.selectOptions(screen.getByLabelText('Category'), 'Destination');
  expect(await screen.findByText('0 of 26 services shown')).toHaveAttribute('role', 'status');
});

test('an address names a page, which says so, and leads to those beside it', async () => {
  await renderSite('/news?page=2', content(60));
  await screen.findByText('Item 25.');
  expect(screen.getAllByRole('article')).toHaveLength(24);
  expect(screen.queryByRole('article', { name: 'Featured' })).not.toBeInTheDocument();
  expect(screen.getByText('25 to 48 of 60')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Previous articles' })).toHaveAttribute('href', '/news#news');
  expect(await more('articles')).toHaveAttribute('href', '/news?page=3#news');
  await waitFor(() =>
    expect(document.title).toBe('News from our guides and routes · Lubugo Journeys · Page 2'),
  );
  const rels = ['canonical', 'prev', 'next'].map((rel) =>
    document.head.querySelector(`link[rel=${rel}]`)?.getAttribute('href'),
  );
  expect(rels).toEqual(
    ['/news?page=2', '/news', '/news?page=3'].map((path) => window.location.origin + path),
  );
  const data = [...document.head.querySelectorAll('script')].map(({ textContent }) => textContent).join();
  expect(data).toContain('"position":25');
  expect(data).not.toContain('Item 24.');
});

/** The page that has two lists, and one of the others. */
test.each(lists.filter(([path]) => ['/programs', '/alumni'].includes(path)))(
  'a page of %s after the last of its %s says so, and leads to the last',
  async (path, list, noun) => {
    const name = list === 'quotes' ? 'quotes' : 'page';
    await renderSite(`${path}?${name}=9`, content(60));
    const previous = await screen.findByRole('link', { name: `Previous ${noun}` });
    expect(previous.getAttribute('href')).toMatch(new RegExp(`^${path}\\?${name}=3#`));
    expect(screen.getByText('Page 9 is empty: the list ends on page 3.')).toBeVisible();
  },
);

test('a page of a search that finds nothing leads to no other page of nothing', async () => {
  await renderSite('/news?search=nowhere&page=2', content(60));
  await screen.findByText('No travel updates found matching your criteria.');
  expect(screen.queryByRole('link', { name: 'Previous articles' })).not.toBeInTheDocument();
});

test('a filter begins at the first page, and the links keep it', async () => {
  const { user, router } = await renderSite('/programs?page=2', content(26));
  await screen.findByText('Item 25.');
  await user.selectOptions(screen.getByLabelText('Category'), 'Activity');
  await waitFor(() => expect(items('services')[0]).toHaveTextContent('Item 1.'));
  expect(router.location.search).toBe('?category=activity');
  expect(await more('services')).toHaveAttribute('href', '/programs?category=activity&page=2#catalog');
});

test('who comes back finds the list as long as it was', async () => {
  const { user, router, goTo } = await renderSite('/facilities', content(26));
  await user.click(await more('stays'));
  // The first one opens the page.
  await waitFor(() => expect(items('stays')).toHaveLength(25));
  await goTo('/facilities/26');
  await screen.findByRole('heading', { level: 1, name: 'Item 26.' });
  await waitFor(() => router.navigate(-1));
  await waitFor(() => expect(items('stays')).toHaveLength(25));
});

test('an item that cannot be fetched is said, and a second press fetches it', async () => {
  let reachable = true;
  const { user } = await renderSite('/coaches', { ...content(26), reachable: () => reachable });
  const button = await more('staff');
  reachable = false;
  await user.click(button);
  expect(await screen.findByRole('alert')).toHaveTextContent('The next staff could not be fetched.');
  reachable = true;
  await user.click(await more('staff'));
  await waitFor(() => expect(items('staff')).toHaveLength(26));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('a search without a connection says so and keeps the words and the list', async () => {
  let reachable = true;
  const { user } = await renderSite('/programs', { ...content(3), reachable: () => reachable });
  await screen.findByText('Item 3.');
  reachable = false;
  await user.type(screen.getByLabelText('Search services'), 'Item 3');
  expect(await screen.findByRole('alert')).toHaveTextContent('The services could not be searched.');
  expect(screen.getByLabelText('Search services')).toHaveValue('Item 3');
  expect(items('services')).toHaveLength(3);
  reachable = true;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(items('services')).toHaveLength(1));
});

test('the answer to an older search never takes the place of a newer one', async () => {
  const slow = Promise.withResolvers<void>();
  const rows = content(12).programs;
  const nodesOf = (search: string) =>
    rows
      .filter(({ name }) => name.includes(search))
      .map((row) => ({ ...row, path: `/programs/${row.id}`, excerpt: '', image: picture }));
  const answers = {
    async programConnection({ search = '' }: { search?: string }) {
      if (search === 'Item 1') await slow.promise;
      const nodes = nodesOf(search).slice(0, 5);
      return { nodes, totalCount: nodes.length, pageInfo: { hasNextPage: false, endCursor: null } };
    },
  };
  const { user } = await renderSite('/programs', { answers });
  await waitFor(() => expect(items('services')).toHaveLength(5));
  const field = screen.getByLabelText('Search services');
  await user.type(field, 'Item 1');
  await waitFor(() => expect(document.querySelector('[aria-busy=true] #services')).not.toBeNull());
  expect(items('services')).toHaveLength(5);
  await user.type(field, '2.');
  await waitFor(() =>
    expect(items('services').map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('Item 12.'),
    ]),
  );
  slow.resolve();
  await new Promise((done) => setTimeout(done));
  expect(items('services')).toHaveLength(1);
});

const picture = { ...pictureRow('/media/x.jpg'), width: 3, height: 2 };

test('a program of many leads to all of them', async () => {
  await renderSite('/programs/3', content(60));
  const similar = within(await screen.findByRole('region', { name: 'Similar Programs' }));
  expect(similar.getAllByRole('article')).toHaveLength(24);
  expect(similar.getByRole('link', { name: 'All 60 services' })).toHaveAttribute('href', '/programs');
});

test('an article of many leads to all of them', async () => {
  await renderSite('/news/3', content(60));
  const related = within(await screen.findByRole('region', { name: 'Related Articles' }));
  expect(related.getAllByRole('article')).toHaveLength(24);
  expect(related.getByRole('link', { name: 'All 60 articles' })).toHaveAttribute('href', '/news');
});

test('the home page shows twelve of many programs and counts them all', async () => {
  await renderSite('/', content(60));
  const slider = within(await screen.findByRole('region', { name: 'Our Services' }));
  expect(slider.getByLabelText('1 of 12')).toBeVisible();
  const band = within(screen.getByRole('region', { name: 'Statistics' }));
  expect(band.getAllByText('60')).toHaveLength(4);
});

test('the videos grow as well', async () => {
  const film = { type: 'video', videoUrl: 'https://youtu.be/eRsGyueVLvQ' } as const;
  const gallery = content(26).gallery.map((item) => ({ ...item, ...film }));
  const { user } = await renderSite('/videos', { gallery });
  await user.click(await more('videos'));
  await waitFor(() => expect(items('films')).toHaveLength(26));
  await user.type(screen.getByLabelText('Search videos'), '26.');
  await waitFor(() => expect(items('films')).toHaveLength(1));
});
