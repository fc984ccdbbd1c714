import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { renderStaff } from '../../../../test/render-staff.tsx';
import { donationRow, inboxPage } from '../../../../test/rows/inbox-rows.ts';
import { seen } from '../../../../test/toasts.ts';
import { DonationAccountsPage } from './donation-accounts-page.tsx';

const booked = (id: number, more: object = {}) => ({
  ...donationRow(id, 'Amina Nakato'),
  provider: 'flutterwave',
  providerTransactionId: '4711',
  ...more,
});
const month = (first: string, currency: string, amount: number, count: number) => ({
  __typename: 'DonationMonth',
  month: first,
  currency,
  amount,
  count,
});
const months = [
  month('2026-01-01', 'UGX', 50_000, 1),
  month('2026-01-01', 'USD', 10, 1),
  month('2026-02-01', 'USD', 25, 2),
];
const figures = (name: string) =>
  within(screen.getByRole('table', { name, hidden: true }))
    .getAllByRole('row', { hidden: true })
    .slice(1)
    .map(({ textContent }) => textContent);

test('totals are by currency and by month, and the donations behind them are narrowed by what the address names', async () => {
  const asked: unknown[] = [];
  const { user } = renderStaff(
    <DonationAccountsPage />,
    {
      donationTotals: (variables) => {
        asked.push(variables);
        return { donationMonths: months };
      },
      donationAccounts: (variables) => {
        asked.push(variables);
        return { page: { ...inboxPage([booked(1)]).page, totalCount: 1 } };
      },
    },
    '/admin/donation-accounts?from=2026-01-01&status=successful',
  );
  await screen.findByText('Found 1');
  expect(figures('In all, by currency')).toEqual(['UGX50,0001', 'USD353']);
  expect(figures('By month and currency')).toEqual([
    'February 2026USD 252',
    'January 2026USD 101',
    'January 2026UGX 50,0001',
  ]);
  const narrowed = { first: 25, from: '2026-01-01', status: 'successful', searching: true };
  expect(asked).toEqual(expect.arrayContaining([{ from: '2026-01-01' }, narrowed]));
  expect(screen.getByRole('link', { name: 'LJ-1' })).toHaveAttribute('href', '/admin/donations/1');
  await user.selectOptions(screen.getByLabelText('Currency'), 'USD');
  await waitFor(() => expect(asked.at(-1)).toEqual({ ...narrowed, currency: 'USD' }));
  expect(figures('In all, by currency')).toEqual(['USD353']);
});

test('the file for reconciliation has the day, both references, and numbers that programs read', async () => {
  const files: Promise<string>[] = [];
  URL.createObjectURL = (blob) => {
    const reader = new FileReader();
    files.push(new Promise((resolve) => (reader.onload = () => resolve(String(reader.result)))));
    reader.readAsText(blob as Blob);
    return 'blob:test';
  };
  HTMLAnchorElement.prototype.click = () => undefined;
  const rows = [booked(1), booked(2, { status: 'pending', settledAt: null, providerTransactionId: null })];
  const { user } = renderStaff(
    <DonationAccountsPage />,
    {
      donationTotals: () => ({ donationMonths: [] }),
      donationAccounts: () => ({ page: { ...inboxPage(rows).page, totalCount: 2 } }),
    },
    '/admin/donation-accounts',
  );
  await user.click(await screen.findByRole('button', { name: 'Download CSV' }));
  await seen('CSV file downloaded');
  expect((await files[0])?.trimEnd().split('\r\n')).toEqual([
    'Date,Reference,Provider,Transaction,Currency,Amount,Status',
    '2026-01-05,LJ-1,flutterwave,4711,UGX,50000,Successful',
    '2026-01-05,LJ-2,flutterwave,,UGX,50000,Not finished',
  ]);
  expect(screen.getByText('None were confirmed in this time.')).toBeVisible();
});
