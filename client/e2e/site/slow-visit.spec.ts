// A visit on a slow phone: the page is there, its code is not. What is pressed, typed and chosen meanwhile counts.
import type { Page } from '@playwright/test';
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

// What a page does before its code is there is the same at any width.
const phoneOnly = { tag: '@phone' };
const isWaiting = (page: Page) => page.evaluate(() => 'waiting' in document.documentElement.dataset);
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

  test('a picture that was closed before, by its button or by Escape, stays closed', async ({ page }) => {
    const release = await begin(page, '/gallery');
    await page.getByRole('region', { name: 'Pictures' }).getByRole('link').first().click();
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
    await expect(page.getByRole('dialog')).toBeHidden();
    await page.getByRole('region', { name: 'Pictures' }).getByRole('link').first().click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await release();
    await expect(page).toHaveURL(/\/gallery$/);
    await expect(page.getByRole('dialog')).toBeHidden();
  });

  for (const [path, search] of [
    ['/programs', 'gorilla'],
    ['/news', 'permit'],
    ['/alumni', 'a'],
  ] as const) {
    test(`what is typed and chosen on ${path} is what the list shows`, async ({ page }) => {
      const release = await begin(page, path);
      const category = page.getByRole('combobox', { name: 'Category' });
      await page.getByRole('searchbox').fill(search);
      await category.selectOption({ index: 1 });
      const chosen = await category.inputValue();
      await release();
      await expect(page).toHaveURL(new RegExp(`category=${chosen}&search=${search}`));
      await expect(category).toHaveValue(chosen);
      await expect(page.getByRole('searchbox')).toHaveValue(search);
    });
  }

  test('Enter in a search is answered by the server', async ({ page }) => {
    await begin(page, '/programs');
    await page.getByRole('searchbox').fill('gorilla');
    await page.getByRole('searchbox').press('Enter');
    await page.waitForURL(/search=gorilla/, { waitUntil: 'commit' });
    await expect(catalogue(page)).not.toHaveCount(12);
    await expect(catalogue(page)).not.toHaveCount(0);
    await expect(page.getByRole('searchbox')).toHaveValue('gorilla');
  });

  test('the category of the gallery counts', async ({ page }) => {
    const release = await begin(page, '/gallery');
    await page.getByRole('combobox', { name: 'Category' }).selectOption('videos');
    await release();
    await expect(page.getByRole('region', { name: 'Pictures' })).toHaveCount(0);
    await expect(page.getByRole('combobox', { name: 'Category' })).toHaveValue('videos');
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

  test('a registration keeps what was typed and moves on', async ({ page }) => {
    const release = await begin(page, '/registration?program=2');
    await page.getByLabel('First name').fill('Grace');
    await page.getByLabel('Date of birth').fill('1990-05-04');
    await release();
    await page.getByRole('button', { name: 'Next' }).click();
    await expect(page.getByLabel('Program', { exact: true })).toHaveValue('2');
    await page.getByRole('button', { name: 'Previous' }).click();
    await expect(page.getByLabel('First name')).toHaveValue('Grace');
    await expect(page.getByLabel('Date of birth')).toHaveValue('1990-05-04');
  });

  for (const [path, label] of [
    ['/contact', 'Message'],
    ['/', 'Email'],
    ['/newsletter/unsubscribe', 'Email'],
  ] as const) {
    test(`what was typed into the form on ${path} stays`, async ({ page }) => {
      const release = await begin(page, path);
      const field = page.getByRole('main').getByLabel(label, { exact: true }).last();
      await field.fill('grace@example.org');
      await release();
      await expect(field).toHaveValue('grace@example.org');
      // Drawn again by React it would say what React knows.
      await field.press('End');
      await field.pressSequentially('x');
      await expect(field).toHaveValue('grace@example.orgx');
    });
  }
});

test.describe('what needs the code', phoneOnly, () => {
  const cases: [what: string, path: string, button: string, done: (page: Page) => Promise<void>][] = [
    [
      'the slides of the home page',
      '/',
      'Next slide',
      (page) => expect(page.getByRole('group', { name: '2 of 3' })).toBeVisible(),
    ],
    [
      'the services of the home page',
      '/',
      'Next service',
      (page) => expect(page.getByRole('article', { name: /^2 of / })).toBeVisible(),
    ],
    [
      'the pause of the slides',
      '/',
      'Pause slides',
      (page) => expect(page.getByRole('button', { name: 'Play slides' })).toBeVisible(),
    ],
    [
      'the next step of the registration',
      '/registration',
      'Next',
      (page) => expect(page.getByRole('heading', { name: 'Program Selection' })).toBeVisible(),
    ],
    [
      'an amount of a donation',
      '/donations',
      '$10',
      (page) => expect(page.getByRole('button', { name: '$10', pressed: true })).toBeVisible(),
    ],
    ['the map', '/contact', 'Show map', (page) => expect(page.getByText('Drawn, not measured')).toBeHidden()],
    // A page that the browser had kept does not load again: only its address is waited for.
    ['Back', '/coaches', 'Back', (page) => expect(page).toHaveURL(/robots\.txt$/)],
  ];
  for (const [what, path, name, done] of cases) {
    test(`a press counts, and shows that it waits: ${what}`, async ({ page }) => {
      await page.route(/openstreetmap/, (route) => route.abort());
      const release = await begin(page, path);
      const button = page.getByRole('button', { name, exact: true });
      await button.click();
      expect(await isWaiting(page)).toBe(true);
      await expect(button).toHaveAttribute('data-waiting');
      // Who sees nothing happen presses again, and means one press.
      await button.click();
      // Back leaves the page, mostly before its code says that it runs: the next page never does.
      void release().catch(() => undefined);
      await done(page);
      await expect.poll(() => isWaiting(page)).toBe(false);
    });
  }

  test('the profile is saved', async ({ page }) => {
    const release = await begin(page, '/about');
    await page.getByRole('button', { name: 'Download PDF' }).click();
    const saved = page.waitForEvent('download');
    await release();
    expect((await saved).suggestedFilename()).toMatch(/\.pdf$/);
  });
});
