import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { renderSite } from '../../../test/render-site.tsx';
import { demoFacility } from '../../../test/rows/demo-facilities.ts';

const card = async (name: string) => {
  const heading = await screen.findByRole('heading', { name });
  return within(heading.closest('article') as HTMLElement);
};

test('the first stay opens the page, the others are cards that lead to theirs', async () => {
  await renderSite('/facilities');
  expect(await screen.findByRole('heading', { level: 2, name: 'Ridge Lodge' })).toBeVisible();
  expect(screen.getByRole('heading', { level: 3, name: 'Tented Camp' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'View Stay: Tented Camp' })).toHaveAttribute(
    'href',
    '/facilities/2',
  );
});

test('a card names three features and counts the rest', async () => {
  await renderSite('/facilities');
  const features = (await card('Tented Camp')).getAllByRole('listitem');
  expect(features.map(({ textContent }) => textContent)).toEqual([
    'Beds',
    'Showers',
    'Stars',
    '+2 more features',
  ]);
});

test('three features are all there is to say', async () => {
  const facilities = [
    demoFacility({ id: 1 }),
    demoFacility({ id: 2, features: ['Bed', 'Bath', 'Breakfast'] }),
  ];
  await renderSite('/facilities', { facilities });
  expect((await card('Stay 2')).getAllByRole('listitem')).toHaveLength(3);
  expect(screen.queryByText(/more features/)).not.toBeInTheDocument();
});

test.each([
  ['x'.repeat(101), `${'x'.repeat(100)}...`],
  ['x'.repeat(100), 'x'.repeat(100)],
])('a description is cut only when it is longer than 100 characters', async (description, shown) => {
  await renderSite('/facilities', {
    facilities: [demoFacility({ id: 1 }), demoFacility({ id: 2, description })],
  });
  expect(await screen.findByText(shown)).toBeVisible();
});

test.each(['Equipment', 'Technology'])('the list of %s follows', async (name) => {
  await renderSite('/facilities');
  expect(within(await screen.findByRole('region', { name })).getAllByRole('listitem').length).toBeGreaterThan(
    2,
  );
});

test('no stays at all is said in words', async () => {
  await renderSite('/facilities', { facilities: [] });
  expect(await screen.findByText('No stays available at the moment.')).toBeVisible();
});
