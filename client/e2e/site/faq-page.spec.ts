import type { Page } from '@playwright/test';
import { expect, open, test } from '../journey.ts';

const first = 'Can I change a tour, or must I take it as it is described?';
const second = 'Are gorilla and chimpanzee permits in the price?';

test('the page is titled Frequently Asked Questions and has five categories of two questions', async ({
  read,
}) => {
  const page = await read('/faq');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Frequently Asked Questions');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 2 })).toHaveText([
    'Tour Packages',
    'Booking & Payments',
    'Travel Insurance',
    'Services & Accommodations',
    'Travel Essentials',
  ]);
  await expect(main.getByRole('heading', { level: 3 })).toHaveCount(10);
});

const question = (page: Page, text: string) => page.locator('summary', { hasText: text });
const opened = (page: Page) => page.getByRole('main').locator('details[open] > summary');

test('one answer is open at a time and a second press closes it', async ({ page }) => {
  await open(page, '/faq');
  const answer = page.getByText('Change it. The descriptions are what works');
  await expect(answer).toBeHidden();
  await question(page, first).click();
  await expect(answer).toBeVisible();
  await question(page, second).click();
  await expect(answer).toBeHidden();
  await expect(opened(page)).toHaveText([second]);
  await question(page, second).click();
  await expect(opened(page)).toHaveCount(0);
});

test('a keyboard moves between the questions with arrows and opens one with Enter', async ({ page }) => {
  await open(page, '/faq');
  await question(page, first).focus();
  await page.keyboard.press('ArrowDown');
  await expect(question(page, second)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(opened(page)).toHaveText([second]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('every answer can be read', async ({ page }) => {
    await page.goto('/faq');
    const items = page.getByRole('main').locator('details');
    await expect(items).toHaveCount(10);
    for (const item of await items.all()) {
      await item.locator('summary').click();
      await expect(item.locator('summary + *')).toBeVisible();
    }
  });
});
