import { expect, open, test } from '../journey.ts';

test('the foot of the page leads to what is kept and how long', async ({ page }) => {
  await open(page, '/faq');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click();
  await expect(page).toHaveURL(/\/privacy$/);
  await expect(page.getByText('Made anonymous 365 days after the day your journey starts.')).toBeVisible();
  await expect(page.getByText(/^Encrypted from the moment it arrives/)).toBeVisible();
  await expect(page.getByText('Deleted after 730 days, or sooner when you ask us to.')).toBeVisible();
  await expect(page.getByText(/Your address is removed 30 days later/)).toBeVisible();
  await expect(page.getByText(/^Your name and contact go after 10 years/)).toBeVisible();
  await expect(page.getByText('90 days.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Your rights' })).toBeVisible();
});
