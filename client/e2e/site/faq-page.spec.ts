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

test('one answer is open at a time and a second press closes it', async ({ page }) => {
  await open(page, '/faq');
  const answer = page.getByText('Change it. The descriptions are what works');
  await expect(answer).toBeHidden();
  await page.getByRole('button', { name: first }).click();
  await expect(answer).toBeVisible();
  await page.getByRole('button', { name: second }).click();
  await expect(answer).toBeHidden();
  await expect(page.getByRole('button', { expanded: true })).toHaveCount(1);
  await page.getByRole('button', { name: second }).click();
  await expect(page.getByRole('main').getByRole('button', { expanded: true })).toHaveCount(0);
});

test('a keyboard moves between the questions with arrows and opens one with Enter', async ({ page }) => {
  await open(page, '/faq');
  await page.getByRole('button', { name: first }).focus();
  await page.keyboard.press('ArrowDown');
  const next = page.getByRole('button', { name: second });
  await expect(next).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(next).toHaveAttribute('aria-expanded', 'true');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('every answer can be read', async ({ page }) => {
    await page.goto('/faq');
    await expect(page.getByText('Change it. The descriptions are what works')).toBeVisible();
    await expect(page.getByText('the law allows civilians neither')).toBeVisible();
  });
});
