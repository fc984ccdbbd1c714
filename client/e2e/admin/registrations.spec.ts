import type { APIRequestContext, Page } from '@playwright/test';
import { accessibilityFaults, expect, recordOperations, signIn, test } from '../journey.ts';
import { confirmDelete } from './screens.ts';

const dayFromNow = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

/** Registers somebody as an integrator would, and answers the last name, which nobody else has. */
async function register(request: APIRequestContext): Promise<string> {
  const lastName = `Nakato${Date.now()}${Math.round(Math.random() * 1e6)}`;
  const answer = await request.post('/api/v1/registrations', {
    data: {
      firstName: 'Amina',
      lastName,
      email: 'amina@example.org',
      phone: '+256 700 000 000',
      dateOfBirth: '1990-05-04',
      programId: 1,
      startDate: dayFromNow(300),
      emergencyName: 'Moses Okello',
      emergencyPhone: '+256 711 111 111',
      emergencyRelation: 'Brother',
      allergies: 'Bee stings',
      consent: true,
    },
  });
  expect(answer.status()).toBe(201);
  return lastName;
}

const rowOf = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });

test('a registration appears, is opened with its medical notes, is deleted and comes back by Undo', async ({
  page,
  request,
}) => {
  const lastName = await register(request);
  await signIn(page, '/admin/registrations');
  await page.getByRole('searchbox', { name: 'Search registrations' }).fill(lastName);
  await expect(page.getByText('1 shown')).toBeVisible();
  const row = rowOf(page, lastName);
  await expect(row).toContainText('May 4, 1990');
  await expect(row.getByRole('cell', { name: 'On file' })).toHaveCount(1);
  await expect(row).not.toContainText('Bee stings');
  expect(await accessibilityFaults(page)).toEqual([]);

  await row.getByRole('button', { name: /^Open / }).click();
  const medical = page.getByRole('dialog').getByRole('region', { name: 'Medical Information' });
  await expect(medical.getByText('Bee stings')).toBeVisible();
  await expect(medical.getByText('None specified')).toHaveCount(2);
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.getByRole('button', { name: 'Close', exact: true }).click();
  await expect(page.getByRole('dialog')).toBeHidden();

  const operations = recordOperations(page);
  await row.getByRole('button', { name: /^Delete / }).click();
  await confirmDelete(page);
  const undo = page.getByRole('button', { name: 'Undo' });
  // It stays while the mouse is on it.
  await undo.hover();
  await expect(page.getByText('Registration deleted successfully')).toBeVisible();
  await expect(row).toHaveCount(0);
  await undo.click();
  await expect(page.getByText('Registration restored successfully')).toBeVisible();
  await expect(row).toBeVisible();
  expect(operations).toEqual(['DeleteRegistration', 'RestoreRegistration']);
});
