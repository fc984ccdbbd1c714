import type { Page } from '@playwright/test';
import { accessibilityFaults, expect, expectFitsWidth, open, tabTo, test } from '../journey.ts';

const invitation = 'Please fill in your details and select an amount to donate';
const unreachable = 'Failed to load payment modal. Check your internet connection and retry later.';
const caps = { USD: '$ 15', UGX: 'UGX 50000', EUR: '€ 14', GBP: '£ 12', KES: 'KSh 2000' };
const presets = {
  USD: ['$1', '$5', '$10', '$15'],
  UGX: ['UGX 1,000', 'UGX 5,000', 'UGX 10,000', 'UGX 50,000'],
  EUR: ['€1', '€5', '€10', '€14'],
  GBP: ['£1', '£5', '£10', '£12'],
  KES: ['KSh 100', 'KSh 500', 'KSh 1,000', 'KSh 2,000'],
};

const donateNow = (page: Page) => page.getByRole('button', { name: 'Donate Now' });
const modal = (page: Page) => page.getByRole('dialog', { name: 'Test checkout' });
const custom = (page: Page) => page.getByLabel('Custom amount');
const toast = (page: Page, text: string) =>
  page.locator('[data-sonner-toast]').getByText(text, { exact: true });

async function fillIn(page: Page) {
  await page.getByLabel('Full name').fill('Amina Nakato');
  await page.getByLabel('Email').fill('amina@example.org');
  await page.getByRole('button', { name: '$10' }).click();
}

test.describe.configure({ mode: 'parallel' });

test('Support Our Mission has three cards: Bank Transfer, PayPal, Mobile Money/Card', async ({ read }) => {
  const page = await read('/donations');
  await expect(page.getByRole('heading', { level: 1, name: 'Support Our Mission' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
    'Bank Transfer',
    'PayPal',
    'Mobile Money/Card',
  ]);
});

test('Request Bank Details leads to the contact page', async ({ page }) => {
  await open(page, '/donations');
  await page.getByRole('link', { name: 'Request Bank Details' }).click();
  await expect(page).toHaveURL(/\/contact$/);
});

test('PayPal opens its own page in a new tab', async ({ read }) => {
  const page = await read('/donations');
  const link = page.getByRole('link', { name: 'Donate with PayPal' });
  await expect(link).toHaveAttribute('target', '_blank');
  await expect(link).toHaveAttribute('href', /^https:\/\/www\.paypal\.com\//);
});

test('Donate Now is there only when the details are valid and there is an amount', async ({ page }) => {
  await open(page, '/donations');
  await expect(page.getByText(invitation)).toBeVisible();
  await expect(donateNow(page)).toHaveCount(0);
  await fillIn(page);
  await expect(donateNow(page)).toBeVisible();
  await expect(page.getByText(invitation)).toHaveCount(0);
  for (const wrong of ['', 'amina', 'amina@example', 'am ina@example.org']) {
    await page.getByLabel('Email').fill(wrong);
    await expect(donateNow(page)).toHaveCount(0);
  }
  await page.getByLabel('Email').fill('amina@example.org');
  await page.getByLabel('Full name').fill('   ');
  await expect(page.getByText(invitation)).toBeVisible();
});

test('every currency has its presets, its symbol and its cap', async ({ page }) => {
  await open(page, '/donations');
  for (const [currency, amounts] of Object.entries(presets)) {
    await page.getByLabel('Currency').selectOption(currency);
    const list = page.getByRole('list', { name: 'Amounts to choose from' });
    await expect(list.getByRole('button')).toHaveText(amounts);
    const cap = caps[currency as keyof typeof caps];
    await custom(page).fill('1');
    await custom(page).fill('99999');
    await expect(toast(page, `Maximum donation amount in ${currency} is ${cap}`).first()).toBeVisible();
    await expect(custom(page)).toHaveValue('1');
  }
});

test('nothing of the payment provider is loaded before somebody wants to pay', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (/checkout/.test(new URL(request.url()).pathname)) scripts.push(request.url());
  });
  await open(page, '/donations');
  await fillIn(page);
  expect(scripts).toEqual([]);
  await donateNow(page).click();
  await expect(modal(page)).toBeVisible();
  expect(scripts).toHaveLength(1);
});

