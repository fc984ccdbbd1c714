// Money that came in online goes back online: decided by a press, asked of the sandbox, done; and all of it stands on the list of all money.
import type { Page } from '@playwright/test';
import { nameOf } from '../admin/screens.ts';
import { accessibilityFaults, expect, expectFitsWidth, signIn, test } from '../journey.ts';
import { choose, fillIn, newGuest, referenceOn } from './guest.ts';
import { openOffice } from './office.ts';

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

test('a deposit that was paid online goes back by one press, is asked about, and is done once it is paid out', async ({
  page,
}) => {
  const office = await openOffice(nameOf('Gorilla Trek'));
  await office.payOnline(true);
  await choose(page, office);
  await fillIn(page, newGuest());
  await page.getByRole('button', { name: 'Hold these seats' }).click();
  const reference = await referenceOn(page);
  await page.getByRole('button', { name: /^Pay (USD [\d,.]+ )?now$/ }).click();
  await page.getByRole('link', { name: 'Go and pay USD 420' }).click();
  await page.getByRole('button', { name: 'Pay (test)', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Thank you, it is paid' })).toBeVisible();

  await signIn(page, '/admin/payments');
  await page.getByRole('searchbox', { name: /^Search by name, reference/ }).fill(reference);
  await page.getByRole('link', { name: reference }).click();
  const bookingId = Number(/bookings\/(\d+)/.exec(page.url())?.[1]);
  const money = page.getByRole('region', { name: 'Money' });
  await expect(money.getByText('Paid online')).toBeVisible();
  await office.cancel(bookingId, { byAgency: true });
  await page.reload();
  await money.getByRole('button', { name: 'Decide what goes back' }).click();
  const dialog = page.getByRole('dialog', { name: 'Decide what goes back' });
  await expect(dialog.getByLabel(/^How/)).toHaveValue('online');
  await expectNoFaults(page);
  await dialog.getByLabel('Goes back').focus();
  await page.keyboard.press('Enter');
  await expect(money.getByText('On its way back')).toBeVisible();

  // Taken on is not paid out: the sandbox pays out after a while.
  const ask = money.getByRole('button', { name: 'Ask the provider about USD 420 now' });
  const wentBack = money.getByText('Went back', { exact: true });
  await expect(async () => {
    await expect(ask.or(wentBack)).toBeVisible({ timeout: 15_000 });
    if (await ask.isVisible()) await ask.click();
    await expect(wentBack).toBeVisible({ timeout: 5_000 });
  }).toPass({ timeout: 100_000, intervals: [1_000] });
  await expectNoFaults(page);

  await page.goto(`/admin/payments?q=${reference}`);
  await expect(page.getByText('Found 2')).toBeVisible();
  await page.getByRole('button', { name: 'Compare now' }).click();
  await expect(page.getByRole('status').filter({ hasText: /^Compared / })).toBeVisible({ timeout: 20_000 });
  await expectNoFaults(page);
  await office.payOnline(false);
  await office.close();
});
