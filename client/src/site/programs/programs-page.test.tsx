import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { renderSite } from '../../../test/render-site.tsx';
import { demoProgram } from '../../../test/rows/demo-api.ts';

const catalog = async () => within(await screen.findByRole('region', { name: 'Services Catalog' }));
const shows = (...expected: string[]) => waitFor(async () => expect(await names()).toEqual(expected));
const names = async () =>
  (await catalog()).queryAllByRole('article').map((card) => within(card).getByRole('heading').textContent);

test('the catalog lists every program with the way to its page', async () => {
  await renderSite('/programs');
  await (await catalog()).findAllByRole('article');
  expect(await names()).toEqual(['Gorilla Trek', 'Murchison Falls', 'Welcome Walk']);
  const link = (await catalog()).getByRole('link', { name: 'Read More and Book a Tour: Murchison Falls' });
  expect(link).toHaveAttribute('href', '/programs/2');
  expect(link).toHaveTextContent('Read More and Book a Tour');
});

test('a category shows only its programs', async () => {
  const { user } = await renderSite('/programs');
  const category = await screen.findByLabelText('Category');
  expect(
    within(category)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['All', 'Activity', 'Services', 'Destination']);
  await (await catalog()).findAllByRole('article');
  await user.selectOptions(category, 'Destination');
  await shows('Murchison Falls');
});

test('the search looks into name and description, whatever the case', async () => {
  const { user } = await renderSite('/programs');
  await (await catalog()).findAllByRole('article');
  await user.type(screen.getByLabelText('Search services'), 'KAMPALA');
  await shows('Welcome Walk');
});

test('nothing found is said in words, and one press shows all again', async () => {
  const { user } = await renderSite('/programs');
  await (await catalog()).findAllByRole('article');
  await user.type(screen.getByLabelText('Search services'), 'igloo');
  expect(await screen.findByText('No programs found matching your criteria.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Show all services' }));
  await shows('Gorilla Trek', 'Murchison Falls', 'Welcome Walk');
});

test('an address can carry the filter', async () => {
  await renderSite('/programs?category=destination&search=nile');
  await (await catalog()).findAllByRole('article');
  expect(await names()).toEqual(['Murchison Falls']);
});

test('a long description is cut at 150 characters and three dots', async () => {
  await renderSite('/programs', { programs: [demoProgram({ id: 1, description: 'x'.repeat(151) })] });
  expect(await screen.findByText(`${'x'.repeat(150)}...`)).toBeVisible();
});

test('a price of 1 or less reads Free', async () => {
  await renderSite('/programs', {
    programs: [demoProgram({ id: 1, price: 1 }), demoProgram({ id: 2, price: 1_250_000 })],
  });
  expect(await screen.findByText('Free')).toBeVisible();
  expect(screen.getByText('UGX 1,250,000')).toBeVisible();
});

test.each([
  ['Core programs', ['Adventure Tours', 'Beach Getaways', 'Cultural Tours']],
  ['Additional services', ['Eco-Tourism', 'Corporate Travel', 'Cruise Packages', 'Custom Itineraries']],
  ['Transportation options', []],
  ['Accommodation', []],
  ['Benefits', []],
  ['Tour packages', ['Family Vacation', 'Honeymoon Packages', 'Adventure Seekers']],
])('the page has the block %s with all it names', async (title, parts) => {
  const { user } = await renderSite('/programs');
  const heading = await screen.findByRole('heading', { name: title, level: 2 });
  // The styles of a wide screen, where it stands open, are not there in this test.
  await user.click(heading.closest('details')?.querySelector('summary') as HTMLElement);
  expect(heading).toBeVisible();
  for (const part of parts) expect(screen.getByRole('heading', { name: part })).toBeVisible();
});

test('the page opens with a hero, before all blocks', async () => {
  await renderSite('/programs');
  await (await catalog()).findAllByRole('article');
  const [first, ...others] = screen.getAllByRole('heading').filter((heading) => heading.closest('main'));
  expect(first?.tagName).toBe('H1');
  expect(others.map(({ tagName }) => tagName)).not.toContain('H1');
});

test('a card has an image, category, name, description, duration and price', async () => {
  await renderSite('/programs');
  const [card] = await (await catalog()).findAllByRole('article');
  expect(card?.querySelector('img')).not.toBeNull();
  for (const text of ['Activity', 'Gorilla Trek', '2 days', 'UGX 640,000'])
    expect(card).toHaveTextContent(text);
});

test('a price says what it is for where staff said so', async () => {
  const programs = [demoProgram({ id: 1, pricePer: 'group' }), demoProgram({ id: 2, pricePer: null })];
  await renderSite('/programs', { programs });
  await (await catalog()).findAllByRole('article');
  const prices = (await catalog()).getAllByText(/^UGX/).map(({ textContent }) => textContent);
  expect(prices).toEqual(['UGX 640,000 per group', 'UGX 640,000']);
});

test.each(['/', '/programs'])('%s leads to the registration and to donations in one press', async (path) => {
  await renderSite(path);
  const main = within(await screen.findByRole('main'));
  expect(await main.findByText('Register')).toHaveAttribute('href', '/registration');
  expect(main.getByText('Donate')).toHaveAttribute('href', '/donations');
});
