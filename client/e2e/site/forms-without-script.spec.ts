import { expect, test } from '../journey.ts';

test.use({ javaScriptEnabled: false });

test('without JavaScript all steps stand on one page, and it says how else to register', async ({ page }) => {
  await page.goto('/registration');
  for (const label of ['First name', 'Start date', 'Relationship to you', 'Allergies'])
    await expect(page.getByLabel(label)).toBeVisible();
  await expect(page.locator('main noscript').getByRole('strong').first()).toHaveText(
    'This form cannot be sent without JavaScript.',
  );
  await expect(page.getByRole('link', { name: 'bookings@lubugo.example' })).toBeVisible();
  await expect(
    page
      .getByRole('main')
      .getByRole('link', { name: /^\+256/ })
      .first(),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: /Next|Submit|Previous/ })).toHaveCount(0);
});

test('without JavaScript the donations page keeps its other ways to give', async ({ page }) => {
  await page.goto('/donations');
  await expect(page.locator('main noscript').getByRole('strong')).toHaveText(
    'Card and mobile money need JavaScript.',
  );
  await expect(page.getByRole('link', { name: 'Request Bank Details' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Donate with PayPal' })).toBeVisible();
  await expect(page.getByLabel('Full name')).toBeHidden();
});
