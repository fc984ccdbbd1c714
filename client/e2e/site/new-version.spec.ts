// The site was deployed while somebody reads it, or its code does not come: what they are told.
import { expect, open, test } from '../journey.ts';

test.use({ expectedInConsole: [/404|ERR_|Failed to fetch dynamically|preload|TypeError/] });

const faqCode = /\/assets\/faq-page-[^/]+\.js/;

test('a page whose code is gone says that a new version is here, and reloading brings it', async ({
  page,
}) => {
  await open(page, '/contact');
  await page.getByLabel('Message').fill('Is there a price for groups?');
  await page.route(faqCode, (route) => route.fulfill({ status: 404, body: 'No such file.' }));
  const header = page.getByRole('banner');
  await header.getByRole('link', { name: 'FAQ' }).click();
  await expect(page.getByRole('main').getByText('A new version is here')).toBeVisible();
  await expect(header.getByRole('link', { name: 'Contact' })).toBeVisible();
  await page.unroute(faqCode);
  await page.getByRole('button', { name: 'Reload' }).click();
  await expect(page.getByRole('heading', { name: 'Frequently Asked Questions' })).toBeVisible();
  await open(page, '/contact');
  await expect(page.getByLabel('Message')).toHaveValue('Is there a price for groups?');
});

test('code that does not come at the start is asked for again', async ({ page }) => {
  let refused = 0;
  await page.route(/\/assets\/(entry-app|contact-page)-[^/]+\.js/, (route) => {
    refused += 1;
    return refused <= 2 ? route.abort() : route.continue();
  });
  await page.goto('/robots.txt');
  await page.evaluate(() => window.location.assign('/contact'));
  await page.getByLabel('Message').fill('Is there a price for groups?');
  await expect(page.locator('html[data-live]')).toHaveCount(1);
  expect(refused).toBeGreaterThan(2);
  await expect(page.getByLabel('Message')).toHaveValue('Is there a price for groups?');
});

test('offline at the start the page says so, and goes on by itself', async ({ page, context }) => {
  await page.goto('/robots.txt');
  const held = /\/assets\/entry-app-[^/]+\.js/;
  await page.route(held, async (route) => {
    await context.setOffline(true);
    await route.abort();
  });
  await page.evaluate(() => window.location.assign('/faq'));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.evaluate(() => window.dispatchEvent(new Event('pointermove')));
  await expect(page.getByRole('alert')).toHaveText(/^You are offline/);
  await page.unroute(held);
  await context.setOffline(false);
  await expect(page.locator('html[data-live]')).toHaveCount(1);
  await expect(page.getByRole('alert')).toHaveCount(0);
});
