// Guests pay on the provider's own page, which the sandbox plays: on a phone with JavaScript, and again without it.
import type { Page } from '@playwright/test';
import { nameOf } from '../admin/screens.ts';
import { accessibilityFaults, expect, expectFitsWidth, test } from '../journey.ts';
import { choose, fillIn, newGuest } from './guest.ts';
import { type Office, openOffice } from './office.ts';
import { goToPay, play } from './paying.ts';

const withPage = [
  { how: 'with JavaScript', javaScriptEnabled: true },
  { how: 'without JavaScript', javaScriptEnabled: false },
];

let office: Office;
test.afterEach(async () => {
  await office.payOnline(false);
  await office.close();
});

/** Holds two seats, one of a citizen: USD 1,400, of which USD 420 confirms them. Answers the address of the booking's page. */
async function hold(page: Page): Promise<string> {
  await choose(page, office);
  await fillIn(page, newGuest());
  await page.getByRole('button', { name: 'Hold these seats' }).click();
  await expect(state(page, 'Your seats are held')).toBeVisible();
  return page.url();
}

const state = (page: Page, title: string) => page.getByRole('heading', { level: 2, name: title });

for (const { how, javaScriptEnabled } of withPage)
  test.describe(how, () => {
    // A sum that is refused comes back with its page.
    test.use({ javaScriptEnabled, expectedInConsole: [/status of 422/] });

    test('a deposit confirms the seats, the balance is paid in two parts, and nothing is left to pay', async ({
      page,
    }) => {
      office = await openOffice(nameOf('Gorilla Trek'));
      await office.payOnline(true);
      const booking = await hold(page);
      await goToPay(page, 'USD 420');
      await play(page, 'Pay (test)', 'Thank you, it is paid', javaScriptEnabled);
      await page.goto(booking);
      await expect(state(page, 'Your journey is confirmed')).toBeVisible();
      await expect(page.getByRole('link', { name: 'Voucher as PDF' })).toBeVisible();

      await goToPay(page, 'USD 500', '500');
      await play(page, 'Pay (test)', 'Thank you, it is paid', javaScriptEnabled);
      await page.goto(booking);
      await goToPay(page, 'USD 480');
      await play(page, 'Pay (test)', 'Thank you, it is paid', javaScriptEnabled);
      await page.goto(booking);
      await expect(page.getByRole('definition').filter({ hasText: 'USD 1,400' })).toBeVisible();
      await expect(page.getByRole('heading', { name: 'Pay online' })).toHaveCount(0);
    });

    test('a card that is refused leaves the seats held, and another sum than can be paid keeps what was typed', async ({
      page,
    }) => {
      office = await openOffice(nameOf('Gorilla Trek'));
      await office.payOnline(true);
      const booking = await hold(page);
      await page.getByLabel('Sum in USD').fill('100');
      await page.getByRole('button', { name: 'Pay now' }).click();
      await expect(
        page.getByText('Please pay at least USD 420 and at most USD 1,400.').first(),
      ).toBeVisible();
      await expect(page.getByLabel('Sum in USD')).toHaveValue('100');
      await goToPay(page, 'USD 420', '420');
      await play(page, 'Fail', 'This payment was not made', javaScriptEnabled);
      await page.goto(booking);
      await expect(state(page, 'Your seats are held')).toBeVisible();
      await expect(page.getByRole('button', { name: 'Pay now' })).toBeVisible();
    });

    test('money that comes when the hold is over buys the seats while they are free, else the office decides', async ({
      page,
    }) => {
      office = await openOffice(nameOf('Chimp Walk'), 2);
      await office.payOnline(true);
      const booking = await hold(page);
      await goToPay(page, 'USD 420');
      const provider = page.url();
      await office.releaseHolds();
      await page.goto(booking);
      await expect(state(page, 'This booking has lapsed')).toBeVisible();
      await page.goto(provider);
      await play(page, 'Pay (test)', 'Thank you, it is paid', javaScriptEnabled);
      await page.goto(booking);
      await expect(state(page, 'Your journey is confirmed')).toBeVisible();
    });

    test('money that comes when the seats are gone is kept, and the page says that the office decides', async ({
      page,
    }) => {
      office = await openOffice(nameOf('Chimp Walk'), 2);
      await office.payOnline(true);
      const booking = await hold(page);
      await goToPay(page, 'USD 420');
      const provider = page.url();
      await office.releaseHolds();
      await office.sell();
      await page.goto(provider);
      await play(page, 'Pay (test)', 'Thank you, it is paid', javaScriptEnabled);
      await page.goto(booking);
      await expect(state(page, 'This booking has lapsed')).toBeVisible();
      await expect(page.getByText('Your payment came when the seats were gone.')).toBeVisible();
    });
  });

test('the tab that went away to pay finds its booking again', async ({ page }) => {
  office = await openOffice(nameOf('Gorilla Trek'));
  await office.payOnline(true);
  await hold(page);
  await page.getByRole('button', { name: 'Pay now' }).click();
  await expect(page.getByRole('link', { name: 'Go and pay USD 420' })).toBeVisible();
  // A page that is pressed before its code is there works, and keeps nothing in the tab.
  await page.reload();
  await page.getByRole('link', { name: 'Go and pay USD 420' }).click();
  await play(page, 'Pay (test)', 'Thank you, it is paid', true);
  // The product calls itself by another name than the tests: what a tab keeps is of one name.
  const { pathname, search } = new URL(page.url());
  await page.goto(pathname + search);
  await page.getByRole('link', { name: 'To my booking' }).click();
  await expect(state(page, 'Your journey is confirmed')).toBeVisible();
});

test('both pages fit a phone and a desk, and axe finds nothing on them', async ({ page }) => {
  office = await openOffice(nameOf('Gorilla Trek'));
  await office.payOnline(true);
  const booking = await hold(page);
  await page.goto(booking);
  const looksWell = async () => {
    for (const size of [
      { width: 360, height: 740 },
      { width: 1440, height: 900 },
    ]) {
      await page.setViewportSize(size);
      expect(await accessibilityFaults(page), `at ${size.width}`).toEqual([]);
      await expectFitsWidth(page, `wider than ${size.width}`);
    }
  };
  await test.step('what can be paid', looksWell);
  await page.getByRole('button', { name: 'Pay now' }).click();
  await expect(page.getByRole('link', { name: 'Go and pay USD 420' })).toBeFocused();
  await test.step('the link to the provider', looksWell);
  await page.getByRole('link', { name: 'Go and pay USD 420' }).click();
  await test.step('the page of the sandbox', looksWell);
  await play(page, 'Leave', 'Thank you. We are asking', true);
  await test.step('coming back', looksWell);
  await page.goto(booking);
  await expect(page.getByRole('link', { name: 'Go and pay USD 420' })).toBeVisible();
});
