import type { Locator, Page } from '@playwright/test';
import { accessibilityFaults, expect, signIn, test } from '../journey.ts';

const back = (page: Page) => page.getByRole('button', { name: 'Back', exact: true });
const chat = (page: Page) => page.getByRole('link', { name: 'Chat with us' });

/** The edges of what is on screen. */
const edgesOf = (element: Locator) => element.evaluate((node) => node.getBoundingClientRect().toJSON());

/** Which of the texts in these parts lie under the button. */
async function coveredBy(button: Locator, parts: Locator): Promise<(string | null)[]> {
  const { left, right, top, bottom } = await edgesOf(button);
  const covered = [];
  for (const part of await parts.all()) {
    const box = await edgesOf(part);
    if (box.left < right && box.right > left && box.top < bottom && box.bottom > top)
      covered.push(await part.textContent());
  }
  return covered;
}

test('the sidebar is wide, narrow or out of sight, remembers it for a week, and names its icons', async ({
  page,
  context,
}) => {
  await signIn(page);
  const sidebar = page.getByRole('complementary', { name: 'Sidebar' });
  await test.step('16rem wide, 3rem after Ctrl and B', async () => {
    await expect(sidebar).toHaveCSS('width', '256px');
    await page.keyboard.press('Control+b');
    await expect(sidebar).toHaveCSS('width', '48px');
  });
  await test.step('kept in a cookie for 604800 seconds', async () => {
    const cookie = (await context.cookies()).find(({ name }) => name === 'sidebar_state');
    expect(cookie?.value).toBe('collapsed');
    expect(Math.round((cookie?.expires ?? 0) - Date.now() / 1000)).toBeGreaterThan(604_700);
    await page.reload();
    await expect(sidebar).toHaveCSS('width', '48px');
  });
  await test.step('the link of the screen is in sight, however far down it stands', async () => {
    await page.goto('/admin/people');
    await page.keyboard.press('Control+b');
    await expect(page.getByRole('link', { name: 'People' })).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Control+b');
    await page.goto('/admin');
  });
  await test.step('a tooltip names an icon after 700 ms', async () => {
    await page.getByRole('link', { name: 'Stays' }).hover();
    const begun = Date.now();
    await expect(page.getByRole('tooltip', { name: 'Stays' })).toBeVisible();
    expect(Date.now() - begun).toBeGreaterThan(500);
  });
  await test.step('under 768 px a panel 18rem wide that slides over the page', async () => {
    await page.setViewportSize({ width: 767, height: 900 });
    await expect(sidebar).toHaveCount(0);
    await page.getByRole('button', { name: 'Toggle sidebar' }).click();
    await expect(page.getByRole('dialog', { name: 'Sidebar' })).toHaveCSS('width', '288px');
    expect(await accessibilityFaults(page)).toEqual([]);
  });
});

test('Back and the chat are at the bottom, and cover nothing at the end of a page', async ({
  openScreen,
}) => {
  const page = await openScreen('/admin/programs');
  for (const [width, height] of [
    [1440, 900],
    [800, 900],
    [360, 740],
  ] as const)
    await test.step(`at ${width} px`, async () => {
      await page.setViewportSize({ width, height });
      await expect(page.getByText('Total')).toBeVisible();
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
      const onPage = page
        .getByRole('contentinfo')
        .getByRole('link')
        .or(page.getByRole('navigation', { name: 'Pages' }).locator('p, button, select'));
      expect(await onPage.count()).toBeGreaterThan(9);
      for (const button of [back(page), chat(page)]) {
        expect((await edgesOf(button)).bottom).toBeGreaterThan(height - 40);
        expect(await coveredBy(button, onPage)).toEqual([]);
      }
      expect((await edgesOf(chat(page))).right).toBeGreaterThan(width - 40);
    });
  await test.step('Back stands beside the sidebar, wide or narrow', async () => {
    await page.setViewportSize({ width: 1440, height: 900 });
    const sidebar = page.getByRole('complementary', { name: 'Sidebar' });
    for (const sidebarWidth of [256, 48]) {
      await expect(sidebar).toHaveCSS('width', `${sidebarWidth}px`);
      const { left } = await edgesOf(back(page));
      expect(left - sidebarWidth).toBeGreaterThan(0);
      expect(left - sidebarWidth).toBeLessThan(40);
      await page.keyboard.press('Control+b');
    }
  });
  await test.step('a dialog lies over them', async () => {
    await page.getByRole('button', { name: 'New Service' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expect(back(page)).toHaveCount(0);
    const onTop = await page.locator('aside[aria-label=Shortcuts] a').evaluate((node) => {
      const { left, top } = node.getBoundingClientRect();
      return node.contains(document.elementFromPoint(left + 20, top + 20));
    });
    expect(onTop).toBe(false);
  });
});

test('the foot loads the website, and Back returns to the staff’s page', async ({ openScreen }) => {
  const page = await openScreen('/admin/facilities');
  // Rows that come while it is pressed would move the foot away.
  await expect(page.getByText('Total')).toBeVisible();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Services' }).click();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Stays');
  await expect(page).toHaveURL(/\/programs$/);
  await back(page).click();
  await expect(page).toHaveURL(/\/admin\/facilities$/);
  await expect(page.getByText('Total')).toBeVisible();
});

test('a wide table scrolls with the page and sideways by itself: its head, names and buttons stay in sight', async ({
  openScreen,
}) => {
  const page = await openScreen('/admin/programs');
  const table = page.getByRole('region', { name: 'Services & Packages' });
  const row = table.getByRole('row').filter({ hasText: 'Kidepo Valley by Air' });
  await expect(row).toBeVisible();
  expect(await table.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)).toBe(0);
  await row.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  await table.evaluate((element) => element.scrollTo(400, 0));
  const head = table.getByRole('columnheader', { name: 'Price' });
  await expect.poll(async () => Math.round((await edgesOf(head)).top)).toBe(0);
  const { left, right } = await edgesOf(table);
  expect((await edgesOf(row.locator('td[data-kind=name]'))).left - left).toBeLessThan(2);
  expect(right - (await edgesOf(row.locator('td[data-kind=actions]'))).right).toBeLessThan(2);
});
