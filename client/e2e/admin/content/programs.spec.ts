import type { Page } from '@playwright/test';
import { accessibilityFaults, expect, recordOperations, signIn, test } from '../../journey.ts';

/** Names of its own for each run, so that journeys do not meet each other's programs. */
const nameOf = (what: string) => `${what} ${Date.now()}-${Math.round(Math.random() * 1e6)}`;

async function fillProgram(page: Page, name: string, price = '250000'): Promise<void> {
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name').fill(name);
  await dialog.getByLabel('Description').fill('Two days of walking between coffee gardens.');
  await dialog.getByLabel('Duration').fill('2 days');
  await dialog.getByLabel(/^Price/).fill(price);
  await dialog.getByLabel(/^Schedule/).fill('Saturday, Departs 7:00 AM');
  await dialog.getByLabel(/^Image URL/).fill('https://pictures.lubugo.example/coffee.jpg');
}

async function createProgram(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'New Service' }).click();
  await fillProgram(page, name);
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^(Save|Create|Add)/ })
    .click();
  await expect(page.getByText('Program created successfully')).toBeVisible();
}

const rowOf = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });

test.use({ expectedInConsole: [/ERR_|Failed to load resource/] });

test('a program is created, edited and deleted, and the list changes without being asked for again', async ({
  page,
}) => {
  await signIn(page, '/admin/programs');
  await expect(rowOf(page, 'Bwindi').first()).toBeVisible();
  const operations = recordOperations(page);
  const name = nameOf('Coffee walk');

  await createProgram(page, name);
  await expect(rowOf(page, name)).toBeVisible();

  await rowOf(page, name)
    .getByRole('button', { name: /^Edit / })
    .click();
  await page.getByRole('dialog').getByLabel('Duration').fill('3 days');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Save|^Update/ })
    .click();
  await expect(page.getByText('Program updated successfully')).toBeVisible();
  await expect(rowOf(page, name)).toContainText('3 days');

  await rowOf(page, name)
    .getByRole('button', { name: /^Delete / })
    .click();
  const question = page.getByRole('alertdialog');
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Program deleted successfully')).toBeVisible();
  await expect(rowOf(page, name)).toHaveCount(0);

  expect(operations).toEqual(['CreateProgram', 'UpdateProgram', 'DeleteProgram']);
});

test('what is published is on the public page in the very next request', async ({ page, request }) => {
  await signIn(page, '/admin/programs');
  const name = nameOf('Lake breakfast');
  await createProgram(page, name);
  expect(await (await request.get('/programs')).text()).toContain(name);
});

test('a field at fault is named beside it and nothing typed is lost', async ({ page }) => {
  await signIn(page, '/admin/programs');
  await page.getByRole('button', { name: 'New Service' }).click();
  await fillProgram(page, 'Half a program', '-5');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^(Save|Create|Add)/ })
    .click();
  await expect(page.getByText('Price must be 0 or more.')).toBeVisible();
  await expect(page.getByRole('dialog').getByLabel('Name')).toHaveValue('Half a program');
});

test('of two people who edit one program the second is told who was faster, and keeps the typing', async ({
  page,
  context,
}) => {
  await signIn(page, '/admin/programs');
  const name = nameOf('Twice edited');
  await createProgram(page, name);
  const other = await context.newPage();
  await other.goto('/admin/programs');
  await rowOf(other, name)
    .getByRole('button', { name: /^Edit / })
    .click();
  await rowOf(page, name)
    .getByRole('button', { name: /^Edit / })
    .click();

  await page.getByRole('dialog').getByLabel('Duration').fill('5 days');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Save|^Update/ })
    .click();
  await expect(page.getByText('Program updated successfully')).toBeVisible();

  await other.getByRole('dialog').getByLabel('Duration').fill('9 days');
  await other
    .getByRole('dialog')
    .getByRole('button', { name: /^Save|^Update/ })
    .click();
  await expect(other.getByText(/owner@lubugo\.example/).last()).toBeVisible();
  await expect(other.getByRole('alertdialog')).toBeVisible();
  expect(await accessibilityFaults(other)).toEqual([]);
  await other.getByRole('button', { name: /overwrite/i }).click();
  await expect(other.getByText('Program updated successfully')).toBeVisible();
  await expect(rowOf(other, name)).toContainText('9 days');
});
