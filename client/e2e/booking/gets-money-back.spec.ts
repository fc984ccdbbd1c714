// Money that came in online goes back online: decided by a press, asked of the sandbox, done; and all of it stands on the list of all money.
import type { Page } from '@playwright/test';
import { nameOf } from '../admin/screens.ts';
import { accessibilityFaults, expect, expectFitsWidth, signIn, test } from '../journey.ts';
import { choose, fillIn, newGuest, referenceOn } from './guest.ts';
import { type Office, openOffice } from './office.ts';
import { goToPay, play } from './paying.ts';

async function expectNoFaults(page: Page): Promise<void> {
  for (const size of [
    { width: 360, height: 740 },
    { width: 1440, height: 900 },
  ]) {
    await page.setViewportSize(size);
    await expectFitsWidth(page);
    expect(await accessibilityFaults(page), `at ${size.width}`).toEqual([]);
  }
}

/** Pays the deposit at the sandbox and cancels by the terms; answers the booking's page and reference. */
async function payAndCancel(page: Page, office: Office, hasScript: boolean) {
  await office.payOnline(true);
  await choose(page, office);
  await fillIn(page, newGuest());
  await page.getByRole('button', { name: 'Hold these seats' }).click();
  const reference = await referenceOn(page);
  const booking = page.url();
  await goToPay(page, 'USD 420');
  await play(page, 'Pay (test)', 'Thank you, it is paid', hasScript);
  await page.goto(booking);
  await page.getByText('Cancel this booking').click();
  await expect(page.getByText('we keep USD 140, and USD 280 comes back')).toBeVisible();
  await page.getByRole('button', { name: 'Cancel the booking' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'This booking is cancelled' })).toBeVisible();
  return { booking, reference };
}

test('a guest who cancels reads what comes back by the terms; it goes back by one press, is asked about, and is done once it is paid out', async ({
  page,
}) => {
  const office = await openOffice(nameOf('Gorilla Trek'));
  const { booking, reference } = await payAndCancel(page, office, true);

  await signIn(page, '/admin/payments');
  await page.getByRole('searchbox', { name: /^Search by name, reference/ }).fill(reference);
  await page.getByRole('link', { name: reference }).first().click();
  const money = page.getByRole('region', { name: 'Money' });
  await expect(money.getByText('Paid online')).toBeVisible();
  await money.getByRole('button', { name: 'Decide what goes back' }).click();
  const dialog = page.getByRole('dialog', { name: 'Decide what goes back' });
  await expect(dialog.getByLabel(/^How/)).toHaveValue('online');
  await expectNoFaults(page);
  await dialog.getByLabel('Goes back').focus();
  await page.keyboard.press('Enter');
  await expect(money.getByText('On its way back')).toBeVisible();

  // Taken on is not paid out: the sandbox pays out after a while.
  const ask = money.getByRole('button', { name: 'Ask the provider about USD 280 now' });
  const wentBack = money.getByText('Went back', { exact: true });
  await expect(async () => {
    await expect(ask.or(wentBack)).toBeVisible({ timeout: 15_000 });
    if (await ask.isVisible()) await ask.click();
    await expect(wentBack).toBeVisible({ timeout: 5_000 });
  }).toPass({ timeout: 300_000, intervals: [1_000] });
  await expectNoFaults(page);

  await page.goto(`/admin/payments?q=${reference}`);
  await expect(page.getByText('Found 2')).toBeVisible();
  await page.getByRole('button', { name: 'Compare now' }).click();
  await expect(page.getByRole('status').filter({ hasText: /^Compared / })).toBeVisible({ timeout: 120_000 });
  await expectNoFaults(page);
  await page.goto(booking);
  await expect(page.getByText(/^Paid back on /)).toBeVisible();
  await office.payOnline(false);
  await office.close();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a guest who cancels reads on the same page that the money is on its way, and that it was paid back', async ({
    page,
  }) => {
    const office = await openOffice(nameOf('Gorilla Trek'));
    const { booking, reference } = await payAndCancel(page, office, false);
    await office.giveBack(reference, 28_000);
    await page.goto(booking);
    await expect(page.getByText('On its way back to you')).toBeVisible();
    await expectFitsWidth(page);
    // The sandbox pays out after a while.
    await expect(async () => {
      await office.askAboutRefunds(reference);
      await page.reload();
      await expect(page.getByText(/^Paid back on /)).toBeVisible({ timeout: 1_000 });
    }).toPass({ timeout: 300_000, intervals: [3_000] });
    await expect(page.getByRole('definition').filter({ hasText: 'USD 280' })).toBeVisible();
    await office.payOnline(false);
    await office.close();
  });
});
