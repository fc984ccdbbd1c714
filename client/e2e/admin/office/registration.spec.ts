import type { APIRequestContext, Page } from '@playwright/test';
import {
  accessibilityFaults,
  expect,
  expectFitsWidth,
  recordOperations,
  signIn,
  tabTo,
  test,
} from '../../journey.ts';
import { nameOf } from '../screens.ts';

/** Registers somebody as the website does, and answers the last name, which nobody else has. */
async function register(request: APIRequestContext): Promise<string> {
  const lastName = nameOf('Nakato').replaceAll(' ', '');
  const answer = await request.post('/api/v1/registrations', {
    data: {
      firstName: 'Amina',
      lastName,
      email: `${lastName.toLowerCase()}@example.org`,
      phone: '0700 000 000',
      dateOfBirth: '1990-05-04',
      programId: 1,
      startDate: new Date(Date.now() + 300 * 86_400_000).toISOString().slice(0, 10),
      allergies: 'Bee stings',
      consent: true,
    },
  });
  expect(answer.status()).toBe(201);
  return lastName;
}

/** Somebody else who may sign in. */
async function colleague(request: APIRequestContext) {
  const email = `${nameOf('colleague').replaceAll(' ', '-').toLowerCase()}@lubugo.example`;
  const password = 'boots by the door at dawn';
  await request.post('/api/v1/admin/signup', { data: { email, password, confirmPassword: password } });
  return { email, password: () => password };
}

/** From a template, with a file, looked at before it is sent; nothing is pressed with the mouse. */
async function replyByKeyboard(page: Page): Promise<void> {
  // From the head of the page, as the reply is what comes first after it.
  await page.getByRole('link', { name: 'All registrations' }).focus();
  const reply = page.getByRole('form', { name: 'Reply by mail' });
  await expect(reply).toBeVisible();
  const template = reply.getByRole('combobox', { name: 'Template' });
  await tabTo(page, template);
  await expect(template.getByRole('option', { name: 'Loading...' })).toHaveCount(0);
  await page.keyboard.press('ArrowDown');
  await expect(reply.getByRole('textbox', { name: 'Text' })).not.toHaveValue('');
  // Listened for before the way there: a press that comes before the browser listens opens a chooser that nobody sees.
  const chooser = page.waitForEvent('filechooser');
  await tabTo(page, reply.getByLabel('Attach files'));
  await page.keyboard.press('Enter');
  await (await chooser).setFiles({
    name: 'route.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from('Day one'),
  });
  // As long as it is on its way it has a button to stop it, and the reply is not sent.
  await expect(reply.getByRole('button', { name: 'Remove route.txt' })).toBeVisible();
  const preview = reply.getByRole('button', { name: 'Preview' });
  await tabTo(page, preview);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(preview).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(reply.getByRole('checkbox', { name: 'and set to Confirmed' })).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(reply.getByRole('button', { name: 'Send reply' })).toBeFocused();
  await page.keyboard.press('Enter');
}

