import type { APIRequestContext, Browser, Page } from '@playwright/test';
import { accessibilityFaults, expect, hydrated, recordOperations, signIn, test } from '../journey.ts';
import { linkMailedTo } from './mail.ts';

const password = 'a long enough password';
const someone = () => `someone-${Date.now()}-${Math.round(Math.random() * 1e6)}@lubugo.example`;

/** Makes an account as an integrator would. */
async function account(request: APIRequestContext) {
  const email = someone();
  const data = { email, password, confirmPassword: password };
  expect((await request.post('/api/v1/admin/signup', { data })).status()).toBe(201);
  return { email, password: () => password };
}

/** A page of another person's browser. */
async function elsewhere(browser: Browser): Promise<Page> {
  return (await browser.newContext({ baseURL: process.env.E2E_ORIGIN })).newPage();
}

async function choosePassword(page: Page, label: string, chosen: string): Promise<void> {
  await page.getByLabel(label, { exact: true }).fill(chosen);
  await page.getByLabel(/^confirm/i).fill(chosen);
}

test('who is invited signs up by the link of the mail, appears among the people and is removed', async ({
  openScreen,
  browser,
}) => {
  const page = await openScreen('/admin/people');
  const email = someone();
  await page.getByRole('button', { name: 'Invite somebody' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Email').fill(email);
  expect(await accessibilityFaults(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Send invitation' }).click();
  await expect(
    page.getByRole('region', { name: 'Invitations' }).getByText(email, { exact: true }),
  ).toBeVisible();
  await expect(dialog).toBeHidden();

  const theirs = await elsewhere(browser);
  await theirs.goto(await linkMailedTo(email, '/admin/signup'));
  await hydrated(theirs);
  await expect(theirs.getByLabel('Email')).toHaveValue(email);
  expect(await accessibilityFaults(theirs)).toEqual([]);
  await choosePassword(theirs, 'Password', password);
  await theirs.getByRole('button', { name: 'Sign up' }).click();
  await expect(theirs).toHaveURL(/\/admin$/);
  await theirs.goto('/admin/people');
  await hydrated(theirs);
  await expect(theirs.getByText(/for owners of this site/)).toBeVisible();
  await theirs.context().close();

  await page.reload();
  const row = page.getByRole('region', { name: 'People' }).getByRole('row').filter({ hasText: email });
  await expect(row).toContainText('Editor');
  await expect(row).toContainText('1 place');
  expect(await accessibilityFaults(page)).toEqual([]);
  const operations = recordOperations(page);
  await row.getByRole('button', { name: `Remove ${email}` }).click();
  const question = page.getByRole('alertdialog');
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
  expect(await accessibilityFaults(page)).toEqual([]);
  await question.getByRole('button', { name: 'Remove' }).click();
  await expect(row).toHaveCount(0);
  await expect(page.getByText(`The account of ${email} is removed.`)).toBeVisible();
  expect(operations).toEqual(['RemoveUser']);
});

test('a forgotten password is replaced by the link of a mail', async ({ page, request }) => {
  const { email } = await account(request);
  await page.goto('/admin/login');
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  // The sign-in has a field of the same name.
  await expect(page.getByRole('button', { name: 'Send the link' })).toBeVisible();
  await page.getByLabel('Email').fill(email);
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(page.getByText(/the link is on its way/)).toBeVisible();

  await page.goto(await linkMailedTo(email, '/admin/reset-password'));
  await choosePassword(page, 'New password', 'another long password');
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.getByRole('button', { name: 'Save the new password' }).click();
  await expect(page).toHaveURL(/\/admin\/login$/);
  await signIn(page, '/admin', { email, password: () => 'another long password' });
  await expect(page.getByRole('link', { name: email })).toBeVisible();
});

test('a session that is ended from another browser asks for the password with its next call', async ({
  page,
  browser,
  request,
}) => {
  const who = await account(request);
  const other = await elsewhere(browser);
  await signIn(other, '/admin', who);
  await expect(other.getByRole('link', { name: 'Stays' })).toBeVisible();
  await signIn(page, '/admin/account', who);
  const places = page.getByRole('list', { name: 'Where you are signed in' }).getByRole('listitem');
  // The call that made the account, and both browsers.
  await expect(places).toHaveCount(3);
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.getByRole('button', { name: 'End all others' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
  expect(await accessibilityFaults(page)).toEqual([]);
  await question.getByRole('button', { name: 'End all others' }).click();
  await expect(places).toHaveCount(1);

  // As when somebody comes back to the tab; else it calls every 4 s, so that nothing can be pressed here for certain.
  await other.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(other.getByRole('alertdialog', { name: 'Sign in again to go on' })).toBeVisible();
  await other.context().close();
});
