// More of everything than a page shows. Other journeys count what the demo has, so this one begins when they are done.
import { expect, open, owner, recordOperations, test } from '../journey.ts';

const added = 40;
/** With those of the demo and what staff left there. */
let all: number;

test.beforeAll(async ({ playwright }) => {
  const request = await playwright.request.newContext({ baseURL: process.env.E2E_ORIGIN });
  const credentials = { email: owner.email, password: owner.password() };
  const { data } = await (await request.post('/api/v1/admin/login', { data: credentials })).json();
  const programs = (await (await request.get('/api/v1/programs')).json()).data;
  all = programs.length + added;
  const [model] = programs;
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

test('a list grows by a page on a press, and is as long for who comes back', async ({ page }) => {
  await open(page, '/programs');
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
  await expect(cards).toHaveCount(all);
  await expect(more).toHaveCount(0);
  expect(operations.filter((name) => name === 'ProgramsPage')).toEqual([]);
});

test('the server finds what is on no page yet', async ({ page }) => {
  await open(page, '/programs');
  await page.getByRole('searchbox').fill(`extra ${added}.`);
  await expect(page.getByRole('link', { name: /Read More and Book a Tour/ })).toHaveCount(1);
  await expect(page).toHaveURL(/search=extra/);
});

test('the registration finds the program that is not in its list', async ({ page }) => {
  await open(page, '/registration');
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByLabel('Search programs').fill(`extra ${added}.`);
  await page.getByLabel('Program', { exact: true }).selectOption(`Extra ${added}.`);
  await expect(page.getByRole('status').filter({ hasText: `Extra ${added}.` })).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('links lead from page to page, and each has its own items', async ({ page }) => {
    await page.goto('/programs');
    const cards = page.getByRole('link', { name: /Read More and Book a Tour/ });
    await page.getByRole('link', { name: 'Show more services' }).click();
    await expect(page).toHaveURL(/\/programs\?page=2/);
    await expect(page).toHaveTitle(/Page 2$/);
    await expect(cards).toHaveCount(24);
    await page.getByRole('link', { name: 'Show more services' }).click();
    await expect(cards).toHaveCount(all - 48);
    await page.getByRole('link', { name: 'Previous services' }).click();
    await expect(cards).toHaveCount(24);
    await expect(page.getByText(`25 to 48 of ${all}`)).toBeVisible();
  });
});
