import { accessibilityFaults, expect, expectFitsWidth, signIn, test } from '../../journey.ts';
import { asStaff, expectLoaded, goToScreen, nameOf } from '../screens.ts';

/** Two months ahead, so that no day of it is over: its first Monday. */
function firstMonday(): string {
  const now = new Date();
  const first = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 2, 1));
  return dayAfter(first.toISOString().slice(0, 10), (8 - first.getUTCDay()) % 7);
}

const dayAfter = (day: string, days: number) =>
  new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);

test('departures are made as a series, seen as a month, given a guide, a vehicle and prices, moved and cancelled', async ({
  page,
}) => {
  const vehicle = nameOf('Van');
  const guide = nameOf('Guide');
  const monday = firstMonday();
  await signIn(page, '/admin/vehicles');
  const staff = await asStaff(page);
  await staff.make('coaches', {
    name: guide,
    role: 'Tour Guide',
    bio: 'Knows the way.',
    specialties: ['Hills'],
  });
  await page.getByRole('button', { name: 'New Vehicle' }).click();
  await page.getByLabel('Name').fill(vehicle);
  await page.getByLabel('Seats').fill('6');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Vehicle created successfully')).toBeVisible();

  await goToScreen(page, '/admin/departures');
  await page.getByRole('button', { name: 'New Departure' }).click();
  const dialog = page.getByRole('dialog', { name: 'New Departure' });
  await dialog.getByLabel('Service').selectOption({ index: 1 });
  await dialog.getByLabel('First day').fill(monday);
  await dialog.getByLabel('Begins at').fill('05:45');
  await dialog.getByLabel('Seats', { exact: true }).fill('4');
  await dialog.getByLabel('Mondays').check();
  await dialog.getByLabel('Up to').fill(dayAfter(monday, 14));
  await expect(dialog.getByText(/^Makes 3 departures, the last on Mon /)).toBeVisible();
  expect(await accessibilityFaults(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText(/^3 departures of .* made, from Mon /)).toBeVisible();

  for (const width of [1440, 360]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(`/admin/departures?view=month&month=${monday.slice(0, 7)}`);
    await expectLoaded(page);
    const link = page.getByRole('link', { name: /05:45, 0 of 4 taken/ }).first();
    await expect(link).toBeVisible();
    expect(await accessibilityFaults(page)).toEqual([]);
    await expectFitsWidth(page);
  }
  await page.setViewportSize({ width: 1440, height: 900 });
  const links = page.getByRole('link', { name: /05:45, 0 of 4 taken/ });
  await links.first().focus();
  await page.keyboard.press('ArrowDown');
  await expect(page.locator('a[data-day]:focus')).toHaveAttribute('data-day', dayAfter(monday, 7));
  await links.nth(1).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Guides and vehicles' })).toBeVisible();

  await page.getByLabel('Another guide').selectOption(guide);
  await page.getByRole('button', { name: 'Add the guide' }).click();
  await expect(page.getByRole('button', { name: `Remove ${guide}` })).toBeVisible();
  await page.getByLabel('Another vehicle').selectOption(`${vehicle}, 6 seats`);
  await page.getByRole('button', { name: 'Add the vehicle' }).click();
  await expect(page.getByRole('button', { name: `Remove ${vehicle}` })).toBeVisible();
  expect(await accessibilityFaults(page)).toEqual([]);

  await page.getByRole('link', { name: 'Give this departure its own' }).click();
  await page.getByRole('button', { name: 'Add a price' }).click();
  await page.getByLabel('Price', { exact: true }).fill('1250.50');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved. Who books from now on pays these prices.')).toBeVisible();
  await expect(
    page.getByRole('button', { name: 'Adult, any residence: USD 1,250.50', exact: true }),
  ).toBeVisible();
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.getByRole('link', { name: 'The departure' }).click();
  await expect(page.getByText('1 price of this departure alone.')).toBeVisible();

  const moved = dayAfter(monday, 9);
  await page.getByRole('button', { name: 'Move', exact: true }).click();
  await page.getByRole('dialog').getByLabel('First day').fill(moved);
  await page.getByRole('dialog').getByLabel('Why').fill('The permit is for another day.');
  await expect(page.getByText('Nobody has booked it: no mail leaves.')).toBeVisible();
  await page.getByRole('button', { name: 'Move it and tell everybody' }).click();
  await expect(page.getByText(/^The departure is moved to Wed /)).toBeVisible();
  await page.getByRole('button', { name: 'Cancel departure' }).click();
  await page.getByRole('dialog').getByLabel('Why').fill('The road is closed.');
  await page.getByRole('button', { name: 'Cancel it and tell everybody' }).click();
  await expect(page.getByText('The departure is cancelled')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Move', exact: true })).toBeHidden();

  await page.getByRole('link', { name: 'Manifest' }).click();
  await expect(page.getByText(/^Nobody has a confirmed booking yet/)).toBeVisible();
  await staff.removeAll();
});