test('after the payment the donor is thanked by name, with the amount, and told of the mail', {
  tag: '@both',
}, async ({ page }) => {
  await open(page, '/donations');
  await fillIn(page);
  await donateNow(page).click();
  await expect(modal(page)).toContainText('No money moves');
  await page.getByRole('button', { name: 'Pay (test)' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Thank You for Your Donation!' })).toBeFocused();
  await expect(page.getByText('Amina Nakato, your gift of $10')).toBeVisible();
  await expect(page.getByText('A confirmation e-mail was sent to amina@example.org.')).toBeVisible();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await accessibilityFaults(page)).toEqual([]);
  await expectFitsWidth(page);
});

test('until the provider confirms, the mail is only promised', async ({ page }) => {
  await open(page, '/donations');
  await page.route('**/graphql', async (route) => {
    if (route.request().postDataJSON()?.operationName !== 'VerifyDonation') return route.continue();
    const verifyDonation = { __typename: 'DonationResult', status: 'pending', receiptSent: false };
    await route.fulfill({ json: { data: { verifyDonation } } });
  });
  await fillIn(page);
  await donateNow(page).click();
  await page.getByRole('button', { name: 'Pay (test)' }).click();
  await expect(
    page.getByText('A confirmation e-mail will be sent to amina@example.org once the payment is confirmed.'),
  ).toBeVisible();
});

test('a closed window and a failed payment leave the form as it was, and one can try again', async ({
  page,
}) => {
  await open(page, '/donations');
  await fillIn(page);
  await donateNow(page).click();
  await modal(page).getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('alert')).toContainText('closed before a payment was confirmed');
  await donateNow(page).click();
  await modal(page).getByRole('button', { name: 'Fail' }).click();
  await expect(page.getByRole('alert')).toContainText('No payment was made');
  await expect(page.getByLabel('Full name')).toHaveValue('Amina Nakato');
  await donateNow(page).click();
  await modal(page).getByRole('button', { name: 'Pay (test)' }).click();
  await expect(page.getByText('Thank You for Your Donation!')).toBeVisible();
});

test.describe('when the checkout cannot be loaded', () => {
  test.use({ expectedInConsole: [/ERR_FAILED|checkout/] });

  test('it is tried three times a second apart, clicks meanwhile are ignored, and a new click starts anew', async ({
    page,
  }) => {
    await open(page, '/donations');
    const tries: number[] = [];
    await page.route('**/checkout/*.js', (route) => {
      tries.push(Date.now());
      return route.abort();
    });
    await fillIn(page);
    await donateNow(page).click();
    await donateNow(page).click({ force: true });
    await expect(toast(page, unreachable)).toBeVisible();
    await expect(page.getByRole('alert')).toHaveText(unreachable);
    expect(tries).toHaveLength(3);
    const [first = 0, second = 0, third = 0] = tries;
    expect(second - first).toBeGreaterThanOrEqual(950);
    expect(third - second).toBeGreaterThanOrEqual(950);
    await expect(page.locator('script[src*="checkout"]')).toHaveCount(0);
    await page.unroute('**/checkout/*.js');
    await donateNow(page).click();
    await expect(modal(page)).toBeVisible();
  });
});

test('a keyboard alone is enough to donate', async ({ page }) => {
  await open(page, '/donations');
  await tabTo(page, page.getByLabel('Full name'));
  await page.keyboard.type('Grace Auma');
  await tabTo(page, page.getByLabel('Email'));
  await page.keyboard.type('grace@example.org');
  await tabTo(page, page.getByRole('button', { name: '$5', exact: true }));
  await page.keyboard.press('Space');
  await tabTo(page, donateNow(page));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Pay (test)' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Thank You for Your Donation!' })).toBeFocused();
});
