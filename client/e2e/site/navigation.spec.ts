// Where links, the history and the phone's Back key lead.
import type { Page } from '@playwright/test';
import { expect, open, test } from '../journey.ts';

const top = (page: Page) => page.evaluate(() => Math.round(window.scrollY));
const searchBox = (page: Page) => page.getByRole('searchbox');
const fromTop = (page: Page, id: string) =>
  page.evaluate((name) => Math.round(document.getElementById(name)?.getBoundingClientRect().top ?? -1), id);

test('a link to the page one has filtered shows all of it, from its top', { tag: '@both' }, async ({
  page,
  viewport,
}) => {
  await open(page, '/news?search=permit');
  await expect(searchBox(page)).toHaveValue('permit');
  if ((viewport?.width ?? 0) < 1024) await page.getByRole('button', { name: 'Toggle menu' }).click();
  await page
    .getByRole('navigation', { name: (viewport?.width ?? 0) < 1024 ? 'Menu' : 'Main' })
    .getByRole('link', { name: 'News', exact: true })
    .click();
  await expect(page).toHaveURL(/\/news$/);
  await expect(searchBox(page)).toHaveValue('');
  expect(await top(page)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL(/search=permit/);
  await expect(searchBox(page)).toHaveValue('permit');
});

test('the foot’s link to the page one is on leads to its top and its heading', async ({ page }) => {
  await open(page, '/programs');
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Services' }).click();
  await expect.poll(() => top(page)).toBe(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('a filter moves nothing', async ({ page }) => {
  await open(page, '/programs');
  await page.getByRole('combobox', { name: 'Category' }).scrollIntoViewIfNeeded();
  const before = await top(page);
  expect(before).toBeGreaterThan(500);
  await page.getByRole('combobox', { name: 'Category' }).selectOption('destination');
  await expect(page).toHaveURL(/category=destination/);
  expect(await top(page)).toBe(before);
});

test('See the catalog leads there, again and again, and Back to where one was', { tag: '@both' }, async ({
  page,
}) => {
  await open(page, '/programs');
  const link = page.getByRole('link', { name: 'See the catalog' });
  for (let times = 0; times < 2; times += 1) {
    await link.click();
    await expect.poll(() => fromTop(page, 'catalog')).toBeLessThan(150);
    await expect(page.locator('#catalog')).toBeFocused();
    await page.evaluate(() => window.scrollTo(0, 0));
  }
  await link.click();
  await page.goBack();
  await expect(page).toHaveURL(/\/programs$/);
  await expect.poll(() => top(page)).toBe(0);
});

test('a link to a place within another page lands there', async ({ page }) => {
  await open(page, '/newsletter/confirm');
  await page.getByRole('link', { name: 'Subscribe again' }).click();
  await expect(page).toHaveURL(/\/#newsletter$/);
  await expect.poll(() => fromTop(page, 'newsletter')).toBeLessThan(200);
  await expect.poll(() => fromTop(page, 'newsletter')).toBeGreaterThan(0);
  await expect(page.locator('#newsletter')).toBeFocused();
});

test('the skip link lands at the content after a navigation, and is no step for Back', async ({ page }) => {
  await open(page, '/about');
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Services' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.getByRole('link', { name: 'Skip to content' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();
  expect(await top(page)).toBeLessThan(100);
  await page.goBack();
  await expect(page).toHaveURL(/\/about$/);
});

test.describe('Back closes what is open and leaves the page as it was', () => {
  test('a picture, however many were seen', { tag: '@both' }, async ({ page }) => {
    await open(page, '/programs');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Testimonials' }).click();
    await open(page, '/gallery?category=activity');
    const tile = page.getByRole('region', { name: 'Pictures' }).getByRole('link').nth(1);
    await tile.click();
    const box = page.getByRole('dialog');
    await box.getByRole('button', { name: 'Next picture' }).click();
    await expect(box.getByText(/^3 of/)).toBeVisible();
    await page.goBack();
    await expect(box).toBeHidden();
    await expect(page).toHaveURL(/\/gallery\?category=activity$/);
    await page.goForward();
    await expect(box.getByText(/^3 of/)).toBeVisible();
    // Two presses on the cross itself; the second of a slow double click would meet what stood beneath it.
    await box.getByRole('button', { name: 'Close' }).evaluate((cross: HTMLElement) => {
      cross.click();
      cross.click();
    });
    await expect(box).toBeHidden();
    await expect(page).toHaveURL(/\/gallery\?category=activity$/);
  });

  test('a film', { tag: '@both' }, async ({ page }) => {
    await page.route(/youtube/, (route) => route.fulfill({ contentType: 'text/html', body: 'film' }));
    await open(page, '/videos');
    await page
      .getByRole('link', { name: /^Play the film/ })
      .first()
      .click();
    await expect(page.getByRole('dialog').locator('iframe')).toBeVisible();
    await page.goBack();
    await expect(page.locator('iframe')).toHaveCount(0);
    await expect(page).toHaveURL(/\/videos$/);
  });

  test('the menu, also after a choice was made in it', { tag: '@phone' }, async ({ page }) => {
    await open(page, '/programs');
    const menu = page.getByRole('dialog', { name: 'Menu' });
    const toggle = page.getByRole('button', { name: 'Toggle menu' });
    await toggle.click();
    await expect(menu).toBeVisible();
    await page.goBack();
    await expect(menu).toBeHidden();
    await expect(page).toHaveURL(/\/programs$/);
    await toggle.click();
    await menu.getByRole('link', { name: 'FAQ' }).click();
    await expect(page).toHaveURL(/\/faq$/);
    await page.goBack();
    await expect(page).toHaveURL(/\/programs$/);
    await expect(menu).toBeHidden();
  });
});
