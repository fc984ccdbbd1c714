// A visit on a slow phone: the page is there, its code is not. What is pressed, typed and chosen meanwhile counts.
import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../journey.ts';

/** Holds all scripts back until `release`. */
async function holdScripts(page: Page): Promise<() => Promise<void>> {
  let release = () => {};
  const released = new Promise<void>((done) => {
    release = done;
  });
  await page.route(/\/assets\/[^/]+\.js$/, async (route) => {
    await released;
    await route.continue();
  });
  return async () => {
    release();
    await page.evaluate(() => window.dispatchEvent(new Event('pointermove')));
    await page.waitForFunction(() => document.documentElement.dataset.live !== undefined);
  };
}

/** Playwright waits for nothing here: the journey's own `goto` would wait for the code. */
async function see(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => window.location.assign(to), path).catch(() => undefined);
  await page.waitForURL((url) => url.pathname + url.search === path, { waitUntil: 'commit' });
  await expect(page.getByRole('heading').first()).toBeVisible();
}

async function begin(page: Page, path: string) {
  await page.goto('/robots.txt');
  const release = await holdScripts(page);
  await see(page, path);
  return release;
}

const isWaiting = (page: Page) => page.evaluate(() => 'waiting' in document.documentElement.dataset);

/** Presses what the code must answer: the page shows that it waits. Who sees nothing happen presses again, and means one press. */
async function pressTooEarly(page: Page, name: string): Promise<void> {
  const button = page.getByRole('button', { name, exact: true });
  await button.click();
  expect(await isWaiting(page)).toBe(true);
  await expect(button).toHaveAttribute('data-waiting');
  await button.click();
}

const expectNoWait = (page: Page) => expect.poll(() => isWaiting(page)).toBe(false);

/** Drawn again by React a field says what React knows. */
async function expectTyped(field: Locator, text: string): Promise<void> {
  await expect(field).toHaveValue(text);
  await field.press('End');
  await field.pressSequentially('x');
  await expect(field).toHaveValue(`${text}x`);
}

// What a page does before its code is there is the same at any width.
const phoneOnly = { tag: '@phone' };
const catalogue = (page: Page) => page.getByRole('link', { name: /Read More and Book a Tour/ });

