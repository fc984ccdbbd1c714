import type { Page } from '@playwright/test';
import { accessibilityFaults, expect, expectFitsWidth, signIn, test } from '../../journey.ts';
import { asStaff, nameOf } from '../screens.ts';

const dayAhead = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

/** A program with a price for everybody and two dates, far enough ahead that a cancelled booking gives something back. */
async function bookedProgram(page: Page) {
  const staff = await asStaff(page);
  const token = await page.evaluate(() => localStorage.getItem('token'));
  const headers = { authorization: `Bearer ${token}` };
  const name = nameOf('Gorilla Trek');
  const [{ imageUrl }] = (await (await page.request.get('/api/v1/programs')).json()).data;
  const path = await staff.make('programs', {
    name,
    imageUrl,
    description: 'Into Bwindi on foot.',
    category: 'activity',
    duration: '3 days',
    price: 3_000_000,
    schedule: 'By agreement',
    maxParticipants: 8,
    bookingMode: 'request',
  });
  const tier = { residence: 'any', ageBand: 'adult', currency: 'USD', amount: 100_000, permit: 80_000 };
  const prices = await page.request.put(`${path}/prices`, { headers, data: { tiers: [tier] } });
  expect(prices.status(), await prices.text()).toBe(200);
  const programId = Number(path.split('/').at(-1));
  const dates: number[] = [];
  for (const days of [100, 107]) {
    const data = { programId, startsOn: dayAhead(days), endsOn: dayAhead(days + 2), capacity: 4 };
    const answer = await page.request.post('/api/v1/departures', { headers, data });
    expect(answer.status(), await answer.text()).toBe(201);
    dates.push((await answer.json()).data.made[0].id);
  }
  return { name, first: dates[0] as number, remove: () => staff.removeAll() };
}

async function expectNoFaults(page: Page): Promise<void> {
  for (const viewport of [
    { width: 360, height: 740 },
    { width: 1440, height: 900 },
  ]) {
    await page.setViewportSize(viewport);
    await expectFitsWidth(page);
    expect(await accessibilityFaults(page)).toEqual([]);
  }
}

test('somebody is booked by telephone, pays a deposit, is confirmed, named, moved and cancelled; what goes back is decided, and the timeline tells it all', async ({
  page,
}) => {
  await signIn(page, '/admin/bookings');
  const { name, first, remove } = await bookedProgram(page);
  const lastName = nameOf('Nakato').replaceAll(' ', '');

  await page.goto(`/admin/bookings/new?departure=${first}`);
  await expect(page.getByRole('combobox', { name: 'Date' })).toHaveValue(String(first));
  await page.getByRole('spinbutton', { name: 'How many travellers, line 1' }).fill('2');
  const costs = page.getByRole('region', { name: 'What it costs' });
  await expect(costs.getByRole('row', { name: /^Total/ })).toContainText('USD 2,000');
  await page.getByRole('textbox', { name: 'First Name' }).fill('Amina');
  await page.getByRole('textbox', { name: 'Last Name' }).fill(lastName);
  await page.getByRole('textbox', { name: 'Email' }).fill(`${lastName.toLowerCase()}@example.org`);
  await page.getByRole('textbox', { name: 'Phone' }).fill('0700 000 000');
  await page.getByRole('button', { name: 'Hold for a day' }).click();
  await expectNoFaults(page);
  await page.getByRole('button', { name: 'Book', exact: true }).click();

  await expect(page.getByRole('heading', { level: 1, name: `Amina ${lastName}` })).toBeVisible();
  const state = page.getByRole('region', { name: 'State' });
  await expect(state).toContainText('Held');
  const money = page.getByRole('region', { name: 'Money' });
  await money.getByRole('button', { name: 'Write down money' }).click();
  const dialog = page.getByRole('dialog');
  // The deposit stands there already.
  await expect(dialog.getByRole('spinbutton', { name: /Sum/ })).not.toHaveValue('');
  await dialog.getByRole('spinbutton', { name: /Sum/ }).fill('600');
  await dialog.getByRole('textbox', { name: /Receipt number/ }).fill(`R-${lastName}`);
  await expectNoFaults(page);
  await dialog.getByRole('button', { name: 'Write it down' }).click();
  await expect(money.getByText('Came in')).toBeVisible();
  // With its deposit it is confirmed by itself.
  await expect(state).toContainText('The seats are sold.');
  await expectNoFaults(page);

  await page.getByRole('button', { name: 'Open names and passports' }).click();
  const names = page.getByRole('form', { name: 'Names and passports' });
  await names.getByRole('textbox', { name: /^Name/ }).first().fill(`Amina ${lastName}`);
  await names
    .getByRole('textbox', { name: /^Passport/ })
    .first()
    .fill('A1234567');
  await expectNoFaults(page);
  await names.getByRole('button', { name: 'Save travellers' }).click();
  await expect(page.getByRole('region', { name: 'Travellers' })).toContainText(`Amina ${lastName}`);

  await page.getByRole('button', { name: 'Change date' }).click();
  const dates = dialog.getByRole('combobox', { name: 'Other date' });
  await expect(dates.getByRole('option')).toHaveCount(3);
  await dates.selectOption({ index: 2 });
  await expectNoFaults(page);
  await dialog.getByRole('button', { name: 'Change the date' }).click();
  await expect(page.getByText(/ moved it from /)).toBeVisible();

  await state.getByRole('button', { name: 'Cancel booking' }).click();
  // More than 60 days before, 10 percent of the total is kept.
  await expect(dialog.getByRole('spinbutton', { name: /Goes back/ })).toHaveValue('400');
  await expectNoFaults(page);
  await dialog.getByRole('button', { name: 'Cancel booking' }).click();
  await money.getByRole('button', { name: 'Decide what goes back' }).click();
  await dialog.getByRole('textbox', { name: /Receipt number/ }).fill(`B-${lastName}`);
  await expectNoFaults(page);
  await dialog.getByRole('button', { name: 'Write down that it went back' }).click();
  await expect(money.getByText('Went back')).toBeVisible();
  const timeline = page.getByRole('region', { name: 'Timeline' });
  for (const words of [
    'to “Confirmed”',
    'to “Cancelled”',
    'wrote down: ',
    'opened the passports and dates of birth',
  ])
    await expect(timeline).toContainText(words);

  await page.getByRole('link', { name: 'All bookings' }).click();
  await page.getByRole('searchbox', { name: 'Search bookings' }).fill(lastName);
  const row = page.getByRole('row').filter({ hasText: lastName });
  await expect(row).toContainText(name);
  await expect(row).toContainText('Cancelled');
  await expectNoFaults(page);
  await row.getByRole('button', { name: /^Open / }).click();
  await expect(dialog.getByText(`${lastName.toLowerCase()}@example.org`)).toBeVisible();
  await expectNoFaults(page);
  // A booking stays readable when its program is gone.
  await remove();
  await page.reload();
  await expect(dialog.getByText(name)).toBeVisible();
});
