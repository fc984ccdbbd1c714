import type { Page } from '@playwright/test';
import { expect, recordOperations, test } from '../../journey.ts';
import { confirmDelete, form, nameOf, save } from '../screens.ts';

const cardOf = (page: Page, name: string) =>
  page.getByRole('list', { name: 'Gallery', exact: true }).getByRole('listitem').filter({ hasText: name });

// The pictures of this journey are elsewhere, where there are none.
test.use({ expectedInConsole: [/ERR_|Failed to load resource/] });

test('a gallery item is added, becomes a film and is deleted, and the cards are not asked for again', async ({
  openScreen,
}) => {
  const page = await openScreen('/admin/gallery');
  await expect(page.getByText(/^Total \d+$/)).toBeVisible();
  const operations = recordOperations(page);
  const name = nameOf('Regatta');

  await page.getByRole('button', { name: 'Add Image' }).click();
  await form(page).getByLabel('Title').fill(name);
  await form(page).getByLabel('Category').selectOption('Competitions');
  await form(page).getByLabel('Image URL').fill('https://pictures.lubugo.example/regatta.jpg');
  await save(page);
  await expect(page.getByText('Gallery item created successfully')).toBeVisible();
  await expect(cardOf(page, name)).toContainText('Competitions');

  await cardOf(page, name).getByRole('button', { name: /^Edit/ }).click();
  await form(page).getByRole('tab', { name: 'Video' }).click();
  await form(page).getByLabel('Video URL').fill('https://www.youtube.com/watch?v=aqz-KE-bpKQ');
  await form(page).getByLabel('Image URL').fill('');
  await save(page);
  await expect(page.getByText('Gallery item updated successfully')).toBeVisible();
  await expect(cardOf(page, name)).toContainText('Video');

  await cardOf(page, name)
    .getByRole('button', { name: /^Delete/ })
    .click();
  await confirmDelete(page);
  await expect(page.getByText('Gallery item deleted successfully')).toBeVisible();
  await expect(cardOf(page, name)).toHaveCount(0);

  expect(operations).toEqual(['CreateGalleryItem', 'UpdateGalleryItem', 'DeleteGalleryItem']);
});

test('the cards are filtered by category', async ({ openScreen }) => {
  const page = await openScreen('/admin/gallery');
  await page.getByLabel('Filter by category').selectOption('Facilities');
  await expect(page).toHaveURL(/show=stays/);
  await expect(page.getByText(/^\d+ shown$/)).toBeVisible();
  await page.getByRole('searchbox').fill('nothing of this name');
  await expect(page.getByText('No gallery items found matching your criteria.')).toBeVisible();
});