test.describe('before any code is there', phoneOnly, () => {
  test('the menu opens, closes, and leads on', async ({ page }) => {
    const release = await begin(page, '/programs');
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await page.getByRole('button', { name: 'Toggle menu' }).click();
    await expect(menu).toBeInViewport();
    await page.getByRole('button', { name: 'Close menu' }).click();
    await expect(menu).toBeHidden();
    await page.getByRole('button', { name: 'Toggle menu' }).click();
    await release();
    await expect(menu).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await page.getByRole('button', { name: 'Toggle menu' }).click();
    await menu.getByRole('link', { name: 'FAQ' }).click();
    await expect(page).toHaveURL(/\/faq$/);
  });

  test('a question opens, one at a time, and stays open', async ({ page }) => {
    const release = await begin(page, '/faq');
    const items = page.getByRole('main').locator('details');
    await items.nth(1).locator('summary').click();
    await items.nth(4).locator('summary').click();
    await expect(items.nth(4).locator('summary + *')).toBeVisible();
    await expect(page.locator('details[open]')).toHaveCount(1);
    await release();
    await expect(items.nth(4)).toHaveAttribute('open');
    await items.nth(4).locator('summary').click();
    await expect(page.locator('details[open]')).toHaveCount(0);
  });

  test('a picture of the gallery opens large within the site, with its ways on and back', async ({
    page,
  }) => {
    const release = await begin(page, '/gallery');
    await page.getByRole('region', { name: 'Pictures' }).getByRole('link').nth(3).click();
    const box = page.getByRole('dialog');
    await expect(page).toHaveURL(/\/gallery\?picture=\d+$/);
    await expect(box.getByText('4 of 18')).toBeVisible();
    await box.getByRole('button', { name: 'Next picture' }).click();
    await expect(box.getByText('5 of 18')).toBeVisible();
    await release();
    await box.getByRole('button', { name: 'Next picture' }).click();
    await expect(box.getByText('6 of 18')).toBeVisible();
    await box.getByRole('button', { name: 'Close' }).click();
    await expect(box).toBeHidden();
    await expect(page).toHaveURL(/\/gallery$/);
  });

  test('the category of the gallery counts, and a picture that was closed before, by its button or by Escape, stays closed', async ({
    page,
  }) => {
    const release = await begin(page, '/gallery');
    await page.getByRole('region', { name: 'Pictures' }).getByRole('link').first().click();
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
    await expect(page.getByRole('dialog')).toBeHidden();
    await page.getByRole('region', { name: 'Pictures' }).getByRole('link').first().click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await page.getByRole('combobox', { name: 'Category' }).selectOption('videos');
    await release();
    await expect(page.getByRole('region', { name: 'Pictures' })).toHaveCount(0);
    await expect(page.getByRole('combobox', { name: 'Category' })).toHaveValue('videos');
    await expect(page).toHaveURL(/\/gallery(\?category=videos)?$/);
    await expect(page.getByRole('dialog')).toBeHidden();
  });

  // All lists have one form to narrow them, which takes over what it finds.
  test('what is typed and chosen is what the list shows', async ({ page }) => {
    const release = await begin(page, '/programs');
    const category = page.getByRole('combobox', { name: 'Category' });
    await page.getByRole('searchbox').fill('gorilla');
    await category.selectOption({ index: 1 });
    const chosen = await category.inputValue();
    await release();
    await expect(page).toHaveURL(new RegExp(`category=${chosen}&search=gorilla`));
    await expect(category).toHaveValue(chosen);
    await expect(page.getByRole('searchbox')).toHaveValue('gorilla');
  });

  test('Enter in a search is answered by the server', async ({ page }) => {
    await begin(page, '/programs');
    await page.getByRole('searchbox').fill('gorilla');
    await page.getByRole('searchbox').press('Enter');
    await page.waitForURL(/search=gorilla/, { waitUntil: 'commit' });
    await expect(catalogue(page)).not.toHaveCount(12);
    await expect(catalogue(page)).not.toHaveCount(0);
    await expect(page.getByRole('searchbox')).toHaveValue('gorilla');
  });

  test('a donation keeps its currency, its amount and who gives', async ({ page }) => {
    const release = await begin(page, '/donations');
    await page.getByLabel('Currency').selectOption('UGX');
    await page.getByLabel('Custom amount').fill('7000');
    await page.getByLabel('Full name').fill('Amina Nakato');
    await page.getByLabel('Email').fill('amina@example.org');
    await release();
    await expect(page.getByLabel('Currency')).toHaveValue('UGX');
    await expect(page.getByText('You give UGX 7,000.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Donate Now' })).toBeVisible();
  });

  test('a registration keeps what was typed and moves on, as was pressed', async ({ page }) => {
    const release = await begin(page, '/registration?program=2');
    await page.getByLabel('First name').fill('Grace');
    await page.getByLabel('Date of birth').fill('1990-05-04');
    await pressTooEarly(page, 'Next');
    await release();
    await expect(page.getByLabel('Program', { exact: true })).toHaveValue('2');
    await expectNoWait(page);
    await page.getByRole('button', { name: 'Previous' }).click();
    await expect(page.getByLabel('First name')).toHaveValue('Grace');
    await expect(page.getByLabel('Date of birth')).toHaveValue('1990-05-04');
  });

  test('on the home page each press and what is typed count', async ({ page }) => {
    const release = await begin(page, '/');
    const email = page.getByRole('main').getByLabel('Email', { exact: true });
    await email.fill('grace@example.org');
    for (const name of ['Pause slides', 'Next slide', 'Next service']) await pressTooEarly(page, name);
    await release();
    await expect(page.getByRole('button', { name: 'Play slides' })).toBeVisible();
    // Slides and services move together: each press moves both.
    await expect(page.getByRole('group', { name: '3 of 3' })).toBeVisible();
    await expect(page.getByRole('article', { name: /^3 of / })).toBeVisible();
    await expectTyped(email, 'grace@example.org');
    await expectNoWait(page);
  });

  test('a message keeps what was typed, and the map is shown that was asked for', async ({ page }) => {
    await page.route(/openstreetmap/, (route) => route.abort());
    const release = await begin(page, '/contact');
    const message = page.getByRole('main').getByLabel('Message', { exact: true });
    await message.fill('Which boots?');
    await pressTooEarly(page, 'Show map');
    await release();
    await expect(page.getByText('Drawn, not measured')).toBeHidden();
    await expectTyped(message, 'Which boots?');
    await expectNoWait(page);
  });

  test('the address of who leaves the newsletter stays', async ({ page }) => {
    const release = await begin(page, '/newsletter/unsubscribe');
    const email = page.getByRole('main').getByLabel('Email', { exact: true });
    await email.fill('grace@example.org');
    await release();
    await expectTyped(email, 'grace@example.org');
  });

  test('Back is pressed once, however often somebody tried', async ({ page }) => {
    const release = await begin(page, '/coaches');
    await pressTooEarly(page, 'Back');
    // It leaves the page, mostly before its code says that it runs: the next page never does.
    void release().catch(() => undefined);
    // A page that the browser had kept does not load again: only its address is waited for.
    await expect(page).toHaveURL(/robots\.txt$/);
  });

  test('the profile is saved', async ({ page }) => {
    const release = await begin(page, '/about');
    await page.getByRole('button', { name: 'Download PDF' }).click();
    const saved = page.waitForEvent('download');
    await release();
    expect((await saved).suggestedFilename()).toMatch(/\.pdf$/);
  });
});
