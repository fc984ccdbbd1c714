import type { Page } from '@playwright/test';
import { accessibilityFaults, expect, expectFitsWidth, recordOperations, signIn, test } from '../journey.ts';
import { asStaff, nameOf } from './screens.ts';

const rowOf = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });

/** Makes a testimonial, deletes it and answers its name. */
async function deleteOne(page: Page, staff: Awaited<ReturnType<typeof asStaff>>): Promise<string> {
  const name = nameOf('Old friend');
  const [{ image }] = (await (await page.request.get('/api/v1/alumni')).json()).data;
  const path = await staff.make('alumni', { name, position: 'We laughed.', graduationYear: 1999, image });
  await staff.remove(path);
  return name;
}

test('what was deleted is found in the trash, restored to its screen, or deleted for good', async ({
  page,
}) => {
  await signIn(page, '/admin/alumni');
  await expect(page.getByText(/^Total Testimonial: \d+$/)).toBeVisible();
  const staff = await asStaff(page);
  const [kept, lost] = [await deleteOne(page, staff), await deleteOne(page, staff)];
  const operations = recordOperations(page);

  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('link', { name: 'Trash' }).click();
  await expect(rowOf(page, lost)).toContainText('30 days');
  expect(await accessibilityFaults(page)).toEqual([]);
  await rowOf(page, kept)
    .getByRole('button', { name: /^Restore/ })
    .click();
  await expect(page.getByText('Testimonial restored successfully')).toBeVisible();
  await expect(rowOf(page, kept)).toHaveCount(0);

  await rowOf(page, lost)
    .getByRole('button', { name: /^Delete/ })
    .click();
  const question = page.getByRole('alertdialog', { name: 'Delete for good?' });
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
  expect(await accessibilityFaults(page)).toEqual([]);
  await question.getByRole('button', { name: 'Delete for good' }).click();
  await expect(page.getByText('Testimonial deleted for good')).toBeVisible();
  await expect(rowOf(page, lost)).toHaveCount(0);

  await page.getByRole('navigation', { name: 'Staff' }).getByRole('link', { name: 'Testimonials' }).click();
  await expect(rowOf(page, kept)).toBeVisible();
  expect(operations).toEqual(['StaffTrash', 'RestoreAlumnus', 'DeleteForGood']);
  await staff.removeAll();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test('the trash is a stack of cards that fits, and axe finds nothing', async ({ page }) => {
    await signIn(page, '/admin/trash');
    const name = await deleteOne(page, await asStaff(page));
    await page.reload();
    await expect(rowOf(page, name).getByRole('button', { name: /^Restore/ })).toBeVisible();
    await expectFitsWidth(page);
    expect(await accessibilityFaults(page)).toEqual([]);
  });
});
