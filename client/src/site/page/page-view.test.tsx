import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { renderSite } from '../../../test/render-site.tsx';
import { Freshness } from '../../lib/api/freshness.ts';

test.each([
  ['/alumni', 'AlumniPage', 2],
  ['/gallery', 'GalleryPage', 2],
  ['/news', 'NewsPage', 2],
  ['/coaches', 'CoachesPage', 1],
])('coming to %s twice within five minutes asks %s anew as specified', async (path, query, times) => {
  const operations: string[] = [];
  const { goTo } = await renderSite('/faq', { freshness: new Freshness(), operations });
  await goTo(path);
  expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
  await goTo('/faq');
  await goTo(path);
  expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
  expect(operations.filter((name) => name === query)).toHaveLength(times);
});

test('what the server did not find is said at once; who comes back to it asks anew', async () => {
  const { goTo } = await renderSite('/programs/1', { isMissing: true, freshness: new Freshness() });
  expect(screen.getByRole('heading', { level: 1, name: 'Program not found' })).toBeVisible();
  expect(document.title).toMatch(/^Program not found/);
  await goTo('/faq');
  await goTo('/programs/1');
  expect(await screen.findByRole('heading', { level: 1, name: 'Gorilla Trek' })).toBeVisible();
});
