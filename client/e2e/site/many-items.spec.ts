// More of everything than a page shows. Other journeys count what the demo has, so this one has a product of its own.
import { createServer } from 'node:net';
import { startProduct } from '../../../scripts/product.mjs';
import { expect, open, recordOperations, test } from '../journey.ts';

type Product = Awaited<ReturnType<typeof startProduct>>;

const added = 40;
let product: Product;
const at = (path: string) => product.env.E2E_ORIGIN + path;

async function freePort(): Promise<string> {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((listening) => server.once('listening', listening));
  const address = server.address();
  await new Promise((closed) => server.close(closed));
  return String(typeof address === 'object' && address?.port);
}

test.beforeAll(async ({ playwright }) => {
  product = await startProduct(await freePort());
  const request = await playwright.request.newContext({ baseURL: product.env.E2E_ORIGIN });
  const credentials = { email: 'owner@lubugo.example', password: product.env.E2E_PASSWORD };
  const { data } = await (await request.post('/api/v1/admin/login', { data: credentials })).json();
  const [model] = (await (await request.get('/api/v1/programs')).json()).data;
  const { description, duration, price, schedule, category, imageUrl } = model;
  for (let number = 1; number <= added; number += 1) {
    const name = `Extra ${number}.`;
    const answer = await request.post('/api/v1/programs', {
      headers: { authorization: `Bearer ${data.token}` },
      data: { name, description, duration, price, schedule, category, imageUrl },
    });
    expect(answer.status()).toBe(201);
  }
  await request.dispose();
});

test.afterAll(() => product?.stop());

test('a list grows by a page on a press, and is as long for who comes back', async ({ page }) => {
  await open(page, at('/programs'));
  const cards = page.getByRole('link', { name: /Read More and Book a Tour/ });
  const more = page.getByRole('button', { name: 'Show more services' });
  await expect(cards).toHaveCount(24);
  const operations = recordOperations(page);
  await more.focus();
  await page.keyboard.press('Space');
  await expect(cards).toHaveCount(48);
  await expect(cards.nth(24)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: /^Extra/ })).toBeVisible();
  await page.goBack();
  await expect(cards).toHaveCount(48);
  await more.click();
  await expect(cards).toHaveCount(12 + added);
  await expect(more).toHaveCount(0);
  expect(operations.filter((name) => name === 'ProgramsPage')).toEqual([]);
});

test('the server finds what is on no page yet', async ({ page }) => {
  await open(page, at('/programs'));
  await page.getByRole('searchbox').fill(`extra ${added}.`);
  await expect(page.getByRole('link', { name: /Read More and Book a Tour/ })).toHaveCount(1);
  await expect(page).toHaveURL(/search=extra/);
});

test('the registration finds the program that is not in its list', async ({ page }) => {
  await open(page, at('/registration'));
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByLabel('Search programs').fill(`extra ${added}.`);
  await page.getByLabel('Program', { exact: true }).selectOption(`Extra ${added}.`);
  await expect(page.getByRole('status').filter({ hasText: `Extra ${added}.` })).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('links lead from page to page, and each has its own items', async ({ page }) => {
    await page.goto(at('/programs'));
    const cards = page.getByRole('link', { name: /Read More and Book a Tour/ });
    await page.getByRole('link', { name: 'Show more services' }).click();
    await expect(page).toHaveURL(/\/programs\?page=2/);
    await expect(page).toHaveTitle(/Page 2$/);
    await expect(cards).toHaveCount(24);
    await page.getByRole('link', { name: 'Show more services' }).click();
    await expect(cards).toHaveCount(12 + added - 48);
    await page.getByRole('link', { name: 'Previous services' }).click();
    await expect(cards).toHaveCount(24);
    await expect(page.getByText(`25 to 48 of ${12 + added}`)).toBeVisible();
  });
});
