import { expect, open, test } from '../journey.ts';

test('the page shows the six films of the gallery with title and day', async ({ read }) => {
  const page = await read('/videos');
  await expect(page.getByRole('heading', { level: 1, name: 'Explore Our Travel Videos' })).toBeVisible();
  const films = page.getByRole('link', { name: /^Play the film/ });
  await expect(films).toHaveCount(6);
  await expect(films.first().getByText(/^[A-Z][a-z]+ \d+, \d{4}$/)).toBeVisible();
});

test('a keyboard plays a film in a dialog, and Escape stops it and gives the focus back', async ({
  page,
}) => {
  await page.route(/youtube/, (route) => route.fulfill({ contentType: 'text/html', body: 'film' }));
  await open(page, '/videos');
  const film = page.getByRole('link', { name: /^Play the film/ }).nth(2);
  await film.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog.locator('iframe')).toHaveAttribute(
    'src',
    /^https:\/\/www\.youtube-nocookie\.com\/embed\//,
  );
  await page.keyboard.press('Escape');
  await expect(page.locator('iframe')).toHaveCount(0);
  await expect(film).toBeFocused();
});
