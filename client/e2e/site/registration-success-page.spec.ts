import { expect, open, test } from '../journey.ts';

test('the page says that the application is reviewed and the applicant contacted', async ({ read }) => {
  const page = await read('/registration-success');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Registration Successful!');
  await expect(page.getByText('Your application will be reviewed, and we will contact you')).toBeVisible();
});

test('its buttons lead to the programs and home', async ({ page }) => {
  await open(page, '/registration-success');
  await page.getByRole('link', { name: 'Explore Programs' }).click();
  await expect(page).toHaveURL(/\/programs$/);
  await page.goBack();
  await page.getByRole('link', { name: 'Return Home' }).click();
  await expect(page).toHaveURL(/:\d+\/$/);
});