test('a registration comes in, is taken, answered from a template, confirmed, completed and exported; its timeline tells it all, and a second person sees each step', async ({
  page,
  request,
  browser,
}) => {
  const lastName = await register(request);
  await signIn(page, '/admin/registrations');
  await page.getByRole('searchbox', { name: 'Search registrations' }).fill(lastName);
  await expect(page).toHaveURL(new RegExp(`/admin/registrations\\?q=${lastName}$`));
  await expect(page.getByText('1 shown', { exact: true })).toBeVisible();
  const row = page.getByRole('row').filter({ hasText: lastName });
  await row.getByRole('button', { name: /^Open / }).click();
  await expect(page.getByText('Bee stings')).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`/admin/registrations/\\d+\\?q=${lastName}$`));
  await page.goBack();
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.goForward();
  await page.getByRole('link', { name: 'Open as page' }).click();
  await expect(page.getByRole('heading', { level: 1, name: `Amina ${lastName}` })).toBeVisible();
  await expect(page.getByText('Health data on file: Allergies.')).toBeVisible();

  // A colleague has the same page open, in a browser of her own.
  const context = await browser.newContext({ baseURL: process.env.E2E_ORIGIN });
  const other = await context.newPage();
  await signIn(other, new URL(page.url()).pathname, await colleague(request));

  const operations = recordOperations(page);
  await page.getByRole('button', { name: 'Take it' }).click();
  await expect(page.getByText(/took charge/)).toBeVisible();
  await expect(other.getByText(/took charge/)).toBeVisible();
  await page.getByRole('textbox', { name: 'New note' }).fill('Wants a window seat.');
  await page.getByRole('button', { name: 'Add note' }).click();
  await expect(page.getByText('Wants a window seat.', { exact: true })).toBeVisible();
  await page.getByRole('textbox', { name: 'Remind of' }).fill('Call about the deposit');
  await page.getByRole('button', { name: 'In a week' }).click();
  await page.getByRole('button', { name: 'Set reminder' }).click();
  await expect(page.getByText(/ set a reminder for /)).toBeVisible();
  await replyByKeyboard(page);
  await expect(page.getByText(/answered by mail/)).toBeVisible();
  await expect(other.getByText(/answered by mail/)).toBeVisible();
  const pressed = { pressed: true, exact: true };
  await expect(other.getByRole('button', { name: 'In contact', ...pressed })).toBeVisible();
  for (const status of ['Confirmed', 'Completed']) {
    await page.getByRole('button', { name: status, exact: true }).click();
    await expect(page.getByText(`to “${status}”`)).toBeVisible();
    await expect(other.getByRole('button', { name: status, ...pressed })).toBeVisible();
  }
  await context.close();
  expect(operations).not.toContain('StaffRegistrations');
  expect(await accessibilityFaults(page)).toEqual([]);
  await expectFitsWidth(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await expectFitsWidth(page);
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.setViewportSize({ width: 1440, height: 900 });

  await page.getByRole('link', { name: 'All registrations' }).click();
  await page.getByRole('button', { name: 'Filter' }).click();
  await page.getByRole('checkbox', { name: 'Completed' }).check();
  await expect(page).toHaveURL(/status=completed/);
  await expect(row).toBeVisible();
  expect(await accessibilityFaults(page)).toEqual([]);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download CSV' }).click();
  expect((await download).suggestedFilename()).toMatch(/^registrations-.*\.csv$/);

  await page.goto('/admin/reminders?show=mine');
  const line = page.getByRole('listitem').filter({ hasText: lastName });
  await expect(line).toContainText('Call about the deposit');
  expect(await accessibilityFaults(page)).toEqual([]);
  await line.getByRole('button', { name: /^Done/ }).click();
  const undo = page.getByRole('button', { name: 'Undo' });
  // It stays while the mouse is on it.
  await undo.hover();
  await expect(line).toHaveCount(0);
  await undo.click();
  await line.getByRole('link').click();
  const done = page.getByRole('list').filter({ hasText: 'registered' }).last();
  for (const words of [
    'registered',
    'took charge',
    'wrote a note',
    'set a reminder',
    '“Confirmed”',
    '“Completed”',
  ])
    await expect(done).toContainText(words);
});

test('a file with a long name that is too large for a reply is refused within the width of a phone', async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const lastName = await register(request);
  await signIn(page, '/admin/registrations');
  await page.goto(`/admin/registrations?q=${lastName}`);
  await page.getByRole('button', { name: new RegExp(`^Open Amina ${lastName}`) }).click();
  await page.getByRole('link', { name: 'Open as page' }).click();
  const name = `${'scan of a letter '.repeat(8)}.txt`;
  const buffer = Buffer.alloc(10 * 1024 * 1024 + 1, 'a');
  await page.getByLabel('Attach files').setInputFiles({ name, mimeType: 'text/plain', buffer });
  await expect(page.getByText(/at most 10 MB can be sent/)).toBeVisible();
  await expectFitsWidth(page);
});
