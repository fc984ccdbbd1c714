import { expect, test } from '@jest/globals';
import { act, screen, within } from '@testing-library/react';
import { Refusal, renderStaff } from '../../../test/render-staff.tsx';
import { donationRow, inboxPage } from '../../../test/rows/inbox-rows.ts';
import { seen } from '../../../test/toasts.ts';
import { login } from '../../lib/session/session.ts';
import { DonationsPage } from './donations-page.tsx';

test('Donations are listed with their amount, what became of them and why one was not taken', async () => {
  renderStaff(<DonationsPage />, {
    staffDonations: () =>
      inboxPage([
        donationRow(1, 'Amina Nakato'),
        donationRow(2, 'Opio Okello', { status: 'failed', problem: 'The amount differs.' }),
      ]),
  });
  expect(await screen.findByText('Total 2')).toBeVisible();
  expect(screen.getByRole('row', { name: /Amina Nakato .* UGX 50,000 Successful/ })).toBeVisible();
  expect(screen.getByRole('row', { name: /Opio Okello .* Failed The amount differs\. LJ-2/ })).toBeVisible();
});

const opened = (more: object = {}) => ({
  ...donationRow(1, 'Amina Nakato'),
  provider: 'flutterwave',
  providerTransactionId: '4711',
  checkedAt: '2026-01-05T12:05:00.000Z',
  receiptPath: '/api/v1/admin/donations/1/receipt.pdf',
  timeline: [event('started'), event('pending', 3), event('successful')],
  ...more,
});
const event = (type: string, times = 1, byEmail: string | null = null) => ({
  __typename: 'DonationEvent',
  type,
  times,
  byEmail,
  at: '2026-01-05T12:00:00.000Z',
  lastAt: '2026-01-05T12:05:00.000Z',
});
const rows = { staffDonations: () => inboxPage([donationRow(1, 'Amina Nakato')]) };

test('A donation is opened at an address of its own, with what the provider said and when', async () => {
  const { user } = renderStaff(
    <DonationsPage />,
    { ...rows, donationOpened: () => ({ donation: opened() }) },
    '/admin/donations',
  );
  await user.click(await screen.findByRole('button', { name: 'Open Amina Nakato' }));
  expect(screen.getByLabelText('address')).toHaveTextContent('/admin/donations/1');
  const dialog = within(await screen.findByRole('dialog', { name: 'Donation of Amina Nakato' }));
  expect(await dialog.findByText('4711')).toBeVisible();
  expect(dialog.getByText('Flutterwave')).toBeVisible();
  expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'The checkout was openedJan 5, 2026 3:00 PM',
    'The provider knew of no payment yet, 3 times in a row, last Jan 5, 2026 3:05 PMJan 5, 2026 3:00 PM',
    'The provider confirmed the paymentJan 5, 2026 3:00 PM',
  ]);
});

test('Its thanks are sent again by a press, which its timeline tells at once; a refusal is said', async () => {
  let limit = false;
  const { user, calls } = renderStaff(
    <DonationsPage />,
    {
      ...rows,
      donationOpened: () => ({ donation: opened() }),
      sendDonationThanks: () => {
        if (limit) throw new Refusal('Please try again tomorrow.', { code: 'RATE_LIMITED' });
        const { timeline } = opened();
        return {
          sendDonationThanks: {
            __typename: 'Donation',
            id: 1,
            timeline: [...timeline, event('thanks', 1, 'opio@lubugo.example')],
          },
        };
      },
    },
    '/admin/donations/1',
  );
  await user.click(await screen.findByRole('button', { name: 'Send thanks again' }));
  await seen('The thanks are on their way');
  expect(screen.getByText('The thanks were mailed again by opio@lubugo.example')).toBeVisible();
  limit = true;
  await user.click(screen.getByRole('button', { name: 'Send thanks again' }));
  await seen('Please try again tomorrow.');
  expect(calls.filter((name) => name === 'StaffDonations' || name === 'DonationOpened')).toHaveLength(2);
});

test('Its receipt is fetched with the token of the session', async () => {
  const asked: [string, unknown][] = [];
  globalThis.fetch = (async (address: string, { headers }: RequestInit) => {
    asked.push([address, headers]);
    return { ok: true, status: 200, blob: async () => new Blob(['%PDF']) };
  }) as never;
  let name = '';
  URL.createObjectURL = () => 'blob:test';
  HTMLAnchorElement.prototype.click = function () {
    name = this.download;
  };
  act(() => login({ user: { id: 1, email: 'opio@lubugo.example', role: 'owner' }, token: 'good' }));
  const { user } = renderStaff(
    <DonationsPage />,
    { ...rows, donationOpened: () => ({ donation: opened() }) },
    '/admin/donations/1',
  );
  await user.click(await screen.findByRole('button', { name: 'Download receipt' }));
  await seen('Receipt downloaded');
  expect(name).toBe('Donation receipt 1.pdf');
  expect(asked).toEqual([['/api/v1/admin/donations/1/receipt.pdf', { authorization: 'Bearer good' }]]);
});
