import type { Page } from '@playwright/test';
import { expect, open, test } from '../journey.ts';

const toggle = (page: Page) => page.getByRole('button', { name: 'Toggle menu' });
const menu = (page: Page) => page.getByRole('dialog', { name: 'Menu' });

test('the header stays at the top while the page is scrolled', { tag: '@both' }, async ({ page }) => {
  await open(page, '/programs');
  await page.evaluate(() => window.scrollTo(0, 2000));
  const box = await page.getByRole('banner').boundingBox();
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(1000);
  expect(box?.y).toBe(0);
});

test('the top navigation is for large screens only, the menu button for small ones', {
  tag: '@both',
}, async ({ page, viewport }) => {
  const large = (viewport?.width ?? 0) >= 1024;
  await page.goto('/programs', { waitUntil: 'domcontentloaded' });
  const header = page.getByRole('banner');
  await expect(header.getByRole('link', { name: 'Videos' })).toBeVisible({ visible: large });
  await expect(header.getByRole('link', { name: 'Admin' })).toBeVisible({ visible: large });
  await expect(toggle(page)).toBeVisible({ visible: !large });
});

test('Home is the logo, and the Admin button is a ghost with a lock', async ({ read }) => {
  const header = (await read('/programs')).getByRole('banner');
  await expect(header.getByRole('link', { name: /home/i }).locator('svg, img')).not.toHaveCount(0);
  const admin = header.getByRole('link', { name: 'Admin' });
  await expect(admin.locator('svg')).toHaveCount(1);
  await expect(admin).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
});

test('the link of the current page looks different from the others', async ({ read }) => {
  const header = (await read('/programs')).getByRole('banner');
  const colorOf = (name: string) =>
    header.getByRole('link', { name, exact: true }).evaluate((link) => {
      const { color, borderColor, backgroundColor, textDecorationColor } = getComputedStyle(link);
      return [color, borderColor, backgroundColor, textDecorationColor].join();
    });
  expect(await colorOf('Services')).not.toBe(await colorOf('Staff'));
});

test('the chat button is at the bottom right and the Back button at the bottom left', {
  tag: '@both',
}, async ({ page, viewport }) => {
  await page.goto('/programs', { waitUntil: 'domcontentloaded' });
  const { width = 0, height = 0 } = viewport ?? {};
  const chat = await page.getByRole('link', { name: 'Chat with us' }).boundingBox();
  const back = await page.getByRole('button', { name: 'Back', exact: true }).boundingBox();
  for (const box of [chat, back]) expect((box?.y ?? 0) + (box?.height ?? 0)).toBeGreaterThan(height - 40);
  expect((chat?.x ?? 0) + (chat?.width ?? 0)).toBeGreaterThan(width - 40);
  expect(back?.x).toBeLessThan(40);
});

test('the mobile menu slides in from the left, 18rem wide, and closes on a choice', {
  tag: '@phone',
}, async ({ page }) => {
  await open(page, '/');
  await toggle(page).click();
  await expect(menu(page)).toHaveCSS('animation-name', /slide-from-start-full/);
  await expect(menu(page)).toBeInViewport({ ratio: 1 });
  expect(await menu(page).boundingBox()).toMatchObject({ x: 0, width: 288 });
  await menu(page).getByRole('link', { name: 'Services', exact: true }).click();
  await expect(menu(page)).toBeHidden();
  await expect(page).toHaveURL(/\/programs$/);
});

test('Escape closes the mobile menu and gives the focus back', { tag: '@phone' }, async ({ page }) => {
  await open(page, '/');
  await toggle(page).click();
  await expect(menu(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(menu(page)).toBeHidden();
  await expect(toggle(page)).toBeFocused();
});

test('a link changes the page without a reload and to its top, and Back returns to where one was', async ({
  page,
}) => {
  await open(page, '/programs');
  await page.evaluate(() => Object.assign(window, { stillTheSamePage: true }));
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  const left = await page.evaluate(() => window.scrollY);
  await page.getByRole('contentinfo').getByRole('link', { name: 'About Us' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page).toHaveTitle(/^About us · /);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await expect(page).toHaveURL(/\/programs$/);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(left);
  expect(await page.evaluate(() => 'stillTheSamePage' in window)).toBe(true);
});

test('a keyboard reaches the content with the skip link first', async ({ page }) => {
  await open(page, '/programs');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: /skip/i })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();
});
