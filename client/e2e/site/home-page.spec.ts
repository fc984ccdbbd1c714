import { expect, test } from '../journey.ts';

test('the six figures of the home page count the public lists', async ({ page }) => {
  await page.goto('/');
  const band = page.getByRole('region', { name: 'Statistics' });
  await expect(band.getByRole('term')).toHaveText([
    'Years In Service',
    'Travel Services',
    'Successful Tours',
    'Happy Travelers',
    'Countries Covered',
    'Hotel & Travel Partners',
  ]);
  await expect(band.getByRole('definition')).toHaveText(['3+', '12', '8', '6', '10', '5']);
});
