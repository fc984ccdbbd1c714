import type { APIRequestContext, Page } from '@playwright/test';
import { accessibilityFaults, expect, expectFitsWidth, signIn, test } from '../journey.ts';
import { nameOf } from './screens.ts';

async function send(request: APIRequestContext, path: string, data: object): Promise<void> {
  expect((await request.post(`/api/v1${path}`, { data })).ok()).toBe(true);
}

/** Writes to the office as a visitor would, and answers the subject, which no other message has. */
async function write(request: APIRequestContext): Promise<string> {
  const subject = nameOf('Boots for');
  await send(request, '/contact', { name: 'Grace', email: 'grace@example.org', subject, message: 'Which?' });
  return subject;
}

/** Somebody whose lists nobody else has looked at: what is new is counted by person. */
async function newcomer(request: APIRequestContext) {
  const email = `${nameOf('newcomer').replaceAll(' ', '-').toLowerCase()}@lubugo.example`;
  const password = 'boots by the door at dawn';
  await send(request, '/admin/signup', { email, password, confirmPassword: password });
  return { email, password: () => password };
}

const link = (page: Page, label: string) => page.getByRole('list', { name: 'Inbox' }).getByText(label);

async function expectNoFaults(page: Page): Promise<void> {
  expect(await accessibilityFaults(page)).toEqual([]);
  await expectFitsWidth(page);
}

test('Messages, Subscribers, Donations and a message stand up to axe', async ({ page, request }) => {
  const subject = await write(request);
  const email = `${nameOf('reader').replaceAll(' ', '-')}@example.org`;
  await send(request, '/newsletter/subscribe', { email });
  await send(request, '/donations', { name: 'Peter Ssali', email, currency: 'USD', amount: 10 });
  // It is not paid, and so stands apart from those that are.
  await signIn(page, '/admin/donations');
  await page.getByLabel('Filter by status').selectOption('Not finished');
  await expect(page.getByRole('row').filter({ hasText: email })).toBeVisible();
  await expectNoFaults(page);

  await link(page, 'Subscribers').click();
  // The donations, which are on screen until then, have a row of this e-mail too.
  await expect(page.getByRole('heading', { name: 'Subscribers', level: 1 })).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: email })).toBeVisible();
  await expectNoFaults(page);

  await link(page, 'Messages').click();
  const row = page.getByRole('row').filter({ hasText: subject });
  await expect(row).toBeVisible();
  await expectNoFaults(page);
  await row.getByRole('button', { name: /^Open / }).click();
  await expect(page.getByRole('dialog', { name: subject })).toBeVisible();
  await expectNoFaults(page);
});

test('a message that comes in is counted, shown on a press, and new until it is opened', async ({
  page,
  request,
}) => {
  // What was there when staff came is not new, and stands in their list.
  const answered = (operation: string) =>
    page.waitForResponse((answer) => answer.request().postData()?.includes(operation) ?? false);
  const loaded = Promise.all([answered('query Changes'), answered('StaffMessages')]);
  await signIn(page, '/admin/messages', await newcomer(request));
  await expect(page.getByRole('heading', { name: 'Messages' })).toBeVisible();
  await loaded;
  const subject = await write(request);
  // Told within 4 s. Coming back to the tab would be quicker, but also asks for the list anew when that is a second old.
  const show = page.getByRole('button', { name: 'Show new messages' });
  await expect(show).toBeVisible();
  await expect(page.getByRole('link', { name: /^Messages \d+\+? new$/ })).toBeVisible();
  await expect(page).toHaveTitle(/^\(\d+\+?\) Messages/);
  await expectNoFaults(page);
  await expect(page.getByText(subject)).toHaveCount(0);
  await show.click();
  const row = page.getByRole('row').filter({ hasText: subject });
  await expect(row).toHaveAccessibleName(/^New /);
  await expect(show).toHaveCount(0);
  await expectNoFaults(page);

  // Neither the list nor a reload reads it, opening does.
  await page.reload();
  await expect(row).toHaveAccessibleName(/^New /);
  await row.getByRole('button', { name: /^Open / }).click();
  await expect(page.getByRole('dialog', { name: subject })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(row).toHaveAccessibleName(/^Grace /);
  await page.reload();
  await expect(row).toHaveAccessibleName(/^Grace /);
});

test('of two tabs of a browser one asks what changed, and both show it', async ({ page, request }) => {
  const subject = await write(request);
  await signIn(page, '/admin/messages');
  const other = await page.context().newPage();
  let asked = [0, 0];
  for (const [i, tab] of [page, other].entries())
    tab.on('request', (one) => {
      if (one.postData()?.includes('query Changes')) asked[i] = (asked[i] ?? 0) + 1;
    });
  await other.goto('/admin/messages');
  const rows = [page, other].map((tab) => tab.getByRole('row').filter({ hasText: subject }));
  for (const row of rows) await expect(row).toBeVisible();
  asked = [0, 0];
  await rows[0]?.getByRole('button', { name: /^Delete / }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  for (const row of rows) await expect(row).toHaveCount(0);
  await expect.poll(() => Math.max(...asked)).toBeGreaterThan(1);
  expect(Math.min(...asked)).toBe(0);
  await other.close();
});

test('all of a list is read on a press', async ({ page, request }) => {
  const person = await newcomer(request);
  const email = `${nameOf('reader').replaceAll(' ', '-')}@example.org`;
  await send(request, '/newsletter/subscribe', { email });
  await signIn(page, '/admin/subscribers', person);
  const row = page.getByRole('row').filter({ hasText: email });
  await expect(row).toHaveAccessibleName(/^New /);
  await expect(page.getByRole('link', { name: /^Subscribers \d+\+? new$/ })).toBeVisible();
  const readAll = page.getByRole('button', { name: 'Mark all as read' });
  await readAll.click();
  await expect(row).toHaveAccessibleName(/^(?!New )/);
  // Beside this journey others subscribe. Who came after the list was answered stays new until they are shown.
  const show = page.getByRole('button', { name: 'Show new subscribers' });
  await expect(async () => {
    if (await show.isVisible()) await show.click();
    if (await readAll.isVisible()) await readAll.click();
    await expect(page.getByRole('link', { name: 'Subscribers', exact: true })).toBeVisible({
      timeout: 5_000,
    });
  }).toPass();
  await page.reload();
  await expect(row).toHaveAccessibleName(/^(?!New )/);
});
