import { expect, holdAnswers, open, tabTo, test } from '../journey.ts';

const film = { contentType: 'text/html', body: '<title>film</title>' };

test('the gallery opens with Events, which shows everything', async ({ read }) => {
  const page = await read('/gallery');
  await expect(page.getByRole('heading', { level: 1, name: 'Explore Our Tours' })).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Category' })).toHaveValue('events');
  await expect(page.getByRole('region', { name: 'Pictures' }).getByRole('img')).toHaveCount(18);
  await expect(page.getByRole('region', { name: 'Videos' }).getByRole('link')).toHaveCount(6);
});

test('each category shows what is its own', async ({ page }) => {
  await open(page, '/gallery');
  const category = page.getByRole('combobox', { name: 'Category' });
  const pictures = page.getByRole('region', { name: 'Pictures' }).getByRole('img');
  for (const label of ['Facilities', 'Activity', 'Competitions']) {
    await category.selectOption(label);
    await expect(pictures).not.toHaveCount(18);
    await expect(pictures).not.toHaveCount(0);
  }
  await category.selectOption('Videos');
  await expect(pictures).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Videos' }).getByRole('link')).toHaveCount(6);
});

test('eight tiles stand in for pictures that are on their way', async ({ page }) => {
  await open(page, '/programs');
  const answers = await holdAnswers(page);
  await page.getByRole('banner').getByRole('link', { name: 'Gallery', exact: true }).click();
  await expect(page.getByLabel('Loading pictures').getByRole('listitem')).toHaveCount(8);
  answers.release();
  await expect(page.getByRole('region', { name: 'Pictures' })).toBeVisible();
});

test('a keyboard alone finds a picture, opens it, walks through them, and gets the focus back', async ({
  page,
}) => {
  await open(page, '/gallery');
  const tiles = page.getByRole('region', { name: 'Pictures' }).getByRole('link');
  await tabTo(page, tiles.first());
  await page.keyboard.press('Enter');
  const box = page.getByRole('dialog');
  await expect(box.getByText('1 of 18')).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(box.getByText('2 of 18')).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expect(box.getByText('18 of 18')).toBeVisible();
  // The focus stays inside.
  for (let press = 0; press < 6; press += 1) await page.keyboard.press('Tab');
  expect(await box.evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true);
  await page.keyboard.press('Escape');
  await expect(box).toBeHidden();
  await expect(tiles.last()).toBeFocused();
});

test('the lightbox has a close button and arrows', { tag: '@both' }, async ({ page }) => {
  await open(page, '/gallery');
  await page.getByRole('region', { name: 'Pictures' }).getByRole('link').nth(3).click();
  const box = page.getByRole('dialog');
  await box.getByRole('button', { name: 'Next picture' }).click();
  await expect(box.getByText('5 of 18')).toBeVisible();
  await box.getByRole('button', { name: 'Previous picture' }).click();
  await expect(box.getByText('4 of 18')).toBeVisible();
  await box.getByRole('button', { name: 'Close' }).click();
  await expect(box).toBeHidden();
});

test('a finger swipes to the next picture', { tag: '@phone' }, async ({ page }) => {
  await open(page, '/gallery');
  await page.getByRole('region', { name: 'Pictures' }).getByRole('link').first().click();
  const box = page.getByRole('dialog');
  await expect(box.getByText('1 of 18')).toBeVisible();
  await box.locator('figure').evaluate((figure) => {
    const touch = (x: number) => new Touch({ identifier: 1, target: figure, clientX: x, clientY: 300 });
    const fire = (type: string, touches: Touch[], changed: Touch) =>
      figure.dispatchEvent(new TouchEvent(type, { bubbles: true, touches, changedTouches: [changed] }));
    fire('touchstart', [touch(300)], touch(300));
    fire('touchend', [], touch(120));
  });
  await expect(box.getByText('2 of 18')).toBeVisible();
});

test('a film plays in a dialog while that is open, and nobody else hears of a visitor before', async ({
  page,
}) => {
  const elsewhere: string[] = [];
  await page.route(
    (url) => !url.href.startsWith(process.env.E2E_ORIGIN ?? ''),
    (route) => {
      elsewhere.push(new URL(route.request().url()).host);
      return route.fulfill(film);
    },
  );
  await open(page, '/gallery?category=videos');
  expect(elsewhere).toEqual([]);
  await page
    .getByRole('link', { name: /^Play the film/ })
    .first()
    .click();
  await expect(page.getByRole('dialog').locator('iframe')).toHaveAttribute('src', /youtube-nocookie\.com/);
  // The browser asks a moment after the film has its place on the page.
  await expect.poll(() => elsewhere).toEqual(['www.youtube-nocookie.com']);
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(page.locator('iframe')).toHaveCount(0);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('pictures open large and close, and a button sends the category', async ({ page }) => {
    await page.goto('/gallery');
    const first = page.getByRole('region', { name: 'Pictures' }).getByRole('link').first();
    await first.click();
    await expect(page.getByRole('dialog').getByText('1 of 18')).toBeVisible();
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
    await expect(page.getByRole('dialog')).toBeHidden();
    await page.getByRole('combobox', { name: 'Category' }).selectOption('Videos');
    await page.getByRole('button', { name: 'Show', exact: true }).click();
    await expect(page).toHaveURL(/category=videos/);
    await expect(page.getByRole('region', { name: 'Pictures' })).toHaveCount(0);
  });
});
