import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { renderSite } from '../../../test/render-site.tsx';
import { demoPost, demoPosts } from '../../../test/rows/demo-posts.ts';

const titles = () =>
  screen.getAllByRole('article').map((post) => within(post).getByRole('heading').textContent);
const shows = (...expected: string[]) => waitFor(() => expect(titles()).toEqual(expected));
const choices = async () =>
  within(await screen.findByLabelText('Category'))
    .getAllByRole('option')
    .map(({ textContent }) => textContent);

test('the first post is large, the others are cards, and each leads to its article', async () => {
  await renderSite('/news');
  const [first, ...others] = await screen.findAllByRole('article');
  expect(first).toHaveAccessibleName('Featured');
  expect(within(first as HTMLElement).getByRole('link')).toHaveAttribute('href', '/news/3');
  expect(others.map((post) => within(post).getByRole('link').getAttribute('href'))).toEqual([
    '/news/2',
    '/news/1',
  ]);
});

test('cards come in a tenth of a second apart', async () => {
  await renderSite('/news');
  const more = within(await screen.findByRole('region', { name: 'More news' }));
  expect(more.getAllByRole('listitem').map(({ style }) => style.animationDelay)).toEqual(['0s', '0.1s']);
});

test('after the twelfth card nobody waits for the others one by one', async () => {
  const posts = Array.from({ length: 16 }, (_, index) => demoPost({ id: index + 1 }));
  await renderSite('/news', { posts });
  const more = within(await screen.findByRole('region', { name: 'More news' }));
  const delays = more.getAllByRole('listitem').map(({ style }) => style.animationDelay);
  expect(delays).toHaveLength(15);
  expect(delays.slice(9)).toEqual(['0.9s', '1s', '1.1s', '1.1s', '1.1s', '1.1s']);
});

test('the categories are five, and News and Announcements only where there are such posts', async () => {
  await renderSite('/news');
  await screen.findAllByRole('article');
  expect(await choices()).toEqual(['All', 'Services', 'Tours', 'Events', 'Special Deals']);
});

test('Announcements can be chosen once there is one', async () => {
  const { user } = await renderSite('/news', {
    posts: [...demoPosts, demoPost({ id: 4, title: 'Our hours', category: 'announcements' })],
  });
  await screen.findAllByRole('article');
  expect(await choices()).toEqual(['All', 'Services', 'Tours', 'Events', 'Special Deals', 'Announcements']);
  await user.selectOptions(screen.getByLabelText('Category'), 'Announcements');
  await shows('Our hours');
});

test('Services shows what is stored as destinations', async () => {
  const { user } = await renderSite('/news');
  await screen.findAllByRole('article');
  await user.selectOptions(screen.getByLabelText('Category'), 'Services');
  await shows('Bunyonyi without a plan');
});

test('the search looks into title and text whatever the case, but never into tags', async () => {
  const { user } = await renderSite('/news');
  await screen.findAllByRole('article');
  const search = screen.getByPlaceholderText('Search travel updates...');
  await user.type(search, 'BLANKET');
  await shows('Film night');
  await user.clear(search);
  await user.type(search, '<em>');
  expect(await screen.findByText('No travel updates found matching your criteria.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Show all news' }));
  await shows('A third off the treehouses', 'Film night', 'Bunyonyi without a plan');
});

test('news that are on their way are announced by blocks', async () => {
  const answer = Promise.withResolvers<void>();
  const { goTo } = await renderSite('/nowhere', { held: answer.promise });
  await goTo('/news');
  expect(await screen.findByLabelText('Loading news')).toBeVisible();
  answer.resolve();
  expect(await screen.findByText('Film night')).toBeVisible();
});

test('a post without a picture shows the weave instead', async () => {
  await renderSite('/news', { posts: [demoPost({ id: 2, image: null }), demoPost({ id: 1 })] });
  const [without, withOne] = await screen.findAllByRole('article');
  expect(without?.querySelector('img')).toBeNull();
  expect(without?.querySelector('div[aria-hidden]')).not.toBeNull();
  expect(withOne?.querySelector('img')).not.toBeNull();
  expect(withOne?.querySelector('div[aria-hidden]')).toBeNull();
});
