import type { Page } from '@playwright/test';
import { expect, recordOperations, test } from '../../journey.ts';
import { confirmDelete, form, nameOf, pressSlowly, save } from '../screens.ts';

const cardOf = (page: Page, name: string) =>
  page.getByRole('list', { name: 'Staff', exact: true }).getByRole('listitem').filter({ hasText: name });

test('a team member is added, changed and deleted, and the cards change without being asked for again', async ({
  openScreen,
}) => {
  const page = await openScreen('/admin/coaches');
  await expect(page.getByText(/^Total \d+$/)).toBeVisible();
  const operations = recordOperations(page);
  const name = nameOf('Isaac');

  await page.getByRole('button', { name: 'Add Member' }).click();
  await form(page).getByLabel('Name').fill(name);
  await form(page).getByRole('tab', { name: 'Driver' }).click();
  await form(page).getByLabel('Role').fill('Vans');
  await form(page).getByLabel('Bio').fill('Never late, never hurried.');
  await form(page).getByLabel('Specialties').fill('Night drives, Swahili');
  await save(page);
  await expect(page.getByText('Team member created successfully')).toBeVisible();
  await expect(cardOf(page, name)).toContainText('Driver - Vans');

  await cardOf(page, name).getByRole('button', { name: /^Edit/ }).click();
  await expect(form(page).getByRole('tab', { name: 'Driver' })).toHaveAttribute('aria-selected', 'true');
  await expect(form(page).getByLabel('Role')).toHaveValue('Vans');
  await form(page).getByLabel('Role').fill('Land Cruiser');
  await save(page);
  await expect(page.getByText('Team member updated successfully')).toBeVisible();
  await expect(cardOf(page, name)).toContainText('Driver - Land Cruiser');

  await cardOf(page, name)
    .getByRole('button', { name: /^Delete/ })
    .click();
  await expect(page.getByRole('alertdialog')).toContainText(
    'Are you sure you want to delete this team member?',
  );
  await confirmDelete(page);
  await expect(page.getByText('Team member deleted successfully')).toBeVisible();
  await expect(cardOf(page, name)).toHaveCount(0);

  expect(operations).toEqual(['CreateCoach', 'UpdateCoach', 'DeleteCoach']);
});

test('what is pressed first gets the press, though the field that was left says what is wrong with it', async ({
  openScreen,
}) => {
  const page = await openScreen('/admin/coaches');
  await page.getByRole('button', { name: 'Add Member' }).click();
  await expect(form(page).getByLabel('Name')).toBeFocused();
  await pressSlowly(page, form(page).getByRole('tab', { name: 'Driver' }));
  await expect(form(page).getByText('Name is required.')).toBeVisible();
  await expect(form(page).getByRole('tab', { name: 'Driver' })).toHaveAttribute('aria-selected', 'true');

  const chooser = page.waitForEvent('filechooser');
  await form(page).getByLabel('Role').focus();
  await pressSlowly(page, form(page).getByText('Choose a picture'));
  await chooser;
  await expect(form(page).getByText('Role is required.')).toBeVisible();
});

test('the filter and the search stand in the address and survive a reload', async ({ openScreen }) => {
  const page = await openScreen('/admin/coaches');
  await page.getByLabel('Filter team members').selectOption('Coaches');
  await expect(page).toHaveURL(/show=coaches/);
  await expect(page.getByText(/^\d+ shown$/)).toBeVisible();
  await page.getByRole('searchbox').fill('nobody of this name');
  await expect(page.getByText('No team members found matching your criteria.')).toBeVisible();
  await expect(page).toHaveURL(/q=nobody/);
  await page.reload();
  await expect(page.getByRole('searchbox')).toHaveValue('nobody of this name');
  await expect(page.getByText('No team members found matching your criteria.')).toBeVisible();
});
