import { readFile } from 'node:fs/promises';
import { expect, open, test } from '../journey.ts';

const pdf = '/company-profile.pdf';

test('the About page has its parts in their order', async ({ read }) => {
  const page = await read('/about');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
    'Company Profile',
    'Our Mission',
    'About Us',
    'Core Values',
    'Our Mission',
    'Our Leadership',
  ]);
});

test('the company profile is a PDF in a viewer 600 px high', async ({ page }) => {
  await open(page, '/about');
  const download = page.getByRole('button', { name: 'Download PDF' });
  await download.scrollIntoViewIfNeeded();
  await page.mouse.wheel(0, 400);
  const viewer = page.locator('object[type="application/pdf"]');
  await expect(viewer).toHaveAttribute('data', new RegExp(`^${pdf}`));
  expect((await viewer.locator('..').boundingBox())?.height).toBe(600);
});

test('our own pages may frame the profile, and nobody may frame our pages', async ({ request }) => {
  const profile = await request.get(pdf);
  expect(profile.headers()['content-type']).toBe('application/pdf');
  expect(profile.headers()['content-security-policy']).toContain("frame-ancestors 'self'");
  const page = await request.get('/about');
  expect(page.headers()['content-security-policy']).toContain("frame-ancestors 'none'");
});

test('Download PDF says Downloading... and saves it under its title', async ({ page }) => {
  await open(page, '/about');
  // The viewer asks for the same file: only the download is held back.
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(pdf, async (route) => {
    if (route.request().resourceType() === 'fetch') await held;
    await route.continue();
  });
  const arrived = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download PDF' }).click();
  await expect(page.getByRole('button', { name: 'Downloading...' })).toBeDisabled();
  release();
  const file = await arrived;
  expect(file.suggestedFilename()).toBe('Lubugo Journeys Company Profile.pdf');
  expect((await readFile(await file.path())).subarray(0, 5).toString()).toBe('%PDF-');
  await expect(page.getByRole('button', { name: 'Download PDF' })).toBeEnabled();
});

test.describe('when the profile cannot be fetched', () => {
  test.use({ expectedInConsole: [/Failed to load resource/] });

  test('it is logged, and the visitor can try again', async ({ page }) => {
    await open(page, '/about');
    await page.route(pdf, (route) =>
      route.request().resourceType() === 'fetch' ? route.abort() : route.continue(),
    );
    const logged = page.waitForEvent('console', (message) =>
      message.text().includes('could not be downloaded'),
    );
    await page.getByRole('button', { name: 'Download PDF' }).click();
    await logged;
    await expect(page.getByRole('button', { name: 'Download PDF' })).toBeEnabled();
  });
});

test('the mission is shown twice in the same words', async ({ read }) => {
  const page = await read('/about');
  const cards = page.getByRole('article', { name: 'Our Mission' });
  await expect(cards).toHaveCount(2);
  expect(await cards.first().textContent()).toBe(await cards.last().textContent());
});

test('the eight core values stand in their order', async ({ read }) => {
  const page = await read('/about');
  const values = page.getByRole('region', { name: 'Core Values' });
  await expect(values.getByRole('heading', { level: 3 })).toHaveText([
    'Customer Satisfaction',
    'Integrity',
    'Adventure',
    'Sustainability',
    'Cultural Respect',
    'Safety First',
    'Quality Service',
    'Innovation',
  ]);
});

test('Our Leadership shows those on the board with image, name and role, three in a row', async ({
  read,
}) => {
  const page = await read('/about');
  const board = page.getByRole('region', { name: 'Our Leadership' });
  await expect(board.getByRole('listitem')).toHaveText([
    'Juliet KabasinguziBoard Chair',
    'Musa KiggunduManaging Director and Board Member',
  ]);
  await expect(board.locator('img')).toHaveCount(2);
  const columns = await board
    .getByRole('list')
    .evaluate((list) => getComputedStyle(list).gridTemplateColumns.split(' ').length);
  expect(columns).toBe(3);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a link leads to the profile', async ({ page }) => {
    await page.goto('/about');
    await expect(page.getByRole('link', { name: 'Open the PDF' })).toHaveAttribute('href', pdf);
  });
});
