// Guests book on a phone: with JavaScript, and again without it.
import type { Page } from '@playwright/test';
import { linkMailedTo } from '../admin/mail.ts';
import { nameOf } from '../admin/screens.ts';
import { expect, test } from '../journey.ts';
import { choose, fillIn, newGuest, referenceOn } from './guest.ts';
import { type Office, openOffice } from './office.ts';

const withPage = [
  { how: 'with JavaScript', javaScriptEnabled: true },
  { how: 'without JavaScript', javaScriptEnabled: false },
];

const daysOf = (date: { startsOn: string }) =>
  new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' }).format(
    new Date(date.startsOn),
  );

/** The link that shows a file. */
async function expectPdf(page: Page, link: string): Promise<void> {
  const address = await page.getByRole('link', { name: link }).getAttribute('href');
  const answer = await page.request.get(address ?? '');
  expect(answer.headers()['content-type']).toBe('application/pdf');
  expect((await answer.body()).subarray(0, 5).toString()).toBe('%PDF-');
}

for (const { how, javaScriptEnabled } of withPage)
  test.describe(how, () => {
    test.use({ javaScriptEnabled });

    let office: Office;
    test.afterEach(() => office.close());

    test('two of different residence hold seats, pay a deposit at the desk, are confirmed, moved and cancel by the terms', async ({
      page,
    }) => {
      office = await openOffice(nameOf('Gorilla Trek'));
      const guest = newGuest();
      await choose(page, office);
      await expect(page.getByRole('row', { name: /^Total/ })).toContainText('USD 1,400');
      await expect(page.getByText('USD 420 confirms the booking')).toBeVisible();
      await fillIn(page, guest);
      await page.getByRole('button', { name: 'Hold these seats' }).click();

      const state = (title: string) => page.getByRole('heading', { level: 2, name: title });
      await expect(state('Your seats are held')).toBeVisible();
      const reference = await referenceOn(page);
      // Only the button of the mail's page confirms the address: who reads the mail for viruses confirms nothing.
      await page.goto(await linkMailedTo(guest.email, '/booking'));
      await page.getByRole('button', { name: 'Confirm my address' }).click();
      await expect(page.getByText('What is paid by then confirms them.')).toBeVisible();

      await office.takeMoney(reference, 42_000);
      await page.reload();
      await expect(state('Your journey is confirmed')).toBeVisible();
      await expect(page.getByRole('main')).toContainText('USD 420');
      await expectPdf(page, 'Voucher as PDF');

      await office.move(reference);
      await page.reload();
      await expect(page.getByRole('main')).toContainText(daysOf(office.second));
      await expect(page.getByRole('main')).not.toContainText(daysOf(office.first));

      await page.getByText('Cancel this booking').click();
      // More than 60 days before the journey begins 10 percent of the total is kept.
      await expect(
        page.getByText('You have paid USD 420. By the terms below we keep USD 140, and USD 280 comes back'),
      ).toBeVisible();
      await page.getByRole('button', { name: 'Cancel the booking' }).click();
      await expect(state('This booking is cancelled')).toBeVisible();
    });

    test('a date that is full has a waiting list: its place is offered when seats come free, and is taken', async ({
      page,
    }) => {
      office = await openOffice(nameOf('Chimp Walk'), 2);
      const sold = await office.sell();
      const guest = newGuest();
      await choose(page, office);
      await expect(page.getByText('This date is sold out.')).toBeVisible();
      await fillIn(page, guest);
      await page.getByRole('button', { name: 'Join the waiting list' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'You are on the list' })).toBeVisible();
      await expect(page.getByText('Nobody waits before you.')).toBeVisible();

      await office.cancel(sold);
      await page.reload();
      await expect(page.getByRole('heading', { level: 1, name: 'Seats are held for you' })).toBeVisible();
      const place = page.url();
      await page.goto(await linkMailedTo(guest.email, '/booking'));
      await page.getByRole('button', { name: 'Confirm my address' }).click();
      await expect(page.getByText('What is paid by then confirms them.')).toBeVisible();
      await page.goto(place);
      await expect(page.getByRole('heading', { level: 1, name: 'You have your seats' })).toBeVisible();
    });
  });

test.describe('without JavaScript, on a date that closes while the form is filled in', () => {
  test.use({ javaScriptEnabled: false, expectedInConsole: [/409|422/] });

  test('nothing typed is lost: another date takes it along, and only the terms are agreed anew', async ({
    page,
  }) => {
    const office = await openOffice(nameOf('Gorilla Trek'));
    await choose(page, office);
    await fillIn(page, newGuest());
    await page.getByLabel('Traveller 1: Adult').fill('Grace Akello');
    await office.closeFirst();
    await page.getByRole('button', { name: 'Hold these seats' }).click();
    await expect(page.getByText('What you typed is kept.')).toBeVisible();
    await page.getByRole('form', { name: 'Other dates' }).getByRole('button').first().click();
    await expect(page.getByText('Book online: step 2 of 2')).toBeVisible();
    await expect(page.getByLabel('First name')).toHaveValue('Amina');
    await expect(page.getByLabel('Traveller 1: Adult')).toHaveValue('Grace Akello');
    await page.getByLabel(/^I agree to these terms/).check();
    await page.getByRole('button', { name: 'Hold these seats' }).click();
    await expect(page.getByRole('heading', { level: 2, name: 'Your seats are held' })).toBeVisible();
    await office.close();
  });
});
