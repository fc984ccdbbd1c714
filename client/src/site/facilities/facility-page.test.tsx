import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { renderSite } from '../../../test/render-site.tsx';

const facts = (section: string) => {
  const region = within(screen.getByRole('region', { name: section }));
  const terms = region.getAllByRole('term').map(({ textContent }) => textContent);
  return terms.map((term, index) => [term, region.getAllByRole('definition')[index]?.textContent]);
};

test('a stay shows its overview, its features and its facts', async () => {
  await renderSite('/facilities/1');
  expect(await screen.findByRole('heading', { level: 1, name: 'Ridge Lodge' })).toBeVisible();
  expect(screen.getByRole('img', { name: 'Ridge Lodge' })).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Overview' })).toBeVisible();
  expect(screen.getByText('Soup comes first.')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Features' })).toBeVisible();
  expect(screen.getByText('Hot bucket showers')).toBeVisible();
  expect(facts('Availability')).toEqual([
    ['Opening Hours', '5:00 AM - 9:00 PM'],
    ['Days', 'Monday - Saturday'],
  ]);
  expect(facts('Additional Information')).toEqual([
    ['Capacity', '24 guests'],
    ['Equipment', 'Walking sticksFirst-aid room'],
    ['Maintenance', 'Closed every May'],
  ]);
  expect(screen.getByRole('link', { name: 'Back to Stays' })).toHaveAttribute('href', '/facilities');
  await waitFor(() => expect(document.title).toBe('Ridge Lodge · Lubugo Journeys'));
});

test('what a stay leaves open is answered by the defaults', async () => {
  await renderSite('/facilities/2');
  await screen.findByRole('heading', { level: 1, name: 'Tented Camp' });
  expect(facts('Availability')).toEqual([
    ['Opening Hours', '6:00 AM - 10:00 PM'],
    ['Days', 'Monday - Sunday'],
  ]);
  expect(facts('Additional Information')).toEqual([
    ['Capacity', 'Variable'],
    ['Equipment', 'Available on request'],
    ['Maintenance', 'Regular'],
  ]);
});

test.each(['/facilities/99', '/facilities/abc'])('%s says that there is no such stay', async (path) => {
  await renderSite(path);
  expect(await screen.findByRole('heading', { level: 1, name: 'Stay not found' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Back to Stays' })).toHaveAttribute('href', '/facilities');
});

test('a stay not yet known shows a skeleton, then takes the focus with its heading', async () => {
  const answer = Promise.withResolvers<void>();
  const { goTo } = await renderSite('/faq', { held: answer.promise });
  await screen.findByRole('heading', { level: 1 });
  await goTo('/facilities/2');
  await screen.findByRole('heading', { level: 1, name: 'Loading the stay' });
  answer.resolve();
  await waitFor(() => expect(screen.getByRole('heading', { level: 1, name: 'Tented Camp' })).toHaveFocus());
});
