import { expect, open, test } from '../journey.ts';

test('the catalogue is narrowed by category and by search, and says so when nothing matches', async ({
  page,
}) => {
  await open(page, '/programs');
  const cards = page.getByRole('link', { name: /Read More and Book a Tour/ });
  await expect(cards).toHaveCount(12);
  await page.getByRole('combobox', { name: /category/i }).selectOption('destination');
  await expect(cards).not.toHaveCount(12);
  await expect(cards).not.toHaveCount(0);
  await page.getByRole('combobox', { name: /category/i }).selectOption('all');
  await page.getByRole('searchbox').fill('gorilla');
  await expect(cards).not.toHaveCount(12);
  await expect(cards).not.toHaveCount(0);
  await page.getByRole('searchbox').fill('no such journey');
  await expect(page.getByText('No programs found matching your criteria.')).toBeVisible();
});

test('a card leads to its program without a reload, with title, focus and Back as one expects', async ({
  page,
}) => {
  await open(page, '/programs');
  await page.evaluate(() => Object.assign(window, { stillTheSamePage: true }));
  const first = page.getByRole('link', { name: /Read More and Book a Tour/ }).first();
  await first.click();
  await expect(page).toHaveURL(/\/programs\/\d+$/);
  await expect(page.getByText('Program Description')).toBeVisible();
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toBeFocused();
  await expect(page).toHaveTitle(`${await heading.textContent()} · Lubugo Journeys`);
  await expect(page.getByText('Program Information')).toBeVisible();
  expect(await page.evaluate(() => 'stillTheSamePage' in window)).toBe(true);
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await expect(page).toHaveURL(/\/programs$/);
});

test('Book Now opens a chat about that program', async ({ read }) => {
  const page = await read('/programs/1');
  const name = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
  const book = page.getByRole('link', { name: /Book Now/ }).first();
  await expect(book).toHaveAttribute('target', '_blank');
  expect(decodeURIComponent((await book.getAttribute('href')) ?? '')).toContain(name.trim());
});

test('Similar Programs lists all, the open one last and marked as current', async ({ read }) => {
  const page = await read('/programs/1');
  const similar = page.getByRole('region', { name: 'Similar Programs' });
  const links = similar.getByRole('link', { name: /Read More and Book a Tour/ });
  await expect(links).toHaveCount(12);
  await expect(similar.locator('[aria-current="page"]')).toHaveCount(1);
  await expect(links.last()).toHaveAttribute('href', '/programs/1');
});

test.describe('where there is nothing', () => {
  test.use({ expectedInConsole: [/404/] });

  test('a program that does not exist is a 404 that says so, inside the shell', async ({ page }) => {
    const response = await page.goto('/programs/999999');
    expect(response?.status()).toBe(404);
    await expect(page.getByText('Program not found')).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
  });

  test('an address that does not exist is a 404 inside the shell', async ({ page }) => {
    const response = await page.goto('/nowhere');
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('everything can still be read', async ({ page }) => {
    await page.goto('/programs');
    await expect(page.getByRole('link', { name: /Read More and Book a Tour/ })).toHaveCount(12);
    await page
      .getByRole('link', { name: /Read More and Book a Tour/ })
      .first()
      .click();
    await expect(page.getByText('Program Description')).toBeVisible();
  });
});
