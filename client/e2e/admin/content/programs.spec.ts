import type { Page } from '@playwright/test';
import { accessibilityFaults, expect, recordOperations, test } from '../../journey.ts';

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

const saveProgram = (page: Page) =>
  page
    .getByRole('dialog')
    .getByRole('button', { name: /^(Save|Create|Add|Update)/ })
    .click();

async function createProgram(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'New Service' }).click();
  await fillProgram(page, name);
  await saveProgram(page);
  await expect(page.getByText('Program created successfully')).toBeVisible();
}

const rowOf = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });

test.use({ expectedInConsole: [/ERR_|Failed to load resource/] });

test('a program is created, edited and deleted, and the list changes without being asked for again', async ({
  openScreen,
  request,
}) => {
  const page = await openScreen('/admin/programs');
  await expect(rowOf(page, 'Bwindi').first()).toBeVisible();
  const name = nameOf('Coffee walk');

  await test.step('a field at fault is named beside it and nothing typed is lost', async () => {
    await page.getByRole('button', { name: 'New Service' }).click();
    await fillProgram(page, name, '-5');
    await saveProgram(page);
    await expect(page.getByText('Price must be 0 or more.')).toBeVisible();
    await expect(page.getByRole('dialog').getByLabel('Name')).toHaveValue(name);
  });
  await test.step('the guides to choose from stand below each other', async () => {
    const tab = (title: string) => page.getByRole('dialog').getByRole('tab', { name: title });
    await tab('What to expect').click();
    const boxes = page.getByRole('group', { name: /^Guides/ }).getByRole('checkbox');
    await expect(boxes).not.toHaveCount(0);
    const edges = await boxes.evaluateAll((all) => all.map((box) => box.getBoundingClientRect().left));
    expect(new Set(edges).size).toBe(1);
    await tab('Overview').click();
  });
  // The page is kept as it is without this one.
  expect(await (await request.get('/programs')).text()).not.toContain(name);
  const operations = recordOperations(page);
  await page
    .getByRole('dialog')
    .getByLabel(/^Price/)
    .fill('250000');
  await saveProgram(page);
  await expect(page.getByText('Program created successfully')).toBeVisible();
  await expect(rowOf(page, name)).toBeVisible();
  await test.step('what is published is on the public page in the very next request', async () => {
    expect(await (await request.get('/programs')).text()).toContain(name);
  });

  await rowOf(page, name)
    .getByRole('button', { name: /^Edit / })
    .click();
  await page.getByRole('dialog').getByLabel('Duration').fill('3 days');
  await saveProgram(page);
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

  expect(operations).toEqual(['CreateProgram', 'StaffProgramNow', 'UpdateProgram', 'DeleteProgram']);
});

test('of two people who edit one program the second is told who was faster, and keeps the typing', async ({
  openScreen,
}) => {
  const page = await openScreen('/admin/programs');
  const name = nameOf('Twice edited');
  await createProgram(page, name);
  const other = await page.context().newPage();
  await other.goto('/admin/programs');
  await rowOf(other, name)
    .getByRole('button', { name: /^Edit / })
    .click();
  await rowOf(page, name)
    .getByRole('button', { name: /^Edit / })
    .click();

  await page.getByRole('dialog').getByLabel('Duration').fill('5 days');
  await saveProgram(page);
  await expect(page.getByText('Program updated successfully')).toBeVisible();

  await other.getByRole('dialog').getByLabel('Duration').fill('9 days');
  await saveProgram(other);
  await expect(other.getByText(/owner@lubugo\.example/).last()).toBeVisible();
  await expect(other.getByRole('alertdialog')).toBeVisible();
  expect(await accessibilityFaults(other)).toEqual([]);
  await other.getByRole('button', { name: /overwrite/i }).click();
  await expect(other.getByText('Program updated successfully')).toBeVisible();
  await expect(rowOf(other, name)).toContainText('9 days');
});
