import { expect, test } from '../journey.ts';

test('the page shows the six films of the gallery with title and day', async ({ page }) => {
  await page.goto('/videos');
  await expect(page.getByRole('heading', { level: 1, name: 'Explore Our Travel Videos' })).toBeVisible();
  const films = page.getByRole('link', { name: /^Play the film/ });
  await expect(films).toHaveCount(6);
  await expect(films.first().getByText(/^[A-Z][a-z]+ \d+, \d{4}$/)).toBeVisible();
});

test('a film plays in a dialog and stops on closing', async ({ page }) => {
  await page.route(/youtube/, (route) => route.fulfill({ contentType: 'text/html', body: 'film' }));
  await page.goto('/videos');
  const film = page.getByRole('link', { name: /^Play the film/ }).nth(2);
  await film.click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.locator('iframe')).toHaveAttribute(
    'src',
    /^https:\/\/www\.youtube-nocookie\.com\/embed\//,
  );
  await page.keyboard.press('Escape');
  await expect(page.locator('iframe')).toHaveCount(0);
  await expect(film).toBeFocused();
});

test('six blocks stand in for films that are on their way', async ({ page, viewport }) => {
  await page.goto('/programs');
  await page.route('**/graphql', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 600));
    await route.continue();
  });
  if ((viewport?.width ?? 0) < 1024) await page.getByRole('button', { name: 'Toggle menu' }).click();
  await page.getByRole('link', { name: 'Videos', exact: true }).first().click();
  await expect(page.getByLabel('Loading videos').getByRole('listitem')).toHaveCount(6);
  await expect(page.getByRole('link', { name: /^Play the film/ })).toHaveCount(6);
});
