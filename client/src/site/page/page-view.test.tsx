import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { renderSite } from '../../../test/render-site.tsx';
import { demoAlumni } from '../../../test/rows/demo-alumni.ts';
import { demoCoaches } from '../../../test/rows/demo-coaches.ts';
import { demoGallery } from '../../../test/rows/demo-gallery.ts';
import { demoPosts } from '../../../test/rows/demo-posts.ts';
import { Freshness } from '../../lib/api/freshness.ts';

test.each([
  ['/alumni', 'alumni', demoAlumni, 2],
  ['/gallery', 'gallery', demoGallery, 2],
  ['/news', 'posts', demoPosts, 2],
  ['/coaches', 'coaches', demoCoaches, 1],
] as const)(
  'coming to %s twice within five minutes asks for %s anew as specified',
  async (path, list, rows, times) => {
    let asked = 0;
    const answer = () => {
      asked += 1;
      return rows;
    };
    const { goTo } = await renderSite('/faq', { freshness: new Freshness(), answers: { [list]: answer } });
    await goTo(path);
    expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
    await goTo('/faq');
    await goTo(path);
    expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
    expect(asked).toBe(times);
  },
);

test('what the server did not find is said at once; who comes back to it asks anew', async () => {
  const { goTo } = await renderSite('/programs/1', { isMissing: true, freshness: new Freshness() });
  expect(screen.getByRole('heading', { level: 1, name: 'Program not found' })).toBeVisible();
  expect(document.title).toMatch(/^Program not found/);
  await goTo('/faq');
  await goTo('/programs/1');
  expect(await screen.findByRole('heading', { level: 1, name: 'Gorilla Trek' })).toBeVisible();
});
