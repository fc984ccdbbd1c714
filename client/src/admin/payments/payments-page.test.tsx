import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { renderStaff } from '../../../test/render-staff.tsx';
import { inboxPage } from '../../../test/rows/inbox-rows.ts';
import { seen } from '../../../test/toasts.ts';
import { PaymentsPage } from './payments-page.tsx';

const movement = (id: number, more: object = {}) => ({
  __typename: 'PaymentMovement',
  id,
  source: 'booking',
  recordId: 5,
  direction: 'in',
  state: 'done',
  day: '2026-05-03',
  name: 'Amina Nakato',
  reference: '7K3M9QX4',
  amount: 60_000,
  currency: 'USD',
  fee: 1_850,
  method: 'card',
  provider: 'flutterwave',
  transactionId: '4711',
  refundId: null,
  receiptNumber: '',
  byName: 'System',
  ...more,
});
const back = movement(2, {
  direction: 'out',
  state: 'unclear',
  amount: 12_550,
  fee: null,
  method: 'online',
});
const gift = movement(3, {
  source: 'donation',
  recordId: 9,
  reference: 'LJ-9',
  amount: 50_000,
  currency: 'UGX',
  fee: null,
  method: null,
});
const months = [
  { __typename: 'PaymentMonth', month: '2026-05-01', source: 'booking', currency: 'USD' },
  { __typename: 'PaymentMonth', month: '2026-05-01', source: 'donation', currency: 'UGX' },
].map((row, i) => ({ ...row, came: i ? 50_000 : 60_000, back: 0, fees: i ? 0 : 1_850, count: 1 }));
const comparison = (more: object = {}) => ({
  __typename: 'PaymentComparison',
  id: 1,
  provider: 'flutterwave',
  byName: 'System',
  startedAt: '2026-05-03T22:30:00Z',
  endedAt: '2026-05-03T22:31:00Z',
  charges: 1_204,
  refunds: 1,
  found: 0,
  problem: null,
  ...more,
});
const difference = {
  __typename: 'PaymentDifference',
  id: 4,
  kind: 'otherState',
  about: 'charge',
  provider: 'flutterwave',
  number: '4711',
  reference: '7K3M9QX4',
  bookingId: 5,
  donationId: null,
  here: 'USD 600, done',
  there: 'USD 600, failed',
  foundAt: '2026-05-03T22:31:00Z',
  closedAt: null,
  closedByName: null,
  note: '',
};
const listed = (...nodes: object[]) => ({
  paymentDifferences: { __typename: 'PaymentDifferenceConnection', totalCount: nodes.length, nodes },
});
const server = {
  movements: () => ({ page: { ...inboxPage([movement(1), back, gift]).page, totalCount: 3 } }),
  movementTotals: () => ({ paymentMonths: months }),
  lastComparison: () => ({ paymentComparison: comparison() }),
  differences: () => listed(),
};

test('all money is one list, with the code beside each sum that is added up, and narrowed by what the address names', async () => {
  const asked: unknown[] = [];
  const totals: unknown[] = [];
  const { user } = renderStaff(
    <PaymentsPage />,
    {
      ...server,
      movements: (variables) => {
        asked.push(variables);
        return server.movements();
      },
      movementTotals: (variables) => {
        totals.push(variables);
        return server.movementTotals();
      },
    },
    '/admin/payments?from=2026-05-01&by=provider',
  );
  await screen.findByText('Found 3');
  const table = screen.getByRole('table', { name: 'In all, by currency' });
  const sums = within(table)
    .getAllByRole('row')
    .slice(1)
    .map(({ textContent }) => textContent);
  expect(sums).toEqual(['USDUSD 600USD 0USD 18.50', 'UGXUGX 50,000UGX 0UGX 0']);
  const [first] = screen.getAllByRole('link', { name: '7K3M9QX4' });
  expect(first).toHaveAttribute('href', '/admin/bookings/5/work');
  expect(screen.getByRole('link', { name: 'LJ-9' })).toHaveAttribute('href', '/admin/donations/9');
  expect(screen.getAllByText('Unclear').length).toBeGreaterThan(0);
  expect(asked.at(-1)).toEqual({ first: 25, from: '2026-05-01', by: 'provider', searching: true });
  await user.selectOptions(screen.getByLabelText('State'), 'To decide');
  await waitFor(() => expect(asked.at(-1)).toMatchObject({ state: 'toDecide' }));
  await user.selectOptions(screen.getByLabelText('State'), 'Went back');
  await waitFor(() => expect(asked.at(-1)).toMatchObject({ state: 'done', direction: 'out' }));
  // The totals are of what moved, so what is to be decided narrows the list alone.
  expect(totals.at(-1)).toEqual({ from: '2026-05-01', by: 'provider' });
});

test('a difference is closed with a sentence, which is asked for', async () => {
  const sent: unknown[] = [];
  const { user } = renderStaff(
    <PaymentsPage />,
    {
      ...server,
      differences: () => (sent.length > 0 ? listed() : listed(difference)),
      closeDifference: (variables) => {
        sent.push(variables);
        return { closePaymentDifference: { ...difference, closedAt: '2026-05-04T08:00:00Z' } };
      },
    },
    '/admin/payments',
  );
  expect(await screen.findByText('Another state: payment 4711')).toBeVisible();
  expect(screen.getByRole('link', { name: 'booking 7K3M9QX4' })).toHaveAttribute(
    'href',
    '/admin/bookings/5/work',
  );
  await user.click(screen.getByRole('button', { name: 'Close the difference about payment 4711' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Close this difference?' }));
  await user.click(dialog.getByRole('button', { name: 'Close it' }));
  expect(await dialog.findByText('Say what became of it.')).toBeVisible();
  await user.type(dialog.getByLabelText('What became of it'), 'Charged back, as the bank says');
  await user.click(dialog.getByRole('button', { name: 'Close it' }));
  await seen('Closed');
  expect(sent).toEqual([{ id: '4', note: 'Charged back, as the bank says' }]);
  expect(await screen.findByText('No difference waits to be closed.')).toBeVisible();
});

test('a comparison is begun by a press, and how it ended is told, also that a list could not be read', async () => {
  let last = comparison();
  const { user } = renderStaff(
    <PaymentsPage />,
    {
      ...server,
      lastComparison: () => ({ paymentComparison: last }),
      comparePayments: () => {
        last = comparison({
          id: 2,
          found: 0,
          problem: 'The payment provider cannot be asked (503). Nothing was changed.',
        });
        return { comparePayments: comparison({ id: 2, endedAt: null }) };
      },
    },
    '/admin/payments',
  );
  expect(
    await screen.findByText(/1,204 payments and 1 refund of the provider: nothing new differs/),
  ).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Compare now' }));
  expect(await screen.findByText(/could not be made.*Nothing was changed\./)).toHaveAttribute(
    'role',
    'status',
  );
});
