// What is long on a phone begins soon all the same.
import { expect, test } from '../journey.ts';

test.describe('On a phone', { tag: '@phone' }, () => {
  test('the catalog begins within two screens, and what stands before it opens without our code', async ({
    browser,
    viewport,
  }) => {
    const context = await browser.newContext({ viewport, javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto('/programs', { waitUntil: 'domcontentloaded' });
    const catalog = await page.getByRole('heading', { name: 'Services Catalog' }).boundingBox();
    expect(catalog?.y).toBeLessThan(2 * 740);
    const package1 = page.getByText('Family Vacation', { exact: true });
    await expect(package1).toBeHidden();
    await page.locator('summary', { hasText: 'Tour packages' }).click();
    await expect(package1).toBeVisible();
    await context.close();
  });

  for (const [path, name] of [
    ['/programs/1', 'Similar Programs'],
    ['/news/1', 'Related Articles'],
  ] as const)
    test(`${name} are one row, all in it, that is swiped and that the keyboard scrolls`, async ({ page }) => {
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      const region = page.getByRole('region', { name });
      const cards = region.getByRole('listitem');
      expect(await cards.count()).toBeGreaterThan(9);
      expect((await region.boundingBox())?.height).toBeLessThan(1000);
      const last = cards.last();
      await expect(last).not.toBeInViewport();
      await last.getByRole('link').last().focus();
      await expect(last).toBeInViewport({ ratio: 0.2 });
    });

  for (const [path, link, heading] of [
    ['/contact', 'Write a message', 'Send us a Message'],
    ['/donations', 'Donate here', 'Mobile Money/Card'],
  ] as const)
    test(`${path} leads to its form from the first screen`, async ({ page }) => {
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      const way = page.getByRole('link', { name: link });
      await expect(way).toBeInViewport({ ratio: 1 });
      await way.click();
      await expect(page.getByRole('heading', { name: heading })).toBeFocused();
      await expect(page.getByRole('heading', { name: heading })).toBeInViewport({ ratio: 1 });
    });
});

test('a logo on its way shows one tiny copy of itself', async ({ page }) => {
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  const logo = page.getByRole('region', { name: 'Our Partners' }).locator('img').first();
  await expect(logo).toHaveCSS('background-size', 'contain');
  await expect(logo).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
});

test('where the system chooses the colours the marked dot of the hero is filled', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  // As it is drawn: the colours that the browser computes are not those that the system puts in their place.
  const middles = [];
  for (const dot of await page.getByRole('button', { name: /^Show slide/ }).all()) {
    const { x, y, width, height } = (await dot.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    const clip = { x: Math.round(x + width / 2) - 1, y: Math.round(y + height / 2) - 1, width: 2, height: 2 };
    middles.push((await page.screenshot({ clip })).toString('base64'));
  }
  expect(middles).toHaveLength(3);
  expect(middles[0]).not.toBe(middles[1]);
  expect(middles[1]).toBe(middles[2]);
  await page.emulateMedia({ forcedColors: 'none' });
});
