import type { Page } from '@playwright/test';
import { expect, recordOperations, test } from '../../journey.ts';
import { confirmDelete, form, nameOf, save } from '../screens.ts';

const rowOf = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });

// The picture of this journey is elsewhere, where there is none.
test.use({ expectedInConsole: [/ERR_|Failed to load resource/] });

test('a testimonial is made, changed and deleted, and the list is not asked for again', async ({
  openScreen,
}) => {
  const page = await openScreen('/admin/alumni');
  await expect(page.getByText(/^Total Testimonial: \d+$/)).toBeVisible();
  const operations = recordOperations(page);
  const name = nameOf('Priya');

  await page.getByRole('button', { name: 'New Testimonial' }).click();
  await expect(page.getByRole('dialog', { name: 'Add New Testimonial' })).toBeVisible();
  await form(page).getByLabel('Name').fill(name);
  await form(page).getByLabel('Position').fill('I would go again tomorrow.');
  await form(page).getByLabel('Destination').fill('Kidepo');
  await form(page).getByLabel('Descriptions').fill('Saw a cheetah, Danced the edonga');
  await form(page).getByLabel('Image URL').fill('https://pictures.lubugo.example/priya.jpg');
  await save(page);
  await expect(page.getByText('Testimonial created successfully')).toBeVisible();
  await expect(rowOf(page, name)).toContainText('Danced the edonga');

  await rowOf(page, name).getByRole('button', { name: /^Edit/ }).click();
  await expect(page.getByRole('dialog', { name: 'Edit Testimonial' })).toBeVisible();
  await form(page).getByLabel('Category').selectOption('Youth Teams');
  await save(page);
  await expect(page.getByText('Testimonial updated successfully')).toBeVisible();
  await expect(rowOf(page, name)).toContainText('Youth Teams');

  await rowOf(page, name)
    .getByRole('button', { name: /^Delete/ })
    .click();
  await confirmDelete(page);
  await expect(page.getByText('Testimonial deleted successfully')).toBeVisible();
  await expect(rowOf(page, name)).toHaveCount(0);

  expect(operations).toEqual(['CreateAlumnus', 'UpdateAlumnus', 'DeleteAlumnus']);
});
