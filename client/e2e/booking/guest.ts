// What guests do to book, the same with JavaScript and without.
import type { Page } from '@playwright/test';
import { expect } from '../journey.ts';
import type { Office } from './office.ts';

export interface Guest {
  firstName: string;
  lastName: string;
  email: string;
}

/** Nobody else's address, so that a mail is found by it. */
export const newGuest = (): Guest => {
  const name = `nakato${Date.now()}${Math.round(Math.random() * 1e6)}`;
  return { firstName: 'Amina', lastName: 'Nakato', email: `${name}@example.org` };
};

/** From the page of the program to what the first date costs a foreigner and a citizen. */
export async function choose(page: Page, { programId, first }: Office): Promise<void> {
  await page.goto(`/programs/${programId}`);
  const dates = page.getByRole('region', { name: 'Dates' });
  await dates
    .getByRole('link', { name: /^(Book online|Join the waiting list)/ })
    .first()
    .click();
  await expect(page.getByText('Book online: step 1 of 2')).toBeVisible();
  await expect(page.getByLabel('Date', { exact: true })).toHaveValue(String(first.id));
  await page.getByRole('group', { name: 'East African citizen' }).getByLabel('Adults').fill('1');
  await page.getByRole('group', { name: 'All others' }).getByLabel('Adults').fill('1');
  await page.getByRole('button', { name: 'See the price' }).click();
  await expect(page.getByText('Book online: step 2 of 2')).toBeVisible();
}

/** The fields of whichever form stands there: the booking, or the place on the waiting list. */
export async function fillIn(page: Page, { firstName, lastName, email }: Guest): Promise<void> {
  const form = page.getByRole('form', { name: /^(Booking|Waiting list)$/ });
  await form.getByLabel('First name').fill(firstName);
  await form.getByLabel('Last name').fill(lastName);
  await form.getByLabel('Email').fill(email);
  await form.getByLabel('Phone').fill(`+256 7${String(Date.now()).slice(-8)}`);
  await form.getByLabel(/^I agree to these terms/).check();
}

/** The reference that the page of a booking names. */
export async function referenceOn(page: Page): Promise<string> {
  const label = page.getByText(/^Booking [0-9A-Z]{8}$/);
  return ((await label.textContent()) ?? '').replace('Booking ', '');
}
