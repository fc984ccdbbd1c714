import { expect, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { renderStaff } from '../../../test/render-staff.tsx';
import { ticksFor } from './bar-chart.tsx';
import { monthInWords, monthsUntilNow } from './months.ts';
import { ReportsPage } from './reports-page.tsx';

const [before = '', now = ''] = monthsUntilNow(2);
const counted = (month: string, programId: number | null, program: string, count: number) => ({
  __typename: 'RegistrationMonth',
  month,
  programId,
  program,
  count,
});
const given = (month: string, currency: string, amount: number) => ({
  __typename: 'DonationMonth',
  month,
  currency,
  symbol: currency,
  amount,
  count: 1,
});
const reports = () => ({
  registrationMonths: [
    counted(before, 1, 'Gorilla Trek', 3),
    counted(now, 1, 'Gorilla Trek', 4),
    counted(now, null, 'Gone', 1200),
  ],
  bookingMonths: [],
  donationMonths: [given(before, 'UGX', 50_000), given(now, 'USD', 15)],
});

test('registrations are drawn by month, each bar is reached by the arrows and says its value, and the table says the same', async () => {
  const { user } = renderStaff(<ReportsPage />, { reports }, '/admin/reports');
  const chart = await screen.findByRole('group', { name: 'Registrations, by month' });
  const bars = within(chart).getAllByRole('img');
  expect(bars).toHaveLength(12);
  expect(bars.filter(({ tabIndex }) => tabIndex === 0)).toEqual([bars[11]]);
  expect(bars[11]).toHaveAccessibleName(`${monthInWords(now)}: 1,204 registrations`);
  act(() => bars[11]?.focus());
  await user.keyboard('{ArrowLeft}');
  expect(bars[10]).toHaveFocus();
  expect(screen.getByText('3 registrations')).toBeVisible();
  await user.keyboard('{Home}{ArrowLeft}');
  expect(bars[0]).toHaveFocus();

  const [table] = screen.getAllByRole('table', { name: 'Registrations, by month', hidden: true });
  const rows = within(table as HTMLElement).getAllByRole('row', { hidden: true });
  expect(rows.slice(1, 3).map(({ textContent }) => textContent)).toEqual([
    `${monthInWords(now)}1,204`,
    `${monthInWords(before)}3`,
  ]);
  const programs = within(screen.getByRole('table', { name: 'Registrations by program' })).getAllByRole(
    'row',
  );
  expect(programs.slice(1).map(({ textContent }) => textContent)).toEqual(['Gone1,200', 'Gorilla Trek7']);
});

test('one program alone is chosen in the address; each currency is drawn by itself', async () => {
  const { user } = renderStaff(<ReportsPage />, { reports }, '/admin/reports');
  await user.selectOptions(await screen.findByLabelText('Program'), 'Gorilla Trek');
  expect(
    await screen.findByRole('img', { name: `${monthInWords(now)}: 4 registrations` }),
  ).toBeInTheDocument();
  await waitFor(() => expect(screen.getByLabelText('address')).toHaveTextContent('/admin/reports?program=1'));
  expect(screen.getByRole('img', { name: `${monthInWords(before)}: UGX 50,000` })).toBeInTheDocument();
  expect(screen.getByRole('img', { name: `${monthInWords(now)}: USD 15` })).toBeInTheDocument();
  expect(screen.queryByRole('group', { name: 'Donations in KES, by month' })).not.toBeInTheDocument();
});

test.each([
  [0, [0, 1]],
  [3, [0, 1, 2, 3]],
  [1204, [0, 500, 1000, 1500]],
  [50_000, [0, 20_000, 40_000, 60_000]],
])('the lines behind a highest value of %i are at round numbers up to above it', (highest, ticks) => {
  expect(ticksFor(highest)).toEqual(ticks);
});

test('months run across the turn of a year', () => {
  expect(monthsUntilNow(3, '2026-02-28')).toEqual(['2025-12-01', '2026-01-01', '2026-02-01']);
});
