import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { accessibilityFaults, expect, recordOperations, test } from '../../journey.ts';
import { chooseLargePhoto, confirmDelete, form, nameOf, save } from '../screens.ts';

const rowOf = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });

const photo = fileURLToPath(new URL('../../../public/icon-512.png', import.meta.url));

test('a stay is made with an uploaded picture, changed and deleted, and the list is not asked for again', async ({
  openScreen,
}) => {
  const page = await openScreen('/admin/facilities');
  await expect(page.getByText(/^Total \d+$/)).toBeVisible();
  const operations = recordOperations(page);
  const name = nameOf('Crater House');

  await page.getByRole('button', { name: 'New Stay' }).click();
  await form(page).getByLabel('Name').fill(name);
  await form(page).getByLabel('Choose a picture').setInputFiles(photo);
  await expect(page.getByText('Image uploaded successfully')).toBeVisible();
  await expect(form(page).getByLabel('Image URL')).toHaveValue(/^\/media\/\w+\.jpg$/);
  await expect(form(page).getByRole('img', { name: 'Preview' })).toBeVisible();
  await form(page).getByLabel('Description').fill('Three rooms above the lake.');
  await form(page).getByLabel('Features').fill('Fireplace\n\nLibrary');
  await form(page).getByLabel('Equipment').fill('Canoes');
  await save(page);
  await expect(page.getByText('Stay created successfully')).toBeVisible();
  await expect(rowOf(page, name)).toContainText('Library');

  await rowOf(page, name).getByRole('button', { name: /^Edit/ }).click();
  await form(page).getByLabel('Capacity').fill('6 guests');
  await save(page);
  await expect(page.getByText('Stay updated successfully')).toBeVisible();
  await expect(rowOf(page, name)).toContainText('6 guests');

  await rowOf(page, name)
    .getByRole('button', { name: /^Delete/ })
    .click();
  await confirmDelete(page);
  await expect(page.getByText('Stay deleted successfully')).toBeVisible();
  await expect(rowOf(page, name)).toHaveCount(0);

  expect(operations).toEqual(['CreateFacility', 'UpdateFacility', 'DeleteFacility']);
});

test('going back with something typed is asked about, and staying keeps it', async ({ openScreen }) => {
  const page = await openScreen('/admin/facilities');
  await page.getByRole('link', { name: 'Gallery', exact: true }).click();
  // Before it is there, a press on Stays would stay on Stays.
  await expect(page.getByRole('heading', { level: 1, name: /Gallery/ })).toBeVisible();
  await page.getByRole('link', { name: 'Stays', exact: true }).click();
  await page.getByRole('button', { name: 'New Stay' }).click();
  await form(page).getByLabel('Name').fill('Half a house');
  await page.goBack();
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
  await expect(question).toBeVisible();
  expect(await accessibilityFaults(page)).toEqual([]);
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await expect(question).toBeHidden();
  await expect(form(page).getByLabel('Name')).toHaveValue('Half a house');
  await page.goBack();
  await question.getByRole('button', { name: 'Discard changes' }).click();
  await expect(page).toHaveURL(/\/admin\/gallery$/);
});

test.describe('with the network cut in mid-upload', () => {
  test.use({ expectedInConsole: [/Failed to load resource/] });

  test('the picture is kept and can be sent again', async ({ openScreen }) => {
    const page = await openScreen('/admin/facilities');
    await page.getByRole('button', { name: 'New Stay' }).click();
    await form(page).getByLabel('Name').fill('Kept');
    await page.route('**/api/v1/uploads', (route) => route.abort('connectionfailed'));
    await form(page).getByLabel('Choose a picture').setInputFiles(photo);
    await expect(page.getByText('Failed to upload image')).toBeVisible();
    await page.unroute('**/api/v1/uploads');
    await form(page).getByRole('button', { name: 'Try icon-512.png again' }).click();
    await expect(page.getByText('Image uploaded successfully')).toBeVisible();
    await expect(form(page).getByLabel('Name')).toHaveValue('Kept');
  });
});

test('a large photo is made smaller before it is sent, says how far it is, and can be stopped', async ({
  openScreen,
}) => {
  const page = await openScreen('/admin/facilities');
  await page.getByRole('button', { name: 'New Stay' }).click();
  await page.route('**/api/v1/uploads', () => undefined);
  const sent = page.waitForRequest('**/api/v1/uploads');
  const bytes = await chooseLargePhoto(form(page).getByLabel('Choose a picture'));
  expect(bytes).toBeGreaterThan(8_000_000);
  expect((await sent).postDataBuffer()?.length).toBeLessThan(bytes / 2);
  await expect(form(page).getByText(/^\d+% of \d+(\.\d)? [kM]B$/)).toBeVisible();
  await form(page).getByRole('button', { name: 'Stop' }).click();
  await expect(form(page).getByText(/^camera\.jpg was not uploaded\. You stopped it\.$/)).toBeVisible();

  await page.unroute('**/api/v1/uploads');
  await form(page).getByRole('button', { name: 'Try camera.jpg again' }).click();
  await expect(form(page).getByLabel('Image URL')).toHaveValue(/^\/media\/\w+\.jpg$/);
  const size = await form(page)
    .getByRole('img', { name: 'Preview' })
    .evaluate(async (picture: HTMLImageElement) => {
      await picture.decode();
      return [picture.naturalWidth, picture.naturalHeight];
    });
  // A camera that was held upright says so in the file.
  expect(size).toEqual([1800, 2400]);
});
