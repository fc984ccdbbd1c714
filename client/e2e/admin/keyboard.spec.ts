import { expect, signIn, test } from '../journey.ts';

test('a new screen has the focus on its heading, and the skip link leads past the sidebar', async ({
  page,
}) => {
  await signIn(page, '/admin');
  await page.getByRole('link', { name: 'Stays' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.getByRole('link', { name: 'Skip to content' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test('Escape leaves the row of a link, and the form stays open', async ({ page }) => {
  await signIn(page, '/admin/posts');
  await page.getByRole('button', { name: 'New Post' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('textbox', { name: /Content/ })).toBeVisible();
  await dialog.getByRole('button', { name: /link/i }).first().click();
  const row = dialog.locator('[data-own-escape]');
  await row.locator('input').first().press('Escape');
  await expect(row).toHaveCount(0);
  await expect(dialog).toBeVisible();
});
