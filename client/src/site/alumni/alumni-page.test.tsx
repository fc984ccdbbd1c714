import { expect, test } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { renderSite } from '../../../test/render-site.tsx';

const directory = async () => within(await screen.findByRole('region', { name: 'Our travellers' }));
const quotes = async () => within(await screen.findByRole('region', { name: 'In their own words' }));
const names = async () =>
  (await directory()).queryAllByRole('article').map((card) => within(card).getByRole('heading').textContent);
const shows = (...expected: string[]) => waitFor(async () => expect(await names()).toEqual(expected));

test('a testimonial is a quote with name, year of visit and achievements', async () => {
  await renderSite('/alumni');
  await screen.findByRole('heading', { level: 1, name: 'Testimonials Network' });
  const first = within((await (await quotes()).findAllByRole('figure'))[0] as HTMLElement);
  expect(first.getByRole('blockquote')).toHaveTextContent('I forgot my knees altogether.');
  expect(first.getByRole('heading', { name: 'Charlotte Ashdown' })).toBeVisible();
  expect(first.getByText(/Year of visit/)).toHaveTextContent('Year of visit 2026');
  expect(first.getByText('Planted a tree')).toBeVisible();
});

test('initials stand in when a picture cannot be loaded', async () => {
  await renderSite('/alumni');
  const first = (await (await quotes()).findAllByRole('figure'))[0] as HTMLElement;
  fireEvent.error(first.querySelector('img') as HTMLImageElement);
  expect(within(first).getByText('CA')).toBeVisible();
});

test('cards show an image, name, Class of and destination', async () => {
  await renderSite('/alumni');
  const cards = await (await directory()).findAllByRole('article');
  expect(cards[1]?.querySelector('img')).not.toBeNull();
  expect(cards[1]).toHaveTextContent('Kenji MoritaClass of 2025Kazinga Channel');
  expect(cards[2]).toHaveTextContent('Rajesh PandyaClass of 2025');
});

test('a category shows only its travellers', async () => {
  const { user } = await renderSite('/alumni');
  const category = await screen.findByLabelText('Category');
  const choices = within(category).getAllByRole('option');
  expect(choices.map(({ textContent }) => textContent)).toEqual([
    'All Categories',
    'Professional',
    'College',
    'Youth Teams',
  ]);
  await (await directory()).findAllByRole('article');
  await user.selectOptions(category, 'Youth Teams');
  await shows('Rajesh Pandya');
});

test('the search looks into name, destination and quote, whatever the case', async () => {
  const { user } = await renderSite('/alumni');
  await (await directory()).findAllByRole('article');
  await user.type(screen.getByPlaceholderText('Search alumni...'), 'KAZINGA');
  await shows('Kenji Morita');
});

test('nobody found is said in words, and the quotes stay', async () => {
  const { user } = await renderSite('/alumni');
  await (await directory()).findAllByRole('article');
  await user.type(screen.getByPlaceholderText('Search alumni...'), 'igloo');
  expect(await screen.findByText('No alumni found matching your criteria.')).toBeVisible();
  expect((await quotes()).getAllByRole('figure')).toHaveLength(3);
  await user.click(screen.getByRole('button', { name: 'Show everybody' }));
  await waitFor(async () => expect(await names()).toHaveLength(3));
});
